"""First cards: what a hand is worth before it has one, and what only a first card may do."""

import numpy as np

from siete.game.view import HandView
from siete.odds.coach.hands import Around, Spot, Stakes, muerta_worth, played
from siete.odds.coach.kernels import NOTHING
from siete.odds.coach.layout import Terms
from siete.odds.coach.player import Player
from siete.odds.coach.replies import ALL_DOWN, NEVER, NEW_DOWN, SAME_DOWN
from siete.odds.deck import Floats


def fresh(player: Player, stakes: Stakes, depth: int = 1) -> Floats:
    """(2,) What a hand is worth whose first card has still to come."""
    layout = player.layout
    first = by_first(player, stakes, depth)
    chance = player.pool / player.pool.sum()
    best = np.where(layout.passes, np.maximum(first, 0.0), first)
    value: Floats = best @ chance
    for _ in range(3):
        again = np.where(layout.burns, np.maximum(best, value[:, None]), best)
        value = again @ chance
    return value


def by_first(player: Player, stakes: Stakes, depth: int = 1) -> Floats:
    """(2, K) What a hand is worth by its first card, that is not seen yet, at both stakes."""
    layout, rules = player.layout, player.rules
    width = layout.width
    around = player.around(np.zeros(width, np.int64))
    terms = player.terms(1)
    up = rules.cards_first == "up"
    way = NEW_DOWN if rules.cards_draws == "one_down" else SAME_DOWN
    spot = Spot(NOTHING, width, way, unsplit=True, first_up=up)
    streets = None
    if rules.split_max_hands > 1 and not player.plain:
        streets = player.streets_at(around, spot, stakes, terms, depth)
    values = played(around, spot, stakes, terms, streets).values
    columns = [width if up else k for k in range(width)]
    found = values[:, layout.deck.single, columns]
    for k in range(width):
        if player.pool[k] <= 0:
            found[:, k] = 0.0
            continue
        found[:, k] = np.maximum(found[:, k], _otherwise(player, around, k, stakes, terms))
    return found


def _otherwise(player: Player, around: Around, k: int, stakes: Stakes, terms: Terms) -> Floats:
    """(2,) What a first card is worth in the ways that only it has; ``NEVER`` for none."""
    one = np.eye(player.layout.width)[k]
    here = around._replace(pool=np.maximum(around.pool - one, 0.0))
    place = int(player.layout.deck.single[k])
    best = np.full(2, NEVER)
    if player.rules.cards_draws == "all_down":
        spot = Spot(place, k, ALL_DOWN, unsplit=True)
        best = np.maximum(best, played(here, spot, stakes, terms).found[1])
    if player.layout.muertas[k]:
        spot = Spot(place, k, SAME_DOWN, unsplit=True)
        both = [muerta_worth(here, spot, each, terms) for each in (stakes.low, stakes.high)]
        best = np.maximum(best, _raised(np.array(both), stakes))
    return best


def _raised(worth: Floats, stakes: Stakes) -> Floats:
    return np.array([max(worth), worth[1]]) if stakes.raises else worth


def first_card(player: Player, hand: HandView, stakes: Stakes, options: set[str]) -> Floats:
    """(2,) What an unsplit first card is worth in the best way of all that it allows."""
    best = player.ways(hand, 1, stakes, unsplit=True).best
    if "pass" in options:
        best = np.maximum(best, 0.0)
    if "burn" in options:
        best = np.maximum(best, fresh(player, stakes, 0))
    if "muerta" in options:
        best = np.maximum(best, _raised(muerta(player, hand, stakes), stakes))
    return best


def allowed(player: Player, hand: HandView) -> set[str]:
    """What a lone first card allows besides asking and standing."""
    if len(player.seen.mine) > 1 or len(hand.cards) != 1:
        return set()
    kind = player.kind_of(hand.cards[0])
    layout = player.layout
    named = (("pass", layout.passes), ("burn", layout.burns), ("muerta", layout.muertas))
    return {do for do, may in named if may[kind] and (do == "pass" or player.seen.stock)}


def muerta(player: Player, hand: HandView, stakes: Stakes) -> Floats:
    """(2,) What a muerta is worth at both stakes."""
    around = player.around(player.open_cards(hand))
    spot = Spot(player.place_of(hand), player.kind_of(hand.cards[0]), SAME_DOWN, unsplit=True)
    each = (stakes.low, stakes.high)
    return np.array([muerta_worth(around, spot, stake, player.terms(1)) for stake in each])
