"""The OPTIONS table: complete, at one with ``Rules``, and honest about where options come from."""

import msgspec
import pytest

import siete.rules
from siete.rules import (
    OPTIONS,
    VARIANTS,
    RulesError,
    build_rules,
    is_idle,
    option_text,
    option_value,
)

SHEETS = {"000", "001", "002", "003", "004"}


def test_rules_have_a_field_for_every_option_and_no_default() -> None:
    fields = msgspec.structs.fields(siete.rules.Rules)
    names = [option.name.replace(".", "_") for option in OPTIONS]
    assert [field.name for field in fields] == ["ruleset", "variants", *names]
    assert all(field.required for field in fields)


def test_defaults_are_values_of_their_options() -> None:
    for option in OPTIONS:
        assert option.kind.read(option.kind.text(option.default)) == option.default


def test_groups_are_the_parts_of_the_names_before_the_point() -> None:
    groups = list(dict.fromkeys(option.group for option in OPTIONS))
    assert groups == [
        *("deck", "table", "bank", "bets", "cards", "first_card"),
        *("split", "specials", "pay", "pot", "honour"),
    ]


def test_only_the_options_of_sala_alone_come_from_no_sheet() -> None:
    from_none = {option.name for option in OPTIONS if not option.sheets}
    assert from_none == {"bank.draws_to", "cards.reach_bank"}


def test_sheets_are_the_numbers_of_the_sources() -> None:
    sheets = {option.name: option.sheets for option in OPTIONS}
    assert all(SHEETS.issuperset(numbers) for numbers in sheets.values())
    assert sheets["specials.muerta"] == ("000",)
    assert sheets["bets.lone_card_cap"] == ("000",)
    assert sheets["specials.natural_beats"] == ("003", "004")
    assert sheets["bank.sale"] == ("001", "002")


@pytest.mark.parametrize(
    ("ruleset", "variants", "name", "idle"),
    [
        ("set_i_mig", [], "pot.opening", True),
        ("set_i_mig", ["pot"], "pot.opening", False),
        ("set_i_mig", [], "pot.on", False),
        ("set_i_mig", [], "honour.penalty", True),
        ("set_i_mig", ["honour"], "honour.penalty", False),
        ("set_i_mig", [], "deck.wild_alone", True),
        ("sala", [], "deck.wild_alone", False),
        ("sala", [], "cards.reach_bank", False),
        ("eptamisi", [], "cards.reach_bank", True),
        ("eptamisi", [], "split.stake", True),
        ("siete_y_media", [], "split.stake", False),
        ("siete_y_media", ["piedrahita"], "split.stake", True),
        ("set_i_mig", ["piedrahita"], "bets.raise", True),
        ("set_i_mig", ["piedrahita"], "bets.placed", True),
        ("set_i_mig", [], "bets.placed", False),
        ("eptamisi", [], "pay.pair_of_sevens", True),
        ("eptamisi", ["sevens"], "pay.pair_of_sevens", False),
        ("set_i_mig", [], "pay.muerta", False),
        ("sette_e_mezzo", [], "first_card.bank_burns", True),
        ("sette_e_mezzo", ["burn"], "first_card.bank_burns", False),
    ],
)
def test_idle(ruleset: str, variants: list[str], name: str, idle: bool) -> None:
    assert is_idle(build_rules(ruleset, variants), name) is idle


@pytest.mark.parametrize("read", [option_text, option_value, is_idle])
def test_an_option_that_there_is_not_is_refused(read: object) -> None:
    assert callable(read)
    with pytest.raises(RulesError) as refused:
        read(build_rules("sala"), "bets.mx")
    assert refused.value.problems[0].params["nearest"] == "bets.max"


def test_sources_of_variants_are_sheets() -> None:
    assert {variant.source[:3] for variant in VARIANTS.values()} == {"000", "001", "003", "004", ""}


def test_every_condition_names_an_option_and_a_value_that_it_may_have() -> None:
    by_name = {option.name: option for option in OPTIONS}
    for option in OPTIONS:
        for where in (*option.acts_where, *option.needs.values()):
            for text in where.among or (where.other_than,):
                kind = by_name[where.option].kind
                assert kind.text(kind.read(text)) == text
