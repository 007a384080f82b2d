"""The pay matrix: what a player's hand gets from the banker's, in signed multiples of the stake.

Rows are the class of the player's hand, columns that of the banker's. Muerta, fouls,
``pay.one_double``, ``pay.leftmost_double`` and the pot come after it, in settlement.
"""

from functools import lru_cache
from typing import Final, TypeAlias

from siete.amounts import ONE, Multiple
from siete.rules.rules import Rules

HandClass: TypeAlias = int
"""0 is bust, 1 to 14 totals in half points, and the rest the classes below."""

BUST: Final[HandClass] = 0
SEVEN_AND_A_HALF: Final[HandClass] = 15
NATURAL: Final[HandClass] = 16
WILD_NATURAL: Final[HandClass] = 17
PAIR_OF_SEVENS: Final[HandClass] = 18
CLASSES: Final = range(19)

PayMatrix: TypeAlias = tuple[tuple[Multiple, ...], ...]
"""``matrix[player][banker]``: what the player gets, negative where the player gives."""

_FIVE: Final[HandClass] = 10
_SEVENS_AND_A_HALF: Final = (SEVEN_AND_A_HALF, NATURAL, WILD_NATURAL)
_NATURALS: Final = (NATURAL, WILD_NATURAL)
_NAMES: Final = ("seven_and_a_half", "natural", "wild_natural", "pair_of_sevens")


def class_name(hand_class: HandClass) -> str:
    """``bust``, a total such as ``0.5`` or ``7``, or the name of a class of seven and a half."""
    if hand_class == BUST:
        return "bust"
    if hand_class < SEVEN_AND_A_HALF:
        return f"{hand_class // 2}.5" if hand_class % 2 else str(hand_class // 2)
    return _NAMES[hand_class - SEVEN_AND_A_HALF]


def pay_matrix(rules: Rules) -> PayMatrix:
    """Who pays whom under these rules (R7, R14), for each class of hand against each.

    A class that the rules switch off has its row and column too: no hand is of that class.
    """
    return _compiled(rules)


@lru_cache(maxsize=256)
def _compiled(rules: Rules) -> PayMatrix:
    return tuple(tuple(_cell(rules, player, banker) for banker in CLASSES) for player in CLASSES)


def _cell(rules: Rules, player: HandClass, banker: HandClass) -> Multiple:
    if player == BUST:
        return -ONE
    player_rank, banker_rank = rank_of(rules, player), rank_of(rules, banker)
    if player_rank > banker_rank:
        return _pays(rules, player)
    if player_rank < banker_rank or _banker_wins_tie(rules, banker):
        return -_takes(rules, banker, player)
    return 0


def rank_of(rules: Rules, hand_class: HandClass) -> int:
    """What decides which of two hands is higher: a bust banker is below every hand."""
    if hand_class in _NATURALS:
        return NATURAL if rules.specials_natural_beats else SEVEN_AND_A_HALF
    return hand_class


def _banker_wins_tie(rules: Rules, banker: HandClass) -> bool:
    wins = {
        "bank": True,
        "push": banker in _SEVENS_AND_A_HALF,
        "push_all": False,
        "push_but_five": banker == _FIVE,
    }
    return wins[rules.pay_ties]


def _pays(rules: Rules, player: HandClass) -> Multiple:
    """What a bank that loses to this class pays (R12, R14)."""
    multiples = {
        SEVEN_AND_A_HALF: rules.pay_seven_and_a_half,
        NATURAL: rules.pay_natural,
        WILD_NATURAL: max(rules.pay_wild_natural, rules.pay_natural),
        PAIR_OF_SEVENS: rules.pay_pair_of_sevens,
    }
    return multiples.get(player, ONE)


def _takes(rules: Rules, banker: HandClass, player: HandClass) -> Multiple:
    """What a bank that wins with this class takes: the largest multiple that applies (R7)."""
    multiples = [ONE]
    if banker in _SEVENS_AND_A_HALF:
        multiples.append(rules.pay_bank_seven_and_a_half)
        if player in _SEVENS_AND_A_HALF:
            multiples.append(rules.pay_both_seven_and_a_half)
    if banker in _NATURALS and player not in _NATURALS:
        multiples.append(rules.pay_bank_natural)
    return max(multiples)
