"""The peers of the table online: bare echoes of Litestar, served as the table is."""

import asyncio
import socket
import sys
from typing import Any, Final

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from load import TABLES

from siete.server.store import Store, open_store


class _Table:
    """Who is there, and how many rows it has on disk."""

    def __init__(self) -> None:
        self.sockets: list[WebSocket[Any, Any, Any]] = []
        self.rows = 0


_TABLES: Final = [_Table() for _ in range(TABLES)]


@websocket("/")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    """Send back whatever comes."""
    await socket.accept()
    try:
        while True:
            await socket.send_text(await socket.receive_text())
    except WebSocketDisconnect:
        pass


@websocket("/table/{table:int}")
async def echo_to_all(socket: WebSocket[Any, Any, Any], table: int) -> None:
    """Send whatever comes to all who are at the same table."""
    await socket.accept()
    here = _TABLES[table].sockets
    here.append(socket)
    try:
        while True:
            text = await socket.receive_text()
            for each in here:
                await each.send_text(text)
    except WebSocketDisconnect:
        here.remove(socket)


async def _opened(database: str) -> Store:
    store = open_store(database)
    for table in range(TABLES):
        await store.create_table(str(table), str(table), [], at=0)
    return store


def echo_to_all_on_disk(store: Store) -> Any:
    """Send whatever comes to all who are at the same table, once it is on disk."""
    tables = [_Table() for _ in range(TABLES)]

    @websocket("/disk/{table:int}")
    async def echo_to_all_on_disk(socket: WebSocket[Any, Any, Any], table: int) -> None:
        await socket.accept()
        here = tables[table]
        here.sockets.append(socket)
        try:
            while True:
                text = await socket.receive_text()
                here.rows += 1
                await store.append(str(table), here.rows, text.encode(), at=0)
                for each in here.sockets:
                    await each.send_text(text)
        except WebSocketDisconnect:
            here.sockets.remove(socket)

    return echo_to_all_on_disk


def main() -> None:
    """Serve on a free port, which is printed. The argument is a database for what comes."""
    handlers: list[Any] = [echo, echo_to_all]
    if len(sys.argv) > 1:
        handlers.append(echo_to_all_on_disk(asyncio.run(_opened(sys.argv[1]))))
    listening = socket.create_server(("127.0.0.1", 0), backlog=2048)
    print(listening.getsockname()[1], flush=True)
    config = uvicorn.Config(
        Litestar(route_handlers=handlers, openapi_config=None, logging_config=None),
        loop="asyncio",
        http="h11",
        ws="websockets-sansio",
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        log_config=None,
        access_log=False,
    )
    uvicorn.Server(config).run(sockets=[listening])


if __name__ == "__main__":
    main()
