"""The page on charts: what it shows is run, and every option is explained."""

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

CHARTS = page("charts.md")


def test_python_does_what_the_page_shows() -> None:
    assert failures("charts.md", blocks(CHARTS, "pycon")) == ""


def test_commands_print_what_is_shown(tmp_path: Path) -> None:
    asked = commands(CHARTS)
    assert len(asked) == 2
    for command, shown in asked:
        assert is_shown(shown, printed(command, tmp_path)), command
    assert (tmp_path / "sala.svg").read_bytes().startswith(b"<?xml")


def test_every_option_of_the_command_is_explained() -> None:
    explained = {code.split()[0] for code in codes(" ".join(column(tables(CHARTS)[0], 0)))}
    listed = set(
        re.findall(r"^  (--?[a-z-]+)", printed("siete chart --help", Path()), re.MULTILINE)
    )
    assert explained == listed - {"-h"}
