"""The store as the rest of the server uses it, from its event loop."""

import asyncio
import contextlib
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeAlias, TypeVar

import msgspec
from sqlalchemy import (
    Column,
    Connection,
    Delete,
    Update,
    delete,
    func,
    insert,
    literal,
    literal_column,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from siete.errors import SieteError
from siete.server.store import schema
from siete.server.store.checkpoints import Checkpoints
from siete.server.store.engines import READERS, Engines, listening_connection
from siete.server.store.failures import storage_closed, storage_failed, storage_slow
from siete.server.store.notices import Listener, say
from siete.server.store.patience import Patience
from siete.server.store.writer import Entry, Writer

LARGEST_BODY: Final = 256 * 1024
"""Bytes of a row."""
LONGEST_NAME: Final = 60
"""Characters of the name of saved rules."""
MOST_SAVED: Final = 100
"""Saved rules of one person."""

Changed: TypeAlias = Callable[[frozenset[str] | None], None]
"""Is told the ids of tables that changed, or None when any may have."""

T = TypeVar("T")


class Row(msgspec.Struct, frozen=True):
    """A row of a table's log: its number, its time (UTC, milliseconds), and what it says."""

    seq: int
    at: int
    body: bytes


class StoredTable(msgspec.Struct, frozen=True):
    """A table: its id, the code by which people join, and when it was made and closed (UTC, ms)."""

    id: str
    code: str
    created: int
    closed: int | None


class SavedRules(msgspec.Struct, frozen=True):
    """Rules that a person keeps under a name, as text, and when they were saved (UTC, ms)."""

    name: str
    rules: str
    at: int


class Store:
    """An open database, made by ``open_store``.

    Every coroutine raises SieteError ``storage_failed`` where the database fails or does not
    answer in time. Then it is not known whether it was done: read again what is there. The store
    goes on by itself as soon as the database does.
    """

    def __init__(
        self,
        engines: Engines,
        signing_key: bytes,
        *,
        patience: float,
        release: Callable[[], None] | None = None,
    ) -> None:
        self.signing_key = signing_key
        """A random key of this database, the same for all processes that use it."""
        self._engines = engines
        self._patience = patience
        self._given = Patience(patience)
        self._release = release
        self._server = engines.writing.dialect.name == schema.POSTGRESQL
        self._checkpoints = None if self._server else Checkpoints(engines.writing)
        self._writer = Writer(engines.writing, self._checkpoints)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="siete-reader")
        self._listeners: list[Listener] = []
        self._closed = False

    def count_groups(self, grouped: Callable[[int], None]) -> None:
        """Call ``grouped``, in another thread, with the number of rows of each group of appends."""
        self._writer.grouped = grouped

    async def append(self, table_id: str, seq: int, body: bytes, *, at: int) -> bool:
        """Append a row to a table's log; True once it is on disk.

        False: the table has a row of that number already, which is somebody else's. Await one
        append before the next of the same table. Raises SieteError ``entry_too_large``, and
        ``table_gone`` where there is no such table.
        """
        check_body(body)
        return await self._given.wait(self._writer.append(Entry(table_id, seq, at, body)))

    async def rows(self, table_id: str, after: int = 0) -> list[Row]:
        """The rows of a table's log with numbers above ``after``, in order."""
        if not _storable(table_id):
            return []
        columns = schema.rows.c
        wanted = (
            select(columns.seq, columns.at, columns.body)
            .where(columns.table_id == table_id, columns.seq > after)
            .order_by(columns.seq)
        )
        return await self._read(
            lambda connection: [
                Row(seq, at, bytes(body)) for seq, at, body in connection.execute(wanted)
            ]
        )

    async def first_row(self, table_id: str) -> Row | None:
        """The row with which a table's log begins."""
        columns = schema.rows.c
        wanted = (
            select(columns.seq, columns.at, columns.body)
            .where(columns.table_id == table_id)
            .order_by(columns.seq)
            .limit(1)
        )

        def work(connection: Connection) -> Row | None:
            found = connection.execute(wanted).one_or_none()
            return None if found is None else Row(found.seq, found.at, bytes(found.body))

        return await self._read(work)

    async def create_table(
        self, table_id: str, code: str, first: Sequence[Row], *, at: int
    ) -> bool:
        """Make a table with the first rows of its log; False where id or code is taken.

        Raises SieteError ``entry_too_large``.
        """
        for row in first:
            check_body(row.body)

        def work(connection: Connection) -> bool:
            make = postgresql.insert if self._server else sqlite.insert
            table = make(schema.tables).values(id=table_id, code=code, created=at)
            made = table.on_conflict_do_nothing().returning(schema.tables.c.id)
            if connection.scalar(made) is None:
                return False
            if first:
                entries = [Entry(table_id, row.seq, row.at, row.body)._asdict() for row in first]
                connection.execute(insert(schema.rows), entries)
            return True

        return await self._write(work, (table_id,))

    async def find(self, code: str) -> StoredTable | None:
        """The table with this code, closed or not."""
        return await self._table(schema.tables.c.code, code)

    async def table(self, table_id: str) -> StoredTable | None:
        """The table with this id, closed or not."""
        return await self._table(schema.tables.c.id, table_id)

    async def open_tables(self) -> list[str]:
        """The ids of all tables that are not closed, the oldest first."""
        columns = schema.tables.c
        wanted = select(columns.id).where(columns.closed.is_(None)).order_by(columns.created)
        return await self._read(lambda connection: list(connection.scalars(wanted)))

    async def set_closed(self, table_id: str, at: int | None) -> bool:
        """Say when a table was closed, or with None that it is open; False: no such table."""
        if not _storable(table_id):
            return False
        change = update(schema.tables).where(schema.tables.c.id == table_id).values(closed=at)
        return await self._write(lambda connection: _any(connection, change), (table_id,))

    async def delete_table(self, table_id: str) -> bool:
        """Delete a table with its whole log; False: no such table.

        In a SQLite file nothing of it can be found afterwards; a PostgreSQL server frees and
        overwrites the space in its own time.
        """
        if not _storable(table_id):
            return False
        gone = delete(schema.tables).where(schema.tables.c.id == table_id)
        answer = self._writer.do(
            lambda connection: _any(connection, gone),
            changed=(table_id,),
            afterwards=None if self._server else _empty_log,
        )
        return await self._given.wait(answer)

    async def remember(self, person: str, table_id: str, *, at: int) -> None:
        """Note that a table is one of a person's tables. A table that is gone is none."""
        there = select(literal(person), schema.tables.c.id, literal(at)).where(
            schema.tables.c.id == table_id
        )
        make = postgresql.insert if self._server else sqlite.insert
        noted = make(schema.members).from_select(["person", "table_id", "at"], there)
        key = [schema.members.c.person, schema.members.c.table_id]
        kept = noted.on_conflict_do_update(index_elements=key, set_={"at": at})
        await self._write(lambda connection: connection.execute(kept).rowcount)

    async def tables_of(self, person: str, most: int) -> list[StoredTable]:
        """A person's tables, at most so many, the one they were at last first."""
        ours = schema.members.c
        wanted = (
            select(schema.tables)
            .join(schema.members, ours.table_id == schema.tables.c.id)
            .where(ours.person == person)
            .order_by(ours.at.desc())
            .limit(most)
        )
        return await self._read(
            lambda connection: [StoredTable(*found) for found in connection.execute(wanted)]
        )

    async def save_rules(self, person: str, name: str, rules: str, *, at: int) -> None:
        """Keep rules under a name of this person, in place of what had that name.

        Raises SieteError ``saved_name`` for a name that can't be, ``too_many_saved_rules``.
        """
        if not (1 <= len(name) <= LONGEST_NAME and name.isprintable() and name.strip() == name):
            raise SieteError("saved_name", longest=LONGEST_NAME)
        columns = schema.saved_rules.c

        def work(connection: Connection) -> None:
            others = select(func.count()).where(columns.person == person, columns.name != name)
            if (connection.scalar(others) or 0) >= MOST_SAVED:
                raise SieteError("too_many_saved_rules", most=MOST_SAVED)
            make = postgresql.insert if self._server else sqlite.insert
            kept = make(schema.saved_rules).values(person=person, name=name, rules=rules, at=at)
            replaced = {"rules": rules, "at": at}
            key = [columns.person, columns.name]
            connection.execute(kept.on_conflict_do_update(index_elements=key, set_=replaced))

        await self._write(work)

    async def saved_rules(self, person: str) -> list[SavedRules]:
        """All rules that a person saved, the newest first."""
        if not _storable(person):
            return []
        columns = schema.saved_rules.c
        wanted = (
            select(columns.name, columns.rules, columns.at)
            .where(columns.person == person)
            .order_by(columns.at.desc(), columns.name)
        )
        return await self._read(
            lambda connection: [SavedRules(*saved) for saved in connection.execute(wanted)]
        )

    async def delete_rules(self, person: str, name: str) -> bool:
        """Delete rules that a person saved; False: there are none of that name."""
        if not _storable(person + name):
            return False
        columns = schema.saved_rules.c
        gone = delete(schema.saved_rules).where(columns.person == person, columns.name == name)
        return await self._write(lambda connection: _any(connection, gone))

    async def check(self) -> None:
        """Ask the database for a sign of life. Raises SieteError ``storage_failed``."""
        await self._read(lambda connection: connection.scalar(select(literal_column("1"))))

    def listen(self, changed: Changed, said: Callable[[str], None]) -> None:
        """Call ``changed`` in this event loop when other processes changed tables.

        It is first called with None once it hears, and again after an interruption. On SQLite,
        which has no other processes, it is never called. What is told may be known already.
        ``said`` is called with each text that a process, this one too, wants to ``say``.
        """
        if not self._server:
            return
        loop = asyncio.get_running_loop()

        def tell(ids: frozenset[str] | None) -> None:
            with contextlib.suppress(RuntimeError):  # the loop has ended
                loop.call_soon_threadsafe(changed, ids)

        def hear(text: str) -> None:
            with contextlib.suppress(RuntimeError):
                loop.call_soon_threadsafe(said, text)

        listener = Listener(
            lambda: listening_connection(self._engines), lambda: self._writer.origin, tell, hear
        )
        self._listeners.append(listener)

    @property
    def shared(self) -> bool:
        """Whether other processes may be at work on this database."""
        return self._server

    @property
    def busy(self) -> bool:
        """Whether anything is on its way to the disk."""
        return self._writer.begun > 0

    def say(self, texts: Collection[str]) -> None:
        """Tell all processes on this database some texts of fewer than 8,000 bytes, if it works.

        They are kept nowhere. On SQLite, which has no other processes, nothing is done.
        """
        if not self.shared:
            return
        with contextlib.suppress(SieteError):
            said = self._writer.do(lambda connection: say(connection, texts))
            said.add_done_callback(lambda done: done.cancelled() or done.exception())

    def close(self) -> None:
        """Finish the writes that wait, then stop all threads; this blocks. May be called twice."""
        if self._closed:
            return
        self._closed = True
        self._writer.close()
        if self._checkpoints is not None:
            self._checkpoints.close()
        for listener in self._listeners:
            listener.close()
        self._readers.shutdown()
        self._engines.dispose()
        if self._release is not None:
            self._release()

    async def aclose(self) -> None:
        """``close`` without holding up the event loop."""
        await asyncio.to_thread(self.close)

    async def _table(self, column: "Column[str]", wanted: str) -> StoredTable | None:
        if not _storable(wanted):
            return None
        query = select(schema.tables).where(column == wanted)

        def work(connection: Connection) -> StoredTable | None:
            found = connection.execute(query).one_or_none()
            return None if found is None else StoredTable(*found)

        return await self._read(work)

    async def _write(self, work: Callable[[Connection], T], changed: Collection[str] = ()) -> T:
        return await self._given.wait(self._writer.do(work, changed=changed))

    async def _read(self, work: Callable[[Connection], T]) -> T:
        if self._closed:
            raise storage_closed()

        def read() -> T:
            try:
                with self._engines.reading.connect() as connection:
                    return work(connection)
            except (SQLAlchemyError, ArithmeticError) as error:
                raise storage_failed(error) from error

        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(self._patience):
                return await loop.run_in_executor(self._readers, read)
        except TimeoutError:
            raise storage_slow() from None


def check_body(body: bytes) -> None:
    """Raise SieteError ``entry_too_large`` where a row's body is over the limit."""
    if len(body) > LARGEST_BODY:
        raise SieteError("entry_too_large", most=LARGEST_BODY)


def _storable(text: str) -> bool:
    """Whether a database can hold this text; what it can't hold is not there to be found."""
    try:
        return b"\0" not in text.encode()
    except UnicodeEncodeError:
        return False


def _any(connection: Connection, change: Update | Delete) -> bool:
    """Carry out a change; whether there was anything to change."""
    return connection.execute(change).rowcount > 0


def _empty_log(connection: Connection) -> None:
    """Empty SQLite's write-ahead log, where deleted rows would stay readable."""
    cursor = connection.connection.cursor()
    try:
        cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    finally:
        cursor.close()
