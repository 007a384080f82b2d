"""``siete tournament``: each level of bots against the one below it, in both parts."""

import argparse
import sys
import time
from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from siete.cli.guard import INTERRUPTED
from siete.cli.house import rules_asked_for
from siete.cli.output import print_json
from siete.cli.parser import add_language
from siete.cli.words import word
from siete.errors import SieteError

if TYPE_CHECKING:
    from siete.odds.levels.duels import Score, Tally
    from siete.texts import Texts

_DEALS: Final = 2000
_SEATS: Final = 2
_SEED: Final = 1
_DECIMALS: Final = 4
_BETWEEN_LINES: Final = 0.5
"""Seconds between two looks at how far it is."""


class Match(NamedTuple):
    """One level against another by some rules, as far as they were played."""

    ruleset: str
    level: str
    below: str
    score: "Score"


def add_parser(subparsers: Any) -> None:
    """Add the command and what it takes to the command line."""
    about = word("help-tournament")
    parser = subparsers.add_parser("tournament", help=about, description=about)
    parser.add_argument(
        "rulesets", metavar="RULESET", nargs="*", help=word("help-tournament-rulesets")
    )
    for name, kind in (("rounds", int), ("seats", int), ("levels", str), ("seed", int)):
        metavar = "A,B,..." if name == "levels" else "N"
        parser.add_argument(
            f"--{name}", metavar=metavar, type=kind, help=word(f"help-tournament-{name}")
        )
    parser.add_argument("--json", action="store_true", help=word("help-simulate-json"))
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Play; exit code 0, or 130 where Ctrl-C ended it: what there is was printed all the same."""
    from siete.rules import RULESETS
    from siete.texts import texts

    words = texts(args.lang)
    rulesets = args.rulesets or list(RULESETS)
    for ruleset in rulesets:
        rules_asked_for(ruleset, (), ())  # refused before anything is played
    levels = _levels(args.levels)
    deals = _DEALS if args.rounds is None else args.rounds
    if deals < 1:
        raise SieteError("simulate_rounds", rounds=str(deals))
    seats = _SEATS if args.seats is None else args.seats
    if not 2 <= seats <= 12:
        raise SieteError("simulate_seats", seats=seats, low=2, high=12)
    seed = _SEED if args.seed is None else args.seed
    line = _Line(words) if sys.stderr.isatty() else None
    found: dict[tuple[str, str], Match] = {}
    stopped = False
    try:
        for match in played(rulesets, levels, deals, seats, seed):
            found[match.ruleset, match.level] = match
            if line is not None:
                line.show(match, deals)
    except KeyboardInterrupt:
        stopped = True
    if line is not None:
        line.clear()
    if args.json:
        print_json(_object(list(found.values()), seats, seed, stopped=stopped))
    elif found:
        _report(list(found.values()), words, stopped=stopped)
    return INTERRUPTED if stopped else 0


def _levels(said: str | None) -> tuple[str, ...]:
    from siete.bots import LEVELS
    from siete.bots.levels import character

    levels = LEVELS if said is None else tuple(name.strip() for name in said.split(","))
    for level in levels:
        character(level)
    if len(levels) < 2 or len(set(levels)) < len(levels):
        raise SieteError("tournament_levels")
    return levels


def played(
    rulesets: list[str], levels: tuple[str, ...], deals: int, seats: int, seed: int
) -> Iterator[Match]:
    """Every match, after each of its deals."""
    from siete.odds.levels.duels import Score, duel

    for ruleset in rulesets:
        rules = rules_asked_for(ruleset, (), ())
        for below, level in pairwise(levels):
            score = Score()
            for _, deal in zip(range(deals), duel(rules, level, below, seats, seed), strict=False):
                score = score.plus(deal)
                yield Match(ruleset, level, below, score)


class _Line:
    """A line on a terminal that says how far it is, written over itself."""

    def __init__(self, words: "Texts") -> None:
        self._words = words
        self._shown = 0
        self._due = 0.0

    def show(self, match: Match, deals: int) -> None:
        """Say it, not too often."""
        if time.monotonic() < self._due:
            return
        self._due = time.monotonic() + _BETWEEN_LINES
        said = self._words.say(
            "tournament-progress",
            ruleset=match.ruleset,
            level=match.level,
            below=match.below,
            done=match.score.both.number,
            deals=deals,
        )
        print(f"\r{said:<{self._shown}}", end="", file=sys.stderr, flush=True)
        self._shown = len(said)

    def clear(self) -> None:
        """Take the line away."""
        if self._shown:
            print(f"\r{'':<{self._shown}}\r", end="", file=sys.stderr, flush=True)


def _report(found: list[Match], words: "Texts", *, stopped: bool) -> None:
    from siete.terminal.plan import kind_words

    say = words.say
    if stopped:
        print(say("tournament-stopped"))
    print(say("tournament-meaning"))
    ruleset = ""
    for match in found:
        if match.ruleset != ruleset:
            ruleset = match.ruleset
            print(f"\n{ruleset}")
        score = match.score
        print(
            say(
                "tournament-line",
                level=kind_words(match.level, words),
                below=kind_words(match.below, words),
                deals=score.both.number,
                both=_shown(score.both, words),
                player=_shown(score.player, words),
                banker=_shown(score.banker, words),
                sigmas=words.decimal(score.sigmas, 1, signed=True),
            )
        )


def _shown(tally: "Tally", words: "Texts") -> str:
    mean = words.decimal(tally.mean, _DECIMALS, signed=True)
    return f"{mean} ± {words.decimal(tally.error, _DECIMALS)}"


def _object(found: list[Match], seats: int, seed: int, *, stopped: bool) -> dict[str, object]:
    rulesets: dict[str, list[dict[str, object]]] = {}
    for match in found:
        score = match.score
        rulesets.setdefault(match.ruleset, []).append(
            {
                "level": match.level,
                "below": match.below,
                "deals": score.both.number,
                "mean": score.both.mean,
                "error": score.both.error,
                "sigmas": score.sigmas,
                "player": {"mean": score.player.mean, "error": score.player.error},
                "banker": {"mean": score.banker.mean, "error": score.banker.error},
            }
        )
    return {"rulesets": rulesets, "seats": seats, "seed": seed, "complete": not stopped}
