"""Small windows over the table: something to read, something to choose, something to write."""

import time
from collections.abc import Callable
from typing import ClassVar, Final

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Label, OptionList, Static
from textual.widgets.option_list import Option

from siete.texts import Texts


def page_width(window: int) -> int:
    """How many cells a line of a page has, in a window so wide (style.tcss)."""
    return min(110, window * 96 // 100) - 7


def as_title(words: str) -> str:
    """Words with a capital letter."""
    return words[:1].upper() + words[1:]


class Page(ModalScreen[None]):
    """Something to read; any key that does not scroll closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape", "leave"),
        ("q", "leave"),
        ("enter", "leave"),
    ]

    def __init__(self, title: str, text: Text, texts: Texts, *, at_end: bool = False) -> None:
        super().__init__()
        self._title = title
        self._text = text
        self._texts = texts
        self._at_end = at_end

    def compose(self) -> ComposeResult:
        """Title, text, and how to close it."""
        with Vertical(classes="window page"):
            yield Label(as_title(self._title), classes="title", markup=False)
            with VerticalScroll(id="text"):
                yield Static(self._text, markup=False)
            yield Label(self._texts.say("terminal-page-keys"), classes="hint", markup=False)

    def on_mount(self) -> None:
        """The keys go to the text; what is newest is shown first where that is at its end."""
        text = self.query_one("#text", VerticalScroll)
        text.focus()
        if self._at_end:
            text.scroll_end(animate=False)

    def action_leave(self) -> None:
        """Close it."""
        self.dismiss(None)


class Menu(ModalScreen[int | None]):
    """Something to choose: the place of what was chosen, None if nothing was."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "leave")]

    def __init__(self, title: str, labels: list[str], texts: Texts) -> None:
        super().__init__()
        self._title = title
        self._labels = labels
        self._texts = texts

    def compose(self) -> ComposeResult:
        """Title and what there is to choose from."""
        with Vertical(classes="window menu"):
            yield Label(as_title(self._title), classes="title", markup=False)
            yield OptionList(*(Option(Text(label)) for label in self._labels))
            yield Label(self._texts.say("terminal-menu-keys"), classes="hint", markup=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """That one."""
        self.dismiss(event.option_index)

    def action_leave(self) -> None:
        """None of them."""
        self.dismiss(None)


AMOUNT: Final = r"[0-9]{0,12}([.,][0-9]{0,6})?"
"""What may be written where an amount is asked for, as far as it is written."""


class Form(ModalScreen[tuple[str, ...] | None]):
    """Something to write, in one field or more; None if it was left.

    ``check`` says what is wrong with what was written, or nothing. ``values`` are what the fields
    hold at first, all of it marked, so that a letter replaces it; ``only`` is a pattern of what
    may be written. A label that is the title is not said again.
    """

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "leave")]

    def __init__(
        self,
        title: str,
        labels: list[str],
        check: Callable[[tuple[str, ...]], str],
        texts: Texts,
        values: tuple[str, ...] = (),
        only: str | None = None,
    ) -> None:
        super().__init__()
        self._title = title
        self._labels = labels
        self._values = values or ("",) * len(labels)
        self._only = only
        self._check = check
        self._texts = texts

    def compose(self) -> ComposeResult:
        """Title and fields."""
        with Vertical(classes="window form"):
            yield Label(as_title(self._title), classes="title", markup=False)
            for label, value in zip(self._labels, self._values, strict=True):
                if as_title(label) != as_title(self._title):
                    yield Label(label, markup=False)
                yield Input(value, restrict=self._only)
            yield Label("", id="trouble", markup=False)
            yield Label(self._texts.say("terminal-form-keys"), classes="hint", markup=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """The next field, or after the last one the end, if nothing is wrong."""
        fields = list(self.query(Input))
        place = fields.index(event.input)
        if place + 1 < len(fields):
            fields[place + 1].focus()
            return
        said = tuple(field.value for field in fields)
        trouble = self._check(said)
        if trouble:
            self.query_one("#trouble", Label).update(Text(trouble))
        else:
            self.dismiss(said)

    def action_leave(self) -> None:
        """Leave it."""
        self.dismiss(None)


class Cover(ModalScreen[None]):
    """Hides the table between the turns of two people; Enter lifts it.

    It does not for a moment (``deaf``, in seconds), so that an Enter too many of the player before
    shows nobody's cards.
    """

    def __init__(self, name: str, texts: Texts, deaf: float) -> None:
        super().__init__()
        self._hears_from = time.monotonic() + deaf
        self.name_of = name
        self._texts = texts

    def compose(self) -> ComposeResult:
        """Whose turn it is."""
        with Vertical(classes="cover"):
            yield Label(
                self._texts.say("terminal-cover", name=self.name_of), classes="title", markup=False
            )
            yield Label(self._texts.say("terminal-cover-others"), markup=False)
            yield Label(
                self._texts.say("terminal-cover-keys", name=self.name_of),
                classes="hint",
                markup=False,
            )

    def on_key(self, event: events.Key) -> None:
        """Only Enter shows the cards: other keys may still be the last player's."""
        event.stop()
        if event.key == "enter" and time.monotonic() >= self._hears_from:
            self.dismiss(None)
