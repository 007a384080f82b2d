"""Saved games: one file each in the user's folder, held by one program at a time."""

import time
from itertools import count
from pathlib import Path
from types import ModuleType
from typing import IO, Any, Final

import msgspec

from siete.errors import SieteError
from siete.home import write_whole
from siete.names import check_name
from siete.rules import Rules, parse_rules

_fcntl: ModuleType | None
try:
    import fcntl as _fcntl
except ImportError:  # Windows, where two programs on one save are not told apart
    _fcntl = None

_SUFFIX: Final = ".save"


class Saved(msgspec.Struct, frozen=True):
    """A saved game: file, rules, names of the seats, and when it was last played (Unix time)."""

    path: Path
    rules: Rules
    names: tuple[str, ...]
    when: float


class Saves:
    """The saved games of one folder."""

    def __init__(self, home: Path) -> None:
        self.folder = home / "games"
        self.records = home / "records"

    def new_path(self, rules: Rules) -> Path:
        """A file for a new game, in a folder that is made. Raises SieteError ``save_failed``."""
        _make(self.folder)
        stamp = time.strftime("%Y%m%d-%H%M%S")
        path = self.folder / f"{stamp}-{rules.ruleset}{_SUFFIX}"
        number = 1
        while path.exists():
            number += 1
            path = self.folder / f"{stamp}-{rules.ruleset}-{number}{_SUFFIX}"
        return path

    def record_path(self, rules: Rules) -> Path:
        """A file for a record, in a folder that is made. Raises SieteError ``save_failed``."""
        _make(self.records)
        stamp = time.strftime("%Y%m%d-%H%M%S")
        for number in count(1):
            again = f"-{number}" if number > 1 else ""
            path = self.records / f"{stamp}-{rules.ruleset}{again}.toml"
            if not path.exists():
                return path
        raise AssertionError(stamp)

    def all(self) -> tuple[Saved, ...]:
        """The games that can be gone on with, the one played last first."""
        try:
            paths = list(self.folder.glob(f"*{_SUFFIX}"))
        except OSError:
            return ()
        found = (_glance(path) for path in paths)
        return tuple(sorted(filter(None, found), key=lambda saved: saved.when, reverse=True))

    def newest(self) -> Saved:
        """The game played last. Raises SieteError ``no_saved_game`` where there is none."""
        saved = self.all()
        if not saved:
            raise SieteError("no_saved_game", folder=str(self.folder))
        return saved[0]

    def forget(self, path: Path) -> None:
        """Delete a saved game. Raises SieteError ``save_in_use`` or ``save_failed``."""
        hold = Hold(path)
        hold.take()
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            raise SieteError(
                "save_failed", file=str(path), reason=error.strerror or str(error)
            ) from None
        finally:
            hold.release()


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise SieteError(
            "save_failed", file=str(folder), reason=error.strerror or str(error)
        ) from None


class _Head(msgspec.Struct):
    """What the first line of a save must have to be listed."""

    rules: str
    names: list[str]


def _glance(path: Path) -> Saved | None:
    """What the first line of a save says."""
    try:
        with path.open("rb") as file:
            head = msgspec.json.decode(file.readline(1 << 20), type=_Head)
        names = tuple(map(check_name, head.names))
        return Saved(path, parse_rules(head.rules), names, path.stat().st_mtime)
    except (OSError, ValueError, RecursionError, msgspec.MsgspecError, SieteError):
        return None


class Hold:
    """The right to play a saved game, which one program has at a time.

    It ends with the program, however that ends.
    """

    def __init__(self, path: Path) -> None:
        self._path = path.with_name(path.name + ".lock")
        self._file: IO[Any] | None = None

    def take(self) -> None:
        """Take it. Raises SieteError ``save_in_use`` where another program has it."""
        if _fcntl is None:
            return
        try:
            file = self._path.open("w")
        except OSError as error:
            raise SieteError(
                "save_failed", file=str(self._path), reason=error.strerror or str(error)
            ) from None
        try:
            _fcntl.flock(file, _fcntl.LOCK_EX | _fcntl.LOCK_NB)
        except OSError:
            file.close()
            raise SieteError("save_in_use", file=str(self._path.with_suffix(""))) from None
        self._file = file

    def release(self) -> None:
        """Give it back."""
        if self._file is not None:
            self._path.unlink(missing_ok=True)
            self._file.close()
            self._file = None


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all. Raises SieteError ``save_failed``."""
    try:
        write_whole(path, text.encode())
    except OSError as error:
        raise SieteError(
            "save_failed", file=str(path), reason=error.strerror or str(error)
        ) from None
