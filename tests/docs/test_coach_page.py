"""The page on the coach: what it shows is run, and what it lists is what there is."""

import re
from pathlib import Path

from siete.bots import LEVELS
from siete.odds.advice import ASSUMPTIONS
from siete.odds.coach.banker import MOST_CASES
from siete.odds.coach.between import EVENING
from tests.docs.pages import (
    blocks,
    codes,
    column,
    commands,
    failures,
    is_shown,
    page,
    printed,
    section,
    tables,
)

COACH = page("coach.md")


def test_python_does_what_the_page_shows() -> None:
    examples = blocks(COACH, "pycon")
    assert len(examples) == 3
    assert failures("coach.md", examples) == ""


def test_the_command_prints_what_the_page_shows(tmp_path: Path) -> None:
    shown = list(commands(COACH))
    assert len(shown) == 2
    for command, told in shown:
        assert is_shown(told, printed(command, tmp_path)), command


def test_everything_that_is_taken_for_granted_is_explained() -> None:
    (table,) = tables(section(COACH, "What a worth is"))
    assert set(codes(" ".join(column(table, 0)))) == set(ASSUMPTIONS)
    assert f"{MOST_CASES:,} ways" in COACH
    assert f"held {EVENING} rounds" in COACH


def test_every_level_and_option_is_explained() -> None:
    levels, options = tables(section(COACH, "Bots"))
    assert tuple(codes(" ".join(column(levels, 0)))) == LEVELS
    explained = [code.split()[0] for code in codes(" ".join(column(options, 0)))]
    listed = re.findall(r"^  (--[a-z]+)", printed("siete tournament --help", Path()), re.MULTILINE)
    assert sorted(explained) == sorted(listed)
