"""A phone on its side shows all that is needed, and what covers the table tells of one's turn."""

from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.conftest import People
from tests.browser.screens import LAPTOP, PHONE, next_asked

pytestmark = pytest.mark.asyncio(loop_scope="session")

ON_ITS_SIDE = [(844, 390), (667, 375)]

OUTSIDE = """() => [...document.querySelectorAll(
    ".bar h2, .bar .body button, .bar .body input, .own .card, .own .total, .own .stake"
)].filter(each => {
    const box = each.getBoundingClientRect();
    return box.width > 0 && (
        box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight
        || each.scrollWidth > each.clientWidth + 1 && each.matches("button")
    );
}).map(each => each.outerHTML)"""
"""What of the own hand and of the moves can't be seen whole."""


@pytest.mark.parametrize("size", ON_ITS_SIDE, ids=["844", "667"])
async def test_a_round_can_be_played_on_a_phone_on_its_side(
    people: People, size: tuple[int, int]
) -> None:
    more: dict[str, Any] = {"has_touch": True, "is_mobile": True}
    host = await people.host(size, "siete_y_media", still=True, lang="es", **more)
    guest = await people.guest(host, LAPTOP, still=True)
    await host.begin("Bruno")
    while asked := await next_asked(host, guest):
        await host.painted()
        assert await host.page.evaluate(OUTSIDE) == []
        await asked.move()
    await host.painted()
    assert await host.page.evaluate(OUTSIDE) == []

    await host.button(host.say("web-aside")).click()
    await expect(host.button(host.say("web-back"))).to_be_visible()
    assert await host.page.evaluate(OUTSIDE) == []
    await host.page.keyboard.press("Escape")
    await expect(host.button(host.say("web-aside"))).to_be_visible()


async def test_a_drawer_over_the_table_tells_that_it_is_ones_turn(people: People) -> None:
    host = await people.host(PHONE, "sette_e_mezzo", still=True)
    guest = await people.guest(host, PHONE, still=True)
    await host.begin("Bruno")
    asked = await next_asked(host, guest)
    assert asked is not None
    await asked.open_tab("log")
    await asked.button(asked.say("web-your-turn")).click()
    await expect(asked.page.get_by_role("dialog", name=asked.say("web-panel"))).to_be_hidden()
    await asked.painted()

    other = guest if asked is host else host
    await other.open_tab("log")
    await expect(other.button(other.say("web-your-turn"))).to_have_count(0)
