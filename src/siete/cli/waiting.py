"""A line on a terminal that says for how long something has been worked out."""

import sys
import time
from threading import Event, Thread
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from siete.texts import Texts

_FIRST: Final = 0.5
"""Seconds after which it is said for the first time."""
_BETWEEN_LINES: Final = 0.2
"""Seconds between two lines."""


class Waiting:
    """Says it while a block lasts, written over itself; nothing where there is no terminal."""

    def __init__(self, words: "Texts") -> None:
        self._words = words
        self._over = Event()
        self._thread = Thread(target=self._tell, daemon=True)

    def __enter__(self) -> None:
        if sys.stderr.isatty():
            self._thread.start()

    def __exit__(self, *_error: object) -> None:
        self._over.set()
        if self._thread.is_alive():
            self._thread.join()

    def _tell(self) -> None:
        begun, shown = time.monotonic(), 0
        wait = _FIRST
        while not self._over.wait(wait):
            wait = _BETWEEN_LINES
            seconds = str(round(time.monotonic() - begun))
            said = self._words.say("odds-progress", seconds=seconds)
            print(f"\r{said:<{shown}}", end="", file=sys.stderr, flush=True)
            shown = len(said)
        if shown:
            print(f"\r{'':<{shown}}\r", end="", file=sys.stderr, flush=True)
