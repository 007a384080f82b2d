"""What came and the application has not taken yet: an asyncio queue for one who takes.

One of the standard library has three deques and an event, three kilobytes of each socket, for any
number of takers and an end to its length.
"""

import asyncio
from typing import Generic, TypeVar

T = TypeVar("T")


class Inbox(Generic[T]):
    """Messages in the order in which they came."""

    __slots__ = ("_came", "_messages")

    def __init__(self) -> None:
        self._messages: list[T] = []
        self._came: asyncio.Future[None] | None = None
        """Is waited for by who takes, while there is nothing."""

    def put_nowait(self, message: T) -> None:
        """Add a message."""
        self._messages.append(message)
        if self._came is not None and not self._came.done():
            self._came.set_result(None)

    async def get(self) -> T:
        """Take the first message, when there is one; only one may wait for it at a time."""
        while not self._messages:
            self._came = asyncio.get_running_loop().create_future()
            try:
                await self._came
            finally:
                self._came = None
        return self._messages.pop(0)

    def qsize(self) -> int:
        """How many wait."""
        return len(self._messages)

    def empty(self) -> bool:
        """Whether none waits."""
        return not self._messages
