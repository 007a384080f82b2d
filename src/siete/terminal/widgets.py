"""The table and the two lines around it, as widgets that draw themselves."""

from rich.cells import cell_len
from textual import events
from textual.message import Message
from textual.reactive import reactive
from textual.strip import Strip
from textual.widget import Widget

from siete.terminal import palette
from siete.terminal.canvas import Canvas, fitted
from siete.terminal.layout import least
from siete.terminal.picture import draw_table
from siete.terminal.scene import Scene


class TableView(Widget):
    """The picture of the table."""

    scene: reactive[Scene | None] = reactive(None)

    def __init__(self) -> None:
        super().__init__(id="table")
        self._canvas = Canvas(0, 0, palette.FELT)
        self._drawn: tuple[Scene | None, int, int] = (None, 0, 0)

    def render_line(self, y: int) -> Strip:
        """One line of the picture, which is drawn anew when the scene or the size changed."""
        wanted = (self.scene, self.size.width, self.size.height)
        if wanted != self._drawn:
            self._drawn = wanted
            self._canvas = self._picture()
        return self._canvas.strip(y)

    def _picture(self) -> Canvas:
        width, height = self.size
        if self.scene is None:
            return Canvas(width, height, palette.FELT)
        window = self.app.size
        needed = least(len(self.scene.others))
        if window.width < needed[0] or window.height < needed[1]:
            return self._too_small(self.scene, needed)
        return draw_table(self.scene, width, height)

    def _too_small(self, scene: Scene, needed: tuple[int, int]) -> Canvas:
        width, height = self.size
        window = self.app.size
        canvas = Canvas(width, height, palette.FELT)
        texts = scene.texts
        there = f"{window.width}×{window.height}"
        lines = (
            texts.say("terminal-too-small", there=there),
            texts.say("terminal-too-small-needed", needed=f"{needed[0]}×{needed[1]}"),
        )
        for y, line in enumerate(lines, max(0, height // 2 - 1)):
            canvas.put_centred(0, width, y, line, palette.STRONG)
        return canvas


class Head(Widget):
    """The line at the top: the game at the left, how it stands at the right."""

    words: reactive[tuple[str, str]] = reactive(("", ""))

    def render_line(self, y: int) -> Strip:
        """The line."""
        width = self.size.width
        canvas = Canvas(width, 1, palette.HEAD)
        left, right = self.words
        start = canvas.put_right(width - 1, 0, fitted(right, width // 2), palette.HEAD)
        canvas.put(1, 0, fitted(left, start - 2), palette.HEAD_STRONG)
        return canvas.strip(y)


class Foot(Widget):
    """The line at the bottom: keys that work at any time, each with what it does."""

    keys: reactive[tuple[tuple[str, str, str], ...]] = reactive(())
    """Name, key and label of each."""

    class Pressed(Message):
        """One of the keys was clicked."""

        def __init__(self, name: str) -> None:
            super().__init__()
            self.name = name

    def __init__(self) -> None:
        super().__init__(id="foot")
        self._places: list[tuple[int, int, str]] = []

    def render_line(self, y: int) -> Strip:
        """The line; keys for which there is no room are left out (help has them all)."""
        width = self.size.width
        canvas = Canvas(width, 1, palette.HEAD)
        self._places = []
        x = 1
        for name, key, label in self.keys:
            end = x + cell_len(key) + 1 + cell_len(label)
            if end >= width:
                break
            canvas.put(x, 0, key, palette.HEAD_STRONG)
            canvas.put(x + cell_len(key) + 1, 0, label, palette.HEAD)
            self._places.append((x, end, name))
            x = end + 2
        return canvas.strip(y)

    def on_click(self, event: events.Click) -> None:
        """Say which key was clicked."""
        for x, end, name in self._places:
            if x <= event.x < end:
                self.post_message(self.Pressed(name))
