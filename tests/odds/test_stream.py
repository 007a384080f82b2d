"""The cards of simulated rounds: the published generator, and every order is as likely."""

from collections.abc import Callable
from math import sqrt
from typing import Final

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from siete.cards import DECK
from siete.odds.kernel import stream
from siete.odds.kernel.stream import KEY, MOST_SEED, ORDER, PLACE_OF, Stock, begin, draw, philox

CARDS: Final = len(DECK)
WHOLE: Final = np.uint64(2**CARDS - 1)
ROUNDS: Final = 20_000
TOO_MUCH: Final = 4.5
"""A fair deal looks as uneven as this once in three hundred thousand tries."""


def compiled_cards(seed: int, number: int, many: int) -> list[int]:
    """The first cards of a round, by the compiled stream."""
    state = np.zeros(stream.STATE, np.uint64)
    state[KEY], state[KEY + 1] = np.uint64(seed & 0xFFFFFFFF), np.uint64(seed >> 32)
    begin(state, np.uint64(number), WHOLE)
    return [ORDER[draw(state)] for _ in range(many)]


@pytest.mark.parametrize(
    ("counter", "key", "words"),
    [
        ((0, 0, 0, 0), (0, 0), (0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8)),
        (
            *((0xFFFFFFFF,) * 4, (0xFFFFFFFF,) * 2),
            (0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD),
        ),
        (
            (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344),
            (0xA4093822, 0x299F31D0),
            (0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1),
        ),
    ],
)
def test_the_generator_gives_the_words_that_its_authors_published(
    counter: tuple[int, int, int, int], key: tuple[int, int], words: tuple[int, int, int, int]
) -> None:
    assert philox(counter, key) == words


@given(st.integers(0, MOST_SEED), st.integers(0, 2**62))
def test_compiled_and_plain_deal_the_same_cards(seed: int, number: int) -> None:
    stock = Stock(seed, number)
    dealt = [stock.next() for _ in DECK]
    assert dealt == compiled_cards(seed, number, CARDS)
    assert sorted(dealt) == list(DECK)


@given(st.integers(0, MOST_SEED), st.integers(0, 2**40), st.integers(1, 39), st.data())
def test_a_new_stock_is_dealt_the_same_too(
    seed: int, number: int, many: int, data: st.DataObject
) -> None:
    used = data.draw(st.sets(st.sampled_from(DECK), min_size=1))
    stock = Stock(seed, number)
    state = np.zeros(stream.STATE, np.uint64)
    state[KEY], state[KEY + 1] = np.uint64(seed & 0xFFFFFFFF), np.uint64(seed >> 32)
    begin(state, np.uint64(number), WHOLE)
    for _ in DECK:
        stock.next()
        draw(state)
    stock.renew(used)
    state[stream.GONE] = np.uint64(sum(1 << PLACE_OF[card] for card in used))
    assert [ORDER[draw(state)] for _ in used] == [stock.next() for _ in used]


def test_rounds_and_seeds_next_to_one_another_have_cards_of_their_own() -> None:
    dealt = {tuple(compiled_cards(seed, number, 8)) for seed in (0, 1) for number in range(500)}
    assert len(dealt) == 1000


def unevenness(places: Callable[[], NDArray[np.int64]]) -> float:
    """How often each card came at each of eight places: see ``sigmas``."""
    seen = np.stack([np.bincount(column, minlength=CARDS) for column in places().T])
    return sigmas(seen.ravel(), seen.shape[0] * (CARDS - 1))


def sigmas(seen: NDArray[np.int64], freedom: int) -> float:
    """Chi-square of counts that should be alike, as standard errors (Wilson and Hilferty, 1931)."""
    expected = seen.mean()
    statistic = float(((seen - expected) ** 2 / expected).sum())
    spread = 2 / (9 * freedom)
    found: float = (statistic / freedom) ** (1 / 3)
    return (found - (1 - spread)) / sqrt(spread)


def test_every_card_comes_as_often_at_every_place() -> None:
    def dealt() -> NDArray[np.int64]:
        return np.array([compiled_cards(5, number, 8) for number in range(ROUNDS)])

    assert unevenness(dealt) < TOO_MUCH


def test_every_second_card_comes_as_often_after_every_first() -> None:
    pairs = np.zeros((CARDS, CARDS), np.int64)
    for number in range(2 * ROUNDS):
        first, second = compiled_cards(6, number, 2)
        pairs[first, second] += 1
    different = pairs[~np.eye(CARDS, dtype=bool)]
    assert np.trace(pairs) == 0
    assert sigmas(different, len(different) - 1) < TOO_MUCH


@pytest.mark.parametrize("bits", [6, 8])
def test_a_biased_draw_would_be_noticed(bits: int) -> None:
    """The remainder of a number of few bits, as a careless shuffle takes it."""
    numbers = np.random.default_rng(1).integers(0, 2**bits, (ROUNDS, 8))

    def dealt() -> NDArray[np.int64]:
        rows = []
        for row in numbers:
            stock = list(DECK)
            rows.append([stock.pop(number % len(stock)) for number in row])
        return np.array(rows)

    assert unevenness(dealt) > TOO_MUCH


def test_a_shuffle_that_swaps_with_any_card_would_be_noticed() -> None:
    numbers = np.random.default_rng(2).integers(0, CARDS, (ROUNDS, CARDS))

    def dealt() -> NDArray[np.int64]:
        rows = np.tile(np.arange(CARDS), (ROUNDS, 1))
        each = np.arange(ROUNDS)
        for place in range(CARDS):
            other = numbers[:, place]
            kept = rows[each, other].copy()
            rows[each, other] = rows[:, place]
            rows[:, place] = kept
        return rows[:, :8]

    assert unevenness(dealt) > TOO_MUCH
