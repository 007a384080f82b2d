"""``siete solve RULESET``: the equilibrium of one player against the banker."""

import argparse
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from siete.cli.house import add_house_rules, rules_asked_for
from siete.cli.output import print_json
from siete.cli.parser import add_language
from siete.cli.words import word
from siete.errors import SieteError

if TYPE_CHECKING:
    from siete.odds.equilibrium.rule_worth import RuleWorth
    from siete.odds.equilibrium.solve import Solution
    from siete.texts import Texts

_EVENING: Final = 100
_MOST_ROUNDS: Final = 10**9
_BETWEEN_LINES: Final = 0.2
"""Seconds between two looks at how far it is."""


def add_parser(subparsers: Any) -> None:
    """Add the command and what it takes to the command line."""
    about = word("help-solve")
    parser = subparsers.add_parser("solve", help=about, description=about)
    parser.add_argument("ruleset", metavar="RULESET", help=word("help-rules-ruleset"))
    add_house_rules(parser)
    parser.add_argument(
        "--rounds", metavar="N", type=int, default=_EVENING, help=word("help-solve-rounds")
    )
    parser.add_argument("--each-rule", action="store_true", help=word("help-solve-each-rule"))
    parser.add_argument("--certificate", metavar="FILE", help=word("help-solve-certificate"))
    parser.add_argument("--json", action="store_true", help=word("help-rules-json"))
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Print the solution; exit code 0.

    Raises RulesError for rules that can't be, and SieteError for a number of rounds that can't, or
    a certificate that can't be written.
    """
    from siete.odds.equilibrium.solve import solve
    from siete.texts import texts

    rules = rules_asked_for(args.ruleset, args.variants, args.options)
    if not 1 <= args.rounds <= _MOST_ROUNDS:
        raise SieteError("solve_rounds", rounds=args.rounds, most=_MOST_ROUNDS)
    words = texts(args.lang)
    with _Line(words) as line, _file_for(args.certificate) as file:
        solution = solve(rules, progress=line.parts)
        if file is not None:
            _write(file, solution)
        worths = _each_rule(solution, line) if args.each_rule else None
    if args.json:
        _print_object(solution, args.rounds, worths)
        return 0
    from siete.cli.solve_words import rules_words, solution_words

    print(*solution_words(solution, args.rounds, words), sep="\n")
    if worths is not None:
        print(*rules_words(worths, words), sep="\n")
    return 0


def _each_rule(solution: "Solution", line: "_Line") -> "list[RuleWorth]":
    from siete.odds.equilibrium.rule_worth import rule_worths

    return list(rule_worths(solution.rules, line.rule, solution, line.parts))


def _print_object(solution: "Solution", rounds: int, worths: "list[RuleWorth] | None") -> None:
    from siete.odds.equilibrium.report import rules_table, solution_object

    found = solution_object(solution, rounds)
    if worths is not None:
        found["each_rule"] = rules_table(worths)
    print_json(found)


@contextmanager
def _file_for(name: str | None) -> Iterator[Path | None]:
    """A file that can be written, tried before the work begins; gone again if that fails."""
    if name is None:
        yield None
        return
    file = Path(name)
    fresh = not file.exists()
    if fresh or file.is_dir() or file.is_file():
        try:
            file.open("ab").close()
        except OSError as error:
            raise _unwritten(name, error) from error
    try:
        yield file
    except BaseException:
        if fresh:
            file.unlink(missing_ok=True)
        raise


def _write(file: Path, solution: "Solution") -> None:
    from siete.odds.equilibrium.certificate import write_certificate

    try:
        write_certificate(file, solution.certificate())
    except OSError as error:
        raise _unwritten(str(file), error) from error


def _unwritten(name: str, error: OSError) -> SieteError:
    reason = error.strerror or type(error).__name__
    return SieteError("solve_certificate", file=name, reason=reason)


class _Line:
    """A line on a terminal that says how far it is, written over itself; elsewhere nothing."""

    def __init__(self, words: "Texts") -> None:
        self._words = words
        self._begun = time.monotonic()
        self._due = 0.0
        self._option = ""
        self._shown = 0

    def __enter__(self) -> "_Line":
        return self

    def __exit__(self, *_: object) -> None:
        if self._shown:
            print(f"\r{'':<{self._shown}}\r", end="", file=sys.stderr, flush=True)

    def rule(self, option: str) -> None:
        """The game without this option is looked at next."""
        self._option = option

    def parts(self, solved: int, _name: str) -> None:
        """So many parts of the game at hand are solved, and one more begins."""
        now = time.monotonic() - self._begun
        if now < self._due or not sys.stderr.isatty():
            return
        self._due = now + _BETWEEN_LINES
        said = self._words.say("solve-progress", parts=solved, seconds=str(round(now)))
        if self._option:
            said = self._words.say("solve-progress-rule", option=self._option, progress=said)
        print(f"\r{said:<{self._shown}}", end="", file=sys.stderr, flush=True)
        self._shown = len(said)
