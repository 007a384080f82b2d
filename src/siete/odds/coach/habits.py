"""How sharp players play: mostly what is worth most to them, and seldom what costs much.

The banker's turn reckons with some of them: who stood with a hidden card may have a low one, and
bluff, where a bank that takes it for a good hand draws too much.
"""

from functools import lru_cache
from math import gcd
from typing import Final, NamedTuple

import numpy as np

from siete.amounts import CHIP, Amount
from siete.cards import Card
from siete.game.events import HIDDEN
from siete.odds.coach.firsts import by_first
from siete.odds.coach.fresh import empty_view
from siete.odds.coach.hands import Spot, Stakes, played
from siete.odds.coach.kernels import NOTHING
from siete.odds.coach.layout import Layout
from siete.odds.coach.player import Player
from siete.odds.coach.replies import ALL_DOWN, NEVER, NEW_DOWN, SAME_DOWN
from siete.odds.coach.seen import UNSURE, Other, Seen, Told, before, by_total, look
from siete.odds.deck import OVER, Floats, Ints
from siete.rules import Rules

SHARP: Final = 0.2
"""Of all players so many are thought to play like this, the others by their total alone."""

NEAR: Final = 0.1
"""What is worth less by this part of the stake is done about once for each three of the other."""


class Habits(NamedTuple):
    """How likely a player is to stand, and to have placed the stake, at the low and the high one.

    ``stands`` (2, H, K + 1) by the hand and the kind of card that lies face down, ``covered``
    (2, H, K) where all lie face down but the first, by that. ``staked`` (2, K) by the first card,
    for two of them, where the stake is placed with it in sight; else all 1.
    """

    stands: Floats
    covered: Floats
    staked: Floats


def habits_of(rules: Rules, low: Amount, high: Amount, bank_card: Card) -> Habits:
    """The habits in a round with these limits; ``bank_card`` is ``HIDDEN`` unless all see it.

    Only what one limit is to the other counts.
    """
    one = gcd(low, high)
    return _habits_of(rules, low // one, high // one, bank_card)


@lru_cache(maxsize=128)
def _habits_of(rules: Rules, least: int, most: int, bank_card: Card) -> Habits:
    """The habits with limits of so many chips."""
    player = Player(look(empty_view(rules, least * CHIP, most * CHIP, bank_card)))
    stakes = player.stakes(player.low, player.high, raises=player.may_raise())
    first = by_first(player, stakes)
    stand, ask = _apart(player, _start(player), stakes)
    singles, width = player.layout.deck.single, player.layout.width
    covered = np.full((2, *stand.shape[1:]), 1.0)[..., :width]
    if rules.cards_draws == "all_down":
        for k in range(width):
            root = Spot(int(singles[k]), k, ALL_DOWN, unsplit=True)
            alone, asks = _apart(player, root, stakes)
            covered[..., k] = _chance(alone[..., width], asks[..., width], stakes)
            ask[:, singles[k], k] = np.maximum(ask[:, singles[k], k], asks[:, singles[k], width])
    columns = np.full(width, width) if rules.cards_first == "up" else np.arange(width)
    otherwise = np.full((2, width), NEVER)
    otherwise[:, player.layout.passes] = 0.0
    fresh = first @ (player.pool / player.pool.sum())
    otherwise = np.where(player.layout.burns, np.maximum(otherwise, fresh[:, None]), otherwise)
    ask[:, singles, columns] = np.maximum(ask[:, singles, columns], otherwise)
    return Habits(_chance(stand, ask, stakes), covered, _staked(rules, first, stakes))


def _start(player: Player) -> Spot:
    """A hand before its first card."""
    way = NEW_DOWN if player.rules.cards_draws == "one_down" else SAME_DOWN
    up = player.rules.cards_first == "up"
    return Spot(NOTHING, player.layout.width, way, unsplit=True, first_up=up)


def _apart(player: Player, spot: Spot, stakes: Stakes) -> tuple[Floats, Floats]:
    """(2, H, K + 1) What standing and what asking is worth to a player, each."""
    around = player.around(np.zeros(player.layout.width, np.int64))
    terms = player.terms(1)
    streets = None
    if spot.way != ALL_DOWN:
        streets = player.streets_at(around, spot, stakes, terms, 1)
    apart = played(around, spot, stakes, terms, streets, each_way=True).apart
    return apart[0], apart[1]


def _chance(stand: Floats, ask: Floats, stakes: Stakes) -> Floats:
    """How likely one stands: the more, the more it is worth; never where that may not be."""
    size = NEAR * np.array([stakes.low, stakes.high])[:, None, None]
    if stand.ndim == 2:
        size = size[..., 0]
    more = np.clip((stand - ask) / size, -50.0, 50.0)
    likely = np.maximum(1.0 / (1.0 + np.exp(-more)), UNSURE)
    return np.where(stand <= NEVER / 2, 0.0, likely)


def _staked(rules: Rules, first: Floats, stakes: Stakes) -> Floats:
    """(2, K) How likely the low and the high stake are placed with a first card."""
    if rules.bets_placed == "before_deal" or rules.bets_form == "fixed" or stakes.raises:
        return np.ones_like(first)
    more = np.clip((first[1] - first[0]) / (NEAR * stakes.high), -50.0, 50.0)
    high = 1.0 / (1.0 + np.exp(-more))
    staked: Floats = 2.0 * np.maximum(np.stack([1.0 - high, high]), NEAR)
    return staked


def told_to_bank(seen: Seen) -> Told:
    """What it tells the banker that a player stood, with this stake, against this bank."""
    layout, round, rules = seen.layout, seen.round, seen.view.rules
    card = HIDDEN
    if rules.bank_card == "exposed":
        kind = layout.deck.kind_of[round.hands[round.banker][0].cards[0]]
        card = layout.deck.kinds[kind].cards[0]
    habits = habits_of(rules, round.low, round.high, card)
    middle = (round.low + round.high) / 2
    usual = by_total(layout)

    def stood(other: Other, hands: Ints) -> Floats:
        plain = usual(other, hands)
        cards, level = other.hand.cards, int(other.hand.stake > middle)
        if rules.cards_draws == "all_down" and cards[0] != HIDDEN:
            sharp: Floats = habits.covered[level, hands, layout.deck.kind_of[cards[0]]]
        elif other.hides > 1:
            return plain
        else:
            sharp = _stood(habits, layout, other, hands, level)
        likely: Floats = (1.0 - SHARP) * plain + SHARP * sharp
        return likely

    return stood


def _stood(habits: Habits, layout: Layout, other: Other, hands: Ints, level: int) -> Floats:
    """(K,) How likely a sharp player was to do all that it did, by its one hidden card."""
    kinds = np.arange(layout.width)
    likely: Floats = habits.stands[level, hands, kinds]
    for earlier in before(layout, other):
        asked = np.maximum(1.0 - habits.stands[0, earlier, kinds], UNSURE)
        likely = likely * np.where(earlier == OVER, 1.0, asked)
    return likely * habits.staked[level] if other.hand.cards[0] == HIDDEN else likely
