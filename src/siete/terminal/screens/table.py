"""The table: plays the game as it waits for people, and shows what they may know."""

import asyncio
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import Screen

from siete.cards import Card
from siete.errors import SieteError
from siete.game import SPECTATOR, Action, Event
from siete.game import events as ev
from siete.game.view import View
from siete.terminal.bar import Bar, BarContent, Chip, prompt_content
from siete.terminal.home import shown
from siete.terminal.keys import GLOBAL, key_of, same_key
from siete.terminal.log import Log
from siete.terminal.pace import Pace
from siete.terminal.prompt import Prompt, refused_action
from siete.terminal.refusals import refusal
from siete.terminal.reports import Reports
from siete.terminal.scene import Scene
from siete.terminal.screens.between import TableMenu
from siete.terminal.screens.limits import ask_limits
from siete.terminal.session import Session
from siete.terminal.widgets import Foot, Head, TableView
from siete.terminal.windows import Cover, Page
from siete.texts import Texts


class TableScreen(Screen[None]):
    """One game, until it is left.

    ``looking`` is the seat whose cards are shown, ``SPECTATOR`` while nobody's may be.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        ("tab", "key('tab')"),
        ("shift+tab", "key('shift+tab')"),
    ]

    def __init__(self, session: Session, texts: Texts, speed: str = "") -> None:
        super().__init__()
        self.session = session
        self.texts = texts
        self.pace = Pace(speed or str(session.game.extra.get("speed", "normal")))
        people = session.people
        self.alone = len(people) == 1
        self.looking = people[0] if self.alone else SPECTATOR
        self.front = people[0] if people else session.game.table.order[0]
        self.log_ = self._new_log()
        self.prompt: Prompt | None = None
        self.notice = ""
        self._answer: asyncio.Future[Action | None] | None = None
        self._pausing: asyncio.Future[None] | None = None
        self._stakes: dict[int, int] = {}
        self._picks: dict[int, Card] = {}

    def _new_log(self) -> Log:
        """The log as it may be read by whoever is at the keyboard."""
        table = self.session.game.table
        log = Log(self.looking if self.alone else SPECTATOR, table.rules, self.texts)
        log.catch_up(self.session.game.history, table.names)
        return log

    # What is shown

    def compose(self) -> ComposeResult:
        """Head, table, bar, foot."""
        yield Head(id="head")
        yield TableView(id="table")
        yield Bar(id="bar")
        yield Foot(id="foot")

    def on_mount(self) -> None:
        """Play."""
        self.show()
        self.run_worker(self._play(), exclusive=True)

    def show(self) -> None:
        """Show everything as it is now."""
        self.query_one("#table", TableView).scene = self.scene()
        self.query_one("#head", Head).words = self._head()
        self.query_one("#bar", Bar).content = self._bar()
        self.query_one("#foot", Foot).keys = tuple(
            (name, key_of(name, self.texts), self.texts.say(f"terminal-do-{name}"))
            for name in GLOBAL
        )

    @property
    def view(self) -> View:
        """What may be shown now."""
        return self.session.view(self.looking)

    def scene(self) -> Scene:
        """The table as it may be shown now."""
        return Scene(
            self.view,
            self.front,
            self.texts,
            self.session.acting,
            self.session.bots,
            self.prompt.hand if self.prompt is not None and len(self.prompt.hands) > 1 else 0,
            tuple(self.log_.sentences[-40:]),
            self._picks,
        )

    def _head(self) -> tuple[str, str]:
        say, table = self.texts.say, self.session.game.table
        playing = table.phase in ("cut", "before", "round")
        number = table.played + (1 if playing else 0)
        left = say(f"ruleset-{table.rules.ruleset}")
        if number:
            left = say("terminal-head", ruleset=left, round=number)
        right = ""
        if self.scene().banker >= 0:
            right = say("terminal-banker", name=table.names[self.scene().banker])
        return left, right

    def _bar(self) -> BarContent:
        say = self.texts.say
        if self.notice:
            return self._plain_bar()._replace(line=self.notice, warning=True)
        if self.session.trouble is not None:
            trouble = say("terminal-not-saved", reason=refusal(self.session.trouble, self.texts))
            return self._plain_bar()._replace(line=trouble, warning=True)
        return self._plain_bar()

    def _plain_bar(self) -> BarContent:
        say, names = self.texts.say, self.session.game.table.names
        if self.prompt is not None:
            seat = self.prompt.seat
            return prompt_content(self.prompt, self._question(seat))
        if self._pausing is not None:
            chips = (
                Chip(say("terminal-key-enter"), say("terminal-do-next"), "next", marked=True),
                Chip(key_of("table", self.texts), say("terminal-do-table"), "table"),
                Chip(key_of("save", self.texts), say("terminal-do-save"), "save"),
            )
            due = self.session.due().kind
            title = say(f"terminal-pause-{due}") if due in ("between", "stuck") else ""
            return BarContent(title, chips, self._result())
        acting = self.session.acting
        title = say("terminal-waiting", name=names[acting[0]]) if acting else ""
        space = Chip(say("terminal-key-space"), say("terminal-do-hurry"), "hurry")
        return BarContent(title, (space,))

    def _question(self, seat: int) -> str:
        """Whose turn it is, and for what."""
        assert self.prompt is not None
        do = self.prompt.choices[0].do
        name = self.session.game.table.names[seat]
        view = self.session.view(seat)
        if do in ("buy", "sell") and view.offer is not None:
            other = view.offer[1] if do == "sell" else view.banker
            price = self.texts.amount(view.offer[2])
            by = view.names[other]
            return self.texts.say(f"terminal-ask-{do}", name=name, other=by, price=price)
        if do == "accept" and view.proposal is not None:
            low, high = map(self.texts.amount, view.proposal)
            return self.texts.say("terminal-ask-accept", name=name, low=low, high=high)
        known = ("bet", "open", "cut", "pick", "high", "valid")
        kind = do if do in known else "before" if self._is_before() else "turn"
        return self.texts.say(f"terminal-ask-{kind}", name=name)

    def _is_before(self) -> bool:
        return self.session.game.table.phase == "before"

    def _result(self) -> str:
        """What the seat in front won or lost in the round that is over."""
        round = self.view.round
        if round is None or not round.over or self.front not in round.net or not self.alone:
            return ""
        won = round.net[self.front]
        kind = "won" if won > 0 else "lost" if won < 0 else "even"
        return self.texts.say(f"terminal-result-{kind}", amount=self.texts.amount(abs(won)))

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
        self.log_.add(happened, self.session.game.table.names)
        self.show()

    async def _turn_of(self, seat: int) -> None:
        self.pace.calm()
        if not self.alone and self.looking != seat:
            self.looking = SPECTATOR
            self.show()
            if self.session.has_secrets(seat):
                await self.app.push_screen_wait(
                    Cover(self.session.game.table.names[seat], self.texts)
                )
            self.looking = self.front = seat
        action = await self._ask(seat)
        if action is None:
            return
        self._act(action)

    async def _ask(self, seat: int) -> Action | None:
        """The action that a person chooses; None where something else changed what may be done."""
        start = self.session.view(seat).fixed or self._stakes.get(seat, 0)
        self.prompt = Prompt(seat, self.session.choices(seat), self.texts, start)
        self._answer = asyncio.get_running_loop().create_future()
        self.show()
        try:
            return await self._answer
        finally:
            self.prompt, self._answer = None, None

    async def _pause(self) -> None:
        """Between rounds: wait for somebody to say that it goes on."""
        if not self.alone:
            self.looking = SPECTATOR
        self.pace.calm()
        self._pausing = asyncio.get_running_loop().create_future()
        self.show()
        if not self.session.people:
            asyncio.get_running_loop().call_later(4.0, self._go_on)
        try:
            await self._pausing
        finally:
            self._pausing = None
        if self.session.due().kind == "between":
            self.session.next_round()
        else:
            self.show()

    def _go_on(self) -> None:
        if self._pausing is not None and not self._pausing.done():
            self._pausing.set_result(None)

    def changed(self, happened: tuple[Event, ...]) -> None:
        """Something was done without being asked: whoever is being asked is asked again."""
        people, order = self.session.people, self.session.game.table.order
        if self.alone != (len(people) == 1) or self.front not in order:
            self.alone = len(people) == 1
            self.looking = people[0] if self.alone else SPECTATOR
            self.front = people[0] if people else order[0]
            self.log_ = self._new_log()
        else:
            self.log_.add(happened, self.session.game.table.names)
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
        sign = event.character or "" if event.is_printable else ""
        self._press(event.key, sign)

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
        if self.prompt is not None and self._takes(key, sign):
            self._answered(self.prompt.press(key, sign))
            if self.prompt is not None and sign and not self.prompt.trouble:
                self._try_refused(self.prompt, sign)
            return
        if self._pausing is not None and key in ("enter", "space"):
            self._go_on()
        elif key == "space":
            self._do("hurry")
        elif key == "f1":
            self._do("help")
        else:
            self._do(self._named(sign))

    def _takes(self, key: str, sign: str) -> bool:
        """Whether a key is the prompt's: everything but the keys that work at any time."""
        return key not in ("space", "f1") and not self._named(sign)

    def _named(self, sign: str) -> str:
        pressed = same_key(sign) if sign else ""
        fitting = (name for name in GLOBAL if pressed == same_key(key_of(name, self.texts)))
        return next(fitting, "")

    def _try_refused(self, prompt: Prompt, sign: str) -> None:
        """Say why a move that is not to be had here is not."""
        action = refused_action(prompt, sign)
        if action is not None:
            self._act(action)

    def _act(self, action: Action) -> None:
        try:
            self.told(self.session.act(action))
        except SieteError as error:
            self.say(refusal(error, self.texts, self.session.game.table))

    def _answered(self, action: Action | None) -> None:
        if action is not None and self._answer is not None and not self._answer.done():
            self._answer.set_result(action)
            return
        if self.prompt is not None and self.prompt.form is not None:
            self.prompt.form = None
            self.run_worker(self._propose(self.prompt))
        self.show()

    async def _propose(self, prompt: Prompt) -> None:
        action = await ask_limits(self.app, prompt, self.texts)
        if self.prompt is prompt:
            self._answered(action)

    # What can be done at any time

    def _do(self, name: str) -> None:
        reports = Reports(self.session, self.texts, self.looking, self.log_)
        if name == "quit":
            self.dismiss(None)
        elif name == "hurry":
            self.pace.hurry()
        elif name == "next":
            self._go_on()
        elif name == "speed":
            speed = self.pace.next_speed()
            self.session.remember(speed=speed)
            self.say(self.texts.say("terminal-speed", speed=self.texts.say(f"terminal-speed-{speed}")))
        elif name == "save":
            self._save_record()
        elif name == "table":
            self.run_worker(TableMenu(self).open())
        elif name in ("help", "rules", "ledger", "log", "fair"):
            self.app.push_screen(
                Page(
                    self.texts.say(f"terminal-do-{name}"),
                    reports.page(name, self.app.size.width - 6),
                    self.texts,
                    at_end=name == "log",
                )
            )
        else:
            self.show()

    def _save_record(self) -> None:
        try:
            path = self.session.write_record()
        except SieteError as error:
            self.say(refusal(error, self.texts))
        else:
            self.say(self.texts.say("terminal-record-saved", file=shown(path)))
