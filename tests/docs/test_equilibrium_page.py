"""The page on equilibria: what it shows is run, and the values in it are those that come out."""

import re
from pathlib import Path

import pytest

from siete.odds.equilibrium.solve import solve
from siete.rules import RULESETS, build_rules
from tests.docs.pages import (
    blocks,
    codes,
    column,
    commands,
    failures,
    is_shown,
    page,
    printed,
    section,
    tables,
)

EQUILIBRIUM = page("equilibrium.md")
SLOW = {"set_i_mig", "sete_e_meio"}


def test_python_does_what_the_page_shows() -> None:
    examples = blocks(EQUILIBRIUM, "pycon")
    assert len(examples) > 3
    assert failures("equilibrium.md", examples) == ""


def test_commands_print_what_is_shown(tmp_path: Path) -> None:
    asked = commands(EQUILIBRIUM)
    assert len(asked) > 2
    for command, shown in asked:
        assert is_shown(shown, printed(command, tmp_path)), command


def test_every_option_of_the_command_is_explained() -> None:
    explained = {code.split()[0] for code in codes(" ".join(column(tables(EQUILIBRIUM)[0], 0)))}
    listed = set(re.findall(r"^  (--[a-z-]+)", printed("siete solve --help", Path()), re.MULTILINE))
    assert explained == listed


LEARNED = 0.002


def as_number(shown: str) -> float:
    return float(shown.replace("−", "-"))


def as_shown(number: float) -> str:
    return f"{number:.6f}".replace("-", "−")


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=pytest.mark.long if name in SLOW else ()) for name in RULESETS],
)
def test_values_are_those_that_come_out(name: str) -> None:
    (values,) = tables(section(EQUILIBRIUM, "The rulesets"))
    (row,) = (row for row in values if row[0] == f"`{name}`")
    solution = solve(build_rules(name))
    simple = solution.simple
    if solution.left_out:  # how a banker learns hangs on the last digits, which machines differ in
        assert as_number(row[1]) == pytest.approx(solution.lower, abs=LEARNED)
        assert as_number(row[2]) == pytest.approx(solution.upper, abs=LEARNED)
    else:
        assert row[1:3] == [as_shown(each) for each in (solution.lower, solution.upper)]
    assert row[3] == as_shown(simple.by_chart)
    assert row[4] == f"{as_shown(simple.by_total)} ({simple.stands_from // 2})"


@pytest.mark.long
def test_splitting_is_worth_what_is_said() -> None:
    (rows,) = tables(section(EQUILIBRIUM, "What splitting is worth"))
    for row in rows[1:]:
        name, *variants = codes(row[0])
        solution = solve(build_rules(name, variants))
        assert row[1] == as_shown(solution.unsplit)
        assert as_number(row[2]) == pytest.approx(solution.lower, abs=LEARNED)
        assert as_number(row[3]) == pytest.approx(solution.upper, abs=LEARNED)
