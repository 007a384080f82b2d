"""``siete chart`` as a person uses it."""

import resource
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from xml.etree import ElementTree

import pytest

from siete.cli.main import main
from siete.odds.equilibrium import rule_worth, solve
from siete.texts import LANGUAGES, texts
from tests.odds.charted import WORTHS, solved


@pytest.fixture(autouse=True)
def _solved_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The casino's game is solved once, and its rules add what is made up."""
    monkeypatch.setattr(solve, "solve", lambda rules, progress: solved(rules.ruleset))
    monkeypatch.setattr(rule_worth, "rule_worths", lambda *_: iter(WORTHS))


def run(*arguments: str) -> tuple[int, str, str]:
    with redirect_stdout(StringIO()) as out, redirect_stderr(StringIO()) as complaints:
        code = main(["chart", *arguments])
    return code, out.getvalue(), complaints.getvalue()


@pytest.mark.parametrize(
    ("ending", "begins"),
    [(".svg", b"<?xml"), (".PNG", b"\x89PNG"), (".html", b"<!doctype html>")],
)
def test_the_ending_of_its_name_says_what_the_file_is(
    tmp_path: Path, ending: str, begins: bytes
) -> None:
    file = tmp_path / f"sala{ending}"
    code, out, complaints = run("sala", "-o", str(file), "--lang", "en")
    assert (code, complaints) == (0, "")
    assert file.read_bytes().startswith(begins)
    assert f"{file} is written: How the player plays, 100 rounds." in out
    assert "--each-rule" in out


def test_rounds_and_rules_are_drawn_as_asked(tmp_path: Path) -> None:
    file = tmp_path / "sala.html"
    code, out, _ = run("sala", "-o", str(file), "--rounds", "30", "--each-rule", "--lang", "en")
    assert code == 0
    assert "30 rounds, What each rule adds." in out
    assert "--each-rule" not in out
    page = file.read_text(encoding="utf-8")
    assert "+0.0625" in page
    assert ">30 rounds</h2>" in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_is_said_in_the_language(tmp_path: Path, language: str) -> None:
    file = tmp_path / "sala.svg"
    code, out, _ = run("sala", "-o", str(file), "--lang", language)
    assert code == 0
    assert texts(language).say("solve-chart-title") in out
    title = ElementTree.parse(file).findtext("{http://www.w3.org/2000/svg}title")
    assert title == texts(language).say("chart-title", ruleset=texts(language).say("ruleset-sala"))


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("sala", "-o", "sala.pdf"), "sala.pdf can't be drawn"),
        (("sala", "-o", "sala"), ".svg, .png or .html"),
        (("sala", "-o", "nowhere/sala.svg"), "can't be written to nowhere: "),
        (("sala", "-o", "s.svg", "--rounds", "0"), "Allowed are 1 to 10000"),
        (("sala", "-o", "s.svg", "--rounds", "10001"), "Allowed are 1 to 10000"),
        (("sala", "-o", "s.svg", "--rounds", "many"), "many"),
        (("sala",), "-o"),
        (("nala", "-o", "s.svg"), "nala"),
    ],
)
def test_what_can_not_be_is_refused_in_a_line(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
    sentence: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    code, out, complaints = run(*arguments, "--lang", "en")
    assert (code, out) == (2, "")
    assert complaints.count("\n") == 1
    assert sentence in complaints
    assert not list(tmp_path.iterdir())


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    folder = tmp_path / "charts.svg"
    folder.mkdir()
    code, _, complaints = run("sala", "-o", str(folder), "--lang", "en")
    assert code == 2
    assert "can't be written" in complaints


def test_a_file_that_was_there_stays_where_nothing_can_be_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        left.append(new.exists())
        raise KeyboardInterrupt

    left: list[bool] = []

    monkeypatch.setattr(rule_worth, "rule_worths", interrupted)
    old, new = tmp_path / "old.svg", tmp_path / "new.svg"
    old.write_text("as it was")
    for file in (old, new):
        assert run("sala", "-o", str(file), "--each-rule")[0] == 130
    assert old.read_text() == "as it was"
    assert not new.exists()
    assert left == [False, False]  # nor is there an empty one while it is worked on


def test_a_disk_that_fills_up_leaves_the_chart_that_was_there(tmp_path: Path) -> None:
    file = tmp_path / "sala.html"
    file.write_text("as it was")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (10_000, before[1]))
    try:
        code, out, complaints = run("sala", "-o", str(file), "--lang", "en")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert (code, out) == (2, "")
    assert f"can't be written to {file}: " in complaints
    assert file.read_text() == "as it was"
    assert list(tmp_path.iterdir()) == [file]
