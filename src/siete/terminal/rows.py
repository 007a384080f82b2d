"""A list of rows with values to change: arrows move and change, Enter does what the row does."""

from typing import ClassVar, NamedTuple

from rich.cells import cell_len
from textual import events
from textual.binding import BindingType
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from siete.terminal import palette
from siete.terminal.canvas import Canvas, fitted, wrapped


class Row(NamedTuple):
    """A row: a label and a value, or a ``heading``.

    ``note`` tells more while the row is marked, ``warning`` what is wrong with it, at all times.
    ``faint`` is for what has nothing to act on, ``changed`` for what differs from the usual.
    """

    label: str
    value: str = ""
    note: str = ""
    warning: str = ""
    heading: bool = False
    faint: bool = False
    changed: bool = False


class Rows(Widget, can_focus=True):
    """The list; it scrolls to the row that is marked."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("up", "move(-1)"),
        ("down", "move(1)"),
        ("pageup", "move(-8)"),
        ("pagedown", "move(8)"),
        ("home", "edge(-1)"),
        ("end", "edge(1)"),
        ("left", "change(-1)"),
        ("right,space", "change(1)"),
        ("enter", "choose"),
    ]

    class Changed(Message):
        """A row's value is to change by a step."""

        def __init__(self, row: int, step: int) -> None:
            super().__init__()
            self.row = row
            self.step = step

    class Chosen(Message):
        """Enter was pressed on a row."""

        def __init__(self, row: int) -> None:
            super().__init__()
            self.row = row

    class Moved(Message):
        """Another row is marked."""

    def __init__(self, rows: list[Row]) -> None:
        super().__init__(id="rows")
        self.rows = rows
        self.marked = self._next(0, 1)
        self._top = 0
        self._canvas = Canvas(0, 0, palette.PAPER)
        self._row_of: dict[int, int] = {}

    def show(self, rows: list[Row]) -> None:
        """Show other rows, with the same place marked."""
        self.rows = rows
        self.marked = self._next(min(self.marked, len(rows) - 1), 1)
        self.refresh()

    def _next(self, place: int, step: int) -> int:
        """The nearest row that is no heading: in one direction, else in the other."""
        for direction in (step, -step):
            at = place
            while 0 <= at < len(self.rows):
                if not self.rows[at].heading:
                    return at
                at += direction
        return 0

    def action_move(self, step: int) -> None:
        """Mark another row."""
        place = max(0, min(len(self.rows) - 1, self.marked + step))
        self._mark(self._next(place, 1 if step > 0 else -1))

    def action_edge(self, step: int) -> None:
        """Mark the first or the last row."""
        self._mark(self._next(0 if step < 0 else len(self.rows) - 1, -step))

    def _mark(self, place: int) -> None:
        self.marked = place
        self.post_message(self.Moved())
        self.refresh()

    def action_change(self, step: int) -> None:
        """Change the value of the row that is marked."""
        self.post_message(self.Changed(self.marked, step))

    def action_choose(self) -> None:
        """Do what the row does."""
        self.post_message(self.Chosen(self.marked))

    def on_click(self, event: events.Click) -> None:
        """Mark the row that was clicked; once more does what Enter does."""
        row = self._row_of.get(event.y)
        if row is None or self.rows[row].heading:
            return
        if row == self.marked:
            self.action_choose()
        else:
            self._mark(row)

    def on_mouse_scroll_down(self) -> None:
        """One row down."""
        self.action_move(1)

    def on_mouse_scroll_up(self) -> None:
        """One row up."""
        self.action_move(-1)

    def render_line(self, y: int) -> Strip:
        """One line of the list."""
        if y == 0:
            self._draw()
        return self._canvas.strip(y)

    def _draw(self) -> None:
        width, height = self.size
        lines: list[tuple[int, str, bool]] = []
        first = last = 0
        for place, row in enumerate(self.rows):
            if row.heading and lines:
                lines.append((place, "", False))
            if place == self.marked:
                first = len(lines)
            lines.append((place, row.label, False))
            if row.warning:
                lines += [(place, line, True) for line in wrapped(row.warning, width - 6)]
            if place == self.marked:
                last = len(lines)
        if self.marked and all(row.heading for row in self.rows[: self.marked]):
            first = 0
        self._top = max(min(self._top, first), last - height, 0)
        canvas = Canvas(width, height, palette.PAPER)
        self._row_of = {}
        for y, (place, words, warning) in enumerate(lines[self._top : self._top + height]):
            self._row_of[y] = place
            if warning:
                canvas.put(4, y, words, palette.PAPER_WARNING)
            elif words:
                self._draw_row(canvas, y, self.rows[place], place == self.marked)
        self._canvas = canvas

    def _draw_row(self, canvas: Canvas, y: int, row: Row, marked: bool) -> None:
        width = canvas.width
        if row.heading:
            canvas.put(1, y, fitted(row.label, width - 2), palette.PAPER_HEADING)
            return
        style = palette.PAPER_FAINT if row.faint else palette.PAPER
        if row.changed:
            style = palette.PAPER_CHANGED
        if marked:
            style = palette.CHOSEN
            canvas.fill(1, y, width - 2, 1, style)
            canvas.put(1, y, "▸", style)
        value = fitted(row.value, max(width - cell_len(row.label) - 10, width // 3))
        start = canvas.put_right(width - 2, y, value, style) if value else width - 2
        sign = "• " if row.changed else "  "
        canvas.put(2, y, fitted(sign + row.label, start - 4), style)
