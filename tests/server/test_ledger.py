"""The ledger of an evening as a file for a spreadsheet."""

import csv as reading
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from siete.server import protocol as p
from siete.server.ledger import cell, csv, evening
from siete.texts import texts
from siete.texts.languages import LANGUAGES
from tests.server.rooms import Evening


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("Ana", "Ana"),
        ("-4.5", "-4.5"),
        ("-", "'-"),
        ("-1+2", "'-1+2"),
        ("=1+1", "'=1+1"),
        ("+1", "'+1"),
        ("@SUM(A1)", "'@SUM(A1)"),
        ("\t=1", "'\t=1"),
        ("-Ana", "'-Ana"),
        ("a,b", '"a,b"'),
        ('say "x"', '"say ""x"""'),
        ('=a,"b', '"\'=a,""b"'),
    ],
)
def test_no_cell_is_a_formula(text: str, written: str) -> None:
    assert cell(text) == written


@given(st.text())
def test_cells_are_read_as_they_were_written(text: str) -> None:
    (row,) = reading.reader(io.StringIO(cell(text) + ",x\r\n", newline=""), strict=True)
    assert row[1] == "x"
    assert row[0] in (text, f"'{text}")
    assert row[0][:1] not in "=+@\t\r" or not row[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_file_has_a_line_for_each_round_and_adds_up(lang: str) -> None:
    table = Evening("sete_e_meio").sit("Bruno", "-Cleo").start()
    table.play_round().play_round()
    table.do("ana", p.Paid(id="x", payer="Ana", payee="Bruno", amount="3", why="correction"))
    rows = list(reading.reader(io.StringIO(csv(table.room, texts(lang)), newline="")))
    assert rows[0][2:] == ["Ana", "Bruno", "'-Cleo"]
    lines = rows[1 : rows.index([])]
    columns = list(zip(*(row[2:] for row in lines), strict=True))
    for column in columns:
        *each, balance = (float(amount or 0) for amount in column)
        assert sum(each) == balance
    assert [float(column[-1]) for column in columns] == [
        amount / 10**12 for amount in evening(table.room).values()
    ]
