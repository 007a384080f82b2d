"""What a player of several hands gains at most by looking at what his other hands draw.

Each hand is worth the same whatever the others draw, as long as it is played by what was known
before. Playing it by what they drew gains something, the more the more of it is known: at most what
it gains once all the others were played until they were bust. That is estimated over random cards.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import sqrt
from statistics import fmean, stdev
from typing import Final, TypeAlias

import numpy as np

from siete.cards import IS_FIGURE, Card
from siete.odds.deck import OVER, added
from siete.odds.turn import Game

Gains: TypeAlias = Mapping[int | None, Sequence[tuple[float, float]]]
"""By the kind of an exposed bank card (None where it is hidden) and by number of hands (from 0)."""

_SAMPLES: Final = (96, 48, 24, 16, 12, 8, 8)
"""How many samples for 2 hands, 3, and so on."""
_FEWER: Final = 3
"""Into so many parts samples are divided where each bank card that is seen has its own."""
_FEWEST: Final = 8
_ERRORS: Final = 5
"""How many standard errors are added to an estimate, so that it is a bound."""
_SEED: Final = 75


def gains_by_looking(
    game: Game, samples: Sequence[int] = _SAMPLES, split: Game | None = None
) -> Gains:
    """What each of several hands gains at most, in its stakes.

    First where it has the first stake and may raise it, then where it has the highest. What is
    gained against one bank card may be more than the mean, so each that is seen has its own. The
    cards are random, but the same ones every time; ``samples`` says how many for 2 hands, 3, and so
    on. ``split`` is the game of a hand among several, if there is one already.
    """
    split = split or Game(game.deck, game.banker_draws_to, split=True)
    if game.firsts[0] is not None:
        samples = [max(_FEWEST, many // _FEWER) for many in samples]
    return {first: _gains(split, samples, first) for first in game.firsts}


def _gains(split: Game, samples: Sequence[int], first: int | None) -> Sequence[tuple[float, float]]:
    cards = np.random.default_rng(_SEED)
    found = [(0.0, 0.0), (0.0, 0.0)]
    for hands, many in enumerate(samples, 2):
        gains = [gain for _ in range(many) if (gain := _sampled(split, hands, first, cards))]
        low, high = ([gain[stake] for gain in gains] for stake in (0, 1))
        found.append((_at_most(low), _at_most(high)))
    return found


def _at_most(gains: list[float]) -> float:
    """The mean of a sample and some standard errors."""
    if len(gains) < 2:
        return sum(gains)
    return fmean(gains) + _ERRORS * stdev(gains) / sqrt(len(gains))


def _sampled(
    game: Game, hands: int, first: int | None, cards: np.random.Generator
) -> tuple[float, float] | None:
    """What one of so many hands of a figure gains by some others that were played until bust.

    None where the deck has too few cards for them.
    """
    deck = game.deck
    stock: list[Card] = cards.permutation(deck.cards).tolist()
    may_be = game.among if first is None else frozenset((first,))
    if may_be is not None:
        stock.remove(next(card for card in stock if deck.kind_of[card] in may_be))
    figures = [card for card in stock if IS_FIGURE[card]][:hands]
    others = [card for card in stock if not IS_FIGURE[card]]
    if len(figures) < hands or not others:
        return None
    known = game.none
    for card in (*figures[1:], others[0]):
        known = added(known, deck.kind_of[card])
    stock = [card for card in stock if card not in figures and card != others[0]]
    later = known
    held = deck.after[deck.single[deck.kind_of[figures[1]]], deck.kind_of[others[0]]]
    for figure in figures[1:]:
        hand = int(held) if figure == figures[1] else int(deck.single[deck.kind_of[figure]])
        while hand != OVER and len(stock) > game.aside(first):
            kind = deck.kind_of[stock.pop()]
            later = added(later, kind)
            hand = int(deck.after[hand, kind])
    own = int(deck.single[deck.kind_of[figures[0]]])
    after = game.turn(first, later)
    low, high = game.by_rule(first, known, later)
    scale = game.orders((deck.counts - game.gone(first, later) - deck.hands[own]).tolist())
    return (
        float(Fraction(after.best[own] - low[own], game.unit * scale)),
        float(Fraction(after.high[own] - high[own], game.banker.unit * scale)),
    )
