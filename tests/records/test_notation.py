"""Actions in words: read, written, and refused when they are none."""

import pytest

from siete.amounts import CHIP
from siete.errors import SieteError
from siete.game import DEALER
from siete.game import actions as act
from siete.game.actions import Action
from siete.game.choices import Choice
from siete.notation import ActionError, format_action, format_choice, parse_action, parse_said
from tests.driving import Scripted

NAMES = ("Ana", "Ana María", "D'Àrtagnan Jr.")
TABLE = Scripted("sete_e_meio", NAMES).table


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("Ana bet 1.5", act.Bet(0, 3 * CHIP // 2)),
        ("Ana María bet 2", act.Bet(1, 2 * CHIP)),
        ("D'Àrtagnan Jr. hit", act.Hit(2)),
        ("Ana hit down hand 2 raise 3", act.Hit(0, "down", 2, 3 * CHIP)),
        ("Ana hit down raise 0.000001", act.Hit(0, "down", 0, CHIP // 10**6)),
        ("Ana offer Ana María 0", act.Offer(0, 1, 0)),
        ("Ana sell Ana María", act.Sell(0, 1)),
        ("Ana María bid 3.25", act.Bid(1, 13 * CHIP // 4)),
        ("Ana join after Ana María", act.Join(-1, "Ana", 1)),
        ("Ana join", act.Join(-1, "Ana")),
        ("Zoé Núñez join", act.Join(-1, "Zoé Núñez")),
        ("Ana Bet join after Ana", act.Join(-1, "Ana Bet", 0)),
        ("Ana propose 2 4", act.Propose(0, 2 * CHIP, 4 * CHIP)),
        ("Ana tariff high", act.Tariff(0, "high")),
        ("Ana stake 2", act.Stake(0, 2 * CHIP)),
        ("Ana cut 12", act.Cut(0, 12)),
        ("Ana open", act.Open(0)),
        ("Ana open 2", act.Open(0, 2 * CHIP)),
        ("Ana muerta raise 3", act.Muerta(0, 3 * CHIP)),
        ("Ana muerta", act.Muerta(0)),
        ("Ana stand hand 2", act.Stand(0, 2)),
        ("Ana bust hand 1", act.Bust(0, 1)),
        ("Ana valid", act.Valid(0)),
        ("Ana low", act.Low(0)),
    ],
)
def test_words_and_actions_are_the_same(text: str, action: Action) -> None:
    assert parse_action(text, TABLE) == action
    assert format_action(action, NAMES) == text


def test_what_follows_a_hit_may_come_in_any_order_and_up_is_not_written() -> None:
    hit = act.Hit(0, "up", 2, CHIP)
    assert parse_action("Ana hit raise 1 up hand 2", TABLE) == hit
    assert format_action(hit, NAMES) == "Ana hit hand 2 raise 1"


def test_a_name_may_be_written_with_marks_of_its_own() -> None:
    assert parse_action("D'A\u0300rtagnan Jr. stand", TABLE) == act.Stand(2)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "action_unreadable"),
        ("Ana \x1b[31m", "action_unreadable"),
        ("Ana " + "x" * 300, "action_unreadable"),
        ("Zoe bet 1", "action_unknown_name"),
        ("Anabet 1", "action_unknown_name"),
        ("Ana", "action_verb"),
        ("Ana wins", "action_verb"),
        ("Ana bet", "action_arguments"),
        ("Ana bet 1 2", "action_arguments"),
        ("Ana bet -1", "no_amount"),
        ("Ana bet 1e3", "no_amount"),
        ("Ana bet 1,5", "no_amount"),
        ("Ana bet .5", "no_amount"),
        ("Ana bet 1.", "no_amount"),
        ("Ana bet 0.0000000000001", "no_amount"),
        ("Ana bet ٣", "no_amount"),
        ("Ana hit sideways", "action_arguments"),
        ("Ana hit up down", "action_arguments"),
        ("Ana hit hand", "action_arguments"),
        ("Ana hit hand 0", "action_arguments"),
        ("Ana hit hand 99999", "action_arguments"),
        ("Ana hit hand ²", "action_arguments"),
        ("Ana hit raise 0", "action_arguments"),
        ("Ana hit raise", "action_arguments"),
        ("Ana stand raise 2", "action_arguments"),
        ("Ana stand up", "action_arguments"),
        ("Ana open 0", "action_arguments"),
        ("Ana open 1 2", "action_arguments"),
        ("Ana valid now", "action_arguments"),
        ("Ana offer Zoe 3", "no_such_name"),
        ("Ana offer 3", "no_such_name"),
        ("Ana sell", "no_such_name"),
        ("Ana propose 2", "action_arguments"),
        ("Ana tariff", "action_arguments"),
        ("Ana cut", "action_arguments"),
        ("Ana join before Ana María", "action_arguments"),
        ("Zoe join after Nobody", "action_unknown_name"),
        ("Zoe\u200b join", "action_unreadable"),
        ("_. join", "no_name"),
    ],
)
def test_what_is_no_action(text: str, code: str) -> None:
    with pytest.raises(SieteError) as error:
        parse_action(text, TABLE)
    assert error.value.code == code


def test_a_seat_need_not_say_its_name() -> None:
    assert parse_said("HIT down", 1, TABLE) == act.Hit(1, "down")
    assert parse_said("Ana stand", 1, TABLE) == act.Stand(0)
    with pytest.raises(SieteError):
        parse_said("", 1, TABLE)
    with pytest.raises(ActionError) as error:
        parse_said("sell \x1b[31m", 1, TABLE)
    assert error.value.code == "action_unreadable"
    assert str(error.value).isprintable()


def test_capital_letters_do_no_harm_to_what_is_said() -> None:
    assert parse_said("HIT DOWN RAISE 3", 1, TABLE) == act.Hit(1, "down", 0, 3 * CHIP)
    assert parse_said("Ana BET 2", -1, TABLE) == act.Bet(0, 2 * CHIP)
    assert parse_said("Sell Ana", 1, TABLE) == act.Sell(1, 0)
    assert parse_said("Tariff High", 0, TABLE) == act.Tariff(0, "High")


@pytest.mark.parametrize(
    ("text", "seat", "code"),
    [
        ("bte 1", 0, "action_verb"),
        ("help me", 0, "action_verb"),
        ("deal", 0, "action_verb"),
        ("Zoe bet 1", 0, "action_unknown_name"),
        ("bte 1", -1, "action_unknown_name"),
        ("bet 1", -1, "action_unknown_name"),
        ("Zoe\u200b", 0, "action_unreadable"),
    ],
)
def test_a_typo_is_told_from_a_name_that_nobody_has(text: str, seat: int, code: str) -> None:
    with pytest.raises(SieteError) as error:
        parse_said(text, seat, TABLE)
    assert error.value.code == code
    if code == "action_verb":
        assert error.value.params["verb"] == text.split(maxsplit=1)[0]


@pytest.mark.parametrize("action", [act.Ready(0), act.Begin(DEALER), act.DEALS[0]])
def test_what_no_record_says_is_not_written(action: Action) -> None:
    with pytest.raises(ValueError, match=type(action).__name__):
        format_action(action, NAMES)


@pytest.mark.parametrize(
    ("choice", "words"),
    [
        (Choice("bet", 0, (), CHIP, 3 * CHIP, CHIP), "bet 1..3 step 1"),
        (Choice("bet", 0, (), CHIP, CHIP, CHIP), "bet 1"),
        (Choice("hit", 1, ("up",)), "hit"),
        (Choice("hit", 1, ("down",)), "hit down"),
        (
            Choice("hit", 2, ("up", "down"), CHIP, 2 * CHIP, CHIP),
            ("hit up|down [raise 1..2 step 1] hand 2"),
        ),
        (Choice("stand", 2), "stand hand 2"),
        (Choice("stand", 1), "stand"),
        (Choice("muerta", 0, (), 3 * CHIP, 3 * CHIP, CHIP), "muerta [raise 3]"),
        (Choice("tariff", names=("low", "high")), "tariff low|high"),
        (Choice("sell", seats=(1,)), "sell Ana María"),
        (Choice("offer", seats=(0, 1), high=-1), "offer Ana|Ana María X"),
        (Choice("bid", high=-1), "bid X"),
        (Choice("propose", low=CHIP, high=-1, step=CHIP), "propose MIN MAX step 1"),
        (Choice("cut", low=1, high=39, step=1), "cut 1..39"),
        (Choice("valid"), "valid"),
    ],
)
def test_choices_in_words(choice: Choice, words: str) -> None:
    assert format_choice(choice, NAMES) == words
