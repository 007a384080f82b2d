"""The coach at the table: off unless asked for, and said where it belongs."""

import asyncio
from pathlib import Path

import pytest

from siete.game import actions as act
from siete.terminal.coaching import Coaching
from siete.terminal.screens.table import TableScreen
from siete.terminal.session import Session
from siete.texts import LANGUAGES, texts
from tests.terminal.command import play
from tests.terminal.keyboard import play_rounds, press
from tests.terminal.tables import app_of, begin, screen_text

LINES = "\n".join(["", "bet 1", "hit", "stand"] * 12)


def at_a_turn(session: Session) -> int:
    """Play until the person may ask for a card; the seat."""
    for _ in range(400):
        due = session.due()
        if due.kind == "between":
            session.next_round()
        elif due.kind == "person":
            options = {choice.do: choice for choice in session.choices(due.seat)}
            if {"hit", "stand"} <= options.keys():
                return due.seat
            if "bet" in options:
                session.act(act.Bet(due.seat, options["bet"].low))
            else:
                session.act(act.Stand(due.seat, 1))
        else:
            session.advance()
    raise AssertionError("no turn came")


def test_plain_lines_have_no_hints_unless_they_are_asked_for(tmp_path: Path) -> None:
    done = play(tmp_path / "a", "sette_e_mezzo", "--lang", "en", "--plain", said=LINES)
    assert "Best: " not in done.stdout
    done = play(tmp_path / "b", "sette_e_mezzo", "--lang", "en", "--plain", "--coach", said=LINES)
    assert done.stderr == ""
    assert "The coach gives hints." in done.stdout
    assert "Best: a stake of 1, worth " in done.stdout
    assert "In chips, to the end of the round: " in done.stdout
    assert "bust" in done.stdout
    assert "Your choices cost " in done.stdout or "Each of your choices" in done.stdout


def test_a_word_switches_it_on_and_off(tmp_path: Path) -> None:
    lines = "\ncoach\nlook\ncoach\nlook\n"
    done = play(tmp_path, "sette_e_mezzo", "--lang", "en", "--plain", said=lines)
    on, off = done.stdout.index("gives hints"), done.stdout.index("is silent")
    assert on < off
    assert "Best: " in done.stdout[on:off]
    assert "Best: " not in done.stdout[off:]


@pytest.mark.parametrize(
    ("language", "on", "off"), [("en", "coach on", "Coach OFF"), ("es", "consejos sí", "coach no")]
)
def test_it_is_switched_by_saying_which(language: str, on: str, off: str, tmp_path: Path) -> None:
    lines = f"\n{on}\n{on}\n{off}\n"
    done = play(tmp_path, "sette_e_mezzo", "--lang", language, "--plain", said=lines)
    say = texts(language).say
    assert done.stdout.count(say("coach-on")) == 2
    assert done.stdout.count(say("coach-off")) == 1


@pytest.mark.parametrize("language", LANGUAGES)
async def test_its_key_shows_a_hint_and_takes_it_away(language: str, tmp_path: Path) -> None:
    session = begin("sette_e_mezzo", tmp_path)
    at_a_turn(session)
    app = app_of(session, language)
    say = texts(language).say
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, TableScreen)
        assert not screen.hint
        await press(app, say("terminal-key-coach"))
        await thought(screen, say("coach-thinking"))
        await pilot.pause()
        assert screen.hint[0][:20] in screen_text(app)
        assert say("coach-on") in screen_text(app)
        assert session.game.extra["coach"] is True
        await press(app, say("terminal-key-coach"))
        await pilot.pause()
        assert not screen.hint
    session.close()


async def thought(screen: TableScreen, thinking: str) -> None:
    """Wait until the coach has thought."""
    for _ in range(3000):
        if screen.hint and screen.hint != (thinking,):
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it is still thinking")


async def test_a_tall_screen_has_room_for_all_that_it_says(tmp_path: Path) -> None:
    session = begin("sette_e_mezzo", tmp_path)
    at_a_turn(session)
    session.remember(coach=True)
    app = app_of(session)
    async with app.run_test(size=(80, 36)) as pilot:
        screen = app.screen
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, TableScreen)
        await thought(screen, texts("en").say("coach-thinking"))
        await pilot.pause()
        shown = " ".join(screen_text(app).split())
        assert "In chips, to the end of the round" in shown
        assert "if this holds" in shown
    session.close()


async def test_after_the_round_it_says_what_the_choices_cost(tmp_path: Path) -> None:
    session = begin("sette_e_mezzo", tmp_path)
    session.remember(coach=True)
    app = app_of(session)
    async with app.run_test(size=(80, 30)) as pilot:
        await play_rounds(pilot, session, 1)
        screen = app.screen
        assert isinstance(screen, TableScreen)
        await thought(screen, texts("en").say("coach-thinking"))
        await pilot.pause()
        shown = " ".join(screen_text(app).split())
        assert "Your choices cost" in shown or "Each of your choices was the best." in shown
    session.close()


def test_a_round_s_decisions_are_told_in_their_order_and_then_forgotten(tmp_path: Path) -> None:
    session = begin("sette_e_mezzo", tmp_path)
    coaching = Coaching(session, texts("en"))
    coaching.switch()
    seat = session.people[0]
    for _ in range(2):
        played, staked = session.game.table.played, False
        while session.game.table.played == played:
            due = session.due()
            if due.kind == "between":
                session.next_round()
            elif due.kind == "person":
                options = {choice.do: choice for choice in session.choices(seat)}
                staked = staked or "bet" in options
                action = act.Bet(seat, options["bet"].high) if "bet" in options else act.Stand(seat)
                with coaching.noting(action):
                    happened = session.act(action)
                coaching.heard(happened)
            else:
                coaching.heard(session.advance())
        said = coaching.review(seat)
        if staked:  # the highest stake, on cards that nobody has seen, is never the best
            assert any(line.startswith("Decision 1: a stake of 10 cost ") for line in said)
        assert sum(line.startswith("Decision 1:") for line in said) <= 1
    session.close()


def test_an_action_that_is_refused_is_no_decision(tmp_path: Path) -> None:
    session = begin("sette_e_mezzo", tmp_path)
    seat = at_a_turn(session)
    coaching = Coaching(session, texts("en"))
    coaching.switch()
    with pytest.raises(ValueError, match="refused"), coaching.noting(act.Stand(seat)):
        raise ValueError("refused")
    assert coaching.review(seat) == ()
    session.close()


def test_bots_may_be_named_by_level(tmp_path: Path) -> None:
    named = ("--bots", "expert,beginner,casual-bold", "--names", "Ana")
    done = play(tmp_path, "sala", *named, "--lang", "en", "--plain", said="look\n")
    assert "an expert bot" in done.stdout
    assert "a bot that is just learning" in done.stdout
    assert "a bot that plays now and then, bold" in done.stdout
    done = play(tmp_path, "sala", "--bots", "reckless", "--lang", "en", "--plain")
    assert done.returncode == 2
    assert "reckless" in done.stderr
    assert "expert" in done.stderr
