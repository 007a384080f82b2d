"""The parts of an evening: a change of rules begins another, with a game of its own."""

from collections.abc import Sequence

import msgspec

from siete.amounts import Amount
from siete.game import DEALER, Choice, Event, Table, legal, to_act
from siete.game import events as ev
from siete.game.view import View
from siete.play import Game
from siete.rules import Rules

AFTER_THE_END = ("claimed", "rotated")
"""Why the bank passes as part of the end of a round."""


class PastRound(msgspec.Struct, frozen=True, gc=False):
    """A round that is over.

    ``part`` and ``entry`` (both from 0) are where it is recorded, ``number`` counts the rounds of
    the evening from 1. ``net`` is by name, in trillionths of a chip.
    """

    part: int
    entry: int
    number: int
    banker: str
    net: dict[str, Amount]


class Part:
    """The rounds under one set of rules: a game, and where in its history each entry ended."""

    def __init__(self, number: int, game: Game) -> None:
        self.number = number
        self.game = game
        self.names: tuple[str, ...] = game.table.names
        """The names with which the part began, by number of seat."""
        self.logged = 0
        """How many events of the game's history are in the room's log."""
        self.ends: list[int] = []
        """By entry of its record, how many events there were when it was over."""

    @property
    def rules(self) -> Rules:
        """The rules of this part."""
        return self.game.table.rules

    @property
    def table(self) -> Table:
        """The game's table as it is now."""
        return self.game.table

    def seat_of(self, name: str | None) -> int:
        """The seat's number of a name, -1 for who has none in this part."""
        names = self.game.table.names
        return names.index(name) if name in names else -1

    def view(self, name: str | None) -> View:
        """What a name may know; who never sat here knows what everybody does."""
        return self.game.view(self.seat_of(name))

    def new_events(self) -> Sequence[Event]:
        """What happened since the last time."""
        events = self.game.history[self.logged :]
        for place, event in enumerate(events, self.logged + 1):
            passed = event.why if isinstance(event, ev.BankPassed) else ""
            if isinstance(event, ev.RoundOver) or passed == "drawn":
                self.ends.append(place)
            elif passed in AFTER_THE_END:
                self.ends[-1] = place
        self.logged += len(events)
        return events


def past_rounds(part: Part, events: Sequence[Event], before: int) -> list[PastRound]:
    """The rounds that ended with these last events of a part; ``before`` is how many had."""
    found: list[PastRound] = []
    names = part.table.names
    for event in events:
        if isinstance(event, ev.RoundOver):
            net = dict(zip((names[seat] for seat in event.seats), event.net, strict=True))
            banker = names[event.seats[-1]]
            number = before + len(found) + 1
            found.append(PastRound(part.number, len(part.ends) - 1, number, banker, net))
    return found


def is_open(table: Table) -> bool:
    """Whether a table is between two rounds with nothing to be answered."""
    return table.phase == "between" and table.standing is None


def deal_on(game: Game) -> None:
    """Let the dealer do its part, until a seat has to decide or a round is over.

    A lot or a new round waits for its time: first everybody sees the seal that they depend on.
    """
    while to_act(game.table) == (DEALER,) and game.table.phase not in ("between", "lot"):
        game.step()


def choices_of(table: Table, seat: int) -> tuple[Choice, ...]:
    """What a seat may do, as it is asked here.

    Without leaving, which is a command of its own. And a figure is not said to be kept where doing
    something else says the same: nobody may see that there was anything to say.
    """
    found = legal(table, seat)
    if not found:
        return found
    silent = any(choice.do in ("hit", "stand", "bust") for choice in found)
    return tuple(
        choice for choice in found if choice.do != "leave" and not (silent and choice.do == "keep")
    )
