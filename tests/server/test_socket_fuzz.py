"""Whatever comes through a socket is answered, and what is refused changes nothing for anybody."""

import asyncio
import contextlib
import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from siete.server.hosting import HOSTING
from tests.properties.effort import examples, report
from tests.server.messages import IDS, frames, messages
from tests.server.running import PATIENCE, Message, Person, Running, people, running

TWO: dict[str, Any] = {"settings": {"timer": "off", "pause": 0}}
HOSTS = {kind.__name__.lower() for kind in HOSTING} - {"playfor"}
SENDERS = ("Ana", "Blai", "Cleo", "television")
UNREADABLE = 8
"""What is no message may be sent so often at once."""

SOME = 30

counts: Counter[str] = Counter()


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("tables") / "tables.db"


@pytest.fixture(scope="module")
def server(database: Path) -> Iterator[Running]:
    with running(database, loosely=True) as found:
        yield found


class Sender:
    """Who sends things, and what was said to it."""

    def __init__(self, person: Person, code: str, *, watch: bool = False) -> None:
        self.person = person
        self.code = code
        self.watch = watch
        self.unread = 0
        self.last = "first-0"
        self.done: set[str] = set()
        self.left = False

    async def come(self) -> None:
        await self.person.open(self.code)
        self.unread = 0
        await self.person.socket.send(json.dumps({"t": "hello", "watch": self.watch}))
        self.left = (await self.person.hear("welcome", "bye"))["t"] == "bye"

    @property
    def is_host(self) -> bool:
        shown = [each for each in self.person.heard if each["t"] in ("welcome", "update")]
        return bool(shown[-1].get("host"))

    def called(self, id_: Any, number: int) -> Any:
        """The id of a message."""
        if id_ == "fresh":
            self.last = f"{self.person.name or 'tv'}-{number}"
        return self.last if id_ in ("fresh", "again") else id_


async def look(observer: Person, code: str) -> Message:
    """All that somebody sees who only watches: nothing that was refused may change it."""
    if len(observer.heard) > SOME:  # one connection may ask only so often
        observer.heard.clear()
        await observer.socket.close()
        return await observer.come(code)
    await observer.socket.send('{"t":"hello"}')
    return await observer.hear("welcome")


def is_quiet(seen: Message) -> bool:
    """Whether nothing happens at a table by itself."""
    state, table = seen["state"], seen["table"]
    return (
        state["nextIn"] is None
        and not state["away"]
        and table["settings"]["timer"] == "off"
        and not any(each["bot"] or each["standIn"] or each["leaving"] for each in table["people"])
    )


async def answer_to(sender: Sender, message: Any) -> Message:
    """What is said to something: an answer, or goodbye."""
    wanted = message.get("id") if isinstance(message, dict) else None
    greeted = isinstance(message, dict) and message.get("t") == "hello"
    while True:
        heard = await sender.person.next()
        if heard["t"] == "bye" or (heard["t"] == "welcome" and greeted):
            return heard
        if "re" in heard and heard["re"] in (wanted, None):
            return heard


def check_right(sender: Sender, message: Message, turn: int, *, was_host: bool) -> None:
    """Something was done: it is what its sender might do."""
    kind = message["t"]
    assert not sender.watch, message
    assert was_host or kind not in HOSTS, message
    if kind == "act":
        assert message["turn"] >= turn, message


async def say(sender: Sender, observer: Person, sent: Any, id_: Any, number: int) -> None:
    """Send something, and look what comes of it."""
    message = sent
    if isinstance(sent, dict):
        message = dict(sent) if sent["t"] == "hello" else sent | {"id": sender.called(id_, number)}
        if message.get("turn") == "now":
            message["turn"] = sender.person.state["turn"]
    before = await look(observer, sender.code)
    turn, was_host = sender.person.state["turn"], sender.is_host
    # Who was parted from after their last message has not heard of it yet.
    with contextlib.suppress(ConnectionClosed):
        await sender.person.socket.send(json.dumps(message) if isinstance(sent, dict) else sent)
    answer = await answer_to(sender, message)
    counts[answer["t"] if answer["t"] != "no" else f"no {answer['code']}"] += 1
    if answer["t"] == "bye":
        check_bye(sender, answer, message)
        sender.left = answer["code"] != "too_much"
        if answer["code"] == "deleted":
            return
        if not sender.left:
            await sender.come()
    elif answer["t"] == "no":
        assert answer["text"]
        assert answer["code"] != "server_fault"
        sender.unread += answer["re"] is None
    elif answer["t"] != "welcome":
        again = message["id"] in sender.done
        if not again:
            check_right(sender, message, turn, was_host=was_host)
        if answer["seq"] > before["seq"]:  # what changed nothing is no entry, and may become one
            sender.done.add(message["id"])
        if not again or answer["t"] == "link":
            return
    if is_quiet(before):
        after = await look(observer, sender.code)
        assert without_presence(after) == without_presence(before), message
        counts["looked at and unchanged"] += 1


def check_bye(sender: Sender, bye: Message, message: Any) -> None:
    assert bye["text"]
    if bye["code"] == "too_much":
        assert sender.unread >= UNREADABLE, message
    else:
        assert bye["code"] in ("deleted", "removed", "not_here"), message


def without_presence(seen: Message) -> Message:
    """What a table shows, but for who has a socket there."""
    table = {name: value for name, value in seen["table"].items() if name != "watching"}
    table["people"] = [
        {name: value for name, value in each.items() if name != "online"}
        for each in table["people"]
    ]
    return seen | {"table": table}


async def talk(server: Running, said: list[tuple[str, Any, Any]]) -> None:
    """A table with a round under way, and one after the other what is sent there."""
    async with (
        people(server, "Ana", "Blai", "Cleo", "") as (ana, blai, cleo, observer),
        people(server, "television") as (television,),
    ):
        code = await ana.make_table("sette_e_mezzo", **TWO)
        senders = {each.name: Sender(each, code) for each in (ana, blai, cleo)}
        await ana.come(code)
        for each in (blai, cleo, observer):
            await each.come(code)
        await blai.sit()
        television.http.cookies = ana.http.cookies
        senders["television"] = Sender(television, code, watch=True)
        await senders["television"].come()
        await ana.do("pause", on=True)
        await ana.do("start")
        await ana.do("pause", on=False)
        await ana.until(lambda each: each.state["phase"] not in ("lobby", "between"))
        for number, (name, sent, id_) in enumerate(said):
            if not senders[name].left:
                await say(senders[name], observer, sent, id_, number)
            if senders["Ana"].left and observer.heard[-1:] and observer.heard[-1]["t"] == "bye":
                break
            if (await ana.http.get(f"/api/tables/{code}")).status_code == 404:
                break


SAID = st.lists(
    st.one_of(
        st.tuples(st.sampled_from(SENDERS), messages(), IDS),
        st.tuples(st.sampled_from(SENDERS), messages(), IDS),
        st.tuples(st.sampled_from(SENDERS), messages(), IDS),
        st.tuples(st.sampled_from(SENDERS), frames(), st.none()),
    ),
    min_size=15,
    max_size=40,
)


# A failure that waits for answers is not made smaller: that would take as many minutes.
@examples(20, 300, phases=(Phase.explicit, Phase.generate), suppress_health_check=list(HealthCheck))
@given(said=SAID)
def test_whatever_is_sent_is_answered_and_what_is_refused_changes_nothing(
    server: Running, said: list[tuple[str, Any, Any]]
) -> None:
    async def within_time() -> None:
        async with asyncio.timeout(4 * PATIENCE):
            await talk(server, said)

    asyncio.run(within_time())
    assert server.process.poll() is None


def test_neither_a_fault_nor_a_secret_came_of_it(server: Running, database: Path) -> None:
    async def metrics() -> str:
        async with people(server, "Dora") as (dora,):
            return (await dora.http.get("/metrics")).text

    assert "siete_faults_total 0.0" in asyncio.run(metrics())
    for line in Path(f"{database}.log").read_text().splitlines():
        said = json.loads(line)
        assert said["event"] in ("table_made", "table_deleted", "table_loaded"), said
        assert re.fullmatch("[0-9a-f]{10}", said["table"])
        assert set(said) <= {"at", "level", "event", "table", "entries", "ms"}


def teardown_module() -> None:
    report("sent through sockets", counts)
