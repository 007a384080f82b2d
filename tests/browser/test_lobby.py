"""Before the first round, as the host sees it."""

from functools import partial

import pytest

from tests.browser.conftest import People
from tests.browser.screens import PHONE, Screen

pytestmark = pytest.mark.asyncio(loop_scope="session")


def has_more_than(there: int, screen: Screen) -> bool:
    return len(screen.seated) > there


async def test_the_host_chooses_how_well_a_bot_plays(people: People) -> None:
    host = await people.host(PHONE, "sette_e_mezzo", lang="es")
    for there, name in enumerate(("expert", "beginner"), 1):
        await host.page.get_by_label(host.say("web-bot-plays")).select_option(name)
        await host.button(host.say("web-add-bot")).click()
        await host.until(partial(has_more_than, there))
    bots = [person["bot"] for person in host.table["people"]]
    assert [bot for bot in bots if bot is not None] == ["expert", "beginner"]
