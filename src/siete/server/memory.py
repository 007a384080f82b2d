"""When Python looks for what is lost in circles: seldom, or it would stop every table.

Looking through all that is in memory takes half a second where many play. What is new is looked
through in small parts, once: whatever is still in use then, which here is nearly all, is not looked
at again before its turn comes with all the rest. How small a part is decides how long a move may
have to wait for it; all together they take as long.
"""

import gc
from typing import Final

_NEW_OBJECTS: Final = 500
"""So many more than were let go of: then six times as many are new, looked through in half a
millisecond."""

_NEVER: Final = 1_000_000

COLLECTED_SECONDS: Final = 600.0
"""How often all of memory is looked through."""


def collect_seldom() -> None:
    """Look through what is new only, and keep for good what is loaded by now."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_NEW_OBJECTS, _NEVER, _NEVER)


class Collector:
    """Looks through all of it from time to time."""

    def __init__(self, time: float) -> None:
        self._last = time

    def tick(self, time: float) -> None:
        """Look, where it is time again; ``time`` is in seconds."""
        if time - self._last > COLLECTED_SECONDS:
            self._last = time
            gc.collect()
