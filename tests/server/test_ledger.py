"""Who owes whom, the fewest payments that settle it, and the file for a spreadsheet."""

import csv as reading
import io
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from siete.debts import EXACT_UP_TO, transfers
from siete.server import protocol as p
from siete.server.ledger import cell, csv, evening
from siete.texts import texts
from siete.texts.languages import LANGUAGES
from tests.server.rooms import Evening

BALANCES = st.lists(st.integers(-6, 6), min_size=1, max_size=7).map(
    lambda some: [*some, -sum(some)]
)


def settled(amounts: list[int]) -> list[tuple[str, str, int]]:
    return [tuple(each) for each in transfers({f"P{k}": each for k, each in enumerate(amounts)})]  # type: ignore[misc]


def most_circles(amounts: list[int]) -> int:
    """In how many groups that each sum to zero these can be parted, by trying all of them."""
    if not amounts:
        return 0
    first, rest = amounts[0], range(1, len(amounts))
    best = 1
    for size in range(len(rest) + 1):
        for others in combinations(rest, size):
            if first + sum(amounts[k] for k in others) == 0:
                left = [amounts[k] for k in rest if k not in others]
                best = max(best, 1 + most_circles(left))
    return best


@given(BALANCES)
def test_payments_settle_every_balance(amounts: list[int]) -> None:
    left = {f"P{k}": amount for k, amount in enumerate(amounts)}
    for payer, payee, amount in settled(amounts):
        assert amount > 0
        left[payer] += amount
        left[payee] -= amount
    assert not any(left.values())


@given(BALANCES)
def test_no_fewer_payments_would_do(amounts: list[int]) -> None:
    open_ = [amount for amount in amounts if amount]
    assert len(settled(amounts)) == (len(open_) - most_circles(open_) if open_ else 0)


@given(st.lists(st.integers(-50, 50), min_size=EXACT_UP_TO, max_size=20))
def test_many_people_are_settled_too(some: list[int]) -> None:
    amounts = [*some, -sum(some)]
    left = {f"P{k}": amount for k, amount in enumerate(amounts)}
    for payer, payee, amount in settled(amounts):
        left[payer] += amount
        left[payee] -= amount
    assert not any(left.values())
    assert len(settled(amounts)) < max(1, sum(bool(amount) for amount in amounts))


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
