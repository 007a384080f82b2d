"""A sheet to draw on, in inches from its upper left corner, with one column of blocks."""

from collections.abc import Callable, Sequence
from io import BytesIO
from typing import Final, Literal, NamedTuple, TypeAlias

import matplotlib as mpl
from matplotlib.artist import Artist
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.font_manager import FontProperties
from matplotlib.lines import Line2D
from matplotlib.patches import Rectangle
from matplotlib.patheffects import withStroke
from matplotlib.textpath import text_to_path

from siete.odds.charts.style import INK, LINE, PAPER, Look

MARGIN: Final = 0.5
ROOM: Final = 8.0
"""What blocks have in width, in inches."""
NARROW: Final = 4.1
"""The same on a phone."""
POINT: Final = 1 / 72
DPI: Final = 160
_HALO: Final = 1.8
_HATCHING: Final = (0.17, 0.13, 0.10, 0.16)
"""The colour of ink, and how much of it."""

Side: TypeAlias = Literal["left", "center", "right"]
Family: TypeAlias = Literal["sans", "serif", "mono"]

_FAMILIES: Final = {
    "sans": "DejaVu Sans",
    "serif": "DejaVu Serif",
    "mono": "DejaVu Sans Mono",
}
"""They come with matplotlib, and have Greek letters and all signs."""


class Sheet:
    """A drawing that is begun: everything is placed in inches, from the left and from the top."""

    def __init__(self, width: float, height: float) -> None:
        self.figure = Figure((width, height), facecolor=PAPER)
        self.axes: Axes = self.figure.add_axes((0.0, 0.0, 1.0, 1.0))
        self.axes.set_xlim(0.0, width)
        self.axes.set_ylim(height, 0.0)
        self.axes.set_axis_off()
        self._drawn = 0

    def box(self, x: float, y: float, width: float, height: float, look: Look) -> None:
        """A filled rectangle without an outline."""
        filled = Rectangle((x, y), width, height, facecolor=look.fill, linewidth=0.0)
        self._add(filled)
        if look.hatch:
            hatched = Rectangle((x, y), width, height, fill=False, linewidth=0.0, hatch=look.hatch)
            hatched.set_edgecolor(_HATCHING)
            self._add(hatched)

    def outline(self, x: float, y: float, width: float, height: float, color: str = LINE) -> None:
        """A rectangle's outline."""
        drawn = Rectangle((x, y), width, height, fill=False, edgecolor=color, linewidth=0.7)
        self._add(drawn)

    def line(
        self, x: Sequence[float], y: Sequence[float], color: str = LINE, *, dashed: bool = False
    ) -> None:
        """A line through some points."""
        drawn = Line2D(x, y, color=color, linewidth=0.8, solid_capstyle="butt")
        if dashed:
            drawn.set_linestyle((0, (4, 3)))
        self._add(drawn)

    def text(
        self,
        x: float,
        y: float,
        said: str,
        size: float = 9.0,
        side: Side = "left",
        color: str = INK,
        family: Family = "sans",
        *,
        bold: bool = False,
        around: str = "",
        upwards: bool = False,
    ) -> None:
        """Text whose middle line is at ``y``; ``around`` is the colour of a halo.

        What is written ``upwards`` begins there, and its middle line is at ``x``.
        """
        drawn = self.axes.text(
            x,
            y,
            _plain(said),
            ha="center" if upwards else side,
            va="bottom" if upwards else "center_baseline",
            rotation=90.0 if upwards else 0.0,
            color=color,
            fontproperties=_font(size, family, bold=bold),
        )
        drawn.set_zorder(self._next())
        if around:
            drawn.set_path_effects([withStroke(linewidth=_HALO, foreground=around)])

    def _add(self, drawn: Artist) -> None:
        self.axes.add_artist(drawn)
        drawn.set_clip_on(False)  # nothing is outside, and each clip would be written down
        drawn.set_zorder(self._next())

    def _next(self) -> int:
        """Where a thing lies that covers all that was drawn before it."""
        self._drawn += 1
        return self._drawn


class Block(NamedTuple):
    """A part of a sheet: its height in inches, and what draws it from a height down."""

    height: float
    draw: Callable[[Sheet, float], None]


def gap(height: float) -> Block:
    """Nothing, so high."""
    return Block(height, lambda sheet, y: None)


def paragraph(
    said: str,
    size: float = 9.0,
    color: str = INK,
    family: Family = "sans",
    *,
    bold: bool = False,
    x: float = MARGIN,
    room: float = ROOM,
) -> Block:
    """Text in lines as long as there is room."""
    lines = wrapped(said, room, size, family, bold=bold)
    step = 1.4 * size * POINT

    def draw(sheet: Sheet, y: float) -> None:
        for number, line in enumerate(lines):
            middle = y + (number + 0.5) * step
            sheet.text(x, middle, line, size, "left", color, family, bold=bold)

    return Block(step * len(lines), draw)


def wrapped(
    said: str, room: float, size: float = 9.0, family: Family = "sans", *, bold: bool = False
) -> list[str]:
    """Text as lines of at most so many inches, where its words allow it."""
    lines: list[str] = []
    for word in said.split(" "):  # and not where a space holds a number together
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, size, family, bold=bold) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def in_lines(widths: Sequence[float], room: float) -> list[tuple[float, int]]:
    """How far from the left, and in which line, things of these widths stand one after another."""
    places: list[tuple[float, int]] = []
    x, line = 0.0, 0
    for wide in widths:
        if x and x + wide > room:
            x, line = 0.0, line + 1
        places.append((x, line))
        x += wide
    return places


def width_of(said: str, size: float, family: Family = "sans", *, bold: bool = False) -> float:
    """How wide a line of text is, in inches."""
    font = _font(size, family, bold=bold)
    wide, _, _ = text_to_path.get_text_width_height_descent(said, font, False)
    return float(wide) * POINT


def svg(blocks: Sequence[Block], title: str, about: str, room: float = ROOM) -> bytes:
    """A sheet as SVG, the same bytes for the same content; texts are outlines of letters."""
    with mpl.rc_context():
        mpl.rcdefaults()
        mpl.rcParams.update({"svg.hashsalt": "siete", "svg.fonttype": "path"})
        drawn = BytesIO()
        about_it = {"Title": title, "Description": about, "Creator": "Siete", "Date": None}
        _sheet(blocks, room).figure.savefig(drawn, format="svg", metadata=about_it)
    return drawn.getvalue()


def png(blocks: Sequence[Block], title: str, about: str) -> bytes:
    """A sheet as PNG."""
    with mpl.rc_context():
        mpl.rcdefaults()
        drawn = BytesIO()
        about_it = {"Title": title, "Description": about, "Software": "Siete"}
        _sheet(blocks, ROOM).figure.savefig(drawn, format="png", dpi=DPI, metadata=about_it)
    return drawn.getvalue()


def _sheet(blocks: Sequence[Block], room: float) -> Sheet:
    height = sum(block.height for block in blocks) + 2 * MARGIN
    sheet = Sheet(room + 2 * MARGIN, height)
    y = MARGIN
    for block in blocks:
        block.draw(sheet, y)
        y += block.height
    return sheet


def _font(size: float, family: Family, *, bold: bool) -> FontProperties:
    weight = "bold" if bold else "normal"
    return FontProperties(family=_FAMILIES[family], weight=weight, size=size)


def _plain(said: str) -> str:
    """Text in which matplotlib finds no formulas."""
    return said.replace("$", r"\$")
