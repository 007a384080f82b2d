"""What takes long to answer: one at a time, and all the rest has its turn in between.

A round is told again, and a record written, from all that was before it: late in an evening that
takes a tenth of a second, in which nobody's move is done. Asked for hundreds of times at once it
would hold up every table.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from siete.errors import SieteError
from siete.server.limits import ADDRESS_WAITING


class Slowly:
    """Who waits for such an answer."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._waiting: Counter[str] = Counter()

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait for one's turn; the next comes after as long a rest as this one took.

        Raises SieteError ``too_many_requests`` where too many from one address wait.
        """
        if self._waiting[address] >= ADDRESS_WAITING:
            raise SieteError("too_many_requests")
        self._waiting[address] += 1
        loop = asyncio.get_running_loop()
        try:
            await self._lock.acquire()
            began = loop.time()
            try:
                yield
            finally:
                loop.call_later(loop.time() - began, self._lock.release)
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address]
