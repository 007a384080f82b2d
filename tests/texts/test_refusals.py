"""What is said of rules that can't be: what is wrong, where, and what is allowed."""

from typing import Any

import pytest

from siete.errors import SieteError
from siete.rules import RulesError, build_rules, parse_rules
from siete.rules.problems import Problem
from siete.rules.rules import MOST_VARIANTS
from siete.texts import LANGUAGES, message_of, texts
from tests.texts.ftl import catalogue

# A wrong value for each kind of option, and each way in which options contradict one another.
WRONG_OPTIONS: dict[str, object] = {
    "bank.sale": "maybe",
    "bank.cut": "right",
    "bets.tariffs": "high-4-2",
    "bets.max": "-1",
    "pay.natural": "0.5",
    "deck.wild": "7o",
    "bank.draws_to": "8",
    "split.max_hands": "0",
    "table.players": "12-2",
    "first_card.pass_on": "8",
    "bank.claimed_by": "flush",
    "bets.colour": "red",
}

# Where something more precise than the whole value is named, or the value is too long.
UNREPEATED = ("too_long", "tariff_min_above_max", "tariff_off_step", "tariff_twice")


def problems() -> list[Problem]:
    """Problems of every kind."""
    found: list[Problem] = []
    cases: tuple[tuple[str, Any, Any], ...] = (
        ("set_i_mig", (), WRONG_OPTIONS),
        ("set_y_mig", ("honor",), {}),
        ("nothing", ("nothing",), {"nothing": "nothing"}),
        ("set_i_mig", "honour", {}),
        ("set_i_mig", ["honour"] * (MOST_VARIANTS + 1), {}),
        ("set_i_mig", (), []),
        ("sala", (), {"bets.min": "20", "cards.draws": "all_down"}),
        ("sala", (), {"bets.max": "1.5", "bets.tariffs": "a-1-2.5"}),
        ("sala", (), {"bets.tariffs": "a-1"}),
        ("sala", (), {"bets.tariffs": "a-1-2-a-2-3"}),
    )
    for ruleset, variants, options in cases:
        with pytest.raises(RulesError) as refused:
            build_rules(ruleset, variants, options)
        found += refused.value.problems
    for text in (
        "sala~bets.max~5~bets.max~6",
        "sala~bets.max",
        "sala" + "~honour" * 2000,
    ):
        with pytest.raises(RulesError) as refused:
            parse_rules(text)
        found += refused.value.problems
    found.append(Problem("bank.claimed_by", "natural-seven", "not_in_order", {"allowed": "x"}))
    return found


def test_the_problems_here_are_of_every_kind() -> None:
    kinds = {message_of("problem", problem.code) for problem in problems()}
    assert kinds == {name for name in catalogue("en") if name.startswith("problem-")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_kind_of_value_in_a_record_has_a_name_of_its_own(language: str) -> None:
    sentences = set()
    for expected in ("text", "list", "table", "amount"):
        for found in ("text", "list", "table", "boolean", "time", "number", "other"):
            told = {"key": "seats", "expected": expected, "found": found}
            sentences.add(texts(language).refusal(SieteError("record_type", **told)))
    assert len(sentences) == 4 * 7
    assert all("seats" in sentence and "  " not in sentence for sentence in sentences)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_names_the_option_and_the_value_and_what_is_allowed(language: str) -> None:
    words = texts(language)
    for problem in problems():
        sentence = words.say(message_of("problem", problem.code), **problem.arguments())
        assert sentence[-1] in ".;?"
        if problem.option not in ("ruleset", "variants", "options", "text"):
            assert problem.option in sentence
        if problem.code not in UNREPEATED:
            assert problem.value[:20] in sentence, sentence
        for name in ("allowed", "nearest", "most", "other_value"):
            if name in problem.params and problem.code != "not_tariffs":
                given = problem.params[name]
                assert str(given) in sentence.replace(",", "").replace(".", "") + sentence


def test_the_sentence_of_a_wrong_value_reads_well() -> None:
    with pytest.raises(RulesError) as refused:
        build_rules("sala", (), {"bets.min": "20"})
    (problem,) = refused.value.problems
    said = {
        language: texts(language).say("problem-over-limit", **problem.arguments())
        for language in ("en", "es", "el")
    }
    assert said == {
        "en": "bets.min is 20, more than bets.max, which is 10. At most 10 is allowed.",
        "es": "bets.min es 20, más que bets.max, que es 10. Se admite 10 como mucho.",
        "el": "bets.min: είναι 20, πάνω από bets.max, που είναι 10. Επιτρέπεται το πολύ 10.",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_person_typed_is_repeated_as_it_was(language: str) -> None:
    refused = SieteError("no_such_card", card="{ $card } 8o")
    assert "{ $card } 8o" in texts(language).refusal(refused)
