"""What a seat remembers of earlier rounds: under ``deck.shuffle = when_needed`` it matters."""

from collections.abc import Iterable

from siete.cards import Card
from siete.game import events as ev
from siete.game.events import HIDDEN, Event, hears


def remembered(history: Iterable[Event], seat: int) -> frozenset[Card]:
    """The cards that a seat saw in rounds that are over, since the whole deck was shuffled.

    ``history`` are the events of a table from its beginning, or from a shuffle on. Where a round's
    stock ran out all of them are in the new one (R16).
    """
    earlier: set[Card] = set()
    now: set[Card] = set()
    for event in history:
        if not hears(seat, event):
            continue
        match event:
            case ev.Shuffled():
                earlier, now = set(), set()
            case ev.Reshuffled():
                earlier = set()
            case ev.RoundOver():
                earlier |= now
                now = set()
            case ev.Dealt() | ev.Turned() | ev.Burnt() | ev.Voided():
                now.add(event.card)
            case ev.Busted() | ev.Shown():
                now |= set(event.cards)
    return frozenset(earlier) - {HIDDEN}
