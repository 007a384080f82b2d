"""A banker who plays by a fixed rule, and what each hand of the player's is worth against it.

What the banker ends with depends on the player only through the cards that are out. So the orders
in which the banker's endings come about are counted once, by kinds of cards, and a product of
falling factorials then says how many deals of each there are among the cards left.
"""

from functools import lru_cache
from math import factorial, gcd
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from siete.amounts import ONE
from siete.cards import DECK
from siete.odds.counting import layers_of
from siete.odds.deck import OVER, Bools, Deck, Ints
from siete.rules import BUST, CLASSES, pay_matrix

Multiples: TypeAlias = NDArray[Any]
"""Whole multiples of a unit: 64 bits, or Python's integers where the rules pay more than fits."""

_SAFE: Final = 2**61
_FACTORIALS: Final = tuple(factorial(cards) for cards in range(len(DECK) + 1))


class Endings(NamedTuple):
    """The hands (B) with which a banker stands, by number of cards and then class.

    ``rest``: (B, K) their cards, but for an exposed first one; ``orders``: (B,) in how many orders
    of kinds they come about; ``starts``: where in them each pair (G) of a number of cards and a
    class begins; ``drawn``: (G,) that number, without an exposed card; ``classes``: (G,) the class.
    """

    rest: Ints
    orders: Ints
    starts: Ints
    drawn: Ints
    classes: Ints


class Banker:
    """A banker who asks for a card with some hands and stands with the others, whatever happens.

    Amounts are whole numbers of ``1 / unit`` stakes.

    Args:
        deck: The deck.
        draws: (H,) the hands with which the banker asks for a card.

    Attributes:
        deck: The deck.
        unit: What a stake is counted in, so that every multiple of the pay matrix is whole.
        pay: (19, 19) the pay matrix in that unit.
        muerta: What a muerta that wins is paid, in that unit.
    """

    def __init__(self, deck: Deck, draws: Bools) -> None:
        self.deck = deck
        self._draws = draws
        matrix = pay_matrix(deck.rules)
        multiples = [each for row in matrix for each in row]
        common = gcd(ONE, deck.rules.pay_muerta, *multiples)
        self.unit = ONE // common
        self.muerta = deck.rules.pay_muerta // common
        fits = max(map(abs, multiples)) < _SAFE
        units = [[each // common for each in row] for row in matrix]
        self.pay: Multiples = np.array(units, np.int64 if fits else object)
        self._endings = lru_cache(maxsize=None)(self._found)

    def worth(self, gone: Ints, first: int | None, hands: Ints, pay: Multiples) -> list[int]:
        """What hands are worth that stand, or that are shown at the end, against this banker.

        Args:
            gone: (K,) the cards that neither get, an exposed first card of the banker's included.
            first: The kind of that card, none where the banker's first card is hidden.
            hands: (N,) which hands of the deck.
            pay: (N, 19) for each of them what it gets from each class of the banker's, in units.

        Returns:
            For each hand its expectation times ``unit`` times the factorial of the number of cards
            left, an integer.
        """
        left = self.deck.counts - gone - self.deck.hands[hands]
        cards = left.sum(axis=1)
        own = 0 if first is None else 1
        enough = int(self.deck.size[-1]) + 1  # more than the largest hand has: nothing is lacking
        most = np.minimum(cards + own, enough)
        found = [0] * len(hands)
        for many in np.unique(most[(left >= 0).all(axis=1)]).tolist():
            some = np.flatnonzero((most == many) & (left >= 0).all(axis=1))
            ends = self._endings(first, many)
            numerators = _expectations(ends, left[some], cards[some], pay[some])
            for place, numerator in zip(some.tolist(), numerators, strict=True):
                found[place] = numerator
        return found

    def _found(self, first: int | None, most: int) -> Endings:
        """The endings of a banker for whom there are so many cards, an exposed one included."""
        begins = self.deck.single if first is None else self.deck.single[[first]]
        return endings(self.deck, self._draws, begins, first, most)


def endings(deck: Deck, draws: Bools, begins: Ints, first: int | None, most: int) -> Endings:
    """The endings of a banker who begins with one of these hands, ``draws`` (H,) from some of them.

    There are ``most`` cards for it; ``first`` is the kind of an exposed card, which is one of them.
    """
    draws = draws & (deck.size < most)
    orders = np.zeros(len(deck.hands), np.int64)
    orders[begins] = 1
    bounds, before = layers_of(deck)
    for size in range(2, min(most, len(bounds) - 2) + 1):
        here = slice(bounds[size], bounds[size + 1])
        parents = before[here]
        orders[here] = np.where(parents == OVER, 0, (orders * draws)[parents]).sum(axis=1)
    found = np.flatnonzero((orders > 0) & ~draws)
    found = found[np.lexsort((deck.classes[found], deck.size[found]))]
    rest = deck.hands[found]
    if first is not None:
        rest[:, first] -= 1
    drawn, classes = rest.sum(axis=1), deck.classes[found]
    pairs = drawn * len(CLASSES) + classes
    starts = np.flatnonzero(np.diff(pairs, prepend=-1))
    return Endings(rest, orders[found], starts, drawn[starts], classes[starts])


def _expectations(ends: Endings, left: Ints, cards: Ints, pay: Multiples) -> list[int]:
    """``Banker.worth`` for hands with these cards (N, K) left, ``cards`` (N,) of them in all.

    What the banker's being bust gives is given for all, and the other endings what they differ by.
    """
    deals = np.repeat(ends.orders[None, :], len(left), axis=0)
    for kind in range(left.shape[1]):
        deals *= _falling(int(left[:, kind].max()), ends.rest[:, kind])[left[:, kind]]
    by_pair = np.add.reduceat(deals, ends.starts, axis=1)
    differs: Multiples = pay[:, ends.classes] - pay[:, BUST, None]
    if int(np.abs(differs).max()) * int(by_pair.sum(axis=1).max()) > _SAFE:
        differs = differs.astype(object)
    numbers = np.flatnonzero(np.diff(ends.drawn, prepend=-1))
    won = np.add.reduceat(differs * by_pair, numbers, axis=1).tolist()
    drawn = ends.drawn[numbers].tolist()
    return [
        bust * _FACTORIALS[many]
        + sum(
            each * _FACTORIALS[many - number]
            for number, each in zip(drawn, row, strict=True)
            if each
        )
        for many, bust, row in zip(cards.tolist(), pay[:, BUST].tolist(), won, strict=True)
    ]


def _falling(most: int, drawn: Ints) -> Ints:
    """(most + 1, B) in how many orders each number of cards is drawn from 0 to ``most`` cards."""
    cards = np.arange(most + 1)[:, None]
    ways = np.ones((most + 1, len(drawn)), np.int64)
    for number in range(int(drawn.max(initial=0))):
        ways *= np.where(drawn > number, np.maximum(cards - number, 0), 1)
    return ways
