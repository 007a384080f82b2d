"""Solutions as tables for pandas and polars, against what they were made of."""

import json

import pandas
import polars
import pytest

from siete.cards import parse_cards
from siete.odds.equilibrium.report import (
    chart_table,
    results_table,
    rules_table,
    solution_object,
)
from siete.odds.equilibrium.rule_worth import RuleWorth
from siete.odds.equilibrium.solve import Solution, solve
from siete.rules import build_rules

FEW = parse_cards("1o 2o 3o 3c 4o 5o 6o 7o 7c 7e 10o 11o 12o 12c 11c 10c")


@pytest.fixture(scope="module")
def raised() -> Solution:
    """Few cards, face down after the first, with raises against an open card and a wild one."""
    options = {
        "bank.card": "exposed",
        "bets.raise": "yes",
        "bets.max": "3",
        "cards.draws": "all_down",
        "deck.wild": "12o",
        "specials.muerta": "yes",
    }
    return solve(build_rules("sette_e_mezzo", options=options), FEW)


def test_results_are_a_table(raised: Solution) -> None:
    rows = results_table(raised)
    for table in (pandas.DataFrame(rows), polars.DataFrame(rows)):
        assert float(table["chance"].sum()) == pytest.approx(1, abs=1e-12)
        mean = float((table["chance"] * table["net"]).sum())
        assert mean == pytest.approx(raised.value, abs=1e-12)
    frame = polars.DataFrame(rows)
    assert set(frame["net"]) <= {-3.0, -1.0, 1.0, 3.0, 9.0}  # a muerta is paid three times
    busts = frame.filter(polars.col("why") == "bust")
    assert set(busts["banker"]) == {""}
    assert set(busts["net"]) == {-1.0, -3.0}


def test_the_chart_is_a_table_with_a_column_for_each_action(raised: Solution) -> None:
    rows = chart_table(raised)
    assert len(pandas.DataFrame(rows)) == len(raised.chart)
    table = polars.DataFrame(rows)
    actions = [name for name in table.columns if name in {*raised_actions(raised)}]
    assert {"stand", "down", "down_raise"} <= set(actions)
    summed = table.select(polars.sum_horizontal(actions))
    assert summed.to_series().to_list() == pytest.approx([1.0] * len(rows))
    # Each first card with each of the banker's comes as often as it is dealt so; 7½ can't.
    first = table.filter((polars.col("shown") == 0) & (polars.col("hidden") == "3"))
    against = dict(zip(first["bank"], first["chance"], strict=True))
    assert against["3"] == pytest.approx(2 / 16 * 1 / 15)
    assert against["wild"] == pytest.approx(2 / 16 * 1 / 15)
    assert against["figure"] == pytest.approx(2 / 16 * 5 / 15)


def raised_actions(solution: Solution) -> set[str]:
    return {name for cell in solution.chart for name in cell.actions}


def test_hands_settled_face_down_are_by_their_total(raised: Solution) -> None:
    settled = [row for row in chart_table(raised) if row["hidden"] == ""]
    assert settled
    assert all(row["shown"] != 0 for row in settled)
    assert {row["total"] for row in settled} <= {half / 2 for half in range(2, 16)}


def test_the_object_is_json_with_totals_as_texts(raised: Solution) -> None:
    found = json.loads(json.dumps(solution_object(raised, rounds=10)))
    assert found["highest"] == 3.0
    assert found["bank"]["rounds"] == 10
    assert {each["total"] for each in found["chart"]} >= {"0.5", "5", "5.5", "7"}
    assert found["simple"]["stands_from"] in {"3", "3.5", "4", "4.5", "5", "5.5", "6"}
    assert found["simple"]["by_chart"] <= found["value"] + 1e-12
    assert found["value"] == raised.value


def test_what_rules_add_is_a_table() -> None:
    worths = [
        RuleWorth("pay.ties", "push", "bank", 0.1, 0.1),
        RuleWorth("bets.raise", "yes", "no", 0.2, 0.3),
    ]
    table = polars.DataFrame(rules_table(worths))
    assert table.columns == ["option", "value", "without", "lower", "upper"]
    assert table["lower"].sum() == pytest.approx(0.3)
    assert list(pandas.DataFrame(rules_table(worths))["option"]) == ["pay.ties", "bets.raise"]
