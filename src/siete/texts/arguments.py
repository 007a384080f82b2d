"""What people, files and the system put into a message, made fit to be shown."""

import errno
import os
import unicodedata
from collections.abc import Mapping
from typing import Final

_MOST: Final = 10**15
"""From here on a number chooses no plural any more, and is just digits."""
_LONGEST: Final = 900
"""More than Fluent takes at once; a longer text is put in afterwards."""
_MARKS: Final = "\ue000", "\ue001"

REASONS: Final[Mapping[str, str]] = {
    os.strerror(number): message
    for number, message in (
        (errno.ENOENT, "error-reason-missing"),
        (errno.EACCES, "error-reason-permission"),
        (errno.EPERM, "error-reason-permission"),
        (errno.EISDIR, "error-reason-folder"),
        (errno.ENOTDIR, "error-reason-no-folder"),
        (errno.ENOSPC, "error-reason-full"),
        (errno.EROFS, "error-reason-read-only"),
        (errno.ENAMETOOLONG, "error-reason-name-too-long"),
        (errno.EBADF, "error-reason-closed"),
        (errno.EADDRNOTAVAIL, "error-reason-no-address"),
    )
}
"""The messages for what a system says, in English, when it refuses to read or write."""


class Arguments:
    """The arguments of one message; ``short`` are those that Fluent gets.

    Control characters and other signs that nobody sees are escaped: they could change what a
    terminal shows.
    """

    def __init__(self, args: Mapping[str, str | int]) -> None:
        self._long: list[str] = []
        self.short = {name: self._fit(value) for name, value in args.items()}

    def _fit(self, value: str | int) -> str | int:
        if isinstance(value, int):
            return value if abs(value) < _MOST else str(value)
        text = shown(value)
        if len(text) <= _LONGEST:
            return text
        self._long.append(text)
        return f"{_MARKS[0]}{len(self._long) - 1}{_MARKS[1]}"

    def put_into(self, said: str) -> str:
        """What was said, with the long ones where they belong."""
        for number, text in enumerate(self._long):
            said = said.replace(f"{_MARKS[0]}{number}{_MARKS[1]}", text)
        return said


def shown(text: str) -> str:
    """A text with escapes for what nobody sees."""
    return text if text.isprintable() else "".join(map(_visible, text))


def _visible(sign: str) -> str:
    """A sign, or its escape; spaces of all widths and ends of lines are seen."""
    if sign.isprintable() or sign == "\n" or unicodedata.category(sign) == "Zs":
        return sign
    return sign.encode("unicode_escape").decode()
