"""What rules are worth, in a browser: the line in the form, and the page of a ruleset."""

import re

import pytest
from playwright.async_api import expect

from tests.browser.conftest import People
from tests.browser.looks import check_looks
from tests.browser.screens import LAPTOP, PHONE

pytestmark = pytest.mark.asyncio(loop_scope="session")

LONG = 120_000
"""Milliseconds: the first figures may have to wait for a compiler."""


async def test_the_line_follows_the_rules_and_nothing_jumps(people: People) -> None:
    screen = await people.somebody(PHONE, still=True)
    await screen.open("/new?rules=sette_e_mezzo")
    line = screen.page.locator("p.edge")
    await expect(line).to_contain_text(re.compile(r"keeps 20\.42 of every 100 chips"), timeout=LONG)
    bar = screen.button(screen.say("web-making-make"))
    before = await bar.bounding_box()

    await screen.page.get_by_role("switch", name=screen.say("variant-pot"), exact=True).click()
    await expect(line).to_have_attribute("aria-busy", "true")
    assert await bar.bounding_box() == before
    await expect(line).to_have_attribute("aria-busy", "false", timeout=LONG)
    await expect(line).not_to_be_empty()
    assert await bar.bounding_box() == before
    await check_looks(screen.page)


async def test_the_page_of_a_ruleset(people: People) -> None:
    screen = await people.somebody(LAPTOP, still=True)
    page = screen.page
    await screen.open("/rules/sette_e_mezzo#odds")
    section = page.get_by_role("region", name=screen.say("web-odds-title"))
    await expect(section).to_contain_text("20.42", timeout=LONG)
    table = section.get_by_role("table").first
    await expect(table).to_be_visible(timeout=LONG)
    await expect(table.get_by_role("columnheader").nth(2)).to_have_text("figure")
    nothing = table.get_by_role("row").filter(has=page.get_by_role("rowheader", name="–"))
    await expect(nothing.get_by_role("cell").first).to_contain_text(
        screen.say("solve-do", action="hit")
    )
    worths = section.get_by_role("list", name=screen.say("web-odds-rules"))
    await expect(worths).to_contain_text(re.compile(r"[+\u2212]\d+\.\d\d"), timeout=LONG)
    await expect(section).to_contain_text(screen.say("web-odds-evening", rounds=100))
    for size in (PHONE, LAPTOP, (1920, 1080)):
        await check_looks(page, size)
        wide = await page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0
