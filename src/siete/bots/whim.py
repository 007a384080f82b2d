"""Where a bot may do one thing or another: its seed and what it sees decide, never a clock.

A bot keeps no state, so one that goes on after a pause, or in another process, plays the same.
"""

from hashlib import blake2b

import msgspec

from siete.game.choices import Choice
from siete.game.view import View


class Whim:
    """A stream of numbers for one decision; nothing to do with how cards are shuffled."""

    def __init__(self, seed: int, view: View, choices: tuple[Choice, ...]) -> None:
        seen = msgspec.json.encode((seed, view.viewer, view.balances, view.round, choices))
        self._bits = int.from_bytes(blake2b(seen, digest_size=32).digest())

    def below(self, count: int) -> int:
        """A number from 0 to ``count`` - 1."""
        self._bits, number = divmod(self._bits, count)
        return number

    def between(self, low: int, high: int) -> int:
        """A number from ``low`` to ``high``."""
        return low + self.below(high - low + 1)

    def one_in(self, count: int) -> bool:
        """True once in ``count`` times."""
        return self.below(count) == 0


def mood(seed: int, view: View, moods: int) -> int:
    """A number from 0 to ``moods`` - 1 that stays the same for a whole round."""
    seen = msgspec.json.encode((seed, view.viewer, view.balances))
    return int.from_bytes(blake2b(seen, digest_size=8).digest()) % moods
