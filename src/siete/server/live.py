"""A table in memory: the room, who watches it, its clock, and the order in which things happen.

Everything that changes a table goes through its lock: apply, append, and only when that is on disk
hand it out, in the order that ``telling`` keeps. Numbers for the coming shuffle, which all clients
add at once, wait to be handed out with what happens next. What is in memory is a cache of the log
in the database, and is made anew from there whenever another process was first or the database
failed.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from siete.errors import SieteError
from siete.server.afterwards import Afterwards
from siete.server.clock import SEAL_PAUSE
from siete.server.coaching import Coaching
from siete.server.connections import Connection
from siete.server.entries import Entry, NonceAdded, decode, encode
from siete.server.folding import fold
from siete.server.links import qr_path, seat_url
from siete.server.logs import Watched, log, table_hash
from siete.server.people import digest_of
from siete.server.presence import Presence
from siete.server.protocol import (
    ByeCode,
    Close,
    Command,
    GiveSeat,
    HandOver,
    Link,
    Ok,
    SeatLink,
    Sit,
)
from siete.server.publication import Publication
from siete.server.room import Room
from siete.server.services import now
from siete.server.telling import Telling

if TYPE_CHECKING:
    from siete.server.metrics import Metrics
    from siete.server.store import Store
    from siete.server.thinking import Thinker

MOST_AT_TABLE: Final = 300
"""Sockets at one table."""

Make: TypeAlias = Callable[[Room, int], Entry | None]
"""Applies something to a room at a time, and returns the entry that it came to."""

_GRACE_MS: Final = 15_000
"""How long who comes back to a table that nobody was at has for what ran out meanwhile."""

_OTHERS_MS: Final = 250
"""What happens by itself is left for so long to the process that wrote last: who is beaten to it
has to make the whole room anew."""

_AGAIN_SECONDS: Final = 2.0
"""After what the clock did failed, it tries again so much later."""


class LiveTable:
    """One table of this process."""

    def __init__(
        self,
        table_id: str,
        room: Room,
        store: "Store",
        metrics: "Metrics",
        *,
        presence: Presence,
        thinker: "Thinker",
        afterwards: Afterwards,
    ) -> None:
        self.id = table_id
        self.room = room
        self.connections: set[Connection] = set()
        self.used = asyncio.get_running_loop().time()
        self.gone = False
        self._store = store
        self._metrics = metrics
        self._presence = presence
        self._coach = Coaching(thinker)
        self._telling = Telling(
            self._publication, self.connections, self._watched("message_failed"), afterwards
        )
        self.lock = self._telling.lock
        self._hints = self._watched("coach_failed")
        self._stale = False
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self._others_wrote = False
        """Whether the last entry is one of another process."""
        self._not_before = 0
        self._seen_from = 0

    # What is done

    async def do(self, connection: Connection, command: Command) -> None:
        """Do what a client asks for, and answer it. Raises SieteError, and then nothing changed."""
        began = asyncio.get_running_loop().time()
        async with self.lock:
            await self._be_current()
            person = connection.person
            if self.room.answered(person, command.id):
                connection.answer(Ok(seq=self.room.seq, re=command.id))
                return
            entry = self._apply(lambda room, at: room.do(person, command, at))
            if entry is None:
                connection.answer(Ok(seq=self.room.seq, re=command.id))
                return
            try:
                await self._keep(entry)
            except SieteError as error:
                # Who came from another process and asked again may have been heard there.
                if error.code != "stale" or not self.room.answered(person, command.id):
                    raise
                connection.answer(Ok(seq=self.room.seq, re=command.id))
                return
            if isinstance(entry, NonceAdded):
                connection.answer(Ok(seq=self.room.seq, re=command.id))
                self._set_clock()
            else:
                connection.done.append(command.id)
                self._publish(connection)
        self._metrics.moves_of_persons.inc()
        self._metrics.latency.observe(asyncio.get_running_loop().time() - began)
        await self._note(person, command)

    async def _note(self, person: str, command: Command) -> None:
        """Keep beside the log what lists of tables are made from."""
        if isinstance(command, Sit):
            await self.remember(person)
        elif isinstance(command, HandOver):
            await self.remember(self.room.people.host)
        elif isinstance(command, Close):
            await self._store.set_closed(self.id, now() if command.on else None)

    async def link(self, connection: Connection, command: SeatLink | GiveSeat) -> None:
        """Make a link to a seat, and show it to who asked for it and nobody else."""
        token = secrets.token_urlsafe(18)
        async with self.lock:
            await self._be_current()
            person, digest = connection.person, digest_of(token)
            entry = self._apply(lambda room, at: room.do(person, command, at, digest))
            if entry is not None:
                await self._keep(entry)
            url = seat_url(connection.base, self.room.code, token)
            path, size = qr_path(url)
            connection.answer(Link(seq=self.room.seq, re=command.id, url=url, qr=path, size=size))
            self._publish()

    async def take(self, entry_of: Make) -> None:
        """Do what was asked for over HTTP. Raises SieteError, and then nothing changed."""
        async with self.lock:
            await self._be_current()
            entry = self._apply(entry_of)
            if entry is not None:
                await self._keep(entry)
                self._publish()

    def _apply(self, make: Make) -> Entry | None:
        """Apply something to the room; a fault of the program's own may leave it half done."""
        self._telling.changed()
        try:
            return make(self.room, now())
        except SieteError:
            raise
        except Exception:
            self._stale = True
            raise

    async def remember(self, person: str) -> None:
        """Note that this is one of a person's tables, where it is."""
        people = self.room.people
        if people.of(person) is not None or people.host == person:
            await self._store.remember(person, self.id, at=now())

    async def _keep(self, entry: Entry) -> None:
        """Put on disk what the room in memory already took.

        Raises SieteError ``stale`` where another process was first, and ``storage_failed``.
        """
        try:
            won = await self._store.append(self.id, self.room.seq, encode(entry), at=entry.at)
        except BaseException:
            self._stale = True  # nobody knows whether it was stored
            raise
        self._others_wrote = not won
        if not won:
            self._metrics.lost.inc()
            self._stale = True
            await self._be_current()
            self._set_clock()
            raise SieteError("stale")

    async def _be_current(self) -> None:
        """Make the room anew where it may not be what is on disk. Raises SieteError."""
        if self._stale and not self.gone:
            rows = await self._store.rows(self.id)
            if rows:
                self.room = await fold(rows)
                self._stale = False
                self._telling.changed()
                for connection in self.connections:
                    connection.begin_anew()
            else:
                self.end("deleted")
        if self.gone:
            raise SieteError("no_such_table")

    async def catch_up(self) -> None:
        """Take what other processes appended."""
        async with self.lock:
            if self.gone:
                return
            if self._stale:
                await self._be_current()
                self._set_clock()
                return
            rows = await self._store.rows(self.id, self.room.seq)
            if rows and rows[0].seq == self.room.seq + 1:
                entries = [decode(row.body) for row in rows]
                self._telling.changed()
                for entry in entries:
                    self.room.take(entry)
                self._others_wrote = True
                if all(isinstance(entry, NonceAdded) for entry in entries):
                    self._set_clock()
                    return
            elif await self._store.table(self.id) is None:
                self.end("deleted")
                return
            else:
                return
            self._publish()

    @property
    def stale(self) -> bool:
        """Whether what is in memory may not be what is on disk."""
        return self._stale

    # Who is here

    def join(self, connection: Connection) -> None:
        """A socket is at the table from here on; it is sent everything."""
        unwelcome = self._unwelcome(connection.person)
        if unwelcome is not None or len(self.connections) >= MOST_AT_TABLE:
            self._part(connection, unwelcome or "too_much")
            return
        alone = not self.connections
        self.connections.add(connection)
        connection.table = self
        connection.whole = True
        if alone:
            self._not_before = now() + _GRACE_MS
            self._seen_from = now() + SEAL_PAUSE
        self._presence.here(self.id, self._here)
        self.tell_who_is_here(connection)

    def leave(self, connection: Connection) -> None:
        """A socket is gone."""
        self.connections.discard(connection)
        connection.table = None
        self.used = asyncio.get_running_loop().time()
        self._presence.here(self.id, self._here)
        self.tell_who_is_here()

    def tell_who_is_here(self, first: Connection | None = None) -> None:
        """Send what is so now; not while something is on its way to the disk, but then.

        Where the room has to be made anew, everybody is sent everything then.
        """
        self._telling.changed()
        if self.lock.locked():
            self._telling.owe(self.connections)
        elif not (self._stale or self.gone):
            self._publish(first)

    def end(self, code: ByeCode) -> None:
        """Say goodbye to everybody and stop the clock."""
        self.gone = True
        self._coach.end()
        self._stop_clock()
        for connection in tuple(self.connections):
            self._part(connection, code)

    def _part(self, connection: Connection, code: ByeCode) -> None:
        self.connections.discard(connection)
        connection.table = None
        connection.bye(code)
        self._presence.here(self.id, self._here)
        self._metrics.closed.labels(code).inc()

    def _unwelcome(self, person: str) -> ByeCode | None:
        """Why somebody may not see the table, if they may not."""
        people, settings = self.room.people, self.room.settings
        if person == people.host:
            return None
        if person in people.removed:
            return "removed"
        if people.of(person) is None and not (settings.watch or settings.open):
            return "not_here"
        return None

    def may_watch(self, person: str) -> bool:
        """Whether somebody may see the table."""
        return self._unwelcome(person) is None

    def check_welcome(self, person: str) -> None:
        """Raises SieteError ``not_watching`` for who may not see the table."""
        if not self.may_watch(person):
            raise SieteError("not_watching")

    def retire(self) -> None:
        """Leave memory: nobody is here."""
        self.gone = True
        self._coach.end()
        self._stop_clock()

    @property
    def online(self) -> frozenset[str]:
        """The persons who have a socket, here or at another process."""
        return self._here | self._presence.elsewhere(self.id)

    @property
    def _here(self) -> frozenset[str]:
        return frozenset(connection.viewer for connection in self.connections)

    # What is sent

    async def news(self, connection: Connection) -> bytes | None:
        """The newest state for one client that fell behind."""
        async with self.lock:
            news = self._publication()
            if news is None:
                return None
            text = news.message(connection)
            self._coach.look(self.room, self.connections)
            return text

    def _publish(self, first: Connection | None = None) -> None:
        """Send everybody what is so now: at once to ``first``, who waits for it.

        Only what is on disk is ever in the room here.
        """
        for connection in tuple(self.connections):
            unwelcome = self._unwelcome(connection.person)
            if unwelcome is not None:
                self._part(connection, unwelcome)
        self._telling.changed()
        self._telling.owe(self.connections)
        self._telling.tell(first)
        if self._coach.is_asked(self.room):  # what it says of this comes after it
            self._telling.tell_all()
        with self._hints:
            self._coach.look(self.room, self.connections)
        self._set_clock()
        self._telling.go_on()

    def _publication(self) -> Publication | None:
        """What is told of the room as it is; None while it may not be what is on disk."""
        return None if self._stale or self.gone else Publication(self.room, self.online)

    # What happens by itself

    def _set_clock(self) -> None:
        """Set the timer to what happens next by itself, while somebody is here to see it."""
        self._stop_clock()
        if not self.connections or self.gone:
            return
        due = self.room.due(now())
        if due is not None:
            at = due.at
            if due.kind == "time":
                at = max(at, self._not_before)
            elif due.kind in ("lot", "next"):
                at = max(at, self._seen_from)
            if self._others_wrote:
                at += _OTHERS_MS
            self._call_in(max(0.0, (at - now()) / 1000))

    def _call_in(self, seconds: float) -> None:
        self._timer = asyncio.get_running_loop().call_later(seconds, self._ring)

    def _stop_clock(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring(self) -> None:
        self._timer = None
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._fire())

    async def _fire(self) -> None:
        watched = self._watched("clock_failed")
        failed = False
        try:
            with watched:
                await self._let_happen()
        except SieteError as error:
            failed = error.code != "stale"
            if failed:
                log(error.code, logging.ERROR, table=table_hash(self.id))
        finally:
            self._task = None
        if watched.failed:
            self._stale = True  # what failed may have left the room half changed
        if (failed or watched.failed) and not self.gone:
            self._stop_clock()
            self._call_in(_AGAIN_SECONDS)

    async def _let_happen(self) -> None:
        async with self.lock:
            await self._be_current()
            entry = self._apply(lambda room, at: room.fire(at, self._coach.thought(room)))
            if entry is None:
                self._set_clock()
                return
            await self._keep(entry)
            self._metrics.moves_of_tables.inc()
            self._publish()

    def _watched(self, event: str) -> Watched:
        return Watched(event, self._metrics, table=table_hash(self.id))
