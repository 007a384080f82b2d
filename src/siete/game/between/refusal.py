"""Whether an action between rounds is one of the choices, and if not, why."""

from collections.abc import Callable
from typing import Any, Final

from siete.amounts import format_amount
from siete.cards import DECK
from siete.game.actions import (
    DEALER,
    Action,
    Bid,
    Cut,
    In,
    Leave,
    Offer,
    Out,
    Propose,
    Sell,
    Stake,
    Tariff,
)
from siete.game.between import seating
from siete.game.choices import Choice, tag_of
from siete.game.errors import IllegalAction
from siete.game.refusal import of_stake
from siete.game.table import Table


def _limits_fit(choice: Choice, action: Propose) -> bool:
    step = choice.step
    return 0 < action.low <= action.high and not (action.low % step or action.high % step)


_FITS: Final[dict[type[Action], Callable[[Choice, Any], bool]]] = {
    Tariff: lambda choice, action: action.name in choice.names,
    Propose: _limits_fit,
    Stake: lambda choice, action: choice.takes(action.amount),
    Offer: lambda choice, action: action.to in choice.seats and action.price >= 0,
    Bid: lambda choice, action: action.price >= 0,
    Sell: lambda choice, action: action.to in choice.seats,
    Cut: lambda choice, action: choice.takes(action.count),
}


def check(table: Table, choices: tuple[Choice, ...], action: Action) -> None:
    """Pass where a choice has the action; raise IllegalAction with the reason where none does."""
    do = tag_of(action)
    fits = _FITS.get(type(action))
    alike = [choice for choice in choices if choice.do == do]
    if any(fits is None or fits(choice, action) for choice in alike):
        return
    if alike:
        raise _out_of_bounds(alike[0], action)
    raise _why_not(table, choices, do, action)


def _out_of_bounds(choice: Choice, action: Action) -> IllegalAction:
    seat = action.seat
    if isinstance(action, Tariff):
        return IllegalAction("no_such_tariff", name=action.name[:40], names=" ".join(choice.names))
    if isinstance(action, Propose):
        return IllegalAction(
            "limits_not_allowed",
            low=format_amount(action.low),
            high=format_amount(action.high),
            step=format_amount(choice.step),
        )
    if isinstance(action, Stake):
        return of_stake(seat, action.amount, choice)
    if isinstance(action, Cut):
        return IllegalAction("cut_not_allowed", count=action.count, most=len(DECK) - 1)
    if isinstance(action, Bid):
        return IllegalAction("no_price")
    assert isinstance(action, Offer | Sell)
    if action.to in choice.seats:
        return IllegalAction("no_price")
    return IllegalAction("not_to_this_seat", seat=seat, to=action.to)


def _why_not(table: Table, choices: tuple[Choice, ...], do: str, action: Action) -> IllegalAction:
    seat = action.seat
    if seat not in table.order and seat != DEALER:
        return IllegalAction("no_such_seat", seat=seat)
    if table.standing is not None:
        return IllegalAction("answer_first", seat=table.standing.answers)
    between = table.phase == "between"
    if isinstance(action, Out):
        why = seating.why_not_out(table, seat) if table.phase in _OPEN else ""
    elif isinstance(action, In) and between:
        why = seating.why_not_in(table, seat)
    elif isinstance(action, Leave) and between:
        why = seating.why_not_leave(table, seat)
    elif do == "begin" and between and seat == DEALER:
        why = "players_number"
    else:
        why = ""
    if why == "players_number":
        low, high = table.rules.table_players
        return IllegalAction(why, players=len(table.present), low=low, high=high)
    if why:
        return IllegalAction(why, seat=seat, low=table.rules.table_players[0])
    if not choices:
        return IllegalAction("not_your_turn", seat=seat)
    return IllegalAction("not_allowed", seat=seat, action=do)


_OPEN: Final = ("between", "cut", "before")
