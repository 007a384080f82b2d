"""The screens before a game: what to play, who sits, the house rules."""

from pathlib import Path

import pytest
from textual.widgets import Input

from siete.rules import RULESETS, build_rules
from siete.terminal.app import SieteApp
from siete.terminal.plan import people_and_bots
from siete.terminal.saves import Saves
from siete.terminal.screens.house import HouseScreen
from siete.terminal.screens.places import PlacesScreen
from siete.terminal.screens.rulesets import RulesetScreen
from siete.terminal.screens.table import TableScreen
from siete.terminal.session import Place
from siete.terminal.windows import Form, Menu, Page
from siete.texts import LANGUAGES, texts
from tests.terminal.before import first_screen, row_of, shown, to_first_name, to_house
from tests.terminal.keyboard import play_rounds
from tests.terminal.tables import begin, screen_text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_asks_in_plain_words_where_each_ruleset_is_played(
    language: str, tmp_path: Path
) -> None:
    app = first_screen(tmp_path, language)
    say = texts(language).say
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        for name in RULESETS:
            text = screen_text(app)
            assert say(f"ruleset-{name}") in text
            assert say(f"ruleset-{name}-where")[:20] in text
            special = say(f"ruleset-{name}-special")
            assert special.split()[0] in text
            assert special.split()[-1] in text, name  # the words about it are there whole
            await pilot.press("down")


@pytest.mark.parametrize("number", range(len(RULESETS)))
async def test_enter_three_times_plays(number: int, tmp_path: Path) -> None:
    app = first_screen(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press(*["down"] * number, "enter")
        await pilot.pause()
        assert shown(app) is PlacesScreen
        await pilot.press("enter")
        await pilot.pause()
        assert shown(app) is HouseScreen
        await pilot.press("enter")
        await pilot.pause()
        assert shown(app) is TableScreen
        assert app.session is not None
        table = app.session.game.table
        assert table.rules == build_rules(list(RULESETS)[number])
        assert len(app.session.people) == 1
        assert sorted(app.session.kind(seat) for seat in app.session.bots) == [
            "bold",
            "cautious",
            "varied",
        ]


def mark(app: SieteApp, row: int) -> None:
    """Mark a row of the first screen."""
    assert isinstance(app.screen, RulesetScreen)
    app.screen.list.marked = row


async def test_people_and_bots_are_chosen(tmp_path: Path) -> None:
    app = first_screen(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await to_first_name(pilot)
        await pilot.press(*"Núria", "enter")
        await pilot.press("down", "right", "down", "left", "plus")
        await pilot.press("down", "down", "delete")
        await pilot.press("end", "enter")
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        assert app.session is not None
        session = app.session
        kinds = [(session.game.table.names[s], session.kind(s)) for s in session.game.table.order]
        assert kinds[0] == ("Núria", "person")
        assert kinds[1] == ("Kit", "bold")
        assert kinds[2] == ("Moll", "cautious")
        assert len(kinds) == 4


async def test_a_name_that_is_none_or_taken_is_refused_where_it_is_written(tmp_path: Path) -> None:
    app = first_screen(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await to_first_name(pilot)
        await pilot.press(*"Kit", "enter")
        assert "There is a Kit already" in screen_text(app)
        await pilot.press(*["backspace"] * 3, *"a@b", "enter")
        assert "can't be a name" in screen_text(app)
        await pilot.press("escape")
        await pilot.pause()
        assert shown(app) is PlacesScreen


async def test_too_few_players_are_refused_with_what_is_allowed(tmp_path: Path) -> None:
    app = first_screen(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press(*["down"] * 4, "enter")  # eptamisi: four to six
        await pilot.pause()
        await pilot.press("home", "delete", "end", "enter")
        await pilot.pause()
        assert shown(app) is PlacesScreen
        assert "these rules are for 4 to 6" in " ".join(screen_text(app).split())


async def test_variants_and_options_are_switches(tmp_path: Path) -> None:
    app = first_screen(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await to_house(pilot)
        screen.list.marked = row_of(screen, texts("en").say("variant-honour"))
        await pilot.press("space")
        screen.list.marked = row_of(screen, texts("en").say("option-bets-proposal"))
        await pilot.press("right")
        screen.list.marked = row_of(screen, texts("en").say("option-bets-max"))
        await pilot.press("enter")
        await pilot.pause()
        assert shown(app) is Form
        await pilot.press("5", "enter")
        await pilot.pause()
        assert "• " + texts("en").say("option-bets-max") in screen_text(app)
        await pilot.press("home", "enter")
        await pilot.pause()
        assert app.session is not None
        assert app.session.game.table.rules == build_rules(
            "set_i_mig", ["honour"], {"bets.proposal": False, "bets.max": 5}
        )


async def test_a_clash_is_said_where_it_is_and_until_then_nobody_plays(tmp_path: Path) -> None:
    app = first_screen(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await to_house(pilot)
        screen.list.marked = row_of(screen, texts("en").say("option-cards-first"))
        await pilot.press("right")  # face up, which goes only with draws face up
        await pilot.pause()
        row = screen.list.rows[row_of(screen, texts("en").say("option-cards-first"))]
        assert "cards.draws" in row.warning
        assert row.warning[:30] in screen_text(app)
        await pilot.press("home", "enter")
        await pilot.pause()
        assert shown(app) is HouseScreen
        assert "cards.draws" in screen_text(app)
        screen.list.marked = row_of(screen, texts("en").say("option-cards-first"))
        await pilot.press("delete")
        await pilot.press("home", "enter")
        await pilot.pause()
        assert shown(app) is TableScreen


async def test_a_value_that_can_not_be_is_refused_where_it_is_written(tmp_path: Path) -> None:
    app = first_screen(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await to_house(pilot)
        screen.list.marked = row_of(screen, texts("en").say("option-split-max_hands"))
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press(*"many1001", "enter")  # no letter is taken
        await pilot.pause()
        assert shown(app) is Form
        assert app.screen.query_one(Input).value == "1001"
        assert "can't be" in screen_text(app)


async def test_the_sheet_of_the_house_rules_is_one_key_away(tmp_path: Path) -> None:
    app = first_screen(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await to_house(pilot)
        await pilot.press(texts("en").say("terminal-key-rules"))
        await pilot.pause()
        assert shown(app) is Page
        assert "set_i_mig" in screen_text(app)


async def test_rules_of_the_command_line_are_there(tmp_path: Path) -> None:
    app = first_screen(tmp_path, variants=["royal"], options={"bets.max": "7"})
    async with app.run_test(size=(80, 24)) as pilot:
        await to_house(pilot, downs=3)
        await pilot.press("enter")
        await pilot.pause()
        assert app.session is not None
        expected = build_rules("sette_e_mezzo", ["royal"], {"bets.max": 7})
        assert app.session.game.table.rules == expected


async def test_escape_goes_back_and_out(tmp_path: Path) -> None:
    app = first_screen(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await to_house(pilot)
        await pilot.press("escape")
        await pilot.pause()
        assert shown(app) is PlacesScreen
        await pilot.press("escape")
        await pilot.pause()
        assert shown(app) is RulesetScreen
        await pilot.press("escape")
    assert app.return_code == 0


async def test_the_language_is_changed_at_once(tmp_path: Path) -> None:
    app = first_screen(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("end", "right")
        await pilot.pause()
        assert texts("es").say("terminal-choose-ruleset") in screen_text(app)
        await pilot.press("enter")
        await pilot.pause()
        assert shown(app) is Menu
        await pilot.press("home", "down", "enter")
        await pilot.pause()
        assert texts("ca").say("terminal-choose-ruleset") in screen_text(app)
        await pilot.press("home", "enter")
        await pilot.pause()
        assert texts("ca").say("terminal-go-on") in screen_text(app)


async def test_a_saved_game_is_offered_gone_on_with_and_forgotten(tmp_path: Path) -> None:
    begin("sala", tmp_path, names=("Ana",)).close()
    app = first_screen(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "Ana, Kit, Moll, Jack" in screen_text(app)
        saved = 1 + len(RULESETS) + 1
        mark(app, saved)
        await pilot.press("enter")
        await pilot.pause()
        assert shown(app) is TableScreen
        assert app.session is not None
        await play_rounds(pilot, app.session, 1)
        await pilot.press(texts("en").say("terminal-key-quit"))
        await pilot.pause()
        mark(app, saved)
        await pilot.press("delete")
        await pilot.pause()
        assert shown(app) is Menu
        await pilot.press("end", "enter")
        await pilot.pause()
        assert Saves(tmp_path).all() == ()
        assert "Ana, Kit" not in screen_text(app)


def test_names_given_are_the_peoples_then_the_bots() -> None:
    places = people_and_bots(2, 2, ["Ana", "Blai", "Kit"], texts("en"))
    assert places == [
        Place("Ana", "person"),
        Place("Blai", "person"),
        Place("Kit", "cautious"),
        Place("Moll", "bold"),
    ]
