"""A seat is a person's wherever they are: two tabs, another device, after losing everything."""

import pytest
from playwright.async_api import expect

from tests.browser.conftest import People
from tests.browser.screens import LAPTOP, PHONE, Screen, next_asked, play_round

pytestmark = pytest.mark.asyncio(loop_scope="session")

RULES = "sette_e_mezzo"


async def seat_link(screen: Screen, of: str, button: str) -> str:
    """The path of a link to a seat, made among the people of the table."""
    panel = await screen.open_tab("people")
    await panel.get_by_role("button", name=screen.say("web-manage", name=of)).click()
    await panel.get_by_role("button", name=screen.say(button)).click()
    field = panel.locator(".seatlink").get_by_role("textbox", name=screen.say("web-link"))
    link = await field.input_value()
    assert link.startswith(screen.server.url)
    await panel.locator(".seatlink").get_by_role("button", name=screen.say("web-close")).click()
    await screen.close_tabs()
    return link.removeprefix(screen.server.url)


async def follow(screen: Screen, link: str) -> None:
    screen.state = {}
    await screen.open(link)
    await screen.until(lambda each: bool(each.state))


async def begun(people: People) -> tuple[Screen, Screen]:
    """A host and a guest in the first round, and each has cards."""
    host = await people.host(LAPTOP, RULES)
    guest = await people.guest(host, PHONE)
    await host.begin("Bruno")
    for screen in (host, guest):
        await screen.until(lambda each: each.phase == "round")
    return host, guest


async def test_two_tabs_of_one_person_are_one_seat(people: People) -> None:
    host, guest = await begun(people)
    other = await people.another_tab(guest)
    await other.come(guest.code)
    assert other.name == "Bruno"
    assert other.seated == ["Ana", "Bruno"]

    tabs = [guest, other]
    while asked := await next_asked(host, *tabs):
        if asked is not host:
            tabs.reverse()
            asked = tabs[0]
            for each in tabs:
                await each.painted()
            assert await other.cards() == await guest.cards()
            assert await other.moves() == await guest.moves()
        await asked.move()
    assert await guest.result() == await other.result() == await host.result()


async def test_a_seat_moves_to_another_device_and_the_first_one_is_told(people: People) -> None:
    host, guest = await begun(people)
    await guest.painted()
    cards = await guest.cards()
    link = await seat_link(guest, "Bruno", "web-seat-link")

    device = await people.somebody(LAPTOP)
    await follow(device, link)
    await expect(guest.page.get_by_role("alert")).to_have_text(
        guest.say("note-moved", name="Bruno")
    )
    assert device.name == "Bruno"
    await device.painted()
    assert await device.cards() == cards
    assert "seat=" not in device.page.url

    await guest.until(lambda each: each.is_nobody)
    await expect(guest.own).to_have_count(0)
    await expect(guest.page.get_by_label(guest.say("web-sit-name"))).to_be_visible()

    await play_round(host, device)
    assert await host.result() == await device.result()

    thief = await people.somebody(PHONE)
    await follow(thief, link)
    assert thief.is_nobody
    await expect(thief.page.get_by_role("alert")).not_to_be_empty()
    thief.forgive("status of 4")


async def test_the_host_gives_a_seat_back_to_who_lost_everything(people: People) -> None:
    host, guest = await begun(people)
    await guest.painted()
    cards = await guest.cards()
    await guest.page.context.close()
    await host.until(lambda each: not online(each, "Bruno"))

    private = await people.somebody(PHONE)
    await private.come(host.code)
    assert private.is_nobody
    await expect(private.own).to_have_count(0)

    await follow(private, await seat_link(host, "Bruno", "web-give-seat"))
    assert private.name == "Bruno"
    await private.painted()
    assert await private.cards() == cards
    await play_round(host, private)
    assert await host.result() == await private.result()


def online(screen: Screen, name: str) -> bool:
    return any(each["online"] for each in screen.table["people"] if each["name"] == name)


async def test_a_guests_link_in_a_private_window_is_somebody_new(people: People) -> None:
    host = await people.host(LAPTOP, RULES)
    guest = await people.guest(host, PHONE)
    private = await people.somebody(PHONE)
    await private.open(guest.page.url.removeprefix(people.server.url))
    await private.until(lambda each: bool(each.state))
    assert private.is_nobody
    await expect(private.page.get_by_role("listitem").filter(has_text="Bruno")).to_be_visible()

    field = private.page.get_by_label(private.say("web-sit-name"))
    await field.fill("Bruno")
    await private.button(private.say("web-sit")).click()
    taken = private.say("error-seat-is-taken", name="Bruno")
    await expect(private.page.get_by_role("alert")).to_have_text(taken)
    await expect(field).to_have_accessible_description(taken)
    await expect(field).to_be_focused()
    assert private.is_nobody
    await private.sit("Carla")
    await expect(private.page.get_by_text(taken)).to_have_count(0)
    await host.begin("Ana", "Bruno", "Carla")
    await play_round(host, guest, private)
    assert await private.result() == await guest.result()


async def test_where_the_host_leaves_somebody_else_is_host(people: People) -> None:
    host, guest = await begun(people)
    panel = await host.open_tab("people")
    await panel.get_by_role("button", name=host.say("web-manage", name="Ana")).click()
    await panel.get_by_role("button", name=host.say("web-get-up")).click()
    await panel.get_by_role("button", name=host.say("web-get-up")).click()

    await guest.until(lambda each: host_of(each) == "Bruno")
    panel = await guest.open_tab("settings")
    await expect(panel.get_by_role("heading", name=guest.say("web-host-settings"))).to_be_visible()
    await guest.close_tabs()
    await guest.play_round()
    assert (await guest.result()).keys() == {"Ana", "Bruno"}


def host_of(screen: Screen) -> str:
    return next((each["name"] for each in screen.table["people"] if each["host"]), "")
