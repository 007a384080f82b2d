"""After a round: what the choices that a seat made cost, from what it knew at each of them."""

from collections.abc import Iterable
from typing import NamedTuple

from msgspec.structs import replace

from siete.bots.bot import OPTIONAL
from siete.cards import Card
from siete.game.actions import Action, Bet, Hit, Muerta, Open, Stake, Tariff
from siete.game.choices import Choice, tag_of
from siete.game.view import View
from siete.odds.advice import Advice, Cost, Review, Worth
from siete.odds.coach.advise import LUCK, NOTHING_REMEMBERED, advise
from siete.odds.coach.between import Evening
from siete.odds.coach.fresh import fresh_round
from siete.odds.coach.seen import look
from siete.odds.coach.turn import worth_at

_AMOUNTS = frozenset(("bet", "open", "stake", "hit", "muerta"))


class Decided(NamedTuple):
    """One decision: what the seat saw, might do and did, and what it remembered (``advise``)."""

    view: View
    choices: tuple[Choice, ...]
    action: Action
    remembered: frozenset[Card] = NOTHING_REMEMBERED


def review(decisions: Iterable[Decided]) -> Review:
    """What each of a seat's decisions of a round cost, in chips, beside the best choice.

    What the others held, or what came, plays no part: only what the seat knew when it decided.
    What luck alone decides, and what could not have been done otherwise, is no decision.
    """
    costs: list[Cost] = []
    seat = -1
    for decided in decisions:
        seat = decided.view.viewer
        if _decides(decided):
            costs.append(cost_of(decided, len(costs) + 1))
    return Review(seat, tuple(costs), round(sum(cost.cost for cost in costs), 9))


def _decides(decided: Decided) -> bool:
    """Whether there was something to decide that one can know anything about."""
    asked = [choice for choice in decided.choices if choice.do not in OPTIONAL]
    if any(choice.do in LUCK for choice in asked):
        return False
    return tag_of(decided.action) in OPTIONAL or len(asked) > 1 or _has_ways(asked[0])


def _has_ways(choice: Choice) -> bool:
    """Whether a choice may be taken in several ways."""
    ways = (choice.faces, choice.names, choice.seats)
    return choice.high != choice.low or any(len(each) > 1 for each in ways)


def cost_of(decided: Decided, number: int = 1) -> Cost:
    """What one decision cost."""
    advice = advise(decided.view, decided.choices, decided.remembered)
    taken = taken_of(decided, advice)
    best = advice.worths[advice.best] if advice.best >= 0 else taken
    if taken.worth >= best.worth:
        best = taken
    return Cost(number, taken, best, round(max(0.0, best.worth - taken.worth), 9))


def taken_of(decided: Decided, advice: Advice) -> Worth:
    """What was done, and what that was worth: with the amount and the face that were chosen."""
    action = decided.action
    do, hand = tag_of(action), getattr(action, "hand", 0)
    fitting = [
        worth
        for worth in advice.worths
        if worth.do == do
        and (not hand or worth.hand in (0, hand))
        and (not isinstance(action, Tariff) or worth.name == action.name)
    ]
    worth = fitting[0]
    if do not in _AMOUNTS:
        return worth
    choice = next(each for each in decided.choices if each.do == do and _is_of(each, worth))
    return _exactly(decided, choice, worth)


def _is_of(choice: Choice, worth: Worth) -> bool:
    return choice.hand in (0, worth.hand)


def _exactly(decided: Decided, choice: Choice, worth: Worth) -> Worth:
    """The choice taken with exactly this amount and face."""
    action, view = decided.action, decided.view
    amount, face = 0, worth.face
    if isinstance(action, Bet | Open | Stake):
        amount = action.amount or choice.low
    elif isinstance(action, Hit | Muerta):
        amount = action.raise_to
    if isinstance(action, Hit):
        face = action.face
        choice = replace(choice, faces=(face,))
    if isinstance(action, Stake):
        value = Evening(view).banking(fresh_round(view.rules, amount, amount))
    else:
        choices = tuple(choice if _same(each, choice) else each for each in decided.choices)
        value = worth_at(look(view, decided.remembered), choices, choice, amount)
    return replace(worth, worth=round(value, 9), amount=amount, face=face)


def _same(one: Choice, other: Choice) -> bool:
    return (one.do, one.hand) == (other.do, other.hand)
