"""Columns and flow rows of a run's linear program: its variables and how they hang together."""

from typing import NamedTuple

import numpy as np

from siete.odds.deck import Bools, Floats, Ints
from siete.odds.equilibrium.bank import NONE
from siete.odds.equilibrium.runs import AnyRun
from siete.odds.equilibrium.tree import Run
from siete.odds.equilibrium.walks import name_variables, reached_by


class Layout(NamedTuple):
    """The variables of a program and its flow rows.

    Attributes:
        place, hand, action: (N,) what may be done where, by places.
        column: (N,) the variable of it. Where there is no choice it is the one that leads there.
        columns: How many variables there are.
        constants: How many of them, the first ones, are 1.
        starts, named, value: The flow rows, by rows: what is done is what came in.
    """

    place: Ints
    hand: Ints
    action: Ints
    column: Ints
    columns: int
    constants: int
    starts: Ints
    named: Ints
    value: Floats


def allowed_actions(run: AnyRun, leaves: Bools) -> Bools:
    """(P, M, 4): what may be done in each place with each hand."""
    return np.stack((run.may_stand, run.may_ask, run.may_raise, leaves), axis=2)


def layout_of(run: AnyRun, used: Bools) -> Layout:
    """The variables and flow rows of a run in which only ``used`` (P, M, 4) is done."""
    reached = reached_by(run.tree, used)
    first = run.hand[: len(run.base)]
    # A constant for each hand at first: no row may name a variable twice.
    constants = first.size
    numbers = np.where(first != NONE, np.arange(constants).reshape(first.shape), NONE)
    count = constants
    if run.sized:
        # The two stakes share what the constants of the first one bring.
        numbers = np.where(first != NONE, numbers + constants, NONE)
        count += constants
    place, hand, action, column, columns, starts, named, value = name_variables(
        run.tree, used, reached, numbers, count, isinstance(run, Run)
    )
    if run.sized:
        there = np.flatnonzero(first[0] != NONE)
        stakes = np.column_stack((numbers[:, there].T, numbers[0, there] - constants))
        starts = np.append(starts, len(named) + 3 * np.arange(len(there)))
        named = np.append(named, stakes.reshape(-1))
        value = np.append(value, np.tile((1.0, 1.0, -1.0), len(there)))
    return Layout(place, hand, action, column, columns, constants, starts, named, value)
