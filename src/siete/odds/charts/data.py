"""What the charts of a solved game show, as plain data: no words and no drawing."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple, TypeAlias

from siete.cards import LIMIT
from siete.odds.charts.evening import Evening, evening
from siete.odds.charts.style import ACTIONS
from siete.odds.equilibrium.report import ROUNDS
from siete.odds.equilibrium.rule_worth import RuleWorth
from siete.odds.equilibrium.solve import Solution
from siete.odds.equilibrium.strategy import MIXES, Cell
from siete.rules import Rules

OPEN: Final = "open"
FIRST: Final = "first"
SHOWN: Final = "shown"
SETTLED: Final = "settled"

_NEVER: Final = 1e-9
"""A place that comes less often in a round is there by rounding only."""


class Head(NamedTuple):
    """What a row or a column of a grid stands for.

    ``place`` orders them. Where ``card`` is not empty it is a kind of cards by name (``figure``,
    ``3``, ``wild``); otherwise it is a number of ``points`` (half points, 0 for no cards), with a
    wild card beside them where ``wild`` is set.
    """

    place: int
    card: str = ""
    points: int = 0
    wild: bool = False


class Square(NamedTuple):
    """What is done in a square of a grid.

    ``actions`` by name, the commonest first, how often each is chosen on average: those with as
    many in a hundred in the order of ``ACTIONS``; ``chance`` how often a hand comes to it in a
    round.
    """

    actions: dict[str, float]
    chance: float


class Grid(NamedTuple):
    """A part of the strategy as rows and columns.

    Attributes:
        form: What rows and columns are. ``open``: the hand in sight by the banker's card;
            ``first``: the own hidden card by the banker's; ``shown``: what lies in sight by the own
            hidden card; ``settled``: the total of a hand whose first card was turned up and whose
            others are hidden, by what lies in sight.
        bank: The banker's card that a whole grid is for, by its kind's name; empty where each
            column is for another one, or where it is hidden.
        rows, columns: What they stand for, in order.
        squares: By row and column; one that is missing never comes, or leaves no choice.
    """

    form: str
    bank: str
    rows: tuple[Head, ...]
    columns: tuple[Head, ...]
    squares: dict[tuple[int, int], Square]


@dataclass(frozen=True)
class Chart:
    """All that the charts of a ruleset show.

    ``value``, ``lower`` and ``upper`` are of a round to the player, in first stakes, as in
    ``Solution``; ``bank_changes`` is the chance that the other one banks next, which ``evening``
    does not look at: the same one banks all evening. ``worths`` are none where they were not asked
    for. ``actions`` are those that occur in the grids, by name.
    """

    rules: Rules
    value: float
    lower: float
    upper: float
    exact: bool
    left_out: tuple[str, ...]
    bank_changes: float
    grids: tuple[Grid, ...]
    evening: Evening
    worths: tuple[RuleWorth, ...] | None = None

    @property
    def actions(self) -> set[str]:
        """The names of all that is done in some square."""
        squares = (square for grid in self.grids for square in grid.squares.values())
        return {name for square in squares for name in square.actions}

    def with_worths(self, worths: Iterable[RuleWorth]) -> "Chart":
        """The same with what each rule adds (``rule_worths``)."""
        return replace(self, worths=tuple(worths))


def chart_of(solution: Solution, rounds: int = ROUNDS) -> Chart:
    """What the charts of a solved game show, with an evening of so many rounds.

    Raises SieteError ``chart_rounds`` as ``evening`` does.
    """
    return Chart(
        solution.rules,
        solution.value,
        solution.lower,
        solution.upper,
        solution.exact,
        solution.left_out,
        solution.bank_changes,
        grids_of(solution),
        evening([(each.net, each.chance) for each in solution.results], rounds),
    )


_Placed: TypeAlias = dict[tuple[Head, Head], list[Cell]]


def grids_of(solution: Solution) -> tuple[Grid, ...]:
    """The strategy as grids; hands that have come to an end are left out."""
    kinds = solution.game.deck.kinds
    sorting = _Sorting(
        {kind.name: place for place, kind in reversed([*enumerate(kinds)])},
        {kind.name: kind.value for kind in kinds},
    )
    cells = [cell for cell in solution.chart if cell.total < LIMIT and cell.chance > _NEVER]
    if solution.rules.cards_first == "up":
        return (sorting.grid(cells, OPEN),)
    own = [cell for cell in cells if cell.hidden]
    settled = [cell for cell in cells if not cell.hidden]
    # Where nothing ever lies in sight beside a hidden card, one grid does for all bank cards.
    if all(cell.bank and not cell.shown for cell in own):
        return (sorting.grid(own, FIRST), *sorting.by_bank(settled, SETTLED))
    return (*sorting.by_bank(own, SHOWN), *sorting.by_bank(settled, SETTLED))


class _Sorting:
    """Puts cells into squares, by the order and the value of the kinds of cards."""

    def __init__(self, order: dict[str, int], value: dict[str, int]) -> None:
        self.order = order
        self.value = value

    def by_bank(self, cells: Sequence[Cell], form: str) -> Iterable[Grid]:
        """One grid for each card of the banker's."""
        for bank in sorted({cell.bank for cell in cells}, key=lambda name: self.order.get(name, 0)):
            yield self.grid([cell for cell in cells if cell.bank == bank], form, bank)

    def grid(self, cells: Iterable[Cell], form: str, bank: str = "") -> Grid:
        """All cells in one grid."""
        placed: _Placed = defaultdict(list)
        for cell in cells:
            placed[self._row(cell, form), self._column(cell, form)].append(cell)
        rows = tuple(sorted({row for row, _ in placed}))
        columns = tuple(sorted({column for _, column in placed}))
        squares = {
            (rows.index(row), columns.index(column)): _square(cells)
            for (row, column), cells in placed.items()
        }
        return Grid(form, bank, rows, columns, squares)

    def _row(self, cell: Cell, form: str) -> Head:
        if form == FIRST:
            return self._card(cell.hidden)
        if form == SHOWN:
            return self._in_sight(cell)
        if form == OPEN and cell.total != cell.shown:
            return _with_wild(cell)
        return _points(cell.total)

    def _column(self, cell: Cell, form: str) -> Head:
        if form == SETTLED:
            return _points(cell.shown)
        if form == SHOWN:
            return self._card(cell.hidden)
        return self._card(cell.bank) if cell.bank else Head(0)

    def _in_sight(self, cell: Cell) -> Head:
        """What lies in sight beside a hidden card: there is more of that than there are cards."""
        if cell.hidden == "wild" or cell.total == cell.shown + self.value[cell.hidden]:
            return _points(cell.shown)
        return _with_wild(cell)

    def _card(self, name: str) -> Head:
        return Head(self.order[name], card=name)


def _points(total: int) -> Head:
    return Head(total, points=total)


def _with_wild(cell: Cell) -> Head:
    """A wild card in sight, and what lies beside it; the chart counts it as 1."""
    return Head(LIMIT + cell.shown, points=cell.shown - 1, wild=True)


def _square(cells: Sequence[Cell]) -> Square:
    chance = sum(cell.chance for cell in cells)
    shares: dict[str, float] = defaultdict(float)
    for cell in cells:
        for name, share in cell.actions.items():
            shares[name] += share * cell.chance / chance
    done = [(name, shares[name]) for name in ACTIONS if shares[name] > MIXES]
    return Square(dict(sorted(done, key=lambda each: -round(100 * each[1]))), chance)
