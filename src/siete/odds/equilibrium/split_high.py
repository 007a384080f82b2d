"""The most that two hands of a figure each are worth to the player, against a banker that learns.

What the banker does there is learned (``streets_high``); once a third hand is opened beside a first
one that stands, it is learned for the two that are still to play. All other hands are valued as a
banker leaves them who draws to one total (``split_crude``).
"""

from collections.abc import Callable
from typing import Final

import numpy as np

from siete.odds.deck import Floats, Ints
from siete.odds.equilibrium.bank import Bank
from siete.odds.equilibrium.split_crude import Crude
from siete.odds.equilibrium.streets import banker_of, banker_totals, hands_of
from siete.odds.equilibrium.streets_high import Meeting, best_reply, learned, meeting
from siete.odds.street import Street
from siete.odds.turn import Burnt

LIMITS: Final = tuple(range(5, 16))
"""Totals in half points to which the banker may draw."""

FIGURES: Final = 14
_ROUNDS: Final = (8, 24)
"""How long the banker learns: against two hands, and against two of three."""


class High:
    """Upper bounds of what it is worth to hold two hands of a figure each.

    Args:
        bank: The banker with no card out.
        figure: The kind of the figure.
        crude: Bounds for what is not looked into.
        out: Cards burnt.
        first: The kind of an exposed bank card.
        highest: The highest stake of a further hand in first stakes.
        most: How many hands a player may have.
        tell: Called from time to time.
    """

    def __init__(
        self,
        bank: Bank,
        figure: int,
        crude: Crude,
        out: Burnt,
        first: int | None,
        highest: float,
        most: int,
        tell: Callable[[], None] = lambda: None,
    ) -> None:
        deck = bank.deck
        self.bank = bank
        self.banker = banker_of(bank)
        self.single = int(deck.single[figure])
        self.figure = figure
        self.crude = crude
        self.out = out
        self.first = first
        self.highest = highest
        self.most = most
        self._tell = tell
        self.levels = (False, True) if highest > 1.0 else (False,)
        self.hands = hands_of(deck, self.single)
        draws_to = deck.rules.bank_draws_to
        self.limits = np.array([draws_to] if draws_to else LIMITS, np.int64)

    def value(self) -> float:
        """The most that two hands are worth of which the first has the first stake."""
        meet = self._meeting(2)
        found = -np.inf
        third = self._third() if self.most > 2 and self.highest > 1.0 else {}
        mixed = None
        for high in reversed(self.levels):
            self._tell()
            exits = self._exits((high,), third)
            stakes = (1.0, self._stake(high))
            if mixed is None:
                mixed = learned(meet, self.hands, self.hands, stakes, exits, _ROUNDS[0], self._tell)
            reply = best_reply(meet, self.hands, self.hands, stakes, mixed, exits)
            found = max(found, reply.value)
        return found

    def _third(self) -> dict[tuple[bool, bool], float]:
        """The most that two hands are worth beside a first one that stands, by their stakes."""
        meet = self._meeting(3)
        lone = int(self.hands.classes[0])
        meet = meet._replace(rest=meet.gets[:, lone, :])
        found = {}
        mixed = None
        for one in (True, False):
            for two in (True, False):
                self._tell()
                exits = self._exits((one, two), None)
                stakes = (self._stake(one), self._stake(two))
                if mixed is None:
                    mixed = learned(
                        meet, self.hands, self.hands, stakes, exits, _ROUNDS[1], self._tell
                    )
                reply = best_reply(meet, self.hands, self.hands, stakes, mixed, exits)
                found[one, two] = reply.value
        return found

    def _stake(self, high: bool) -> float:
        return self.highest if high else 1.0

    def _meeting(self, figures: int) -> Meeting:
        left: Ints = self.bank.deck.counts - np.array(self.out, np.int64)
        left[self.figure] -= figures
        totals = banker_totals(self.bank)
        return meeting(self.banker, left, self.hands, self.hands, totals, self.limits)

    def _exits(
        self, high: tuple[bool, ...], third: dict[tuple[bool, bool], float] | None
    ) -> Floats:
        """What it is worth at most to open another hand, as ``best_reply`` wants it.

        ``high`` are the stakes of the further hands. Where ``third`` is none a first hand stands
        beside the two that are played.
        """
        exits = np.full((FIGURES, FIGURES), -np.inf)
        beside = third is None
        if self.most <= len(high) + 1:
            return exits
        aside = [self._street(1, high=False, first=True, stood=True)] if beside else []
        there = int(self.bank.deck.counts[self.figure]) - self.out[self.figure]
        many = there - (self.first == self.figure) - len(high) - 1
        for mine in range(1, many + 1):
            one = self._street(mine, high=beside and high[0], first=not beside)
            rest = [self._street(1, high=each) for each in high[beside:]]
            exits[0, mine] = self._opened([*aside, one, *rest])
            for other in range(1, many - mine + 2):
                two = self._street(other, high=high[-1])
                exits[mine, other] = self._opened([*aside, one._replace(stood=True), two])
        if third:
            best = max(third[high[0], each] for each in self.levels)
            exits[1, 1] = best
            first = self._street(1, high=False, first=True)
            asks = self._opened([first, self._street(1, high=high[0])], asks=True)
            exits[0, 1] = max(best, asks)
        return exits

    def _street(
        self, figures: int, *, high: bool, first: bool = False, stood: bool = False
    ) -> Street:
        cards = [0] * self.bank.deck.width
        cards[self.figure] = figures
        return Street(self.bank.deck.index[tuple(cards)], high, first, stood)

    def _opened(self, hands: list[Street], *, asks: bool = False) -> float:
        """The most that hands are worth, and one more that was opened, at any stake."""
        return max(
            self.crude.most([*hands, self._street(1, high=each)], self.first, self.out, asks=asks)
            for each in self.levels
        )
