"""Thinking beside the event loop: one warm process that answers one question after another.

It starts when it is first needed, and ends with the server however that ends. A table never waits
for it: what comes too late is dropped, and where it can't think nothing is said.
"""

import asyncio
import logging
import threading
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final, TypeVar

from siete.rules import Rules
from siete.server.installed import can_coach
from siete.server.logs import log
from siete.server.metrics import Metrics
from siete.server.thoughts import answer_on, ready

Thought = TypeVar("Thought")

_LONGEST: Final = 180.0
"""Seconds after which a question counts as one that is never answered; the first compiles."""


class Thinker:
    """The process of a server that thinks; ``think`` asks it, from one event loop."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._turn = asyncio.Lock()
        self._line = _Line()
        self._waking: set[asyncio.Task[bool | None]] = set()
        self.stopped = False

    def wake(self, rules: Rules) -> None:
        """Let it get ready before the first question under these rules."""
        task = asyncio.get_running_loop().create_task(self.think(_always, ready, rules))
        self._waking.add(task)
        task.add_done_callback(self._waking.discard)

    async def think(
        self, wanted: Callable[[], bool], think: Callable[..., Thought], *about: Any
    ) -> Thought | None:
        """What comes of ``think(*about)`` there.

        None where it is not ``wanted`` any more by the time of its turn, or can't be thought about.
        """
        async with self._turn:
            if self.stopped or not can_coach() or not wanted():
                return None
            found = await asyncio.to_thread(self._line.ask, think, about)
        if found is None:
            if not self.stopped:
                log("thinking_stopped", logging.ERROR)
            return None
        thought: Thought
        thought, facts = found
        if facts is not None:
            self._metrics.faults.inc()
            log("thinking_failed", logging.ERROR, **{key: str(facts[key]) for key in facts})
            return None
        return thought

    def stop(self) -> None:
        """End it at once."""
        self.stopped = True
        self._line.cut()


class _Line:
    """The process and the way to it; it begins with the first question, and again if it ended."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._process: Any = None
        self._here: Connection | None = None
        self._cut = threading.Event()

    def ask(self, think: Callable[..., Any], about: tuple[Any, ...]) -> Any:
        """The answer, waited for; None where none comes. A thread may wait for it."""
        with self._lock:
            try:
                here = self._here or self._begin()
                here.send((think, about))
                if here.poll(_LONGEST):
                    return here.recv()
            except (EOFError, OSError):
                pass
            self._end()
            return None

    def _begin(self) -> Connection:
        if self._cut.is_set():
            raise EOFError
        context = get_context("spawn")
        here, there = context.Pipe()
        process = context.Process(target=answer_on, args=(there,), daemon=True)
        process.start()
        there.close()
        self._process, self._here = process, here
        if self._cut.is_set():
            process.kill()
        return here

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
        if self._here is not None:
            self._here.close()
        self._process = self._here = None

    def cut(self) -> None:
        """End the process; who waits for an answer gets none."""
        self._cut.set()
        if self._process is not None:
            self._process.kill()


def _always() -> bool:
    return True
