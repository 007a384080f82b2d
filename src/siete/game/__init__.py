"""The game: a table and its rounds as immutable values, and one contract for both.

``to_act(state)`` says whose decision it is, ``legal(state, seat)`` what they may do,
``apply(state, action)`` makes the next state and the events, ``settlement(round)`` says what a
round came to. A ``state`` is a ``Table`` or a ``Round``.
"""

from siete.game.actions import (
    BEGIN,
    DEALER,
    DEALS,
    RESHUFFLE,
    Action,
)
from siete.game.choices import Choice
from siete.game.engine import apply, legal, to_act
from siete.game.errors import IllegalAction
from siete.game.events import ALL, HIDDEN, SPECTATOR, Event, HandSettled, hears
from siete.game.hands import Hand
from siete.game.round import Round, Settlement
from siete.game.settle import settlement
from siete.game.stages.stakes import start
from siete.game.table import Table, new_table

__all__ = [
    "ALL",
    "BEGIN",
    "DEALER",
    "DEALS",
    "HIDDEN",
    "RESHUFFLE",
    "SPECTATOR",
    "Action",
    "Choice",
    "Event",
    "Hand",
    "HandSettled",
    "IllegalAction",
    "Round",
    "Settlement",
    "Table",
    "apply",
    "hears",
    "legal",
    "new_table",
    "settlement",
    "start",
    "to_act",
]
