"""A television: it shows what everybody may see, whoever's browser it is opened in."""

import json
from collections.abc import Iterator

import pytest

from tests.server.running import Message, Person, Running, people, play_round, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("tables") / "tables.db") as found:
        yield found


async def watch(owner: Person, code: str) -> Person:
    """A television in somebody's browser, which has their cookie."""
    tv = Person(owner.server)
    await tv.open(code, Cookie=owner.cookie)
    await tv.socket.send(json.dumps({"t": "hello", "lang": "en", "watch": True}))
    await tv.hear("welcome")
    return tv


def hidden_and_seen(message: Message) -> list[tuple[str | None, str]]:
    """Every card of a round that is not over, with its face."""
    shown = (message.get("state") or {}).get("round")
    if not shown or shown["over"]:
        return []
    return [
        (card, face)
        for hands in shown["hands"]
        for hand in hands
        for card, face in zip(hand["cards"], hand["faces"], strict=True)
    ]


async def test_a_television_in_the_hosts_browser_is_told_no_card_of_theirs(server: Running) -> None:
    async with people(server, "Ana", "Blai") as (ana, blai):
        code = await ana.make_table(settings={"timer": "off", "pause": 0})
        await ana.come(code)
        await blai.come(code)
        await blai.sit()
        tv = await watch(ana, code)
        await ana.do("start")
        await play_round(ana, blai)
        await tv.until(lambda each: each.table["played"] == 1)
        assert tv.state["me"] == -1
        assert tv.state["choices"] == []
        cards = [pair for message in tv.heard for pair in hidden_and_seen(message)]
        assert any(card is None for card, _ in cards)
        assert all(face == "up" for card, face in cards if card is not None)
        assert any(card for message in ana.heard for card, _ in hidden_and_seen(message))
        welcome = tv.heard[0]
        assert (welcome["name"], welcome["host"]) == (None, False)
        await tv.leave()


async def test_a_television_can_do_nothing_in_the_hosts_name(server: Running) -> None:
    async with people(server, "Ana", "Blai") as (ana, blai):
        code = await ana.make_table()
        await ana.come(code)
        await blai.come(code)
        tv = await watch(ana, code)
        assert await tv.refused("close", on=True)
        assert await tv.refused("getup")
        await tv.leave()


async def test_who_may_not_see_the_table_may_not_watch_it_either(server: Running) -> None:
    async with people(server, "Ana", "Blai") as (ana, blai):
        code = await ana.make_table(settings={"watch": False, "open": False})
        await blai.http.get("/api/catalogue")
        tv = Person(server)
        await tv.open(code, Cookie=blai.cookie)
        await tv.socket.send(json.dumps({"t": "hello", "lang": "en", "watch": True}))
        assert (await tv.hear("welcome", "bye"))["t"] == "bye"
        await tv.leave()


async def test_who_is_at_the_table_has_a_television_where_nobody_else_may_watch(
    server: Running,
) -> None:
    async with people(server, "Ana", "Blai") as (ana, blai):
        code = await ana.make_table(settings={"timer": "off", "pause": 0})
        await blai.come(code)
        await blai.sit()
        await ana.come(code)
        closed = {"timer": "off", "pause": 0, "watch": False, "open": False}
        await ana.do("setsettings", settings=closed)
        for owner in (ana, blai):
            tv = await watch(owner, code)
            assert tv.state["me"] == -1
            await ana.do("react", emote="clap")
            await tv.hear("update")
            await tv.leave()
