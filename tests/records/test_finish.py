"""A game that is ended for good: nothing more is played, and nothing more is kept back."""

from pathlib import Path

import pytest

from siete.errors import SieteError
from siete.fair import deck_of
from siete.game import BEGIN, IllegalAction, to_act
from siete.game.actions import Join
from siete.journal import read_journal
from siete.play import Game
from siete.record import format_record, parse_record
from siete.rules import build_rules
from siete.verify import verify
from tests.records.playing import NAMES, a_game, once, play_until, proofs


def code_of(refused: pytest.ExceptionInfo[SieteError]) -> str:
    return refused.value.code


def test_the_secret_of_the_last_stock_is_published_and_its_whole_deck() -> None:
    game = play_until(a_game(), rounds=2)
    assert [proof.secret for proof in proofs(game)] == [""]
    assert verify(game.record()).verdict == "open"
    game.finish()
    record = parse_record(format_record(game.record()))
    proof = record.rounds[0].proof
    assert proof is not None
    assert proof.secret
    assert record.rounds[0].deck == deck_of(proof)
    verified = verify(record)
    assert verified.verdict == "holds"
    assert {checked.verdict for checked in verified.proofs} == {"holds"}


def test_nothing_more_is_played() -> None:
    game = play_until(a_game(), rounds=1)
    game.finish()
    before = game.table, game.record()
    with pytest.raises(IllegalAction) as refused:
        game.step()
    assert code_of(refused) == "game_finished"
    for action in (BEGIN, Join(-1, "Dani")):
        with pytest.raises(IllegalAction):
            game.act(action)
    with pytest.raises(IllegalAction) as refused:
        game.act(Join(-1, "Dani"))
    assert code_of(refused) == "game_finished"
    with pytest.raises(SieteError) as late:
        game.add_nonce(0, "ab" * 16)
    assert code_of(late) == "game_finished"
    game.finish()
    assert (game.table, game.record()) == before
    assert game.finished


def test_it_is_refused_until_the_round_is_over() -> None:
    game = a_game(build_rules("siete_y_media", (), {"bank.cut": "left"}))
    seen = set()
    while game.table.played < 1:
        phase = game.table.phase
        if phase != "between":
            with pytest.raises(IllegalAction) as refused:
                game.finish()
            assert code_of(refused) == "not_between_rounds"
            assert not game.finished
            seen.add(phase)
        once(game)
    assert seen == {"cut", "round"}
    game.finish()


def test_no_game_is_finished_before_its_first_banker() -> None:
    game = Game(a_game().table.rules, NAMES)
    with pytest.raises(IllegalAction) as refused:
        game.finish()
    assert code_of(refused) == "not_between_rounds"


@pytest.mark.parametrize("rounds", range(6))
def test_a_finished_game_is_finished_when_it_is_restored(rounds: int, tmp_path: Path) -> None:
    """Otherwise it would go on with cards that everybody knows."""
    path = tmp_path / "game.siete"
    game = a_game()
    game.save(path)
    play_until(game, rounds=rounds).finish()
    game.close()
    assert read_journal(path)[-1] == {"finished": True}
    for _ in range(2):
        again = Game.restore(path)
        again.close()
        assert again.finished
        assert again.table == game.table
        assert again.record() == game.record()
        assert to_act(again.table) != ()
        with pytest.raises(IllegalAction) as refused:
            again.step()
        assert code_of(refused) == "game_finished"


def test_a_save_that_goes_on_after_its_end_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.siete"
    game = a_game()
    game.save(path)
    play_until(game, rounds=1).finish()
    game.close()
    with path.open("a") as file:
        file.write('{"action": {"do": "begin", "seat": -1}}\n')
    with pytest.raises(SieteError) as refused:
        Game.restore(path)
    assert code_of(refused) == "save_format"
