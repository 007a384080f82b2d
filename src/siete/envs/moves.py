"""The actions of an environment: a fixed list for given rules, and which of them are allowed now.

A **move** is a kind of action with all that it needs, save that an amount is the lowest or the
highest that is allowed. What a hand wins or loses is linear in its stake, so a stake in between is
never better than a mix of those two (and a raise in between than a mix of none and the highest).
What is no decision of a round is no move: sitting out and asking for lower stakes.
"""

from collections.abc import Iterator, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from msgspec.structs import replace

from siete.amounts import Amount
from siete.cards import IS_FIGURE, LIMIT, Card
from siete.errors import SieteError
from siete.game import Round, legal
from siete.game.actions import (
    Action,
    Bet,
    Burn,
    Bust,
    Face,
    Hit,
    Keep,
    Muerta,
    Open,
    Pass,
    Stand,
    Valid,
    Void,
)
from siete.game.choices import Choice, tag_of
from siete.game.facts import facts_of
from siete.rules import Rules

Amounts: TypeAlias = Literal["", "low", "high"]

_WITHOUT_BOUNDS: Final[dict[str, type[Pass | Burn | Valid | Void | Keep]]] = {
    "pass": Pass,
    "burn": Burn,
    "valid": Valid,
    "void": Void,
    "keep": Keep,
}


class Move(NamedTuple):
    """One action of an environment.

    ``do`` is the kind of action, as in ``Choice.do``; ``hand`` counts from 1 where a card may be
    asked for any of several hands, and is 0 elsewhere; ``face`` is how a card is asked for;
    ``amount`` is ``low`` or ``high`` for a stake, and for a card ``high`` where it comes with the
    highest raise.
    """

    do: str
    hand: int = 0
    face: Face | Literal[""] = ""
    amount: Amounts = ""

    @property
    def name(self) -> str:
        """The parts that matter, such as ``hit-down-high``."""
        hand = str(self.hand or "")
        return "-".join(part for part in (self.do, hand, self.face, self.amount) if part)


class Moves:
    """All moves that may come up under some rules, in a fixed order: the number is the action.

    Attributes:
        rules: The rules.
        hands: The most hands that one player can have.
        all: The moves, by number.
    """

    def __init__(self, rules: Rules, cards: Sequence[Card]) -> None:
        self.rules = rules
        self.hands = most_hands(rules, cards)
        self.all = tuple(_all(rules, self.hands))
        self._number = {move: number for number, move in enumerate(self.all)}
        self._named = _named(rules)

    def __len__(self) -> int:
        """How many moves there are."""
        return len(self.all)

    def number(self, name: str) -> int:
        """The number of the move with this name. Raises SieteError ``env_no_move`` for another."""
        for number, move in enumerate(self.all):
            if move.name == name:
                return number
        raise SieteError("env_no_move", move=name[:40])

    def allowed(self, choices: Sequence[Choice], seat: int) -> dict[int, Action]:
        """The game's actions, by number of the move, that these choices of a seat come to.

        Nothing is missing but amounts in between, and where the highest amount is the lowest too
        only the move with the lowest is there. What nobody waits for (``out``, ``lower``) is left
        out.
        """
        found: dict[int, Action] = {}
        for choice in choices:
            do = choice.do
            # The banker's choices name its one hand, and so do those of a player who can't split.
            hand = choice.hand if self._named else 0
            if do == "hit":
                for face in choice.faces:
                    found[self._number[Move(do, hand, face)]] = Hit(seat, face, choice.hand)
                    if choice.high:
                        found[self._number[Move(do, hand, face, "high")]] = Hit(
                            seat, face, choice.hand, highest(choice)
                        )
            elif do == "stand":
                found[self._number[Move(do, hand)]] = Stand(seat, choice.hand)
            elif do in ("bet", "open"):
                kind = Bet if do == "bet" else Open
                most = highest(choice)
                found[self._number[Move(do, 0, "", "low")]] = kind(seat, choice.low)
                if most > choice.low:
                    found[self._number[Move(do, 0, "", "high")]] = kind(seat, most)
            elif do == "muerta":
                found[self._number[Move(do)]] = Muerta(seat)
                if choice.high:
                    found[self._number[Move(do, 0, "", "high")]] = Muerta(seat, highest(choice))
            elif do == "bust":
                found[self._number[Move(do, hand)]] = Bust(seat, choice.hand)
            elif do in _WITHOUT_BOUNDS:
                found[self._number[Move(do)]] = _WITHOUT_BOUNDS[do](seat)
        return found

    def encode(self, round: Round, action: Action) -> int:
        """The number of the move that is this action of the game, in a round as it stands.

        What an action leaves unsaid is what the game takes it for. Raises SieteError
        ``env_no_move`` for what is no move now: an amount in between, or what is not allowed.
        """
        meant = _said(round, action)
        for number, candidate in self.allowed(legal(round, action.seat), action.seat).items():
            if candidate == meant:
                return number
        raise SieteError("env_no_move", move=tag_of(action))


def most_hands(rules: Rules, cards: Sequence[Card]) -> int:
    """The most hands of one player: a further one needs a figure of its own (R9)."""
    return max(1, min(rules.split_max_hands, sum(IS_FIGURE[card] for card in cards)))


def highest(choice: Choice) -> Amount:
    """The highest amount that a choice takes."""
    return max(choice.low, choice.high - choice.high % choice.step)


def _named(rules: Rules) -> bool:
    """Whether a player says which of several hands is meant (``split.target``)."""
    return rules.split_max_hands > 1 and rules.split_target == "named"


def _all(rules: Rules, hands: int) -> list[Move]:
    """Every move, in order: stakes, cards, further hands, what a first card allows, the banker."""
    free = rules.bets_form == "free"
    found = [*_stakes(rules)] if free else []
    for hand in range(1, hands + 1) if _named(rules) else (0,):
        found += _of_hand(rules, hand)
    if hands > 1:
        found += [Move("keep"), Move("open", 0, "", "low")]
        if free and rules.split_stake != "equal":
            found.append(Move("open", 0, "", "high"))
    if rules.first_card_pass_on:
        found.append(Move("pass"))
    if rules.first_card_burn_on:
        found.append(Move("burn"))
    if rules.specials_muerta:
        found += [Move("muerta", 0, "", amount) for amount in _raises(rules)]
    if facts_of(rules).asks_validity:
        found.append(Move("valid"))
    if rules.bank_void_on_three:
        found.append(Move("void"))
    return found


def _stakes(rules: Rules) -> Iterator[Move]:
    yield Move("bet", 0, "", "low")
    if rules.bets_max > rules.bets_min or rules.pot_on:
        yield Move("bet", 0, "", "high")


def _of_hand(rules: Rules, hand: int) -> Iterator[Move]:
    faces: tuple[Face, ...] = ("up",) if rules.cards_draws == "up" else ("up", "down")
    yield Move("stand", hand)
    for face in faces:
        for amount in _raises(rules):
            yield Move("hit", hand, face, amount)
    if rules.honour_bust == "declared":
        yield Move("bust", hand)


def _raises(rules: Rules) -> tuple[Amounts, ...]:
    return ("", "high") if rules.bets_raise and rules.bets_form == "free" else ("",)


def _said(round: Round, action: Action) -> Action:
    """The action with the hand, or the stake of a further hand, that it may have left unsaid."""
    if isinstance(action, Hit | Stand | Bust) and not action.hand:
        of_bust = isinstance(action, Bust)
        for number, hand in enumerate(round.hands[round.turn], 1):
            if hand.state == "playing" and (hand.total > LIMIT or not of_bust):
                return replace(action, hand=number)
    if isinstance(action, Open) and not action.amount:
        return replace(action, amount=round.hands[round.turn][0].stake)
    return action
