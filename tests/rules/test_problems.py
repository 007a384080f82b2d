"""Everything that is wrong with a set of rules is said at once, with what would be allowed."""

from decimal import Decimal
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from siete.amounts import CHIP, ONE
from siete.rules import OPTIONS, Problem, Rules, RulesError, Tariff, build_rules
from tests.strategies import valid_rules


def problems_of(ruleset: Any, variants: Any = (), options: Any = ()) -> tuple[Problem, ...]:
    with pytest.raises(RulesError) as refused:
        build_rules(ruleset, variants, dict(options))
    return refused.value.problems


def codes_of(problems: tuple[Problem, ...]) -> list[tuple[str, str]]:
    return [(problem.option, problem.code) for problem in problems]


def test_a_minimum_above_the_maximum() -> None:
    (problem,) = problems_of("sala", (), {"bets.min": 11})
    assert problem == Problem(
        "bets.min", "11", "over_limit", {"other": "bets.max", "other_value": "10"}
    )


@pytest.mark.parametrize("option", ["bets.min", "bets.max"])
def test_a_limit_off_the_step(option: str) -> None:
    (problem,) = problems_of("sala", (), {option: "2.5"})
    assert problem == Problem(option, "2.5", "off_step", {"other": "bets.step", "other_value": "1"})


def test_a_step_that_the_limits_do_not_fit() -> None:
    found = problems_of("set_i_mig", (), {"bets.step": 2})
    assert codes_of(found) == [
        ("bets.min", "off_step"),
        ("bets.max", "off_step"),
        ("bets.tariffs", "tariff_off_step"),
        ("bets.tariffs", "tariff_off_step"),
    ]
    assert [problem.params for problem in found[2:]] == [
        {"name": "traditional", "limit": "1", "other": "bets.step", "other_value": "2"},
        {"name": "traditional", "limit": "3", "other": "bets.step", "other_value": "2"},
    ]


def test_first_cards_face_up_need_draws_face_up() -> None:
    (problem,) = problems_of("sete_e_meio", (), {"cards.first": "up"})
    assert problem == Problem(
        "cards.first",
        "up",
        "unmet_need",
        {"other": "cards.draws", "other_value": "all_down", "allowed": "up"},
    )
    assert codes_of(problems_of("sala", ["closed"])) == [("cards.first", "unmet_need")]
    assert build_rules("sette_e_mezzo", (), {"cards.first": "up"}).cards_first == "up"


@pytest.mark.parametrize(
    ("name", "nearest"),
    [("sete_i_mig", "set_i_mig"), ("eptamissi", "eptamisi"), ("sale", "sala")],
)
def test_an_unknown_ruleset(name: str, nearest: str) -> None:
    (problem,) = problems_of(name)
    assert (problem.option, problem.value, problem.code) == ("ruleset", name, "unknown_ruleset")
    allowed = "set_i_mig, siete_y_media, sete_e_meio, sette_e_mezzo, eptamisi, sala"
    assert problem.params["allowed"] == allowed
    assert problem.params["nearest"] == nearest


def test_an_unknown_variant() -> None:
    (problem,) = problems_of("sala", ["honor"])
    assert (problem.option, problem.value, problem.code) == ("variants", "honor", "unknown_variant")
    assert problem.params["nearest"] == "honour"
    assert str(problem.params["allowed"]).startswith("piedrahita, claim, wild, ")


def test_an_unknown_option_names_those_of_its_group() -> None:
    (problem,) = problems_of("sala", (), {"pot.openin": 5})
    assert (problem.option, problem.value, problem.code) == (
        "options",
        "pot.openin",
        "unknown_option",
    )
    assert problem.params == {
        "near": "yes",
        "nearest": "pot.opening",
        "allowed": "pot.on, pot.opening",
    }


@pytest.mark.parametrize("name", ["maximum", "bet.max", "", 3, None])
def test_an_unknown_option_outside_all_groups_names_all(name: object) -> None:
    (problem,) = problems_of("sala", (), {name: 5})
    allowed = ", ".join(option.name for option in OPTIONS)
    assert (problem.code, problem.params["allowed"]) == ("unknown_option", allowed)


@pytest.mark.parametrize("name", ["foo", "", "x" * 10**6, 7])
def test_a_name_that_is_like_none_is_not_said_to_be(name: object) -> None:
    (problem,) = problems_of("sala", [name])
    assert "nearest" not in problem.params
    assert problem.params["near"] == "no"
    assert len(problem.value) <= 40


def test_everything_is_said_at_once() -> None:
    options = {
        "bets.mx": 3,
        "bets.min": 5,
        "bets.max": "3.5",
        "cards.first": "up",
        "deck.wild": "7o",
        "pay.natural": Decimal("0.5"),
    }
    assert codes_of(problems_of("set_i_mig", ["honor", "wide"], options)) == [
        ("variants", "unknown_variant"),
        ("variants", "unknown_variant"),
        ("options", "unknown_option"),
        ("deck.wild", "not_a_figure"),
        ("pay.natural", "not_a_multiple"),
        ("bets.min", "over_limit"),
    ]
    assert codes_of(problems_of("set_i_mig", ["honour"], options)) == [
        ("options", "unknown_option"),
        ("deck.wild", "not_a_figure"),
        ("pay.natural", "not_a_multiple"),
        ("bets.min", "over_limit"),
        ("bets.max", "off_step"),
        ("cards.first", "unmet_need"),
    ]


@pytest.mark.parametrize("broken", ["bets.min", "bets.max", "bets.step", "bets.tariffs"])
def test_a_value_that_is_no_value_contradicts_nothing(broken: str) -> None:
    found = problems_of("set_i_mig", (), {broken: "x"})
    assert [problem.option for problem in found] == [broken]
    assert [p.option for p in problems_of("sala", ["closed"], {"cards.draws": "x"})] == [
        "cards.draws"
    ]


@pytest.mark.parametrize(
    ("ruleset", "variants", "options", "expected"),
    [
        (3, [], {}, ("ruleset", "unknown_ruleset")),
        (["sala"], [], {}, ("ruleset", "unknown_ruleset")),
        ("sala", "honour", {}, ("variants", "not_a_list")),
        ("sala", None, {}, ("variants", "not_a_list")),
        ("sala", [["honour"]], {}, ("variants", "unknown_variant")),
        ("sala", ["honour"] * 101, {}, ("variants", "too_many")),
        ("sala", [], 3, ("options", "not_a_table")),
        ("sala", [], ["bets.max"], ("options", "not_a_table")),
        ("sala", [], {"bets": {"max": 3}}, ("options", "unknown_option")),
    ],
)
def test_names_and_tables_of_a_wrong_type(
    ruleset: Any, variants: Any, options: Any, expected: tuple[str, str]
) -> None:
    with pytest.raises(RulesError) as refused:
        build_rules(ruleset, variants, options)
    assert codes_of(refused.value.problems) == [expected]


def test_the_error_reads_well_in_a_traceback() -> None:
    with pytest.raises(RulesError) as refused:
        build_rules("sala", (), {"bets.min": 11, "pot.on": "x"})
    assert refused.value.code == "rules_refused"
    assert refused.value.params == {"count": 2}
    assert str(refused.value) == (
        "pot.on=x: not_a_switch; bets.min=11: over_limit (other=bets.max, other_value=10)"
    )


def test_a_sentence_may_name_the_option_the_value_and_what_is_allowed() -> None:
    (problem,) = problems_of("sala", (), {"bets.form": "x"})
    assert problem.arguments() == {"option": "bets.form", "value": "x", "allowed": "free, fixed"}


# What has nothing to act on is idle, not refused.
IDLE = [
    ("set_i_mig", {"bank.claimed_by": "pair_of_sevens-wild_natural"}),
    ("set_i_mig", {"cards.reach_bank": "yes"}),
    ("sette_e_mezzo", {"deck.wild_alone": "any", "pay.wild_natural": "3", "pay.muerta": "5"}),
    ("sette_e_mezzo", {"first_card.bank_burns": "yes", "split.when": "pair"}),
    ("sette_e_mezzo", {"pot.opening": "0.3", "honour.penalty": "2"}),
    ("siete_y_media", {"bets.form": "fixed", "bets.raise": "yes"}),
]


@pytest.mark.parametrize(("ruleset", "options"), IDLE)
def test_idle_options_are_not_refused(ruleset: str, options: dict[str, str]) -> None:
    assert build_rules(ruleset, (), options).problems() == ()


# Rules that a program put together itself, past `build_rules`.
MADE: list[tuple[dict[str, Any], tuple[str, str]]] = [
    ({"ruleset": "poker"}, ("ruleset", "unknown_ruleset")),
    ({"variants": ("honour", "x")}, ("variants", "unknown_variant")),
    ({"variants": ("honour",) * 101}, ("variants", "too_many")),
    ({"bets_min": 0}, ("bets.min", "not_an_amount")),
    ({"bets_min": -CHIP}, ("bets.min", "not_an_amount")),
    ({"bets_min": CHIP // 10**7}, ("bets.min", "not_an_amount")),
    ({"bets_min": 11 * CHIP}, ("bets.min", "over_limit")),
    ({"bets_tariffs": (Tariff("a-b", CHIP, CHIP),)}, ("bets.tariffs", "not_tariffs")),
    ({"bets_tariffs": (Tariff("a", 2 * CHIP, CHIP),)}, ("bets.tariffs", "tariff_min_above_max")),
    ({"bets_tariffs": (Tariff("a", CHIP, 3 * CHIP // 2),)}, ("bets.tariffs", "tariff_off_step")),
    ({"pay_natural": ONE - 1}, ("pay.natural", "not_a_multiple")),
    ({"deck_wild": 0}, ("deck.wild", "not_a_figure")),
    ({"deck_wild": -1}, ("deck.wild", "not_a_figure")),
    ({"deck_wild": 40}, ("deck.wild", "not_a_figure")),
    ({"bank_draws_to": 16}, ("bank.draws_to", "not_a_total")),
    ({"bank_draws_to": -1}, ("bank.draws_to", "not_a_total")),
    ({"bank_card": "open"}, ("bank.card", "not_a_choice")),
    ({"table_players": (5, 4)}, ("table.players", "not_a_range")),
    ({"table_players": (1, 4)}, ("table.players", "not_a_range")),
    ({"split_max_hands": 0}, ("split.max_hands", "not_a_count")),
    ({"first_card_pass_on": (8,)}, ("first_card.pass_on", "not_ranks")),
    ({"first_card_pass_on": (4, 3)}, ("first_card.pass_on", "not_in_order")),
    ({"bank_claimed_by": ("natural", "natural")}, ("bank.claimed_by", "not_words")),
    ({"bank_claimed_by": ("natural", "seven_and_a_half")}, ("bank.claimed_by", "not_in_order")),
    ({"cards_first": "up", "cards_draws": "one_down"}, ("cards.first", "unmet_need")),
]


@pytest.mark.parametrize(("fields", "expected"), MADE)
def test_rules_made_past_build_rules_know_what_is_wrong(
    fields: dict[str, Any], expected: tuple[str, str]
) -> None:
    rules = msgspec.structs.replace(build_rules("sette_e_mezzo"), **fields)
    assert codes_of(rules.problems()) == [expected]


def test_rules_made_past_build_rules_say_all_that_is_wrong() -> None:
    rules = msgspec.structs.replace(
        build_rules("sala"), ruleset="x", bets_min=11 * CHIP, bets_step=0, cards_draws="all_down"
    )
    assert codes_of(rules.problems()) == [
        ("ruleset", "unknown_ruleset"),
        ("bets.step", "not_an_amount"),
        ("bets.min", "over_limit"),
        ("cards.first", "unmet_need"),
    ]


SCALARS = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.decimals()
    | st.text(max_size=30)
    | st.sampled_from(("3-4", "none", "yes", "[1, 2]", "low-1-2", "natural", "7.5"))
)
JUNK = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=8,
)


@given(st.dictionaries(st.sampled_from([option.name for option in OPTIONS]), JUNK, max_size=8))
def test_any_junk_makes_valid_rules_or_problems(options: dict[str, object]) -> None:
    problems: tuple[Problem, ...] = ()
    try:
        rules = build_rules("set_i_mig", (), options)
    except RulesError as error:
        problems = error.problems
    else:
        assert rules.problems() == ()
    assert {problem.option for problem in problems} <= {option.name for option in OPTIONS}


@given(valid_rules())
def test_nothing_is_wrong_with_valid_rules(rules: Rules) -> None:
    assert rules.problems() == ()
