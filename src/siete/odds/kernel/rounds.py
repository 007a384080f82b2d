"""Rounds of any kind, one after the other: 2 to 12 seats, the pot, a stock that runs out.

The game engine is the truth, and every rule here is one of its stages; what policies by totals
never do (raise, pass, burn, void, open hands, ask for a muerta) is not here.
"""

from typing import Final

import numpy as np

from siete.amounts import ONE
from siete.cards import LIMIT
from siete.odds.compiled import compiled
from siete.odds.deck import Ints
from siete.odds.kernel import stream
from siete.odds.kernel.setup import HIDDEN, Setup
from siete.odds.kernel.stream import FIGURES, GONE, STOCK, Words, begin, draw
from siete.rules import BUST, NATURAL, PAIR_OF_SEVENS, SEVEN_AND_A_HALF, WILD_NATURAL

_ONE = np.uint64(1)
_HALF = np.uint64(32)
_LOW = np.uint64(0xFFFFFFFF)
_SEVENS: Final = FIGURES + 4 * 6
"""The place of the first seven."""


@compiled
def play(
    setup: Setup,
    seed: np.uint64,
    first: int,
    rounds: int,
    net: Ints,
    sums: Ints,
    squares: Words,
    counts: Ints,
) -> None:
    """Play rounds and add up what each seat won.

    They are ``rounds`` of them from ``first``. ``net`` (seats) is for the work. ``sums`` (seats)
    and ``squares`` (seats, 2: lower and upper 64 bits) grow by each seat's gains in units;
    ``counts`` (seats - 1, 19, 20) by one for each hand, by its class and the banker's, ``HIDDEN``
    where the banker did not play.
    """
    state = np.zeros(stream.STATE, np.uint64)
    state[stream.KEY] = seed & _LOW
    state[stream.KEY + 1] = seed >> _HALF
    hands = np.zeros(setup.seats, np.int64)
    for k in range(rounds):
        begin(state, np.uint64(first + k), setup.deck)
        net[:] = 0
        if setup.pot >= 0:
            _play_pot(setup, state, hands, net, counts)
        else:
            last = setup.seats - 1
            _small_round(setup, state, hands, 0, last, setup.stake, -1, False, net, counts)
        for seat in range(setup.seats):
            sums[seat] += net[seat]
            _add_square(squares, seat, net[seat])


@compiled
def _play_pot(setup: Setup, state: Words, hands: Ints, net: Ints, counts: Ints) -> None:
    """A small round against each player while the pot holds something (R13)."""
    pot = setup.pot
    doubled = False
    for player in range(setup.seats - 1):
        if pot == 0:
            break
        if player:
            state[GONE] = setup.deck & ~state[STOCK]
        stake = min(setup.stake, pot)
        pot, doubled = _small_round(
            setup, state, hands, player, player + 1, stake, pot, doubled, net, counts
        )


@compiled
def _small_round(
    setup: Setup,
    state: Words,
    hands: Ints,
    first: int,
    last: int,
    stake: int,
    pot: int,
    doubled: bool,
    net: Ints,
    counts: Ints,
) -> tuple[int, bool]:
    """Deal, turns, the banker's turn and settlement for the players from ``first`` to ``last``.

    ``hands`` (seats) has the places of the first cards, later the classes of the hands. The pot
    (-1: there is none) and whether a seven and a half was paid its multiple come back.
    """
    banker = setup.seats - 1
    for player in range(first, last):
        hands[player] = draw(state)
    hands[banker] = draw(state)
    # A wild card that the banker shows counts ½ whatever it is worth alone.
    reach = value_of(hands[banker]) if setup.reaches else 0
    in_play = False
    for player in range(first, last):
        hands[player], cards = _turn(setup, state, player, hands[player], reach)
        if hands[player] == BUST:
            state[GONE] |= cards
        else:
            in_play = True
    bank_class = HIDDEN
    if in_play:
        bank_class, cards = _turn(setup, state, banker, hands[banker], 0)
    for player in range(first, last):
        made = hands[player]
        amount = -stake
        if in_play:
            multiple = setup.multiples[made, bank_class]
            amount = setup.pay[made, bank_class]
            if stake != setup.stake:
                amount = _times(stake, multiple)
            if multiple > 0 and SEVEN_AND_A_HALF <= made <= WILD_NATURAL:
                if doubled and multiple > ONE:
                    amount = stake
                doubled = doubled or setup.one_double
        if pot >= 0:
            amount = min(amount, pot)
            pot -= amount
        net[player] += amount
        net[banker] -= amount
        counts[player, made, bank_class] += 1
    return pot, doubled


@compiled
def _turn(setup: Setup, state: Words, seat: int, place: int, reach: int) -> tuple[int, np.uint64]:
    """A hand with this first card, and cards while its policy asks or it may not stand.

    Its class and its cards, as bits, come back.
    """
    others, wild, size, sevens = 0, 0, 0, 0
    cards = np.uint64(0)
    while True:
        cards |= _ONE << np.uint64(place)
        size += 1
        if place == setup.wild:
            wild = 1
        else:
            others += value_of(place)
            sevens += place >= _SEVENS
        total = total_of(others, wild, setup.alone)
        if total >= LIMIT or not (state[STOCK] | state[GONE]):
            break
        forced = total < reach or (setup.alone_draws and size == 1 and wild == 1)
        if not forced and not setup.draws[seat, total]:
            break
        place = draw(state)
    return class_of(setup, total, size, sevens, wild), cards


@compiled
def value_of(place: int) -> int:
    """Half points of the card at this place of ``stream.ORDER``; a wild card's as a figure."""
    return 1 if place < FIGURES else (place - FIGURES) // 4 * 2 + 2


@compiled
def total_of(others: int, wild: int, alone: int) -> int:
    """The best total of cards that come to ``others`` half points, with or without the wild card.

    With it that is 7½ or 7 where the others leave room, else half a point more than they are (R12).
    """
    if not wild:
        return others
    if not others:
        return alone
    return max(14 + others % 2, others + 1)


@compiled
def class_of(setup: Setup, total: int, size: int, sevens: int, wild: int) -> int:
    """The class in the pay matrix of a hand of so many cards, sevens and wild cards."""
    if total > LIMIT:
        return PAIR_OF_SEVENS if setup.pair and size == 2 and sevens == 2 else BUST
    if total < LIMIT:
        return total
    if size > 2:
        return SEVEN_AND_A_HALF
    return WILD_NATURAL if setup.wild_natural and wild and sevens else NATURAL


@compiled
def _times(stake: int, multiple: int) -> int:
    """``siete.amounts.times`` without a product that is too large on the way."""
    return stake // ONE * multiple + stake % ONE * multiple // ONE


@compiled
def _add_square(squares: Words, seat: int, amount: int) -> None:
    """Add an amount's square to a sum of 128 bits."""
    size = np.uint64(abs(amount))
    a, b = size >> _HALF, size & _LOW
    low = b * b
    cross = a * b
    middle = (cross << (_HALF + _ONE)) & ~np.uint64(0)
    squares[seat, 1] += a * a + (cross >> (_HALF - _ONE))
    total = low + middle
    if total < low:
        squares[seat, 1] += _ONE
    squares[seat, 0] += total
    if squares[seat, 0] < total:
        squares[seat, 1] += _ONE
