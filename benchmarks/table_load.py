"""The table online under load, against a bare echo of Litestar under the same load.

2,000 people at 400 tables play real rounds of all rulesets through sockets, 400 moves a second
together, and every move is on disk before it is shown. The servers are on one core, the people on
another. What is measured is the time from sending a move to hearing that it was done. Linux only.
"""

import argparse
import asyncio
import contextlib
import gc
import os
import re
import resource
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from light_socket import LightSocket, open_socket
from load import MESSAGES, PATIENCE, SEATS, TABLES, EchoLoad, Go, Load, Server, serving
from measure import where
from table_words import OPTIONAL, SEEN, Seen, words

from siete.rules import RULESETS

GOES: Final = 5
SECONDS: Final = 20.0
"""As long as from one ping of a client to the next: each go has as many of them."""
WARM_SECONDS: Final = 10.0
"""How long is played before: the tables fall out of step, and all that is kept ready is."""
_SETTLING_SECONDS: Final = 0.5
_LEAVING_SECONDS: Final = 2.0
MOST_TIMES: Final = 2.0
MOST_KB: Final = 40.0

LANGUAGES: Final = ("es", "ca", "pt-BR", "it", "el", "en")
TABLES_AT_HOME: Final = 20
"""Tables played from one address: the server bounds what an address may ask for."""
TABLE: Final = "the table"
ECHO: Final = "a bare echo"
SHARED: Final = "an echo to all of a table"
ON_DISK: Final = "the same, on disk first"
ECHOES: Final = {ECHO: "/", SHARED: "/table/{}", ON_DISK: "/disk/{}"}
"""And where each is found at its server."""
SETTINGS: Final = {"timer": "off", "pause": 5}
RULESETS_IN_TURN: Final = tuple(RULESETS)
_ANSWERS: Final = re.compile(rb'"re":"(c\d+)"').search
_NUMBER: Final = re.compile(rb'"seq":(\d+)').search
_COMMITMENT: Final = re.compile(rb'"commitment":"([0-9a-f]+)"').search


class Player:
    """Somebody at a table, and what they last heard."""

    __slots__ = ("asked", "heard", "nonce", "socket", "table", "upto")

    def __init__(self, table: "LoadedTable") -> None:
        self.table = table
        self.socket: LightSocket | None = None
        self.heard = b""
        self.upto = b""
        """The last message that was read."""
        self.asked: Seen | None = None
        self.nonce = b""
        """The commitment to which a nonce was added."""

    def has_heard(self) -> bool:
        """Whether anything came."""
        return bool(self.heard)

    @property
    def seen(self) -> Seen:
        """The last state, read."""
        if self.upto is not self.heard or self.asked is None:
            self.asked = SEEN.decode(self.heard)
            self.upto = self.heard
        return self.asked


class LoadedTable:
    """A table: its people, and whether a move is on its way."""

    __slots__ = ("by_seat", "code", "moved", "moving", "players")

    def __init__(self) -> None:
        self.players = [Player(self) for _ in range(SEATS)]
        self.by_seat: dict[int, Player] = {}
        self.code = ""
        self.moving = False
        self.moved = 0
        """The number of the last move."""


class TableLoad(Load):
    """People who play at tables."""

    def __init__(self, server: Server) -> None:
        super().__init__()
        self.server = server
        self.tables = [LoadedTable() for _ in range(TABLES)]
        self.refused: list[str] = []
        """The answers to what was refused."""
        self._players: dict[LightSocket, Player] = {}

    async def sit_down(self) -> None:
        """Make the tables, seat everybody."""
        for first in range(0, TABLES, TABLES_AT_HOME):
            await asyncio.gather(*map(self._seat, range(first, first + TABLES_AT_HOME)))

    async def begin(self) -> None:
        """Begin the first rounds."""
        for table in self.tables:
            self._order(table.players[0], {"t": "start"})
            await asyncio.sleep(0.005)
        await self._until(lambda: all(self._ready(table) for table in self.tables))

    def send(self) -> bool:
        """A move of somebody who is asked."""
        for _ in range(TABLES):
            table = self.tables[int(self.luck.random() * TABLES)]
            if not table.moving and self._ready(table):
                return self._move(table)
        return False

    def _move(self, table: LoadedTable) -> bool:
        seats = table.players[0].seen.state.to_act
        player = table.by_seat[seats[int(self.luck.random() * len(seats))]]
        state = player.seen.state
        asked = [choice for choice in state.choices if choice.do not in OPTIONAL]
        if not asked:
            return False
        said = words(self.luck.choice(asked), state.names, self.luck)
        table.moving = True
        id_ = self._order(player, {"t": "act", "turn": state.turn, "say": said})
        self.counted.sent_at[id_] = time.perf_counter()
        return True

    def _order(self, player: Player, command: dict[str, Any]) -> bytes:
        id_ = f"c{next(self.ids)}"
        assert player.socket is not None
        player.socket.say(msgspec.json.encode({"id": id_, **command}))
        return id_.encode()

    def _ready(self, table: LoadedTable) -> bool:
        """Whether somebody is asked, and everybody has heard of it."""
        first = table.players[0].seen
        return bool(first.state.to_act) and all(
            player.seen.seq >= table.moved and player.seen.state.to_act == first.state.to_act
            for player in table.players
        )

    async def _until(self, holds: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not holds():
                await asyncio.sleep(0.05)

    async def _seat(self, number: int) -> None:
        table = self.tables[number]
        source = f"127.0.0.{2 + number // TABLES_AT_HOME}"
        made, cookie = await self._post(
            "/api/tables",
            {
                "name": f"Table {number}",
                "rules": RULESETS_IN_TURN[number % len(RULESETS_IN_TURN)],
                "me": f"Player {number * SEATS}",
                "settings": SETTINGS,
            },
            source,
        )
        table.code = made["code"]
        lang = LANGUAGES[number // len(RULESETS_IN_TURN) % len(LANGUAGES)]
        for seat, player in enumerate(table.players):
            player.socket = await open_socket(
                self._heard,
                self.server.port,
                f"/api/tables/{table.code}/socket",
                source=source,
                headers="" if seat else f"Cookie: {cookie}\r\n",
            )
            self._players[player.socket] = player
            player.socket.say(msgspec.json.encode({"t": "hello", "lang": lang}))
            await self._until(player.has_heard)
            if seat:
                self._order(player, {"t": "sit", "name": f"Player {number * SEATS + seat}"})
        await self._until(lambda: all(player.seen.state.me >= 0 for player in table.players))
        table.by_seat = {player.seen.state.me: player for player in table.players}

    async def _post(self, path: str, body: Any, source: str) -> tuple[Any, str]:
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self.server.port, local_addr=(source, 0)
        )
        sent = msgspec.json.encode(body)
        writer.write(
            f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.server.port}\r\nConnection: close\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(sent)}\r\n\r\n".encode()
            + sent
        )
        head, _, answer = (await reader.read()).partition(b"\r\n\r\n")
        writer.close()
        found = re.search(rb"(?i)set-cookie: ([^;]+)", head)
        if found is None or not head.startswith(b"HTTP/1.1 201"):
            raise RuntimeError(head + answer)
        return msgspec.json.decode(answer), found[1].decode()

    def _heard(self, socket: LightSocket, payload: bytes) -> None:
        """Take a message: an answer is looked for, the rest read only when it is needed."""
        at = time.perf_counter()
        counted, player = self.counted, self._players[socket]
        counted.messages += 1
        counted.bytes += len(payload)
        if payload.startswith((b'{"t":"update"', b'{"t":"welcome"')):
            player.heard = payload
        elif payload.startswith(b'{"t":"no"'):
            self.refused.append(payload.decode())
        if counted.sent_at:
            found = _ANSWERS(payload)
            sent = None if found is None else counted.sent_at.pop(found[1], None)
            if sent is not None:
                counted.seconds.append(at - sent)
                player.table.moving = False
                number = _NUMBER(payload)
                assert number is not None
                player.table.moved = int(number[1])
        if b'"mine":false}' in payload and b'"open":true,"nonces"' in payload:
            self._add_nonce(player, payload)

    def _add_nonce(self, player: Player, payload: bytes) -> None:
        """What the client in the browser does by itself before each shuffle."""
        found = _COMMITMENT(payload)
        if found is not None and player.nonce != found[1]:
            player.nonce = found[1]
            self._order(player, {"t": "addnonce", "nonce": self.luck.randbytes(32).hex()})


async def measured(table: Server, echoes: dict[str, Server], seconds: float) -> int:
    """Play, and print what came of it; return 1 where an aim was missed."""
    people = TABLES * SEATS
    playing = TableLoad(table)
    echoing = {name: EchoLoad(server, ECHOES[name]) for name, server in echoes.items()}
    before = {server: server.memory() for server in (table, *echoes.values())}
    await playing.sit_down()
    each = {table: (table.memory() - before[table]) / people}
    await playing.begin()
    await playing.go(table, WARM_SECONDS)
    size = playing.counted.bytes // playing.counted.messages
    goes: dict[str, list[Go]] = {name: [] for name in (TABLE, *echoing)}
    for _ in range(GOES):
        goes[TABLE].append(await playing.go(table, seconds))
        for name, load in echoing.items():
            # They come for their go only: who is only pinged would disturb the others' goes.
            await load.connect()
            each.setdefault(load.server, (load.server.memory() - before[load.server]) / people)
            load.size = size
            await load.go(load.server, _SETTLING_SECONDS)
            goes[name].append(await load.go(load.server, seconds))
            load.leave()
            await asyncio.sleep(_LEAVING_SECONDS)
    print(
        f"{people:,} people at {TABLES} tables, {MESSAGES} moves a second,"
        f" median of {GOES} goes of {seconds:.0f} s in turns. {where()}\n"
    )
    print("| | p50 ms | p99 ms | of a core | waited for it | heard a second | KB a connection |")
    print(f"|---|{'--:|' * 6}")
    for name, server in {TABLE: table, **echoes}.items():
        p50, p99, cpu, waited, heard = (
            statistics.median(figures) for figures in zip(*goes[name], strict=True)
        )
        print(
            f"| {name} | {p50:.1f} | {p99:.1f} | {cpu:.0%} | {waited:.0%} | {heard:,.0f}"
            f" | {each[server]:.1f} |"
        )
    print()
    times = _times(goes[TABLE], goes[ECHO])
    print(f"p99, times that of {ECHO}: {_told(times)}; at most {MOST_TIMES:.0f} is the aim.")
    for name in (SHARED, ON_DISK):
        print(f"p99, times that of {name}: {_told(_times(goes[TABLE], goes[name]))}.")
    played = (table.memory() - before[table]) / people
    print(
        f"KB a connection at a table: {each[table]:.1f}, at most {MOST_KB:.0f} is the aim;"
        f" {played:.1f} with {table.memory() / 1024:,.0f} MB in all after the rounds."
        f" An update has {size:,} bytes. Refused: {len(playing.refused)}."
    )
    for refused in playing.refused[:3]:
        print(refused, file=sys.stderr)
    return int(statistics.median(times) > MOST_TIMES or each[table] > MOST_KB)


def _times(ours: Sequence[Go], theirs: Sequence[Go]) -> list[float]:
    return sorted(one.p99 / other.p99 for one, other in zip(ours, theirs, strict=True))


def _told(times: Sequence[float]) -> str:
    return f"{statistics.median(times):.1f} ({', '.join(f'{each:.1f}' for each in times)})"


def main() -> int:
    """Print the figures; return 1 where an aim was missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="how long a go lasts")
    seconds = parser.parse_args().seconds
    cores = sorted(os.sched_getaffinity(0))
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    os.sched_setaffinity(0, {cores[0]})
    gc.disable()  # nothing here may stop while an answer comes
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        home = Path(folder)

        def served(name: str, *command: str) -> Server:
            log = home / f"{name}.log"
            return stack.enter_context(serving([sys.executable, *command], cores[-1], log))

        database = str(home / "tables.db")
        table = served(
            "table", "-m", "siete", "serve", "--lang", "en", "--port", "0", "--database", database
        )
        echo_server = str(Path(__file__).with_name("echo_server.py"))
        echoes = {
            name: served(f"echo {number}", echo_server, str(home / f"echo {number}.db"))
            for number, name in enumerate(ECHOES)
        }
        return asyncio.run(measured(table, echoes, seconds))


if __name__ == "__main__":
    sys.exit(main())
