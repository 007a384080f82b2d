"""The player's side where all cards asked for lie face down (``cards.draws = all_down``, R8).

The first card asked for settles the hand: the first card is turned up and every later one lies
down. The banker sees that one card and how many came. In which order the hidden cards came matters
to nobody, so a place's private part is a multiset: what the player does in it is the average over
the orders, each as likely as the other.
"""

import numpy as np

from siete.cards import LIMIT
from siete.odds.deck import Bools, Floats, Ints
from siete.odds.equilibrium.bank import NONE, Bank
from siete.odds.equilibrium.tree import EVERYWHERE
from siete.odds.equilibrium.walks import Tree


class HiddenRun:
    """All places of a hand settled face down whose first card is ``shown``.

    The arrays are as in ``Run``, with M hands that the player may have in a place instead of K
    hidden cards. ``place_after`` is (P, 2): the place after one card more without and with a raise.
    """

    def __init__(self, bank: Bank, shown: int, stake: float, highest: float, *, raises: bool):
        deck = bank.deck
        self.bank = bank
        self.deck = deck
        self.base: Ints = np.array([shown], np.int64)
        self.sized = False
        self.begun_at = stake
        self.highest = highest
        self._name_hands(shown)
        self._name_places(raises and stake < highest)
        self.stake: Floats = np.where(self.raised, highest, stake)
        self._fill()
        self.tree = self._tree()

    def _name_hands(self, shown: int) -> None:
        """The hands with the shown card, by how many cards lie hidden; from one hidden card on."""
        deck, bank = self.deck, self.bank
        have = (deck.hands >= deck.hands[shown]).all(axis=1) & (bank.reach[:-1] > 0)
        self.over_by_itself: Bools = bank.over_by_itself
        by_size = []
        size = 2
        while True:
            here = np.flatnonzero(have & (deck.size == size) & ~self.over_by_itself)
            if not len(here):
                break
            by_size.append(here)
            size += 1
        self.by_size = by_size
        most = max((len(here) for here in by_size), default=0)
        self.rows: Ints = np.full((len(by_size), most), NONE, np.int64)
        for row, here in enumerate(by_size):
            self.rows[row, : len(here)] = here

    def _name_places(self, raises: bool) -> None:
        depths: list[int] = []
        raised: list[bool] = []
        parents: list[int] = []
        after: list[list[int]] = []
        level = [(False, NONE)]
        for depth in range(len(self.by_size)):
            following = []
            for was_raised, parent in level:
                place = len(depths)
                depths.append(depth)
                raised.append(was_raised)
                parents.append(parent)
                after.append([NONE, NONE])
                if parent != NONE:
                    after[parent][int(was_raised and not raised[parent])] = place
                following.append((was_raised, place))
                if raises and not was_raised:
                    following.append((True, place))
            level = following
        self.depth: Ints = np.array(depths, np.int64)
        self.raised: Bools = np.array(raised, np.bool_)
        self.parent: Ints = np.array(parents, np.int64)
        self.origin: Ints = np.zeros(len(depths), np.int64)
        self.place_after: Ints = np.array(after, np.int64).reshape(len(depths), 2)
        self.levels = [np.flatnonzero(self.depth == step) for step in range(len(self.by_size))]

    def _fill(self) -> None:
        deck, bank = self.deck, self.bank
        self.row: Ints = self.depth
        self.hand: Ints = self.rows[self.row]
        real = self.hand != NONE
        self.chance: Floats = self.chance_for(bank)
        total = np.where(real, deck.total[self.hand], LIMIT)
        self.total = np.where(real, total, 0)
        self.may_stand: Bools = real
        self.may_ask: Bools = real & (total < LIMIT)
        if deck.rules.cards_reach_bank and deck.rules.bank_card == "exposed":
            (first,) = bank.first
            self.may_stand = real & ((total >= deck.kinds[first].value) | (total >= LIMIT))
        self.may_raise: Bools = self.may_ask & (self.place_after[:, 1] != NONE)[:, None]
        self.links = self._links()

    def chance_for(self, bank: Bank, places: Ints | slice = EVERYWHERE) -> Floats:
        """(P, M): the chance of the hand's hidden cards in any order, given the shown one."""
        deck = self.deck
        begun = float(bank.reach[self.base[0]])
        if not begun:
            # The banker has the only card of that kind.
            return np.zeros((len(self.row[places]), self.rows.shape[1]))
        real = (self.rows != NONE)[:, :, None]
        hidden = np.where(real, deck.hands[self.rows] - deck.hands[self.base[0]], 0)
        reach = np.where(self.rows != NONE, bank.reach[self.rows] * _orders(hidden), 0.0)
        found: Floats = reach[self.row[places]] / begun
        return found

    def ended_for(self, bank: Bank, places: Ints | slice = EVERYWHERE) -> Floats:
        """(P, M): what asking brings by itself, in stakes times the chance of the hand."""
        ended = np.where(self.rows != NONE, bank.ended[self.rows], 0.0)[self.row[places]]
        return ended * np.where(self.may_ask[places], self.chance_for(bank, places), 0.0)

    def begins_for(self, bank: Bank) -> Floats:
        """(B,): what the first hidden card brings by itself, per stake: bust, or shown at once."""
        found: Floats = bank.begun[self.base]
        return found

    def _tree(self) -> Tree:
        """For the walks: one more card lies hidden, whichever it is."""
        many = np.array([len(before) for before, _, _ in self.links], np.int64)
        last = np.append(many.cumsum(), many.sum())
        first = np.append(0, last[:-1])
        begins = self.parent != NONE
        steps = len(self.by_size)
        before, after, share = (
            np.concatenate([each[part] for each in self.links] or [np.array([])])
            for part in range(3)
        )
        return Tree(
            self.place_after[:, :, None].astype(np.int32),
            self.parent,
            (begins & self.raised & ~self.raised[self.parent]).astype(np.int64),
            self.depth,
            self.hand,
            first[:steps],
            last[:steps],
            before.astype(np.int64),
            after.astype(np.int64),
            share,
        )

    def _links(self) -> list[tuple[Ints, Ints, Floats]]:
        """By number of hidden cards less one: hands before and after a card, and the share.

        The share is that of the orders of the later hand that come from the earlier one.
        """
        deck = self.deck
        found = []
        for row in range(len(self.by_size) - 1):
            where = {int(hand): at for at, hand in enumerate(self.by_size[row + 1])}
            before, after, share = [], [], []
            for at, hand in enumerate(self.by_size[row]):
                for k in range(deck.width):
                    following = int(deck.after[hand, k])
                    if following in where:
                        hidden = deck.hands[following, k] - deck.hands[self.base[0], k]
                        before.append(at)
                        after.append(where[following])
                        share.append(hidden / (row + 2))
            found.append(
                (np.array(before, np.int64), np.array(after, np.int64), np.array(share, np.float64))
            )
        return found


def _orders(hidden: Ints) -> Floats:
    """The orders in which a multiset of hidden cards may have come."""
    top = int(hidden.sum(axis=-1).max(initial=0))
    factorial = np.cumprod(np.append(1.0, np.arange(1.0, top + 1)))
    found: Floats = factorial[hidden.sum(axis=-1)] / factorial[hidden].prod(axis=-1)
    return found
