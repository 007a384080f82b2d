"""One socket at a table: what its client was sent, and what waits to be sent.

A client is always sent the newest state, so nothing queues up: while one message is on its way,
the table only notes that there is more. What is answered in between waits in a list with an end.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from siete.errors import SieteError
from siete.server.api.answers import sentence
from siete.server.limits import MESSAGES, UNREADABLE, Bucket
from siete.server.protocol import Bye, ByeCode, No, ToClient
from siete.server.shown import HandState, TableInfo
from siete.texts import texts

if TYPE_CHECKING:
    from siete.server.live import LiveTable

MOST_ANSWERS: Final = 64
"""Answers that may wait for a client that does not read."""

_ENCODER: Final = msgspec.json.Encoder()
_CLOSE_CODES: Final[dict[str, int]] = {"stopping": 1012, "too_much": 1008, "too_slow": 1008}
_GOING: Final = 1000
_NOTHING: Final[Mapping[str, ToClient]] = MappingProxyType({})
_COMES_BACK: Final = frozenset(("stopping", "too_slow", "silent"))


class Way(Protocol):
    """How messages go to a client."""

    def write(self, text: bytes) -> bool:
        """Send one at once; False where what came before is not read yet."""

    def part(self, text: bytes, code: int) -> None:
        """Say a last thing and close with this code, whatever waits."""


def encoded(message: ToClient | HandState) -> bytes:
    """A message, or a part of one, as it goes over the wire."""
    return _ENCODER.encode(message)


class Connection:
    """A socket, from its first message on."""

    __slots__ = (
        "_answers",
        "_sender",
        "address",
        "base",
        "behind",
        "closed",
        "coached",
        "done",
        "host",
        "info",
        "lang",
        "line",
        "messages",
        "name",
        "person",
        "said",
        "send",
        "since",
        "table",
        "unreadable",
        "watch",
        "way",
        "whole",
    )

    def __init__(
        self,
        send: Callable[[bytes], Awaitable[None]],
        way: Way,
        *,
        person: str,
        address: str,
        base: str,
        now: float,
    ) -> None:
        self.send = send
        """Sends a message when what came before is read."""
        self.way = way
        self.person = person
        self.address = address
        self.base = base
        """What links begin with that are given to this client."""
        self.lang = "en"
        self.watch = False
        """Whether it is nobody here, whoever it belongs to."""
        self.table: LiveTable | None = None
        # What the client has been sent.
        self.whole = True
        """Whether it needs everything: it was sent nothing yet."""
        self.line = -1
        self.said = -1
        self.info: TableInfo | None = None
        self.coached: Mapping[str, ToClient] = _NOTHING
        """The last that the coach said, by what it was."""
        self.name: str | None = None
        self.host = False
        # What it has not been sent.
        self.behind = False
        self.done: list[str] = []
        """The ids of its commands that were done and not answered yet."""
        self._answers: list[bytes] = []
        self._sender: asyncio.Task[None] | None = None
        self.since = 0.0
        """When the message was begun that is on its way; 0 for none."""
        self.closed = False
        self.messages = Bucket(MESSAGES, now)
        self.unreadable = Bucket(UNREADABLE, now)

    @property
    def viewer(self) -> str:
        """The person whose eyes it has; nobody's where it only watches."""
        return "" if self.watch else self.person

    @property
    def busy(self) -> bool:
        """Whether something is on its way."""
        return self._sender is not None

    def answer(self, message: ToClient) -> None:
        """Send a message that is for this client alone."""
        self.answer_after(message)
        self.wake()

    def answer_after(self, message: ToClient) -> None:
        """The same, after the state that is about to be given."""
        if self.closed:
            return
        if len(self._answers) >= MOST_ANSWERS:
            self.bye("too_slow")
            return
        self._answers.append(encoded(message))

    def refuse(self, re: str | None, seq: int, error: SieteError) -> None:
        """Answer that a command was refused, and why."""
        self.answer(No(seq=seq, re=re, code=error.code, text=sentence(error, self.lang)))

    def give(self, text: bytes) -> None:
        """Send the newest state, when nothing is on its way."""
        if self.closed:
            return
        self._answers.insert(0, text)
        self.wake()

    def fall_behind(self) -> None:
        """There is something new: send the newest state as soon as that can be."""
        self.behind = True
        self.wake()

    def begin_anew(self) -> None:
        """Send everything, as if nothing had been sent before."""
        self.whole = True
        self.fall_behind()

    def wake(self) -> None:
        """Send what waits, unless that is being done: at once what can be, the rest in time."""
        if self._sender is not None or self.closed:
            return
        while self._answers and self.way.write(self._answers[0]):
            del self._answers[0]
        if self._answers or (self.behind and self.table is not None):
            self._sender = asyncio.get_running_loop().create_task(self._send_all())

    async def _send_all(self) -> None:
        clock = asyncio.get_running_loop().time
        try:
            while not self.closed:
                if self._answers:
                    text: bytes | None = self._answers.pop(0)
                elif self.behind and self.table is not None:
                    self.behind = False
                    text = await self.table.news(self)
                else:
                    return
                if text is not None:
                    self.since = clock()
                    await self.send(text)
                    self.since = 0.0
        except (OSError, RuntimeError):  # the client is gone; its reader hears of it too
            self.closed = True
        finally:
            self.since = 0.0
            self._sender = None

    def bye(self, code: ByeCode) -> None:
        """Say goodbye and close, whatever waits."""
        if self.closed:
            return
        self.closed = True
        said = texts(self.lang).say(f"bye-{code.replace('_', '-')}")
        last = Bye(seq=0, code=code, text=said, again=code in _COMES_BACK)
        self.way.part(encoded(last), _CLOSE_CODES.get(code, _GOING))
        if self._sender is not None:
            self._sender.cancel()
