"""Clients that misbehave: nothing of it is felt by anybody else."""

import asyncio
import contextlib
import json
import socket
import time
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from tests.server.running import Person, Running, people, running

TWO: dict[str, Any] = {"settings": {"timer": "off", "pause": 0}}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("tables") / "tables.db") as found:
        yield found


async def is_well(server: Running) -> None:
    """The server still serves everybody else."""
    async with people(server, "Dora") as (dora,):
        code = await dora.make_table(**TWO)
        await dora.come(code)
        await dora.do("chat", text="hello")


UNREADABLE = [
    "",
    "null",
    "[]",
    "{}",
    '{"t":"dance","id":"1"}',
    '{"t":"act","id":"1","turn":"1","say":"hit"}',
    '{"t":"act","id":"","turn":1,"say":"hit"}',
    '{"t":"act","id":"<script>","turn":1,"say":"hit"}',
    '{"t":"act","turn":1,"say":"hit"}',
    '{"t":"act","id":"1","turn":1e400,"say":"hit"}',
    '{"t":"act","id":"1","turn":2.5,"say":"hit"}',
    '{"t":"chat","id":"1","text":"' + "x" * 201 + '"}',
    '{"t":"chat","id":"1","text":"\\ud800"}',
    "[" * 4000,
    '{"t":"hello","lang":' + "[" * 2000,
    "\u0000",
    '{"t":"pause","id":"1","on":1}',
    b"\x00\xff",
    b'{"t":"hello"}',
]


@pytest.mark.parametrize("message", UNREADABLE, ids=range(len(UNREADABLE)))
async def test_what_is_no_message_gets_an_answer_and_changes_nothing(
    server: Running, message: str | bytes
) -> None:
    async with people(server, "Ana") as (ana,):
        code = await ana.make_table(**TWO)
        welcome = await ana.come(code)
        await ana.socket.send(message)
        no = await ana.hear("no")
        assert (no["code"], no["re"]) == ("bad_message", None)
        assert (await ana.do("chat", text="still here"))["seq"] == welcome["seq"] + 1


HOSTILE = ["<script>alert(1)</script>", "\x1b[31mred", "\u202eabc", "a\u0000b", "=1+1", "' OR 1=1"]


@pytest.mark.parametrize("text", HOSTILE)
async def test_hostile_words_are_only_words(server: Running, text: str) -> None:
    async with people(server, "Ana") as (ana,):
        code = await ana.make_table(**TWO)
        await ana.come(code)
        said = (await ana.do("chat", text=text))["said"][0]["text"]
        assert said.isprintable()
        answer = await ana.answer(await ana.say("setname", name=text))
        assert answer["t"] in ("update", "no")
        if answer["t"] == "update":
            assert answer["table"]["name"].isprintable()
        assert await ana.refused("handover", name=text[:60]) == "no_such_name"


async def test_many_messages_that_are_none_end_the_conversation(server: Running) -> None:
    async with people(server, "Ana") as (ana,):
        await ana.come(await ana.make_table(**TWO))
        with contextlib.suppress(ConnectionClosed):
            for _ in range(30):
                await ana.socket.send("nonsense")
        bye = await ana.hear("bye")
        assert (bye["code"], bye["again"]) == ("too_much", False)


async def test_a_message_that_is_too_long_closes_the_socket(server: Running) -> None:
    async with people(server, "Ana") as (ana,):
        await ana.come(await ana.make_table(**TWO))
        await ana.socket.send(json.dumps({"t": "chat", "id": "1", "text": "x" * 5000}))
        with pytest.raises(ConnectionClosed):
            await ana.hear("nothing")
        assert ana.socket.close_code == 1009
    await is_well(server)


async def test_ten_thousand_messages_in_a_second_hurt_nobody_else(server: Running) -> None:
    async with people(server, "Ana", "Mallory") as (ana, mallory):
        await ana.come(await ana.make_table(**TWO))
        await mallory.come(await mallory.make_table(**TWO))
        transport = mallory.socket.transport
        frame = Frame(Opcode.TEXT, b'{"t":"go","id":"1"}').serialize(mask=True)
        slowest = 0.0
        for number in range(20):
            with contextlib.suppress(ConnectionClosed, RuntimeError):
                transport.write(frame * 500)
            began = time.perf_counter()
            await ana.do("pause", on=number % 2 == 0)
            slowest = max(slowest, time.perf_counter() - began)
        assert slowest < 1
        with contextlib.suppress(ConnectionClosed):
            while (await mallory.next())["t"] != "bye":
                pass
            assert mallory.heard[-1]["code"] == "too_much"
    await is_well(server)


async def test_chat_is_slowed_down(server: Running) -> None:
    async with people(server, "Ana") as (ana,):
        await ana.come(await ana.make_table(**TWO))
        codes = []
        for number in range(10):
            answer = await ana.answer(await ana.say("chat", text=f"line {number}"))
            codes.append(answer.get("code", "said"))
        assert codes[:5] == ["said"] * 5
        assert codes[-1] == "chat_too_fast"


async def test_a_socket_that_sends_nothing_is_closed(server: Running) -> None:
    async with people(server, "Ana") as (ana,):
        code = await ana.make_table(**TWO)
        await ana.open(code)
        began = time.monotonic()
        bye = await ana.hear("bye")
        assert (bye["code"], bye["again"]) == ("silent", True)
        assert 5 < time.monotonic() - began < 15


async def test_commands_before_a_hello_are_refused(server: Running) -> None:
    async with people(server, "Ana") as (ana,):
        await ana.open(await ana.make_table(**TWO))
        assert await ana.refused("start") == "hello_first"


async def test_one_person_has_only_so_many_sockets(server: Running) -> None:
    async with people(server, "Ana") as (ana,):
        code = await ana.make_table(**TWO)
        sockets = []
        for _ in range(12):
            await ana.come(code)
            sockets.append(ana.socket)
        await ana.open(code)
        assert (await ana.hear("bye"))["code"] == "too_much"
        for each in sockets:
            await each.close()
    await is_well(server)


async def test_who_does_not_read_is_left_behind_and_the_others_play_on(server: Running) -> None:
    async with people(server, "Ana", "Sloth") as (ana, sloth):
        code = await ana.make_table(**TWO)
        await ana.come(code)
        await sloth.http.get("/api/catalogue")
        lazy = await deaf(sloth, code)
        hello = Frame(Opcode.TEXT, b'{"t":"hello"}').serialize(mask=True)
        slowest = 0.0
        async with asyncio.timeout(60):
            while 'siete_closed_total{code="too_slow"} 1.0' not in await metrics(ana):
                with contextlib.suppress(BlockingIOError):
                    lazy.send(hello)
                began = time.perf_counter()
                await ana.do("pause", on=not ana.table["paused"])
                slowest = max(slowest, time.perf_counter() - began)
                await asyncio.sleep(0.15)
        assert slowest < 1
        await ana.until(lambda each: each.table["watching"] == 0)
        lazy.close()
    await is_well(server)


async def metrics(person: Person) -> str:
    return (await person.http.get("/metrics")).text


async def deaf(person: Person, code: str) -> socket.socket:
    """A socket at a table that takes next to nothing in and is never read."""
    lazy = socket.socket()
    lazy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    lazy.connect(("127.0.0.1", person.server.port))
    lazy.sendall(
        (
            f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: localhost:{person.server.port}\r\n"
            f"Origin: {person.server.url}\r\nCookie: {person.cookie}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        ).encode()
    )
    lazy.setblocking(False)
    return lazy
