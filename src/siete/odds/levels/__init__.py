"""Bots of every level, those that reckon with numpy too.

>>> from siete.bots import LEVELS
>>> LEVELS
('beginner', 'casual', 'steady', 'expert')
"""

from functools import cache
from importlib.util import find_spec
from typing import Final

from siete.bots.bot import Bot, make_bot
from siete.bots.levels import BOTS, character
from siete.rules import Rules

EXPERT: Final = "expert"
"""The level that needs the extra."""


@cache
def offered() -> tuple[str, ...]:
    """The bots to choose from here: all of them, or all but the expert without ``siete[odds]``."""
    whole = all(find_spec(name) is not None for name in ("numba", "numpy"))
    return BOTS if whole else tuple(name for name in BOTS if name != EXPERT)


def is_offered(name: str) -> bool:
    """Whether such a bot can play here, by its level, its temperament or both.

    Raises SieteError ``no_such_temperament`` where there is none of this name at all.
    """
    return character(name).level != EXPERT or EXPERT in offered()


def make_player(name: str, rules: Rules, seed: int) -> Bot:
    """A bot by its level, its temperament or both, such as ``expert`` or ``casual-bold``.

    Only an expert needs the extra ``siete[odds]``. Raises SieteError ``no_such_temperament``.
    """
    level, temperament = character(name)
    if level != EXPERT:
        return make_bot(name, rules, seed)
    from siete.odds.levels.expert import Expert

    return Expert(temperament, rules, seed, level)
