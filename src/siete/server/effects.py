"""What an entry changes at a table besides the cards, which its game's journal lines tell.

Nothing here looks at the game: an entry is folded before what it leads to there, or after.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from siete.rules import parse_rules, rules_text
from siete.server import entries as en
from siete.server.entries import Entry
from siete.server.logbook import Note, NoteKind
from siete.server.people import Member, SeatKey
from siete.server.shown import Said

if TYPE_CHECKING:
    from siete.server.room import Room


def fold(room: Room, entry: Entry) -> list[Note]:
    """Fold an entry into the table's people, settings and ledger.

    Returns what is to be noted of it that can't be told afterwards.
    """
    found: list[Note] = []
    host = room.people.host_name
    if isinstance(entry, en.RulesSet):
        before = rules_text(room.next_rules or room.rules)
        later: NoteKind = "rules_later" if room.parts else "rules"
        found.append(Note(later, before=before, after=entry.rules))
    handler = _HANDLERS.get(type(entry))
    if handler is not None:
        handler(room, entry)
    if isinstance(entry, _ARE_THERE):
        member = room.people.of(entry.by)
        if member is not None:
            member.did_something()
    if room.people.host_name != host:
        found.append(Note("host", room.people.host_name))
    return found


def _sat(room: Room, entry: en.Sat) -> None:
    member = Member(entry.name, entry.by)
    room.people.sit(member, room.seq + 1, waits=bool(room.parts))


def _bot_sat(room: Room, entry: en.BotSat) -> None:
    member = Member(entry.name, temper=entry.temper)
    room.people.sit(member, room.seq + 1, waits=bool(room.parts))


def _got_up(room: Room, entry: en.GotUp) -> None:
    member = room.people.members[entry.name]
    member.waiting = False
    if room.parts:
        member.leaving = member.seated
    else:
        member.seated = False
    if entry.removed and member.person:
        room.people.removed.add(member.person)
        room.people.links.pop(entry.name, None)  # only another of the host's lets them come back
    if member.person == room.people.host:
        room.people.next_host(leaves=True)


def _acted(room: Room, entry: en.Acted) -> None:
    room.people.members[entry.name].stand_in = ""


def _played(room: Room, entry: en.Played) -> None:
    member = room.people.members[entry.name]
    if entry.why == "time":
        member.missed += 1
    if not entry.then:
        return
    if entry.then == "away":
        member.away = True
    else:
        member.stand_in = "away"
    if member.person == room.people.host:
        room.people.next_host(leaves=False)


def _offered(room: Room, entry: en.Offered) -> None:
    # Those before it in the order of play were asked before, and did not want to.
    room.offered.add(entry.name)


def _ready(room: Room, entry: en.WasReady) -> None:
    room.ready.add(entry.name)
    room.people.members[entry.name].stand_in = ""


def _time_given(room: Room, entry: en.TimeGiven) -> None:
    seat = room.seat_of(entry.name)
    room.asked[seat] = replace(room.asked[seat], more=True)


def _said(room: Room, entry: en.WasSaid) -> None:
    room.said.append(Said(room.seq + 1, entry.name, entry.text, entry.emote))


def _link(room: Room, entry: en.LinkMade) -> None:
    room.people.links[entry.name] = SeatKey(entry.digest, entry.until)


def _taken(room: Room, entry: en.SeatTaken) -> None:
    room.people.links.pop(entry.name, None)
    room.people.bind(entry.name, entry.by)


def _played_for(room: Room, entry: en.PlayedFor) -> None:
    member = room.people.members[entry.name]
    member.did_something()
    member.stand_in = "asked" if entry.on else ""


def _coached(room: Room, entry: en.Coached) -> None:
    room.people.members[entry.name].coach = entry.on


def _rules(room: Room, entry: en.RulesSet) -> None:
    rules = parse_rules(entry.rules)
    if room.parts:
        room.next_rules = None if rules == room.rules else rules
    else:
        room.rules = rules


def _settings(room: Room, entry: en.SettingsSet) -> None:
    room.settings = entry.settings


def _renamed(room: Room, entry: en.Renamed) -> None:
    room.name = entry.table


def _paused(room: Room, entry: en.Paused) -> None:
    room.paused = entry.on


def _handed_over(room: Room, entry: en.HandedOver) -> None:
    room.people.host = room.people.members[entry.name].person
    room.people.host_left = False


def _paid(room: Room, entry: en.WasPaid) -> None:
    room.payments.append((entry.payer, entry.payee, entry.amount, entry.why))


def _closed(room: Room, entry: en.WasClosed) -> None:
    room.closed = entry.on


_HANDLERS: Final[dict[type[Entry], Callable[[Room, Any], None]]] = {
    en.Sat: _sat,
    en.BotSat: _bot_sat,
    en.GotUp: _got_up,
    en.Acted: _acted,
    en.Played: _played,
    en.Offered: _offered,
    en.WasReady: _ready,
    en.TimeGiven: _time_given,
    en.WasSaid: _said,
    en.LinkMade: _link,
    en.SeatTaken: _taken,
    en.PlayedFor: _played_for,
    en.Coached: _coached,
    en.RulesSet: _rules,
    en.SettingsSet: _settings,
    en.Renamed: _renamed,
    en.Paused: _paused,
    en.HandedOver: _handed_over,
    en.WasPaid: _paid,
    en.WasClosed: _closed,
}

_ARE_THERE: Final = (en.Acted, en.WasReady, en.TimeGiven, en.WasSaid)
"""What shows that a person is there: after it nothing is done in their place any more."""
