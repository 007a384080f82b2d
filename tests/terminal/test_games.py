"""Whole games of every ruleset, played with keys at the drawn table."""

from pathlib import Path

import pytest

from siete.game import DEALER
from siete.rules import RULESETS, build_rules
from siete.terminal.app import SieteApp
from siete.terminal.bar import Bar
from siete.terminal.plan import people_and_bots
from siete.terminal.saves import Saves
from siete.terminal.screens.table import TableScreen
from siete.terminal.session import Session
from siete.texts import texts
from tests.terminal.keyboard import press_something

EVERY_RULE = {
    "set_i_mig": ["honour"],
    "siete_y_media": ["piedrahita", "claim"],
    "sete_e_meio": ["wild_any"],
    "sette_e_mezzo": ["royal_double", "triple", "burn_threes", "pot", "split", "wild"],
    "eptamisi": ["emblee", "sevens", "closed", "splits"],
    "sala": ["live"],
}


def begin(ruleset: str, home: Path, variants: list[str], people: int = 1) -> Session:
    rules = build_rules(ruleset, variants)
    places = people_and_bots(people, 4 - people, [], texts("en"))
    return Session.begin(rules, places, Saves(home))


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("ruleset", list(RULESETS))
@pytest.mark.parametrize("more", [False, True], ids=["as_the_sheet", "with_variants"])
async def test_a_game_is_played_with_keys(
    ruleset: str, more: bool, size: tuple[int, int], tmp_path: Path
) -> None:
    session = begin(ruleset, tmp_path, EVERY_RULE[ruleset] if more else [])
    app = SieteApp(texts("en"), Saves(tmp_path), session=session, speed="at_once")
    async with app.run_test(size=size) as pilot:
        for number in range(400):
            await press_something(pilot, number)
            if session.game.table.played >= 4:
                break
        assert session.game.table.played >= 4
        assert sum(session.game.table.balances) == 0
        assert isinstance(app.screen, TableScreen)
        assert app.screen.query_one(Bar).content.title
    session.close()
    again = Session.resume(Saves(tmp_path).newest().path, Saves(tmp_path))
    while again.game.table != session.game.table:  # the dealer's part after the last action
        assert again.due() == ("self", DEALER)
        again.advance()
    again.close()
