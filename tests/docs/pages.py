"""The pages of the project, and what they show."""

import doctest
import os
import re
import subprocess
import sys
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
    """What goes otherwise than these examples show, run one after the other."""
    parsed = doctest.DocTestParser().get_doctest("".join(examples), {}, name, name, 0)
    told: list[str] = []
    doctest.DocTestRunner().run(parsed, out=told.append)
    return "".join(told)


def commands(text: str) -> list[tuple[str, str]]:
    """Every command of the console blocks, with what it prints; ``...`` stands for any lines."""
    return [
        (command, shown)
        for block in blocks(text, "console")
        for command, shown in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE)
    ]


def printed(command: str, folder: Path) -> str:
    """What a command prints in a folder, in English, refusals included."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    language = {"LC_ALL": "C.UTF-8", "LANGUAGE": "", "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        ["sh", "-c", command],
        cwd=folder,
        env=os.environ | language | {"PATH": path, "SIETE_HOME": str(folder / "siete")},
        capture_output=True,
        text=True,
        encoding="utf-8",
        stdin=subprocess.DEVNULL,
    )
    return done.stdout + done.stderr


def is_shown(shown: str, told: str) -> bool:
    """Whether this is what a page shows."""
    pattern = re.escape(shown).replace(re.escape("...\n"), "(?:.*\n)*")
    return re.fullmatch(pattern, told) is not None
