"""The letters of every language: each does one thing wherever it can be pressed."""

import pytest

from siete.names import check_name
from siete.terminal.keys import GLOBAL, MOVES, key_of, same_key
from siete.texts import LANGUAGES, texts

TOGETHER = (
    ("hit-up", "hit-down", "stand", "bust", "pass", "burn", "muerta", "open", "keep"),
    ("hit", "stand", "bust", "pass", "burn", "muerta", "open", "keep"),
    ("valid", "void", "burn"),
    ("accept", "reject"),
    ("high", "low"),
    ("buy", "decline"),
    ("sell", "decline"),
    ("propose", "ready"),
)
"""Moves that a player may have at the same time."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("moves", TOGETHER, ids=" ".join)
def test_no_letter_does_two_things_at_once(language: str, moves: tuple[str, ...]) -> None:
    letters = [same_key(key_of(name, texts(language))) for name in (*moves, *GLOBAL)]
    assert len(set(letters)) == len(letters)
    assert all(len(letter) == 1 and not letter.isdigit() for letter in letters)


def test_every_move_with_a_letter_is_looked_at_above() -> None:
    assert {name for moves in TOGETHER for name in moves} == set(MOVES)


def test_a_forgotten_keyboard_layout_does_no_harm() -> None:
    assert same_key("χ") == same_key("X") == same_key("x")
    assert same_key("Έ") == same_key("e")
    assert same_key("É") == same_key("e")
    assert same_key("right") == "right"


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_name_for_every_seat(language: str) -> None:
    for kind in ("people", "bots"):
        names = texts(language).say(f"terminal-names-{kind}").split(", ")
        assert len(set(names)) >= 12
        assert [check_name(name) for name in names] == names
