"""The second screen: who sits down, people and bots."""

from siete.bots import TEMPERAMENTS
from siete.errors import SieteError
from siete.names import typed_name
from siete.rules import Rules
from siete.terminal.bar import Chip
from siete.terminal.plan import check_places, free_name, kind_words, kinds
from siete.terminal.refusals import refusal
from siete.terminal.rows import Row, Rows
from siete.terminal.screens.setup import SetUp
from siete.terminal.session import PERSON, Place
from siete.terminal.windows import Form
from siete.texts import Texts


class PlacesScreen(SetUp[list[Place]]):
    """Names in order of play, each a person or a bot."""

    def __init__(self, texts: Texts, rules: Rules, places: list[Place]) -> None:
        super().__init__(texts)
        self._rules = rules
        self._places = list(places)

    def heading(self) -> str:
        """What is asked."""
        low, high = self._rules.table_players
        return self.texts.say("terminal-choose-places", low=low, high=high)

    def rows(self) -> list[Row]:
        """The places, another one, and going on."""
        say = self.texts.say
        rows = [
            Row(
                f"{number:>2}  {place.name}",
                kind_words(place.kind, self.texts),
                say("terminal-places-note"),
            )
            for number, place in enumerate(self._places, 1)
        ]
        rows.append(Row(say("terminal-places-add"), note=say("terminal-places-add-note")))
        rows.append(Row(say("terminal-go-on"), note=say("terminal-places-go-on-note")))
        return rows

    def on_mount(self) -> None:
        """Going on is marked: who likes it as it is presses Enter."""
        super().on_mount()
        self.list.marked = len(self._places) + 1
        self.list.refresh()
        self.show_about()

    def keys(self) -> tuple[Chip, ...]:
        """Name, kind, add, remove, go on, back."""
        say = self.texts.say
        return (
            Chip(say("terminal-key-enter"), say("terminal-setup-name"), "enter"),
            Chip("← →", say("terminal-setup-kind"), "right"),
            Chip(say("terminal-key-delete"), say("terminal-setup-remove"), "delete"),
            Chip(say("terminal-key-escape"), say("terminal-setup-back"), "escape"),
        )

    def pressed(self, key: str) -> bool:
        """Plus and Insert add a place, minus and Delete take it away."""
        if key in ("insert", "+"):
            self._add()
        elif key in ("delete", "backspace", "-"):
            self._remove(self.list.marked)
        else:
            return super().pressed(key)
        return True

    def on_rows_changed(self, message: Rows.Changed) -> None:
        """Another kind sits there."""
        if message.row < len(self._places):
            name, kind = self._places[message.row]
            may = kinds()
            place = may.index(kind) if kind in may else 0
            kind = may[(place + message.step) % len(may)]
            self._places[message.row] = Place(name, kind)
            self.show()

    def on_rows_chosen(self, message: Rows.Chosen) -> None:
        """A name, another place, or the end."""
        if message.row < len(self._places):
            self.run_worker(self._rename(message.row))
        elif message.row == len(self._places):
            self._add()
        else:
            self._finish()

    def _add(self) -> None:
        if len(self._places) >= self._rules.table_players[1]:
            self.trouble = self.texts.say("terminal-places-full")
            self.show()
            return
        bots = sum(place.kind != PERSON for place in self._places)
        usual = self.texts.say("terminal-names-bots").split(", ")
        name = free_name(usual, {place.name for place in self._places})
        self._places.append(Place(name, TEMPERAMENTS[bots % len(TEMPERAMENTS)]))
        self.trouble = ""
        if self.list.marked >= len(self._places) - 1:  # the same row stays marked below
            self.list.marked += 1
        self.show()

    def _remove(self, row: int) -> None:
        if row < len(self._places):
            del self._places[row]
            self.trouble = ""
            self.show()

    async def _rename(self, row: int) -> None:
        say = self.texts.say
        others = {place.name for k, place in enumerate(self._places) if k != row}

        def check(said: tuple[str, ...]) -> str:
            try:
                name = typed_name(said[0])
            except SieteError as error:
                return refusal(error, self.texts)
            return say("error-name-taken", name=name) if name in others else ""

        title, now = say("terminal-name"), self._places[row].name
        form = Form(title, [title], check, self.texts, (now,))
        said = await self.app.push_screen_wait(form)
        if said is not None:
            self._places[row] = Place(typed_name(said[0]), self._places[row].kind)
            self.show()

    def _finish(self) -> None:
        try:
            check_places(self._rules, self._places)
        except SieteError as error:
            self.trouble = refusal(error, self.texts)
            self.show()
        else:
            self.dismiss(self._places)
