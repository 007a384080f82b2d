"""Connections to the two kinds of database, set so that what they commit is on disk.

Each kind has one engine for the writer, which opens every transaction for writing, and one for
the readers, which only ever ask one thing at a time.
"""

from pathlib import Path
from typing import Any, Final, NamedTuple

import psycopg
from sqlalchemy import URL, Connection, Engine, NullPool, create_engine, event

READERS: Final = 4
_BUSY_SECONDS: Final = 10
_SQLITE: Final = (
    "PRAGMA synchronous = FULL",
    "PRAGMA fullfsync = ON",  # macOS, whose plain fsync leaves data in the disk's cache
    "PRAGMA foreign_keys = ON",
    "PRAGMA secure_delete = ON",
    "PRAGMA trusted_schema = OFF",
    "PRAGMA wal_autocheckpoint = 0",  # a thread of its own does that: see ``Checkpoints``
)
# A process that stops in the middle of a transaction must not hold up the others for long; those
# that wait for its rows wait longer than it may idle.
_POSTGRESQL: Final = (
    "SET idle_in_transaction_session_timeout = '10s'",
    "SET lock_timeout = '15s'",
    "SET statement_timeout = '30s'",
    """SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') = 'off'""",
)
_CONNECTING: Final[dict[str, str | int]] = {
    "application_name": "siete",
    "client_encoding": "utf8",
    "connect_timeout": 5,
    # A server that vanished without a word is noticed after 25 seconds.
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 25_000,
}


class Engines(NamedTuple):
    """The writer's engine, which keeps no connections of its own, and the readers'."""

    writing: Engine
    reading: Engine

    def dispose(self) -> None:
        """Close the connections that nobody uses."""
        self.writing.dispose()
        self.reading.dispose()


def sqlite_engines(file: Path) -> Engines:
    """Engines for a SQLite file."""
    url = URL.create("sqlite", database=str(file))
    arguments = {
        "timeout": _BUSY_SECONDS,
        "isolation_level": None,  # transactions begin where we say so
        "check_same_thread": False,
    }
    engines = Engines(
        create_engine(url, connect_args=arguments, poolclass=NullPool, hide_parameters=True),
        create_engine(
            url,
            connect_args=arguments,
            pool_size=READERS,
            max_overflow=0,
            pool_reset_on_return=None,  # there is no transaction to end
            hide_parameters=True,
        ),
    )

    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    event.listen(engines.writing, "begin", begin)
    _on_connecting(engines.writing, *_SQLITE)
    _on_connecting(engines.reading, *_SQLITE, "PRAGMA query_only = ON")
    return engines


def postgresql_engines(url: URL) -> Engines:
    """Engines for a PostgreSQL database; what the URL's query says of a connection goes first."""
    url = url.set(drivername="postgresql+psycopg")
    arguments = {name: value for name, value in _CONNECTING.items() if name not in url.query}
    engines = Engines(
        create_engine(
            url,
            connect_args=arguments,
            poolclass=NullPool,
            isolation_level="READ COMMITTED",
            hide_parameters=True,
        ),
        create_engine(
            url,
            connect_args=arguments,
            pool_size=READERS,
            max_overflow=0,
            pool_pre_ping=True,
            isolation_level="AUTOCOMMIT",
            hide_parameters=True,
        ),
    )
    _on_connecting(engines.writing, *_POSTGRESQL)
    _on_connecting(engines.reading, *_POSTGRESQL)
    return engines


def listening_connection(engines: Engines) -> "psycopg.Connection[Any]":
    """A connection of its own to a PostgreSQL database, which commits each statement."""
    raw = engines.writing.raw_connection()
    raw.detach()
    connection: Any = raw.dbapi_connection
    assert isinstance(connection, psycopg.Connection)
    connection.autocommit = True
    return connection


def _on_connecting(engine: Engine, *statements: str) -> None:
    def connected(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        for statement in statements:
            cursor.execute(statement)
        cursor.close()
        connection.commit()

    event.listen(engine, "connect", connected)
