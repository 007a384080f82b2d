"""Tables that are played at for as long as it takes, by people who come back whenever they fall."""

import asyncio
import contextlib
import json
import random
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from typing import Any, Final

import httpx
from websockets.exceptions import InvalidHandshake, WebSocketException

from siete.rules import build_rules
from tests.server.running import Message, Person, Running, plainly

LOST: Final = (OSError, WebSocketException, InvalidHandshake, TimeoutError, httpx.TransportError)
"""What happens to a client whose server dies."""

NAMES: Final = ("Ana", "Blai", "Cleo")
_MOST_THOUGHT: Final = 0.12
"""Seconds: nobody taps faster than a connection may send for long."""


class Table:
    """A table that is played at, and all that its players were told of it."""

    def __init__(self, code: str, persons: int) -> None:
        self.code = code
        self.persons = persons
        self.seq = 0
        """The newest entry that anybody was shown."""
        self.kept: dict[str, int] = {}
        """What was acknowledged: ids of commands, and the entry at which that was said."""
        self.moves: dict[tuple[str, int], str] = {}
        """By whom and when they were asked the command that was their move."""

    def shown(self, seq: int) -> None:
        self.seq = max(self.seq, seq)


class Player:
    """A person's device at a table: plays what is asked, and comes back when the server is."""

    def __init__(
        self, person: Person, table: Table, servers: Sequence[Running], seed: int, device: str = ""
    ) -> None:
        self.person = person
        self.table = table
        self.servers = servers
        self.device = device
        self.counts: Counter[str] = Counter()
        self.pending: Message | None = None
        """What was sent and not answered: it is sent again after a fall."""
        self._luck = random.Random(seed)
        self._number = 0

    async def play(self) -> None:
        """Play on until cancelled."""
        while True:
            try:
                await self._come()
                while True:
                    self._hear(await self.person.next())
                    if self.pending is None:
                        await self._decide()
            except LOST:
                self.counts["falls"] += 1
                await asyncio.sleep(0.05)  # the server is away; a browser would wait longer

    async def _come(self) -> None:
        person, before = self.person, self.person.seq
        person.server = self._luck.choice(self.servers)
        async with asyncio.timeout(5):
            welcome = await person.come(self.table.code)
        assert welcome["name"] == person.name
        assert welcome["seq"] >= before or len(self.servers) > 1, "what was shown is gone"
        self._hear(welcome)
        if self.pending is not None:
            await self._send(self.pending)
        else:
            await self._decide()

    def _hear(self, message: Message) -> None:
        self.table.shown(message["seq"])
        self.person.heard.clear()
        self.person.lines.clear()
        pending = self.pending
        if message["t"] == "bye":
            raise OSError(message["code"])
        if pending is None or message.get("re") != pending["id"]:
            return
        self.pending = None
        self.counts[str(message.get("code", message["t"]))] += 1
        if message["t"] == "no":
            self._look_again = True
        elif message["t"] == "update" or pending["t"] in ("chat", "paid"):
            self._keep(pending, message["seq"])

    _look_again = False

    def _keep(self, command: Message, seq: int) -> None:
        self.table.kept[command["id"]] = seq
        if command["t"] == "act":
            turn = (self.person.name, command["turn"])
            assert self.table.moves.setdefault(turn, command["id"]) == command["id"], turn

    async def _decide(self) -> None:
        """Do what is to be done, if anything is."""
        if self._look_again:
            self._look_again = False
            await self.person.socket.send('{"t":"hello"}')
            return
        state, dice = self.person.state, self._luck.random()
        if self.person.my_turn:
            await self._say("act", turn=state["turn"], say=self._words(state["choices"]))
        elif state["phase"] == "between" and state["me"] not in (-1, *state["ready"]):
            await self._say("go")
        elif dice < 0.02:
            await self._say("chat", text=f"{self.person.name} {self._number}")
        elif dice < 0.04 and self.person.name == NAMES[0]:
            await self._say("paid", payer=NAMES[0], payee=NAMES[1], amount="1.5", why="correction")

    def _words(self, choices: list[Message]) -> str:
        dos = {choice["do"] for choice in choices}
        if "hit" in dos and "bet" not in dos and self._luck.random() < 0.4:
            return "hit"
        return plainly(choices)

    async def _say(self, kind: str, **fields: Any) -> None:
        await asyncio.sleep(self._luck.uniform(0, _MOST_THOUGHT))  # thinks
        self._number += 1
        id_ = f"{self.person.name}{self.device}-{self._number}"
        self.pending = {"t": kind, "id": id_, **fields}
        await self._send(self.pending)

    async def _send(self, message: Message) -> None:
        await self.person.socket.send(json.dumps(message))


async def make_tables(
    server: Running, rulesets: Sequence[str], *, bots_at: int = 1
) -> tuple[list[Table], list[Person]]:
    """Tables with two or three people each.

    Bots sit at the first ``bots_at`` tables, and where the rules ask for more.
    """
    tables, persons = [], []
    for number, ruleset in enumerate(rulesets):
        here = [Person(server, name) for name in NAMES[: 2 + number % 2]]
        least = build_rules(ruleset, ()).table_players[0]
        bots = ["varied"] * max(number < bots_at, least - len(here))
        settings = {"timer": "off", "pause": 0}
        code = await here[0].make_table(ruleset, settings=settings, bots=bots)
        for person in here:
            await person.come(code)
            if person is not here[0]:
                await person.sit()
        await here[0].do("start")
        for person in here:
            await person.socket.close()
        tables.append(Table(code, len(here)))
        persons += here
    return tables, persons


@contextlib.asynccontextmanager
async def playing(players: Sequence[Player]) -> AsyncIterator[None]:
    """Everybody plays inside; what goes wrong with one of them is raised."""
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(player.play()) for player in players]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
    for player in players:
        await player.person.leave()
