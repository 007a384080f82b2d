"""What a form of rules is told: clashes and idle options, by the titles that it shows."""

import pytest

from siete.rules import OPTIONS, RulesError, build_rules, is_idle, parse_rules
from siete.server.api.saying import idle_words, problem_words
from siete.texts import LANGUAGES, texts


def problems(lang: str = "en", **options: str) -> dict[str, str]:
    """What is said of the casino's rules with these options, by option."""
    asked = {name.replace("__", "."): value for name, value in options.items()}
    with pytest.raises(RulesError) as raised:
        build_rules("sala", (), asked)
    return {each.option: problem_words(each, texts(lang)) for each in raised.value.problems}


def test_a_clash_is_said_with_the_titles_and_words_of_the_form() -> None:
    assert problems(bets__min="20")["bets.min"] == (
        '"Lowest stake" is 20, more than "Highest stake", which is 10. At most 10 is allowed.'
    )
    assert problems(cards__draws="all_down")["cards.first"] == (
        '"First card" = face up goes only with "Cards asked for" = face up;'
        ' here "Cards asked for" is all face up or all face down.'
    )


def test_what_can_not_be_read_is_repeated_as_it_was_written() -> None:
    said = problems("es", pay__natural="doble", cards__first="x")
    assert "«doble»" in said["pay.natural"]
    assert said["cards.first"].endswith("Se admiten: tapada, descubierta.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_of_an_option_is_shown_in_any_language(language: str) -> None:
    said = " ".join(
        problems(
            language, bets__min="20", bets__step="0.3", cards__draws="all_down", pay__natural="0"
        ).values()
    )
    assert not [option.name for option in OPTIONS if option.name in said]


def test_an_idle_option_says_what_it_would_need_and_others_say_nothing() -> None:
    rules = build_rules("sette_e_mezzo")
    words = texts("en")
    assert idle_words(rules, "pot.opening", words) == ('Has nothing to act on with "Pot game": no.')
    for option in OPTIONS:
        assert bool(idle_words(rules, option.name, words)) == is_idle(rules, option.name)


def test_a_problem_that_no_option_has_is_said_as_it_is() -> None:
    with pytest.raises(RulesError) as raised:
        build_rules("sala", ("nope",))
    (problem,) = raised.value.problems
    assert problem_words(problem, texts("en")) == 'There is no variant "nope".'


def test_a_word_that_means_nothing_is_said_without_all_the_others() -> None:
    with pytest.raises(RulesError) as raised:
        parse_rules("sete~foo.bar~2")
    said = [problem_words(each, texts("en")) for each in raised.value.problems]
    assert said == ['There is no ruleset "sete".', 'There is no option "foo.bar".']
