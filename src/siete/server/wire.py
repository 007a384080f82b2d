"""The WebSocket protocol of uvicorn, with ways around the application's waiting.

What the application sends waits until the client has read what came before; a last word and the
end of the connection can't wait for that. And where nothing has to be waited for, a message goes
out at once: most do, and a task and four layers for each would cost more than all the rest.
"""

import asyncio
import contextlib
import secrets
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import WebSocketException
from websockets.http11 import Request
from websockets.protocol import State

from siete.server.frames import ends_with_a_frame, framed, only_text
from siete.server.inbox import Inbox

WIRE: Final = "siete.wire"
"""The extension of the scope under which the application finds its ``Wire``."""

_MOST_UNHEARD: Final = 4
"""Messages that may wait for the application before no more are read."""

_LINGER_SECONDS: Final = 5.0

_EARLIER: Final = 0.5
"""The part of the time between two pings that may be left out."""


class Wire(WebSocketsSansIOProtocol):
    """One socket; it is among the extensions of its scope."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        inbox: Any = Inbox()
        self.queue = inbox

    def handle_connect(self, event: Request) -> None:
        """Begin the handshake, and tell the application who does it."""
        super().handle_connect(event)
        scope = getattr(self, "scope", None)  # there is none where the handshake was no good
        if scope is not None:
            scope["extensions"][WIRE] = self

    _in_step = False
    """Whether what comes next is known to begin a frame."""

    def data_received(self, data: bytes) -> None:
        """Take what came: most often it is one message of text, whole and alone.

        The library's parser knows of every kind of frame and costs as much as all else that reads a
        message. It never hears of what goes past it, so it has to be between two frames then: once
        a frame did not come whole, all that is left goes through it.
        """
        state = self.conn.state
        if state is State.CONNECTING:
            self._in_step = data.endswith(b"\r\n\r\n")  # nothing follows the request
        elif self._in_step and state is State.OPEN:
            text = only_text(data, self.config.ws_max_size)
            if text is not None:
                self.curr_msg_data_type = "text"
                self.frames = [text]
                self.send_receive_event_to_app()
                return
            self._in_step = ends_with_a_frame(data)
        super().data_received(data)

    def start_keepalive(self) -> None:
        """The handshake is done, and what only that needed goes: four kilobytes of each."""
        super().start_keepalive()
        # Its parser goes on holding the request, and needs no more of it than that there was one.
        self.request.headers.clear()
        del self.request, self.response

    def schedule_ping(self) -> None:
        """Ask in a while whether the client is still there: not all in the same moment.

        After the server was started anew, or a network came back, all clients come at once.
        """
        assert self.ping_interval is not None
        delay = self.ping_interval * (1.0 - _EARLIER * secrets.randbelow(1000) / 1000)
        self.ping_timer = self.loop.call_later(delay, self.send_keepalive_ping)

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of all that would keep the two in a circle."""
        super().connection_lost(exc)
        scope = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"].pop(WIRE, None)

    def send_receive_event_to_app(self) -> None:
        """Hand a message on, and go on reading while few wait."""
        paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and not self.close_sent and self.queue.qsize() > _MOST_UNHEARD:
            self.read_paused = True
            self.transport.pause_reading()

    def write(self, text: bytes) -> bool:
        """Send a message at once; False where the client has not read what came before.

        Where the connection is gone or closing it goes nowhere.
        """
        if not self.writable.is_set():
            return False
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(framed(text))
        return True

    def part(self, text: bytes, code: int) -> None:
        """Say a last thing and close with this code, whether the client reads or not.

        After five seconds the connection is gone, read or unread.
        """
        if self.close_sent or self.transport.is_closing():
            return
        self.stop_keepalive()
        with contextlib.suppress(WebSocketException):
            if text:
                self.conn.send_text(text)
            self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.writable.set()  # what waits to be sent finds that it is too late
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        loop = asyncio.get_running_loop()
        self.close_timer = loop.call_later(_LINGER_SECONDS, self.transport.abort)
