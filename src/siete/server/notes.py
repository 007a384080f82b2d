"""The notes that an entry leaves in the log of its table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final

from siete.rules import rules_text
from siete.server import entries as en
from siete.server.entries import Entry
from siete.server.logbook import Note

if TYPE_CHECKING:
    from siete.server.parts import Part
    from siete.server.room import Room


def of(room: Room, entry: Entry, noted: Iterable[Note]) -> Iterator[Note]:
    """The notes of an entry, after all that follows from it is done; with those ``noted`` before.

    Rules that hold at once are told where they begin to.
    """
    for note in noted:
        if not (note.kind == "rules_later" and entry.begun):
            yield note
    tell = _OF_KIND.get(type(entry))
    if tell is not None:
        yield from tell(room, entry)
    for name in entry.stood_in:
        yield Note("stand_in", name)


def _opened(room: Room, entry: en.Opened) -> Iterator[Note]:
    yield Note("opened", entry.me)


def _sat(room: Room, entry: en.Sat | en.BotSat) -> Iterator[Note]:
    if not room.parts:
        yield Note("sat", entry.name)
    elif room.people.members[entry.name].waiting:
        yield Note("waits", entry.name)


def _got_up(room: Room, entry: en.GotUp) -> Iterator[Note]:
    if entry.removed:
        yield Note("removed", entry.name)
    elif not room.parts:
        yield Note("got_up", entry.name)
    elif room.people.members[entry.name].leaving:
        yield Note("leaves", entry.name)


def _played(room: Room, entry: en.Played) -> Iterator[Note]:
    if entry.why == "time":
        yield Note("time_out", entry.name)
    if entry.then:
        yield Note(entry.then, entry.name)


def _link(room: Room, entry: en.LinkMade) -> Iterator[Note]:
    # Everybody knows when somebody else could sit down in a player's place.
    if room.people.members[entry.name].person != entry.by:
        yield Note("given", entry.name)


def _paid(room: Room, entry: en.WasPaid) -> Iterator[Note]:
    yield Note("paid", entry.payer, entry.payee, entry.amount, after=entry.why)


_OF_KIND: Final[dict[type[Entry], Callable[[Room, Any], Iterable[Note]]]] = {
    en.Opened: _opened,
    en.Sat: _sat,
    en.BotSat: _sat,
    en.GotUp: _got_up,
    en.Started: lambda room, entry: (Note("started"),),
    en.Played: _played,
    en.PlayedFor: lambda room, entry: (
        Note("bot_plays" if entry.on else "plays_again", entry.name),
    ),
    en.Coached: lambda room, entry: (Note("coach" if entry.on else "no_coach", entry.name),),
    en.LinkMade: _link,
    en.SeatTaken: lambda room, entry: (Note("moved", entry.name),),
    en.Renamed: lambda room, entry: (Note("renamed", other=entry.table),),
    en.Paused: lambda room, entry: (Note("paused" if entry.on else "goes_on"),),
    en.WasPaid: _paid,
    en.WasClosed: lambda room, entry: (Note("closed" if entry.on else "reopened"),),
}


def of_new_part(room: Room, part: Part) -> Iterator[Note]:
    """The note with which a part begins that is not the first."""
    if part.number:
        before = room.parts[part.number - 1].rules
        yield Note("rules_now", before=rules_text(before), after=rules_text(part.rules))
