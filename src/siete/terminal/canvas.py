"""A grid of styled cells that a picture is drawn on before it becomes lines of a widget."""

from collections.abc import Iterator

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

_Cell = tuple[str, Style]


class Canvas:
    """A picture ``width`` by ``height`` cells; what is drawn beyond its edges is cut off.

    A wide character takes two cells, the second of which holds no text; marks that combine stay
    with the character before them.
    """

    def __init__(self, width: int, height: int, style: Style) -> None:
        self.width = max(width, 0)
        self.height = max(height, 0)
        self._rows: list[list[_Cell]] = [[(" ", style)] * self.width for _ in range(self.height)]

    def put(self, x: int, y: int, text: str, style: Style, width: int = -1) -> int:
        """Write text from a cell on and return the column after it; at most ``width`` cells."""
        end = self.width if width < 0 else min(self.width, x + width)
        for piece, cells in _pieces(text):
            if x + cells > end:
                break
            if x >= 0 and 0 <= y < self.height:
                row = self._rows[y]
                row[x] = (piece, style)
                if cells > 1:
                    row[x + 1] = ("", style)
            x += cells
        return x

    def put_right(self, end: int, y: int, text: str, style: Style) -> int:
        """Write text so that it ends before column ``end``; return where it begins."""
        x = end - cell_len(text)
        self.put(x, y, text, style)
        return x

    def put_centred(self, x: int, width: int, y: int, text: str, style: Style) -> None:
        """Write text in the middle of ``width`` cells."""
        text = fitted(text, width)
        self.put(x + (width - cell_len(text)) // 2, y, text, style)

    def fill(self, x: int, y: int, width: int, height: int, style: Style, sign: str = " ") -> None:
        """Fill a rectangle with one sign."""
        for line in range(y, y + height):
            self.put(x, line, sign * width, style)

    def text(self, y: int) -> str:
        """What a line says, without styles."""
        return "".join(sign for sign, _ in self._rows[y])

    def strip(self, y: int) -> Strip:
        """A line for Textual; an empty one below the picture."""
        if not 0 <= y < self.height:
            return Strip([])
        segments = []
        run: list[str] = []
        style = Style.null()
        for sign, cell_style in self._rows[y]:
            if cell_style is not style and run:
                segments.append(Segment("".join(run), style))
                run = []
            style = cell_style
            run.append(sign)
        segments.append(Segment("".join(run), style))
        return Strip(segments, self.width)


def _pieces(text: str) -> Iterator[tuple[str, int]]:
    """Characters with the marks that combine with them, and how many cells they take."""
    piece, cells = "", 0
    for sign in text:
        wide = cell_len(sign)
        if wide and piece:
            yield piece, cells
            piece, cells = "", 0
        piece += sign
        cells += wide
    if cells:
        yield piece, cells


def fitted(text: str, width: int) -> str:
    """The text, or as much of it as fits with a ``…`` after it."""
    if cell_len(text) <= width:
        return text
    kept, cells = [], 0
    for piece, wide in _pieces(text):
        if cells + wide > width - 1:
            break
        kept.append(piece)
        cells += wide
    return "".join(kept) + "…" if width > 0 else ""


def wrapped(text: str, width: int) -> list[str]:
    """The text in lines of at most ``width`` cells, broken between words where there are any."""
    lines = [""]
    for word in text.split(" "):
        joined = f"{lines[-1]} {word}" if lines[-1] else word
        if cell_len(joined) <= width:
            lines[-1] = joined
            continue
        if lines[-1]:
            lines.append("")
        rest = word
        while cell_len(rest) > width > 0:
            head = fitted(rest, width + 1).removesuffix("…") or rest[:1]
            lines[-1] = head
            lines.append("")
            rest = rest[len(head) :]
        lines[-1] = rest
    return lines
