"""How often two of a player's hands both come to seven and a half, of which one is paid double.

With ``pay.leftmost_double`` or ``pay.one_double`` the second of them is paid once where the first
one wins (R18). What that costs is at most the chance that both are made.
"""

from fractions import Fraction
from math import perm

import numpy as np

from siete.cards import LIMIT
from siete.odds.counting import deal
from siete.odds.deck import Bools, Ints
from siete.odds.turn import HIT, RAISE, Burnt, Game


def both_made(
    game: Game, first: int | None, one: tuple[int, bool, Burnt], other: tuple[int, bool, Burnt]
) -> Fraction | None:
    """The chance that two hands both end with seven and a half, each played as is best by itself.

    Args:
        game: The game of a hand among several.
        first: The kind of an exposed bank card.
        one: A hand, whether it has the highest stake, and the cards known that are not in it.
        other: The same of another hand. What the first one draws is not looked at.

    Returns:
        None where what one of them does depends on whether its stake was raised.
    """
    deck = game.deck
    draws = [_draws(game, first, high, elsewhere) for _, high, elsewhere in (one, other)]
    if draws[0] is None or draws[1] is None:
        return None
    made = np.flatnonzero(deck.total == LIMIT)
    gone = game.gone(first, one[2])
    deals = deal(deck, draws[0][None], gone=gone, start=one[0], aside=game.aside(first))
    chance = Fraction(0)
    for hand in made[deals.reached[0, made] > 0].tolist():
        drawn = deck.hands[hand] - deck.hands[one[0]]
        here = Fraction(
            int(deals.reached[0, hand]), perm(deals.cards, int(deck.size[hand]) - deals.held)
        )
        chance += here * _made(game, first, other, draws[1], drawn)
    return chance


def _made(
    game: Game, first: int | None, held: tuple[int, bool, Burnt], draws: Bools, drawn: Ints
) -> Fraction:
    """The chance that a hand comes to seven and a half with these cards drawn before."""
    deck = game.deck
    gone = game.gone(first, held[2]) + drawn
    deals = deal(deck, draws[None], gone=gone, start=held[0], aside=game.aside(first))
    return sum(
        (
            Fraction(
                int(deals.reached[0, hand]), perm(deals.cards, int(deck.size[hand]) - deals.held)
            )
            for hand in np.flatnonzero((deck.total == LIMIT) & (deals.reached[0] > 0))
        ),
        Fraction(0),
    )


def _draws(game: Game, first: int | None, high: bool, elsewhere: Burnt) -> Bools | None:
    """(H,) with which hands one asks for a card; None where a raise would change that."""
    turn = game.turn(first, elsewhere)
    if high:
        return np.array(turn.asks)
    best = [max(each, key=each.__getitem__) if each else "" for each in turn.options]
    return None if RAISE in best else np.array([each == HIT for each in best])
