"""The grammar of values: what each option accepts, in text, TOML and JSON, and what it refuses."""

from datetime import date
from decimal import Decimal

import pytest

from siete.amounts import CHIP, ONE
from siete.rules import RulesError, Tariff, build_rules, option_text, option_value

# Option, what is written, the value of its field, its text, its JSON.
ACCEPTED = [
    ("bets.proposal", "yes", True, "yes", True),
    ("bets.proposal", "true", True, "yes", True),
    ("bets.proposal", True, True, "yes", True),
    ("bets.proposal", "no", False, "no", False),
    ("bets.proposal", "false", False, "no", False),
    ("bets.proposal", False, False, "no", False),
    ("bets.form", "fixed", "fixed", "fixed", "fixed"),
    ("bets.max", "5", 5 * CHIP, "5", "5"),
    ("bets.max", "5.00", 5 * CHIP, "5", "5"),
    ("bets.max", 5, 5 * CHIP, "5", "5"),
    ("bets.max", Decimal("5.0"), 5 * CHIP, "5", "5"),
    ("bets.max", Decimal("1E+2"), 100 * CHIP, "100", "100"),
    ("bets.max", 999_999_999_999_999, 999_999_999_999_999 * CHIP, "9" * 15, "9" * 15),
    ("bets.step", "0.000001", 10**6, "0.000001", "0.000001"),
    ("bets.step", Decimal("0.10"), CHIP // 10, "0.1", "0.1"),
    ("pay.natural", "1.5", 3 * ONE // 2, "1.5", "1.5"),
    ("pay.natural", 1, ONE, "1", "1"),
    ("honour.penalty", 0, 0, "0", "0"),
    ("honour.penalty", Decimal("0.25"), ONE // 4, "0.25", "0.25"),
    ("deck.wild", "none", None, "none", "none"),
    ("deck.wild", "10o", 7, "10o", "10o"),
    ("deck.wild", "12b", 39, "12b", "12b"),
    ("bank.draws_to", "none", 0, "none", "none"),
    ("bank.draws_to", "0.5", 1, "0.5", "0.5"),
    ("bank.draws_to", Decimal("5.5"), 11, "5.5", "5.5"),
    ("bank.draws_to", 7, 14, "7", "7"),
    ("bank.draws_to", "7.5", 15, "7.5", "7.5"),
    ("split.max_hands", "1", 1, "1", 1),
    ("split.max_hands", 1000, 1000, "1000", 1000),
    ("table.players", "2-12", (2, 12), "2-12", [2, 12]),
    ("table.players", "4,6", (4, 6), "4-6", [4, 6]),
    ("table.players", [3, 3], (3, 3), "3-3", [3, 3]),
    ("table.players", "[2, 5]", (2, 5), "2-5", [2, 5]),
    ("first_card.pass_on", "none", (), "none", []),
    ("first_card.pass_on", [], (), "none", []),
    ("first_card.pass_on", "[]", (), "none", []),
    ("first_card.pass_on", "3", (3,), "3", [3]),
    ("first_card.pass_on", "12-1-7", (1, 7, 12), "1-7-12", [1, 7, 12]),
    ("first_card.pass_on", "4, 3", (3, 4), "3-4", [3, 4]),
    ("first_card.pass_on", [11, 10], (10, 11), "10-11", [10, 11]),
    ("first_card.pass_on", '["4", 3]', (3, 4), "3-4", [3, 4]),
    ("bank.claimed_by", "none", (), "none", []),
    (
        "bank.claimed_by",
        "wild_natural-natural",
        ("natural", "wild_natural"),
        "natural-wild_natural",
        ["natural", "wild_natural"],
    ),
    (
        "bank.claimed_by",
        ["pair_of_sevens", "seven_and_a_half"],
        ("seven_and_a_half", "pair_of_sevens"),
        "seven_and_a_half-pair_of_sevens",
        ["seven_and_a_half", "pair_of_sevens"],
    ),
    ("bets.tariffs", "none", (), "none", []),
    ("bets.tariffs", "[]", (), "none", []),
    (
        "bets.tariffs",
        "low-1-2-none-2-4.0",
        (Tariff("low", CHIP, 2 * CHIP), Tariff("none", 2 * CHIP, 4 * CHIP)),
        "low-1-2-none-2-4",
        [["low", "1", "2"], ["none", "2", "4"]],
    ),
    ("bets.tariffs", "low,1,2", (Tariff("low", CHIP, 2 * CHIP),), "low-1-2", [["low", "1", "2"]]),
    (
        "bets.tariffs",
        [["z_9", 3, Decimal("3.0")]],
        (Tariff("z_9", 3 * CHIP, 3 * CHIP),),
        "z_9-3-3",
        [["z_9", "3", "3"]],
    ),
    (
        "bets.tariffs",
        [{"name": "high", "min": "2", "max": 4}],
        (Tariff("high", 2 * CHIP, 4 * CHIP),),
        "high-2-4",
        [["high", "2", "4"]],
    ),
    (
        "bets.tariffs",
        '[["low", 1, 2.0]]',
        (Tariff("low", CHIP, 2 * CHIP),),
        "low-1-2",
        [["low", "1", "2"]],
    ),
]

JUNK: list[object] = [
    None,
    "",
    " ",
    "maybe",
    "[",
    "[" * 5000,
    "[1e99999999999999999999]",
    "[\ud800]",
    "{}",
    float("nan"),
    0.5,
    Decimal("NaN"),
    Decimal("sNaN"),
    Decimal("Infinity"),
    Decimal("1e999999"),
    Decimal("1e-999999"),
    Decimal("0e-999999"),
    10**5000,
    -1,
    "-1",
    {},
    {"a": 1},
    [[]],
    [None],
    [{}],
    [True],
    [Decimal("sNaN")],
    ["", ""],
    date(2000, 1, 1),
    object(),
]

# What each option refuses, with the code of its message, besides all of the junk.
REFUSED: dict[str, tuple[str, list[object]]] = {
    "bets.proposal": ("not_a_switch", ["Yes", 1, 0, [True], "sí"]),
    "bets.form": ("not_a_choice", ["Free", True, 1, ["free"], "free "]),
    "bets.max": (
        "not_an_amount",
        [0, "0", "0.0", "1.0000001", "5,5", "+5", "1e2", "٣", True, ["5"], 10**15, "1" * 16],
    ),
    "pay.natural": ("not_a_multiple", [0, "0.999999", "1.0000001", True, [2], "2x"]),
    "honour.penalty": ("not_a_multiple", ["0.0000001", True, "none", [0]]),
    "deck.wild": ("not_a_figure", ["7o", "12", "12O", "13o", 39, ["12o"], True]),
    "bank.draws_to": ("not_a_total", ["0", 0, "8", "5.25", "7.500001", True, [5]]),
    "split.max_hands": ("not_a_count", [0, 1001, "01", "1.0", "1 ", True, [1], Decimal(2)]),
    "table.players": (
        "not_a_range",
        ["none", "1-5", "2-13", "6-4", "2", "2-3-4", "2-", 4, [], [True, 5], [2, "x"], "[2]"],
    ),
    "first_card.pass_on": ("not_ranks", ["8", "3-3", [3, 3], 3, "3-", "03", [True], "0", [3.0]]),
    "bank.claimed_by": (
        "not_words",
        ["bust", "natural-natural", ["natural", "natural"], 1, ["none"], "natural-", "Natural"],
    ),
    "bets.tariffs": (
        "not_tariffs",
        [
            1,
            "low",
            "low-1",
            "low-1-2-high",
            "Low-1-2",
            "1low-1-2",
            "-1-2",
            f"{'x' * 25}-1-2",
            "lów-1-2",
            "low-0-2",
            "low-1-x",
            "low-1-2.0000001",
            ["low-1-2"],
            ["low", "1", "2"],
            [["low", 1]],
            [["low", 1, 2, 3]],
            [[3, 1, 2]],
            [["low", True, 2]],
            [{"name": "low", "min": 1}],
            [{"name": "low", "min": 1, "max": 2, "step": 1}],
            [[f"t{number}", 1, 2] for number in range(25)],
        ],
    ),
}
BAD = [
    pytest.param(option, raw, code, id=f"{option}-{place}")
    for option, (code, values) in REFUSED.items()
    for place, raw in enumerate((*values, *JUNK))
]


def wide(option: str, raw: object) -> dict[str, object]:
    """The option, among limits that leave room for it."""
    limits = {"bets.min": "1", "bets.max": "999999999999999", "bets.tariffs": "none"}
    return {**limits, option: raw}


@pytest.mark.parametrize(("option", "raw", "value", "text", "json"), ACCEPTED)
def test_accepted(option: str, raw: object, value: object, text: str, json: object) -> None:
    rules = build_rules("set_i_mig", (), wide(option, raw))
    assert getattr(rules, option.replace(".", "_")) == value
    assert option_text(rules, option) == text
    assert option_value(rules, option) == json


@pytest.mark.parametrize(("option", "raw", "code"), BAD)
def test_refused(option: str, raw: object, code: str) -> None:
    with pytest.raises(RulesError) as refused:
        build_rules("set_i_mig", (), wide(option, raw))
    (problem,) = refused.value.problems
    assert (problem.option, problem.code) == (option, code)
    assert len(problem.value) <= 40
    assert problem.value.isprintable()


@pytest.mark.parametrize(
    ("raw", "code", "params"),
    [
        ("low-3-2", "tariff_min_above_max", {"name": "low", "min": "3", "max": "2"}),
        ("a-1-2-b-1-2-a-1-3", "tariff_twice", {"name": "a"}),
    ],
)
def test_tariffs_that_contradict_themselves(
    raw: str, code: str, params: dict[str, str | int]
) -> None:
    with pytest.raises(RulesError) as refused:
        build_rules("set_i_mig", (), {"bets.tariffs": raw})
    (problem,) = refused.value.problems
    assert (problem.option, problem.code, problem.params) == ("bets.tariffs", code, params)


@pytest.mark.parametrize(
    ("raw", "shown"),
    [
        ("x" * 40, "x" * 40),
        ("x" * 41, "x" * 39 + "…"),
        ("\x1b[31mred", "\ufffd[31mred"),
        (True, "true"),
        (None, "null"),
        (-7, "-7"),
        (10**40, "…"),
        (0.5, "0.5"),
        (Decimal("1e999999"), "1E+999999"),
        ([1, ["a", [True, [2]]]], "[1, [a, [true, …]]]"),
        (date(2000, 1, 1), "…"),
    ],
)
def test_how_a_refused_value_is_shown(raw: object, shown: str) -> None:
    with pytest.raises(RulesError) as refused:
        build_rules("set_i_mig", (), {"bets.form": raw})
    assert refused.value.problems[0].value == shown


def test_what_would_be_allowed_is_said() -> None:
    options = {
        "bets.form": "x",
        "bank.draws_to": "x",
        "split.max_hands": "x",
        "table.players": "x",
        "pay.natural": "x",
        "bets.step": "x",
        "deck.wild": "x",
        "first_card.burn_on": "x",
        "bank.claimed_by": "x",
        "bets.tariffs": "x",
    }
    with pytest.raises(RulesError) as refused:
        build_rules("set_i_mig", (), options)
    assert {problem.option: problem.params for problem in refused.value.problems} == {
        "bets.form": {"allowed": "free, fixed"},
        "bank.draws_to": {"most": "7.5"},
        "split.max_hands": {"least": 1, "most": 1000},
        "table.players": {"least": 2, "most": 12},
        "pay.natural": {"least": 1, "places": 6},
        "bets.step": {"places": 6},
        "deck.wild": {"allowed": "10o, 11o, 12o, 10c, 11c, 12c, 10e, 11e, 12e, 10b, 11b, 12b"},
        "first_card.burn_on": {"allowed": "1, 2, 3, 4, 5, 6, 7, 10, 11, 12"},
        "bank.claimed_by": {"allowed": "seven_and_a_half, natural, pair_of_sevens, wild_natural"},
        "bets.tariffs": {"places": 6, "most": 24},
    }
