"""Several people at one keyboard: nobody sees what is another's."""

from pathlib import Path

import pytest

from siete.cards import Card
from siete.game import SPECTATOR
from siete.rules import RULESETS, build_rules
from siete.terminal.pace import Pace
from siete.terminal.picture import draw_table
from siete.terminal.scene import Scene
from siete.terminal.screens.table import TableScreen
from siete.terminal.widgets import TableView
from siete.terminal.windows import Cover
from siete.texts import texts
from tests.terminal.keyboard import MOST_KEYS, press, press_something
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


DOWN_BUT_KNOWN = ("▒", "▿")
"""How a card is framed that the viewer knows although it lies face down."""


class Watch:
    """Looks at every picture of a table as it comes: whose secret is on it, and who may see it."""

    def __init__(self, table: TableScreen) -> None:
        self.table = table
        self.lifted = SPECTATOR
        self.seen = 0
        table.watch(table.query_one(TableView), "scene", self.look)

    def look(self, scene: Scene) -> None:
        """A new picture: nobody's secret, or that of whoever lifted the cover."""
        session = self.table.session
        prompt = self.table.prompt
        if session.game.table.phase != "round" or (prompt and prompt.seat != self.lifted):
            self.lifted = SPECTATOR
        picture = draw_table(scene, 80, 18)
        text = "".join(picture.text(y) for y in range(picture.height))
        if any(sign in text for sign in DOWN_BUT_KNOWN) and hidden_cards(session):
            assert scene.view.viewer == self.lifted
            self.seen += 1

    def before_key(self, top: object) -> None:
        """Somebody is about to press Enter at the cover."""
        if isinstance(top, Cover):
            assert not hidden_cards(self.table.session) & shown_cards(self.table.scene())
            self.lifted = self.table.session.acting[0]


def shown_cards(scene: Scene) -> set[Card]:
    """Every card that a picture shows."""
    round = scene.view.round
    hands = round.hands.values() if round is not None else ()
    return {card for seat in hands for hand in seat for card in hand.cards}


@pytest.mark.parametrize("people", [2, 3])
@pytest.mark.parametrize("ruleset", list(RULESETS))
async def test_no_secret_is_shown_before_its_owner_lifted_the_cover(
    ruleset: str, people: int, tmp_path: Path
) -> None:
    low = build_rules(ruleset).table_players[0]
    session = begin(ruleset, tmp_path, people=people, seats=max(people, low))
    app = app_of(session)
    async with app.run_test(size=(80, 24)) as pilot:
        table = app.screen
        assert isinstance(table, TableScreen)
        watch = Watch(table)
        for number in range(MOST_KEYS):
            watch.before_key(app.screen)
            await press_something(pilot, number)
            if session.game.table.played >= 4:
                break
    assert session.game.table.played >= 4
    session.close()
    assert bool(watch.seen) == (ruleset != "sala")  # there all cards lie open


async def test_who_staked_last_does_not_see_the_first_card_at_once(tmp_path: Path) -> None:
    """Who was asked in public before the deal is covered like everybody else after it."""
    session = begin("sette_e_mezzo", tmp_path, people=2, names=("Ana", "Bea"), seats=2)
    app = app_of(session)
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(20):
            await press(app, "enter")
            await pilot.pause()
            if any(session.has_secrets(seat) for seat in session.acting):
                break
        assert isinstance(app.screen, Cover)
        secrets = hidden_cards(session)
        assert secrets
        assert not any(signs(card) in screen_text(app) for card in secrets)
    session.close()


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
