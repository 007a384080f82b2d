"""What a seat sees of a round now, as a vector of fixed length; read from its view alone."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from siete.cards import RANK_OF
from siete.game import Round, to_act
from siete.game.events import HIDDEN
from siete.game.view import HandView, View
from siete.odds.deck import Kind
from siete.rules import Rules

Vector: TypeAlias = NDArray[np.float32]

STAGES: Final = ("stakes", "deal", "validity", "bets", "turns", "bank", "over")
STATUSES: Final = ("playing", "stood", "bust", "muerta", "passed", "shown")

OF_HAND: Final = len(STATUSES) + 2
"""The entries of a hand before its cards: its status, its stake, its cards that are not known."""


def acting(round: Round) -> int:
    """The seat that has the next decision: the first one in order of play; -1 when nobody has."""
    if round.awaits or round.stage == "over":
        return -1
    return to_act(round)[0]


def kind_names(kinds: Sequence[Kind]) -> tuple[str, ...]:
    """A name of its own for each kind: kinds of figures that the rules tell apart have ranks."""
    names = [kind.name for kind in kinds]
    return tuple(
        name
        if names.count(name) == 1
        else "-".join((name, *(str(rank) for rank in sorted({RANK_OF[c] for c in kind.cards}))))
        for name, kind in zip(names, kinds, strict=True)
    )


class Entry(NamedTuple):
    """One entry of an observation: what it is, and the most that it can be (the least is 0)."""

    name: str
    most: float


class Observer:
    """Writes observations for given rules, kinds of cards and number of seats.

    ``hands`` is the most hands of one player, ``most`` the highest stake or pot in first stakes.

    Attributes:
        entries: What each entry of an observation is. Counts are of cards, amounts in first stakes;
            ``up-KIND`` are cards that everybody sees, ``down-KIND`` those that the viewer alone
            knows, ``unknown`` those that it does not;
            burnt cards of a kind count no further than the deck has of it.
        size: How many there are.
        offsets: Where the entries of each seat's first hand begin; a seat's further hands follow.
    """

    def __init__(
        self, rules: Rules, kinds: tuple[Kind, ...], seats: int, hands: int, most: float
    ) -> None:
        self.rules = rules
        self.seats = seats
        self.hands = hands
        self._width = len(kinds)
        self._kind_of = {card: k for k, kind in enumerate(kinds) for card in kind.cards}
        self._unit = rules.bets_min
        self._counts = np.array([len(kind.cards) for kind in kinds], np.float32)
        self.of_hand = OF_HAND + 2 * self._width
        self.entries = tuple(self._entries(kinds, most))
        self.size = len(self.entries)
        first = self.size - ((seats - 1) * hands + 1) * self.of_hand
        self.offsets = tuple(first + seat * hands * self.of_hand for seat in range(seats))

    def _entries(self, kinds: tuple[Kind, ...], most: float) -> Iterator[Entry]:
        names = kind_names(kinds)
        counts = [len(kind.cards) for kind in kinds]
        for stage in STAGES:
            yield Entry(f"stage-{stage}", 1)
        for seat in range(self.seats):
            yield Entry(f"viewer-{seat}", 1)
        for seat in range(self.seats):
            yield Entry(f"turn-{seat}", 1)
        yield Entry("stock", sum(counts))
        if self.rules.pot_on:
            yield Entry("pot", most)
        for name, count in zip(names, counts, strict=True):
            yield Entry(f"burnt-{name}", count)
        for seat in range(self.seats):
            for hand in range(1, 1 + (self.hands if seat < self.seats - 1 else 1)):
                for status in STATUSES:
                    yield Entry(f"{seat}-{hand}-{status}", 1)
                yield Entry(f"{seat}-{hand}-stake", most)
                yield Entry(f"{seat}-{hand}-unknown", sum(counts))
                for face in ("up", "down"):
                    for name, count in zip(names, counts, strict=True):
                        yield Entry(f"{seat}-{hand}-{face}-{name}", count)

    def vector(self, view: View, round: Round) -> Vector:
        """What the viewer sees, (size,).

        All of it is from its view, but what everybody knows of the round: its stage, whose turn it
        is, and how many cards the stock has.
        """
        found = np.zeros(self.size, np.float32)
        seen = view.round
        assert seen is not None
        found[STAGES.index(round.stage)] = 1
        at = len(STAGES)
        found[at + view.viewer] = 1
        at += self.seats
        turn = acting(round)
        if turn >= 0:
            found[at + turn] = 1
        at += self.seats
        found[at] = round.stock
        at += 1
        if self.rules.pot_on:
            found[at] = seen.pot / self._unit
            at += 1
        for card in seen.burnt:
            found[at + self._kind_of[card]] += 1
        burnt = found[at : at + self._width]
        np.minimum(burnt, self._counts, out=burnt)
        for seat, hands in seen.hands.items():
            for number, hand in enumerate(hands):
                self._hand(found, self.offsets[seat] + number * self.of_hand, hand)
        return found

    def _hand(self, found: Vector, at: int, hand: HandView) -> None:
        found[at + STATUSES.index(hand.status)] = 1
        at += len(STATUSES)
        found[at] = hand.stake / self._unit
        for card, face in zip(hand.cards, hand.faces, strict=True):
            if card == HIDDEN:
                found[at + 1] += 1
            else:
                down = self._width if face == "down" else 0
                found[at + 2 + down + self._kind_of[card]] += 1
