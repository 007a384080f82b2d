"""A table online without its server: what people want, time that passes, and the log of it all."""

import itertools
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
import pytest

from siete.errors import SieteError
from siete.game import DEALER, Table, to_act
from siete.rules import Rules, build_rules
from siete.server import protocol as p
from siete.server.entries import Entry, decode, encode
from siete.server.ledger import csv, evening, settling
from siete.server.logbook import Note
from siete.server.people import digest_of
from siete.server.room import Room
from siete.server.shown import Settings, State, Temper
from siete.server.snapshot import info_for, state_for
from siete.server.words import lines_for
from siete.texts import texts

WATCHES = "watcher"
"""A person who has the link and no seat."""


class Evening:
    """A room, the log that its entries make, and the clock.

    ``Ana`` is the host; persons have the names of their seats in small letters.
    """

    def __init__(
        self,
        ruleset: str | Rules = "set_i_mig",
        *,
        bots: Iterable[Temper] = (),
        settings: Settings | None = None,
        options: Mapping[str, object] | None = None,
        me: str = "Ana",
    ) -> None:
        rules = ruleset
        if isinstance(rules, str):
            rules = build_rules(rules, (), options or {})
        self.now = 1_700_000_000_000
        self.room, first = Room.open(
            code="abcd",
            name="Can Ribes",
            rules=rules,
            settings=settings or Settings(),
            host="ana",
            seed=7,
            now=self.now,
            me=me,
            bots=tuple(bots),
        )
        self.log: list[bytes] = [encode(first)]
        self._ids = itertools.count()

    @property
    def id(self) -> str:
        """A fresh id of a command."""
        return f"c{next(self._ids)}"

    # People

    def do(self, person: str, command: p.Command, token: str = "") -> Entry | None:
        """A person does something."""
        entry = self.room.do(person, command, self.now, digest_of(token) if token else "")
        if entry is not None:
            self.log.append(encode(entry))
        return entry

    def refused(self, person: str, command: p.Command, code: str) -> None:
        """A person may not do something, and nothing changes."""
        before = shown(self.room, self.now)
        with pytest.raises(SieteError) as refused:
            self.do(person, command)
        assert refused.value.code == code
        assert texts("it").refusal(refused.value)
        assert shown(self.room, self.now) == before

    def sit(self, *names: str) -> "Evening":
        """People sit down."""
        for name in names:
            self.do(name.lower(), p.Sit(id=self.id, name=name))
        return self

    def start(self) -> "Evening":
        """The first round begins."""
        self.do("ana", p.Start(id=self.id))
        return self

    def act(self, name: str, say: str) -> Entry | None:
        """Somebody acts, at what they were asked last."""
        state = state_for(self.room, name.lower(), self.now)
        return self.do(name.lower(), p.Act(id=self.id, turn=state.turn, say=say))

    def take_seat(self, person: str, token: str) -> None:
        """A person takes a seat by its link."""
        self.log.append(encode(self.room.take_seat(person, token, self.now)))

    # Time

    def wait(self, seconds: float) -> int:
        """Time passes, and what is due happens; returns how many things did."""
        end = self.now + round(1000 * seconds)
        happened = 0
        while (due := self.room.due(self.now)) is not None and due.at <= end:
            self.now = max(self.now, due.at)
            self.fire()
            happened += 1
        self.now = end
        return happened

    def fire(self) -> Entry:
        """The next thing that is due happens."""
        due = self.room.due(self.now)
        assert due is not None
        self.now = max(self.now, due.at)
        entry = self.room.fire(self.now)
        assert entry is not None
        self.log.append(encode(entry))
        return entry

    def until_asked(self) -> str:
        """Bots and the dealer go on until somebody who is no bot is asked; returns who."""
        while True:
            table = self.table
            for seat in () if table.phase == "between" else to_act(table):
                name = table.names[seat]
                member = self.room.people.members[name]
                if seat != DEALER and member.temper is None and not member.stand_in:
                    return name
            self.fire()

    def play_round(self) -> "Evening":
        """A round is played to its end, plainly, by people who answer in time."""
        rounds = len(self.room.rounds)
        for name in self.room.seats:
            if self.room.people.members[name].here:
                self.do(name.lower(), p.Go(id=self.id))
        while len(self.room.rounds) == rounds:
            due = self.room.due(self.now)
            if due is not None and due.kind != "time":
                self.fire()
            else:
                name = self.until_asked()
                self.act(name, plainly(self.state(name.lower())))
        return self

    # What is so

    @property
    def table(self) -> Table:
        """The table of the game under way."""
        table = self.room.table
        assert table is not None
        return table

    def state(self, person: str) -> State:
        """What a person sees."""
        return state_for(self.room, person, self.now)

    def notes(self) -> list[Note]:
        """The notes in the log."""
        items = reversed([*self.room.log.newest()])
        return [item.note for item in items if item.note is not None]

    def kinds(self) -> list[str]:
        """The kinds of the notes in the log."""
        return [note.kind for note in self.notes()]

    def again(self) -> Room:
        """The room as its log tells it."""
        return Room.fold(decode(body) for body in self.log)


def plainly(state: State) -> str:
    """The least thing to say, of what may be said."""
    words = {choice.do: choice for choice in reversed(state.choices)}
    for do in ("decline", "reject", "ready", "valid", "pick", "high", "bust", "stand"):
        if do in words:
            return do
    if "bet" in words:
        return f"bet {words['bet'].low}"
    return "hit" if "hit" in words else "keep"


def seats(evening: Evening) -> tuple[str, ...]:
    """The names of those who sit, in order of play."""
    return evening.room.seats


def playing(*names: str, **more: Any) -> Evening:
    """A table at which the first round waits for a decision of somebody."""
    table = Evening("sete_e_meio", **more).sit(*names).start()
    table.until_asked()
    return table


def viewers(room: Room) -> list[str]:
    """Everybody who may look at a table, and one who has no name there."""
    return [*(member.person for member in room.people if member.person), WATCHES]


def shown(room: Room, now: int) -> dict[str, Any]:
    """All that a table shows, to each viewer and in two languages, and what is due at it."""
    found: dict[str, Any] = {}
    for person in viewers(room):
        member = room.people.of(person)
        name = None if member is None else member.name
        found[person] = (
            state_for(room, person, now),
            *(lines_for(room, name, lang) for lang in ("es", "en")),
        )
    found["info"] = info_for(room, "el", ["ana"])
    found["ledger"] = evening(room), settling(evening(room)), csv(room, texts("ca"))
    found["due"] = room.due(now), room.seq, room.at, tuple(room.said), room.people.host
    found["members"] = [msgspec.structs.astuple(member) for member in room.people]
    found["records"] = [part.game.record() for part in room.parts]
    found["rounds"] = tuple(room.rounds)
    return found
