"""How many rounds there are at each ruleset's smallest table, to a depth of so many actions.

A card that comes is an action too, and a round that ends sooner counts once. The engine and a
counter that knows nothing of it (``by_hand``) must both come to these numbers.
"""

import pytest

from siete.game import Round, start
from siete.rules import RULESETS, build_rules
from tests.golden import by_engine
from tests.golden.by_hand import SHEETS, Rounds

ROUNDS = {
    ("set_i_mig", 4): 10_920,
    ("set_i_mig", 6): 804_640,
    ("set_i_mig", 8): 68_343_172,
    ("siete_y_media", 3): 141_960,
    ("siete_y_media", 6): 114_587_928,
    ("siete_y_media", 9): 200_837_933_296,
    ("sete_e_meio", 3): 15_600,
    ("sete_e_meio", 5): 6_552_000,
    ("sete_e_meio", 6): 24_384_240,
    ("sette_e_mezzo", 4): 31_200,
    ("sette_e_mezzo", 8): 55_999_680,
    ("sette_e_mezzo", 11): 8_749_305_360,
    ("eptamisi", 3): 6_000,
    ("eptamisi", 7): 13_160_160_000,
    ("sala", 4): 24_370,
    ("sala", 7): 136_969_540,
}
DEEPER = {
    ("set_i_mig", 10): 4_523_226_796,
    ("siete_y_media", 11): 20_279_279_003_256,
    ("sete_e_meio", 7): 650_672_880,
    ("eptamisi", 9): 500_086_080_000,
    ("eptamisi", 10): 1_447_617_600_000,
    ("sala", 10): 122_081_775_180,
    ("sala", 11): 793_251_137_660,
}
ONE_BY_ONE = (
    ("set_i_mig", 4),
    ("sete_e_meio", 3),
    ("sette_e_mezzo", 4),
    ("eptamisi", 3),
    ("sala", 4),
)
"""Where each card and each stake is tried, not one for all that are alike."""


def first_moment(ruleset: str) -> Round:
    """The round as it begins at the smallest table."""
    rules = build_rules(ruleset)
    return start(rules, tuple(range(rules.table_players[0])))[0]


def by_hand(ruleset: str, depth: int) -> int:
    rounds = Rounds(SHEETS[ruleset])
    return rounds.count(rounds.start(), depth)


def test_every_ruleset_is_counted() -> None:
    assert {ruleset for ruleset, _ in ROUNDS} == set(RULESETS)
    for ruleset, sheet in SHEETS.items():
        assert sheet.seats == build_rules(ruleset).table_players[0]


@pytest.mark.parametrize(("ruleset", "depth"), ROUNDS)
def test_the_engine_has_as_many_rounds_as_the_sheets(ruleset: str, depth: int) -> None:
    assert by_engine.count(first_moment(ruleset), depth) == ROUNDS[ruleset, depth]
    assert by_hand(ruleset, depth) == ROUNDS[ruleset, depth]


@pytest.mark.parametrize(("ruleset", "depth"), ONE_BY_ONE)
def test_it_has_as_many_where_every_card_is_tried(ruleset: str, depth: int) -> None:
    counted = by_engine.count(first_moment(ruleset), depth, alike=False)
    assert counted == ROUNDS[ruleset, depth]


@pytest.mark.long
@pytest.mark.parametrize(("ruleset", "depth"), DEEPER)
def test_it_has_as_many_some_actions_deeper(ruleset: str, depth: int) -> None:
    assert by_engine.count(first_moment(ruleset), depth) == DEEPER[ruleset, depth]
    assert by_hand(ruleset, depth) == DEEPER[ruleset, depth]
