"""Exact odds of a hand by itself: its first cards, its next card, and how it ends.

All chances are exact (``fractions.Fraction``), without replacement, from the cards of a ``Deck``:
the forty, or those that have not been seen. What others hold does not matter, for unseen cards are
as likely as any. Sources: what a hand is worth is R7 and R12 of the rules reference, the wild card
alone ``deck.wild_alone``, the pair of sevens ``specials.pair_of_sevens``.
"""

from collections.abc import Sequence
from fractions import Fraction
from math import perm
from typing import NamedTuple

import numpy as np

from siete.cards import IS_FIGURE, LIMIT, RANK_OF
from siete.odds.counting import POLICY_TOTALS, chance, class_chances, deal, draws_below, summed
from siete.odds.deck import OVER, Deck, Ints
from siete.rules import BUST, NATURAL, PAIR_OF_SEVENS, SEVEN_AND_A_HALF, WILD_NATURAL


class Ending(NamedTuple):
    """How a hand ends, each with its chance.

    Attributes:
        totals: By total in half points, seven and a half (15) with all its classes among them;
            totals that can't be are left out. With ``bust`` and ``pair_of_sevens`` they make 1.
        bust: Over seven and a half.
        seven_and_a_half: Seven and a half of however many cards: ``totals[15]``.
        natural: The part of it in two cards, the wild natural with it.
        wild_natural: The part of that with a 7 and the wild card, where it is a class of its own.
        pair_of_sevens: Two sevens, where they are a hand.
    """

    totals: dict[int, Fraction]
    bust: Fraction
    seven_and_a_half: Fraction
    natural: Fraction
    wild_natural: Fraction
    pair_of_sevens: Fraction


def draw_to(
    deck: Deck, totals: Sequence[int] = POLICY_TOTALS, start: int | None = None
) -> dict[int, Ending]:
    """How a hand ends by the total (half points) from which its holder stands.

    Who draws to a total asks for cards below it and stands at it and above. Seven and a half always
    stands, a pair of sevens too where it is a hand, and a wild card alone asks where it must.

    Args:
        deck: The cards that may come; with ``start`` those of the hand too.
        totals: The totals to draw to.
        start: The hand that is held already; none for a hand dealt from its first card on.
    """
    deals = deal(deck, draws_below(deck, totals), start=start)
    return {
        total: _ending(chances)
        for total, chances in zip(totals, class_chances(deck, deals), strict=True)
    }


def _ending(chances: Sequence[Fraction]) -> Ending:
    wild_natural = chances[WILD_NATURAL]
    natural = chances[NATURAL] + wild_natural
    seven_and_a_half = chances[SEVEN_AND_A_HALF] + natural
    by_total = [*chances[:SEVEN_AND_A_HALF], seven_and_a_half]
    totals = {total: each for total, each in enumerate(by_total) if total != BUST and each}
    return Ending(
        totals, chances[BUST], seven_and_a_half, natural, wild_natural, chances[PAIR_OF_SEVENS]
    )


class BustNext(NamedTuple):
    """The chance that the next card busts a hand of some total.

    ``chance`` is over all hands of that total, as they come to who asks for a card below it;
    ``least`` and ``most`` are those of the hands for which it is lowest and highest.
    """

    chance: Fraction
    least: Fraction
    most: Fraction


def bust_next(deck: Deck) -> dict[int, BustNext]:
    """By total (half points, seven and a half left out) the chance to be bust by the next card."""
    totals = range(1, LIMIT)
    deals = deal(deck, draws_below(deck, totals))
    over = _over(deck)
    by_hand = bust_next_by_hand(deck)
    sizes = deals.busts.shape[1]
    here = deals.reached * (deck.total == np.array(totals)[:, None])
    reached = summed(here, deck.size, sizes).tolist()
    busts = summed(here * over, deck.size + 1, sizes).tolist()
    found = {}
    for row, total in enumerate(totals):
        hands = [by_hand[hand] for hand in np.flatnonzero(here[row])]
        if hands:
            among = chance(deals, busts[row]) / chance(deals, reached[row])
            found[total] = BustNext(among, min(hands), max(hands))
    return found


def bust_next_by_hand(deck: Deck) -> list[Fraction]:
    """By hand of the deck (H) the chance that the next card busts it, 0 when no card is left."""
    return [
        Fraction(over, left or 1)
        for over, left in zip(
            _over(deck).tolist(), (len(deck.cards) - deck.size).tolist(), strict=True
        )
    ]


def _over(deck: Deck) -> Ints:
    """(H,) how many of the cards left bust the hand; all of them where its turn is over."""
    over: Ints = np.where(deck.after == OVER, deck.counts - deck.hands, 0).sum(axis=1)
    return over


class TwoCards(NamedTuple):
    """The chances of special hands in the first two cards.

    ``natural`` is a seven and a half, with the wild card or without, ``wild_natural`` the part of
    it that is a 7 with the wild card, and ``pair_of_sevens`` two sevens, whatever they are worth.
    """

    natural: Fraction
    wild_natural: Fraction
    pair_of_sevens: Fraction


def two_cards(deck: Deck) -> TwoCards:
    """The chances of special hands for two cards of the deck."""
    orders = perm(len(deck.cards), 2) or 1
    sevens = sum(RANK_OF[card] == 7 for card in deck.cards)
    pairs = (deck.size == 2) & (deck.total == LIMIT)
    naturals = 2 * sum(
        int(np.prod(deck.counts[deck.hands[hand] > 0])) for hand in np.flatnonzero(pairs)
    )
    wilds = sum(kind.wild for kind in deck.kinds)
    return TwoCards(
        Fraction(naturals, orders),
        Fraction(2 * wilds * sevens, orders),
        Fraction(perm(sevens, 2), orders),
    )


def figures_in_a_row(deck: Deck) -> list[Fraction]:
    """The chances that the first card is a figure, the first two, and so on while there are any.

    A wild card is a figure too.
    """
    cards = len(deck.cards)
    figures = sum(IS_FIGURE[card] for card in deck.cards)
    return [Fraction(perm(figures, many), perm(cards, many)) for many in range(1, figures + 1)]


class NextCard(NamedTuple):
    """What the next card does to a hand: ``totals`` by total in half points, and ``bust``.

    A pair of sevens, where it is a hand, is the total 28, as in ``Deck.total``.
    """

    totals: dict[int, Fraction]
    bust: Fraction


def next_card(deck: Deck, hand: int) -> NextCard:
    """The chances of what the next card makes of a hand; no totals where no card is left."""
    left = deck.counts - deck.hands[hand]
    cards = int(left.sum())
    totals: dict[int, Fraction] = {}
    for kind, after in enumerate(deck.after[hand].tolist()):
        if after != OVER and left[kind]:
            total = int(deck.total[after])
            totals[total] = totals.get(total, Fraction(0)) + Fraction(int(left[kind]), cards)
    bust = 1 - sum(totals.values(), Fraction(0)) if cards else Fraction(0)
    return NextCard(dict(sorted(totals.items())), bust)
