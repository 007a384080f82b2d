"""The best reply of one player to a banker who draws to a total, and what simple play makes of it.

All values are of a whole round dealt from the deck, in first stakes (``bets.min``), to the player.
"""

from fractions import Fraction
from functools import cached_property
from math import factorial, perm
from typing import Final, NamedTuple

import numpy as np

from siete.cards import LIMIT
from siete.odds.counting import POLICY_TOTALS, deal, must_draw
from siete.odds.deck import OVER, Bools, Deck
from siete.odds.split_bounds import Bounds, Progress, bounds
from siete.odds.turn import HIT, RAISE, Game

ASKING: Final = (HIT, RAISE)
"""What is asking for a card that is seen."""


class Choice(NamedTuple):
    """What a hand of the player's may do, and what is best.

    Attributes:
        bank: The kind of the exposed bank card, none for a hidden one.
        hand: The hand, an index into the deck's.
        total: Its total in half points.
        options: What each thing that it may do is worth, in first stakes.
        best: The best of them.
        chance: How likely the hand is, with this bank card, where the best is done until then
            and no first card was changed.
    """

    bank: int | None
    hand: int
    total: int
    options: dict[str, Fraction]
    best: str
    chance: Fraction


class Reply:
    """The best reply to a banker who draws to a total.

    Args:
        deck: The deck.
        banker_draws_to: In half points; where ``bank.draws_to`` says another total, that one holds.
        progress: Is told how far ``bounds`` are, where they take long.

    Raises:
        SieteError: ``odds_deck`` where there are too few cards for two.
    """

    def __init__(self, deck: Deck, banker_draws_to: int, progress: Progress | None = None) -> None:
        self._progress = progress
        self.deck = deck
        self.game = Game(deck, banker_draws_to)

    @cached_property
    def value(self) -> Fraction:
        """What a round is worth to who plays best and never splits.

        Where ``game.complete`` is false it is worth at least that.
        """
        return self.game.value()

    @cached_property
    def bounds(self) -> Bounds:
        """What a round is worth to who plays best, splitting and all: at least, and at most."""
        return bounds(self.game, self._progress)

    @cached_property
    def draw_to(self) -> dict[int, Fraction]:
        """What a round is worth to who draws to a total, by that total in half points.

        Such a player never raises, passes, burns or asks for a muerta, whatever the bank card.
        """
        sums = [0] * len(POLICY_TOTALS)
        for first, row in self._by_bank.items():
            many = self._many(first)
            sums = [total + many * each for total, each in zip(sums, row, strict=True)]
        return {total: self._round(each) for total, each in zip(POLICY_TOTALS, sums, strict=True)}

    @cached_property
    def stand_from(self) -> dict[int | None, int]:
        """By the kind of the bank card, the best total to draw to, in half points."""
        return {
            first: max(_best(row) + 1, self.game.reach(first))
            for first, row in self._by_bank.items()
        }

    @cached_property
    def by_threshold(self) -> Fraction:
        """What a round is worth to who draws to the best total for each bank card."""
        return self._round(
            sum(self._many(first) * max(row) for first, row in self._by_bank.items())
        )

    @cached_property
    def stands_at(self) -> dict[int | None, tuple[int, ...]]:
        """By bank card, the totals (half points) at which to stand, if totals are all one looks at.

        They need not be all from some total on. Found from ``stand_from`` by changing one total at
        a time for as long as that is better.
        """
        return {first: stands for first, (stands, _) in self._at_totals.items()}

    @cached_property
    def by_totals(self) -> Fraction:
        """What a round is worth to who plays by ``stands_at``."""
        return self._round(
            sum(self._many(first) * worth for first, (_, worth) in self._at_totals.items())
        )

    @cached_property
    def _by_bank(self) -> dict[int | None, list[int]]:
        """By bank card, what drawing to each total is worth, over the factorial of the unseen."""
        asks = np.arange(LIMIT + 1) < np.array(POLICY_TOTALS)[:, None]
        return {first: self._worth(first, asks) for first in self.game.firsts}

    @cached_property
    def _at_totals(self) -> dict[int | None, tuple[tuple[int, ...], int]]:
        return {first: self._searched(first) for first in self.game.firsts}

    def _searched(self, first: int | None) -> tuple[tuple[int, ...], int]:
        """The totals at which to stand with a bank card, and what that is worth."""
        row = self._by_bank[first]
        worth = max(row)
        asks = np.arange(LIMIT + 1) < _best(row) + 1
        while True:
            changed = asks ^ np.eye(LIMIT, LIMIT + 1, 1, np.bool_)[:-1]
            tried = self._worth(first, changed)
            if max(tried) <= worth:
                stands = [total for total in POLICY_TOTALS if not asks[total]]
                return tuple(each for each in stands if each >= self.game.reach(first)), worth
            asks, worth = changed[_best(tried)], max(tried)

    def _worth(self, first: int | None, asks: Bools) -> list[int]:
        """What it is worth to ask at some totals and stand at the others, for each of P ways.

        ``asks``: (P, 16) whether one asks, by total. Over the factorial of the cards unseen.
        """
        game, deck = self.game, self.deck
        gone = game.gone(first, game.none)
        draws = asks[:, np.minimum(deck.total, LIMIT)] | must_draw(deck)
        draws = (draws | (deck.total < game.reach(first))) & ~deck.ends
        deals = deal(deck, draws, gone=gone, aside=game.aside(first))
        stands = (deals.reached * ~deals.draws).tolist()
        worth = self._standing[first]
        lost = [
            game.banker.unit * factorial(max(deals.cards - size, 0))
            for size in range(deals.busts.shape[1])
        ]
        return [
            sum(many * each for many, each in zip(row, worth, strict=True) if many)
            - sum(many * each for many, each in zip(busts, lost, strict=True) if many)
            for row, busts in zip(stands, deals.busts.tolist(), strict=True)
        ]

    @cached_property
    def _standing(self) -> dict[int | None, list[int]]:
        return {first: self.game.standing(first, self.game.none) for first in self.game.firsts}

    def _many(self, first: int | None) -> int:
        return 1 if first is None else int(self.deck.counts[first])

    def _round(self, numerator: int) -> Fraction:
        return Fraction(numerator, self.game.banker.unit * factorial(len(self.deck.cards)))

    def choices(self, bank: int | None = None) -> list[Choice]:
        """Every hand that comes about with a bank card in best play, before a first card is burnt.

        Args:
            bank: The kind of the exposed bank card, one of ``game.firsts``.
        """
        game, deck = self.game, self.deck
        turn = game.turn(bank)
        left = deck.counts - game.gone(bank, game.none) - deck.hands
        ways = np.zeros(len(deck.hands), object)
        ways[deck.single] = np.maximum(deck.counts - game.gone(bank, game.none), 0)
        cards = int((deck.counts - game.gone(bank, game.none)).sum())
        found = []
        for hand, options in enumerate(turn.options):
            if not ways[hand]:
                continue
            best = max(options, key=options.__getitem__)
            if best in ASKING:
                after = deck.after[hand]
                ways[after[after != OVER]] += ways[hand] * left[hand][after != OVER]
            scale = game.unit * factorial(turn.unseen[hand])
            found.append(
                Choice(
                    bank,
                    hand,
                    int(deck.total[hand]),
                    {name: Fraction(worth, scale) for name, worth in options.items()},
                    best,
                    Fraction(ways[hand], perm(cards, int(deck.size[hand]))),
                )
            )
        return found


def _best(worth: list[int]) -> int:
    return worth.index(max(worth))
