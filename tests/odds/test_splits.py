"""Bounds of a game in which hands may be split hold for the whole game, and are close together."""

from typing import NamedTuple

import numpy as np
import pytest

from siete.cards import parse_cards
from siete.odds.deck import Deck
from siete.odds.equilibrium.game import Game
from siete.odds.equilibrium.solve import Solution, solve
from siete.odds.equilibrium.split_low import Low
from siete.rules import Rules, build_rules
from tests.odds.full_game import value_of

CLOSE = 1e-9
AT_ONCE = ("bets.placed", "before_deal")


class Small(NamedTuple):
    """Rules and a small deck, which no round can use up."""

    ruleset: str
    cards: str
    variants: tuple[str, ...] = ()
    options: tuple[tuple[str, object], ...] = ()

    @property
    def rules(self) -> Rules:
        return build_rules(self.ruleset, self.variants, dict(self.options))

    @property
    def solution(self) -> Solution:
        return solve(self.rules, parse_cards(self.cards))


TWO = ("split.max_hands", 2)
SMALL = {
    "all in sight": Small("sette_e_mezzo", "12o 11o 7o 7c 7e 6o 6c 5o 5c", ("split",)),
    "one down": Small("siete_y_media", "12o 11o 7o 7c 6o 6c 5o 5c", ("piedrahita",), (TWO,)),
    "the bank voids": Small(
        "set_i_mig",
        "12o 11o 7o 7c 6o 6c 5o 3o",
        (),
        (
            TWO,
            ("bets.form", "fixed"),
            ("specials.muerta", False),
            ("split.target", "in_order"),
            ("first_card.pass_on", "none"),
        ),
    ),
    "the bank card in sight": Small(
        "sette_e_mezzo",
        "10o 11o 12o 3o 3c 3e 6o 6c 4o 4c 4e 4b",
        ("split",),
        (TWO, ("bank.card", "exposed"), ("pay.ties", "push_all"), ("bank.draws_to", 4)),
    ),
    "one down, 7½ shown": Small("eptamisi", "12o 11o 7o 7c 6o 6c 5o 5c", ("closed", "split")),
}
LARGER = {
    "any stake": Small(
        "siete_y_media",
        "12o 11o 7o 7c 6o 6c 5o 5c",
        (),
        (TWO, ("bets.max", 3), ("bets.step", 1), AT_ONCE),
    ),
    "any stake, the bank card exposed": Small(
        "siete_y_media",
        "12o 11o 7o 7c 6o 6c 5o 5c",
        (),
        (TWO, ("bets.max", 3), ("bets.step", 1), AT_ONCE, ("bank.card", "exposed")),
    ),
}


def assert_holds_for_the_whole_game(small: Small) -> None:
    whole = value_of(small.rules, small.cards)
    assert whole.upper - whole.lower < CLOSE
    solution = small.solution
    assert solution.lower - CLOSE <= whole.lower
    assert whole.upper <= solution.upper + CLOSE
    assert solution.unsplit <= solution.lower


@pytest.mark.parametrize("small", SMALL.values(), ids=SMALL)
def test_the_bounds_hold_for_the_whole_game_of_a_small_deck(small: Small) -> None:
    assert_holds_for_the_whole_game(small)


@pytest.mark.long
@pytest.mark.parametrize("small", LARGER.values(), ids=LARGER)
def test_the_bounds_hold_for_the_whole_game_where_stakes_differ(small: Small) -> None:
    assert_holds_for_the_whole_game(small)


def test_a_figure_that_is_the_bank_card_in_sight_opens_no_hand() -> None:
    three = ("split.max_hands", 3), ("bank.card", "exposed")
    solution = Small("siete_y_media", "12o 11o 10o 12c 7o 7c 6o 6c 5o", (), three).solution
    assert solution.unsplit <= solution.lower <= solution.upper


@pytest.mark.parametrize("name", ["all in sight", "one down"])
def test_two_hands_at_one_stake_are_worth_what_the_whole_game_says(name: str) -> None:
    """Here the bounds are not only valid: what is known of two hands is all there is to know."""
    small = SMALL[name]
    solution = small.solution
    assert solution.lower == pytest.approx(float(value_of(small.rules, small.cards).lower))
    assert solution.upper == pytest.approx(solution.lower)


def test_who_plays_two_hands_does_not_know_better_than_he_was_told_what_the_bank_holds() -> None:
    """The banker knows its first card; what the same play gets is a mean over what it may be."""
    small = SMALL["the bank voids"]
    deck = Deck(small.rules, parse_cards("12o 11o 7o 7c 6o 6c 5o 5c 5e 4o 3o"))
    game = Game(deck, 1.0)
    figure = deck.kind_of[parse_cards("12o")[0]]
    low = Low(deck, lambda first: game.bank(game.nothing, first), figure, (1.0,), 1.0)
    others = [kind for kind in range(deck.width) if kind != figure]
    told = frozenset(others)
    each = [low.value(told, frozenset((kind,)), high=False) for kind in others]
    mean = np.average(each, weights=deck.counts[others])
    assert mean == pytest.approx(low.value(told, told, high=False))
    assert len({round(value, 6) for value in each}) > 1


FIGURES = "12o 11o 10o 7o 7c 7e 6o 6c 6e 5o 5c"
THREE = {
    "fixed stakes": Small("siete_y_media", FIGURES, ("piedrahita",)),
    "any stake": Small("siete_y_media", FIGURES),
    "three hands": Small("siete_y_media", FIGURES, (), (("split.max_hands", 3),)),
    "pairs": Small("eptamisi", FIGURES, ("splits",)),
    "raises, any order": Small("set_i_mig", FIGURES + " 4o 3o"),
}


@pytest.mark.parametrize("small", THREE.values(), ids=THREE)
def test_no_lower_bound_is_above_the_upper_one_where_figures_may_run_out(small: Small) -> None:
    solution = small.solution
    assert solution.unsplit <= solution.lower <= solution.upper + CLOSE


def test_the_player_has_the_edge_in_siete_y_media_who_splits_well() -> None:
    """Who never splits loses eleven chips of a hundred; splitting wins them back, and more."""
    solution = solve(build_rules("siete_y_media"))
    assert solution.unsplit < -0.11
    assert 0.01 < solution.lower <= solution.upper < 0.045


@pytest.mark.long
def test_splitting_is_worth_four_to_eleven_chips_of_a_hundred_in_set_i_mig() -> None:
    solution = solve(build_rules("set_i_mig"))
    assert 0.04 < solution.lower - solution.unsplit <= solution.upper - solution.unsplit < 0.11


@pytest.mark.long
def test_the_bank_keeps_its_edge_where_all_stakes_are_the_same() -> None:
    solution = solve(build_rules("siete_y_media", ("piedrahita",)))
    assert solution.unsplit < solution.lower <= solution.upper < 0
    assert solution.upper - solution.lower < 0.012


def test_splitting_in_sight_once_is_solved() -> None:
    solution = solve(build_rules("sette_e_mezzo", ("split",)))
    assert solution.upper - solution.lower < CLOSE
    assert 0.001 < solution.lower - solution.unsplit < 0.01
