"""What the banker makes of the hands on the table: what each may be, and what it may bring."""

from typing import Final

from siete.amounts import ONE
from siete.bots.chances import with_kind
from siete.bots.stock import Kind, base_of, totals
from siete.cards import LIMIT, Card
from siete.game.events import HIDDEN
from siete.game.hands import class_of
from siete.game.view import HandView, RoundView
from siete.rules import (
    BUST,
    CLASSES,
    PAIR_OF_SEVENS,
    SEVEN_AND_A_HALF,
    PayMatrix,
    Rules,
    pay_matrix,
)

STANDS: tuple[int, ...] = (1, 1, 1, 1, 2, 3, 4, 5, 8, 20, 40, 90, 100, 100, 100, 100)
"""Of a hundred people with this total (in half points, 0 to 15), how many ask for no more."""

USUAL_HAND: Final = 13
"""What a hand is taken to be that nothing fits which was seen: six and a half, in half points."""


def in_play(round: RoundView) -> list[tuple[HandView, bool]]:
    """The players' hands that the banker has still to beat, and whether each is unsplit."""
    return [
        (hand, len(hands) == 1)
        for seat, hands in round.hands.items()
        for hand in hands
        if seat != round.banker
        and hand.cards
        and not hand.why
        and hand.status not in ("bust", "passed")
    ]


def may_be(
    rules: Rules, kinds: tuple[Kind, ...], hand: HandView, unsplit: bool
) -> dict[int, float]:
    """The chance of each class that a hand may have, from the cards that lie face up."""
    known = tuple(card for card in hand.cards if card != HIDDEN)
    hidden = len(hand.cards) - len(known)
    if not hidden:
        return {class_of(known, unsplit, rules): 1.0}
    if hidden == 1:
        weights = _with_one(rules, kinds, hand, known, unsplit)
    else:
        weights = _with_several(rules, kinds, known, hidden)
    whole = sum(weights.values())
    if not whole:
        return {USUAL_HAND: 1.0}
    return {made: weight / whole for made, weight in weights.items()}


def _with_one(
    rules: Rules,
    kinds: tuple[Kind, ...],
    hand: HandView,
    known: tuple[Card, ...],
    unsplit: bool,
) -> dict[int, float]:
    weights: dict[int, float] = {}
    shown = rules.cards_show_seven_and_a_half
    for kind in kinds:
        made = class_of((*known, kind.card), unsplit, rules)
        weight = kind.chance
        if hand.status != "muerta":
            if made in (BUST, PAIR_OF_SEVENS) or (shown and made >= SEVEN_AND_A_HALF):
                continue
            weight *= STANDS[min(made, LIMIT)]
        weights[made] = weights.get(made, 0.0) + weight
    return weights


def _with_several(
    rules: Rules, kinds: tuple[Kind, ...], known: tuple[Card, ...], hidden: int
) -> dict[int, float]:
    total = totals(rules)
    may = {(base_of(rules, known), rules.deck_wild in known): 1.0}
    for _ in range(hidden):
        following: dict[tuple[int, bool], float] = {}
        for (base, wild), chance in may.items():
            for kind in kinds:
                after = with_kind(base, wild, kind)
                if total[after[1]][after[0]] <= LIMIT:
                    following[after] = following.get(after, 0.0) + chance * kind.chance
        may = following
    weights: dict[int, float] = {}
    for (base, wild), chance in may.items():
        made = total[wild][base]
        if not (made == LIMIT and rules.cards_show_seven_and_a_half):
            weights[made] = weights.get(made, 0.0) + chance * STANDS[made]
    return weights


def worth_to_bank(rules: Rules, kinds: tuple[Kind, ...], round: RoundView) -> tuple[float, ...]:
    """What the banker may expect of all the hands in play, by the class of its own hand.

    Stakes are weighed against each other only, so the unit is the sum of the stakes in play.
    """
    matrix = pay_matrix(rules)
    hands = in_play(round)
    stakes = [hand.stake for hand, _ in hands]
    worth = [0.0] * len(CLASSES)
    for (hand, unsplit), stake in zip(hands, stakes, strict=True):
        part = stake / sum(stakes)
        for made, chance in may_be(rules, kinds, hand, unsplit).items():
            for mine in CLASSES:
                worth[mine] -= part * chance * _pays(rules, matrix, hand, made, mine)
    return tuple(worth)


def _pays(rules: Rules, matrix: PayMatrix, hand: HandView, made: int, mine: int) -> float:
    multiple = matrix[made][mine]
    if hand.status == "muerta" and multiple > 0 and made != PAIR_OF_SEVENS:
        multiple = rules.pay_muerta
    return multiple / ONE
