"""The short text form: what it looks like, that it gives the rules back, what it refuses."""

import re

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from siete.rules import (
    OPTIONS,
    Rules,
    RulesError,
    build_rules,
    option_text,
    parse_rules,
    rules_said,
    rules_text,
)
from tests.strategies import valid_rules

EXAMPLES = [
    ("set_i_mig", build_rules("set_i_mig")),
    ("sette_e_mezzo~wild~triple", build_rules("sette_e_mezzo", ["wild", "triple"])),
    ("set_i_mig~honour~bets.max~5", build_rules("set_i_mig", ["honour"], {"bets.max": 5})),
    (
        "set_i_mig~honour~bets.max~5~bets.tariffs~low-1-2-high-2-4",
        build_rules(
            "set_i_mig",
            ["honour"],
            {"bets.tariffs": [["low", 1, 2], ["high", 2, 4]], "bets.max": 5},
        ),
    ),
    (
        "sala~deck.wild~none~table.players~2-4~first_card.burn_on~3-4~pay.natural~1.5~pot.on~yes",
        build_rules(
            "sala",
            (),
            {
                "pot.on": True,
                "pay.natural": "1.5",
                "first_card.burn_on": [4, 3],
                "table.players": [2, 4],
                "deck.wild": "none",
            },
        ),
    ),
]


@pytest.mark.parametrize(("text", "rules"), EXAMPLES)
def test_written(text: str, rules: Rules) -> None:
    assert rules_text(rules) == text


@pytest.mark.parametrize(("text", "rules"), EXAMPLES)
def test_read(text: str, rules: Rules) -> None:
    assert parse_rules(text) == rules


def test_what_says_no_more_than_the_ruleset_is_not_written() -> None:
    assert rules_text(build_rules("set_i_mig", (), {"bets.max": "3.0"})) == "set_i_mig"
    undone = build_rules("set_i_mig", ["honour"], {"honour.bust": "automatic"})
    assert rules_text(undone) == "set_i_mig~honour~honour.bust~automatic"


@given(valid_rules())
def test_valid_rules_come_back_from_their_text(rules: Rules) -> None:
    text = rules_text(rules)
    assert parse_rules(text) == rules
    assert re.fullmatch(r"[A-Za-z0-9._~-]+", text)


@given(valid_rules())
def test_rules_come_back_from_the_text_of_every_option(rules: Rules) -> None:
    options = {option.name: option_text(rules, option.name) for option in OPTIONS}
    assert build_rules(rules.ruleset, rules.variants, options) == rules
    assert hash(build_rules(rules.ruleset, rules.variants, options)) == hash(rules)


def test_the_longest_rules_come_back() -> None:
    amount = "999999999999999.999999"
    tariffs = [[f"{number:x>24}", amount, amount] for number in range(24)]
    longest = {
        "bets.min": amount,
        "bets.max": amount,
        "bets.step": amount,
        "bets.tariffs": [["x" + name[1:], low, high] for name, low, high in tariffs],
        "pot.opening": amount,
        "table.players": "10-12",
        "first_card.pass_on": "1-2-3-4-5-6-7-10-11-12",
        "first_card.burn_on": "1-2-3-4-5-6-7-10-11-12",
        "bank.claimed_by": "seven_and_a_half-natural-pair_of_sevens-wild_natural",
        "split.max_hands": "1000",
        "bank.draws_to": "7.5",
        "deck.wild": "10o",
        "deck.shuffle": "when_needed",
        "cards.draws": "one_down",
        "pay.ties": "push_but_five",
        "honour.penalty": amount,
        **{
            f"pay.{name}": amount
            for name in (
                "seven_and_a_half",
                "natural",
                "pair_of_sevens",
                "wild_natural",
                "muerta",
                "bank_seven_and_a_half",
                "both_seven_and_a_half",
                "bank_natural",
            )
        },
    }
    rules = build_rules("siete_y_media", ["royal_double"] * 100, longest)
    assert parse_rules(rules_text(rules)) == rules


@pytest.mark.parametrize(
    ("text", "problems"),
    [
        ("", [("ruleset", "", "unknown_ruleset")]),
        ("~", [("ruleset", "", "unknown_ruleset"), ("variants", "", "unknown_variant")]),
        ("sala~pot~x", [("variants", "x", "unknown_variant")]),
        ("sala~pot.on", [("text", "pot.on", "no_value")]),
        (
            "sala~pot.on~x~bets.max",
            [("text", "bets.max", "no_value"), ("pot.on", "x", "not_a_switch")],
        ),
        ("sala~pot.on~yes~pot.on~no", [("text", "pot.on", "option_twice")]),
        ("sala~pot.on~yes~honour", [("text", "honour", "no_value")]),
        ("sala~pot.on~yes~honour~pot", [("options", "honour", "unknown_option")]),
        ("sala~pot.in~yes", [("options", "pot.in", "unknown_option")]),
        ("sala~bets.min~11", [("bets.min", "11", "over_limit")]),
        ("sala" + "~pot" * 2000, [("text", "sala" + "~pot" * 8 + "~po…", "too_long")]),
    ],
)
def test_what_is_no_text_of_rules_is_refused(
    text: str, problems: list[tuple[str, str, str]]
) -> None:
    with pytest.raises(RulesError) as refused:
        parse_rules(text)
    found = [(problem.option, problem.value, problem.code) for problem in refused.value.problems]
    assert found == problems


@given(st.text() | st.lists(st.sampled_from([*"~.-", "sala", "pot", "pot.on", "yes"])).map("".join))
def test_any_text_gives_rules_or_problems(text: str) -> None:
    try:
        rules = parse_rules(text)
    except RulesError:
        return
    assert parse_rules(rules_text(rules)) == rules


def test_rules_with_problems_have_no_text() -> None:
    rules = msgspec.structs.replace(build_rules("sala"), bets_min=0)
    with pytest.raises(RulesError) as refused:
        rules_text(rules)
    assert [problem.option for problem in refused.value.problems] == ["bets.min"]


def test_what_a_text_says_is_told_apart_though_there_are_no_such_rules() -> None:
    text = "sala~wild~nosuch~wild~bets.min~50~bets.min~3~bets.max"
    assert rules_said(text) == ("sala", ("wild", "nosuch"), {"bets.min": "50"})
    assert rules_said("foo") == ("foo", (), {})
