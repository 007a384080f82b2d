"""What a player of several hands is sure of, whatever the banker does.

Its hands are played by one plan each, in order, and none looks at what the others hide. The first
of them opens another with a figure that comes as its next card. What the banker knows at last is
what lies in sight of each hand, and it replies its best to all that they may be.
"""

from typing import Final, NamedTuple

import numba
import numpy as np

from siete.odds.deck import Bools, Floats, Ints
from siete.odds.equilibrium.bank import NONE
from siete.odds.equilibrium.streets import CLASS_COUNT, Banker, begins, chance_of, replied
from siete.odds.equilibrium.streets_plan import Shown, plan_of, weigh
from siete.rules import BUST, SEVEN_AND_A_HALF

DEEPEST: Final = (99, 99, 2)
"""By number of hands played, with so many cards in sight beyond the first a hand has to stand."""


class Ends(NamedTuple):
    """What may lie in sight at the end of a hand's turn (O), and how a plan comes there.

    ``cards`` (O, K) beyond the beginning, ``ways`` (O,) orders times shares, ``shares`` (O, K) how
    often it stands with each hidden card, ``classes`` (O, K) the class then. For a bust hand, all
    in sight, the shares are 0 and the classes ``NONE``.
    """

    cards: Ints
    ways: Floats
    shares: Floats
    classes: Ints


def ends_of(shown: Shown, plan: Floats, deepest: int, *, opens: bool) -> Ends:
    """Where a plan ends that stands once ``deepest`` cards beyond the first lie in sight.

    With ``opens`` a figure that comes as the first card is none of it: it opens another hand.
    """
    groups, width = shown.classes.shape
    ways = np.zeros(groups)
    ways[0] = 1.0
    rows: list[tuple[Ints, float, Floats, Ints]] = []
    busts: dict[tuple[int, ...], float] = {}
    for place in range(groups):
        if ways[place] == 0.0:
            continue
        classes = shown.classes[place]
        last = shown.cards[place].sum() >= deepest
        shares = np.where(classes == NONE, 0.0, 1.0 if last else plan[place])
        for kind in range(width):
            out = shown.cards[place].copy()
            out[kind] += 1
            if place == 0 and opens and shown.opens[kind]:
                shares[kind] = 0.0
            elif classes[kind] == NONE:
                key = tuple(out.tolist())
                busts[key] = busts.get(key, 0.0) + ways[place]
            elif shares[kind] < 1.0:
                ways[shown.next[place, kind]] += ways[place] * (1.0 - shares[kind])
        rows.append((shown.cards[place], float(ways[place]), shares, classes))
    for out_of, way in busts.items():
        rows.append((np.array(out_of, np.int64), way, np.zeros(width), np.full(width, NONE)))
    cards, orders, standing, made = zip(*rows, strict=True)
    return Ends(np.array(cards), np.array(orders), np.array(standing), np.array(made))


class Line(NamedTuple):
    """How hands are played: a first one, and ``others`` that are alike.

    ``left`` (K,) are the cards left when they begin, ``rest`` (19,) what hands that stand get
    beside them, ``stakes`` and ``ends`` those of the first one and of each other one. With
    ``struck`` only one seven and a half is paid its multiple (``pay.leftmost_double``). The first
    one opens another with the card ``opened`` (K,) as its next one: ``more`` says how they go on.
    """

    left: Ints
    rest: Floats
    stakes: tuple[float, float]
    ends: tuple[Ends, Ends]
    others: int
    struck: bool
    opened: Ints
    more: "Line | None"


class Sure(NamedTuple):
    """What a player is sure of, and how; no line where chance says whether a hand is opened."""

    value: float
    line: Line | None


def sure(
    banker: Banker,
    left: Ints,
    figure: int,
    shown: Shown,
    stakes: tuple[float, float],
    rest: Floats,
    hands: int,
    most: int,
    *,
    struck: bool,
) -> Sure:
    """What hands of a figure each are sure of together, given that they begin.

    Args:
        banker: The banker.
        left: (K,) the cards left then.
        figure: The kind of the figure.
        shown: What may lie in sight of a hand that begins with it.
        stakes: The stake of the first of them and that of each other one.
        rest: (19,) what the player's other hands, which stand, get from each class of the banker's.
        hands: How many hands there are now.
        most: How many there may be.
        struck: Only one seven and a half is paid its multiple (``pay.leftmost_double``).
    """
    leave, more = -np.inf, None
    opened = np.zeros(len(left), np.int64)
    if hands < min(most, len(DEEPEST)) and left[figure]:
        opened[figure] = 1
        left_then = left - opened
        after = sure(banker, left_then, figure, shown, stakes, rest, hands + 1, most, struck=struck)
        leave, more = after.value, after.line
    opens = leave != -np.inf
    deepest = DEEPEST[min(hands, len(DEEPEST)) - 1]
    plan, value = plan_of(banker, left, shown, stakes[0], rest, leave)
    first = ends_of(shown, plan, deepest, opens=opens)
    other = first
    if hands > 1 and (opens or stakes[0] != stakes[1]):
        other_plan = plan_of(banker, left, shown, stakes[1], rest, -np.inf)[0]
        other = ends_of(shown, other_plan, deepest, opens=False)
    line = Line(left, rest, stakes, (first, other), hands - 1, struck, opened, more)
    if hands > 1:
        value = _worth(line, banker, leave)
    sure_to_open = not plan[0, shown.opens].any()
    kept = not opens or (more is not None and (hands > 1 or sure_to_open))
    return Sure(value, line if kept else None)


def against(line: Line, banker: Banker) -> float:
    """What hands that are played so are sure of against some banker, given that they begin."""
    leave = -np.inf if line.more is None else against(line.more, banker)
    return _worth(line, banker, leave)


def _worth(line: Line, banker: Banker, leave: float) -> float:
    """The same where another hand is worth ``leave``; ``-inf`` where none is opened."""
    nothing = np.zeros(len(line.left), np.int64)
    whole = _chance(banker, line.left, nothing)
    if leave == -np.inf:
        return _together(banker, line, nothing) / whole
    came = _chance(banker, line.left, line.opened)
    return (_together(banker, line, line.opened) + leave * came) / whole


def _together(banker: Banker, line: Line, without: Ints) -> float:
    """What the hands are worth together, times the chance that they begin.

    ``without`` are cards that the first one does not get as its next ones.
    """
    left, rest, stakes, ends, others, struck = line[:6]
    alike = ends[0] is ends[1] and stakes[0] == stakes[1]
    value = float(_met(left, rest, stakes, others, struck, alike, *ends, banker))
    for number, (each, many) in enumerate(zip(ends, (1, others), strict=True)):
        for place in np.flatnonzero((each.classes == NONE).all(axis=1)) if many else ():
            lost = _chance(banker, left, each.cards[place])
            if number and without.any():
                lost -= _chance(banker, left, each.cards[place] + without)
            value -= many * stakes[number] * float(each.ways[place]) * lost
    return value


def _chance(banker: Banker, left: Ints, out: Ints) -> float:
    """The chance of cards in one order and of one of the banker's first cards."""
    return float(chance_of(left, out) * begins(left, out, banker))


@numba.njit(cache=True)
def _met(
    left: Ints,
    rest: Floats,
    stakes: tuple[float, float],
    others: int,
    struck: bool,
    alike: bool,
    first: Ends,
    other: Ends,
    banker: Banker,
) -> float:
    """What hands are worth together that play by a plan each, but for what the bust ones lose.

    ``alike`` says that the first hand is like the others.
    """
    which = np.zeros(others + 1, np.int64)
    most = _widest(first.shares) * _widest(other.shares) ** others
    out = np.zeros((most, len(left)), np.int64)
    weight, gets = np.zeros(most), np.zeros((most, CLASS_COUNT))
    made = np.zeros(most, np.bool_)
    scratch = np.zeros((4, len(banker.card)))
    policy = np.zeros(len(banker.card), np.int8)
    value = 0.0
    for start in range(len(first.ways)):
        which[:] = start if alike else 0
        which[0] = start
        going = True
        while going:
            out[0] = first.cards[start]
            factor = first.ways[start] * _spread(which, 0 if alike else 1)
            last = 0 if first.shares[start].any() else NONE
            for h in range(1, others + 1):
                out[0] += other.cards[which[h]]
                factor *= other.ways[which[h]]
                if other.shares[which[h]].any():
                    last = h
            # Where all are bust and nothing stands beside them there is nothing to get.
            if (last != NONE or rest.any()) and chance_of(left, out[0]) > 0.0:
                weight[0], made[0] = 1.0, False
                gets[0] = rest
                number = 1
                for h in range(others + 1):
                    if h != last:
                        ends, stake = (first, stakes[0]) if h == 0 else (other, stakes[1])
                        number = _joined(
                            ends, which[h], stake, struck, banker, number, out, weight, gets, made
                        )
                stand, bust, banks, worth = scratch
                stand[:] = 0.0
                bust[:] = 0.0
                for i in range(number):
                    if last == NONE:
                        weigh(left, out[i], weight[i], gets[i], banker, banks, stand, bust)
                        continue
                    ends, stake = (first, stakes[0]) if last == 0 else (other, stakes[1])
                    again = struck and made[i]
                    _weigh_last(
                        ends,
                        which[last],
                        stake,
                        again,
                        left,
                        out[i],
                        weight[i],
                        gets[i],
                        banker,
                        banks,
                        stand,
                        bust,
                    )
                value += factor * replied(stand, bust, banker, worth, policy)
            going = _next(which, len(other.ways))
    return value


@numba.njit(cache=True)
def _weigh_last(
    ends: Ends,
    end: int,
    stake: float,
    again: bool,
    left: Ints,
    out: Ints,
    weight: float,
    gets: Floats,
    banker: Banker,
    banks: Floats,
    stand: Floats,
    bust: Floats,
) -> None:
    """Add what hands get to ``stand`` and ``bust`` of which one more hides any card.

    That is ``weigh`` for each card that it may hide, in one pass: a card of which ``n`` are left,
    and the banker has ``m``, comes in ``n - m`` ways. With ``again`` another seven and a half is
    paid its multiple already.
    """
    width = len(left)
    many = left.sum() - out.sum()
    came = chance_of(left, out) * weight / many
    if came == 0.0:
        return
    each = np.zeros((CLASS_COUNT, width))
    ways = np.zeros(CLASS_COUNT)
    for k in range(width):
        share, mine = ends.shares[end, k], ends.classes[end, k]
        if share == 0.0:
            continue
        for c in range(CLASS_COUNT):
            multiple = banker.pay[mine, c]
            if again and mine == SEVEN_AND_A_HALF:
                multiple = min(multiple, 1.0)
            each[c, k] = share * (gets[c] + stake * multiple)
            ways[c] += each[c, k] * (left[k] - out[k])
    parts = 1.0 / np.maximum(1, np.arange(many + 1))
    over = each[BUST]
    for s in range(len(banks)):
        kind, before = banker.card[s], banker.parent[s]
        known = came if before == NONE else banks[before]
        remain = left[kind] - out[kind] - banker.before[s, 0]
        if known == 0.0 or remain <= 0:
            banks[s] = 0.0
            continue
        known *= remain * parts[max(0, many - 1 - banker.before[s, 1])]
        banks[s] = known
        mine, lost = ways[banker.classes[s]], ways[BUST]
        here = each[banker.classes[s]]
        for k in range(width):
            mine -= banker.own[s, k] * here[k]
            lost -= banker.own[s, k] * over[k]
        stand[s] += known * mine
        bust[s] += known * lost


@numba.njit(cache=True)
def _widest(shares: Floats) -> int:
    """With how many hidden cards a hand stands at most."""
    widest = 1
    for row in shares:
        widest = max(widest, (row > 0.0).sum())
    return widest


@numba.njit(cache=True)
def _next(which: Ints, many: int) -> bool:
    """Go on to the next ends, in ascending order, of the hands from 1; False after the last."""
    at = len(which) - 1
    while at >= 1:
        which[at] += 1
        if which[at] < many:
            which[at:] = which[at]
            return True
        at -= 1
    return False


@numba.njit(cache=True)
def _spread(which: Ints, begin: int) -> float:
    """In how many ways ascending ends may be spread over the hands from ``begin``, all alike."""
    ways = 1.0
    run = 1
    for h in range(begin + 1, len(which)):
        run = run + 1 if which[h] == which[h - 1] else 1
        ways *= (h - begin + 1) / run
    return ways


@numba.njit(cache=True)
def _joined(
    ends: Ends,
    end: int,
    stake: float,
    struck: bool,
    banker: Banker,
    known: int,
    out: Ints,
    weight: Floats,
    gets: Floats,
    made: Bools,
) -> int:
    """Join what one more hand may hide to the ``known`` combinations of the others; how many then.

    A bust hand hides nothing. What never comes, since it always goes on, is no combination.
    """
    shares, classes = ends.shares[end], ends.classes[end]
    found = int((shares > 0.0).sum())
    if found == 0:
        return known if (classes == NONE).all() else 0
    place = known * found
    for i in range(known - 1, -1, -1):
        for k in range(len(shares) - 1, -1, -1):
            if shares[k] == 0.0:
                continue
            place -= 1
            again = struck and made[i] and classes[k] == SEVEN_AND_A_HALF
            for c in range(CLASS_COUNT):
                multiple = banker.pay[classes[k], c]
                if again:
                    multiple = min(multiple, 1.0)
                gets[place, c] = gets[i, c] + stake * multiple
            made[place] = made[i] or classes[k] == SEVEN_AND_A_HALF
            weight[place] = weight[i] * shares[k]
            out[place] = out[i]
            out[place, k] += 1
    return known * found
