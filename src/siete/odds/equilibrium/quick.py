"""Bounds of a round's value in less than a second: simple play by one side, best play by the other.

A player who stands from a total gets at most what the game is worth, whatever the banker does, and
a banker who draws to a total leaves at least as much. Both are strategies of the whole game, so the
value lies between, and half the distance is the error of the middle.
"""

from typing import Final, NamedTuple

import numpy as np

from siete.odds.deck import Deck
from siete.odds.equilibrium.bank import Bank
from siete.odds.equilibrium.deal import deal
from siete.odds.equilibrium.evaluate import NOBODY, stakes_of
from siete.odds.equilibrium.game import Game
from siete.odds.equilibrium.parts import NOWHERE, Key, OpenPart, Out, Part
from siete.odds.equilibrium.solve import highest_stake
from siete.odds.equilibrium.split_turns import QuickGame
from siete.odds.equilibrium.splits import USUAL_BANKER
from siete.odds.equilibrium.walks import ACTIONS, ASK, STAND
from siete.odds.hindsight import gains_by_looking
from siete.odds.reply import Reply
from siete.odds.splitting import Splitting
from siete.odds.street import may_split
from siete.odds.turn import Game as Turns
from siete.rules import Rules

PLAYER_STANDS_FROM: Final = (8, 10)
BANKER_DRAWS_TO: Final = (9, 10, 11)
"""Totals, in half points, among which each side has the best."""

_SAMPLES: Final = (24, 12, 8, 6, 4, 4, 4)
"""Fewer than there is time for where a game is solved (``siete.odds.hindsight``)."""

_MOST_FIGURES: Final = 6
"""Fewer, likewise (``siete.odds.splitting``)."""


class Estimate(NamedTuple):
    """A value between two bounds, in first stakes."""

    lower: float
    upper: float

    @property
    def value(self) -> float:
        """The middle."""
        return (self.lower + self.upper) / 2.0

    @property
    def error(self) -> float:
        """How far the value may be from the middle."""
        return (self.upper - self.lower) / 2.0


def estimate(rules: Rules) -> Estimate:
    """The value of a round to the player, between bounds that are sure.

    As in ``solve`` the pot is left out, and the first stake is ``bets.min``. The lower bound is of
    a player who splits no hand.
    """
    deck = Deck(rules)
    return Estimate(_lower(deck), _upper(deck))


def _upper(deck: Deck) -> float:
    if may_split(deck):
        game = Turns(deck, USUAL_BANKER, generous=True)
        split = QuickGame(deck, USUAL_BANKER)
        looking = gains_by_looking(game, _SAMPLES, split)
        return float(Splitting(game, looking, split, most_figures=_MOST_FIGURES).value())
    return float(min(Reply(deck, total).value for total in _banker_totals(deck.rules)))


def _banker_totals(rules: Rules) -> tuple[int, ...]:
    return (rules.bank_draws_to,) if rules.bank_draws_to else BANKER_DRAWS_TO


def _lower(deck: Deck) -> float:
    found = []
    banks: dict[tuple[Out, frozenset[int]], Bank] = {}
    for total in PLAYER_STANDS_FROM:
        game = ByTotal(deck, total)
        game.banks = banks
        found.append(deal(game, game.nothing).lower)
    return max(found)


class ByTotal(Game):
    """The game of a player who asks below a total, face up, at the first stake, and stands then."""

    def __init__(self, deck: Deck, total: int) -> None:
        super().__init__(deck, highest_stake(deck.rules), raises=False)
        self.stands_from = total

    def _solve(self, key: Key) -> Part:
        bank = self.bank(key.out, key.first)
        run = self._run(key, bank)
        asks = run.may_ask & ((run.total < self.stands_from) | ~run.may_stand)
        chosen = np.zeros((*run.hand.shape, ACTIONS))
        chosen[:, :, ASK] = asks
        chosen[:, :, STAND] = run.may_stand & ~asks
        leaves = np.full(run.hand.shape, NOWHERE, np.int8)
        nothing = np.zeros(len(run.base))
        staked = stakes_of(run, chosen)
        part = Part(run, bank, chosen, staked, leaves, {}, NOBODY, nothing, nothing, 0)
        lower = self._lower(key, part, bank, key.first)
        return part._replace(lower=lower, upper=lower)

    def _open(self, key: Key) -> OpenPart:
        if key.shown == self.empty:
            choice = "ask"
        else:
            asks = self.deck.total[key.shown] < self.stands_from or not self.open_stands(key)
            choice = "ask" if asks and not self.deck.ends[key.shown] else "stand"
        self.opens[key] = OpenPart(choice, None, 0.0, 0.0)
        lower = self._open_lower(key, self.bank(key.out, key.first), key.first)
        return OpenPart(choice, None, lower, lower)
