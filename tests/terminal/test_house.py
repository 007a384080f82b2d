"""House rules that clash are said, never stumbled over."""

from itertools import combinations
from pathlib import Path

import pytest
from textual.widgets import Input

from siete.rules import RULESETS, VARIANTS
from siete.terminal.plan import HouseRules
from siete.terminal.screens.house import HouseScreen
from siete.terminal.screens.places import PlacesScreen
from siete.terminal.screens.table import TableScreen
from siete.terminal.windows import Form
from siete.texts import texts
from tests.terminal.before import first_screen, row_of, shown, to_first_name, to_house
from tests.terminal.tables import screen_text


@pytest.mark.parametrize("ruleset", list(RULESETS))
def test_any_two_variants_can_be_switched_on_and_clashes_are_told(ruleset: str) -> None:
    words = texts("en")
    clashing = 0
    for pair in (*combinations(VARIANTS, 1), *combinations(VARIANTS, 2)):
        house = HouseRules(ruleset)
        for variant in pair:
            house.toggle(variant)
        assert house.seating.table_players[1] >= 2
        screen = HouseScreen(words, house)
        rows = screen.rows()
        assert bool(house.problems()) == any(row.warning for row in rows), pair
        clashing += bool(house.problems())
    assert clashing < 1 + len(VARIANTS) * (len(VARIANTS) + 1) // 2


async def test_a_variant_that_clashes_is_refused_until_it_is_off_again(tmp_path: Path) -> None:
    app = first_screen(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await to_house(pilot, downs=list(RULESETS).index("sala"))
        screen.list.marked = row_of(screen, texts("en").say("variant-closed"))
        await pilot.press("right")
        await pilot.pause()
        (clash,) = {row.warning for row in screen.list.rows if row.warning}
        assert clash[:40] in screen.trouble
        await pilot.press("home", "enter")
        await pilot.pause()
        assert shown(app) is HouseScreen
        assert screen.trouble == clash
        await pilot.press("escape")
        await pilot.pause()
        assert shown(app) is PlacesScreen
        await pilot.press("enter")
        await pilot.pause()
        again = app.screen
        assert isinstance(again, HouseScreen)
        again.list.marked = row_of(again, "[×] " + texts("en").say("variant-closed"))
        await pilot.press("right", "home", "enter")
        await pilot.pause()
        assert shown(app) is TableScreen


def test_an_arrow_goes_to_the_next_number() -> None:
    house = HouseRules("sette_e_mezzo", options={"bets.step": "0.5"})
    for name, right, left in (
        ("bets.min", "1.5", "1"),
        ("split.max_hands", "2", "1"),
        ("bank.draws_to", "0.5", "none"),
        ("honour.penalty", "0.5", "0"),
    ):
        before = house.text(name)
        assert house.step(name, 1)
        assert house.text(name) == right, name
        assert house.step(name, -1)
        assert house.text(name) == left == before, name
        house.step(name, -1)
        assert house.text(name) == (left if name != "bets.min" else "0.5")
    assert not house.step("bets.tariffs", 1)


async def test_enter_writes_a_number_that_is_there_already_with_what_it_may_be(
    tmp_path: Path,
) -> None:
    app = first_screen(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await to_house(pilot)
        screen.list.marked = row_of(screen, texts("en").say("option-split-max_hands"))
        await pilot.press("enter")
        await pilot.pause()
        assert shown(app) is Form
        assert app.screen.query_one(Input).value == "12"
        assert "1 to 1" in screen_text(app)
        await pilot.press("3", "enter")  # what is there is marked: a digit replaces it
        await pilot.pause()
        assert screen.list.rows[screen.list.marked].value == "3"
        await pilot.press("right")
        await pilot.pause()
        assert screen.list.rows[screen.list.marked].value == "4"


async def test_a_name_is_changed_from_what_it_is(tmp_path: Path) -> None:
    app = first_screen(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await to_first_name(pilot)
        assert app.screen.query_one(Input).value == "Alex"
        assert screen_text(app).count(texts("en").say("terminal-name")) == 1
