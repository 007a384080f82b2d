"""Several processes on one PostgreSQL: who wins, what they hear of each other, lost servers."""

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import psycopg
import pytest

from siete.errors import SieteError
from siete.server.store import Row, Store, open_store
from siete.server.store.notices import payloads
from tests.server.postgres import Postgres
from tests.server.store.conftest import Opener

WITHIN = 30.0


class Heard:
    """What a store's listener was told."""

    def __init__(self) -> None:
        self.told: list[frozenset[str] | None] = []
        self._came = asyncio.Event()

    def __call__(self, changed: frozenset[str] | None) -> None:
        self.told.append(changed)
        self._came.set()

    async def until(self, enough: Callable[[], bool]) -> None:
        async with asyncio.timeout(WITHIN):
            while not enough():
                self._came.clear()
                await self._came.wait()

    @property
    def tables(self) -> set[str]:
        return {table_id for ids in self.told if ids is not None for table_id in ids}


async def listening(store: Store) -> Heard:
    heard = Heard()
    store.listen(heard, lambda text: None)
    await heard.until(lambda: None in heard.told)
    return heard


class Proxy:
    """Stands before a server, and cuts each connection that it is told to cut."""

    def __init__(self, server: Path, folder: Path) -> None:
        self._server = str(server / ".s.PGSQL.5432")
        self._path = str(folder / ".s.PGSQL.5432")
        self.cut_after: bytes | None = None
        """The server gets this, but the client no answer."""

    async def __aenter__(self) -> "Proxy":
        self._served: set[asyncio.Task[None]] = set()
        self._listening = await asyncio.start_unix_server(self._connected, self._path)
        return self

    async def __aexit__(self, *_: object) -> None:
        self._listening.close()
        for task in self._served:
            task.cancel()
        await asyncio.gather(*self._served, return_exceptions=True)

    async def _connected(
        self, from_client: asyncio.StreamReader, to_client: asyncio.StreamWriter
    ) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._served.add(task)
        from_server, to_server = await asyncio.open_unix_connection(self._server)
        back = asyncio.create_task(self._copy(from_server, to_client))
        try:
            while data := await from_client.read(65536):
                cut = self.cut_after is not None and self.cut_after in data
                if cut:
                    self.cut_after = None
                    back.cancel()
                    await asyncio.gather(back, return_exceptions=True)
                    to_client.close()
                to_server.write(data)
                if cut:
                    await from_server.read(1)  # it is done
                    break
        finally:
            back.cancel()
            for end in (to_client, to_server):
                end.close()
            await asyncio.gather(back, to_client.wait_closed(), return_exceptions=True)
            await asyncio.gather(to_server.wait_closed(), return_exceptions=True)

    async def _copy(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        while data := await source.read(65536):
            target.write(data)
        target.close()


@pytest.fixture
async def proxy(postgres: Postgres) -> AsyncIterator[Proxy]:
    folder = postgres.folder / "proxy"
    folder.mkdir(mode=0o755, exist_ok=True)
    async with Proxy(postgres.folder, folder) as standing:
        yield standing


async def test_of_two_that_append_the_same_each_row_is_won_once(
    postgres: Postgres, opened: Opener
) -> None:
    address = postgres.new_database()
    one, other = opened(address), opened(address)
    names = [f"t{number}" for number in range(20)]
    for name in names:
        await one.create_table(name, name, [], at=0)
    # Both in one order and in the opposite one, in large groups.
    places = [(name, seq) for seq in range(1, 51) for name in names]
    won = await asyncio.gather(
        *(one.append(*place, b"one", at=1) for place in places),
        *(other.append(*place, b"other", at=2) for place in reversed(places)),
    )
    by_one = {place for place, mine in zip(places, won, strict=False) if mine}
    theirs = won[len(places) :]
    by_other = {place for place, mine in zip(reversed(places), theirs, strict=True) if mine}
    assert by_one | by_other == set(places)
    assert by_one & by_other == set()
    for name in names:
        rows = await other.rows(name)
        assert [row.seq for row in rows] == list(range(1, 51))
        for row in rows:
            assert (row.body == b"one") == ((name, row.seq) in by_one)


async def test_what_one_process_changes_the_other_hears(postgres: Postgres, opened: Opener) -> None:
    address = postgres.new_database()
    one, other = opened(address), opened(address)
    heard = await listening(other)
    names = {f"table-{number}-{'x' * 60}" for number in range(300)}  # more than one notice holds
    for name in names:
        await one.create_table(name, name, [], at=0)
    await heard.until(lambda: heard.tables >= names)
    heard.told.clear()
    await asyncio.gather(*(one.append(name, 1, b"x", at=1) for name in names))
    await heard.until(lambda: heard.tables >= names)
    for change in (one.set_closed("table", 1), one.delete_table("other-table")):
        heard.told.clear()
        await change
        await heard.until(lambda: bool(heard.tables))


async def test_a_notice_means_that_the_row_is_there(postgres: Postgres, opened: Opener) -> None:
    address = postgres.new_database()
    one, other = opened(address), opened(address)
    await one.create_table("t", "ABC", [], at=0)
    heard = await listening(other)
    for seq in range(1, 51):
        heard.told.clear()
        appending = asyncio.ensure_future(one.append("t", seq, b"x", at=1))
        await heard.until(lambda: "t" in heard.tables)
        assert (await other.rows("t"))[-1].seq == seq
        assert await appending


async def test_nobody_hears_of_what_was_lost_or_of_what_he_did(
    postgres: Postgres, opened: Opener
) -> None:
    address = postgres.new_database()
    one, other = opened(address), opened(address)
    heard = await listening(other)
    for name in ("own", "lost", "last"):
        await other.create_table(name, name, [Row(1, 1, b"x")], at=0)
    assert await other.append("own", 2, b"x", at=1)
    assert not await one.append("lost", 1, b"y", at=1)
    assert await one.append("last", 2, b"y", at=1)
    await heard.until(lambda: "last" in heard.tables)
    assert heard.told == [None, frozenset({"last"})]


async def test_on_sqlite_there_is_nobody_to_hear(tmp_path: Path, opened: Opener) -> None:
    store = opened(str(tmp_path / "siete.db"))
    heard = Heard()
    store.listen(heard, lambda text: None)
    await store.create_table("t", "ABC", [], at=0)
    assert heard.told == []


def test_notices_are_short_enough_and_hold_everything() -> None:
    names = {f"{number}-{'ñ' * (number % 70)}" for number in range(1000)}
    sent = list(payloads("origin", names))
    assert all(len(each.encode()) < 8000 for each in sent)
    assert {name for each in sent for name in each.split("\n")[1:]} == names
    assert {each.split("\n")[0] for each in sent} == {"origin"}
    assert list(payloads("origin", ())) == []


async def test_a_restart_between_moves_is_not_noticed(postgres: Postgres, opened: Opener) -> None:
    address = postgres.new_database()
    one, other = opened(address), opened(address)
    await one.create_table("t", "ABC", [], at=0)
    assert await one.append("t", 1, b"x", at=1)
    await one.rows("t")
    heard = await listening(other)
    postgres.stop()
    heard.told.clear()
    postgres.start()
    assert [row.seq for row in await one.rows("t")] == [1]
    assert await one.append("t", 2, b"x", at=1)
    await heard.until(lambda: None in heard.told)
    assert await one.append("t", 3, b"x", at=1)
    await heard.until(lambda: "t" in heard.tables)
    assert [row.seq for row in await other.rows("t")] == [1, 2, 3]


async def test_while_the_server_is_away_everything_fails_and_then_goes_on(
    postgres: Postgres, opened: Opener
) -> None:
    store = opened(postgres.new_database())
    await store.create_table("t", "ABC", [], at=0)
    acknowledged = []

    async def go_on() -> None:
        seq = 0
        while True:
            seq += 1
            await store.append("t", seq, b"x", at=1)
            acknowledged.append(seq)

    appending = asyncio.ensure_future(go_on())
    while len(acknowledged) < 50:
        await asyncio.sleep(0)
    await asyncio.to_thread(postgres.stop)
    with pytest.raises(SieteError) as failed:
        await appending
    assert failed.value.code == "storage_failed"
    for refused in (store.append("t", 9999, b"x", at=1), store.rows("t"), store.check()):
        with pytest.raises(SieteError) as failed:
            await refused
        assert failed.value.code == "storage_failed"
    await asyncio.to_thread(postgres.start)
    rows = await store.rows("t")
    # The last one may have been committed without an answer.
    assert len(rows) - len(acknowledged) in (0, 1)
    assert await store.append("t", len(rows) + 1, b"x", at=1)


async def test_a_row_whose_commit_had_no_answer_is_not_acknowledged_but_seen(
    postgres: Postgres, proxy: Proxy
) -> None:
    address = postgres.new_database()
    by_proxy = address.replace(str(postgres.folder), str(postgres.folder / "proxy"))
    store = await asyncio.to_thread(open_store, by_proxy)
    await store.create_table("t", "ABC", [], at=0)
    assert await store.append("t", 1, b"x", at=1)
    heard = await listening(store)
    proxy.cut_after = b"COMMIT\0"
    with pytest.raises(SieteError) as failed:
        await store.append("t", 2, b"x", at=1)
    assert failed.value.code == "storage_failed"
    if len(await store.rows("t")) < 2:  # not done yet: then it will be heard of
        await heard.until(lambda: "t" in heard.tables)
    assert [row.seq for row in await store.rows("t")] == [1, 2]
    assert not await store.append("t", 2, b"y", at=1)
    assert await store.append("t", 3, b"x", at=1)
    await store.aclose()


async def test_a_connection_cut_before_commit_costs_nobody_the_move(
    postgres: Postgres, proxy: Proxy
) -> None:
    address = postgres.new_database()
    by_proxy = address.replace(str(postgres.folder), str(postgres.folder / "proxy"))
    store = await asyncio.to_thread(open_store, by_proxy)
    await store.create_table("t", "ABC", [], at=0)
    proxy.cut_after = b"INSERT INTO rows"
    assert await store.append("t", 1, b"x", at=1)
    assert [row.seq for row in await store.rows("t")] == [1]
    await store.aclose()


async def test_a_database_that_does_not_answer_holds_up_nobody_for_ever(
    postgres: Postgres,
) -> None:
    address = postgres.new_database()
    store = await asyncio.to_thread(open_store, address, patience=0.3)
    await store.create_table("t", "ABC", [], at=0)
    with psycopg.connect(address) as somebody:
        somebody.execute("LOCK TABLE rows IN ACCESS EXCLUSIVE MODE")
        for waiting in (store.append("t", 1, b"x", at=1), store.rows("t")):
            with pytest.raises(SieteError) as failed:
                await waiting
            assert failed.value.code == "storage_failed"
        abandoned = store.append("t", 2, b"x", at=1)  # waits behind the first, and is given up
        with pytest.raises(SieteError):
            await abandoned
    assert await store.append("t", 3, b"x", at=1)
    assert 2 not in [row.seq for row in await store.rows("t")]
    await store.aclose()
