"""What a seat has heard since the round began: all that it can know, in order (perfect recall).

An observation is what lies on the table now; what it leaves out is here: the order in which cards
came, who asked for what before whom, what an earlier small round showed. As text it is whole; as a
tensor it is the last events, up to a length that a round without endless burning does not reach.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

import numpy as np

from siete.amounts import format_amount
from siete.cards import Card
from siete.envs.observing import Vector, kind_names
from siete.game import events as ev
from siete.game.events import HIDDEN, Event
from siete.odds.deck import Kind
from siete.rules import Rules

NOTHING_NEW: Final = (ev.HandSettled, ev.RoundOver)
"""Settlement follows from what was shown before it: no entry of a tensor."""

KINDS: Final[tuple[type[Event], ...]] = (
    ev.RoundBegan,
    ev.PotIs,
    ev.Staked,
    ev.Returned,
    ev.Dealt,
    ev.Turned,
    ev.SaidValid,
    ev.Voided,
    ev.Passed,
    ev.Burnt,
    ev.Asked,
    ev.Opened,
    ev.Kept,
    ev.AskedMuerta,
    ev.Busted,
    ev.Shown,
    ev.Stood,
    ev.Reshuffled,
)
"""The events of a round, in the order of the tensor's first entries."""

EVENTS_A_CARD: Final = 7
EVENTS_A_SEAT: Final = 8

_AMOUNTS: Final = ("amount", "stake")
"""The fields of events that are an amount of chips."""


class Historian:
    """Writes histories for given rules, kinds of cards and number of seats.

    Cards are told by their kind: suits never matter.

    Attributes:
        length: The most events that a tensor holds.
        width: The entries of an event: its kind (one of ``KINDS``), its seat, how many cards of
            each kind it shows, how many it does not, then hand, face down (0 or 1), place of a card
            turned, and an amount in first stakes.
    """

    def __init__(self, rules: Rules, kinds: tuple[Kind, ...], seats: int) -> None:
        self.seats = seats
        self._unit = rules.bets_min
        names = kind_names(kinds)
        self._kinds = len(kinds)
        self._kind_of = {card: k for k, kind in enumerate(kinds) for card in kind.cards}
        self._name_of = {card: names[k] for card, k in self._kind_of.items()} | {HIDDEN: "?"}
        cards = sum(len(kind.cards) for kind in kinds)
        self.length = EVENTS_A_CARD * cards + EVENTS_A_SEAT * seats
        self._at_cards = len(KINDS) + seats
        self._at_rest = self._at_cards + self._kinds + 1
        self.width = self._at_rest + 4
        self._words: dict[Event, str] = {}

    def word(self, event: Event) -> str:
        """An event as text, the card that came by its kind: ``dealt 0 1 7 down``."""
        found = self._words.get(event)
        if found is None:
            if len(self._words) > 100_000:
                self._words.clear()
            found = self._words[event] = " ".join(self._parts(event))
        return found

    def text(self, heard: Sequence[Event]) -> str:
        """All these events, as text."""
        return ", ".join(self.word(event) for event in heard)

    def _parts(self, event: Event) -> Iterator[str]:
        yield type(event).__name__.lower()
        for name in event.__struct_fields__:
            value: Any = getattr(event, name)
            if name == "to":
                continue
            if name == "card":
                yield self._name_of[value]
            elif name == "cards":
                yield "+".join(self._name_of[card] for card in value)
            elif name in _AMOUNTS or name in ("low", "high"):
                yield format_amount(value)
            elif name == "net":
                yield "/".join(format_amount(each) for each in value)
            elif isinstance(value, tuple):
                yield "/".join(str(each) for each in value)
            else:
                yield str(value)

    def tensor(self, heard: Sequence[Event]) -> Vector:
        """These events as numbers, (length, width), the first one first; then rows of zeros."""
        found = np.zeros((self.length, self.width), np.float32)
        told = [event for event in heard if not isinstance(event, NOTHING_NEW)]
        for row, event in zip(found, told[-self.length :], strict=False):
            self._row(row, event)
        return found

    def _row(self, row: Vector, event: Event) -> None:
        row[KINDS.index(type(event))] = 1
        if event.seat >= 0:
            row[len(KINDS) + event.seat] = 1
        cards: tuple[Card, ...] = getattr(event, "cards", ())
        for card in (*cards, *((event.card,) if hasattr(event, "card") else ())):
            kind = self._kinds if card == HIDDEN else self._kind_of[card]
            row[self._at_cards + kind] += 1
        row[self._at_rest :] = (
            getattr(event, "hand", 0),
            getattr(event, "face", "") == "down",
            getattr(event, "place", 0),
            next((getattr(event, name) for name in _AMOUNTS if hasattr(event, name)), 0)
            / self._unit,
        )
