"""The value of a round of two by a linear program over all its sequences, from the game engine.

Only for small decks: every deal and every move is walked, and what a player knows is the list of
events that it has heard, cards as they are. (Koller, Megiddo, von Stengel, 1994.)
"""

from collections.abc import Callable, Hashable, Sequence
from importlib import import_module
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from siete.cards import DECK, Card
from siete.game import (
    DEALER,
    DEALS,
    RESHUFFLE,
    Event,
    Round,
    apply,
    hears,
    legal,
    settlement,
    start,
    to_act,
)
from siete.game import actions as act
from siete.game.actions import Action
from siete.game.hands import mask_of
from siete.rules import Rules

sparse: Any = import_module("scipy.sparse")  # these have no types
optimize: Any = import_module("scipy.optimize")

Matrix: TypeAlias = Any
Numbers: TypeAlias = NDArray[np.float64]

Moves: TypeAlias = Callable[[Round, int], list[Action]]
"""What a seat may do in a round: a choice has many amounts, of which these are the ones to try."""


class Sequences:
    """The sequences of one player: what it may have done, by what it had heard."""

    def __init__(self) -> None:
        self.number: dict[Hashable, int] = {(): 0}
        self.known: dict[Hashable, tuple[int, list[int]]] = {}

    def at(self, heard: Hashable, before: int, moves: int) -> list[int]:
        """The sequences that go on from ``before`` where this was heard."""
        if heard not in self.known:
            made = [self.number.setdefault((heard, k), len(self.number)) for k in range(moves)]
            self.known[heard] = (before, made)
        came, made = self.known[heard]
        assert (came, len(made)) == (before, moves), "perfect recall"
        return made

    def flow(self) -> tuple[Matrix, Numbers]:
        """What goes into a place goes out of it, and 1 goes into the first."""
        matrix = sparse.lil_matrix((1 + len(self.known), len(self.number)))
        matrix[0, 0] = 1
        for row, (before, made) in enumerate(self.known.values(), 1):
            matrix[row, before] = -1
            for sequence in made:
                matrix[row, sequence] = 1
        right = np.zeros(1 + len(self.known))
        right[0] = 1
        return matrix, right


def value(rules: Rules, cards: Sequence[Card], moves: Moves) -> float:
    """What the player wins in a round, in first stakes, when both play their best."""
    players = Sequences(), Sequences()
    leaves: dict[tuple[int, int], float] = {}

    def walk(
        round: Round, heard: tuple[tuple[Event, ...], ...], at: tuple[int, int], chance: float
    ) -> None:
        if round.stage == "over":
            won = settlement(round).net[0] / rules.bets_min
            leaves[at] = leaves.get(at, 0.0) + chance * won
            return
        seat = to_act(round)[0]
        if seat == DEALER:
            left = round.deck & ~round.out
            deals: list[Action] = [DEALS[card] for card in DECK if left >> card & 1]
            deals = deals or [RESHUFFLE]
            for action in deals:
                go(round, heard, at, chance / len(deals), action)
            return
        found = moves(round, seat)
        for action, sequence in zip(
            found, players[seat].at(heard[seat], at[seat], len(found)), strict=True
        ):
            after = (sequence, at[1]) if seat == 0 else (at[0], sequence)
            go(round, heard, after, chance, action)

    def go(
        round: Round,
        heard: tuple[tuple[Event, ...], ...],
        at: tuple[int, int],
        chance: float,
        action: Action,
    ) -> None:
        following, events = apply(round, action)
        more = tuple(
            before + tuple(event for event in events if hears(seat, event))
            for seat, before in enumerate(heard)
        )
        walk(following, more, at, chance)

    begun, events = start(rules, (0, 1), deck=mask_of(tuple(cards)))
    walk(begun, (events, events), (0, 0), 1.0)
    return _solved(players, leaves)


def _solved(players: tuple[Sequences, Sequences], leaves: dict[tuple[int, int], float]) -> float:
    """The program: the player's plan, and the value at each place of the banker's."""
    mine, its = players
    flow, right = mine.flow()
    its_flow, its_right = its.flow()
    many, places = len(mine.number), len(its_right)
    gains = sparse.lil_matrix((len(its.number), many))
    for (sequence, other), worth in leaves.items():
        gains[other, sequence] = worth
    best = optimize.linprog(
        np.concatenate([np.zeros(many), -its_right]),
        A_ub=_beside(-gains, its_flow.T),
        b_ub=np.zeros(len(its.number)),
        A_eq=_beside(flow, sparse.lil_matrix((len(right), places))),
        b_eq=right,
        bounds=[(0, None)] * many + [(None, None)] * places,
        method="highs",
    )
    assert best.success
    return -float(best.fun)


def _beside(left: Matrix, right: Matrix) -> Matrix:
    return sparse.hstack([left, right]).tocsr()


PLAIN = {"pass": act.Pass, "burn": act.Burn, "valid": act.Valid, "void": act.Void, "keep": act.Keep}


def lowest_and_highest(round: Round, seat: int) -> list[Action]:
    """Every choice, its amounts at the lowest and the highest that they may be."""
    found: list[Action] = []
    for choice in legal(round, seat):
        if choice.do in ("bet", "open"):
            kind = act.Bet if choice.do == "bet" else act.Open
            found += [kind(seat, amount) for amount in sorted({choice.low, choice.high})]
        elif choice.do == "hit":
            raises = [0] + [choice.high] * (choice.high > 0)
            found += [
                act.Hit(seat, face, choice.hand, raised)
                for face in choice.faces
                for raised in raises
            ]
        elif choice.do == "muerta":
            found += [act.Muerta(seat, raised) for raised in {0, choice.high}]
        elif choice.do == "stand":
            found.append(act.Stand(seat, choice.hand))
        elif choice.do == "bust":
            found.append(act.Bust(seat, choice.hand))
        elif choice.do not in ("lower", "out"):
            found.append(PLAIN[choice.do](seat))
    return found
