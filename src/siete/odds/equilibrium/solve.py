"""Solve a game: the value of a round between equals, with bounds, strategies and what follows.

>>> from siete.odds.equilibrium.solve import solve
>>> from siete.rules import build_rules
>>> solution = solve(build_rules("sette_e_mezzo"))
>>> round(solution.value, 6), solution.exact
(-0.20423, True)
"""

import time
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any, Final

import numpy as np

from siete.cards import DECK, LIMIT, Card
from siete.errors import SieteError
from siete.odds.deck import Deck
from siete.odds.equilibrium.certificate import certificate
from siete.odds.equilibrium.deal import Dealt, deal
from siete.odds.equilibrium.game import Game, Progress
from siete.odds.equilibrium.layout import allowed_actions
from siete.odds.equilibrium.outcomes import Outcomes, Result, evening
from siete.odds.equilibrium.simple import Simple, simple
from siete.odds.equilibrium.splits import with_splitting
from siete.odds.equilibrium.strategy import Cell, Decision, chart, decisions
from siete.rules import Rules

EXACT: Final = 1e-9
"""A value whose bounds are no further apart is called exact."""

SPLIT: Final = "split.max_hands"
POT: Final = "pot.on"


class Solution:
    """A game of one player and the banker, solved.

    Attributes:
        rules: The rules.
        lower, upper: Bounds of the value of a round to the player, in first stakes (``bets.min``):
            what the player's strategy gets against the banker's best replies, and what the best
            reply gets against the banker's strategy. Where hands may be split
            (``split.max_hands``) they are of the whole game too (``splits``).
        left_out: Options that the strategies leave out, and all that is said of them: where hands
            may be split they are those of a player who does not. With ``pot.on`` all is of a round
            outside the pot.
        seconds: How long it took.
    """

    def __init__(self, game: Game, dealt: Dealt, *, splits: bool = True) -> None:
        self.game = game
        self.dealt = dealt
        self.rules: Rules = game.rules
        self.seconds = 0.0
        self.lower = dealt.lower
        self.left_out = left_out(game.rules)
        self.upper = dealt.upper
        if splits and SPLIT in self.left_out:
            self.lower, self.upper = with_splitting(game, dealt)

    @property
    def value(self) -> float:
        """The value of a round to the player, in first stakes: at least this, if not exact."""
        return self.lower if self.left_out else (self.lower + self.upper) / 2.0

    @property
    def unsplit(self) -> float:
        """What the player's strategy is worth, which splits no hand."""
        return self.dealt.lower

    @property
    def exact(self) -> bool:
        """Whether the bounds say the value to 1e-9, nothing left out."""
        return not self.left_out and self.upper - self.lower <= EXACT

    @cached_property
    def player_infosets(self) -> int:
        """In how many places the player has a choice, by what it knows, in the parts solved."""
        hidden = sum(
            int((allowed_actions(part.run, part.leaves >= 0).sum(axis=2) > 1).sum())
            for part in self.game.parts.values()
        )
        return hidden + sum(
            not self.game.deck.ends[key.shown]
            for key in self.game.opens
            if key.shown != self.game.empty
        )

    @cached_property
    def banker_infosets(self) -> int:
        """The same for the banker: what it saw of the player's hand, times its own."""
        found = 0
        for part in self.game.parts.values():
            choices = int((part.bank.may.sum(axis=1) > 1).sum())
            found += choices * int(part.run.may_stand.any(axis=1).sum())
        return found

    @property
    def infosets(self) -> int:
        """Those of both."""
        return self.player_infosets + self.banker_infosets

    @cached_property
    def _outcomes(self) -> Outcomes:
        return Outcomes(self.game, self.dealt)

    @cached_property
    def results(self) -> list[Result]:
        """What a round comes to, with chances, when both play so."""
        return self._outcomes.results()

    @cached_property
    def bank_changes(self) -> float:
        """The chance that the other one banks the next round."""
        return self._outcomes.change()

    def bank_worth(self, rounds: int) -> float:
        """What it is worth to begin an evening of so many rounds as banker, in first stakes.

        The difference to beginning it as player; both play the equilibrium, and the bank goes as
        ``bank.claimed_by`` and ``bank.passes`` say.
        """
        return evening(-self.value, self.bank_changes, rounds)

    @cached_property
    def chart(self) -> list[Cell]:
        """The player's strategy by the bank's card, the hidden card and the total shown."""
        return chart(self.game, self._outcomes)

    def decisions(self) -> Iterator[Decision]:
        """What the player does in every information set that comes."""
        return decisions(self.game, self._outcomes)

    @cached_property
    def simple(self) -> Simple:
        """Simpler ways to play, and what they get against a banker who knows them."""
        return simple(self.game, self.chart)

    def with_chosen_stake(self) -> tuple[float, float] | None:
        """Bounds of the value where the player chooses the first stake by its first card.

        For rules under which stakes are placed after the first card (``bets.placed``); the stake
        tells the banker something of it. In ``bets.min``, with stakes up to ``bets.max``; of these
        two extremes a mix is as good as any between. Solved when it is asked for; None where the
        first stake is not chosen so, or the first card lies in sight.
        """
        rules = self.rules
        chosen = rules.bets_placed != "before_deal" and rules.bets_form == "free"
        if not chosen or rules.bets_min == rules.bets_max or rules.cards_first == "up":
            return None
        highest = float(rules.bets_max / rules.bets_min)
        game = Game(self.game.deck, highest, raises=rules.bets_raise, sized=True)
        game.banks = self.game.banks
        dealt = deal(game, game.nothing)
        return dealt.lower, dealt.upper

    def certificate(self) -> dict[str, Any]:
        """Both strategies, for ``tools/check_certificate.py`` (docs/certificates.md)."""
        return certificate(self.game, self.dealt)


def left_out(rules: Rules) -> tuple[str, ...]:
    """The options of these rules that a solution leaves out."""
    found = []
    if rules.split_max_hands > 1:
        found.append(SPLIT)
    if rules.pot_on:
        found.append(POT)
    return tuple(found)


def highest_stake(rules: Rules) -> float:
    """The highest stake in first stakes; 1 where nobody may raise."""
    if not rules.bets_raise or rules.bets_form == "fixed":
        return 1.0
    return float(rules.bets_max / rules.bets_min)


def solve(
    rules: Rules,
    cards: Sequence[Card] = DECK,
    *,
    progress: Progress | None = None,
    splits: bool = True,
) -> Solution:
    """The equilibrium of one player against the banker.

    The first stake is ``bets.min`` whatever the cards; where stakes may be raised the highest is
    ``bets.max``, and a raise to less is never better (docs/decisions/equilibrium.md). ``cards`` is
    the deck, by default all forty; it has to be large enough never to run out. ``progress`` is told
    of each part that begins. Without ``splits`` the bounds are of a player who splits no hand, too.
    Raises SieteError ``odds_deck`` for a deck that can't be.
    """
    begun = time.perf_counter()
    deck = Deck(rules, cards)
    if len(deck.cards) < _fewest(deck):
        raise SieteError("odds_deck_small", cards=len(deck.cards), needed=_fewest(deck))
    game = Game(deck, highest_stake(rules), progress=progress)
    dealt = deal(game, game.nothing)
    solution = Solution(game, dealt, splits=splits)
    solution.seconds = time.perf_counter() - begun
    return solution


def _fewest(deck: Deck) -> int:
    """More cards than a round can take: with fewer the stock might run out.

    Two hands of 7½ in the smallest cards, one more for each, and those that may be burnt.
    """
    values = np.sort([kind.value for kind in deck.kinds for _ in kind.cards])
    burns = sum(len(kind.cards) for kind in deck.kinds if kind.burns)
    return int((values.cumsum() <= 2 * LIMIT).sum()) + 2 + burns
