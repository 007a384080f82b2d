"""The HTTP protocol of uvicorn, with an end to how long it waits for a client.

Each connection is an open file, of which the system allows so many: without an end, one who opens
them all and says nothing, or half a request, would leave none for the others. And what somebody
asks for and does not read would stay in memory.
"""

import asyncio
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

_WHOLE: frozenset[Any] = frozenset((h11.DONE, h11.MUST_CLOSE, h11.CLOSED, h11.ERROR))
"""What a client's side of the connection is when nothing of a request is to come."""


class Requests(H11Protocol):
    """One connection: requests, or the handshake of a socket, which is another's then."""

    whole_within: ClassVar[float] = 30.0
    """Seconds from the beginning of a connection, or of a request, to that request's end; and in
    which something of an answer is read."""

    _timer: asyncio.TimerHandle | None = None
    _reads: asyncio.TimerHandle | None = None
    _unread = 0
    """Bytes of answers that were not read when it was last looked."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Wait for the first request, but not for ever."""
        assert isinstance(transport, asyncio.Transport)
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Take what came, and wait for the rest of it, if there is any."""
        super().data_received(data)
        if self.conn.their_state in _WHOLE:
            self._rest()
        elif self._timer is None and self.transport.get_protocol() is self:
            self._wait()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The connection is a socket's from here on."""
        self._stop()
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        """What comes next is another request; until it begins uvicorn waits."""
        self._rest()
        self._look_later()
        super().on_response_complete()

    def pause_writing(self) -> None:
        """The client reads slower than it is answered, or not at all."""
        super().pause_writing()
        self._look_later()

    def connection_lost(self, exc: Exception | None) -> None:
        """There is nothing to wait for any more."""
        self._stop()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._timer = self.loop.call_later(self.whole_within, self.transport.abort)

    def _rest(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _stop(self) -> None:
        self._rest()
        if self._reads is not None:
            self._reads.cancel()
            self._reads = None

    def _look_later(self) -> None:
        if self._reads is None:
            self._unread = self.transport.get_write_buffer_size()
            if self._unread:
                self._reads = self.loop.call_later(self.whole_within, self._look)

    def _look(self) -> None:
        """Let go of who has read nothing since the last time."""
        self._reads = None
        if self.transport.get_write_buffer_size() < self._unread:
            self._look_later()
        else:
            self.transport.abort()
