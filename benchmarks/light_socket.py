"""A WebSocket client (RFC 6455) of as little work as can be, so that it is not what is measured."""

import asyncio
from collections.abc import Callable
from typing import Final

TEXT: Final = 0x81
PING: Final = 0x89
PONG: Final = 0x8A
CLOSE: Final = 0x88

_SHORT: Final = 125
_TWO_BYTES: Final = 126
_MASKED: Final = 0x80
_NO_MASK: Final = bytes(4)
"""Every message of a client carries a mask. This one leaves it as it is."""

_KEY: Final = "AAAAAAAAAAAAAAAAAAAAAA=="


def frame(payload: bytes, kind: int = TEXT) -> bytes:
    """One message as a client sends it; at most 65,535 bytes."""
    size = len(payload)
    if size <= _SHORT:
        head = bytes((kind, _MASKED | size))
    else:
        head = bytes((kind, _MASKED | _TWO_BYTES)) + size.to_bytes(2, "big")
    return head + _NO_MASK + payload


class LightSocket(asyncio.Protocol):
    """One connection: gives ``heard`` each text message as it comes, with itself."""

    def __init__(self, heard: "Callable[[LightSocket, bytes], None]") -> None:
        self.heard = heard
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closing = False
        self._unread = b""
        self._transport: asyncio.Transport | None = None

    def say(self, payload: bytes) -> None:
        """Send a text message."""
        assert self._transport is not None
        self._transport.write(frame(payload))

    def close(self) -> None:
        """Say goodbye and hang up."""
        self.closing = True
        if self._transport is not None:
            self._transport.write(frame(b"\x03\xe8", CLOSE))
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The TCP connection is there."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        """The server hung up, which nothing here asks it to do."""
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("the server hung up"))
        elif not self.closing:
            raise ConnectionError("the server hung up") from exc

    def data_received(self, data: bytes) -> None:
        """Take the frames out of what came; the server sends whole messages."""
        data = self._unread + data if self._unread else data
        if not self.opened.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._unread = head
                return
            if not head.startswith(b"HTTP/1.1 101 "):
                refused = ConnectionError(head.decode("latin-1"))
                self.opened.set_exception(refused)
                return
            self.opened.set_result(None)
        at, length = 0, len(data)
        while length - at >= 2:
            size, begin = data[at + 1], at + 2
            if size >= _TWO_BYTES:
                wide = 2 if size == _TWO_BYTES else 8
                size, begin = int.from_bytes(data[begin : begin + wide], "big"), begin + wide
            end_at = begin + size
            if end_at > length:
                break
            self._take(data[at], data[begin:end_at])
            at = end_at
        self._unread = data[at:]

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self.heard(self, payload)
        elif kind == PING:
            assert self._transport is not None
            self._transport.write(frame(payload, PONG))
        elif kind == CLOSE and not self.closing:
            raise ConnectionError(f"the server closed: {payload!r}")


async def open_socket(
    heard: Callable[[LightSocket, bytes], None],
    port: int,
    path: str,
    *,
    source: str = "127.0.0.1",
    headers: str = "",
) -> LightSocket:
    """Open a socket to a server on this machine, from one of the machine's own addresses.

    ``headers`` are more lines of the handshake. Raises ConnectionError where it is refused.
    """
    loop = asyncio.get_running_loop()
    transport, socket = await loop.create_connection(
        lambda: LightSocket(heard), "127.0.0.1", port, local_addr=(source, 0)
    )
    transport.write(
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {_KEY}\r\nSec-WebSocket-Version: 13\r\n"
        f"{headers}\r\n".encode("latin-1")
    )
    await socket.opened
    return socket
