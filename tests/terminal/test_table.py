"""What can be done at the drawn table at any time, and what it shows."""

import os
from pathlib import Path

import pytest
from textual.widgets import Input

from siete.amounts import CHIP
from siete.game import SPECTATOR, Choice
from siete.game.actions import Leave, Propose
from siete.record import load
from siete.replay import replay
from siete.terminal.bar import Bar
from siete.terminal.prompt import Prompt
from siete.terminal.saves import Saves
from siete.terminal.screens.limits import ask_limits
from siete.terminal.screens.table import TableScreen
from siete.terminal.session import PERSON, Session
from siete.terminal.widgets import Foot
from siete.terminal.windows import Form, Menu, Page
from siete.texts import LANGUAGES, texts
from siete.verify import verify
from tests.terminal.keyboard import MOST_KEYS, play_rounds, press, press_something
from tests.terminal.tables import app_of, begin, screen_text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_page_opens_with_its_key_and_closes(language: str, tmp_path: Path) -> None:
    session = begin("set_i_mig", tmp_path, ("honour",))
    app = app_of(session, language)
    say = texts(language).say
    async with app.run_test(size=(80, 24)) as pilot:
        await play_rounds(pilot, session, 1)
        for name in ("help", "rules", "ledger", "log", "fair"):
            await press(app, say(f"terminal-key-{name}"))
            await pilot.pause()
            assert isinstance(app.screen, Page), name
            title = say(f"terminal-do-{name}")
            assert title.casefold() in screen_text(app).casefold()
            await press(app, "escape")
            assert isinstance(app.screen, TableScreen)
    session.close()


async def test_limits_to_propose_begin_with_those_now_and_take_no_letters(tmp_path: Path) -> None:
    session = begin("set_i_mig", tmp_path)
    app = app_of(session)
    step = Choice("propose", low=CHIP, high=-1, step=CHIP)
    prompt = Prompt(0, (step,), texts("en"))
    async with app.run_test(size=(80, 24)) as pilot:
        asking = app.run_worker(ask_limits(app, prompt, (CHIP, 3 * CHIP), texts("en")))
        await pilot.pause()
        assert [field.value for field in app.screen.query(Input)] == ["1", "3"]
        assert screen_text(app).count("multiple of 1") == 2
        await pilot.press(*"x2", "enter", *"-5", "enter")
        assert await asking.wait() == Propose(0, 2 * CHIP, 5 * CHIP)
    session.close()


async def test_around_a_window_nothing_of_the_table_is_left(tmp_path: Path) -> None:
    session = begin("set_i_mig", tmp_path, seats=12)
    app = app_of(session)
    async with app.run_test(size=(80, 24)) as pilot:
        await play_rounds(pilot, session, 1)
        for name in ("log", "table"):
            await press(app, texts("en").say(f"terminal-key-{name}"))
            await pilot.pause()
            assert isinstance(app.screen, Page | Menu)
            around = screen_text(app).splitlines()
            frame = {line[0] + line[-1] for line in around}
            assert frame == {"  "}
            edges = {line.strip()[:1] + line.strip()[-1:] for line in around}
            assert edges <= {"", "╭╮", "││", "╰╯"}
            bars = {widget.styles.scrollbar_color.hex for widget in app.screen.query("*")}
            assert bars == {"#9A8657"}  # the palette's, not Textual's blue
            await press(app, "escape")
    session.close()


async def test_the_log_says_in_words_what_happened(tmp_path: Path) -> None:
    session = begin("siete_y_media", tmp_path, names=("Ana",))
    app = app_of(session)
    async with app.run_test(size=(120, 40)) as pilot:
        await play_rounds(pilot, session, 1)
        table = app.screen
        assert isinstance(table, TableScreen)
        over = texts("en").say("game-round-over", net="|").partition("|")[0]
        assert any(sentence.startswith(over) for sentence in table.story.sentences)
        assert table.story.sentences[-1].split()[0] in screen_text(app)
        result = app.screen.query_one(Bar).content.title
        assert "You " in result
    session.close()


async def test_the_last_rounds_cards_are_gone_when_the_next_round_is_prepared(
    tmp_path: Path,
) -> None:
    session = begin("sala", tmp_path, seats=2, people=2, bank__cut="left")
    app = app_of(session)
    asked = 0
    async with app.run_test(size=(80, 24)) as pilot:
        for number in range(MOST_KEYS):
            table = app.screen
            assert isinstance(table, TableScreen)
            scene = table.scene()
            played = session.game.table.played
            phase = session.game.table.phase
            if played and phase in ("cut", "before"):
                asked += 1
                assert not any(scene.hands(seat) for seat in session.game.table.order)
                assert f"round {played + 1}" in screen_text(app)
            elif played and phase == "between":
                assert f"round {played} is over" in screen_text(app)
                assert any(scene.hands(seat) for seat in session.game.table.order)
            if asked >= 3:
                break
            await press_something(pilot, number)
            await pilot.pause()
    session.close()
    assert asked


async def test_a_person_is_not_said_to_be_thinking_and_an_early_key_brings_the_question(
    tmp_path: Path,
) -> None:
    session = begin("set_i_mig", tmp_path, names=("Ana",))
    app = app_of(session, speed="slow")
    early = 0
    async with app.run_test(size=(80, 24)) as pilot:
        for number in range(MOST_KEYS):
            table = app.screen
            if not isinstance(table, TableScreen):  # a window that one of the keys opened
                await pilot.press("escape")
                continue
            thinking = texts("en").say("terminal-waiting", name="Ana")
            assert thinking not in table.query_one(Bar).content.title
            asked = table.prompt is not None
            if not asked and session.due().kind == "person":
                before = len(session.game.history)
                await pilot.press("c")
                await pilot.pause()
                assert table.prompt is not None
                assert len(session.game.history) == before
                early += 1
            elif not asked:
                await press(app, "enter" if session.due().kind == "between" else "space")
            else:
                await press_something(pilot, number)
            if early >= 3:
                break
    session.close()
    assert early


@pytest.mark.parametrize("language", LANGUAGES)
async def test_each_key_is_listed_once_between_rounds(language: str, tmp_path: Path) -> None:
    session = begin("sette_e_mezzo", tmp_path)
    app = app_of(session, language)
    say = texts(language).say
    async with app.run_test(size=(80, 24)) as pilot:
        await play_rounds(pilot, session, 1)
        last_line = screen_text(app).splitlines()[-1]
        for name in ("table", "ledger"):
            assert f" {say(f'terminal-key-{name}')} {say(f'terminal-do-{name}')}" in last_line
            assert screen_text(app).count(say(f"terminal-do-{name}")) == 1
    session.close()


async def test_a_record_is_written_that_replays_and_proves(tmp_path: Path) -> None:
    session = begin("sette_e_mezzo", tmp_path, ("pot", "wild"))
    app = app_of(session)
    async with app.run_test(size=(80, 24)) as pilot:
        await play_rounds(pilot, session, 2)
        await pilot.press(texts("en").say("terminal-key-save"))
        await pilot.pause()
        assert "recorded" in screen_text(app)
    session.close()
    (file,) = (tmp_path / "records").glob("*.toml")
    record = load(file)
    assert len(record.rounds) == 2
    assert replay(record).mismatches == ()
    assert verify(record).verdict == "holds"


async def test_letters_that_may_not_be_pressed_say_why(tmp_path: Path) -> None:
    session = begin("set_i_mig", tmp_path, names=("Ana",), bets__min="2", bets__max="3")
    app = app_of(session)
    async with app.run_test(size=(80, 24)) as pilot:
        table = app.screen
        assert isinstance(table, TableScreen)
        for number in range(300):
            prompt = table.prompt
            dos = {choice.do for choice in prompt.choices} if prompt is not None else set()
            if dos and dos == {"hit"}:
                break
            await (pilot.press("up", "enter") if "bet" in dos else press_something(pilot, number))
        assert table.prompt is not None
        await pilot.press(texts("en").say("terminal-key-stand"))
        await pilot.pause()
        assert "can't stand on one card" in screen_text(app)
    session.close()


async def test_the_menu_of_the_table_does_what_is_between_rounds(tmp_path: Path) -> None:
    session = begin("siete_y_media", tmp_path, names=("Ana",))
    app = app_of(session)
    async with app.run_test(size=(80, 24)) as pilot:
        ana = session.people[0]
        await choose(pilot, "Ana adds something")
        await pilot.press(*"abc", "enter")
        await pilot.pause()
        assert "goes into the next shuffle" in screen_text(app)
        await choose(pilot, "Somebody sits down: a bold bot")
        assert isinstance(app.screen, Form)
        await pilot.press(*"Zoe", "enter")
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        zoe = session.game.table.names.index("Zoe")
        assert zoe in session.bots
        assert session.kind(zoe) == "bold"
        if session.game.table.banker == ana:
            await choose(pilot, "Ana offers Kit the bank")
        else:
            await choose(pilot, "Ana bids for the bank")
        await pilot.press(*"0,5", "enter")
        await pilot.pause()
        heard = session.story(SPECTATOR, texts("en")).sentences[-4:]
        assert any("the bank" in sentence for sentence in heard)
        await choose(pilot, "Zoe leaves the table")
        assert zoe not in session.game.table.order
    session.close()


async def choose(pilot: object, label: str) -> None:
    """Choose something from the table's menu by its label, once the bots have answered."""
    from textual.pilot import Pilot
    from textual.widgets import OptionList

    assert isinstance(pilot, Pilot)
    for _ in range(50):
        await pilot.pause(0.01)
        if pilot.app.screen.query_one(Bar).content.title.startswith("Between"):
            break
    await pilot.press(texts("en").say("terminal-key-table"))
    await pilot.pause()
    assert isinstance(pilot.app.screen, Menu)
    options = pilot.app.screen.query_one(OptionList)
    prompts = [str(options.get_option_at_index(k).prompt) for k in range(options.option_count)]
    (place,) = (k for k, prompt in enumerate(prompts) if prompt.startswith(label))
    await pilot.press("home", *["down"] * place, "enter")
    await pilot.pause()


async def test_who_is_alone_and_sits_out_can_come_back(tmp_path: Path) -> None:
    session = begin("sala", tmp_path, names=("Ana",))
    while session.due().kind == "self":
        session.advance()
    ana = session.people[0]
    if session.game.table.banker == ana:  # the banker does not sit out
        session.act(Leave(ana))
        session.join("Ana", PERSON)
    app = app_of(session)
    async with app.run_test(size=(80, 24)) as pilot:
        await choose(pilot, "Ana sits out")
        assert session.game.table.away == session.people
        await play_rounds(pilot, session, 2)
        await choose(pilot, "Ana comes back")
        assert session.game.table.away == ()
    session.close()


async def test_keys_can_be_clicked(tmp_path: Path) -> None:
    session = begin("sette_e_mezzo", tmp_path)
    app = app_of(session)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.click(Bar, offset=(3, 1))
        await pilot.pause()
        assert session.game.table.phase == "round"
        await pilot.click(Foot, offset=(2, 0))
        await pilot.pause()
        assert isinstance(app.screen, Page)
    session.close()


@pytest.mark.parametrize("size", [(79, 24), (80, 23), (30, 8), (10, 3)])
async def test_a_window_that_is_too_small_says_what_is_needed(
    size: tuple[int, int], tmp_path: Path
) -> None:
    session = begin("set_i_mig", tmp_path, seats=12)
    app = app_of(session)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        if size[0] > 20:
            assert "80×24" in screen_text(app)
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert "80×24" not in screen_text(app)
        assert session.game.table.names[5] in screen_text(app)
    session.close()


async def test_the_speed_is_changed_and_kept(tmp_path: Path) -> None:
    session = begin("sala", tmp_path)
    app = app_of(session, speed="normal")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press(texts("en").say("terminal-key-speed"))
        await pilot.pause()
        assert "Speed: fast" in screen_text(app)
    session.close()
    again = Session.resume(Saves(tmp_path).newest().path, Saves(tmp_path))
    assert again.game.extra["speed"] == "fast"
    again.close()


async def test_leaving_says_how_to_go_on_and_going_on_is_where_it_was(tmp_path: Path) -> None:
    session = begin("set_i_mig", tmp_path, names=("Ana",))
    app = app_of(session)
    async with app.run_test(size=(80, 24)) as pilot:
        for number in range(12):
            await press_something(pilot, number)
        await pilot.press("ctrl+c")
    assert app.return_value == texts("en").say("terminal-left-saved")
    again = Session.resume(Saves(tmp_path).newest().path, Saves(tmp_path))
    assert again.game.history[:12] == session.game.history[:12]
    app = app_of(again)
    async with app.run_test(size=(80, 24)) as pilot:
        await play_rounds(pilot, again, again.game.table.played + 1)
    again.close()


@pytest.mark.skipif(os.geteuid() != 0 and not Path("/dev/full").exists(), reason="no full disk")
async def test_a_game_that_cannot_be_saved_is_played_and_says_so(tmp_path: Path) -> None:
    home = tmp_path / "file"
    home.write_text("no folder")
    session = begin("sala", home)
    app = app_of(session)
    async with app.run_test(size=(120, 30)) as pilot:
        await pilot.pause()
        assert "not being saved" in screen_text(app)
        await play_rounds(pilot, session, 1)
        assert "not being saved" in screen_text(app)
    session.close()


async def test_bots_alone_are_watched(tmp_path: Path) -> None:
    session = begin("sala", tmp_path, people=0)
    app = app_of(session)
    async with app.run_test(size=(80, 24)) as pilot:
        table = app.screen
        assert isinstance(table, TableScreen)
        assert table.looking == SPECTATOR
        await pilot.press("enter")
        await pilot.pause(0.05)
        assert session.game.table.played >= 1
    session.close()
