"""The linear program of one run, solved with the banker's best replies as cuts.

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
from siete.odds.equilibrium.bank import NONE, Bank, Policies
from siete.odds.equilibrium.evaluate import NOBODY, Mixed, raises_wanted
from siete.odds.equilibrium.layout import (
    ACTIONS,
    ASK,
    ASK_RAISED,
    LEAVE,
    STAND,
    Layout,
    allowed_actions,
    layout_of,
)
from siete.odds.equilibrium.runs import AnyRun

SCALE: Final = 2.0**20
"""Money counts this much more than chances, so that the solver's tolerance in it is so much finer.

A power of two changes no digit.
"""

MOST_ROUNDS: Final = 200


class Program:
    """The program of one run.

    ``leave`` is (P, M): what the best way out of the run is worth, times the chance.
    """

    def __init__(self, run: AnyRun, bank: Bank, leave: Floats, allowed: Bools) -> None:
        self.run = run
        self.bank = bank
        self.layout = layout_of(run, allowed)
        stands = self.layout.column[:, :, STAND]
        self.groups = np.flatnonzero((stands != NONE).any(axis=1))
        self.group_of = np.full(len(stands), NONE, np.int64)
        self.group_of[self.groups] = np.arange(len(self.groups))
        self.scale = run.chance * run.stake[:, None]
        self.rows = 0
        self.model = _silent_solver()
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
            len(layout.places),
            layout.starts.astype(np.int32),
            layout.places.astype(np.int32),
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


class _Solver(highspy.Highs):
    """The solver without callbacks: turning them on prints a banner among the results."""

    def enableCallbacks(self) -> None:  # noqa: N802
        """Leave them off."""


def _silent_solver() -> highspy.Highs:
    make: Callable[[], highspy.Highs] = _Solver
    solver = make()
    solver.silent()
    return solver


class Replies:
    """The banker's replies found so far: places (C,) and policies (C, S), the first at every place.

    The first one answers a player who asks whenever it may: it stands wherever no other is needed.
    """

    def __init__(self, run: AnyRun, bank: Bank) -> None:
        self.run = run
        self.bank = bank
        stands = np.flatnonzero(run.may_stand.any(axis=1))
        weights = np.where(run.may_stand, run.chance, 0.0)[stands]
        self.places = [stands]
        self.policies = [bank.reply(weights, run.hand[stands]).policies]
        self.gains = [bank.follow(self.policies[0], run.hand[stands])]

    def add(self, place: Ints, policies: Policies) -> Floats:
        """Take in replies; what each hand gets from them."""
        self.places.append(place)
        self.policies.append(policies)
        self.gains.append(self.bank.follow(policies, self.run.hand[place]))
        return self.gains[-1]

    def at(self, groups: Ints) -> tuple[Ints, Ints, Floats]:
        """Those at some places: their numbers, places and gains."""
        place = np.concatenate(self.places)
        here = np.flatnonzero(np.isin(place, groups))
        return here, place[here], np.vstack(self.gains)[here]


def solve_run(run: AnyRun, bank: Bank, leave: Floats, tolerance: float) -> Solved:
    """The equilibrium of one run, to ``tolerance`` first stakes.

    ``leave`` (P, M) is what the best way out is worth times the chance, ``-inf`` for none. Raises
    enter the program where the player gains by them against the banker found without.
    """
    if not len(run.stake):
        return Solved(np.zeros((*run.hand.shape, ACTIONS)), NOBODY, 0)
    allowed = allowed_actions(run, leave > -np.inf)
    wanted = np.zeros_like(run.may_raise)
    replies = Replies(run, bank)
    rounds = 0
    while True:
        allowed[:, :, ASK_RAISED] = wanted
        program = Program(run, bank, leave, allowed)
        plan, duals, numbers, more = _with_these(program, replies, tolerance)
        rounds += more
        mixed = _mixed(replies, numbers, duals, len(run.stake))
        better = raises_wanted(run, bank, mixed, leave, tolerance) & ~wanted
        if rounds >= MOST_ROUNDS or not better.any():
            return Solved(plan, _each_once(mixed), rounds)
        wanted |= better


def _with_these(
    program: Program, replies: Replies, tolerance: float
) -> tuple[Floats, Floats, Ints, int]:
    """Solve a program with the replies that it needs: plan, duals, their numbers, rounds."""
    run, bank, groups = program.run, program.bank, program.groups
    numbers, place, gains = replies.at(groups)
    program.add(place, gains)
    rounds = 0
    while True:
        rounds += 1
        plan, worth, duals = program.run_once()
        weights = (plan[:, :, STAND] * program.scale)[groups]
        reply = bank.reply(weights, run.hand[groups])
        over = worth - reply.values
        fresh = np.flatnonzero(over > tolerance / max(1, len(groups)))
        if not len(fresh) or over.sum() <= tolerance or rounds == MOST_ROUNDS:
            return plan, duals, numbers, rounds
        known = sum(map(len, replies.places))
        program.add(groups[fresh], replies.add(groups[fresh], reply.policies[fresh]))
        numbers = np.append(numbers, np.arange(known, known + len(fresh)))


def _mixed(replies: Replies, numbers: Ints, duals: Floats, places: int) -> Mixed:
    """The banker's mix from the dual; where it says nothing, the first reply."""
    place = np.concatenate(replies.places)
    share = np.zeros(len(place))
    share[numbers] = np.maximum(duals, 0.0)
    whole = np.bincount(place, share, places)
    firsts = np.zeros(len(place))
    firsts[: len(replies.places[0])] = 1.0
    said = whole[place] > 0.5
    share = np.where(said, share / np.where(said, whole[place], 1.0), firsts)
    used = share > 0.0
    return Mixed(place[used], np.flatnonzero(used), share[used], np.vstack(replies.policies))


def _each_once(mixed: Mixed) -> Mixed:
    """The same with equal replies named once: most are alike, and there are many."""
    rows: dict[bytes, int] = {}
    which = [rows.setdefault(row.tobytes(), len(rows)) for row in mixed.policies]
    table = np.frombuffer(b"".join(rows), np.int8).reshape(len(rows), mixed.table.shape[1])
    return mixed._replace(which=np.array(which, np.int64), table=table)
