"""The compiled part of the coach that plays a player's hand: what each way to go on is worth."""

from typing import NamedTuple

import numpy as np

from siete.odds.coach.kernels import Bank, Cards, base_of, ends_in, newest
from siete.odds.coach.replies import (
    ALL_DOWN,
    CLASSES,
    NEVER,
    NEW_DOWN,
    Mine,
    Table,
    policy_for,
)
from siete.odds.compiled import compiled
from siete.odds.deck import Bools, Floats, Ints
from siete.rules import BUST


class Streets(NamedTuple):
    """When a card that comes may open a hand of its own, and what that brings.

    ``at`` (H,) are the hands whose next card may, ``kinds`` (K,) the kinds of card. The hand that
    it came to is then worth ``left`` (2, H, K + 1), and the new one ``gain`` (2,), by stake.
    """

    at: Bools
    kinds: Bools
    left: Floats
    gain: Floats


@compiled
def column_may_be(cards: Cards, mine: Mine, base: Ints, hand: int, column: int) -> bool:
    """Whether the card of this kind may be what lies face down in this hand."""
    width = base.shape[0]
    may = column == width
    if mine.way != ALL_DOWN and mine.root < 0 and not mine.first_up:
        may = column < width and cards.hands[hand, column] > 0
    elif mine.way != ALL_DOWN and mine.root >= 0:
        changed = mine.way == NEW_DOWN and column < width
        may = column == mine.down or (changed and cards.hands[hand, column] > base[column])
    return bool(may)


@compiled
def draws(
    after: Ints,
    mine: Mine,
    streets: Streets,
    there: Floats,
    hand: int,
    column: int,
    values: Floats,
    found: Floats,
) -> None:
    """What asking is worth, (2, 2): face up and face down, at both stakes.

    ``there`` (K,) are the cards that may come. A card that may open a hand does if that is better.
    """
    width = there.shape[0]
    changes = mine.way == NEW_DOWN
    remains = 0.0
    for k in range(width):
        remains += there[k]
    for s in range(2):
        found[0, s] = 0.0
        found[1, s] = 0.0 if changes else NEVER
        bust = mine.pay[s, BUST, BUST]
        for k in range(width):
            if there[k] <= 0.0:
                continue
            up = down = bust
            if after[hand, k] >= 0:
                up = values[s, after[hand, k], column]
                down = values[s, after[hand, k], k] if changes else up
            if streets.at[hand] and streets.kinds[k]:
                up = max(up, streets.left[s, hand, column] + streets.gain[s])
                down = max(down, streets.left[s, hand, width] + streets.gain[s])
            found[0, s] += there[k] / remains * up
            if changes:
                found[1, s] += there[k] / remains * down


@compiled
def stand_worth(chance: Floats, pay: Floats) -> float:
    """What a hand gets that stands: ``pay`` (19,) by the class that the bank ends in."""
    worth = 0.0
    for c in range(chance.shape[0]):
        worth += chance[c] * pay[c]
    return worth


@compiled
def best_of(mine: Mine, stake: int, stands: float, asked: Floats) -> float:
    """The best that a hand at this stake can do."""
    best: float = max(stands, asked[0, stake], asked[1, stake])
    if stake == 0 and mine.raises:
        best = max(best, asked[0, 1], asked[1, 1])
    return best


@compiled
def take(
    hands: Ints, root: int, base: Ints, pool: Floats, hand: int, taken: Ints, there: Floats
) -> bool:
    """The cards that a hand has above its root, and those that are left; False for no such hand."""
    if hand != root and newest(hands, base, hand) < 0:
        return False
    for k in range(base.shape[0]):
        taken[k] = hands[hand, k] - base[k]
        if taken[k] > 0 and pool[k] - (taken[k] - 1) <= 0.0:
            return False
        there[k] = max(0.0, pool[k] - taken[k])
    return True


@compiled
def play(
    cards: Cards,
    bank: Bank,
    mine: Mine,
    streets: Streets,
    table: Table,
    values: Floats,
    found: Floats,
    by_card: Floats,
    apart: Floats,
) -> None:
    """A player's best play of one hand against a banker who replies in the best way.

    Fills ``values`` (2, H, K + 1), in chips: what the hands that it may come to are worth, at both
    stakes, by which card lies face down; and for the hand as it is ``found`` (3, 2): standing,
    asking face up, asking face down, at both stakes, ``NEVER`` where that may not be. ``by_card``
    is empty, or (2, H, K + 1, K): the same values where the banker's hidden first card is of each
    kind, which the player does not know, times the chance of that. ``apart`` is empty, or
    (2, 2, H, K + 1): the worth of standing and that of asking, by stake, ``NEVER`` where that may
    not be.
    """
    count, width = cards.hands.shape
    values[:] = NEVER
    found[:] = NEVER
    known = np.zeros((3, count + 1), np.bool_)
    policies = np.empty((3, count + 1, count), np.int64)
    chance = np.empty(CLASSES)
    asked = np.empty((2, 2))
    taken = np.empty(width, np.int64)
    there = np.empty(width)
    base = base_of(cards, mine.root)
    held = max(base.sum(), 1)
    for h in range(count - 1, -1, -1):
        if not take(cards.hands, mine.root, base, table.pool, h, taken, there):
            continue
        made = cards.classes[mine.unsplit, h]
        stock = table.stock - (cards.size[h] - held)
        can_draw = stock > 0 and not cards.ends[h]
        for column in range(width + 1):
            if not column_may_be(cards, mine, base, h, column):
                continue
            policy = policy_for(cards, bank, mine, table, h, column, known, policies)
            ends_in(cards, bank, table.pool, taken, stock, policy, -1, chance)
            asked[:] = NEVER
            if can_draw:
                draws(cards.after, mine, streets, there, h, column, values, asked)
            for s in range(2):
                stands = NEVER
                if not can_draw or (mine.stands[h] and (cards.size[h] > 1 or mine.lone[s])):
                    stands = stand_worth(chance, mine.pay[s, made])
                values[s, h, column] = best_of(mine, s, stands, asked)
                if apart.shape[0] > 0:
                    apart[0, s, h, column] = stands
                    apart[1, s, h, column] = best_of(mine, s, NEVER, asked)
                if h == mine.root and (mine.way == ALL_DOWN or column == mine.down):
                    found[0, s] = stands
                    found[1, s] = asked[0, s]
                    found[2, s] = asked[1, s]
                if by_card.shape[0] == 0:
                    continue
                if values[s, h, column] == stands:
                    pay = mine.pay[s, made]
                    stand_by_card(
                        cards, bank, table.pool, taken, stock, policy, pay, by_card[s, h, column]
                    )
                else:
                    draw_by_card(cards.after, bank.prior, mine, there, h, column, s, asked, by_card)


@compiled
def stand_by_card(
    cards: Cards,
    bank: Bank,
    pool: Floats,
    taken: Ints,
    stock: int,
    policy: Ints,
    pay: Floats,
    worth: Floats,
) -> None:
    """What a hand that stands gets with each of the banker's cards, times the chance of that."""
    chance = np.empty(CLASSES)
    for f in range(worth.shape[0]):
        ends_in(cards, bank, pool, taken, stock, policy, f, chance)
        worth[f] = stand_worth(chance, pay)


@compiled
def draw_by_card(
    after: Ints,
    prior: Floats,
    mine: Mine,
    there: Floats,
    hand: int,
    column: int,
    stake: int,
    asked: Floats,
    by_card: Floats,
) -> None:
    """What a hand that asks gets with each of the banker's cards, times the chance of that."""
    width = there.shape[0]
    to = stake
    if stake == 0 and mine.raises and asked[:, 1].max() > asked[:, 0].max():
        to = 1
    down = asked[1, to] > asked[0, to]
    remains = there.sum()
    for f in range(width):
        by_card[stake, hand, column, f] = 0.0
    for k in range(width):
        if there[k] <= 0.0:
            continue
        part = there[k] / remains
        larger = after[hand, k]
        if larger >= 0:
            for f in range(width):
                worth = by_card[to, larger, k if down else column, f]
                by_card[stake, hand, column, f] += part * worth
            continue
        whole = 0.0
        for f in range(width):
            whole += max(0.0, there[f] - (1 if f == k else 0)) * prior[f]
        for f in range(width):
            share = max(0.0, there[f] - (1 if f == k else 0)) * prior[f] / whole
            by_card[stake, hand, column, f] += part * mine.pay[to, BUST, BUST] * share
