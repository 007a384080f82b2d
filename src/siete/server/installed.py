"""What can be done here beside the game itself: it depends on what is installed."""

from siete.errors import SieteError
from siete.odds.levels import is_offered, offered
from siete.server.shown import Temper


def can_coach() -> bool:
    """Whether what hints and experts reckon with is here (``siete[odds]``)."""
    return "expert" in offered()


def check_bot(temper: Temper) -> None:
    """Refuse a bot that can't play here: raises SieteError ``no_such_temperament``."""
    if not is_offered(temper):
        raise SieteError("no_such_temperament", name=temper, allowed=", ".join(offered()))
