"""The player's side: what was seen of a hand, in order, and what may be done in each place.

A *run* is what the player does between two moments at which nothing that the banker saw depends on
a hidden card any more: it begins with cards in sight and one new card hidden, and cards asked for
face up come in sight in order. A *place* is such a public history; with the hidden card it is one
of the player's information sets. What leads out of a run (asking face down, burning, a muerta) is
worth a number, since what follows is a game of its own (docs/decisions/equilibrium.md).
"""

from typing import Final

import numpy as np

from siete.cards import LIMIT
from siete.odds.deck import OVER, Bools, Floats, Ints
from siete.odds.equilibrium.bank import NONE, Bank
from siete.odds.equilibrium.walks import Tree

KEEP: Final = 0
RAISE: Final = 1

EVERYWHERE: Final = slice(None)
"""All places, where some may be asked for."""


class Run:
    """The tree of one run, as arrays over places (P), kinds of the hidden card (K) and raises.

    Attributes:
        base: (B,) the cards in sight at the beginning; several runs of one length lie side by side.
        sized: Whether there are two of one beginning, of which the player chooses one by its hidden
            card: at the first stake, and at the highest.
        origin: (P,) which of them a place belongs to.
        shown: (P,) the cards in sight as a hand, ``EMPTY`` (the number of hands) for none.
        raised: (P,) whether the stake was raised in this run.
        parent, card: (P,) the place before and the card that came, ``NONE`` at the first place.
        child: (P, 2, K) the place after a card asked for without and with a raise.
        depth: (P,) cards that came in this run.
        row: (P,) the row in ``rows`` of the hands of a place: the same for the same cards shown.
        rows: (H + 1, K) the whole hand, ``NONE`` where it is bust, over by itself, or can't be.
        hand: (P, K) the same by place.
        chance: (P, K) the chance of the cards that came and this hidden one, given those in sight
            at the beginning.
        may_stand, may_ask, may_raise: (P, K).
        stake: (P,) the stake in first stakes.
    """

    def __init__(
        self,
        bank: Bank,
        shown: Ints,
        stake: float,
        highest: float,
        *,
        raises: bool,
        sized: bool = False,
    ) -> None:
        deck = bank.deck
        self.bank = bank
        self.deck = deck
        self.base = np.repeat(shown, 2) if sized else shown
        self.sized = sized
        self.begun_at = stake
        self.highest = highest
        self._grow(raises and stake < highest)
        self.stake: Floats = np.where(self.raised, highest, stake)
        self._fill()
        self.tree = self._tree()

    def _grow(self, raises: bool) -> None:
        """Find the places, by number of cards that came."""
        deck, bank = self.deck, self.bank
        width = deck.width
        joined = deck.joined
        reach = bank.reach
        possible = (joined != OVER) & (np.where(joined != OVER, reach[joined], 0.0) > 0.0)
        alive = possible.any(axis=1)
        shown_level = self.base
        raised_level = np.arange(len(self.base)) >= (1 if self.sized else len(self.base))
        parent_level = np.full(len(self.base), NONE, np.int64)
        card_level = np.full(len(self.base), NONE, np.int64)
        columns: list[tuple[Ints, Bools, Ints, Ints, Ints]] = []
        children: list[tuple[int, Ints, Ints, Ints, Ints]] = []
        begin = 0
        depth = 0
        while len(shown_level):
            count = len(shown_level)
            columns.append(
                (
                    shown_level,
                    raised_level,
                    parent_level,
                    card_level,
                    np.full(count, depth, np.int64),
                )
            )
            grown = joined[shown_level]
            goes_on = possible[shown_level] & alive[grown] & (grown != OVER)
            found = []
            for raising in (KEEP, RAISE) if raises else (KEEP,):
                here = goes_on & ~raised_level[:, None] if raising else goes_on
                at, kind = np.nonzero(here)
                found.append((np.full(len(at), raising, np.int64), at, kind))
            how = np.concatenate([each[0] for each in found])
            at = np.concatenate([each[1] for each in found])
            kind = np.concatenate([each[2] for each in found])
            following = begin + count
            children.append((following, how, at + begin, kind, grown[at, kind]))
            shown_level = grown[at, kind]
            raised_level = raised_level[at] | (how == RAISE)
            parent_level = at + begin
            card_level = kind
            begin = following
            depth += 1
        self.shown, self.raised, self.parent, self.card, self.depth = (
            np.concatenate(parts) for parts in zip(*columns, strict=True)
        )
        self.child = np.full((len(self.shown), 2, width), NONE, np.int32)
        for first, how, at, kind, _ in children:
            self.child[at, how, kind] = np.arange(first, first + len(at))
        self.origin = self._origins()
        self.levels = [np.flatnonzero(self.depth == step) for step in range(depth)]

    def _origins(self) -> Ints:
        origin = np.full(len(self.shown), NONE, np.int64)
        origin[: len(self.base)] = np.arange(len(self.base))
        for step in range(1, int(self.depth.max(initial=0)) + 1):
            level = self.depth == step
            origin[level] = origin[self.parent[level]]
        return origin

    def _fill(self) -> None:
        deck, bank = self.deck, self.bank
        joined = deck.joined
        self.over_by_itself: Bools = bank.over_by_itself
        real = (joined != OVER) & (np.where(joined != OVER, bank.reach[joined], 0.0) > 0.0)
        self.rows: Ints = np.where(real & ~self.over_by_itself[joined], joined, NONE)
        self.row: Ints = self.shown
        self.hand: Ints = self.rows[self.row]
        self.chance: Floats = self.chance_for(bank)
        playing = self.hand != NONE
        self.total: Ints = np.where(self.rows != NONE, deck.total[joined], 0)[self.row]
        asks = playing & (self.total < LIMIT)
        self.may_ask: Bools = asks
        self.may_raise: Bools = asks & (self.child[:, RAISE] != NONE).any(axis=1)[:, None]
        self.may_stand: Bools = self._may_stand(playing)

    def _tree(self) -> Tree:
        """For the walks: one more card lies in sight, and the hidden one stays what it is."""
        same = np.arange(self.deck.width)
        steps = len(self.levels)
        begins = self.parent != NONE
        return Tree(
            self.child,
            self.parent,
            (begins & self.raised & ~self.raised[self.parent]).astype(np.int64),
            self.depth,
            self.hand,
            np.zeros(steps, np.int64),
            np.full(steps, len(same)),
            same,
            same,
            np.ones(len(same)),
        )

    def _may_stand(self, playing: Bools) -> Bools:
        deck = self.deck
        rules = deck.rules
        stands = playing.copy()
        lone = self.shown == len(deck.hands)
        if rules.deck_wild_alone == "draws" and deck.kinds[0].wild:
            stands[lone, 0] = False
        if rules.cards_reach_bank and rules.bank_card == "exposed":
            (first,) = self.bank.first
            stands &= (self.total >= deck.kinds[first].value) | (self.total >= LIMIT)
        if rules.bets_lone_card_cap:
            stands[lone & (self.stake > 1.0)] = False
        return stands

    def chance_for(self, bank: Bank, places: Ints | slice = EVERYWHERE) -> Floats:
        """(P, K): the chance of the cards that came and the hidden one, given those at first."""
        rows = np.where(self.rows != NONE, bank.reach[self.rows], 0.0)
        begun = bank.reach[self.base]
        begun = np.where(begun > 0.0, begun, 1.0)
        found: Floats = rows[self.row[places]] / begun[self.origin[places], None]
        return found

    def ended_for(self, bank: Bank, places: Ints | slice = EVERYWHERE) -> Floats:
        """(P, M): what asking brings by itself, in stakes times the chance of the hand."""
        ended = np.where(self.rows != NONE, bank.ended[self.rows], 0.0)[self.row[places]]
        return ended * np.where(self.may_ask[places], self.chance_for(bank, places), 0.0)

    def begins_for(self, bank: Bank) -> Floats:
        """(B,): what the first hidden card brings by itself, per stake: bust, or shown at once."""
        found: Floats = bank.begun[self.base]
        return found
