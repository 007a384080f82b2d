"""House rules that clash are said, never stumbled over."""

from itertools import combinations
from pathlib import Path

import pytest

from siete.rules import RULESETS, VARIANTS
from siete.terminal.plan import HouseRules
from siete.terminal.screens.house import HouseScreen
from siete.terminal.screens.places import PlacesScreen
from siete.terminal.screens.table import TableScreen
from siete.texts import texts
from tests.terminal.test_setup import first_screen, row_of, shown, to_house


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
