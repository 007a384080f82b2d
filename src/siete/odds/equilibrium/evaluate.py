"""What strategies are worth against the best reply to them: bounds that owe the solver nothing.

A lower bound is the player's strategy against the banker's best replies, an upper one the banker's
strategy against the player's best reply: dynamic programs over the same trees, in which no number
of the linear program occurs.
"""

from typing import Final, NamedTuple

import numpy as np

from siete.odds.deck import Bools, Floats, Ints
from siete.odds.equilibrium.bank import NONE, Bank, Policies
from siete.odds.equilibrium.layout import ASK, ASK_RAISED, LEAVE, STAND
from siete.odds.equilibrium.runs import AnyRun
from siete.odds.equilibrium.tree import KEEP, RAISE, Run


class Mixed(NamedTuple):
    """The banker's strategy after a run: by place a mix of replies.

    ``place`` (C,) is the place of each reply, ``which`` (C,) its row in ``table`` (U, S) of what
    replies do, ``share`` (C,) how often it is chosen; the shares of a place sum to 1.
    """

    place: Ints
    which: Ints
    share: Floats
    table: Policies

    @property
    def policies(self) -> Policies:
        """(C, S): what each reply does. Made when asked for, since most are alike."""
        return self.table[self.which]


NOBODY: Final = Mixed(
    np.array([], np.int64),
    np.array([], np.int64),
    np.array([]),
    np.zeros((0, 0), np.int8),
)
"""The banker's strategy where no hand is left that could stand."""


def behaviour(plan: Floats, allowed: Bools) -> Floats:
    """How often each action is chosen in its place, (P, M, 4), from a realization plan.

    Where the plan never comes the first action that is allowed stands in; it is never asked for.
    """
    plan = np.where(allowed, np.maximum(plan, 0.0), 0.0)
    whole = plan.sum(axis=2, keepdims=True)
    some = allowed / np.maximum(allowed.sum(axis=2, keepdims=True), 1)
    return np.where(whole > 0.0, plan / np.where(whole > 0.0, whole, 1.0), some)


def stakes_of(run: AnyRun, plan: Floats) -> Floats:
    """(B, M): how often each beginning is chosen, 1 where there is nothing to choose."""
    first = slice(len(run.base))
    there: Floats = (run.hand[first] != NONE) * 1.0
    if not run.sized:
        return there
    came = np.maximum(plan[first], 0.0).sum(axis=2)
    whole = came.sum(axis=0)
    shares: Floats = came / np.where(whole > 0.0, whole, 1.0)
    return np.where(whole > 0.0, shares, there / 2.0)


def realized(run: AnyRun, chosen: Floats, staked: Floats) -> Floats:
    """The realization plan of a behaviour: each action's share of the player's own chances.

    ``staked`` (B, M) is how often each beginning is chosen (``stakes_of``).
    """
    found = np.zeros_like(chosen)
    for level in run.levels:
        depth = int(run.depth[level[0]])
        came = _came(run, found, depth, level) if depth else staked
        found[level] = came[:, :, None] * chosen[level]
    return found


def _came(run: AnyRun, found: Floats, depth: int, level: Ints) -> Floats:
    parent = run.parent[level]
    if isinstance(run, Run):
        raising = run.child[parent, RAISE, run.card[level]] == level
        came = np.where(raising[:, None], found[parent, :, ASK_RAISED], found[parent, :, ASK])
        return np.where(run.hand[level] != NONE, came, 0.0)
    raising = run.place_after[parent, 1] == level
    asked = np.where(raising[:, None], found[parent, :, ASK_RAISED], found[parent, :, ASK])
    before, after, share = run.links[depth - 1]
    came = np.zeros((len(level), run.hand.shape[1]))
    for row in range(len(level)):
        np.add.at(came[row], after, share * asked[row, before])
    return came


def lower_value(run: AnyRun, bank: Bank, plan: Floats, leaves: Floats) -> Floats:
    """(B,): what a plan is worth at least: the banker replies its best in every place.

    ``bank`` may have other first cards than the run was solved for. ``leaves`` (P, M) is what it
    is worth to leave there, given that the hand got there.
    """
    chance = run.chance_for(bank)
    stake = run.stake[:, None]
    value = run.ended_for(bank) * (plan[:, :, ASK] * stake + plan[:, :, ASK_RAISED] * run.highest)
    value += plan[:, :, LEAVE] * chance * leaves
    here = value.sum(axis=1)
    weights = plan[:, :, STAND] * chance * stake
    groups = np.flatnonzero(weights.any(axis=1))
    here[groups] += bank.reply(weights[groups], run.hand[groups]).values
    summed = np.bincount(run.origin, here, len(run.base)).astype(np.float64)
    if run.sized:
        whole: Floats = summed.sum(keepdims=True)
        return whole
    found: Floats = summed + run.begins_for(bank) * run.begun_at
    return found


def gains_of(run: AnyRun, bank: Bank, mixed: Mixed) -> Floats:
    """(P, M): what each hand that stands gets from the banker's strategy, for a stake of 1."""
    gains = bank.follow(mixed.policies, run.hand[mixed.place])
    found = np.zeros(run.hand.shape)
    np.add.at(found, mixed.place, gains * mixed.share[:, None])
    return found


def upper_value(run: AnyRun, bank: Bank, mixed: Mixed, leave: Floats) -> Floats:
    """(B,): what the player can get at most against the banker's strategy.

    ``leave`` (P, M) is what the best way out is worth at most, times the chance; ``-inf`` for none.
    """
    best, _ = _best_reply(run, bank, mixed, leave)
    first = slice(len(run.base))
    if run.sized:
        there = run.hand[0] != NONE
        whole: Floats = best[first].max(axis=0)[there].sum(keepdims=True)
        return whole
    here: Floats = np.where(run.hand[first] != NONE, best[first], 0.0).sum(axis=1)
    here = here if len(here) else np.zeros(len(run.base))  # every card ends the hand by itself
    found: Floats = here + run.begins_for(bank) * run.begun_at
    return found


def raises_wanted(run: AnyRun, bank: Bank, mixed: Mixed, leave: Floats, tolerance: float) -> Bools:
    """(P, M): where the player gains by a raise against this strategy of the banker's."""
    _, raised = _best_reply(run, bank, mixed, leave)
    return raised > tolerance * run.chance


def _best_reply(run: AnyRun, bank: Bank, mixed: Mixed, leave: Floats) -> tuple[Floats, Floats]:
    """(P, M) what the best reply gets, times the chance; and how much of it a raise brings."""
    stands = gains_of(run, bank, mixed) * run.chance * run.stake[:, None]
    best = np.where(run.may_stand, stands, -np.inf)
    best = np.maximum(best, leave)
    brings = np.zeros_like(best)
    ended = run.ended_for(bank)
    for level in reversed(run.levels):
        asks = ended[level] * run.stake[level][:, None] + _follows(run, best, level, KEEP)
        best[level] = np.where(run.may_ask[level], np.maximum(best[level], asks), best[level])
        may = run.may_raise[level]
        if may.any():
            asks = ended[level] * run.highest + _follows(run, best, level, RAISE)
            brings[level] = np.where(may, asks - best[level], 0.0)
            best[level] = np.where(may, np.maximum(best[level], asks), best[level])
    return best, brings


def _follows(run: AnyRun, best: Floats, level: Ints, how: int) -> Floats:
    """What comes of asking in the places of a level, by hand, beside what ends by itself."""
    real = np.where(run.hand != NONE, best, 0.0)
    if isinstance(run, Run):
        child = run.child[level, how]
        goes: Floats = np.where((child != NONE)[:, :, None], real[child], 0.0).sum(axis=1)
        return goes
    found = np.zeros((len(level), run.hand.shape[1]))
    depth = int(run.depth[level[0]])
    if depth >= len(run.links):
        return found
    before, after, share = run.links[depth]
    for row, place in enumerate(level):
        child = run.place_after[place, how]
        if child != NONE:
            np.add.at(found[row], before, share * real[child, after])
    return found
