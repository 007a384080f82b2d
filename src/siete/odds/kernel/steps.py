"""What happens to one round of ``lanes`` at a card: without a branch, so that many go together.

**The stock** is one number of eight bytes. Byte k has 127 and how many cards are left of the kinds
up to k: figures, then figures and ones, up to sixes; a card of place r is above kind k where taking
r from the byte clears its highest bit. The last byte tells the figures before the wild card.
"""

from typing import Final

import numpy as np

from siete.cards import LIMIT
from siete.odds.compiled import bits_of, compiled
from siete.odds.kernel.house import CARDS, House
from siete.odds.kernel.setup import HIDDEN
from siete.odds.kernel.stream import BATCH, block
from siete.rules import NATURAL, PAIR_OF_SEVENS, WILD_NATURAL

CODES: Final = HIDDEN * (HIDDEN + 1)
"""A result is below this: 20 times the player's class, and the banker's."""

_0, _1, _2, _7, _14 = (np.uint64(number) for number in (0, 1, 2, 7, 14))
_15, _28, _32, _56 = (np.uint64(number) for number in (LIMIT, 28, 32, 56))
_40 = np.uint64(CARDS)
_LOW = np.uint64(0xFFFFFFFF)
_EVERY_BYTE = np.uint64(0x01010101)
_TOPS = np.uint64(0x8080808080808080)
_WEIGHTS = np.uint64(0x0080808080808080 | 0x0001010101010100)
"""Two bits for each kind above a card's, one for ones: 14 less these is the card's half points."""
_EQUAL = np.uint64(127)
_BATCH = np.uint64(BATCH)
_HIDDEN = np.uint64(HIDDEN)
_ROW = np.uint64(HIDDEN + 1)
_NATURAL, _PAIR = np.uint64(NATURAL), np.uint64(PAIR_OF_SEVENS)
_WILD_STEP = np.uint64(WILD_NATURAL - NATURAL)


@compiled
def card(
    rest: np.uint64, left: np.uint64, stock: np.uint64
) -> tuple[np.uint64, np.uint64, np.uint64]:
    """The rest of the word, the stock without the card, and the card's half points."""
    both = rest * left
    place = (both >> _32) * _EVERY_BYTE
    below = (stock - (place | place << _32)) & _TOPS
    ones = below >> _7
    return both & _LOW, stock - ones, _14 - bits_of((below | ones) & _WEIGHTS)


@compiled
def step(
    rest: np.uint64,
    left: np.uint64,
    stock: np.uint64,
    player: np.uint64,
    bank: np.uint64,
    size: np.uint64,
    asks: np.uint64,
    bank_asks: np.uint64,
) -> tuple[np.uint64, np.uint64, np.uint64, np.uint64, np.uint64]:
    """One card for the player who asks, else for the banker who does: totals, and its cards."""
    rest, stock, value = card(rest, left, stock)
    of_player = player < asks
    of_bank = (not of_player) & (bank < bank_asks)
    player = player + (value if of_player else _0)
    bank = bank + (value if of_bank else _0)
    size = size + (_1 if of_bank else _0)
    return rest, stock, player, bank, size


@compiled
def result_of(
    player: np.uint64, special: np.uint64, bank: np.uint64, bank_special: np.uint64
) -> np.uint64:
    """The result of two hands, totals with the class of a natural or pair, or 0, beside them."""
    out = (player > _15) & (special == _0)
    mine = _0 if player > _15 else player
    mine = special if special > _0 else mine
    its = _0 if bank > _15 else bank
    its = bank_special if bank_special > _0 else its
    return mine * _ROW + (_HIDDEN if out else its)


@compiled
def special_of(total: np.uint64, two: bool, pair: bool) -> np.uint64:
    """The class of a natural or a pair of sevens, 0 for any other hand."""
    found = _NATURAL if two & (total == _15) else _0
    return _PAIR if two & pair & (total == _28) else found


@compiled
def wild_card(
    rest: np.uint64, left: np.uint64, stock: np.uint64, wild: np.uint64
) -> tuple[np.uint64, np.uint64, np.uint64, np.uint64, np.uint64]:
    """As ``card``; ``wild`` is 1 while the wild card is in the stock, and at last whether it came.

    A wild card's half points are 0: what it counts is for its hand to say.
    """
    both = rest * left
    place = (both >> _32) * _EVERY_BYTE
    taken = stock - (place | place << _32)
    below = taken & _TOPS
    ones = below >> _7
    came = wild if taken >> _56 == _EQUAL else _0
    value = _14 - bits_of((below | ones) & _WEIGHTS) - came
    return both & _LOW, stock - ones, value, wild - came, came


@compiled
def total_of(others: np.uint64, wild: np.uint64, alone: np.uint64) -> np.uint64:
    """As ``rounds.total_of``."""
    best = max(_14 + (others & _1), others + _1)
    with_wild = alone if others == _0 else best
    return with_wild if wild > _0 else others


@compiled
def wild_special(
    house: House, total: np.uint64, others: np.uint64, wild: np.uint64, two: bool
) -> np.uint64:
    """As ``special``; a 7 with the wild card may be a class of its own."""
    found = special_of(total, two, house.pair)
    own = house.wild_natural & (wild > _0) & (others == _14) & (found == _NATURAL)
    return found + (_WILD_STEP if own else _0)


@compiled
def wild_step(
    house: House,
    rest: np.uint64,
    left: np.uint64,
    stock: np.uint64,
    wild: np.uint64,
    asks: np.uint64,
    player: np.uint64,
    mine: np.uint64,
    has: np.uint64,
    bank: np.uint64,
    its: np.uint64,
    bank_has: np.uint64,
    size: np.uint64,
) -> tuple[
    np.uint64,
    np.uint64,
    np.uint64,
    np.uint64,
    np.uint64,
    np.uint64,
    np.uint64,
    np.uint64,
    np.uint64,
    np.uint64,
]:
    """As ``step``: by hand its total, its other cards, and whether it has the wild card."""
    rest, stock, value, wild, came = wild_card(rest, left, stock, wild)
    of_player = player < asks
    of_bank = (not of_player) & (bank < house.bank_asks)
    mine = mine + (value if of_player else _0)
    has = has + (came if of_player else _0)
    its = its + (value if of_bank else _0)
    bank_has = bank_has + (came if of_bank else _0)
    size = size + (_1 if of_bank else _0)
    player = total_of(mine, has, house.alone)
    bank = total_of(its, bank_has, house.alone)
    return rest, stock, wild, player, mine, has, bank, its, bank_has, size


@compiled
def alone(
    house: House,
    low: np.uint64,
    high: np.uint64,
    number: np.uint64,
    word: np.uint64,
    more: np.uint64,
) -> int:
    """The result of a round that needs more cards or words than the lanes have."""
    wild = _1 if house.wild else _0
    stock, rest, used = house.stock, _0, _0
    mine, has, its, bank_has = _0, _0, _0, _0
    player, bank, size, asks, special = _0, _0, _1, _0, _0
    left, drawn = _40, _0
    while True:
        if drawn % _BATCH == _0:
            rest, used = _fair_word(low, high, number, word, more, left, used)
        if drawn == _0:
            rest, stock, mine, wild, has = wild_card(rest, left, stock, wild)
            player = total_of(mine, has, house.alone)
        elif drawn == _1:
            rest, stock, its, wild, bank_has = wild_card(rest, left, stock, wild)
            bank = total_of(its, bank_has, house.alone)
            asks = max(house.asks, max(its, _1) if house.reaches else _1)
        else:
            rest, stock, wild, player, mine, has, bank, its, bank_has, size = wild_step(
                house, rest, left, stock, wild, asks, player, mine, has, bank, its, bank_has, size
            )
            if drawn == _2:
                special = wild_special(house, player, mine, has, True)
        drawn += _1
        left -= _1
        in_play = (player <= _15) | (special > _0)
        if drawn >= _2 and player >= asks and (not in_play or bank >= house.bank_asks):
            break
    bank_special = wild_special(house, bank, its, bank_has, size == _2)
    return int(np.int64(result_of(player, special, bank, bank_special)))


@compiled
def _fair_word(
    low: np.uint64,
    high: np.uint64,
    number: np.uint64,
    word: np.uint64,
    more: np.uint64,
    left: np.uint64,
    used: np.uint64,
) -> tuple[np.uint64, np.uint64]:
    """The next word that makes all orders equally likely, and how many are used then."""
    ways = left * (left - _1) * (left - _2) * (left - (_1 + _2))
    least = (_1 << _32) % ways
    while True:
        if used == _0:
            found = word
        elif used == _1:
            found = more
        else:
            a, b, c, d = block(number, _1 + (used - _2) // _BATCH, low, high)
            place = (used - _2) % _BATCH
            found = (a if place == _0 else b) if place < _2 else (c if place == _2 else d)
        used += _1
        if found * ways & _LOW >= least:
            return found, used
