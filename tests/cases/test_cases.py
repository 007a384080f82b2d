"""Every record of the folder comes to what it says, or is refused where it should be."""

import re
import shutil
import subprocess
import sys
import tomllib
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from siete.errors import SieteError
from siete.record import Record, format_record, load, parse_record
from siete.replay import replay
from siete.rules import OPTIONS, build_rules, option_value

HERE = Path(__file__).parent
OPTION_RECORDS = HERE / "options"
PLAYED = sorted(
    path
    for folder in (HERE / "played", OPTION_RECORDS)
    for path in folder.glob("*.toml")
    if path.name != "flips.toml"
)
REFUSED = sorted([*(HERE / "refused").glob("*.toml"), *(OPTION_RECORDS / "refused").glob("*.toml")])
FLIPS = tomllib.loads(
    (OPTION_RECORDS / "flips.toml").read_text(encoding="utf-8"), parse_float=Decimal
)


def name(path: Path) -> str:
    return str(path.relative_to(HERE).with_suffix(""))


def under(record: Record, option: str, value: object) -> Record:
    """The record under rules in which one option has another value, everything else the same."""
    values: dict[str, Any] = {each.name: option_value(record.rules, each.name) for each in OPTIONS}
    values[option] = value
    rules = build_rules(record.rules.ruleset, record.rules.variants, values)
    return Record(rules, record.seats, record.banker, record.rounds)


def test_there_are_enough_records() -> None:
    own = [path for path in (*PLAYED, *REFUSED) if not path.name.startswith("given_")]
    assert len(own) >= 150


@pytest.mark.parametrize("path", PLAYED, ids=name)
def test_a_played_record_comes_to_what_it_says(path: Path) -> None:
    record = load(path)
    assert any(entry.expect is not None for entry in record.rounds)
    assert replay(record).mismatches == ()


@pytest.mark.parametrize("path", REFUSED, ids=name)
def test_a_refused_record_is_refused(path: Path) -> None:
    with pytest.raises(SieteError):
        replay(load(path))


@pytest.mark.parametrize("path", PLAYED, ids=name)
def test_a_record_written_again_is_the_same_record(path: Path) -> None:
    record = load(path)
    assert parse_record(format_record(record)) == record


@pytest.mark.parametrize(
    "flip", FLIPS["flips"], ids=lambda flip: f"{Path(flip['file']).stem}-{flip['value']}"
)
def test_another_value_of_the_option_changes_the_outcome(flip: dict[str, Any]) -> None:
    record = load(OPTION_RECORDS / flip["file"])
    assert replay(record).mismatches == ()
    if flip["how"] == "refused":
        with pytest.raises(SieteError):
            replay(under(record, flip["option"], flip["value"]))
    else:
        assert flip["how"] == "expect"
        assert replay(under(record, flip["option"], flip["value"])).mismatches


@pytest.mark.parametrize(
    "flip", FLIPS["allowed"], ids=lambda flip: f"{Path(flip['file']).stem}-{flip['value']}"
)
def test_what_an_option_refuses_is_played_under_another_value(flip: dict[str, Any]) -> None:
    path = OPTION_RECORDS / flip["file"]
    with pytest.raises(SieteError):
        replay(load(path))
    # The record's own rules may contradict one another: so they are changed in its text.
    line = rf'^"{re.escape(flip["option"])}" = .*\n'
    text, found = re.subn(line, "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert found <= 1
    record = under(parse_record(text), flip["option"], flip["value"])
    assert replay(record).mismatches == ()


def test_every_option_changes_what_some_record_comes_to() -> None:
    changed = {flip["option"] for flip in (*FLIPS["flips"], *FLIPS["allowed"])}
    assert changed == {option.name for option in OPTIONS}


def test_the_index_names_every_record_and_nothing_else() -> None:
    index = (HERE / "INDEX.md").read_text(encoding="utf-8")
    linked = set(re.findall(r"\]\(([^)]+\.toml)\)", index))
    present = {
        str(path.relative_to(HERE))
        for folder in ("played", "refused")
        for path in (HERE / folder).glob("*.toml")
    }
    assert linked == present


def siete(*arguments: object) -> subprocess.CompletedProcess[str]:
    command = shutil.which("siete", path=str(Path(sys.executable).parent)) or "siete"
    return subprocess.run(
        [command, *map(str, arguments)], capture_output=True, text=True, check=False
    )


def test_the_command_replays_all_that_is_played() -> None:
    done = siete("replay", "--json", *PLAYED)
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) == len(PLAYED)


def test_the_command_refuses_each_that_is_refused_in_one_line() -> None:
    done = siete("replay", *REFUSED)
    assert done.returncode == 2
    assert done.stdout == ""
    lines = done.stderr.splitlines()
    assert len(lines) == len(REFUSED)
    for path, line in zip(REFUSED, lines, strict=True):
        assert str(path) in line
