"""What only helps the player never lowers the value of a round, under any rules."""

from functools import cache
from itertools import pairwise
from typing import Final, NamedTuple

import pytest

from siete.cards import DECK, Card, parse_cards
from siete.odds.equilibrium.solve import solve
from siete.rules import RULESETS, build_rules

FEW: Final = parse_cards("1o 2o 3o 3c 4o 5o 6o 7o 7c 7e 10o 11o 12o 12c 11c 10c")
"""A deck that two hands can't use up, with every kind of card."""

TOLERANCE: Final = 1e-9


class Ladder(NamedTuple):
    """An option, its values from what is worst for the player upwards, and what else is needed."""

    option: str
    values: tuple[str, ...]
    given: tuple[tuple[str, str], ...] = ()


PAYS: Final = ("1", "1.5", "2", "3")
LADDERS: Final = (
    Ladder("pay.seven_and_a_half", PAYS),
    Ladder("pay.natural", PAYS),
    Ladder("pay.pair_of_sevens", PAYS, (("specials.pair_of_sevens", "yes"),)),
    Ladder("pay.wild_natural", PAYS, (("deck.wild", "12o"),)),
    Ladder("specials.muerta", ("no", "yes")),
    Ladder("pay.muerta", PAYS, (("specials.muerta", "yes"),)),
    Ladder("pay.ties", ("bank", "push", "push_all")),
    Ladder("first_card.pass_on", ("none", "3", "3,6")),
    Ladder("first_card.burn_on", ("none", "4"), (("first_card.bank_burns", "no"),)),
)


@cache
def value(ruleset: str, options: tuple[tuple[str, str], ...], cards: tuple[Card, ...]) -> float:
    rules = build_rules(ruleset, options=dict(options))
    solution = solve(rules, cards)
    # Where hands may be split both are of a player who does not.
    lower, upper = solution.dealt.lower, solution.dealt.upper
    assert abs(upper - lower) < TOLERANCE
    return lower


def climb(
    ruleset: str, ladder: Ladder, cards: tuple[Card, ...], *plain: tuple[str, str]
) -> list[float]:
    return [
        value(ruleset, (*plain, *ladder.given, (ladder.option, each)), cards)
        for each in ladder.values
    ]


def never_falls(values: list[float]) -> bool:
    return all(after >= before - TOLERANCE for before, after in pairwise(values))


@pytest.mark.parametrize("ladder", LADDERS, ids=lambda ladder: ladder.option)
@pytest.mark.parametrize("ruleset", RULESETS)
def test_with_few_cards(ruleset: str, ladder: Ladder) -> None:
    ends = ladder._replace(values=(ladder.values[0], ladder.values[-1]))
    fast = (("bets.raise", "no"), ("split.max_hands", "1"))
    values = climb(ruleset, ends, tuple(FEW), *fast)
    assert never_falls(values), values
    if ladder.option in {"pay.seven_and_a_half", "pay.ties"}:
        assert values[0] < values[-1]  # and it does help


@pytest.mark.long
@pytest.mark.parametrize("ladder", LADDERS, ids=lambda ladder: ladder.option)
@pytest.mark.parametrize("ruleset", RULESETS)
def test_with_the_whole_deck(ruleset: str, ladder: Ladder) -> None:
    values = climb(ruleset, ladder, DECK, ("split.max_hands", "1"))
    assert never_falls(values), values
