"""Who pays whom: cells of the pay matrix, each from the sentence of a sheet or of a reading."""

from collections.abc import Mapping

import pytest
from hypothesis import given

from siete.amounts import format_multiple
from siete.rules import (
    BUST,
    CLASSES,
    NATURAL,
    PAIR_OF_SEVENS,
    SEVEN_AND_A_HALF,
    WILD_NATURAL,
    Rules,
    build_rules,
    class_name,
    pay_matrix,
)
from tests.strategies import valid_rules

PLACE = {
    "bust": 0,
    "half": 1,
    "3": 6,
    "4½": 9,
    "5": 10,
    "6½": 13,
    "7": 14,
    "7½": SEVEN_AND_A_HALF,
    "natural": NATURAL,
    "wild natural": WILD_NATURAL,
    "two sevens": PAIR_OF_SEVENS,
}

# What the player gets, by ruleset with variants: (player, banker, multiple), in groups that name
# the sentence that they come from.
CELLS: dict[str, Mapping[str, list[tuple[str, str, str]]]] = {
    "set_i_mig": {
        "000 c2: a bust hands its stake to the bank": [
            ("bust", "half", "-1"),
            ("bust", "7½", "-1"),
            ("bust", "bust", "-1"),
        ],
        "000 d1: the bank's seven and a half wins all stakes": [
            ("half", "7½", "-1"),
            ("7½", "7½", "-1"),
            ("natural", "7½", "-1"),
            ("7½", "natural", "-1"),
        ],
        "000 d2: a higher hand gets its stake, seven and a half twice": [
            ("7", "6½", "1"),
            ("5", "4½", "1"),
            ("7½", "7", "2"),
            ("natural", "half", "2"),
        ],
        "000 d2: the bank wins from equal and lower hands": [
            ("5", "5", "-1"),
            ("half", "half", "-1"),
            ("4½", "5", "-1"),
        ],
        "000 d3: a bust bank pays all, R14": [
            ("half", "bust", "1"),
            ("7", "bust", "1"),
            ("7½", "bust", "2"),
        ],
    },
    "siete_y_media": {
        "001: the bank wins from lower and equal, pays seven and a half twice": [
            ("6½", "7", "-1"),
            ("7", "7", "-1"),
            ("7", "5", "1"),
            ("7½", "7", "2"),
            ("7½", "7½", "-1"),
            ("3", "bust", "1"),
        ],
    },
    "siete_y_media piedrahita": {
        "001 Piedrahíta: a bust always pays the stake": [("bust", "7½", "-1"), ("bust", "7", "-1")],
        "a tie pays the stake": [("5", "5", "-1"), ("7", "7", "-1")],
        "seven and a half gets twice": [("7½", "5", "2"), ("natural", "bust", "2")],
        "all pay twice to the bank's seven and a half": [
            ("half", "7½", "-2"),
            ("7", "natural", "-2"),
        ],
        "save seven and a half, which pays four times": [
            ("7½", "7½", "-4"),
            ("natural", "7½", "-4"),
            ("7½", "natural", "-4"),
        ],
    },
    "sete_e_meio": {
        "002 A banca: bust, it pays all still in the game": [("3", "bust", "1")],
        "with seven and a half it wins from all": [("7½", "7½", "-1"), ("7", "7½", "-1")],
        "otherwise more points win, and equal ones stand off": [
            ("5", "4½", "1"),
            ("4½", "5", "-1"),
            ("5", "5", "0"),
            ("7", "7", "0"),
        ],
        "seven and a half is paid double": [("7½", "7", "2"), ("natural", "7", "2")],
    },
    "sette_e_mezzo": {
        "003 Normas: a natural beats a bank without one": [
            ("natural", "7½", "1"),
            ("natural", "7", "1"),
        ],
        "the bank wins from lower and equal hands": [
            ("natural", "natural", "-1"),
            ("7½", "natural", "-1"),
            ("7½", "7½", "-1"),
            ("5", "5", "-1"),
        ],
        "and pays higher ones 1:1": [("7½", "7", "1"), ("5", "4½", "1"), ("half", "bust", "1")],
        "a bust loses, whatever becomes of the bank": [("bust", "bust", "-1")],
    },
    "sette_e_mezzo royal": {
        "003 Royal: a natural is paid 2:1": [
            ("natural", "7½", "2"),
            ("natural", "bust", "2"),
            ("7½", "7", "1"),
        ],
        "the bank's natural takes the stake": [
            ("7", "natural", "-1"),
            ("natural", "natural", "-1"),
        ],
    },
    "sette_e_mezzo royal_double": {
        "003 Royal: double to the bank's natural, save with a natural of one's own": [
            ("7", "natural", "-2"),
            ("7½", "natural", "-2"),
            ("7½", "wild natural", "-2"),
            ("natural", "natural", "-1"),
            ("wild natural", "natural", "-1"),
            ("bust", "natural", "-1"),
            ("7", "7½", "-1"),
        ],
    },
    "sette_e_mezzo wild triple": {
        "003 Triple: two sevens and the natural with the wild figure get 3:1": [
            ("two sevens", "7", "3"),
            ("two sevens", "natural", "3"),
            ("wild natural", "7½", "3"),
            ("natural", "7½", "1"),
        ],
        "R7: naturals are equal, wild or not, and two sevens are above": [
            ("wild natural", "natural", "-1"),
            ("natural", "wild natural", "-1"),
            ("wild natural", "two sevens", "-1"),
            ("two sevens", "two sevens", "-1"),
        ],
    },
    "eptamisi": {
        "004: the dealer wins ties and pays a higher hand 1:1": [
            ("5", "5", "-1"),
            ("7½", "7½", "-1"),
            ("natural", "7½", "-1"),
            ("7½", "7", "1"),
            ("3", "bust", "1"),
        ],
    },
    "eptamisi emblee": {
        "004 d'emblée: beats a longer seven and a half and gets double": [
            ("natural", "7½", "2"),
            ("natural", "7", "2"),
            ("7½", "7", "1"),
        ],
        "the dealer's own doesn't take double": [("7", "natural", "-1"), ("7½", "natural", "-1")],
    },
    "eptamisi sevens": {
        "004 two sevens: beat all other hands and get triple": [
            ("two sevens", "7½", "3"),
            ("two sevens", "natural", "3"),
            ("two sevens", "bust", "3"),
        ],
        "the dealer's take the stakes, no more": [
            ("7½", "two sevens", "-1"),
            ("two sevens", "two sevens", "-1"),
        ],
    },
    "sala": {
        "sala: every pay 1, ties stand off, the bank's seven and a half too": [
            ("7½", "7", "1"),
            ("7½", "7½", "0"),
            ("natural", "7½", "0"),
            ("5", "5", "0"),
            ("7", "7½", "-1"),
            ("wild natural", "7", "1"),
        ],
    },
    "sala live": {
        "sala live: five against five goes to the bank": [
            ("5", "5", "-1"),
            ("4½", "4½", "0"),
            ("7½", "7½", "0"),
        ],
        "a wild natural gets one and a half": [("wild natural", "7", "1.5"), ("natural", "7", "1")],
    },
    # R12: a wild natural is paid the larger of the two.
    "set_i_mig wild": {"R12": [("wild natural", "7", "2")]},
    "set_i_mig wild live": {"R12": [("wild natural", "7", "2")]},
    "sete_e_meio triple": {"push": [("two sevens", "two sevens", "0"), ("7½", "natural", "-1")]},
    # R7: the largest of the banker's multiples.
    "siete_y_media piedrahita royal_double": {
        "R7": [
            ("7½", "natural", "-4"),
            ("7", "natural", "-2"),
            ("natural", "natural", "-4"),
            ("two sevens", "natural", "1"),
        ]
    },
}
ROWS = [
    (names, sentence, *row)
    for names, sentences in CELLS.items()
    for sentence, rows in sentences.items()
    for row in rows
]


@pytest.mark.parametrize(("names", "sentence", "player", "banker", "multiple"), ROWS)
def test_cell(names: str, sentence: str, player: str, banker: str, multiple: str) -> None:
    ruleset, *variants = names.split()
    matrix = pay_matrix(build_rules(ruleset, variants))
    assert format_multiple(matrix[PLACE[player]][PLACE[banker]]) == multiple


def test_the_largest_of_several_bank_multiples_counts_and_not_their_product() -> None:
    options = {"pay.bank_seven_and_a_half": "3", "pay.both_seven_and_a_half": "2"}
    rules = build_rules("sette_e_mezzo", ["royal"], {**options, "pay.bank_natural": "5"})
    matrix = pay_matrix(rules)
    assert format_multiple(matrix[PLACE["7½"]][NATURAL]) == "-5"
    assert format_multiple(matrix[NATURAL][NATURAL]) == "-3"
    assert format_multiple(matrix[PLACE["7½"]][SEVEN_AND_A_HALF]) == "-3"
    assert format_multiple(matrix[BUST][NATURAL]) == "-1"


def test_names_of_classes() -> None:
    assert [class_name(hand_class) for hand_class in CLASSES] == [
        "bust",
        *("0.5", "1", "1.5", "2", "2.5", "3", "3.5", "4", "4.5", "5", "5.5", "6", "6.5", "7"),
        *("seven_and_a_half", "natural", "wild_natural", "pair_of_sevens"),
    ]


@given(valid_rules())
def test_what_holds_under_any_rules(rules: Rules) -> None:
    matrix = pay_matrix(rules)
    assert len(matrix) == 19
    assert all(len(row) == 19 for row in matrix)
    one = 10**6
    # A bust pays its stake, a bust banker pays everybody else at least theirs.
    assert matrix[BUST] == (-one,) * 19
    assert all(row[BUST] >= one for row in matrix[1:])
    # Below seven and a half more points win one stake and fewer lose one.
    for player in range(1, 15):
        assert all(matrix[player][banker] == one for banker in range(1, player))
        assert all(matrix[player][banker] == -one for banker in range(player + 1, 15))
    # A better banker never makes a player better off, until the banker's hand is two sevens.
    for row in matrix[1:]:
        signs = [(cell > 0) - (cell < 0) for cell in row[:PAIR_OF_SEVENS]]
        assert signs == sorted(signs, reverse=True)


@pytest.mark.parametrize("option", ["pot.on=yes", "honour.bust=declared", "pay.muerta=5"])
def test_what_comes_after_the_matrix_does_not_change_it(option: str) -> None:
    name, _, value = option.partition("=")
    changed = build_rules("set_i_mig", (), {name: value})
    assert pay_matrix(changed) == pay_matrix(build_rules("set_i_mig"))
