"""The page on simulation: what it shows is run, and the options are those that there are."""

import re
from pathlib import Path

from tests.docs.pages import (
    blocks,
    codes,
    column,
    commands,
    failures,
    is_shown,
    page,
    printed,
    tables,
)

SIMULATION = page("simulation.md")


def test_python_does_what_the_page_shows() -> None:
    examples = blocks(SIMULATION, "pycon")
    assert examples
    assert failures("simulation.md", examples) == ""


def test_commands_print_what_is_shown(tmp_path: Path) -> None:
    asked = commands(SIMULATION)
    assert asked
    for command, shown in asked:
        told = untimed(printed(command, tmp_path))
        assert is_shown(untimed(shown), told), told


def untimed(text: str) -> str:
    """The text without how long it took."""
    return re.sub(r"It took .*", "It took a while.", text)


def test_every_option_of_the_command_is_explained() -> None:
    options = tables(SIMULATION)[0]
    explained = {code.split()[0] for code in codes(" ".join(column(options, 0)))}
    explained |= {code.split()[0] for code in codes(options[0][0])}
    listed = re.findall(r"^  (--[a-z]+)", printed("siete simulate --help", Path()), re.MULTILINE)
    assert explained == set(listed)
