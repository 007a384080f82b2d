"""The journal of a game on disk: one JSON line for each thing that happened, appended at once.

It is a save of its own kind: it holds secrets and rounds that are not over, which a record never
does (docs/records.md). A line that was cut off by a crash is left out; everything before it counts.
"""

import errno
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, BinaryIO, Final, Literal

import msgspec

from siete.errors import SieteError
from siete.home import write_whole

FORMAT: Final = "siete-save/1"
LARGEST_FILE: Final = 256 * 1024 * 1024


class Journal:
    """Lines in memory, and in a file once it has one.

    Where the disk fails the lines wait, ``error`` says why, and the next ``flush`` tries again: a
    game goes on, and nothing is lost while it does.
    """

    def __init__(self, lines: list[dict[str, Any]] | None = None) -> None:
        self.lines: list[dict[str, Any]] = list(lines or [])
        self.path: Path | None = None
        self.error: SieteError | None = None
        self._file: BinaryIO | None = None
        self._written = 0
        self._size = 0

    def write(self, line: dict[str, Any]) -> None:
        """Add a line; ``flush`` puts it on disk."""
        self.lines.append(line)

    def take(self) -> list[dict[str, Any]]:
        """The lines so far, as JSON has them, which are forgotten here; none where a file is."""
        if self._file is not None:
            return []
        lines, self.lines = self.lines, []
        taken: list[dict[str, Any]] = msgspec.to_builtins(lines)
        return taken

    def flush(self) -> None:
        """Put the lines that wait on disk; ``error`` says afterwards whether that failed."""
        if self._file is None or self._written == len(self.lines):
            return
        data = _encoded(self.lines[self._written :])
        try:
            # What a failed attempt left behind is overwritten.
            self._file.seek(self._size)
            self._file.truncate()
            _write_all(self._file, data)
            os.fsync(self._file.fileno())
        except OSError as error:
            self.error = _failed(self.path, error)
        else:
            self._size += len(data)
            self._written = len(self.lines)
            self.error = None

    def open(self, path: str | Path) -> None:
        """Write all lines to a file, which replaces another of that name whole, and go on there.

        Raises SieteError ``save_failed``.
        """
        path = Path(path)
        data = _encoded(self.lines)
        try:
            write_whole(path, data, private=True)
            self.close()
            self._file = path.open("r+b", buffering=0)
        except OSError as error:
            raise _failed(path, error) from None
        self.path = path
        self.error = None
        self._written, self._size = len(self.lines), len(data)

    def close(self) -> None:
        """Let go of the file; lines stay in memory."""
        if self._file is not None:
            self._file.close()
            self._file = None


_Secret = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
_Nonce = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{2}){16,64}$")]


class _Line(msgspec.Struct):
    """Of what kind the parts of a line are, where they are there."""

    rules: str | msgspec.UnsetType = msgspec.UNSET
    names: list[str] | msgspec.UnsetType = msgspec.UNSET
    banker: int | msgspec.UnsetType = msgspec.UNSET
    table: str | msgspec.UnsetType = msgspec.UNSET
    extra: dict[str, Any] | msgspec.UnsetType = msgspec.UNSET
    secret: _Secret | msgspec.UnsetType = msgspec.UNSET
    finished: Literal[True] | msgspec.UnsetType = msgspec.UNSET
    nonce: dict[str, _Nonce] | msgspec.UnsetType = msgspec.UNSET
    closed: dict[str, _Nonce] | msgspec.UnsetType = msgspec.UNSET


def _encoded(lines: Sequence[dict[str, Any]]) -> bytes:
    return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)


def _write_all(file: BinaryIO, data: bytes) -> None:
    """Write all of the data, where one unbuffered write on a disk that fills up takes a part."""
    rest = memoryview(data)
    while rest:
        rest = rest[file.write(rest) :]


def _failed(path: Path | None, error: OSError) -> SieteError:
    return SieteError("save_failed", file=str(path), reason=error.strerror or str(error))


def read_journal(path: str | Path) -> list[dict[str, Any]]:
    """The lines of a save.

    Raises SieteError ``save_unreadable``, or ``save_format`` also where a line that is used again
    later would be of no use.
    """
    path = Path(path)
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except OSError as error:
        reason = error.strerror or str(error)
        raise SieteError("save_unreadable", file=str(path), reason=reason) from None
    if len(data) > LARGEST_FILE:  # what is left out would be lost with the next save
        reason = os.strerror(errno.EFBIG)
        raise SieteError("save_unreadable", file=str(path), reason=reason)
    whole, _, _ = data.rpartition(b"\n")
    try:
        lines: list[dict[str, Any]] = [
            msgspec.json.decode(line, type=dict[str, Any]) for line in whole.split(b"\n")
        ]
        for line in lines:
            msgspec.convert(line, _Line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise SieteError("save_format", file=str(path)) from None
    if lines[0].get("format") != FORMAT:
        raise SieteError("save_format", file=str(path))
    return lines
