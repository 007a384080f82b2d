"""Whole games of every ruleset, played with keys at the drawn table."""

from pathlib import Path

import pytest

from siete.game import DEALER
from siete.rules import RULESETS
from siete.terminal.bar import Bar
from siete.terminal.saves import Saves
from siete.terminal.screens.table import TableScreen
from siete.terminal.session import Session
from tests.terminal.keyboard import play_rounds
from tests.terminal.tables import app_of, begin

EVERY_RULE = {
    "set_i_mig": ("honour",),
    "siete_y_media": ("piedrahita", "claim"),
    "sete_e_meio": ("wild_any",),
    "sette_e_mezzo": ("royal_double", "triple", "burn_threes", "pot", "split", "wild"),
    "eptamisi": ("emblee", "sevens", "closed", "splits"),
    "sala": ("live",),
}


@pytest.mark.parametrize("ruleset", list(RULESETS))
@pytest.mark.parametrize(
    ("more", "size"),
    [(False, (80, 24)), (True, (120, 40))],
    ids=["as_the_sheet_in_80_by_24", "with_variants_in_120_by_40"],
)
async def test_a_game_is_played_with_keys(
    ruleset: str, more: bool, size: tuple[int, int], tmp_path: Path
) -> None:
    session = begin(ruleset, tmp_path, EVERY_RULE[ruleset] if more else ())
    app = app_of(session)
    async with app.run_test(size=size) as pilot:
        await play_rounds(pilot, session, 4)
        assert sum(session.game.table.balances) == 0
        assert isinstance(app.screen, TableScreen)
        assert app.screen.query_one(Bar).content.title
    session.close()
    again = Session.resume(Saves(tmp_path).newest().path, Saves(tmp_path))
    while again.game.table != session.game.table:  # the dealer's part after the last action
        assert again.due() == ("self", DEALER)
        again.advance()
    again.close()
