"""The table: plays the game as it waits for people, and shows what they may know."""

import asyncio
from typing import ClassVar, Final

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import Screen

from siete.cards import Card
from siete.errors import SieteError
from siete.game import SPECTATOR, Action, Event
from siete.game import events as ev
from siete.game.view import View
from siete.home import shown
from siete.terminal.bar import Bar, BarContent
from siete.terminal.coaching import Coaching
from siete.terminal.keys import GLOBAL, key_of, same_key
from siete.terminal.pace import Pace
from siete.terminal.prompt import Prompt, refused_action
from siete.terminal.refusals import refusal
from siete.terminal.reports import Reports
from siete.terminal.scene import Scene
from siete.terminal.screens import hints
from siete.terminal.screens.asking import (
    pause_content,
    result_words,
    turn_content,
    waiting_content,
)
from siete.terminal.screens.between import TableMenu
from siete.terminal.screens.limits import ask_limits
from siete.terminal.session import Session
from siete.terminal.widgets import Foot, Head, TableView
from siete.terminal.windows import Cover, Page, page_width
from siete.texts import Texts

_WATCHED_PAUSE: Final = 4.0
"""Seconds between two rounds when nobody is there to go on."""

_LOG_SHOWN: Final = 40


class TableScreen(Screen[None]):
    """One game, until it is left.

    ``looking`` is the seat whose cards are shown, ``SPECTATOR`` until somebody lifts the cover from
    theirs; ``front`` is the seat drawn in front. With one person at the keyboard (``alone``) both
    are that person's.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        ("tab", "key('tab')"),
        ("shift+tab", "key('shift+tab')"),
    ]

    def __init__(
        self, session: Session, texts: Texts, speed: str = "", *, coach: bool = False
    ) -> None:
        super().__init__()
        self.coaching = Coaching(session, texts)
        self.hint: tuple[str, ...] = ()
        self._coach_asked = coach or bool(session.game.extra.get("coach"))
        self.session = session
        self.texts = texts
        self.pace = Pace(speed or str(session.game.extra.get("speed", "normal")))
        self.prompt: Prompt | None = None
        self.notice = ""
        self._answer: asyncio.Future[Action | None] | None = None
        self.pausing: asyncio.Future[None] | None = None
        self._stakes: dict[int, int] = {}
        self._picks: dict[int, Card] = {}
        self._seat_people()

    def _seat_people(self) -> None:
        """Who is at the keyboard decides whose cards are shown, and whose log is read."""
        people, table = self.session.people, self.session.game.table
        self.alone = len(people) == 1
        self.looking = people[0] if self.alone else SPECTATOR
        self.front = people[0] if people else table.order[0]
        self.story = self.session.story(self.looking, self.texts)

    # What is shown

    def compose(self) -> ComposeResult:
        """Head, table, bar, foot."""
        yield Head(id="head")
        yield TableView()
        yield Bar()
        yield Foot()

    def on_mount(self) -> None:
        """Play."""
        if self._coach_asked:
            self.say(self.coaching.switch())
        self.show()
        self.run_worker(self._play(), exclusive=True)

    def show(self) -> None:
        """Show everything as it is now."""
        self.query_one(TableView).scene = self.scene()
        self.query_one(Head).words = self._head()
        self.query_one(Bar).content = self._bar()
        self.query_one(Foot).keys = tuple(
            (name, key_of(name, self.texts), self.texts.say(f"terminal-do-{name}"))
            for name in GLOBAL
        )

    @property
    def view(self) -> View:
        """What may be shown now."""
        return self.session.table_of(self.looking)

    def scene(self) -> Scene:
        """The table as it may be shown now."""
        several = self.prompt is not None and len(self.prompt.hands) > 1
        return Scene(
            self.view,
            self.front,
            self.texts,
            self.session.acting,
            self.prompt.hand if self.prompt is not None and several else 0,
            tuple(self.story.sentences[-_LOG_SHOWN:]),
            self._picks,
        )

    def _head(self) -> tuple[str, str]:
        say, table = self.texts.say, self.session.game.table
        playing = table.phase in ("cut", "before", "round")
        number = table.played + (1 if playing else 0)
        left = say(f"ruleset-{table.rules.ruleset}")
        if number:
            message = "terminal-head" if playing else "terminal-head-over"
            left = say(message, ruleset=left, round=number)
        banker = self.scene().banker
        return left, say("terminal-banker", name=table.names[banker]) if banker >= 0 else ""

    def _bar(self) -> BarContent:
        if self.prompt is not None:
            content = turn_content(self.session, self.texts, self.prompt)
        elif self.pausing is not None:
            result = result_words(self.view, self.front, self.texts) if self.alone else ""
            content = pause_content(self.session, self.texts, result)
        else:
            content = waiting_content(self.session, self.texts)
        words = self.notice
        if not words and self.session.trouble is not None:
            reason = refusal(self.session.trouble, self.texts)
            words = self.texts.say("terminal-not-saved", reason=reason)
        content = content._replace(hint=self.hint)
        return content._replace(line=words, warning=True) if words else content

    # The game

    async def _play(self) -> None:
        while True:
            due = self.session.due()
            if due.kind in ("between", "stuck"):
                await self._pause()
            elif due.kind == "person":
                await self._turn_of(due.seat)
            else:
                if due.seat >= 0 and not self.alone:
                    self.looking = SPECTATOR
                happened = self.session.advance()
                self.told(happened)
                await self.pace.after(happened)

    def told(self, happened: tuple[Event, ...]) -> None:
        """Show what happened."""
        for event in happened:
            if isinstance(event, ev.Staked):
                self._stakes[event.seat] = event.amount
            elif isinstance(event, ev.Revealed):
                self._picks = {**self._picks, event.seat: event.card}
            elif isinstance(event, ev.Shuffled | ev.DrawAgain):
                self._picks = {}
        if not self.alone and self.session.game.table.phase != "round":
            self.looking = SPECTATOR  # a card that nobody showed stays a secret after the round
        self.story.add(happened)
        self.coaching.heard(happened)
        self.show()

    async def _turn_of(self, seat: int) -> None:
        self.pace.calm()
        if not self.alone:
            await self._lift_cover(seat)
        action = await self._ask(seat)
        if action is not None:
            self.act(action)

    async def _lift_cover(self, seat: int) -> None:
        """Show a seat's cards to whoever says that the others look away; put it in front.

        Who has no secret yet sees what everybody may: the next card may be one.
        """
        secret = self.session.has_secrets(seat)
        if not secret or self.looking != seat:
            self.looking = SPECTATOR
            self.show()
        if secret and self.looking != seat:
            while isinstance(self.app.screen, Page):  # it may show the last player's cards
                self.app.pop_screen()
            name = self.session.game.table.names[seat]
            await self.app.push_screen_wait(Cover(name, self.texts, self.pace.deaf))
            self.looking = seat
        self.front = seat

    async def _ask(self, seat: int) -> Action | None:
        """What a person chooses; None where something else changed what may be done."""
        start = self.session.view(seat).fixed or self._stakes.get(seat, 0)
        self.prompt = Prompt(seat, self.session.choices(seat), self.texts, start)
        self._answer = asyncio.get_running_loop().create_future()
        self.run_worker(hints.think(self, self.prompt))
        self.show()
        try:
            return await self._answer
        finally:
            self.prompt, self._answer, self.hint = None, None, ()

    async def _pause(self) -> None:
        """Between rounds: wait for somebody to say that it goes on."""
        if not self.alone:
            self.looking = SPECTATOR
        self.pace.calm()
        loop = asyncio.get_running_loop()
        self.pausing = loop.create_future()
        if self.alone:
            self.run_worker(hints.look_back(self))
        self.show()
        if not self.session.people:
            loop.call_later(_WATCHED_PAUSE, self._go_on)
        try:
            await self.pausing
        finally:
            self.pausing, self.hint = None, ()
        if self.session.due().kind == "between":
            self.session.next_round()
        self.show()

    def _go_on(self) -> None:
        if self.pausing is not None and not self.pausing.done():
            self.pausing.set_result(None)

    def act(self, action: Action) -> None:
        """Do what a person chose, or say why it can't be done."""
        try:
            with self.coaching.noting(action):
                happened = self.session.act(action)
            self.told(happened)
        except SieteError as error:
            self.say(refusal(error, self.texts, self.session.game.table))

    def changed(self, happened: tuple[Event, ...]) -> None:
        """Something was done without being asked: whoever is being asked is asked again."""
        people, order = self.session.people, self.session.game.table.order
        if self.alone != (len(people) == 1) or self.front not in order:
            self._seat_people()
        else:
            self.story.add(happened)
        self.show()
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(None)
        if self.session.due().kind not in ("between", "stuck"):
            self._go_on()

    def say(self, words: str) -> None:
        """Show a sentence until the next key."""
        self.notice = words
        self.show()

    # Keys

    def action_key(self, key: str) -> None:
        """A key that would otherwise move a focus."""
        self._press(key, "")

    def on_key(self, event: events.Key) -> None:
        """Every other key."""
        event.stop()
        self._press(event.key, (event.character or "") if event.is_printable else "")

    def on_bar_pressed(self, message: Bar.Pressed) -> None:
        """A move was clicked, or what else the bar has."""
        if self.prompt is not None and message.name.isdigit():
            self.prompt.chosen = int(message.name)
            self._answered(self.prompt.do(self.prompt.moves[self.prompt.chosen]))
        else:
            self._do(message.name)

    def on_foot_pressed(self, message: Foot.Pressed) -> None:
        """A key of the last line was clicked."""
        self._do(message.name)

    def _press(self, key: str, sign: str) -> None:
        self.notice = ""
        name = {"space": "hurry", "f1": "help"}.get(key) or self._named(sign)
        if self.pausing is not None and key in ("enter", "space"):
            self._go_on()
        elif name or self.prompt is None:
            self._do(name or self._early())
        else:
            prompt = self.prompt
            self._answered(prompt.press(key, sign))
            if self.prompt is prompt and sign and not prompt.trouble:
                self._try_refused(prompt, sign)

    def _early(self) -> str:
        """A key for a question that is about to come: it comes at once, and is not answered unread.

        The key may still be meant for what was there before.
        """
        return "hurry" if self.session.due().kind == "person" else ""

    def _named(self, sign: str) -> str:
        """What a sign does at any time, or nothing."""
        fitting = (
            name for name in GLOBAL if sign and same_key(sign) == same_key(key_of(name, self.texts))
        )
        return next(fitting, "")

    def _try_refused(self, prompt: Prompt, sign: str) -> None:
        """Say why a move that is not to be had here is not."""
        action = refused_action(prompt, sign)
        if action is not None:
            self.act(action)

    def _answered(self, action: Action | None) -> None:
        if action is not None and self._answer is not None and not self._answer.done():
            self._answer.set_result(action)
            return
        if self.prompt is not None and self.prompt.form is not None:
            self.prompt.form = None
            self.run_worker(self._propose(self.prompt))
        self.show()

    async def _propose(self, prompt: Prompt) -> None:
        table = self.session.game.table
        action = await ask_limits(self.app, prompt, (table.low, table.high), self.texts)
        if self.prompt is prompt:
            self._answered(action)

    # What can be done at any time

    def _do(self, name: str) -> None:
        match name:
            case "quit":
                self.dismiss(None)
            case "hurry":
                self.pace.hurry()
            case "next":
                self._go_on()
            case "speed":
                self._change_speed()
            case "save":
                self._save_record()
            case "coach":
                hints.switch(self)
            case "table":
                self.run_worker(TableMenu(self).open())
            case "help" | "rules" | "ledger" | "log" | "fair":
                self._read(name)
            case _:
                self.show()

    def _read(self, name: str) -> None:
        reports = Reports(self.session, self.texts, self.looking, self.story)
        title = self.texts.say(f"terminal-do-{name}")
        text = reports.page(name, page_width(self.app.size.width))
        self.app.push_screen(Page(title, text, self.texts, at_end=name == "log"))

    def _change_speed(self) -> None:
        speed = self.pace.next_speed()
        self.session.remember(speed=speed)
        words = self.texts.say(f"terminal-speed-{speed}")
        self.say(self.texts.say("terminal-speed", speed=words))

    def _save_record(self) -> None:
        try:
            path = self.session.write_record()
        except SieteError as error:
            self.say(refusal(error, self.texts))
        else:
            self.say(self.texts.say("terminal-record-saved", file=shown(path)))
