"""Servers on one core, and messages at random times whose answers are waited for."""

import asyncio
import contextlib
import itertools
import os
import random
import re
import subprocess
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from light_socket import LightSocket, open_socket

TABLES: Final = 400
SEATS: Final = 5
"""People at a table; every ruleset takes as many."""
MESSAGES: Final = 400
"""Messages a second that are to be answered."""
PATIENCE: Final = 60.0
"""Seconds after which what is waited for counts as not happening."""

_NAP: Final = 0.001


class Counted:
    """What was sent and heard."""

    def __init__(self) -> None:
        self.sent_at: dict[bytes, float] = {}
        """When each message was sent whose answer did not come yet, by its id."""
        self.seconds: list[float] = []
        """How long each answer took."""
        self.messages = 0
        self.bytes = 0


class Go(NamedTuple):
    """One go: milliseconds to the answer, and shares of the core.

    ``waited`` is how much of the time the server could have gone on and others had its core.
    """

    p50: float
    p99: float
    cpu: float
    waited: float
    heard: float
    """Messages that came back, a second."""


class Server:
    """A server process on a core of its own."""

    def __init__(self, process: "subprocess.Popen[str]", port: int) -> None:
        self.process = process
        self.port = port

    def cpu(self) -> float:
        """Seconds of CPU, user and system, so far."""
        stat = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii")
        spent = stat.rpartition(")")[2].split()
        return (int(spent[11]) + int(spent[12])) / os.sysconf("SC_CLK_TCK")

    def waited(self) -> float:
        """Seconds that its main thread could have gone on and had no core."""
        stat = Path(f"/proc/{self.process.pid}/schedstat").read_text(encoding="ascii")
        return int(stat.split()[1]) / 1e9

    def memory(self) -> float:
        """Kilobytes of memory in use."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        found = re.search(r"VmRSS:\s+(\d+)", status)
        assert found is not None
        return float(found[1])


@contextlib.contextmanager
def serving(command: Sequence[str], core: int, log: Path) -> Iterator[Server]:
    """A server that says its port in the first number that it prints; killed at the end."""
    with log.open("w", encoding="utf-8") as errors:
        process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env=os.environ | {"PYTHONUNBUFFERED": "1"},
        )
    try:
        os.sched_setaffinity(process.pid, {core})
        assert process.stdout is not None
        for line in process.stdout:
            found = re.search(r"(?:localhost:|^)(\d+)", line)
            if found is not None:
                yield Server(process, int(found[1]))
                break
        else:
            raise RuntimeError(log.read_text(encoding="utf-8"))
    finally:
        process.kill()
        process.wait()


class Load:
    """Something that answers, and how to send it one more message."""

    def __init__(self) -> None:
        self.counted = Counted()
        self.ids = itertools.count(1)
        self.luck = random.Random(7)

    def send(self) -> bool:
        """Send one message whose answer is waited for; False where nobody can send any now."""
        raise NotImplementedError

    async def go(self, server: Server, seconds: float) -> Go:
        """Send ``MESSAGES`` a second at random times, and wait for the last answer."""
        counted = self.counted = Counted()
        clock = time.perf_counter
        cpu, waited, began = server.cpu(), server.waited(), clock()
        at = began
        while at < began + seconds:
            at += self.luck.expovariate(MESSAGES)
            while (left := at - clock()) > 0:
                await asyncio.sleep(left)
            while not self.send():
                await asyncio.sleep(_NAP)
        async with asyncio.timeout(PATIENCE):
            while counted.sent_at:
                await asyncio.sleep(0.01)
        took = clock() - began
        times = sorted(1000 * each for each in counted.seconds)
        return Go(
            times[len(times) // 2],
            times[len(times) * 99 // 100],
            (server.cpu() - cpu) / took,
            (server.waited() - waited) / took,
            counted.messages / took,
        )


class EchoLoad(Load):
    """As many connections, messages and bytes, of which nothing is made.

    Each message comes back to its sender; or, where ``path`` has a place for the table's number, to
    all five of its table.
    """

    def __init__(self, server: Server, path: str) -> None:
        super().__init__()
        self.server = server
        self.size = 0
        """Bytes of a message."""
        self._path = path
        self._sockets: list[LightSocket] = []
        self._senders: dict[bytes, LightSocket] = {}

    async def connect(self) -> None:
        """Open all sockets."""
        for table in range(TABLES):
            path = self._path.format(table)
            opened = (open_socket(self._heard, self.server.port, path) for _ in range(SEATS))
            self._sockets += await asyncio.gather(*opened)

    def leave(self) -> None:
        """Close them."""
        for socket in self._sockets:
            socket.close()
        self._sockets.clear()

    def send(self) -> bool:
        """One message of somebody."""
        id_ = b"%09d" % next(self.ids)
        socket = self._sockets[int(self.luck.random() * len(self._sockets))]
        socket.say(id_.ljust(self.size, b"."))
        self.counted.sent_at[id_] = time.perf_counter()
        self._senders[id_] = socket
        return True

    def _heard(self, socket: LightSocket, payload: bytes) -> None:
        at, id_ = time.perf_counter(), payload[:9]
        self.counted.messages += 1
        if self._senders.get(id_) is socket:
            del self._senders[id_]
            self.counted.seconds.append(at - self.counted.sent_at.pop(id_))
