"""Answers that take long, and how they leave time for all the rest."""

import asyncio
import time
from itertools import pairwise

import pytest

from siete.errors import SieteError
from siete.server.limits import ADDRESS_WAITING
from siete.server.slowly import Slowly


async def test_one_comes_after_another_with_as_long_a_rest_in_between() -> None:
    slowly = Slowly()
    done: list[tuple[float, float]] = []

    async def answer() -> None:
        async with slowly.turn("here"):
            began = time.monotonic()
            while time.monotonic() < began + 0.01:
                """Reckon something."""
            done.append((began, time.monotonic()))

    await asyncio.gather(*(answer() for _ in range(5)))
    pairs = pairwise(done)
    # The loop's clock may be as much ahead of the other as it is coarse.
    assert all(then - end >= (end - began) * 0.8 for (began, end), (then, _) in pairs)


async def test_an_address_has_only_so_many_waiting() -> None:
    slowly = Slowly()
    go_on = asyncio.Event()

    async def answer() -> None:
        async with slowly.turn("here"):
            await go_on.wait()

    waiting = [asyncio.create_task(answer()) for _ in range(ADDRESS_WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(SieteError, match="too_many_requests"):
        await answer()
    elsewhere = asyncio.create_task(_pass(slowly, "elsewhere"))
    go_on.set()
    await asyncio.gather(*waiting, elsewhere)
    await answer()


async def _pass(slowly: Slowly, address: str) -> None:
    async with slowly.turn(address):
        """Nothing takes no time."""


async def test_who_fails_or_gives_up_does_not_keep_the_turn() -> None:
    slowly = Slowly()
    with pytest.raises(SieteError, match="no_such_round"):
        async with slowly.turn("here"):
            raise SieteError("no_such_round")
    async with slowly.turn("here"):
        gives_up = asyncio.create_task(_pass(slowly, "here"))
        await asyncio.sleep(0)
        gives_up.cancel()
    async with asyncio.timeout(5):
        await _pass(slowly, "here")
