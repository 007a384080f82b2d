"""Rules and policies compiled into what the kernel reads: small tables and whole numbers.

Amounts are counted in a unit in which all that can be won or lost is a whole number: the greatest
that divides every payment, so that sums stay small and exact.
"""

from collections.abc import Sequence
from math import gcd
from typing import Final, NamedTuple

import numpy as np

from siete.amounts import ONE, Amount, times
from siete.cards import DECK, LIMIT, Card
from siete.game.hands import wild_natural_counts
from siete.odds.deck import Bools, Ints
from siete.odds.kernel.stream import PLACE_OF
from siete.rules import CLASSES, Rules, pay_matrix

HIDDEN: Final = len(CLASSES)
"""In the place of the banker's class where the banker did not play."""

LARGEST: Final = 2**60
"""No amount of a round is above this many units; the game engine plays rounds that need more."""

LARGEST_MULTIPLE: Final = 2**40


class Setup(NamedTuple):
    """What a kernel needs to know, whole numbers and arrays only.

    Attributes:
        seats: How many sit at the table, the banker last.
        deck: The cards that play, as bits by their places in ``stream.ORDER``.
        wild: The place of the wild card, or -1.
        alone: Half points of the wild card as a hand's only card.
        alone_draws: Whether such a hand may not stand.
        reaches: Whether players may not stand below the banker's first card.
        pair: Whether two sevens are a hand.
        wild_natural: Whether a 7 with the wild card is a class of its own.
        one_double: Whether only one seven and a half a round is paid its multiple (R18).
        draws: (seats, 16) whether a seat asks for a card, by its total in half points.
        pay: (19, 19) units that a player's class gets from the banker's, for a whole first stake.
        multiples: (19, 19) the pay matrix, in millionths of the stake.
        stake: The first stake in units.
        pot: What the pot opens with in units (R13), or -1.
        unit: Trillionths of a chip in a unit.
    """

    seats: int
    deck: np.uint64
    wild: int
    alone: int
    alone_draws: bool
    reaches: bool
    pair: bool
    wild_natural: bool
    one_double: bool
    draws: Bools
    pay: Ints
    multiples: Ints
    stake: int
    pot: int
    unit: int


def setup_of(
    rules: Rules, draws: Sequence[Sequence[bool]], cards: Sequence[Card] = DECK
) -> Setup | None:
    """The tables of these rules, with a row of ``Setup.draws`` for each seat, the banker's last.

    None where amounts are so large, or have so many decimals, that only the engine counts them.
    """
    matrix = pay_matrix(rules)
    amounts = [[times(rules.bets_min, multiple) for multiple in row] for row in matrix]
    opening = rules.pot_opening if rules.pot_on else 0
    unit = _unit(rules, [each for row in amounts for each in row], opening)
    largest = max(abs(each) for row in amounts for each in row)
    highest = max(abs(multiple) for row in matrix for multiple in row)
    players = len(draws) - 1
    grows = highest // ONE + 1 if rules.pot_on else 1
    bound = (opening * grows + players * largest) // unit
    if bound > LARGEST or highest > LARGEST_MULTIPLE:
        return None
    asks = np.array(draws, np.bool_)
    if rules.bank_draws_to:
        asks[-1] = np.arange(LIMIT + 1) < rules.bank_draws_to
    asks[:, LIMIT] = False
    wild = rules.deck_wild
    return Setup(
        seats=len(draws),
        deck=np.uint64(sum(1 << PLACE_OF[card] for card in cards)),
        wild=-1 if wild is None else PLACE_OF[wild],
        alone=14 if rules.deck_wild_alone == "any" else 1,
        alone_draws=wild is not None and rules.deck_wild_alone == "draws",
        reaches=rules.cards_reach_bank and rules.bank_card == "exposed",
        pair=rules.specials_pair_of_sevens,
        wild_natural=wild_natural_counts(rules),
        one_double=rules.pay_one_double,
        draws=asks,
        pay=np.array([[each // unit for each in row] for row in amounts], np.int64),
        multiples=np.array(matrix, np.int64),
        stake=rules.bets_min // unit,
        pot=opening // unit if rules.pot_on else -1,
        unit=unit,
    )


def _unit(rules: Rules, amounts: Sequence[Amount], opening: Amount) -> Amount:
    """The greatest unit of all payments.

    Where a pot's leavings are staked what they lose may be cut off below a trillionth (R13); only
    with whole multiples is that never so, in whichever unit.
    """
    whole = all(
        multiple % ONE == 0 for row in pay_matrix(rules) for multiple in row if multiple < 0
    )
    if rules.pot_on and not whole:
        return 1
    return gcd(rules.bets_min, opening, *amounts)


def most_rounds(setup: Setup) -> int:
    """How many rounds may be summed in 64 bits, and their squares in 128."""
    largest = int(np.abs(setup.pay).max())
    bound = max(1, 16 * max(setup.pot, 0) + setup.seats * largest)
    return min(2**62 // bound, 2**126 // bound**2)
