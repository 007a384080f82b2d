"""Lines in and lines out: all that the plain game needs of a terminal or a pipe."""

import sys
from typing import Final, TextIO

_LONGEST: Final = 1000


class Lines:
    """Writes lines, and reads them one at a time."""

    def __init__(self, read: TextIO | None = None, write: TextIO | None = None) -> None:
        self._read = read or sys.stdin
        self._write = write or sys.stdout
        self._is_typed = self._read.isatty()
        self._put_back: str | None = None

    def say(self, *lines: str) -> None:
        """Write lines."""
        for line in lines:
            self._write.write(f"{line}\n")

    def ask(self) -> str | None:
        """The next line without the spaces around it; None where there are no more.

        Who types is shown a sign that it is their turn to.
        """
        if self._put_back is not None:
            line, self._put_back = self._put_back, None
            return line
        if self._is_typed:
            self._write.write("> ")
        self._write.flush()
        said = self._read.readline(_LONGEST)
        line = said
        while line and not line.endswith("\n"):
            line = self._read.readline(_LONGEST)
        return said.strip() if said else None

    def put_back(self, line: str) -> None:
        """Have a line read again."""
        self._put_back = line
