"""What the game is put together from: parts, where they begin, and the ways out of them."""

from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from siete.odds.deck import Floats
from siete.odds.equilibrium.bank import Bank
from siete.odds.equilibrium.evaluate import Mixed
from siete.odds.equilibrium.runs import AnyRun

LOW: Final = 0
HIGH: Final = 1
"""Levels of the stake: the first one, the highest."""

NOWHERE: Final = -1
FIRST: Final = 2
"""In ``Part.leaves``: the hand may not be left; the first of what a first card allows."""

BESIDE: Final = 127
"""In ``Part.leaves``: something else is done, which ``Game`` knows nothing of."""

Out: TypeAlias = tuple[int, ...]
"""Cards by kind that were burnt."""


class Key(NamedTuple):
    """Where a part begins.

    ``form`` is ``run`` (one card hidden, others come up), ``sized`` (the same, the first stake
    chosen by the first card), ``runs`` (those with as many cards in sight, solved together),
    ``down`` (a hand settled face down) or ``open`` (every card in sight). ``out`` are the cards
    burnt, ``first`` the kinds that the banker's first card may be, ``shown`` the player's cards in
    sight as a hand (the number of hands for none), ``level`` whether the stake is the first one or
    the highest.
    """

    form: str
    out: Out
    first: frozenset[int]
    shown: int
    level: int


class Step(NamedTuple):
    """How far a game is.

    ``parts`` are solved. One more has been gone through ``rounds`` times; its bounds are ``apart``
    first stakes, infinite before anything is known of them.
    """

    parts: int
    rounds: int
    apart: float


class Exit(NamedTuple):
    """What only a first card allows: what is done, and what follows or is got for each stake."""

    name: str
    level: int
    to: Key | None
    gets: float


class Beside(NamedTuple):
    """Bounds of what another way out is worth, (P, M) each, ``-inf`` where there is none."""

    lower: Floats
    upper: Floats


class WaysOut(NamedTuple):
    """How a part is left at best: ``leaves`` (P, M) and ``exits`` as in ``Part``.

    ``lower`` and ``upper`` (P, M) bound what the best way out is worth, ``-inf`` for none.
    """

    leaves: NDArray[np.int8]
    exits: dict[int, list[Exit]]
    lower: Floats
    upper: Floats


class Part(NamedTuple):
    """Parts that are solved together: B of them, side by side in ``run``.

    Attributes:
        run, bank: The places, and the banker's states.
        chosen: (P, M, 4) how often the player does what, given that it got there.
        staked: (B, M) how often the player chooses each beginning (``Run.sized``), else 1.
        leaves: (P, M) how the player leaves where it does: a level (asking face down with or
            without a raise), or ``FIRST`` and more, a number in ``exits`` at the first place.
        exits: What a first card of a kind allows.
        mixed: The banker's strategy.
        lower, upper: (B,) the value in first stakes, given that the part begins.
        rounds: How often the linear program was solved.
    """

    run: AnyRun
    bank: Bank
    chosen: Floats
    staked: Floats
    leaves: NDArray[np.int8]
    exits: dict[int, list[Exit]]
    mixed: Mixed
    lower: Floats
    upper: Floats
    rounds: int


class OpenPart(NamedTuple):
    """A place in which every card of the player's lies in sight: what is done, and the value."""

    choice: str
    exit: Exit | None
    lower: float
    upper: float
