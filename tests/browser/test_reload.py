"""A page that is loaded again shows the same: the seat, the own cards, what can be chosen."""

import asyncio

import pytest

from tests.browser.conftest import People
from tests.browser.screens import LAPTOP, PHONE, Screen, next_asked

pytestmark = pytest.mark.asyncio(loop_scope="session")

# In Catalonia a round has every phase that there is: cards for the bank, a cut, late stakes.
PHASES = {"lobby", "pick", "cut", "before", "stakes", "turn", "bank", "between"}


def moment(screen: Screen) -> str:
    """The phase, and of a round what is going on."""
    if screen.phase != "round":
        return screen.phase
    asked = {choice["do"] for choice in screen.state["choices"]}
    if "bet" in asked:
        return "stakes"
    return "bank" if screen.state["me"] == screen.state["banker"] else "turn"


async def check_reload(*screens: Screen) -> None:
    for screen in screens:
        await screen.painted()
        before = await screen.seen()
        await screen.reload()
        assert await screen.seen() == before


async def test_reloading_in_every_phase_changes_nothing(people: People) -> None:
    host = await people.host(PHONE, "set_i_mig")
    guest = await people.guest(host, LAPTOP)
    both = (host, guest)
    await host.until(lambda each: "Bruno" in each.seated)
    await check_reload(*both)
    reloaded = {"lobby"}
    await host.begin("Bruno")

    while not reloaded >= PHASES:  # where all are bust there is nothing for the bank to do
        while asked := await next_asked(*both):
            if moment(asked) not in reloaded:
                reloaded.add(moment(asked))
                await check_reload(*both)
            await asked.move()
        if moment(host) not in reloaded:
            reloaded.add(moment(host))
            await check_reload(*both)
        assert await host.result() == await guest.result()
        await asyncio.gather(*(each.go_on() for each in both))
