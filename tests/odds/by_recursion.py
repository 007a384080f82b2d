"""What a round of two is worth by going through all cards, with the hands of the game engine."""

from collections.abc import Callable, Sequence
from functools import cache

from siete.amounts import ONE
from siete.cards import LIMIT, RANK_OF, VALUE_OF, Card
from siete.game.hands import class_of, total_of
from siete.rules import BUST, Rules, pay_matrix

Counts = tuple[int, ...]


def worth(rules: Rules, player: int, banker: int, cards: Sequence[Card]) -> float:
    """The player's expectation in stakes where both draw to totals, in half points."""
    kinds: dict[tuple[int, bool], list[Card]] = {}
    for card in cards:
        kinds.setdefault((VALUE_OF[card], card == rules.deck_wild), []).append(card)
    groups = list(kinds.values())
    matrix = pay_matrix(rules)
    banker = rules.bank_draws_to or banker
    reaches = rules.cards_reach_bank and rules.bank_card == "exposed"

    def shown(hand: Counts) -> tuple[Card, ...]:
        return tuple(
            card for group, many in zip(groups, hand, strict=True) for card in group[:many]
        )

    def more(hand: Counts, k: int) -> Counts:
        return (*hand[:k], hand[k] + 1, *hand[k + 1 :])

    def asks(hand: Counts, below: int) -> bool:
        held = shown(hand)
        total = total_of(held, rules)
        alone = rules.deck_wild_alone == "draws" and held == (rules.deck_wild,)
        return total < LIMIT and (total < below or alone)

    def next_cards(hand: Counts, other: Counts, then: Callable[[Counts], float]) -> float:
        left = [len(g) - a - b for g, a, b in zip(groups, hand, other, strict=True)]
        all_left = sum(left)
        if not all_left:
            raise AssertionError("the stock ran out")
        return sum(many / all_left * then(more(hand, k)) for k, many in enumerate(left) if many)

    @cache
    def bank_turn(bank: Counts, mine: Counts) -> float:
        if asks(bank, banker):
            return next_cards(bank, mine, lambda hand: bank_turn(hand, mine))
        its = class_of(shown(bank), True, rules)
        return matrix[class_of(shown(mine), True, rules)][its] / ONE

    @cache
    def turn(mine: Counts, bank: Counts) -> float:
        below = max(player, VALUE_OF[shown(bank)[0]] if reaches else 0)
        if asks(mine, below):
            return next_cards(mine, bank, lambda hand: turn(hand, bank))
        if class_of(shown(mine), True, rules) == BUST:
            return -1.0
        return bank_turn(bank, mine)

    none = (0,) * len(groups)
    return next_cards(
        none, none, lambda mine: next_cards(none, mine, lambda bank: turn(mine, bank))
    )


def ranks(*wanted: int) -> tuple[Card, ...]:
    """A small deck: all cards of these ranks."""
    return tuple(card for card, rank in enumerate(RANK_OF) if rank in wanted)
