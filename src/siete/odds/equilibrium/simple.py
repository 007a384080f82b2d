"""Simpler ways to play than the equilibrium, and what they lose."""

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from siete.cards import LIMIT
from siete.odds.deck import Floats, Ints
from siete.odds.equilibrium.bank import Bank
from siete.odds.equilibrium.deal import again
from siete.odds.equilibrium.game import Game
from siete.odds.equilibrium.layout import allowed_actions
from siete.odds.equilibrium.names import leave_name
from siete.odds.equilibrium.parts import HIGH, NOWHERE, Exit, Key, OpenPart, Part
from siete.odds.equilibrium.strategy import Cell, bank_name
from siete.odds.equilibrium.tree import Run
from siete.odds.equilibrium.walks import ACTIONS, ASK, ASK_RAISED, LEAVE, STAND

THRESHOLDS: Final = tuple(range(6, LIMIT))
"""Totals, in half points, from which a simple player may stand."""

NO_ACTION: Final = -1

Choose: TypeAlias = Callable[[Key, Part], Floats]
"""How often each action is chosen in a part, (P, M, 4)."""

Common: TypeAlias = dict[tuple[str, str, int, int], str]
"""The commonest action by the bank's card, the hidden card, the total shown and the total."""

InSight: TypeAlias = Callable[[Game, Key, OpenPart], tuple[str, Exit | None]]
"""The choice with a hand in sight, given what the equilibrium does."""


class Simple(NamedTuple):
    """What simple strategies get at least, in first stakes a round.

    ``by_chart`` follows the commonest action of each cell of the chart. ``by_total`` asks below a
    total, face up, and does nothing else; ``stands_from`` is the best such total in half points.
    """

    by_chart: float
    by_total: float
    stands_from: int


def simple(game: Game, cells: list[Cell]) -> Simple:
    """What simpler versions of a solved game's strategy get against the banker's best replies."""
    common = _common(cells)
    charted = Fixed(game, _by_chart(game, common), _chart_in_sight(common))
    by_chart = again(charted, game.nothing, game).lower
    best = max(
        (again(Fixed(game, _by_total(t), _total_in_sight(t)), game.nothing, game).lower, t)
        for t in THRESHOLDS
    )
    return Simple(by_chart, *best)


class Fixed(Game):
    """A solved game in which the player plays otherwise; values are against best replies."""

    def __init__(self, solved: Game, choose: Choose, in_sight: InSight) -> None:
        super().__init__(solved.deck, solved.highest, raises=solved.raises)
        self.solved = solved
        self.choose = choose
        self.in_sight = in_sight
        self.banks = solved.banks

    def _solve(self, key: Key) -> Part:
        part = self.solved.part(key)
        lower = self._lower(key, part, part.bank, key.first)
        return part._replace(lower=lower, upper=lower)

    def _lower(self, key: Key, part: Part, bank: Bank, first: frozenset[int]) -> Floats:
        # What is chosen is worked out again each time: kept, it would take as much as it is of.
        return super()._lower(key, part._replace(chosen=self.choose(key, part)), bank, first)

    def _open(self, key: Key) -> OpenPart:
        place = self.solved.open(key)
        choice, way = place.choice, place.exit
        if key.shown != self.empty and not self.deck.ends[key.shown]:
            choice, way = self.in_sight(self, key, place)
        self.opens[key] = OpenPart(choice, way, 0.0, 0.0)
        lower = self._open_lower(key, self.bank(key.out, key.first), key.first)
        return OpenPart(choice, way, lower, lower)


def _by_total(total: int) -> Choose:
    def choose(key: Key, part: Part) -> Floats:
        run = part.run
        there = np.flatnonzero(~run.raised)
        may_stand = run.may_stand[there]
        asks = run.may_ask[there] & ((run.total[there] < total) | ~may_stand)
        chosen = np.zeros((*run.hand.shape, ACTIONS))
        chosen[there, :, ASK] = asks
        chosen[there, :, STAND] = may_stand & ~asks
        return chosen

    return choose


def _total_in_sight(total: int) -> InSight:
    def choose(game: Game, key: Key, place: OpenPart) -> tuple[str, Exit | None]:
        asks = game.deck.total[key.shown] < total or not game.open_stands(key)
        return ("ask" if asks else "stand"), None

    return choose


def _common(cells: list[Cell]) -> Common:
    """The commonest action of each cell."""
    return {
        (cell.bank, cell.hidden, cell.shown, cell.total): max(
            cell.actions, key=lambda name: cell.actions[name]
        )
        for cell in cells
    }


def _chart_in_sight(common: Common) -> InSight:
    plain = {"stand": "stand", "hit": "ask", "hit_raise": "ask_raised"}

    def choose(game: Game, key: Key, place: OpenPart) -> tuple[str, Exit | None]:
        shown = sum(
            int(many) * kind.value
            for many, kind in zip(game.deck.hands[key.shown], game.deck.kinds, strict=True)
        )
        total = int(game.deck.total[key.shown])
        name = plain.get(common.get((bank_name(game, key), "", shown, total), ""))
        if name is None or (name == "stand" and not game.open_stands(key)):
            return place.choice, place.exit
        if name == "ask_raised" and (key.level == HIGH or not game.raises):
            return "ask", None
        return name, None

    return choose


def _by_chart(game: Game, common: Common) -> Choose:
    values = {kind.name: kind.value for kind in game.deck.kinds}

    def choose(key: Key, part: Part) -> Floats:
        run = part.run
        bank = bank_name(game, key)
        allowed = allowed_actions(run, part.leaves >= 0)
        chosen = part.chosen.copy()
        shown = _shown_values(game, part, values)
        places, hands = np.nonzero(allowed.sum(axis=2) > 1)
        sorts = (
            hands if isinstance(run, Run) else np.zeros_like(hands),
            shown[places],
            run.total[places, hands],
            run.raised[places].astype(np.int64),
            part.leaves[places, hands].astype(np.int64) - NOWHERE,
        )
        sizes = [int(each.max(initial=0)) + 1 for each in sorts]
        alike = np.ravel_multi_index(sorts, sizes)
        _, where, which = np.unique(alike, return_index=True, return_inverse=True)
        actions = np.full(len(where), NO_ACTION)
        for number, index in enumerate(where):
            place, hand = int(places[index]), int(hands[index])
            hidden = game.deck.kinds[hand].name if isinstance(run, Run) else ""
            name = common.get((bank, hidden, int(shown[place]), int(run.total[place, hand])))
            actions[number] = _action(key, part, place, hand, name)
        action = actions[which.reshape(-1)]
        here = (action != NO_ACTION) & allowed[places, hands, action]
        places, hands, action = places[here], hands[here], action[here]
        chosen[places, hands] = 0.0
        chosen[places, hands, action] = 1.0
        return chosen

    return choose


def _shown_values(game: Game, part: Part, values: dict[str, int]) -> Ints:
    each = np.array([values[kind.name] for kind in game.deck.kinds])
    counts = np.vstack((game.deck.hands, np.zeros((1, game.deck.width), np.int64)))
    run = part.run
    shown = run.shown if isinstance(run, Run) else np.repeat(run.base, len(run.depth))
    found: Ints = counts[shown] @ each
    return found


def _action(key: Key, part: Part, place: int, hand: int, name: str | None) -> int:
    """The action of that name in a place, ``NO_ACTION`` where there is none."""
    raised = key.level == HIGH or bool(part.run.raised[place])
    plain = {"stand": STAND, "hit": ASK, "hit_raise": ASK if raised else ASK_RAISED}
    if name in plain:
        return plain[name]
    if name is not None and part.leaves[place, hand] >= 0:
        own = leave_name(key, part, place, hand)
        return LEAVE if own.removesuffix("_raise") == name.removesuffix("_raise") else NO_ACTION
    return NO_ACTION
