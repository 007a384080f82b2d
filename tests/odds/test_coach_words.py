"""What the coach says of one choice that may be taken in several ways."""

import pytest

from siete.amounts import CHIP
from siete.game import legal, new_table, to_act
from siete.game.actions import Pick
from siete.game.view import view_of
from siete.odds.advice import Advice, Worth
from siete.odds.coach import Decided, review
from siete.odds.coach.words import short_words
from siete.rules import build_rules
from siete.texts import LANGUAGES, texts


def said(worth: Worth, lang: str = "en") -> str:
    return short_words(Advice(0, (worth,), 0), texts(lang))


def stake(low: int, high: int, least: float, most: float) -> Worth:
    better = max(least, most)
    amount = high if most > least else low
    bounds = (low * CHIP, high * CHIP)
    return Worth("bet", 0, better, amount=amount * CHIP, bounds=bounds, least=least, most=most)


def test_stakes_that_are_worth_the_same_are_not_said_to_be_one_thing_to_do() -> None:
    assert said(stake(1, 10, 0.0, 0.0)) == "Equally good: every amount from 1 to 10."
    assert said(stake(1, 10, 0.251, 0.249)) == "Equally good: every amount from 1 to 10."


def test_the_better_stake_is_held_against_the_other_end() -> None:
    assert said(stake(1, 10, -0.2, -2.0)) == (
        "Best: a stake of 1, worth 1.80 more than a stake of 10."
    )
    assert said(stake(1, 10, 0.2, 2.0)) == "Best: a stake of 10, worth 1.80 more than a stake of 1."


def test_one_thing_to_do_is_said_only_where_there_is_one() -> None:
    assert said(stake(1, 1, -0.2, -0.2)) == "There is only one thing to do: a stake of 1."
    card = Worth("hit", 1, 0.1, face="down", either_face=True, least=0.1, most=0.1)
    assert said(card) == "Best: a card face down."
    raised = Worth("hit", 1, 0.3, amount=3 * CHIP, bounds=(0, 3 * CHIP), least=0.1, most=0.3)
    assert said(raised) == "Best: a card, raising to 3, worth 0.20 more than a card."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_every_language_both_ends_are_named(lang: str) -> None:
    words = said(stake(1, 10, 0.0, 0.0), lang)
    assert "10" in words
    assert words != said(stake(1, 1, 0.0, 0.0), lang)


def test_what_luck_alone_decides_costs_nothing_and_is_no_decision() -> None:
    table = new_table(build_rules("set_i_mig"), ("Ana", "Blai"), -1)
    seat = to_act(table)[0]
    picked = Decided(view_of(table, seat), legal(table, seat), Pick(seat))
    found = review([picked])
    assert (found.costs, found.total) == ((), 0)
