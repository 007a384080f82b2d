"""Many rounds of two side by side, as arrays, compiled: for learning with millions of steps.

>>> import numpy as np
>>> from siete.envs.rounds import Rounds
>>> rounds = Rounds("sette_e_mezzo", lanes=1000, banker="draw-to:5", seed=1)
>>> seen = rounds.reset()
>>> seen.shape == (1000, rounds.setting.observer.size)
True
>>> seen, rewards, dones = rounds.step(rounds.any_moves())
"""

from siete.envs.rounds.lanes import Rounds

__all__ = ["Rounds"]
