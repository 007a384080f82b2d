"""The pages of the project, and what they show."""

import doctest
import re
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[2]


def page(name: str) -> str:
    """The text of a page of ``docs/``."""
    return (ROOT / "docs" / name).read_text(encoding="utf-8")


def blocks(text: str, language: str) -> list[str]:
    """The code blocks in this language, in order."""
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def tables(text: str) -> list[list[list[str]]]:
    """The tables of a text: rows of cells, headings included."""
    found = re.findall(r"^\|.*\n\|[ |:-]+\n(?:\|.*\n)*", text, re.MULTILINE)
    return [
        [
            [cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", line)[1:-1]]
            for number, line in enumerate(table.splitlines())
            if number != 1
        ]
        for table in found
    ]


def column(table: Sequence[Sequence[str]], number: int) -> list[str]:
    """One column of a table without its heading."""
    return [row[number] for row in table[1:]]


def codes(text: str) -> list[str]:
    """What stands in backquotes."""
    return re.findall(r"`([^`]+)`", text)


def section(text: str, title: str) -> str:
    """What stands under a heading, up to the next one of its level or above."""
    found = re.search(
        rf"^(#+) {re.escape(title)}\n(.*?)(?=^\1 |\Z)", text, re.MULTILINE | re.DOTALL
    )
    assert found is not None, title
    return re.split(rf"^#{{1,{len(found[1]) - 1}}} ", found[2], flags=re.MULTILINE)[0]


def failures(name: str, examples: Sequence[str]) -> str:
    """What goes otherwise than these examples show, one after the other as one session."""
    parsed = doctest.DocTestParser().get_doctest("".join(examples), {}, name, name, 0)
    told: list[str] = []
    doctest.DocTestRunner().run(parsed, out=told.append)
    return "".join(told)
