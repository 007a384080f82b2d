"""All tables of a solution in one array, for compiled code.

numba counts references to every array of a tuple whenever a function gets it, which would take
longer than the round. So the rounds get one array of whole numbers, one of lots, and a tuple that
says where what begins.
"""

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from siete.odds.kernel.stream import Words
from siete.odds.solution.tables import Tables

Data: TypeAlias = NDArray[np.int32]


class At(NamedTuple):
    """Sizes, switches, and where in the array each table begins.

    ``width`` is K, ``hands`` H and ``states`` S; names are those of ``Tables`` and ``Places``, and
    ``ends`` and ``mix_ends`` begin in the array of lots.
    """

    width: int
    hands: int
    states: int
    deck: np.uint64
    lone_wild: int
    reaches: bool
    open: bool
    raises: bool
    asks: int
    by_book: bool
    kind: int
    value: int
    single: int
    after: int
    total: int
    classes: int
    shows: int
    word: int
    following: int
    root: int
    begins: int
    burns: int
    known: int
    muerta: int
    plain: int
    out: int
    firsts: int
    draws: int
    burnt: int
    bank_class: int
    policies: int
    form: int
    row: int
    base: int
    rank: int
    child: int
    starts: int
    does: int
    to: int
    mixes: int
    mix_row: int
    ends: int
    mix_ends: int


class Packed(NamedTuple):
    """The tables in two arrays."""

    at: At
    data: Data
    lots: Words


def packed(tables: Tables) -> Packed:
    """Put all tables one after the other."""
    every = {**tables._asdict(), **tables.places._asdict()}
    every["width"], every["hands"] = tables.after.shape[1], len(tables.after)
    every["states"] = tables.policies.shape[1]
    places: dict[str, int | bool | np.uint64] = {}
    data: list[Data] = []
    begin = 0
    for name in At._fields:
        each = every[name]
        if name == "ends":
            places[name] = 0
        elif name == "mix_ends":
            places[name] = len(tables.places.ends)
        elif isinstance(each, np.ndarray):
            places[name] = begin
            data.append(each.astype(np.int32).reshape(-1))
            begin += each.size
        else:
            places[name] = each
    at = At._make(places[name] for name in At._fields)
    lots = np.concatenate((tables.places.ends, tables.places.mix_ends))
    return Packed(at, np.concatenate(data), lots)
