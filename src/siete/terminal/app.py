"""The Textual application: what to play, then the table, then what to play again."""

import signal
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from siete.errors import SieteError
from siete.terminal.plan import HouseRules
from siete.terminal.refusals import refusal
from siete.terminal.saves import Saves
from siete.terminal.screens.house import HouseScreen
from siete.terminal.screens.places import PlacesScreen
from siete.terminal.screens.rulesets import RulesetScreen
from siete.terminal.screens.table import TableScreen
from siete.terminal.session import Place, Session
from siete.texts import Texts, texts


class SieteApp(App[str]):
    """Siete in a terminal.

    It begins with a session, or with the screens that ask what to play. What it returns is a
    sentence to leave on the terminal, or nothing.
    """

    CSS_PATH = "style.tcss"
    TITLE = "Siete"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "leave", priority=True, show=False),
        Binding("ctrl+q", "leave", priority=True, show=False),
    ]

    def __init__(
        self,
        words: Texts,
        saves: Saves,
        session: Session | None = None,
        places: Sequence[Place] = (),
        variants: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
        speed: str = "",
        *,
        coach: bool = False,
    ) -> None:
        super().__init__()
        self.words = words
        self.saves = saves
        self.session = session
        self._places = list(places)
        self._variants = list(variants)
        self._options = dict(options or {})
        self._speed = speed
        self._coach = coach

    def on_mount(self) -> None:
        """Begin."""
        for name in ("SIGINT", "SIGTERM", "SIGHUP"):
            self._leave_on(name)
        self.run_worker(self._begin(), exclusive=True)

    def on_unmount(self) -> None:
        """However it ends, the save is let go."""
        if self.session is not None:
            self.session.close()

    def _leave_on(self, name: str) -> None:
        """Leave on a signal as on a key: all is saved, and the terminal is as it was."""
        import asyncio

        number = getattr(signal, name, None)
        if number is None:
            return
        try:
            asyncio.get_running_loop().add_signal_handler(number, self.action_leave)
        except (NotImplementedError, ValueError, RuntimeError):
            return

    def action_leave(self) -> None:
        """Leave; the game is saved."""
        said = ""
        if self.session is not None:
            saved = self.session.game.path is not None and self.session.trouble is None
            if saved:
                said = self.words.say("terminal-left-saved")
            elif self.session.trouble is not None:
                reason = refusal(self.session.trouble, self.words)
                said = self.words.say("terminal-not-saved", reason=reason)
        self.exit(said)

    async def _begin(self) -> None:
        if self.session is not None:
            await self.push_screen_wait(
                TableScreen(self.session, self.words, self._speed, coach=self._coach)
            )
            self.action_leave()
            return
        ruleset = ""
        while True:
            chosen = await self.push_screen_wait(RulesetScreen(self.words, self.saves, ruleset))
            if chosen is None:
                self.action_leave()
                return
            self.words = texts(chosen.language)
            ruleset = chosen.ruleset
            if chosen.path is not None:
                await self._resume(chosen.path)
            else:
                await self._new_game(ruleset)

    async def _resume(self, path: Path) -> None:
        try:
            self.session = Session.resume(path, self.saves)
        except SieteError as error:
            self.notify(refusal(error, self.words), severity="error", markup=False)
            return
        await self._play()

    async def _new_game(self, ruleset: str) -> None:
        house = HouseRules(ruleset, self._variants, self._options)
        while True:
            screen = PlacesScreen(self.words, house.seating, self._places)
            places = await self.push_screen_wait(screen)
            if places is None:
                return
            self._places = places
            if not await self.push_screen_wait(HouseScreen(self.words, house)):
                continue
            try:
                self.session = Session.begin(house.rules(), places, self.saves)
            except SieteError as error:
                self.notify(refusal(error, self.words), severity="error", markup=False)
                continue
            await self._play()
            return

    async def _play(self) -> None:
        """Play, and come back to what to play when the table is left."""
        assert self.session is not None
        await self.push_screen_wait(
            TableScreen(self.session, self.words, self._speed, coach=self._coach)
        )
        self.session.close()
        self.session = None
