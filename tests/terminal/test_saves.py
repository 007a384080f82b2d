"""Saves: where they are, going on again and again, and what can go wrong."""

from pathlib import Path

import pytest

from siete.errors import SieteError
from siete.game import DEALER
from siete.home import home
from siete.rules import RULESETS, build_rules
from siete.terminal.saves import Saves
from siete.terminal.session import Session
from tests.terminal.tables import begin


def test_games_are_where_the_system_keeps_such_data() -> None:
    user = {"HOME": "/home/ana"}
    assert home(user, "linux") == Path("/home/ana/.local/share/siete")
    assert home(user | {"XDG_DATA_HOME": "/data"}, "linux") == Path("/data/siete")
    assert home(user, "darwin") == Path("/home/ana/Library/Application Support/siete")
    assert home(user | {"LOCALAPPDATA": "/local"}, "win32") == Path("/local/siete")
    assert home(user | {"XDG_DATA_HOME": "/data", "SIETE_HOME": "/mine"}, "linux") == Path("/mine")


@pytest.mark.parametrize("ruleset", list(RULESETS))
def test_a_game_can_be_gone_on_with_again_and_again(ruleset: str, tmp_path: Path) -> None:
    session = begin(ruleset, tmp_path, people=0)
    for _ in range(25):
        for _ in range(5):
            if session.due().kind == "between":
                session.next_round()
            else:
                session.advance()
        session.close()  # as a kill leaves it: all was on disk before
        before = session.game
        session = Session.resume(Saves(tmp_path).newest().path, Saves(tmp_path))
        while session.game.table != before.table:  # the dealer's part after the last action
            assert session.due() == ("self", DEALER)
            session.advance()
        assert [*session.game.history] == [*before.history]
        assert session.game.commitment == before.commitment
    assert session.game.table.played > 2
    session.close()


def test_only_one_program_plays_a_game(tmp_path: Path) -> None:
    session = begin("sala", tmp_path)
    with pytest.raises(SieteError) as refused:
        Session.resume(Saves(tmp_path).newest().path, Saves(tmp_path))
    assert refused.value.code == "save_in_use"
    session.close()
    Session.resume(Saves(tmp_path).newest().path, Saves(tmp_path)).close()


def test_a_game_that_is_being_played_can_not_be_forgotten(tmp_path: Path) -> None:
    session = begin("sala", tmp_path)
    path = session.game.path
    assert path is not None
    with pytest.raises(SieteError) as refused:
        Saves(tmp_path).forget(path)
    assert refused.value.code == "save_in_use"
    session.close()
    Saves(tmp_path).forget(path)
    assert list((tmp_path / "games").iterdir()) == []


def test_the_game_played_last_is_the_first(tmp_path: Path) -> None:
    import os

    older, newer = begin("sala", tmp_path), begin("eptamisi", tmp_path)
    for session, when in ((older, 1_000_000), (newer, 2_000_000)):
        path = session.game.path
        session.close()
        assert path is not None
        os.utime(path, (when, when))
    assert [saved.rules.ruleset for saved in Saves(tmp_path).all()] == ["eptamisi", "sala"]


def test_what_is_no_save_is_not_offered_and_not_touched(tmp_path: Path) -> None:
    begin("sala", tmp_path).close()
    games = tmp_path / "games"
    for name, text in {"a": "", "b": "{", "c": '{"rules": 1}', "d": "\x00\xff"}.items():
        (games / f"{name}.save").write_text(text)
    (games / "folder.save").mkdir()
    assert len(Saves(tmp_path).all()) == 1
    with pytest.raises(SieteError) as refused:
        Session.resume(games / "b.save", Saves(tmp_path))
    assert refused.value.code == "save_format"
    assert (games / "b.save").read_text() == "{"


def test_no_saved_game_is_said(tmp_path: Path) -> None:
    with pytest.raises(SieteError) as refused:
        Saves(tmp_path).newest()
    assert refused.value.code == "no_saved_game"


def test_a_save_is_for_its_owner_alone(tmp_path: Path) -> None:
    session = begin("sala", tmp_path)
    path = session.game.path
    assert path is not None
    assert path.stat().st_mode & 0o077 == 0
    session.close()


@pytest.mark.parametrize(
    "head",
    [
        "[" * 5000,
        '{"format": "siete-save/1", "rules": [], "names": ["Ana"]}',
        '{"format": "siete-save/1", "rules": "sala", "names": "Ana"}',
        '{"format": "siete-save/1", "rules": "sala", "names": ["Ana", "B\u202e"]}',
        '{"format": "siete-save/1", "rules": "poker", "names": ["Ana", "Bea"]}',
    ],
)
def test_a_file_that_is_no_save_does_not_hide_the_others(head: str, tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    saves.folder.mkdir()
    (saves.folder / "bad.save").write_text(head + "\n", encoding="utf-8")
    assert saves.all() == ()


def test_records_of_one_second_do_not_overwrite_each_other(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    paths = []
    for _ in range(3):
        paths.append(saves.record_path(build_rules("sala")))
        paths[-1].touch()
    assert len(set(paths)) == 3
