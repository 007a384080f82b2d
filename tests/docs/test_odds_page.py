"""The page on exact odds: what it shows is run, and the figures in it are those that come out."""

import re
from pathlib import Path

import pytest

from siete.odds.deck import Deck
from siete.odds.reply import Reply
from siete.rules import RULESETS, build_rules
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

ODDS = page("odds.md")


def test_python_does_what_the_page_shows() -> None:
    examples = blocks(ODDS, "pycon")
    assert len(examples) > 3
    assert failures("odds.md", examples) == ""


def test_commands_print_what_is_shown(tmp_path: Path) -> None:
    asked = commands(ODDS)
    assert len(asked) > 3
    for command, shown in asked:
        assert is_shown(shown, printed(command, tmp_path)), command


def test_every_option_of_the_command_is_explained() -> None:
    explained = {code.split()[0] for code in codes(" ".join(column(tables(ODDS)[0], 0)))}
    listed = set(re.findall(r"^  (--[a-z-]+)", printed("siete odds --help", Path()), re.MULTILINE))
    assert explained == listed


def as_shown(number: float, places: int) -> str:
    return f"{number:.{places}f}".replace("-", "−")


@pytest.mark.parametrize("name", RULESETS)
def test_values_are_those_that_come_out(name: str) -> None:
    (values,) = tables(section(ODDS, "Best play"))
    (row,) = (row for row in values if row[0] == f"`{name}`")
    reply = Reply(Deck(build_rules(name)), 10)
    rest = (reply.by_totals, reply.by_threshold, reply.draw_to[10])
    assert row[2:] == [as_shown(float(each), 4) for each in rest]
    lower, upper = map(float, reply.bounds)
    if lower == upper:
        assert row[1] == as_shown(lower, 4)
    else:
        places = len(row[1].split(" to ")[0].partition(".")[2])
        assert row[1] == f"{as_shown(lower, places)} to {as_shown(upper, places)}"


def test_the_casino_returns_what_the_page_says() -> None:
    reply = Reply(Deck(build_rules("sala")), 10)
    said = re.findall(r"(\d\d\.\d+) %", section(ODDS, "What others have published"))
    for text, worth in zip(
        said[1:], (reply.by_threshold, reply.by_totals, reply.value), strict=True
    ):
        assert text == as_shown(float(100 * (1 + worth)), 3)
