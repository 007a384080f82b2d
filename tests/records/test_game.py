"""Real games: saved after every action, restored anywhere, recorded, and the record proved."""

import random
import resource
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from siete.errors import SieteError
from siete.fair import commitment_of
from siete.game import DEALER, SPECTATOR, IllegalAction, legal, to_act
from siete.game.actions import (
    Action,
    Bet,
    Deal,
    Decline,
    High,
    Hit,
    Join,
    Leave,
    Out,
    Pick,
    Ready,
    Stand,
    Valid,
)
from siete.game.choices import Choice
from siete.game.events import HIDDEN, Dealt
from siete.journal import Journal, read_journal
from siete.play import Game
from siete.record import format_record, parse_record
from siete.replay import replay
from siete.rules import RULESETS, build_rules
from siete.verify import verify

THREE = ("Ana", "Blai", "Carme")


def names(ruleset: str) -> tuple[str, ...]:
    return (*THREE, "Dani") if ruleset == "eptamisi" else THREE


def simple(game: Game, chance: random.Random) -> None:
    """The next thing at the table: the dealer's part, or something plain of a seat."""
    acting = to_act(game.table)
    if acting == (DEALER,):
        game.step()
        return
    seat = acting[0]
    choices = {choice.do: choice for choice in legal(game.table, seat)}
    game.act(_plain(seat, choices, chance))


def _plain(seat: int, choices: dict[str, Choice], chance: random.Random) -> Action:
    """The few kinds of action that any game needs."""
    if "bet" in choices:
        return Bet(seat, choices["bet"].low)
    if "hit" in choices and ("stand" not in choices or chance.random() < 0.4):
        return Hit(seat, choices["hit"].faces[0], choices["hit"].hand)
    for do, make in (("stand", Stand), ("ready", Ready), ("valid", Valid), ("decline", Decline)):
        if do in choices:
            return make(seat)
    kinds = {"pick": Pick, "high": High}
    return next(kinds[do](seat) for do in choices if do in kinds)


def played(game: Game, rounds: int, seed: int = 1) -> Game:
    chance = random.Random(seed)
    while game.table.played < rounds:
        simple(game, chance)
    return game


@pytest.mark.parametrize("ruleset", list(RULESETS))
def test_a_real_game_is_recorded_replays_and_is_proved(ruleset: str) -> None:
    record = played(Game(build_rules(ruleset), names(ruleset)), 3).record()
    again = parse_record(format_record(record))
    assert again == record
    assert replay(again).mismatches == ()
    assert verify(again).verdict == "holds"


@pytest.mark.parametrize("ruleset", list(RULESETS))
def test_a_save_goes_on_from_every_moment(ruleset: str, tmp_path: Path) -> None:
    path = tmp_path / "game.siete"
    game = Game(build_rules(ruleset), names(ruleset), extra={"people": ["Ana"]})
    game.save(path)
    chance = random.Random(3)
    while game.table.played < 2:
        simple(game, chance)
        restored = Game.restore(shutil.copy(path, tmp_path / "copy.siete"))
        # What the dealer did since the last seat acted is not in the save: it comes out the same.
        while restored.table != game.table:
            restored.step()
        assert [*restored.history] == [*game.history]
        assert restored.commitment == game.commitment
        assert restored.extra == {"people": ["Ana"]}
        for seat in (SPECTATOR, *game.table.order):
            assert restored.view(seat) == game.view(seat)
        assert restored.record() == game.record()
        restored.close()
    game.close()
    later = played(Game.restore(path), 4)
    later.close()
    assert verify(later.record()).verdict == "holds"


def test_a_line_that_was_cut_off_is_left_out(tmp_path: Path) -> None:
    path = tmp_path / "game.siete"
    game = Game(build_rules("sette_e_mezzo"), THREE)
    game.save(path)
    played(game, 1)
    game.close()
    whole = path.read_bytes()
    path.write_bytes(whole[:-7])
    restored = Game.restore(path)
    restored.close()
    without = tmp_path / "without.siete"
    without.write_bytes(b"".join(whole.splitlines(keepends=True)[:-1]))
    known = Game.restore(without)
    known.close()
    assert restored.table == known.table
    assert [*restored.history] == [*known.history]


@pytest.mark.parametrize(
    "content",
    [b"", b"\n", b"no save\n", b"[]\n", b'{"format": "siete-save/9"}\n',
     b'{"format": 3}\n', b"\xff\n",
     b'{"format": "siete-save/1"}\n',
     b'{"format": "siete-save/1", "rules": "poker", "names": [], "banker": 0, "table": "t"}\n',
     b'{"format": "siete-save/1", "rules": "sala", "names": 3, "banker": 0, "table": "t"}\n'],
)  # fmt: skip
def test_what_is_no_save_is_refused(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "game.siete"
    path.write_bytes(content)
    with pytest.raises(SieteError) as error:
        Game.restore(path)
    assert error.value.code == "save_format"


@pytest.mark.parametrize(
    "line",
    [
        b'{"secret": 5}\n',
        b'{"secret": "no hex"}\n',
        b'{"closed": true}\n',
        b'{"closed": {"Ana": 5}}\n',
        b'{"extra": ["kinds"]}\n',
        b'{"rules": ["sala"]}\n',
        b'{"action": null}\n',
        b"[" * 5000 + b"\n",
    ],
)
@pytest.mark.parametrize("first", [True, False])
def test_a_line_of_no_use_is_refused_before_it_is_needed(
    line: bytes, first: bool, tmp_path: Path
) -> None:
    path = tmp_path / "game.siete"
    game = Game(build_rules("sette_e_mezzo"), THREE)
    game.save(path)
    game.close()
    damaged = line + path.read_bytes() if first else path.read_bytes() + line
    path.write_bytes(damaged)
    with pytest.raises(SieteError) as error:
        Game.restore(path)
    assert error.value.code == "save_format"
    assert path.read_bytes() == damaged


def test_a_save_with_an_action_that_is_not_allowed_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.siete"
    game = Game(build_rules("sette_e_mezzo"), THREE, banker=0)
    game.save(path)
    game.close()
    with path.open("ab") as file:
        file.write(b'{"action": {"do": "stand", "seat": 2, "hand": 0}}\n')
    with pytest.raises(SieteError) as error:
        Game.restore(path)
    assert error.value.code == "save_format"


def test_a_file_that_can_not_be_used_is_told(tmp_path: Path) -> None:
    game = Game(build_rules("sette_e_mezzo"), THREE)
    with pytest.raises(SieteError) as error:
        game.save(tmp_path / "no" / "such" / "folder")
    assert error.value.code == "save_failed"
    with pytest.raises(SieteError) as error:
        Game.restore(tmp_path / "nothing")
    assert error.value.code == "save_unreadable"
    game.close()


@contextmanager
def no_more_room_than(size: int) -> Iterator[None]:
    """Let no file become larger than so many bytes, as on a disk that is full."""
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, usual[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)


def test_a_game_goes_on_where_the_disk_does_not_and_nothing_is_lost(tmp_path: Path) -> None:
    path = tmp_path / "game.siete"
    journal = Journal([{"format": "siete-save/1"}])
    journal.open(path)
    for room in (0, 5):
        with no_more_room_than(path.stat().st_size + room):
            journal.write({"extra": {"room": room}})
            journal.flush()
            assert str(journal.error).startswith("save_failed")
    journal.write({"extra": {"room": "enough"}})
    journal.flush()
    assert journal.error is None
    journal.close()
    assert [line.get("extra") for line in read_journal(path)] == [
        None,
        {"room": 0},
        {"room": 5},
        {"room": "enough"},
    ]


def test_secrets_are_on_disk_before_their_commitment_is_known(tmp_path: Path) -> None:
    path = tmp_path / "game.siete"
    game = Game(build_rules("sette_e_mezzo"), THREE, banker=0)
    game.save(path)
    played(game, 1)
    secrets = [line["secret"] for line in read_journal(path) if "secret" in line]
    made = commitment_of(bytes.fromhex(secrets[-1]), game.id, game.proof.round)
    assert made.hex() == game.commitment
    assert game.proof.secret == ""
    assert path.stat().st_mode & 0o077 == 0
    game.close()


def test_nobody_at_the_table_may_deal() -> None:
    game = Game(build_rules("sette_e_mezzo"), THREE, banker=0)
    with pytest.raises(IllegalAction):
        game.act(Deal(DEALER, 3))
    game.step()
    with pytest.raises(IllegalAction):
        game.step()


def test_who_joins_sees_what_everybody_sees() -> None:
    game = played(Game(build_rules("sette_e_mezzo"), THREE, banker=0), 1)
    game.act(Join(-1, "Dani"))
    view = game.view(3)
    assert view.viewer == 3
    assert view.names == (*THREE, "Dani")
    assert view.balances == game.table.balances
    game.act(Leave(1))
    game.act(Out(next(seat for seat in game.table.order if seat != game.table.banker)))
    played(game, 2)
    record = game.record()
    assert replay(record).mismatches == ()
    assert verify(record).verdict == "holds"


def test_names_that_a_record_could_not_tell_apart_do_not_sit_together() -> None:
    rules = build_rules("sette_e_mezzo")
    with pytest.raises(SieteError) as error:
        Game(rules, ("Ana hit", "Ana"))
    assert error.value.code == "name_ambiguous"
    game = Game(rules, ("Ana", "Ana María"), banker=0)
    with pytest.raises(SieteError) as error:
        game.act(Join(-1, "Ana María stand"))
    assert error.value.code == "name_ambiguous"
    game.act(Join(-1, "Ana Bet"))


def test_a_players_own_nonce_is_in_the_proof() -> None:
    game = Game(build_rules("sette_e_mezzo"), THREE, banker=0)
    game.add_nonce(1, "ab" * 16)
    with pytest.raises(SieteError):
        game.add_nonce(2, "not hex")
    played(game, 1)
    proof = game.record().rounds[0].proof
    assert proof is not None
    assert dict(proof.nonces)["Blai"] == "ab" * 16
    assert verify(game.record()).verdict == "holds"


def test_what_a_seat_heard_has_no_hidden_card_of_another() -> None:
    game = played(Game(build_rules("set_i_mig"), THREE, banker=0), 1)
    hidden = [each for each in game.heard(1) if isinstance(each, Dealt) and each.face == "down"]
    assert {event.seat for event in hidden} == {0, 1, 2}
    for event in hidden:
        assert (event.card != HIDDEN) == (event.seat == 1)
