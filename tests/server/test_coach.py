"""The coach at a table online: for who switches it on, for that seat alone, in time or never."""

import asyncio
import json
import multiprocessing
from collections.abc import AsyncIterator, Iterator
from functools import partial
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from siete.odds import levels
from siete.rules import build_rules
from siete.server import protocol as p
from siete.server.coaching import Coaching
from siete.server.connections import Connection
from siete.server.decisions import known
from siete.server.entries import decode
from siete.server.metrics import Metrics
from siete.server.room import Room
from siete.server.shown import Settings, Temper
from siete.server.snapshot import info_for
from siete.server.thinking import Thinker
from siete.server.thoughts import hint, move, ready
from siete.server.words import lines_for
from tests.server.rooms import WATCHES, Evening
from tests.server.running import Message, Person, Running, people, play_round, running

QUIET: dict[str, Any] = {"settings": {"timer": "off", "pause": 0}}
COACHES = ("hint", "review")
RULES = build_rules("sette_e_mezzo")
EXPERTS: tuple[Temper, ...] = ("expert", "expert-bold", "expert-varied")


def told(person: Person) -> list[Message]:
    """What the coach told somebody."""
    return [message for message in person.heard if message["t"] in COACHES]


def is_at(seq: int, person: Person) -> bool:
    return person.seq >= seq


# Over real sockets


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("tables") / "tables.db") as found:
        yield found


async def at_table(server: Running, ana: Person, *others: Person) -> str:
    """A table at which people sit, and the first round has begun."""
    code = await ana.make_table(**QUIET)
    await ana.come(code)
    for other in others:
        await other.come(code)
        await other.sit()
    await ana.do("start")
    for person in (ana, *others):
        await person.until(lambda each: each.state["phase"] != "lobby")
    return code


async def asked(person: Person, other: Person) -> None:
    """Play on until one of two is asked something in a round."""
    while True:
        for each in (person, other):
            await each.until(lambda who: bool(who.state["toAct"]))
        if person.my_turn and person.state["phase"] == "round":
            return
        await (person if person.my_turn else other).act()
        seq = max(person.seq, other.seq)
        for each in (person, other):
            await each.until(partial(is_at, seq))


async def test_a_hint_is_for_its_seat_alone(server: Running) -> None:
    async with people(server, "Ana", "Blai", "", "") as (ana, blai, watcher, television):
        code = await at_table(server, ana, blai)
        await watcher.come(code)
        television.http.cookies = ana.http.cookies
        await television.open(code)
        await television.socket.send(json.dumps({"t": "hello", "lang": "en", "watch": True}))
        await ana.do("coach", on=True)
        await asked(ana, blai)
        found = await ana.hear("hint")
        assert found["turn"] == ana.state["turn"]
        assert found["text"]
        choices = {(each["do"], each["hand"]) for each in ana.state["choices"]}
        assert {(each["do"], each["hand"]) for each in found["worths"]} == choices
        assert any(each["best"] for each in found["worths"])
        await play_round(ana, blai)
        review = await ana.hear("review")
        assert review["played"] == 1
        assert review["text"]
        await ana.do("chat", text="so much for that")
        for other in (blai, watcher, television):
            await other.until(lambda who: any(each.get("said") for each in who.heard[-1:]))
            assert not told(other)
            mine = [each for each in other.table["people"] if each["name"] == "Ana"]
            assert mine[0]["coach"], "everybody sees who plays with hints"


async def test_a_hint_comes_again_to_who_comes_back(server: Running) -> None:
    async with people(server, "Ana", "Blai", "") as (ana, blai, again):
        code = await at_table(server, ana, blai)
        await ana.do("coach", on=True)
        await asked(ana, blai)
        before = await ana.hear("hint")
        again.http.cookies, again.lang = ana.http.cookies, "it"
        await again.come(code)
        after = await again.hear("hint")
        assert after["turn"] == before["turn"]
        assert after["text"] != before["text"], "it is said in the language of each device"
        assert len(after["worths"]) == len(before["worths"])


async def test_nobody_is_coached_who_did_not_ask(server: Running) -> None:
    async with people(server, "Ana", "Blai") as (ana, blai):
        await at_table(server, ana, blai)
        await play_round(ana, blai)
        await ana.do("coach", on=True)
        await ana.do("coach", on=False)
        for each in (ana, blai):
            await each.do("go")
        for each in (ana, blai):
            await each.until(lambda who: who.state["phase"] != "between")
        await play_round(ana, blai)
        assert not told(ana)
        assert not told(blai)


# Inside


class Heard:
    """A way on which everything is read at once."""

    def __init__(self) -> None:
        self.texts: list[Message] = []

    def write(self, text: bytes) -> bool:
        self.texts.append(json.loads(text))
        return True

    def part(self, text: bytes, code: int) -> None: ...


async def nowhere(_text: bytes) -> None: ...


def device(person: str) -> tuple[Connection, Heard]:
    """A socket of a person."""
    way = Heard()
    return Connection(nowhere, way, person=person, address="", base="", now=0), way


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def thinker() -> AsyncIterator[Thinker]:
    found = Thinker(Metrics())
    yield found
    found.stop()


def always() -> bool:
    return True


def coached_evening(**more: Any) -> Evening:
    """A table where Ana plays with the coach and is asked something in a round."""
    table = Evening("sette_e_mezzo", settings=Settings(timer="off", pause=0), **more)
    table.sit("Bruno")
    table.do("ana", p.Coach(id=table.id, on=True))
    table.start()
    return until_ana(table)


def until_ana(table: Evening) -> Evening:
    while True:
        if table.table.phase == "between" and table.room.due(table.now) is None:
            for person in ("ana", "bruno"):
                table.do(person, p.Go(id=table.id))
        name = table.until_asked()
        if name == "Ana" and table.table.phase == "round":
            return table
        choices = {each.do for each in table.room.asked[table.room.seat_of(name)].choices}
        first = ("high", "pick", "ready", "decline", "stand", "hit", "bust")
        plain = next((do for do in first if do in choices), "bet 1")
        table.act(name, plain)


@pytest.mark.asyncio(loop_scope="module")
async def test_a_hint_that_is_late_is_dropped(thinker: Thinker) -> None:
    table, coaching = coached_evening(), Coaching(thinker)
    connection, way = device("ana")
    coaching.look(table.room, [connection])
    late = table.room.asked[table.room.seat_of("Ana")].seq
    table.act("Ana", "bet 1" if table.room.legal(0)[0].do == "bet" else "stand")
    coaching.look(table.room, [connection])
    await thinker.think(always, ready, RULES, "en")  # whatever was asked before is answered by then
    assert late not in [each.get("turn") for each in way.texts]
    until_ana(table)
    coaching.look(table.room, [connection])
    async with asyncio.timeout(60):
        while not way.texts:
            await asyncio.sleep(0.01)
    now = table.room.asked[table.room.seat_of("Ana")].seq
    assert way.texts[-1]["turn"] == now
    assert late not in [each.get("turn") for each in way.texts]


@pytest.mark.asyncio(loop_scope="module")
async def test_a_process_that_dies_is_begun_anew(thinker: Thinker) -> None:
    table = coached_evening()
    knows = known(table.room, table.room.people.members["Ana"])
    assert knows is not None
    first = await thinker.think(always, hint, knows, "en")
    (process,) = multiprocessing.active_children()
    process.kill()
    process.join()
    assert await thinker.think(always, hint, knows, "en") is None
    assert await thinker.think(always, hint, knows, "en") == first


@pytest.mark.asyncio(loop_scope="module")
async def test_what_fails_there_goes_no_further(thinker: Thinker) -> None:
    assert await thinker.think(always, move, "nobody", None, 0, None, ()) is None
    assert await thinker.think(always, ready, RULES, "en")


@pytest.mark.asyncio(loop_scope="module")
async def test_an_expert_plays_what_it_thought_of_and_nobody_waits_for_it(
    thinker: Thinker,
) -> None:
    table = Evening("sette_e_mezzo", bots=("expert",), settings=Settings(timer="off", pause=0))
    table.start()
    coaching, played = Coaching(thinker), 0
    connection, _ = device("ana")
    while played < 3:
        due = table.room.due(table.now)
        if due is None or due.kind != "bot":
            if due is None and table.table.phase != "between":
                until_bot = table.until_asked()
                do = table.room.legal(table.room.seat_of(until_bot))[0].do
                table.act(until_bot, "bet 1" if do == "bet" else do)
            elif due is None:
                table.do("ana", p.Go(id=table.id))
            else:
                table.fire()
            continue
        assert coaching.thought(table.room) == {}
        coaching.look(table.room, [connection])
        async with asyncio.timeout(60):
            while not (thought := coaching.thought(table.room)):
                await asyncio.sleep(0.01)
        ((seat, _), action) = next(iter(thought.items()))
        assert seat == due.seat
        table.now = due.at
        entry = table.room.fire(table.now, thought)
        assert entry is not None
        table.log.append(msgspec.json.encode(entry))
        assert entry.lines[0]["action"] == json.loads(msgspec.json.encode(action))
        played += 1
    assert table.wait(5) >= 0, "without a thought it plays all the same"


def test_everybody_is_told_who_plays_with_hints_and_the_host_may_forbid_it() -> None:
    table = coached_evening()
    ana = table.room.people.members["Ana"]
    assert known(table.room, ana) is not None
    assert any("Ana" in line.text for line in lines_for(table.room, None, "en"))
    shown = {person.name: person.coach for person in info_for(table.room, "en", ()).people}
    assert shown == {"Ana": True, "Bruno": False}
    table.do("ana", p.SetSettings(id="s", settings=Settings(timer="off", pause=0, coach=False)))
    assert known(table.room, ana) is None
    info = info_for(table.room, "en", ())
    assert not info.settings.coach
    assert not any(person.coach for person in info.people)
    table.refused("bruno", p.Coach(id="c", on=True), "coach_off")
    table.refused(WATCHES, p.Coach(id="c", on=True), "no_seat")


def test_without_the_extra_nothing_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "find_spec", lambda _name: None)
    levels.offered.cache_clear()
    try:
        table = Evening()
        assert not info_for(table.room, "en", ()).coach
        table.refused("ana", p.Coach(id="c", on=True), "no_coach")
        for temper in EXPERTS:
            table.refused("ana", p.AddBot(id="b", temper=temper), "no_such_temperament")
        table.do("ana", p.AddBot(id="d", temper="steady"))
        table.do("ana", p.AddBot(id="e", temper="steady-bold"))
    finally:
        levels.offered.cache_clear()


def test_what_was_decided_follows_from_the_log() -> None:
    table = coached_evening()
    while not table.room.rounds:
        choices = {each.do for each in table.room.asked[table.room.seat_of("Ana")].choices}
        table.act("Ana", "bet 1" if "bet" in choices else "stand")
        while not table.room.rounds and table.until_asked() != "Ana":
            name = table.until_asked()
            dos = {each.do for each in table.room.asked[table.room.seat_of(name)].choices}
            table.act(name, "stand" if "stand" in dos else "bet 1")
    mine = table.room.decided.of_last_round(table.room, "Ana")
    assert mine
    assert all(did.knew.view.viewer == did.action.seat == 0 for did in mine)
    assert not table.room.decided.of_last_round(table.room, "Bruno")
    again = Room.fold([decode(body) for body in table.log])
    assert again.decided.of_last_round(again, "Ana") == mine
