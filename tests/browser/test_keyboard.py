"""Playing without a pointer, and without motion."""

from functools import partial

import pytest
from playwright.async_api import Locator, expect

from tests.browser.conftest import People
from tests.browser.screens import LAPTOP, PHONE, Screen

pytestmark = pytest.mark.asyncio(loop_scope="session")

MOST_TABS = 80


async def tab_to(screen: Screen, wanted: Locator) -> None:
    """Press Tab until something has the focus, which has to show."""
    await expect(wanted).to_be_visible()
    for _ in range(MOST_TABS):
        if await wanted.evaluate("node => node === document.activeElement"):
            outline = await wanted.evaluate("node => getComputedStyle(node).outlineStyle")
            assert outline != "none", "the focus can't be seen"
            return
        await screen.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {wanted}")


async def press(screen: Screen, wanted: Locator) -> None:
    await tab_to(screen, wanted)
    await screen.page.keyboard.press("Enter")


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
async def test_a_table_is_made_and_a_round_is_played_by_keyboard_alone(
    people: People, size: tuple[int, int]
) -> None:
    screen = await people.somebody(size)
    keyboard, page = screen.page.keyboard, screen.page
    await screen.open("/new?rules=set_i_mig")
    await tab_to(screen, page.get_by_label(screen.say("web-making-me")))
    await keyboard.type("Ana")
    await press(screen, screen.button(screen.say("web-making-make")))
    await press(screen, screen.button(screen.say("web-add-bot")))
    await screen.until(lambda each: len(each.seated) == 2)
    await press(screen, screen.button(screen.say("web-start")))

    made = 0
    while True:
        await screen.until(lambda each: each.asked or each.over)
        if screen.over:
            break
        chosen, turn = await screen.choose(), screen.state["turn"]
        if made % 2 == 0:
            await keyboard.press(str((await screen.moves()).index(chosen) + 1))
        else:
            await press(screen, screen.bar.get_by_role("button", name=chosen).first)
        made += 1
        await screen.until(partial(is_beyond, turn))
    assert made >= 3
    net = await screen.result()
    assert "Ana" in net

    if size == PHONE:
        await press(screen, screen.button(screen.say("web-tab-log")))
        await expect(page.get_by_role("dialog")).to_be_visible()
        await press(screen, page.get_by_role("tab", name=screen.say("web-tab-log")))
    else:
        await tab_to(screen, page.get_by_role("tab", name=screen.say("web-tab-log")))
    for _ in range(4):
        await keyboard.press("ArrowRight")
    await expect(page.get_by_role("tab", name=screen.say("web-tab-ledger"))).to_be_focused()
    await expect(page.get_by_role("tabpanel")).to_contain_text(net["Ana"])
    if size == PHONE:
        await keyboard.press("Escape")
        await expect(screen.button(screen.say("web-tab-log"))).to_be_focused()
    await keyboard.press("1")
    await screen.until(lambda each: not each.over)


def is_beyond(turn: int, screen: Screen) -> bool:
    return bool(screen.state["turn"] != turn)


MOTION = """
window.moved = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
    const duration = typeof options === "number" ? options : options?.duration ?? 0;
    if (duration > 0) window.moved.push(this.className);
    return animate.call(this, frames, options);
};
for (const kind of ["animationstart", "transitionrun"])
    addEventListener(kind, (event) => window.moved.push(event.target.className), true);
"""


@pytest.mark.parametrize("wish", ["reduce", "no-preference"])
async def test_nothing_moves_for_who_wants_no_motion(people: People, wish: str) -> None:
    screen = await people.host(LAPTOP, "sette_e_mezzo", come=False, still=wish == "reduce")
    await screen.page.add_init_script(MOTION)
    await screen.come(screen.code)
    await screen.begin("Ana")
    await screen.play_round()
    await screen.result()
    moved = await screen.page.evaluate("() => window.moved")
    assert bool(moved) == (wish == "no-preference"), moved
