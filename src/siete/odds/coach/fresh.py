"""What a round is worth before any card of it is seen, for a player and for the bank."""

from functools import lru_cache
from math import gcd
from typing import NamedTuple

import numpy as np

from siete.amounts import CHIP, Amount
from siete.game.events import HIDDEN
from siete.game.view import HandView, RoundView, View
from siete.odds.coach.firsts import by_first
from siete.odds.coach.hands import Spot, Stakes, played
from siete.odds.coach.kernels import NOTHING
from siete.odds.coach.layout import chips, layout_of
from siete.odds.coach.player import Player, usual_finals
from siete.odds.coach.replies import NEW_DOWN, SAME_DOWN
from siete.odds.coach.seen import look
from siete.odds.deck import Floats
from siete.rules import PAIR_OF_SEVENS, SEVEN_AND_A_HALF, Rules


class Fresh(NamedTuple):
    """A round of two that has not begun, in chips.

    ``low`` and ``high`` are what it is worth to the player at the lowest and the highest stake
    (placed before the deal), ``free`` at a stake chosen with the first card in sight. ``bank``
    is what one player is worth to the bank, ``by_card`` (K,) the same with each first card of the
    bank. ``claims`` is the chance that a player's hand comes to seven and a half, ``spread`` half
    of what it is to the bank how players stake: their most, or as their card tells them, or their
    least.
    """

    low: float
    high: float
    free: float
    bank: float
    by_card: Floats
    claims: float
    spread: float


def empty_view(rules: Rules, low: Amount, high: Amount, bank_card: int = HIDDEN) -> View:
    """A table of two as seat 0 sees it, seat 1 banking, before its first card."""
    bank = HandView() if bank_card == HIDDEN else HandView((bank_card,), ("up",))
    hands: dict[int, tuple[HandView, ...]] = {0: (HandView(),), 1: (bank,)}
    round = RoundView((0, 1), 1, low, high, hands)
    return View(0, rules, ("", ""), (0, 1), (), (0, 0), 1, low, high, 0, round=round)


def fresh_round(rules: Rules, low: Amount, high: Amount) -> Fresh:
    """The worth of a round with these limits; equal ones where the stake is fixed.

    Limits of twice the size make all worth twice as much: only what one is to the other counts.
    """
    one = gcd(low, high)
    found = _fresh(rules, low // one, high // one)
    scale = chips(low) / (low // one)
    return found._replace(
        low=found.low * scale,
        high=found.high * scale,
        free=found.free * scale,
        bank=found.bank * scale,
        by_card=found.by_card * scale,
        spread=found.spread * scale,
    )


@lru_cache(maxsize=128)
def _fresh(rules: Rules, least: int, most: int) -> Fresh:
    """A round with limits of so many chips."""
    low, high = least * CHIP, most * CHIP
    if rules.bank_card == "exposed":
        return _exposed(rules, low, high)
    player = Player(look(empty_view(rules, low, high)))
    whole = _worth(player, rules)
    plain, by_card = _by_card(player, rules)
    # Streets, burning and the like are in the whole worth only: they are spread over all cards.
    return whole._replace(by_card=by_card + (plain - -whole.bank))


def _exposed(rules: Rules, low: Amount, high: Amount) -> Fresh:
    """The same where the bank's card is seen: each of them in turn."""
    layout = layout_of(rules)
    each = [
        _worth(Player(look(empty_view(rules, low, high, kind.cards[0]))), rules)
        for kind in layout.deck.kinds
    ]
    chance = layout.deck.counts / layout.deck.counts.sum()
    mean = {
        name: float(np.array([getattr(one, name) for one in each]) @ chance)
        for name in ("low", "high", "free", "bank", "claims", "spread")
    }
    return Fresh(by_card=np.array([one.bank for one in each]), **mean)


def _worth(player: Player, rules: Rules) -> Fresh:
    layout = player.layout
    first = by_first(player, _stakes(player))
    best = np.where(layout.passes, np.maximum(first, 0.0), first)
    chance = player.pool / player.pool.sum()
    mean = best @ chance
    for _ in range(3):
        best = np.where(layout.burns, np.maximum(best, mean[:, None]), best)
        mean = best @ chance
    free = float(best.max(axis=0) @ chance)
    finals = usual_finals(layout, player.pool, NOTHING)
    return Fresh(
        float(mean[0]),
        float(mean[1]),
        free,
        -(float(mean.mean()) if _before(rules) else free),
        np.zeros(layout.width),
        float(finals[SEVEN_AND_A_HALF:PAIR_OF_SEVENS].sum()),
        abs((float(mean[1]) if _before(rules) else free) - float(mean[0])) / 2,
    )


def _before(rules: Rules) -> bool:
    """Whether stakes are placed, or named, before a card is seen."""
    return rules.bets_placed == "before_deal" or rules.bets_form == "fixed"


def _stakes(player: Player) -> Stakes:
    return player.stakes(player.low, player.high, raises=player.may_raise())


def _by_card(player: Player, rules: Rules) -> tuple[float, Floats]:
    """What a plain round is worth to the player, and (K,) to the bank with each first card."""
    layout = player.layout
    width = layout.width
    up = rules.cards_first == "up"
    way = NEW_DOWN if rules.cards_draws == "one_down" else SAME_DOWN
    spot = Spot(NOTHING, width, way, unsplit=True, first_up=up)
    around = player.around(np.zeros(width, np.int64))._replace(bank=layout.bank())
    found = played(around, spot, _stakes(player), player.terms(1), each_card=True)
    columns = [width if up else k for k in range(width)]
    singles = layout.deck.single
    values, by_card = found.values[:, singles, columns], found.by_card[:, singles, columns]
    chance = player.pool / player.pool.sum()
    if _before(rules):
        value, each = values.mean(axis=0), by_card.mean(axis=0)
    else:
        chosen = values.argmax(axis=0)
        value, each = values.max(axis=0), by_card[chosen, np.arange(width)]
    return float(value @ chance), -(chance @ each) / chance
