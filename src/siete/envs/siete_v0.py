"""The PettingZoo environment under its versioned name, as PettingZoo's own are imported.

>>> from siete.envs import siete_v0
>>> game = siete_v0.env("sette_e_mezzo", seats=3)
"""

from siete.envs.aec import env, parallel_env, raw_env

__all__ = ["env", "parallel_env", "raw_env"]
