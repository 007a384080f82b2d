"""The log of a table in sentences, for one hearer in one language.

Each item is told once for a language: who hears an event hears the same words.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple
from weakref import WeakKeyDictionary

from siete.game import Event
from siete.game.events import HIDDEN, Dealt
from siete.packed import Packed
from siete.rules import OPTIONS, Rules, is_idle, parse_rules
from siete.server.logbook import LogItem, Note, add_kept
from siete.server.room import Room
from siete.server.shown import Line
from siete.texts import Texts, texts
from siete.texts.log import Narrator
from siete.texts.values import value_words


class Told(NamedTuple):
    """An item in words: for its owner and for the others; the same where all hear the same."""

    mine: str
    others: str


class Teller:
    """What was told of one table in one language."""

    def __init__(self, say: Texts) -> None:
        self._say = say
        self._told: Packed[Told] = Packed()
        self._narrators: dict[int, Narrator] = {}
        self._upto = 0

    def catch_up(self, room: Room) -> None:
        """Tell what is new in the room's log."""
        new = list(room.log.newest(after=self._upto))
        if new and new[-1].n > self._upto + 1:
            self._narrators.clear()  # the log has forgotten what they did not hear of
        for item in reversed(new):
            add_kept(self._told, self._tell(room, item))
        self._upto = room.log.last

    def newest(self) -> Iterator[Told]:
        """The items in words, the newest first; nothing where nobody needs to be told."""
        return reversed(self._told)

    def _tell(self, room: Room, item: LogItem) -> Told:
        if item.note is not None:
            said = note_words(self._say, item.note)
            return Told(said, said)
        assert item.event is not None
        narrator = self._narrator(room, item)
        mine = _sentence(narrator, item.event)
        return Told(mine, mine if item.others is None else _sentence(narrator, item.others))

    def _narrator(self, room: Room, item: LogItem) -> Narrator:
        narrator = self._narrators.get(item.part)
        if narrator is None:
            part = room.parts[item.part]
            narrator = self._narrators[item.part] = Narrator(self._say, part.rules, part.names)
            # The log may have forgotten how the part began; who tells the rest must know it.
            for event in part.game.history[: item.place]:
                narrator.pass_over(event)
        return narrator


_TELLERS: Final[WeakKeyDictionary[Room, dict[str, Teller]]] = WeakKeyDictionary()


def lines_for(room: Room, name: str | None, lang: str, after: int = -1) -> tuple[Line, ...]:
    """The lines of a table's log after number ``after``, as somebody hears them.

    ``name`` is whom they are for, None for who has none here. Who changes seats hears other things:
    then ask for all of it again.
    """
    tellers = _TELLERS.setdefault(room, {})
    if lang not in tellers:
        tellers[lang] = Teller(texts(lang))
    teller = tellers[lang]
    teller.catch_up(room)
    found: list[Line] = []
    for item, told in zip(room.log.newest(after), teller.newest(), strict=False):
        line = _line(room, item, name, told)
        if line is not None:
            found.append(line)
    return tuple(reversed(found))


def _line(room: Room, item: LogItem, name: str | None, told: Told) -> Line | None:
    if item.note is not None:
        kind = f"note-{item.note.kind}"
        return Line(item.n, item.round, kind, room.seat_of(item.note.name), told.mine)
    part = room.parts[item.part]
    event = item.heard_by(part.seat_of(name))
    said = told.mine if event is item.event else told.others
    if event is None or not said:
        return None
    seat = event.seat
    if part is not room.part and seat >= 0:
        assert room.part is not None
        seat = room.part.seat_of(part.table.names[seat])
    return Line(item.n, item.round, str(event.__struct_config__.tag), seat, said)


def _sentence(narrator: Narrator, event: Event) -> str:
    """What is said of an event. A card that nobody here may know needs no words of its own."""
    if isinstance(event, Dealt) and event.card == HIDDEN:
        narrator.pass_over(event)
        return ""
    before = narrator.before(event)
    said = narrator.tell(event)
    return f"{before} {said}" if before else said


def note_words(say: Texts, note: Note) -> str:
    """A note about the table as a sentence."""
    changes = ""
    if note.after and note.before:
        changes = " · ".join(changed(say, parse_rules(note.before), parse_rules(note.after)))
    return say.say(
        f"note-{note.kind.replace('_', '-')}",
        name=note.name,
        other=note.other,
        amount=say.amount(note.amount),
        why=note.after if note.kind == "paid" else "",
        changes=changes,
    )


def changed(say: Texts, before: Rules, after: Rules) -> Iterator[str]:
    """Every option that two sets of rules differ in, in words: what it was and what it is."""
    if before.ruleset != after.ruleset:
        yield say.say(
            "note-change-ruleset",
            before=say.say(f"ruleset-{before.ruleset}"),
            after=say.say(f"ruleset-{after.ruleset}"),
        )
    for option in OPTIONS:
        old, new = getattr(before, option.field), getattr(after, option.field)
        if old != new and not (is_idle(before, option.name) and is_idle(after, option.name)):
            yield say.say(
                "note-change",
                option=say.say(f"option-{option.name.replace('.', '-')}"),
                before=value_words(say, option.name, old),
                after=value_words(say, option.name, new),
            )
