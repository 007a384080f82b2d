"""Every page and state, looked at by axe for WCAG 2.2 AA."""

import pytest
from playwright.async_api import expect

from tests.browser.conftest import People
from tests.browser.looks import check_looks, violations
from tests.browser.screens import LAPTOP, PHONE, next_asked, play_round

pytestmark = pytest.mark.asyncio(loop_scope="session")

TELEVISION = (1920, 1080)
TABS = ("log", "people", "chat", "rules", "ledger", "settings")


async def test_the_first_page(people: People) -> None:
    screen = await people.somebody(still=True)
    await screen.open("/")
    await expect(screen.button(screen.say("web-home-play"))).to_be_visible()
    await check_looks(screen.page)

    await screen.button(screen.say("web-home-join"), exact=True).click()
    await expect(
        screen.page.get_by_role("alert").filter(has_text=screen.say("web-home-code-missing"))
    ).to_be_visible()
    await check_looks(screen.page)


async def test_making_a_table(people: People) -> None:
    screen = await people.somebody(still=True)
    await screen.open("/new?rules=set_i_mig")
    await expect(screen.page.get_by_label(screen.say("web-making-me"))).to_be_visible()
    await expect(screen.page.locator("fieldset, [role=radiogroup]").first).to_be_visible()
    await check_looks(screen.page)
    for opened in await screen.page.locator("details:not([open]) > summary").all():
        if await opened.is_visible():
            await opened.click()
    await check_looks(screen.page)

    for panel in map(screen.say, ("web-making-mine", "web-making-share")):
        await screen.button(panel).click()
        dialog = screen.page.get_by_role("dialog", name=panel)
        await expect(dialog).to_be_visible()
        await check_looks(screen.page)
        await dialog.get_by_role("button", name=screen.say("web-home-close")).click()

    await screen.button(screen.say("web-making-make")).click()
    await expect(screen.page.get_by_text(screen.say("web-making-me-missing"))).to_be_visible()
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
    await expect(host.button(host.say("web-start"))).to_be_visible()
    await check_looks(host.page)
    watcher = await people.somebody(PHONE, still=True)
    await watcher.come(host.code)
    await expect(watcher.button(watcher.say("web-sit"))).to_be_visible()
    await check_looks(watcher.page)
    await watcher.sit("Bruno")
    await check_looks(watcher.page)
    television = await people.somebody(TELEVISION, still=True)
    await television.open(f"/t/{host.code}/tv")
    await expect(
        television.page.get_by_role("heading", name=television.say("web-tv-lobby"))
    ).to_be_visible()
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
                await asked.bar.get_by_role("button", name=asked.say("web-move-propose")).click()
                await expect(
                    asked.bar.get_by_label(asked.say("web-limit-low")).first
                ).to_be_visible()
                await check_looks(asked.page)
                await asked.bar.get_by_role("button", name=asked.say("web-back")).click()
            if "bet" in kinds:
                other = guest if asked is host else host
                await other.painted()
                await check_looks(other.page)
        await asked.move()
    await guest.painted()
    await check_looks(guest.page)
    assert len(looked) >= 6


async def test_other_rules_for_a_table_and_the_end_of_an_evening(people: People) -> None:
    host = await people.host(PHONE, "sette_e_mezzo", still=True)
    guest = await people.guest(host, LAPTOP, still=True)
    await host.begin("Bruno")
    await play_round(host, guest)

    panel = await host.open_tab("settings")
    await panel.get_by_role("button", name=host.say("web-change-rules")).click()
    dialog = host.page.get_by_role("dialog", name=host.say("web-making-change"))
    royal = dialog.get_by_role("switch", name=host.say("variant-royal"), exact=True)
    await royal.click()
    await expect(royal).to_be_checked()
    await check_looks(host.page, PHONE)
    await dialog.get_by_role("button", name=host.say("web-making-next-round")).click()
    await expect(guest.page.get_by_role("alert")).to_contain_text(
        guest.say("option-bank-claimed_by")
    )
    await expect(dialog).to_be_hidden()
    await check_looks(guest.page)
    panel = await guest.open_tab("rules")
    await expect(panel).to_contain_text(guest.say("variant-royal"))
    panel = host.page.get_by_role("tabpanel")
    await panel.get_by_role("button", name=host.say("web-close-table")).click()
    await check_looks(host.page, PHONE)
    await panel.get_by_role("button", name=host.say("web-close-table-yes")).click()
    await expect(guest.bar.get_by_role("heading")).to_have_text(guest.say("web-closed"))
    await check_looks(guest.page)


async def test_what_is_beside_the_table(people: People) -> None:
    host = await people.host(LAPTOP, "siete_y_media", still=True)
    guest = await people.guest(host, PHONE, still=True)
    await host.begin("Bruno")
    await play_round(host, guest)
    banker, other = (host, guest) if host.state["me"] == host.state["banker"] else (guest, host)
    for screen, sale in ((banker, "web-move-offer"), (other, "web-move-bid")):
        await screen.bar.get_by_role("button", name=screen.say("web-aside")).click()
        await screen.bar.get_by_role("button", name=screen.say(sale)).click()
        await expect(screen.bar.get_by_label(screen.say("web-price")).first).to_be_visible()
        await check_looks(screen.page)
        for _ in range(2):
            await screen.bar.get_by_role("button", name=screen.say("web-back")).click()

    panel = await guest.open_tab("chat")
    await panel.get_by_role("textbox").fill("Hello")
    await panel.get_by_role("textbox").press("Enter")
    await expect(panel).to_contain_text("Hello")
    await guest.close_tabs()
    for tab in TABS:
        for screen, size in ((host, LAPTOP), (guest, PHONE)):
            panel = await screen.open_tab(tab)
            if tab == "rules":
                await expect(panel.get_by_role("heading").nth(2)).to_be_visible()
            await check_looks(screen.page, size)
            await screen.close_tabs()

    panel = await host.open_tab("people")
    await panel.get_by_role("button", name=host.say("web-manage", name="Bruno")).click()
    await check_looks(host.page, LAPTOP)
    await panel.get_by_role("button", name=host.say("web-give-seat")).click()
    await expect(panel.locator(".seatlink")).to_be_visible()
    await check_looks(host.page, LAPTOP)
    panel = await host.open_tab("settings")
    await panel.get_by_role("button", name=host.say("web-pause"), exact=True).click()
    await expect(host.bar).to_contain_text(host.say("web-paused"))
    await panel.get_by_role("button", name=host.say("web-delete"), exact=True).click()
    await check_looks(host.page, LAPTOP)
    await panel.get_by_role("button", name=host.say("web-delete-yes")).click()
    await expect(guest.page.get_by_role("link", name=guest.say("web-home"))).to_be_visible()
    await check_looks(guest.page)


async def test_the_evening_and_the_television(people: People) -> None:
    host = await people.host(LAPTOP, "sette_e_mezzo", still=True)
    guest = await people.guest(host, PHONE, still=True)
    await host.begin("Bruno")
    await play_round(host, guest)

    television = await people.somebody(TELEVISION, still=True)
    await television.open(f"/t/{host.code}/tv")
    await expect(television.page.get_by_text(television.say("web-tv-join"))).to_be_visible()
    await check_looks(television.page, LAPTOP, TELEVISION)
    page = host.page
    await host.open(f"/t/{host.code}/ledger")
    await expect(
        page.get_by_role("link", name=host.say("web-evening-replay-of", round=1))
    ).to_be_visible()
    await check_looks(page)
    await page.get_by_role("link", name=host.say("web-evening-replay-of", round=1)).click()
    await expect(page.get_by_role("heading", name=host.say("web-round", round=1))).to_be_visible()
    await expect(page.get_by_role("button", name=host.say("web-replay-on"))).to_be_enabled()
    await check_looks(page)
    await page.get_by_role("button", name=host.say("web-replay-last")).click()
    await check_looks(page)
    await page.get_by_role("link", name=host.say("web-evening-check"), exact=True).click()
    await expect(page.get_by_text(host.say("web-proof-verdict", verdict="holds"))).to_be_visible()
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
    await expect(screen.button(screen.say("web-home-play"))).to_be_visible()
    assert await violations(screen.page) == []
    for fault in FAULTS.values():
        await screen.page.locator("main").evaluate(PLANT, [fault, FAINT, SMALL])
    with pytest.raises(AssertionError) as found:
        await check_looks(screen.page, PHONE)
    assert {each for each in FAULTS if f"light: {each} at" in str(found.value)} == FAULTS.keys()
    assert {each for each in FAULTS if f"dark: {each} at" in str(found.value)} == FAULTS.keys()
