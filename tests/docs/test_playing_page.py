"""The guide for players: keys, words and options are those that there are."""

import re
from pathlib import Path

import pytest

from siete.home import home
from siete.terminal.keys import GLOBAL, MOVES, key_of
from siete.terminal.plain import WORDS
from siete.texts import texts
from tests.docs.pages import codes, column, commands, is_shown, page, printed, section, tables

PLAYING = page("playing.md")
ENGLISH = texts("en")


def test_every_option_of_the_command_is_explained() -> None:
    (options,) = tables(section(PLAYING, "Sitting down"))
    explained = [code.split()[0] for code in codes(" ".join(column(options, 0)))]
    listed = re.findall(r"^  (--[a-z]+)", printed("siete play --help", Path()), re.MULTILINE)
    assert sorted(explained) == sorted(listed)


def test_keys_of_moves_are_those_of_the_table() -> None:
    moves, _ = tables(section(PLAYING, "At the table"))
    keys = codes(" ".join(column(moves, 0)))
    assert set(keys) == {key_of(name, ENGLISH) for name in MOVES}


def test_keys_for_any_time_are_those_of_the_table() -> None:
    _, always = tables(section(PLAYING, "At the table"))
    keys = codes(" ".join(column(always, 0)))
    assert sorted(keys) == sorted(key_of(name, ENGLISH) for name in GLOBAL)


def test_words_of_plain_lines_are_those_that_can_be_said() -> None:
    (words,) = tables(section(PLAYING, "Plain lines"))
    assert codes(" ".join(column(words, 0))) == list(WORDS)


@pytest.mark.parametrize(
    ("system", "environ", "folder", "said"),
    [
        ("linux", {"HOME": "/h"}, "/h/.local/share/siete", "~/.local/share/siete"),
        ("linux", {"HOME": "/h", "XDG_DATA_HOME": "/x"}, "/x/siete", "$XDG_DATA_HOME"),
        (
            *("darwin", {"HOME": "/h"}),
            *("/h/Library/Application Support/siete", "~/Library/Application Support/siete"),
        ),
        ("win32", {"HOME": "/h", "LOCALAPPDATA": "/l"}, "/l/siete", "%LOCALAPPDATA%"),
        ("linux", {"HOME": "/h", "SIETE_HOME": "/s"}, "/s", "SIETE_HOME"),
    ],
)
def test_games_are_where_the_page_says(
    system: str, environ: dict[str, str], folder: str, said: str
) -> None:
    assert home(environ, system) == Path(folder)
    assert said in codes(section(PLAYING, "Leaving and going on"))


def test_commands_print_what_is_shown(tmp_path: Path) -> None:
    asked = commands(PLAYING)
    assert asked
    for command, shown in asked:
        assert is_shown(shown, printed(command, tmp_path)), command


def test_the_tables_that_are_offered_can_be_sat_down_at(tmp_path: Path) -> None:
    offered = re.findall(r"^    (siete play .*)$", PLAYING, re.MULTILINE)
    assert len(offered) == 3
    for command in offered:
        told = printed(f"{command} --plain", tmp_path)
        assert told.endswith("The game is saved. To go on: siete play --resume\n"), told
