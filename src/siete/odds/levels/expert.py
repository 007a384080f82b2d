"""The expert: does what the coach finds best from what its seat may know."""

from msgspec.structs import replace

from siete.bots.bot import OPTIONAL, Bot
from siete.bots.temperament import Temperament
from siete.game.actions import Action
from siete.game.choices import Choice
from siete.game.view import View
from siete.odds.advice import Worth
from siete.odds.coach.acting import action_of
from siete.odds.coach.advise import IN_ROUND, advise
from siete.odds.coach.layout import chips


class Expert(Bot):
    """Plays rounds and the bank's sale by the coach's values; its temperament decides close calls.

    What is said before a deal is the temperament's alone: limits are a matter of taste.
    """

    def choose(self, view: View, choices: tuple[Choice, ...]) -> Action:
        """As ``Bot.choose``."""
        asked = tuple(choice for choice in choices if choice.do not in OPTIONAL)
        if not {choice.do for choice in asked} & IN_ROUND:
            return super().choose(view, choices)
        advice = advise(view, asked, errors=False)
        temperament = self._mood(view)
        worths = zip(advice.worths, asked, strict=True)
        best, choice = max(
            worths, key=lambda each: each[0].worth - _burden(temperament, view, each[0])
        )
        return action_of(_staked(temperament, best, choice), view.viewer)


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
