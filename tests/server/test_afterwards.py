"""What waits until those are answered who wait."""

import asyncio
from collections.abc import Callable

from siete.server.afterwards import WAITS_SECONDS, Afterwards, Work


def pieces(done: list[str], name: str, count: int) -> Work:
    """Work of so many pieces, each of which notes the name."""
    left = count

    def work() -> bool:
        nonlocal left
        left -= 1
        done.append(name)
        return left > 0

    return work


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(5):
        while not holds():
            await asyncio.sleep(0)


async def test_one_piece_is_done_each_time_round_in_the_order_given() -> None:
    done: list[str] = []
    afterwards = Afterwards(lambda: False)
    afterwards.add(pieces(done, "a", 2))
    afterwards.add(pieces(done, "b", 2))
    seen = []
    for _ in range(5):
        await asyncio.sleep(0)
        seen.append("".join(done))
    assert seen == ["a", "aa", "aab", "aabb", "aabb"]


async def test_what_comes_in_meanwhile_goes_first() -> None:
    done: list[str] = []
    afterwards = Afterwards(lambda: False)
    afterwards.add(pieces(done, "piece", 3))
    await asyncio.sleep(0)
    asyncio.get_running_loop().call_soon(done.append, "came in")
    await until(lambda: len(done) == 4)
    assert done.index("came in") < 3


async def test_work_may_be_added_by_work() -> None:
    done: list[str] = []
    afterwards = Afterwards(lambda: False)

    def adds() -> bool:
        afterwards.add(pieces(done, "added", 1))
        return False

    afterwards.add(adds)
    await until(lambda: done == ["added"])


async def test_it_gives_way_to_the_disk_but_not_for_ever() -> None:
    done: list[str] = []
    clock = asyncio.get_running_loop().time
    asked = 0

    def busy() -> bool:
        nonlocal asked
        asked += 1
        return True

    afterwards = Afterwards(busy)
    began = clock()
    afterwards.add(pieces(done, "a", 100))
    for _ in range(3):
        await asyncio.sleep(0)
    assert asked
    assert not done
    await until(lambda: len(done) == 100)
    assert WAITS_SECONDS <= clock() - began < 1


async def test_a_piece_that_fails_does_not_stop_the_rest() -> None:
    done: list[str] = []
    faults: list[object] = []
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _, context: faults.append(context.get("exception")))
    afterwards = Afterwards(lambda: False)

    def fails() -> bool:
        raise LookupError

    afterwards.add(fails)
    afterwards.add(pieces(done, "b", 1))
    await until(lambda: done == ["b"])
    assert [type(fault) for fault in faults] == [LookupError]
