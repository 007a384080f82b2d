"""The turns of several hands are worth the same worked out quickly as worked out exactly."""

from collections.abc import Iterator

import numpy as np
import pytest

from siete.cards import DECK, Card, parse_cards
from siete.odds.deck import Deck
from siete.odds.equilibrium.split_turns import QuickGame
from siete.odds.hindsight import gains_by_looking
from siete.odds.turn import Burnt, Game
from siete.rules import build_rules

USUAL = 10
"""Half points to which the banker draws."""

CLOSE = 1e-12
SMALL = parse_cards("12o 11o 7o 7c 6o 6c 5o 5c 4o 4c 3o 3c")


def gone(deck: Deck, most: int) -> Iterator[Burnt]:
    """None, some, and many cards that are out."""
    cards = np.random.default_rng(5).permutation(deck.cards).tolist()
    for many in (0, most // 2, most):
        counts = [0] * deck.width
        for card in cards[:many]:
            counts[deck.kind_of[card]] += 1
        yield tuple(counts)


@pytest.mark.parametrize("cards", [DECK, SMALL], ids=["all", "few"])
@pytest.mark.parametrize("ruleset", ["set_i_mig", "siete_y_media"])
def test_hands_are_worth_the_same(ruleset: str, cards: tuple[Card, ...]) -> None:
    deck = Deck(build_rules(ruleset), cards)
    exact, quick = Game(deck, USUAL, split=True), QuickGame(deck, USUAL)
    figures = np.flatnonzero(deck.hands[:, deck.kind_of[SMALL[0]]])
    for out in gone(deck, len(cards) // 3):
        one, other = exact.turn(None, out), quick.turn(None, out)
        for hand in figures.tolist():
            scale = exact.unit * exact.orders([one.unseen[hand]])
            assert one.options[hand].keys() == other.options[hand].keys()
            for action, worth in one.options[hand].items():
                assert abs(worth - other.options[hand][action]) / scale < CLOSE
            assert abs(one.best[hand] - other.best[hand]) / scale < CLOSE
            assert abs(one.high[hand] - other.high[hand]) / scale < CLOSE


def test_a_hidden_card_that_one_knows_is_as_good_as_an_exposed_one() -> None:
    cards = parse_cards("12o 11o 10o 12c 7o 7c 6o 6c 5o 5c 4o 4c 3o 3c")
    hidden = Deck(build_rules("set_i_mig"), cards)
    open_rules = build_rules("set_i_mig", (), {"bank.card": "exposed"})
    exposed = Game(Deck(open_rules, cards), USUAL, split=True)
    for bank, count in enumerate(hidden.counts.tolist()):
        quick = QuickGame(hidden, USUAL, (bank,))
        for hand in (int(hidden.single[hidden.kind_of[cards[0]]]),):
            out = (0,) * hidden.width
            left = hidden.counts - hidden.hands[hand]
            if left[bank]:
                worth = quick.turn(None, out).best[hand] / quick.orders(left.tolist())
                best = exposed.turn(bank, out)
                known = best.best[hand] / exposed.orders([best.unseen[hand]])
                assert worth == pytest.approx(known, abs=CLOSE * quick.unit), (bank, count)


def test_looking_gains_the_same() -> None:
    deck = Deck(build_rules("siete_y_media"))
    exact = gains_by_looking(Game(deck, USUAL), (6, 4))
    quick = gains_by_looking(Game(deck, USUAL), (6, 4), QuickGame(deck, USUAL))
    assert np.abs(np.array(exact[None]) - np.array(quick[None])).max() < CLOSE
    assert quick[None][3][0] > 0
