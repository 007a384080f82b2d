"""What is known of rules: the messages between server and worker, and what is kept on disk.

Values are a round's expectation for the player in first stakes, points are half points, chances are
from 0 to 1, and nothing is in words.
"""

from typing import TypeAlias

import msgspec
from msgspec import Struct


class Estimate(Struct, frozen=True, tag="estimate"):
    """Two bounds between which the value surely lies; ``raises``: stakes may grow in a round."""

    lower: float
    upper: float
    raises: bool


class Edge(Struct, frozen=True, tag="edge"):
    """The value as it was solved: equal bounds but for rounding where it is ``exact``.

    ``left_out`` names options that the solution leaves out (``siete.odds.equilibrium.solve``), and
    ``without`` is the value to a player who leaves them out.
    """

    lower: float
    upper: float
    exact: bool
    raises: bool
    left_out: tuple[str, ...] = ()
    without: float | None = None


class Head(Struct, frozen=True):
    """A row or a column of a grid, as in ``siete.odds.charts.data``."""

    card: str
    points: int
    wild: bool


class Grid(Struct, frozen=True):
    """A part of the strategy; a square has its actions by name, or is empty."""

    form: str
    bank: str
    rows: tuple[Head, ...]
    columns: tuple[Head, ...]
    squares: tuple[tuple[dict[str, float], ...], ...]


class Result(Struct, frozen=True):
    """Something that a round comes to: why, what the player gets, and how often."""

    why: str
    net: float
    chance: float


class Bar(Struct, frozen=True):
    """The chance of an evening's sums from ``low`` to ``high``."""

    low: float
    high: float
    chance: float


class Evening(Struct, frozen=True):
    """What so many rounds come to for one who is the player in all of them.

    ``from_`` and ``to`` are the sums between which nine evenings of ten lie.
    """

    rounds: int
    mean: float
    behind: float
    even: float
    ahead: float
    from_: float
    to: float
    bars: tuple[Bar, ...]


class Without(Struct, frozen=True):
    """The rules with one option at its plainest: what is compared to say what it is worth."""

    option: str
    value: str
    plain: str
    rules: str


class Picture(Struct, frozen=True, tag="picture"):
    """All that a page shows of solved rules, but what each rule adds."""

    grids: tuple[Grid, ...]
    results: tuple[Result, ...]
    evening: Evening
    bank_changes: float
    without: tuple[Without, ...]


class Failed(Struct, frozen=True, tag="failed"):
    """It can't be worked out; ``fault`` is the kind of exception."""

    fault: str


class Dropped(Struct, frozen=True, tag="dropped"):
    """Nobody wanted it any more."""


Found: TypeAlias = Estimate | Edge | Picture | Failed | Dropped


class Answer(Struct, frozen=True):
    """What the worker says of a task; ``last``: the task is done."""

    task: int
    found: Found
    last: bool = True


class Task(Struct, frozen=True, tag="task"):
    """Work: an estimate, or a solution, with the picture of it or without."""

    number: int
    rules: str
    solve: bool = False
    picture: bool = False


class Drop(Struct, frozen=True, tag="drop"):
    """A task that nobody wants any more."""

    number: int


Order: TypeAlias = Task | Drop

encode = msgspec.json.Encoder().encode
read_order = msgspec.json.Decoder(Order).decode
read_answer = msgspec.json.Decoder(Answer).decode
