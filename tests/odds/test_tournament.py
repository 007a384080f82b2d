"""What a tournament shows, where few deals show it: each level beats the one below it."""

import pytest

from siete.odds.levels.duels import Deal, Score, duel
from siete.rules import build_rules
from tests.odds.dueling import scored


@pytest.mark.parametrize(
    ("ruleset", "level", "below", "deals"),
    [
        ("sette_e_mezzo", "casual", "beginner", 200),
        ("sette_e_mezzo", "steady", "casual", 120),
        ("sette_e_mezzo", "expert", "steady", 250),
        ("sete_e_meio", "casual", "beginner", 250),
        ("sete_e_meio", "steady", "casual", 100),
        ("sete_e_meio", "expert", "steady", 80),
    ],
)
def test_a_level_beats_the_one_below_it(ruleset: str, level: str, below: str, deals: int) -> None:
    assert scored(ruleset, level, below, deals).sigmas >= 3


def test_the_same_seed_gives_the_same_deals() -> None:
    rules = build_rules("siete_y_media")
    one, again = duel(rules, "casual", "beginner", 3, 4), duel(rules, "casual", "beginner", 3, 4)
    other = duel(rules, "casual", "beginner", 3, 5)
    first = [next(one) for _ in range(5)]
    assert first == [next(again) for _ in range(5)]
    assert first != [next(other) for _ in range(5)]


def test_a_banker_that_the_rules_play_for_has_no_part_in_the_lead() -> None:
    score = scored("sala", "casual", "beginner", 10)
    assert not score.banks
    assert score.banker.squares == 0
    assert score.both == score.player
    assert Score().plus(Deal(0.5, 0.0)).both.mean == 0.25
