"""What can be read at any time: help, rules, who owes whom, the log, the table in words."""

from collections.abc import Callable
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from siete.cards import SUITS
from siete.debts import transfers
from siete.game import HIDDEN
from siete.game.view import HandView, View
from siete.rules import Rules
from siete.terminal.cards import SIGN
from siete.terminal.keys import GLOBAL, MOVES, key_of
from siete.terminal.log import Log
from siete.terminal.plan import kind_words
from siete.terminal.scene import points_words, status_words, total_words
from siete.terminal.seats import BANK_SIGN, STAKE_SIGN, TURN_SIGN
from siete.terminal.session import Session
from siete.texts import Texts
from siete.texts.plain import plain_sheet
from siete.texts.proofs import proof_words
from siete.texts.sheet import rule_sheet
from siete.verify import verify

_ALIKE: Final = ("hit-up",)
"""Moves that help does not list, since another has the same words."""


def rules_lines(rules: Rules, texts: Texts, width: int) -> list[str]:
    """The rule sheet of exactly these rules, in lines so wide."""
    sheet = rule_sheet(rules, texts)
    return plain_sheet(sheet, texts, max(width, 40)).splitlines()


def rules_page(rules: Rules, texts: Texts, width: int) -> Text:
    """The rule sheet as a page."""
    return _page(rules_lines(rules, texts, width))


def _page(lines: list[str]) -> Text:
    text = Text()
    for line in lines:
        heading = line.startswith("#")
        text.append(line.lstrip("# ") if heading else line, "bold" if heading else "")
        text.append("\n")
    return text


class Reports:
    """Pages for one viewer (a seat, or ``SPECTATOR``): only what that seat may know is in them."""

    def __init__(self, session: Session, texts: Texts, viewer: int, log: Log) -> None:
        self.session = session
        self.texts = texts
        self.view: View = session.table_of(viewer)
        self._log = log

    def page(self, name: str, width: int) -> Text:
        """A page by the name of the key that opens it, for a window so wide."""
        pages: dict[str, Callable[[], list[str]]] = {
            "help": self.help,
            "ledger": lambda: self.ledger(aligned=True),
            "log": self.look_and_log,
            "fair": self.fair,
        }
        if name == "rules":
            return rules_page(self.view.rules, self.texts, width)
        return _page(pages[name]())

    def ledger(self, *, aligned: bool = False) -> list[str]:
        """Everybody's balance, and the fewest transfers that settle them."""
        say, view = self.texts.say, self.view
        lines = []
        widest = max(map(cell_len, view.names)) if aligned else 0
        for seat, name in enumerate(view.names):
            name += " " * (widest - cell_len(name))
            amount = self.texts.amount(view.balances[seat], signed=True)
            gone = "" if seat in view.order else say("terminal-ledger-gone")
            lines.append(say("terminal-ledger-line", name=name, amount=amount) + gone)
        lines += ["", f"# {say('terminal-ledger-settle')}"]
        settled = transfers(dict(zip(view.names, view.balances, strict=True)))
        for one in settled:
            amount = self.texts.amount(one.amount)
            lines.append(
                say("terminal-ledger-transfer", payer=one.payer, payee=one.payee, amount=amount)
            )
        return lines if settled else [*lines, say("terminal-ledger-even")]

    def log(self) -> list[str]:
        """All that happened."""
        return list(self._log.sentences)

    def look_and_log(self) -> list[str]:
        """All that happened, and under it how the table stands in words."""
        return [*self.log(), "", f"# {self.texts.say('terminal-look')}", *self.look()]

    def fair(self) -> list[str]:
        """The commitment, the nonces, and which of the shuffles before it hold."""
        say, game = self.texts.say, self.session.game
        proof = game.proof
        lines = [say("terminal-fair-seal"), "", f"# {proof.commitment}", ""]
        nonces = proof.nonces or tuple(game.nonces.items())
        if nonces:
            lines.append(say("terminal-fair-nonces" if proof.nonces else "terminal-fair-added"))
            lines += [f"  {name}: {nonce}" for name, nonce in nonces]
            lines.append("")
        return [*lines, say("terminal-fair-check"), "", *self._checked()]

    def _checked(self) -> list[str]:
        """The proofs that can be checked so far, each checked now."""
        record = self.session.game.record()
        if all(entry.proof is None for entry in record.rounds):
            return []
        return [
            self.texts.say(f"fair-{proof.verdict}", what=proof_words(proof, record, self.texts))
            for proof in verify(record).proofs
            if proof.verdict != "open"
        ]

    def look(self) -> list[str]:
        """The table in words, as the viewer knows it: each seat in order of play."""
        return [self.seat_words(seat) for seat in self.view.order]

    def seat_words(self, seat: int) -> str:
        """One seat in words: its part, its balance, its hands."""
        say, view = self.texts.say, self.view
        balance = self.texts.amount(view.balances[seat], signed=True)
        kind = kind_words(self.session.kind(seat), self.texts)
        said = [say("terminal-seat", name=view.names[seat], kind=kind, balance=balance)]
        banker = view.banker if view.round is None or view.round.over else view.round.banker
        if seat == banker:
            said.append(say("terminal-seat-banker"))
        if seat in view.away:
            said.append(say("terminal-status-out"))
        said += self.hand_words(seat)
        return " ".join(f"{part}." for part in said)

    def hand_words(self, seat: int) -> list[str]:
        """The hands of a seat in words."""
        round = self.view.round
        hands = () if round is None else round.hands.get(seat, ())
        return [
            self._hand(hand, number if len(hands) > 1 else 0)
            for number, hand in enumerate(hands, 1)
            if hand.cards or hand.stake
        ]

    def _hand(self, hand: HandView, number: int) -> str:
        say, texts = self.texts.say, self.texts
        parts = [say("terminal-hand", number=number)] if number else []
        if hand.cards:
            pairs = zip(hand.cards, hand.faces, strict=True)
            parts.append(texts.listed([self._card(card, face) for card, face in pairs], "comma"))
            total = total_words(hand, self.view.rules, texts)
            if total != "?":
                parts.append(points_words(total, texts))
        if hand.stake:
            parts.append(say("terminal-seat-stake", amount=texts.amount(hand.stake)))
        status = status_words(hand, texts)
        return ", ".join([*parts, status] if status else parts)

    def _card(self, card: int, face: str) -> str:
        if card == HIDDEN:
            return self.texts.say("terminal-card-hidden")
        if face == "down":
            return self.texts.say("terminal-card-down", card=self.texts.card(card))
        return self.texts.card(card)

    def help(self) -> list[str]:
        """The signs of the table, and every key."""
        say = self.texts.say
        suits = [say("terminal-help-suit", sign=SIGN[suit], suit=suit) for suit in SUITS]
        return [
            f"# {say('terminal-help-signs')}",
            self.texts.listed(suits, "comma"),
            say("terminal-help-pintas"),
            f"{TURN_SIGN}  {say('terminal-help-turn')}",
            f"{BANK_SIGN}  {say('terminal-help-bank')}",
            f"{STAKE_SIGN}  {say('terminal-help-stake')}",
            f"▒  {say('terminal-help-down')}",
            "",
            f"# {say('terminal-help-moves')}",
            *(
                f"{key_of(move, self.texts)}  {say(f'terminal-move-{move}')}"
                for move in MOVES
                if move not in _ALIKE
            ),
            say("terminal-help-arrows"),
            say("terminal-help-numbers"),
            say("terminal-help-hands"),
            "",
            f"# {say('terminal-help-always')}",
            *(f"{key_of(name, self.texts)}  {say(f'terminal-help-{name}')}" for name in GLOBAL),
            say("terminal-help-hurry"),
            say("terminal-help-leaving"),
        ]
