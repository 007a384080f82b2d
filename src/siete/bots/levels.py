"""How well a bot plays, and what one is called: a level, a temperament, or both.

``steady-bold`` plays as well as ``steady`` and as boldly as ``bold``. A level alone is even in
temper. This is the one list of them.
"""

from typing import Final, NamedTuple

from siete.bots.temperament import EVEN_TEMPER, TEMPERAMENTS
from siete.errors import SieteError

LEVELS: Final = ("beginner", "casual", "steady", "expert")
"""From who has just learnt the rules to the best known play, each better than the one before."""

BOTS: Final = (*LEVELS, *TEMPERAMENTS)
"""What a table may offer to choose from; ``LEVEL-TEMPERAMENT`` is understood too."""

CHARACTERS: Final = (*BOTS, *(f"{level}-{each}" for level in LEVELS for each in TEMPERAMENTS))
"""All names of bots: levels, temperaments, and both."""

ROUGH: Final = "steady"
"""The level that reckons as a person does: roughly, and without counting cards."""

DEFAULT_LEVEL: Final = "keen"
"""How well a bot plays of which only the temperament was said: as steady, but it counts cards."""


class Character(NamedTuple):
    """A level and a temperament."""

    level: str
    temperament: str


def character(name: str) -> Character:
    """What a bot's name says.

    Raises SieteError ``no_such_temperament`` (``name``, ``allowed``).
    """
    level, dash, temperament = name.partition("-")
    if level in LEVELS and not dash:
        return Character(level, EVEN_TEMPER)
    if level in LEVELS and temperament in TEMPERAMENTS:
        return Character(level, temperament)
    if name in TEMPERAMENTS:
        return Character(DEFAULT_LEVEL, name)
    raise SieteError("no_such_temperament", name=name[:40], allowed=", ".join(BOTS))


def is_bot(name: object) -> bool:
    """Whether this is what a bot may be called."""
    try:
        return isinstance(name, str) and bool(character(name))
    except SieteError:
        return False
