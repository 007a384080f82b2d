"""A disk that is full: moves fail, nothing is lost, and play goes on when there is room again."""

import asyncio
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from siete.errors import SieteError
from tests.server.store.conftest import Opener


@contextmanager
def files_of_at_most(size: int) -> Iterator[None]:
    """No file of this process can grow over this size, as on a disk that is full."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


async def test_a_full_disk(tmp_path: Path, opened: Opener) -> None:
    file = tmp_path / "siete.db"
    store = opened(str(file))
    await store.create_table("t", "ABC", [], at=0)
    assert await store.append("t", 1, b"x" * 5000, at=1)
    log = file.with_name("siete.db-wal")
    with files_of_at_most(log.stat().st_size + 100):
        told = await asyncio.gather(
            *(store.append("t", seq, b"x" * 5000, at=1) for seq in range(2, 12)),
            store.save_rules("ana", "Nadal", "sala", at=1),
            return_exceptions=True,
        )
        for failed in told:
            assert isinstance(failed, SieteError)
            assert failed.code == "storage_failed"
        assert [row.seq for row in await store.rows("t")] == [1]
    assert await store.append("t", 2, b"there is room", at=1)
    assert [row.seq for row in await store.rows("t")] == [1, 2]
    await store.aclose()
    again = opened(str(file))
    assert (await again.rows("t"))[1].body == b"there is room"
    assert await again.saved_rules("ana") == []


async def test_a_disk_that_fails_after_an_acknowledgement(tmp_path: Path, opened: Opener) -> None:
    store = opened(str(tmp_path / "siete.db"))
    await store.create_table("t", "ABC", [], at=0)
    with pytest.raises(SieteError), files_of_at_most(100):
        await store.append("t", 1, b"x" * 5000, at=1)
    assert await store.append("t", 1, b"x", at=1)
