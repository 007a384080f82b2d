"""A whole round of each ruleset in browsers of people, on a phone and on a laptop."""

import csv
import io
from decimal import Decimal

import pytest

from tests.browser.conftest import People
from tests.browser.screens import LAPTOP, PHONE, Screen, play_round

pytestmark = pytest.mark.asyncio(loop_scope="session")

RULESETS = {
    "set_i_mig": "ca", "siete_y_media": "es", "sete_e_meio": "pt-BR", "sette_e_mezzo": "it",
    "eptamisi": "el", "sala": "en",
}  # fmt: skip
"""With the language of who makes the table; the guest speaks English."""

FIRST = [
    pytest.param(ruleset, first, marks=() if (k + place) % 2 == 0 else pytest.mark.long)
    for k, ruleset in enumerate(RULESETS)
    for place, first in enumerate(("host", "guest"))
]
"""Who comes first: in the usual run each ruleset has one of the two orders."""


def amount(written: str) -> Decimal:
    """A gain or a loss as it is written on a screen or in a spreadsheet."""
    return Decimal(written.replace("−", "-").replace("+", "").replace(",", ".") or "0")


def amounts(written: dict[str, str]) -> dict[str, Decimal]:
    return {name: amount(each) for name, each in written.items()}


async def spreadsheet(screen: Screen) -> list[dict[str, str]]:
    """The rows of the ledger that the evening's page hands out."""
    async with screen.page.expect_download() as download:
        await screen.page.get_by_role("link", name=screen.say("web-evening-csv")).click()
    text = (await (await download.value).path()).read_text(encoding="utf-8-sig")
    return list(csv.DictReader(io.StringIO(text)))


@pytest.mark.parametrize(("ruleset", "first"), FIRST)
async def test_a_round_of_each_ruleset_is_played_to_the_end(
    people: People, ruleset: str, first: str
) -> None:
    host_size, guest_size = (PHONE, LAPTOP) if first == "host" else (LAPTOP, PHONE)
    host = await people.host(host_size, ruleset, come=first == "host", lang=RULESETS[ruleset])
    guest = await people.guest(host, guest_size)
    if first == "guest":
        await host.come(host.code)
    await host.begin("Bruno")

    await play_round(host, guest)

    net = amounts(await host.result())
    assert net == amounts(await guest.result())
    assert {"Ana", "Bruno"} <= net.keys()
    assert sum(net.values()) == 0
    assert amounts(await host.ledger()) == amounts(await guest.ledger()) == net

    await guest.open(f"/t/{host.code}/ledger")
    rows = await spreadsheet(guest)
    for what in (guest.say("ledger-round", number=1), guest.say("ledger-balance")):
        row = next(row for row in rows if row[guest.say("ledger-what")] == what)
        assert amounts({name: row[name] for name in net}) == net
