"""Classes of hands as players call them, and which of them one set of rules tells apart."""

from typing import Final

from siete.rules import (
    BUST,
    NATURAL,
    PAIR_OF_SEVENS,
    SEVEN_AND_A_HALF,
    WILD_NATURAL,
    HandClass,
    Rules,
    class_name,
)
from siete.texts.catalogue import Texts

_HIGHEST_FIRST: Final = (PAIR_OF_SEVENS, WILD_NATURAL, NATURAL, SEVEN_AND_A_HALF)


def hand_words(texts: Texts, rules: Rules, hand: HandClass) -> str:
    """A class of the pay matrix in words, as what somebody has: 5½, 7½, "a natural".

    A natural that is like any other is called just 7½.
    """
    if BUST < hand < SEVEN_AND_A_HALF:
        return texts.points(hand)
    if hand == WILD_NATURAL and not wild_natural_matters(rules):
        hand = NATURAL
    if hand == NATURAL and not natural_matters(rules):
        hand = SEVEN_AND_A_HALF
    if hand in (NATURAL, WILD_NATURAL, PAIR_OF_SEVENS):
        return texts.say("class-one-of", hand=class_name(hand))
    return texts.say(f"class-{class_name(hand)}")


def claims(rules: Rules) -> tuple[str, ...]:
    """The classes that claim the bank, the highest first, without those that no hand has."""
    there = {
        PAIR_OF_SEVENS: rules.specials_pair_of_sevens,
        WILD_NATURAL: rules.deck_wild is not None,
    }
    names = (class_name(hand) for hand in _HIGHEST_FIRST if there.get(hand, True))
    return tuple(name for name in names if name in rules.bank_claimed_by)


def natural_matters(rules: Rules) -> bool:
    """Whether these rules ever tell a natural from another seven and a half."""
    return (
        rules.specials_natural_beats
        or rules.pay_natural != rules.pay_seven_and_a_half
        or rules.pay_bank_natural > rules.pay_bank_seven_and_a_half
        or "natural" in claims(rules)
        or wild_natural_matters(rules)
    )


def wild_natural_matters(rules: Rules) -> bool:
    """Whether these rules ever tell a 7 with the wild card from another natural."""
    if rules.deck_wild is None:
        return False
    return rules.pay_wild_natural > rules.pay_natural or "wild_natural" in claims(rules)
