"""The page on the coach: what it shows is run, and what it lists is what there is."""

from pathlib import Path

from siete.odds.advice import ASSUMPTIONS
from siete.odds.coach.banker import MOST_CASES
from siete.odds.coach.between import EVENING
from siete.odds.coach.habits import SHARP
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
    assert len(examples) == 2
    assert failures("coach.md", examples) == ""


def test_the_command_prints_what_the_page_shows(tmp_path: Path) -> None:
    shown = list(commands(COACH))
    assert len(shown) == 1
    for command, told in shown:
        assert is_shown(told, printed(command, tmp_path)), command


def test_everything_that_is_taken_for_granted_is_explained() -> None:
    (table,) = tables(section(COACH, "What a worth is"))
    assert set(codes(" ".join(column(table, 0)))) == set(ASSUMPTIONS)
    assert f"{MOST_CASES:,} ways" in COACH
    assert f"held {EVENING} rounds" in COACH
    assert (SHARP, "one in five" in COACH) == (0.2, True)
