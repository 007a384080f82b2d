"""Bots that play every decision by a seat's view and its own choices, and know nothing else.

>>> from siete.bots import LEVELS, TEMPERAMENTS
>>> LEVELS
('beginner', 'casual', 'steady', 'expert')
>>> TEMPERAMENTS
('cautious', 'bold', 'varied')
"""

from siete.bots.bot import Bot, make_bot
from siete.bots.levels import BOTS, LEVELS, is_bot
from siete.bots.temperament import TEMPERAMENTS

__all__ = ["BOTS", "LEVELS", "TEMPERAMENTS", "Bot", "is_bot", "make_bot"]
