"""One player against the banker, hundreds of rounds side by side.

Every round takes the same ``steps``, so that the compiler can play several in one instruction: the
deal, then six cards more, each for whoever still asks. One round in a hundred needs more. Those
without a wild card are gathered and played again with twelve more; what is left then, or needs
another word for a fair draw, is played by itself. Cards, and so results, are those of ``rounds``.
"""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from siete.cards import LIMIT
from siete.odds.compiled import compiled, widest_vectors
from siete.odds.deck import Ints
from siete.odds.kernel.house import CARDS, House
from siete.odds.kernel.steps import (
    CODES,
    alone,
    card,
    result_of,
    special_of,
    step,
    total_of,
    wild_card,
    wild_special,
    wild_step,
)
from siete.odds.kernel.stream import BATCH, Words, block

Results: TypeAlias = NDArray[np.uint16]

LANES: Final = 512
"""How many rounds are played side by side: their words and results stay in the fastest memory."""

_SHORT: Final = 2
"""How many words a round has at first,"""
_LONG: Final = 5
"""and where these are too few. A word is good for four cards."""
_AGAIN: Final = np.uint64(CODES)
"""In the place of a result: the round is to be played again."""

_0, _1, _2, _15 = (np.uint64(number) for number in (0, 1, 2, LIMIT))
_40, _39, _38, _37 = (np.uint64(CARDS - drawn) for drawn in range(4))


@compiled
def play_lanes(
    house: House, low: np.uint64, high: np.uint64, first: int, groups: int, counts: Ints
) -> None:
    """Play ``groups`` times ``LANES`` rounds without a wild card from the even number ``first``.

    ``counts`` (19, 20) grows by one for each round.
    """
    words = np.empty((_SHORT, LANES), np.uint64)
    results = np.empty(LANES, np.uint16)
    again = np.empty(LANES + 1, np.int64)
    seen = np.zeros((4, CODES + 1), np.int64)  # four, so that one need not wait for the next
    numbers = np.zeros(LANES, np.uint64)
    longer = np.zeros((_LONG, LANES), np.uint64)
    gathered = 0
    flat = counts.reshape(CODES)
    for group in range(groups):
        begin = first + group * LANES
        _fill(low, high, np.uint64(begin // 2), words)
        _play_short(house, words, results)
        for place in range(_count(results, seen, again)):
            lane = again[place]
            numbers[gathered] = _number(begin, lane)
            longer[0, gathered], longer[1, gathered] = words[0, lane], words[1, lane]
            gathered += 1
            if gathered == LANES:
                _play_gathered(house, low, high, numbers, longer, results, gathered, flat)
                gathered = 0
    _play_gathered(house, low, high, numbers, longer, results, gathered, flat)
    for code in range(CODES):
        flat[code] += seen[0, code] + seen[1, code] + seen[2, code] + seen[3, code]


@compiled
def play_wild_lanes(
    house: House, low: np.uint64, high: np.uint64, first: int, groups: int, counts: Ints
) -> None:
    """As ``play_lanes``, with a wild card."""
    words = np.empty((_SHORT, LANES), np.uint64)
    results = np.empty(LANES, np.uint16)
    again = np.empty(LANES + 1, np.int64)
    seen = np.zeros((4, CODES + 1), np.int64)
    flat = counts.reshape(CODES)
    for group in range(groups):
        begin = first + group * LANES
        _fill(low, high, np.uint64(begin // 2), words)
        _play_wild(house, words, results)
        for place in range(_count(results, seen, again)):
            lane = again[place]
            number = _number(begin, lane)
            flat[alone(house, low, high, number, words[0, lane], words[1, lane])] += 1
    for code in range(CODES):
        flat[code] += seen[0, code] + seen[1, code] + seen[2, code] + seen[3, code]


@compiled
def _play_gathered(
    house: House,
    low: np.uint64,
    high: np.uint64,
    numbers: Words,
    words: Words,
    results: Results,
    many: int,
    flat: Ints,
) -> None:
    """Play the first so many of these rounds, of which the first two words are there."""
    _fill_more(low, high, numbers, words)
    _play_long(house, words, results)
    for lane in range(many):
        code = int(np.int64(results[lane]))
        if code == CODES:
            code = alone(house, low, high, numbers[lane], words[0, lane], words[1, lane])
        flat[code] += 1


@compiled
def _number(begin: int, lane: int) -> np.uint64:
    """The number of the round in a lane: even ones are in the first half of the lanes."""
    half = LANES // 2
    return np.uint64(begin + 2 * (lane % half) + lane // half)


@compiled
def _fill(low: np.uint64, high: np.uint64, pair: np.uint64, words: Words) -> None:
    """The two words of every round: even rounds in the first half of the lanes, odd ones after."""
    widest_vectors()
    half = LANES // 2
    for lane in range(half):
        a, b, c, d = block(pair + np.uint64(lane), _0, low, high)
        words[0, lane], words[1, lane] = a, b
        words[0, half + lane], words[1, half + lane] = c, d


@compiled
def _fill_more(low: np.uint64, high: np.uint64, numbers: Words, words: Words) -> None:
    """The words after the first two."""
    widest_vectors()
    for lane in range(LANES):
        words[2, lane], words[3, lane], words[4, lane], _ = block(numbers[lane], _1, low, high)


@compiled
def _count(results: Results, seen: Ints, again: Ints) -> int:
    """Count the results, and find the lanes that are to be played again."""
    many = 0
    for lane in range(0, LANES, 4):
        for k in range(4):
            code = results[lane + k]
            seen[k, code] += 1
            again[many] = lane + k
            many += code == CODES
    return many


@compiled
def _ways(drawn: int) -> np.uint64:
    """In how many ways four cards may come after so many."""
    left = CARDS - drawn
    return np.uint64(left * (left - 1) * (left - 2) * (left - 3))


@compiled
def _plain(house: House, words: Words, batches: int, results: Results) -> None:
    """Play every lane with the cards of so many words."""
    widest_vectors()
    bank_asks, pair = house.bank_asks, house.pair
    for lane in range(LANES):
        rest, stock, player = card(words[0, lane], _40, house.stock)
        rest, stock, bank = card(rest, _39, stock)
        reach = bank if house.reaches else _1
        asks = max(house.asks, reach)
        rest, stock, player, bank, size = step(rest, _38, stock, player, bank, _1, asks, bank_asks)
        special = special_of(player, True, pair)
        rest, stock, player, bank, size = step(
            rest, _37, stock, player, bank, size, asks, bank_asks
        )
        unfair = rest < _ways(0)
        for batch in range(1, batches):
            rest = words[batch, lane]
            for drawn in range(batch * BATCH, (batch + 1) * BATCH):
                left = np.uint64(CARDS - drawn)
                rest, stock, player, bank, size = step(
                    rest, left, stock, player, bank, size, asks, bank_asks
                )
            unfair = unfair | (rest < _ways(batch * BATCH))
        code = result_of(player, special, bank, special_of(bank, size == _2, pair))
        in_play = (player <= _15) | (special > _0)
        unfinished = (player < asks) | (in_play & (bank < bank_asks))
        results[lane] = np.uint16(_AGAIN if unfair | unfinished else code)


@compiled
def _play_short(house: House, words: Words, results: Results) -> None:
    widest_vectors()
    _plain(house, words, _SHORT, results)


@compiled
def _play_long(house: House, words: Words, results: Results) -> None:
    widest_vectors()
    _plain(house, words, _LONG, results)


@compiled
def _play_wild(house: House, words: Words, results: Results) -> None:
    """Play every lane with the cards of its first words, and a wild card."""
    widest_vectors()
    bank_asks = house.bank_asks
    for lane in range(LANES):
        rest, stock, mine, wild, has = wild_card(words[0, lane], _40, house.stock, _1)
        rest, stock, its, wild, bank_has = wild_card(rest, _39, stock, wild)
        reach = max(its, _1) if house.reaches else _1
        asks = max(house.asks, reach)
        player = total_of(mine, has, house.alone)
        bank = total_of(its, bank_has, house.alone)
        rest, stock, wild, player, mine, has, bank, its, bank_has, size = wild_step(
            house, rest, _38, stock, wild, asks, player, mine, has, bank, its, bank_has, _1
        )
        special = wild_special(house, player, mine, has, True)
        rest, stock, wild, player, mine, has, bank, its, bank_has, size = wild_step(
            house, rest, _37, stock, wild, asks, player, mine, has, bank, its, bank_has, size
        )
        unfair = rest < _ways(0)
        for batch in range(1, _SHORT):
            rest = words[batch, lane]
            for drawn in range(batch * BATCH, (batch + 1) * BATCH):
                left = np.uint64(CARDS - drawn)
                rest, stock, wild, player, mine, has, bank, its, bank_has, size = wild_step(
                    house,
                    rest,
                    left,
                    stock,
                    wild,
                    asks,
                    player,
                    mine,
                    has,
                    bank,
                    its,
                    bank_has,
                    size,
                )
            unfair = unfair | (rest < _ways(batch * BATCH))
        bank_special = wild_special(house, bank, its, bank_has, size == _2)
        code = result_of(player, special, bank, bank_special)
        in_play = (player <= _15) | (special > _0)
        unfinished = (player < asks) | (in_play & (bank < bank_asks))
        results[lane] = np.uint16(_AGAIN if unfair | unfinished else code)
