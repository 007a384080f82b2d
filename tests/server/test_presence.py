"""Who is shown as connected when a table's people are at several server processes."""

import asyncio
import signal
from collections.abc import Iterator
from typing import Any

import pytest

from siete.server.presence import BEAT_SECONDS, FADES_SECONDS, Presence
from tests.server.postgres import Postgres
from tests.server.running import Person, Running, people, running
from tests.server.test_processes import move

TWO: dict[str, Any] = {"settings": {"timer": "off", "pause": 0}}


class Air:
    """Carries what each process says to all of them, itself too, as the database does."""

    def __init__(self) -> None:
        self.all: list[Presence] = []
        self.said = 0
        self.time = 100.0

    def process(self) -> Presence:
        presence = Presence(lambda texts: self.carry(list(texts)))
        self.all.append(presence)
        return presence

    def carry(self, texts: list[str]) -> None:
        for text in texts:
            self.said += 1
            for presence in self.all:
                presence.hear(text, self.time)


async def test_processes_know_who_is_at_the_others() -> None:
    air = Air()
    one, two = air.process(), air.process()
    one.here("table", frozenset(["ana", ""]))
    one.here("other", frozenset(["blai"]))
    one.tell()
    two.here("table", frozenset(["cleo"]))
    two.tell()
    assert two.elsewhere("table") == {"ana", ""}
    assert two.elsewhere("other") == {"blai"}
    assert one.elsewhere("table") == {"cleo"}
    one.here("table", frozenset())
    one.tell()
    assert two.elsewhere("table") == frozenset()


async def test_who_begins_to_listen_asks() -> None:
    air = Air()
    one = air.process()
    one.here("table", frozenset(["ana"]))
    one.tell()
    late = air.process()
    assert late.elsewhere("table") == frozenset()
    late.ask()
    assert late.elsewhere("table") == {"ana"}


async def test_what_a_dead_process_said_fades_and_what_a_living_one_says_stays() -> None:
    air = Air()
    dead, living, two = air.process(), air.process(), air.process()
    for process, person in ((dead, "ana"), (living, "blai")):
        process.here("table", frozenset([person]))
        process.tell()
    while air.time < 100 + FADES_SECONDS - 1:
        air.time += 1
        living.tick(air.time)
        assert not two.tick(air.time)
        assert two.elsewhere("table") == {"ana", "blai"}
    air.time += 1
    assert two.tick(air.time) == {"table"}
    assert two.elsewhere("table") == {"blai"}


async def test_what_is_said_again_is_nothing_new_and_is_said_seldom() -> None:
    air = Air()
    one, two = air.process(), air.process()
    one.here("table", frozenset(["ana"]))
    one.here("table", frozenset(["ana"]))
    one.tell()
    heard = [two.hear(text, 1) for text in ("", "x", "[]", '["a"]', '["a","table",["ana"]]')]
    assert heard[:4] == [""] * 4
    said = air.said
    for _ in range(60):
        air.time += 1
        one.tick(air.time)
    assert air.said - said <= 60 / BEAT_SECONDS + 1


async def test_alone_nothing_is_said() -> None:
    alone = Presence(None)
    alone.here("table", frozenset(["ana"]))
    alone.ask()
    assert alone.tick(100) == set()
    assert alone.elsewhere("table") == frozenset()


async def test_the_most_people_fit_into_what_can_be_said() -> None:
    texts: list[str] = []
    full = Presence(texts.extend)
    full.here("t" * 24, frozenset(f"{k:022}" for k in range(300)))
    full.tell()
    assert len(texts) == 1
    assert len(texts[0]) < 8000
    assert f"{299:022}" in texts[0]


# Two real processes


@pytest.fixture(scope="module")
def database(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture(scope="module")
def servers(database: str) -> Iterator[tuple[Running, Running]]:
    with running(database) as first, running(database) as second:
        yield first, second


def online(person: Person) -> set[str]:
    return {each["name"] for each in person.table["people"] if each["online"]}


async def at_two(ana: Person, blai: Person, second: Running) -> str:
    """Both sit at a table, each connected to a process of their own."""
    await move(blai, second)
    code = await ana.make_table(**TWO)
    await ana.come(code)
    await blai.come(code)
    await blai.sit()
    for person in (ana, blai):
        await person.until(lambda each: online(each) == {"Ana", "Blai"})
    return code


async def test_who_is_at_another_process_is_online(servers: tuple[Running, Running]) -> None:
    first, second = servers
    async with people(first, "Ana", "Blai", "") as (ana, blai, watcher):
        code = await at_two(ana, blai, second)
        await move(watcher, second)
        await watcher.come(code)
        await ana.until(lambda each: each.table["watching"] == 1)
        assert online(watcher) == {"Ana", "Blai"}
        await watcher.socket.close()
        await ana.until(lambda each: each.table["watching"] == 0)
        await blai.socket.close()
        await ana.until(lambda each: online(each) == {"Ana"})
        await blai.come(code)
        await ana.until(lambda each: online(each) == {"Ana", "Blai"})


@pytest.mark.parametrize("with_signal", [signal.SIGTERM, signal.SIGKILL])
async def test_who_was_at_a_process_that_ends_is_not_online_for_long(
    database: str, servers: tuple[Running, Running], with_signal: int
) -> None:
    first, _ = servers
    with running(database) as third:
        async with people(first, "Ana", "Blai") as (ana, blai):
            code = await at_two(ana, blai, third)
            third.stop(with_signal)
            async with asyncio.timeout(FADES_SECONDS + 20):
                while online(ana) != {"Ana"}:
                    await patiently(ana)
            await move(blai, first)
            await blai.come(code)
            await ana.until(lambda each: online(each) == {"Ana", "Blai"})


async def patiently(person: Person) -> None:
    """The next message, however long it takes."""
    try:
        await person.next()
    except TimeoutError:
        return


async def test_a_process_that_starts_later_learns_who_is_there(
    database: str, servers: tuple[Running, Running]
) -> None:
    first, _ = servers
    async with people(first, "Ana", "Blai") as (ana, blai):
        code = await ana.make_table(**TWO)
        await ana.come(code)
        with running(database) as third:
            await move(blai, third)
            await blai.come(code)
            await blai.until(lambda each: online(each) == {"Ana"})
