"""Giving up what a database does not answer in time, with one timer for all that waits."""

import asyncio
from collections import deque
from typing import Any, Final, TypeVar

from siete.server.store.failures import storage_slow

T = TypeVar("T")


class Patience:
    """Waits for answers for so many seconds each; what was asked first is given up first.

    A timer of its own for each would cost as much as the rest of the way to the writer.
    """

    def __init__(self, seconds: float) -> None:
        self._seconds: Final = seconds
        self._loop: asyncio.AbstractEventLoop | None = None
        self._waiting: deque[tuple[float, asyncio.Future[Any]]] = deque()
        self._timer: asyncio.TimerHandle | None = None

    async def wait(self, answer: "asyncio.Future[T]") -> T:
        """The answer. Raises SieteError ``storage_failed`` where it does not come in time."""
        loop, waiting = answer.get_loop(), self._waiting
        if loop is not self._loop:  # that of before has ended, and all who waited in it
            self._loop, self._timer = loop, None
            waiting.clear()
        while waiting and waiting[0][1].done():
            waiting.popleft()
        waiting.append((loop.time() + self._seconds, answer))
        if self._timer is None:
            self._timer = loop.call_at(waiting[0][0], self._give_up)
        return await answer

    def _give_up(self) -> None:
        waiting, self._timer = self._waiting, None
        assert self._loop is not None
        now = self._loop.time()
        while waiting and (waiting[0][1].done() or waiting[0][0] <= now):
            _, answer = waiting.popleft()
            if not answer.done():
                answer.set_exception(storage_slow())
        if waiting:
            self._timer = self._loop.call_at(waiting[0][0], self._give_up)
