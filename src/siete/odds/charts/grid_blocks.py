"""The grids of a strategy, drawn."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from siete.odds.charts.canvas import (
    MARGIN,
    POINT,
    ROOM,
    Block,
    Sheet,
    gap,
    in_lines,
    paragraph,
    width_of,
)
from siete.odds.charts.data import Grid, Square
from siete.odds.charts.style import ACTIONS, LINE, SOFT
from siete.odds.charts.words import ChartWords, percents

_SMALL: Final = 7.5
_EDGE: Final = 0.03
"""What several lines in a square leave free above and below, in inches."""
_BETWEEN: Final = 0.35
"""Between two grids that stand side by side, in inches."""


class _Size(NamedTuple):
    """How high and how wide squares are where there is room, in inches."""

    high: float
    wide: float


_LARGE: Final = _Size(0.38, 0.56)
_TIGHT: Final = _Size(0.30, 0.44)
"""For several grids of a form."""


def strategy_blocks(words: ChartWords, room: float = ROOM) -> Iterator[Block]:
    """What signs mean, and then the grids, as many side by side as there is room for."""
    yield _legend(words, room)
    for _, grids in groupby(words.chart.grids, key=lambda grid: grid.form):
        form = [*grids]
        size = _LARGE if len(form) == 1 else _TIGHT
        alike = [_Drawn(grid, words, size, room) for grid in form]
        yield gap(0.18)
        yield paragraph(words.form(form[0]), bold=True, room=room)
        yield paragraph(words.axes_said(form[0]), 8.0, SOFT, room=room)
        line: list[_Drawn] = []
        for drawn in alike:
            if line and sum(each.width + _BETWEEN for each in (*line, drawn)) - _BETWEEN > room:
                yield _side_by_side(line)
                line = []
            line.append(drawn)
        yield _side_by_side(line)


def _legend(words: ChartWords, room: float) -> Block:
    """The signs with what they mean, in lines."""
    names = [name for name in ACTIONS if name in words.chart.actions]
    places = in_lines([0.65 + width_of(words.action(name), 9.0) for name in names], room)
    lines = 1 + max((line for _, line in places), default=0)

    def draw(sheet: Sheet, y: float) -> None:
        for (x, line), name in zip(places, names, strict=True):
            left, top = MARGIN + x, y + 0.08 + line * 0.3
            look = ACTIONS[name]
            sheet.box(left, top, 0.32, 0.22, look)
            sheet.outline(left, top, 0.32, 0.22)
            middle = top + 0.11
            sheet.text(left + 0.16, middle, look.sign, 9.0, "center", bold=True)
            sheet.text(left + 0.42, middle, words.action(name))

    return Block(0.08 + 0.3 * lines, draw)


def _side_by_side(line: Sequence["_Drawn"]) -> Block:
    def draw(sheet: Sheet, y: float) -> None:
        x = MARGIN
        for drawn in line:
            drawn.draw(sheet, x, y)
            x += drawn.width + _BETWEEN

    return Block(max(drawn.height for drawn in line), draw)


class _Drawn:
    """One grid: its size, and how it is drawn."""

    def __init__(self, grid: Grid, words: ChartWords, size: _Size, room: float) -> None:
        self.grid = grid
        self.bank = words.bank(grid)
        self.rows = [words.head(head) for head in grid.rows]
        self.columns = [words.head(head) for head in grid.columns]
        self.side = 0.12 + max(0.25, *(width_of(name, 9.0) for name in self.rows))
        widest = max(width_of(name, 9.0) for name in self.columns)
        self.square = min(max(size.wide, widest + 0.1), (room - self.side) / len(self.columns))
        self.upwards = widest > self.square
        self.high = size.high
        named = width_of(self.bank, 9.0, bold=True)
        self.width = max(named, self.side + self.square * len(self.columns))
        self.above = (0.2 + widest if self.upwards else 0.34) + (0.24 if self.bank else 0.0)
        self.height = self.above + self.high * len(self.rows)

    def draw(self, sheet: Sheet, x: float, y: float) -> None:
        """The grid with its upper left corner there."""
        left, top = x + self.side, y + self.above
        if self.bank:
            sheet.text(x, y + 0.22, self.bank, 9.0, bold=True)
        for number, name in enumerate(self.columns):
            middle = left + (number + 0.5) * self.square
            if self.upwards and len(name) > 1:
                sheet.text(middle, top - 0.06, name, 9.0, upwards=True)
            else:
                sheet.text(middle, top - 0.12, name, 9.0, "center")
        for number, name in enumerate(self.rows):
            sheet.text(left - 0.08, top + (number + 0.5) * self.high, name, 9.0, "right")
        for (row, column), square in self.grid.squares.items():
            self._square(sheet, left + column * self.square, top + row * self.high, square)
        self._lines(sheet, left, top)

    def _lines(self, sheet: Sheet, left: float, top: float) -> None:
        right, bottom = left + self.square * len(self.columns), top + self.high * len(self.rows)
        for row in range(len(self.rows) + 1):
            sheet.line((left, right), (top + row * self.high,) * 2, LINE)
        for column in range(len(self.columns) + 1):
            sheet.line((left + column * self.square,) * 2, (top, bottom), LINE)

    def _square(self, sheet: Sheet, x: float, y: float, square: Square) -> None:
        often = percents(square)
        begun = 0.0
        for name, share in often.items():
            wide = self.square * share / sum(often.values())
            sheet.box(x + begun, y, wide, self.high, ACTIONS[name])
            begun += wide
        middle = x + self.square / 2
        if len(often) == 1:
            sign = ACTIONS[next(iter(often))].sign
            sheet.text(middle, y + self.high / 2, sign, 11.0, "center", bold=True)
            return
        step = (self.high - 2 * _EDGE) / len(often)
        size = min(_SMALL, 0.86 * step / POINT)
        for number, (name, share) in enumerate(often.items()):
            line = y + _EDGE + (number + 0.5) * step
            said = f"{ACTIONS[name].sign} {share}"
            sheet.text(middle, line, said, size, "center", bold=True)
