"""A banker's strategy against two hands played one after the other, and the most they get from it.

The banker draws to a total that it draws lots for, by what it sees of both hands. Such a strategy
is learned by regret matching (Hart and Mas-Colell 2000; "plus", Tammelin 2014) against the player's
best replies. How it was found does not matter: what the best reply gets is an upper bound, worked
out by a dynamic program over all that both hands may be, hidden cards included.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

import numba
import numpy as np
from numpy.typing import NDArray

from siete.odds.deck import Floats, Ints
from siete.odds.equilibrium.bank import NONE
from siete.odds.equilibrium.streets import (
    CLASS_COUNT,
    SEEN,
    SEEN_BUST,
    Banker,
    Hands,
    banker_chances,
    begins,
    chance_of,
    threshold_ways,
)
from siete.rules import BUST

Choices = NDArray[np.int8]

_STAND: Final = 0
_UP: Final = 1
_DOWN: Final = 2
_LEAVE: Final = 3

_BITS: Final = 5
"""Multisets are packed with so many bits for each kind: two hands have at most 24 figures."""

_ALONE: Final = 200
_TRUST: Final = 4.0
"""How long the banker learns against the second hand alone, and how much that weighs later."""


class Meeting(NamedTuple):
    """All that can come of two hands and the banker's limits (T), by the cards that came (R).

    ``which`` (N + B, M + C) is the row of each pair of states, the bust ones after the others;
    ``gets`` (R, 19, T) what a stake on a hand of each class gets, times the chance of the cards;
    ``chance`` (R,) that chance; ``rest`` (R, T) what other hands get there.
    """

    which: Ints
    gets: Floats
    chance: Floats
    rest: Floats


def meeting(
    banker: Banker, left: Ints, one: Hands, two: Hands, totals: Ints, limits: Ints
) -> Meeting:
    """What two hands that begin with ``left`` (K,) cards left get from a banker with such limits.

    ``totals`` (S,) are those of the banker's hands, ``limits`` (T,) totals to draw to.
    """
    places = _BITS * np.arange(len(left))
    codes = [np.concatenate((each.cards, each.busts)) @ (1 << places) for each in (one, two)]
    pairs = codes[0][:, None] + codes[1][None, :]
    found, which = np.unique(pairs, return_inverse=True)
    unions = (found[:, None] >> places) & ((1 << _BITS) - 1)
    used = np.unique(np.concatenate((one.classes, two.classes)))
    ways = np.ascontiguousarray(threshold_ways(banker, totals, limits).T)
    gets, chance = _gets(left, unions, ways, used, banker)
    rest = np.zeros((len(unions), len(limits)))
    return Meeting(which.reshape(pairs.shape), gets, chance, rest)


@numba.njit(cache=True)
def _gets(
    left: Ints, unions: Ints, ways: Floats, used: Ints, banker: Banker
) -> tuple[Floats, Floats]:
    limits = ways.shape[1]
    gets = np.zeros((len(unions), CLASS_COUNT, limits))
    chance = np.zeros(len(unions))
    banks = np.zeros(len(ways))
    ends = np.zeros((CLASS_COUNT, limits))
    for row in range(len(unions)):
        came = chance_of(left, unions[row])
        if came == 0.0:
            continue
        there = begins(left, unions[row], banker)
        chance[row] = came * there
        banker_chances(left, unions[row], banker, banks)
        ends[:] = 0.0
        ends[BUST] = there
        for state in range(len(ways)):
            if banks[state] != 0.0:
                for limit in range(limits):
                    here = banks[state] * ways[state, limit]
                    ends[banker.classes[state], limit] += here
                    ends[BUST, limit] -= here
        for mine in used:
            for other in range(CLASS_COUNT):
                multiple = banker.pay[mine, other] * came
                for limit in range(limits):
                    gets[row, mine, limit] += multiple * ends[other, limit]
    return gets, chance


class Reply(NamedTuple):
    """The player's best reply: what it gets given that the hands begin, and what is done.

    ``first`` (N,) and ``second`` (N + B, M) are by state; the second hand's by the first one's.
    """

    value: float
    first: Choices
    second: Choices


def best_reply(
    meet: Meeting,
    one: Hands,
    two: Hands,
    stakes: tuple[float, float],
    mixed: Floats,
    exits: Floats,
) -> Reply:
    """The best reply to a banker who draws to a limit with chances ``mixed`` (SEEN, SEEN, T).

    ``exits`` (F, F) is what it is worth at most to open another hand: row 0 by the figures then
    left in the first hand, which is being played; else by those of the first hand, which stands,
    and those left in the second one. ``-inf`` is for nothing.
    """
    return Reply(*_best(meet, one, two, stakes, mixed, exits))


@numba.njit(cache=True)
def _best(
    meet: Meeting,
    one: Hands,
    two: Hands,
    stakes: tuple[float, float],
    mixed: Floats,
    exits: Floats,
) -> tuple[float, Choices, Choices]:
    many = len(one.hand)
    worth = np.zeros(many + len(one.busts))
    second = np.zeros((len(worth), len(two.hand)), np.int8)
    for a in range(len(worth)):
        worth[a] = _best_second(a, meet, one, two, stakes, mixed, exits, second[a])
        if a >= many:
            worth[a] -= stakes[0] * meet.chance[meet.which[a, 0]]
    first = np.zeros(many, np.int8)
    for a in range(many - 1, -1, -1):
        best = worth[a] if one.stands[a] else -np.inf
        leave = -np.inf
        if one.figures[a] > one.figures[0]:
            leave = exits[0, one.figures[a] - 1] * meet.chance[meet.which[a, 0]]
        worth[a], first[a] = _best_of(
            best, one.up[a], one.down[a], one.bust[a], worth[:many], worth[many:], leave
        )
    return worth[0] / meet.chance[meet.which[0, 0]], first, second


@numba.njit(cache=True)
def _best_second(
    a: int,
    meet: Meeting,
    one: Hands,
    two: Hands,
    stakes: tuple[float, float],
    mixed: Floats,
    exits: Floats,
    choices: Choices,
) -> float:
    """What is got at most by the second hand, and the first one where it is not bust."""
    alive = a < len(one.hand)
    shares = mixed[one.seen[a]] if alive else mixed[SEEN_BUST]
    mine, stake = (one.classes[a], stakes[0]) if alive else (0, 0.0)
    many = len(two.hand)
    which, chance, gets, rest = meet.which[a], meet.chance, meet.gets, meet.rest
    seen, classes, stands, figures = two.seen, two.classes, two.stands, two.figures
    ups, downs, over = two.up, two.down, two.bust
    busts = np.zeros(len(two.busts))
    for b in range(len(busts)):
        row = which[many + b]
        got = _mean(shares[SEEN_BUST], rest[row], gets[row], mine, stake, 0, 0.0)
        busts[b] = got - stakes[1] * chance[row]
    worth = np.zeros(many)
    for b in range(many - 1, -1, -1):
        row = which[b]
        best = -np.inf
        if stands[b]:
            share = shares[seen[b]]
            best = _mean(share, rest[row], gets[row], mine, stake, classes[b], stakes[1])
        leave = -np.inf
        if alive and one.figures[a] and figures[b] > figures[0]:
            leave = exits[one.figures[a], figures[b] - 1] * chance[row]
        worth[b], choices[b] = _best_of(best, ups[b], downs[b], over[b], worth, busts, leave)
    found: float = worth[0]
    return found


@numba.njit(cache=True)
def _mean(
    shares: Floats,
    rest: Floats,
    gets: Floats,
    class1: int,
    stake1: float,
    class2: int,
    stake2: float,
) -> float:
    """What two hands and those beside them get from a mix of limits (T,)."""
    found = 0.0
    for t in range(len(shares)):
        if shares[t] != 0.0:
            hands = stake1 * gets[class1, t] + stake2 * gets[class2, t]
            found += shares[t] * (rest[t] + hands)
    return found


@numba.njit(cache=True)
def _best_of(
    stands: float,
    up: Ints,
    down: Ints,
    bust: Ints,
    worth: Floats,
    busts: Floats,
    leave: float,
) -> tuple[float, int]:
    """The best of standing, asking face up and face down, and opening another hand; and which."""
    best, choice = stands, _STAND
    for how in (_UP, _DOWN):
        following = up if how == _UP else down
        asks = 0.0
        may = False
        for k in range(len(following)):
            if following[k] != NONE:
                asks += worth[following[k]]
                may = True
            elif bust[k] != NONE:
                asks += busts[bust[k]]
                may = may or how == _UP
        if may and asks > best:
            best, choice = asks, how
    if leave > best:
        best, choice = leave, _LEAVE
    return best, choice


@numba.njit(cache=True)
def _gains(
    meet: Meeting,
    one: Hands,
    two: Hands,
    stakes: tuple[float, float],
    first: Choices,
    second: Choices,
) -> Floats:
    """(SEEN, SEEN, T) what a player's choices get where the banker sees that, by its limit."""
    many = len(one.hand)
    found = np.zeros((SEEN, SEEN, meet.gets.shape[2]))
    came = np.zeros(many + len(one.busts))
    came[0] = 1.0
    for a in range(many):
        if came[a] != 0.0:
            _go_on(one, a, first[a], came[a], came[:many], came[many:])
    for a in range(len(came)):
        alive = a < many
        if came[a] == 0.0 or (alive and first[a] != _STAND):
            continue
        here = found[one.seen[a] if alive else SEEN_BUST]
        mine, stake = (one.classes[a], stakes[0]) if alive else (0, 0.0)
        there = np.zeros(len(two.hand))
        busts = np.zeros(len(two.busts))
        there[0] = came[a]
        for b in range(len(there)):
            if there[b] == 0.0:
                continue
            row = meet.which[a, b]
            if second[a, b] == _STAND:
                got = stakes[1] * meet.gets[row, two.classes[b]] + meet.rest[row]
                here[two.seen[b]] += there[b] * (got + stake * meet.gets[row, mine])
            _go_on(two, b, second[a, b], there[b], there, busts)
        for b in range(len(busts)):
            if busts[b] != 0.0:
                row = meet.which[a, len(there) + b]
                got = meet.rest[row] + stake * meet.gets[row, mine]
                here[SEEN_BUST] += busts[b] * got
    return found


@numba.njit(cache=True)
def _go_on(hands: Hands, state: int, choice: int, ways: float, came: Floats, busts: Floats) -> None:
    """Add the ways in which a state that asks for a card goes on."""
    if choice not in (_UP, _DOWN):
        return
    following = hands.up[state] if choice == _UP else hands.down[state]
    for k in range(len(following)):
        if following[k] != NONE:
            came[following[k]] += ways
        elif hands.bust[state, k] != NONE:
            busts[hands.bust[state, k]] += ways


def learned(
    meet: Meeting,
    one: Hands,
    two: Hands,
    stakes: tuple[float, float],
    exits: Floats,
    rounds: int,
    tell: Callable[[], None],
) -> Floats:
    """A mix of limits (SEEN, SEEN, T) that leaves little to the best reply.

    The banker begins with what it learns against the second hand alone, the first one standing.
    ``tell`` is called in every round.
    """
    none = np.full_like(one.up[:1], NONE)
    lone = Hands(
        one.hand[:1],
        one.cards[:1],
        one.classes[:1],
        one.seen[:1],
        none,
        none,
        none,
        one.stands[:1],
        one.figures[:1],
        one.busts[:0],
    )
    shape = (SEEN, SEEN, meet.gets.shape[2])
    begun = meet._replace(which=np.ascontiguousarray(meet.which[:1]))
    even = np.full(shape, 1.0 / shape[2])
    start = _learned(begun, lone, two, (0.0, stakes[1]), exits, _ALONE, even, 0.0, tell)
    start = np.repeat(start[one.seen[:1]], SEEN, axis=0)
    return _learned(meet, one, two, stakes, exits, rounds, start, _TRUST, tell)


def _learned(
    meet: Meeting,
    one: Hands,
    two: Hands,
    stakes: tuple[float, float],
    exits: Floats,
    rounds: int,
    start: Floats,
    trust: float,
    tell: Callable[[], None],
) -> Floats:
    regret, whole = np.zeros_like(start), np.zeros_like(start)
    best, chosen, mixed = np.inf, start, start
    for step in range(1, rounds + 1):
        tell()
        reply = best_reply(meet, one, two, stakes, mixed, exits)
        if reply.value < best:
            best, chosen = reply.value, mixed
        gains = _gains(meet, one, two, stakes, reply.first, reply.second)
        if step == 1:
            spread = np.abs(gains - gains.mean(axis=2, keepdims=True)).max(axis=2, keepdims=True)
            regret = trust * mixed * spread
        regret = np.maximum(regret + (mixed * gains).sum(axis=2, keepdims=True) - gains, 0.0)
        whole += step * step * mixed
        total = regret.sum(axis=2, keepdims=True)
        mixed = np.where(total > 0.0, regret / np.where(total > 0.0, total, 1.0), mixed)
    average: Floats = whole / whole.sum(axis=2, keepdims=True)
    if best_reply(meet, one, two, stakes, average, exits).value < best:
        chosen = average
    return chosen
