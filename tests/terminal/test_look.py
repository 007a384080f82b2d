"""The table in words, as the game goes on."""

from pathlib import Path

import pytest

from siete.game import SPECTATOR
from siete.terminal.reports import Reports
from siete.terminal.session import Session
from siete.texts import texts
from tests.terminal.tables import begin, play_until


def cards_told(session: Session) -> bool:
    """Whether the words tell of anybody's cards."""
    log = session.story(SPECTATOR, texts("en"))
    reports = Reports(session, texts("en"), SPECTATOR, log)
    hands = [words for seat in session.game.table.order for words in reports.hand_words(seat)]
    assert len(reports.look()) == len(session.game.table.order)
    return any(words in " ".join(reports.look()) for words in hands)


@pytest.mark.parametrize("phase", ["cut", "before"])
def test_the_cards_of_the_last_round_are_gone_when_the_next_is_prepared(
    phase: str, tmp_path: Path
) -> None:
    session = begin("set_i_mig", tmp_path, people=0, bank__first="lot")
    play_until(session, 0, phase)
    assert not cards_told(session)
    play_until(session, 1, "between")
    assert cards_told(session), "what came of a round is there to be read"
    play_until(session, 1, phase)
    assert not cards_told(session)
    session.close()
