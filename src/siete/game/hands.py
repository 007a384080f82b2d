"""A hand: its cards, what they come to, and its class for the pay matrix."""

from typing import Final, Literal, TypeAlias

import msgspec

from siete.amounts import ONE, Amount
from siete.cards import DECK, IS_FIGURE, LIMIT, RANK_OF, VALUE_OF, Card
from siete.rules import BUST, NATURAL, PAIR_OF_SEVENS, SEVEN_AND_A_HALF, WILD_NATURAL, Rules

HandState: TypeAlias = Literal["playing", "stood", "bust", "muerta", "passed"]

PLAYING: Final = "playing"
STOOD: Final = "stood"
BUSTED: Final = "bust"
MUERTA: Final = "muerta"
PASSED: Final = "passed"
IN_PLAY: Final = (STOOD, MUERTA)
"""The states of hands that play against the banker: not of those shown bust and those that left."""

BIT_OF: Final = tuple(1 << card for card in DECK)
"""The set of one card, by card: a look here is faster than a shift."""

MUERTA_RANK: Final = 7
"""The rank of the first card with which a muerta may be asked for (R10, sheet 000 d4)."""


class Hand(msgspec.Struct, frozen=True, gc=False):
    """One set of cards with one stake.

    ``total`` is in half points, over 15 when bust; ``down`` has bit k set while the k-th card lies
    face down; ``settled`` is the face that the first card asked for settled under ``cards.draws =
    all_down``; ``foul`` says that a card was asked for, or the hand stood, when it was bust (R11).
    """

    cards: tuple[Card, ...]
    stake: Amount
    total: int
    down: int
    state: HandState = "playing"
    settled: Literal["", "up", "down"] = ""
    foul: bool = False


def total_of(cards: tuple[Card, ...], rules: Rules) -> int:
    """The total in half points; a wild card takes the value that suits the hand best (R12)."""
    wild = rules.deck_wild
    total = 0
    for card in cards:
        total += VALUE_OF[card]
    if wild is None or wild not in cards:
        return total
    others = total - 1
    if not others:
        return 14 if rules.deck_wild_alone == "any" else 1
    if others % 2:
        return LIMIT if others <= 13 else others + 1
    return 14 if others <= 12 else others + 1


def added(hand: Hand, card: Card, down: bool, rules: Rules) -> Hand:
    """The hand with one card more, which lies face ``down`` or up."""
    cards = hand.cards + (card,)
    return Hand(
        cards,
        hand.stake,
        hand.total + VALUE_OF[card] if rules.deck_wild is None else total_of(cards, rules),
        hand.down | (1 << len(hand.cards)) if down else hand.down,
        hand.state,
        hand.settled,
        hand.foul,
    )


def is_pair_of_sevens(cards: tuple[Card, ...]) -> bool:
    """Two sevens and nothing else (sheet 004, sette e mezzo triplé)."""
    return len(cards) == 2 and RANK_OF[cards[0]] == 7 and RANK_OF[cards[1]] == 7


def class_of(cards: tuple[Card, ...], unsplit: bool, rules: Rules) -> int:
    """The hand's class in the pay matrix; a split hand's seven and a half is no natural (R9)."""
    return class_by_total(total_of(cards, rules), cards, unsplit, rules)


def class_by_total(total: int, cards: tuple[Card, ...], unsplit: bool, rules: Rules) -> int:
    """``class_of`` where the total of the cards is known."""
    if total > LIMIT:
        pair = rules.specials_pair_of_sevens and is_pair_of_sevens(cards)
        return PAIR_OF_SEVENS if pair else BUST
    if total < LIMIT:
        return total
    if len(cards) > 2 or not unsplit:
        return SEVEN_AND_A_HALF
    with_seven = rules.deck_wild in cards and 7 in (RANK_OF[cards[0]], RANK_OF[cards[1]])
    return WILD_NATURAL if with_seven and wild_natural_counts(rules) else NATURAL


def wild_natural_counts(rules: Rules) -> bool:
    """Whether a 7 with the wild card is a class of its own: where that pays or claims (R12)."""
    return rules.pay_wild_natural != ONE or "wild_natural" in rules.bank_claimed_by


def all_figures(hands: tuple[Hand, ...]) -> bool:
    """Whether every card of a player's so far has been a figure (R9, sheet 000 e3)."""
    return all(IS_FIGURE[card] for hand in hands for card in hand.cards)


def mask_of(cards: tuple[Card, ...]) -> int:
    """The set of the cards, as bits."""
    mask = 0
    for card in cards:
        mask |= BIT_OF[card]
    return mask
