"""The socket of a table: the handshake, the first message, and then one message after another."""

import asyncio
import logging
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from siete.errors import SieteError
from siete.server.api.given import Code, Here
from siete.server.connections import Connection
from siete.server.guard import CALLER, Caller
from siete.server.languages import language_of
from siete.server.live import LiveTable
from siete.server.logs import Watched, log, table_hash
from siete.server.protocol import (
    LARGEST_MESSAGE,
    ByeCode,
    Chat,
    ClientMessage,
    Command,
    Delete,
    GiveSeat,
    Hello,
    React,
    SeatLink,
)
from siete.server.services import Services
from siete.server.wire import WIRE, Wire

HELLO_SECONDS: Final = 10.0
"""How long a client may take for its first message."""

TRY_LATER: Final = 1013

_DECODER: Final = msgspec.json.Decoder(ClientMessage)


@websocket("/api/tables/{code:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], code: Code, services: Here) -> None:
    """A client at a table, until one of them leaves."""
    caller: Caller = socket.scope["state"][CALLER]
    cookie = [] if caller.cookie is None else [(b"set-cookie", caller.cookie.encode("latin-1"))]
    await socket.accept(headers=cookie)
    socket.scope["headers"] = []  # a kilobyte that nobody reads any more

    async def send(text: bytes) -> None:
        await socket.send({"type": "websocket.send", "bytes": None, "text": text.decode()})

    connection = Connection(
        send,
        _wire(socket),
        person=caller.person,
        address=caller.address,
        base=services.site.base(caller.host, caller.scheme),
        now=asyncio.get_running_loop().time(),
    )
    if services.hub.stopping:
        connection.bye("stopping")
        return
    if not services.limits.connect(caller.person, caller.address):
        _part(services, connection, "too_much")
        return
    services.hub.connect(connection)
    try:
        await _Talk(socket, connection, services, code).run()
    except WebSocketDisconnect:
        pass
    finally:
        services.hub.disconnect(connection)
        services.limits.disconnect(caller.person, caller.address)


def _part(services: Services, connection: Connection, code: ByeCode) -> None:
    connection.bye(code)
    services.metrics.closed.labels(code).inc()


def _wire(socket: WebSocket[Any, Any, Any]) -> Wire:
    extensions: Any = socket.scope["extensions"]
    wire: Wire = extensions[WIRE]
    return wire


def _read(data: object) -> Command | Hello | None:
    """The message that a client sent, or None for what is none."""
    if not isinstance(data, str) or len(data) > LARGEST_MESSAGE:
        return None
    try:
        message: Command | Hello = _DECODER.decode(data)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None
    return message


class _Talk:
    """What one client says, and what is done about it."""

    __slots__ = ("_clock", "_code", "_connection", "_services", "_socket")

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        connection: Connection,
        services: Services,
        code: str,
    ) -> None:
        self._socket = socket
        self._connection = connection
        self._services = services
        self._code = code
        self._clock = asyncio.get_running_loop().time

    async def run(self) -> None:
        """Listen until the client is gone, or has to go."""
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                await self._meet()
        except TimeoutError:
            _part(self._services, self._connection, "silent")
            return
        while not self._connection.closed:
            message = await self._next()
            if isinstance(message, Hello):
                self._greet(message)
            elif message is not None:
                await self._obey(message)
            del message  # it would stay here until the next one comes

    async def _meet(self) -> None:
        """Wait for the first greeting, and bring the client to its table."""
        while not self._connection.closed:
            message = await self._next()
            if isinstance(message, Hello):
                self._connection.lang = language_of(message.lang, "")
                self._connection.watch = message.watch
                await self._sit_down()
                return
            if message is not None:
                self._connection.refuse(message.id, 0, SieteError("hello_first"))

    async def _sit_down(self) -> None:
        connection = self._connection
        try:
            table = await self._services.hub.table(self._code)
            table.join(connection)
        except SieteError as error:
            if error.code == "storage_failed":
                log(error.code, logging.ERROR)
                connection.closed = True
                connection.way.part(b"", TRY_LATER)
            else:
                _part(self._services, connection, "not_here")

    def _greet(self, hello: Hello) -> None:
        """Begin anew, perhaps in another language."""
        self._connection.lang = language_of(hello.lang, "")
        self._connection.begin_anew()

    async def _next(self) -> Command | Hello | None:
        """The next message; None where it is none, which has been answered."""
        event = await self._socket.receive()
        if event["type"] != "websocket.receive":
            raise WebSocketDisconnect(detail="")
        connection = self._connection
        time = self._clock()
        if not connection.messages.take(time) or not self._services.limits.message(
            connection.address
        ):
            _part(self._services, connection, "too_much")
            return None
        message = _read(event.get("text"))
        if message is None:
            self._services.metrics.refused.labels("bad_message").inc()
            connection.refuse(None, 0, SieteError("bad_message"))
            if not connection.unreadable.take(time):
                _part(self._services, connection, "too_much")
            return None
        return message

    async def _obey(self, command: Command) -> None:
        connection = self._connection
        table = connection.table
        if table is None or connection.closed:
            return
        if connection.watch:
            self._refuse(table, command, SieteError("no_seat"))
            return
        watched = Watched("command_failed", self._services.metrics, table=table_hash(table.id))
        try:
            with watched:
                await self._do(table, command)
        except SieteError as error:
            self._refuse(table, command, error)
        if watched.failed:
            self._refuse(table, command, SieteError("server_fault"))

    async def _do(self, table: LiveTable, command: Command) -> None:
        connection = self._connection
        if isinstance(command, Chat | React):
            self._services.limits.chat(connection.person)
        if isinstance(command, Delete):
            await self._services.hub.delete(table, connection.person, command)
        elif isinstance(command, SeatLink | GiveSeat):
            await table.link(connection, command)
        else:
            await table.do(connection, command)

    def _refuse(self, table: LiveTable, command: Command, error: SieteError) -> None:
        if error.code == "storage_failed":
            log(error.code, logging.ERROR, table=table_hash(table.id))
        self._services.metrics.refused.labels(error.code).inc()
        self._connection.refuse(command.id, table.room.seq, error)
