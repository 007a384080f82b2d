"""From what a seat may do to what its player can press: moves with a key, a name and an amount."""

from typing import Final, Literal, NamedTuple, TypeAlias

from siete.amounts import Amount
from siete.game import Action, Choice
from siete.game import actions as act
from siete.game.actions import Face
from siete.texts import Texts

Kind: TypeAlias = Literal["", "stake", "raise", "count", "form"]
"""What a move asks for besides its key: nothing, a stake, a raise that may be left out, a number of
cards, or something in a window of its own."""

OPTIONAL: Final = frozenset(("out", "in", "lower", "leave", "offer", "bid"))
"""What a seat may do without being asked (R1)."""

_KINDS: Final[dict[str, Kind]] = {
    "bet": "stake",
    "open": "stake",
    "stake": "stake",
    "hit": "raise",
    "muerta": "raise",
    "cut": "count",
    "propose": "form",
    "offer": "form",
    "bid": "form",
}

_ENTERED: Final = frozenset(("bet", "cut", "ready", "pick", "stake"))
"""What Enter does at once: nobody takes a card or stands by pressing Enter once too often."""


class Move(NamedTuple):
    """One thing to do: the choice that it comes from, and what of it."""

    choice: Choice
    face: Face = "up"
    tariff: str = ""

    @property
    def name(self) -> str:
        """The name in the messages ``terminal-move-NAME`` and ``terminal-key-NAME``."""
        if self.choice.do == "hit" and len(self.choice.faces) > 1:
            return f"hit-{self.face}"
        return self.choice.do

    @property
    def kind(self) -> Kind:
        """What it asks for."""
        kind = _KINDS.get(self.choice.do, "")
        return "" if kind == "raise" and not self.choice.high else kind

    @property
    def by_enter(self) -> bool:
        """Whether Enter may do it when nothing was chosen, if no other move comes before it."""
        return self.choice.do in _ENTERED

    def label(self, texts: Texts) -> str:
        """What it is called in the bar of moves."""
        if self.tariff:
            tariff = texts.say("tariff-name", name=self.tariff)
            return texts.say("terminal-move-tariff", tariff=tariff)
        return texts.say(f"terminal-move-{self.name}")


def moves_of(choices: tuple[Choice, ...], hand: int) -> tuple[Move, ...]:
    """The moves among the choices, those of the hand selected (from 1; 0 where there are none).

    What may be done without being asked is not among them.
    """
    found = []
    for choice in choices:
        if choice.do in OPTIONAL or (choice.do in ("hit", "stand", "bust") and choice.hand != hand):
            continue
        if choice.do == "tariff":
            found += [Move(choice, tariff=name) for name in choice.names]
        elif choice.do == "hit":
            found += [Move(choice, face) for face in choice.faces]
        else:
            found.append(Move(choice))
    return tuple(found)


def hands_of(choices: tuple[Choice, ...]) -> tuple[int, ...]:
    """The hands (from 1) that a card may be asked for, or that may stand or be declared bust."""
    hands = (choice.hand for choice in choices if choice.do in ("hit", "stand", "bust"))
    return tuple(dict.fromkeys(hands))


def is_asked(choices: tuple[Choice, ...]) -> bool:
    """Whether something among the choices waits for an answer."""
    return any(choice.do not in OPTIONAL for choice in choices)


_ALONE: Final[dict[str, type[Action]]] = {
    "accept": act.Accept,
    "reject": act.Reject,
    "ready": act.Ready,
    "buy": act.Buy,
    "decline": act.Decline,
    "out": act.Out,
    "in": act.In,
    "lower": act.Lower,
    "leave": act.Leave,
    "pick": act.Pick,
    "high": act.High,
    "low": act.Low,
    "valid": act.Valid,
    "void": act.Void,
    "pass": act.Pass,
    "burn": act.Burn,
    "keep": act.Keep,
}


def action_of(move: Move, seat: int, amount: Amount = 0) -> Action:
    """The action that a move is, with its stake, raise (0: none) or number of cards."""
    choice = move.choice
    match choice.do:
        case "tariff":
            return act.Tariff(seat, move.tariff)
        case "stake":
            return act.Stake(seat, amount)
        case "sell":
            return act.Sell(seat, choice.seats[0])
        case "cut":
            return act.Cut(seat, amount)
        case "bet":
            return act.Bet(seat, amount)
        case "hit":
            return act.Hit(seat, move.face, choice.hand, amount)
        case "open":
            return act.Open(seat, amount)
        case "muerta":
            return act.Muerta(seat, amount)
        case "bust":
            return act.Bust(seat, choice.hand)
        case "stand":
            return act.Stand(seat, choice.hand)
        case do:
            return _ALONE[do](seat)
