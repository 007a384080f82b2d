"""Whether an action is one of the choices, and if not, why: a stable code for each reason."""

from collections.abc import Callable
from typing import Any, Final

from siete.amounts import Amount, format_amount
from siete.cards import CODE_OF, LIMIT, Card
from siete.game.actions import (
    Action,
    Bet,
    Bust,
    Hit,
    Muerta,
    Open,
    Reshuffle,
    Stand,
)
from siete.game.choices import TAGS, Choice
from siete.game.errors import IllegalAction
from siete.game.hands import PLAYING
from siete.game.round import Round, can_draw
from siete.game.stages import turns


def of_card(round: Round, card: Card) -> IllegalAction:
    """Why the dealer may not deal this card, which is not in the stock."""
    if not 0 <= card < round.deck.bit_length():
        return IllegalAction("no_such_card", card=card)
    if round.out == round.deck:
        return IllegalAction("reshuffle_first")
    return IllegalAction("card_not_in_stock", card=CODE_OF[card])


def _hand_fits(choice: Choice, hand: int, round: Round) -> bool:
    if hand:
        return choice.hand == hand
    mine = round.hands[round.turn]
    return choice.hand == (1 if len(mine) == 1 else turns.target(mine) + 1)


def _raise_fits(choice: Choice, amount: Amount) -> bool:
    return amount == 0 or (choice.high > 0 and choice.takes(amount))


def _hit_fits(choice: Choice, action: Hit, round: Round) -> bool:
    return (
        action.face in choice.faces
        and (choice.hand == action.hand or _hand_fits(choice, action.hand, round))
        and (not action.raise_to or _raise_fits(choice, action.raise_to))
    )


def _stand_fits(choice: Choice, action: Stand, round: Round) -> bool:
    return choice.hand == action.hand or _hand_fits(choice, action.hand, round)


def _open_fits(choice: Choice, action: Open, round: Round) -> bool:
    return choice.takes(action.amount or round.hands[round.turn][0].stake)


Fits = Callable[[Choice, Any, Round], bool]

_FITS: Final[dict[type[Action], Fits]] = {
    Bet: lambda choice, action, _: choice.takes(action.amount),
    Hit: _hit_fits,
    Stand: _stand_fits,
    Bust: lambda choice, action, _: action.hand in (0, choice.hand),
    Open: _open_fits,
    Muerta: lambda choice, action, _: _raise_fits(choice, action.raise_to),
}
KINDS: Final[dict[type[Action], tuple[str, Fits | None]]] = {
    kind: (do, _FITS.get(kind)) for kind, do in TAGS.items()
}
"""The tag of each kind of action, and whether a choice with that tag has it in its bounds."""


def why_not(choices: tuple[Choice, ...], action: Action, round: Round) -> IllegalAction:
    """Why none of the choices is this action."""
    do = TAGS[type(action)]
    seat = action.seat
    if isinstance(action, Reshuffle):
        return IllegalAction("reshuffle_not_needed")
    if seat not in round.seats:
        return IllegalAction("not_in_round", seat=seat)
    alike = [choice for choice in choices if choice.do == do]
    if alike:
        return _out_of_bounds(alike, do, action, round)
    if round.awaits or seat != round.seats[round.turn] or round.stage in ("stakes", "deal", "over"):
        if all(choice.do in ("out", "lower") for choice in choices):
            return IllegalAction("not_your_turn", seat=seat)
        return IllegalAction("not_allowed", seat=seat, action=do)
    if do not in _REASONS:
        return IllegalAction("not_allowed", seat=seat, action=do)
    return _hand_reason(getattr(action, "hand", 0), do, action, round)


def of_stake(seat: int, amount: Amount, choice: Choice) -> IllegalAction:
    """Why a stake is none that the choice takes."""
    return IllegalAction(
        "stake_not_allowed", seat=seat, amount=format_amount(amount), **_bounds(choice)
    )


def _bounds(choice: Choice) -> dict[str, str]:
    """The bounds of an amount as parameters of a sentence."""
    return {
        "low": format_amount(choice.low),
        "high": format_amount(choice.high),
        "step": format_amount(choice.step),
    }


def _out_of_bounds(alike: list[Choice], do: str, action: Action, round: Round) -> IllegalAction:
    seat = action.seat
    choice = alike[0]
    if isinstance(action, Bet):
        return of_stake(seat, action.amount, choice)
    if isinstance(action, Open):
        return of_stake(seat, action.amount or round.hands[round.turn][0].stake, choice)
    if isinstance(action, Hit):
        mine = [other for other in alike if _hand_fits(other, action.hand, round)]
        if not mine:
            return _hand_reason(action.hand, do, action, round)
        choice = mine[0]
        if action.face not in choice.faces:
            return IllegalAction("face_not_allowed", seat=seat, face=action.face)
    if isinstance(action, Hit | Muerta):
        if not choice.high:
            return IllegalAction("no_raise", seat=seat)
        return IllegalAction(
            "raise_not_allowed",
            seat=seat,
            amount=format_amount(action.raise_to),
            **_bounds(choice),
        )
    return _hand_reason(getattr(action, "hand", 0), do, action, round)


def _hand_reason(number: int, do: str, action: Action, round: Round) -> IllegalAction:
    """Why this hand may not do what another may."""
    mine = round.hands[round.turn]
    number = number or turns.target(mine) + 1
    if not 0 < number <= len(mine) or mine[number - 1].state != PLAYING:
        return IllegalAction("no_such_hand", seat=action.seat, hand=number)
    if round.rules.split_target == "in_order" and number != turns.target(mine) + 1:
        return IllegalAction("hands_in_order", seat=action.seat, hand=turns.target(mine) + 1)
    return _REASONS[do](action, round)


def _hand_meant(action: Action, round: Round) -> int:
    mine = round.hands[round.turn]
    number: int = getattr(action, "hand", 0)
    playing = [k for k, hand in enumerate(mine) if hand.state == PLAYING]
    return number - 1 if number and number - 1 in playing else playing[0]


def _no_hit(action: Hit, round: Round) -> IllegalAction:
    hand = round.hands[round.turn][_hand_meant(action, round)]
    if hand.total == LIMIT:
        return IllegalAction("seven_and_a_half_stands", seat=action.seat)
    if not can_draw(round):
        return IllegalAction("no_cards_left", seat=action.seat)
    return IllegalAction("not_allowed", seat=action.seat, action="hit")


_MUST_DRAW: Final = {
    "bets.lone_card_cap": "lone_card_must_draw",
    "deck.wild_alone": "wild_alone_must_draw",
    "cards.reach_bank": "below_bank_card",
}


def _no_stand(action: Stand, round: Round) -> IllegalAction:
    if round.stage == "bank":
        return IllegalAction("wild_alone_must_draw", seat=action.seat)
    if round.stage != "turns" or not round.hands[round.turn][0].stake or round.figure:
        return IllegalAction("not_allowed", seat=action.seat, action="stand")
    hand = round.hands[round.turn][_hand_meant(action, round)]
    why = _MUST_DRAW[turns.must_draw(round, hand)]
    return IllegalAction(why, seat=action.seat, low=format_amount(round.floor))


def _first_card(code: str) -> Callable[[Action, Round], IllegalAction]:
    return lambda action, round: IllegalAction(code, seat=action.seat)


_REASONS: Final[dict[str, Callable[[Any, Round], IllegalAction]]] = {
    "hit": _no_hit,
    "stand": _no_stand,
    "bust": lambda action, round: IllegalAction("not_bust", seat=action.seat),
    "void": _first_card("void_needs_three"),
    "pass": _first_card("pass_needs_card"),
    "burn": _first_card("burn_needs_card"),
    "muerta": _first_card("muerta_needs_seven"),
    "open": _first_card("no_figure_came"),
    "keep": _first_card("no_figure_came"),
}
