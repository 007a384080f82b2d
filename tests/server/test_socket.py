"""A table over real sockets: playing, coming back, and what changes nothing."""

import json
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.running import Person, Running, people, plainly, play_round, running

TWO: dict[str, Any] = {"settings": {"timer": "off", "pause": 0}}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("tables") / "tables.db") as found:
        yield found


async def seated(ana: Person, blai: Person) -> str:
    """A table at which two people sit, and the first round has begun."""
    code = await ana.make_table(**TWO)
    await ana.come(code)
    await blai.come(code)
    await blai.sit()
    await ana.do("start")
    await ana.until(lambda each: each.state["phase"] != "lobby")
    await blai.until(lambda each: each.state["phase"] != "lobby")
    return code


async def asked(*persons: Person) -> tuple[Person, Person]:
    """Wait until one of two is asked something; that one first."""
    first, second = persons
    for person in persons:
        await person.until(lambda each: bool(each.state["toAct"]))
    return (first, second) if first.my_turn else (second, first)


async def test_two_people_play_a_whole_round(server: Running) -> None:
    async with people(server, "Ana", "Blai") as (ana, blai):
        await seated(ana, blai)
        await play_round(ana, blai)
        assert [p["name"] for p in ana.table["people"]] == ["Ana", "Blai"]
        balances = [float(each["balance"]) for each in ana.table["people"]]
        assert sum(balances) == 0
        assert ana.state["phase"] == "between"
        assert ana.lines[-1]["text"]
        assert ana.state["round"]["net"] == blai.state["round"]["net"]


async def test_nobody_is_sent_a_card_that_is_not_theirs(server: Running) -> None:
    async with people(server, "Ana", "Blai", "") as (ana, blai, watcher):
        code = await seated(ana, blai)
        await watcher.come(code)
        await ana.until(lambda each: each.state["round"] is not None or each.my_turn)
        await play_round(ana, blai)
        hidden = 0
        for message in watcher.heard:
            shown = (message.get("state") or {}).get("round")
            if shown and not shown["over"]:
                for hands in shown["hands"]:
                    for hand in hands:
                        for card, face in zip(hand["cards"], hand["faces"], strict=True):
                            hidden += card is None
                            assert card is None or face == "up"
        assert watcher.state["me"] == -1
        assert watcher.state["choices"] == []


async def test_a_command_that_is_sent_twice_is_done_once(server: Running) -> None:
    async with people(server, "Ana", "Blai") as (ana, blai):
        await seated(ana, blai)
        who, _ = await asked(ana, blai)
        turn = who.state["turn"]
        done = await who.do("act", as_="once", turn=turn, say=plain(who))
        again = await who.do("act", as_="once", turn=turn, say=plain(who))
        assert again["t"] == "ok"
        assert again["seq"] >= done["seq"]
        assert await who.refused("act", turn=turn, say="stand") in ("too_late", "not_your_turn")


def plain(person: Person) -> str:
    return plainly(person.state["choices"])


async def test_what_is_not_one_s_turn_or_right_changes_nothing(server: Running) -> None:
    async with people(server, "Ana", "Blai") as (ana, blai):
        await seated(ana, blai)
        mine, other = await asked(ana, blai)
        seq = mine.heard[-1]["seq"]
        assert not other.my_turn
        code = await other.refused("act", turn=10**6, say=plain(mine))
        assert code in ("not_your_turn", "not_allowed")
        assert await mine.refused("act", turn=10**6, say="dance") == "action_verb"
        assert await mine.refused("act", turn=0, say=plain(mine)) == "too_late"
        assert await blai.refused("close", on=True) == "not_host"
        for person in (mine, other):
            assert person.heard[-1]["seq"] == seq


async def test_one_s_seat_is_there_after_a_reload_and_in_another_tab(server: Running) -> None:
    async with people(server, "Ana", "Blai") as (ana, blai):
        code = await seated(ana, blai)
        await blai.socket.close()
        await ana.until(lambda each: not online(each, "Blai"))
        welcome = await blai.come(code)
        assert welcome["name"] == "Blai"
        assert welcome["state"]["me"] == 1
        await ana.until(lambda each: online(each, "Blai"))
        first = blai.socket
        await blai.come(code)
        await first.send(json.dumps({"t": "react", "id": "old-tab", "emote": "clap"}))
        await blai.until(lambda each: bool(each.heard[-1].get("said")))
        await first.close()


def online(person: Person, name: str) -> bool:
    return bool(next(p["online"] for p in person.table["people"] if p["name"] == name))


async def test_a_television_shows_what_everybody_may_see(server: Running) -> None:
    async with people(server, "Ana", "Blai") as (ana, blai):
        code = await seated(ana, blai)
        await asked(ana, blai)
        hands = blai.socket
        await blai.open(code)
        await blai.socket.send(json.dumps({"t": "hello", "watch": True}))
        shown = await blai.hear("welcome")
        assert (shown["name"], shown["host"], shown["state"]["me"]) == (None, False, -1)
        assert shown["state"]["choices"] == []
        assert await blai.refused("sit", name="Clara") == "no_seat"
        assert await blai.refused("go") == "no_seat"
        await hands.close()


async def test_a_seat_moves_to_another_device_by_its_link_once(server: Running) -> None:
    async with people(server, "Ana", "Blai", "") as (ana, blai, phone):
        code = await seated(ana, blai)
        link = await blai.do("seatlink")
        assert link["t"] == "link"
        assert link["qr"].startswith("M")
        base, _, token = link["url"].partition("#seat=")
        assert base == f"{server.url}/t/{code}"
        assert await phone.post(f"/api/tables/{code}/seat", token=token) == {"name": "Blai"}
        assert (await phone.come(code))["name"] == "Blai"
        await blai.until(lambda each: each.heard[-1].get("name", "") is None)
        again = await blai.http.post(f"/api/tables/{code}/seat", json={"token": token})
        assert again.status_code >= 400
        assert "secret" not in again.text


async def test_the_language_is_changed_by_another_hello(server: Running) -> None:
    async with people(server, "Ana") as (ana,):
        code = await ana.make_table("set_i_mig", **TWO)
        await ana.come(code)
        await ana.socket.send(json.dumps({"t": "hello", "lang": "ca"}))
        assert (await ana.hear("welcome"))["lang"] == "ca"
        answer = await ana.answer(await ana.say("go"))
        assert answer["t"] == "no"
        ana_en = ana.heard[-1]["text"]
        await ana.socket.send(json.dumps({"t": "hello", "lang": "el"}))
        await ana.hear("welcome")
        answer = await ana.answer(await ana.say("go"))
        assert answer["text"] != ana_en


@pytest.mark.parametrize("origin", ["https://evil.example", "http://localhost:1", "null", ""])
async def test_a_page_from_elsewhere_gets_no_socket(server: Running, origin: str) -> None:
    async with people(server, "Ana") as (ana,):
        code = await ana.make_table(**TWO)
        with pytest.raises(InvalidStatus) as refused:
            await ana.open(code, Origin=origin)
        assert refused.value.response.status_code == 403


async def test_a_forged_cookie_is_nobody_s(server: Running) -> None:
    async with people(server, "Ana", "") as (ana, thief):
        code = await ana.make_table(**TWO)
        name, _, value = ana.cookie.partition("=")
        person, rest = value.split(".", 1)
        changed = rest[:-5] + ("A" if rest[-5] != "A" else "B") + rest[-4:]
        for forged in (f"{name}={person}.{changed}", f"{name}={person}", f"{name}="):
            await thief.open(code, Cookie=forged)
            await thief.socket.send('{"t":"hello"}')
            welcome = await thief.hear("welcome")
            assert welcome["name"] is None
            assert not welcome["host"]
            await thief.socket.close()


async def test_who_has_no_cookie_yet_gets_one_with_the_handshake(server: Running) -> None:
    async with people(server, "Ana", "") as (ana, new):
        code = await ana.make_table(**TWO)
        socket = await new.open(code)
        assert socket.response is not None
        cookie = socket.response.headers["Set-Cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        assert "Secure" not in cookie


async def test_where_there_is_no_table_that_is_said(server: Running) -> None:
    async with people(server, "") as (nobody,):
        for code in ("BCDFGHJK", "no", "%00", "x" * 200):
            await nobody.open(code)
            await nobody.socket.send('{"t":"hello","lang":"it"}')
            bye = await nobody.hear("bye")
            assert (bye["code"], bye["again"]) == ("not_here", False)
            await nobody.socket.close()


async def test_who_is_removed_is_told_so(server: Running) -> None:
    async with people(server, "Ana", "Blai") as (ana, blai):
        code = await ana.make_table(**TWO)
        await ana.come(code)
        await blai.come(code)
        await blai.sit()
        await ana.do("remove", name="Blai")
        assert (await blai.hear("bye"))["code"] == "removed"
        await blai.open(code)
        await blai.socket.send('{"t":"hello"}')
        assert (await blai.hear("bye"))["code"] == "removed"


async def test_only_the_host_deletes_a_table_and_everybody_is_told(server: Running) -> None:
    async with people(server, "Ana", "Blai") as (ana, blai):
        code = await ana.make_table(**TWO)
        await ana.come(code)
        await blai.come(code)
        assert await blai.refused("delete") == "not_host"
        await ana.say("delete")
        assert (await ana.hear("bye"))["code"] == "deleted"
        assert (await blai.hear("bye"))["code"] == "deleted"
        assert (await ana.http.get(f"/api/tables/{code}")).status_code == 404
        assert (await ana.http.get("/api/my/tables")).json() == [] or code not in str(
            (await ana.http.get("/api/my/tables")).json()
        )


async def test_a_server_that_is_killed_in_a_round_goes_on_where_it_was(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with running(database) as first:
        ana, blai = Person(first, "Ana"), Person(first, "Blai")
        code = await seated(ana, blai)
        who, _ = await asked(ana, blai)
        seq = (await who.act())["seq"]
        before = who.state
        first.stop(signal.SIGKILL)
    with running(database, port=first.port) as second:
        for person in (ana, blai):
            person.server = second
            welcome = await person.come(code)
            assert welcome["name"] == person.name
            assert welcome["seq"] == seq
        assert who.state["round"] == before["round"]
        assert who.state["balances"] == before["balances"]
        await play_round(ana, blai)
        assert sum(float(each["balance"]) for each in ana.table["people"]) == 0
        for person in (ana, blai):
            await person.leave()


async def test_ctrl_c_says_goodbye_and_ends_well(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db") as server:
        async with people(server, "Ana") as (ana,):
            code = await ana.make_table(**TWO)
            await ana.come(code)
            server.process.send_signal(signal.SIGINT)
            bye = await ana.hear("bye")
            assert (bye["code"], bye["again"]) == ("stopping", True)
            await ana.socket.wait_closed()
            assert ana.socket.close_code == 1012
        assert server.process.wait(10) == 0
