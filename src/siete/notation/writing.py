"""Writing actions and choices as words."""

from typing import Any, Final

from siete.amounts import Amount, format_amount
from siete.game import actions as act
from siete.game.actions import Action
from siete.game.choices import Choice

UNWRITTEN: Final = (act.Ready, act.Begin, act.Lot, act.Deal, act.Reshuffle)
"""What no record says: the dealer's actions, and that the banker leaves the rest as it was."""


def format_action(action: Action, names: tuple[str, ...]) -> str:
    """The action as docs/records.md writes it; ``names`` are by seat number.

    Raises ValueError for what is never written (``UNWRITTEN``).
    """
    if type(action) in UNWRITTEN:
        raise ValueError(action)
    if isinstance(action, act.Join):
        after = f" after {names[action.after]}" if action.after >= 0 else ""
        return f"{action.name} join{after}"
    return " ".join((names[action.seat], *_words(action, names)))


def _words(action: Action, names: tuple[str, ...]) -> list[str]:
    verb = str(action.__struct_config__.tag)
    match action:
        case act.Tariff(name=name):
            return [verb, name]
        case act.Propose(low=low, high=high):
            return [verb, format_amount(low), format_amount(high)]
        case act.Offer(to=to, price=price):
            return [verb, names[to], format_amount(price)]
        case act.Sell(to=to):
            return [verb, names[to]]
        case act.Bid(price=amount) | act.Stake(amount=amount) | act.Bet(amount=amount):
            return [verb, format_amount(amount)]
        case act.Cut(count=count):
            return [verb, str(count)]
        case act.Hit(face=face, hand=hand, raise_to=amount):
            down = ["down"] if face == "down" else []
            return [verb, *down, *_hand_words(hand), *_raise_words(amount)]
        case act.Muerta(raise_to=amount):
            return [verb, *_raise_words(amount)]
        case act.Open(amount=amount):
            return [verb, format_amount(amount)] if amount else [verb]
        case act.Stand(hand=hand) | act.Bust(hand=hand):
            return [verb, *_hand_words(hand)]
    return [verb]


def _hand_words(hand: int) -> list[str]:
    return ["hand", str(hand)] if hand else []


def _raise_words(amount: Amount) -> list[str]:
    return ["raise", format_amount(amount)] if amount else []


def format_choice(choice: Choice, names: tuple[str, ...]) -> str:
    """A choice in the words of the grammar, with its bounds: ``bet 1..3 step 1``."""
    words: list[Any] = [choice.do]
    bounds = f"{format_amount(choice.low)}..{format_amount(choice.high)}"
    if choice.low != choice.high:
        bounds += f" step {format_amount(choice.step)}"
    else:
        bounds = format_amount(choice.low)
    match choice.do:
        case "bet" | "open" | "stake":
            words.append(bounds)
        case "hit" | "muerta":
            words += ["|".join(choice.faces)] if len(choice.faces) > 1 else []
            words += ["down"] if choice.faces == ("down",) else []
            words += [f"[raise {bounds}]"] if choice.high else []
            words += [f"hand {choice.hand}"] if choice.hand > 1 else []
        case "stand" | "bust" if choice.hand > 1:
            words.append(f"hand {choice.hand}")
        case "tariff":
            words.append("|".join(choice.names))
        case "sell":
            words.append("|".join(names[seat] for seat in choice.seats))
        case "offer":
            words.append("|".join(names[seat] for seat in choice.seats) + " X")
        case "bid":
            words.append("X")
        case "propose":
            words.append(f"MIN MAX step {format_amount(choice.step)}")
        case "cut":
            words.append(f"{choice.low}..{choice.high}")
    return " ".join(words)
