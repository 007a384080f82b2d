"""The cards as the odds see them: kinds of cards that the rules tell apart, and hands as multisets.

Suits never matter, and the three figures only where the rules say so: cards that every rule treats
alike are one kind. A hand is a multiset of kinds, of which there are some two hundred that are not
bust (221 with the forty cards and no wild one).
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from siete.amounts import ONE
from siete.cards import CODE_OF, DECK, IS_FIGURE, LIMIT, RANK_OF, VALUE_OF, Card
from siete.errors import SieteError
from siete.game.hands import class_of, is_pair_of_sevens, total_of
from siete.rules import BUST, CLASSES, NATURAL, SEVEN_AND_A_HALF, Rules, pay_matrix

Ints: TypeAlias = NDArray[np.int64]
Floats: TypeAlias = NDArray[np.float64]
Bools: TypeAlias = NDArray[np.bool_]

OVER: Final = -1
"""In ``Deck.after``: the hand with that card more is bust, or there is no such card left."""


class Kind(NamedTuple):
    """Cards that the rules treat alike.

    ``value`` is in half points (the wild card counts 1 here), ``passes`` and ``burns`` say whether
    such a first card allows that, ``cards`` are those of the deck.
    """

    value: int
    wild: bool
    passes: bool
    burns: bool
    cards: tuple[Card, ...]

    @property
    def name(self) -> str:
        """``wild``, ``figure``, or the rank; figures that the rules tell apart by their ranks."""
        if self.wild:
            return "wild"
        if self.value > 1:
            return str(self.value // 2)
        return "figure"


class Deck:
    """A deck under some rules, as arrays over kinds of cards (K) and hands that are not bust (H).

    Attributes:
        rules: The rules.
        cards: The cards of the deck, each once.
        kinds: The kinds, by value, the wild card first.
        kind_of: The kind's index by card.
        counts: (K,) how many cards of each kind the deck has.
        hands: (H, K) how many cards of each kind a hand has; by number of cards, then total. A pair
            of sevens is among them where it counts as a hand.
        total: (H,) half points at their best (R12), 1 to 15; a pair of sevens has 28.
        size: (H,) number of cards.
        classes: (H,) class in the pay matrix as an unsplit hand.
        split_classes: (H,) the same as one of several hands (R9: no natural).
        single: (K,) the hand of this one card.
        after: (H, K) the hand with one more card of a kind, ``OVER`` when that is bust.
        joined: (H + 1, K) cards in sight and one more as a hand, whatever the first come to by
            themselves (a wild card may do with less); the last row is for no cards.
        ends: (H,) whether the turn ends by itself or may only stand: 7½, a pair of sevens.
        pay: (19, 19) what a player's class gets from the banker's, in stakes.
    """

    def __init__(self, rules: Rules, cards: Sequence[Card] = DECK) -> None:
        if not cards or len(set(cards)) != len(cards):
            raise SieteError("odds_deck", cards=len(cards))
        self.rules = rules
        self.cards = tuple(sorted(cards))
        self.kinds = _kinds(rules, self.cards)
        self.kind_of = {card: k for k, kind in enumerate(self.kinds) for card in kind.cards}
        self.counts: Ints = np.array([len(kind.cards) for kind in self.kinds], np.int64)
        found = _hands(rules, self.kinds)
        place = {hand: index for index, hand in enumerate(found)}
        self.index = place
        self.hands: Ints = np.array(found, np.int64)
        shown = [representative(self.kinds, hand) for hand in found]
        self.total: Ints = np.array([total_of(cards, rules) for cards in shown], np.int64)
        self.size: Ints = self.hands.sum(axis=1)
        self.classes: Ints = np.array([class_of(cards, True, rules) for cards in shown], np.int64)
        self.split_classes: Ints = np.where(
            (self.classes >= SEVEN_AND_A_HALF) & (self.classes <= NATURAL + 1),
            SEVEN_AND_A_HALF,
            self.classes,
        )
        none = (0,) * len(self.kinds)
        self.single: Ints = np.array(
            [place[added(none, k)] for k in range(len(self.kinds))], np.int64
        )
        self.after: Ints = np.array(
            [[place.get(added(hand, k), OVER) for k in range(len(self.kinds))] for hand in found],
            np.int64,
        )
        self.joined: Ints = np.vstack((self.after, self.single[None, :]))
        self.ends: Bools = self.total >= LIMIT
        self.after[self.ends] = OVER
        self.pay = pay_table(rules)

    @property
    def width(self) -> int:
        """How many kinds there are."""
        return len(self.kinds)

    def hand_of(self, cards: Sequence[Card]) -> int:
        """The index of the hand of these cards, ``OVER`` when it is bust."""
        hand = [0] * len(self.kinds)
        for card in cards:
            hand[self.kind_of[card]] += 1
        return self.index.get(tuple(hand), OVER)

    def code(self, kind: int) -> str:
        """A card's code that stands for the kind, such as ``7o``."""
        return CODE_OF[self.kinds[kind].cards[0]]


@lru_cache(maxsize=64)
def deck_of(rules: Rules) -> Deck:
    """The forty cards under these rules, made once."""
    return Deck(rules)


def pay_table(rules: Rules) -> Floats:
    """The pay matrix in stakes, (19, 19): ``pay[player][banker]``, as floats."""
    matrix = pay_matrix(rules)
    return np.array([[matrix[a][b] / ONE for b in CLASSES] for a in CLASSES], np.float64)


def added(hand: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """The multiset with one card more of a kind."""
    return (*hand[:kind], hand[kind] + 1, *hand[kind + 1 :])


def representative(kinds: tuple[Kind, ...], hand: Sequence[int]) -> tuple[Card, ...]:
    """Cards that make up such a hand."""
    return tuple(card for kind, many in zip(kinds, hand, strict=True) for card in kind.cards[:many])


def _kinds(rules: Rules, cards: tuple[Card, ...]) -> tuple[Kind, ...]:
    wild = rules.deck_wild
    groups: dict[tuple[int, bool, bool, bool], list[Card]] = {}
    for card in cards:
        rank = RANK_OF[card]
        alike = (
            VALUE_OF[card],
            card == wild,
            rank in rules.first_card_pass_on,
            rank in rules.first_card_burn_on,
        )
        groups.setdefault(alike, []).append(card)
    ordered = sorted(groups, key=lambda alike: (not alike[1], alike))
    return tuple(Kind(*alike, tuple(groups[alike])) for alike in ordered)


def _hands(rules: Rules, kinds: tuple[Kind, ...]) -> list[tuple[int, ...]]:
    """All multisets that are a hand: by number of cards, so that a hand comes after its parts."""
    none = (0,) * len(kinds)
    level = {none}
    found: list[tuple[int, ...]] = []
    while level:
        nearby = set()
        for hand in level:
            for k, kind in enumerate(kinds):
                if hand[k] < len(kind.cards):
                    larger = added(hand, k)
                    if _is_hand(rules, representative(kinds, larger)):
                        nearby.add(larger)
        found.extend(sorted(nearby, key=lambda hand: (_points(rules, kinds, hand), hand)))
        level = {hand for hand in nearby if not is_pair_of_sevens(representative(kinds, hand))}
    return found


def _is_hand(rules: Rules, cards: tuple[Card, ...]) -> bool:
    return class_of(cards, True, rules) != BUST


def _points(rules: Rules, kinds: tuple[Kind, ...], hand: tuple[int, ...]) -> int:
    return total_of(representative(kinds, hand), rules)


def is_figure(kind: Kind) -> bool:
    """Whether a kind counts ½ and is no wild card."""
    return IS_FIGURE[kind.cards[0]] and not kind.wild
