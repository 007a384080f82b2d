"""The WebSocket protocol of uvicorn, with a way to part from a client that no longer reads.

What the application sends waits until the client has read what came before; a last word and the
end of the connection can't wait for that.
"""

import asyncio
import contextlib
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import WebSocketException
from websockets.http11 import Request

PART: Final = "siete.part"
"""The extension of the scope under which the application finds ``part``."""

_LINGER_SECONDS: Final = 5.0


class Wire(WebSocketsSansIOProtocol):
    """One socket; its scope has ``part`` among its extensions."""

    def handle_connect(self, event: Request) -> None:
        """Begin the handshake, and tell the application how to end it all."""
        super().handle_connect(event)
        scope = getattr(self, "scope", None)  # there is none where the handshake was no good
        if scope is not None:
            scope["extensions"][PART] = self.part

    def part(self, text: str, code: int) -> None:
        """Say a last thing and close with this code, whether the client reads or not.

        After five seconds the connection is gone, read or unread.
        """
        if self.close_sent or self.transport.is_closing():
            return
        self.stop_keepalive()
        with contextlib.suppress(WebSocketException):
            if text:
                self.conn.send_text(text.encode())
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
