"""Whether a page can be used by everybody: axe looks at it, light and dark, small and large."""

import json
from importlib import resources
from typing import Any

from playwright.async_api import Page, expect

from tests.browser.screens import LAPTOP, PHONE

AXE = resources.files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
WANTED = {
    "runOnly": {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]},
    "resultTypes": ["violations"],
}
PAINTED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


async def check_looks(page: Page, *sizes: tuple[int, int]) -> None:
    """Look at what a page shows now in both colours and in these sizes, or in the usual two."""
    found: list[str] = []
    before = page.viewport_size
    for width, height in sizes or (PHONE, LAPTOP):
        await page.set_viewport_size({"width": width, "height": height})
        for colours in ("light", "dark"):
            await page.emulate_media(color_scheme=colours)
            await expect(page.locator("html")).to_have_attribute("data-theme", colours)
            await page.evaluate(PAINTED)
            found += [f"{width}x{height} {colours}: {each}" for each in await violations(page)]
    if before is not None:
        await page.set_viewport_size(before)
    assert not found, "\n".join(found)


async def violations(page: Page) -> list[str]:
    """What axe finds against WCAG 2.2 AA, with what it is found at."""
    if not await page.evaluate("() => 'axe' in window"):
        await page.evaluate(AXE)
    result: Any = await page.evaluate("wanted => axe.run(document, wanted)", WANTED)
    return [
        f"{each['id']} at {json.dumps(node['target'])}: {node['failureSummary']}"
        for each in result["violations"]
        for node in each["nodes"]
    ]
