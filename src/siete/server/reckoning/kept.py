"""Figures on disk: a file for each set of rules, at most so many."""

import contextlib
import hashlib
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from siete import __version__
from siete.home import write_whole
from siete.server.reckoning.figures import Edge, Picture

VERSION: Final = f"{__version__}/4"
"""Figures of another version are not taken: what works them out may have changed."""

MOST: Final = 400
"""Files; the ones that were written first go first."""


class Kept(Struct, frozen=True):
    """What is known of rules in good."""

    version: str
    rules: str
    edge: Edge
    picture: Picture | None = None


class Folder:
    """A folder of figures, which is made when there is something to keep.

    What can't be read or written is as if it were not there: it is worked out again.
    """

    def __init__(self, path: Path, most: int = MOST) -> None:
        self._path = path
        self._most = most

    def load(self, rules: str) -> Kept | None:
        """What was kept of rules, by their short text."""
        try:
            found = msgspec.json.decode(self._file(rules).read_bytes(), type=Kept)
        except (OSError, msgspec.MsgspecError, ValueError):
            return None
        return found if found.version == VERSION and found.rules == rules else None

    def save(self, rules: str, edge: Edge, picture: Picture | None) -> None:
        """Keep what is known of rules, in place of what was."""
        body = msgspec.json.encode(Kept(VERSION, rules, edge, picture))
        with contextlib.suppress(OSError):
            self._path.mkdir(mode=0o700, parents=True, exist_ok=True)
            write_whole(self._file(rules), body, private=True)
            self._tidy()

    def _file(self, rules: str) -> Path:
        return self._path / f"{hashlib.sha256(rules.encode()).hexdigest()[:32]}.json"

    def _tidy(self) -> None:
        files = sorted(self._path.iterdir(), key=lambda each: each.stat().st_mtime)
        for file in files[: -self._most]:
            file.unlink(missing_ok=True)
