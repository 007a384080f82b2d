"""Joining, leaving, sitting out, coming back and asking for lower stakes (R1)."""

from msgspec.structs import replace

from siete.errors import SieteError
from siete.game.actions import LAST, In, Join, Leave, Lower, Out
from siete.game.errors import IllegalAction
from siete.game.events import AskedLower, CameBack, Event, Joined, Left, SatOut
from siete.game.table import Table, seated, with_banker
from siete.names import check_name
from siete.rules import MOST_SEATS


def why_not_out(table: Table, seat: int) -> str:
    """Why a seat may not sit out, as an error's code, or nothing."""
    if seat == table.banker:
        return "banker_stays"
    if seat in table.away:
        return "is_out"
    enough = len(table.present) > table.rules.table_players[0]
    return "" if enough else "too_few_left"


def why_not_in(table: Table, seat: int) -> str:
    """Why a seat may not come back, as an error's code, or nothing."""
    if seat not in table.away:
        return "is_in"
    return "" if len(table.present) < table.rules.table_players[1] else "table_full"


def why_not_join(table: Table, name: str) -> str:
    """Why a name may not sit down, as an error's code, or nothing."""
    if name in table.names and table.names.index(name) in table.order:
        return "name_taken"
    room = len(table.order) < MOST_SEATS and len(table.present) < table.rules.table_players[1]
    return "" if room else "table_full"


def why_not_leave(table: Table, seat: int) -> str:
    """Why a seat may not be given up, as an error's code, or nothing: somebody must bank."""
    return "" if any(other != seat for other in table.present) else "last_seat"


def out(table: Table, action: Out, events: list[Event]) -> Table:
    """A player sits out."""
    events.append(SatOut(action.seat))
    return replace(table, away=(*table.away, action.seat))


def come_back(table: Table, action: In, events: list[Event]) -> Table:
    """A player who sat out plays again."""
    events.append(CameBack(action.seat))
    return replace(table, away=tuple(seat for seat in table.away if seat != action.seat))


def lower(table: Table, action: Lower, events: list[Event]) -> Table:
    """A player asks the others for lower stakes (sheet 000 b); it binds nobody."""
    events.append(AskedLower(action.seat))
    return table


def join(table: Table, action: Join, events: list[Event]) -> Table:
    """A name sits down; one who was here before has its balance again."""
    try:
        name = check_name(action.name)
    except SieteError as error:
        raise IllegalAction(error.code, **error.params) from None
    why = why_not_join(table, name)
    if why:
        raise IllegalAction(why, name=name, seat=name)
    if action.after != LAST and action.after not in table.order:
        raise IllegalAction("no_such_seat", seat=action.after)
    names, balances = table.names, table.balances
    if name not in names:
        names, balances = (*names, name), (*balances, 0)
    number = names.index(name)
    events.append(Joined(number, name, action.after))
    return replace(
        table,
        names=names,
        balances=balances,
        order=seated(table.order, number, action.after),
    )


def leave(table: Table, action: Leave, events: list[Event]) -> Table:
    """A seat is given up; a banker hands the bank to the next present seat."""
    seat = action.seat
    events.append(Left(seat))
    if seat == table.banker:
        table = with_banker(table, table.in_play_order[0], "left", events)
    return replace(
        table,
        order=tuple(other for other in table.order if other != seat),
        away=tuple(other for other in table.away if other != seat),
    )
