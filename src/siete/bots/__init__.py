"""Bots that play every decision by a seat's view and its own choices, and know nothing else.

>>> from siete.bots import TEMPERAMENTS
>>> TEMPERAMENTS
('cautious', 'bold', 'varied')
"""

from siete.bots.bot import Bot, make_bot
from siete.bots.temperament import TEMPERAMENTS

__all__ = ["TEMPERAMENTS", "Bot", "make_bot"]
