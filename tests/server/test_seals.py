"""A seal is seen before anything is drawn from what it seals, and everybody can add a number."""

import asyncio
from collections.abc import Iterator

import pytest

from siete.rules import RULESETS
from siete.server import protocol as p
from siete.server.clock import BOT_PAUSE, SEAL_PAUSE
from siete.server.entries import LotDrawn, decode
from siete.server.shown import Settings
from siete.verify import verify
from tests.server.rooms import WATCHES, Evening, shown
from tests.server.running import Person, Running, people, play_round, running

NONCE = "0f" * 32


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("tables") / "tables.db") as found:
        yield found


def seal_of(table: Evening) -> str:
    """The seal that everybody sees, under which numbers can be added."""
    fairness = table.state(WATCHES).fairness
    assert fairness is not None
    assert fairness.open
    return fairness.commitment


def test_the_lot_is_drawn_a_while_after_its_seal_was_shown() -> None:
    table = Evening("sete_e_meio").sit("Bruno").start()
    assert table.state("ana").phase == "lot"
    assert table.state("ana").banker == -1
    seal = seal_of(table)
    for person in ("ana", "bruno"):
        table.do(person, p.AddNonce(id=table.id, nonce=NONCE))
    assert table.wait(SEAL_PAUSE / 1000 - 0.001) == 0
    assert table.wait(0.001) == 1
    assert table.state("ana").phase == "between"
    assert table.state("ana").banker in (0, 1)
    assert seal_of(table) != seal
    assert shown(table.again(), table.now) == shown(table.room, table.now)
    table.play_round()
    record = table.room.parts[0].game.record()
    proof = record.rounds[0].proof
    assert proof is not None
    assert proof.lot is not None
    assert proof.lot.commitment == seal
    assert dict(proof.lot.nonces) == {"Ana": NONCE, "Bruno": NONCE}
    assert verify(record).verdict == "holds"


def test_a_lot_waits_while_the_table_pauses() -> None:
    table = Evening("sete_e_meio").sit("Bruno").start()
    table.do("ana", p.Pause(id="a", on=True))
    assert table.wait(60) == 0
    table.do("ana", p.Pause(id="b", on=False))
    assert table.wait(0) == 1


def test_who_comes_leaves_or_changes_rules_before_the_lot_does_so_after_it() -> None:
    table = Evening("sete_e_meio").sit("Bruno", "Cleo").start()
    table.do("bruno", p.GetUp(id="a"))
    table.sit("Dan")
    table.do("ana", p.SetRules(id="b", rules="set_i_mig"))
    assert table.room.seats == ("Ana", "Bruno", "Cleo")
    table.fire()
    assert table.room.seats == ("Ana", "Cleo", "Dan")
    assert table.room.rules.ruleset == "set_i_mig"
    assert shown(table.again(), table.now) == shown(table.room, table.now)
    table.play_round()


def test_a_bot_that_turns_the_first_card_waits_for_the_seal_to_be_seen() -> None:
    table = Evening(options={"bank.first": "draw"}, bots=("bold", "varied"), me="").start()
    seal_of(table)
    due = table.room.due(table.now)
    assert due is not None
    assert due.at - table.now == SEAL_PAUSE > BOT_PAUSE


@pytest.mark.parametrize("ruleset", sorted(RULESETS))
def test_no_seal_is_made_in_the_move_that_draws_from_it(ruleset: str) -> None:
    table = Evening(ruleset, bots=("bold",), settings=Settings(pause=1)).sit("Bruno", "Cleo")
    table.start()
    for rules in ("sette_e_mezzo", "sete_e_meio"):
        table.play_round().play_round()
        table.do("ana", p.SetRules(id=table.id, rules=rules))
    table.play_round()
    seals = draws = 0
    for entry in map(decode, table.log):
        lines = [*entry.lines, *entry.begun]
        kinds = [kind for line in lines for kind in line if kind in ("secret", "closed")]
        assert kinds in ([], ["secret"], ["closed"], ["closed", "secret"])
        assert kinds != ["closed", "secret"] or isinstance(entry, LotDrawn)
        seals += "secret" in kinds
        draws += "closed" in kinds
    assert seals >= draws >= 3


def test_a_round_for_which_all_are_ready_waits_for_the_numbers_under_new_rules() -> None:
    table = Evening("sete_e_meio", settings=Settings(timer="off", pause=0)).sit("Bruno").start()
    table.play_round()
    for person in ("ana", "bruno"):
        table.do(person, p.AddNonce(id=table.id, nonce=NONCE))
    table.do("bruno", p.Go(id="a"))
    table.do("ana", p.SetRules(id="b", rules="sette_e_mezzo"))
    table.do("ana", p.Go(id="c"))
    seal_of(table)
    assert table.state("ana").next_in == SEAL_PAUSE
    table.do("ana", p.AddNonce(id=table.id, nonce=NONCE))
    assert table.state("ana").next_in == SEAL_PAUSE
    table.do("bruno", p.AddNonce(id=table.id, nonce=NONCE))
    assert table.state("ana").next_in == 0


def test_numbers_that_are_added_again_and_again_hold_nothing_up() -> None:
    table = Evening("sete_e_meio").sit("Bruno").start()
    due = table.room.due(table.now)
    table.now += 1000
    table.do("bruno", p.AddNonce(id="x", nonce=NONCE))
    assert table.room.due(table.now) == due


# Over real sockets


async def lot_of(person: Person, code: str) -> dict[str, object]:
    """The proof of a table's lot, as it is published with the first round."""
    entry = (await person.http.get(f"/api/tables/{code}/rounds")).json()[0]["entry"]
    found = await person.http.get(f"/api/tables/{code}/proof/0/{entry}")
    lot: dict[str, object] = found.json()["proof"]["lot"]
    return lot


async def test_clients_see_the_seal_of_the_lot_and_add_their_numbers(server: Running) -> None:
    async with people(server, "Ana", "Blai") as (ana, blai):
        code = await ana.make_table("sete_e_meio", settings={"timer": "off", "pause": 0})
        await ana.come(code)
        await blai.come(code)
        await blai.sit()
        await ana.do("start")
        seals = set()
        for person in (ana, blai):
            await person.until(lambda each: each.state["phase"] != "lobby")
            fairness = person.state["fairness"]
            assert (person.state["phase"], person.state["banker"]) == ("lot", -1)
            assert (fairness["open"], fairness["round"]) == (True, 0)
            seals.add(fairness["commitment"])
            await person.do("addnonce", nonce=NONCE)
        await asyncio.gather(play_round(ana, blai))
        lot = await lot_of(blai, code)
        assert seals == {lot["commitment"]}
        assert lot["nonces"] == {"Ana": NONCE, "Blai": NONCE}


async def test_a_number_is_answered_at_once_and_shown_with_what_happens_next(
    server: Running,
) -> None:
    async with people(server, "Ana", "Blai") as (ana, blai):
        code = await ana.make_table("sette_e_mezzo", settings={"timer": "off", "pause": 0})
        await ana.come(code)
        await blai.come(code)
        await blai.sit()
        await ana.do("start")
        await play_round(ana, blai)
        for person in (ana, blai):
            await person.until(lambda each: each.state["fairness"]["open"])
        answer = await ana.do("addnonce", nonce=NONCE)
        assert answer["t"] == "ok"
        blai.heard.clear()
        await ana.do("react", emote="luck")
        await blai.hear("update")
        assert [message["t"] for message in blai.heard] == ["update"]
        for person, mine in ((ana, True), (blai, False)):
            fairness = person.state["fairness"]
            assert (fairness["mine"], fairness["nonces"]) == (mine, {"Ana": NONCE})


async def test_who_plays_at_once_sees_the_seal_however_late_the_page_comes(
    server: Running,
) -> None:
    async with people(server, "Ana") as (ana,):
        code = (await ana.post("/api/play", lang="en", me="Ana", ruleset="sete_e_meio"))["code"]
        await asyncio.sleep(SEAL_PAUSE / 1000 + 0.2)  # the lot would be due, were anybody there
        welcome = await ana.come(code)
        assert welcome["state"]["phase"] == "lot"
        assert welcome["state"]["fairness"]["open"]
        await ana.do("addnonce", nonce=NONCE)
        assert ana.state["phase"] == "lot"
        await ana.until(lambda each: each.state["phase"] != "lot")
        assert ana.state["banker"] >= 0
