"""A round that is over, told again step by step, as those saw it who only watched."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from siete.errors import SieteError
from siete.game import SPECTATOR, hears, new_table
from siete.game import events as ev
from siete.game.events import HIDDEN
from siete.game.view import View, told, view_of
from siete.record import Record
from siete.server.parts import Part
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
    view = _first_view(part)
    narrator = Narrator(texts(language), part.rules, part.names)
    history = part.game.history[: ends[entry]]
    before = [event for event in history[:begins] if hears(SPECTATOR, event)]
    for event in before:
        narrator.pass_over(event)
    view = told(view, before)
    steps = []
    for event in history[begins:]:
        # That somebody keeps a figure is theirs to know.
        if not hears(SPECTATOR, event) or isinstance(event, ev.Kept):
            continue
        view = told(view, (event,))
        steps.append(_step(event, narrator, view))
    return Replay(number, entry, view.names, part.rules.table_direction, tuple(steps))


def public_record(part: Part) -> Record:
    """The rounds of a part as everybody may have them.

    The rounds of a stock in play wait until it is done with where one of them ended with a card
    that not everybody saw: it can't come any more, and its deck would tell so. The record of the
    rules library is for who keeps the game, and has them.
    """
    record = part.game.record()
    shuffled = [k for k, entry in enumerate(record.rounds) if entry.proof is not None]
    last = record.rounds[shuffled[-1]].proof if shuffled else None
    if last is None or last.secret:
        return record
    view = _first_view(part)
    begins = 0
    for entry, ends in enumerate(part.ends[: len(record.rounds)]):
        heard = [event for event in part.game.history[begins:ends] if hears(SPECTATOR, event)]
        view, begins = told(view, heard), ends
        if entry >= shuffled[-1] and view.round is not None and _is_hidden(view):
            return replace(record, rounds=record.rounds[: shuffled[-1]])
    return record


def _first_view(part: Part) -> View:
    banker = part.game.record().banker
    seat = -1 if banker is None else part.names.index(banker)
    return view_of(new_table(part.rules, part.names, seat), SPECTATOR)


def _is_hidden(view: View) -> bool:
    """Whether a card on the table is one that who watches has not seen."""
    assert view.round is not None
    return any(HIDDEN in hand.cards for hands in view.round.hands.values() for hand in hands)


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
