"""A page of the client in a real browser, and what a person does with it through its controls.

``Screen`` reads what the server sent only to know when something happened; what it does, it does by
what can be seen and tapped.
"""

import asyncio
import json
import re
from collections.abc import Callable
from functools import partial

from playwright.async_api import ConsoleMessage, Locator, Page, WebSocket, expect

from siete.texts import texts
from tests.server.running import Message, Running

PATIENCE = 30.0
"""Seconds after which what is waited for counts as not happening: machines may be busy."""

expect.set_options(timeout=PATIENCE * 1000)

PHONE = (390, 844)
LAPTOP = (1280, 800)

PREFERRED = (
    "pick", "high", "decline", "reject", "valid", "ready", "bust", "stand", "keep", "bet",
    "hit-down", "hit-up", "hit",
)  # fmt: skip
"""Moves of who wants no trouble: the first that is there."""

DARES = ("hit-down", "hit-up", "hit")
"""What is tapped before all others while the own total is low."""

LOST_CONNECTION = r"WebSocket connection to .* failed|ERR_CONNECTION_REFUSED"
"""What the browser says by itself of a server that is not there."""


class Screen:
    """A page in somebody's browser, which speaks their language."""

    def __init__(self, server: Running, page: Page, lang: str = "en") -> None:
        self.server = server
        self.page = page
        self.say = texts(lang).say
        self.code = ""
        self.received: list[str] = []
        self.state: Message = {}
        self.table: Message = {}
        self.name: str | None = None
        self.seq = -1
        self.troubles: list[str] = []
        self.bye = ""
        self._happened = asyncio.Event()
        page.on("websocket", self._listen)
        page.on("console", self._read)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))

    # What the page was told

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        assert isinstance(frame, str)
        self.received.append(frame)
        message = json.loads(frame)
        if message["t"] in ("welcome", "update"):
            self.seq, self.state = message["seq"], message["state"]
            self.table = message.get("table") or self.table
            self.name = message.get("name")
        if message["t"] == "bye":
            self.bye = message["code"]
        self._happened.set()

    def _read(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"{message.type}: {message.text}")

    def forgive(self, pattern: str) -> None:
        """Forget troubles that belong to what the test does."""
        self.troubles = [each for each in self.troubles if not re.search(pattern, each)]

    @property
    def is_nobody(self) -> bool:
        """Whether the person at this screen has no name at the table."""
        return self.name is None

    @property
    def played(self) -> int:
        return int(self.table.get("played", 0))

    @property
    def phase(self) -> str:
        return str(self.state.get("phase", ""))

    @property
    def asked(self) -> bool:
        """Whether the game waits for the person at this screen."""
        return self.state.get("me", -1) in self.state.get("toAct", ())

    @property
    def over(self) -> bool:
        """Whether a round was played, and the next has not begun."""
        round_ = self.state.get("round")
        return self.phase == "between" and round_ is not None and bool(round_["over"])

    async def until(self, holds: Callable[["Screen"], bool]) -> None:
        """Wait for something that the server tells."""
        try:
            async with asyncio.timeout(PATIENCE):
                while not holds(self):
                    self._happened.clear()
                    await self._happened.wait()
        except TimeoutError:
            raise AssertionError(f"it did not happen at {self.name}: {self.state}") from None

    # What there is to see

    async def open(self, path: str) -> None:
        await self.page.goto(self.server.url + path)

    @property
    def bar(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("web-your-move"))

    @property
    def own(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("web-own"))

    def button(self, name: str | re.Pattern[str], *, exact: bool = False) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    @property
    def _moves(self) -> Locator:
        return self.bar.locator(".moves button:enabled")

    async def moves(self) -> list[str]:
        """The words of the buttons under the thumb that can be tapped."""
        texts = await self._moves.all_inner_texts()
        return [text.splitlines()[0].strip() for text in texts if text.strip()]

    async def cards(self, of: Locator | None = None) -> list[str]:
        """The names of the own cards, or of those in another place."""
        found = (of or self.own).locator("svg.card")
        names = await found.evaluate_all("all => all.map(each => each.getAttribute('aria-label'))")
        return [str(name) for name in names]

    async def result(self) -> dict[str, str]:
        """What the round came to, as it is written: net by name."""
        lines = self.page.get_by_role("group", name=self.say("web-result")).locator(".net li")
        await expect(lines.first).to_be_visible()
        return dict(text.rsplit(maxsplit=1) for text in await lines.all_inner_texts())

    async def open_tab(self, name: str) -> Locator:
        """``log``, ``people``...: beside the table, or over it on a small screen; its content."""
        tab = self.page.get_by_role("tab", name=self.say(f"web-tab-{name}"))
        if not await tab.is_visible():
            opener = self.say(f"web-tab-{name if name != 'ledger' else 'people'}")
            await self.page.get_by_role("banner").get_by_role("button", name=opener).click()
        await tab.click()
        return self.page.get_by_role("tabpanel")

    async def close_tabs(self) -> None:
        """Back to the table, where the tabs lie over it."""
        drawer = self.page.get_by_role("dialog", name=self.say("web-panel"))
        if await drawer.is_visible():
            await drawer.get_by_role("button", name=self.say("web-close")).first.click()

    async def ledger(self) -> dict[str, str]:
        """Balances by name, as they are written in the ledger."""
        panel = await self.open_tab("ledger")
        rows = panel.locator("tbody tr")
        await expect(rows.first).to_be_visible()
        found = {}
        for row in await rows.all():
            name, balance = await row.locator("th, td").all_inner_texts()
            found[name] = balance
        await self.close_tabs()
        return found

    async def seen(self) -> dict[str, object]:
        """What this screen shows of the game: who one is, the own cards, what is asked, others."""
        shows = self.page.locator("main, .bar")
        return {
            "name": self.name,
            "cards": await self.cards(),
            "others": await self.cards(self.page.locator(".seats")),
            "moves": await self.moves(),
            "words": await shows.all_inner_texts(),
            "title": await self.page.title(),
        }

    async def reload(self) -> None:
        """Load the page again, until it is welcomed."""
        self.state = {}
        await self.page.reload()
        await self.until(lambda each: bool(each.state))
        await self.painted()

    async def painted(self) -> None:
        """Wait until what the page was told last is on the screen, though more may come."""
        while True:
            told = self.seq
            shown = asyncio.ensure_future(self._shows_the_state())
            newer = asyncio.ensure_future(self.until(partial(_is_told_after, told)))
            await asyncio.wait((shown, newer), return_when=asyncio.FIRST_COMPLETED)
            is_answer = shown.done() or self.seq == told
            (newer if is_answer else shown).cancel()
            await asyncio.wait((shown, newer))
            if is_answer:
                return shown.result()

    async def _shows_the_state(self) -> None:
        if self.phase == "lobby":
            heading = self.page.get_by_role("heading", name=self.table["name"]).first
            await expect(heading).to_be_visible()
            for name in self.seated:
                await expect(self.page.locator("main")).to_contain_text(name)
            # Where phones find the table is asked for beside what it is.
            await self.page.wait_for_load_state("networkidle")
        elif self.asked:
            title = self.say("web-title-turn", table=self.table["name"])
            await expect(self.page).to_have_title(title)
            await expect(self._moves.first).to_be_visible()
        else:
            waits = [self.state["names"][seat] for seat in self.state["toAct"]]
            words = (
                self.say("web-waiting-for", names=waits[0]) if waits else self.say("web-between")
            )
            await expect(self.bar.get_by_role("heading")).to_contain_text(words)
            if not waits:
                await expect(self.page.locator(".hand .stake")).to_have_count(0)

    # What a person does

    async def come(self, code: str) -> None:
        """Open the table by its link."""
        self.code = code
        await self.open(f"/t/{code}")
        await self.until(lambda each: bool(each.state))

    async def sit(self, name: str) -> None:
        """Sit down under a name."""
        await self.page.get_by_label(self.say("web-sit-name")).fill(name)
        await self.button(self.say("web-sit")).click()
        await self.until(lambda each: each.name == name)

    async def begin(self, *others: str) -> None:
        """As the host: wait for the others, fill what is lacking with bots, and begin."""
        await self.until(lambda each: set(others) <= set(each.seated))
        while (there := len(self.seated)) < self.table["leastSeats"]:
            await self.button(self.say("web-add-bot")).click()
            await self.until(partial(_has_more_than, there))
        await self.button(self.say("web-start")).click()
        await self.until(lambda each: each.phase != "lobby")

    @property
    def seated(self) -> list[str]:
        """Who sits at the table."""
        people = self.table["people"]
        return [each["name"] for each in people if each["seat"] >= 0 or each["waiting"]]

    async def go_on(self) -> None:
        """Be ready for the next round, and wait until it begins."""
        await self.button(self.say("web-next-round")).click()
        await self.until(lambda each: not each.over)

    async def choose(self) -> str:
        """The words of the button that is sensible now, once it can be tapped."""
        preferred = [
            self.say(f"web-move-{move}", amount="none")
            for move in ((*DARES, *PREFERRED) if await self._is_low() else PREFERRED)
        ]
        await expect(self._moves.filter(has_text=_beginning(*preferred)).first).to_be_visible()
        there = await self.moves()
        for words in preferred:
            for move in there:
                if _beginning(words).match(move):
                    return move
        raise AssertionError(f"there is nothing sensible to tap among {there}")

    async def _is_low(self) -> bool:
        totals = await self.own.locator(".total").all_inner_texts()
        return any(re.search(r"(?<!\d)(½|[1-3]½?)(?!\d)", total) for total in totals)

    async def move(self) -> str:
        """Tap what is sensible, and wait until the server took it; what was tapped."""
        tapped, turn, heard = await self.choose(), self.state["turn"], len(self.received)
        await self.bar.get_by_role("button", name=tapped).first.click()
        await self.until(lambda each: each.state["turn"] != turn or len(each.received) > heard)
        return tapped

    async def play_round(self) -> list[str]:
        """Play until one more round is over; what was tapped."""
        played = self.played
        tapped: list[str] = []
        while True:
            await self.until(lambda each: each.played > played or each.asked)
            if self.played > played:
                return tapped
            tapped.append(await self.move())


def _is_told_after(seq: int, screen: Screen) -> bool:
    return screen.seq > seq


def _has_more_than(people: int, screen: Screen) -> bool:
    return len(screen.seated) > people


def _beginning(*words: str) -> re.Pattern[str]:
    """What begins with some of these; a digit, the key that does it, may follow."""
    return re.compile(rf"^\s*({'|'.join(words)})(?=$|[\s\d,])")


async def next_asked(*screens: Screen) -> Screen | None:
    """The next of them for whom the game waits, once all know it; None when the round is over."""
    seq = max(each.seq for each in screens)
    async with asyncio.TaskGroup() as group:
        for each in screens:
            group.create_task(each.until(lambda one: one.seq >= seq))
    waits = [
        asyncio.ensure_future(each.until(lambda one: one.asked or one.over)) for each in screens
    ]
    done, others = await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    for task in others:
        task.cancel()
    await asyncio.gather(*waits, return_exceptions=True)
    for task in done:
        task.result()
    return next((each for each in screens if each.asked), None)


async def play_round(*screens: Screen) -> dict[str, list[str]]:
    """Everybody plays until one more round is over; what each tapped."""
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(each.play_round()) for each in screens]
    return {str(each.name): task.result() for each, task in zip(screens, tasks, strict=True)}
