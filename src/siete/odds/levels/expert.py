"""The expert: does what the coach finds best from what its seat may know."""

from collections.abc import Hashable
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from siete.bots.bot import OPTIONAL, Bot
from siete.bots.stock import unseen
from siete.bots.temperament import Temperament
from siete.cards import RANK_OF, Card
from siete.game.actions import Action
from siete.game.choices import Choice
from siete.game.events import HIDDEN
from siete.game.view import View
from siete.odds.advice import Worth
from siete.odds.coach.acting import action_of
from siete.odds.coach.advise import IN_ROUND, advise
from siete.odds.coach.layout import chips
from siete.rules import Rules

REMEMBERED: Final = 4096
"""So many answers of the coach are kept for each set of rules: the same hands come again."""

_WILD: Final = 0
"""Stands for the wild card, where the other cards have their ranks."""


class Expert(Bot):
    """Plays rounds and the bank's sale by the coach's values; its temperament decides close calls.

    What is said before a deal is the temperament's alone: limits are a matter of taste.
    """

    def choose(self, view: View, choices: tuple[Choice, ...]) -> Action:
        """As ``Bot.choose``."""
        asked = tuple(choice for choice in choices if choice.do not in OPTIONAL)
        if not {choice.do for choice in asked} & IN_ROUND:
            return super().choose(view, choices)
        temperament = self._mood(view)
        worths = zip(advised(view, asked), asked, strict=True)
        best, choice = max(
            worths, key=lambda each: each[0].worth - _burden(temperament, view, each[0])
        )
        return action_of(_staked(temperament, best, choice), view.viewer)


def advised(view: View, choices: tuple[Choice, ...]) -> tuple[Worth, ...]:
    """What the coach finds each choice of a round to be worth; found once where suits differ."""
    known = _known(view.rules)
    key = _alike(view), choices
    worths = known.pop(key, None)
    if worths is None:
        worths = advise(view, choices, errors=False).worths
        if len(known) >= REMEMBERED:
            del known[next(iter(known))]  # the one that was not asked for longest
    known[key] = worths
    return worths


@lru_cache(maxsize=16)
def _known(rules: Rules) -> dict[Hashable, tuple[Worth, ...]]:
    """The answers that are kept for these rules, the latest last."""
    return {}


def _alike(view: View) -> Hashable:
    """The same for all views from which every choice is worth the same: suits play no part."""
    round, wild = view.round, view.rules.deck_wild
    assert round is not None

    def rank(card: Card) -> int:
        return card if card == HIDDEN else _WILD if card == wild else RANK_OF[card]

    hands = tuple(
        (seat, tuple((tuple(map(rank, h.cards)), h.faces, h.stake, h.status) for h in hands))
        for seat, hands in round.hands.items()
    )
    away = tuple(sorted(map(rank, unseen(round))))
    table = (view.viewer, view.order, view.away, view.banker, view.low, view.high, view.fixed)
    limits = (round.seats, round.banker, round.low, round.high, round.pot, round.small)
    return table, limits, round.reshuffles, away, hands


def _staked(temperament: Temperament, worth: Worth, choice: Choice) -> Worth:
    """The same, with the stake that one of this temperament likes where it makes little odds."""
    if choice.do not in ("bet", "hit", "muerta", "open") or choice.high <= choice.low:
        return worth
    gain = worth.most - worth.least
    asks = temperament.nerve * chips(choice.high)
    least = 0 if choice.do in ("hit", "muerta") else choice.low
    return replace(worth, amount=choice.high if gain > asks else least)


def _burden(temperament: Temperament, view: View, worth: Worth) -> float:
    """What a card must bring more than standing, for one of this temperament."""
    assert view.round is not None
    hands = view.round.hands[view.viewer]
    if worth.do != "hit" or view.viewer == view.round.banker:
        return 0.0
    return temperament.nerve * chips(hands[worth.hand - 1].stake)
