"""What is to be told of a table, in order: what happened in the games, and notes about the table.

Items are numbered alike for everybody: no number may tell one that another heard something more.
"""

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Final, Literal, TypeAlias, TypeVar

import msgspec

from siete.game import SPECTATOR, Event, hears
from siete.game import events as ev
from siete.packed import Packed

KEPT: Final = 250
"""How many of the last items a table remembers."""

_MANY: Final = 40
_READ_OFTEN: Final = 10
"""Items that clients who lag behind still need; older ones are for who joins, or comes back."""

T = TypeVar("T")

NoteKind: TypeAlias = Literal[
    "opened",
    "sat",
    "waits",
    "got_up",
    "leaves",
    "removed",
    "started",
    "time_out",
    "away",
    "stand_in",
    "bot_plays",
    "plays_again",
    "moved",
    "given",
    "rules",
    "rules_later",
    "rules_now",
    "renamed",
    "paused",
    "goes_on",
    "host",
    "paid",
    "closed",
    "reopened",
    "coach",
    "no_coach",
]


class Note(msgspec.Struct, frozen=True, gc=False):
    """Something about the table: ``name`` is whom it is about, the rest what its kind needs."""

    kind: NoteKind
    name: str = ""
    other: str = ""
    amount: int = 0
    before: str = ""
    after: str = ""


class LogItem(msgspec.Struct, frozen=True, gc=False):
    """One item: a note, or an event of a part's game.

    ``event`` is heard by all, or where ``owner`` is a seat by that one, and then ``others`` is what
    the rest hear. ``place`` is the event's place in the history of the game.
    """

    n: int
    part: int
    round: int
    note: Note | None = None
    event: Event | None = None
    others: Event | None = None
    owner: int = SPECTATOR
    place: int = -1

    def heard_by(self, seat: int) -> Event | None:
        """The event as a seat of its part hears it."""
        return self.event if self.owner in (SPECTATOR, seat) else self.others


def add_kept(items: Packed[T], item: T) -> None:
    """Add an item to a log, or what belongs to it to a list beside: both keep as many."""
    items.append(item)
    if items.fresh > _MANY:
        items.put_away(len(items) - _READ_OFTEN)
        items.keep_last(KEPT)


class Logbook:
    """The last items, and how many rounds have begun."""

    def __init__(self) -> None:
        self._items: Packed[LogItem] = Packed()
        self.rounds = 0
        self.private = 0
        """The number of the last item that not everybody hears alike."""
        self._next = 1

    @property
    def last(self) -> int:
        """The number of the last item, 0 where there is none."""
        return self._next - 1

    def newest(self, after: int = -1) -> Iterator[LogItem]:
        """The items after a number, the newest first."""
        for item in islice(reversed(self._items), KEPT):
            if item.n <= after:
                return
            yield item

    def note(self, part: int, note: Note) -> None:
        """Add a note."""
        self._add(LogItem(self._next, part, self.rounds, note=note))

    def tell(self, part: int, events: Iterable[Event], place: int) -> None:
        """Add events; ``place`` is that of the first in its game's history.

        What is heard differently by its owner and the others is one item. That somebody keeps a
        figure is none: they know it, and nobody else may.
        """
        mine: LogItem | None = None
        for number, event in enumerate(events, place):
            if isinstance(event, ev.Kept):
                continue
            if isinstance(event, ev.RoundBegan):
                self.rounds += 1
            item = LogItem(self._next, part, self.rounds, event=event, place=number)
            if mine is not None:
                self._add(msgspec.structs.replace(mine, others=event))
                mine = None
            elif isinstance(event, ev.Dealt) and not hears(SPECTATOR, event):
                mine = msgspec.structs.replace(item, owner=event.seat)
            else:
                self._add(item)

    def _add(self, item: LogItem) -> None:
        add_kept(self._items, item)
        if item.owner != SPECTATOR:
            self.private = item.n
        self._next += 1
