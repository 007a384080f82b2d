"""A stretch of rounds, played in the way that suits it, and what it came to in whole numbers."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import numpy as np

from siete.odds.deck import Ints
from siete.odds.kernel.rounds import play
from siete.odds.kernel.setup import HIDDEN, Setup, most_rounds

CLASSES: Final = HIDDEN
_NONE: Final[Ints] = np.zeros(0, np.int64)


def no_counts(seats: int) -> Ints:
    """The counts of hands of no round: (seats - 1, 19, 20)."""
    return np.zeros((seats - 1, CLASSES, CLASSES + 1), np.int64)


@dataclass
class Tally:
    """What some rounds came to: exact, so that the parts of a simulation may be added in any order.

    Attributes:
        rounds: How many.
        sums: By seat, the banker last, what it won in units.
        squares: By seat, the sum of the squares of what it won in each round.
        counts: (seats - 1, 19, 20) hands by player, by class, and by the banker's class, the last
            (``HIDDEN``) where the banker did not play.
    """

    rounds: int
    sums: list[int]
    squares: list[int]
    counts: Ints = field(repr=False)

    def add(self, other: "Tally") -> None:
        """Add what other rounds of the same seats came to."""
        self.rounds += other.rounds
        self.sums = [a + b for a, b in zip(self.sums, other.sums, strict=True)]
        self.squares = [a + b for a, b in zip(self.squares, other.squares, strict=True)]
        self.counts = self.counts + other.counts


def empty(seats: int) -> Tally:
    """The tally of no round."""
    return Tally(0, [0] * seats, [0] * seats, no_counts(seats))


def tally(setup: Setup, seed: int, first: int, rounds: int) -> Tally:
    """What the rounds from number ``first`` came to."""
    found = empty(setup.seats)
    most = most_rounds(setup)
    while rounds:
        many = min(rounds, most)
        found.add(_by_rounds(setup, seed, _NONE, first, many))
        first, rounds = first + many, rounds - many
    return found


def _by_rounds(setup: Setup, seed: int, numbers: Ints, first: int, rounds: int) -> Tally:
    net = np.zeros(setup.seats, np.int64)
    sums = np.zeros(setup.seats, np.int64)
    squares = np.zeros((setup.seats, 2), np.uint64)
    counts = no_counts(setup.seats)
    play(setup, np.uint64(seed), numbers, first, rounds, net, sums, squares, counts)
    return Tally(
        len(numbers) or rounds,
        [int(each) for each in sums],
        [int(low) + (int(high) << 64) for low, high in squares],
        counts,
    )


def net_of_round(setup: Setup, seed: int, number: int) -> Sequence[int]:
    """What each seat won in one round, in units, the banker last."""
    return _by_rounds(setup, seed, _NONE, number, 1).sums
