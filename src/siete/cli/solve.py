"""``siete solve RULESET``: the equilibrium of one player against the banker."""

import argparse
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from siete.cli.house import add_house_rules, rules_asked_for
from siete.cli.numbers import given, whole
from siete.cli.output import print_json
from siete.cli.parser import add_language
from siete.cli.solving import Line, file_to_write, unwritten
from siete.cli.words import word
from siete.errors import SieteError

if TYPE_CHECKING:
    from siete.odds.equilibrium.rule_worth import RuleWorth
    from siete.odds.equilibrium.solve import Solution
    from siete.texts import Texts

_EVENING: Final = "100"
_MOST_ROUNDS: Final = 10**9
_REFUSED: Final = "solve_certificate"


def add_parser(subparsers: Any) -> None:
    """Add the command and what it takes to the command line."""
    about = word("help-solve")
    parser = subparsers.add_parser("solve", help=about, description=about)
    parser.add_argument("ruleset", metavar="RULESET", help=word("help-rules-ruleset"))
    add_house_rules(parser)
    parser.add_argument("--rounds", metavar="N", default=_EVENING, help=word("help-solve-rounds"))
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
    rounds = whole(args.rounds)
    if rounds is None or not 1 <= rounds <= _MOST_ROUNDS:
        raise SieteError("solve_rounds", rounds=given(args.rounds), most=str(_MOST_ROUNDS))
    words = texts(args.lang)
    file = nullcontext() if args.certificate is None else file_to_write(args.certificate, _REFUSED)
    with Line(words) as line, file as path:
        solution = solve(rules, progress=line.parts)
        if path is not None:
            _write(path, solution)
        worths = _each_rule(solution, line) if args.each_rule else None
        found = _object(solution, rounds, worths) if args.json else {}
        lines = [] if args.json else _lines(solution, rounds, worths, words)
    if args.json:
        print_json(found)
    else:
        print(*lines, sep="\n")
    return 0


def _each_rule(solution: "Solution", line: "Line") -> "list[RuleWorth]":
    from siete.odds.equilibrium.rule_worth import rule_worths

    return list(rule_worths(solution.rules, line.rule, solution, line.parts))


def _object(
    solution: "Solution", rounds: int, worths: "list[RuleWorth] | None"
) -> dict[str, object]:
    from siete.odds.equilibrium.report import rules_table, solution_object

    found = solution_object(solution, rounds)
    if worths is not None:
        found["each_rule"] = rules_table(worths)
    return found


def _lines(
    solution: "Solution", rounds: int, worths: "list[RuleWorth] | None", words: "Texts"
) -> list[str]:
    from siete.cli.solve_words import rules_words, solution_words

    lines = [*solution_words(solution, rounds, words)]
    if worths is not None:
        lines += rules_words(worths, words)
    return lines


def _write(file: Path, solution: "Solution") -> None:
    from siete.odds.equilibrium.certificate import write_certificate

    try:
        write_certificate(file, solution.certificate())
    except OSError as error:
        raise unwritten(str(file), _REFUSED, error) from error
