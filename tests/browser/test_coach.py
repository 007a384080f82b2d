"""The coach at a table in the browser: switched on, heard, followed, and what the choices cost."""

import asyncio
import re
from functools import partial

import pytest
from playwright.async_api import expect

from tests.browser.conftest import People
from tests.browser.looks import check_looks
from tests.browser.screens import LAPTOP, PHONE, Screen, next_asked

pytestmark = pytest.mark.asyncio(loop_scope="session")

LANDSCAPE = (844, 390)


def is_at(seq: int, screen: Screen) -> bool:
    return screen.seq >= seq


def has_heard(many: int, screen: Screen) -> bool:
    return len(screen.received) > many


async def switch_on(screen: Screen) -> None:
    """Play with the coach from here on."""
    panel = await screen.open_tab("settings")
    box = panel.get_by_label(screen.say("web-coach-on"), exact=True)
    await expect(box).not_to_be_checked()
    await box.check()
    await screen.close_tabs()


async def test_a_hint_is_seen_and_followed_and_the_round_is_looked_back_on(people: People) -> None:
    ana = await people.host(PHONE, "sette_e_mezzo", still=True)
    bruno = await people.guest(ana, LAPTOP)
    await ana.begin("Bruno")
    await switch_on(ana)
    coach = ana.page.get_by_role("region", name=ana.say("web-coach"), exact=True)
    marked = bruno.page.get_by_role("region", name="Ana").get_by_label(bruno.say("web-coached"))
    await expect(marked).to_be_visible()
    await expect(ana.own.get_by_label(ana.say("web-coached"))).to_be_visible()

    hinted = 0
    while (asked := await next_asked(ana, bruno)) is not None or not hinted:
        if asked is None:  # a round in which there was nothing for her to decide
            await asyncio.gather(ana.go_on(), bruno.go_on())
            continue
        if asked is bruno:
            await bruno.move()
            await ana.until(partial(is_at, bruno.seq))
            continue
        await ana.painted()
        await expect(coach.get_by_role("status").locator("p")).to_be_visible()
        best = ana.bar.locator(".moves button", has_text="★").first
        if ana.phase != "round" or not await best.count():
            await ana.move()
            continue
        before = await best.bounding_box()
        await expect(best).to_have_accessible_name(re.compile(ana.say("web-coach-best")))
        if not hinted:
            why = coach.get_by_role("button", name=ana.say("web-coach-why"))
            await why.click()
            await expect(why).to_have_attribute("aria-expanded", "true")
            assert await best.bounding_box() == before, "what opens pushes no button"
            await check_looks(ana.page, PHONE, LANDSCAPE, LAPTOP)
            await ana.page.keyboard.press("Escape")
            await expect(why).to_have_attribute("aria-expanded", "false")
        hinted += 1
        heard = len(ana.received)
        await best.click()
        await ana.until(partial(has_heard, heard))
        await bruno.until(partial(is_at, ana.seq))
    await expect(coach.get_by_role("status")).to_contain_text(ana.say("coach-review-best"))
    await check_looks(ana.page)
    assert not any(re.match(r'\{"t":"(hint|review)"', text) for text in bruno.received)
    assert await bruno.page.get_by_role("region", name=bruno.say("web-coach")).count() == 0


async def test_there_is_a_place_for_the_hint_before_it_comes(people: People) -> None:
    ana = await people.host(PHONE, "sette_e_mezzo", still=True)
    await people.guest(ana, LAPTOP)
    await ana.begin("Bruno")
    await switch_on(ana)
    place = ana.page.locator(".bar .place")
    await expect(place).to_be_visible()
    high = await ana.bar.bounding_box()
    await ana.reload()
    await expect(place).to_be_visible()
    assert await ana.bar.bounding_box() == high, "it stays on, and stands where it stood"
