"""Levels of bots against one another, for tests."""

from itertools import islice

from siete.odds.levels.duels import Score, duel
from siete.rules import build_rules


def scored(ruleset: str, level: str, below: str, deals: int, seats: int = 2) -> Score:
    """How a level did in the place of the one below it, always on the same deals."""
    score = Score()
    for deal in islice(duel(build_rules(ruleset), level, below, seats, seed=1), deals):
        score = score.plus(deal)
    return score
