"""What a hand is worth: by the chance of each next card, as if a card drawn went back at once.

Near enough to play well, and quick. Values are parts of a stake and only compared; no amount of
money comes from them, so they may be floats.
"""

from functools import lru_cache
from typing import Final

from siete.amounts import ONE
from siete.bots.stock import Kind, base_of, totals
from siete.cards import LIMIT, Card
from siete.game.hands import class_of
from siete.rules import BUST, CLASSES, SEVEN_AND_A_HALF, PayMatrix, Rules, pay_matrix

USUAL_STAND: Final = 11
"""Most people stand at five and a half: the total in half points from which they ask no more."""


def with_kind(base: int, wild: bool, kind: Kind) -> tuple[int, bool]:
    """A hand's base, and whether it has the wild card, after a card of this kind."""
    if kind.wild and wild:
        return base + 1, True  # one who counts as if cards went back meets it twice: a figure then
    return base + kind.value, wild or kind.wild


def bust_chance(
    rules: Rules, kinds: tuple[Kind, ...], cards: tuple[Card, ...], unsplit: bool
) -> float:
    """The chance that the next card makes this hand bust."""
    return sum(
        kind.chance for kind in kinds if class_of((*cards, kind.card), unsplit, rules) == BUST
    )


@lru_cache(maxsize=256)
def bank_finals(
    rules: Rules, kinds: tuple[Kind, ...], known: tuple[Card, ...]
) -> tuple[float, ...]:
    """The chance of each class that a banker's hand ends in, whose ``known`` first card is seen."""
    stands = rules.bank_draws_to or USUAL_STAND
    finals = [0.0] * len(CLASSES)
    open_hands: dict[tuple[int, bool], float] = {}
    for first, chance in _firsts(kinds, known):
        if class_of((first,), True, rules) >= stands:
            finals[class_of((first,), True, rules)] += chance
            continue
        for kind in kinds:
            cards = (first, kind.card)
            made = class_of(cards, True, rules)
            if made == BUST or made >= stands:
                finals[made] += chance * kind.chance
            else:
                state = base_of(rules, cards), rules.deck_wild in cards
                open_hands[state] = open_hands.get(state, 0.0) + chance * kind.chance
    _draw_on(rules, kinds, stands, open_hands, finals)
    return tuple(finals)


def _firsts(kinds: tuple[Kind, ...], known: tuple[Card, ...]) -> list[tuple[Card, float]]:
    if known:
        return [(known[0], 1.0)]
    return [(kind.card, kind.chance) for kind in kinds]


def _draw_on(
    rules: Rules,
    kinds: tuple[Kind, ...],
    stands: int,
    open_hands: dict[tuple[int, bool], float],
    finals: list[float],
) -> None:
    """Let every open hand draw until it stands or is bust; each card brings it further."""
    total = totals(rules)
    while open_hands:
        state = min(open_hands, key=lambda key: (key[1], key[0]))
        chance = open_hands.pop(state)
        base, wild = state
        for kind in kinds:
            after = with_kind(base, wild, kind)
            made = total[after[1]][after[0]]
            if made > LIMIT:
                finals[BUST] += chance * kind.chance
            elif made >= stands:
                finals[made] += chance * kind.chance
            else:
                open_hands[after] = open_hands.get(after, 0.0) + chance * kind.chance


@lru_cache(maxsize=256)
def against_bank(
    rules: Rules, kinds: tuple[Kind, ...], known: tuple[Card, ...]
) -> tuple[float, ...]:
    """What a player's hand of each class may expect for each unit staked."""
    finals = bank_finals(rules, kinds, known)
    matrix: PayMatrix = pay_matrix(rules)
    return tuple(
        sum(chance * pays for chance, pays in zip(finals, matrix[mine], strict=True)) / ONE
        for mine in CLASSES
    )


@lru_cache(maxsize=256)
def _with_more(
    rules: Rules, kinds: tuple[Kind, ...], worth: tuple[float, ...]
) -> dict[tuple[int, bool], float]:
    """What hands of two cards and more are worth, played on in the best way, by base and wild."""
    total = totals(rules)
    best: dict[tuple[int, bool], float] = {}
    for wild in (True, False):
        for base in range(LIMIT, -1, -1):
            made = total[wild][base]
            if made > LIMIT:
                continue
            drawn = 0.0
            for kind in kinds:
                after = with_kind(base, wild, kind)
                drawn += kind.chance * best.get(after, worth[BUST])
            stands = worth[made]
            can_ask = kinds and made < LIMIT
            best[base, wild] = max(stands, drawn) if can_ask else stands
    return best


def asking(
    rules: Rules,
    kinds: tuple[Kind, ...],
    cards: tuple[Card, ...],
    unsplit: bool,
    worth: tuple[float, ...],
) -> float:
    """What a hand is worth that asks for one card and goes on as it is best from there."""
    more = _with_more(rules, kinds, worth)
    value = 0.0
    for kind in kinds:
        after = (*cards, kind.card)
        made = class_of(after, unsplit, rules)
        if made == BUST or made >= SEVEN_AND_A_HALF:
            value += kind.chance * worth[made]
        else:
            state = base_of(rules, after), rules.deck_wild in after
            value += kind.chance * max(worth[made], more[state])
    return value


def standing(
    rules: Rules, cards: tuple[Card, ...], unsplit: bool, worth: tuple[float, ...]
) -> float:
    """What a hand is worth that asks for no more."""
    return worth[class_of(cards, unsplit, rules)]


def playing(
    rules: Rules,
    kinds: tuple[Kind, ...],
    cards: tuple[Card, ...],
    unsplit: bool,
    worth: tuple[float, ...],
) -> float:
    """What a hand is worth, played in the best way."""
    stands = standing(rules, cards, unsplit, worth)
    return max(stands, asking(rules, kinds, cards, unsplit, worth)) if kinds else stands


def fresh(rules: Rules, kinds: tuple[Kind, ...], worth: tuple[float, ...]) -> float:
    """What a hand is worth whose first card has still to come."""
    return sum(kind.chance * playing(rules, kinds, (kind.card,), True, worth) for kind in kinds)
