"""Ordered deals counted without replacement: the whole numbers that exact chances are made of.

A chance is a number of ordered deals (cards told apart) over the number of all deals of so many
cards, a falling factorial. A hand that is not bust comes about in fewer than 10**12 orders, so that
counts fit 64 bits; products of them are Python's integers.
"""

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from math import perm
from typing import Final, NamedTuple

import numpy as np

from siete.cards import LIMIT
from siete.odds.deck import OVER, Bools, Deck, Ints
from siete.rules import BUST, CLASSES

POLICY_TOTALS: Final = tuple(range(1, LIMIT + 1))
"""The totals that one may draw to, in half points: 0.5 to 7.5."""


class Layers(NamedTuple):
    """How the hands of a deck grow.

    ``bounds``: the hands of n cards are those from ``bounds[n]`` up to ``bounds[n + 1]``.
    ``before``: (H, K) the hand with a card of a kind less, where that one may ask for a card, else
    ``OVER``.
    """

    bounds: tuple[int, ...]
    before: Ints


@lru_cache(maxsize=64)
def layers_of(deck: Deck) -> Layers:
    """The layers of a deck, found once."""
    bounds = np.searchsorted(deck.size, np.arange(int(deck.size[-1]) + 2))
    before = np.full_like(deck.after, OVER)
    hands, kinds = np.nonzero(deck.after != OVER)
    before[deck.after[hands, kinds], kinds] = hands
    return Layers(tuple(map(int, bounds)), before)


class Deals(NamedTuple):
    """Ordered deals of one hand, by policy (P) and hand (H).

    ``reached``: (P, H) in how many orders of cards the hand comes about; ``draws``: (P, H) whether
    it then asks for a card; ``busts``: (P, S) in how many orders it ends bust with so many cards.
    ``cards`` is how many cards there were to deal from, and ``held`` how many the hand had at
    first: a hand of n cards has the chance ``reached / perm(cards, n - held)``.
    """

    reached: Ints
    draws: Bools
    busts: Ints
    cards: int
    held: int


def must_draw(deck: Deck) -> Bools:
    """(H,) the hands that have to ask for a card: a wild card alone, where it may not stand."""
    alone = np.zeros(len(deck.hands), np.bool_)
    if deck.rules.deck_wild_alone == "draws":
        for kind, hand in zip(deck.kinds, deck.single, strict=True):
            alone[hand] = kind.wild
    return alone


def draws_below(deck: Deck, totals: Sequence[int]) -> Bools:
    """(P, H) with which hands one asks for a card who draws to each of the totals (half points)."""
    below = deck.total[None, :] < np.array(totals)[:, None]
    drawing: Bools = (below | must_draw(deck)) & ~deck.ends
    return drawing


def deal(
    deck: Deck,
    draws: Bools,
    *,
    gone: Ints | None = None,
    start: int | None = None,
    aside: int = 0,
) -> Deals:
    """Deal one hand from the whole deck, or from ``start`` on, in every order.

    Args:
        deck: The deck.
        draws: (P, H) which hands ask for a card, by policy.
        gone: (K,) cards that can't come.
        start: The hand that is held already; none for a hand that begins with its first card.
        aside: How many of the cards left are not in the stock: 1 for a banker's hidden card. A hand
            for which there is no card in the stock stands.
    """
    bounds, before = layers_of(deck)
    counts = deck.counts if gone is None else deck.counts - gone
    spare = counts - deck.hands
    left = np.maximum(spare, 0)
    draws = draws & (left.sum(axis=1) > aside)
    reached = np.zeros(draws.shape, np.int64)
    if start is None:
        held = 0
        reached[:, deck.single] = np.maximum(counts, 0)
    else:
        held = int(deck.size[start])
        reached[:, start] = 1
    ways = np.where(before == OVER, 0, np.maximum(spare + 1, 0))
    for size in range(max(held, 1) + 1, len(bounds) - 1):
        here = slice(bounds[size], bounds[size + 1])
        parents = before[here]
        reached[:, here] += ((reached * draws)[:, parents] * ways[here]).sum(axis=2)
    over = np.where(deck.after == OVER, left, 0).sum(axis=1)
    busts = summed(reached * draws * over, deck.size + 1, len(bounds))
    cards = int(np.maximum(counts, 0).sum()) - held
    return Deals(reached, draws, busts, cards, held)


def class_chances(deck: Deck, deals: Deals) -> list[list[Fraction]]:
    """By policy and class of the pay matrix (0 is bust), the chance that the hand ends so."""
    stands = deals.reached * ~deals.draws
    sizes = deals.busts.shape[1]
    counts = np.stack(
        [summed(stands * (deck.classes == each), deck.size, sizes) for each in CLASSES], axis=1
    )
    counts[:, BUST] += deals.busts
    return [[chance(deals, row) for row in policy] for policy in counts.tolist()]


def chance(deals: Deals, counts: Sequence[int]) -> Fraction:
    """The chance of what happens in ``counts[n]`` orders of n cards, those held included."""
    deepest = max((size for size, count in enumerate(counts) if count), default=deals.held)
    drawn = deepest - deals.held
    found = sum(
        count * perm(deals.cards - size + deals.held, deepest - size)
        for size, count in enumerate(counts[: deepest + 1])
        if count
    )
    return Fraction(found, perm(deals.cards, drawn))


def summed(counts: Ints, numbers: Ints, many: int) -> Ints:
    """(P, many) the counts (P, H) added up by a number that each hand has, from 0 to many - 1."""
    found: Ints = counts @ np.eye(many, dtype=np.int64)[numbers]
    return found
