"""Connections on which a request does not come, or only a part of it."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any, ClassVar

import pytest
import uvicorn
from uvicorn.server import ServerState

from siete.server.requests import Requests

PATIENCE = 5.0


class Hasty(Requests):
    whole_within: ClassVar[float] = 0.1


async def hello(scope: Any, receive: Any, send: Any) -> None:
    """Answer a whole request, and not at once."""
    while (await receive()).get("more_body"):
        """There is more of it."""
    await asyncio.sleep(3 * Hasty.whole_within)
    headers = [(b"content-length", b"5")]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": b"hello"})


@contextlib.asynccontextmanager
async def connected() -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    config = uvicorn.Config(hello, lifespan="off", log_config=None)
    state = ServerState()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: Hasty(config, state, {}), "127.0.0.1", 0)
    async with server, asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        yield reader, writer
        writer.close()
        await asyncio.sleep(0)


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
