"""Every page and state, looked at by axe for WCAG 2.2 AA."""

import re

import pytest
from playwright.async_api import expect

from tests.browser.conftest import People
from tests.browser.looks import check_looks, violations
from tests.browser.screens import LAPTOP, PHONE, next_asked, play_round

pytestmark = pytest.mark.asyncio(loop_scope="session")

TELEVISION = (1920, 1080)
TABS = ("Log", "People", "Chat", "Rules", "Ledger", "Settings")


async def test_the_first_page(people: People) -> None:
    screen = await people.somebody(still=True)
    await screen.open("/")
    await expect(screen.button("Play now")).to_be_visible()
    await check_looks(screen.page)

    await screen.button("Join", exact=True).click()
    await expect(screen.page.get_by_role("alert").filter(has_text="code")).to_be_visible()
    await check_looks(screen.page)


async def test_making_a_table(people: People) -> None:
    screen = await people.somebody(still=True)
    await screen.open("/new?rules=set_i_mig")
    await expect(screen.page.get_by_label("Your name")).to_be_visible()
    await expect(screen.page.locator("fieldset, [role=radiogroup]").first).to_be_visible()
    await check_looks(screen.page)
    for opened in await screen.page.locator("details:not([open]) > summary").all():
        if await opened.is_visible():
            await opened.click()
    await check_looks(screen.page)

    for panel in ("My rules", "Share the rules"):
        await screen.button(panel).click()
        dialog = screen.page.get_by_role("dialog", name=panel)
        await expect(dialog).to_be_visible()
        await check_looks(screen.page)
        await dialog.get_by_role("button", name="Close").click()

    await screen.button("Open the table").click()
    await expect(screen.page.get_by_text("What are you called?")).to_be_visible()
    await check_looks(screen.page)


@pytest.mark.parametrize(
    "path", ["/rules/set_i_mig", "/rules/no_such", "/check", "/nowhere", "/t/NONE"]
)
async def test_other_pages(people: People, path: str) -> None:
    screen = await people.somebody(still=True)
    await screen.open(path)
    await expect(screen.page.get_by_role("heading").first).to_be_visible()
    await check_looks(screen.page)
    screen.forgive(r"status of 4|WebSocket connection to .* failed")


async def test_before_the_first_round(people: People) -> None:
    host = await people.host(LAPTOP, "set_i_mig", still=True)
    await expect(host.button("Begin")).to_be_visible()
    await check_looks(host.page)
    watcher = await people.somebody(PHONE, still=True)
    await watcher.come(host.code)
    await expect(watcher.button("Sit down")).to_be_visible()
    await check_looks(watcher.page)
    await watcher.sit("Bruno")
    await check_looks(watcher.page)
    television = await people.somebody(TELEVISION, still=True)
    await television.open(f"/t/{host.code}/tv")
    await expect(television.page.get_by_role("heading", name="Who is playing?")).to_be_visible()
    await check_looks(television.page, LAPTOP, TELEVISION)


async def test_every_state_of_a_round(people: People) -> None:
    host = await people.host(LAPTOP, "set_i_mig", still=True)
    guest = await people.guest(host, PHONE, still=True)
    await host.begin("Bruno")

    looked: set[str] = set()
    while asked := await next_asked(host, guest):
        kinds = "+".join(sorted(each["do"] for each in asked.state["choices"]))
        if kinds not in looked:
            looked.add(kinds)
            await asked.painted()
            await check_looks(asked.page)
            if "propose" in kinds:
                await asked.bar.get_by_role("button", name="Propose limits").click()
                await expect(asked.bar.get_by_label("Lowest stake").first).to_be_visible()
                await check_looks(asked.page)
                await asked.bar.get_by_role("button", name="Back").click()
            if "bet" in kinds:
                other = guest if asked is host else host
                await other.painted()
                await check_looks(other.page)
        await asked.move()
    await guest.painted()
    await check_looks(guest.page)
    assert len(looked) >= 6


async def test_what_is_beside_the_table(people: People) -> None:
    host = await people.host(LAPTOP, "siete_y_media", still=True)
    guest = await people.guest(host, PHONE, still=True)
    await host.begin("Bruno")
    await play_round(host, guest)
    banker, other = (host, guest) if host.state["me"] == host.state["banker"] else (guest, host)
    for screen, sale in ((banker, "Offer the bank"), (other, "Bid for the bank")):
        await screen.bar.get_by_role("button", name="More…").click()
        await screen.bar.get_by_role("button", name=sale).click()
        await expect(screen.bar.get_by_label("Price").first).to_be_visible()
        await check_looks(screen.page)
        for _ in range(2):
            await screen.bar.get_by_role("button", name="Back").click()

    panel = await guest.open_tab("Chat")
    await panel.get_by_role("textbox").fill("Hello")
    await panel.get_by_role("textbox").press("Enter")
    await expect(panel).to_contain_text("Hello")
    await guest.close_tabs()
    for tab in TABS:
        for screen, size in ((host, LAPTOP), (guest, PHONE)):
            panel = await screen.open_tab(tab)
            if tab == "Rules":
                await expect(panel.get_by_role("heading").nth(2)).to_be_visible()
            await check_looks(screen.page, size)
            await screen.close_tabs()

    panel = await host.open_tab("People")
    await panel.get_by_role("button", name="More about Bruno").click()
    await check_looks(host.page, LAPTOP)
    await panel.get_by_role("button", name="Link to the seat").click()
    await expect(panel.locator(".seatlink")).to_be_visible()
    await check_looks(host.page, LAPTOP)
    panel = await host.open_tab("Settings")
    await panel.get_by_role("button", name="Pause").click()
    await expect(host.bar).to_contain_text("The host has paused the game.")
    await panel.get_by_role("button", name="Delete").click()
    await check_looks(host.page, LAPTOP)
    await panel.get_by_role("button", name="Delete for good").click()
    await expect(guest.page.get_by_role("link", name="Home")).to_be_visible()
    await check_looks(guest.page)


async def test_the_evening_and_the_television(people: People) -> None:
    host = await people.host(LAPTOP, "sette_e_mezzo", still=True)
    guest = await people.guest(host, PHONE, still=True)
    await host.begin("Bruno")
    await play_round(host, guest)

    television = await people.somebody(TELEVISION, still=True)
    await television.open(f"/t/{host.code}/tv")
    await expect(television.page.get_by_text("Point a phone here")).to_be_visible()
    await check_looks(television.page, LAPTOP, TELEVISION)
    page = host.page
    await host.open(f"/t/{host.code}/ledger")
    await expect(page.get_by_role("link", name=re.compile("step by step"))).to_be_visible()
    await check_looks(page)
    await page.get_by_role("link", name=re.compile("step by step")).click()
    await expect(page.get_by_role("heading", name="Round 1")).to_be_visible()
    await expect(page.get_by_role("button", name="One step on")).to_be_enabled()
    await check_looks(page)
    await page.get_by_role("button", name="To the end").click()
    await check_looks(page)
    await page.get_by_role("link", name="Check").click()
    await expect(page.get_by_text("The shuffle was fair")).to_be_visible()
    await check_looks(page)


SMALL = "display: inline-block; width: 9px; height: 9px; min-height: 0; padding: 0; border: 0"
FAINT = "color: #999; background: #aaa"

# A style that is set by script is no inline style to the page's policy.
PLANT = """(main, [fault, faint, small]) => {
    const place = document.createElement("div");
    place.innerHTML = fault;
    for (const each of place.children)
        each.style.cssText = each.className === "faint" ? faint : small;
    main.prepend(place);
}"""

FAULTS = {
    "image-alt": "<img src='/mark.svg'>",
    "button-name": "<button type='button'></button>",
    "label": "<input>",
    "color-contrast": "<p class='faint'>hardly there</p>",
    "target-size": "<button type='button'>a</button><button type='button'>b</button>",
}


async def test_planted_faults_are_found(people: People) -> None:
    screen = await people.somebody(still=True)
    await screen.open("/")
    await expect(screen.button("Play now")).to_be_visible()
    assert await violations(screen.page) == []
    for fault in FAULTS.values():
        await screen.page.locator("main").evaluate(PLANT, [fault, FAINT, SMALL])
    with pytest.raises(AssertionError) as found:
        await check_looks(screen.page, PHONE)
    assert {each for each in FAULTS if f"light: {each} at" in str(found.value)} == FAULTS.keys()
    assert {each for each in FAULTS if f"dark: {each} at" in str(found.value)} == FAULTS.keys()
