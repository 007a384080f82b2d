"""``siete chart RULESET -o FILE``: how to play, an evening and the rules, drawn."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from siete.cli.house import add_house_rules, rules_asked_for
from siete.cli.numbers import given, whole
from siete.cli.parser import add_language
from siete.cli.solving import Line, file_to_write, unwritten
from siete.cli.words import word
from siete.errors import SieteError
from siete.home import write_whole

if TYPE_CHECKING:
    from siete.odds.charts.data import Chart
    from siete.rules import Rules
    from siete.texts import Texts

_ENDINGS: Final = (".svg", ".png", ".html")
_EVENING: Final = "100"
_REFUSED: Final = "chart_unwritten"


def add_parser(subparsers: Any) -> None:
    """Add the command and what it takes to the command line."""
    about = word("help-chart")
    parser = subparsers.add_parser("chart", help=about, description=about)
    parser.add_argument("ruleset", metavar="RULESET", help=word("help-rules-ruleset"))
    add_house_rules(parser)
    parser.add_argument(
        "-o", dest="file", metavar="FILE", required=True, help=word("help-chart-file")
    )
    parser.add_argument("--each-rule", action="store_true", help=word("help-chart-each-rule"))
    parser.add_argument("--rounds", metavar="N", default=_EVENING, help=word("help-chart-rounds"))
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Write the chart; exit code 0.

    Raises RulesError for rules that can't be, and SieteError for a file that can't be drawn or
    written, or a number of rounds that can't: all of it before the game is solved, where that can
    be known.
    """
    from siete.odds.charts.evening import MOST_ROUNDS
    from siete.texts import texts

    ending = Path(args.file).suffix.lower()
    if ending not in _ENDINGS:
        raise SieteError("chart_file", file=given(args.file))
    rules = rules_asked_for(args.ruleset, args.variants, args.options)
    rounds = whole(args.rounds)
    if rounds is None or not 1 <= rounds <= MOST_ROUNDS:
        raise SieteError("chart_rounds", rounds=given(args.rounds), most=str(MOST_ROUNDS))
    words = texts(args.lang)
    with file_to_write(args.file, _REFUSED) as file:
        with Line(words) as line:
            chart = _solved(rules, rounds, line, each_rule=args.each_rule)
        try:
            write_whole(file, _drawn(chart, ending, words))
        except OSError as error:
            raise unwritten(args.file, _REFUSED, error) from error
    _say_what_is_there(chart, args.file, words)
    return 0


def _solved(rules: "Rules", rounds: int, line: Line, *, each_rule: bool) -> "Chart":
    from siete.odds.charts.data import chart_of
    from siete.odds.equilibrium.rule_worth import rule_worths
    from siete.odds.equilibrium.solve import solve

    solution = solve(rules, progress=line.parts)
    chart = chart_of(solution, rounds)  # refuses what it must before the rest is worked out
    if not each_rule:
        return chart
    return chart.with_worths(rule_worths(rules, line.rule, solution, line.parts))


def _drawn(chart: "Chart", ending: str, words: "Texts") -> bytes:
    if ending == ".html":
        from siete.odds.charts.html import chart_html

        return chart_html(chart, words).encode("utf-8")
    from siete.odds.charts.sheet import chart_png, chart_svg

    return chart_svg(chart, words) if ending == ".svg" else chart_png(chart, words)


def _say_what_is_there(chart: "Chart", file: str, words: "Texts") -> None:
    from siete.odds.charts.words import ChartWords

    said = ChartWords(chart, words)
    parts = words.listed(said.parts, "comma")
    print(words.say("chart-written", file=file, parts=parts))
    if chart.worths is None:
        print(said.missing)
