"""The tables of this process: found, loaded, made, given up when nobody needs them.

A process keeps a table in memory while somebody is there and some time after; the database has it
always. On PostgreSQL other processes may have the same tables: each tells the others what it wrote.
"""

import asyncio
import logging
import secrets
from collections.abc import Collection, Coroutine, Sequence
from typing import TYPE_CHECKING, Any, Final

from siete.errors import SieteError
from siete.rules import Rules
from siete.server.afterwards import Afterwards
from siete.server.connections import Connection
from siete.server.entries import encode
from siete.server.folding import fold
from siete.server.live import LiveTable
from siete.server.logs import Watched, log, table_hash
from siete.server.memory import Collector
from siete.server.presence import Presence
from siete.server.protocol import Delete
from siete.server.room import Room
from siete.server.services import now
from siete.server.shown import Settings, Temper
from siete.server.store import Row
from siete.server.thinking import Thinker

if TYPE_CHECKING:
    from siete.server.services import Services

CODE_SIGNS: Final = "23456789BCDFGHJKMNPQRSTVWXYZ"
"""Signs that are not taken for one another, and make no words."""
CODE_LENGTH: Final = 8

KEPT_SECONDS: Final = 600.0
"""How long a table stays in memory when nobody is there."""

SLOW_SECONDS: Final = 10.0
"""How long a client may leave a message unread."""

STOP_SECONDS: Final = 5.0
_TICK_SECONDS: Final = 1.0


class Hub:
    """All tables of this process."""

    def __init__(self, services: "Services") -> None:
        self._services = services
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._connections: set[Connection] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._ticker: asyncio.Task[None] | None = None
        self._afterwards = Afterwards(lambda: services.store.busy)
        self._presence = Presence(services.store.say if services.store.shared else None)
        self._thinker = Thinker(services.metrics)
        self.stopping = False

    async def start(self) -> None:
        """Hear what other processes write, and begin to look after the tables."""
        self._services.store.listen(self._changed, self._said)
        self._services.store.count_groups(self._services.metrics.groups.observe)
        self._ticker = asyncio.get_running_loop().create_task(self._look_after())

    async def stop(self) -> None:
        """Say goodbye to everybody, and wait until what was begun is on disk."""
        self.stopping = True
        self._thinker.stop()
        if self._ticker is not None:
            self._ticker.cancel()
        for table in tuple(self._tables.values()):
            table.end("stopping")
        for connection in tuple(self._connections):
            connection.bye("stopping")
        self._presence.tell()
        try:
            async with asyncio.timeout(STOP_SECONDS):
                for table in tuple(self._tables.values()):
                    async with table.lock:
                        pass
        except TimeoutError:
            log("stopped_in_the_middle", logging.WARNING)

    # Tables

    async def table(self, code: str) -> LiveTable:
        """The table of a code, in any case of its letters.

        Raises SieteError ``no_such_table``, and ``storage_failed``.
        """
        code = code.upper()
        table = self._tables.get(code)
        if table is not None and not table.gone:
            return table
        if len(code) != CODE_LENGTH or not set(code) <= set(CODE_SIGNS) or self.stopping:
            raise SieteError("no_such_table")
        loading = self._loading.get(code)
        if loading is None:
            loading = asyncio.get_running_loop().create_task(self._load(code))
            self._loading[code] = loading
            loading.add_done_callback(lambda _: self._loading.pop(code, None))
        # Who leaves meanwhile does not take the table from the others that wait for it.
        return await asyncio.shield(loading)

    def in_memory(self, code: str) -> Room | None:
        """The room of a table, where this process has it."""
        table = self._tables.get(code)
        return None if table is None else table.room

    async def _load(self, code: str) -> LiveTable:
        store = self._services.store
        found = await store.find(code)
        if found is None:
            raise SieteError("no_such_table")
        began = asyncio.get_running_loop().time()
        room = await fold(await store.rows(found.id))
        table = self._keep(found.id, room)
        spent = round((asyncio.get_running_loop().time() - began) * 1000)
        log("table_loaded", table=table_hash(found.id), entries=room.seq, ms=spent)
        return table

    def _keep(self, table_id: str, room: Room) -> LiveTable:
        services = self._services
        table = LiveTable(
            table_id,
            room,
            services.store,
            services.metrics,
            presence=self._presence,
            thinker=self._thinker,
            afterwards=self._afterwards,
        )
        self._tables[room.code] = table
        self._services.metrics.rooms.set(len(self._tables))
        return table

    async def create(
        self,
        *,
        host: str,
        name: str,
        rules: Rules,
        settings: Settings,
        me: str,
        bots: Sequence[Temper],
    ) -> LiveTable:
        """Make a table. Raises what ``Room.open`` raises, and ``storage_failed``."""
        while True:
            code = "".join(secrets.choice(CODE_SIGNS) for _ in range(CODE_LENGTH))
            room, entry = Room.open(
                code=code,
                name=name,
                rules=rules,
                settings=settings,
                host=host,
                seed=secrets.randbits(32),
                now=now(),
                me=me,
                bots=bots,
            )
            table_id = secrets.token_hex(12)
            row = Row(room.seq, entry.at, encode(entry))
            if await self._services.store.create_table(table_id, code, [row], at=entry.at):
                break
        self._services.metrics.tables.inc()
        log("table_made", table=table_hash(table_id))
        table = self._keep(table_id, room)
        await table.remember(host)
        return table

    async def delete(self, table: LiveTable, person: str, command: Delete) -> None:
        """Delete a table with all that was kept of it, and say so to who is there.

        Raises SieteError ``not_host``.
        """
        await table.catch_up()  # another process may know of another host: no number is taken here
        async with table.lock:
            table.room.do(person, command, now())
            await self._services.store.delete_table(table.id)
            table.end("deleted")
        self._forget(table)
        log("table_deleted", table=table_hash(table.id))

    def _forget(self, table: LiveTable) -> None:
        if self._tables.get(table.room.code) is table:
            del self._tables[table.room.code]
        self._services.metrics.rooms.set(len(self._tables))

    # Connections

    def connect(self, connection: Connection) -> None:
        """A socket was opened."""
        self._connections.add(connection)
        self._services.metrics.connections.set(len(self._connections))

    def disconnect(self, connection: Connection) -> None:
        """A socket is closed."""
        connection.closed = True
        self._connections.discard(connection)
        self._services.metrics.connections.set(len(self._connections))
        if connection.table is not None:
            connection.table.leave(connection)

    # What other processes did, and what time does

    def _said(self, text: str) -> None:
        time = asyncio.get_running_loop().time()
        self._tell_who_is_there({self._presence.hear(text, time)})

    def _tell_who_is_there(self, ids: Collection[str]) -> None:
        if any(ids):
            for table in self._tables.values():
                if table.id in ids and table.connections:
                    table.tell_who_is_here()

    def _changed(self, ids: frozenset[str] | None) -> None:
        if ids is None:
            self._presence.ask()
        for table in self._tables.values():
            if ids is None or table.id in ids:
                self._spawn(self._catch_up(table))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _catch_up(self, table: LiveTable) -> None:
        facts = {"table": table_hash(table.id)}
        try:
            with Watched("catch_up_failed", self._services.metrics, **facts):
                await table.catch_up()
        except SieteError as error:
            if not table.gone:
                log(error.code, logging.ERROR, **facts)
        if table.gone:
            self._forget(table)

    async def _look_after(self) -> None:
        clock = asyncio.get_running_loop().time
        collector = Collector(clock())
        while True:
            await asyncio.sleep(_TICK_SECONDS)
            with Watched("tick_failed", self._services.metrics):
                self._tick(clock())
                collector.tick(clock())

    def _tick(self, time: float) -> None:
        """Part from clients that do not read, and let go of tables that nobody is at."""
        self._tell_who_is_there(self._presence.tick(time))
        for connection in tuple(self._connections):
            if connection.since and time - connection.since > SLOW_SECONDS:
                connection.bye("too_slow")
                self._services.metrics.closed.labels("too_slow").inc()
        for table in tuple(self._tables.values()):
            if table.stale and not table.lock.locked():
                self._spawn(self._catch_up(table))
            if table.connections:
                table.used = time
            elif time - table.used > KEPT_SECONDS and not table.lock.locked():
                table.retire()
                self._forget(table)
