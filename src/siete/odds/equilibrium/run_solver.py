"""The equilibrium of one run: a linear program that grows by what either side answers.

The program (``program.py``) has the banker's replies as cuts and the player's actions as variables.
Both are few at the beginning: the banker's reply to the plan found so far enters as a cut where
that leaves too much, and the player's best reply to the banker's mix as variables where it gains,
until nobody gains (McMahan, Gordon and Blum 2003, "Planning in the presence of cost functions
controlled by an adversary"; Bosansky et al. 2014 with sequences). An equilibrium has some hundred
actions where there may be tens of thousands.
"""

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from siete.odds.deck import Floats, Ints
from siete.odds.equilibrium.bank import Bank
from siete.odds.equilibrium.evaluate import NOBODY, Mixed, gains_in, got_at_first
from siete.odds.equilibrium.program import Found, Program
from siete.odds.equilibrium.replies import Replies
from siete.odds.equilibrium.runs import AnyRun
from siete.odds.equilibrium.walks import ACTIONS, best_of_used, best_reply, reached_by, take_up

MOST_ROUNDS: Final = 1000

NEAR: Final = 0.03
"""The banker answers until what it may still gain is so much of what the player gained at last."""


Tell: TypeAlias = Callable[[int, float], None]
"""Called in every round with its number, and with how far the bounds are apart."""


class Solved(NamedTuple):
    """A run's strategies: the player's realization plan (P, M, 4), and the banker's."""

    plan: Floats
    mixed: Mixed
    rounds: int


class _Cuts(NamedTuple):
    """The cuts of a program: the replies' numbers, the groups (by place) they are of, the gains."""

    numbers: Ints
    group: Ints
    gains: Floats


def solve_run(
    run: AnyRun, bank: Bank, leave: Floats, tolerance: float, tell: Tell = lambda _, __: None
) -> Solved:
    """The equilibrium of one run, to ``tolerance`` first stakes.

    ``leave`` (P, M) is what the best way out is worth times the chance, ``-inf`` for none.
    """
    if not len(run.stake):
        return Solved(np.zeros((*run.hand.shape, ACTIONS)), NOBODY, 0)
    return _RunSolver(run, bank, leave, tolerance, tell).solved()


class _RunSolver:
    """Lets either side answer the other until nobody gains."""

    def __init__(
        self, run: AnyRun, bank: Bank, leave: Floats, tolerance: float, tell: Tell
    ) -> None:
        self.run = run
        self.bank = bank
        self.tolerance = tolerance
        self.tell = tell
        self.replies = Replies(run, bank)
        self.scale = run.chance * run.stake[:, None]
        self.gains = gains_in(run, bank, leave)
        first = self.replies.first_gains * self.scale
        self.gains.stand[run.may_stand] = first[run.may_stand]
        self.least = run.chance * (tolerance / len(run.levels))
        self.used = np.zeros((*run.hand.shape, ACTIONS), np.bool_)
        best, choice = best_reply(run.tree, self.gains)
        take_up(run.tree, best, choice, best, self.least, self.used)
        self.gap = float(np.abs(got_at_first(run, best)).sum())
        self.rounds = 0
        self.lower = -np.inf
        self.upper = float(got_at_first(run, best).sum())

    def solved(self) -> Solved:
        most = float(np.abs(self.bank.deck.pay).max())
        while True:
            program = Program(self.run, self.gains, self.scale, most, self.used)
            cuts = self._first_cuts(program)
            found, cuts, shares, goes_on = self._answered(program, cuts)
            if not goes_on or self.rounds >= MOST_ROUNDS:
                break
        layout = program.layout
        plan = np.zeros(self.used.shape)
        plan[layout.place, layout.hand, layout.action] = found.columns[layout.column]
        return Solved(plan, self.replies.mixed(cuts.numbers, shares), self.rounds)

    def _answered(self, program: Program, cuts: _Cuts) -> tuple[Found, _Cuts, Floats, bool]:
        """Solve a program until the player knows something better than what is in it, or nobody."""
        while True:
            near = max(self.tolerance, NEAR * self.gap)
            found, cuts = self._with_replies(program, cuts, near)
            shares = _shares(cuts, found.weights, len(program.groups))
            self._meet(program, cuts, shares)
            tree = self.run.tree
            best, choice = best_reply(tree, self.gains)
            self.upper = min(self.upper, float(got_at_first(self.run, best).sum()))
            mine = best_of_used(tree, self.gains, self.used, reached_by(tree, self.used))
            self.gap = float((got_at_first(self.run, best) - got_at_first(self.run, mine)).sum())
            if self.gap > self.tolerance and take_up(
                tree, best, choice, mine, self.least, self.used
            ):
                return found, cuts, shares, True
            if near == self.tolerance or self.rounds >= MOST_ROUNDS:
                return found, cuts, shares, False
            self.gap = 0.0

    def _meet(self, program: Program, cuts: _Cuts, shares: Floats) -> None:
        """Let the banker's mix meet the player in the places of a program."""
        mix = np.zeros(program.scale.shape)
        np.add.at(mix, cuts.group, cuts.gains * shares[:, None])
        may_stand = self.run.may_stand[program.groups]
        self.gains.stand[program.groups] = np.where(may_stand, mix * program.scale, -np.inf)

    def _first_cuts(self, program: Program) -> _Cuts:
        """Those of the replies that are known."""
        numbers, place, gains = self.replies.at(program.groups)
        group = np.searchsorted(program.groups, place)
        program.add(group, gains)
        return _Cuts(numbers, group, gains)

    def _with_replies(self, program: Program, cuts: _Cuts, near: float) -> tuple[Found, _Cuts]:
        """Solve a program with the replies that it needs to come so near its value."""
        groups = program.groups
        while True:
            self.rounds += 1
            found = program.run_once()
            reply = self.bank.reply(found.stands * program.scale, self.run.hand[groups])
            over = found.worth - reply.values
            self.lower = max(self.lower, found.value - float(over.sum()))
            self.tell(self.rounds, max(0.0, self.upper - self.lower))
            fresh = np.flatnonzero(over > self.tolerance / max(1, len(groups)))
            if not len(fresh) or over.sum() <= near or self.rounds >= MOST_ROUNDS:
                return found, cuts
            numbers, gains = self.replies.add(groups[fresh], reply.policies[fresh])
            program.add(fresh, gains)
            cuts = _Cuts(
                np.append(cuts.numbers, numbers),
                np.append(cuts.group, fresh),
                np.vstack((cuts.gains, gains)),
            )


def _shares(cuts: _Cuts, weights: Floats, groups: int) -> Floats:
    """The banker's mix from the dual; where it says nothing, the first reply."""
    share = np.maximum(weights, 0.0)
    whole = np.bincount(cuts.group, share, groups)
    firsts = np.zeros(len(share))
    firsts[:groups] = 1.0
    said = whole[cuts.group] > 0.5
    found: Floats = np.where(said, share / np.where(said, whole[cuts.group], 1.0), firsts)
    return found
