"""The state of a lane as a row of whole numbers: what stands where, and the moves by number.

The cards of its two hands are a row each, and its stock that of ``siete.odds.kernel.stream``.
"""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from siete.envs.observing import STAGES, STATUSES
from siete.envs.rounds.setup import MOST_KINDS, OPS

Words: TypeAlias = NDArray[np.uint64]
Small: TypeAlias = NDArray[np.int8]
Numbers: TypeAlias = NDArray[np.float32]
Flags: TypeAlias = NDArray[np.bool_]

STAGE: Final = 0
SEAT: Final = 1
STAKE: Final = 2
"""0 none, 1 the lowest, 2 the highest;"""
STATUS: Final = 3
"""of the player's hand, as in an observation;"""
FOUL: Final = 4
SETTLED: Final = 5
"""the face that the first card settled under ``all_down``: 0 none, 1 up, 2 down;"""
OVER: Final = 6
"""whether it is over, and then"""
OUTCOME: Final = 7
"""where in ``Setup.amounts`` the player's gain is;"""
DOWN: Final = 8
"""and the next place: by hand, which cards lie face down, as bits;"""
HANDS: Final = 10
"""then for each hand half points without the wild card, size, sevens, whether it has the wild card,
and the total;"""
POINTS, SIZE, SEVENS, WILD, TOTAL = 0, 1, 2, 3, 4
HAND: Final = 5
BURNT: Final = HANDS + 2 * HAND
"""then the burnt cards by kind."""
STATE: Final = BURNT + MOST_KINDS

STAKES, VALIDITY, BETS, TURNS, BANK = (
    STAGES.index(stage) for stage in ("stakes", "validity", "bets", "turns", "bank")
)
STOOD, MUERTA, SHOWN = (STATUSES.index(status) for status in ("stood", "muerta", "shown"))
(
    BET_LOW,
    BET_HIGH,
    STAND,
    HIT_UP,
    HIT_UP_HIGH,
    HIT_DOWN,
    HIT_DOWN_HIGH,
    BUSTED,
    PASS,
    BURN,
    DEAD,
    DEAD_HIGH,
    VALID,
    VOID,
) = range(len(OPS))
