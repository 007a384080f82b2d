"""What a set of rules comes to in play: worked out once, not at every card."""

from functools import lru_cache

import msgspec

from siete.cards import DECK
from siete.game.hands import total_of
from siete.rules import (
    BUST,
    CLASSES,
    NATURAL,
    PAIR_OF_SEVENS,
    SEVEN_AND_A_HALF,
    WILD_NATURAL,
    HandClass,
    PayMatrix,
    Rules,
    pay_matrix,
    rank_of,
)


class Facts(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Everything here follows from the rules alone, and a round carries it.

    ``why[player][banker]`` is the reason that ``HandSettled`` gives where the pay matrix decides,
    ``claims`` how strongly a hand of a class claims the bank, 0 for not at all
    (``bank.claimed_by``). ``alone`` is by card the total of a hand of that one card, in half
    points.
    """

    matrix: PayMatrix
    why: tuple[tuple[str, ...], ...]
    claims: tuple[int, ...]
    alone: tuple[int, ...]
    players_up: bool
    """Whether the players' first cards lie face up, and whether the banker's does:"""
    bank_up: bool
    asks_validity: bool
    """Whether the banker says a word after the deal, whatever its card: where a 3 may void, and
    where it draws by rule and may burn, for its turn will play itself (R4)."""
    bank_burns: bool
    """Whether there is a card that the banker may change for another."""
    lone_wild_draws: bool
    """Whether a hand that is the wild card alone may not stand."""
    reaches_bank: bool
    """Whether a hand may not stand below the banker's card, which all see."""
    plain_turns: bool
    """Whether all that there is to a turn is a card, face up, or none: no raise, no face to
    choose, no hand that must draw and nothing that a first card allows."""


@lru_cache(maxsize=256)
def facts_of(rules: Rules) -> Facts:
    """The facts of these rules."""
    matrix = pay_matrix(rules)
    bank_up = rules.bank_card == "exposed"
    bank_burns = rules.first_card_bank_burns and bool(rules.first_card_burn_on)
    lone_wild_draws = rules.deck_wild is not None and rules.deck_wild_alone == "draws"
    reaches_bank = rules.cards_reach_bank and bank_up
    return Facts(
        matrix=matrix,
        why=tuple(
            tuple(_reason(rules, matrix, player, banker) for banker in CLASSES)
            for player in CLASSES
        ),
        claims=tuple(_claim(rules, hand_class) for hand_class in CLASSES),
        alone=tuple(total_of((card,), rules) for card in DECK),
        players_up=rules.cards_first == "up",
        bank_up=bank_up,
        asks_validity=rules.bank_void_on_three or (bool(rules.bank_draws_to) and bank_burns),
        bank_burns=bank_burns,
        lone_wild_draws=lone_wild_draws,
        reaches_bank=reaches_bank,
        plain_turns=not (
            rules.cards_draws != "up"
            or rules.bets_raise
            or rules.split_max_hands > 1
            or rules.honour_bust == "declared"
            or rules.bets_lone_card_cap
            or lone_wild_draws
            or reaches_bank
            or rules.first_card_pass_on
            or rules.first_card_burn_on
            or rules.specials_muerta
        ),
    )


def _reason(rules: Rules, matrix: PayMatrix, player: HandClass, banker: HandClass) -> str:
    """Why a hand of one class wins or loses against the banker's."""
    if player == BUST:
        return "bust"
    if banker == BUST:
        return "bank_bust"
    if matrix[player][banker] > 0:
        return "higher"
    if matrix[player][banker] == 0:
        return "tie_off"
    return "tie_lost" if rank_of(rules, player) == rank_of(rules, banker) else "lower"


def _claim(rules: Rules, hand_class: HandClass) -> int:
    """How strongly a hand of this class claims the bank."""
    claims = rules.bank_claimed_by
    if hand_class == PAIR_OF_SEVENS:
        return 3 if "pair_of_sevens" in claims else 0
    if hand_class == WILD_NATURAL and "wild_natural" in claims:
        return 3
    if hand_class in (NATURAL, WILD_NATURAL) and "natural" in claims:
        return 2
    return 1 if hand_class >= SEVEN_AND_A_HALF and "seven_and_a_half" in claims else 0
