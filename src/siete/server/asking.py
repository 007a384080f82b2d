"""What a command is checked with: who sent it, to which table, and what it comes to."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from siete.errors import SieteError
from siete.names import without_piles
from siete.play import Game
from siete.server import entries as en
from siete.server.entries import Entry
from siete.server.people import LINK_LASTS, Member

if TYPE_CHECKING:
    from siete.server.room import Room

MOST_NAMES: Final = 60
"""How many names, of people and bots, a table may have seen."""

LONGEST_TABLE_NAME: Final = 60


class Plan(msgspec.Struct, frozen=True):
    """What a command comes to: the entry, and what is done in the game under way."""

    entry: Entry
    play: Callable[[Game], object] | None = None


class Asking:
    """A command with who sent it: a person, perhaps a member, at a table at a time."""

    def __init__(self, room: Room, person: str, now: int, digest: str) -> None:
        self.room = room
        self.person = person
        self.now = now
        self.digest = digest

    @property
    def member(self) -> Member:
        """Who sent it. Raises SieteError ``no_seat`` for who has no name here."""
        member = self.room.people.of(self.person)
        if member is None or self.person in self.room.people.removed:
            raise SieteError("no_seat")
        return member

    @property
    def seat(self) -> int:
        """The sender's seat in the game. Raises SieteError ``no_seat`` or ``not_started``."""
        member = self.member
        if self.room.table is None:
            raise SieteError("not_started")
        seat = self.room.seat_of(member.name)
        if seat < 0:
            raise SieteError("no_seat")
        return seat

    def check_host(self) -> None:
        """Raises SieteError ``not_host``."""
        if self.person != self.room.people.host:
            raise SieteError("not_host")


def table_name(name: str) -> str:
    """A table's name without what can't be seen. Raises SieteError ``no_table_name``."""
    name = cleaned(name)
    if not name or len(name) > LONGEST_TABLE_NAME:
        raise SieteError("no_table_name", longest=LONGEST_TABLE_NAME)
    return name


def cleaned(text: str) -> str:
    """What somebody wrote, without what can't be printed and without marks in piles."""
    signs = (sign if sign.isprintable() else " " for sign in without_piles(text))
    return " ".join("".join(signs).split())


def check_room(room: Room, name: str) -> None:
    """Refuse another seat at a full table: raises SieteError ``table_full``."""
    rules = room.next_rules or room.rules
    if room.people.count >= min(rules.table_players[1], room.rules.table_players[1]):
        raise SieteError("table_full", seat=name)


def get_up(asking: Asking, member: Member, *, removed: bool = False) -> Entry:
    """A seat is given up, or taken away. Raises SieteError ``no_seat`` where there is none."""
    if not (member.seated or member.waiting) or member.leaving:
        raise SieteError("no_seat")
    return en.GotUp(name=member.name, removed=removed)


def link(asking: Asking, member: Member) -> Entry:
    """A link to somebody's seat. Raises SieteError ``is_bot``."""
    if member.temper is not None:
        raise SieteError("is_bot", name=member.name)
    assert asking.digest
    return en.LinkMade(name=member.name, digest=asking.digest, until=asking.now + LINK_LASTS)
