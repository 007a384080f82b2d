"""``siete simulate RULESET``: play many rounds and say what each seat wins, with its error."""

import argparse
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from math import isfinite
from typing import TYPE_CHECKING, Any, Final

from siete.cli.guard import INTERRUPTED
from siete.cli.house import add_house_rules, rules_asked_for
from siete.cli.numbers import given, whole
from siete.cli.output import clock, complain, print_json
from siete.cli.parser import add_language
from siete.cli.rewritten import Rewritten
from siete.cli.words import word
from siete.errors import SieteError

if TYPE_CHECKING:
    from siete.odds.simulate import Progress, Simulated
    from siete.rules import Rules
    from siete.texts import Texts

_DECIMALS: Final = 6
_BETWEEN_LINES: Final = 0.2
"""Seconds between two looks at how far it is."""


def add_parser(subparsers: Any) -> None:
    """Add the command and what it takes to the command line."""
    about = word("help-simulate")
    parser = subparsers.add_parser("simulate", help=about, description=about)
    parser.add_argument("ruleset", metavar="RULESET", help=word("help-rules-ruleset"))
    add_house_rules(parser)
    for name, metavar, kind in (
        ("rounds", "N", str),
        ("seats", "N", int),
        ("player", "POLICY", str),
        ("banker", "POLICY", str),
        ("seed", "N", int),
        ("threads", "N", int),
        ("cluster", "ADDRESS", str),
        ("replay", "K", int),
    ):
        parser.add_argument(
            f"--{name}", metavar=metavar, type=kind, help=word(f"help-simulate-{name}")
        )
    parser.add_argument("--json", action="store_true", help=word("help-simulate-json"))
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Simulate; exit code 0, or 130 where Ctrl-C ended it: what there is was printed all the same.

    With ``--replay`` one round is written as a record.
    """
    rules = rules_asked_for(args.ruleset, args.variants, args.options)
    table = {
        name: getattr(args, name)
        for name in ("seats", "player", "banker", "seed")
        if getattr(args, name) is not None
    }
    if args.replay is not None and args.json:
        raise SieteError("simulate_replay_json")
    if args.replay is not None:
        _write_round(rules, args.replay, table)
        return 0
    return _simulate(rules, args, table)


def _write_round(rules: "Rules", number: int, table: dict[str, Any]) -> None:
    from siete.odds.simulate import play_again
    from siete.odds.table_rounds import record_of
    from siete.record import format_record

    print(format_record(record_of(play_again(rules, number, **table))), end="")


def _simulate(rules: "Rules", args: argparse.Namespace, table: dict[str, Any]) -> int:
    from siete.odds.simulate import ROUNDS, simulate
    from siete.texts import texts

    words = texts(args.lang)
    rounds = ROUNDS if args.rounds is None else rounds_asked_for(args.rounds)
    line = _Line(words)
    with _stopped_by_interrupt() as stop:
        line.begin()
        try:
            found = simulate(
                rules,
                rounds,
                **table,
                threads=args.threads,
                cluster=args.cluster,
                progress=line,
                stop=stop,
            )
        finally:
            line.clear()
    if args.json:
        print_json(_object(found))
    elif found.rounds:
        _report(found, words)
    else:
        print(words.say("simulate-nothing"))
    if found.unplaced:
        complain(words.say("simulate-unplaced", decisions=found.unplaced))
    return INTERRUPTED if found.rounds < rounds else 0


def rounds_asked_for(text: str) -> int:
    """A number of rounds. Raises SieteError ``simulate_rounds`` for what is none."""
    rounds = whole(text)
    if not rounds:
        raise SieteError("simulate_rounds", rounds=given(text))
    return rounds


@contextmanager
def _stopped_by_interrupt() -> Iterator[threading.Event]:
    """An event that the first Ctrl-C sets; a second one ends the command."""
    stop = threading.Event()
    before = signal.getsignal(signal.SIGINT)

    def interrupted(_signal: int, _frame: object) -> None:
        stop.set()
        signal.signal(signal.SIGINT, before)

    if before == signal.SIG_IGN:
        yield stop
        return
    signal.signal(signal.SIGINT, interrupted)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


class _Line:
    """A line on a terminal that says how far it is; elsewhere nothing."""

    def __init__(self, words: "Texts") -> None:
        self._words = words
        self._line = Rewritten()
        self._due = 0.0

    def begin(self) -> None:
        """The first rounds come when all that plays them is loaded, and compiled."""
        self._line.say(self._words.say("simulate-ready"))

    def __call__(self, progress: "Progress") -> None:
        if progress.seconds < self._due or not self._line.is_seen:
            return
        self._due = progress.seconds + _BETWEEN_LINES
        said = self._words.say(
            "simulate-progress",
            done=self._words.count(progress.done),
            rounds=self._words.count(progress.asked),
            rate=self._words.count(progress.rate),
            left=clock(progress.left),
        )
        self._line.say(said)

    def clear(self) -> None:
        """Take the line away."""
        self._line.clear()


def _object(found: "Simulated") -> dict[str, object]:
    return {
        "rounds": found.rounds,
        "asked": found.asked,
        "seconds": found.seconds,
        "rate": found.rate,
        "seats": {
            name: {
                "mean": seat.mean if found.rounds else None,
                "error": seat.error if isfinite(seat.error) else None,
            }
            for name, seat in found.seats.items()
        },
        "policies": found.policies,
        "seed": found.seed,
        "generator": found.generator,
        "by": found.by,
        "unplaced": found.unplaced,
    }


def _report(found: "Simulated", words: "Texts") -> None:
    say = words.say
    if found.rounds < found.asked:
        print(
            say(
                "simulate-stopped",
                rounds=words.count(found.rounds),
                asked=words.count(found.asked),
            )
        )
    print(
        say(
            "simulate-played",
            rounds=words.count(found.rounds),
            seed=str(found.seed),
            seconds=words.decimal(found.seconds, 2),
            rate=words.count(found.rate),
        )
    )
    if found.by == "engine":
        print(say("simulate-by-engine"))
    policies = list(found.policies.values())
    print(say("simulate-policies", player=policies[0], banker=policies[-1]))
    print(say("simulate-won"))
    *players, banker = found.seats.values()
    names = [say("simulate-player", number=number) for number in range(1, len(players) + 1)]
    for name, seat in zip((*names, say("simulate-banker")), (*players, banker), strict=True):
        mean = words.decimal(seat.mean, _DECIMALS, signed=True)
        error = words.decimal(seat.error, _DECIMALS) if isfinite(seat.error) else "?"
        print(f"  {say('simulate-seat', seat=name, mean=mean, error=error)}")
