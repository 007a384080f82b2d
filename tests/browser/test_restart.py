"""A server that dies in the middle of a round and comes back: pages go on by themselves."""

import signal
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from tests.browser.conftest import People
from tests.browser.screens import LAPTOP, LOST_CONNECTION, PHONE, next_asked, play_round
from tests.server.running import running

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_pages_go_on_by_themselves_after_the_server_was_killed(
    client_built: None, browser: Browser, tmp_path: Path
) -> None:
    database = tmp_path / "siete.db"
    with running(database) as first:
        people = People(first, browser)
        host = await people.host(LAPTOP, "set_i_mig")
        guest = await people.guest(host, PHONE)
        await host.begin("Bruno")
        while asked := await next_asked(host, guest):
            await asked.move()
            if asked.phase == "round":
                break
        await next_asked(host, guest)
        await host.painted()
        await guest.painted()
        before = [await host.seen(), await guest.seen()]
        first.stop(signal.SIGKILL)
        for screen in (host, guest):
            await expect(screen.page.get_by_text(screen.say("web-reconnecting"))).to_be_visible()

    with running(database, port=first.port):
        for screen, seen in zip((host, guest), before, strict=True):
            await expect(screen.page.get_by_text(screen.say("web-reconnecting"))).to_have_count(0)
            await screen.painted()
            assert await screen.seen() == seen
        await play_round(host, guest)
        assert await host.result() == await guest.result()
        for screen in (host, guest):
            screen.forgive(LOST_CONNECTION)
            assert screen.troubles == []
        await people.leave()
