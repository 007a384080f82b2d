"""One round under way: dealt from a stock, acted in by numbers of moves, seen by each seat's view.

Every environment here plays through it, or through what it plays through: ``siete.game``.
"""

from collections.abc import Sequence
from typing import Protocol

from siete.cards import DECK, Card
from siete.envs.observing import Vector, acting
from siete.envs.setting import Setting
from siete.errors import SieteError
from siete.game import DEALS, RESHUFFLE, Action, Event, apply, hears, legal, start
from siete.game import settlement as settlement_of
from siete.game.view import View, told
from siete.rules import Rules


class Stock(Protocol):
    """The undealt cards in their order, which nobody knows."""

    def next(self) -> Card:
        """The next card, which leaves the stock."""

    def renew(self, cards: Sequence[Card]) -> None:
        """From now on these cards are the stock, in an order of chance (R16)."""


class Play:
    """A round and what its seats were told.

    The dealer acts by itself, with the cards of ``stock``.

    Attributes:
        round: The round as it stands, with everybody's cards.
        seat: Whose decision it is; -1 when the round is over.
        actions: The game's actions that this seat may choose from, by number of the move.
        heard: What each seat has heard since the round began.
    """

    def __init__(self, setting: Setting, stock: Stock) -> None:
        self.setting = setting
        self._stock = stock
        self.round, events = start(setting.rules, tuple(range(setting.seats)), deck=setting.mask)
        self.heard: list[list[Event]] = [[] for _ in range(setting.seats)]
        self._views: list[View] = [
            first_view(setting.rules, setting.seats, seat) for seat in range(setting.seats)
        ]
        self._folded = [0] * setting.seats
        self._hear(events)
        self._deal()

    def step(self, move: int) -> None:
        """The seat whose decision it is does this.

        Raises SieteError ``env_not_allowed`` (``move``, ``seat``) for a move that is not in
        ``actions``, or ``env_over`` when the round is over; nothing has changed.
        """
        if self.seat < 0:
            raise SieteError("env_over")
        action = self.actions.get(move)
        if action is None:
            raise SieteError("env_not_allowed", move=move, seat=self.seat)
        self.act(action)

    def act(self, action: Action) -> None:
        """A seat does something in the words of the game. Raises IllegalAction."""
        self._apply(action)
        self._deal()

    def _apply(self, action: Action) -> None:
        self.round, events = apply(self.round, action)
        self._hear(events)

    def _hear(self, events: Sequence[Event]) -> None:
        for seat, heard in enumerate(self.heard):
            heard += [event for event in events if hears(seat, event)]

    def _deal(self) -> None:
        """What the dealer does until somebody decides, or the round is over."""
        while self.round.awaits:
            self._apply(self._card())
        self.seat = acting(self.round)
        self.actions = (
            self.setting.moves.allowed(legal(self.round, self.seat), self.seat)
            if self.seat >= 0
            else {}
        )

    def _card(self) -> Action:
        round = self.round
        if round.out == round.deck:
            self._stock.renew([card for card in DECK if round.gone >> card & 1])
            return RESHUFFLE
        return DEALS[self._stock.next()]

    def view(self, seat: int) -> View:
        """What a seat knows."""
        heard = self.heard[seat]
        if self._folded[seat] < len(heard):
            self._views[seat] = told(self._views[seat], heard[self._folded[seat] :])
            self._folded[seat] = len(heard)
        return self._views[seat]

    def observation(self, seat: int) -> Vector:
        """What a seat sees now (``siete.envs.observing``)."""
        return self.setting.observer.vector(self.view(seat), self.round)

    def information_state(self, seat: int) -> Vector:
        """All that a seat has heard, in order (``siete.envs.history``)."""
        return self.setting.historian.tensor(self.heard[seat])

    def mask(self, seat: int) -> list[int]:
        """By number of the move, 1 where this seat may do it now; all 0 when another one acts."""
        found = [0] * len(self.setting.moves)
        if seat == self.seat:
            for move in self.actions:
                found[move] = 1
        return found

    def returns(self) -> list[float]:
        """What each seat won or lost, in first stakes; all 0 until the round is over."""
        if self.round.result is None:
            return [0.0] * self.setting.seats
        return [self.setting.in_stakes(won) for won in settlement_of(self.round).net]


def first_view(rules: Rules, seats: int, viewer: int) -> View:
    """A seat's view before a round: nobody owes anything, the last seat banks."""
    order = tuple(range(seats))
    fixed = rules.bets_min if rules.bets_form == "fixed" else 0
    names = tuple(f"seat-{seat}" for seat in order)
    return View(
        viewer,
        rules,
        names,
        order,
        (),
        (0,) * seats,
        seats - 1,
        rules.bets_min,
        rules.bets_max,
        fixed,
    )
