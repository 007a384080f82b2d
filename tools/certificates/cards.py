"""Cards by kind, and the hands that they make."""

from collections.abc import Iterable
from typing import Final, TypeAlias

from siete.cards import LIMIT, RANK_OF, VALUE_OF, Card, format_cards
from siete.game.hands import class_of, total_of
from siete.rules import BUST, Rules

Counts: TypeAlias = tuple[int, ...]
"""How many cards of each kind."""

OVER: Final = -1
"""The card makes the hand bust."""
GONE: Final = -2
"""There is no such card any more."""


class Unfit(Exception):
    """What is wrong with a certificate: the message that says so, and its arguments."""

    def __init__(self, message: str, **params: str) -> None:
        super().__init__(message)
        self.message, self.params = message, params


def plus(counts: Counts, kind: int) -> Counts:
    """One card more of a kind."""
    return (*counts[:kind], counts[kind] + 1, *counts[kind + 1 :])


def text(counts: Counts) -> str:
    """Counts by kind as a certificate writes them."""
    return ".".join(map(str, counts))


class Cards:
    """The kinds of cards, and all hands that are not bust: multisets of kinds, none first."""

    def __init__(self, rules: Rules, cards: Iterable[Card], kinds: list[tuple[Card, ...]]) -> None:
        self.rules, self.kinds, self.width = rules, kinds, len(kinds)
        if sorted(card for kind in kinds for card in kind) != sorted(cards):
            raise Unfit("certificate-kinds", kind=" / ".join(map(format_cards, kinds)))
        for kind in kinds:
            if len(set(map(self._what_counts, kind))) != 1:
                raise Unfit("certificate-kinds", kind=format_cards(kind))
        self.value = [VALUE_OF[kind[0]] for kind in kinds]
        self.rank = [RANK_OF[kind[0]] for kind in kinds]
        self.burns = [rank in rules.first_card_burn_on for rank in self.rank]
        self.counts: Counts = tuple(map(len, kinds))
        self.none: Counts = (0,) * self.width
        self.hands = [self.none]
        self.index = {self.none: 0}
        self.more: list[list[int]] = []
        for hand in self.hands:  # grows while it is gone through
            self.more.append([self._with(hand, kind) for kind in range(self.width)])
        made = [self._made(hand) for hand in self.hands]
        self.size = [len(each) for each in made]
        self.total = [total_of(each, rules) for each in made]
        self.classes = [class_of(each, True, rules) for each in made]
        shows = rules.cards_show_seven_and_a_half
        self.shown = [total > LIMIT or (total == LIMIT and shows) for total in self.total]
        draws = rules.deck_wild_alone == "draws"
        self.lone_wild = [draws and len(each) == 1 and each[0] == rules.deck_wild for each in made]

    def _what_counts(self, card: Card) -> tuple[object, ...]:
        rules, rank = self.rules, RANK_OF[card]
        lists = (rank in rules.first_card_pass_on, rank in rules.first_card_burn_on)
        return VALUE_OF[card], card == rules.deck_wild, *lists

    def _made(self, hand: Counts) -> tuple[Card, ...]:
        return tuple(c for kind, many in zip(self.kinds, hand, strict=True) for c in kind[:many])

    def _with(self, hand: Counts, kind: int) -> int:
        if hand[kind] == self.counts[kind]:
            return GONE
        larger = plus(hand, kind)
        if class_of(self._made(larger), True, self.rules) == BUST:
            return OVER
        if larger not in self.index:
            self.index[larger] = len(self.hands)
            self.hands.append(larger)
        return self.index[larger]
