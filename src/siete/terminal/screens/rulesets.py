"""The first screen: what to play, or which game to go on with."""

import time
from pathlib import Path
from typing import NamedTuple

from textual.widgets import Label

from siete.errors import SieteError
from siete.rules import RULESETS
from siete.terminal.bar import Chip
from siete.terminal.refusals import refusal
from siete.terminal.rows import Row, Rows
from siete.terminal.saves import Saved, Saves
from siete.terminal.screens.setup import SetUp
from siete.terminal.windows import Menu
from siete.texts import LANGUAGES, Texts, texts


class Chosen(NamedTuple):
    """A ruleset to play, or the file of a game to go on with; and the language."""

    ruleset: str
    path: Path | None
    language: str


class RulesetScreen(SetUp[Chosen]):
    """Each ruleset with where it is played and what is special in it; saved games; the language."""

    def __init__(self, words: Texts, saves: Saves, ruleset: str = "") -> None:
        super().__init__(words)
        self._saves = saves
        self._saved: tuple[Saved, ...] = saves.all()
        self._first = ruleset

    def heading(self) -> str:
        """What is asked."""
        return self.texts.say("terminal-choose-ruleset")

    def rows(self) -> list[Row]:
        """Rulesets, saved games, language."""
        say = self.texts.say
        rows = [Row(say("terminal-new-game"), heading=True)]
        rows += [
            Row(
                say(f"ruleset-{name}"),
                say(f"ruleset-{name}-where"),
                say(f"ruleset-{name}-special"),
            )
            for name in RULESETS
        ]
        if self._saved:
            rows.append(Row(say("terminal-saved-games"), heading=True))
            rows += [self._saved_row(saved) for saved in self._saved]
        rows.append(Row(say("terminal-language"), heading=True))
        rows.append(Row(say("terminal-language-name"), note=say("terminal-language-note")))
        return rows

    def _saved_row(self, saved: Saved) -> Row:
        say = self.texts.say
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(saved.when))
        names = ", ".join(saved.names)
        label = f"{say(f'ruleset-{saved.rules.ruleset}')}: {names}"
        return Row(label, when, say("terminal-saved-note"))

    def on_mount(self) -> None:
        """The ruleset that was chosen before is marked."""
        super().on_mount()
        if self._first in RULESETS:
            self.list.marked = 1 + list(RULESETS).index(self._first)
            self.show_about()

    def keys(self) -> tuple[Chip, ...]:
        """Choose, delete a saved game, leave."""
        say = self.texts.say
        chips = [Chip(say("terminal-key-enter"), say("terminal-setup-choose"), "enter")]
        if self._saved:
            chips.append(Chip(say("terminal-key-delete"), say("terminal-setup-forget"), "delete"))
        chips.append(Chip(say("terminal-key-escape"), say("terminal-do-quit"), "escape"))
        return tuple(chips)

    def _saved_at(self, row: int) -> Saved | None:
        place = row - len(RULESETS) - 2
        return self._saved[place] if 0 <= place < len(self._saved) else None

    def on_rows_chosen(self, message: Rows.Chosen) -> None:
        """That one."""
        saved = self._saved_at(message.row)
        if saved is not None:
            self.dismiss(Chosen(saved.rules.ruleset, saved.path, self.texts.language))
        elif message.row <= len(RULESETS):
            self.dismiss(Chosen(list(RULESETS)[message.row - 1], None, self.texts.language))
        else:
            self.run_worker(self._choose_language())

    def on_rows_changed(self, message: Rows.Changed) -> None:
        """The language is changed with arrows too."""
        if message.row > len(RULESETS) and self._saved_at(message.row) is None:
            place = LANGUAGES.index(self.texts.language) + message.step
            self._speak(LANGUAGES[place % len(LANGUAGES)])

    async def _choose_language(self) -> None:
        labels = [texts(language).say("terminal-language-name") for language in LANGUAGES]
        menu = Menu(self.texts.say("terminal-language"), labels, self.texts)
        chosen = await self.app.push_screen_wait(menu)
        if chosen is not None:
            self._speak(LANGUAGES[chosen])

    def _speak(self, language: str) -> None:
        self.texts = texts(language)
        self.query_one("#title", Label).update(self.heading())
        self.show()

    def pressed(self, key: str) -> bool:
        """Delete forgets a saved game, after asking."""
        if key == "delete" and self._saved_at(self.list.marked) is not None:
            self.run_worker(self._forget())
            return True
        return super().pressed(key)

    async def _forget(self) -> None:
        saved = self._saved_at(self.list.marked)
        say = self.texts.say
        labels = [say("terminal-forget-no"), say("terminal-forget-yes")]
        menu = Menu(say("terminal-forget"), labels, self.texts)
        if saved is not None and await self.app.push_screen_wait(menu) == 1:
            try:
                self._saves.forget(saved.path)
            except SieteError as error:
                self.trouble = refusal(error, self.texts)
            self._saved = self._saves.all()
            self.show()
