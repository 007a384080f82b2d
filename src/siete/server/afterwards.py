"""What can wait until those are answered who wait: done in small pieces between all the rest."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final, TypeAlias

WAITS_SECONDS: Final = 0.02
"""Work that has waited for so long gives way no more."""

_WAY_SECONDS: Final = 0.001

Work: TypeAlias = Callable[[], bool]
"""Does a piece of it; whether there is more."""


class Afterwards:
    """Work in pieces, one of them each time that the event loop comes round.

    So what has come in meanwhile is read, and whoever was waited for is answered, before the next
    piece. Whose work was given first is finished first.

    Before a piece it gives way for a moment where something is on its way to the disk, of which
    ``busy`` tells: the thread that writes needs the processor in between, and would get it late
    from one that always has something to do.
    """

    def __init__(self, busy: Callable[[], bool]) -> None:
        self._waiting: Final[deque[tuple[float, Work]]] = deque()
        self._busy = busy
        self._gave_way = False

    def add(self, work: Work) -> None:
        """Begin it soon."""
        loop = asyncio.get_running_loop()
        self._waiting.append((loop.time(), work))
        if len(self._waiting) == 1:
            loop.call_soon(self._go_on)

    def _go_on(self) -> None:
        loop = asyncio.get_running_loop()
        since, work = self._waiting[0]
        waits = self._busy() and loop.time() - since < WAITS_SECONDS
        if waits and not self._gave_way:
            self._gave_way = True
            loop.call_later(_WAY_SECONDS, self._go_on)
            return
        self._gave_way = more = False
        try:
            more = work()
        finally:
            if not more:
                self._waiting.popleft()
            if self._waiting:
                loop.call_soon(self._go_on)
