"""A position: a hand in the middle of its turn, and the cards seen elsewhere."""

from collections.abc import Sequence
from fractions import Fraction
from math import factorial
from typing import NamedTuple

from siete.cards import CODE_OF, DECK, Card, format_cards
from siete.errors import SieteError
from siete.game.hands import total_of
from siete.odds.deck import OVER, Deck
from siete.odds.split_bounds import Bounds, bounds_of_hand
from siete.odds.street import may_split
from siete.odds.totals import half_points
from siete.odds.turn import BURN, Game
from siete.rules import Rules

_WHOLE: frozenset[Card] = frozenset(DECK)


class Position(NamedTuple):
    """A hand and the cards that can still come.

    Attributes:
        cards: The hand's cards.
        bank: The banker's first card, where it is known.
        deck: The hand's cards and all that were seen nowhere.
        hand: The hand, an index into the deck's.
    """

    cards: tuple[Card, ...]
    bank: Card | None
    deck: Deck
    hand: int


def unseen_deck(rules: Rules, seen: Sequence[Card]) -> Deck:
    """The deck without cards that were seen.

    Raises SieteError ``odds_all_seen`` where none are left.
    """
    if set(seen) >= _WHOLE:
        raise SieteError("odds_all_seen")
    return Deck(rules, sorted(_WHOLE.difference(seen)))


def position(
    rules: Rules, hand: Sequence[Card], seen: Sequence[Card] = (), bank: Card | None = None
) -> Position:
    """The position of who holds these cards.

    Args:
        rules: The rules.
        hand: The hand's cards.
        seen: Cards that its holder has seen elsewhere: others' open cards, burnt ones.
        bank: The banker's first card, where it is known.

    Raises:
        SieteError: ``odds_no_cards`` for a hand without cards, ``odds_card_seen`` for a card that
            is in two places, ``odds_hand_bust`` for a hand that is bust.
    """
    if not hand:
        raise SieteError("odds_no_cards")
    elsewhere = [*seen] if bank is None else [*seen, bank]
    for place, card in enumerate(elsewhere):
        if card in hand or card in elsewhere[:place]:
            raise SieteError("odds_card_seen", card=CODE_OF[card])
    deck = unseen_deck(rules, elsewhere)
    found = deck.hand_of(hand)
    if found == OVER:
        total = total_of(tuple(hand), rules)
        raise SieteError("odds_hand_bust", hand=format_cards(tuple(hand)), total=points(total))
    return Position(tuple(hand), bank, deck, found)


def points(half_points: int) -> str:
    """A total as programs read it: ``0.5``, ``5``, ``7.5``."""
    return f"{half_points // 2}.5" if half_points % 2 else str(half_points // 2)


def parse_total(text: str) -> int:
    """A total to draw to, ``0.5`` to ``7.5`` in steps of a half, in half points.

    It may be written ``5.5``, ``5,5`` or ``5½``.

    Raises SieteError ``odds_total`` for anything else.
    """
    total = half_points(text)
    if total is None:
        raise SieteError("odds_total", value=text[:24])
    return total


class Advice(NamedTuple):
    """What each thing that a hand may do is worth, in first stakes, and the best of them.

    Attributes:
        banker_draws_to: The total to which the banker draws, in half points.
        options: What each thing is worth that may be done with this hand, further hands left out.
        best: The best of them.
        bounds: What the hand is worth at least and at most to who plays best, further hands and
            all.
    """

    banker_draws_to: int
    options: dict[str, Fraction]
    best: str
    bounds: Bounds


def advice(place: Position, banker_draws_to: int) -> Advice:
    """What is best in a position against a banker who draws to a total.

    The hand is unsplit and has the first stake on it. Where the rules expose the bank card and it
    is not known, the answer is that for a hidden one.

    Args:
        place: The position.
        banker_draws_to: In half points; where ``bank.draws_to`` says another total, that one holds.

    Raises:
        SieteError: ``odds_no_banker`` where no card is left for the banker.
    """
    deck, hand, first = place.deck, place.hand, None
    if place.bank is not None:
        deck = Deck(deck.rules, (*deck.cards, place.bank))
        hand, first = deck.hand_of(place.cards), deck.kind_of[place.bank]
    elif len(deck.cards) == len(place.cards):
        raise SieteError("odds_no_banker")
    game = Game(deck, banker_draws_to)
    turn = game.turn(first)
    scale = game.unit * factorial(turn.unseen[hand])
    options = {name: Fraction(worth, scale) for name, worth in turn.options[hand].items()}
    best = max(options, key=options.__getitem__)
    known = Bounds(options[best], options[best])
    if may_split(deck, hand) or (BURN in options and not game.complete):
        known = bounds_of_hand(game, first, hand)
    return Advice(game.banker_draws_to, options, best, known)
