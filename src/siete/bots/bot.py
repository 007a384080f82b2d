"""A bot: one seat's decisions, from its view and its own choices and nothing else."""

from typing import Final

from siete.bots import bank, between, thumb, turn
from siete.bots.levels import DEFAULT_LEVEL, ROUGH, character
from siete.bots.temperament import MOODS, Temperament, roughly
from siete.bots.whim import Whim, mood
from siete.game.actions import Action
from siete.game.choices import Choice
from siete.game.view import View
from siete.rules import Rules

OPTIONAL: Final = frozenset(("out", "in", "lower", "leave", "offer", "bid"))
"""What a seat may do without being asked."""


class Bot:
    """Plays one seat of a table with these rules.

    It keeps nothing between two decisions: the same seed, view and choices give the same action, in
    any process. It does not sit out or leave, and asks nobody for lower stakes.
    """

    def __init__(
        self, temperament: str, rules: Rules, seed: int, level: str = DEFAULT_LEVEL
    ) -> None:
        self.level = level
        self.temperament = temperament
        self.rules = rules
        self.seed = seed

    def choose(self, view: View, choices: tuple[Choice, ...]) -> Action:
        """The action of a seat that has a decision (``to_act`` names it).

        ``view`` is that seat's and ``choices`` are all of ``legal`` for it. Raises ValueError when
        nothing among them waits for an answer.
        """
        options = {choice.do: choice for choice in choices if choice.do not in OPTIONAL}
        if not options:
            raise ValueError("no decision waits for this seat")
        whim = Whim(self.seed, view, choices)
        if options.keys() & {"pick", "high"}:
            return between.first_banker(view, whim, options)
        if "cut" in options:
            return between.cut(view, whim, options["cut"])
        if options.keys() & {"buy", "sell"}:
            return between.answer(view, self._mood(view), options)
        if "accept" in options:
            return between.vote(view, self._mood(view))
        if "ready" in options:
            return between.before_deal(view, self._mood(view), whim, options)
        asked = tuple(choice for choice in choices if choice.do not in OPTIONAL)
        return self._in_round(view, whim, asked, options)

    def volunteer(self, view: View, choices: tuple[Choice, ...]) -> Action | None:
        """What this seat does unasked between rounds: seldom an offer or a bid, mostly nothing.

        Ask once for each seat between two rounds: the same view gives the same answer.
        """
        options = {choice.do: choice for choice in choices}
        whim = Whim(self.seed, view, choices)
        return between.volunteer(view, self._mood(view), whim, options)

    def _mood(self, view: View) -> Temperament:
        moods = MOODS[self.temperament]
        return moods[mood(self.seed, view, len(moods))]

    def _in_round(
        self, view: View, whim: Whim, choices: tuple[Choice, ...], options: dict[str, Choice]
    ) -> Action:
        temperament = self._mood(view)
        assert view.round is not None
        if self.level in thumb.HABITS:
            return thumb.play(view, thumb.HABITS[self.level], temperament, whim, choices, self.seed)
        if "valid" in options:
            return bank.first_card(view, view.round, temperament, choices)
        counts = self.level != ROUGH
        if not counts:
            temperament = roughly(temperament, whim)
        if view.viewer == view.round.banker:
            return bank.play(view, view.round, temperament, set(options), counts=counts)
        seen = turn.look(view, view.round, counts=counts)
        if "bet" in options:
            return turn.first_stake(seen, temperament, whim, options["bet"], "pass" in options)
        return turn.play(seen, temperament, whim, choices)


def make_bot(name: str, rules: Rules, seed: int) -> Bot:
    """A bot by its level, its temperament or both: its seed makes it play apart from its like.

    An ``expert`` reckons with numpy: ``siete.odds.levels.make_player`` makes that one, and all the
    others too; here it plays as a steady one. Raises SieteError ``no_such_temperament`` (``name``,
    ``allowed``).
    """
    level, temperament = character(name)
    return Bot(temperament, rules, seed, level)
