"""What rules are worth, asked of a server: an estimate, then the figure, and nobody is disturbed.

What the values are is for the tests of the odds; here bounds, sums and figures have to agree.
"""

import asyncio
import os
import signal
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
import pytest_asyncio

from siete.server.reckoning.asks import MOST, MOST_OF_ADDRESS, MOST_OF_PERSON, Asks, Client
from siete.server.reckoning.figures import Edge
from siete.server.reckoning.kept import Folder
from siete.server.reckoning.reckoner import Known, Reckoner
from siete.texts import LANGUAGES
from tests.server.running import PATIENCE, Running, browser, running

pytestmark = pytest.mark.asyncio(loop_scope="module")

QUICK = "sette_e_mezzo"
HEAVY = "sete_e_meio"
"""A solution that takes far longer than any test waits."""

ME = Client("me", "here", "a")
LONG = 90.0
"""Seconds: the first worker of a new version compiles."""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def reckoner(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Reckoner]:
    made = Reckoner(tmp_path_factory.mktemp("reckoner") / "figures")
    yield made
    await made.stop()


async def until_solved(
    reckoner: Reckoner, rules: str, client: Client = ME, *, picture: bool = False
) -> tuple[Known, list[int]]:
    """Ask on as a page does; what is known at the end, and the versions on the way."""
    versions = [0]
    async with asyncio.timeout(LONG):
        while True:
            known = await reckoner.ask(rules, client, versions[-1], PATIENCE, picture=picture)
            versions.append(reckoner.version(known, picture=picture))
            if reckoner.is_final(known, picture=picture):
                return known, versions


async def test_an_estimate_comes_first_and_the_figure_lies_between_its_bounds(
    reckoner: Reckoner,
) -> None:
    known, versions = await until_solved(reckoner, QUICK)
    assert versions[1] == 1
    assert known.estimate is not None
    assert known.edge is not None
    assert known.edge.exact
    assert abs(known.edge.upper - known.edge.lower) < 1e-9
    assert known.estimate.lower < known.edge.lower < known.estimate.upper
    assert known.estimate.upper - known.estimate.lower < 0.1


async def test_a_page_has_results_that_come_to_the_value(reckoner: Reckoner) -> None:
    known, _ = await until_solved(reckoner, f"{QUICK}~pay.natural~2", picture=True)
    assert known.edge is not None
    assert known.picture is not None
    results = known.picture.results
    assert sum(each.chance for each in results) == pytest.approx(1.0)
    value = sum(each.net * each.chance for each in results)
    assert value == pytest.approx(known.edge.lower)
    evening = known.picture.evening
    assert evening.mean == pytest.approx(100 * value)
    assert evening.behind + evening.even + evening.ahead == pytest.approx(1.0)
    assert sum(bar.chance for bar in evening.bars) == pytest.approx(1.0, abs=3e-3)
    for bar in evening.bars:
        assert (bar.low > 0) is (bar.high > 0) or bar.low + bar.high == pytest.approx(0.0)
    assert {each.option for each in known.picture.without} == {
        "specials.natural_beats",
        "pay.natural",
    }
    for each in known.picture.without:
        assert reckoner.edge_of(each.rules) is not None


async def test_who_asks_for_the_same_waits_for_the_same_work(reckoner: Reckoner) -> None:
    clients = [Client(f"person-{number}", f"{number}", "a") for number in range(6)]
    before = reckoner.tasks
    rules = f"{QUICK}~pay.natural~3"
    found = await asyncio.gather(*(until_solved(reckoner, rules, each) for each in clients))
    assert len({id(known) for known, _ in found}) == 1
    assert reckoner.tasks == before + 2  # an estimate and a solution


async def test_an_estimate_does_not_wait_for_a_long_solution(reckoner: Reckoner) -> None:
    await reckoner.ask(HEAVY, ME, 0, LONG)
    waiting = asyncio.create_task(reckoner.ask(HEAVY, ME, 1, LONG))
    await asyncio.sleep(0.5)
    begun = time.monotonic()
    other = Client("other", "there", "a")
    known = await reckoner.ask(f"{QUICK}~pay.natural~4", other, 0, LONG)
    assert known.estimate is not None
    assert time.monotonic() - begun < PATIENCE
    assert not waiting.done()
    waiting.cancel()


async def test_who_asks_for_other_rules_does_not_want_the_ones_before(reckoner: Reckoner) -> None:
    await reckoner.ask(HEAVY, ME, 0, LONG)
    before = asyncio.create_task(reckoner.ask(HEAVY, ME, 1, LONG))
    await asyncio.sleep(0.5)
    known, _ = await until_solved(reckoner, f"{QUICK}~pay.natural~5")
    assert known.edge is not None
    async with asyncio.timeout(PATIENCE):
        assert (await before).edge is None


async def test_a_worker_that_is_killed_is_replaced(reckoner: Reckoner) -> None:
    rules = f"{QUICK}~pay.natural~6"
    await reckoner.ask(rules, ME, 0, LONG)
    first = reckoner.pid
    assert first is not None
    os.kill(first, signal.SIGKILL)
    known, _ = await until_solved(reckoner, rules)
    assert known.edge is not None
    assert reckoner.pid not in (None, first)


async def test_a_large_server_does_not_make_solutions_too_large() -> None:
    asked = "from siete.server.reckoning.worker import memory; print(memory())"
    large = (
        "import subprocess, sys; taken = b'x' * 2**29;"
        f" subprocess.run([sys.executable, '-c', {asked!r}], check=True)"
    )
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", large, stdout=asyncio.subprocess.PIPE
    )
    said, _ = await process.communicate()
    assert 0 < int(said) < 2**28


async def test_rules_that_take_too_long_are_given_up_and_keep_their_estimate() -> None:
    reckoner = Reckoner(solve_seconds=0.1)
    try:
        known, _ = await until_solved(reckoner, HEAVY)
        assert known.given_up
        assert known.estimate is not None
        assert known.edge is None
    finally:
        await reckoner.stop()


async def test_a_program_that_is_no_worker_is_given_up(tmp_path: Path) -> None:
    reckoner = Reckoner(tmp_path, command=(sys.executable, "-c", "print('hello')"))
    try:
        known, _ = await until_solved(reckoner, QUICK)
        assert known.given_up
    finally:
        await reckoner.stop()


async def test_figures_are_there_at_once_next_time(tmp_path: Path) -> None:
    folder = Folder(tmp_path / "figures")
    edge = Edge(-0.25, -0.25, exact=True, raises=False)
    folder.save(QUICK, edge, None)
    reckoner = Reckoner(tmp_path / "figures")
    known = await reckoner.ask(QUICK, ME, 0, 0.0)
    assert known.edge == edge
    assert reckoner.pid is None
    await reckoner.stop()


async def test_a_folder_of_figures_does_not_grow_for_ever_and_forgives_what_is_broken(
    tmp_path: Path,
) -> None:
    folder = Folder(tmp_path, most=5)
    edge = Edge(0.0, 0.0, exact=True, raises=False)
    for number in range(9):
        folder.save(f"rules-{number}", edge, None)
    assert len(list(tmp_path.iterdir())) == 5
    for file in tmp_path.iterdir():
        file.write_text("{")
    assert folder.load("rules-8") is None
    assert Folder(tmp_path / "no" / "\0").load("rules-8") is None


async def test_nobody_can_ask_for_everything_at_once() -> None:
    asks = Asks(time.monotonic)
    for number in range(50):
        asks.enter(Client("me", "here", str(number)), f"rules-{number}", picture=False)
    assert [each.rules for each in asks] == [
        f"rules-{50 - n}" for n in range(MOST_OF_PERSON, 0, -1)
    ]
    for number in range(50):
        asks.enter(Client(f"me-{number}", "here", ""), "rules", picture=False)
    assert len(asks) == MOST_OF_ADDRESS
    for number in range(200):
        asks.enter(Client(f"me-{number}", f"{number}", ""), "rules", picture=False)
    assert len(asks) == MOST


async def test_a_server_has_its_worker_ready_before_anybody_asks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("siete.server.reckoning.reckoner._PREPARE_AFTER", 0.0)
    reckoner = Reckoner()
    reckoner.prepare()
    async with asyncio.timeout(PATIENCE):
        while reckoner.pid is None:
            await asyncio.sleep(0.01)
    assert reckoner.tasks == 0
    await reckoner.stop()
    assert reckoner.pid is None


async def test_who_opens_a_form_whose_figures_are_known_will_not_wait_for_others(
    tmp_path: Path,
) -> None:
    folder = Folder(tmp_path / "figures")
    folder.save(QUICK, Edge(-0.25, -0.25, exact=True, raises=False), None)
    reckoner = Reckoner(tmp_path / "figures")
    await reckoner.ask(QUICK, ME, 0, 0.0)
    async with asyncio.timeout(PATIENCE):
        while reckoner.pid is None:
            await asyncio.sleep(0.01)
    await reckoner.stop()


async def test_without_the_extra_there_are_no_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("siete.server.reckoning.reckoner.PACKAGES", ("no_such_package",))
    reckoner = Reckoner()
    known = await reckoner.ask(QUICK, ME, 0, LONG)
    assert reckoner.is_final(known, picture=False)
    assert not reckoner.available
    assert reckoner.pid is None
    await reckoner.stop()


# Over HTTP


def children(pid: int) -> list[int]:
    """The processes that a process has started, on Linux."""
    found = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(each) for each in found.read_text().split()] if found.exists() else []


def gone(pid: int) -> bool:
    status = Path(f"/proc/{pid}/status")
    return not status.exists() or "State:\tZ" in status.read_text()


async def asked(http: httpx.AsyncClient, rules: str, have: int = 0, **more: str) -> httpx.Response:
    return await http.get("/api/odds", params={"rules": rules, "have": have, **more})


async def test_over_http_the_page_of_a_ruleset(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with running(database) as server:
        async with browser(server) as http:
            http.timeout = httpx.Timeout(LONG)
            await http.get("/api/catalogue")
            found = (await asked(http, QUICK)).json()
            async with asyncio.timeout(LONG):
                while not found["done"]:
                    found = (await asked(http, QUICK, found["version"], all="true")).json()
            assert found["stage"] == "solved"
            assert found["exact"] is True
            assert found["lower"] == pytest.approx(found["upper"])
            page = found["page"]
            assert sum(each["percent"] for each in page["sums"]) == pytest.approx(100.0)
            assert sum(each["percent"] for each in page["results"]) == pytest.approx(100.0)
            assert all(each["lower"] is not None for each in page["rules"])
            said = [
                (await asked(http, QUICK, -1, all="true", lang=lang)).json()["page"]["results"]
                for lang in LANGUAGES
            ]
            assert len({each[0]["words"] for each in said}) == len(LANGUAGES)
            await refuses_what_is_hostile(http)
            await plays_on_while_it_works(server, http)
        workers = children(server.process.pid)
        assert server.stop(signal.SIGINT) == 0
        assert all(gone(pid) for pid in workers)
    assert list(Path(f"{database}.figures").iterdir())


async def refuses_what_is_hostile(http: httpx.AsyncClient) -> None:
    for rules in (
        "",
        "no_such",
        f"{QUICK}~bets.min~-1",
        "~" * 1999,
        "x" * 5000,
        "\0\u202e",
        "../../x",
    ):
        answer = await asked(http, rules)
        assert answer.status_code == 400, rules
        assert answer.json()["text"]
    assert (await http.get("/api/odds")).status_code == 400
    assert (await asked(http, QUICK, page="<script>")).status_code == 400


async def plays_on_while_it_works(server: Running, http: httpx.AsyncClient) -> None:
    """While a solution is worked at, the server answers as fast as ever."""
    await asked(http, HEAVY)
    waiting = asyncio.create_task(asked(http, HEAVY, 1))
    took = []
    for _ in range(40):
        begun = time.monotonic()
        assert (await http.get("/healthz")).status_code == 200
        took.append(time.monotonic() - begun)
        await asyncio.sleep(0.02)
    assert sorted(took)[len(took) // 2] < 0.1
    assert children(server.process.pid)
    waiting.cancel()


async def test_too_many_questions_are_refused(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db") as server:
        async with browser(server) as http:
            await http.get("/api/catalogue")
            answers = [
                (await asked(http, "no_such" + str(number))).status_code for number in range(80)
            ]
            assert answers[0] == 400
            assert answers[-1] == 429
