"""An environment's spaces, and what it gives an agent: an observation with its mask."""

from typing import Any, TypeAlias, cast

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from siete.envs.playing import Play
from siete.envs.setting import Setting

Observation: TypeAlias = dict[str, NDArray[Any]]
"""``observation``, float32 (``siete.envs.observing``), and ``action_mask``, int8 by move."""


def action_space(setting: Setting) -> spaces.Discrete[np.int64]:
    """One action for each move."""
    return spaces.Discrete(len(setting.moves))


def observation_space(setting: Setting) -> spaces.Space[Observation]:
    """What a seat sees, and which moves it may do now."""
    most = np.array([entry.most for entry in setting.observer.entries], np.float32)
    made = spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(most), most, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (len(setting.moves),), np.int8),
        }
    )
    return cast("spaces.Space[Observation]", made)


def seen(play: Play, seat: int) -> Observation:
    """What a seat sees now, in arrays of its own."""
    return {
        "observation": play.observation(seat),
        "action_mask": np.array(play.mask(seat), np.int8),
    }


def shown(play: Play, seat: int) -> str:
    """The round so far as a seat has heard it, in the words of ``siete.envs.history``."""
    return play.setting.historian.text(play.heard[seat])
