"""Rules and policies of one player against the banker, as ``lanes`` need them."""

from typing import Final, NamedTuple

import numpy as np

from siete.amounts import times
from siete.odds.deck import Ints
from siete.odds.kernel.setup import HIDDEN, Setup
from siete.odds.kernel.stream import FIGURES

CARDS: Final = 40


class House(NamedTuple):
    """What the lanes need to know of the rules and policies.

    Attributes:
        asks: The total, in half points, below which the player asks for a card.
        bank_asks: The same for the banker.
        reaches: Whether the player may not stand below the banker's first card.
        pair: Whether two sevens are a hand.
        wild: Whether there is a wild card.
        alone: Half points of the wild card alone; 0 where it may not stand.
        wild_natural: Whether a 7 with the wild card is a class of its own.
        stock: The stock of a whole deck (``steps``).
    """

    asks: np.uint64
    bank_asks: np.uint64
    reaches: bool
    pair: bool
    wild: bool
    alone: np.uint64
    wild_natural: bool
    stock: np.uint64


def house_of(setup: Setup) -> House | None:
    """The same for the lanes; None where they can't play it."""
    asks = [int(row.sum()) for row in setup.draws]
    by_threshold = all(row[:total].all() for row, total in zip(setup.draws, asks, strict=True))
    if setup.seats != 2 or setup.deck != np.uint64(2**CARDS - 1) or not by_threshold:
        return None
    left = [FIGURES + 4 * kind for kind in range(7)]
    stock = [127 + many for many in left] + [127 + setup.wild if setup.wild >= 0 else 0]
    return House(
        asks=np.uint64(max(1, asks[0])),
        bank_asks=np.uint64(max(1, asks[1])),
        reaches=setup.reaches,
        pair=setup.pair,
        wild=setup.wild >= 0,
        alone=np.uint64(0 if setup.alone_draws else setup.alone),
        wild_natural=setup.wild_natural,
        stock=np.uint64(int.from_bytes(bytes(stock), "little")),
    )


def outcomes(setup: Setup) -> Ints:
    """(19, 20) what the player gets, in units, by its class and the banker's."""
    stake = setup.stake if setup.pot < 0 else min(setup.stake, setup.pot)
    paid = np.full((HIDDEN, HIDDEN + 1), -stake, np.int64)
    if stake == setup.stake:
        paid[:, :HIDDEN] = setup.pay
    else:
        paid[:, :HIDDEN] = [
            [times(stake, int(multiple)) for multiple in row] for row in setup.multiples
        ]
    return paid if setup.pot < 0 else np.minimum(paid, setup.pot)
