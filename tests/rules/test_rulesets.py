"""The six rulesets, typed by hand from the sheets: not one value is the program's."""

import pytest

from siete.rules import OPTIONS, RULESETS, build_rules, option_text

NAMES = ("set_i_mig", "siete_y_media", "sete_e_meio", "sette_e_mezzo", "eptamisi", "sala")

# One line an option; one column where all rulesets agree.
TABLE = """
deck.wild                  none none none none none 12o
deck.wild_alone            half half half half half draws
deck.shuffle               every_round
table.direction            right left right right right right
table.players              2-12 2-12 2-12 2-12 4-6 2-12
bank.first                 draw lot lot lot lot lot
bank.cut                   left none anyone none banker none
bank.card                  hidden hidden exposed hidden hidden exposed
bank.draws_to              none none none none none 5
bank.void_on_three         yes no no no no no
bank.passes                stays rotates stays rotates stays stays
bank.claimed_by            seven_and_a_half none none none seven_and_a_half none
bank.sale                  no yes yes no no no
bets.placed                after_deal after_deal on_turn before_deal before_deal before_deal
bets.form                  free
bets.min                   1
bets.max                   3 10 10 10 10 10
bets.step                  1 0.1 1 1 1 1
bets.tariffs               traditional-1-3-high-2-4 none none none none none
bets.proposal              yes no no no no no
bets.raise                 yes no yes no no no
bets.lone_card_cap         yes no no no no no
cards.first                down down down down down up
cards.draws                one_down one_down all_down up up up
cards.reach_bank           no no no no no yes
cards.show_seven_and_a_half no no no yes yes yes
first_card.pass_on         3 none none none none none
first_card.burn_on         4 none none none none none
first_card.bank_burns      yes no no no no no
split.max_hands            12 12 1 1 1 1
split.when                 run
split.stake                free
split.target               named in_order in_order in_order in_order in_order
specials.natural_beats     no no no yes no no
specials.pair_of_sevens    no
specials.muerta            yes no no no no no
pay.seven_and_a_half       2 2 2 1 1 1
pay.natural                2 2 2 1 1 1
pay.pair_of_sevens         1
pay.wild_natural           1
pay.muerta                 3
pay.one_double             yes no no no no no
pay.leftmost_double        yes no no no no no
pay.ties                   bank bank push bank bank push_all
pay.bank_seven_and_a_half  1
pay.both_seven_and_a_half  1
pay.bank_natural           1
pot.on                     no
pot.opening                10
honour.bust                automatic
honour.penalty             0
"""

ROWS = [line.split() for line in TABLE.split("\n") if line]
CELLS = [
    (ruleset, option, values[place if len(values) > 1 else 0])
    for option, *values in ROWS
    for place, ruleset in enumerate(NAMES)
]


def test_the_rulesets_are_the_six_in_order() -> None:
    assert tuple(RULESETS) == NAMES


def test_the_options_are_these_in_this_order() -> None:
    assert [option.name for option in OPTIONS] == [option for option, *_ in ROWS]


@pytest.mark.parametrize(("ruleset", "option", "value"), CELLS)
def test_value(ruleset: str, option: str, value: str) -> None:
    assert option_text(build_rules(ruleset), option) == value


@pytest.mark.parametrize("ruleset", NAMES)
def test_nothing_is_wrong_with_it(ruleset: str) -> None:
    assert build_rules(ruleset).problems() == ()


def test_each_names_its_sheet() -> None:
    assert {name: ruleset.sheet for name, ruleset in RULESETS.items()} == {
        "set_i_mig": "000",
        "siete_y_media": "001",
        "sete_e_meio": "002",
        "sette_e_mezzo": "003",
        "eptamisi": "004",
        "sala": "",
    }
