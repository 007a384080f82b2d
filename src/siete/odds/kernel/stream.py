"""The cards of a round: they follow from the seed and the number of the round, nothing else.

**Words.** Philox4x32-10 (Salmon, Moraes, Dror and Shaw, "Parallel random numbers: as easy as 1, 2,
3", 2011) makes four words of 32 bits from a counter and a key, the seed. Two neighbouring rounds
share the block with counter (round // 2, 0): an even one begins with its words 0 and 1, an odd one
with 2 and 3. Both go on with the blocks (round, 1), (round, 2) and so on.

**Cards.** The stock is in order of value: figures, ones, twos, up to sevens, in each the fixed
order of the deck. A draw takes the card at a place from 0 to n - 1 of the n that are left, so suits
matter to nobody who counts only kinds. A word serves four draws, or what is left where that is
less: of w·n the upper half is the place, the lower half the word for the next draw. Where the last
lower half is less than 2³² mod n(n-1)(n-2)(n-3) another word is taken, which makes every order of
cards equally likely (Brackett-Rozinsky and Lemire, "Batched ranged random integer generation",
2024).
"""

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from siete.cards import DECK, VALUE_OF, Card
from siete.errors import SieteError
from siete.odds.compiled import bits_of, compiled
from siete.odds.deck import Ints

Words: TypeAlias = NDArray[np.uint64]

GENERATOR: Final = "philox4x32-10"
"""The generator's name, as results tell it."""

MOST_SEED: Final = 2**64 - 1
MOST_ROUND: Final = 2**62
"""No round has a number above these."""

ORDER: Final[tuple[Card, ...]] = tuple(sorted(DECK, key=lambda card: (VALUE_OF[card], card)))
"""The cards in the order in which a stock is counted: ``ORDER[place]``."""

PLACE_OF: Final[tuple[int, ...]] = tuple(ORDER.index(card) for card in DECK)
"""The place of each card in ``ORDER``."""

FIGURES: Final = 12
"""Places below this are figures; the others are ones, twos, and so on, four of each."""

BATCH: Final = 4
"""How many draws one word serves."""

_MULTIPLIERS: Final = (0xD2511F53, 0xCD9E8D57)
_INCREMENTS: Final = (0x9E3779B9, 0xBB67AE85)
_TIMES: Final = 10
_WORD: Final = 0xFFFFFFFF


def checked_seed(seed: int) -> int:
    """The seed. Raises SieteError ``simulate_seed`` (``seed``, ``most``) for one that is none."""
    if not 0 <= seed <= MOST_SEED:
        raise SieteError("simulate_seed", seed=str(seed)[:40], most=str(MOST_SEED))
    return seed


# By Python, for rounds that the game engine plays


def philox(counter: tuple[int, int, int, int], key: tuple[int, int]) -> tuple[int, int, int, int]:
    """Four words from a counter of four words and a key of two."""
    a, b, c, d = counter
    low, high = key
    for _ in range(_TIMES):
        p, q = a * _MULTIPLIERS[0], c * _MULTIPLIERS[1]
        a, b, c, d = (q >> 32) ^ b ^ low, q & _WORD, (p >> 32) ^ d ^ high, p & _WORD
        low, high = (low + _INCREMENTS[0]) & _WORD, (high + _INCREMENTS[1]) & _WORD
    return a, b, c, d


class Stock:
    """The stock of one round: cards come one by one, and used ones may become a new stock."""

    def __init__(self, seed: int, round: int, cards: Iterable[Card] = DECK) -> None:
        self._key = seed & _WORD, seed >> 32
        self._round = round
        self._used = 0
        self._places: list[int] = []
        self.renew(cards)

    def __len__(self) -> int:
        return len(self._cards)

    def renew(self, cards: Iterable[Card]) -> None:
        """From now on these cards are the stock."""
        self._cards = sorted(cards, key=lambda card: PLACE_OF[card])
        self._places = []

    def next(self) -> Card:
        """The next card. Raises IndexError when there is none."""
        if not self._places:
            self._places = self._batch()
        return self._cards.pop(self._places.pop(0))

    def _batch(self) -> list[int]:
        left = len(self._cards)
        ways = [left - k for k in range(min(BATCH, left))]
        product = 1
        for many in ways:
            product *= many
        while True:
            rest = self._next_word()
            places = []
            for many in ways:
                place, rest = divmod(rest * many, 1 << 32)
                places.append(place)
            if rest >= (1 << 32) % product:
                return places

    def _next_word(self) -> int:
        used, round = self._used, self._round
        self._used += 1
        if used < 2:
            return self._block(round >> 1, 0)[2 * (round & 1) + used]
        return self._block(round, 1 + (used - 2) // 4)[(used - 2) % 4]

    def _block(self, number: int, more: int) -> Sequence[int]:
        return philox((number & _WORD, number >> 32, more, 0), self._key)


# Compiled. The state is an array of uint64, with these places:

STOCK: Final = 0
"""The places of the cards in the stock, as bits;"""
GONE: Final = 1
"""those that become the new stock when it runs out (R16);"""
LEFT: Final = 2
"""how many cards are left;"""
READY: Final = 3
"""how many places are drawn already, the next one at ``PLACES + BATCH - READY``;"""
USED: Final = 4
"""how many words were used;"""
ROUND: Final = 5
KEY: Final = 6
WORDS: Final = 8
"""the words of the last block;"""
PLACES: Final = 12
STATE: Final = PLACES + BATCH
"""how long the array is."""

_0, _1, _2, _3 = np.uint64(0), np.uint64(1), np.uint64(2), np.uint64(3)
_7, _8, _32, _56 = np.uint64(7), np.uint64(8), np.uint64(32), np.uint64(56)
_LOW = np.uint64(_WORD)
_A, _B = np.uint64(_MULTIPLIERS[0]), np.uint64(_MULTIPLIERS[1])
_C, _D = np.uint64(_INCREMENTS[0]), np.uint64(_INCREMENTS[1])
_BATCH = np.uint64(BATCH)
_ONES = np.uint64(0x0101010101010101)
_TOPS = np.uint64(0x8080808080808080)
_HALVES = np.uint64(0x5555555555555555)
_QUARTERS = np.uint64(0x3333333333333333)
_NIBBLES = np.uint64(0x0F0F0F0F0F0F0F0F)

_NTH: Final[Ints] = np.array(
    [
        [([bit for bit in range(8) if byte >> bit & 1] + [0] * 8)[n] for n in range(8)]
        for byte in range(256)
    ],
    np.int64,
)
"""Where the n-th set bit of a byte is."""


@compiled
def block(
    number: np.uint64, more: np.uint64, low: np.uint64, high: np.uint64
) -> tuple[np.uint64, np.uint64, np.uint64, np.uint64]:
    """Four words of the counter (number, more, 0) under the key (low, high)."""
    a, b, c, d = number & _LOW, number >> _32, more, _0
    for _ in range(_TIMES):
        p, q = a * _A, c * _B
        a, b, c, d = (q >> _32) ^ b ^ low, q & _LOW, (p >> _32) ^ d ^ high, p & _LOW
        low, high = (low + _C) & _LOW, (high + _D) & _LOW
    return a, b, c, d


@compiled
def begin(state: Words, round: np.uint64, deck: np.uint64) -> None:
    """Begin a round with these cards (places as bits) in the stock."""
    state[ROUND] = round
    state[USED] = _0
    state[GONE] = _0
    _renew(state, deck)


@compiled
def _renew(state: Words, cards: np.uint64) -> None:
    state[STOCK] = cards
    state[LEFT] = bits_of(cards)
    state[READY] = _0


@compiled
def draw(state: Words) -> int:
    """The place of the next card, which leaves the stock.

    Where there is none left, what is gone becomes the stock first (R16).
    """
    if state[STOCK] == _0:
        _renew(state, state[GONE])
        state[GONE] = _0
    if state[READY] == _0:
        _draw_batch(state)
    n = state[PLACES + BATCH - np.int64(state[READY])]
    state[READY] -= _1
    state[LEFT] -= _1
    place = nth_bit(state[STOCK], n)
    state[STOCK] ^= _1 << np.uint64(place)
    return place


@compiled
def nth_bit(bits: np.uint64, n: np.uint64) -> int:
    """Where the n-th set bit is, counted from 0."""
    each = bits - ((bits >> _1) & _HALVES)
    each = (each & _QUARTERS) + ((each >> _2) & _QUARTERS)
    each = (each + (each >> np.uint64(4))) & _NIBBLES
    until = each * _ONES  # by byte, how many bits are set in it and below it
    past = ((n * _ONES) | _TOPS) - until & _TOPS
    shift = bits_of(past) * _8
    before = (until << _8) >> shift & np.uint64(0xFF)
    within: int = _NTH[np.int64(bits >> shift & np.uint64(0xFF)), np.int64(n - before)]
    return int(np.int64(shift) + within)


@compiled
def _draw_batch(state: Words) -> None:
    left = state[LEFT]
    many = min(left, _BATCH)
    product = _1
    for k in range(np.int64(many)):
        product *= left - np.uint64(k)
    while True:
        rest = _next_word(state)
        for k in range(np.int64(many)):
            both = rest * (left - np.uint64(k))
            state[PLACES + BATCH - np.int64(many) + k] = both >> _32
            rest = both & _LOW
        if rest >= product or rest >= (_1 << _32) % product:  # mostly without the slow division
            break
    state[READY] = many


@compiled
def _next_word(state: Words) -> np.uint64:
    used = state[USED]
    round = state[ROUND]
    state[USED] += _1
    if used < _2:
        if used == _0:
            _fill(state, round >> _1, _0)
        place = WORDS + np.int64(_2 * (round & _1) + used)
    else:
        if (used - _2) & _3 == _0:
            _fill(state, round, _1 + ((used - _2) >> _2))
        place = WORDS + np.int64((used - _2) & _3)
    word: np.uint64 = state[place]
    return word


@compiled
def _fill(state: Words, number: np.uint64, more: np.uint64) -> None:
    a, b, c, d = block(number, more, state[KEY], state[KEY + 1])
    state[WORDS] = a
    state[WORDS + 1] = b
    state[WORDS + 2] = c
    state[WORDS + 3] = d
