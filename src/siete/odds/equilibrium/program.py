"""The linear program of one run, in which the banker's best replies are cuts.

The player's strategy is a realization plan: for each information set and action the player's own
share of the chance to get there (von Stengel 1996, "Efficient computation of behavior strategies").
What a group is worth is at most what each of the banker's replies leaves, and a reply enters the
program when the plan found so far leaves more than it: cutting planes (Kelley 1960). The weights of
the cuts in the dual are the banker's mixed strategy.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

import highspy
import numpy as np

from siete.odds.deck import Bools, Floats, Ints
from siete.odds.equilibrium.bank import NONE
from siete.odds.equilibrium.layout import Layout, layout_of
from siete.odds.equilibrium.runs import AnyRun
from siete.odds.equilibrium.walks import ASK, ASK_RAISED, LEAVE, STAND, Gains

SCALE: Final = 2.0**20
"""Money counts this much more than chances, so that the solver's tolerance in it is so much finer.

A power of two changes no digit.
"""


class Found(NamedTuple):
    """What a program came to.

    ``value`` is all that the player gets. ``columns`` has all variables of the layout. ``stands``
    (G, M) is how much of each hand stands in each group, ``worth`` (G,) what the groups are worth,
    ``weights`` those of the cuts.
    """

    value: float
    columns: Floats
    stands: Floats
    worth: Floats
    weights: Floats


class Program:
    """The program of a run in which only ``used`` (P, M, 4) is done.

    ``scale`` (P, M) is the stake times the chance of the hand.

    Attributes:
        groups: (G,) the places where a hand may stand.
    """

    def __init__(self, run: AnyRun, gains: Gains, scale: Floats, most: float, used: Bools) -> None:
        self.layout = layout_of(run, used)
        layout = self.layout
        stands = layout.action == STAND
        self.groups, group = np.unique(layout.place[stands], return_inverse=True)
        self.stand: Ints = np.full((len(self.groups), run.hand.shape[1]), NONE, np.int64)
        self.stand[group.reshape(-1), layout.hand[stands]] = layout.column[stands]
        self.scale = scale[self.groups]
        self.model = silent_solver()
        self.model.setOptionValue("presolve", "off")  # it takes longer than what it takes away
        self.model.setOptionValue("primal_feasibility_tolerance", 1e-10)
        self.model.setOptionValue("dual_feasibility_tolerance", 1e-10)
        self._add_columns(gains, most)
        self._add_flow(layout)

    def _add_columns(self, gains: Gains, most: float) -> None:
        layout = self.layout
        cost = np.zeros(layout.columns)
        for action, worth in ((ASK, gains.ask), (ASK_RAISED, gains.raised), (LEAVE, gains.leave)):
            here = layout.action == action
            np.add.at(cost, layout.column[here], worth[layout.place[here], layout.hand[here]])
        # A group can't be worth more than its stakes times the highest payment either way.
        bound = most * self.scale.sum(axis=1) * SCALE
        total = layout.columns + len(self.groups)
        fixed = np.zeros(layout.columns)
        fixed[: layout.constants] = 1.0
        lower = np.concatenate((fixed, -bound))
        upper = np.concatenate((np.ones(layout.columns), bound))
        costs = np.concatenate((-SCALE * cost, -np.ones(len(self.groups))))
        self.model.addCols(
            total, costs, lower, upper, 0, np.zeros(total, np.int32), _NO_INDEX, _NO_VALUE
        )

    def _add_flow(self, layout: Layout) -> None:
        many = len(layout.starts)
        zeros = np.zeros(many)
        self.model.addRows(
            many,
            zeros,
            zeros,
            len(layout.named),
            layout.starts.astype(np.int32),
            layout.named.astype(np.int32),
            layout.value,
        )
        self.flow_rows = many

    def add(self, group: Ints, gains: Floats) -> None:
        """Let replies bound what groups are worth: ``gains`` (C, M) in these groups (C,)."""
        cuts = -gains * self.scale[group] * SCALE
        index = np.hstack(((self.layout.columns + group)[:, None], self.stand[group]))
        value = np.hstack((np.ones((len(group), 1)), cuts))
        used = (index != NONE) & (value != 0.0)
        starts = np.concatenate(([0], np.cumsum(used.sum(axis=1))[:-1]))
        many = len(group)
        added = self.model.addRows(
            many,
            np.full(many, -highspy.kHighsInf),
            np.zeros(many),
            int(used.sum()),
            starts.astype(np.int32),
            index[used].astype(np.int32),
            value[used],
        )
        assert added != highspy.HighsStatus.kError, "the solver refused rows"

    def run_once(self) -> Found:
        """Solve it as it is."""
        self.model.run()
        solution = self.model.getSolution()
        columns = np.array(solution.col_value)
        stands = np.where(self.stand != NONE, columns[np.maximum(self.stand, 0)], 0.0)
        worth = columns[self.layout.columns :] / SCALE
        weights = -np.array(solution.row_dual)[self.flow_rows :]
        value = -self.model.getObjectiveValue() / SCALE
        return Found(value, columns[: self.layout.columns], stands, worth, weights)


_NO_INDEX = np.array([], np.int32)
_NO_VALUE = np.array([], np.float64)


class _Solver(highspy.Highs):
    """The solver without callbacks: turning them on prints a banner among the results."""

    def enableCallbacks(self) -> None:  # noqa: N802
        """Leave them off."""


def silent_solver() -> highspy.Highs:
    """A solver that prints nothing."""
    make: Callable[[], highspy.Highs] = _Solver
    solver = make()
    solver.silent()
    return solver
