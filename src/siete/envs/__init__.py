"""The game as an environment for reinforcement learning: PettingZoo, Gymnasium, OpenSpiel, arrays.

All of them are one round of the game under any rules, for 2 to 12 seats, over any list of cards:
``siete.envs.aec`` (PettingZoo), ``siete.envs.single`` (Gymnasium: one seat against bots),
``siete.envs.openspiel``, and ``siete.envs.rounds`` (many rounds of two side by side, as arrays).
They share one space of actions (``moves``), one observation (``observing``) and one history
(``history``). Nothing is imported here: each needs a package of its own (``siete[envs]``).
"""
