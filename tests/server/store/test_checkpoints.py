"""SQLite's log is moved into the file while rows keep coming, and begins anew."""

import asyncio
from pathlib import Path

from siete.server.store.checkpoints import ROWS, ROWS_IN_THE_LOG
from tests.server.store.conftest import Opener

TABLES = [f"table {number}" for number in range(50)]
ROWS_AT_EACH = 4 * ROWS_IN_THE_LOG // len(TABLES)
BODY = b"x" * 3000
"""Longer than half a page: each row takes a page of its own in the log."""
PAGE = 4096


async def test_the_log_does_not_grow_without_end_while_rows_keep_coming(
    tmp_path: Path, opened: Opener
) -> None:
    file = tmp_path / "siete.db"
    store = opened(str(file))

    async def keep_on(table: str) -> None:
        await store.create_table(table, table, [], at=0)
        for seq in range(1, ROWS_AT_EACH + 1):
            assert await store.append(table, seq, BODY, at=seq)

    await asyncio.gather(*map(keep_on, TABLES))
    rows = len(TABLES) * ROWS_AT_EACH
    assert file.with_name("siete.db-wal").stat().st_size < 0.7 * rows * PAGE
    assert file.stat().st_size > (rows - ROWS_IN_THE_LOG - 10 * ROWS) * len(BODY)
    await store.aclose()
    again = opened(str(file))
    for table in TABLES:
        assert [row.seq for row in await again.rows(table)] == [*range(1, ROWS_AT_EACH + 1)]
