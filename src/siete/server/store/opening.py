"""Opening a database: a file, or a URL of PostgreSQL."""

import contextlib
import os
import sqlite3
from pathlib import Path
from typing import Final

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from siete.errors import SieteError
from siete.server.store.engines import Engines, postgresql_engines, sqlite_engines
from siete.server.store.failures import reason_of
from siete.server.store.holding import Hold
from siete.server.store.schema import prepare
from siete.server.store.store import Store

PATIENCE: Final = 20.0
"""Seconds after which a database that does not answer counts as failed."""

_SCHEMES: Final = ("postgresql", "postgres")
_SQLITE_HEADER: Final = b"SQLite format 3\x00"


def open_store(database: str | Path, *, patience: float = PATIENCE) -> Store:
    """Open a SQLite file or a ``postgresql://`` URL, and make what is not there yet.

    A file is made with mode 0600, its folder is not made. Raises SieteError
    ``database_folder_missing``, ``database_folder_unwritable``, ``database_in_use``,
    ``database_not_ours``, ``database_newer``, ``database_older``, ``database_address``,
    ``database_unreachable``, ``database_unusable``.
    """
    scheme, separator, _ = str(database).partition("://")
    if separator and not isinstance(database, Path):
        return _open_postgresql(scheme, str(database), patience)
    return _open_sqlite(Path(database), patience)


def _open_sqlite(given: Path, patience: float) -> Store:
    # A link to the file must lead to the same lock as the file.
    file = Path(os.path.realpath(given.expanduser()))
    if not file.parent.is_dir():
        raise SieteError("database_folder_missing", folder=str(file.parent))
    hold = Hold(file)
    try:
        _make_file(file)
        engines = sqlite_engines(file)
        key = _prepare(engines, str(file))
        with contextlib.closing(sqlite3.connect(file)) as connection:
            connection.execute("PRAGMA journal_mode = WAL")  # stays with the file
        # A connection that stays open keeps the log's index, for which a full disk has no room.
        engines.reading.connect().close()
    except (sqlite3.Error, DBAPIError) as error:
        hold.release()
        reason = reason_of(error)
        raise SieteError("database_unusable", database=str(file), reason=reason) from None
    except SieteError:
        hold.release()
        raise
    return Store(engines, key, patience=patience, release=hold.release)


def _make_file(file: Path) -> None:
    """Make the file where there is none, readable by nobody else; refuse one that is not SQLite."""
    fresh = not file.exists()
    try:
        descriptor = os.open(file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            head = os.read(descriptor, len(_SQLITE_HEADER))
        finally:
            os.close(descriptor)
    except OSError as error:
        reason = reason_of(error)
        if fresh:
            folder = str(file.parent)
            raise SieteError("database_folder_unwritable", folder=folder, reason=reason) from None
        raise SieteError("database_unusable", database=str(file), reason=reason) from None
    if head not in (b"", _SQLITE_HEADER):
        raise SieteError("database_not_ours", database=str(file))


def _open_postgresql(scheme: str, database: str, patience: float) -> Store:
    if scheme not in _SCHEMES:
        raise SieteError("database_address", scheme=scheme)
    try:
        url: URL = make_url(database)
    except (ArgumentError, ValueError):  # what can't be read may hold a password
        raise SieteError("database_address", scheme=scheme) from None
    shown = url.set(query={}).render_as_string(hide_password=True)
    engines = postgresql_engines(url)
    try:
        engines.writing.connect().close()
    except (DBAPIError, UnicodeError) as error:
        reason = reason_of(error)
        raise SieteError("database_unreachable", database=shown, reason=reason) from None
    return Store(engines, _prepare(engines, shown), patience=patience)


def _prepare(engines: Engines, shown: str) -> bytes:
    try:
        with engines.writing.begin() as connection:
            return prepare(connection, shown)
    except DBAPIError as error:
        reason = reason_of(error)
        if getattr(error.orig, "sqlite_errorcode", None) == sqlite3.SQLITE_NOTADB:
            raise SieteError("database_not_ours", database=shown) from None
        raise SieteError("database_unusable", database=shown, reason=reason) from None
