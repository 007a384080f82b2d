"""A round in which hands may be split: bounds of its value.

After a split the banker knows every card of the player's so far, all of them figures. So it is one
more way out of a run of cards, worth something between what the player can be sure of there
(``streets_low``) and what the banker need not leave more than (``split_high``). With these the
rest is solved again.
"""

from typing import Final

import numpy as np

from siete.cards import IS_FIGURE
from siete.odds.deck import Bools, Deck, Floats, Ints
from siete.odds.equilibrium.bank import NONE, Bank
from siete.odds.equilibrium.deal import Dealt, again
from siete.odds.equilibrium.evaluate import upper_value
from siete.odds.equilibrium.game import Game, times
from siete.odds.equilibrium.parts import HIGH, Beside, Key, Out, Part, Step
from siete.odds.equilibrium.runs import AnyRun
from siete.odds.equilibrium.split_crude import Crude
from siete.odds.equilibrium.split_high import High
from siete.odds.equilibrium.split_low import Low
from siete.odds.equilibrium.streets import figure_of, hides
from siete.odds.equilibrium.tree import Run
from siete.odds.reply import Reply
from siete.odds.turn import largest_stake

USUAL_BANKER: Final = 10
"""Half points to which a usual banker draws."""


def with_splitting(game: Game, dealt: Dealt) -> tuple[float, float]:
    """Bounds of a round's value to a player who may split; ``dealt`` is that of one who may not."""
    draws_to = game.rules.bank_draws_to or USUAL_BANKER
    if not known(game.deck):
        most = float(Reply(game.deck, draws_to).bounds.upper)
        return dealt.lower, max(dealt.upper, most)
    found = again(WithSplits(game, draws_to), game.nothing, game)
    return max(dealt.lower, found.lower), found.upper


def known(deck: Deck) -> bool:
    """Whether a split is looked into under these rules."""
    rules = deck.rules
    wild = any(kind.wild for kind in deck.kinds)
    return rules.cards_first == "down" and rules.cards_draws != "all_down" and not wild


class WithSplits(Game):
    """A solved game in which figures may be split too.

    Parts in which that can't come about any more are those of the solved game.
    """

    def __init__(self, solved: Game, draws_to: int) -> None:
        super().__init__(
            solved.deck, solved.highest, solved.tolerance, solved.progress, raises=solved.raises
        )
        self.solved = solved
        self._draws_to = draws_to
        self._crudes: dict[frozenset[int], Crude] = {}
        self.banks = solved.banks
        deck = solved.deck
        figures = np.array([IS_FIGURE[kind.cards[0]] for kind in deck.kinds])
        self.all_figures: Bools = deck.hands[:, ~figures].sum(axis=1) == 0
        self.figure = figure_of(deck)
        self._top = float(largest_stake(deck.rules))
        self._lows = Low(
            deck,
            lambda first: self.bank(self.nothing, first),
            self.figure,
            self._stakes(),
            self._top,
            self._still_there,
        )
        self._highs: dict[tuple[Out, frozenset[int], int, bool], float] = {}

    def _tell(self, rounds: int, apart: float) -> None:
        if self.progress:
            parts = len(self.solved.parts) + len(self.parts)
            self.progress(Step(parts, rounds, apart))

    def _still_there(self) -> None:
        """Say that it goes on, where much is worked out for a part that is not begun yet."""
        self._tell(0, np.inf)

    # Where a figure came after figures

    def _beside(self, key: Key, run: AnyRun, first: frozenset[int]) -> Beside | None:
        if not isinstance(run, Run) or key.form == "runs":
            return None
        lower = np.full(run.hand.shape, -np.inf)
        upper = np.full(run.hand.shape, -np.inf)
        size = self.deck.size[run.hand]
        many = size == 2 if self.rules.split_when == "pair" else size > 1
        opens = (run.hand != NONE) & self.all_figures[run.hand] & many
        opens &= (self.deck.hands[run.hand] <= self._there(key)).all(axis=-1)
        for place, kind in np.argwhere(opens):
            hand = int(run.hand[place, kind])
            high = bool(run.raised[place]) or key.level == HIGH
            lower[place, kind] = self._low(key, first, hand, high=high)
            upper[place, kind] = self._high(key.out, key.first, hand, high=high)
        return Beside(lower, upper)

    def _there(self, key: Key) -> Ints:
        """How many cards of each kind (K) a hand can have, beside those that lie elsewhere."""
        there: Ints = self.deck.counts - np.array(key.out)
        if self.rules.bank_card == "exposed":
            (card,) = key.first
            there[card] -= 1
        return there

    def _low(self, key: Key, first: frozenset[int], hand: int, *, high: bool) -> float:
        """What it is worth at least to open another hand with the last of these figures."""
        two = self.deck.size[hand] == 2 and self.deck.hands[hand, self.figure] == 2
        if key.out != self.nothing or not two:
            return -np.inf
        return self._lows.value(key.first, first, high=high)

    def _stakes(self) -> tuple[float, ...]:
        """The stakes of a further hand, the first hand's being the first one."""
        top = self._top
        if top == 1.0 or self.rules.split_stake == "equal":
            return (1.0,)
        return (1.0, top)

    def _high(self, out: Out, first: frozenset[int], hand: int, *, high: bool) -> float:
        """What it is worth at most to open another hand with the last of these figures."""
        key = (out, first, hand, high)
        if key not in self._highs:
            card = next(iter(first)) if self.rules.bank_card == "exposed" else None
            crude = self._crude(first)
            worth = max(crude.most(streets, card, out) for streets in crude.opened(hand, high=high))
            self._highs[key] = min(worth, self._learned(out, first, hand, card, high=high))
        return self._highs[key]

    def _crude(self, first: frozenset[int]) -> Crude:
        """Bounds against a banker who has such a first card."""
        known = self.rules.bank_card == "exposed" or len(first) == self.deck.width
        among = frozenset() if known else first
        if among not in self._crudes:
            self._crudes[among] = Crude(self.deck, self._draws_to, among or None)
        return self._crudes[among]

    def _learned(
        self, out: Out, first: frozenset[int], hand: int, card: int | None, *, high: bool
    ) -> float:
        two = self.deck.size[hand] == 2 and self.deck.hands[hand, self.figure] == 2
        rules = self.rules
        bank = self.bank(self.nothing, first)
        if out != self.nothing or high or not two or self.raises:
            return np.inf
        alone = rules.split_max_hands == 2
        if not hides(self.deck) and alone and len(self._stakes()) == 1:
            return self._lows.value(first, first, high=high)
        if rules.split_target == "named" or (rules.split_when == "pair" and not alone):
            return np.inf
        return High(
            bank,
            self.figure,
            self._crude(first),
            out,
            card,
            self._stakes()[-1],
            rules.split_max_hands,
            self._still_there,
        ).value()

    # Parts after cards that were turned up

    def part(self, key: Key) -> Part:
        """The part that begins there; where all cards in sight are figures it is one of its own."""
        key = self.together(key)
        return self.solved.part(key) if key.form == "runs" else super().part(key)

    def _gains(self, key: Key) -> bool:
        """Whether the player is known to gain by a split in a part, or in one that follows."""
        first = key.shown == self.empty or key.shown == self.deck.single[self.figure]
        return first and key.out == self.nothing and self._lows.known

    def _solve(self, key: Key) -> Part:
        """Where no gain is known both play as in the solved game: only the upper bound differs."""
        if self._gains(key):
            return super()._solve(key)
        alike = self._alike(key)
        whole, base = self.solved.part(alike), [self.solved.base_of(alike)]
        ways = self._ways_out(key, whole.run)
        leave = times(ways.upper, whole.run.chance)
        upper = upper_value(whole.run, whole.bank, whole.mixed, leave)
        return whole._replace(lower=whole.lower[base], upper=upper[base])

    def _alike(self, key: Key) -> Key:
        return key._replace(form="run") if key.form == "figures" else key

    def _lowers_of(self, key: Key, first: frozenset[int]) -> Floats:
        if key.form == "runs" or self._gains(key):
            return super()._lowers_of(key, first)
        alike = self._alike(key)
        found = self.solved._lowers_of(self.solved.together(alike), first)
        return found[[self.solved.base_of(alike)]]

    def _run(self, key: Key, bank: Bank) -> AnyRun:
        if key.form != "figures":
            return super()._run(key, bank)
        raises = self.raises and key.level != HIGH
        shown = np.array([key.shown], np.int64)
        return Run(bank, shown, self.stake(key.level), self.highest, raises=raises)

    def _of_figures(self, key: Key, level: int) -> list[Key]:
        """The parts that begin with figures alone in sight, more of them than here."""
        now = 0 if key.shown == self.empty else int(self.deck.size[key.shown])
        more = np.flatnonzero(self.all_figures & (self.deck.size > now))
        return [Key("figures", key.out, key.first, int(each), level) for each in more]

    def _of_down(self, key: Key, level: int) -> tuple[Floats, Floats]:
        low, high = self.solved._of_down(key, level)
        for following in reversed(self._of_figures(key, level)):
            part = self.part(following)
            low[following.shown] = part.lower[0]
            high[following.shown] = part.upper[0]
        return low, high

    def _lowers_of_down(self, key: Key, level: int, first: frozenset[int]) -> Floats:
        low = self.solved._lowers_of_down(key, level, first)
        for following in reversed(self._of_figures(key, level)):
            low[following.shown] = self._lowers_of(following, first)[0]
        return low
