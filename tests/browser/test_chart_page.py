"""The page that ``siete chart`` writes, on a phone and on a large screen."""

from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, expect

from siete.odds.charts.html import chart_html
from siete.texts import texts
from tests.browser.screens import LAPTOP, PHONE
from tests.odds.charted import charted

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def opened(browser: Browser, folder: Path, size: tuple[int, int]) -> Page:
    """The casino's chart in Greek, whose words are long, at a screen of this size."""
    file = folder / "sala.html"
    file.write_text(chart_html(charted("sala", each_rule=True), texts("el")), encoding="utf-8")
    page = await browser.new_page(viewport={"width": size[0], "height": size[1]})
    await page.goto(file.as_uri())
    return page


@pytest.mark.parametrize("size", [PHONE, LAPTOP])
async def test_nothing_of_a_drawing_is_cut_off(
    browser: Browser, tmp_path: Path, size: tuple[int, int]
) -> None:
    page = await opened(browser, tmp_path, size)
    seen = page.locator("figure:visible")
    await expect(seen).to_have_count(3)
    for figure in await seen.all():
        box = await figure.bounding_box()
        inside = await figure.locator("svg").bounding_box()
        assert box is not None
        assert inside is not None
        assert 0 <= box["x"] <= inside["x"]
        assert inside["x"] + inside["width"] <= box["x"] + box["width"] <= size[0]
    assert await page.evaluate("document.documentElement.scrollWidth") == size[0]
    await page.close()


async def test_letters_of_a_drawing_are_large_enough_on_a_phone(
    browser: Browser, tmp_path: Path
) -> None:
    page = await opened(browser, tmp_path, PHONE)
    for drawn in await page.locator("figure:visible svg").all():
        # Names are of 9 points, and a drawing's own unit is a point.
        point = await drawn.evaluate(
            "e => e.getBoundingClientRect().width / e.viewBox.baseVal.width"
        )
        assert 9 * point >= 10
    await page.close()


async def test_a_wide_table_is_scrolled_under_its_name(browser: Browser, tmp_path: Path) -> None:
    page = await opened(browser, tmp_path, PHONE)
    table = page.locator(".table").first
    await table.evaluate("e => e.scrollBy(1000, 0)")
    assert await table.evaluate("e => e.scrollLeft") > 0
    name = await table.locator("caption span").bounding_box()
    assert name is not None
    assert name["x"] >= 0
    assert name["x"] + name["width"] <= PHONE[0]
    await page.close()
