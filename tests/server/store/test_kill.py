"""A process may be killed at any moment: no row that it acknowledged is missing."""

import random
import subprocess
import sys
from pathlib import Path

import pytest

from siete.server.store import Row
from tests.server.store.appending import TABLES, body
from tests.server.store.conftest import Opener

ROOT = Path(__file__).parents[3]


def killed(database: str, after: int) -> list[tuple[str, int]]:
    """What a process acknowledged that was killed after so many acknowledgements were read."""
    asked = [sys.executable, "-m", "tests.server.store.appending", database]
    with subprocess.Popen(asked, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(after)]
        process.kill()
        lines += process.stdout.read().splitlines(keepends=True)
    assert process.returncode == -9
    return [(name, int(seq)) for name, seq in (line.split() for line in lines if line[-1] == "\n")]


async def check_kills(database: str, opened: Opener, kills: int) -> None:
    chance = random.Random(kills)
    acknowledged = dict.fromkeys(TABLES, 0)
    for _ in range(kills):
        said = killed(database, chance.randrange(1, 400))
        for name, seq in said:
            assert seq > acknowledged[name]
            acknowledged[name] = seq
        store = opened(database)
        for name in TABLES:
            rows = await store.rows(name)
            # All that was acknowledged, and at most the one that was on its way.
            assert 0 <= len(rows) - acknowledged[name] <= 1 or acknowledged[name] == 0
            assert rows[1:] == [Row(seq, seq, body(name, seq)) for seq in range(2, len(rows) + 1)]
            acknowledged[name] = max(acknowledged[name], len(rows))
        await store.aclose()
    assert sum(acknowledged.values()) > kills


async def test_nothing_acknowledged_is_lost_by_a_few_kills(database: str, opened: Opener) -> None:
    await check_kills(database, opened, 5)


@pytest.mark.long
async def test_nothing_acknowledged_is_lost_by_many_kills(database: str, opened: Opener) -> None:
    await check_kills(database, opened, 100)
