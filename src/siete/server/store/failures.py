"""What a database says when it fails, as an error of ours."""

import errno
import os
import sqlite3
from typing import Final

from sqlalchemy.exc import DBAPIError

from siete.errors import SieteError

_AS_SYSTEM: Final = {
    sqlite3.SQLITE_FULL: errno.ENOSPC,
    sqlite3.SQLITE_READONLY: errno.EACCES,
    sqlite3.SQLITE_PERM: errno.EACCES,
    sqlite3.SQLITE_IOERR: errno.EIO,
}
_PRIMARY_CODE: Final = 0xFF
"""What SQLite's extended result codes keep of the plain one."""


def reason_of(error: BaseException) -> str:
    """Why it failed: one line in English, without any data of people.

    Where the operating system has a sentence for it, it is that one, which the texts translate.
    """
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    if isinstance(cause, OSError) and cause.strerror:
        return cause.strerror
    code = getattr(cause, "sqlite_errorcode", None)
    number = None if code is None else _AS_SYSTEM.get(code & _PRIMARY_CODE)
    if number is not None:
        return os.strerror(number)
    said = str(cause).strip().splitlines()  # the lines after the first may name what was stored
    return said[0] if said else type(cause).__name__


def storage_failed(error: BaseException) -> SieteError:
    """``storage_failed``: whether it was stored is not known, so read again what is there."""
    return SieteError("storage_failed", reason=reason_of(error))


def storage_closed() -> SieteError:
    """``storage_failed`` of a store that was closed."""
    return SieteError("storage_failed", reason=os.strerror(errno.EBADF))


def storage_slow() -> SieteError:
    """``storage_failed`` of a database that does not answer."""
    return SieteError("storage_failed", reason=os.strerror(errno.ETIMEDOUT))
