"""The banker's side: its hands as states, and its best reply to what a player may hold.

The banker's turn comes when the player's is over, and it sees every card that lies face up. What it
does not see is the hidden cards: a *group* is one such position, with a weight for each hand that
the player may have. Against it the banker's best play is a dynamic program over its own hand as a
multiset, since the chance of any order of cards is the same (docs/decisions/equilibrium.md).
"""

from copy import copy
from itertools import product
from typing import Final, NamedTuple

import numba
import numpy as np
from numpy.typing import NDArray

from siete.amounts import ONE
from siete.cards import LIMIT
from siete.game.settle import muerta_pays
from siete.odds.deck import OVER, Bools, Deck, Floats, Ints, added
from siete.rules import BUST, CLASSES

NONE: Final = -1
STAND: Final = 0
DRAW: Final = 1
BURN: Final = 2
"""What a policy says in a state of the banker."""

Policies = NDArray[np.int8]


class Reply(NamedTuple):
    """Best replies of the banker to G groups.

    Attributes:
        values: (G,) what the player gets, in stakes, weighted as the groups' weights are.
        policies: (G, S) ``STAND``, ``DRAW`` or ``BURN`` by state.
    """

    values: Floats
    policies: Policies


class Bank:
    """The banker's states under a deck, when some cards are out and its first card is limited.

    A state is the cards it burnt and the hand it has. ``out`` are cards by kind that lie burnt in
    sight, ``first`` the kinds that the banker's first card may be: all, the exposed one, or those
    with which it does not void.

    Attributes:
        after: (S, K) the state with a card more, ``OVER`` when that is bust.
        burnt: (S, K) the state after burning its only card and getting this one, else ``OVER``.
        may: (S, 3) whether it may stand, draw, burn.
        stands: (H, S) for the player's hand and a state in which the banker stands: the chance of
            the banker's cards in one order times what the player gets, in stakes.
        busts: (H, S) the same summed over the cards that bust the state.
        firsts: (F,) the states of one card in which the banker may begin.
        reach: (H + 1,) the chance that the player is dealt these cards in one order, given
            ``first``; the last is that of no cards, 1.
        following: (H + 1, K) the chance of each next card to the player, last after no cards.
        known: (H,) what the player gets with a hand that the banker sees.
        over_by_itself: (H,) hands that are shown at once and end the player's turn.
        ended: (H,) what asking brings by itself, in stakes: a bust, or a hand shown at once.
        begun: (H + 1,) the same of the new hidden card beside cards in sight.
    """

    def __init__(self, deck: Deck, out: tuple[int, ...], first: frozenset[int]) -> None:
        self.deck = deck
        self.out = np.array(out, np.int64)
        self._name_states()
        self._count()
        self._begin(first)

    def with_first(self, first: frozenset[int]) -> "Bank":
        """The banker with the same cards out and these first cards."""
        other = copy(self)
        other._begin(first)
        return other

    def _begin(self, first: frozenset[int]) -> None:
        """What depends on the first cards."""
        deck = self.deck
        none = (0,) * deck.width
        self.first = first
        self.firsts: Ints = np.array(
            [
                self.place[none, int(deck.single[k])]
                for k in sorted(first)
                if (none, int(deck.single[k])) in self.place
            ],
            np.int64,
        )
        self._weigh()
        self.known = self.reply(
            np.ones((len(deck.hands), 1)), np.arange(len(deck.hands), dtype=np.int64)[:, None]
        ).values
        self.over_by_itself: Bools = (deck.total > LIMIT) | (
            (deck.total == LIMIT) & deck.rules.cards_show_seven_and_a_half
        )
        self.ended = self._at_once(deck.after, self.following[:-1])
        self.begun = self._at_once(deck.joined, self.following)

    def _at_once(self, after: Ints, following: Floats) -> Floats:
        """What a next card brings that ends the hand: bust, or shown at once; per stake."""
        shown = (after != OVER) & self.over_by_itself[after]
        gets = np.where(after == OVER, -1.0, np.where(shown, self.known[after], 0.0))
        found: Floats = (following * gets).sum(axis=1)
        return found

    def _name_states(self) -> None:
        deck = self.deck
        rules = deck.rules
        width = deck.width
        may_burn = rules.first_card_bank_burns and not rules.bank_draws_to
        burning = [k for k, kind in enumerate(deck.kinds) if kind.burns] if may_burn else []
        left = deck.counts - self.out
        level: list[tuple[int, ...]] = [(0,) * width]
        pasts: list[tuple[int, ...]] = []
        while level:
            pasts += level
            level = sorted({added(past, k) for past in level for k in burning if past[k] < left[k]})
        place: dict[tuple[tuple[int, ...], int], int] = {}
        for past in pasts:
            fits = ((deck.hands + np.array(past)) <= left).all(axis=1)
            for each in np.flatnonzero(fits).tolist():
                place[past, each] = len(place)
        self.states = list(place)
        self.place = place
        count = len(place)
        after = np.full((count, width), OVER, np.int64)
        burnt = np.full((count, width), OVER, np.int64)
        may = np.zeros((count, 3), np.bool_)
        for (past, hand), state in place.items():
            for k, larger in enumerate(deck.after[hand].tolist()):
                after[state, k] = place.get((past, larger), OVER)
            may[state] = self._may(hand)
            lone = int(np.flatnonzero(deck.hands[hand])[0])
            if deck.size[hand] == 1 and lone in burning and added(past, lone) in pasts:
                following = added(past, lone)
                for k in range(width):
                    burnt[state, k] = place.get((following, int(deck.single[k])), OVER)
                may[state, BURN] = (burnt[state] != OVER).any()
        self.after, self.burnt, self.may = after, burnt, may
        self.hand: Ints = np.array([hand for _, hand in place], np.int64)
        self.own: Ints = np.array([past for past, _ in place], np.int64) + deck.hands[self.hand]

    def _may(self, hand: int) -> tuple[bool, bool, bool]:
        """Whether the banker may stand and draw with a hand (burning comes apart)."""
        deck = self.deck
        rules = deck.rules
        total = int(deck.total[hand])
        if total >= LIMIT:
            return True, False, False
        lone_wild = bool(deck.size[hand] == 1 and deck.kinds[0].wild and deck.hands[hand, 0])
        must = lone_wild and rules.deck_wild_alone == "draws"
        if rules.bank_draws_to:
            must = must or total < rules.bank_draws_to
            return not must, must, False
        return not must, True, False

    def _count(self) -> None:
        """What depends on the cards alone: what the player's hands leave, and the banker's."""
        deck = self.deck
        self._left: Ints = deck.counts[None, :] - self.out[None, :] - deck.hands
        self._fits: Bools = self._left.min(axis=1) >= 0
        self._come: Floats = _chance_of(np.maximum(self._left, 0), self.own)
        self._come[~self._fits] = 0.0
        self.bust_share: Floats = self._bust_share(self._left)

    def _weigh(self) -> None:
        deck = self.deck
        hands, left, fits = deck.hands, self._left, self._fits
        many = left.sum(axis=1)
        first = np.array(sorted(self.first), np.int64)
        starts = np.maximum(left[:, first], 0).sum(axis=1) / np.maximum(many, 1)
        whole = deck.counts - self.out
        begins = whole[first].sum() / whole.sum()
        reach = np.where(fits, _chance_of(whole[None, :], hands)[0] * starts / (begins or 1.0), 0.0)
        self.reach: Floats = np.append(reach, 1.0)
        with np.errstate(divide="ignore"):
            given = np.where(starts > 0, 1.0 / starts, 0.0)
        self.chance: Floats = self._come * given[:, None]
        classes = deck.classes
        gets = deck.pay[classes][:, classes[self.hand]]
        self.stands: Floats = self.chance * gets
        self.busts: Floats = self.chance * self.bust_share * deck.pay[classes, BUST][:, None]
        self.following: Floats = self._follow_on(left, first, starts, many)

    def _bust_share(self, left: Ints) -> Floats:
        """(H, S): the chance that the next card busts the state, where the cards are there."""
        bust = ((self.after == OVER) & self.may[:, [DRAW]]).astype(np.float64)
        share = left.astype(np.float64) @ bust.T - (self.own * bust).sum(axis=1)
        many = left.sum(axis=1)[:, None] - self.own.sum(axis=1)[None, :]
        found: Floats = np.maximum(share, 0.0) / np.maximum(many, 1)
        return found

    def _follow_on(self, left: Ints, first: Ints, starts: Floats, many: Ints) -> Floats:
        """(H + 1, K): the chance of each next card to the player after a hand, last after none."""
        deck = self.deck
        whole = deck.counts - self.out
        left = np.vstack((np.maximum(left, 0), whole))
        many = np.append(np.maximum(many, 2), whole.sum())
        starts = np.append(starts, whole[first].sum() / whole.sum())
        in_first = np.zeros(deck.width)
        in_first[first] = 1.0
        begin_after = np.maximum(left[:, first].sum(axis=1)[:, None] - in_first, 0.0) / (
            many[:, None] - 1
        )
        chance = left / many[:, None] * begin_after
        found: Floats = np.where(
            starts[:, None] > 0, chance / np.maximum(starts[:, None], 1e-300), 0.0
        )
        return found

    def reply(self, weights: Floats, hands: Ints) -> Reply:
        """The banker's best replies.

        ``weights`` and ``hands`` are (G, M): how much each hand of a group weighs, the hands by
        index, ``NONE`` for no hand.
        """
        return Reply(
            *_reply(
                weights,
                hands,
                self.stands,
                self.busts,
                self.after,
                self.burnt,
                self.may,
                self.firsts,
            )
        )

    def follow(self, policies: Policies, hands: Ints) -> Floats:
        """(G, M) what each hand gets from the banker's policies, (G, S), in stakes."""
        return _follow(
            policies, hands, self.stands, self.busts, self.after, self.burnt, self.firsts
        )

    def muerta(self) -> float:
        """What a muerta gets for each stake at it (R10): a 7 in sight and a card nobody saw.

        0 where the deck has no 7.
        """
        chances, hands, stands, busts, lost = self._muerta()
        values, _ = _reply(
            chances, hands, stands, busts, self.after, self.burnt, self.may, self.firsts
        )
        return float(values[0]) - lost

    def muerta_met(self) -> tuple[Floats, Ints, Policies, float]:
        """The hands of a muerta (1, M) with their chances, the reply to it, and how many bust."""
        chances, hands, stands, busts, lost = self._muerta()
        _, policies = _reply(
            chances, hands, stands, busts, self.after, self.burnt, self.may, self.firsts
        )
        return chances, hands, policies, lost

    def _muerta(self) -> tuple[Floats, Ints, Floats, Floats, float]:
        deck = self.deck
        sevens = [k for k, kind in enumerate(deck.kinds) if kind.value == LIMIT - 1]
        paid = deck.pay.copy()
        for mine, banks in product(CLASSES, CLASSES):
            if muerta_pays(mine, banks):
                paid[mine, banks] = deck.rules.pay_muerta / ONE
        if sevens:
            lone = int(deck.single[sevens[0]])
            chances, hands = self.following[lone], deck.after[lone]
        else:
            chances, hands = np.zeros(deck.width), np.full(deck.width, OVER)
        made = hands != OVER
        stands = self.chance * paid[deck.classes][:, deck.classes[self.hand]]
        busts = self.chance * self.bust_share * paid[deck.classes, BUST][:, None]
        return (
            np.where(made, chances, 0.0)[None, :],
            np.where(made, hands, NONE)[None, :],
            stands,
            busts,
            float(chances[~made].sum()),
        )


def _falling(most: int, top: int) -> Floats:
    """(most + 1, top + 1): falling factorials, in how many orders so many of some cards come."""
    counts = np.arange(most + 1)
    found = np.ones((most + 1, top + 1))
    for step in range(top):
        found[:, step + 1] = found[:, step] * np.maximum(counts - step, 0)
    return found


def _chance_of(left: Ints, cards: Ints) -> Floats:
    """(A, B): the chance of each multiset of ``cards`` (B, K) in one order from ``left`` (A, K)."""
    many, size = left.sum(axis=1), cards.sum(axis=1)
    table = _falling(int(many.max(initial=0)), int(size.max(initial=0)))
    found: Floats = 1.0 / np.maximum(table, 1.0)[many][:, size]
    for k in range(left.shape[1]):
        found *= table[left[:, k]][:, cards[:, k]]
    return found


@numba.njit(cache=True)
def _reply(
    weights: Floats,
    hands: Ints,
    stands: Floats,
    busts: Floats,
    after: Ints,
    burnt: Ints,
    may: Bools,
    firsts: Ints,
) -> tuple[Floats, Policies]:
    groups = len(weights)
    states = len(after)
    values = np.zeros(groups)
    policies = np.zeros((groups, states), np.int8)
    stand = np.empty(states)
    bust = np.empty(states)
    worth = np.empty(states)
    for g in range(groups):
        if not weights[g].any():
            continue
        _weigh_hands(weights[g], hands[g], stands, busts, stand, bust)
        for s in range(states - 1, -1, -1):
            draw = bust[s] + _onward(worth, after[s]) if may[s, DRAW] else np.inf
            burn = _onward(worth, burnt[s]) if may[s, BURN] else np.inf
            worth[s] = stand[s] if may[s, STAND] else np.inf
            if draw < worth[s]:
                worth[s] = draw
                policies[g, s] = DRAW
            if burn < worth[s]:
                worth[s] = burn
                policies[g, s] = BURN
        for s in firsts:
            values[g] += worth[s]
    return values, policies


@numba.njit(cache=True)
def _weigh_hands(
    weights: Floats, hands: Ints, stands: Floats, busts: Floats, stand: Floats, bust: Floats
) -> None:
    """By state, what standing and a bust bring over all hands of a group, into the last two."""
    stand[:] = 0.0
    bust[:] = 0.0
    for i in range(len(hands)):
        weight = weights[i]
        hand = hands[i]
        if hand != NONE and weight != 0.0:
            for s in range(len(stand)):
                stand[s] += weight * stands[hand, s]
                bust[s] += weight * busts[hand, s]


@numba.njit(cache=True)
def _onward(worth: Floats, following: Ints) -> float:
    """The sum over the states that follow."""
    found = 0.0
    for s in following:
        if s != OVER:
            found += worth[s]
    return found


@numba.njit(cache=True)
def ways_to(policy: Policies, after: Ints, burnt: Ints, firsts: Ints, ways: Floats) -> None:
    """By state, in how many orders of cards a policy comes to it, into ``ways`` (S,)."""
    ways[:] = 0.0
    for s in firsts:
        ways[s] += 1.0
    for s in range(len(ways)):
        if ways[s] != 0.0 and policy[s] != STAND:
            following = after[s] if policy[s] == DRAW else burnt[s]
            for t in following:
                if t != OVER:
                    ways[t] += ways[s]


@numba.njit(cache=True)
def _follow(
    policies: Policies,
    hands: Ints,
    stands: Floats,
    busts: Floats,
    after: Ints,
    burnt: Ints,
    firsts: Ints,
) -> Floats:
    groups, most = hands.shape
    gains = np.zeros((groups, most))
    ways = np.empty(len(after))
    for g in range(groups):
        policy = policies[g]
        ways_to(policy, after, burnt, firsts, ways)
        for i in range(most):
            hand = hands[g, i]
            if hand == NONE:
                continue
            gain = 0.0
            for s in range(len(ways)):
                if ways[s] != 0.0:
                    if policy[s] == STAND:
                        gain += ways[s] * stands[hand, s]
                    elif policy[s] == DRAW:
                        gain += ways[s] * busts[hand, s]
            gains[g, i] = gain
    return gains
