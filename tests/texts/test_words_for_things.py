"""Amounts, totals, cards and lists as people of each country write them."""

import pytest

from siete.amounts import parse_amount, parse_multiple
from siete.cards import CODE_OF, DECK, parse_card
from siete.rules import OPTIONS, RULESETS, build_rules
from siete.texts import LANGUAGES, texts
from siete.texts.values import value_words

COMMA = [language for language in LANGUAGES if language != "en"]


@pytest.mark.parametrize("language", COMMA)
def test_five_languages_write_decimals_with_a_comma(language: str) -> None:
    assert texts(language).amount(parse_amount("1234.50")) == "1234,5"
    assert texts(language).multiple(parse_multiple("1.5")) == "1,5"


def test_english_writes_them_with_a_point() -> None:
    assert texts("en").amount(parse_amount("1234.50")) == "1234.5"


def test_amounts_are_exact_to_the_last_decimal() -> None:
    assert texts("es").amount(parse_amount("0.000000000001")) == "0,000000000001"
    assert texts("en").amount(parse_amount("900719925474099.3")) == "900,719,925,474,099.3"


@pytest.mark.parametrize("language", LANGUAGES)
def test_thousands_stand_apart_from_five_digits_on_in_whatever_is_said(language: str) -> None:
    words = texts(language)
    apart, mark = (",", ".") if language == "en" else ("\N{NO-BREAK SPACE}", ",")
    assert words.amount(parse_amount("12345.5")) == f"12{apart}345{mark}5"
    assert words.decimal(-1234567.25, 2) == f"−1{apart}234{apart}567{mark}25"
    assert [words.count(number) for number in (9999, 10_000.4)] == ["9999", f"10{apart}000"]
    # Where a number chooses the words as well, too, up to those that choose none.
    for rounds in (12_345, 12_345_678_901_234_567):
        digits = f"{rounds:,}".replace(",", apart)
        assert words.say("chart-evening-title", rounds=rounds).startswith(f"{digits} ")
    assert words.say("chart-evening-title", rounds=1000).startswith("1000 ")
    assert "1000" not in words.say("chart-evening-title", rounds=1)


def test_gains_and_losses_have_their_signs() -> None:
    words = texts("it")
    assert words.amount(parse_amount("2.5"), signed=True) == "+2,5"
    assert words.amount(-parse_amount("2.5"), signed=True) == "−2,5"
    assert words.amount(0, signed=True) == "0"
    assert words.amount(parse_amount("2.5")) == "2,5"


def test_totals_have_a_half_where_there_is_one() -> None:
    shown = [texts("el").points(half_points) for half_points in (0, 1, 2, 9, 14, 15)]
    assert shown == ["0", "½", "1", "4½", "7", "7½"]


@pytest.mark.parametrize(
    ("language", "seven", "sota"),
    [
        ("es", "el siete de oros", "sota de bastos"),
        ("ca", "el set d'oros", "sota de bastos"),
        ("pt-BR", "o sete de ouros", "valete de paus"),
        ("it", "il sette di denari", "fante di bastoni"),
        ("el", "το εφτά νομίσματα", "βαλές μπαστούνια"),
        ("en", "the seven of coins", "sota of clubs"),
    ],
)
def test_cards_are_called_as_players_call_them(language: str, seven: str, sota: str) -> None:
    words = texts(language)
    assert words.the_card(parse_card("7o")) == seven
    assert words.card(parse_card("10b")) == sota


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_have_the_same_name(language: str) -> None:
    names = {texts(language).card(card) for card in DECK}
    assert len(names) == len(CODE_OF)


def test_lists_end_in_and_or_or() -> None:
    words = texts("es")
    assert words.listed(["una sota"], "or") == "una sota"
    assert words.listed(["un 3", "un 4"], "or") == "un 3 o un 4"
    assert words.listed(["Ana", "Blai", "Carme"], "and") == "Ana, Blai y Carme"
    assert words.listed(["Ana", "Blai"], "comma") == "Ana, Blai"


@pytest.mark.parametrize(
    ("multiple", "words"),
    [
        ("1", "el valor de la apuesta"),
        ("2", "el doble de la apuesta"),
        ("3", "el triple de la apuesta"),
        ("4", "cuatro veces la apuesta"),
        ("1.5", "1,5 veces la apuesta"),
    ],
)
def test_multiples_are_said_in_words_where_there_are_any(multiple: str, words: str) -> None:
    assert texts("es").times(parse_multiple(multiple)) == words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_value_of_every_option_has_words(language: str) -> None:
    for ruleset in RULESETS:
        rules = build_rules(ruleset)
        for option in OPTIONS:
            shown = value_words(texts(language), option.name, getattr(rules, option.field))
            assert shown.strip()
            assert "_" not in shown
