"""What a set of rules comes to in play: worked out once, not at every card."""

from collections.abc import Collection
from functools import lru_cache
from typing import Final

import msgspec

from siete.cards import DECK, RANK_OF
from siete.game.hands import MUERTA_RANK, total_of
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

VOIDING_RANK: Final = 3
"""The rank of the banker's card with which it may void the round (R4)."""


class Facts(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """Everything here follows from the rules alone, and a round carries it.

    ``why[player][banker]`` is the reason that ``HandSettled`` gives where the pay matrix decides,
    ``claims`` how strongly a hand of a class claims the bank, 0 for not at all
    (``bank.claimed_by``). ``alone`` is by card the total of a hand of that one card, in half
    points. The other tables by card say what a first card allows: a player to pass, to burn it, to
    ask for a muerta, or any of these; the banker to burn it, or to void the round.
    """

    matrix: PayMatrix
    why: tuple[tuple[str, ...], ...]
    claims: tuple[int, ...]
    alone: tuple[int, ...]
    passes: tuple[bool, ...]
    burns: tuple[bool, ...]
    muertas: tuple[bool, ...]
    allows: tuple[bool, ...]
    bank_burns: tuple[bool, ...]
    voids: tuple[bool, ...]
    players_up: bool
    """Whether the players' first cards lie face up, and whether the banker's does:"""
    bank_up: bool
    asks_validity: bool
    """Whether the banker says a word after the deal, whatever its card: where a 3 may void, and
    where it draws by rule and may burn, for its turn will play itself (R4)."""
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
    passes = _of_rank(rules.first_card_pass_on)
    burns = _of_rank(rules.first_card_burn_on)
    muertas = _of_rank((MUERTA_RANK,) if rules.specials_muerta else ())
    allows = tuple(map(any, zip(passes, burns, muertas, strict=True)))
    bank_burns = burns if rules.first_card_bank_burns else _of_rank(())
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
        passes=passes,
        burns=burns,
        muertas=muertas,
        allows=allows,
        bank_burns=bank_burns,
        voids=_of_rank((VOIDING_RANK,) if rules.bank_void_on_three else ()),
        players_up=rules.cards_first == "up",
        bank_up=bank_up,
        asks_validity=rules.bank_void_on_three or (bool(rules.bank_draws_to) and any(bank_burns)),
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
            or any(allows)
        ),
    )


def _of_rank(ranks: Collection[int]) -> tuple[bool, ...]:
    """By card, whether it is of one of these ranks."""
    return tuple(rank in ranks for rank in RANK_OF)


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
