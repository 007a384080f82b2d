"""Who only watches is sent nothing, and shown nothing, that lies face down."""

import re
from functools import partial

import pytest

from tests.browser.conftest import People
from tests.browser.screens import LAPTOP, PHONE, Screen, next_asked

pytestmark = pytest.mark.asyncio(loop_scope="session")


def hidden_cards(*players: Screen) -> set[str]:
    """The codes of the cards that lie face down: each is known to one of the players."""
    found = set()
    for screen in players:
        place = screen.state["round"]["seats"].index(screen.state["me"])
        for hand in screen.state["round"]["hands"][place]:
            cards = zip(hand["cards"], hand["faces"], strict=True)
            found |= {card for card, face in cards if face == "down"}
    return found


async def test_a_spectator_sees_nothing_hidden(people: People) -> None:
    host = await people.host(LAPTOP, "sette_e_mezzo")
    guest = await people.guest(host, PHONE)
    watcher, television = await people.somebody(PHONE), await people.somebody(LAPTOP)
    await watcher.come(host.code)
    await host.begin("Bruno")
    await host.until(lambda each: each.phase == "round")
    await television.open(f"/t/{host.code}/tv")
    # The host's own browser as a television shows what everybody sees.
    sofa = await people.another_tab(host)
    await sofa.open(f"/t/{host.code}/tv")
    watching = (watcher, television, sofa)

    secrets: set[str] = set()
    while asked := await next_asked(host, guest):
        hidden = hidden_cards(host, guest)
        secrets |= hidden
        for each in watching:
            await each.until(partial(knows_as_much, host.seq))
            check_hidden(hidden, "\n".join(each.received))
            check_hidden(hidden, await each.page.content())
        await asked.move()
    assert len(secrets) >= 2
    # The same check would have found them at who may see them.
    with pytest.raises(AssertionError):
        check_hidden(secrets, "\n".join(host.received))


def check_hidden(codes: set[str], text: str) -> None:
    found = {code for code in codes if re.search(rf"(?<![0-9a-zA-Z]){code}(?![0-9a-zA-Z])", text)}
    assert not found


def knows_as_much(seq: int, screen: Screen) -> bool:
    return screen.seq >= seq
