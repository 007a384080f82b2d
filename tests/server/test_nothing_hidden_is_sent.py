"""What a seat can't know changes nothing of what it is sent.

A table's log is folded a second time with two cards exchanged in one of its shuffles. As long as a
viewer's own view, choices and what they hear stay the same, every byte that they are sent must:
welcomes and updates as they go out, refusals, what can be read over HTTP of the rounds before while
the stock is in play, and when something is due. That the view itself tells nothing is shown in
``tests/properties``.
"""

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from siete.cards import Card
from siete.errors import SieteError
from siete.game.between.engine import stock_is_done
from siete.play import Game
from siete.rules import Rules, build_rules
from siete.server import protocol as p
from siete.server import publication
from siete.server.api.answers import sentence
from siete.server.app import create_app
from siete.server.coaching import coached
from siete.server.connections import Connection, encoded
from siete.server.publication import Publication
from siete.server.room import Room
from siete.server.services import Services
from siete.server.shown import Settings, State
from siete.server.site import Site
from siete.server.snapshot import info_for, state_for
from siete.server.store import open_store
from siete.server.words import lines_for
from siete.texts import LANGUAGES
from tests.properties.effort import examples, report
from tests.server.exchanging import exchanges, held, played, totals, unknown, walk
from tests.server.rooms import WATCHES, Evening, viewers
from tests.server.test_room_properties import some_move
from tests.strategies import valid_rules

counts: Counter[str] = Counter()
TRIED = (
    *("hit", "stand", "bust", "valid", "high", "keep", "open", "split", "pass", "void", "burn"),
    *(
        "pick 7o",
        "bet 1",
        "hit 2",
        "hit down raise 1",
        "cut 3",
        "Bruno hit",
        "offer Ana 1",
        "dance",
    ),
)


class Asker:
    """The application, asked over HTTP about a room that it is handed."""

    def __init__(self, folder: Path) -> None:
        self._runner = asyncio.Runner()
        self._services = Services(open_store(folder / "tables.db"), Site(), loosely=True)
        transport = httpx.ASGITransport(app=create_app(self._services))
        self._http = httpx.AsyncClient(transport=transport, base_url="http://localhost")
        self._runner.run(self._begin())

    async def _begin(self) -> None:
        self._table = await self._services.hub.create(
            host="", name="A", rules=build_rules("sala"), settings=Settings(), me="", bots=()
        )
        self._code = self._table.room.code

    def close(self) -> None:
        self._runner.run(self._http.aclose())
        self._services.store.close()
        self._runner.close()

    def asked(self, room: Room) -> bytes:
        """All that can be read of a table, but what proves a stock that is done with."""
        self._table.room = room
        return self._runner.run(self._ask(room))

    async def _ask(self, room: Room) -> bytes:
        paths = ["", "/rounds", "/ledger.csv", "/qr"]
        for past in room.rounds[-3:]:
            paths.append(f"/replay/{past.part}/{past.entry}")
            if is_in_play(room, past.part):
                paths += [f"/proof/{past.part}/{past.entry}", f"/record/{past.part}.toml"]
                counts["records while the stock is in play"] += 1
        found = b""
        for path in paths:
            answer = await self._http.get(f"/api/tables/{self._code}{path}")
            counts["rounds that wait"] += answer.status_code == 404
            assert answer.status_code == 200 or path.startswith(("/proof", "/record")), path
            found += answer.content
        return found


def is_in_play(room: Room, part: int) -> bool:
    """Whether the cards of a part's last stock are still to be kept."""
    table = room.parts[part].table
    return table.phase == "round" or not stock_is_done(table)


@pytest.fixture(scope="module")
def asker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Asker]:
    found = Asker(tmp_path_factory.mktemp("tables"))
    yield found
    found.close()


class Nowhere:
    """A way on which nothing comes through."""

    def write(self, text: bytes) -> bool:
        del text
        return False

    def part(self, text: bytes, code: int) -> None: ...


class Client:
    """A socket of a viewer, to which nothing is sent: only what would be is looked at."""

    def __init__(self, person: str, lang: str) -> None:
        async def nowhere(_text: bytes) -> None: ...

        self.connection = Connection(nowhere, Nowhere(), person=person, address="", base="", now=0)
        self.connection.lang = lang

    def sent(self, room: Room) -> bytes:
        """The bytes of the next message: a welcome, and then updates."""
        here = frozenset(member.person for member in room.people if member.person)
        return Publication(room, here).message(self.connection)

    def refused(self, room: Room, command: p.Command, now: int) -> bytes:
        """The bytes of a refusal, none for what is done."""
        try:
            room.do(self.connection.person, command, now)
        except SieteError as error:
            text = sentence(error, self.connection.lang)
            return encoded(p.No(seq=room.seq, re=command.id, code=error.code, text=text))
        return b""


def also_sent(room: Room, person: str, now: int) -> bytes:
    """The whole of what a viewer may be shown, as one who comes now, and when something is due."""
    member = room.people.of(person)
    name = None if member is None else member.name
    due = room.due(now)
    return msgspec.json.encode(
        (
            state_for(room, person, now),
            lines_for(room, name, "en"),
            info_for(room, "es", ()),
            tuple(room.said),
            None if due is None else (due.at, due.alone),
            coach_is_asked(room, person),
        )
    )


def coach_is_asked(room: Room, person: str) -> list[tuple[object, ...]]:
    """All that a viewer's coach is told: what it says is made of nothing else."""
    member = room.people.of(person)
    found = [] if member is None else list(coached(room, member, "en"))
    counts["questions to the coach"] += len(found)
    return [(whose, asked.turn, asked.about) for whose, asked in found]


def refusals_differ(
    one: Room, other: Room, clients: tuple[Client, Client], now: int, luck: random.Random
) -> bool:
    """Whether refusals differ, up to the first thing that is done: it changes the tables."""
    for say in luck.sample(TRIED, len(TRIED)):
        command = p.Act(id="x", turn=10**6, say=say)
        mine, others = (
            clients[0].refused(one, command, now),
            clients[1].refused(other, command, now),
        )
        if mine != others:
            return True
        counts["refusals"] += bool(mine)
        if not mine and say != "keep":
            return False
    return False


def differs(
    log: list[bytes],
    person: str,
    swap: dict[Card, Card],
    asker: Asker,
    luck: random.Random,
    look: Callable[[Room, str, int], bytes] = also_sent,
) -> str:
    """What a viewer is sent that differs while what they know does not; "" for nothing."""
    lang = luck.choice(LANGUAGES)
    clients = Client(person, lang), Client(person, lang)
    is_trivial = True
    for one, other, now, last in walk(log, person, swap):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(publication, "now", lambda at=now: at)
            sent = clients[0].sent(one), clients[1].sent(other)
        counts["messages"] += 1
        counts["bytes"] += len(sent[0])
        if sent[0] != sent[1]:
            return "messages"
        if look(one, person, now) != look(other, person, now):
            return "snapshots"
        differ = totals(one) != totals(other)
        counts["messages about other hands"] += differ
        is_trivial = is_trivial and not differ
        if one.rounds and (last or luck.random() < 0.1) and asker.asked(one) != asker.asked(other):
            return "http"
        if last and refusals_differ(one, other, clients, now, luck):
            return "refusals"
    counts["pairs"] += 1
    counts["pairs that are not trivial"] += not is_trivial
    return ""


def test_what_a_seat_can_not_know_changes_nothing_that_it_is_sent(asker: Asker) -> None:
    before = Counter(counts)

    @examples(22, 300)
    @given(rules=valid_rules(), seed=st.integers(0, 2**32))
    def nothing_changes(rules: Rules, seed: int) -> None:
        luck = random.Random(seed)
        table = played(rules, luck)
        if table.room.part is None:
            return
        for person in viewers(table.room):
            for swap in exchanges(table, person, luck, 4):
                assert not differs(table.log, person, swap, asker, luck), (person, swap)

    nothing_changes()
    tried = counts - before
    assert tried["pairs that are not trivial"] > 20
    assert tried["records while the stock is in play"] > 20
    assert tried["refusals"] > 100
    assert tried["questions to the coach"] > 50


# Planted leaks: each must be found.


def in_the_middle(**options: object) -> Evening:
    """A table with two rounds behind it and hidden cards on it."""
    table = Evening("set_i_mig", settings=Settings(timer="off", pause=1), options=options)
    table.sit("Bruno").start()
    luck = random.Random(3)
    while len(table.room.rounds) < 2 or table.table.round is None or not table.table.round.dealt:
        if table.room.due(table.now) is not None:
            table.fire()
        else:
            some_move(luck, table)
    return table


def found_in(table: Evening, asker: Asker, look: Callable[..., bytes] = also_sent) -> set[str]:
    """Where differences are found by exchanging each hidden card of a hand with each other one."""
    hidden = unknown(table.room, WATCHES)
    luck = random.Random(1)
    return {
        differs(table.log, WATCHES, {card: other, other: card}, asker, luck, look)
        for card in held(table.room, hidden)
        for other in luck.sample(hidden, 12)
        if card != other
    }


def test_an_honest_table_tells_nothing(asker: Asker) -> None:
    assert found_in(in_the_middle(), asker) == {""}


def test_a_leak_into_the_snapshot_is_found(asker: Asker) -> None:
    def leaks(room: Room, person: str, now: int) -> bytes:
        return also_sent(room, person, now) + str(totals(room)).encode()

    assert "snapshots" in found_in(in_the_middle(), asker, leaks)


def test_a_leak_into_what_the_coach_is_told_is_found(asker: Asker) -> None:
    def leaks(room: Room, person: str, now: int) -> bytes:
        seats = [each for each in room.people if each.name in {"Ana", "Bruno"}]
        told = [
            asked.about
            for each in seats
            for _, asked in coached(room, msgspec.structs.replace(each, coach=True), "en")
        ]
        return also_sent(room, person, now) + msgspec.json.encode(told)

    # Who plays knows more than who watches: what their coaches are asked would tell it.
    assert "snapshots" in found_in(in_the_middle(), asker, leaks)


def test_a_leak_into_messages_is_found(asker: Asker, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaks(*asked: Any) -> State:
        room = asked[0]
        return msgspec.structs.replace(state_for(*asked), votes=max(totals(room), default=0))

    table = in_the_middle()
    monkeypatch.setattr(publication, "state_for", leaks)
    assert "messages" in found_in(table, asker)


def test_a_leak_into_refusals_is_found(asker: Asker, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Room.do
    codes = ("too_late", "stale", "no_such_table", "not_watching", "not_host")

    def leaks(room: Room, *asked: Any) -> Any:
        try:
            return honest(room, *asked)
        except SieteError:
            raise SieteError(codes[sum(totals(room)) % len(codes)]) from None

    table = in_the_middle()
    monkeypatch.setattr(Room, "do", leaks)
    assert "refusals" in found_in(table, asker)


def test_a_leak_into_records_is_found(asker: Asker, monkeypatch: pytest.MonkeyPatch) -> None:
    options = {"deck.shuffle": "when_needed"}
    assert found_in(in_the_middle(**options), asker) == {""}
    monkeypatch.setattr(Game, "_without_stock_in_play", lambda _game, entries: entries)
    # A record that is held back leaks nothing either: some of these tables have one to show.
    assert any("http" in found_in(in_the_middle(**options), asker) for _ in range(12))


def teardown_module() -> None:
    report("nothing hidden is sent", counts)
