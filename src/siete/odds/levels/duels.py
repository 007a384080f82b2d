"""Which of two bots plays better: the same cards twice, with the parts exchanged.

In each deal one plays all the players' seats and the other banks, and then the other way round on
the same cards: what luck brings to a seat goes to both.
"""

import random
from collections.abc import Iterator
from math import sqrt
from typing import NamedTuple

from siete.bots import Bot
from siete.cards import DECK, Card
from siete.game import DEALER, DEALS, RESHUFFLE, Action, Round, apply, legal, settlement, to_act
from siete.game.stages.stakes import start
from siete.game.view import View, told
from siete.odds.levels import make_player
from siete.rules import Rules


class Deal(NamedTuple):
    """What the first of two bots won in one deal, in first stakes for each player's hand."""

    as_player: float
    as_banker: float


class Tally(NamedTuple):
    """Some numbers, by how many they are, their sum and the sum of their squares."""

    number: int = 0
    total: float = 0.0
    squares: float = 0.0

    def plus(self, number: float) -> "Tally":
        """With one number more."""
        return Tally(self.number + 1, self.total + number, self.squares + number * number)

    @property
    def mean(self) -> float:
        """The mean, 0 of none."""
        return self.total / self.number if self.number else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean, 0 of fewer than two."""
        if self.number < 2:
            return 0.0
        spread = self.squares - self.total * self.mean
        return sqrt(max(spread, 0.0) / (self.number - 1) / self.number)


class Score(NamedTuple):
    """What the first of two bots wins in a round, in first stakes: in each part, and in both."""

    player: Tally = Tally()
    banker: Tally = Tally()
    both: Tally = Tally()

    def plus(self, deal: Deal) -> "Score":
        """With one deal more."""
        return Score(
            self.player.plus(deal.as_player),
            self.banker.plus(deal.as_banker),
            self.both.plus((deal.as_player + deal.as_banker) / 2),
        )

    @property
    def sigmas(self) -> float:
        """How many standard errors the mean of both parts lies above nothing."""
        return self.both.mean / self.both.error if self.both.error else 0.0


def duel(rules: Rules, first: str, second: str, seats: int, seed: int) -> Iterator[Deal]:
    """Deal after deal between two bots, without end. The same seed gives the same deals.

    ``seats`` counts the banker; what the rules say of how many may play is left aside, and nothing
    is said before a deal. Raises SieteError ``no_such_temperament``.
    """
    one = [make_player(first, rules, seed + seat) for seat in range(seats)]
    other = [make_player(second, rules, seed + seat) for seat in range(seats)]
    number = 0
    while True:
        cards = random.Random(f"{seed} {number}").sample(DECK, len(DECK))  # noqa: S311
        number += 1
        bank = seats - 1
        won = played(rules, [*one[:bank], other[bank]], cards)
        banked = played(rules, [*other[:bank], one[bank]], cards)
        yield Deal(-won / bank, banked / bank)


def played(rules: Rules, bots: list[Bot], cards: list[Card]) -> float:
    """What the banker, the last of these, wins in a round on these cards, in first stakes."""
    seats = tuple(range(len(bots)))
    views = {
        seat: View(
            seat,
            rules,
            tuple(map(str, seats)),
            seats,
            (),
            (0,) * len(seats),
            seats[-1],
            rules.bets_min,
            rules.bets_max,
            rules.bets_min if rules.bets_form == "fixed" else 0,
        )
        for seat in seats
    }
    round, events = start(rules, seats)
    luck = random.Random(str(cards))  # noqa: S311
    stock = list(cards)
    while True:
        views = {seat: told(view, events) for seat, view in views.items()}
        waiting = to_act(round)
        if not waiting:
            return settlement(round).net[-1] / rules.bets_min
        action: Action
        if waiting == (DEALER,):
            action = dealt(round, stock, luck)
        else:
            seat = waiting[0]
            action = bots[seat].choose(views[seat], legal(round, seat))
        round, events = apply(round, action)


def dealt(round: Round, stock: list[Card], luck: random.Random) -> Action:
    """The next card of the stock; where there is none the cards that are done with, shuffled."""
    if legal(round, DEALER)[0].do == "deal":
        return DEALS[stock.pop(0)]
    gone = [card for card in DECK if round.gone >> card & 1]
    stock.extend(luck.sample(gone, len(gone)))
    return RESHUFFLE
