"""What one notices of a temperament: how high a bot stakes, and with what it stands."""

from statistics import mean, pstdev
from typing import NamedTuple

import pytest

from siete.amounts import CHIP
from siete.bots import make_bot
from siete.game.actions import Bet, Stand
from siete.game.hands import total_of
from siete.rules import build_rules
from tests.bots.table import decisions

RULESETS = ("sette_e_mezzo", "sete_e_meio", "set_i_mig", "siete_y_media")
ROUNDS = 100


class Noticed(NamedTuple):
    """A player's first stakes, in chips, and the totals, in points, with which it stood."""

    stakes: list[float]
    stood: list[float]


def noticed(name: str, ruleset: str) -> Noticed:
    """Of the players at a table of two such bots, over an evening."""
    rules = build_rules(ruleset)
    players = {seat: make_bot(name, rules, 3 + seat).choose for seat in range(2)}
    found = Noticed([], [])
    for _, seat, view, _, action in decisions(rules, players, ROUNDS, 11):
        if view.round is None or seat == view.round.banker:
            continue
        if isinstance(action, Bet):
            found.stakes.append(action.amount / CHIP)
        if isinstance(action, Stand):
            hand = view.round.hands[seat][action.hand - 1]
            found.stood.append(total_of(hand.cards, rules) / 2)
    return found


@pytest.mark.parametrize(
    ("ruleset", "level"),
    [
        *((ruleset, "") for ruleset in RULESETS),
        ("sette_e_mezzo", "casual-"),
        ("siete_y_media", "steady-"),
    ],
)
def test_a_bold_bot_stakes_twice_as_much_and_stands_later(ruleset: str, level: str) -> None:
    cautious, bold = noticed(f"{level}cautious", ruleset), noticed(f"{level}bold", ruleset)
    assert mean(bold.stakes) > 1.9 * mean(cautious.stakes)
    assert mean(bold.stood) > mean(cautious.stood) + 0.2


def test_one_that_varies_lies_between_the_two_and_is_less_even_than_either() -> None:
    cautious, varied, bold = (
        noticed(name, "sette_e_mezzo").stakes for name in ("cautious", "varied", "bold")
    )
    assert mean(cautious) < mean(varied) < mean(bold)
    assert pstdev(varied) > 2 * max(pstdev(cautious), pstdev(bold))


def test_a_level_alone_is_even_in_temper_and_stakes_least_unseen() -> None:
    assert set(noticed("steady", "sette_e_mezzo").stakes) == {1.0}
