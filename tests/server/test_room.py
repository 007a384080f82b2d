"""What people do at a table online, one thing after the other."""

import pytest

from siete.errors import SieteError
from siete.server import protocol as p
from siete.server.entries import decode
from siete.server.ledger import evening as balances
from siete.server.room import MOVES_KEPT, Room
from siete.server.shown import Settings
from siete.server.snapshot import info_for
from tests.server.rooms import WATCHES, Evening, playing, seats, shown

# Sitting down


def test_people_sit_down_before_the_first_round_and_play_it() -> None:
    table = Evening("set_i_mig").sit("Bruno", "Cleo")
    assert table.state(WATCHES).phase == "lobby"
    assert table.state("cleo").me == 2
    table.start().play_round()
    assert [past.number for past in table.room.rounds] == [1]
    assert sum(balances(table.room).values()) == 0
    assert set(balances(table.room)) == {"Ana", "Bruno", "Cleo"}


def test_who_comes_during_a_round_sits_down_after_it() -> None:
    table = playing("Bruno")
    table.do("cleo", p.Sit(id="x", name="Cleo"))
    assert table.state("cleo").me == -1
    assert [person.waiting for person in info_for(table.room, "en", ()).people] == [0, 0, 1]
    table.play_round()
    assert seats(table) == ("Ana", "Bruno", "Cleo")
    assert table.state("cleo").me == 2
    assert table.kinds()[-1] == "waits"


def test_a_name_is_one_with_either_apostrophe() -> None:
    table = Evening().sit("Bruno")
    table.do("cleo", p.Sit(id="a", name="D\u2019Anna"))
    assert seats(table)[-1] == "D'Anna"
    table.refused("dora", p.Sit(id="b", name="D'Anna"), "seat_is_taken")
    table.refused("dora", p.Sit(id="c", name="D\u2019Anna"), "seat_is_taken")


def test_a_name_belongs_to_one_person_for_ever() -> None:
    table = Evening().sit("Bruno")
    table.refused("cleo", p.Sit(id="x", name="Bruno"), "seat_is_taken")
    table.do("bruno", p.GetUp(id="y"))
    table.refused("cleo", p.Sit(id="x", name="Bruno"), "seat_is_taken")
    table.do("ana", p.AddBot(id="b"))
    table.refused("cleo", p.Sit(id="x", name="Aurora"), "name_taken")
    table.do("ana", p.Remove(id="r", name="Aurora"))
    table.refused("cleo", p.Sit(id="x", name="Bruno hit"), "name_ambiguous")
    table.refused("cleo", p.Sit(id="x", name="<b>"), "no_name")
    table.do("bruno", p.Sit(id="z", name="Bruno"))
    assert seats(table) == ("Ana", "Bruno")
    table.refused("bruno", p.Sit(id="z", name="Other"), "already_seated")


def test_a_full_table_takes_nobody_else() -> None:
    table = Evening(options={"table.players": "2-3"}, bots=("varied", "bold"))
    table.refused("bruno", p.Sit(id="x", name="Bruno"), "table_full")
    table.refused("ana", p.AddBot(id="x"), "table_full")
    with pytest.raises(SieteError, match="players_number"):
        Evening(options={"table.players": "2-3"}, bots=("varied",) * 3)


def test_where_the_host_closes_the_seats_only_who_sat_before_comes_back() -> None:
    table = Evening(settings=Settings(open=False))
    table.refused("bruno", p.Sit(id="x", name="Bruno"), "not_open")
    table.do("ana", p.SetSettings(id="y", settings=Settings(open=True)))
    table.sit("Bruno")
    table.do("ana", p.SetSettings(id="z", settings=Settings(open=False)))
    table.do("bruno", p.GetUp(id="g"))
    table.sit("Bruno")
    assert seats(table) == ("Ana", "Bruno")


def test_only_the_host_starts_and_only_with_enough_players() -> None:
    table = Evening()
    table.refused("ana", p.Start(id="x"), "players_number")
    table.sit("Bruno")
    table.refused("bruno", p.Start(id="x"), "not_host")
    table.refused(WATCHES, p.Start(id="x"), "not_host")
    table.start()
    table.refused("ana", p.Start(id="x"), "already_started")


# Acting


def test_an_action_is_the_sender_s_own_whatever_it_says() -> None:
    table = Evening("sete_e_meio", me="Ana").sit("Ana Maria", "Bruno")
    table.start()
    table.until_asked()
    turn = table.state("ana").turn
    table.refused("ana", p.Act(id="x", turn=turn, say="Maria out"), "not_allowed")
    table.refused("ana", p.Act(id="x", turn=turn, say="join"), "not_allowed")
    table.refused("ana", p.Act(id="x", turn=turn, say="fold"), "action_verb")
    table.refused("ana", p.Act(id="x", turn=turn, say="bet"), "action_arguments")
    table.refused(WATCHES, p.Act(id="x", turn=turn, say="pick"), "no_seat")


def test_what_was_meant_for_an_earlier_question_is_too_late() -> None:
    table = playing("Bruno", settings=Settings(pause=0))
    name = table.until_asked()
    before = table.state(name.lower()).turn
    choice = table.state(name.lower()).choices[0]
    table.act(name, choice.do if choice.low is None else f"{choice.do} {choice.low}")
    table.refused(name.lower(), p.Act(id="x", turn=before, say=choice.do), "too_late")


def test_a_command_is_known_to_be_done() -> None:
    table = Evening()
    table.do("bruno", p.Sit(id="one", name="Bruno"))
    assert table.room.answered("bruno", "one")
    assert not table.room.answered("ana", "one")
    assert table.again().answered("bruno", "one")


def test_what_could_be_done_twice_is_known_for_long_though_many_moves_came_after_it() -> None:
    table = playing("Bruno").play_round()
    table.do("ana", p.SetName(id="one", name="Sunday"))
    for number in range(MOVES_KEPT + 10):
        assert table.do("ana", p.AddNonce(id=f"n{number}", nonce=f"{number:064x}")) is not None
    assert table.room.answered("ana", "one")
    assert not table.room.answered("ana", "n0")
    assert table.room.answered("ana", "n10")


def test_nothing_is_played_while_the_table_is_paused_or_closed() -> None:
    table = playing("Bruno")
    name = table.until_asked()
    table.do("ana", p.Pause(id="p", on=True))
    assert table.room.due(table.now) is None
    assert table.state(name.lower()).clock is None
    assert table.state("").to_act == ()
    table.refused(name.lower(), p.Act(id="x", turn=10**6, say="decline"), "table_paused")
    table.now += 10**7
    table.do("ana", p.Pause(id="q", on=False))
    clock = table.state(name.lower()).clock
    assert clock is not None
    assert clock.left == clock.whole
    assert table.state("").to_act == (table.room.seat_of(name),)
    table.do("ana", p.Close(id="r", on=True))
    assert table.room.due(table.now) is None
    assert table.state("").to_act == ()
    table.refused("cleo", p.Sit(id="s", name="Cleo"), "table_closed")
    table.do("ana", p.Close(id="t", on=False))
    table.play_round()


# The shuffle


def test_a_player_s_number_goes_into_the_next_shuffle() -> None:
    table = playing("Bruno", settings=Settings(pause=0)).play_round()
    nonce = "ab" * 32
    table.do("bruno", p.AddNonce(id="x", nonce=nonce))
    fairness = table.state("bruno").fairness
    assert fairness is not None
    assert fairness.open
    assert fairness.mine
    others = table.state("ana").fairness
    assert others is not None
    assert not others.mine
    table.play_round()
    proof = table.room.parts[0].game.record().rounds[-1].proof
    assert proof is not None
    assert dict(proof.nonces)["Bruno"] == nonce
    assert proof.commitment == fairness.commitment
    assert shown(table.again(), table.now) == shown(table.room, table.now)


def test_no_secret_of_a_deal_is_shown_before_its_time() -> None:
    table = playing("Bruno", bots=("varied",))
    secrets = {line["secret"] for body in table.log for line in _lines(body) if "secret" in line}
    open_now = str(shown(table.room, table.now))
    assert secrets
    assert not any(secret in open_now for secret in secrets)


def _lines(body: bytes) -> list[dict[str, str]]:
    entry = decode(body)
    return [*entry.lines, *entry.begun]


def test_a_row_that_is_no_entry_is_refused() -> None:
    for body in (b"", b"{}", b'{"e":"sat"}', b'{"e":"nothing"}', b"\xff"):
        with pytest.raises(SieteError, match="row_unreadable"):
            decode(body)


def test_rooms_of_two_processes_come_to_the_same() -> None:
    table = playing("Bruno", bots=("bold", "varied"))
    other: Room = table.again()
    for _ in range(40):
        assert other.due(table.now) == table.room.due(table.now)
        entry = table.fire()
        other.take(entry)
    assert shown(other, table.now) == shown(table.room, table.now)
