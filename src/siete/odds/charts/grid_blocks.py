"""The grids of a strategy, drawn."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from siete.odds.charts.canvas import (
    MARGIN,
    POINT,
    ROOM,
    Block,
    Sheet,
    gap,
    paragraph,
    width_of,
)
from siete.odds.charts.data import Grid, Square
from siete.odds.charts.style import ACTIONS, LINE, PAPER, SOFT
from siete.odds.charts.words import ChartWords, percents

_HIGH: Final = 0.34
_WIDEST: Final = 0.56
_NARROWEST: Final = 0.42
"""Of a square, in inches."""
_SMALL: Final = 7.5
_BETWEEN: Final = 0.35
"""Between two grids that stand side by side."""
_SQUARES: Final = 14
"""A grid with more columns than that has narrower ones."""


def strategy_blocks(words: ChartWords) -> Iterator[Block]:
    """What signs mean, and then the grids, as many side by side as there is room for."""
    yield _legend(words)
    for _, grids in groupby(words.chart.grids, key=lambda grid: grid.form):
        alike = [_Drawn(grid, words) for grid in grids]
        yield gap(0.18)
        yield paragraph(words.form(alike[0].grid), bold=True)
        line: list[_Drawn] = []
        for drawn in alike:
            if line and sum(each.width + _BETWEEN for each in (*line, drawn)) - _BETWEEN > ROOM:
                yield _side_by_side(line)
                line = []
            line.append(drawn)
        yield _side_by_side(line)


def _legend(words: ChartWords) -> Block:
    """The signs with what they mean, in lines."""
    places: list[tuple[float, int, str]] = []
    x, row = 0.0, 0
    for name in ACTIONS:
        if name not in words.chart.actions:
            continue
        wide = 0.55 + width_of(words.action(name), 9.0)
        if x and x + wide > ROOM:
            x, row = 0.0, row + 1
        places.append((x, row, name))
        x += wide + 0.1

    def draw(sheet: Sheet, y: float) -> None:
        for x, row, name in places:
            left, top = MARGIN + x, y + 0.08 + row * 0.3
            look = ACTIONS[name]
            sheet.box(left, top, 0.32, 0.22, look)
            sheet.outline(left, top, 0.32, 0.22)
            middle = top + 0.11
            sheet.text(left + 0.16, middle, look.sign, 9.0, "center", bold=True, around=look.fill)
            sheet.text(left + 0.42, middle, words.action(name))

    return Block(0.08 + 0.3 * (row + 1), draw)


def _side_by_side(line: Sequence["_Drawn"]) -> Block:
    def draw(sheet: Sheet, y: float) -> None:
        x = MARGIN
        for drawn in line:
            drawn.draw(sheet, x, y)
            x += drawn.width + _BETWEEN

    return Block(max(drawn.height for drawn in line), draw)


class _Drawn:
    """One grid: its size, and how it is drawn."""

    def __init__(self, grid: Grid, words: ChartWords) -> None:
        self.grid = grid
        self.bank = words.bank(grid)
        self.rows = [words.head(head) for head in grid.rows]
        self.columns = [words.head(head) for head in grid.columns]
        self.row_axis, self.column_axis = words.axes(grid)
        if self.columns == ["–"]:
            self.columns, self.column_axis = [""], ""
        self.side = 0.12 + max(
            0.35, width_of(self.row_axis, _SMALL), *(width_of(name, 9.0) for name in self.rows)
        )
        widest = max(width_of(name, 9.0) for name in self.columns) + 0.1
        room = (ROOM - self.side) / len(self.columns)
        usual = _WIDEST if len(self.columns) < _SQUARES else _NARROWEST
        self.square = min(max(usual, widest), room)
        self.width = self.side + self.square * len(self.columns)
        self.above = 0.12 + (0.24 if self.bank else 0.0) + (0.2 if self.column_axis else 0.0) + 0.24
        self.height = self.above + _HIGH * len(self.rows)

    def draw(self, sheet: Sheet, x: float, y: float) -> None:
        """The grid with its upper left corner there."""
        left, top = x + self.side, y + self.above
        if self.bank:
            sheet.text(x, y + 0.24, self.bank, 9.0, bold=True)
        if self.column_axis:
            sheet.text(left, top - 0.34, self.column_axis, _SMALL, color=SOFT)
        sheet.text(left - 0.08, top - 0.12, self.row_axis, _SMALL, "right", SOFT)
        for number, name in enumerate(self.columns):
            sheet.text(left + (number + 0.5) * self.square, top - 0.12, name, 9.0, "center")
        for number, name in enumerate(self.rows):
            sheet.text(left - 0.08, top + (number + 0.5) * _HIGH, name, 9.0, "right")
        for (row, column), square in self.grid.squares.items():
            self._square(sheet, left + column * self.square, top + row * _HIGH, square)
        self._lines(sheet, left, top)

    def _lines(self, sheet: Sheet, left: float, top: float) -> None:
        right, bottom = left + self.square * len(self.columns), top + _HIGH * len(self.rows)
        for row in range(len(self.rows) + 1):
            sheet.line((left, right), (top + row * _HIGH,) * 2, LINE)
        for column in range(len(self.columns) + 1):
            sheet.line((left + column * self.square,) * 2, (top, bottom), LINE)

    def _square(self, sheet: Sheet, x: float, y: float, square: Square) -> None:
        often = percents(square)
        begun = 0.0
        for name, share in often.items():
            wide = self.square * share / sum(often.values())
            sheet.box(x + begun, y, wide, _HIGH, ACTIONS[name])
            begun += wide
        middle = x + self.square / 2
        if len(often) == 1:
            look = ACTIONS[next(iter(often))]
            sheet.text(
                middle, y + _HIGH / 2, look.sign, 11.0, "center", bold=True, around=look.fill
            )
            return
        size = min(_SMALL, 0.8 * _HIGH / POINT / len(often))
        for number, (name, share) in enumerate(often.items()):
            line = y + (number + 0.5) * _HIGH / len(often)
            said = f"{ACTIONS[name].sign} {share}"
            sheet.text(middle, line, said, size, "center", bold=True, around=PAPER)
