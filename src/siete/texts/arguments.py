"""What people, files and the system put into a message, made fit to be shown."""

import errno
import os
import unicodedata
from collections.abc import Mapping
from typing import Final

FEWEST_DIGITS: Final = 10**15
"""From here on a number chooses no plural any more, and is just digits."""

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


def shown(text: str) -> str:
    """A text with escapes for what nobody sees: control characters could change a terminal."""
    return text if text.isprintable() else "".join(map(_visible, text))


def _visible(sign: str) -> str:
    """A sign, or its escape; spaces of all widths and ends of lines are seen."""
    if sign.isprintable() or sign == "\n" or unicodedata.category(sign) == "Zs":
        return sign
    return sign.encode("unicode_escape").decode()
