"""The figures of rules, from the solver: the part of the worker that needs ``siete[odds]``."""

from collections.abc import Callable, Iterator
from typing import Final

import numpy as np

from siete.odds.charts.data import Grid as ChartGrid
from siete.odds.charts.data import grids_of
from siete.odds.charts.evening import Evening as Sums
from siete.odds.charts.evening import evening
from siete.odds.equilibrium.game import Progress
from siete.odds.equilibrium.quick import estimate
from siete.odds.equilibrium.rule_worth import WITHOUT, rules_without
from siete.odds.equilibrium.solve import Solution, highest_stake, solve
from siete.rules import Rules, build_rules, is_idle, option_text, rules_text
from siete.server.reckoning.figures import (
    Bar,
    Edge,
    Estimate,
    Evening,
    Grid,
    Head,
    Picture,
    Result,
    Without,
)

_WARMING: Final = ("sette_e_mezzo", "siete_y_media")
"""Rules that are estimated while nobody waits: without splitting, and with it."""

ROUNDS: Final = 100
"""Rounds of an evening."""

_MOST_BARS: Final = 41
_UNSEEN: Final = 1e-3
"""So much of an evening's chances at either end is not shown."""
_NINE_OF_TEN: Final = (0.05, 0.95)


def warmed(goes_on: Callable[[], bool]) -> None:
    """Have compiled, or read from disk, what estimates need, and then what solutions do.

    ``goes_on`` is asked before each step of some seconds, where nothing is compiled yet.
    """
    for ruleset in _WARMING:
        if goes_on():
            estimate(build_rules(ruleset))
    if goes_on():
        solve(build_rules(_WARMING[0]), splits=False)


def estimated(rules: Rules) -> Estimate:
    """Sure bounds of the value, within a second."""
    found = estimate(rules)
    return Estimate(found.lower, found.upper, highest_stake(rules) > 1.0)


def solved(rules: Rules, progress: Progress) -> tuple[Edge, Solution]:
    """The value, and the solution that it is from."""
    solution = solve(rules, progress=progress)
    edge = Edge(
        solution.lower,
        solution.upper,
        solution.exact,
        solution.game.highest > 1.0,
        solution.left_out,
        solution.unsplit,
    )
    return edge, solution


def picture_of(solution: Solution) -> Picture:
    """What a page shows of a solution."""
    results = [Result(each.why, each.net, each.chance) for each in solution.results]
    return Picture(
        tuple(_grid(grid) for grid in grids_of(solution)),
        tuple(results),
        _evening(evening([(each.net, each.chance) for each in results], ROUNDS)),
        solution.bank_changes,
        tuple(_withouts(solution.rules)),
    )


def _grid(grid: ChartGrid) -> Grid:
    return Grid(
        grid.form,
        grid.bank,
        tuple(Head(head.card, head.points, head.wild) for head in grid.rows),
        tuple(Head(head.card, head.points, head.wild) for head in grid.columns),
        tuple(
            tuple(
                grid.squares[row, column].actions if (row, column) in grid.squares else {}
                for column in range(len(grid.columns))
            )
            for row in range(len(grid.rows))
        ),
    )


def _evening(sums: Sums) -> Evening:
    low, high = (sums.quantile(share) for share in _NINE_OF_TEN)
    return Evening(
        sums.rounds,
        sums.mean,
        sums.behind,
        sums.even,
        sums.ahead,
        low,
        high,
        tuple(_bars(sums)),
    )


def _bars(sums: Sums) -> Iterator[Bar]:
    """The distribution in bars of equal width, an odd number of sums each, one around 0."""
    cumulated = sums.chances.cumsum()
    first, last = (int(np.searchsorted(cumulated, end)) for end in (_UNSEEN, 1.0 - _UNSEEN))
    width = (last - first) // _MOST_BARS + 1
    width += 1 - width % 2
    zero = round(float(-sums.lowest / sums.step))
    # Bars have their middles at whole multiples of the width from 0: none mixes gains and losses
    # but the one around 0.
    begin = zero - width // 2 - width * ((zero - width // 2 - first + width - 1) // width)
    for start in range(begin, last + 1, width):
        end = min(start + width, len(sums.chances))
        chance = float(sums.chances[max(start, 0) : end].sum())
        step = float(sums.step)
        low = float(sums.lowest) + start * step
        yield Bar(low, low + (width - 1) * step, chance)


def _withouts(rules: Rules) -> Iterator[Without]:
    for option in WITHOUT:
        other = None if is_idle(rules, option) else rules_without(rules, option)
        if other is not None:
            yield Without(option, option_text(rules, option), WITHOUT[option], rules_text(other))
