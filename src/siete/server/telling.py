"""Who of a table is still to be told what is so now, and in which order that is done.

Who did something is told at once, the others afterwards, between what is done for all who wait. Who
is told gets the newest state, so what happened meanwhile is told with it. Nobody is told while the
room may be ahead of the disk: whoever changes it has the lock of the table.
"""

import asyncio
from collections.abc import Callable, Iterable, Set
from contextlib import AbstractContextManager
from typing import Final

from siete.server.afterwards import Afterwards
from siete.server.connections import Connection
from siete.server.publication import Publication

_TOLD_AT_ONCE: Final = 2
"""Messages between two looks at what came in: each look costs a quarter of a message."""


class _Lock(asyncio.Lock):
    """A lock that says when it was let go of."""

    def __init__(self, released: Callable[[], None]) -> None:
        super().__init__()
        self._released = released

    def release(self) -> None:
        """Let go of it."""
        super().release()
        self._released()


class Telling:
    """The news of one table.

    ``publish`` makes what is told from the room as it is; with None nobody is told, and all will be
    sent everything or parted from. ``here`` are the connections at the table, always the same set.
    ``watched`` keeps one client's trouble from the others.
    """

    def __init__(
        self,
        publish: Callable[[], Publication | None],
        here: Set[Connection],
        watched: AbstractContextManager[object],
        afterwards: Afterwards,
    ) -> None:
        self.lock: asyncio.Lock = _Lock(self.go_on)
        """What is done to the table is done under it."""
        self._publish = publish
        self._here = here
        self._watched = watched
        self._afterwards = afterwards
        self._owed: dict[Connection, None] = {}
        """Who is to be told, in this order."""
        self._going_on = False
        self._news: Publication | None = None
        """What they are told, while the room is what it was then."""

    def changed(self) -> None:
        """Something is not what it was: what was made to be told is too old."""
        self._news = None

    def owe(self, connections: Iterable[Connection]) -> None:
        """All of these are to be told when ``go_on`` comes to them."""
        self._owed |= dict.fromkeys(connections)

    def tell(self, connection: Connection | None) -> None:
        """Tell one at once, where it is to be told at all."""
        if connection in self._owed:
            del self._owed[connection]
            self._tell(connection)

    def tell_all(self) -> None:
        """Tell at once all who are to be told."""
        while self._owed:
            self._tell_next()

    def go_on(self) -> None:
        """See to it that all are told soon who are to be told, unless the lock is taken.

        Letting go of that calls this.
        """
        if self._owed and not (self._going_on or self.lock.locked()):
            self._going_on = True
            self._afterwards.add(self._some)

    def _some(self) -> bool:
        """Tell one or two more; whether there is another to tell now."""
        for _ in range(_TOLD_AT_ONCE):
            if self._owed and not self.lock.locked():
                self._tell_next()
        self._going_on = bool(self._owed) and not self.lock.locked()
        return self._going_on

    def _tell_next(self) -> None:
        connection = next(iter(self._owed))
        del self._owed[connection]
        if connection in self._here:
            self._tell(connection)

    def _tell(self, connection: Connection) -> None:
        if connection.busy:
            connection.behind = True
            return
        with self._watched:
            self._news = self._news or self._publish()
            if self._news is None:
                self._owed.clear()
            else:
                connection.give(self._news.message(connection))
        if not self._owed:
            self._news = None  # it is as large as all else that the table is
