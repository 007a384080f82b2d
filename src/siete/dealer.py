"""The dealer: stock and cut, outside the game, where the order of undealt cards is known.

A round never holds the undealt deck, only which cards are out; whoever plays one (a shuffle, a
record, a test) brings a dealer.
"""

from collections.abc import Callable, Sequence

import msgspec

from siete.cards import DECK, Card
from siete.game import DEALER, DEALS, RESHUFFLE, Action, Event, Table, legal
from siete.game.actions import Deal
from siete.game.events import CutMade, Reshuffled, Shuffled


class Dealer(msgspec.Struct, frozen=True):
    """A stock of undealt cards, the next one first."""

    stock: tuple[Card, ...] = ()

    def action(self, table: Table) -> Action:
        """The dealer's action where a card is awaited: the next card, or a new stock (R16)."""
        if legal(table, DEALER)[0].do == "reshuffle":
            return RESHUFFLE
        return DEALS[self.stock[0]]

    def after(
        self,
        action: Action,
        table: Table,
        events: Sequence[Event],
        deck: Callable[[], Sequence[Card]],
        new_stock: Callable[[frozenset[Card]], Sequence[Card]],
    ) -> "Dealer":
        """The dealer after an action, anybody's, which led to ``table`` and these events.

        ``deck`` gives the whole deck from the top where it was shuffled, ``new_stock`` the order of
        the cards that R16 names where the stock ran out.
        """
        if isinstance(action, Deal):
            return Dealer(self.stock[1:])
        dealer = self
        for event in events:
            if isinstance(event, Shuffled):
                dealer = Dealer(tuple(deck()))
            elif isinstance(event, CutMade):
                stock = dealer.stock
                dealer = Dealer(stock[event.count :] + stock[: event.count])
            elif isinstance(event, Reshuffled):
                dealer = Dealer(tuple(new_stock(undealt(table))))
        return dealer


def undealt(table: Table) -> frozenset[Card]:
    """The cards that are in the stock, without their order."""
    if table.draw is not None:
        out = table.draw.out
    else:
        out = table.out if table.round is None else table.round.out
    return frozenset(card for card in DECK if not out >> card & 1)
