"""A real server in a process of its own, and people who play at it through real sockets."""

import asyncio
import contextlib
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).parents[2]
PATIENCE = 20.0
"""Seconds after which what is waited for counts as not happening."""

Message = dict[str, Any]


class Running:
    """A server process; ``url`` is where it is."""

    def __init__(self, process: "subprocess.Popen[str]", url: str, said: list[str]) -> None:
        self.process = process
        self.url = url
        self.said = said

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])

    def stop(self, with_signal: int = signal.SIGTERM) -> int:
        """End it, and give its exit code."""
        self.process.send_signal(with_signal)
        return self.process.wait(PATIENCE)


def serve_command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "siete", "serve", "--lang", "en", *arguments]


def loosely_command(database: Path | str, port: int = 0) -> list[str]:
    """A server that counts no requests of an address (``tests/server/loosely.py``)."""
    return [sys.executable, "-m", "tests.server.loosely", str(database), str(port)]


@contextlib.contextmanager
def running(
    database: Path | str,
    *arguments: str,
    port: int = 0,
    loosely: bool = False,
    log: Path | None = None,
) -> Iterator[Running]:
    """A server with this database; it is killed at the end if it still runs.

    What it logs is in ``log``, or beside a database that is a file.
    """
    command = serve_command("--port", str(port), "--database", str(database), *arguments)
    if loosely:
        command = loosely_command(database, port)
    environ = os.environ | {"PYTHONUNBUFFERED": "1"}
    if log is None and isinstance(database, Path):
        log = Path(f"{database}.log")
    with contextlib.ExitStack() as stack:
        errors = stack.enter_context(log.open("a")) if log else subprocess.DEVNULL
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=errors, text=True, env=environ, cwd=ROOT
        )
        try:
            assert process.stdout is not None
            said = []
            for line in process.stdout:
                said.append(line)
                if "Ctrl-C" in line:
                    break
            found = re.search(r"http://\S+", "".join(said))
            assert found is not None, (said, log.read_text() if log else "")
            yield Running(process, found[0], said)
        finally:
            if process.poll() is None:
                process.kill()
            process.wait()
            if process.stdout is not None:
                process.stdout.close()


def browser(server: Running) -> httpx.AsyncClient:
    """What asks over HTTP as a page of this server does."""
    return httpx.AsyncClient(base_url=server.url, headers={"Origin": server.url}, timeout=PATIENCE)


class Person:
    """A browser: its cookie, and its socket at a table."""

    def __init__(self, server: Running, name: str = "", lang: str = "en") -> None:
        self.server = server
        self.name = name
        self.lang = lang
        self.http = browser(server)
        self.seq = -1
        self.state: Message = {}
        self.table: Message = {}
        self.heard: list[Message] = []
        self.lines: list[Message] = []
        self._socket: ClientConnection | None = None
        self._sent = 0

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @property
    def socket(self) -> ClientConnection:
        assert self._socket is not None
        return self._socket

    async def post(self, path: str, **data: Any) -> Any:
        answer = await self.http.post(path, json=data)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    async def make_table(self, rules: str = "sette_e_mezzo", **more: object) -> str:
        made = await self.post("/api/tables", name="Home", rules=rules, me=self.name, **more)
        return str(made["code"])

    async def open(self, code: str, **headers: str) -> ClientConnection:
        """Open a socket, without a word."""
        url = f"{self.server.url.replace('http', 'ws')}/api/tables/{code}/socket"
        sent = {"Origin": self.server.url, **headers}
        if self.cookie:
            sent.setdefault("Cookie", self.cookie)
        self._socket = await connect(url, additional_headers=sent, compression=None)
        return self._socket

    async def come(self, code: str) -> Message:
        """Open a socket and be welcomed."""
        if not self.cookie:
            await self.http.get("/api/catalogue")
        await self.open(code)
        await self.socket.send(json.dumps({"t": "hello", "lang": self.lang}))
        return await self.hear("welcome")

    async def sit(self) -> None:
        await self.do("sit", name=self.name)

    async def leave(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        await self.http.aclose()

    async def next(self) -> Message:
        """The next message, which is remembered."""
        async with asyncio.timeout(PATIENCE):
            message: Message = json.loads(await self.socket.recv())
        self.heard.append(message)
        if message["t"] in ("welcome", "update"):
            self.seq, self.state = message["seq"], message["state"]
            self.table = message.get("table") or self.table
            self.lines += message.get("lines", [])
        return message

    async def hear(self, *kinds: str) -> Message:
        """The next message of one of these kinds."""
        while True:
            message = await self.next()
            if message["t"] in kinds:
                return message

    async def until(self, holds: Callable[["Person"], bool]) -> None:
        """Read on until something is so."""
        while not holds(self):
            await self.next()

    async def say(self, kind: str, as_: str = "", **fields: Any) -> str:
        """Send a command, and give the id that it has."""
        self._sent += 1
        as_ = as_ or f"{kind}-{self._sent}"
        await self.socket.send(json.dumps({"t": kind, "id": as_, **fields}))
        return as_

    async def answer(self, to: str) -> Message:
        """The answer to a command."""
        while True:
            message = await self.next()
            if message.get("re") == to:
                return message

    async def do(self, kind: str, as_: str = "", **fields: Any) -> Message:
        """Send a command, which is done; the answer to it."""
        answer = await self.answer(await self.say(kind, as_, **fields))
        assert answer["t"] != "no", answer
        return answer

    async def refused(self, kind: str, as_: str = "", **fields: Any) -> str:
        """Send a command, which is refused; the code."""
        answer = await self.answer(await self.say(kind, as_, **fields))
        assert answer["t"] == "no", answer
        assert answer["text"]
        return str(answer["code"])

    @property
    def my_turn(self) -> bool:
        return bool(self.state.get("me", -1) in self.state.get("toAct", ()))

    async def act(self, words: str = "") -> Message:
        """Do what is asked, plainly, or what these words say."""
        said = words or plainly(self.state["choices"])
        return await self.do("act", turn=self.state["turn"], say=said)


def plainly(choices: list[Message]) -> str:
    """The words of the thing of least consequence."""
    by_kind = {choice["do"]: choice for choice in reversed(choices)}
    for do in ("pick", "high", "decline", "reject", "ready", "valid", "stand", "bust", "keep"):
        if do in by_kind:
            return do
    if "bet" in by_kind:
        return f"bet {by_kind['bet']['low']}"
    return "hit"


@contextlib.asynccontextmanager
async def people(server: Running, *names: str) -> AsyncIterator[list[Person]]:
    """People with their browsers, who leave at the end."""
    here = [Person(server, name) for name in names]
    try:
        yield here
    finally:
        for person in here:
            await person.leave()


async def play_round(*persons: Person) -> None:
    """Let everybody who is asked do the plain thing until one more round is over."""

    async def play(person: Person) -> None:
        played = person.table["played"]
        await person.until(lambda each: each.table["played"] > played or each.my_turn)
        while person.table["played"] == played:
            await person.act()
            await person.until(lambda each: each.table["played"] > played or each.my_turn)

    async with asyncio.timeout(PATIENCE * 2), asyncio.TaskGroup() as group:
        for person in persons:
            group.create_task(play(person))
