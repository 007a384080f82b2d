"""The right to a SQLite file, which one process has at a time."""

import errno
import os
from pathlib import Path
from types import ModuleType

from siete.errors import SieteError
from siete.server.store.failures import reason_of

_fcntl: ModuleType | None
try:
    import fcntl as _fcntl
except ImportError:  # Windows, where two servers on one file are not told apart
    _fcntl = None


class Hold:
    """A lock of the operating system on a file beside the database.

    It ends with the process, however that ends. The file stays: taking it away while another
    process opens it would let two have the lock.
    """

    def __init__(self, database: Path) -> None:
        """Take it.

        Raises SieteError ``database_in_use`` where another process has it, and
        ``database_folder_unwritable``.
        """
        beside = database.with_name(database.name + ".lock")
        try:
            self._file = os.open(beside, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except OSError as error:
            # Folders of the system, as /proc, are there and say of a new file that it is not.
            reason = reason_of(error)
            if error.errno == errno.ENOENT:
                reason = os.strerror(errno.EPERM)
            folder = str(database.parent)
            raise SieteError("database_folder_unwritable", folder=folder, reason=reason) from None
        if _fcntl is None:
            return
        try:
            _fcntl.flock(self._file, _fcntl.LOCK_EX | _fcntl.LOCK_NB)
        except OSError:
            os.close(self._file)
            raise SieteError("database_in_use", database=str(database)) from None

    def release(self) -> None:
        """Give it back."""
        os.close(self._file)
