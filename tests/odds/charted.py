"""Solved games for the tests of charts, each of them solved once."""

from functools import cache

from siete.odds.charts.data import Chart, chart_of
from siete.odds.equilibrium.rule_worth import RuleWorth
from siete.odds.equilibrium.solve import Solution, solve
from siete.rules import build_rules

WORTHS = (
    RuleWorth("bank.draws_to", "5", "none", 0.0625, 0.0625),
    RuleWorth("cards.reach_bank", "yes", "no", -0.25, -0.25),
    RuleWorth("pay.ties", "push", "bank", 0.125, 0.1875),
)
"""What some rules add: made up, so that no other game has to be solved."""


@cache
def solved(ruleset: str) -> Solution:
    return solve(build_rules(ruleset))


@cache
def charted(ruleset: str, *, each_rule: bool = False) -> Chart:
    chart = chart_of(solved(ruleset))
    return chart.with_worths(WORTHS) if each_rule else chart
