"""The most that a player of several figures gets from a banker who draws to one total throughout.

That is an upper bound of what they are worth (``siete.odds.splitting``): a good one where there are
many hands, which no single reply suits, and all there is where nothing better is known.
"""

from collections.abc import Iterable
from fractions import Fraction

import numpy as np

from siete.cards import IS_FIGURE
from siete.odds.deck import Deck
from siete.odds.equilibrium.split_turns import QuickGame
from siete.odds.hindsight import gains_by_looking
from siete.odds.splitting import Splitting
from siete.odds.street import Street, packed
from siete.odds.turn import Burnt, Game


class Crude:
    """Upper bounds for a player with figures alone, in first stakes.

    Args:
        deck: The deck.
        banker_draws_to: The total that the banker draws to, in half points.
        among: The kinds that a hidden bank card is known to be of; None where nothing is known.
    """

    def __init__(
        self, deck: Deck, banker_draws_to: int, among: Iterable[int] | None = None
    ) -> None:
        generous = Game(deck, banker_draws_to, generous=True)
        split = QuickGame(deck, banker_draws_to, among)
        self.deck = deck
        self.game = generous
        self.splitting = Splitting(generous, gains_by_looking(generous, split=split), split)

    def most(
        self, streets: Iterable[Street], first: int | None, out: Burnt, *, asks: bool = False
    ) -> float:
        """The most that hands of figures are worth, given that they lie there.

        ``first`` is the kind of an exposed bank card, ``out`` are cards burnt; with ``asks`` the
        first hand asks for a card now.
        """
        hands = tuple(streets)
        gone = packed(out)
        know = self.splitting
        orders = know.orders(first, gone, hands)
        worth = know.asked(first, gone, hands) if asks else know.split(first, gone, hands)
        return float(Fraction(worth, self.game.unit * orders))

    def opened(self, hand: int, *, high: bool) -> list[tuple[Street, ...]]:
        """The hands after a figure of a hand of figures opened another, in all ways.

        ``high`` says that the hand has the highest stake.
        """
        deck = self.deck
        found: list[tuple[Street, ...]] = []
        for kind in np.flatnonzero(deck.hands[hand]).tolist():
            cards = deck.hands[hand].copy()
            cards[kind] -= 1
            if not IS_FIGURE[deck.kinds[kind].cards[0]] or not cards.any():
                continue
            first = Street(deck.index[tuple(cards.tolist())], high, first=True)
            single = int(deck.single[kind])
            stakes = self.splitting.stakes((first,))
            found += [(first, Street(single, each, first=False)) for each in stakes]
        return found
