"""Rules as the compiled environment reads them: small tables and whole numbers."""

from typing import Final, NamedTuple

import numpy as np

from siete.amounts import Amount, times
from siete.cards import RANK_OF, VALUE_OF
from siete.envs.moves import Move
from siete.envs.setting import Setting
from siete.errors import SieteError
from siete.game.facts import facts_of
from siete.game.hands import wild_natural_counts
from siete.game.stages.stakes import limits_in_pot
from siete.odds.deck import Floats, Ints
from siete.odds.kernel.stream import ORDER, PLACE_OF
from siete.rules import BUST, CLASSES, PAIR_OF_SEVENS, SEVEN_AND_A_HALF, Rules

OPS: Final[tuple[Move, ...]] = (
    Move("bet", 0, "", "low"),
    Move("bet", 0, "", "high"),
    Move("stand"),
    Move("hit", 0, "up"),
    Move("hit", 0, "up", "high"),
    Move("hit", 0, "down"),
    Move("hit", 0, "down", "high"),
    Move("bust"),
    Move("pass"),
    Move("burn"),
    Move("muerta"),
    Move("muerta", 0, "", "high"),
    Move("valid"),
    Move("void"),
)
"""Every move of rounds of two without splitting; the kernel knows them by their place here."""

PLAIN, AS_MUERTA, AS_FOUL = 0, 1, 2
"""What a hand is settled as."""

NOT_PLAYED: Final = len(CLASSES)
"""In the place of the banker's class where the banker did not play."""

UP, ONE_DOWN, ALL_DOWN = 0, 1, 2
BEFORE_DEAL, AFTER_DEAL, ON_TURN = 0, 1, 2


class Setup(NamedTuple):
    """What the kernel needs to know, in two arrays: many would cost more than the game to hand on.

    Attributes:
        rules: Whole numbers, at the places named below. Cards are places in
            ``siete.odds.kernel.stream.ORDER``.
        amounts: First stakes that the player wins: by what its hand is settled as (3), its stake
            (3), its class (19) and the banker's (20). Then the three stakes (none, lowest,
            highest) at ``AT_STAKES``, and what a pot opens with at ``AT_POT``.
    """

    rules: Ints
    amounts: Floats


(
    DECK,  # the cards that play, as bits
    KINDS,  # how many kinds of cards there are
    WILD_CARD,  # the wild card, or -1
    ALONE,  # what it is worth alone, in half points
    ALONE_DRAWS,  # whether it may not stand then
    PAIR,  # whether two sevens are a hand
    WILD_NATURAL,  # whether a 7 with the wild card is a class of its own
    PLACED,  # when stakes are placed
    FIXED,  # whether they are not at all
    RAISES,  # whether a card may come with a raise, the highest stake not being the lowest
    TWO_LEVELS,  # whether the highest stake is not the lowest
    CAPPED,  # and the next two: by stake, whether a lone card may not stand on it
    CAPPED_LOW,
    CAPPED_HIGH,
    REACHES,  # whether players may not stand below the banker's first card
    DRAWS,  # how cards lie that are asked for
    SHOWS,  # whether seven and a half is shown and ends a turn
    DECLARED,  # whether a bust is declared
    ASKS,  # whether the banker says a word after the deal
    PLAYERS_UP,  # whether the players' first cards lie face up
    BANK_UP,
    DRAWS_TO,  # half points below which the bank draws by rule, or 0
    POLICY,  # the same for a banker that the environment plays, or 0
    HAS_POT,
    AT_STOCK,  # where these begin in an observation
    AT_BURNT,
    AT_PLAYER,
    AT_BANKER,
    SCALARS,
) = range(29)

VALUE: Final = SCALARS
"""Then by card its half points,"""
SEVEN: Final = VALUE + len(ORDER)
"""whether it is a 7,"""
KIND: Final = SEVEN + len(ORDER)
"""its kind, -1 where it does not play,"""
ALLOWS: Final = KIND + len(ORDER)
"""and what it allows as a first card, as bits:"""
PASSES, BURNS, BANK_BURNS, MUERTAS, VOIDS = 1, 2, 4, 8, 16

COUNTS: Final = ALLOWS + len(ORDER)
"""then by kind how many the deck has,"""
MOST_KINDS: Final = 12
OP: Final = COUNTS + MOST_KINDS
"""and by number of the move its place in ``OPS``."""

CLASSES_OF_PLAYER: Final = len(CLASSES)
CLASSES_OF_BANKER: Final = len(CLASSES) + 1
AT_STAKES: Final = 3 * 3 * CLASSES_OF_PLAYER * CLASSES_OF_BANKER
AT_POT: Final = AT_STAKES + 3


def setup_of(setting: Setting, policy: int) -> Setup:
    """The tables of a setting of two; ``policy`` as in ``POLICY``.

    Raises SieteError ``env_no_lanes`` (``option``, ``value``) for rules with which hands split.
    """
    rules = setting.rules
    if setting.moves.hands > 1:
        raise SieteError("env_no_lanes", option="split.max_hands", value=rules.split_max_hands)
    facts = facts_of(rules)
    levels = _levels(rules)
    offsets = setting.observer.offsets
    stock = next(k for k, each in enumerate(setting.observer.entries) if each.name == "stock")
    capped = [rules.bets_lone_card_cap and level > rules.bets_min for level in levels]
    scalars = {
        DECK: sum(1 << PLACE_OF[card] for card in setting.cards),
        KINDS: len(setting.kinds),
        WILD_CARD: -1 if rules.deck_wild is None else PLACE_OF[rules.deck_wild],
        ALONE: 14 if rules.deck_wild_alone == "any" else 1,
        ALONE_DRAWS: facts.lone_wild_draws,
        PAIR: rules.specials_pair_of_sevens,
        WILD_NATURAL: wild_natural_counts(rules),
        PLACED: ("before_deal", "after_deal", "on_turn").index(rules.bets_placed),
        FIXED: rules.bets_form == "fixed",
        RAISES: rules.bets_raise and levels[2] > levels[1],
        TWO_LEVELS: levels[2] > levels[1],
        CAPPED: capped[0],
        CAPPED_LOW: capped[1],
        CAPPED_HIGH: capped[2],
        REACHES: facts.reaches_bank,
        DRAWS: ("up", "one_down", "all_down").index(rules.cards_draws),
        SHOWS: rules.cards_show_seven_and_a_half,
        DECLARED: rules.honour_bust == "declared",
        ASKS: facts.asks_validity,
        PLAYERS_UP: facts.players_up,
        BANK_UP: facts.bank_up,
        DRAWS_TO: rules.bank_draws_to or 0,
        POLICY: policy,
        HAS_POT: rules.pot_on,
        AT_STOCK: stock,
        AT_BURNT: stock + 1 + rules.pot_on,
        AT_PLAYER: offsets[0],
        AT_BANKER: offsets[1],
    }
    found = np.zeros(OP + len(OPS), np.int64)
    for place, value in scalars.items():
        found[place] = value
    allowing = (
        (facts.passes, PASSES),
        (facts.burns, BURNS),
        (facts.bank_burns, BANK_BURNS),
        (facts.muertas, MUERTAS),
        (facts.voids, VOIDS),
    )
    for place, card in enumerate(ORDER):
        found[VALUE + place] = VALUE_OF[card]
        found[SEVEN + place] = RANK_OF[card] == 7
        found[KIND + place] = setting.kind_of.get(card, -1)
        found[ALLOWS + place] = sum(bit for by_card, bit in allowing if by_card[card])
    for number, kind in enumerate(setting.kinds):
        found[COUNTS + number] = len(kind.cards)
    for number, move in enumerate(setting.moves.all):
        found[OP + number] = OPS.index(move._replace(hand=0))  # there is one hand
    amounts = np.zeros(AT_POT + 1)
    amounts[:AT_STAKES] = _won(setting, levels).reshape(-1)
    amounts[AT_STAKES:AT_POT] = [setting.in_stakes(level) for level in levels]
    amounts[AT_POT] = setting.in_stakes(rules.pot_opening)
    return Setup(found, amounts)


def _levels(rules: Rules) -> tuple[Amount, Amount, Amount]:
    """No stake, the lowest and the highest; of a fixed stake both are it."""
    low, high = rules.bets_min, rules.bets_max
    if rules.pot_on:
        low, high = limits_in_pot(rules, low, rules.pot_opening)
    if rules.bets_form == "fixed":
        return 0, min(rules.bets_min, rules.pot_opening) if rules.pot_on else low, 0
    return 0, low, max(low, high - high % rules.bets_step)


def _won(setting: Setting, levels: tuple[Amount, Amount, Amount]) -> Floats:
    """What the player wins: the pay matrix, and what settlement does after it for one hand."""
    rules = setting.rules
    matrix = facts_of(rules).matrix
    found = np.zeros((3, 3, CLASSES_OF_PLAYER, CLASSES_OF_BANKER))
    for level, stake in enumerate(levels):
        foul = -stake - times(stake, rules.honour_penalty)
        for mine in CLASSES:
            for other in (*CLASSES, NOT_PLAYED):
                # Only bust hands meet a banker who did not play.
                multiple = matrix[mine][BUST if other == NOT_PLAYED else other]
                plain = muerta = times(stake, multiple)
                if multiple > 0 and mine != PAIR_OF_SEVENS and other < SEVEN_AND_A_HALF:
                    muerta = times(stake, rules.pay_muerta)
                for how, amount in ((PLAIN, plain), (AS_MUERTA, muerta), (AS_FOUL, foul)):
                    if rules.pot_on:
                        amount = min(amount, rules.pot_opening)
                    found[how, level, mine, other] = setting.in_stakes(amount)
    return found
