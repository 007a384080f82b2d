"""Durable appends a second: of many tables at once, in groups, against one after another."""

import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path

from measure import where

from siete.server.store import Store, open_store

GOES = 5
TABLES = 400
SECONDS = 1.0
BODY = b"x" * 300
LEAST = 5.0


async def appended(store: Store, names: list[str], counters: dict[str, "count[int]"]) -> int:
    """How many rows were acknowledged in the time, by these tables at once."""
    end = time.perf_counter() + SECONDS

    async def go_on(name: str) -> int:
        done = 0
        while time.perf_counter() < end:
            if not await store.append(name, next(counters[name]), BODY, at=0):
                raise AssertionError
            done += 1
        return done

    return sum(await asyncio.gather(*map(go_on, names)))


async def measure(database: str) -> dict[str, float]:
    """Appends a second of either way: the median of several goes, in turns."""
    store = open_store(database)
    names = [f"table-{number:04}" for number in range(TABLES)]
    for name in names:
        await store.create_table(name, name, [], at=0)
    counters = {name: count(1) for name in names}
    ways: dict[str, Callable[[], Awaitable[int]]] = {
        "one by one": lambda: appended(store, names[:1], counters),
        f"{TABLES} tables": lambda: appended(store, names, counters),
    }
    seen: dict[str, list[float]] = {way: [] for way in ways}
    for _ in range(GOES):
        for way, run in ways.items():
            start = time.perf_counter()
            done = await run()
            seen[way].append(done / (time.perf_counter() - start))
    for name in names:
        await store.delete_table(name)
    await store.aclose()
    return {way: statistics.median(rates) for way, rates in seen.items()}


def main() -> int:
    """Print the figures; return 1 when groups are not worth enough.

    The database is a new SQLite file in the folder of temporary files, or an address that is given.
    """
    with tempfile.TemporaryDirectory() as folder:
        given = sys.argv[1:] or [str(Path(folder) / "siete.db")]
        rates = asyncio.run(measure(given[0]))
    print(f"Durable appends a second, median of {GOES} goes in turns. {where()}")
    alone, grouped = rates.values()
    for way, rate in rates.items():
        print(f"  {way:14}{rate:9,.0f}   {rate / alone:6.1f} times")
    print(f"  At least {LEAST:.0f} times is the aim.")
    return int(grouped < LEAST * alone)


if __name__ == "__main__":
    sys.exit(main())
