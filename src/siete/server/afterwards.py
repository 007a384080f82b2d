"""What can wait until those are answered who wait: done in small pieces between all the rest."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final, TypeAlias

_WAY_SECONDS: Final = 0.001

Work: TypeAlias = Callable[[], bool]
"""Does a piece of it; whether there is more."""


class Afterwards:
    """Work in pieces, one of them each time that the event loop comes round.

    So what has come in meanwhile is read, and whoever waits for the disk is answered, before the
    next piece. Whose work was given first is finished first.
    """

    def __init__(self, busy: Callable[[], bool]) -> None:
        self._waiting: Final[deque[Work]] = deque()
        self._busy = busy
        self._gave_way = False

    def add(self, work: Work) -> None:
        """Begin it soon."""
        self._waiting.append(work)
        if len(self._waiting) == 1:
            asyncio.get_running_loop().call_soon(self._go_on)

    def _go_on(self) -> None:
        if self._busy() and not self._gave_way:
            self._gave_way = True
            asyncio.get_running_loop().call_later(_WAY_SECONDS, self._go_on)
            return
        self._gave_way = False
        more = False
        try:
            more = self._waiting[0]()
        finally:
            if not more:
                self._waiting.popleft()
            if self._waiting:
                asyncio.get_running_loop().call_soon(self._go_on)
