"""The journal of a game on disk: one JSON line for each thing that happened, appended at once.

It is a save of its own kind: it holds secrets and rounds that are not over, which a record never
does (RECORDS.md). A line that was cut off by a crash is left out; everything before it counts.
"""

import contextlib
import os
from pathlib import Path
from typing import Any, Final

import msgspec

from siete.errors import SieteError

FORMAT: Final = "siete-save/1"
LARGEST_FILE: Final = 256 * 1024 * 1024


class Journal:
    """Lines in memory, and in a file once it has one."""

    def __init__(self, lines: list[dict[str, Any]] | None = None) -> None:
        self.lines: list[Any] = list(lines or [])
        self.path: Path | None = None
        self.trouble: SieteError | None = None
        self._file: Any = None

    def write(self, line: dict[str, Any]) -> None:
        """Add a line; it is on disk when this returns.

        Where the disk does not take it, the line is kept in memory, the file is let go, and
        ``trouble`` says why (``save_failed``): play goes on, and ``open`` may save it all later.
        """
        self.lines.append(line)
        if self._file is None:
            return
        try:
            self._file.write(msgspec.json.encode(line) + b"\n")
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as error:
            self.trouble = SieteError(
                "save_failed", file=str(self.path), reason=error.strerror or str(error)
            )
            self.close()

    def open(self, path: str | Path) -> None:
        """Write all lines to a file, which replaces another of that name whole, and go on there.

        Raises SieteError ``save_failed``.
        """
        path = Path(path)
        draft = path.with_name(f".{path.name}.{os.getpid()}")
        try:
            descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            with os.fdopen(descriptor, "wb") as file:
                for line in self.lines:
                    file.write(msgspec.json.encode(line) + b"\n")
                file.flush()
                os.fsync(file.fileno())
            draft.replace(path)
            self.close()
            self._file = path.open("ab")
        except OSError as error:
            draft.unlink(missing_ok=True)
            raise SieteError(
                "save_failed", file=str(path), reason=error.strerror or str(error)
            ) from None
        self.path = path
        self.trouble = None

    def close(self) -> None:
        """Let go of the file; lines stay in memory."""
        if self._file is not None:
            with contextlib.suppress(OSError):  # what could not be written is in memory
                self._file.close()
            self._file = None


def read_journal(path: str | Path) -> list[dict[str, Any]]:
    """The lines of a save. Raises SieteError ``save_unreadable`` or ``save_format``."""
    path = Path(path)
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except OSError as error:
        reason = error.strerror or str(error)
        raise SieteError("save_unreadable", file=str(path), reason=reason) from None
    whole, _, _ = data.rpartition(b"\n")
    try:
        lines = [msgspec.json.decode(line) for line in whole.split(b"\n")]
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise SieteError("save_format", file=str(path)) from None
    if not all(isinstance(line, dict) for line in lines) or lines[0].get("format") != FORMAT:
        raise SieteError("save_format", file=str(path))
    return lines
