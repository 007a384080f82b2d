"""The page on bots: what it shows is run, and what it lists is what there is."""

import re
from itertools import pairwise
from pathlib import Path

from siete.bots import LEVELS, TEMPERAMENTS
from siete.rules import RULESETS
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

BOTS = page("bots.md")


def test_python_does_what_the_page_shows() -> None:
    assert failures("bots.md", blocks(BOTS, "pycon")) == ""


def test_the_command_prints_what_the_page_shows(tmp_path: Path) -> None:
    ((command, told),) = commands(BOTS)
    assert is_shown(told, printed(command, tmp_path))


def test_every_level_temperament_and_option_is_explained() -> None:
    levels, temperaments = tables(BOTS.partition("\n## ")[0])
    assert tuple(codes(" ".join(column(levels, 0)))) == LEVELS
    assert tuple(codes(" ".join(column(temperaments, 0)))) == TEMPERAMENTS
    (options,) = tables(section(BOTS, "A tournament"))
    explained = [code.split()[0] for code in codes(" ".join(column(options, 0)))]
    listed = re.findall(r"^  (--[a-z]+)", printed("siete tournament --help", Path()), re.MULTILINE)
    assert sorted(explained) == sorted(listed)


def test_every_level_of_every_ruleset_is_in_the_table_with_its_lead() -> None:
    (leads,) = tables(section(BOTS, "Each level beats the one below it"))
    held = {
        (ruleset, level, below)
        for ruleset, (level, below) in zip(
            (codes(each)[0] for each in column(leads, 0)),
            (codes(each) for each in column(leads, 1)),
            strict=True,
        )
    }
    assert held == {
        (ruleset, level, below) for ruleset in RULESETS for below, level in pairwise(LEVELS)
    }
    assert all(float(errors) > 2 for errors in column(leads, 3))
