"""The cut (``bank.cut``): who may, may decline."""

from msgspec.structs import replace

from siete.cards import DECK
from siete.game.actions import Cut, Decline
from siete.game.choices import Choice
from siete.game.events import CutMade, Declined, Event
from siete.game.table import Table

CHOICES = (Choice("cut", low=1, high=len(DECK) - 1, step=1), Choice("decline"))


def cutters(table: Table) -> tuple[int, ...]:
    """The seats that may still cut.

    ``left`` is the banker's nearest present left neighbour: the last to play before the banker
    where play runs to the right (anticlockwise), the first where it runs to the left.
    """
    who = table.rules.bank_cut
    players = table.in_play_order[:-1]
    if who == "banker":
        seats: tuple[int, ...] = (table.banker,)
    elif who == "left":
        seats = players[-1:] if table.rules.table_direction == "right" else players[:1]
    else:
        seats = players if who == "anyone" else ()
    return tuple(seat for seat in seats if seat not in table.declined)


def cut(table: Table, action: Cut, events: list[Event]) -> Table:
    """The deck is cut; the dealer takes ``count`` cards from the top to the bottom."""
    events.append(CutMade(action.seat, action.count))
    return table


def decline(table: Table, action: Decline, events: list[Event]) -> Table:
    """One who may cut declines."""
    events.append(Declined(action.seat))
    return replace(table, declined=(*table.declined, action.seat))
