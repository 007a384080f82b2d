"""The equilibrium of small decks is that of the whole game, which the game engine plays through.

``full_game`` deals every card and takes every action, raises to every step among them, and proves
the value in exact fractions; nothing of the solver's is in it.
"""

from typing import NamedTuple

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from siete.cards import parse_cards
from siete.errors import SieteError
from siete.odds.equilibrium.solve import solve
from siete.rules import Rules, build_rules
from tests.odds.full_game import NewStock, TooLarge, value_of
from tests.strategies import valid_rules

CLOSE = 1e-9


class Small(NamedTuple):
    """Rules and a small deck."""

    ruleset: str
    cards: str
    variants: tuple[str, ...] = ()
    options: tuple[tuple[str, object], ...] = ()

    @property
    def rules(self) -> Rules:
        return build_rules(
            self.ruleset, self.variants, {**dict(self.options), "split.max_hands": 1}
        )


SMALL = {
    "up": Small("sette_e_mezzo", "7o 7c 5o 5c 4o 3o 10o 10c"),
    "nobody shows": Small(
        "eptamisi", "7o 6c 5o 4c 4o 3o 10o 10c", (), (("cards.show_seven_and_a_half", False),)
    ),
    "wild": Small("sette_e_mezzo", "7o 7c 5o 5c 4o 3o 12o 10c", ("wild",)),
    "triple": Small("sette_e_mezzo", "7o 7c 7e 5c 4o 3o 10o 10c", ("triple",)),
    "ties push, the banker draws to five": Small(
        "sette_e_mezzo",
        "7o 7c 5o 5c 4o 3o 10o 10c",
        (),
        (("pay.ties", "push"), ("bank.draws_to", "5")),
    ),
    "royal": Small("sette_e_mezzo", "7o 7c 5o 5c 4o 4c 3o 10o 10c", ("royal_double", "burn")),
    "one down": Small("siete_y_media", "7o 7c 5o 5c 4o 3o 10o 10c", ("piedrahita",)),
    "one down, wild": Small("siete_y_media", "7o 7c 5o 5c 4o 3o 12o 10c", ("wild_any", "sevens")),
    "closed": Small(
        "eptamisi", "7o 7c 6o 4c 4o 3o 10o 10c", ("closed", "sevens"), (("pay.ties", "push_all"),)
    ),
    "all down, exposed, raises": Small(
        "sete_e_meio", "7o 7c 5o 5c 4o 10o 10c", (), (("bets.max", 3),)
    ),
    "all down, exposed, to reach": Small(
        "sete_e_meio",
        "7o 7c 5o 5c 4o 4c 10o 10c",
        (),
        (
            ("bets.max", 2),
            ("cards.reach_bank", True),
            ("cards.show_seven_and_a_half", True),
            ("pay.ties", "push_but_five"),
        ),
    ),
    "all down, hidden": Small(
        "sete_e_meio", "7o 6o 6c 5o 5c 3o 10o 10c", (), (("bets.max", 2), ("bank.card", "hidden"))
    ),
    "one down, exposed, raises": Small(
        "sete_e_meio",
        "7o 7c 6o 6c 5o 5c 10o 10c",
        (),
        (("bets.max", 3), ("cards.draws", "one_down")),
    ),
    "everything of a first card": Small("set_i_mig", "7o 7c 6o 5o 4o 4c 3o 10o"),
    "everything of a first card, exposed": Small(
        "set_i_mig", "7o 7c 6o 5o 4o 4c 3o 10o", (), (("bets.max", 2), ("bank.card", "exposed"))
    ),
    "everything, the banker plays by rule": Small(
        "set_i_mig", "7o 7c 5o 5c 4o 4c 3o 10o", (), (("bets.max", 2), ("bank.draws_to", "4.5"))
    ),
    "in sight": Small("sala", "7o 7c 4o 5c 3o 12o 10c"),
    "in sight, and the banker as it likes": Small(
        "sala",
        "7o 7c 4o 5c 3o 12o 10c",
        ("live",),
        (("bank.draws_to", "none"), ("bets.raise", True), ("bets.max", 2)),
    ),
}


@pytest.mark.parametrize("small", SMALL.values(), ids=SMALL)
def test_the_value_is_that_of_the_whole_game(small: Small) -> None:
    whole = value_of(small.rules, small.cards)
    assert whole.upper - whole.lower < CLOSE
    solution = solve(small.rules, parse_cards(small.cards))
    assert solution.lower == pytest.approx(float(whole.lower), abs=CLOSE)
    assert solution.upper == pytest.approx(float(whole.upper), abs=CLOSE)
    assert solution.exact


STAKED = {
    "one down": Small(
        "siete_y_media", "7o 7c 5o 5c 4o 3o 10o 10c", (), (("bets.max", 3), ("bets.step", 1))
    ),
    "no raises": Small(
        "siete_y_media",
        "7o 6c 5o 5c 4o 3o 10o 10c",
        (),
        (("bets.max", 2), ("bets.raise", False), ("bets.step", "0.5")),
    ),
    "all down, exposed": Small("sete_e_meio", "7o 7c 5o 5c 4o 10o 10c", (), (("bets.max", 3),)),
    "everything of a first card": Small(
        "set_i_mig",
        "7o 7c 6o 5o 4o 3o 10o",
        (),
        (("bets.max", 2), ("bets.raise", False), ("bets.lone_card_cap", False)),
    ),
    "a lone card at the lowest stake only": Small(
        "set_i_mig", "7o 7c 6o 5o 4o 3o 10o", (), (("bets.max", 2), ("bets.raise", False))
    ),
}


@pytest.mark.parametrize("small", STAKED.values(), ids=STAKED)
def test_a_first_stake_that_the_player_chooses_is_worth_what_the_whole_game_says(
    small: Small,
) -> None:
    whole = value_of(small.rules, small.cards, stakes=True)
    assert whole.upper - whole.lower < CLOSE
    found = solve(small.rules, parse_cards(small.cards)).with_chosen_stake()
    assert found == pytest.approx((float(whole.lower), float(whole.upper)), abs=CLOSE)


@pytest.mark.long
def test_where_the_banker_s_word_is_mixed_the_bounds_enclose_the_value() -> None:
    """It may void with a 3 and burn a figure before anybody acts: here no single word is best."""
    options = (("bets.raise", False), ("first_card.burn_on", "10-4"))
    small = Small("set_i_mig", "7o 7c 6o 5o 5c 4c 3o 10o 11o", (), options)
    whole = value_of(small.rules, small.cards, most=200_000)
    solution = solve(small.rules, parse_cards(small.cards))
    assert not solution.exact
    assert solution.lower - CLOSE <= whole.lower
    assert whole.upper <= solution.upper + CLOSE


FIXED = {
    "bets.min": "1",
    "bets.max": "2",
    "bets.step": "1",
    "bets.tariffs": "none",
    "split.max_hands": "1",
    "pot.on": "no",
}
SEVENS_AND_MORE = "7o 7c 6o 6c 5o 5c"
REST = ("1o", "2o", "3o", "3c", "4o", "4c", "10o", "10c", "11e", "12o")
FEW = st.lists(st.sampled_from(REST), unique=True, min_size=2, max_size=3).map(" ".join)


@given(rules=valid_rules(options=FIXED), few=FEW)
@settings(
    max_examples=8,
    deadline=None,
    suppress_health_check=[HealthCheck.filter_too_much, HealthCheck.too_slow],
)
def test_the_value_of_any_rules_is_that_of_the_whole_game(rules: Rules, few: str) -> None:
    cards = f"{SEVENS_AND_MORE} {few}"
    try:
        whole = value_of(rules, cards, most=15_000)
        solution = solve(rules, parse_cards(cards))
    except (NewStock, TooLarge):
        assume(False)
    except SieteError as refused:
        if refused.code != "odds_deck_small":
            raise
        assume(False)
    assert solution.lower - CLOSE <= whole.lower
    assert whole.upper <= solution.upper + CLOSE
    if not rules.bank_void_on_three and not rules.first_card_bank_burns:
        assert solution.upper - solution.lower < CLOSE
