"""The game: a table and its rounds as immutable values, and one contract for both.

``to_act(state)`` says whose decision it is, ``legal(state, seat)`` what they may do,
``apply(state, action)`` makes the next state and the events, ``settlement(round)`` says what a
round came to. A ``state`` is a ``Table`` or a ``Round``.
"""

from typing import TypeVar

from siete.game import engine
from siete.game.actions import (
    BEGIN,
    DEALER,
    DEALS,
    RESHUFFLE,
    Action,
)
from siete.game.between import engine as between
from siete.game.choices import Choice
from siete.game.engine import start
from siete.game.errors import IllegalAction
from siete.game.events import ALL, HIDDEN, SPECTATOR, Event, HandSettled, hears
from siete.game.hands import Hand
from siete.game.round import Round
from siete.game.settle import Settlement, settlement
from siete.game.table import Table, new_table


def to_act(state: Table | Round) -> tuple[int, ...]:
    """The seats that have a decision, ``(DEALER,)`` for chance, () when nothing is to be done."""
    return engine.to_act(state) if isinstance(state, Round) else between.to_act(state)


def legal(state: Table | Round, seat: int) -> tuple[Choice, ...]:
    """All that a seat (or ``DEALER``) may do, with bounds; nothing else is accepted."""
    return engine.legal(state, seat) if isinstance(state, Round) else between.legal(state, seat)


State = TypeVar("State", Table, Round)


def apply(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """The next state and what happened; the state given never changes.

    Raises IllegalAction, with a stable code, for anything that ``legal`` does not have.
    """
    if isinstance(state, Round):
        return engine.apply(state, action)
    return between.apply(state, action)


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
