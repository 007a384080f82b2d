"""Connections on which a request does not come, or only a part of it."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from typing import Any, ClassVar

import pytest
import uvicorn
from uvicorn.server import ServerState

from siete.server.requests import Requests
from siete.server.site import bind

PATIENCE = 5.0
MUCH = 2_000_000


class Hasty(Requests):
    whole_within: ClassVar[float] = 0.3


async def hello(scope: Any, receive: Any, send: Any) -> None:
    """Answer a whole request, and not at once."""
    while (await receive()).get("more_body"):
        """There is more of it."""
    await asyncio.sleep(1.5 * Hasty.whole_within)
    headers = [(b"content-length", b"5")]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": b"hello"})


@contextlib.asynccontextmanager
async def connected(
    app: Any = hello, state: ServerState | None = None
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    config = uvicorn.Config(app, lifespan="off", log_config=None)
    state = state or ServerState()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: Hasty(config, state, {}), sock=bind("127.0.0.1", 0))
    async with server, asyncio.timeout(PATIENCE):
        mine = socket.socket()
        mine.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 64 * 1024)
        mine.connect(server.sockets[0].getsockname())
        reader, writer = await asyncio.open_connection(sock=mine)
        try:
            yield reader, writer
        finally:
            writer.transport.abort()
            await asyncio.sleep(0.01)


async def much(scope: Any, receive: Any, send: Any) -> None:
    """Answer with more than the system takes at once."""
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"x" * MUCH})


@pytest.mark.parametrize(
    "said", ["", "GET / HT", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf"]
)
async def test_who_says_nothing_or_half_a_request_is_let_go(said: str) -> None:
    async with connected() as (reader, writer):
        writer.write(said.encode())
        with contextlib.suppress(ConnectionError):
            assert await reader.read() == b""


async def test_who_waits_for_an_answer_is_not() -> None:
    async with connected() as (reader, writer):
        for _ in range(2):
            writer.write(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            assert (await reader.readuntil(b"hello")).startswith(b"HTTP/1.1 200")
        writer.write(b"GET / HT")
        with contextlib.suppress(ConnectionError):
            assert await reader.read() == b""


async def test_who_does_not_read_an_answer_is_let_go() -> None:
    state = ServerState()
    async with connected(much, state) as (_, writer):
        writer.write(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        while not state.connections:
            await asyncio.sleep(0)
        while state.connections:
            await asyncio.sleep(0.01)


async def test_who_reads_slowly_gets_all_of_it() -> None:
    async with connected(much) as (reader, writer):
        writer.write(b"GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        read = 0
        while part := await reader.read(MUCH // 30):
            read += part.count(b"x")
            await asyncio.sleep(Hasty.whole_within / 10)
        assert read == MUCH
