"""Somebody who never was here: the first hand is one tap away, in their own language."""

import re

import pytest
from playwright.async_api import expect

from siete.texts import LANGUAGES
from tests.browser.conftest import People
from tests.browser.screens import LAPTOP, PHONE

pytestmark = pytest.mark.asyncio(loop_scope="session")

LOCALES = {
    "es": "es-AR", "ca": "ca-ES", "pt-BR": "pt-PT", "it": "it-CH", "el": "el-CY", "en": "en-AU",
}  # fmt: skip


COVERED = """() => {
    const guide = document.querySelector(".hint").getBoundingClientRect();
    return [...document.querySelectorAll("header, .seats .plate, .own .total, .bar .body")].filter(
        each => {
            const box = each.getBoundingClientRect();
            return box.top < guide.bottom && guide.top < box.bottom;
        }
    ).map(each => each.outerHTML);
}"""
"""What the guide lies on of that which a round that is over is told by."""


async def test_every_language_has_a_browser_here() -> None:
    assert LOCALES.keys() == set(LANGUAGES)


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
async def test_one_tap_leads_into_a_hand_and_the_table_says_what_to_do(
    people: People, size: tuple[int, int]
) -> None:
    screen = await people.somebody(size)
    await screen.open("/")
    play = screen.button(screen.say("web-home-play"))
    box = await play.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= size[1], "it is below the fold"
    await play.click()

    await screen.until(lambda each: each.asked or bool(each.state.get("round")))
    await expect(screen.own).to_be_visible()
    guide = screen.page.get_by_role("complementary", name=screen.say("web-guide"))
    await expect(guide).to_be_visible()
    if size == PHONE:
        await screen.play_round()
        assert screen.name in await screen.result()
        assert await screen.page.evaluate(COVERED) == []
    await guide.get_by_role("button", name=screen.say("web-hint-skip")).click()
    await expect(guide).to_have_count(0)


@pytest.mark.parametrize("language", LOCALES)
async def test_the_browser_chooses_the_language(people: People, language: str) -> None:
    screen = await people.somebody(PHONE, lang=language, locale=LOCALES[language])
    page, say = screen.page, screen.say
    await screen.open("/")
    html = page.locator("html")
    await expect(html).to_have_attribute("lang", language)
    await expect(page).to_have_title(re.compile(re.escape(say("web-home-title"))))
    await expect(page.get_by_role("link", name=say("web-home-make"))).to_be_visible()
    await expect(screen.button(say("web-home-join"), exact=True)).to_be_visible()
    await screen.button(say("web-home-play")).click()

    await screen.until(lambda each: each.asked or bool(each.state.get("round")))
    await expect(page.get_by_role("region", name=say("web-your-move"))).to_be_visible()
    await expect(html).to_have_attribute("lang", language)
    assert f'"lang":"{language}"' in screen.received[0]


INLINE = """() => {
    const script = document.createElement("script");
    script.textContent = "window.ran = true";
    document.head.append(script);
    return "ran" in window;
}"""


async def test_the_policy_refuses_inline_scripts_and_what_goes_wrong_is_noticed(
    people: People,
) -> None:
    screen = await people.somebody()
    await screen.open("/")
    async with screen.page.expect_event("console"):
        assert not await screen.page.evaluate(INLINE)
    async with screen.page.expect_event("pageerror"):
        await screen.page.evaluate("() => void setTimeout(() => { throw new Error('planted'); })")
    refused, planted = screen.troubles
    assert "Content Security Policy" in refused
    assert "planted" in planted
    screen.forgive("")
