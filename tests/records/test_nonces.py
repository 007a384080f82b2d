"""What players add to a shuffle is in the next one, whatever comes between."""

import shutil
from pathlib import Path

import pytest

from siete.errors import SieteError
from siete.fair import Proof
from siete.game import IllegalAction
from siete.game.actions import Buy, Keep, Offer, Out
from siete.journal import read_journal
from siete.play import Game
from siete.record import format_record
from siete.rules import build_rules
from siete.verify import verify
from tests.records.playing import NAMES, a_game, once, play_until, proofs

SAVES = Path(__file__).parent / "saves"
NONCE = "ab" * 16


def play_after_a_shuffle(game: Game) -> Proof:
    """Sell the bank, so that the stock is shuffled, and play a round; the shuffle's proof."""
    table = game.table
    buyer = table.in_play_order[0]
    game.act(Offer(table.banker, buyer, 0))
    game.act(Buy(buyer))
    play_until(game, rounds=table.played + 1)
    return proofs(game)[-1]


def test_a_nonce_stays_while_the_stock_goes_on() -> None:
    game = play_until(a_game(), rounds=1)
    game.add_nonce(1, NONCE)
    seal = game.commitment
    play_until(game, rounds=1, phase="round")
    assert game.proof == proofs(game)[0], "the stock of the first round goes on"
    play_until(game, rounds=2)
    assert game.nonces == {"Blai": NONCE}
    assert game.commitment == seal, "a nonce counts for the secret that was there before it"
    game.add_nonce(2, NONCE[::-1])
    proof = play_after_a_shuffle(game)
    assert proof.commitment == seal
    assert {"Blai": NONCE, "Carme": NONCE[::-1]}.items() <= dict(proof.nonces).items()
    assert verify(game.record()).verdict in ("holds", "open")
    assert [proof.round for proof in proofs(game)] == [1, 2]


def test_a_nonce_stays_where_the_game_is_restored(tmp_path: Path) -> None:
    path = tmp_path / "game.siete"
    game = play_until(a_game(), rounds=1)
    game.save(path)
    game.add_nonce(1, NONCE)
    assert read_journal(path)[-1] == {"nonce": {"Blai": NONCE}}
    game.close()
    for _ in range(2):  # what was restored is saved as well
        game = play_until(Game.restore(path), rounds=1)
        assert game.nonces == {"Blai": NONCE}
        game.close()
    game = play_until(Game.restore(path), rounds=1)
    assert dict(play_after_a_shuffle(game).nonces)["Blai"] == NONCE
    game.close()


def test_what_was_shown_is_there_again_however_often_a_game_is_restored(tmp_path: Path) -> None:
    """Also where nothing was done in between, and the save ends with the dealer's part."""
    path = tmp_path / "game.siete"
    game = a_game()
    game.save(path)
    for moment in range(60):
        if game.table.phase == "between":
            game.add_nonce(moment % 3, f"{moment:032x}")
        for _ in range(2):
            Game.restore(shutil.copy(path, tmp_path / "copy.siete")).close()
        again = Game.restore(tmp_path / "copy.siete")
        while again.table != game.table:
            again.step()
        assert (again.commitment, again.nonces) == (game.commitment, game.nonces)
        assert again.record() == game.record()
        again.close()
        once(game)
    game.close()


def test_a_nonce_that_comes_too_late_is_refused() -> None:
    rules = build_rules("siete_y_media")
    game = play_until(a_game(rules), rounds=0, phase="round")
    with pytest.raises(SieteError) as refused:
        game.add_nonce(1, NONCE)
    assert refused.value.code == "nonces_closed"
    play_until(game, rounds=1).add_nonce(1, NONCE)
    assert game.nonces == {"Blai": NONCE}


def test_who_sits_out_has_a_say_in_the_shuffle_too() -> None:
    game = play_until(Game(build_rules("siete_y_media"), (*NAMES, "Dani"), banker=0), rounds=1)
    seat = next(seat for seat in game.table.order if seat != game.table.banker)
    game.add_nonce(seat, NONCE)
    game.act(Out(seat))
    proof = play_after_a_shuffle(game)
    assert dict(proof.nonces)[game.table.names[seat]] == NONCE
    assert len(proof.nonces) == 4
    assert verify(game.record()).verdict == "holds"


@pytest.mark.parametrize("kind", ["nonce", "closed"])
@pytest.mark.parametrize("nonce", ['"xyz"', '"abc"', f'"{"ab" * 65}"', "5"])
def test_a_line_with_a_nonce_that_is_none_is_refused(kind: str, nonce: str, tmp_path: Path) -> None:
    path = tmp_path / "game.siete"
    game = a_game()
    game.save(path)
    game.close()
    with path.open("a") as file:
        file.write(f'{{"{kind}": {{"Ana": {nonce}}}}}\n')
    with pytest.raises(SieteError) as refused:
        Game.restore(path)
    assert refused.value.code == "save_format"


def test_a_save_from_before_nonces_were_kept_comes_out_as_it_was(tmp_path: Path) -> None:
    """It has a secret for each round, also where the stock went on and none was needed."""
    path = Path(shutil.copy(SAVES / "without_nonces.save", tmp_path))
    for _ in range(2):
        game = play_until(Game.restore(path), rounds=12)
        told = (SAVES / "without_nonces.toml").read_text(encoding="utf-8")
        assert format_record(game.record()) == told
        assert game.commitment.startswith("07c46ea9ffea967f")
        game.close()
    game = Game.restore(path)
    play_until(game, rounds=12).add_nonce(1, NONCE)
    proof = play_after_a_shuffle(game)
    assert (proof.round, dict(proof.nonces)["Blai"]) == (13, NONCE)
    game.close()
    again = Game.restore(path)
    while again.table != game.table:
        again.step()
    assert again.record() == game.record()
    again.close()


def test_who_may_not_do_what_they_ask_does_not_end_the_list() -> None:
    game = Game(build_rules("set_i_mig"), NAMES)
    assert game.table.phase == "pick"
    with pytest.raises(IllegalAction):
        game.act(Keep(0))
    game.add_nonce(1, NONCE)
    assert game.nonces == {NAMES[1]: NONCE}
