"""The page on fairness: what it says of the shuffles so far, as the game goes on."""

from pathlib import Path

from siete.game import SPECTATOR
from siete.terminal.reports import Reports
from siete.terminal.session import Session
from siete.texts import texts
from tests.terminal.tables import begin, play_until

HOLDS = "the proof holds."


def verdicts(session: Session) -> list[str]:
    """The lines of the page that say that something holds."""
    log = session.story(SPECTATOR, texts("en"))
    page = Reports(session, texts("en"), SPECTATOR, log).fair()
    assert not any("NOT" in line or "not to be checked" in line for line in page)
    return [line for line in page if line.endswith(HOLDS)]


def test_only_what_is_over_is_said_to_hold_after_a_draw(tmp_path: Path) -> None:
    session = begin(
        "siete_y_media", tmp_path, people=0, bank__first="draw", deck__shuffle="every_round"
    )
    assert session.game.table.phase == "pick"
    assert verdicts(session) == []
    play_until(session, 0, "round")
    assert verdicts(session) == [f"The draw for the first banker: {HOLDS}"]
    play_until(session, 1, "between")
    assert verdicts(session)[1:] == [f"Round 1: {HOLDS}"]
    play_until(session, 1, "round")
    assert verdicts(session)[1:] == [f"Round 1: {HOLDS}"]
    session.close()


def test_nothing_is_said_of_a_stock_in_play(tmp_path: Path) -> None:
    session = begin(
        "siete_y_media",
        tmp_path,
        people=0,
        bank__first="draw",
        bank__passes="stays",
        bank__sale="no",
        deck__shuffle="when_needed",
    )
    play_until(session, 1, "round")
    assert session.game.proof.round == 1, "no shuffle came between"
    assert verdicts(session) == [f"The draw for the first banker: {HOLDS}"]
    session.close()


def test_the_lot_is_told_from_the_rounds(tmp_path: Path) -> None:
    session = begin("siete_y_media", tmp_path, people=0, bank__first="lot")
    play_until(session, 0, "round")
    assert verdicts(session) == []
    play_until(session, 1, "between")
    assert verdicts(session)[0] == f"The lot for the first banker: {HOLDS}"
    assert len(verdicts(session)) <= 2
    session.close()


def test_what_players_add_is_listed_at_once(tmp_path: Path) -> None:
    session = begin("siete_y_media", tmp_path, people=0)
    play_until(session, 1, "between")
    nonce = "0123456789abcdef" * 2
    session.game.add_nonce(1, nonce)
    name = session.game.table.names[1]
    log = session.story(SPECTATOR, texts("en"))
    page = Reports(session, texts("en"), SPECTATOR, log).fair()
    assert f"  {name}: {nonce}" in page
    assert sum(line.startswith("  ") for line in page) == 1, "nobody else added one"
    session.close()
