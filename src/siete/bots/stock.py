"""What the next card may be, from the cards that a seat has seen."""

from functools import lru_cache
from typing import Final

import msgspec

from siete.cards import DECK, IS_FIGURE, VALUE_OF, Card
from siete.game.events import HIDDEN
from siete.game.hands import total_of
from siete.game.view import RoundView
from siete.rules import Rules

MOST_BASE: Final = 30
"""More half points than a hand that was not bust can have with one card more."""


class Kind(msgspec.Struct, frozen=True):
    """Cards that are alike for a hand: a chance, one ``card`` to stand for them, and what it adds.

    ``value`` is in half points and 0 for the wild card, which a hand counts apart.
    """

    chance: float
    card: Card
    value: int
    wild: bool


def unseen(round: RoundView) -> frozenset[Card]:
    """The cards that the viewer has not seen in this round, wherever they are."""
    seen = set(round.seen)
    for seat, hands in round.hands.items():
        # R16: a new stock has the cards of bust hands and of a pot's earlier small rounds.
        settled = round.small >= 0 and seat not in (round.small, round.banker)
        for hand in hands:
            if not round.reshuffles or not (settled or hand.status == "bust"):
                seen.update(hand.cards)
    seen.discard(HIDDEN)
    return frozenset(DECK) - seen


def kinds(rules: Rules, cards: frozenset[Card]) -> tuple[Kind, ...]:
    """The kinds of these cards, with the chance of each to come next; none of no cards."""
    counts: dict[tuple[int, bool], list[Card]] = {}
    for card in sorted(cards):
        wild = card == rules.deck_wild
        counts.setdefault((0 if wild else VALUE_OF[card], wild), []).append(card)
    return tuple(
        Kind(len(alike) / len(cards), alike[0], value, wild)
        for (value, wild), alike in sorted(counts.items())
    )


def base_of(rules: Rules, cards: tuple[Card, ...]) -> int:
    """The half points of a hand's cards without the wild card."""
    return sum(VALUE_OF[card] for card in cards if card != rules.deck_wild)


@lru_cache(maxsize=64)
def totals(rules: Rules) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The total by half points of the other cards: of a hand without the wild card, and with it."""
    wild = rules.deck_wild
    figure = next(card for card in DECK if IS_FIGURE[card] and card != wild)
    without = tuple(range(MOST_BASE))
    if wild is None:
        return without, without
    return without, tuple(total_of((figure,) * base + (wild,), rules) for base in range(MOST_BASE))
