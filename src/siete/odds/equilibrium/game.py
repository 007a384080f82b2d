"""The whole game of a player and the banker, put together from its parts.

A *part* begins where the banker's knowledge of the player's hand is common knowledge: at the deal,
and after every card that was turned up by asking face down, burnt, or turned up for a muerta. What
follows does not depend on how it was come by, so each part is solved once.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

import numpy as np

from siete.cards import RANK_OF
from siete.odds.deck import Bools, Deck, Floats, Ints
from siete.odds.equilibrium.bank import NONE, Bank
from siete.odds.equilibrium.evaluate import (
    lower_value,
    realized,
    stakes_of,
    upper_value,
)
from siete.odds.equilibrium.hidden import HiddenRun
from siete.odds.equilibrium.in_sight import InSight
from siete.odds.equilibrium.layout import allowed_actions
from siete.odds.equilibrium.parts import (
    BESIDE,
    FIRST,
    HIGH,
    LOW,
    NOWHERE,
    Beside,
    Exit,
    Key,
    OpenPart,
    Out,
    Part,
    Step,
    WaysOut,
)
from siete.odds.equilibrium.run_solver import solve_run
from siete.odds.equilibrium.runs import AnyRun
from siete.odds.equilibrium.tree import Run
from siete.odds.equilibrium.walks import LEAVE, shares_of

Progress: TypeAlias = Callable[[Step], None]
"""Called for every part that begins, and in every round that it takes."""


def times(worth: Floats, chance: Floats) -> Floats:
    """What ways out are worth times their chance, ``-inf`` where there is none."""
    there = np.isfinite(worth)
    return np.where(there, np.where(there, worth, 0.0) * chance, -np.inf)


_NO: Final = np.array([])


class Game(InSight):
    """All parts of a game, solved as they are asked for.

    Args:
        deck: The deck under the rules.
        highest: The highest stake in first stakes; 1 where the stake never changes.
        tolerance: How far the value of one part may be from its bounds, in first stakes.
        progress: Told of every part.
        raises: Whether a stake may be raised with a card, where the highest is more than the first.
        sized: Whether the player chooses the first stake, the lowest or the highest, when it has
            seen its first card.
    """

    def __init__(
        self,
        deck: Deck,
        highest: float,
        tolerance: float = 1e-12,
        progress: Progress | None = None,
        *,
        raises: bool = True,
        sized: bool = False,
    ) -> None:
        self.deck = deck
        self.rules = deck.rules
        self.highest = highest
        self.raises = raises and highest > 1.0
        self.sized = sized
        self.tolerance = tolerance
        self.progress = progress
        self.parts: dict[Key, Part] = {}
        self.opens: dict[Key, OpenPart] = {}
        self.banks: dict[tuple[Out, frozenset[int]], Bank] = {}
        self._lowers: dict[tuple[Key, frozenset[int]], Floats] = {}
        self._open_lowers: dict[tuple[Key, frozenset[int]], float] = {}
        self.empty = len(deck.hands)
        self.nothing: Out = (0,) * deck.width

    def root(self, out: Out, first: frozenset[int]) -> Key:
        """Where the player's turn begins, when the banker's first card is one of these kinds."""
        form = "open" if self.rules.cards_first == "up" else "sized" if self.sized else "run"
        return Key(form, out, first, self.empty, LOW)

    def bounds(self, key: Key) -> tuple[float, float]:
        """Lower and upper bound of a part's value."""
        if key.form == "open":
            place = self.open(key)
            return place.lower, place.upper
        part = self.part(key)
        base = self.base_of(key)
        return float(part.lower[base]), float(part.upper[base])

    # Hands with a hidden card

    def together(self, key: Key) -> Key:
        """The key of the parts that are solved together: with as many cards in sight."""
        if key.form != "run" or key.shown == self.empty:
            return key
        return key._replace(form="runs", shown=int(self.deck.size[key.shown]))

    def base_of(self, key: Key) -> int:
        """Which of the parts solved together this is."""
        shown = key.shown
        if key.form != "run" or shown == self.empty:
            return 0
        return int(np.searchsorted(self._of_size(int(self.deck.size[shown])), shown))

    def _of_size(self, size: int) -> Ints:
        """The hands of so many cards that are not over, in order."""
        return np.flatnonzero((self.deck.size == size) & ~self.deck.ends)

    def part(self, key: Key) -> Part:
        """The part that begins there, solved together with those like it."""
        key = self.together(key)
        if key not in self.parts:
            self.parts[key] = self._solve(key)
        return self.parts[key]

    def _solve(self, key: Key) -> Part:
        bank = self.bank(key.out, key.first)
        run = self._run(key, bank)
        ways = self._ways_out(key, run)
        leaves = ways.leaves
        self._tell(0, np.inf)
        leave = times(ways.lower, run.chance)
        solved = solve_run(run, bank, leave, self.tolerance, self._tell)
        chosen = shares_of(solved.plan, allowed_actions(run, leaves != NOWHERE))
        staked = stakes_of(run, solved.plan)
        mixed, exits = solved.mixed, ways.exits
        part = Part(run, bank, chosen, staked, leaves, exits, mixed, _NO, _NO, solved.rounds)
        upper = upper_value(run, bank, mixed, times(ways.upper, run.chance))
        return part._replace(lower=self._lower(key, part, bank, key.first), upper=upper)

    def _ways_out(self, key: Key, run: AnyRun) -> WaysOut:
        """The best ways out of a part, by the least that they are worth."""
        leaves = np.full(run.hand.shape, NOWHERE, np.int8)
        low = np.full(run.hand.shape, -np.inf)
        high = np.full(run.hand.shape, -np.inf)
        for level, shown, may in self._asks_down(key, run):
            lows, highs = self._of_down(key, level)
            better = may & (lows[shown] > low)
            leaves[better] = level
            low = np.where(better, lows[shown], low)
            high = np.where(may, np.maximum(high, highs[shown]), high)
        exits = self._first_cards(key, run)
        for kind, ways in exits.items():
            for number, way in enumerate(ways):
                worth = self._worth(way)
                for place in self._where(run, way):
                    if worth[0] > low[place, kind]:
                        low[place, kind] = worth[0]
                        leaves[place, kind] = FIRST + number
                    high[place, kind] = max(high[place, kind], worth[1])
        beside = self._beside(key, run, key.first)
        if beside is not None:
            leaves[beside.lower > low] = BESIDE
            low, high = np.maximum(low, beside.lower), np.maximum(high, beside.upper)
        return WaysOut(leaves, exits, low, high)

    def _tell(self, rounds: int, apart: float) -> None:
        if self.progress:
            self.progress(Step(len(self.parts), rounds, apart))

    def _run(self, key: Key, bank: Bank) -> AnyRun:
        raises = self.raises and key.level == LOW
        stake = self.stake(key.level)
        if key.form == "down":
            return HiddenRun(bank, key.shown, stake, self.highest, raises=raises)
        shown = self._of_size(key.shown) if key.form == "runs" else np.array([self.empty], np.int64)
        sized = key.form == "sized"
        return Run(bank, shown, stake, self.highest, raises=raises, sized=sized)

    def _where(self, run: AnyRun, way: Exit) -> tuple[int, ...]:
        """The first places where a way out that a first card allows may be taken."""
        if not run.sized:
            return (0,)
        if way.level == HIGH:
            return (0, 1) if way.name == "muerta" and self.raises else (1,)
        return (0,)

    def _lower(self, key: Key, part: Part, bank: Bank, first: frozenset[int]) -> Floats:
        plan = realized(part.run, part.chosen, part.staked)
        there = plan.there
        leaves = np.where(plan.whole[there, :, LEAVE] > 0.0, part.leaves[there], NOWHERE)
        worth = np.zeros(leaves.shape)
        for level, shown, _ in self._asks_down(key, part.run):
            here = leaves == level
            if here.any():
                found = self._lowers_of_down(key, level, first)[shown[there]]
                worth = np.where(here, found, worth)
        beside = self._beside(key, part.run, first)
        if beside is not None:
            worth = np.where(leaves == BESIDE, beside.lower[there], worth)
        for at, kind in np.argwhere((leaves >= FIRST) & (leaves < BESIDE)).tolist():
            way = part.exits[kind][leaves[at, kind] - FIRST]
            worth[at, kind] = self._lower_of_exit(way, bank, first)
        return lower_value(part.run, bank, plan, worth)

    def lower(self, key: Key, first: frozenset[int]) -> float:
        """What the player's strategy in a part is worth when the banker began with ``first``."""
        if first == key.first:
            return self.bounds(key)[0]
        if key.form == "open":
            if (key, first) not in self._open_lowers:
                bank = self.bank(key.out, first)
                self._open_lowers[key, first] = self._open_lower(key, bank, first)
            return self._open_lowers[key, first]
        return float(self._lowers_of(self.together(key), first)[self.base_of(key)])

    def _lowers_of(self, key: Key, first: frozenset[int]) -> Floats:
        """The same for parts that are solved together, (B,)."""
        part = self.part(key)
        if first == key.first:
            return part.lower
        if (key, first) not in self._lowers:
            self._lowers[key, first] = self._lower(key, part, self.bank(key.out, first), first)
        return self._lowers[key, first]

    # Ways out

    def _beside(self, key: Key, run: AnyRun, first: frozenset[int]) -> Beside | None:
        """What else may be done where a card came, and bounds of what it is worth; here nothing.

        The lower bounds are against a banker who began with the first cards given.
        """
        del key, run, first
        return None

    def _asks_down(self, key: Key, run: AnyRun) -> list[tuple[int, Ints, Bools]]:
        """By level of the stake: the cards in sight after asking face down, and where one may."""
        draws = self.rules.cards_draws
        if (
            isinstance(run, HiddenRun)
            or draws == "up"
            or (draws == "all_down" and self._begun(key))
        ):
            return []
        may = run.may_ask.copy()
        if draws == "all_down":
            may[len(run.base) :] = False
        shown = self.deck.joined[run.shown]
        raised = np.broadcast_to(run.raised[:, None], may.shape)
        if key.level == HIGH:
            return [(HIGH, shown, may)]
        found = [(LOW, shown, may & ~raised)]
        if self.highest > 1.0:
            found.append((HIGH, shown, may if self.raises else may & raised))
        return found

    def _begun(self, key: Key) -> bool:
        """Whether cards of the player's lie in sight."""
        return key.form == "runs" or key.shown != self.empty

    def _parts_after_down(self, key: Key, level: int) -> list[tuple[Ints, Key]]:
        """Hands with which a card may be asked for face down, and the parts that follow."""
        if self.rules.cards_draws == "all_down":
            keys = [
                Key("down", key.out, key.first, int(shown), level) for shown in self.deck.single
            ]
            return [(np.array([each.shown]), each) for each in keys]
        least = key.shown + 1 if key.form == "runs" else 1
        return [
            (self._of_size(size), Key("runs", key.out, key.first, size, level))
            for size in range(least, int(self.deck.size.max()) + 1)
            if len(self._of_size(size))
        ]

    def following(self, key: Key) -> list[Key]:
        """The parts that may follow one."""
        part = self.part(key)
        base = self.base_of(key)
        mine = part.run.origin == base
        found = []
        for level, shown, may in self._asks_down(self.together(key), part.run):
            form = "down" if self.rules.cards_draws == "all_down" else "run"
            here = np.unique(shown[mine[:, None] & may])
            found += [Key(form, key.out, key.first, int(each), level) for each in here]
        if base == 0:
            for ways in part.exits.values():
                found += [way.to for way in ways if way.to is not None]
        return found

    def _of_down(self, key: Key, level: int) -> tuple[Floats, Floats]:
        """(H,) bounds of what it is worth to turn up a hand and get a new hidden card."""
        low = np.full(self.empty, -np.inf)
        high = np.full(self.empty, -np.inf)
        for shown, following in self._parts_after_down(key, level):
            part = self.part(following)
            low[shown] = part.lower
            high[shown] = part.upper
        return low, high

    def _lowers_of_down(self, key: Key, level: int, first: frozenset[int]) -> Floats:
        """(H,) the lower bounds of ``_of_down`` when the banker began with ``first``."""
        low = np.full(self.empty, -np.inf)
        for shown, following in self._parts_after_down(key, level):
            low[shown] = self._lowers_of(following, first)
        return low

    def _first_cards(self, key: Key, run: AnyRun) -> dict[int, list[Exit]]:
        """What first cards allow, by kind, where the part begins with the deal."""
        if isinstance(run, HiddenRun) or self._begun(key):
            return {}
        kinds = map(int, np.flatnonzero(run.hand[0] != NONE))
        found = {kind: self.first_card(key._replace(form="run"), kind) for kind in kinds}
        if key.form == "sized":
            high = key._replace(form="run", level=HIGH)
            found = {kind: ways + self.first_card(high, kind) for kind, ways in found.items()}
        return {kind: ways for kind, ways in found.items() if ways}

    # The deal

    def kinds_of_rank(self, rank: int) -> frozenset[int]:
        """The kinds whose cards have this rank."""
        return frozenset(
            kind for kind, each in enumerate(self.deck.kinds) if RANK_OF[each.cards[0]] == rank
        )
