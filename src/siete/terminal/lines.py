"""Lines in and lines out: all that the plain game needs of a terminal or a pipe."""

import os
import sys
from typing import Final, TextIO

from siete.texts.plain import columns_of, wrap

USUAL_WIDTH: Final = 78
"""Columns of a terminal that does not say how wide it is."""

_LONGEST: Final = 1000


class Lines:
    """Writes lines, and reads them one at a time.

    On a terminal they are broken between words where they are wider than it is; in a pipe or a file
    a line stays one line.
    """

    def __init__(self, read: TextIO | None = None, write: TextIO | None = None) -> None:
        self._read = read or sys.stdin
        self._write = write or sys.stdout
        self._is_typed = self._read.isatty()
        self._put_back: str | None = None

    def say(self, *lines: str) -> None:
        """Write lines."""
        width = self._width()
        for line in lines:
            fits = not width or columns_of(line) <= width
            for part in (line,) if fits else wrap(line, width):
                self._write.write(f"{part}\n")

    def _width(self) -> int:
        """Columns of the terminal that is written to; 0 where it is none."""
        if not self._write.isatty():
            return 0
        try:
            return os.get_terminal_size(self._write.fileno()).columns or USUAL_WIDTH
        except OSError:
            return USUAL_WIDTH

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
