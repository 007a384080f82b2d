"""Two server processes on one database: the same tables, and every move done once."""

import asyncio
import signal
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.postgres import Postgres
from tests.server.running import Person, Running, people, plainly, play_round, running

TWO: dict[str, Any] = {"settings": {"timer": "off", "pause": 0}}


@pytest.fixture(scope="module")
def servers(postgres: Postgres) -> Iterator[tuple[Running, Running]]:
    database = postgres.new_database()
    with running(database) as first, running(database) as second:
        yield first, second


async def move(person: Person, server: Running) -> None:
    """The same browser is at another process of the same table from here on."""
    person.server = server
    person.http.base_url = server.url
    person.http.headers["Origin"] = server.url


async def test_people_at_two_processes_play_at_one_table(
    servers: tuple[Running, Running],
) -> None:
    first, second = servers
    async with people(first, "Ana", "Blai") as (ana, blai):
        await move(blai, second)
        code = await ana.make_table(**TWO)
        await ana.come(code)
        await blai.come(code)
        await blai.sit()
        await ana.until(lambda each: len(each.table["people"]) == 2)
        await ana.do("start")
        await play_round(ana, blai)
        assert ana.state["round"]["net"] == blai.state["round"]["net"]
        await ana.until(lambda each: each.seq >= blai.seq)
        assert ana.state["balances"] == blai.state["balances"]
        await ana.say("delete")
        assert (await blai.hear("bye"))["code"] == "deleted"


async def at_both(servers: tuple[Running, Running], ana: Person) -> tuple[str, Person]:
    """A table of Ana's, at which she is at both processes: its code, and her at the other."""
    code = await ana.make_table(**TWO)
    await ana.come(code)
    other = Person(servers[1], ana.name)
    other.http.cookies = ana.http.cookies
    await other.come(code)
    return code, other


async def test_a_command_that_is_sent_to_two_processes_is_known_at_both(
    servers: tuple[Running, Running],
) -> None:
    async with people(servers[0], "Ana") as (ana,):
        _, other = await at_both(servers, ana)
        for number in range(10):
            id_ = f"same-{number}"
            for each in (ana, other):
                await each.say("setname", id_, name=f"Table {number}")
            answers = await asyncio.gather(ana.answer(id_), other.answer(id_))
            assert sorted(answer["t"] for answer in answers) == ["ok", "update"]
        await other.leave()


async def test_who_did_something_as_the_table_was_deleted_hears_that_it_was(
    servers: tuple[Running, Running],
) -> None:
    async with people(servers[0], "Ana") as (ana,):
        for _ in range(3):
            _, other = await at_both(servers, ana)
            await ana.say("delete")
            for number in range(10):
                await other.say("setname", name=f"Table {number}")
            assert (await other.hear("bye"))["code"] == "deleted"
            await other.leave()


async def test_who_handed_over_at_one_process_deletes_nothing_at_another(
    servers: tuple[Running, Running],
) -> None:
    for _ in range(4):
        async with people(servers[0], "Ana", "Blai") as (ana, blai):
            code, other = await at_both(servers, ana)
            await blai.come(code)
            await blai.sit()
            await other.until(lambda each: len(each.table["people"]) == 2)
            servers[1].process.send_signal(signal.SIGSTOP)
            await ana.do("handover", name="Blai")
            asked = await other.say("delete")
            servers[1].process.send_signal(signal.SIGCONT)
            assert (await other.answer(asked))["code"] == "not_host"
            assert (await blai.do("setname", name="Still here"))["seq"]
            await other.leave()


async def test_one_move_at_two_processes_is_done_once(servers: tuple[Running, Running]) -> None:
    first, second = servers
    async with people(first, "Ana", "Blai") as (ana, blai):
        code = await ana.make_table(**TWO)
        await ana.come(code)
        await blai.come(code)
        await blai.sit()
        await ana.do("start")
        for person in (ana, blai):
            await person.until(lambda each: bool(each.state["toAct"]))
        one = ana if ana.my_turn else blai
        other = Person(second, one.name)
        other.http.cookies = one.http.cookies
        await other.come(code)
        turn, words = one.state["turn"], plainly(one.state["choices"])
        asked = [await each.say("act", turn=turn, say=words) for each in (one, other)]
        answers = await asyncio.gather(one.answer(asked[0]), other.answer(asked[1]))
        kinds = sorted(answer["t"] for answer in answers)
        assert kinds == ["no", "update"]
        no = next(answer for answer in answers if answer["t"] == "no")
        assert no["code"] in ("stale", "too_late", "not_your_turn")
        seq = max(answer["seq"] for answer in answers)
        for each in (one, other):
            await each.until(lambda person: person.seq >= seq)
        assert one.state["round"] == other.state["round"]
        await other.leave()


async def test_what_happens_by_itself_is_seldom_tried_by_both(
    servers: tuple[Running, Running],
) -> None:
    async with people(servers[0], "Ana") as (ana,):
        code = await ana.make_table(bots=["bold", "bold"], **TWO)
        await ana.come(code)
        await ana.do("start")
        await ana.do("playfor", name="Ana", on=True)
        other = Person(servers[1], ana.name)
        other.http.cookies = ana.http.cookies
        await other.come(code)
        begins = ana.seq
        for each in (ana, other):
            each.heard.clear()
        for each in (ana, other):
            await each.until(lambda person: person.seq > begins + 8)
        # Who is beaten to it is sent everything anew.
        anew = [message for each in (ana, other) for message in each.heard]
        assert sum(message["t"] == "welcome" for message in anew) <= 2
        await other.leave()
