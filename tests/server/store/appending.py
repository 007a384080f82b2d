"""Appends rows to several tables until it is killed, and says of each when it was acknowledged."""

import asyncio
import sys

from siete.server.store import Row, open_store

TABLES = [f"table-{number}" for number in range(8)]


def body(table_id: str, seq: int) -> bytes:
    """What a row says: it can be checked, and is of many lengths."""
    return f"{table_id} {seq} ".encode() * (seq % 40)


async def main(database: str) -> None:
    store = open_store(database)

    async def go_on(table_id: str) -> None:
        await store.create_table(table_id, table_id, [Row(1, 1, body(table_id, 1))], at=0)
        seq = (await store.rows(table_id))[-1].seq
        while True:
            seq += 1
            if not await store.append(table_id, seq, body(table_id, seq), at=seq):
                raise AssertionError
            sys.stdout.write(f"{table_id} {seq}\n")
            sys.stdout.flush()

    await asyncio.gather(*map(go_on, TABLES))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
