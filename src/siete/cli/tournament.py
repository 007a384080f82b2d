"""``siete tournament``: how much better each level of bots is than the one below it."""

import argparse
import time
from collections.abc import Iterator
from itertools import islice, pairwise
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from siete.cli.guard import INTERRUPTED
from siete.cli.house import rules_asked_for
from siete.cli.output import clock, print_json
from siete.cli.parser import add_language
from siete.cli.rewritten import Rewritten
from siete.cli.simulate import rounds_asked_for
from siete.cli.words import word
from siete.errors import SieteError

if TYPE_CHECKING:
    from siete.odds.levels.duels import Deal, Score, Tally
    from siete.texts import Texts

_DEALS: Final = 2000
_SEATS: Final = 2
_SEED: Final = 1
_DECIMALS: Final = 4
_FEW: Final = 30
"""Fewer deals than these tell little: their error is a rough guess itself."""
_AT_A_TIME: Final = 25
"""So many deals of each match are played in turn: all are as far when it is stopped."""
_BETWEEN_LINES: Final = 0.5
"""Seconds between two looks at how far it is."""


class Match(NamedTuple):
    """One level against another by some rules, as far as they were played, and how long it took."""

    ruleset: str
    level: str
    below: str
    score: "Score"
    seconds: float = 0.0


def add_parser(subparsers: Any) -> None:
    """Add the command and what it takes to the command line."""
    about = word("help-tournament")
    parser = subparsers.add_parser("tournament", help=about, description=about)
    parser.add_argument(
        "rulesets", metavar="RULESET", nargs="*", help=word("help-tournament-rulesets")
    )
    for name, kind in (("rounds", str), ("seats", int), ("levels", str), ("seed", int)):
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
    deals = _DEALS if args.rounds is None else rounds_asked_for(args.rounds)
    seats = _SEATS if args.seats is None else args.seats
    if not 2 <= seats <= 12:
        raise SieteError("simulate_seats", seats=seats, low=2, high=12)
    seed = _SEED if args.seed is None else args.seed
    line = _Line(words, deals, len(rulesets) * (len(levels) - 1))
    found: dict[tuple[str, str], Match] = {}
    stopped = False
    try:
        for match in played(rulesets, levels, deals, seats, seed):
            found[match.ruleset, match.level] = match
            line.show(match)
    except KeyboardInterrupt:
        stopped = True
    line.clear()
    if args.json:
        print_json(_object(list(found.values()), seats, seed, stopped=stopped))
    elif found:
        _report(list(found.values()), words, seed, stopped=stopped)
    else:
        print(words.say("simulate-nothing"))
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
    """Every match, after each of its deals: some of each in turn."""
    from siete.odds.levels.duels import Score, duel

    matches: list[tuple[Match, Iterator[Deal]]] = []
    for ruleset in dict.fromkeys(rulesets):
        rules = rules_asked_for(ruleset, (), ())
        for below, level in pairwise(levels):
            dealing = duel(rules, level, below, seats, seed)
            matches.append((Match(ruleset, level, below, Score()), dealing))
    for done in range(0, deals, _AT_A_TIME):
        for place, (match, dealing) in enumerate(matches):
            begun = time.perf_counter() - match.seconds
            for deal in islice(dealing, min(_AT_A_TIME, deals - done)):
                score, seconds = match.score.plus(deal), time.perf_counter() - begun
                match = match._replace(score=score, seconds=seconds)
                yield match
            matches[place] = match, dealing


class _Line:
    """A line on a terminal that says how far it is; elsewhere nothing."""

    def __init__(self, words: "Texts", deals: int, matches: int) -> None:
        self._words = words
        self._deals = deals
        self._whole = deals * matches
        self._done = 0
        self._begun = time.monotonic()
        self._line = Rewritten()
        self._due = 0.0

    def show(self, match: Match) -> None:
        """Say it after each deal, not too often."""
        self._done += 1
        now = time.monotonic()
        if now < self._due or not self._line.is_seen:
            return
        self._due = now + _BETWEEN_LINES
        left = (now - self._begun) / self._done * (self._whole - self._done)
        said = self._words.say(
            "tournament-progress",
            ruleset=match.ruleset,
            level=match.level,
            below=match.below,
            done=match.score.both.number,
            deals=self._deals,
            left=clock(left),
        )
        self._line.say(said)

    def clear(self) -> None:
        """Take the line away."""
        self._line.clear()


def _report(found: list[Match], words: "Texts", seed: int, *, stopped: bool) -> None:
    from siete.odds.levels.words import bot_words

    say = words.say
    if stopped:
        print(say("tournament-stopped"))
    print(say("tournament-meaning", seed=str(seed)))
    ruleset = ""
    for match in found:
        if match.ruleset != ruleset:
            ruleset = match.ruleset
            print(f"\n{ruleset}")
        score = match.score
        said: dict[str, str | int] = {
            "level": bot_words(match.level, words),
            "below": bot_words(match.below, words),
            "deals": score.player.number,
            "seconds": words.decimal(match.seconds, 1),
            "player": _shown(score.player, words),
            "sigmas": _in_errors(score.both, words),
        }
        if not score.banks:
            print(say("tournament-line-player", **said))
            continue
        both, banker = _shown(score.both, words), _shown(score.banker, words)
        print(say("tournament-line", both=both, banker=banker, **said))
    if any(match.score.player.number < _FEW for match in found):
        print(f"\n{say('tournament-few', few=_FEW)}")


def _shown(tally: "Tally", words: "Texts") -> str:
    mean = words.decimal(tally.mean, _DECIMALS, signed=True)
    error = _error(tally)
    return f"{mean} ± {'?' if error is None else words.decimal(error, _DECIMALS)}"


def _in_errors(tally: "Tally", words: "Texts") -> str:
    sigmas = _sigmas(tally)
    return "?" if sigmas is None else words.decimal(sigmas, 1, signed=True)


def _object(found: list[Match], seats: int, seed: int, *, stopped: bool) -> dict[str, object]:
    rulesets: dict[str, list[dict[str, object]]] = {}
    for match in found:
        score = match.score
        rulesets.setdefault(match.ruleset, []).append(
            {
                "level": match.level,
                "below": match.below,
                "deals": score.player.number,
                "seconds": match.seconds,
                **_part(score.both),
                "player": _part(score.player),
                "banker": _part(score.banker) if score.banks else None,
            }
        )
    return {"rulesets": rulesets, "seats": seats, "seed": seed, "complete": not stopped}


def _part(tally: "Tally") -> dict[str, float | None]:
    return {"mean": tally.mean, "error": _error(tally), "sigmas": _sigmas(tally)}


def _error(tally: "Tally") -> float | None:
    """The standard error, which a single deal has none of."""
    return tally.error if tally.number > 1 else None


def _sigmas(tally: "Tally") -> float | None:
    """How many errors the mean is above nothing; None where there is no error, or it is 0."""
    return tally.sigmas if tally.error else None
