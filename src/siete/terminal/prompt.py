"""What a player is asked: the moves, the one that is marked, the number being entered."""

from collections.abc import Callable
from typing import Final

from siete.amounts import Amount
from siete.game import Action, Choice
from siete.game import actions as act
from siete.terminal.entry import FAR, Entry
from siete.terminal.keys import MOVES, key_of, same_key
from siete.terminal.moves import Move, action_of, hands_of, moves_of
from siete.texts import Texts


class Prompt:
    """The decision of one seat, as it stands between two keys.

    ``chosen`` is the place of the move that is marked, -1 for none; ``usual`` that of the one that
    is marked at first; ``hand`` (from 1) the hand that
    moves act on, 0 where there is none to choose. ``form`` is a move that needs a window of its
    own, once it was asked for. ``trouble`` says why the last key did nothing.
    """

    def __init__(
        self, seat: int, choices: tuple[Choice, ...], texts: Texts, last_stake: Amount = 0
    ) -> None:
        self.seat = seat
        self.choices = choices
        self.texts = texts
        self.hands = hands_of(choices)
        self.hand = self.hands[0] if self.hands else 0
        self.chosen = -1
        self.form: Move | None = None
        self.trouble = ""
        self._last_stake = last_stake
        self._entries: dict[str, Entry] = {}
        self._rebuild()

    def _rebuild(self) -> None:
        self.moves = moves_of(self.choices, self.hand)
        self._entries = {}
        first = (k for k, move in enumerate(self.moves) if move.by_enter or len(self.moves) == 1)
        self.usual = self.chosen = next(first, -1)

    # What is shown

    def letter(self, move: Move) -> str:
        """The key of a move, as it is shown."""
        if move.tariff:
            return str(move.choice.names.index(move.tariff) + 1)
        if self.on_enter(move):
            return self.texts.say("terminal-key-enter")
        return key_of(move.name, self.texts)

    def on_enter(self, move: Move) -> bool:
        """Whether Enter does a move when nothing was chosen: one that is usual, or the only one."""
        return self.usual >= 0 and self.moves[self.usual] == move

    @property
    def entering(self) -> Move | None:
        """The move whose number the arrows change: the one marked, or the first that has one."""
        if self.chosen >= 0:
            move = self.moves[self.chosen]
            return move if move.kind in ("stake", "raise", "count") else None
        numbered = (move for move in self.moves if move.kind in ("stake", "raise", "count"))
        return next(numbered, None)

    def entry(self, move: Move) -> Entry:
        """The number of a move; the raise of a hand is one for all its moves."""
        name = "raise" if move.kind == "raise" else move.name
        if name not in self._entries:
            self._entries[name] = Entry(
                move.choice,
                count=move.kind == "count",
                may_be_none=move.kind == "raise",
                start=20 if move.kind == "count" else self._last_stake,
            )
        return self._entries[name]

    # Keys

    def press(self, key: str, sign: str) -> Action | None:
        """Take a key, by Textual's name, and the sign that it types; the action if it makes one."""
        self.trouble = ""
        moved = self._entered(key, sign)
        if moved:
            return None
        if key in ("left", "right"):
            self._mark(1 if key == "right" else -1)
        elif key in ("tab", "shift+tab"):
            self._next_hand(1 if key == "tab" else -1)
        elif key == "enter":
            if self.chosen >= 0:
                return self.do(self.moves[self.chosen])
            self.trouble = self.texts.say("terminal-choose-first")
        elif sign:
            move = self._by_letter(sign)
            return None if move is None else self.do(move)
        return None

    def _entered(self, key: str, sign: str) -> bool:
        move = self.entering
        if move is None:
            return False
        entry = self.entry(move)
        steps = {"up": 1, "down": -1, "pageup": FAR, "pagedown": -FAR}
        if key in steps:
            entry.move(steps[key])
        elif key == "home":
            entry.lowest()
        elif key == "end":
            entry.highest()
        elif key == "backspace":
            entry.erase()
        else:
            return bool(sign) and entry.type(sign)
        return True

    def _mark(self, step: int) -> None:
        if self.chosen < 0:
            self.chosen = 0 if step > 0 else len(self.moves) - 1
        else:
            self.chosen = (self.chosen + step) % len(self.moves)

    def _next_hand(self, step: int) -> None:
        if len(self.hands) > 1:
            self.hand = self.hands[(self.hands.index(self.hand) + step) % len(self.hands)]
            self._rebuild()

    def _by_letter(self, sign: str) -> Move | None:
        pressed = same_key(sign)
        for move in self.moves:
            key = key_of(move.name, self.texts) if move.name in MOVES else self.letter(move)
            if same_key(key) == pressed:
                return move
        return None

    def do(self, move: Move) -> Action | None:
        """The action of a move with the number entered for it; None where that does not do."""
        if move.kind == "form":
            self.form = move
            return None
        if not move.kind:
            return action_of(move, self.seat)
        value = self.entry(move).value
        if value is None:
            self.trouble = self.bounds(move)
            return None
        return action_of(move, self.seat, value)

    def bounds(self, move: Move) -> str:
        """What number a move takes, in words."""
        choice, texts = move.choice, self.texts
        if move.kind == "count":
            return texts.say("terminal-bounds-count", low=choice.low, high=choice.high)
        low, high = texts.amount(choice.low), texts.amount(choice.high)
        if choice.low == choice.high:
            return texts.say("terminal-bounds-one", amount=low)
        step = texts.amount(choice.step)
        return texts.say("terminal-bounds", low=low, high=high, step=step)


def refused_action(prompt: Prompt, sign: str) -> Action | None:
    """The action of a move that is known but not to be had now: the game says why it is refused."""
    there = {move.choice.do for move in prompt.moves}
    if not there & {"hit", "stand", "bust", "keep"}:
        return None
    for name, make in _TURN.items():
        do = name.partition("-")[0]
        if do not in there and same_key(sign) == same_key(key_of(name, prompt.texts)):
            return make(prompt)
    return None


_TURN: Final[dict[str, Callable[[Prompt], Action]]] = {
    "hit": lambda prompt: act.Hit(prompt.seat, "up", prompt.hand),
    "hit-down": lambda prompt: act.Hit(prompt.seat, "down", prompt.hand),
    "stand": lambda prompt: act.Stand(prompt.seat, prompt.hand),
    "bust": lambda prompt: act.Bust(prompt.seat, prompt.hand),
    "pass": lambda prompt: act.Pass(prompt.seat),
    "burn": lambda prompt: act.Burn(prompt.seat),
    "muerta": lambda prompt: act.Muerta(prompt.seat),
    "open": lambda prompt: act.Open(prompt.seat),
    "keep": lambda prompt: act.Keep(prompt.seat),
}
