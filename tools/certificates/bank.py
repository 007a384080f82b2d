"""The banker's turn: what its best replies bring, and what policies bring that it follows.

Values are sums over cards in one order each, never divided by the chance of getting somewhere: the
chance that these cards come to the player and those to the banker depends on the cards alone, and
so what parts of the game are worth is simply added up.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import ArrayLike, NDArray

from siete.amounts import ONE
from siete.cards import LIMIT
from siete.game.hands import MUERTA_RANK
from siete.game.settle import muerta_pays
from siete.rules import BUST, CLASSES, pay_matrix
from tools.certificates.cards import GONE, OVER, Cards, Counts, Unfit, text

Floats: TypeAlias = NDArray[np.float64]

AT_ONCE: Final = 4096
"""How many of the banker's situations are worked out at a time."""


class Bank:
    """The banker's turn when the cards ``out`` lie burnt: a state is what it burnt, and its hand.

    ``ended[hand]`` is what the next card brings the player by itself, per stake: bust, or shown at
    once; ``known[hand]`` what a hand gets that the banker sees, and ``muerta[kind]`` what a muerta
    with that first card gets. All three are by the banker's first card.
    """

    def __init__(self, cards: Cards, out: Counts) -> None:
        self.cards, self.out = cards, out
        self.left = [many - gone for many, gone in zip(cards.counts, out, strict=True)]
        self.first = [kind for kind in range(cards.width) if self.left[kind]]
        self.states = [(cards.none, cards.more[0][kind]) for kind in self.first]
        self.index = {state: place for place, state in enumerate(self.states)}
        self.draws: list[list[int]] = []
        self.burnt: list[list[int]] = []
        self.may: list[str] = []
        for past, hand in self.states:  # grows while it is gone through, by number of cards
            self.may.append(self._may(hand))
            drawn = cards.more[hand] if "d" in self.may[-1] else [GONE] * cards.width
            self.draws.append([self._at(past, each) for each in drawn])
            past = tuple(a + b for a, b in zip(past, cards.hands[hand], strict=True))
            burns = range(cards.width) if "b" in self.may[-1] else ()
            self.burnt.append([self._at(past, cards.more[0][kind]) for kind in burns])
        self.has = np.array([np.add(past, cards.hands[hand]) for past, hand in self.states])
        self.chance = self._chance(self.has)
        self._allow_no_new_stock()
        multiples = np.array(pay_matrix(cards.rules)) / ONE
        self.pays = self._paid(multiples)
        for mine in CLASSES:
            for other in CLASSES:
                if multiples[mine, other] > 0 and muerta_pays(mine, other):
                    multiples[mine, other] = cards.rules.pay_muerta / ONE
        pays_muerta = self._paid(multiples)
        every = range(len(cards.hands))
        self.known = self.replies(every, every, [1.0] * len(every))
        self.ended = np.zeros_like(self.known)
        self.muerta: dict[int, Floats] = {}
        for kind in range(cards.width):
            after = np.array(cards.more)[:, kind]
            bust, shown = after == OVER, (after >= 0) & np.array(cards.shown)[after]
            self.ended[bust] -= self._next(kind)[bust]
            self.ended[shown] += self.known[after[shown]]
        for kind in (each for each in self.first if cards.rank[each] == MUERTA_RANK):
            lone = cards.more[0][kind]
            whole = [hand for hand in cards.more[lone] if hand >= 0]
            bust = [other for other, hand in enumerate(cards.more[lone]) if hand == OVER]
            got = self.replies([0] * len(whole), whole, [1.0] * len(whole), pays_muerta)
            self.muerta[kind] = got.sum(axis=0) - sum(self._next(other)[lone] for other in bust)

    def _next(self, kind: int) -> Floats:
        """The chance of a hand, of the banker's first card, and then of such a card: (H, K)."""
        more = self.has[: len(self.first)].copy()
        more[:, kind] += 1
        found = np.zeros((len(self.cards.hands), self.cards.width))
        found[:, self.first] = self._chance(more).T
        return found

    def _at(self, past: Counts, hand: int) -> int:
        """The state's number, a new one where it comes for the first time."""
        if hand < 0:
            return hand
        has = np.add(past, self.cards.hands[hand])
        if (has > self.left).any():
            return GONE
        state = past, hand
        if state not in self.index:
            self.index[state] = len(self.states)
            self.states.append(state)
        return self.index[state]

    def _may(self, hand: int) -> str:
        cards, rules = self.cards, self.cards.rules
        if cards.total[hand] >= LIMIT:
            return "s"
        if rules.bank_draws_to:
            return "d" if cards.total[hand] < rules.bank_draws_to or cards.lone_wild[hand] else "s"
        lone = cards.size[hand] == 1
        burns = lone and rules.first_card_bank_burns and cards.burns[cards.hands[hand].index(1)]
        return ("d" if cards.lone_wild[hand] else "sd") + ("b" if burns else "")

    def _chance(self, others: NDArray[np.int64]) -> Floats:
        """Of the cards of each row and each hand together, in one order: (rows, hands)."""
        hands = np.array(self.cards.hands)
        found = np.ones((len(others), len(hands)))
        for kind, many in enumerate(self.left):
            drawn = others[:, kind, None] + hands[None, :, kind]
            found *= _orders(many, int(drawn.max(initial=0)))[drawn]
        drawn = others.sum(axis=1)[:, None] + hands.sum(axis=1)[None, :]
        all_orders = _orders(sum(self.left), int(drawn.max(initial=0)))[drawn]
        chance: Floats = found / np.maximum(all_orders, 1.0)
        return chance

    def _allow_no_new_stock(self) -> None:
        size = self.has.sum(axis=1)[:, None] + np.array(self.cards.size)[None, :]
        draws = np.array(["d" in each for each in self.may])[:, None]
        if (draws & (size >= sum(self.left)) & (self.chance > 0)).any():
            raise Unfit("certificate-stock")

    def _paid(self, multiples: Floats) -> tuple[Floats, Floats]:
        """What standing and what busting brings the player, times the chance: (S, H) each."""
        classes = np.array(self.cards.classes)
        mine = classes[[hand for _, hand in self.states]]
        stands = self.chance * multiples[classes[None, :], mine[:, None]]
        busts = np.zeros_like(stands)
        for kind in range(self.cards.width):
            bust = np.array([drawn[kind] == OVER for drawn in self.draws])
            more = self.has[bust]
            more[:, kind] += 1
            busts[bust] += self._chance(more) * multiples[classes, BUST][None, :]
        return stands, busts

    def replies(
        self,
        rows: ArrayLike,
        hands: ArrayLike,
        weights: ArrayLike,
        pays: tuple[Floats, Floats] | None = None,
    ) -> Floats:
        """The banker's best reply to situations, (rows, kinds): by its first card.

        In each it sees the same, and the player may have these hands with these weights.
        """
        row, hand, weight = np.asarray(rows, int), np.asarray(hands, int), np.asarray(weights)
        count = int(row.max(initial=-1)) + 1
        found = np.zeros((count, self.cards.width))
        for begin in range(0, count, AT_ONCE):
            here = (row >= begin) & (row < begin + AT_ONCE)
            weighed = np.zeros((len(self.cards.hands), min(AT_ONCE, count - begin)))
            np.add.at(weighed, (hand[here], row[here] - begin), weight[here])
            value = self._least(weighed, *(pays or self.pays))
            found[begin : begin + AT_ONCE, self.first] = value[: len(self.first)].T
        return found

    def _least(self, weighed: Floats, stands: Floats, busts: Floats) -> Floats:
        """By state, how little the player gets from there on: the last states come first."""
        value, bust = stands @ weighed, busts @ weighed
        for state in reversed(range(len(self.states))):
            options = [value[state]] if "s" in self.may[state] else []
            if "d" in self.may[state]:
                after = [each for each in self.draws[state] if each >= 0]
                options.append(bust[state] + value[after].sum(axis=0))
            if "b" in self.may[state]:
                options.append(value[[s for s in self.burnt[state] if s >= 0]].sum(axis=0))
            value[state] = np.minimum.reduce(options)
        return value

    def held(self, letters: list[list[str]], first: Sequence[int]) -> Floats:
        """What the player gets with each hand, (policies, H): the banker follows these policies.

        ``letters`` has each policy's letters by state, ``-`` where it says nothing.
        """
        said = np.array(letters)
        ways = np.zeros(said.shape)
        for kind in first:
            ways[:, self.index[self.cards.none, self.cards.more[0][kind]]] = 1.0
        possible = np.max(self.chance, axis=1) > 0
        for state, may in enumerate(self.may):
            came = (ways[:, state] > 0) & possible[state]
            if not np.isin(said[came, state], list(may)).all():
                past, hand = self.states[state]
                name = f"{text(past)} {text(self.cards.hands[hand])}"
                raise Unfit("certificate-policy", state=name, allowed=" ".join(may))
            for letter, after in (("d", self.draws[state]), ("b", self.burnt[state])):
                to = [each for each in after if each >= 0]
                ways[:, to] += np.where(said[:, state] == letter, ways[:, state], 0.0)[:, None]
        stands, busts = self.pays
        found: Floats = (ways * (said == "s")) @ stands + (ways * (said == "d")) @ busts
        return found


def _orders(many: int, most: int) -> Floats:
    """By number of cards up to ``most``: in how many ways to take so many of ``many`` in order."""
    steps = np.maximum(many - np.arange(most), 0)
    return np.concatenate(([1.0], np.cumprod(steps, dtype=np.float64)))
