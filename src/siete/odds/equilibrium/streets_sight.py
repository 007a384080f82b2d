"""Two hands of a player's whose cards all lie in sight, played one after the other: their value.

Nobody hides anything but the banker, who moves last: what each knows is known to both but for that,
so the value is a dynamic program over both hands, whose ends are the banker's best replies.
"""

import numba
import numpy as np

from siete.odds.deck import Floats, Ints
from siete.odds.equilibrium.bank import NONE
from siete.odds.equilibrium.streets import CLASS_COUNT, Banker, Hands, begins, chance_of, replied
from siete.odds.equilibrium.streets_plan import weigh
from siete.rules import SEVEN_AND_A_HALF


def in_sight(
    banker: Banker,
    left: Ints,
    one: Hands,
    two: Hands,
    stakes: tuple[float, float],
    *,
    struck: bool,
) -> float:
    """What two hands are worth of which neither opens another, given that they begin.

    ``left`` (K,) are the cards left then. The states of ``one`` and ``two`` hide nothing. With
    ``struck`` only the first one's seven and a half is paid its multiple (``pay.leftmost_double``).
    """
    both = np.zeros(CLASS_COUNT)
    made = SEVEN_AND_A_HALF
    if struck:
        both = stakes[1] * (np.minimum(banker.pay[made], 1.0) - banker.pay[made])
    nothing = np.zeros(len(left), np.int64)
    value = _both(left, one, two, stakes, both, banker)
    return float(value / begins(left, nothing, banker))


@numba.njit(cache=True)
def _both(
    left: Ints, one: Hands, two: Hands, stakes: tuple[float, float], both: Floats, banker: Banker
) -> float:
    many = len(one.cards)
    worth = np.zeros(many + len(one.busts))
    nothing = np.zeros(CLASS_COUNT)
    scratch = np.zeros((4, len(banker.card)))
    for a in range(len(worth)):
        alive = a < many
        out = one.cards[a] if alive else one.busts[a - many]
        came = chance_of(left, out)
        if came == 0.0:
            continue
        gets = stakes[0] * banker.pay[one.classes[a]] if alive else nothing
        more = both if alive and one.classes[a] == SEVEN_AND_A_HALF else nothing
        worth[a] = _second(left, out, gets, more, two, stakes[1], banker, scratch)
        if not alive:
            worth[a] -= stakes[0] * came * begins(left, out, banker)
    for a in range(many - 1, -1, -1):
        best = worth[a] if one.stands[a] else -np.inf
        worth[a] = max(best, _asked(one.up[a], one.bust[a], worth[:many], worth[many:]))
    found: float = worth[0]
    return found


@numba.njit(cache=True)
def _second(
    left: Ints,
    out1: Ints,
    gets1: Floats,
    more: Floats,
    two: Hands,
    stake: float,
    banker: Banker,
    scratch: Floats,
) -> float:
    """What the hands are worth when the second one is played, the first one being known.

    ``gets1`` (19,) is what the first one gets, ``more`` what changes if the second is 7½ too.
    """
    ends = np.zeros(len(two.busts))
    for b in range(len(ends)):
        out = out1 + two.busts[b]
        chance = chance_of(left, out)
        if chance > 0.0:
            ends[b] = -stake * chance * begins(left, out, banker)
            if gets1.any():
                ends[b] += _reply(left, out, gets1, banker, scratch)
    worth = np.zeros(len(two.cards))
    for b in range(len(worth) - 1, -1, -1):
        out = out1 + two.cards[b]
        if chance_of(left, out) == 0.0:
            continue
        best = -np.inf
        if two.stands[b]:
            gets = gets1 + stake * banker.pay[two.classes[b]]
            if two.classes[b] == SEVEN_AND_A_HALF:
                gets = gets + more
            best = _reply(left, out, gets, banker, scratch)
        worth[b] = max(best, _asked(two.up[b], two.bust[b], worth, ends))
    found: float = worth[0]
    return found


@numba.njit(cache=True)
def _asked(up: Ints, bust: Ints, worth: Floats, ends: Floats) -> float:
    """What asking for a card is worth; ``-inf`` where that can't be done."""
    found = 0.0
    may = False
    for k in range(len(up)):
        if up[k] != NONE:
            found += worth[up[k]]
            may = True
        elif bust[k] != NONE:
            found += ends[bust[k]]
            may = True
    return found if may else -np.inf


@numba.njit(cache=True)
def _reply(left: Ints, out: Ints, gets: Floats, banker: Banker, scratch: Floats) -> float:
    """What the player gets from the banker's best reply to known hands, with these cards out.

    ``gets`` (19,) is what the hands get together from each class of the banker's.
    """
    stand, bust, banks, worth = scratch
    policy = np.zeros(len(stand), np.int8)
    stand[:] = 0.0
    bust[:] = 0.0
    weigh(left, out, 1.0, gets, banker, banks, stand, bust)
    found: float = replied(stand, bust, banker, worth, policy)
    return found
