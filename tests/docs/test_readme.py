"""What the documents show is what happens."""

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from siete.rules import RULESETS

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("benchmarks/*.md")])


def blocks(language: str) -> list[str]:
    """The README's code blocks in this language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)


def commands() -> list[tuple[str, str]]:
    """Every command that the README shows, with what it prints."""
    return [
        (command, shown)
        for block in blocks("console")
        for command, shown in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE)
    ]


def test_the_library_does_what_the_readme_shows() -> None:
    (example,) = blocks("pycon")
    parsed = doctest.DocTestParser().get_doctest(example, {}, "README.md", "README.md", 0)
    told: list[str] = []
    failed, tried = doctest.DocTestRunner().run(parsed, out=told.append)
    assert tried > 10
    assert not failed, "".join(told)


@pytest.mark.parametrize(("command", "shown"), commands())
def test_a_command_prints_what_the_readme_shows(command: str, shown: str, tmp_path: Path) -> None:
    (record,) = blocks("toml")
    (tmp_path / "royal.toml").write_text(record, encoding="utf-8")
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        ["sh", "-c", command],
        cwd=tmp_path,
        env=os.environ | {"PATH": path, "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout
    pattern = re.escape(shown).replace(re.escape("...\n"), "(?:.*\n)*")
    assert re.fullmatch(pattern, done.stdout)


def test_the_readme_shows_a_record_a_command_and_the_library() -> None:
    shown = [command.split()[:2] for command, _ in commands()]
    assert ["siete", "rules"] in shown
    assert ["siete", "replay"] in shown
    assert blocks("toml")
    assert blocks("pycon")


def test_the_readme_presents_every_ruleset() -> None:
    assert re.findall(r"^\| `([a-z_]+)` \|", README, re.MULTILINE) == list(RULESETS)


def test_the_two_commands_of_the_readme_are_make_targets() -> None:
    targets = set(re.findall(r"^    make ([a-z-]+)$", README, re.MULTILINE))
    assert targets == {"play", "test"}
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert [target for target in targets if f"\n{target}:" not in makefile] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_what_a_document_links_to_exists(document: Path) -> None:
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", document.read_text(encoding="utf-8"))
    missing = [link for link in links if not (document.parent / link).exists()]
    assert missing == []
