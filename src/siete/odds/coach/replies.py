"""The compiled part of the coach that guesses the banker's play: its best reply to what it sees."""

from typing import Final, NamedTuple

import numpy as np

from siete.cards import LIMIT
from siete.odds.coach.kernels import Bank, Cards, reply
from siete.odds.compiled import compiled
from siete.odds.deck import Bools, Floats, Ints
from siete.rules import PAIR_OF_SEVENS, SEVEN_AND_A_HALF

SAME_DOWN: Final = 0
"""Cards asked for come face up; whichever card lies face down stays there."""
NEW_DOWN: Final = 1
"""A card may also be asked for face down, and turns up the one that lay there."""
ALL_DOWN: Final = 2
"""All the cards lie face down but one, which is the first."""

NEVER: Final = -1e300
"""What can't be chosen is worth this."""

CLASSES: Final = 19


class Mine(NamedTuple):
    """A player's hand and what it may do.

    ``root`` is the hand now (``NOTHING``: its first card is still to come) and ``down`` the kind of
    its card that lies face down, K where none does. ``way`` is ``SAME_DOWN``, ``NEW_DOWN`` or
    ``ALL_DOWN``, where ``down`` is the kind of the one card that does *not* lie face down.
    ``unsplit`` is 1 for an only hand, else 0. ``first_up``: a first card to come lies face up.
    ``stands`` (H,) says with which hands it may stand, ``lone`` (2,) whether with one card, at the
    lower and the higher stake. ``shows``: seven and a half is shown at once. ``raises``: with a
    card the stake may go from the lower to the higher. ``pay`` (2, 19, 19) is what the hand gets,
    in chips, at both stakes.
    """

    root: int
    down: int
    way: int
    unsplit: int
    first_up: bool
    stands: Bools
    lone: Bools
    shows: bool
    raises: bool
    pay: Floats


class Table(NamedTuple):
    """What is around the hand.

    ``pool`` (K,) are the cards that its player has not seen, ``shown`` (K,) those that do not lie
    open for everybody, the hand's own among them; ``stock`` how many can be drawn. ``usual`` (16,)
    is the chance that others are thought to stand, by total; ``others`` (19,) what the other hands
    get by the class of the bank's.
    """

    pool: Floats
    shown: Floats
    stock: int
    usual: Floats
    others: Floats


@compiled
def binomial(pool: float, number: int) -> float:
    """In how many ways one may choose so many cards."""
    ways = 1.0
    for n in range(number):
        ways *= max(0.0, pool - n) / (n + 1)
    return ways


@compiled
def looks(made: int, total: int, shows: bool, usual: Floats) -> float:
    """The chance that a hand of this class and total is stood with, as the banker believes."""
    if made == PAIR_OF_SEVENS or (shows and made >= SEVEN_AND_A_HALF):
        return 0.0  # it would have been shown at once
    likely: float = usual[min(total, LIMIT)]
    return likely


@compiled
def fill_pay(row: Floats, pay: Floats, others: Floats) -> None:
    """What the players get in one case, by the class of the bank's hand."""
    for c in range(row.shape[0]):
        row[c] = pay[c] + others[c]


@compiled
def seen_reply(
    cards: Cards, bank: Bank, mine: Mine, table: Table, open_hand: int, hides: bool, policy: Ints
) -> None:
    """The banker's best reply where ``open_hand`` lies open and one card may be hidden with it."""
    width = cards.hands.shape[1]
    pool = table.shown.copy()
    for k in range(width):
        if open_hand >= 0:
            pool[k] = max(0.0, pool[k] - cards.hands[open_hand, k])
    made, total = cards.classes[mine.unsplit], cards.total
    cases = width if hides else 1
    hidden = np.zeros((cases, width), np.int64)
    weight = np.zeros(cases)
    pay = np.zeros((cases, CLASSES))
    number = 0
    for believed in (True, False):  # where nothing fits what is believed, whatever may be
        for k in range(cases if number == 0 else 0):
            hand = open_hand
            if hides:
                hand = cards.plus[open_hand, k] if open_hand >= 0 else cards.single[k]
            likely = pool[k] if hides and hand >= 0 else 1.0
            if hides and hand >= 0 and believed:
                likely *= looks(made[hand], total[hand], mine.shows, table.usual)
            if hand < 0 or likely <= 0.0:
                continue
            weight[number] = likely
            if hides:
                hidden[number, k] = 1
            fill_pay(pay[number], mine.pay[0, made[hand]], table.others)
            number += 1
    number = max(number, 1)
    _reply(cards, bank, table, pool, hidden[:number], weight[:number], pay[:number], policy)


@compiled
def covered_reply(
    cards: Cards, bank: Bank, mine: Mine, table: Table, number: int, policy: Ints
) -> None:
    """The banker's best reply where one card of the hand lies open, and so many do not."""
    count, width = cards.hands.shape
    pool = table.shown.copy()
    pool[mine.down] -= 1.0
    cases = 0
    for h in range(count):
        if cards.size[h] == number + 1 and cards.hands[h, mine.down] > 0:
            cases += 1
    hidden = np.zeros((max(cases, 1), width), np.int64)
    weight = np.zeros(max(cases, 1))
    pay = np.zeros((max(cases, 1), CLASSES))
    p = 0
    for h in range(count):
        if cards.size[h] != number + 1 or cards.hands[h, mine.down] == 0:
            continue
        made = cards.classes[mine.unsplit, h]
        ways = looks(made, cards.total[h], mine.shows, table.usual)
        for k in range(width):
            hidden[p, k] = cards.hands[h, k] - (1 if k == mine.down else 0)
            ways *= binomial(pool[k], hidden[p, k])
        weight[p] = ways
        fill_pay(pay[p], mine.pay[0, made], table.others)
        p += 1
    _reply(cards, bank, table, pool, hidden, weight, pay, policy)


@compiled
def _reply(
    cards: Cards,
    bank: Bank,
    table: Table,
    pool: Floats,
    hidden: Ints,
    weight: Floats,
    pay: Floats,
    policy: Ints,
) -> None:
    whole = 0.0
    for p in range(weight.shape[0]):
        whole += weight[p]
    for p in range(weight.shape[0]):
        weight[p] = weight[p] / whole if whole > 0.0 else 1.0 / weight.shape[0]
    worth = np.empty(cards.size.shape[0])
    reply(cards, bank, pool, table.stock, hidden, weight, pay, policy, worth)


@compiled
def policy_for(
    cards: Cards,
    bank: Bank,
    mine: Mine,
    table: Table,
    hand: int,
    column: int,
    known: Bools,
    policies: Ints,
) -> Ints:
    """How the banker plays against this hand: its best reply to what it sees, found once."""
    count, width = cards.hands.shape
    shown_at_once = cards.ends[hand] and (mine.shows or cards.total[hand] > LIMIT)
    seen = 0
    place = hand
    if mine.way == ALL_DOWN and not shown_at_once:
        seen, place = 2, cards.size[hand] - 1
        if not known[2, place]:
            covered_reply(cards, bank, mine, table, place, policies[2, place])
    elif column < width and not shown_at_once:
        open_hand = cards.before[hand, column]
        seen, place = 1, open_hand if open_hand >= 0 else count
        if not known[1, place]:
            seen_reply(cards, bank, mine, table, open_hand, True, policies[1, place])
    elif not known[0, hand]:
        seen_reply(cards, bank, mine, table, hand, False, policies[0, hand])
    known[seen, place] = True
    policy: Ints = policies[seen, place]
    return policy
