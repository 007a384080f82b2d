"""What splitting adds to the best reply to a banker who draws to a total: two bounds.

The lower one is of who plays each hand without looking at what his others draw later, the upper one
adds an estimate of all that looking can (``siete.odds.hindsight``).
"""

from collections.abc import Callable
from fractions import Fraction
from itertools import count as counted
from typing import NamedTuple, TypeAlias

from siete.odds.hindsight import Gains, gains_by_looking
from siete.odds.splitting import Splitting
from siete.odds.street import may_split
from siete.odds.turn import Game

Progress: TypeAlias = Callable[[int, int], None]
"""Is told how many parts of something are done, and how many there are."""


class Bounds(NamedTuple):
    """What a round is worth at least and at most to the best player, in first stakes.

    Where they are the same the value is exact.
    """

    lower: Fraction
    upper: Fraction


def bounds(game: Game, progress: Progress | None = None) -> Bounds:
    """What a round is worth to the best player, splitting and all.

    Exact without splitting and without burning on and on. With splitting the upper bound rests on
    an estimate, of which it takes five standard errors more. Where that takes long, ``progress`` is
    told how many parts of it are done, and of how many.
    """
    if game.complete and not may_split(game.deck):
        return Bounds(game.value(), game.value())
    done, parts = counted(1), 2 * len(game.firsts)

    def told() -> None:
        if progress is not None:
            progress(next(done), parts)

    lower, upper = _both(game)
    return Bounds(lower.value(told), upper.value(told))


def bounds_of_hand(game: Game, first: int | None, hand: int) -> Bounds:
    """What a hand in its turn is worth to the best player, in first stakes, splitting and all.

    Args:
        game: The round.
        first: The kind of the bank card where it is known.
        hand: An unsplit hand with the first stake, from which on one may split or burn.
    """
    lower, upper = _both(game)
    return Bounds(lower.of_hand(first, hand), upper.of_hand(first, hand))


def _both(game: Game) -> tuple[Splitting, Splitting]:
    generous = Game(game.deck, game.banker_draws_to, generous=True)
    nothing: Gains = dict.fromkeys(game.firsts, ((0.0, 0.0),))
    looking = gains_by_looking(game) if may_split(game.deck) else nothing
    return Splitting(game), Splitting(generous, looking)
