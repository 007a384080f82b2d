"""Before the first round, as the host sees it."""

from functools import partial

import pytest
from playwright.async_api import expect

from tests.browser.conftest import People
from tests.browser.screens import PHONE, Screen

pytestmark = pytest.mark.asyncio(loop_scope="session")


def has_more_than(there: int, screen: Screen) -> bool:
    return len(screen.seated) > there


async def test_the_host_chooses_how_well_and_how_boldly_a_bot_plays(people: People) -> None:
    host = await people.host(PHONE, "sette_e_mezzo", lang="es")
    temper = host.page.get_by_label(host.say("web-bot-temper"), exact=True)
    asked = (("expert", "bold"), ("casual", ""), ("bold", None))
    for there, (level, with_it) in enumerate(asked, 1):
        await host.page.get_by_label(host.say("web-bot-plays")).select_option(level)
        if with_it is None:
            await expect(temper).to_have_count(0)  # a temperament alone has no other
        else:
            await temper.select_option(with_it)
        await host.button(host.say("web-add-bot")).click()
        await host.until(partial(has_more_than, there))
    bots = [person["bot"] for person in host.table["people"]]
    assert [bot for bot in bots if bot is not None] == ["expert-bold", "casual", "bold"]
