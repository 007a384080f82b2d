"""A phone on its side shows all that is needed, and what covers the table tells of one's turn."""

from functools import partial
from typing import Any

import pytest
from playwright.async_api import expect

from tests.browser.conftest import People
from tests.browser.looks import PAINTED
from tests.browser.screens import LAPTOP, PHONE, Screen, next_asked

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

CROWDED = [*ON_ITS_SIDE, (390, 664), PHONE, (1280, 640), LAPTOP]

IN_THE_WAY = """() => {
    const cloth = document.querySelector(".felt").getBoundingClientRect();
    const parts = [...document.querySelectorAll(".seats .plate, .seats .slot, .own .slot, .stock")];
    const boxes = parts.map(
        part => [part, part.closest("[data-seat]"), part.getBoundingClientRect()]
    );
    const meet = (a, b) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    return boxes.filter(([, seat, box], k) =>
        box.top < cloth.top - 2 || box.bottom > cloth.bottom + 2 ||
        boxes.slice(k + 1).some(([, other, its]) => other !== seat && meet(box, its))
    ).map(([part]) => part.outerHTML);
}"""
"""Cards and names that are off the cloth, or on somebody else's."""


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


def _has_more_than(people: int, screen: Screen) -> bool:
    return len(screen.seated) > people


async def test_twelve_have_room_at_every_size(people: People) -> None:
    host = await people.host(LAPTOP, "siete_y_media", still=True)
    while (there := len(host.seated)) < 12:
        await host.button(host.say("web-add-bot")).click()
        await host.until(partial(_has_more_than, there))
    await host.begin()
    await host.until(lambda each: bool(each.state.get("round")))
    await expect(host.page.locator(".seats .card")).to_have_count(11)
    for width, height in CROWDED:
        await host.page.set_viewport_size({"width": width, "height": height})
        await host.page.evaluate(PAINTED)
        assert await host.page.evaluate(IN_THE_WAY) == [], (width, height)
        assert await host.page.evaluate(OUTSIDE) == [], (width, height)


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
