"""What changes seldom of a table, made anew only where something changed that it is made from."""

from collections.abc import Hashable
from typing import Final
from weakref import WeakKeyDictionary

from msgspec.structs import astuple

from siete.server.installed import can_coach
from siete.server.room import Room
from siete.server.shown import TableInfo
from siete.server.snapshot import info_for

_LAST: Final[WeakKeyDictionary[Room, tuple[Hashable, dict[str, TableInfo]]]] = WeakKeyDictionary()
"""By table what it was made from last, and what came of it in each language."""


def info_of(room: Room, lang: str, online: frozenset[str]) -> TableInfo:
    """``info_for``, the same value as long as nothing in it changed."""
    made_from = _made_from(room, online)
    last = _LAST.get(room)
    if last is None or last[0] != made_from:
        last = _LAST[room] = made_from, {}
    infos = last[1]
    found = infos.get(lang)
    if found is None:
        found = infos[lang] = info_for(room, lang, online)
    return found


def _made_from(room: Room, online: frozenset[str]) -> Hashable:
    """All that ``info_for`` looks at; what can only grow by its length."""
    table = room.table
    return (
        None if table is None else (table.names, table.order, table.balances),
        tuple(astuple(member) for member in room.people),
        online,
        len(room.rounds),
        len(room.payments),
        room.people.host,
        room.rules,
        room.next_rules,
        room.settings,
        room.name,
        room.paused,
        room.closed,
        can_coach(),
    )
