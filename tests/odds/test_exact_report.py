"""The exact odds as objects for programs and as tables for pandas and polars."""

from fractions import Fraction
from importlib import import_module
from typing import Any

import polars as pl
import pytest

from siete.cards import parse_cards
from siete.odds.deck import Deck
from siete.odds.position import advice, position
from siete.odds.reply import Reply
from siete.odds.report import (
    about,
    bust_table,
    chances_object,
    choices_table,
    draw_to_table,
    position_object,
    reply_object,
)
from siete.rules import Rules, build_rules

pd = import_module("pandas")  # it has no types

PLAIN = build_rules("sette_e_mezzo")
TOTALS = [f"{total // 2}.5" if total % 2 else str(total // 2) for total in range(1, 16)]


def beside(found: dict[str, Any]) -> int:
    """How many numbers have their fraction beside them; each must be the same number."""
    pairs = 0
    for name, value in found.items():
        exact = found.get(f"{name}_fraction")
        if isinstance(exact, str):
            assert float(Fraction(exact)) == value
            pairs += 1
        elif isinstance(exact, dict):
            assert {each: float(Fraction(text)) for each, text in exact.items()} == value
            pairs += len(exact)
        elif isinstance(value, dict) and not name.endswith("_fraction"):
            pairs += beside(value)
    return pairs


@pytest.mark.parametrize(
    "rules", [PLAIN, build_rules("sala"), build_rules("eptamisi", ("sevens",))]
)
def test_every_chance_has_its_exact_fraction_beside_it(rules: Rules) -> None:
    found = chances_object(Deck(rules))
    assert beside(found) > 200
    assert list(found["draw_to"]) == TOTALS
    assert list(found["bust_next"]) == TOTALS[:-1]
    for ending in found["draw_to"].values():
        whole = ending["bust"] + ending["pair_of_sevens"] + sum(ending["totals"].values())
        assert whole == pytest.approx(1, abs=1e-12)
        assert ending["seven_and_a_half"] == ending["totals"].get("7.5", 0)


def test_odds_are_those_that_were_counted_by_hand() -> None:
    found = about(Deck(PLAIN)) | chances_object(Deck(PLAIN))
    assert (found["rules"], found["cards"], found["seen"]) == ("sette_e_mezzo", 40, [])
    assert (found["natural"], found["natural_fraction"]) == (4 / 65, "4/65")
    assert found["pair_of_sevens_fraction"] == "1/130"
    assert found["figures_fraction"]["2"] == "11/130"
    assert found["draw_to"]["0.5"]["totals_fraction"]["0.5"] == "3/10"


def test_a_best_reply_says_how_sure_it_is() -> None:
    plain = reply_object(Reply(Deck(PLAIN), 10))
    assert plain["exact"]
    assert plain["value"] == plain["lower"] == plain["upper"] == plain["without_splitting"]
    assert (plain["stand_from"], plain["banker_draws_to"]) == ({"hidden": "4"}, "5")
    assert plain["stands_at"] == {"hidden": ["4", "5", "5.5", "6", "6.5", "7", "7.5"]}
    assert plain["by_totals"] <= plain["value"]
    assert beside(plain) == 5 + 15
    split = reply_object(Reply(Deck(build_rules("sette_e_mezzo", ("split",))), 10))
    assert not split["exact"]
    assert split["without_splitting"] < split["value"] == split["lower"] < split["upper"]


def test_a_position_says_what_may_be_done_and_what_comes() -> None:
    rules = build_rules("set_i_mig")
    place = position(rules, parse_cards("7o"), parse_cards("10c 3b"))
    found = about(place.deck) | position_object(place, advice(place, 10))
    assert (found["hand"], found["seen"], found["total"]) == (["7o"], ["10c", "3b"], "7")
    assert found["next"]["bust_fraction"] == "26/37"
    assert found["next"]["totals_fraction"] == {"7.5": "11/37"}
    options = found["best_reply"]["options"]
    assert set(options) == {"stand", "hit", "hit_raise", "muerta", "muerta_raise"}
    assert found["best_reply"]["best"] == max(options, key=options.__getitem__)
    assert found["best_reply"]["value"] == max(options.values())
    assert beside(found) > 30
    assert "best_reply" not in position_object(place, None)


def test_two_sevens_that_are_a_hand_have_no_total() -> None:
    place = position(build_rules("eptamisi", ("sevens",)), parse_cards("7o 7c"))
    found = position_object(place, None)
    assert (found["total"], found["over"]) == (None, True)
    alone = position(build_rules("eptamisi", ("sevens",)), parse_cards("7o"))
    coming = position_object(alone, None)["next"]
    assert coming["pair_of_sevens_fraction"] == "1/13"
    assert coming["totals_fraction"] == {"7.5": "4/13"}


def test_pandas_and_polars_take_the_tables() -> None:
    deck = Deck(PLAIN)
    frame = pd.DataFrame(draw_to_table(deck))
    assert frame.groupby("draw_to")["chance"].sum().round(12).eq(1).all()
    by_hand = pl.DataFrame(bust_table(deck))
    assert by_hand.filter(pl.col("hand") == "figure 7").is_empty()  # nothing can be asked for
    seven = by_hand.filter(pl.col("hand") == "7")
    assert seven["bust_next"].to_list() == [27 / 39]
    assert by_hand.filter(pl.col("total") <= 0.5)["bust_next"].to_list() == [0.0]


def test_a_table_of_choices_has_a_column_for_each() -> None:
    frame = pd.DataFrame(choices_table(Reply(Deck(build_rules("set_i_mig")), 10)))
    assert {"bank", "hand", "total", "best", "stand", "hit", "hit_raise", "pass"} <= set(
        frame.columns
    )
    three = frame[frame["hand"] == "3"].iloc[0]
    assert (three["bank"], three["pass"]) == ("hidden", 0.0)
    exposed = pl.DataFrame(choices_table(Reply(Deck(build_rules("sala")), 10)))
    banks = exposed["bank"].unique().to_list()
    assert sorted(banks) == ["1", "2", "3", "4", "5", "6", "7", "figure", "wild"]


def test_figures_that_the_rules_tell_apart_are_named_by_their_ranks() -> None:
    rules = build_rules("sette_e_mezzo", (), {"first_card.burn_on": "11"})
    hands = {row["hand"] for row in bust_table(Deck(rules))}
    assert {"11", "10-12"} <= hands
    assert "figure" not in hands
