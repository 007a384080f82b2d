"""Figures of rules for everybody who asks, from memory, from disk, or from the worker."""

import asyncio
import importlib.util
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct

from siete.rules import RULESETS
from siete.server.logs import log
from siete.server.reckoning.asks import Ask, Asks, Client
from siete.server.reckoning.figures import (
    Answer,
    Drop,
    Dropped,
    Edge,
    Estimate,
    Failed,
    Picture,
    Task,
)
from siete.server.reckoning.kept import Folder
from siete.server.reckoning.process import COMMAND, Process

PACKAGES: Final = ("highspy", "numba", "numpy", "scipy")
"""What the worker needs, of the extra ``siete[odds]``."""

MOST_KNOWN: Final = 300
"""Rules of which figures are in memory."""

ESTIMATE_SECONDS: Final = 300.0
SOLVE_SECONDS: Final = 1200.0
"""How long a task may take, at the lowest priority, and with code that may be compiled first."""

IDLE_SECONDS: Final = 600.0
"""After so long without a question the worker ends, and its memory is free."""

_PREPARE_AFTER: Final = 2.0
"""Seconds after the server's start, which is not held up."""
_LOOK_SECONDS: Final = 1.0
_AGAIN_AFTER: Final = 2.0
"""Seconds that a worker has to live for the next one to be started at once."""
_ATTEMPTS: Final = 2


class Known(Struct, eq=False):
    """What is known of rules; ``given_up``: more of it can't be found out."""

    rules: str
    estimate: Estimate | None = None
    edge: Edge | None = None
    picture: Picture | None = None
    given_up: bool = False
    attempts: int = 0


class Running(Struct):
    """A task that the worker is at, and when it counts as stuck."""

    task: Task
    known: Known
    until: float
    dropped: bool = False


class Reckoner:
    """Works out figures in one process of the lowest priority, for all who ask this server."""

    def __init__(
        self,
        folder: Path | None = None,
        *,
        command: Sequence[str] = COMMAND,
        solve_seconds: float = SOLVE_SECONDS,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.available = all(importlib.util.find_spec(name) is not None for name in PACKAGES)
        """Whether what it needs is installed."""
        self._folder = None if folder is None else Folder(folder)
        self._command = command
        self._solve_seconds = solve_seconds
        self._clock = clock
        self._asks = Asks(clock)
        self._known: OrderedDict[str, Known] = OrderedDict()
        self._changed = asyncio.Event()
        self._process: Process | None = None
        self._worker: asyncio.Task[None] | None = None
        self._running: dict[int, Running] = {}
        self.tasks = 0
        """How many were given to the worker so far."""
        self._asked_at = 0.0
        self._closed = False
        self._preparing: asyncio.Task[None] | None = None
        self._saving: set[asyncio.Task[None]] = set()

    @property
    def pid(self) -> int | None:
        """The number of the worker's process, where it runs."""
        return None if self._process is None else self._process.pid

    def prepare(self) -> None:
        """Start the worker in a moment: by when somebody asks it has compiled what it needs."""
        if self._preparing is None and self.available:
            self._preparing = asyncio.create_task(self._prepared())

    async def _prepared(self) -> None:
        await asyncio.sleep(_PREPARE_AFTER)
        self._asked_at = self._clock()
        self._go_on()

    async def ask(
        self, rules: str, client: Client, have: int, patience: float, *, picture: bool = False
    ) -> Known:
        """What is known of rules (their short text) as soon as it is something else than ``have``.

        ``have`` is the ``version`` that the client has. At the latest after ``patience`` seconds,
        or when the same client asks for other rules, what there is.
        """
        known = await self.look(rules)
        if not picture and self._process is None:
            self._asked_at = self._clock()
            self._go_on()  # a form will ask for what is not known yet
        if picture:
            for other in others(known):
                await self.look(other)
        ask = self._asks.enter(client, rules, picture=picture)
        self._asked_at = self._clock()
        try:
            async with asyncio.timeout(patience):
                while self._worth_waiting(ask, known, have):
                    changed = self._changed
                    self._go_on()
                    await changed.wait()
        except TimeoutError:
            pass
        finally:
            self._asks.leave(ask)
        return known

    def version(self, known: Known, *, picture: bool) -> int:
        """How much is known of rules: a number that only grows."""
        if known.given_up and not (known.edge and (known.picture or not picture)):
            return 1000
        found = (known.estimate is not None) + 2 * (known.edge is not None)
        if picture and known.picture is not None:
            found += 4 + sum(self._is_final(other) for other in others(known))
        return found

    def is_final(self, known: Known, *, picture: bool) -> bool:
        """Whether nothing more will be found out."""
        if not self.available or (known.given_up and not known.picture):
            return True
        if not picture:
            return known.edge is not None
        return known.picture is not None and all(map(self._is_final, others(known)))

    def edge_of(self, rules: str) -> Edge | None:
        """The value of other rules, where it is known."""
        found = self._known.get(rules)
        return None if found is None else found.edge

    async def look(self, rules: str) -> Known:
        """What is known by now, in memory or on disk."""
        known = self._known.get(rules)
        if known is None:
            kept = None
            if self._folder is not None:
                kept = await asyncio.to_thread(self._folder.load, rules)
            known = self._known.get(rules)
            if known is None:
                known = self._known[rules] = Known(rules)
                if kept is not None:
                    known.edge, known.picture = kept.edge, kept.picture
                if len(self._known) > MOST_KNOWN:
                    self._known.popitem(last=False)
        self._known.move_to_end(rules)
        return known

    async def stop(self) -> None:
        """Answer everybody who waits, and end the worker."""
        self._closed = True
        self._tell()
        if self._preparing is not None:
            self._preparing.cancel()
        if self._worker is not None:
            self._worker.cancel()
            await asyncio.gather(self._worker, *self._saving, return_exceptions=True)

    # What is to be done

    def _worth_waiting(self, ask: Ask, known: Known, have: int) -> bool:
        if self._closed or self.is_final(known, picture=ask.picture):
            return False
        same = self.version(known, picture=ask.picture) == have
        return same and self._asks.is_wanted(ask)

    def _is_final(self, rules: str) -> bool:
        known = self._known.get(rules)
        return known is not None and (known.edge is not None or known.given_up)

    def _go_on(self) -> None:
        """Give the worker what is to be done next; without a worker one is started."""
        if self._closed or not self.available:
            return
        if self._worker is None:
            self._worker = asyncio.create_task(self._work())
        if self._process is None:
            return
        self._asks.tidy()
        if not self._at(solve=False):
            known = next((each for each in self._wanted() if _lacks_all(each)), None)
            if known is not None:
                self._give(known, ESTIMATE_SECONDS)
        wanted = next(self._to_solve(), None)
        solving = self._at(solve=True)
        if solving is None and wanted is not None:
            known, picture = wanted
            self._give(known, self._solve_seconds, solve=True, picture=picture)
        elif solving is not None and not solving.dropped and not self._still_wanted(solving):
            solving.dropped = True
            self._process.send(Drop(solving.task.number))

    def _at(self, *, solve: bool) -> Running | None:
        return next((each for each in self._running.values() if each.task.solve is solve), None)

    def _wanted(self) -> Iterator[Known]:
        for ask in self._asks:
            known = self._known.get(ask.rules)
            if known is not None and not known.given_up:
                yield known

    def _to_solve(self) -> Iterator[tuple[Known, bool]]:
        """What is to be solved, and whether with its picture; what rules are compared with last."""
        for known in self._wanted():
            if known.edge is None and known.estimate is not None:
                yield known, True
        pictured = [
            each
            for ask in self._asks
            if ask.picture and (each := self._known.get(ask.rules)) is not None
        ]
        for known in pictured:
            if known.picture is None and not known.given_up:
                yield known, True
        for known in pictured:
            for rules in others(known):
                # Those that are not there yet may be on disk: the next question looks.
                other = self._known.get(rules)
                if other is not None and other.edge is None and not other.given_up:
                    yield other, False

    def _still_wanted(self, running: Running) -> bool:
        """Whether the solution that is worked at is wanted, and nothing that goes before it.

        A ruleset as it is will be wanted again: it is finished where nobody wants anything else.
        """
        if running.known.rules in RULESETS and next(self._to_solve(), None) is None:
            return True
        for known, picture in self._to_solve():
            if known is running.known:
                return True
            if picture and not running.task.picture:
                return False
        return False

    def _give(
        self, known: Known, seconds: float, *, solve: bool = False, picture: bool = False
    ) -> None:
        assert self._process is not None
        self.tasks += 1
        task = Task(self.tasks, known.rules, solve, picture)
        self._running[task.number] = Running(task, known, self._clock() + seconds)
        self._process.send(task)

    # The worker

    async def _work(self) -> None:
        """Start a worker and hear what it says, until it is gone; ``_go_on`` starts the next."""
        watching = asyncio.create_task(self._watch())
        begun = self._clock()
        try:
            self._process = await Process.start(self._command)
            self._go_on()
            try:
                async for answer in self._process.answers():
                    self._hear(answer)
            finally:
                process, self._process = self._process, None
                await process.end()
            if self._clock() - begun < _AGAIN_AFTER:
                await asyncio.sleep(_AGAIN_AFTER)
        except OSError as error:
            log("reckoning_failed", logging.ERROR, fault=type(error).__name__)
            self.available = False
        finally:
            watching.cancel()
            self._worker = None
            self._lost()

    def _is_idle(self) -> bool:
        return self._clock() - self._asked_at > IDLE_SECONDS and not len(self._asks)

    async def _watch(self) -> None:
        """Every moment: forget who went away, end a worker that is stuck or that nobody needs."""
        while True:
            await asyncio.sleep(_LOOK_SECONDS)
            self._go_on()
            now = self._clock()
            for running in self._running.values():
                if running.until < now and self._process is not None:
                    running.known.given_up = True
                    log("reckoning_given_up", logging.WARNING)
                    self._process.kill()
            if self._is_idle() and self._process is not None:
                self._process.kill()

    def _hear(self, answer: Answer) -> None:
        running = self._running.get(answer.task)
        if running is None:
            return
        if answer.last:
            del self._running[answer.task]
        known = running.known
        match answer.found:
            case Estimate():
                known.estimate = answer.found
            case Edge():
                known.edge = answer.found
                self._save(known)
            case Picture():
                known.picture = answer.found
                self._save(known)
            case Failed(fault=fault):
                known.given_up = True
                log("reckoning_failed", logging.WARNING, fault=fault)
            case Dropped():
                pass
        self._tell()
        self._go_on()

    def _lost(self) -> None:
        """The worker is gone: what it was at is tried once more."""
        for known in {
            id(running.known): running.known for running in self._running.values()
        }.values():
            known.attempts += 1
            if known.attempts >= _ATTEMPTS:
                known.given_up = True
        self._running.clear()
        self._tell()

    def _tell(self) -> None:
        changed, self._changed = self._changed, asyncio.Event()
        changed.set()

    def _save(self, known: Known) -> None:
        if self._folder is None or known.edge is None:
            return
        saving = asyncio.create_task(
            asyncio.to_thread(self._folder.save, known.rules, known.edge, known.picture)
        )
        self._saving.add(saving)
        saving.add_done_callback(self._saving.discard)


def others(known: Known) -> Iterator[str]:
    """The rules that these are compared with."""
    if known.picture is not None:
        for without in known.picture.without:
            yield without.rules


def _lacks_all(known: Known) -> bool:
    return known.estimate is None and known.edge is None
