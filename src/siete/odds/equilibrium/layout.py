"""Columns and flow rows of a run's linear program: its variables and how they hang together."""

from typing import Final, NamedTuple

import numpy as np

from siete.odds.deck import Bools, Floats, Ints
from siete.odds.equilibrium.bank import NONE
from siete.odds.equilibrium.hidden import HiddenRun
from siete.odds.equilibrium.runs import AnyRun
from siete.odds.equilibrium.tree import RAISE, Run

STAND: Final = 0
ASK: Final = 1
ASK_RAISED: Final = 2
LEAVE: Final = 3
ACTIONS: Final = 4


class Layout(NamedTuple):
    """The variables of a program and its flow rows.

    Attributes:
        column: (P, M, 4) the variable of each action, ``NONE`` where it may not be done. Where
            there is no choice it is the one that leads there.
        columns: How many variables there are.
        constants: How many of them, the first ones, are 1.
        starts, places, value: The flow rows, by rows: what is done is what came in.
    """

    column: Ints
    columns: int
    constants: int
    starts: Ints
    places: Ints
    value: Floats


def allowed_actions(run: AnyRun, leaves: Bools) -> Bools:
    """(P, M, 4): what may be done in each place with each hand."""
    return np.stack((run.may_stand, run.may_ask, run.may_raise, leaves), axis=2)


def layout_of(run: AnyRun, allowed: Bools) -> Layout:
    """The variables and flow rows of a run in which only ``allowed`` (P, M, 4) is done."""
    return _of_run(run, allowed) if isinstance(run, Run) else _of_hidden(run, allowed)


def _of_run(run: Run, allowed: Bools) -> Layout:
    places, width = run.hand.shape
    column = np.full((places, width, ACTIONS), NONE, np.int64)
    source = np.full((places, width), NONE, np.int64)
    first = slice(len(run.base))
    # A constant for each hidden card: no row may name a variable twice.
    constants = len(run.base) * width
    numbers = np.arange(constants).reshape(len(run.base), width)
    source[first] = np.where(run.hand[first] != NONE, numbers, NONE)
    count = constants
    if run.sized:
        # The two stakes share what the constants of the first one bring.
        source[first] = np.where(run.hand[first] != NONE, numbers + constants, NONE)
        count += constants
    for level in run.levels:
        if run.depth[level[0]]:
            before = column[run.parent[level], :, ASK]
            raised = column[run.parent[level], :, ASK_RAISED]
            raising = run.child[run.parent[level], RAISE, run.card[level]] == level
            came = np.where(raising[:, None], raised, before)
            source[level] = np.where(run.hand[level] != NONE, came, NONE)
        here = allowed[level] & (source[level] != NONE)[:, :, None]
        many = here.sum(axis=2)
        named = np.where(here, source[level][:, :, None], NONE)
        choices = here & (many > 1)[:, :, None]
        number = int(choices.sum())
        named[choices] = np.arange(count, count + number)
        count += number
        column[level] = named
    own = (column != source[:, :, None]) & (column != NONE)
    at, kind = np.nonzero(own.any(axis=2))
    index = np.hstack((column[at, kind], source[at, kind][:, None]))
    value = np.hstack((np.ones((len(at), ACTIONS)), np.full((len(at), 1), -1.0)))
    if run.sized:
        there = np.flatnonzero(run.hand[0] != NONE)
        stakes = np.full((len(there), ACTIONS + 1), NONE, np.int64)
        stakes[:, :2] = numbers[:, there].T + constants
        stakes[:, -1] = numbers[0, there]
        index = np.vstack((index, stakes))
        value = np.vstack((value, np.tile(value[:1], (len(there), 1))))
    return _layout(column, count, constants, index, value)


def _of_hidden(run: HiddenRun, allowed: Bools) -> Layout:
    places, most = run.hand.shape
    column = np.full((places, most, ACTIONS), NONE, np.int64)
    used = allowed & (run.hand != NONE)[:, :, None]
    column[used] = np.arange(1, 1 + used.sum())
    count = int(used.sum()) + 1
    index: list[list[int]] = []
    value: list[list[float]] = []
    for place in range(places):
        depth = int(run.depth[place])
        rows = len(run.by_size[depth])
        for at in range(rows):
            mine = [int(each) for each in column[place, at] if each != NONE]
            index.append(mine)
            value.append([1.0] * len(mine))
            if not depth:
                index[-1].append(0)
                value[-1].append(-1.0)
        if depth:
            parent = run.parent[place]
            action = ASK_RAISED if run.place_after[parent, 1] == place else ASK
            for before, after, share in zip(*run.links[depth - 1], strict=True):
                came = int(column[parent, before, action])
                if came != NONE:
                    index[len(index) - rows + after].append(came)
                    value[len(value) - rows + after].append(-float(share))
    widest = max(map(len, index), default=0)
    padded = np.full((len(index), widest), NONE, np.int64)
    values = np.zeros((len(index), widest))
    for row, (columns, coefficients) in enumerate(zip(index, value, strict=True)):
        padded[row, : len(columns)] = columns
        values[row, : len(columns)] = coefficients
    return _layout(column, count, 1, padded, values)


def _layout(column: Ints, count: int, constants: int, index: Ints, value: Floats) -> Layout:
    used = index != NONE
    if not len(index):
        nothing = np.array([], np.int64)
        return Layout(column, count, constants, nothing, nothing, np.array([]))
    starts = np.concatenate(([0], np.cumsum(used.sum(axis=1))[:-1]))
    return Layout(column, count, constants, starts, index[used], value[used])
