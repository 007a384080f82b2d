"""Turning cards up: what everybody gets to see of a hand."""

from siete.game.events import Busted, Event, Shown, Turned
from siete.game.hands import Hand


def turn_up(seat: int, index: int, hand: Hand, events: list[Event]) -> None:
    """Turn up every card of the hand that lies face down."""
    if not hand.down:
        return
    for place, card in enumerate(hand.cards):
        if hand.down >> place & 1:
            events.append(Turned(seat, index + 1, place, card))


def bust(seat: int, index: int, hand: Hand, events: list[Event]) -> None:
    """Show a bust hand and collect its stake (R6)."""
    events.append(Busted(seat, index + 1, hand.cards, hand.stake))


def show_at_once(seat: int, index: int, hand: Hand, pair: bool, events: list[Event]) -> None:
    """Show a hand as soon as it is made: a seven and a half, or a pair of sevens."""
    events.append(
        Shown(seat, index + 1, hand.cards, "pair_of_sevens" if pair else "seven_and_a_half")
    )
