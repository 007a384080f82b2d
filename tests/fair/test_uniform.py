"""The shuffle has no favourites: card by place, over enough shuffles to see a bias of one percent.

The secrets are a fixed set, so that the result is the same in every run. For a fair shuffle of n
cards n-1 over n times the usual sum of (seen - expected)² / expected is chi-square distributed
with (n-1)² degrees of freedom: every row and every column of the table has a fixed sum.
"""

import hashlib
import math
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial

import pytest

from siete.cards import DECK, Card
from siete.fair import Proof, below, close, deck_of, fisher_yates, new_proof

N = len(DECK)
DEGREES = (N - 1) ** 2
BIAS = 0.01
ALARM = 4.75
"""Standard deviations of a normal: a fair shuffle gets there once in a million sets of secrets."""
POWER = 3.09
"""A bias of one percent is missed once in a thousand sets of secrets."""
SHUFFLES = 125_000
PLANTED = 60_000

Deck = tuple[Card, ...]


def proofs(count: int) -> Iterator[Proof]:
    for number in range(count):
        secret = hashlib.sha256(f"one of a fixed set of secrets: {number}".encode()).digest()
        yield close(new_proof("uniform", number, secret), {"Ana": secret.hex()[:32]})


def excess(decks: list[Deck]) -> float:
    """How many standard deviations the table of card by place is from what chance makes of it."""
    expected = len(decks) / N
    total = sum(
        (seen[card] - expected) ** 2 / expected
        for seen in (Counter(place) for place in zip(*decks, strict=True))
        for card in DECK
    )
    return wilson_hilferty(total * (N - 1) / N)


def wilson_hilferty(chi_square: float) -> float:
    """The cube root of a chi-square is close to normal: how far out this one is."""
    spread = 2 / (9 * DEGREES)
    return float(((chi_square / DEGREES) ** (1 / 3) - (1 - spread)) / math.sqrt(spread))


def shuffles_needed() -> int:
    """So many that ``excess`` passes ALARM with a bias of one percent.

    A bias of one percent: one card comes to one place with a chance of 1/40 + 1/100; or every card
    to every place with a chance that is 1 percent of 1/40 off. Both add 40 * 0.01² to the sum for
    each shuffle. The sum is then chi-square distributed with that much off its centre.
    """
    shuffles = 0
    while True:
        shuffles += 1000
        off_centre = shuffles * N * BIAS**2 * (N - 1) / N
        alarm = DEGREES + ALARM * math.sqrt(2 * DEGREES)
        if DEGREES + off_centre - POWER * math.sqrt(2 * (DEGREES + 2 * off_centre)) >= alarm:
            return shuffles


def favour(deck: Deck, card: Card) -> Deck:
    """The same deck with this card exchanged to the top."""
    cards = list(deck)
    place = cards.index(card)
    cards[0], cards[place] = cards[place], cards[0]
    return tuple(cards)


def test_no_card_favours_a_place_and_a_bias_of_one_percent_would_show() -> None:
    assert shuffles_needed() <= SHUFFLES
    decks = [deck_of(proof) for proof in proofs(SHUFFLES)]
    assert abs(excess(decks)) < ALARM
    # One in 98 decks gets the sota of oros on top: 1/98 of the other 39/40 makes one percent.
    for number in range(0, SHUFFLES, 98):
        decks[number] = favour(decks[number], 7)
    assert excess(decks) > ALARM


def with_modulo(chance: Iterator[int], bound: int) -> int:
    return next(chance) % bound


def with_the_limit_off_by_one(chance: Iterator[int], bound: int) -> int:
    while (byte := next(chance)) > 256 - 256 % bound:
        pass
    return byte % bound


def planted(draw: Callable[[Iterator[int], int], int], count: int) -> list[Deck]:
    decks = []
    for number in range(count):
        chance = iter(hashlib.shake_128(number.to_bytes(8, "big")).digest(512))
        decks.append(fisher_yates(list(DECK), partial(draw, chance)))
    return decks


@pytest.mark.parametrize("draw", [with_modulo, with_the_limit_off_by_one])
def test_a_planted_bias_is_caught(draw: Callable[[Iterator[int], int], int]) -> None:
    assert excess(planted(draw, PLANTED)) > ALARM


def test_with_the_same_bytes_and_no_bias_nothing_is_caught() -> None:
    assert abs(excess(planted(below, PLANTED))) < ALARM


@pytest.mark.long
def test_no_card_favours_a_place_over_ten_times_as_many_shuffles() -> None:
    assert abs(excess([deck_of(proof) for proof in proofs(10 * SHUFFLES)])) < ALARM
