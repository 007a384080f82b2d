"""The one thread that writes: everything that waits is committed as a group.

In a group each row counts for itself. A row whose place somebody else has is lost and takes no
other with it, and so does one that the database refuses. What is acknowledged was committed.
"""

import asyncio
import logging
import secrets
import sqlite3
import threading
from collections import defaultdict
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from queue import Empty, SimpleQueue
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from siete.errors import SieteError
from siete.server.store.checkpoints import Checkpoints
from siete.server.store.failures import storage_closed, storage_failed
from siete.server.store.notices import announce
from siete.server.store.schema import POSTGRESQL, SQLITE

LARGEST_GROUP: Final = 1000
"""Rows after which a group is closed; the last few may be more than that."""
_TAKEN_TOGETHER: Final = 20
_LARGEST_GROUP_BYTES: Final = 8 * 1024 * 1024

_logger = logging.getLogger(__name__)
_FAILED: Final = "store_write_failed"
_WHERE_NONE_IS: Final = " ON CONFLICT DO NOTHING RETURNING table_id, seq"
"""Inserts those rows whose place is free, and tells which these were."""

T = TypeVar("T")


class Entry(NamedTuple):
    """A row to be appended, at a time in milliseconds."""

    table_id: str
    seq: int
    at: int
    body: bytes


@dataclass(eq=False, slots=True)
class _Job:
    answer: "asyncio.Future[Any]"
    loop: asyncio.AbstractEventLoop
    outcome: object = None
    """What the answer will be; a SieteError will be raised."""


@dataclass(eq=False, slots=True)
class _Append(_Job):
    entry: Entry = field(kw_only=True)


@dataclass(eq=False, slots=True)
class _Task(_Job):
    work: Callable[[Connection], Any] = field(kw_only=True)
    changed: Collection[str] = field(kw_only=True)
    afterwards: Callable[[Connection], None] | None = field(kw_only=True)


class _Unsure(Exception):
    """COMMIT was sent and no good answer came: it may be done or not."""


class Writer:
    """Does what it is given in that order, in a thread of its own.

    ``checkpoints`` is told what is written, on SQLite. ``origin`` names the writer in notices. It
    is another after every failure, so that what may be committed unknown to us later is heard of
    like what other processes write.
    """

    def __init__(self, engine: Engine, checkpoints: Checkpoints | None = None) -> None:
        self.grouped: Callable[[int], None] | None = None
        """Is told, in the writer's thread, how many rows were committed together."""
        self.origin = _name()
        self.begun = 0
        """How much was given and not answered yet."""
        self._engine = engine
        self._checkpoints = checkpoints
        self._mark = "%s" if engine.dialect.name == POSTGRESQL else "?"
        self._connection: Connection | None = None
        self._waiting: SimpleQueue[list[_Append] | _Task | None] = SimpleQueue()
        self._held: list[list[_Append] | _Task | None] = []
        """What was taken and belongs in no group with what came before; None is the end."""
        self._gathered: list[_Append] = []
        """The appends of this turn of the event loop."""
        self._giving = threading.Lock()
        self._closed = False
        self._thread = threading.Thread(target=self._work_off, name="siete-writer", daemon=True)
        self._thread.start()

    def append(self, entry: Entry) -> "asyncio.Future[bool]":
        """Append a row; the answer is False where the table has another row of that number.

        What is given in one turn of the event loop goes to the thread together: it costs as much to
        wake it, to go to the disk and to be answered for one row as for many.
        """
        loop = asyncio.get_running_loop()
        job = _Append(loop.create_future(), loop, entry=entry)
        with self._giving:
            self._check_open()
            if self._gathered and self._gathered[0].loop is not loop:
                self._pass_on()
            if not self._gathered:
                loop.call_soon(self._end_turn)
            self._gathered.append(job)
        self.begun += 1
        job.answer.add_done_callback(self._answered)
        return job.answer

    def _answered(self, _: "asyncio.Future[bool]") -> None:
        self.begun -= 1

    def _end_turn(self) -> None:
        with self._giving:
            self._pass_on()

    def _pass_on(self) -> None:
        if self._gathered:
            self._waiting.put(self._gathered)
            self._gathered = []

    def _check_open(self) -> None:
        if self._closed:
            raise storage_closed()

    def do(
        self,
        work: Callable[[Connection], T],
        *,
        changed: Collection[str] = (),
        afterwards: Callable[[Connection], None] | None = None,
    ) -> "asyncio.Future[T]":
        """Do work in a transaction of its own; the answer is what it returns.

        ``changed`` are the tables that others are told of, ``afterwards`` is done after COMMIT.
        """
        loop = asyncio.get_running_loop()
        job = _Task(loop.create_future(), loop, work=work, changed=changed, afterwards=afterwards)
        with self._giving:
            self._check_open()
            self._pass_on()
            self._waiting.put(job)
        return job.answer

    def close(self) -> None:
        """Finish what waits, and stop."""
        with self._giving:
            if not self._closed:
                self._closed = True
                self._pass_on()
                self._waiting.put(None)
        self._thread.join()

    def _take(self) -> list[_Append] | _Task | None:
        """Wait for the next group of appends, or the next task; None is the end.

        Who gave up waiting is left out.
        """
        group: list[_Append] = []
        size = 0
        while len(group) < LARGEST_GROUP and size <= _LARGEST_GROUP_BYTES:
            try:
                taken = self._held.pop() if self._held else self._waiting.get(block=not group)
            except Empty:
                break
            if isinstance(taken, list):
                first, rest = taken[:_TAKEN_TOGETHER], taken[_TAKEN_TOGETHER:]
                if rest:
                    self._held.append(rest)
                first = [job for job in first if not job.answer.done()]
                group += first
                size += sum(len(job.entry.body) for job in first)
            elif group:
                self._held.append(taken)
                break
            elif taken is None or not taken.answer.done():
                return taken
        return group

    def _work_off(self) -> None:
        while (taken := self._take()) is not None:
            if isinstance(taken, _Task):
                self._run(taken)
                _answer([taken])
                rows = 1
            else:
                self._append_all(taken)
                _answer(taken)
                rows = len(taken)
                if self.grouped is not None:
                    self.grouped(rows)
            if self._checkpoints is not None and self._connection is not None:
                self._checkpoints.wrote(rows, self._connection)
        self._let_go()

    def _run(self, task: _Task) -> None:
        def work(connection: Connection) -> object:
            done: object = task.work(connection)
            announce(connection, self.origin, task.changed)
            return done

        try:
            task.outcome = self._transact(work)
            if task.afterwards is not None and self._connection is not None:
                task.afterwards(self._connection)
        except SieteError as refused:
            task.outcome = refused
        except Exception as error:
            _logger.exception(_FAILED)
            task.outcome = _failed(error)

    def _append_all(self, group: Sequence[_Append]) -> None:
        places: dict[tuple[str, int], Entry] = {}
        first: list[_Append] = []
        for job in group:
            place = job.entry[:2]
            if place not in places:
                places[place] = job.entry
                first.append(job)
        try:
            won = self._places_won(places.values())
        except (DataError, IntegrityError, ValueError, ArithmeticError) as error:
            if len(group) > 1:  # one of them can't be stored: look for it without the others
                half = len(group) // 2
                self._append_all(group[:half])
                self._append_all(group[half:])
            elif isinstance(error, IntegrityError):
                group[0].outcome = SieteError("table_gone")
            else:
                _logger.exception(_FAILED)
                group[0].outcome = _failed(error)
        except Exception as error:
            _logger.exception(_FAILED)
            outcome = _failed(error)
            for job in group:
                job.outcome = outcome
        else:
            for job in group:
                job.outcome = False
            for job in first:
                job.outcome = job.entry[:2] in won

    def _places_won(self, entries: Collection[Entry]) -> set[tuple[str, int]]:
        if self._engine.dialect.name == SQLITE and self._insert_at_once(entries):
            return {entry[:2] for entry in entries}
        return self._transact(lambda connection: self._insert_all(connection, entries))

    def _insert_at_once(self, entries: Collection[Entry]) -> bool:
        """Append all of them to a SQLite file by one statement, a transaction of its own.

        A thread that waits for the disk has to wait for Python afterwards too, which others use
        meanwhile: so it is done once for a group, not for each of three statements. False where it
        can't be, and then none is appended.
        """
        if self._connection is None:
            self._connection = self._engine.connect()
        file: sqlite3.Connection | None = self._connection.connection.driver_connection
        assert file is not None
        try:
            file.execute(_rows(len(entries), self._mark), _values(entries))
        except sqlite3.OperationalError:
            self._let_go()
            raise
        except (sqlite3.Error, ValueError, ArithmeticError):
            return False  # one is in the way of the others: the long way tells which
        return True

    def _insert_all(
        self, connection: Connection, entries: Collection[Entry]
    ) -> set[tuple[str, int]]:
        statement = _rows(len(entries), self._mark) + _WHERE_NONE_IS
        came_back = connection.exec_driver_sql(statement, _values(entries))
        won = {(table_id, seq) for table_id, seq in came_back}
        announce(connection, self.origin, {table_id for table_id, _ in won})
        return won

    def _transact(self, work: Callable[[Connection], T]) -> T:
        """Do work and commit it.

        A connection that turns out to be lost before COMMIT was sent is made anew, once.
        """
        kept = self._connection is not None
        try:
            return self._attempt(work)
        except DBAPIError as error:
            if not (kept and error.connection_invalidated):
                raise
        return self._attempt(work)

    def _attempt(self, work: Callable[[Connection], T]) -> T:
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            done = work(self._connection)
        except BaseException:
            self._let_go()
            raise
        try:
            self._connection.commit()
        except BaseException as error:
            self._let_go()
            raise _Unsure from error
        return done

    def _let_go(self) -> None:
        self.origin = _name()
        connection, self._connection = self._connection, None
        if connection is not None:
            if not connection.invalidated and connection.in_transaction():
                connection.invalidate()
            connection.close()


def _name() -> str:
    return secrets.token_hex(8)


def _values(entries: Collection[Entry]) -> tuple[str | int | bytes, ...]:
    # In one order everywhere: two writers that wait for each other's rows would never end.
    return tuple(value for entry in sorted(entries) for value in entry)


@lru_cache(maxsize=64)
def _rows(count: int, mark: str) -> str:
    """The statement that inserts so many rows; ``mark`` is for a value.

    It is written out: SQLAlchemy takes longer to make it than SQLite to carry it out.
    """
    row = f"({', '.join([mark] * len(Entry._fields))})"
    return " ".join(("INSERT INTO rows (table_id, seq, at, body) VALUES", ", ".join([row] * count)))


def _failed(error: Exception) -> SieteError:
    """What the caller is told; the log has more."""
    cause = error.__cause__ if isinstance(error, _Unsure) else error
    return storage_failed(cause or error)


def _answer(jobs: Sequence[_Job]) -> None:
    """Give the outcomes to those who wait, with one call into each event loop."""
    by_loop: defaultdict[asyncio.AbstractEventLoop, list[_Job]] = defaultdict(list)
    for job in jobs:
        by_loop[job.loop].append(job)
    for loop, answered in by_loop.items():
        try:
            loop.call_soon_threadsafe(_resolve, answered)
        except RuntimeError:  # the loop has ended, and all who waited in it
            continue


def _resolve(jobs: Sequence[_Job]) -> None:
    for job in jobs:
        if job.answer.done():
            continue
        if isinstance(job.outcome, SieteError):
            # One of its own for each: an error keeps the trace of who raised it.
            job.answer.set_exception(SieteError(job.outcome.code, **job.outcome.params))
        else:
            job.answer.set_result(job.outcome)
