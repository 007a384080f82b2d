"""Bare Fisher-Yates kernels: what dealing costs by itself, one round after the other.

They take their numbers from xorshift64 and do without what makes a draw quite fair and a round
replayable: each is as fast as such a loop can be.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from siete.odds.compiled import compiled

Cards = NDArray[np.uint8]

CARDS: Final = 40
_START: Final = 88172645463325252
_13, _7, _17, _32 = (np.uint64(number) for number in (13, 7, 17, 32))
_LIMIT: Final = 15
_FIVE: Final = 10


def deck() -> Cards:
    """Half points of the forty cards."""
    each = [1, 1, 1, *range(2, 15, 2)]
    return np.array(each * 4, np.uint8)


@compiled
def _draw(cards: Cards, place: int, state: np.uint64) -> tuple[int, np.uint64]:
    """Swap a card that is left to this place; its value."""
    state ^= state << _13
    state ^= state >> _7
    state ^= state << _17
    other = place + np.int64((state >> _32) * np.uint64(CARDS - place) >> _32)
    value = cards[other]
    cards[other] = cards[place]
    cards[place] = value
    return value, state


@compiled
def shuffles(cards: Cards, many: int, rounds: int) -> int:
    """So many cards from the top of a shuffled deck, over and over; all 40 are a whole shuffle."""
    state = np.uint64(_START)
    total = 0
    for _ in range(rounds):
        for place in range(min(many, CARDS - 1)):
            value, state = _draw(cards, place, state)
            total += value
    return total


@compiled
def base_rounds(cards: Cards, rounds: int) -> int:
    """Rounds of the base rules, both drawing to 5: cards as they are needed, and who wins."""
    state = np.uint64(_START)
    won = 0
    for _ in range(rounds):
        player, state = _draw(cards, 0, state)
        bank, state = _draw(cards, 1, state)
        place = 2
        while player < _FIVE:
            value, state = _draw(cards, place, state)
            player += value
            place += 1
        if player > _LIMIT:
            won -= 1
            continue
        while bank < _FIVE:
            value, state = _draw(cards, place, state)
            bank += value
            place += 1
        won += 1 if bank > _LIMIT or player > bank else -1
    return won
