"""What a player is asked, in a sentence."""

from typing import Final

from siete.terminal.moves import OPTIONAL
from siete.terminal.session import Session
from siete.texts import Texts

_ASKED_BY_NAME: Final = ("bet", "open", "cut", "pick", "high", "valid")
"""Decisions with a question of their own; others are a turn."""


def question(session: Session, texts: Texts, seat: int) -> str:
    """Whose turn it is, and for what."""
    asked = (choice.do for choice in session.choices(seat) if choice.do not in OPTIONAL)
    do = next(asked, "")
    name = session.game.table.names[seat]
    view = session.view(seat)
    if do in ("buy", "sell") and view.offer is not None:
        banker, buyer, price = view.offer[0], view.offer[1], texts.amount(view.offer[2])
        other = view.names[buyer if do == "sell" else banker]
        return texts.say(f"terminal-ask-{do}", name=name, other=other, price=price)
    if do == "accept" and view.proposal is not None:
        low, high = map(texts.amount, view.proposal)
        return texts.say("terminal-ask-accept", name=name, low=low, high=high)
    if session.game.table.phase == "before":
        return texts.say("terminal-ask-before", name=name)
    return texts.say(f"terminal-ask-{do if do in _ASKED_BY_NAME else 'turn'}", name=name)
