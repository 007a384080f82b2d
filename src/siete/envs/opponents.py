"""Who plays the other seats of an environment: by its seat's view and choices, and nothing else."""

from typing import Protocol

from siete.bots import make_bot
from siete.cards import LIMIT
from siete.errors import SieteError
from siete.game.actions import Action, Bet, Bust, Hit, Keep, Stand, Valid
from siete.game.choices import Choice
from siete.game.hands import total_of
from siete.game.view import View
from siete.rules import Rules

DRAW_TO = "draw-to:"


class Opponent(Protocol):
    """Whatever chooses as a bot does."""

    def choose(self, view: View, choices: tuple[Choice, ...]) -> Action:
        """The action of a seat that has a decision, from its view and all of its choices."""


class DrawTo:
    """Draws below a total and stands at it and above; does all else in the plain way.

    That is the lowest stake, no raise, no pass, no burning, no void, no muerta, no further hand;
    cards are asked for face up, and a bust is declared. ``total`` is in half points.
    """

    def __init__(self, total: int) -> None:
        self.total = total

    def choose(self, view: View, choices: tuple[Choice, ...]) -> Action:
        """The action of a seat that has a decision."""
        seat = view.viewer
        options = {choice.do: choice for choice in reversed(choices)}
        if "bet" in options:
            return Bet(seat, options["bet"].low)
        if "valid" in options:
            return Valid(seat)
        if "keep" in options:
            return Keep(seat)
        if "bust" in options:
            return Bust(seat, options["bust"].hand)
        assert view.round is not None
        for choice in choices:
            if choice.do == "hit":
                cards = view.round.hands[seat][choice.hand - 1].cards
                stands = any(other.do == "stand" and other.hand == choice.hand for other in choices)
                if not stands or total_of(cards, view.rules) < min(self.total, LIMIT):
                    return Hit(seat, choice.faces[0], choice.hand)
        return Stand(seat, options["stand"].hand)


def opponent(named: str | Opponent, rules: Rules, seed: int) -> Opponent:
    """An opponent by name: a bot's temperament, or ``draw-to:T`` with a total such as ``5.5``.

    One that is given as an object is taken as it is. Raises SieteError ``no_such_temperament``, or
    ``env_no_total`` (``total``) for a total that is none.
    """
    if not isinstance(named, str):
        return named
    if named.startswith(DRAW_TO):
        return DrawTo(half_points(named.removeprefix(DRAW_TO)))
    return make_bot(named, rules, seed)


def half_points(total: str) -> int:
    """A total as text, ``0.5`` to ``7.5``, in half points. Raises SieteError ``env_no_total``."""
    whole, _, half = total.partition(".")
    if whole.isascii() and whole.isdigit() and len(whole) == 1 and half in ("", "0", "5"):
        found = 2 * int(whole) + (half == "5")
        if 1 <= found <= LIMIT:
            return found
    raise SieteError("env_no_total", total=total[:24])
