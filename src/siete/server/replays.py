"""A round that is over, told again step by step, as those saw it who only watched."""

from typing import Literal

from msgspec import Struct

from siete.errors import SieteError
from siete.game import SPECTATOR, hears, new_table
from siete.game import events as ev
from siete.game.view import View, told, view_of
from siete.server.room import Room
from siete.server.shown import RoundState
from siete.server.snapshot import round_state
from siete.texts import texts
from siete.texts.log import Narrator


class Step(Struct, frozen=True):
    """Something that happened, in words, and the round as it was then; ``seat`` -1 is nobody."""

    kind: str
    seat: int
    text: str
    round: RoundState | None


class Replay(Struct, frozen=True):
    """A round from its beginning; ``names`` are by number of seat.

    ``direction`` is the way that play goes round, for who looks to the middle of the table.
    """

    part: int
    entry: int
    names: tuple[str, ...]
    direction: Literal["right", "left"]
    steps: tuple[Step, ...]


def replay(room: Room, number: int, entry: int, language: str) -> Replay:
    """A round step by step. Raises SieteError ``no_such_round``."""
    if number >= len(room.parts) or entry >= len(room.parts[number].ends):
        raise SieteError("no_such_round")
    part = room.parts[number]
    ends = part.ends
    begins = ends[entry - 1] if entry else 0
    banker = part.game.record().banker
    names = part.names
    table = new_table(part.rules, names, -1 if banker is None else names.index(banker))
    view = view_of(table, SPECTATOR)
    narrator = Narrator(texts(language), part.rules, names)
    history = part.game.history
    before = [event for event in history[:begins] if hears(SPECTATOR, event)]
    for event in before:
        narrator.pass_over(event)
    view = told(view, before)
    steps = []
    for event in history[begins : ends[entry]]:
        # That somebody keeps a figure is theirs to know.
        if not hears(SPECTATOR, event) or isinstance(event, ev.Kept):
            continue
        view = told(view, (event,))
        steps.append(_step(event, narrator, view))
    return Replay(number, entry, view.names, part.rules.table_direction, tuple(steps))


def _step(event: ev.Event, narrator: Narrator, view: View) -> Step:
    first = narrator.before(event)
    said = narrator.tell(event)
    shown = None
    if view.round is not None:
        shown = round_state(view.round, view.rules, _lying(view))
    kind = str(event.__struct_config__.tag)
    return Step(kind, event.seat, f"{first} {said}" if first else said, shown)


def _lying(view: View) -> int:
    """How many cards lie on the table or were burnt."""
    round = view.round
    if round is None:
        return 0
    hands = (hand for seat in round.seats for hand in round.hands[seat])
    return sum(len(hand.cards) for hand in hands) + len(round.burnt)
