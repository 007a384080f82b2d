"""The worker as a process, seen from the server's event loop."""

import asyncio
import contextlib
import sys
from collections.abc import AsyncIterator, Sequence
from typing import Final

import msgspec

from siete.server.reckoning.figures import Answer, Order, encode, read_answer

COMMAND: Final = (sys.executable, "-m", "siete.server.reckoning.worker")

_LONGEST_LINE: Final = 2**24
_GOODBYE_SECONDS: Final = 1.0


class Process:
    """A running worker."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, command: Sequence[str] = COMMAND) -> "Process":
        """Start one. Raises OSError where that can't be."""
        return cls(
            await asyncio.create_subprocess_exec(
                *command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
                limit=_LONGEST_LINE,
            )
        )

    @property
    def pid(self) -> int:
        """Its number in the system."""
        return self._process.pid

    def send(self, order: Order) -> None:
        """Give it an order, unless it is gone, which ``answers`` tells."""
        assert self._process.stdin is not None
        with contextlib.suppress(OSError, RuntimeError):
            self._process.stdin.write(encode(order) + b"\n")

    async def answers(self) -> AsyncIterator[Answer]:
        """What it says, until it is gone."""
        assert self._process.stdout is not None
        with contextlib.suppress(OSError, ValueError, msgspec.MsgspecError):
            async for line in self._process.stdout:
                yield read_answer(line)

    async def end(self) -> None:
        """Let it end, at once if it does not do so by itself, and wait until it has."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        try:
            async with asyncio.timeout(_GOODBYE_SECONDS):
                await self._process.wait()
        except TimeoutError:
            self.kill()
            await self._process.wait()

    def kill(self) -> None:
        """End it at once."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
