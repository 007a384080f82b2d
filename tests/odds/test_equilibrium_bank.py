"""What the solver tells on the way, and the banker of a deck that lacks something."""

import math
from itertools import pairwise

from siete.cards import parse_cards
from siete.odds.deck import Deck
from siete.odds.equilibrium.bank import Bank
from siete.odds.equilibrium.parts import Step
from siete.odds.equilibrium.solve import solve
from siete.rules import build_rules

SMALL = "7o 7c 5o 5c 4o 3o 10o 10c"


def test_without_a_seven_there_is_no_muerta() -> None:
    deck = Deck(build_rules("set_i_mig"), parse_cards("6o 6c 5o 5c 4o 4c 3o 2o 10o 10c"))
    bank = Bank(deck, (0,) * deck.width, frozenset(range(deck.width)))
    assert bank.muerta() == 0.0
    chances, _, _, lost = bank.muerta_met()
    assert (chances.sum(), lost) == (0.0, 0.0)


def test_progress_tells_bounds_that_close() -> None:
    steps: list[Step] = []
    solve(
        build_rules("siete_y_media", (), {"split.max_hands": 1}),
        parse_cards(SMALL),
        progress=steps.append,
    )
    assert steps[0].parts == 0
    for before, after in pairwise(steps):
        assert after.parts >= before.parts
        if after.rounds > 1:
            assert after.rounds == before.rounds + 1
            assert after.apart <= before.apart
        if after.rounds == 0:
            assert math.isinf(after.apart)
    assert steps[-1].apart < 1e-9
