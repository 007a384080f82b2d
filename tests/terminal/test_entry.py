"""Numbers entered with arrows or digits, always within the bounds of the choice."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from siete.amounts import CHIP, parse_amount
from siete.game import Choice
from siete.terminal.entry import Entry


def stake(low: str, high: str, step: str) -> Choice:
    return Choice("bet", low=parse_amount(low), high=parse_amount(high), step=parse_amount(step))


def chips(entry: Entry) -> str:
    assert entry.value is not None
    return entry.digits(entry.value)


def chips_or_none(entry: Entry) -> int | None:
    return entry.value


def test_arrows_go_by_steps_and_stop_at_the_limits() -> None:
    entry = Entry(stake("1", "3", "1"))
    assert chips(entry) == "1"
    entry.move(1)
    assert chips(entry) == "2"
    entry.move(10)
    assert chips(entry) == "3"
    entry.move(-1)
    assert chips(entry) == "2"
    entry.lowest()
    assert chips(entry) == "1"
    entry.highest()
    assert chips(entry) == "3"


def test_a_raise_begins_as_none_and_can_be_taken_back() -> None:
    entry = Entry(stake("2", "3", "1"), may_be_none=True)
    assert entry.value == 0
    entry.move(1)
    assert chips(entry) == "2"
    entry.move(-1)
    assert entry.value == 0


def test_digits_may_have_a_comma_and_are_checked() -> None:
    entry = Entry(stake("1", "10", "0.1"))
    for sign in "1,3":
        assert entry.type(sign)
    assert entry.value == 13 * CHIP // 10
    entry.type("5")
    assert chips_or_none(entry) is None
    entry.erase()
    assert chips(entry) == "1.3"
    assert not entry.type("x")
    assert not entry.type(",")


def test_what_a_pot_leaves_may_be_no_multiple_of_the_step() -> None:
    entry = Entry(stake("0.5", "0.5", "1"))
    assert chips(entry) == "0.5"
    entry.move(1)
    assert chips(entry) == "0.5"
    entry = Entry(stake("1.5", "4", "1"))
    entry.move(1)
    assert chips(entry) == "2"
    entry.move(-1)
    assert chips(entry) == "1.5"


def test_a_cut_is_a_whole_number() -> None:
    entry = Entry(Choice("cut", low=1, high=39, step=1), count=True, start=20)
    assert entry.value == 20
    entry.move(-10)
    assert entry.value == 10
    assert entry.type("4")
    assert entry.value == 4
    assert not entry.type(".")
    entry.type("0")
    assert entry.value is None


@pytest.mark.parametrize("none", [False, True])
@given(
    low=st.integers(1, 40),
    span=st.integers(0, 40),
    step=st.integers(1, 12),
    moves=st.lists(st.sampled_from([1, -1, 10, -10, 0, 99])),
)
@example(low=3, span=0, step=2, moves=[1])
def test_whatever_the_arrows_do_the_choice_takes_it(
    none: bool, low: int, span: int, step: int, moves: list[int]
) -> None:
    choice = Choice("bet", low=low, high=low + span, step=step)
    entry = Entry(choice, may_be_none=none)
    for steps in moves:
        if steps == 0:
            entry.lowest()
        elif steps == 99:
            entry.highest()
        else:
            entry.move(steps)
        assert entry.value is not None
        assert choice.takes(entry.value) or (none and entry.value == 0)
