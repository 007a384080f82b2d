"""The coach: what each legal choice of a seat is worth, from what that seat knows (docs/coach.md).

Importing it brings numba; its data alone are in ``siete.odds.advice``.
"""

from siete.odds.coach.advise import advise
from siete.odds.coach.review import Decided, review
from siete.odds.coach.warm import warm

__all__ = ["Decided", "advise", "review", "warm"]
