"""Totals as people write them."""

import pytest

from siete.odds.policies import DrawTo, parse_policy
from siete.odds.totals import half_points


@pytest.mark.parametrize(
    ("text", "total"),
    [("5", 10), ("5.0", 10), ("5,0", 10), ("5.5", 11), ("5,5", 11), ("5½", 11), ("½", 1)]
    + [("0.5", 1), ("0,5", 1), (".5", 1), ("7.5", 15), ("7½", 15)],
)
def test_a_total_has_several_forms(text: str, total: int) -> None:
    assert half_points(text) == total
    assert parse_policy(f"draw-to:{text}") == DrawTo(total)


@pytest.mark.parametrize(
    "text", ["", "0", "8", "5.25", "5.5½", "5.", ",", "-1", "٥", "5,", "0,0", "15"]
)
def test_what_is_no_total_is_none(text: str) -> None:
    assert half_points(text) is None
