"""Several people at one keyboard: nobody sees what is another's."""

from pathlib import Path

import pytest

from siete.game import SPECTATOR
from siete.rules import RULESETS
from siete.terminal.pace import Pace
from siete.terminal.screens.table import TableScreen
from siete.terminal.windows import Cover
from siete.texts import texts
from tests.terminal.keyboard import press_something
from tests.terminal.tables import app_of, begin, hidden_cards, screen_text, signs


@pytest.mark.parametrize("ruleset", list(RULESETS))
async def test_only_who_was_asked_sees_their_cards(ruleset: str, tmp_path: Path) -> None:
    session = begin(ruleset, tmp_path, people=3)
    app = app_of(session)
    looked = covered = 0
    async with app.run_test(size=(80, 24)) as pilot:
        table = app.screen
        assert isinstance(table, TableScreen)
        for number in range(300):
            asked = table.prompt.seat if table.prompt is not None else SPECTATOR
            if isinstance(app.screen, Cover):
                covered += 1
                assert table.looking == SPECTATOR
                assert not any(signs(card) in screen_text(app) for card in hidden_cards(session))
            elif isinstance(app.screen, TableScreen):
                assert table.looking in (asked, SPECTATOR)
                looked += table.looking != SPECTATOR and session.has_secrets(table.looking)
            assert table.story.viewer == SPECTATOR
            await press_something(pilot, number)
            if session.game.table.played >= 3:
                break
    assert session.game.table.played >= 3
    session.close()
    has_secrets = ruleset != "sala"  # there all cards lie open
    assert bool(covered) == bool(looked) == has_secrets


async def test_only_enter_lifts_the_cover(tmp_path: Path) -> None:
    session = begin("siete_y_media", tmp_path, people=4, names=("Ana", "Blai", "Carme", "Dídac"))
    app = app_of(session)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, Cover)
        name = session.game.table.names[session.acting[0]]
        assert texts("en").say("terminal-cover", name=name) in screen_text(app)
        await pilot.press("x", "space", "c")
        assert isinstance(app.screen, Cover)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert app.screen.looking == session.acting[0]
    session.close()


async def test_an_enter_too_many_shows_nobodys_cards(tmp_path: Path) -> None:
    session = begin("siete_y_media", tmp_path, people=4)
    app = app_of(session)
    async with app.run_test(size=(80, 24)) as pilot:
        await app.push_screen(Cover("Ana", texts("en"), deaf=60))
        await pilot.press("enter", "enter")
        assert isinstance(app.screen, Cover)
    session.close()
    assert Pace("normal").deaf > 0


async def test_one_person_alone_is_never_asked_to_look_away(tmp_path: Path) -> None:
    session = begin("set_i_mig", tmp_path, people=1)
    app = app_of(session)
    async with app.run_test(size=(80, 24)) as pilot:
        table = app.screen
        assert isinstance(table, TableScreen)
        for number in range(120):
            assert not isinstance(app.screen, Cover)
            assert table.looking == table.front == session.people[0]
            await press_something(pilot, number)
            if session.game.table.played >= 2:
                break
    session.close()
