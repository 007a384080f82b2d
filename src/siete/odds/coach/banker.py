"""The banker's turn: against all hands on the table at once, whatever of them it can't see."""

from typing import Final, NamedTuple

import numpy as np

from siete.odds.coach.habits import told_to_bank
from siete.odds.coach.kernels import NOTHING, reply
from siete.odds.coach.layout import Layout, chips, muerta_pay, pay_of
from siete.odds.coach.seen import Hidden, Other, Seen, possible
from siete.odds.deck import OVER, Bools, Floats, Ints
from siete.rules import BUST, PAIR_OF_SEVENS, SEVEN_AND_A_HALF

MOST_CASES: Final = 2048
"""So many ways for the hidden cards to lie are weighed one by one; of more, so many are drawn."""


class Cases(NamedTuple):
    """How the hidden cards may lie: P cases.

    ``hidden`` (P, K) are the cards that lie hidden, ``weight`` (P,) sums to 1, ``pay`` (P, 19) is
    what the players get by the class of the bank's hand, in chips. ``sampled``: they were drawn.
    """

    hidden: Ints
    weight: Floats
    pay: Floats
    sampled: bool


class Growing(NamedTuple):
    """Cases while hands are added one by one: which of its possible hands each has so far."""

    used: Ints
    weight: Floats
    chosen: Ints


def cases(seen: Seen) -> Cases:
    """Every way for the cards of the other hands to lie, or a good many of them."""
    layout, told = seen.layout, told_to_bank(seen)
    may = [possible(layout, other, told) for other in seen.others]
    grown = Growing(np.zeros((1, layout.width), np.int64), np.ones(1), np.zeros((1, 0), np.int64))
    sampled = False
    for hidden in may:
        grown = _with_hand(grown, hidden, seen.unseen)
        if len(grown.weight) > MOST_CASES:
            grown, sampled = _fewer(grown), True
    pay = payments(seen, may, grown.chosen)
    return Cases(grown.used, grown.weight / grown.weight.sum(), pay, sampled)


def _with_hand(grown: Growing, hidden: Hidden, unseen: Ints) -> Growing:
    """Every case with every hand that the next one may be."""
    number, choices = len(grown.weight), len(hidden.hands)
    fits = np.where(hidden.chance.sum() > 0, hidden.chance, 1.0)
    used = (grown.used[:, None, :] + hidden.cards).reshape(number * choices, -1)
    left = (unseen - grown.used)[:, None, :]
    ways = np.ones((number, choices))
    for n in range(int(hidden.cards.max(initial=0))):
        more = np.maximum(left - n, 0) / (n + 1)
        ways = ways * np.where(hidden.cards > n, more, 1.0).prod(axis=2)
    weight = (grown.weight[:, None] * ways * fits).ravel()
    own = np.tile(np.arange(choices), number)
    chosen = np.column_stack([np.repeat(grown.chosen, choices, axis=0), own])
    if not weight.any():  # nothing fits what is believed
        weight = np.ones_like(weight)
    kept = weight > 0
    return Growing(used[kept], weight[kept] / weight.sum(), chosen[kept])


def _fewer(grown: Growing) -> Growing:
    """Half of ``MOST_CASES`` cases that stand for all: drawn evenly along their weights."""
    number = MOST_CASES // 2
    marks = (np.arange(number) + 0.5) / number
    picked = np.searchsorted(np.cumsum(grown.weight / grown.weight.sum()), marks)
    picked = np.minimum(picked, len(grown.weight) - 1)
    return Growing(grown.used[picked], np.full(number, 1.0 / number), grown.chosen[picked])


def payments(seen: Seen, may: list[Hidden], chosen: Ints) -> Floats:
    """(P, 19) What the players get in all by the class of the bank's hand, hands in order (R18)."""
    layout, rules = seen.layout, seen.view.rules
    shape = (len(chosen), 19)
    whole = np.zeros(shape)
    doubled: Bools = np.zeros(shape, np.bool_)
    struck = doubled
    pot = np.full(shape, chips(seen.round.pot)) if seen.round.pot >= 0 else None
    seat = -1
    for number, (other, hidden) in enumerate(zip(seen.others, may, strict=True)):
        if other.seat != seat:
            seat, struck = other.seat, np.zeros(shape, np.bool_)
        if other.hand.status == "passed":
            continue
        made = hidden.classes(layout, other.unsplit)[chosen[:, number]]
        amount = _amounts(layout, other)[made]
        if other.hand.status != "muerta":
            sevens = ((made >= SEVEN_AND_A_HALF) & (made < PAIR_OF_SEVENS))[:, None] & (amount > 0)
            stake = chips(other.hand.stake)
            amount = np.where(sevens & (doubled | struck), np.minimum(amount, stake), amount)
            doubled = doubled | (sevens if rules.pay_one_double else False)
            struck = struck | (sevens if rules.pay_leftmost_double else False)
        if pot is not None:
            amount = np.minimum(amount, pot)
            pot = pot - amount
        whole += amount
    return whole


def _amounts(layout: Layout, other: Other) -> Floats:
    stake = chips(other.hand.stake)
    muerta = other.hand.status == "muerta"
    return muerta_pay(layout, stake) if muerta else pay_of(layout, stake)


class BankWorth(NamedTuple):
    """What the banker's choices are worth, in chips, each with its error.

    ``burn`` is the mean over the cards that may come in the place of the first.
    """

    stand: tuple[float, float]
    hit: tuple[float, float]
    burn: tuple[float, float]
    sampled: bool


def bank_turn(seen: Seen, found: Cases) -> BankWorth:
    """The banker's choices with the hand that it has, each followed by the best play."""
    layout = seen.layout
    root = layout.deck.hand_of(seen.mine[0].cards)
    bank = layout.bank(root)
    pool = seen.unseen.astype(np.float64)
    count = len(layout.deck.size)
    policy, worth = np.empty(count, np.int64), np.empty(count)
    mass = reply(
        layout.cards,
        bank,
        pool,
        seen.stock,
        found.hidden,
        found.weight,
        found.pay,
        policy,
        worth,
    )
    each = by_case(layout, mass, found.pay, policy, root) if found.sampled else {}
    stand = -found.pay[:, layout.deck.classes[root]] * mass[root]
    if found.sampled:
        hit = _summed(_asking(layout, mass, found.pay, each, root), found)
    else:
        hit = _asked(layout, mass, found.pay, worth, root), 0.0
    return BankWorth(
        _summed(stand, found),
        hit,
        _burning(seen, found)
        if layout.bank_burns[layout.deck.kind_of[seen.mine[0].cards[0]]]
        else (0.0, 0.0),
        found.sampled,
    )


def _burning(seen: Seen, found: Cases) -> tuple[float, float]:
    layout = seen.layout
    count = len(layout.deck.size)
    policy, worth = np.empty(count, np.int64), np.empty(count)
    mass = reply(
        layout.cards,
        layout.bank(NOTHING),
        seen.unseen.astype(np.float64),
        seen.stock - 1,
        found.hidden,
        found.weight,
        found.pay,
        policy,
        worth,
    )
    singles = layout.deck.single
    fresh = worth[singles].sum() / mass[singles].sum()
    burns = layout.bank_burns & (policy[singles] == 3)
    better = np.where(burns, fresh * mass[singles].sum(axis=1), worth[singles]).sum()
    value = better / mass[singles].sum()
    return float(value), abs(float(value - fresh)) * 0.1


def _asked(layout: Layout, mass: Floats, pay: Floats, worth: Floats, root: int) -> float:
    """What asking for a card brings, all cases together."""
    after = layout.deck.after[root]
    larger = after[after != OVER]
    busts = mass[root] - mass[larger].sum(axis=0)
    return float(worth[larger].sum() - busts @ pay[:, BUST])


def by_case(
    layout: Layout, mass: Floats, pay: Floats, policy: Ints, root: int
) -> dict[int, Floats]:
    """What the banker gets in each case (P,) with each hand that it may come to, by its policy."""
    deck = layout.deck
    found: dict[int, Floats] = {}
    above = (deck.hands >= deck.hands[root]).all(axis=1) & (policy > 0)
    for h in np.flatnonzero(above)[::-1]:
        if policy[h] == 1:
            found[int(h)] = -mass[h] * pay[:, deck.classes[h]]
        else:
            found[int(h)] = _asking(layout, mass, pay, found, int(h))
    return found


def _asking(
    layout: Layout, mass: Floats, pay: Floats, found: dict[int, Floats], hand: int
) -> Floats:
    """(P,) What asking for a card brings: what comes to no larger hand is bust."""
    busts = mass[hand].copy()
    value = np.zeros(len(busts))
    for after in layout.deck.after[hand]:
        if after != OVER and int(after) in found:
            busts -= mass[after]
            value += found[int(after)]
    worth: Floats = value - np.maximum(busts, 0.0) * pay[:, BUST]
    return worth


def _summed(each: Floats, found: Cases) -> tuple[float, float]:
    """The mean over the cases and its standard error, 0 where they are all there are."""
    value = float(each.sum())
    if not found.sampled:
        return value, 0.0
    number = len(each)
    return value, float(np.std(each * number) / np.sqrt(number))
