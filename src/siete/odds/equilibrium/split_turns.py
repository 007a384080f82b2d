"""The turns of hands among several of a player's, in floating point: ``siete.odds.turn``, quickly.

Bounds of many hands ask for hundreds of them. Their values are whole numbers all the same, to stand
in for the exact ones, but only the first fifteen digits are right.
"""

from collections.abc import Iterable, Sequence
from math import factorial
from typing import Final, NamedTuple

import numba
import numpy as np
from numpy.typing import NDArray

from siete.cards import IS_FIGURE
from siete.odds.banker import endings
from siete.odds.counting import draws_below
from siete.odds.deck import OVER, Bools, Deck, Floats, Ints
from siete.odds.turn import HIT, RAISE, STAND, Burnt, Game, Options, Turn
from siete.rules import BUST

_NOTHING: Final = -1
_STAND: Final = 0
_HIT: Final = 1
_RAISE: Final = 2

Choices = NDArray[np.int8]


class _Hands(NamedTuple):
    """What is needed of the hands (H) of a deck.

    ``cards`` (H, K), ``after`` (H, K) and ``ends`` are the deck's; ``free`` says which may stand,
    ``capped`` which may not at the highest stake, ``wanted`` which are asked for. ``pay`` (H, 19)
    is in stakes.
    """

    cards: Ints
    after: Ints
    ends: Bools
    free: Bools
    capped: Bools
    wanted: Bools
    pay: Floats


class _Ends(NamedTuple):
    """The banker's endings (B): from ``starts[n]`` to ``starts[n + 1]`` where it has n cards.

    ``rest`` (B, K) and ``orders`` are those of ``siete.odds.banker.Endings``, ``drawn`` and
    ``classes`` (B,) by ending.
    """

    starts: Ints
    rest: Ints
    orders: Floats
    drawn: Ints
    classes: Ints


class _Values(NamedTuple):
    """By hand (H) what it is worth in stakes, times the chance of such a bank card.

    ``stand`` and ``high_hit`` are of a hand at the highest stake, by stake, and ``high`` the best
    of it; ``hit`` and ``best`` of one at the first stake, which may be raised.
    """

    stand: Floats
    hit: Floats
    high_hit: Floats
    best: Floats
    high: Floats


class _Played(NamedTuple):
    """What is done at the first stake by hand (H), and whether a hand at the highest stake asks.

    Where there can be no such hand it is ``_NOTHING``.
    """

    choice: Choices
    asks: Bools


class QuickGame(Game):
    """Hands among several of a player's against a banker who draws to a total.

    Args:
        deck: The deck.
        banker_draws_to: In half points; where ``bank.draws_to`` says another total, that one holds.
        among: The kinds that a hidden bank card is known to be of; None where nothing is known.
    """

    def __init__(
        self, deck: Deck, banker_draws_to: int, among: Iterable[int] | None = None
    ) -> None:
        super().__init__(deck, banker_draws_to, split=True)
        self.among = None if among is None else frozenset(among)
        self._may_be = np.ones(deck.width, np.bool_)
        if self.among is not None:
            self._may_be = np.isin(np.arange(deck.width), sorted(self.among))
        figures = np.array([IS_FIGURE[kind.cards[0]] for kind in deck.kinds])
        self._wanted: Bools = (deck.hands * figures).sum(axis=1) > 0
        self._hands: dict[int | None, _Hands] = {}
        self._endings: dict[int | None, _Ends] = {}
        self._played: dict[tuple[int | None, Burnt], _Played] = {}
        many = range(len(deck.cards) + 1)
        self._scale = np.array([float(self.banker.unit * factorial(each)) for each in many])

    def orders(self, left: Sequence[int]) -> int:
        """In how many orders unseen cards may lie, the bank card being one that it may be."""
        if self.among is None:
            return super().orders(left)
        return sum(left[kind] for kind in self.among) * factorial(sum(left) - 1)

    def by_rule(self, first: int | None, known: Burnt, later: Burnt) -> tuple[list[int], list[int]]:
        """As ``Game`` says it."""
        self.turn(first, known)
        values, _ = self._values(first, later)
        _follow(*self._told(first, later), self._played[first, known], values)
        unseen = self._unseen(first, later)
        return self._whole(values.best, unseen, self.widened), self._whole(values.high, unseen, 1)

    def _worked_out(self, first: int | None, burnt: Burnt) -> Turn:
        values, played = self._values(first, burnt)
        _play(*self._told(first, burnt), values, played)
        self._played[first, burnt] = played
        unseen = self._unseen(first, burnt)
        widen, raised = self.widened, int(self.highest * self.widened)
        stand = self._whole(values.stand, unseen, widen)
        hit = self._whole(values.hit, unseen, widen)
        raises = self._whole(values.high_hit, unseen, raised) if raised > widen else []
        options: list[Options] = [{} for _ in stand]
        hands = self._hands_of(first)
        for hand in np.flatnonzero(played.choice != _NOTHING).tolist():
            draws = np.isfinite(values.hit[hand])
            if not draws or hands.free[hand]:
                options[hand][STAND] = stand[hand]
            if draws:
                options[hand][HIT] = hit[hand]
                if raises:
                    options[hand][RAISE] = raises[hand]
        return Turn(
            options,
            self._whole(values.best, unseen, widen),
            self._whole(values.high, unseen, 1),
            played.asks.tolist(),
            unseen.tolist(),
        )

    def _values(self, first: int | None, burnt: Burnt) -> tuple[_Values, _Played]:
        """Room for values and what is done, and what standing is worth."""
        many = len(self.deck.hands)
        room = np.full((5, many), -np.inf)
        values = _Values(*room)
        nothing = np.full(many, _NOTHING, np.int8), np.zeros(many, np.bool_)
        _stand(*self._told(first, burnt), self._endings_of(first), values.stand)
        return values, _Played(*nothing)

    def _told(self, first: int | None, burnt: Burnt) -> tuple[Ints, Bools, int, float, _Hands]:
        """What every kernel is told of a turn."""
        left = self.deck.counts - self.gone(first, burnt)
        return left, self._may_be, self.aside(first), float(self.highest), self._hands_of(first)

    def _unseen(self, first: int | None, burnt: Burnt) -> Ints:
        left = self.deck.counts - self.gone(first, burnt)
        unseen: Ints = np.maximum(0, left.sum() - self.deck.size)
        return unseen

    def _whole(self, values: Floats, unseen: Ints, times: int) -> list[int]:
        """Values as whole numbers, in units times orders of the unseen cards; 0 for nothing."""
        scaled = np.where(np.isfinite(values), values, 0.0) * self._scale[unseen]
        return [round(each) * times for each in scaled.tolist()]

    def _hands_of(self, first: int | None) -> _Hands:
        if first not in self._hands:
            deck = self.deck
            lone = deck.size == 1
            self._hands[first] = _Hands(
                deck.hands,
                deck.after,
                deck.ends,
                ~np.array(self._forced) & (deck.total >= self.reach(first)),
                lone & deck.rules.bets_lone_card_cap,
                self._wanted,
                np.array(self._pay / self.banker.unit, np.float64),
            )
        return self._hands[first]

    def _endings_of(self, first: int | None) -> _Ends:
        if first not in self._endings:
            deck = self.deck
            draws = draws_below(deck, (self.banker_draws_to,))[0]
            begins = deck.single[self._may_be] if first is None else deck.single[[first]]
            enough = int(deck.size[-1]) + 1
            each = [endings(deck, draws, begins, first, many) for many in range(1, enough + 1)]
            counted = [np.diff(np.append(ends.starts, len(ends.rest))) for ends in each]
            pairs = list(zip(each, counted, strict=True))
            self._endings[first] = _Ends(
                np.cumsum([0, 0, *(len(ends.rest) for ends in each)]),
                np.concatenate([ends.rest for ends in each]),
                np.concatenate([ends.orders for ends in each]).astype(np.float64),
                np.concatenate([np.repeat(ends.drawn, many) for ends, many in pairs]),
                np.concatenate([np.repeat(ends.classes, many) for ends, many in pairs]),
            )
        return self._endings[first]


@numba.njit(cache=True)
def _begins(left: Ints, cards: Ints, may_be: Bools, aside: int) -> float:
    """The chance that a hidden bank card is one that it may be, these cards being gone too."""
    if aside == 0:
        return 1.0
    there = many = 0
    for k in range(len(left)):
        remain = left[k] - cards[k]
        many += remain
        if may_be[k]:
            there += remain
    return there / max(1, many)


@numba.njit(cache=True)
def _stand(
    left: Ints,
    may_be: Bools,
    aside: int,
    highest: float,
    hands: _Hands,
    ends: _Ends,
    found: Floats,
) -> None:
    """What hands are worth that stand, into ``found`` (H,); ``-inf`` where there is none."""
    most = len(ends.starts) - 2
    ways = np.ones((left.max() + 1, ends.rest.max() + 1))
    for many in range(len(ways)):
        for taken in range(1, ways.shape[1]):
            ways[many, taken] = ways[many, taken - 1] * max(0, many - taken + 1)
    unseen = left.sum()
    own = 1 - aside
    for h in range(len(hands.cards)):
        if not hands.wanted[h] or (hands.cards[h] > left).any():
            continue
        many = unseen - hands.cards[h].sum()
        orders = np.ones(most + 2)
        for taken in range(most + 1):
            orders[taken + 1] = orders[taken] * max(1, many - taken)
        number = min(many + own, most)
        worth = _begins(left, hands.cards[h], may_be, aside) * hands.pay[h, BUST]
        for e in range(ends.starts[number], ends.starts[number + 1]):
            come = ends.orders[e]
            for k in range(len(left)):
                come *= ways[left[k] - hands.cards[h, k], ends.rest[e, k]]
            if come != 0.0:
                differs = hands.pay[h, ends.classes[e]] - hands.pay[h, BUST]
                worth += come / orders[ends.drawn[e]] * differs
        found[h] = worth


@numba.njit(cache=True)
def _asked(
    left: Ints, h: int, may_be: Bools, aside: int, hands: _Hands, best: Floats, high: Floats
) -> tuple[float, float]:
    """What asking is worth at the first stake, and by stake at the highest."""
    gone = hands.cards[h].copy()
    many = left.sum() - gone.sum()
    low_hit = high_hit = 0.0
    for k in range(len(left)):
        share = (left[k] - gone[k]) / many
        if share == 0.0:
            continue
        after = hands.after[h, k]
        if after != OVER:
            low_hit += share * best[after]
            high_hit += share * high[after]
            continue
        gone[k] += 1
        lost = share * _begins(left, gone, may_be, aside)
        gone[k] -= 1
        low_hit -= lost
        high_hit -= lost
    return low_hit, high_hit


@numba.njit(cache=True)
def _play(
    left: Ints,
    may_be: Bools,
    aside: int,
    highest: float,
    hands: _Hands,
    values: _Values,
    played: _Played,
) -> None:
    """The best that hands may do, as in ``Game``, into the last two."""
    unseen = left.sum()
    for h in range(len(hands.cards) - 1, -1, -1):
        stand = values.stand[h]
        if stand == -np.inf:
            continue
        values.high[h] = stand
        draws = unseen - hands.cards[h].sum() > aside and not hands.ends[h]
        free = hands.free[h] or not draws
        values.best[h] = stand if free else -np.inf
        played.choice[h] = _STAND
        if not draws:
            continue
        low_hit, high_hit = _asked(left, h, may_be, aside, hands, values.best, values.high)
        values.hit[h], values.high_hit[h] = low_hit, high_hit
        played.asks[h] = high_hit > stand or not free or hands.capped[h]
        if played.asks[h]:
            values.high[h] = high_hit
        if low_hit > values.best[h]:
            values.best[h] = low_hit
            played.choice[h] = _HIT
        if highest > 1.0 and highest * high_hit > values.best[h]:
            values.best[h] = highest * high_hit
            played.choice[h] = _RAISE


@numba.njit(cache=True)
def _follow(
    left: Ints,
    may_be: Bools,
    aside: int,
    highest: float,
    hands: _Hands,
    rule: _Played,
    values: _Values,
) -> None:
    """What hands are worth that are played by a rule, into ``values``."""
    unseen = left.sum()
    for h in range(len(hands.cards) - 1, -1, -1):
        stand = values.stand[h]
        if stand == -np.inf:
            continue
        values.best[h] = values.high[h] = stand
        if unseen - hands.cards[h].sum() <= aside or hands.ends[h]:
            continue
        low_hit, high_hit = _asked(left, h, may_be, aside, hands, values.best, values.high)
        if rule.asks[h]:
            values.high[h] = high_hit
        if rule.choice[h] == _HIT:
            values.best[h] = low_hit
        elif rule.choice[h] == _RAISE:
            values.best[h] = highest * high_hit
