"""A phone on its side, whose camera looks out of the screen: there is nothing to read or tap."""

import pytest
from playwright.async_api import expect

from tests.browser.conftest import People

pytestmark = pytest.mark.asyncio(loop_scope="session")

SIDE = (844, 390)
CAMERA = 47
"""How many pixels a phone of Apple's keeps free at either end."""

UNDER_IT = """(wide) => {
    const told = document.querySelectorAll("button, a, input, select, h1, h2, h3, p, svg");
    return [...told].filter(each => {
        const box = each.getBoundingClientRect();
        const seen = box.width > 1 && box.height > 1 && !each.closest(".toast, .unseen");
        return seen && (box.left < wide || box.right > innerWidth - wide);
    }).map(each => each.outerHTML.slice(0, 120));
}"""
"""What can be seen beyond what is kept free at either end."""


async def test_nothing_is_under_the_camera(people: People) -> None:
    screen = await people.somebody(SIDE, has_touch=True, is_mobile=True, still=True)
    page = screen.page
    tools = await page.context.new_cdp_session(page)
    ends = {"left": CAMERA, "right": CAMERA, "top": 0, "bottom": 21}
    await tools.send("Emulation.setSafeAreaInsetsOverride", {"insets": ends})
    for path in ("/new", "/rules/sala", "/check", "/"):
        await screen.open(path)
        await expect(page.get_by_role("heading").first).to_be_visible()
        assert await page.evaluate(UNDER_IT, CAMERA) == [], path

    await screen.button(screen.say("web-home-play")).click()
    await screen.until(lambda each: bool(each.state.get("round")))
    await screen.painted()
    guide = page.get_by_role("complementary", name=screen.say("web-guide"))
    await expect(guide).to_be_visible()
    assert await page.evaluate(UNDER_IT, CAMERA) == []
