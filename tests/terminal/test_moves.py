"""Every decision of the game can be made at the table, in every language."""

import ast
import asyncio
import re
import time
from pathlib import Path

import pytest

from siete.amounts import CHIP
from siete.cards import parse_card
from siete.game import Choice
from siete.game import actions as act
from siete.game.choices import UP_OR_DOWN, tag_of
from siete.game.events import Dealt
from siete.notation import USAGE
from siete.terminal.bar import prompt_content
from siete.terminal.moves import OPTIONAL, Move, action_of, hands_of, moves_of
from siete.terminal.pace import Pace
from siete.terminal.prompt import Prompt, refused_action
from siete.texts import LANGUAGES, texts
from tests.texts.ftl import catalogue

SEAT = 3
ASKED = sorted({*USAGE, "ready"} - OPTIONAL - {"join"})


def choice(do: str) -> Choice:
    """A choice of this kind with all that it may have."""
    bounds = (1, 39, 1) if do == "cut" else (CHIP, 3 * CHIP, CHIP)
    faces = UP_OR_DOWN if do == "hit" else ()
    names = ("traditional", "high") if do == "tariff" else ()
    hand = 1 if do in ("hit", "stand", "bust") else 0
    return Choice(do, hand, faces, *bounds, names, (1,))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("do", ASKED)
def test_every_action_that_is_asked_for_has_a_move_with_words_and_a_key(
    do: str, language: str
) -> None:
    moves = moves_of((choice(do),), hand=1)
    assert moves
    prompt = Prompt(SEAT, (choice(do),), texts(language))
    for move in moves:
        assert move.label(texts(language))
        assert prompt.letter(move)
        if move.kind != "form":
            action = action_of(move, SEAT, CHIP)
            assert tag_of(action) == do
            assert action.seat == SEAT


def pressed(prompt: Prompt, *keys: str) -> act.Action | None:
    """What comes of some keys, the last one included."""
    action = None
    for key in keys:
        action = prompt.press(key, key if len(key) == 1 else "")
    return action


def turn() -> Prompt:
    """A turn with two hands that may raise to 2 or 3."""
    hits = [Choice("hit", hand, UP_OR_DOWN, 2 * CHIP, 3 * CHIP, CHIP) for hand in (1, 2)]
    return Prompt(SEAT, (hits[0], Choice("stand", 1), hits[1], Choice("stand", 2)), texts("en"))


def test_a_card_face_down_raised_for_the_second_hand() -> None:
    assert pressed(turn(), "tab", "up", "up", "d") == act.Hit(SEAT, "down", 2, 3 * CHIP)
    assert pressed(turn(), "3", "c") == act.Hit(SEAT, "up", 1, 3 * CHIP)
    assert pressed(turn(), "up", "down", "c") == act.Hit(SEAT, "up", 1, 0)
    assert pressed(turn(), "s") == act.Stand(SEAT, 1)
    assert pressed(turn(), "shift+tab", "s") == act.Stand(SEAT, 2)


def test_arrows_and_enter_do_without_letters() -> None:
    assert pressed(turn(), "right", "enter") == act.Hit(SEAT, "up", 1, 0)
    assert pressed(turn(), "left", "enter") == act.Stand(SEAT, 1)
    assert pressed(turn(), "right", "right", "up", "enter") == act.Hit(SEAT, "down", 1, 2 * CHIP)


def test_enter_alone_takes_no_card() -> None:
    prompt = turn()
    assert pressed(prompt, "enter") is None
    assert prompt.trouble


def test_the_only_move_is_done_by_enter_and_by_its_letter() -> None:
    only = (Choice("hit", 1, ("up",)),)
    assert pressed(Prompt(SEAT, only, texts("en")), "enter") == act.Hit(SEAT, "up", 1, 0)
    assert pressed(Prompt(SEAT, only, texts("en")), "c") == act.Hit(SEAT, "up", 1, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_naming_the_stake_and_dealing_have_keys_of_their_own(language: str) -> None:
    stake = Choice("stake", 0, (), CHIP, 3 * CHIP, CHIP)
    prompt = Prompt(SEAT, (Choice("propose"), stake, Choice("ready")), texts(language))
    keys = [prompt.letter(move) for move in prompt.moves]
    assert len(set(keys)) == len(keys)
    assert pressed(prompt, texts(language).say("terminal-key-ready")) == act.Ready(SEAT)
    assert pressed(prompt, "2", "enter") == act.Stake(SEAT, 2 * CHIP)


@pytest.mark.parametrize("language", LANGUAGES)
def test_ten_steps_are_one_key_and_the_bar_says_so_where_there_are_many(language: str) -> None:
    words = texts(language)
    many = Prompt(SEAT, (Choice("bet", 0, (), CHIP, 10 * CHIP, CHIP // 10),), words)
    far = words.say("terminal-enter-keys-far")
    assert far in prompt_content(many, "").line
    keys = ("pageup", "pageup", "pagedown", "pageup", "enter")
    assert pressed(many, *keys) == act.Bet(SEAT, 3 * CHIP)
    few = Prompt(SEAT, (Choice("bet", 0, (), CHIP, 3 * CHIP, CHIP),), words)
    assert far not in prompt_content(few, "").line


def test_a_number_out_of_bounds_is_refused_with_the_bounds() -> None:
    prompt = Prompt(SEAT, (Choice("bet", 0, (), CHIP, 3 * CHIP, CHIP),), texts("es"))
    assert pressed(prompt, "7", "enter") is None
    assert prompt.trouble == "de 1 a 3, de 1 en 1"
    assert pressed(prompt, "backspace", "2", "enter") == act.Bet(SEAT, 2 * CHIP)


def test_the_first_stake_offered_is_the_last_one_where_it_fits() -> None:
    bet = Choice("bet", 0, (), CHIP, 3 * CHIP, CHIP)
    assert pressed(Prompt(SEAT, (bet,), texts("en"), 2 * CHIP), "enter") == act.Bet(SEAT, 2 * CHIP)
    assert pressed(Prompt(SEAT, (bet,), texts("en"), 9 * CHIP), "enter") == act.Bet(SEAT, CHIP)


def test_letters_of_moves_that_are_not_there_make_the_action_to_be_refused() -> None:
    prompt = Prompt(SEAT, (Choice("hit", 1, ("up",)),), texts("en"))
    assert refused_action(prompt, "s") == act.Stand(SEAT, 1)
    assert refused_action(prompt, "m") == act.Muerta(SEAT)
    assert refused_action(prompt, "c") is None
    bet = Prompt(SEAT, (Choice("bet", 0, (), CHIP, CHIP, CHIP),), texts("en"))
    assert refused_action(bet, "s") is None


def test_hands_are_those_that_can_still_be_played() -> None:
    choices = (Choice("open", 2), Choice("keep", 2), Choice("hit", 2), Choice("stand", 3))
    assert hands_of(choices) == (2, 3)
    assert [move.name for move in moves_of(choices, 3)] == ["open", "keep", "stand"]


def test_what_is_not_asked_for_is_no_move() -> None:
    choices = tuple(Choice(do) for do in OPTIONAL)
    assert moves_of(choices, 0) == ()
    assert Move(Choice("valid")).kind == ""


async def test_waiting_ends_when_somebody_hurries_until_the_next_question() -> None:
    pace = Pace("slow")
    card = (Dealt(0, 1, parse_card("7o"), "up", -1),)
    began = time.monotonic()
    waiting = asyncio.create_task(pace.after(card))
    await asyncio.sleep(0)
    pace.hurry()
    await waiting
    await pace.after(card)
    assert time.monotonic() - began < 0.3
    pace.calm()
    began = time.monotonic()
    await pace.after(card)
    assert time.monotonic() - began > 0.3
    assert [pace.next_speed() for _ in range(4)] == ["normal", "fast", "at_once", "slow"]


def test_no_words_are_left_over() -> None:
    """Every message of the terminal is said somewhere."""
    source = Path(__file__).parents[2] / "src" / "siete"
    said: set[str] = set()
    begun: set[str] = set()
    others = (source / "cli" / "play.py", source / "odds" / "levels" / "words.py")
    for file in (*source.glob("terminal/**/*.py"), *others):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                begun.add(str(node.values[0].value))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                said.add(node.value)
    begun = {start for start in begun if re.fullmatch(r"terminal-[a-z-]+-", start)}
    unsaid = [
        name
        for name in catalogue("en")
        if name.startswith("terminal-")
        and name not in said
        and not any(name.startswith(start) for start in begun)
    ]
    assert unsaid == []
