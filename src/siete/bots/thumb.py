"""Those who play by rules of thumb: a beginner, and one who plays now and then.

They look at their own hand, hardly at the table, and count no cards.
"""

from typing import Final

import msgspec

from siete.bots.amounts import stake_at
from siete.bots.temperament import Temperament
from siete.bots.whim import Whim, mood
from siete.cards import LIMIT
from siete.game.actions import (
    Action,
    Bet,
    Burn,
    Bust,
    Hit,
    Keep,
    Muerta,
    Open,
    Pass,
    Stand,
    Valid,
    Void,
)
from siete.game.choices import Choice
from siete.game.hands import total_of
from siete.game.view import HandView, View

STEADY_NERVE: Final = 0.04
"""Less nerve than this, either way, moves no rule of thumb."""


class Habits(msgspec.Struct, frozen=True):
    """Rules of thumb.

    From a total between ``least`` and ``most``, in half points, this one stands; which it is stays
    the same for a round. Where ``knows`` it uses what a first card allows and opens hands, and
    else it does these things as it comes. It stakes up to ``stakes`` percent of the way to the
    highest, and once in ``raises`` times (0: never) it raises with a card.
    """

    least: int
    most: int
    knows: bool
    stakes: int
    raises: int


HABITS: Final[dict[str, Habits]] = {
    "beginner": Habits(8, 14, False, 100, 3),
    "casual": Habits(9, 12, True, 60, 0),
}


def play(
    view: View,
    habits: Habits,
    temperament: Temperament,
    whim: Whim,
    choices: tuple[Choice, ...],
    seed: int,
) -> Action:
    """One decision in a round, as player or as banker."""
    seat, round = view.viewer, view.round
    assert round is not None
    first: dict[str, Choice] = {}
    for choice in choices:
        first.setdefault(choice.do, choice)
    if "bust" in first:
        return Bust(seat, first["bust"].hand)
    if "valid" in first:
        return _word(seat, habits, whim, first)
    if "open" in first:
        return _street(seat, habits, whim, first["open"])
    if habits.knows if len(first) > 2 else not whim.one_in(2):
        allowed = _first_card(seat, first)
        if allowed is not None:
            return allowed
    if "bet" in first:
        return Bet(seat, _stake(habits, temperament, whim, first["bet"]))
    if not habits.knows and "muerta" in first and whim.one_in(3):
        return Muerta(seat)
    until = stands_from(view, habits, temperament, seed)
    for choice in choices:
        if choice.do == "hit":
            action = _ask(view, habits, whim, choice, round.hands[seat][choice.hand - 1], until)
            if action is not None or not _may_stand(choices, choice.hand):
                return action or Hit(seat, choice.faces[0], choice.hand)
    return Stand(seat, first["stand"].hand)


def stands_from(view: View, habits: Habits, temperament: Temperament, seed: int) -> int:
    """From what total on one stands in this round; who is bold a half point later."""
    usual = habits.least + mood(seed, view, habits.most - habits.least + 1)
    if abs(temperament.nerve) <= STEADY_NERVE:
        return usual
    return min(usual + 1, LIMIT) if temperament.nerve < 0 else usual - 1


def _may_stand(choices: tuple[Choice, ...], hand: int) -> bool:
    return any(choice.do == "stand" and choice.hand == hand for choice in choices)


def _word(seat: int, habits: Habits, whim: Whim, first: dict[str, Choice]) -> Action:
    if "void" in first and (habits.knows or whim.one_in(2)):
        return Void(seat)
    if "burn" in first and habits.knows:
        return Burn(seat)
    return Valid(seat)


def _street(seat: int, habits: Habits, whim: Whim, choice: Choice) -> Action:
    if habits.knows or whim.one_in(2):
        return Open(seat, choice.low)
    return Keep(seat)


def _first_card(seat: int, first: dict[str, Choice]) -> Action | None:
    if "pass" in first:
        return Pass(seat)
    return Burn(seat) if "burn" in first else None


def _stake(habits: Habits, temperament: Temperament, whim: Whim, choice: Choice) -> int:
    likes = whim.between(0, habits.stakes)
    if temperament.most:  # who has a temperament stakes half by that
        likes = (likes + whim.between(temperament.least, temperament.most)) // 2
    return stake_at(choice, likes)


def _ask(
    view: View, habits: Habits, whim: Whim, choice: Choice, hand: HandView, until: int
) -> Action | None:
    """Ask for a card, or nothing where the hand is good enough."""
    if total_of(hand.cards, view.rules) >= until:
        return None
    face = choice.faces[whim.below(len(choice.faces))]
    raised = 0
    if choice.high and habits.raises and whim.one_in(habits.raises):
        raised = stake_at(choice, whim.between(0, 100))
    return Hit(view.viewer, face, choice.hand, raised)
