"""A stretch of rounds, played in the way that suits it, and what it came to in whole numbers."""

from dataclasses import dataclass, field
from typing import Final

import numpy as np

from siete.odds.deck import Ints
from siete.odds.kernel.house import house_of, outcomes
from siete.odds.kernel.lanes import LANES, play_lanes, play_wild_lanes
from siete.odds.kernel.rounds import play as play_rounds
from siete.odds.kernel.setup import HIDDEN, Setup, most_rounds

CLASSES: Final = HIDDEN


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
        unplaced: In how many decisions a solution said nothing, so that plain play took its place.
    """

    rounds: int
    sums: list[int]
    squares: list[int]
    counts: Ints = field(repr=False)
    unplaced: int = 0

    def add(self, other: "Tally") -> None:
        """Add what other rounds of the same seats came to."""
        self.rounds += other.rounds
        self.sums = [a + b for a, b in zip(self.sums, other.sums, strict=True)]
        self.squares = [a + b for a, b in zip(self.squares, other.squares, strict=True)]
        self.counts = self.counts + other.counts
        self.unplaced += other.unplaced


def empty(seats: int) -> Tally:
    """The tally of no round."""
    return Tally(0, [0] * seats, [0] * seats, no_counts(seats))


def tally(setup: Setup, seed: int, first: int, rounds: int) -> Tally:
    """What the rounds from number ``first`` came to."""
    found = empty(setup.seats)
    if first % 2 == 0 and (groups := rounds // LANES):
        found = _by_lanes(setup, seed, first, groups)
        first, rounds = first + found.rounds, rounds - found.rounds
    most = most_rounds(setup)
    while rounds:
        many = min(rounds, most)
        found.add(by_rounds(setup, seed, first, many))
        first, rounds = first + many, rounds - many
    return found


def _by_lanes(setup: Setup, seed: int, first: int, groups: int) -> Tally:
    """What so many groups of rounds came to; no round where the lanes can't play them."""
    house = house_of(setup)
    if house is None:
        return empty(setup.seats)
    counts = no_counts(setup.seats)
    low, high = np.uint64(seed & 0xFFFFFFFF), np.uint64(seed >> 32)
    play = play_wild_lanes if house.wild else play_lanes
    play(house, low, high, first, groups, counts[0])
    total = squares = 0
    for made, row in enumerate(outcomes(setup)):
        for bank, paid in enumerate(row):
            many = int(counts[0, made, bank])
            total += many * int(paid)
            squares += many * int(paid) ** 2
    return Tally(groups * LANES, [total, -total], [squares, squares], counts)


def by_rounds(setup: Setup, seed: int, first: int, rounds: int) -> Tally:
    """The same one by one, for at most ``most_rounds``."""
    net = np.zeros(setup.seats, np.int64)
    sums = np.zeros(setup.seats, np.int64)
    squares = np.zeros((setup.seats, 2), np.uint64)
    counts = no_counts(setup.seats)
    play_rounds(setup, np.uint64(seed), first, rounds, net, sums, squares, counts)
    return Tally(
        rounds,
        [int(each) for each in sums],
        [int(low) + (int(high) << 64) for low, high in squares],
        counts,
    )
