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

# A hand in an array of int64, with these places:
_OTHERS: Final = 0
"""half points of its cards without the wild one;"""
_SIZE: Final = 1
_SEVENS: Final = 2
_WILD: Final = 3
_TOTAL: Final = 4
HAND: Final = 5
"""How long it is."""

_ONE = np.uint64(1)
_HALF = np.uint64(32)
_LOW = np.uint64(0xFFFFFFFF)
_SEVEN: Final = 14


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
    hands = np.zeros((setup.seats, HAND), np.int64)
    masks = np.zeros(setup.seats, np.uint64)
    for k in range(rounds):
        begin(state, np.uint64(first + k), setup.deck)
        net[:] = 0
        if setup.pot >= 0:
            _play_pot(setup, state, hands, masks, net, counts)
        else:
            last = setup.seats - 1
            _small_round(setup, state, hands, masks, 0, last, setup.stake, -1, False, net, counts)
        for seat in range(setup.seats):
            sums[seat] += net[seat]
            _add_square(squares, seat, net[seat])


@compiled
def _play_pot(
    setup: Setup, state: Words, hands: Ints, masks: Words, net: Ints, counts: Ints
) -> None:
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
            setup, state, hands, masks, player, player + 1, stake, pot, doubled, net, counts
        )


@compiled
def _small_round(
    setup: Setup,
    state: Words,
    hands: Ints,
    masks: Words,
    first: int,
    last: int,
    stake: int,
    pot: int,
    doubled: bool,
    net: Ints,
    counts: Ints,
) -> tuple[int, bool]:
    """Deal, turns, the banker's turn and settlement for the players from ``first`` to ``last``.

    The pot (-1: there is none) and whether a seven and a half was paid its multiple come back.
    """
    banker = setup.seats - 1
    for player in range(first, last):
        _deal(setup, state, hands, masks, player)
    _deal(setup, state, hands, masks, banker)
    # A wild card shown by the banker counts ½ whatever it is worth alone.
    reach = 0
    if setup.reaches:
        reach = max(hands[banker, _OTHERS], 1)
    in_play = False
    for player in range(first, last):
        _turn(setup, state, hands, masks, player, reach)
        if class_of(setup, hands, player) == BUST:
            state[GONE] |= masks[player]
        else:
            in_play = True
    bank_class = HIDDEN
    if in_play:
        _turn(setup, state, hands, masks, banker, 0)
        bank_class = class_of(setup, hands, banker)
    for player in range(first, last):
        made = class_of(setup, hands, player)
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
def _deal(setup: Setup, state: Words, hands: Ints, masks: Words, seat: int) -> None:
    """A first card."""
    for part in range(HAND):
        hands[seat, part] = 0
    masks[seat] = np.uint64(0)
    _take(setup, state, hands, masks, seat)


@compiled
def _take(setup: Setup, state: Words, hands: Ints, masks: Words, seat: int) -> None:
    """One card more for a hand."""
    place = draw(state)
    masks[seat] |= _ONE << np.uint64(place)
    hands[seat, _SIZE] += 1
    if place == setup.wild:
        hands[seat, _WILD] = 1
    else:
        value = value_of(place)
        hands[seat, _OTHERS] += value
        if value == _SEVEN:
            hands[seat, _SEVENS] += 1
    hands[seat, _TOTAL] = total_of(hands[seat, _OTHERS], hands[seat, _WILD], setup.alone)


@compiled
def _turn(setup: Setup, state: Words, hands: Ints, masks: Words, seat: int, reach: int) -> None:
    """Cards while the seat's policy asks for them, or it may not stand."""
    while hands[seat, _TOTAL] < LIMIT and (state[STOCK] or state[GONE]):
        forced = hands[seat, _TOTAL] < reach or (
            setup.alone_draws and hands[seat, _SIZE] == 1 and hands[seat, _WILD] == 1
        )
        if not forced and not setup.draws[seat, hands[seat, _TOTAL]]:
            break
        _take(setup, state, hands, masks, seat)


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
def class_of(setup: Setup, hands: Ints, seat: int) -> int:
    """The class of a seat's hand in the pay matrix."""
    total: int = hands[seat, _TOTAL]
    if total > LIMIT:
        pair = setup.pair and hands[seat, _SIZE] == 2 and hands[seat, _SEVENS] == 2
        return PAIR_OF_SEVENS if pair else BUST
    if total < LIMIT:
        return total
    if hands[seat, _SIZE] > 2:
        return SEVEN_AND_A_HALF
    if setup.wild_natural and hands[seat, _WILD] and hands[seat, _SEVENS]:
        return WILD_NATURAL
    return NATURAL


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
