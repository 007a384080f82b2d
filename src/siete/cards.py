"""The forty cards of the Spanish deck: codes, ranks, suits and values in half points."""

from collections.abc import Iterable
from typing import Final, TypeAlias

from siete.errors import SieteError

Card: TypeAlias = int
"""A card is its place, 0 to 39, in the fixed order: suits o c e b, each 1-7 10 11 12."""

SUITS: Final = "oceb"
"""Oros (coins), copas (cups), espadas (swords), bastos (clubs)."""

RANKS: Final = (1, 2, 3, 4, 5, 6, 7, 10, 11, 12)
FIGURES: Final = frozenset((10, 11, 12))
DECK: Final[tuple[Card, ...]] = tuple(range(len(SUITS) * len(RANKS)))

LIMIT: Final = 15
"""Seven and a half, in half points."""

RANK_OF: Final[tuple[int, ...]] = RANKS * len(SUITS)
"""Rank by card."""

IS_FIGURE: Final[tuple[bool, ...]] = tuple(rank in FIGURES for rank in RANK_OF)
"""Whether a card is a figure (sota, caballo, rey), by card."""

VALUE_OF: Final[tuple[int, ...]] = tuple(1 if rank in FIGURES else 2 * rank for rank in RANK_OF)
"""Value in half points by card: a figure is 1, a seven 14 (sheet 000 f3)."""

CODE_OF: Final[tuple[str, ...]] = tuple(f"{rank}{suit}" for suit in SUITS for rank in RANKS)
"""Text code by card, such as ``10o``."""

_CARD_OF: Final = {code: card for card, code in enumerate(CODE_OF)}


def suit_of(card: Card) -> str:
    """The suit's letter, one of ``oceb``."""
    return SUITS[card // len(RANKS)]


def parse_card(code: str) -> Card:
    """The card with this code (docs/records.md), such as ``10o``.

    Raises SieteError ``no_such_card`` for anything else; there are no eights and nines.
    """
    try:
        return _CARD_OF[code]
    except KeyError:
        raise SieteError("no_such_card", card=code[:24]) from None


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards of a list separated by spaces, each at most once.

    Raises SieteError ``no_such_card`` or ``card_twice``.
    """
    cards = tuple(parse_card(code) for code in text.split())
    for place, card in enumerate(cards):
        if card in cards[:place]:
            raise SieteError("card_twice", card=CODE_OF[card])
    return cards


def format_cards(cards: tuple[Card, ...] | list[Card]) -> str:
    """Codes separated by spaces."""
    return " ".join(CODE_OF[card] for card in cards)


def full_deck(named: tuple[Card, ...], cards: Iterable[Card] = DECK) -> tuple[Card, ...]:
    """The whole deck, or a stock of these cards, that begins with the cards named.

    The others follow in the fixed order.
    """
    return (*named, *sorted(set(cards).difference(named)))
