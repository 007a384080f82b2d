"""Moving SQLite's log into its file beside the writing, which else would wait for it.

SQLite does that by itself inside the COMMIT that makes the log long, and all who wait for that
one wait for two more turns of the disk. Here a thread moves nearly all of it with a connection of
its own.
The log begins anew only when all of it is moved, and while rows keep coming that is never so; then
the writer moves the few that came meanwhile, which is quickly done.
"""

import contextlib
import logging
import sqlite3
import threading
from typing import Final

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

ROWS: Final = 500
"""Rows between two times that the log is moved; most take a page or two of it."""
ROWS_IN_THE_LOG: Final = 4000
"""Rows after which the log begins anew: it is some 20 or 30 MB long then."""

_logger = logging.getLogger(__name__)
_FAILED: Final = "store_log_failed"


class Checkpoints:
    """The log of a SQLite file whose connections do not move it themselves."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._unmoved = 0
        self._in_the_log = 0
        self._rests = False
        """Whether the thread has moved nearly all of the log and was not asked again."""
        self._wanted = threading.Event()
        self._ended = False
        self._thread = threading.Thread(target=self._work_off, name="siete-log", daemon=True)
        self._thread.start()

    def wrote(self, rows: int, connection: Connection) -> None:
        """The writer, in its own thread, committed so many rows and has nothing on its way."""
        self._unmoved += rows
        self._in_the_log += rows
        if self._in_the_log >= ROWS_IN_THE_LOG:
            # The thread is asked no more, and as soon as it rests the two are not in the way of
            # each other. Where a reader is, it is tried again a little later.
            if self._rests:
                self._in_the_log = 0 if _move(connection) else ROWS_IN_THE_LOG - ROWS
        elif self._unmoved >= ROWS:
            self._unmoved, self._rests = 0, False
            self._wanted.set()

    def close(self) -> None:
        """Stop; what is in the log stays there, or goes into the file with the last connection."""
        self._ended = True
        self._wanted.set()
        self._thread.join()

    def _work_off(self) -> None:
        with contextlib.ExitStack() as stack:
            connection: Connection | None = None
            while self._wanted.wait() and not self._ended:
                self._wanted.clear()
                try:
                    connection = connection or stack.enter_context(self._engine.connect())
                except DBAPIError:
                    _logger.exception(_FAILED)
                else:
                    _move(connection)
                self._rests = not self._wanted.is_set()


def _move(connection: Connection) -> bool:
    """Move as much of the log as can be without waiting for anybody; whether that was all of it."""
    file: sqlite3.Connection | None = connection.connection.driver_connection
    assert file is not None
    try:
        told = file.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
    except sqlite3.Error:  # it stays in the log, where it is safe, until the next time
        _logger.exception(_FAILED)
        return False
    busy, in_the_log, moved = told[0]
    return not busy and in_the_log == moved
