"""Choices that are left to luck: each follows from the seed, the round, the seat and the moment.

The generator is that of the cards (``siete.odds.kernel.stream``) with counters that cards never
use: (round, moment, 1 for the player or 2 for the banker). The player's moment is how many cards it
has had, burnt ones included; the banker draws its lot once, when its turn begins, at moment 0.
"""

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

import numpy as np

from siete.odds.compiled import compiled
from siete.odds.kernel.stream import philox

PLAYER: Final = 1
BANKER: Final = 2

_TIMES: Final = 10
_WORD: Final = 0xFFFFFFFF
_RANGE: Final = 1 << 64
_LAST: Final = _RANGE - 1
_32 = np.uint64(32)
_LOW = np.uint64(_WORD)
_A, _B = np.uint64(0xD2511F53), np.uint64(0xCD9E8D57)
_C, _D = np.uint64(0x9E3779B9), np.uint64(0xBB67AE85)


def lot(seed: int, round: int, moment: int, side: int) -> int:
    """A number from 0 to 2**64 - 1."""
    counter = round & _WORD, round >> 32, moment, side
    high, low, _, _ = philox(counter, (seed & _WORD, seed >> 32))
    return high << 32 | low


def until(shares: Sequence[float]) -> tuple[int, ...]:
    """Where the lots of each choice end: the first one with a lot below its end is made.

    The last choice takes all that is left.
    """
    whole = sum(shares)
    ends = [min(_LAST, int(each / whole * _RANGE)) for each in accumulate(shares)]
    return (*ends[:-1], _LAST)


def pick(lot: int, ends: Sequence[int]) -> int:
    """The number of the choice that a lot makes."""
    return next((place for place, end in enumerate(ends) if lot < end), len(ends) - 1)


@compiled
def draw_lot(
    low: np.uint64, high: np.uint64, round: np.uint64, moment: np.uint64, side: np.uint64
) -> np.uint64:
    """``lot`` for the compiled rounds; ``low`` and ``high`` are the halves of the seed."""
    a, b, c, d = round & _LOW, round >> _32, moment, side
    for _ in range(_TIMES):
        p, q = a * _A, c * _B
        a, b, c, d = (q >> _32) ^ b ^ low, q & _LOW, (p >> _32) ^ d ^ high, p & _LOW
        low, high = (low + _C) & _LOW, (high + _D) & _LOW
    return a << _32 | b
