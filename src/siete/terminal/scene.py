"""What is to be shown of a table: one seat's view of it, and who sits where."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from siete.cards import Card
from siete.game import HIDDEN
from siete.game.hands import is_pair_of_sevens, total_of
from siete.game.view import HandView, View
from siete.rules import Rules
from siete.texts import Texts


class Scene(NamedTuple):
    """Everything that the picture of a table is made from.

    ``front`` is the seat in front, drawn large; ``acting`` are the seats whose decision it is;
    ``hand`` is the hand of ``front`` (from 1) that its keys act on, 0 for none; ``log`` are the
    sentences so far, the newest last; ``picks`` are the cards that chose the first banker, as long
    as they lie there.
    """

    view: View
    front: int
    texts: Texts
    acting: tuple[int, ...] = ()
    hand: int = 0
    log: tuple[str, ...] = ()
    picks: Mapping[int, Card] = MappingProxyType({})

    @property
    def others(self) -> tuple[int, ...]:
        """The other seats in order of play, from the one after the seat in front."""
        order = self.view.order
        if self.front not in order:
            return order
        place = order.index(self.front)
        return order[place + 1 :] + order[:place]

    @property
    def banker(self) -> int:
        """The seat that banks in the round that is shown, or the next one; -1 for none yet."""
        round = self.view.round
        return self.view.banker if round is None or round.over else round.banker

    def hands(self, seat: int) -> tuple[HandView, ...]:
        """The hands of a seat that there is something to show of."""
        round = self.view.round
        if round is None or seat not in round.hands:
            return ()
        return tuple(hand for hand in round.hands[seat] if hand.cards or hand.stake)

    def pick(self, seat: int) -> Card | None:
        """The card that a seat picked for the first banker, ``HIDDEN`` until it is turned."""
        return self.view.picks.get(seat, self.picks.get(seat))


def faces(hand: HandView) -> tuple[tuple[Card, bool], ...]:
    """The cards of a hand, each with whether it lies face down although the viewer knows it."""
    return tuple(
        (card, face == "down" and card != HIDDEN)
        for card, face in zip(hand.cards, hand.faces, strict=True)
    )


def total_words(hand: HandView, rules: Rules, texts: Texts) -> str:
    """What a hand comes to as far as the viewer knows: ``6½``, ``4+?``, ``?``."""
    known = tuple(card for card in hand.cards if card != HIDDEN)
    if not hand.cards:
        return ""
    if not known:
        return "?"
    if rules.specials_pair_of_sevens and is_pair_of_sevens(hand.cards):
        return "7+7"
    total = texts.points(total_of(known, rules))
    return total if len(known) == len(hand.cards) else f"{total}+?"


def points_words(total: str, texts: Texts) -> str:
    """A total with the word for points."""
    size = "one" if total in ("½", "1") else "other"
    return texts.say("terminal-total", total=total, size=size)


def status_words(hand: HandView, texts: Texts) -> str:
    """What became of a hand: that it stands, is bust, won or lost so much; or nothing to say."""
    if hand.why:
        return f"({texts.amount(hand.won, signed=True)})"
    if hand.status in ("stood", "bust", "muerta", "passed"):
        return texts.say(f"terminal-status-{hand.status}")
    return ""
