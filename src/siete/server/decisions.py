"""What those who play with the coach knew and did in a round, for what it says afterwards."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from siete.game import Action, Event, hears
from siete.game import events as ev
from siete.server.entries import Acted, Entry
from siete.server.thoughts import Did, Knows

if TYPE_CHECKING:
    from siete.server.parts import Part
    from siete.server.people import Member
    from siete.server.room import Room

_ANY_ACTION: Final[Any] = reduce(or_, Action.__subclasses__())


class Knew(NamedTuple):
    """Who is about to decide, in which round of the evening, and what they know."""

    name: str
    round: int
    knows: Knows


class Decisions:
    """By name, what was decided since the last round was over; it follows from the entries."""

    def __init__(self) -> None:
        self._of: dict[str, tuple[int, tuple[Did, ...]]] = {}

    def before(self, room: Room, entry: Entry) -> Knew | None:
        """What somebody knows who is about to do what an entry says, if that is to be kept."""
        if not isinstance(entry, Acted):
            return None
        knows = known(room, room.people.members[entry.name])
        return None if knows is None else Knew(entry.name, len(room.rounds), knows)

    def after(self, knew: Knew | None, entry: Entry) -> None:
        """Keep what was done."""
        if knew is None:
            return
        actions = [line["action"] for line in entry.lines if "action" in line]
        if not actions:
            return
        did = Did(knew.knows, msgspec.convert(actions[0], _ANY_ACTION))
        round, before = self._of.get(knew.name, (knew.round, ()))
        self._of[knew.name] = knew.round, (*(before if round == knew.round else ()), did)

    def of_last_round(self, room: Room, name: str) -> tuple[Did, ...]:
        """What somebody decided in the round that is over."""
        round, decisions = self._of.get(name, (-1, ()))
        return decisions if round == len(room.rounds) - 1 else ()


def known(room: Room, member: Member) -> Knows | None:
    """What a seat that has a decision knows; None for who plays without the coach, or not now."""
    if not (member.coach and room.settings.coach) or member.stand_in:
        return None
    part, seat = room.part, room.seat_of(member.name)
    asked = room.asked.get(seat)
    if part is None or asked is None or not asked.acts or room.paused or room.closed:
        return None
    return Knows(part.view(member.name), asked.choices, _heard(part, seat))


def _heard(part: Part, seat: int) -> tuple[Event, ...]:
    """What a seat heard since the whole deck was shuffled, where rounds share a stock."""
    if part.rules.deck_shuffle != "when_needed":
        return ()
    history = part.game.history
    backwards = range(len(history) - 1, -1, -1)
    begins = next((n for n in backwards if isinstance(history[n], ev.Shuffled)), 0)
    return tuple(event for event in history[begins:] if hears(seat, event))
