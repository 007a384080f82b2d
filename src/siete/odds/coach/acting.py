"""From what the coach says is best to the action that does it."""

from collections.abc import Callable
from typing import Final

from siete.game import actions as act
from siete.game.actions import Action
from siete.odds.advice import Worth

_MIDDLE: Final = 20
"""Where a deck is cut by who does not care."""

_ACTIONS: Final[dict[str, Callable[[Worth, int], Action]]] = {
    "bet": lambda worth, seat: act.Bet(seat, worth.amount),
    "hit": lambda worth, seat: act.Hit(seat, worth.face, worth.hand, worth.amount),
    "stand": lambda worth, seat: act.Stand(seat, worth.hand),
    "bust": lambda worth, seat: act.Bust(seat, worth.hand),
    "open": lambda worth, seat: act.Open(seat, worth.amount),
    "muerta": lambda worth, seat: act.Muerta(seat, worth.amount),
    "tariff": lambda worth, seat: act.Tariff(seat, worth.name),
    "propose": lambda worth, seat: act.Propose(seat, worth.low, worth.amount),
    "stake": lambda worth, seat: act.Stake(seat, worth.amount),
    "bid": lambda worth, seat: act.Bid(seat, worth.amount),
    "cut": lambda worth, seat: act.Cut(seat, _MIDDLE),
    "offer": lambda worth, seat: act.Offer(seat, worth.to, worth.amount),
    "sell": lambda worth, seat: act.Sell(seat, worth.to),
    "pass": lambda worth, seat: act.Pass(seat),
    "burn": lambda worth, seat: act.Burn(seat),
    "keep": lambda worth, seat: act.Keep(seat),
    "valid": lambda worth, seat: act.Valid(seat),
    "void": lambda worth, seat: act.Void(seat),
    "accept": lambda worth, seat: act.Accept(seat),
    "reject": lambda worth, seat: act.Reject(seat),
    "ready": lambda worth, seat: act.Ready(seat),
    "buy": lambda worth, seat: act.Buy(seat),
    "decline": lambda worth, seat: act.Decline(seat),
    "out": lambda worth, seat: act.Out(seat),
    "in": lambda worth, seat: act.In(seat),
    "lower": lambda worth, seat: act.Lower(seat),
    "leave": lambda worth, seat: act.Leave(seat),
    "pick": lambda worth, seat: act.Pick(seat),
    "high": lambda worth, seat: act.High(seat),
    "low": lambda worth, seat: act.Low(seat),
}


def action_of(worth: Worth, seat: int) -> Action:
    """The action that takes a choice in the way in which it is worth most."""
    return _ACTIONS[worth.do](worth, seat)
