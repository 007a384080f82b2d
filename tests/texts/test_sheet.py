"""Rule sheets: complete, true to the rules, and only about what applies."""

import re
from collections.abc import Iterator, Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from siete.rules import (
    OPTIONS,
    RULESETS,
    VARIANTS,
    Option,
    Rules,
    RulesError,
    build_rules,
    is_idle,
    option_text,
)
from siete.rules.values import Chips, Choice, Count, Figure, Range, Ranks, Switch, Tariffs, Total
from siete.texts import LANGUAGES, Texts, texts
from siete.texts.plain import columns_of, plain_sheet
from siete.texts.sheet import RuleSheet, rule_sheet
from tests.strategies import valid_rules
from tests.texts.ftl import catalogue

# Rules that together have everything that a sheet can say.
ALL_KINDS: tuple[tuple[str, tuple[str, ...], Mapping[str, str]], ...] = (
    *((ruleset, (), {}) for ruleset in RULESETS),
    ("set_i_mig", ("honour", "wild_any", "sevens", "pot"), {"honour.penalty": "1"}),
    ("set_i_mig", ("honour",), {"honour.penalty": "1.5", "bets.max": "1", "pay.natural": "1.5"}),
    ("set_i_mig", (), {"pay.natural": "1"}),
    ("set_i_mig", ("honour",), {"honour.penalty": "2", "bank.draws_to": "4.5"}),
    ("set_i_mig", ("piedrahita", "pot"), {"bank.passes": "rotates"}),
    ("siete_y_media", ("piedrahita", "claim"), {"table.players": "3-3", "split.stake": "equal"}),
    ("sete_e_meio", ("wild", "split"), {"cards.reach_bank": "yes", "pay.ties": "push_all"}),
    ("sette_e_mezzo", ("royal_double", "triple", "wild", "pot", "burn"), {"bank.cut": "none"}),
    ("sette_e_mezzo", ("wild",), {"deck.shuffle": "when_needed", "first_card.pass_on": "1-12"}),
    ("eptamisi", ("splits", "closed"), {"deck.shuffle": "when_needed", "bets.max": "1"}),
    ("eptamisi", ("royal", "burn_threes"), {"first_card.bank_burns": "yes"}),
    ("eptamisi", ("emblee",), {"first_card.pass_on": "3", "bank.card": "exposed"}),
    ("sala", ("live",), {"first_card.burn_on": "4", "cards.reach_bank": "yes"}),
    ("sala", (), {"deck.wild": "none", "bets.placed": "on_turn", "first_card.pass_on": "10-11"}),
)


def sheet(ruleset: str, *variants: str, language: str = "en", **options: str) -> RuleSheet:
    """A sheet; options have two low lines in the place of the point."""
    said = {name.replace("__", "."): value for name, value in options.items()}
    return rule_sheet(build_rules(ruleset, variants, said), texts(language))


def rules_said(shown: RuleSheet) -> list[object]:
    """What a sheet says about play: neither its heading, nor where the rules come from."""
    return [
        ([paragraph.text for paragraph in section.paragraphs], section.table)
        for section in shown.sections
    ]


def sentences(shown: RuleSheet, section: str = "") -> str:
    return " ".join(
        paragraph.text
        for each in shown.sections
        if section in ("", each.name)
        for paragraph in each.paragraphs
    )


def table(shown: RuleSheet) -> dict[str, list[str]]:
    """The table of payments: cells in the order of its columns, by name of row."""
    (found,) = [section.table for section in shown.sections if section.table]
    return {"": list(found.columns)} | {row[0]: list(row[1:]) for row in found.rows}


# Every sheet there is


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruleset", RULESETS)
def test_each_ruleset_has_a_sheet_with_each_variant_in_each_language(
    ruleset: str, language: str
) -> None:
    rules = build_rules(ruleset)
    plain = rules_said(sheet(ruleset, language=language))
    for variant in VARIANTS:
        if (ruleset, variant) == ("sala", "closed"):
            continue  # cards dealt face up can't be asked for face down
        other = build_rules(ruleset, [variant])
        changed = [
            option.name
            for option in OPTIONS
            if option_text(rules, option.name) != option_text(other, option.name)
            and acts(other, option)
        ]
        assert (rules_said(sheet(ruleset, variant, language=language)) != plain) == bool(changed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sheet_fits_in_eighty_columns(language: str) -> None:
    for ruleset, variants, options in ALL_KINDS:
        shown = rule_sheet(build_rules(ruleset, variants, options), texts(language))
        for line in plain_sheet(shown, texts(language)).splitlines():
            assert columns_of(line) <= 80 or " " not in line, line
            assert line == line.rstrip()


def other_values(option: Option) -> Iterator[str]:
    """Values that an option may have, in the grammar of ``--set``."""
    match option.kind:
        case Switch():
            yield from ("yes", "no")
        case Choice(words=words):
            yield from words
        case Figure():
            yield from ("none", "12o", "10c")
        case Total():
            yield from ("none", "5", "4.5")
        case Range():
            yield from ("2-12", "3-5", "4-4")
        case Ranks():
            yield from ("none", "3", "1-12")
        case Count():
            yield from ("1", "2", "12")
        case Tariffs():
            yield from ("none", "a-1-2")
        case Chips():
            yield from ("1", "5", "12")
        case _:
            yield from ("1", "2", "2.5", "3.5", "seven_and_a_half", "natural", "none")


def acts(rules: Rules, option: Option) -> bool:
    """Whether an option has something to act on, also where OPTIONS can't say so."""
    if option.name == "bets.placed":
        return rules.bets_form == "free"
    if option.name == "pay.wild_natural":  # the larger of two is paid (R12)
        return not is_idle(rules, option.name) and rules.pay_wild_natural > rules.pay_natural
    return not is_idle(rules, option.name)


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_every_value_of_every_option_changes_what_the_sheet_says(option: Option) -> None:
    changed = 0
    for ruleset, variants, options in ALL_KINDS:
        rules = build_rules(ruleset, variants, options)
        said = rules_said(rule_sheet(rules, texts("es")))
        for value in other_values(option):
            try:
                other = build_rules(ruleset, variants, {**options, option.name: value})
            except RulesError:
                continue
            if other != rules and acts(other, option) and acts(rules, option):
                assert rules_said(rule_sheet(other, texts("es"))) != said, (ruleset, value)
                changed += 1
    assert changed >= 2


def test_everything_that_a_sheet_can_say_is_said_by_some_rules(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    said: dict[str, dict[str, set[object]]] = {}
    say = Texts.say

    def listen(self: Texts, message: str, /, **args: str | int) -> str:
        for name, value in args.items():
            said.setdefault(message, {}).setdefault(name, set()).add(value)
        said.setdefault(message, {})
        return say(self, message, **args)

    monkeypatch.setattr(Texts, "say", listen)
    for ruleset, variants, options in ALL_KINDS:
        rule_sheet(build_rules(ruleset, variants, options), texts("en"))
    every = {name for name in catalogue("en") if name.startswith("sheet-")}
    assert every - set(said) == {"sheet-house", "sheet-rulesets-title", "sheet-variants-title"}
    for message in every & set(said):
        for argument, cases in catalogue("en")[message].cases.items():
            seen = {str(value) for value in said[message][argument]}
            assert cases - {"other"} <= seen, message


# What a sheet says


def test_only_what_applies_is_said() -> None:
    names = {section.name for section in sheet("sette_e_mezzo").sections}
    assert names.isdisjoint({"before", "valid", "special", "split", "muerta", "sale", "pot"})
    assert "honour" not in names
    full = {section.name for section in sheet("set_i_mig", "honour", "pot").sections}
    assert {"before", "valid", "special", "split", "muerta", "honour", "pot"} <= full
    assert "natural" not in sentences(sheet("set_i_mig"))
    assert "wild" not in sentences(sheet("set_i_mig"))


def test_sections_come_in_the_order_of_play() -> None:
    names = [section.name for section in sheet("set_i_mig").sections]
    assert names.index("deal") < names.index("valid") < names.index("stakes") < names.index("turn")
    names = [section.name for section in sheet("eptamisi").sections]
    assert names.index("stakes") < names.index("deal") < names.index("turn")
    assert names[0] == "aim"
    assert names.index("pay") + 1 == names.index("table")


def test_numbers_are_those_of_these_rules_in_the_language_s_way() -> None:
    limits = {"bets__min": "0.5", "bets__max": "2.5", "bets__step": "0.5"}
    assert "at least 0.5 and at most 2.5" in sentences(sheet("sala", **limits))
    assert "mínima es 0,5 y la máxima 2,5" in sentences(sheet("sala", language="es", **limits))
    assert "από" not in sentences(sheet("sala", **limits))
    shown = sentences(sheet("sala", "live", language="it"))
    assert "1,5 volte la puntata" in shown
    assert "sotto 5 deve prendere carta" in shown


def test_what_was_changed_is_listed_first_with_what_is_usual() -> None:
    shown = sheet(
        "set_i_mig",
        "honour",
        language="ca",
        bets__max="5",
        bank__claimed_by="none",
        bets__tariffs="b-1-2",
        deck__wild="12o",
        first_card__pass_on="3-4",
        table__players="2-6",
        bank__draws_to="4.5",
    )
    assert list(shown.house) == [
        "Comodí: rei d'oros (normalment: cap)",
        "Jugadors: entre 2 i 6 (normalment: entre 2 i 12)",
        "La banca demana fins a: 4½ (normalment: el que vulgui)",
        "Jugades que guanyen la banca: cap (normalment: set i mig)",
        "Aposta màxima: 5 (normalment: 3)",
        "Modalitats: b entre 1 i 2 (normalment: tradicional entre 1 i 3, alta entre 2 i 4)",
        "Primeres cartes per no jugar: 3, 4 (normalment: 3)",
    ]
    assert sheet("set_i_mig", "honour").house == ()


def test_variants_are_named_with_their_meaning() -> None:
    about = sheet("sette_e_mezzo", "royal", "burn", language="it").about
    assert about[0] == "Dove si gioca: Italia, soprattutto a Natale"
    assert about[1].startswith("Variante «Reale»: Il reale batte")
    assert about[2].startswith("Variante «Bruciare»: Un 4")
    assert about[-1] == "Forma breve: sette_e_mezzo~royal~burn"


# Who pays whom


def test_table_of_set_i_mig() -> None:
    # 000 d: equal hands are the bank's, a seven and a half is paid double.
    assert table(sheet("set_i_mig")) == {
        "": ["bust", "points", "7½"],
        "bust": ["−1", "+1", "+2"],
        "fewer points": ["−1", "+1", "+2"],
        "as many points": ["−1", "−1", "—"],
        "more points": ["−1", "−1", "—"],
        "7½": ["−1", "−1", "−1"],
    }


def test_table_of_sete_e_meio() -> None:
    # 002 A banca: equal points stand off, but the banker's seven and a half wins.
    shown = table(sheet("sete_e_meio"))
    assert shown["as many points"] == ["−1", "0", "—"]
    assert shown["7½"] == ["−1", "−1", "−1"]


def test_table_of_piedrahita() -> None:
    # 001: the banker's seven and a half takes double, and four times from another one.
    shown = table(sheet("siete_y_media", "piedrahita"))
    assert shown["7½"] == ["−1", "−2", "−4"]
    assert shown["bust"] == ["−1", "+1", "+2"]


def test_table_with_naturals_and_sevens() -> None:
    # 003 Royal and Triple, 004.
    shown = table(sheet("sette_e_mezzo", "royal_double", "triple", "wild"))
    assert shown[""] == ["bust", "points", "7½", "natural", "7 and wild", "two sevens"]
    assert shown["7½"] == ["−1", "−1", "−1", "+2", "+3", "+3"]
    assert shown["natural"] == ["−1", "−2", "−2", "−1", "−1", "+3"]
    assert shown["two sevens"] == ["−1", "−1", "−1", "−1", "−1", "−1"]
    assert "7 and wild" not in shown  # the banker takes no more with it than with a natural


def test_table_as_dealt_live() -> None:
    shown = table(sheet("sala", "live"))
    assert shown["as many points"] == ["−1", "0", "—", "—"]
    assert shown["both 5"] == ["−1", "−1", "—", "—"]
    assert shown["fewer points"] == ["−1", "+1", "+1", "+1.5"]


# Where it comes from


def sources(shown: RuleSheet) -> set[str]:
    return {
        source
        for section in shown.sections
        for paragraph in section.paragraphs
        for source in paragraph.sources
    }


def sources_of(shown: RuleSheet, words: str) -> tuple[str, ...]:
    (found,) = [
        paragraph.sources
        for section in shown.sections
        for paragraph in section.paragraphs
        if words in paragraph.text
    ]
    return found


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_ruleset_draws_on_its_own_sheet_and_on_readings_only(ruleset: str) -> None:
    own = RULESETS[ruleset].sheet or "sala"
    found = sources(sheet(ruleset))
    assert any(source.startswith(own) for source in found)
    assert {source for source in found if not re.fullmatch(rf"{own}.*|R\d*", source)} == set()


def test_a_house_rule_may_make_good_what_a_variant_alone_could_not() -> None:
    with pytest.raises(RulesError):
        build_rules("sala", ("closed",))
    rules = build_rules("sala", ("closed",), {"cards.first": "down"})
    (told,) = rule_sheet(rules, texts("en")).house
    assert "face down" in told
    assert "face up" in told


def test_every_rule_says_where_it_comes_from_except_how_the_cards_are_kept_fair() -> None:
    for ruleset, variants, options in ALL_KINDS:
        shown = rule_sheet(build_rules(ruleset, variants, options), texts("en"))
        for section in shown.sections:
            for paragraph in section.paragraphs:
                assert paragraph.sources or section.name == "fair" or paragraph.deep


def test_sources_are_the_sheet_s_sections() -> None:
    assert sources_of(sheet("set_i_mig"), "left may cut") == ("000 a",)
    assert sources_of(sheet("sete_e_meio"), "stand off") == ("002 A banca",)
    assert sources_of(sheet("siete_y_media"), "may offer the bank") == ("001", "R1")
    assert sources_of(sheet("siete_y_media"), "Nobody cuts") == ("R1",)
    assert sources_of(sheet("sala"), "Equal hands") == ("sala",)


def test_what_a_variant_changes_comes_from_the_variant_s_sheet() -> None:
    shown = sheet("set_i_mig", "wild", "sevens")
    assert sources_of(shown, "Wild card: king of coins") == ("003 Comodín",)
    assert sources_of(shown, "two sevens and nothing else, is not") == ("004 Ζεύγη επτάδων",)
    taken = sources_of(shown, "takes the bank for the next round")
    assert {"000 d2", "004 Ζεύγη επτάδων"} <= set(taken)


def test_what_was_set_is_a_house_rule() -> None:
    shown = sheet("set_i_mig", pay__ties="push")
    assert sources_of(shown, "stand off") == ("house",)
    text = plain_sheet(sheet("set_i_mig", pay__ties="push", language="pt-BR"), texts("pt-BR"))
    assert "[regra da casa]" in text.replace("\n  ", " ")


def test_the_legend_explains_the_sheets_that_are_cited_and_no_other() -> None:
    legend = " ".join(sheet("set_i_mig", "burn").legend)
    assert "000: " in legend
    assert "003: " in legend
    assert not re.search("001: |002: |004: |sala: ", legend)


@given(valid_rules(), st.sampled_from(LANGUAGES))
def test_every_valid_set_of_rules_has_a_sheet(rules: Rules, language: str) -> None:
    shown = rule_sheet(rules, texts(language))
    text = plain_sheet(shown, texts(language))
    assert text.startswith("# ")
    assert "{" not in text
    (payments,) = [section.table for section in shown.sections if section.table]
    assert {len(row) for row in payments.rows} == {len(payments.columns) + 1}
    assert len(set(payments.columns)) == len(payments.columns)
