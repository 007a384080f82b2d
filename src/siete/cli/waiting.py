"""A line on a terminal that says for how long something has been worked out."""

import time
from threading import Event, Thread
from typing import TYPE_CHECKING, Final

from siete.cli.rewritten import Rewritten

if TYPE_CHECKING:
    from siete.texts import Texts

_FIRST: Final = 0.5
"""Seconds after which it is said for the first time."""
_BETWEEN_LINES: Final = 0.2
"""Seconds between two lines."""


class Waiting:
    """Says it while a block lasts; nothing where there is no terminal."""

    def __init__(self, words: "Texts") -> None:
        self._words = words
        self._line = Rewritten()
        self._over = Event()
        self._thread = Thread(target=self._tell, daemon=True)

    def __enter__(self) -> None:
        if self._line.is_seen:
            self._thread.start()

    def __exit__(self, *_error: object) -> None:
        self._over.set()
        if self._thread.is_alive():
            self._thread.join()

    def _tell(self) -> None:
        begun, wait = time.monotonic(), _FIRST
        while not self._over.wait(wait):
            wait = _BETWEEN_LINES
            seconds = str(round(time.monotonic() - begun))
            self._line.say(self._words.say("odds-progress", seconds=seconds))
        self._line.clear()
