"""What the store keeps and gives back, on both databases."""

import asyncio
import os
import stat
from pathlib import Path

import pytest

from siete.errors import SieteError
from siete.server.store import Row, SavedRules, Store, StoredTable, open_store
from siete.server.store.store import LARGEST_BODY, MOST_SAVED
from tests.server.store.conftest import Opener

ODD_TEXTS = ("\0", "a\0b", "\ud800", "")


async def test_rows_come_back_in_order_as_they_were(store: Store) -> None:
    bodies = [b"", b"{}", bytes(range(256)), "ñ €".encode()]
    assert await store.create_table("t", "ABC", [], at=5)
    for seq, body in enumerate(bodies, 1):
        assert await store.append("t", seq, body, at=1_900_000_000_000 + seq)
    rows = [Row(seq, 1_900_000_000_000 + seq, body) for seq, body in enumerate(bodies, 1)]
    assert await store.rows("t") == rows
    assert await store.rows("t", after=2) == rows[2:]
    assert await store.rows("t", after=4) == []


async def test_all_is_there_after_closing_and_opening_again(database: str, opened: Opener) -> None:
    store = opened(database)
    await store.create_table("t", "ABC", [Row(1, 7, b"first")], at=5)
    await store.append("t", 2, b"second", at=8)
    await store.aclose()
    again = opened(database)
    assert await again.rows("t") == [Row(1, 7, b"first"), Row(2, 8, b"second")]
    assert again.signing_key == store.signing_key
    assert len(store.signing_key) == 32


async def test_a_row_s_place_is_taken_once(store: Store) -> None:
    await store.create_table("t", "ABC", [], at=0)
    assert await store.append("t", 1, b"mine", at=1)
    assert not await store.append("t", 1, b"theirs", at=2)
    assert await store.rows("t") == [Row(1, 1, b"mine")]


async def test_in_one_group_the_first_wins_and_the_lost_take_no_others_with_them(
    store: Store,
) -> None:
    for name in ("a", "b"):
        await store.create_table(name, name, [], at=0)
    await store.append("a", 1, b"earlier", at=0)
    won = await asyncio.gather(
        store.append("a", 1, b"too late", at=1),
        store.append("b", 1, b"first", at=1),
        store.append("b", 1, b"second", at=1),
        store.append("a", 2, b"next", at=1),
    )
    assert list(won) == [False, True, False, True]
    assert await store.rows("a") == [Row(1, 0, b"earlier"), Row(2, 1, b"next")]
    assert await store.rows("b") == [Row(1, 1, b"first")]


async def test_what_can_not_be_stored_takes_no_others_with_it(store: Store) -> None:
    await store.create_table("t", "ABC", [], at=0)
    told = await asyncio.gather(
        *(store.append("t", seq, b"good", at=1) for seq in range(1, 20)),
        store.append("nobody's", 1, b"no such table", at=1),
        store.append("t", 2**80, b"no such number", at=1),
        store.append("t\0", 1, b"no such name", at=1),
        store.append("t", 20, b"good", at=1),
        return_exceptions=True,
    )
    assert told[:19] == [True] * 19
    gone, number, name, last = told[19:]
    assert isinstance(gone, SieteError)
    assert gone.code == "table_gone"
    assert isinstance(number, SieteError)
    assert isinstance(name, SieteError)
    assert last is True
    assert [row.seq for row in await store.rows("t")] == list(range(1, 21))


async def test_thousands_of_rows_at_once(store: Store) -> None:
    await store.create_table("t", "ABC", [], at=0)
    numbers = range(1, 3001)
    assert all(await asyncio.gather(*(store.append("t", seq, b"x", at=1) for seq in numbers)))
    assert [row.seq for row in await store.rows("t")] == list(numbers)


async def test_rows_may_be_large_but_not_larger(store: Store) -> None:
    await store.create_table("t", "ABC", [], at=0)
    largest = os.urandom(LARGEST_BODY)
    # More than goes into one group.
    assert all(await asyncio.gather(*(store.append("t", n, largest, at=1) for n in range(1, 60))))
    assert (await store.rows("t", after=58))[0].body == largest
    for attempt in (
        store.append("t", 60, largest + b"x", at=1),
        store.create_table("u", "DEF", [Row(1, 1, largest + b"x")], at=1),
    ):
        with pytest.raises(SieteError) as refused:
            await attempt
        assert refused.value.code == "entry_too_large"
        assert refused.value.params == {"most": LARGEST_BODY}
    assert await store.find("DEF") is None


async def test_tables_are_found_by_code_and_id(store: Store) -> None:
    assert await store.create_table("t", "ABC", [], at=5)
    table = StoredTable("t", "ABC", created=5, closed=None)
    assert await store.find("ABC") == table
    assert await store.table("t") == table
    assert await store.find("abc") is None
    assert await store.table("ABC") is None


async def test_a_code_and_an_id_belong_to_one_table(store: Store) -> None:
    assert await store.create_table("t", "ABC", [Row(1, 1, b"mine")], at=5)
    assert not await store.create_table("u", "ABC", [Row(1, 1, b"theirs")], at=6)
    assert not await store.create_table("t", "DEF", [Row(2, 1, b"theirs")], at=6)
    assert await store.rows("u") == []
    assert await store.rows("t") == [Row(1, 1, b"mine")]


async def test_a_closed_table_stays_but_is_not_among_the_open(store: Store) -> None:
    for at, name in enumerate(("b", "c", "a")):
        await store.create_table(name, name, [Row(1, 1, b"x")], at=at)
    assert await store.open_tables() == ["b", "c", "a"]
    assert await store.set_closed("c", 99)
    assert await store.open_tables() == ["b", "a"]
    assert await store.find("c") == StoredTable("c", "c", created=1, closed=99)
    assert await store.rows("c") == [Row(1, 1, b"x")]
    assert await store.set_closed("c", None)
    assert await store.open_tables() == ["b", "c", "a"]
    assert not await store.set_closed("nobody's", 99)


async def test_a_deleted_table_is_gone_with_its_log(store: Store) -> None:
    await store.create_table("t", "ABC", [Row(1, 1, b"x")], at=0)
    await store.create_table("u", "DEF", [Row(1, 1, b"y")], at=0)
    assert await store.delete_table("t")
    assert not await store.delete_table("t")
    assert await store.find("ABC") is None
    assert await store.rows("t") == []
    assert await store.open_tables() == ["u"]
    assert await store.rows("u") == [Row(1, 1, b"y")]
    with pytest.raises(SieteError) as refused:
        await store.append("t", 2, b"x", at=1)
    assert refused.value.code == "table_gone"
    assert await store.create_table("t", "ABC", [], at=0)
    assert await store.rows("t") == []


async def test_nothing_of_a_deleted_table_is_left_in_the_file(
    tmp_path: Path, opened: Opener
) -> None:
    store = opened(str(tmp_path / "siete.db"))
    marks = [b"a-mark-of-%d" % size for size in (1, 50_000)]
    filled = [mark + b"." * (i * 50_000) for i, mark in enumerate(marks)]
    await store.create_table("t", "a-code-of-it", [Row(1, 1, filled[0])], at=0)
    await store.append("t", 2, filled[1], at=1)
    await store.rows("t")

    def found() -> set[bytes]:
        files = b"".join(file.read_bytes() for file in tmp_path.iterdir())
        return {mark for mark in [*marks, b"a-code-of-it"] if mark in files}

    assert found() == {*marks, b"a-code-of-it"}
    await store.delete_table("t")
    assert found() == set()


async def test_a_file_is_for_its_owner_s_eyes_only(tmp_path: Path, opened: Opener) -> None:
    before = os.umask(0)
    try:
        store = opened(str(tmp_path / "siete.db"))
        await store.create_table("t", "ABC", [], at=0)
    finally:
        os.umask(before)
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
    assert modes.keys() >= {"siete.db", "siete.db-wal", "siete.db.lock"}
    assert set(modes.values()) == {0o600}


async def test_what_a_database_can_not_hold_is_not_found(store: Store) -> None:
    for text in ODD_TEXTS:
        assert await store.find(text) is None
        assert await store.table(text) is None
        assert await store.rows(text) == []
        assert await store.saved_rules(text) == []
        assert not await store.delete_rules("ana", text)
        assert not await store.set_closed(text, 1)
        assert not await store.delete_table(text)


async def test_rules_are_kept_by_person_and_name(store: Store) -> None:
    await store.save_rules("ana", "Nadal", "sala", at=1)
    await store.save_rules("ana", "Estiu ☀", "set_i_mig~honour", at=2)
    await store.save_rules("bruno", "Nadal", "eptamisi", at=3)
    nadal, estiu = SavedRules("Nadal", "sala", 1), SavedRules("Estiu ☀", "set_i_mig~honour", 2)
    assert await store.saved_rules("ana") == [estiu, nadal]
    await store.save_rules("ana", "Nadal", "sala~honour", at=4)
    assert await store.saved_rules("ana") == [SavedRules("Nadal", "sala~honour", 4), estiu]
    assert await store.delete_rules("ana", "Nadal")
    assert not await store.delete_rules("ana", "Nadal")
    assert await store.saved_rules("ana") == [estiu]
    assert await store.saved_rules("bruno") == [SavedRules("Nadal", "eptamisi", 3)]


@pytest.mark.parametrize(
    "name", ["", " ", " a", "a ", "a\nb", "a\0", "\u202eb", "\ud800", "a" * 61]
)
async def test_a_name_of_rules_can_be_seen(store: Store, name: str) -> None:
    with pytest.raises(SieteError) as refused:
        await store.save_rules("ana", name, "sala", at=1)
    assert refused.value.code == "saved_name"
    assert await store.saved_rules("ana") == []


async def test_nobody_saves_rules_without_end(store: Store) -> None:
    for number in range(MOST_SAVED):
        await store.save_rules("ana", str(number), "sala", at=number)
    with pytest.raises(SieteError) as refused:
        await store.save_rules("ana", "one more", "sala", at=1)
    assert refused.value.code == "too_many_saved_rules"
    await store.save_rules("ana", "7", "eptamisi", at=1)
    await store.save_rules("bruno", "one more", "sala", at=1)
    assert len(await store.saved_rules("ana")) == MOST_SAVED


async def test_closing_finishes_what_waits_and_takes_nothing_more(
    database: str, opened: Opener
) -> None:
    store = opened(database)
    await store.create_table("t", "ABC", [], at=0)
    waiting = [asyncio.ensure_future(store.append("t", n, b"x", at=1)) for n in range(1, 301)]
    await asyncio.sleep(0)  # each has begun
    await store.aclose()
    assert await asyncio.gather(*waiting) == [True] * 300
    for refused in (store.append("t", 301, b"x", at=1), store.rows("t"), store.check()):
        with pytest.raises(SieteError) as closed:
            await refused
        assert closed.value.code == "storage_failed"
    assert len(await opened(database).rows("t")) == 300


async def test_who_gives_up_waiting_does_not_disturb_the_others(store: Store) -> None:
    await store.create_table("t", "ABC", [], at=0)
    waiting = [asyncio.ensure_future(store.append("t", n, b"x", at=1)) for n in range(1, 101)]
    await asyncio.sleep(0)
    for task in waiting[::2]:
        task.cancel()
    told = await asyncio.gather(*waiting, return_exceptions=True)
    assert told[1::2] == [True] * 50
    assert {row.seq for row in await store.rows("t")} >= set(range(2, 101, 2))


def test_a_store_outlives_the_event_loop_that_used_it(database: str) -> None:
    store = open_store(database)

    async def leave() -> None:
        await store.create_table("t", "ABC", [], at=0)
        for number in range(1, 50):
            asyncio.get_running_loop().create_task(store.append("t", number, b"x", at=1))
        await asyncio.sleep(0)

    asyncio.run(leave())
    assert asyncio.run(store.append("t", 100, b"x", at=1))
    asyncio.run(store.check())
    store.close()
    store.close()
