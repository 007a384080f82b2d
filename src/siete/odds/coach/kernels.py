"""The compiled part of the coach that plays the bank: its best reply, and where it then ends.

All work on the hands of a ``Deck`` (H), which are multisets of kinds of cards (K) and come with the
smaller ones first. Cards are drawn without replacement from ``pool``, (K,) how many cards of each
kind may still come; where what others hold is guessed these are not whole numbers.
"""

from typing import Final, NamedTuple

import numpy as np

from siete.odds.compiled import compiled
from siete.odds.deck import Bools, Floats, Ints
from siete.rules import BUST

NOTHING: Final = -1
"""The hand of a bank whose card is hidden, and of a player whose first card has not come."""

STAND: Final = 1
DRAW: Final = 2
BURN: Final = 3
"""What a policy has for a hand, 0 where the hand can't come about."""


class Cards(NamedTuple):
    """A deck's arrays, for compiled functions.

    ``hands`` (H, K), ``size``, ``total`` and ``ends`` (H,) are the deck's. ``after`` (H, K) is the
    hand with a card more, ``OVER`` where that is bust or not asked for; ``plus`` the same of hands
    that end too, and ``before`` the hand with a card less, ``OVER`` where there is none. ``single``
    (K,) are the hands of one card. ``classes`` (2, H) are the classes as one of several hands (0)
    and as the only one (1). ``one_of`` (H,) is a kind that the hand has.
    """

    hands: Ints
    size: Ints
    total: Ints
    ends: Bools
    after: Ints
    plus: Ints
    before: Ints
    single: Ints
    classes: Ints
    one_of: Ints


class Bank(NamedTuple):
    """What is known of the banker's hand, and what rules it.

    ``root`` is the hand that lies open, or ``NOTHING``; ``prior`` (K,) weighs its first card where
    that is hidden, 1 where nothing is known; ``forced`` (H,) is ``STAND`` or ``DRAW`` where the
    rules leave it no choice, else 0; ``burns`` (K,) says which first cards it may burn.
    """

    root: int
    prior: Floats
    forced: Ints
    burns: Bools


@compiled
def base_of(cards: Cards, root: int) -> Ints:
    """(K,) The cards of the root; none of ``NOTHING``."""
    base = np.zeros(cards.hands.shape[1], np.int64)
    if root >= 0:
        for k in range(base.shape[0]):
            base[k] = cards.hands[root, k]
    return base


@compiled
def newest(hands: Ints, base: Ints, hand: int) -> int:
    """A kind that a hand has more of than its root; -1 where it is the root or no part of it."""
    kind = -1
    for k in range(base.shape[0]):
        if hands[hand, k] < base[k]:
            return -1
        if kind < 0 and hands[hand, k] > base[k]:
            kind = k
    return kind


@compiled
def rows(cards: Cards, root: int, pool: Floats, hidden: Ints, weight: Floats) -> Floats:
    """The chance of one row of cards that makes up a hand, (H, P), with that of each case.

    See ``reply``: the cases are what may lie hidden, ``weight`` sums to 1.
    """
    hands, size, before, one_of = cards.hands, cards.size, cards.before, cards.one_of
    cases = weight.shape[0]
    mass = np.zeros((size.shape[0], cases))
    base = base_of(cards, root)
    left = float(base.sum())
    for k in range(pool.shape[0]):
        left += pool[k] - hidden[0, k]
    for h in range(size.shape[0]):
        if h == root:
            for p in range(cases):
                mass[h, p] = weight[p]
            continue
        kind = one_of[h] if root < 0 else newest(hands, base, h)
        remains = left - (size[h] - 1)
        if kind < 0 or remains <= 0.0:
            continue
        parent = before[h, kind]
        there = pool[kind] - (hands[h, kind] - base[kind] - 1)
        part = 1.0 / remains
        for p in range(cases):
            came = mass[parent, p] if parent >= 0 else weight[p]
            mass[h, p] = came * max(0.0, there - hidden[p, kind]) * part
    return mass


@compiled
def reply(
    cards: Cards,
    bank: Bank,
    pool: Floats,
    stock: int,
    hidden: Ints,
    weight: Floats,
    pay: Floats,
    policy: Ints,
    worth: Floats,
) -> Floats:
    """The banker's best reply to hands that it sees in part.

    What it can't see is one of P cases: ``hidden`` (P, K) are the cards that lie hidden then, as
    many in each, ``weight`` (P,) how likely it is, and sums to 1, ``pay`` (P, 19) what the players
    get then by the class of the bank's hand. ``pool`` has those hidden cards in it, and the
    banker's own where they are not the ``root``. ``stock`` is how many cards it can draw.

    Fills, for all hands (H,), ``policy``, and ``worth`` to the banker in the pay's unit times the
    chance of one row of cards that makes up the hand. Returns these chances with each case, (H, P).
    """
    after, size, ends, made = cards.after, cards.size, cards.ends, cards.classes[1]
    forced = bank.forced
    mass = rows(cards, bank.root, pool, hidden, weight)
    count, cases = mass.shape
    # What it would get if a hand were bust: what does not come to a larger hand is.
    bust = np.zeros(count)
    held = max(size[bank.root], 1) if bank.root >= 0 else 1
    for h in range(count - 1, -1, -1):
        policy[h] = 0
        worth[h] = 0.0
        likely = 0.0
        stands = 0.0
        for p in range(cases):
            likely += mass[h, p]
            stands -= mass[h, p] * pay[p, made[h]]
            bust[h] -= mass[h, p] * pay[p, BUST]
        if likely <= 0.0:
            continue
        policy[h] = STAND
        worth[h] = stands
        if ends[h] or forced[h] == STAND or size[h] - held >= stock:
            continue
        draws = bust[h]
        for k in range(after.shape[1]):
            larger = after[h, k]
            if larger >= 0:
                draws += worth[larger] - bust[larger]
        if forced[h] == DRAW or draws > stands:
            policy[h] = DRAW
            worth[h] = draws
    if bank.root < 0:
        burn(cards, bank, mass, policy, worth)
    return mass


@compiled
def burn(cards: Cards, bank: Bank, mass: Floats, policy: Ints, worth: Floats) -> None:
    """Change first cards that may be burnt where another is worth more on the average."""
    fresh = 0.0
    whole = 0.0
    for single in cards.single:
        fresh += worth[single]
        for p in range(mass.shape[1]):
            whole += mass[single, p]
    if whole <= 0.0:
        return
    for k in range(cards.single.shape[0]):
        single = cards.single[k]
        chance = 0.0
        for p in range(mass.shape[1]):
            chance += mass[single, p]
        if bank.burns[k] and fresh / whole * chance > worth[single]:
            policy[single] = BURN


@compiled
def first_cards(
    single: Ints, bank: Bank, there: Floats, policy: Ints, first: int, reached: Floats
) -> float:
    """The chance of each first card of a hidden bank, into ``reached`` (H,); returns their sum.

    ``first`` is the kind that it is, or -1 for any; what is burnt is another card then.
    """
    width = there.shape[0]
    prior = bank.prior
    whole = 0.0
    fresh = 0.0
    for k in range(width):
        whole += max(0.0, there[k]) * prior[k]
        fresh += max(0.0, there[k])
    share = 0.0
    changed = 0.0
    for k in range(width):
        if there[k] <= 0.0 or whole <= 0.0 or (first >= 0 and k != first):
            continue
        part = there[k] * prior[k] / whole
        share += part
        if policy[single[k]] == BURN:
            changed += part
        else:
            reached[single[k]] += part
    if changed > 0.0:
        for k in range(width):
            reached[single[k]] += changed * max(0.0, there[k]) / fresh
    return share


@compiled
def ends_in(
    cards: Cards,
    bank: Bank,
    pool: Floats,
    taken: Ints,
    stock: int,
    policy: Ints,
    first: int,
    chance: Floats,
) -> float:
    """Where a bank ends that plays by ``policy``, (H,): fills ``chance``, (19,), by class.

    ``taken`` (K,) are cards of the pool that went elsewhere. Where the banker's card is hidden it
    is of kind ``first``, or (-1) of any; ``chance`` sums to how likely that is, which is returned.
    """
    hands, size, ends, after = cards.hands, cards.size, cards.ends, cards.after
    made = cards.classes[1]
    count, width = hands.shape
    root = bank.root
    reached = np.zeros(count)
    there = np.empty(width)
    for k in range(width):
        there[k] = pool[k] - taken[k] + (hands[root, k] if root >= 0 else 0)
    for c in range(chance.shape[0]):
        chance[c] = 0.0
    held = max(size[root], 1) if root >= 0 else 1
    share = 1.0
    if root >= 0:
        reached[root] = 1.0
    else:
        share = first_cards(cards.single, bank, there, policy, first, reached)
    for h in range(count):
        come = reached[h]
        if come == 0.0:
            continue
        remains = 0.0
        if not ends[h] and policy[h] == DRAW and size[h] - held < stock:
            for k in range(width):
                remains += max(0.0, there[k] - hands[h, k])
        if remains <= 0.0:
            chance[made[h]] += come
            continue
        part = come / remains
        for k in range(width):
            come = part * max(0.0, there[k] - hands[h, k])
            if after[h, k] >= 0:
                reached[after[h, k]] += come
            else:
                chance[BUST] += come
    return share
