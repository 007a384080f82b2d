"""The linear program of one run, solved with the banker's best replies as cuts.

The player's strategy is a realization plan: for each information set and action the player's own
share of the chance to get there (von Stengel 1996, "Efficient computation of behavior strategies").
What a group is worth is at most what each of the banker's replies leaves, and a reply enters the
program when the plan found so far leaves more than it: cutting planes (Kelley 1960). The weights of
the cuts in the dual are the banker's mixed strategy.
"""

from typing import Final, NamedTuple

import highspy
import numpy as np

from siete.odds.deck import Floats, Ints
from siete.odds.equilibrium.bank import NONE, Bank, Policies
from siete.odds.equilibrium.layout import ASK, ASK_RAISED, LEAVE, STAND, Layout, layout_of
from siete.odds.equilibrium.runs import AnyRun

SCALE: Final = 2.0**20
"""Money counts this much more than chances, so that the solver's tolerance in it is so much finer.

A power of two changes no digit.
"""

MOST_ROUNDS: Final = 200


class Mixed(NamedTuple):
    """The banker's strategy after a run: by place a mix of replies.

    ``place`` (C,) is the place of each reply, ``policies`` (C, S) what it does, ``share`` (C,) how
    often it is chosen; the shares of a place sum to 1.
    """

    place: Ints
    policies: Policies
    share: Floats


class Program:
    """The program of one run.

    ``leave`` is (P, M): what the best way out of the run is worth, times the chance.
    """

    def __init__(self, run: AnyRun, bank: Bank, leave: Floats) -> None:
        self.run = run
        self.bank = bank
        self.layout = layout_of(run, leave > -np.inf)
        stands = self.layout.column[:, :, STAND]
        self.groups = np.flatnonzero((stands != NONE).any(axis=1))
        self.group_of = np.full(len(stands), NONE, np.int64)
        self.group_of[self.groups] = np.arange(len(self.groups))
        self.scale = run.chance * run.stake[:, None]
        self.rows = 0
        self.model = highspy.Highs()
        self.model.silent()
        self.model.setOptionValue("primal_feasibility_tolerance", 1e-10)
        self.model.setOptionValue("dual_feasibility_tolerance", 1e-10)
        self._add_columns(leave)
        self._add_flow(self.layout)

    def _add_columns(self, leave: Floats) -> None:
        run, layout = self.run, self.layout
        stake = run.stake[:, None]
        ended = run.ended_for(self.bank)
        cost = np.zeros(layout.columns)
        for action, worth in (
            (ASK, ended * stake),
            (ASK_RAISED, ended * run.highest),
            (LEAVE, leave),
        ):
            used = layout.column[:, :, action] != NONE
            np.add.at(cost, layout.column[:, :, action][used], worth[used])
        # A group can't be worth more than its stakes times the highest payment either way.
        bound = np.abs(self.bank.deck.pay).max() * self.scale.sum(axis=1)[self.groups] * SCALE
        total = layout.columns + len(self.groups)
        lower = np.concatenate(([1.0], np.zeros(layout.columns - 1), -bound))
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
            len(layout.index),
            layout.starts.astype(np.int32),
            layout.index.astype(np.int32),
            layout.value,
        )
        self.rows += many
        self.flow_rows = many

    def add(self, place: Ints, gains: Floats) -> None:
        """Let replies bound what groups are worth: ``gains`` (C, M) at the places (C,)."""
        stands = self.layout.column[place, :, STAND]
        cuts = -gains * self.scale[place] * SCALE
        index = np.hstack(((self.layout.columns + self.group_of[place])[:, None], stands))
        value = np.hstack((np.ones((len(place), 1)), cuts))
        used = (index != NONE) & (value != 0.0)
        starts = np.concatenate(([0], np.cumsum(used.sum(axis=1))[:-1]))
        many = len(place)
        self.model.addRows(
            many,
            np.full(many, -highspy.kHighsInf),
            np.zeros(many),
            int(used.sum()),
            starts.astype(np.int32),
            index[used].astype(np.int32),
            value[used],
        )
        self.rows += many

    def run_once(self) -> tuple[Floats, Floats, Floats]:
        """The plan (P, M, 4), what each group is worth (G,), and the cuts' weights in the dual."""
        self.model.run()
        solution = self.model.getSolution()
        columns = np.array(solution.col_value)
        column = self.layout.column
        plan = np.where(column != NONE, columns[np.maximum(column, 0)], 0.0)
        worth = columns[self.layout.columns :] / SCALE
        return plan, worth, -np.array(solution.row_dual)[self.flow_rows :]


_NO_INDEX = np.array([], np.int32)
_NO_VALUE = np.array([], np.float64)


class Solved(NamedTuple):
    """A run's strategies: the player's realization plan (P, M, 4), and the banker's."""

    plan: Floats
    mixed: Mixed
    rounds: int


def solve_run(run: AnyRun, bank: Bank, leave: Floats, tolerance: float) -> Solved:
    """The equilibrium of one run, to ``tolerance`` first stakes.

    ``leave`` (P, M) is what the best way out is worth times the chance, ``-inf`` for none.
    """
    program = Program(run, bank, leave)
    groups = program.groups
    weights = program.scale[groups]
    places: list[Ints] = []
    policies: list[Policies] = []
    reply = bank.reply(weights, run.hand[groups])
    fresh = np.arange(len(groups))
    rounds = 0
    while True:
        rounds += 1
        places.append(groups[fresh])
        policies.append(reply.policies[fresh])
        if len(fresh):
            gains = bank.follow(reply.policies[fresh], run.hand[groups[fresh]])
            program.add(groups[fresh], gains)
        plan, worth, duals = program.run_once()
        weights = (plan[:, :, STAND] * program.scale)[groups]
        reply = bank.reply(weights, run.hand[groups])
        over = worth - reply.values
        fresh = np.flatnonzero(over > tolerance / max(1, len(groups)))
        if not len(fresh) or over.sum() <= tolerance or rounds == MOST_ROUNDS:
            break
    place = np.concatenate(places)
    return Solved(plan, _mixed(place, np.vstack(policies), duals, len(run.stake)), rounds)


def _mixed(place: Ints, policies: Policies, duals: Floats, places: int) -> Mixed:
    """The banker's mix from the dual; where it says nothing, the first reply found."""
    share = np.maximum(duals, 0.0)
    whole = np.bincount(place, share, places)
    first = np.unique(place, return_index=True)[1]
    silent = np.zeros(len(place), np.bool_)
    silent[first] = True
    silent &= whole[place] < 0.5
    share = np.where(whole[place] < 0.5, silent, share / np.where(whole > 0.5, whole, 1.0)[place])
    used = share > 0.0
    return Mixed(place[used], policies[used], share[used])
