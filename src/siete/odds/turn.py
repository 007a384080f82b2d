"""What everything that a player may do is worth against a banker who plays by a fixed rule.

The banker does not look at what the player does, so that only the player's own cards count, and an
exposed bank card: a backward pass over the hands gives each the best of what it may do. All that
matters between two is there, splitting left out: standing, asking, raising the stake, and with the
first card passing, burning and the muerta. Values are integers over a common denominator.
"""

from collections.abc import Sequence
from fractions import Fraction
from math import factorial
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from siete.cards import RANK_OF, VALUE_OF
from siete.errors import SieteError
from siete.game.hands import MUERTA_RANK
from siete.odds.banker import Banker, Multiples
from siete.odds.counting import draws_below, must_draw
from siete.odds.deck import OVER, Deck, Ints, added
from siete.rules import CLASSES, PAIR_OF_SEVENS, SEVEN_AND_A_HALF, Rules

STAND: Final = "stand"
HIT: Final = "hit"
RAISE: Final = "hit_raise"
MUERTA: Final = "muerta"
MUERTA_RAISE: Final = "muerta_raise"
LEAVE: Final = "pass"
BURN: Final = "burn"
"""What a player may do; with ``hit_raise`` and ``muerta_raise`` a card is asked for at the highest
stake. Stakes in between are never better: what is won is linear in the stake."""

Options: TypeAlias = dict[str, int]
"""What each thing that a hand may do is worth, over a common denominator (``Turn``)."""

Burnt: TypeAlias = tuple[int, ...]
"""How many cards of each kind were burnt."""

_MOST_BURNT: Final = 150
"""How many multisets of burnt cards are looked into for each bank card."""


class Turn(NamedTuple):
    """A player's turn with some bank card and burnt cards, by hand of the deck (H).

    ``options``: what the hand may do, with nothing for hands that can't be; ``best``: the best of
    it; ``unseen``: how many cards the player has not seen. Values are those of a hand with the
    first stake on it, in stakes times ``Game.unit`` times the factorial of ``unseen``. ``high`` is
    what a hand is worth by stake that can't be raised any more, with the banker's unit instead, and
    ``asks`` whether it then asks for a card.
    """

    options: list[Options]
    best: list[int]
    high: list[int]
    asks: list[bool]
    unseen: list[int]


class Game:
    """One player against a banker who draws to a total.

    Args:
        deck: The deck.
        banker_draws_to: In half points; where ``bank.draws_to`` says another total, that one holds.
        generous: What can't be looked into (burning on and on, where very many cards burn) is
            valued at more than it is worth, and at less otherwise.
        split: The hands are some of several hands of a player's (R9): their seven and a half is no
            natural, and a single card allows nothing more.
        struck: Seven and a half is paid once (R18).

    Attributes:
        deck: The deck.
        banker: The banker.
        banker_draws_to: The total that the banker draws to, in half points.
        highest: What the stake can be raised to, in first stakes; 1 where it can't be.
        widened: What values are multiplied by besides the banker's unit, so that they are whole at
            the highest stake too.
        unit: Values count first stakes divided by this.
        doubled: What a hand gains at most, in the banker's unit, by being paid more than once.
        after: By hand, the kinds with which it is not bust, and the hand with such a card.
        firsts: The kinds that an exposed bank card may have, or None alone for a hidden one.
        among: The kinds that a hidden bank card is known to be of; None where nothing is known.
        deepest: How many cards burnt one after the other are looked into.
        complete: Whether that is all of them.
    """

    def __init__(
        self,
        deck: Deck,
        banker_draws_to: int,
        *,
        generous: bool = False,
        split: bool = False,
        struck: bool = False,
    ) -> None:
        if len(deck.cards) < 2:
            raise SieteError("odds_deck", cards=len(deck.cards))
        rules = deck.rules
        self.deck = deck
        self.banker_draws_to = rules.bank_draws_to or banker_draws_to
        self.banker = Banker(deck, draws_below(deck, (self.banker_draws_to,))[0])
        self.highest = highest_stake(rules)
        self.widened = largest_stake(rules).denominator
        self.unit = self.banker.unit * self.widened
        exposed = rules.bank_card == "exposed"
        self.firsts: tuple[int | None, ...] = tuple(range(deck.width)) if exposed else (None,)
        self.among: frozenset[int] | None = None
        self.deepest, self.complete = _depth_of_burning(deck)
        self._generous = generous
        self._split = split
        classes = deck.split_classes if split else deck.classes
        pay = self.banker.pay[classes]
        doubled = (classes >= SEVEN_AND_A_HALF) & (classes < PAIR_OF_SEVENS) & struck
        self._pay: Multiples = np.where(doubled[:, None], np.minimum(pay, self.banker.unit), pay)
        self._forced = must_draw(deck).tolist()
        self.doubled = max(0, int(self._pay.max()) - self.banker.unit)
        self.after = [
            [(kind, after) for kind, after in enumerate(row) if after != OVER]
            for row in deck.after.tolist()
        ]
        self._turns: dict[tuple[int | None, Burnt], Turn] = {}

    def value(self) -> Fraction:
        """What a round is worth to the best player, in first stakes."""
        total = 0
        for first in self.firsts:
            many = 1 if first is None else int(self.deck.counts[first])
            total += many * self._dealt(first)
        return Fraction(total, self.unit * factorial(len(self.deck.cards)))

    def _dealt(self, first: int | None) -> int:
        """The best before the player's first card, over the factorial of the cards unseen."""
        best = self.turn(first).best
        counts = (self.deck.counts - self.gone(first, self.none)).tolist()
        singles = self.deck.single.tolist()
        return sum(many * best[hand] for many, hand in zip(counts, singles, strict=True))

    @property
    def none(self) -> Burnt:
        """No card burnt."""
        return (0,) * self.deck.width

    def gone(self, first: int | None, burnt: Burnt) -> Ints:
        """(K,) the cards seen that are not in the hand: an exposed bank card and the burnt ones."""
        gone = np.array(burnt, np.int64)
        if first is not None:
            gone[first] += 1
        return gone

    def aside(self, first: int | None) -> int:
        """How many unseen cards are not in the stock: the banker's hidden card."""
        return 1 if first is None else 0

    def reach(self, first: int | None) -> int:
        """The total in half points below which no hand may stand (``cards.reach_bank``)."""
        if first is None or not self.deck.rules.cards_reach_bank or not self._exposed():
            return 0
        return VALUE_OF[self.deck.kinds[first].cards[0]]

    def _exposed(self) -> bool:
        return self.deck.rules.bank_card == "exposed"

    def orders(self, left: Sequence[int]) -> int:
        """In how many orders unseen cards may lie, by their numbers of each kind."""
        return factorial(sum(left))

    def standing(self, first: int | None, burnt: Burnt) -> list[int]:
        """(H,) what a hand is worth that stands, 0 for those that can't be.

        It is counted in stakes times the banker's unit times the factorial of the cards unseen.
        """
        every = np.arange(len(self.deck.hands))
        return self.banker.worth(self.gone(first, burnt), first, every, self._pay)

    def turn(self, first: int | None, burnt: Burnt | None = None) -> Turn:
        """The player's turn, worked out once for each exposed bank card and burnt cards."""
        burnt = burnt or self.none
        turn = self._turns.get((first, burnt))
        if turn is None:
            turn = self._turns[first, burnt] = self._worked_out(first, burnt)
        return turn

    def _worked_out(self, first: int | None, burnt: Burnt) -> Turn:
        deck = self.deck
        left = deck.counts - self.gone(first, burnt) - deck.hands
        unseen: list[int] = left.sum(axis=1).tolist()
        there: list[bool] = np.all(left >= 0, axis=1).tolist()
        counts = left.tolist()
        stands = self.standing(first, burnt)
        aside, reach = self.aside(first), self.reach(first)
        totals, sizes, ends = deck.total.tolist(), deck.size.tolist(), deck.ends.tolist()
        widen, raised = self.widened, int(self.highest * self.widened)
        cap = deck.rules.bets_lone_card_cap
        options: list[Options] = [{} for _ in stands]
        best, high = [0] * len(stands), stands.copy()
        asks = [False] * len(stands)
        for hand in range(len(stands) - 1, -1, -1):
            if not there[hand]:
                continue
            stand = stands[hand]
            found = options[hand]
            draws = unseen[hand] > aside and not ends[hand]
            if not draws or not (self._forced[hand] or totals[hand] < reach):
                found[STAND] = stand * widen
            if draws:
                low_hit, high_hit = self.asked(hand, counts[hand], unseen[hand], best, high)
                found[HIT] = low_hit
                alone = sizes[hand] == 1
                asks[hand] = high_hit > stand or STAND not in found or (alone and cap)
                if asks[hand]:
                    high[hand] = high_hit
                if raised > widen:
                    found[RAISE] = high_hit * raised
                if alone and not self._split:
                    self._first_card(found, first, burnt, hand)
            best[hand] = max(found.values())
        return Turn(options, best, high, asks, unseen)

    def asked(
        self, hand: int, left: list[int], unseen: int, best: list[int], high: list[int]
    ) -> tuple[int, int]:
        """What asking is worth: at the first stake, and by stake where it is the highest."""
        over = unseen
        at_first = at_highest = 0
        for kind, after in self.after[hand]:
            many = left[kind]
            over -= many
            at_first += many * best[after]
            at_highest += many * high[after]
        lost = over * factorial(unseen - 1)
        at_first -= lost * self.unit
        return at_first, at_highest - lost * self.banker.unit

    def by_rule(self, first: int | None, known: Burnt, later: Burnt) -> tuple[list[int], list[int]]:
        """What hands are worth with cards ``later`` gone, played as is best with those ``known``.

        By hand, at the first stake and by stake at the highest, as in ``Turn``.
        """
        deck, rule = self.deck, self.turn(first, known)
        low, high = [0] * len(deck.hands), self.standing(first, later)
        counts = (deck.counts - self.gone(first, later) - deck.hands).tolist()
        top = int(self.highest * self.widened)
        for hand in range(len(counts) - 1, -1, -1):
            left = counts[hand]
            if min(left) < 0:
                continue
            options = rule.options[hand]
            best = max(options, key=options.__getitem__)
            low[hand] = high[hand] * self.widened
            if sum(left) > self.aside(first) and (best != STAND or rule.asks[hand]):
                at_low, at_high = self.asked(hand, left, sum(left), low, high)
                if best != STAND:
                    low[hand] = at_high * top if best == RAISE else at_low
                if rule.asks[hand]:
                    high[hand] = at_high
        return low, high

    def _first_card(self, found: Options, first: int | None, burnt: Burnt, hand: int) -> None:
        """Add what a first card allows (R6, R10, R15)."""
        kind = int(np.flatnonzero(self.deck.hands[hand])[0])
        of = self.deck.kinds[kind]
        if of.passes:
            found[LEAVE] = 0
        if of.burns and (sum(burnt) < self.deepest or self._generous):
            found[BURN] = self._burning(first, burnt, kind, hand)
        if self.deck.rules.specials_muerta and RANK_OF[of.cards[0]] == MUERTA_RANK:
            muerta = self._muerta(first, burnt, hand)
            found[MUERTA] = muerta * self.widened
            if self.highest > 1:
                found[MUERTA_RAISE] = muerta * int(self.highest * self.widened)

    def _burning(self, first: int | None, burnt: Burnt, kind: int, hand: int) -> int:
        """What it is worth to change the first card for another."""
        left: list[int] = (
            self.deck.counts - self.gone(first, burnt) - self.deck.hands[hand]
        ).tolist()
        if sum(burnt) >= self.deepest:
            most = max(int(self.banker.pay.max()), self.banker.muerta)
            return most * int(self.highest * self.widened) * factorial(sum(left))
        best = self.turn(first, added(burnt, kind)).best
        singles = self.deck.single.tolist()
        return sum(many * best[new] for many, new in zip(left, singles, strict=True))

    def _muerta(self, first: int | None, burnt: Burnt, hand: int) -> int:
        """What a muerta is worth by stake: the banker's unit times the factorial of the unseen."""
        deck, banker = self.deck, self.banker
        gone = self.gone(first, burnt)
        left: list[int] = (deck.counts - gone - deck.hands[hand]).tolist()
        made = np.array([after for _, after in self.after[hand]], np.int64)
        pay = banker.pay[deck.classes[made]]
        wins = (pay > 0) & (np.array(CLASSES) < SEVEN_AND_A_HALF)
        wins &= (deck.classes[made] != PAIR_OF_SEVENS)[:, None]
        worth = banker.worth(gone, first, made, np.where(wins, banker.muerta, pay))
        drawn = [left[kind] for kind, _ in self.after[hand]]
        won = sum(many * each for many, each in zip(drawn, worth, strict=True))
        over = sum(left) - sum(drawn)
        return won - over * banker.unit * factorial(sum(left) - 1)


def highest_stake(rules: Rules) -> Fraction:
    """What the stake may be raised to with a card, in first stakes; 1 where it may not."""
    return largest_stake(rules) if rules.bets_raise else Fraction(1)


def largest_stake(rules: Rules) -> Fraction:
    """The highest stake that there is, in first stakes; 1 where all stakes are the same."""
    if rules.bets_form == "fixed":
        return Fraction(1)
    return Fraction(rules.bets_max, rules.bets_min)


def _depth_of_burning(deck: Deck) -> tuple[int, bool]:
    """How many cards burnt one after the other are looked into, and whether that is all of them."""
    many = [int(count) for kind, count in zip(deck.kinds, deck.counts, strict=True) if kind.burns]
    by_depth = [1]
    for count in many:
        by_depth = [
            sum(by_depth[max(0, depth - count) : depth + 1])
            for depth in range(len(by_depth) + count)
        ]
    looked, depth = by_depth[0], 0
    while depth + 1 < len(by_depth) and looked + by_depth[depth + 1] <= _MOST_BURNT:
        depth += 1
        looked += by_depth[depth]
    return depth, depth + 1 == len(by_depth)
