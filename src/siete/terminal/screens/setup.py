"""What the three screens before a game share: a title, a list, words about the marked row, keys."""

from typing import ClassVar, TypeVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import Screen
from textual.widgets import Label, Static

from siete.terminal.bar import Chip
from siete.terminal.rows import Row, Rows
from siete.terminal.widgets import Foot
from siete.texts import Texts

Result = TypeVar("Result")


class SetUp(Screen[Result | None]):
    """A screen with a list; leaving it with Escape gives None.

    Whoever fills it in says ``rows``, ``title``, ``about`` and ``keys``.
    """

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "leave")]

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self.texts = texts
        self.trouble = ""

    def heading(self) -> str:
        """The title."""
        raise NotImplementedError

    def rows(self) -> list[Row]:
        """The list."""
        raise NotImplementedError

    def about(self) -> str:
        """Words about the row that is marked."""
        return self.list.rows[self.list.marked].note

    def keys(self) -> tuple[Chip, ...]:
        """The keys of the last line, after those of every list."""
        return ()

    @property
    def list(self) -> Rows:
        """The list."""
        return self.query_one("#rows", Rows)

    def compose(self) -> ComposeResult:
        """Title, list, words, keys."""
        yield Label(self.heading(), id="title", markup=False)
        yield Rows(self.rows())
        yield Static("", id="about", markup=False)
        yield Foot()

    def on_mount(self) -> None:
        """The keys go to the list."""
        self.list.focus()
        self.show()

    def show(self) -> None:
        """Show everything as it is now."""
        self.list.show(self.rows())
        self.show_about()
        self.query_one("#foot", Foot).keys = tuple(
            (chip.name, chip.key, chip.label) for chip in self.keys()
        )

    def show_about(self) -> None:
        """Show the words about the marked row, or what is wrong."""
        words = Text(self.trouble, "bold red") if self.trouble else Text(self.about())
        self.query_one("#about", Static).update(words)

    def on_rows_moved(self) -> None:
        """Another row is marked."""
        self.trouble = ""
        self.show_about()

    def on_key(self, event: events.Key) -> None:
        """Keys that the list does not take."""
        sign = event.character if event.is_printable else None
        if self.pressed(sign or event.key):
            event.stop()

    def pressed(self, key: str) -> bool:
        """Take a key, by its name or the sign that it types; says whether it was taken."""
        if key == "enter":
            self.list.action_choose()
        elif key == "right":
            self.list.action_change(1)
        elif key == "escape":
            self.action_leave()
        else:
            return False
        return True

    def on_foot_pressed(self, message: Foot.Pressed) -> None:
        """A key of the last line was clicked."""
        self.pressed(message.name)

    def action_leave(self) -> None:
        """Back."""
        self.dismiss(None)
