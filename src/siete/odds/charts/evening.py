"""What an evening comes to: the distribution of the sum of many rounds.

The sum of N rounds that do not depend on each other has as its distribution the N-fold convolution
of one round's. What a round may come to are a few multiples of a step, so the sum lies on a lattice
and its distribution is the N-th power of a polynomial, taken by way of its Fourier transform: exact
but for rounding, 1e-12 at most in each chance.
"""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import gcd, lcm, sqrt
from typing import Final

import numpy as np

from siete.errors import SieteError
from siete.odds.deck import Floats

MOST_ROUNDS: Final = 10_000
MOST_SUMS: Final = 2**22
"""Points of a lattice, so that it takes no more than a second and some hundred megabytes."""

_FINEST: Final = 10**6
_ROUNDING: Final = 1e-12


@dataclass(frozen=True)
class Evening:
    """What so many rounds come to for one who is the player in all of them, in first stakes.

    Attributes:
        rounds: How many rounds.
        lowest: The lowest sum.
        step: The distance between two sums that lie next to each other.
        chances: (S,) the chance of each sum, from the lowest up.
        mean: The expectation of the sum.
        deviation: Its standard deviation.
    """

    rounds: int
    lowest: Fraction
    step: Fraction
    chances: Floats
    mean: float
    deviation: float

    @cached_property
    def sums(self) -> Floats:
        """(S,) the sums, from the lowest up."""
        places = np.arange(len(self.chances), dtype=np.float64)
        found: Floats = places * float(self.step) + float(self.lowest)
        return found

    @property
    def even(self) -> float:
        """The chance that nobody has won anything."""
        place = -self.lowest / self.step
        there = place.denominator == 1 and 0 <= place < len(self.chances)
        return float(self.chances[int(place)]) if there else 0.0

    @property
    def ahead(self) -> float:
        """The chance that the player has won something."""
        first = max(int(-self.lowest // self.step) + 1, 0)
        return float(self.chances[first:].sum())

    @property
    def behind(self) -> float:
        """The chance that the player has lost something."""
        return max(0.0, 1.0 - self.ahead - self.even)

    def quantile(self, share: float) -> float:
        """The lowest sum that is not exceeded with at least this chance."""
        reached = np.searchsorted(self.chances.cumsum(), share - _ROUNDING)
        return float(self.lowest + min(int(reached), len(self.chances) - 1) * self.step)


def evening(results: Iterable[tuple[float, float]], rounds: int) -> Evening:
    """The distribution of the sum of so many rounds.

    ``results`` are what a round may come to, in first stakes, with its chance; the same net may
    come more than once, and chances sum to 1. Raises SieteError ``chart_rounds`` for a number of
    rounds that is not from 1 to ``MOST_ROUNDS``, or has more sums than ``MOST_SUMS``.
    """
    by_net: dict[Fraction, float] = defaultdict(float)
    for net, chance in results:
        by_net[Fraction(net).limit_denominator(_FINEST)] += chance
    lowest = min(by_net)
    step = _step([net - lowest for net in by_net])
    span = int((max(by_net) - lowest) / step)
    most = min(MOST_ROUNDS, MOST_SUMS // max(span, 1))
    if not 1 <= rounds <= most:
        raise SieteError("chart_rounds", rounds=str(rounds), most=str(most))
    once = np.zeros(span + 1)
    for each, chance in by_net.items():
        once[int((each - lowest) / step)] += chance
    once /= once.sum()
    nets = float(lowest) + float(step) * np.arange(span + 1)
    mean = float(once @ nets)
    variance = float(once @ (nets - mean) ** 2)
    return Evening(
        rounds,
        rounds * lowest,
        step,
        _power(once, rounds),
        rounds * mean,
        sqrt(rounds * variance),
    )


def _step(distances: Iterable[Fraction]) -> Fraction:
    """The greatest number of which all of these are multiples; 1 where all are 0."""
    some = [each for each in distances if each]
    if not some:
        return Fraction(1)
    whole = lcm(*(each.denominator for each in some))
    return Fraction(gcd(*(int(each * whole) for each in some)), whole)


def _power(once: Floats, rounds: int) -> Floats:
    """The distribution of the sum of so many, each with the distribution ``once``."""
    size = rounds * (len(once) - 1) + 1
    room = 1 << size.bit_length()  # a length of which transforms are fast
    rough = np.fft.irfft(np.fft.rfft(once, room) ** rounds, room)[:size]
    found: Floats = np.maximum(rough, 0.0).astype(np.float64)
    found /= found.sum()
    return found
