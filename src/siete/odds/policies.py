"""How a seat of a simulation plays: by totals, as a bot, or by a solution.

A policy is told in one word: ``draw-to:5`` draws below 5 and stands at 5 and above; a bot is told
by its name, a solution by that of its file.
"""

from typing import Final, Protocol

import msgspec

from siete.bots import BOTS, is_bot
from siete.cards import LIMIT
from siete.errors import SieteError
from siete.game.actions import Action, Bet, Bust, Hit, Keep, Stand, Valid
from siete.game.choices import Choice
from siete.game.hands import total_of
from siete.game.view import View
from siete.odds.solution.file import SolutionPolicy, is_file, read_solution
from siete.odds.totals import half_points
from siete.rules import Rules

DRAW_TO: Final = "draw-to:"


class Chooser(Protocol):
    """Whoever decides for a seat by its view and its own choices."""

    def choose(self, view: View, choices: tuple[Choice, ...]) -> Action:
        """The action of a seat that has a decision."""


class DrawTo(msgspec.Struct, frozen=True):
    """Draws below a total (half points, 1 to 15), stands at it and above; 7½ always stands.

    What the rules force goes first. Everything else is done the plain way: the lowest stake and no
    raise, cards face up; no passing, burning, voiding and no muerta; a figure is kept and a bust
    declared.
    """

    total: int

    @property
    def name(self) -> str:
        """As it is written: ``draw-to:5.5``."""
        return f"{DRAW_TO}{total_text(self.total)}"

    @property
    def draws(self) -> tuple[bool, ...]:
        """Whether it asks for a card, by total in half points from 0 to 15."""
        return tuple(total < min(self.total, LIMIT) for total in range(LIMIT + 1))

    def choose(self, view: View, choices: tuple[Choice, ...]) -> Action:
        """The action of a seat that has a decision in a round."""
        seat = view.viewer
        options = {choice.do: choice for choice in reversed(choices)}
        if "bet" in options:
            return Bet(seat, options["bet"].low)
        if "valid" in options:
            return Valid(seat)
        if "open" in options:
            return Keep(seat)
        if "bust" in options:
            return Bust(seat)
        assert view.round is not None
        total = total_of(view.round.hands[seat][0].cards, view.rules)
        if "hit" in options and ("stand" not in options or total < self.total):
            return Hit(seat, options["hit"].faces[0])
        return Stand(seat)


class BotPolicy(msgspec.Struct, frozen=True):
    """A bot of this name: it plays every decision of a round by its seat's view."""

    name: str


Named = DrawTo | BotPolicy
Policy = Named | SolutionPolicy

PLAIN: Final = DrawTo(10)
"""What both sides do unless something else is said: ``draw-to:5``."""


def total_text(total: int) -> str:
    """A total in half points as digits: ``5``, ``5.5``."""
    return f"{total // 2}.5" if total % 2 else str(total // 2)


def parse_policy(text: str) -> Named:
    """The policy of this name, which is not that of a file.

    Raises SieteError ``no_such_policy`` (``policy``, ``bots``) or, for a total that is none,
    ``no_such_total`` (``policy``).
    """
    if is_bot(text):
        return BotPolicy(text)
    if not text.startswith(DRAW_TO):
        raise SieteError("no_such_policy", policy=text[:40], bots=", ".join(BOTS))
    total = half_points(text.removeprefix(DRAW_TO))
    if total is None:
        raise SieteError("no_such_total", policy=text[:40])
    return DrawTo(total)


def policy_of(text: str) -> Policy:
    """The policy of this name, or in the file of this name.

    Raises what ``parse_policy`` and ``read_solution`` raise.
    """
    if not is_bot(text) and is_file(text):
        return read_solution(text)
    return parse_policy(text)


def chooser(policy: Named, rules: Rules, seed: int) -> Chooser:
    """Who plays a seat with this policy; ``seed`` makes bots of the same kind differ."""
    if isinstance(policy, DrawTo):
        return policy
    from siete.odds.levels import make_player

    return make_player(policy.name, rules, seed)
