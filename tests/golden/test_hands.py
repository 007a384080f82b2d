"""How many hands there are that are not bust: counted by value, and card by card."""

from collections.abc import Iterator
from math import comb

from siete.cards import DECK, IS_FIGURE, LIMIT, RANK_OF, Card
from siete.game.hands import total_of
from siete.rules import build_rules

HANDS = 546_121
MULTISETS = 221

COPIES = ((1, 12), (2, 4), (4, 4), (6, 4), (8, 4), (10, 4), (12, 4), (14, 4))
"""Half points, and how many cards have them (sheet 000 f)."""


def by_value(kinds: tuple[tuple[int, int], ...], room: int) -> tuple[int, int]:
    """Multisets of ranks, and sets of cards, that fit in so many half points; none is one too."""
    if not kinds:
        return 1, 1
    (points, copies), rest = kinds[0], kinds[1:]
    multisets = hands = 0
    for taken in range(min(copies, room // points) + 1):
        ranks, cards = by_value(rest, room - taken * points)
        multisets += ranks
        hands += comb(copies, taken) * cards
    return multisets, hands


def not_bust(cards: tuple[Card, ...], following: int) -> Iterator[tuple[Card, ...]]:
    """Every hand that goes on from these cards in the deck's order and is not bust."""
    for card in DECK[following:]:
        hand = (*cards, card)
        if total_of(hand, RULES) <= LIMIT:
            yield hand
            yield from not_bust(hand, card + 1)


RULES = build_rules("sette_e_mezzo")


def test_the_hands_that_are_not_bust_counted_by_value() -> None:
    multisets, hands = by_value(COPIES, 15)
    # All of the cards but none at all.
    assert (multisets - 1, hands - 1) == (MULTISETS, HANDS)


def test_the_hands_that_are_not_bust_counted_card_by_card() -> None:
    hands = 0
    multisets = set()
    for hand in not_bust((), 0):
        hands += 1
        multisets.add(tuple(sorted(0 if IS_FIGURE[card] else RANK_OF[card] for card in hand)))
    assert (len(multisets), hands) == (MULTISETS, HANDS)
