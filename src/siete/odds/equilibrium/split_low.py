"""What the player can be sure of with two hands of a figure each, whatever the banker does.

How they are played depends on what the player takes the banker's first card for. The banker may do
with it what it does not do as a rule (R4): then the same play is tried against that card.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

import numpy as np

from siete.game.facts import facts_of
from siete.odds.deck import Deck, Ints
from siete.odds.equilibrium.bank import Bank
from siete.odds.equilibrium.streets import Banker, banker_of, hands_of, hides
from siete.odds.equilibrium.streets_low import DEEPEST, Sure, against, sure
from siete.odds.equilibrium.streets_plan import may_plan, shown_of
from siete.odds.equilibrium.streets_sight import in_sight

_FEW: Final = 3


class _Case(NamedTuple):
    """The kinds that the player takes the banker's first card for, and the first hand's stake."""

    believed: frozenset[int]
    high: bool


class Low:
    """Lower bounds of what it is worth to hold two hands of a figure each.

    Args:
        deck: The deck.
        bank: Gives the banker with such first cards and no card out.
        figure: The kind of the figure.
        stakes: The stakes that a further hand may have where the first one has the first stake.
        highest: The highest stake in first stakes.
        tell: Called from time to time.
    """

    def __init__(
        self,
        deck: Deck,
        bank: Callable[[frozenset[int]], Bank],
        figure: int,
        stakes: tuple[float, ...],
        highest: float,
        tell: Callable[[], None] = lambda: None,
    ) -> None:
        self.deck = deck
        self._bank = bank
        self._figure = figure
        self._stakes = stakes
        self._highest = highest
        self._tell = tell
        rules = deck.rules
        self._struck = rules.pay_leftmost_double or rules.pay_one_double
        self._played: dict[_Case, Sure] = {}
        self._met: dict[tuple[_Case, frozenset[int]], float] = {}

    @property
    def known(self) -> bool:
        """Whether anything is looked into."""
        return not hides(self.deck) or may_plan(self.deck)

    def value(self, believed: frozenset[int], first: frozenset[int], *, high: bool) -> float:
        """What two hands are worth at least against a banker with such first cards.

        They are played as is best against one with those ``believed``; ``high`` says that the first
        hand has the highest stake. ``-inf`` for what is not looked into.
        """
        if not self.known:
            return -np.inf
        case = _Case(believed, high)
        played = self._play(case)
        if not high and played is self._played.get(_Case(believed, high=True)):
            case = _Case(believed, high=True)
        if first == believed:
            return played.value
        if played.line is None:
            # How they are played is not kept: that everything is lost is sure.
            return len(DEEPEST) * self._highest * float(self.deck.pay.min())
        if (case, first) not in self._met:
            self._tell()
            self._met[case, first] = against(played.line, banker_of(self._bank(first)))
        return self._met[case, first]

    def _play(self, case: _Case) -> Sure:
        if case not in self._played:
            found = self._sure(case)
            if not case.high and self.deck.rules.bets_raise:
                # Each hand asks for a card, and may raise with that one.
                raised = self._play(_Case(case.believed, high=True))
                found = max(found, raised, key=lambda each: each.value)
            self._played[case] = found
        return self._played[case]

    def _sure(self, case: _Case) -> Sure:
        self._tell()
        deck, rules = self.deck, self.deck.rules
        bank = self._bank(case.believed)
        banker = banker_of(bank)
        single = int(deck.single[self._figure])
        left = deck.counts.copy()
        left[self._figure] -= 2
        begun, stakes = (self._highest, (self._highest,)) if case.high else (1.0, self._stakes)
        if not hides(deck):
            sights = [self._in_sight(banker, left, bank, (begun, each)) for each in stakes]
            return Sure(max(sights), None)
        shown = shown_of(deck, single)
        lone = banker.pay[deck.split_classes[single]]
        nothing = np.zeros(len(lone))
        most = rules.split_max_hands
        if facts_of(rules).asks_validity:
            most = min(most, _FEW)  # then it is tried against each first card of the banker's
        figure, struck = self._figure, self._struck
        further = stakes[-1]
        played = (begun, further)
        chain = most if further == begun else 2
        found = sure(banker, left, figure, shown, played, nothing, 2, chain, struck=struck)
        self._tell()
        if further > begun:  # the first hand may stand at once, so that the next one is played
            played = (further, further)
            stood = sure(banker, left, figure, shown, played, lone, 1, most - 1, struck=struck)
            found = max(found, stood, key=lambda each: each.value)
        return found

    def _in_sight(
        self, banker: Banker, left: Ints, bank: Bank, stakes: tuple[float, float]
    ) -> float:
        """What two hands are worth whose cards lie in sight."""
        rules, deck = self.deck.rules, self.deck
        reach = 0
        if rules.cards_reach_bank and rules.bank_card == "exposed":
            reach = deck.kinds[next(iter(bank.first))].value
        single = int(deck.single[self._figure])
        one, two = (
            hands_of(deck, single, reach, capped=rules.bets_lone_card_cap and each > 1.0)
            for each in stakes
        )
        return in_sight(banker, left, one, two, stakes, struck=self._struck)
