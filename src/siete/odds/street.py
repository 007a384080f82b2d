"""A hand among several of a player's (a street, R9), and multisets of cards as whole numbers."""

from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from siete.cards import IS_FIGURE
from siete.odds.deck import Deck

_BITS: Final = 4
_MASK: Final = 2**_BITS - 1
"""Multisets are packed with so many bits for each kind, of which a deck has at most 12 cards."""


class Street(NamedTuple):
    """A hand among several of a player's: its cards, whether at the highest stake, and its place.

    ``first`` is the hand that the player had at first: it alone is sure to be paid its multiple
    where only one seven and a half is. ``stood`` says that it asks for no more.
    """

    hand: int
    high: bool
    first: bool
    stood: bool = False


Streets: TypeAlias = tuple[Street, ...]


def single_card(kind: int) -> int:
    """A packed multiset of one card."""
    return 1 << _BITS * kind


def packed(counts: Sequence[int]) -> int:
    """A multiset of cards as one integer, so that adding and taking away are fast."""
    return sum(count << _BITS * kind for kind, count in enumerate(counts))


def unpacked(cards: int, width: int) -> tuple[int, ...]:
    """How many cards of each of so many kinds there are in a packed multiset."""
    return tuple(cards >> _BITS * kind & _MASK for kind in range(width))


def may_split(deck: Deck, hand: int | None = None) -> bool:
    """Whether a player may come to hold several hands; with ``hand``, whether from there on.

    From there on one may with figures alone (with one of them, where ``split.when`` is ``pair``),
    and with a card that may be changed for one.
    """
    rules = deck.rules
    figures = np.array([IS_FIGURE[kind.cards[0]] for kind in deck.kinds])
    if rules.split_max_hands == 1 or not figures.any():
        return False
    if hand is None:
        return True
    alone = int(deck.size[hand]) == 1
    burns = any(kind.burns for kind, many in zip(deck.kinds, deck.hands[hand], strict=True) if many)
    opens = not deck.hands[hand][~figures].any() and (alone or rules.split_when == "run")
    return opens or (alone and burns)
