"""The bar below the table: what is asked, the moves as keys, the number being entered."""

from typing import NamedTuple

from rich.cells import cell_len
from rich.style import Style
from textual import events
from textual.geometry import Size
from textual.message import Message
from textual.reactive import reactive
from textual.strip import Strip
from textual.widget import Widget

from siete.terminal import palette
from siete.terminal.canvas import Canvas, fitted, wrapped
from siete.terminal.prompt import Prompt

_GAP = 2
_LEAST_HEIGHT = 4
_LEAST_SCREEN = 24
"""The lines of the smallest screen: what there is more may be for hints."""


class Chip(NamedTuple):
    """A key and what it does; ``name`` is what a click on it says."""

    key: str
    label: str
    name: str
    marked: bool = False


class BarContent(NamedTuple):
    """What the bar shows: a title, keys, and a line below them, which may be a ``warning``.

    ``hint`` is what the coach says, the shortest first: below the line where there is room, else
    beside the title.
    """

    title: str = ""
    chips: tuple[Chip, ...] = ()
    line: str = ""
    warning: bool = False
    hint: tuple[str, ...] = ()


class Bar(Widget):
    """The bar; a click on one of its keys is a ``Pressed``."""

    content: reactive[BarContent] = reactive(BarContent(), layout=True)

    class Pressed(Message):
        """A key of the bar was clicked."""

        def __init__(self, name: str) -> None:
            super().__init__()
            self.name = name

    def __init__(self) -> None:
        super().__init__(id="bar")
        self._canvas = Canvas(0, 0, palette.BAR)
        self._places: list[tuple[int, int, int, str]] = []

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many lines as the keys need, and those of the hint that the screen has room for."""
        del container
        rows = len(_rows(self.content.chips, width))
        room = max(0, viewport.height - _LEAST_SCREEN)
        below = max(_LEAST_HEIGHT - rows - 1, 1)
        wanted = len(self._below(width)[1]) if self.content.hint else 0
        return rows + 1 + max(below, min(wanted, below + room))

    def _below(self, width: int) -> tuple[int, list[str]]:
        """The lines under the keys: how many of them are the line's own, and those of the hint."""
        content = self.content
        own = wrapped(content.line, width - 2) if content.line else []
        hint = [line for said in content.hint for line in wrapped(said, width - 2)]
        return len(own), own + hint

    def render_line(self, y: int) -> Strip:
        """One line of the bar."""
        if y == 0:
            self._draw()
        return self._canvas.strip(y)

    def on_click(self, event: events.Click) -> None:
        """Say which key was clicked."""
        for x, y, end, name in self._places:
            if event.y == y and x <= event.x < end:
                self.post_message(self.Pressed(name))

    def _draw(self) -> None:
        width, height = self.size
        canvas = Canvas(width, height, palette.BAR)
        content = self.content
        title_end = canvas.put(1, 0, fitted(content.title, width - 2), palette.BAR_STRONG)
        self._places = []
        rows = _rows(content.chips, width)
        for y, row in enumerate(rows, 1):
            x = 1
            for chip in row:
                end = draw_chip(canvas, x, y, chip)
                self._places.append((x, y, end, chip.name))
                x = end + _GAP
        style = palette.WARNING if content.warning else palette.BAR_FAINT
        room = max(height - 1 - len(rows), 1)
        own, lines = self._below(width)
        for y, line in enumerate(lines[:room]):
            canvas.put(1, 1 + len(rows) + y, line, style if y < own else palette.BAR)
        if content.hint and own >= room:
            x = title_end + _GAP
            canvas.put(x, 0, fitted(content.hint[0], width - x - 1), palette.BAR)
        self._canvas = canvas


def draw_chip(canvas: Canvas, x: int, y: int, chip: Chip) -> int:
    """Draw a key with its label; return the column after it."""
    label: Style = palette.CHOSEN if chip.marked else palette.CHIP
    x = canvas.put(x, y, f" {chip.key} ", palette.KEY)
    return canvas.put(x, y, f" {chip.label} ", label)


def _rows(chips: tuple[Chip, ...], width: int) -> list[list[Chip]]:
    """The keys in as many lines as they need."""
    rows: list[list[Chip]] = [[]]
    x = 1
    for chip in chips:
        needed = cell_len(chip.key) + cell_len(chip.label) + 4
        if rows[-1] and x + needed > width - 1:
            rows.append([])
            x = 1
        rows[-1].append(chip)
        x += needed + _GAP
    return rows


def prompt_content(prompt: Prompt, title: str) -> BarContent:
    """What the bar shows while a player decides."""
    chips = tuple(
        Chip(prompt.letter(move), move.label(prompt.texts), str(place), place == prompt.chosen)
        for place, move in enumerate(prompt.moves)
    )
    return BarContent(title, chips, prompt.trouble or _entry_line(prompt), bool(prompt.trouble))


def _entry_line(prompt: Prompt) -> str:
    """The number being entered with its bounds, and how a hand is chosen."""
    texts = prompt.texts
    said = []
    move = prompt.entering
    if move is not None:
        entry = prompt.entry(move)
        shown = entry.typed or _shown(prompt, move.kind, entry.value or 0)
        message = f"terminal-enter-{move.kind}" if shown else "terminal-enter-no-raise"
        bounds = prompt.bounds(move)
        far = "far" if entry.is_long else "near"
        keys = texts.say(f"terminal-enter-keys-{far}")
        said.append(texts.say(message, value=shown, bounds=bounds, keys=keys))
    if len(prompt.hands) > 1:
        said.append(texts.say("terminal-choose-hand", hand=prompt.hand))
    return "  ".join(said)


def _shown(prompt: Prompt, kind: str, value: int) -> str:
    if kind == "count":
        return str(value)
    return prompt.texts.amount(value) if value else ""
