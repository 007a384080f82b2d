"""What strategies are worth against the best reply to them: bounds that owe the solver nothing.

A lower bound is the player's strategy against the banker's best replies, an upper one the banker's
strategy against the player's best reply: dynamic programs over the same trees, in which no number
of the linear program occurs.
"""

from typing import Final, NamedTuple

import numpy as np

from siete.odds.deck import Floats, Ints
from siete.odds.equilibrium.bank import NONE, Bank, Policies
from siete.odds.equilibrium.runs import AnyRun
from siete.odds.equilibrium.walks import (
    ASK,
    ASK_RAISED,
    LEAVE,
    STAND,
    Gains,
    best_reply,
)
from siete.odds.equilibrium.walks import realize as realized_in


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


class Plan(NamedTuple):
    """A realization plan: each action's share of the player's own chances.

    ``whole`` is (P, M, 4), and ``there`` are the places where it is not 0.
    """

    whole: Floats
    there: Ints


def realized(run: AnyRun, chosen: Floats, staked: Floats) -> Plan:
    """The plan of a behaviour; ``staked`` (B, M) is how often each beginning is chosen."""
    whole = np.zeros(chosen.shape)
    return Plan(whole, realized_in(run.tree, chosen, staked, whole))


def lower_value(run: AnyRun, bank: Bank, plan: Plan, leaves: Floats) -> Floats:
    """(B,): what a plan is worth at least: the banker replies its best in every place.

    ``bank`` may have other first cards than the run was solved for. ``leaves`` is what it is worth
    to leave in the places of the plan, given that the hand got there.
    """
    there = plan.there
    done = plan.whole[there]
    chance = run.chance_for(bank, there)
    stake = run.stake[there, None]
    value = done[:, :, ASK] * stake + done[:, :, ASK_RAISED] * run.highest
    value *= run.ended_for(bank, there)
    value += done[:, :, LEAVE] * chance * leaves
    here = value.sum(axis=1)
    weights = done[:, :, STAND] * chance * stake
    stands = np.flatnonzero(weights.any(axis=1))
    here[stands] += bank.reply(weights[stands], run.hand[there[stands]]).values
    summed = np.bincount(run.origin[there], here, len(run.base)).astype(np.float64)
    if run.sized:
        whole: Floats = summed.sum(keepdims=True)
        return whole
    found: Floats = summed + run.begins_for(bank) * run.begun_at
    return found


def gains_of(run: AnyRun, bank: Bank, mixed: Mixed) -> Floats:
    """(P, M): what each hand that stands gets from the banker's strategy, for a stake of 1."""
    # Few policies meet few hands, in many places.
    pairs, pair = np.unique(mixed.which * len(run.rows) + run.row[mixed.place], return_inverse=True)
    which, row = np.divmod(pairs, len(run.rows))
    gains = bank.follow(mixed.table[which], run.rows[row])
    found = np.zeros(run.hand.shape)
    np.add.at(found, mixed.place, gains[pair.reshape(-1)] * mixed.share[:, None])
    return found


def gains_in(run: AnyRun, bank: Bank, leave: Floats) -> Gains:
    """All that the player can get but for standing, which is left to be filled in.

    ``leave`` (P, M) is what the best way out is worth, times the chance; ``-inf`` for none.
    """
    ended = run.ended_for(bank)
    return Gains(
        np.full(run.hand.shape, -np.inf),
        np.where(run.may_ask, ended * run.stake[:, None], -np.inf),
        np.where(run.may_raise, ended * run.highest, -np.inf),
        leave,
    )


def upper_value(run: AnyRun, bank: Bank, mixed: Mixed, leave: Floats) -> Floats:
    """(B,): what the player can get at most against the banker's strategy.

    ``leave`` (P, M) is what the best way out is worth at most, times the chance; ``-inf`` for none.
    """
    gains = gains_in(run, bank, leave)
    stands = gains_of(run, bank, mixed) * run.chance * run.stake[:, None]
    gains.stand[run.may_stand] = stands[run.may_stand]
    best, _ = best_reply(run.tree, gains)
    got = got_at_first(run, best)
    return got if run.sized else got + run.begins_for(bank) * run.begun_at


def got_at_first(run: AnyRun, best: Floats) -> Floats:
    """(B,) or (1,): what (P, M) comes to at the first places, of two stakes the better."""
    first = best[: len(run.base)]
    if run.sized:
        whole: Floats = first.max(axis=0).sum(keepdims=True)
        return whole
    # There are no places where every card ends the hand by itself.
    found: Floats = first.sum(axis=1) if len(first) else np.zeros(len(run.base))
    return found
