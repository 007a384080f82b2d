"""How much better one bot plays than another: in the other's place, on the same cards.

Each deal is a round in which every seat is the weaker bot's. At each of its decisions the other is
asked too, and while both would do the same neither wins anything from luck. Where they part the
round is played on in both ways, the other bot keeping the seat, on the same cards, several times
with what is left of the stock shuffled anew. What that comes to is the difference that play makes,
without the luck that both have alike: as a player against the weaker bot's bank, and as a banker
against the weaker bot.
"""

import random
from collections.abc import Iterator
from math import sqrt
from typing import Final, NamedTuple

from siete.bots import Bot
from siete.cards import DECK, Card
from siete.game import DEALER, DEALS, RESHUFFLE, Action, Round, apply, legal, settlement, to_act
from siete.game.choices import Choice
from siete.game.stages.stakes import start
from siete.game.view import View, told
from siete.odds.levels import make_player
from siete.rules import Rules

AGAIN: Final = 8
"""How often the rest of a round is played from where two bots part."""


class Deal(NamedTuple):
    """What the first of two bots won more than the second in its place, in first stakes a hand.

    ``banks``: the banker was asked for a decision.
    """

    as_player: float
    as_banker: float
    banks: bool = True


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

    @property
    def sigmas(self) -> float:
        """How many standard errors the mean lies above nothing."""
        return self.mean / self.error if self.error else 0.0


class Score(NamedTuple):
    """The first bot's lead in a round, in first stakes: in each part, and the mean of both.

    ``banks``: the banker had something to decide; else ``both`` is the player's part alone.
    """

    player: Tally = Tally()
    banker: Tally = Tally()
    both: Tally = Tally()
    banks: bool = False

    def plus(self, deal: Deal) -> "Score":
        """With one deal more."""
        player, banker = self.player.plus(deal.as_player), self.banker.plus(deal.as_banker)
        both = self.both.plus((deal.as_player + deal.as_banker) / 2)
        banks = self.banks or deal.banks
        return Score(player, banker, both if banks else player, banks)

    @property
    def sigmas(self) -> float:
        """How many standard errors the mean of both parts lies above nothing."""
        return self.both.sigmas


class Moment(NamedTuple):
    """A round under way: what each seat sees of it, and the cards to come."""

    round: Round
    views: tuple[View, ...]
    stock: tuple[Card, ...]


def duel(rules: Rules, first: str, second: str, seats: int, seed: int) -> Iterator[Deal]:
    """Deal after deal, without end: what ``first`` wins more than ``second`` in its place.

    The same seed gives the same deals. ``seats`` counts the banker; what the rules say of how many
    may play is left aside, and nothing is said before a deal. Raises SieteError
    ``no_such_temperament``.
    """
    number = 0
    while True:
        luck = random.Random(f"{seed} {number}")  # noqa: S311
        cards = tuple(luck.sample(DECK, len(DECK)))
        # Another seed in every deal, so that moods change as they do at a table.
        apart = luck.getrandbits(64)
        number += 1
        better = [make_player(first, rules, apart + seat) for seat in range(seats)]
        usual = [make_player(second, rules, apart + seat) for seat in range(seats)]
        yield _deal(begun(rules, seats, cards), better, usual, luck)


def _deal(moment: Moment, better: list[Bot], usual: list[Bot], luck: random.Random) -> Deal:
    """One deal among the usual bots, and what the better ones would win more in each part."""
    bank = len(usual) - 1
    others = {False: [*better[:bank], usual[bank]], True: [*usual[:bank], better[bank]]}
    leads: dict[bool, float] = {}
    banks = False
    while True:
        moment, seat, choices = to_decision(moment)
        if seat == DEALER:
            break
        taken = after(moment, usual[seat].choose(moment.views[seat], choices))
        part = seat == bank
        banks = banks or (part and len(choices) > 1)
        if part not in leads:
            other = after(moment, others[part][seat].choose(moment.views[seat], choices))
            if other.round != taken.round:
                won, would = _means(((other, others[part]), (taken, usual)), luck)
                leads[part] = won - would
        moment = taken
    return Deal(-leads.get(False, 0.0) / bank, leads.get(True, 0.0) / bank, banks)


def _means(
    ways: tuple[tuple[Moment, list[Bot]], tuple[Moment, list[Bot]]], luck: random.Random
) -> tuple[float, float]:
    """What the banker wins in the mean from each of two moments, with the same cards to come."""
    sums = [0.0, 0.0]
    for _ in range(AGAIN):
        order = luck.random()
        for way, (moment, bots) in enumerate(ways):
            again = random.Random(order)  # noqa: S311
            stock = again.sample(moment.stock, len(moment.stock))
            sums[way] += finished(moment._replace(stock=tuple(stock)), bots)
    return sums[0] / AGAIN, sums[1] / AGAIN


def begun(rules: Rules, seats: int, cards: tuple[Card, ...]) -> Moment:
    """A round of so many seats, the banker's last, before its first card."""
    order = tuple(range(seats))
    fixed = rules.bets_min if rules.bets_form == "fixed" else 0
    names, balances = tuple(map(str, order)), (0,) * seats
    low, high, bank = rules.bets_min, rules.bets_max, order[-1]
    round, events = start(rules, order)
    views = (
        View(seat, rules, names, order, (), balances, bank, low, high, fixed) for seat in order
    )
    return Moment(round, tuple(told(view, events) for view in views), cards)


def to_decision(moment: Moment) -> tuple[Moment, int, tuple[Choice, ...]]:
    """Deal until a seat has to decide: that seat and its choices; ``DEALER`` once it is over."""
    while True:
        waiting = to_act(moment.round)
        if not waiting:
            return moment, DEALER, ()
        if waiting != (DEALER,):
            return moment, waiting[0], legal(moment.round, waiting[0])
        moment = _dealt(moment)


def after(moment: Moment, action: Action) -> Moment:
    """The same after an action."""
    round, events = apply(moment.round, action)
    return Moment(round, tuple(told(view, events) for view in moment.views), moment.stock)


def finished(moment: Moment, bots: list[Bot]) -> float:
    """What the banker, the last of these, wins in a round played on from here, in first stakes."""
    while True:
        moment, seat, choices = to_decision(moment)
        if seat == DEALER:
            rules = moment.views[0].rules
            return settlement(moment.round).net[-1] / rules.bets_min
        moment = after(moment, bots[seat].choose(moment.views[seat], choices))


def _dealt(moment: Moment) -> Moment:
    """The next card of the stock; where there is none the cards that are done with, shuffled."""
    if legal(moment.round, DEALER)[0].do == "deal":
        return after(moment, DEALS[moment.stock[0]])._replace(stock=moment.stock[1:])
    gone = [card for card in DECK if moment.round.gone >> card & 1]
    luck = random.Random(str(gone))  # noqa: S311
    stock = (*moment.stock, *luck.sample(gone, len(gone)))
    return after(moment, RESHUFFLE)._replace(stock=stock)
