"""A solution as plain objects: for JSON, and as tables that pandas and polars take.

Numbers are floats with all their digits, in first stakes unless it is said otherwise; totals are
texts such as ``5.5``. Tables are lists of dicts, one for each row: ``pandas.DataFrame(rows)`` and
``polars.DataFrame(rows)`` take them.
"""

from collections.abc import Iterable
from typing import Final

from siete.amounts import format_amount
from siete.cards import LIMIT
from siete.odds.equilibrium.rule_worth import RuleWorth
from siete.odds.equilibrium.simple import Simple
from siete.odds.equilibrium.solve import Solution
from siete.odds.equilibrium.strategy import Cell
from siete.odds.position import points
from siete.odds.report import Object, Row
from siete.rules import rules_text

ROUNDS: Final = 100
"""How many rounds an evening has where nobody says."""
HIDDEN: Final = "hidden"
"""The name of a banker's card that nobody sees, as in ``siete.odds.report``."""
_PAIR: Final = "pair_of_sevens"


def solution_object(solution: Solution, rounds: int = ROUNDS) -> Object:
    """All that ``siete solve --json`` prints, but what each rule adds.

    ``value``, ``lower`` and ``upper`` are of a round to the player, ``left_out`` names the options
    that the strategies do without (``Solution``). ``stake`` is the first stake in chips and
    ``highest`` the highest one in first stakes. ``infosets`` are those of both sides. ``bank`` has
    the banker's ``edge`` a round, in how many rounds the bank ``changes``, and what it is ``worth``
    to begin an evening of so many ``rounds`` as banker rather than as player. ``results``,
    ``chart`` and ``simple`` are as the functions below say.
    """
    return {
        "ruleset": solution.rules.ruleset,
        "rules": rules_text(solution.rules),
        "value": solution.value,
        "lower": solution.lower,
        "upper": solution.upper,
        "without_splitting": solution.unsplit,
        "exact": solution.exact,
        "left_out": list(solution.left_out),
        "seconds": solution.seconds,
        "stake": format_amount(solution.rules.bets_min),
        "highest": solution.game.highest,
        "infosets": solution.infosets,
        "player_infosets": solution.player_infosets,
        "banker_infosets": solution.banker_infosets,
        "bank": {
            "edge": -solution.value,
            "changes": solution.bank_changes,
            "rounds": rounds,
            "worth": solution.bank_worth(rounds),
        },
        "results": results_table(solution),
        "chart": [_cell_object(cell) for cell in solution.chart],
        "simple": simple_object(solution.simple),
    }


def results_table(solution: Solution) -> list[Row]:
    """One row for each thing that a round may come to, the likeliest first.

    ``why``, the classes of hands ``player`` and ``banker`` (empty where there is none), what the
    player gets ``net``, and the ``chance``; chances sum to 1 and nets times chances to the value.
    """
    return [
        {
            "why": each.why,
            "player": each.player,
            "banker": each.banker,
            "net": each.net,
            "chance": each.chance,
        }
        for each in solution.results
    ]


def chart_table(solution: Solution) -> list[Row]:
    """One row for each cell of the chart, with a column for every action that occurs.

    ``bank`` is the banker's card (``hidden`` for one that nobody sees), ``hidden`` the player's own
    hidden card (empty where all lie in sight or the hand is settled face down), ``shown`` the total
    of the cards in sight and ``total`` that of the hand in points; ``chance``, ``mixes``, and how
    often each action is chosen. A pair of sevens has the ``total`` 14.
    """
    names = sorted({name for cell in solution.chart for name in cell.actions})
    return [
        {
            "bank": cell.bank or HIDDEN,
            "hidden": cell.hidden,
            "shown": cell.shown / 2,
            "total": cell.total / 2,
            "chance": cell.chance,
            "mixes": cell.mixes,
            **{name: cell.actions.get(name, 0.0) for name in names},
        }
        for cell in solution.chart
    ]


def simple_object(simple: Simple) -> Object:
    """What simpler play gets at least: ``by_chart``, ``by_total``, and where that ``stands_from``.

    ``by_chart`` does in each cell of the chart what is commonest there.
    """
    return {
        "by_chart": simple.by_chart,
        "by_total": simple.by_total,
        "stands_from": points(simple.stands_from),
    }


def rules_table(worths: Iterable[RuleWorth]) -> list[Row]:
    """One row for each rule: what it adds to the value, ``lower`` and ``upper``.

    ``option`` has the ``value`` in the rules, and ``without`` in those it is compared with.
    """
    return [each._asdict() for each in worths]


def _cell_object(cell: Cell) -> Object:
    return {
        "bank": cell.bank or HIDDEN,
        "hidden": cell.hidden,
        "shown": points(cell.shown),
        "total": _PAIR if cell.total > LIMIT else points(cell.total),
        "chance": cell.chance,
        "actions": cell.actions,
        "mixes": cell.mixes,
    }
