"""On PostgreSQL processes tell each other which tables changed, and what else they like.

A notice is sent in the transaction that changes a table, so that it arrives if and only if the
change is there to be read. It is a hint to read again: it carries no rows. What else is said is
kept nowhere, and may be lost.
"""

import contextlib
import logging
import selectors
import socket
import threading
from collections.abc import Callable, Collection, Iterator
from typing import Any, Final

import psycopg
from sqlalchemy import Connection, func, select
from sqlalchemy.exc import DBAPIError

from siete.server.store.schema import POSTGRESQL

_CHANNEL: Final = "siete"
_SAYINGS: Final = "siete_said"
_LARGEST: Final = 7_900
"""Bytes of one notice; PostgreSQL takes fewer than 8,000."""
_AGAIN_AFTER: Final = (0.1, 0.5, 1.0, 2.0, 5.0)
"""Seconds before each attempt to connect again; the last one goes on."""

_logger = logging.getLogger(__name__)


def announce(connection: Connection, origin: str, changed: Collection[str]) -> None:
    """Tell the other processes, when this transaction is committed, which tables changed."""
    if connection.dialect.name != POSTGRESQL:
        return
    for payload in payloads(origin, changed):
        connection.execute(select(func.pg_notify(_CHANNEL, payload)))


def say(connection: Connection, texts: Collection[str]) -> None:
    """Tell the other processes, and this one, some texts when this transaction is committed."""
    for text in texts:
        connection.execute(select(func.pg_notify(_SAYINGS, text)))


def payloads(origin: str, changed: Collection[str]) -> Iterator[str]:
    """The table ids in as few notices as they fit into, each after the name of its sender."""
    parts, size = [origin], len(origin)
    for table_id in sorted(changed):
        more = 1 + len(table_id.encode())
        if size + more > _LARGEST and len(parts) > 1:
            yield "\n".join(parts)
            parts, size = [origin], len(origin)
        parts.append(table_id)
        size += more
    if len(parts) > 1:
        yield "\n".join(parts)


class Listener:
    """A thread that hears of changes, on a connection of its own, until ``close``.

    ``tell`` is called in that thread with the ids of the tables that changed, or with None when
    any may have: whenever the connection was made, for nothing is heard before. ``hear`` is called
    with each text that any process said.
    """

    def __init__(
        self,
        connect: "Callable[[], psycopg.Connection[Any]]",
        origin: Callable[[], str],
        tell: Callable[[frozenset[str] | None], None],
        hear: Callable[[str], None],
    ) -> None:
        self._connect = connect
        self._origin = origin
        self._tell = tell
        self._said = hear
        self._closing = threading.Event()
        self._wake, self._woken = socket.socketpair()
        self._thread = threading.Thread(target=self._run, name="siete-listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop, and wait until it has."""
        self._closing.set()
        self._wake.send(b"x")
        self._thread.join()
        self._wake.close()
        self._woken.close()

    def _run(self) -> None:
        attempt = 0
        while not self._closing.is_set():
            try:
                with contextlib.closing(self._connect()) as connection:
                    connection.execute(f"LISTEN {_CHANNEL}")
                    connection.execute(f"LISTEN {_SAYINGS}")
                    attempt = 0
                    self._tell(None)
                    self._hear(connection)
            except (psycopg.Error, DBAPIError, OSError) as error:
                _logger.warning("store_notices_lost", exc_info=error)
                self._closing.wait(_AGAIN_AFTER[min(attempt, len(_AGAIN_AFTER) - 1)])
                attempt += 1

    def _hear(self, connection: "psycopg.Connection[Any]") -> None:
        with selectors.DefaultSelector() as selector:
            selector.register(connection.fileno(), selectors.EVENT_READ)
            selector.register(self._woken, selectors.EVENT_READ)
            while not self._closing.is_set():
                changed: set[str] = set()
                for notice in connection.notifies(timeout=0):
                    if notice.channel == _SAYINGS:
                        self._said(notice.payload)
                        continue
                    origin, *ids = notice.payload.split("\n")
                    if origin != self._origin():
                        changed.update(ids)
                if changed:
                    self._tell(frozenset(changed))
                selector.select()
