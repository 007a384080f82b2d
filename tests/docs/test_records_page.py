"""The page on records shows what happens, and has every action and key."""

from pathlib import Path

import pytest

from siete.notation import USAGE
from siete.record import RecordError, format_record, parse_record
from siete.replay import replay
from tests.docs.pages import (
    blocks,
    codes,
    column,
    commands,
    is_shown,
    page,
    printed,
    section,
    tables,
)

RECORDS = page("records.md")
EVENING, FIRST_BANKER = blocks(RECORDS, "toml")


def test_every_action_is_there_as_it_is_written() -> None:
    (table,) = tables(section(RECORDS, "Actions"))
    assert column(table, 0) == [f"`N {usage}`" for usage in USAGE.values()]
    assert all(column(table, 1))


def test_the_records_shown_replay_as_they_expect() -> None:
    for text in (EVENING, FIRST_BANKER):
        record = parse_record(text)
        assert replay(record).mismatches == ()
        assert all(entry.expect is not None for entry in record.rounds)
        assert parse_record(format_record(record)) == record


def test_commands_print_what_is_shown(tmp_path: Path) -> None:
    (tmp_path / "evening.toml").write_text(EVENING, encoding="utf-8")
    asked = commands(RECORDS)
    assert len(asked) > 4
    for command, shown in asked:
        assert is_shown(shown, printed(command, tmp_path)), command


@pytest.mark.parametrize(
    ("title", "number", "broken"),
    [
        ("The head", 0, "x = 1"),
        ("A round", 0, "[[rounds]]\nx = 1"),
        ("A round", 1, "[[rounds]]\nexpect = { x = 1 }"),
    ],
)
def test_every_key_of_the_format_is_explained(title: str, number: int, broken: str) -> None:
    head = 'format = "siete/1"\nruleset = "sala"\nseats = ["A", "B"]\nbanker = "A"\n'
    with pytest.raises(RecordError) as refused:
        parse_record(head + broken)
    explained = codes(" ".join(column(tables(section(RECORDS, title))[number], 0)))
    assert sorted(explained) == str(refused.value.params["known"]).split()
