"""What people do at a table online, one thing after the other."""

from typing import Any

import pytest

from siete.amounts import CHIP
from siete.errors import SieteError
from siete.rules import build_rules, rules_text
from siete.server import protocol as p
from siete.server.asking import MOST_NAMES
from siete.server.entries import decode
from siete.server.ledger import evening as balances
from siete.server.people import HOST_AWAY, LINK_LASTS
from siete.server.room import Room
from siete.server.shown import Payment, Settings, Transfer
from siete.server.snapshot import info_for
from siete.server.words import lines_for
from siete.verify import verify
from tests.server.rooms import WATCHES, Evening, shown


def seats(evening: Evening) -> tuple[str, ...]:
    return evening.room.seats


def playing(*names: str, **more: Any) -> Evening:
    """A table at which the first round waits for a decision of somebody."""
    table = Evening("sete_e_meio", **more).sit(*names).start()
    table.until_asked()
    return table


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


def test_nothing_is_played_while_the_table_is_paused_or_closed() -> None:
    table = playing("Bruno")
    name = table.until_asked()
    table.do("ana", p.Pause(id="p", on=True))
    assert table.room.due(table.now) is None
    assert table.state(name.lower()).clock is None
    table.refused(name.lower(), p.Act(id="x", turn=10**6, say="decline"), "table_paused")
    table.now += 10**7
    table.do("ana", p.Pause(id="q", on=False))
    clock = table.state(name.lower()).clock
    assert clock is not None
    assert clock.left == clock.whole
    table.do("ana", p.Close(id="r", on=True))
    assert table.room.due(table.now) is None
    table.refused("cleo", p.Sit(id="s", name="Cleo"), "table_closed")
    table.do("ana", p.Close(id="t", on=False))
    table.play_round()


# Leaving


def test_a_leaver_s_seat_is_played_to_the_end_of_the_round() -> None:
    table = playing("Bruno", "Cleo")
    table.do("cleo", p.GetUp(id="x"))
    assert "Cleo" in seats(table)
    table.play_round()
    assert seats(table) == ("Ana", "Bruno")
    assert "leaves" in table.kinds()
    table.refused("cleo", p.GetUp(id="y"), "no_seat")
    table.sit("Cleo")
    assert seats(table) == ("Ana", "Bruno", "Cleo")


def test_a_table_always_has_a_host() -> None:
    table = playing("Bruno", "Cleo")
    table.do("bruno", p.GetUp(id="x"))
    table.do("ana", p.GetUp(id="y"))
    assert table.room.people.host_name == "Cleo"
    assert table.notes()[-1].kind == "leaves"
    assert "host" in table.kinds()
    table.do("cleo", p.GetUp(id="z"))
    assert table.room.people.host == "cleo"
    alone = Evening()
    alone.do("ana", p.GetUp(id="x"))
    assert alone.room.people.host == "ana"


def test_where_all_have_left_the_next_who_sits_down_is_the_host() -> None:
    table = playing("Bruno").play_round()
    for name in ("bruno", "ana"):
        table.do(name, p.GetUp(id=name))
    assert table.room.people.host == "ana"
    assert not table.room.may_begin()
    table.sit("Cleo", "Dan")
    assert seats(table) == ("Cleo", "Dan")
    assert table.room.people.host_name == "Cleo"
    table.play_round()
    assert sum(balances(table.room).values()) == 0
    assert shown(table.again(), table.now) == shown(table.room, table.now)


def test_a_table_takes_only_so_many_names() -> None:
    table = Evening()
    for number in range(MOST_NAMES - 1):
        table.do("bruno", p.Sit(id=table.id, name=f"Bruno {number}"))
        table.do("bruno", p.GetUp(id=table.id))
    table.refused("bruno", p.Sit(id="x", name="Another"), "too_many_names")
    table.refused("ana", p.AddBot(id="x"), "too_many_names")
    table.do("bruno", p.Sit(id="y", name="Bruno 7"))


def test_the_host_hands_over() -> None:
    table = Evening(bots=("varied",)).sit("Bruno")
    table.refused("ana", p.HandOver(id="x", name="Aurora"), "is_bot")
    table.do("ana", p.HandOver(id="x", name="Bruno"))
    table.refused("ana", p.AddBot(id="y"), "not_host")
    table.do("bruno", p.AddBot(id="y"))


def test_who_sits_here_takes_over_from_a_host_who_is_away() -> None:
    table = Evening(settings=Settings(timer="off")).sit("Bruno").start()
    table.now += HOST_AWAY - 1
    table.refused("bruno", p.HandOver(id="x", name="Bruno"), "host_is_there")
    table.refused("bruno", p.HandOver(id="x", name="Ana"), "not_host")
    table.now += 1
    table.refused(WATCHES, p.HandOver(id="x", name="Bruno"), "not_host")
    table.do("bruno", p.HandOver(id="x", name="Bruno"))
    assert table.room.people.host == "bruno"
    table.refused("ana", p.HandOver(id="y", name="Ana"), "host_is_there")


def test_everybody_knows_when_the_host_makes_a_link_to_a_seat() -> None:
    table = Evening().sit("Bruno")
    table.do("bruno", p.SeatLink(id="x"), token="a")
    assert "given" not in table.kinds()
    table.do("ana", p.GiveSeat(id="y", name="Bruno"), token="b")
    assert table.kinds()[-1] == "given"


def test_a_table_that_opens_again_hurries_nobody() -> None:
    table = playing("Bruno")
    name = table.until_asked()
    table.do("ana", p.Close(id="x", on=True))
    assert table.state(name.lower()).choices == ()
    table.now += 10**9
    table.do("ana", p.Close(id="y", on=False))
    clock = table.state(name.lower()).clock
    assert clock is not None
    assert clock.left == clock.whole


def test_who_is_removed_comes_back_only_by_the_host_s_link() -> None:
    table = Evening().sit("Bruno")
    table.do("ana", p.Remove(id="x", name="Bruno"))
    assert seats(table) == ("Ana",)
    table.refused("bruno", p.Sit(id="y", name="Bruno"), "was_removed")
    table.refused("bruno", p.Chat(id="y", text="hi"), "no_seat")
    table.do("ana", p.GiveSeat(id="z", name="Bruno"), token="t" * 20)
    table.take_seat("bruno", "t" * 20)
    table.sit("Bruno")
    assert seats(table) == ("Ana", "Bruno")


# Links to a seat


def test_a_seat_moves_to_another_device_by_a_link_that_is_good_once() -> None:
    table = playing("Bruno")
    table.do("bruno", p.SeatLink(id="x"), token="first-token")
    table.do("bruno", p.SeatLink(id="y"), token="second-token")
    with pytest.raises(SieteError, match="link_used"):
        table.take_seat("phone", "first-token")
    seat = table.state("bruno").me
    table.take_seat("phone", "second-token")
    assert table.state("phone").me == seat
    assert table.state("bruno").me == -1
    with pytest.raises(SieteError, match="link_used"):
        table.take_seat("other", "second-token")
    assert "second-token" not in "".join(body.decode() for body in table.log)


def test_a_link_lasts_a_day_and_gives_no_second_seat() -> None:
    table = Evening().sit("Bruno")
    table.do("bruno", p.SeatLink(id="x"), token="a-token")
    with pytest.raises(SieteError, match="already_seated"):
        table.take_seat("ana", "a-token")
    table.now += LINK_LASTS
    with pytest.raises(SieteError, match="link_used"):
        table.take_seat("phone", "a-token")


def test_the_host_stays_host_on_another_device() -> None:
    table = Evening().sit("Bruno")
    table.do("ana", p.SeatLink(id="x"), token="a-token")
    table.take_seat("tablet", "a-token")
    assert table.room.people.host == "tablet"
    table.refused("ana", p.AddBot(id="y"), "not_host")
    table.do("tablet", p.AddBot(id="y"))


# Rules


def test_rules_change_at_once_before_the_first_round() -> None:
    table = Evening("set_i_mig").sit("Bruno")
    rules = build_rules("set_i_mig", (), {"bets.max": 7})
    table.refused("bruno", p.SetRules(id="x", rules=rules_text(rules)), "not_host")
    table.do("ana", p.SetRules(id="x", rules=rules_text(rules)))
    assert table.room.rules == rules
    (line,) = [line for line in lines_for(table.room, None, "en") if line.kind == "note-rules"]
    assert "7" in line.text
    assert "→" in line.text


def test_rules_that_change_during_a_round_hold_from_the_next_one() -> None:
    table = playing("Bruno", "Cleo")
    old, rules = table.room.rules, build_rules("set_i_mig", (), {"bets.max": 9})
    table.do("ana", p.SetRules(id="x", rules=rules_text(rules)))
    info = info_for(table.room, "en", ())
    assert info.rules.text == rules_text(old)
    assert info.next_rules is not None
    assert info.next_rules.text == rules_text(rules)
    table.play_round()
    assert table.room.rules == rules
    assert len(table.room.parts) == 2
    before, after = table.room.parts
    banker = before.table.names[before.table.banker]
    assert after.table.names[after.table.banker] == banker
    won = dict(balances(table.room))
    table.play_round()
    assert [past.part for past in table.room.rounds] == [0, 1]
    total = {name: won[name] + table.room.rounds[1].net.get(name, 0) for name in won}
    assert balances(table.room) == total
    assert shown(table.again(), table.now) == shown(table.room, table.now)


def test_rules_that_the_players_do_not_fit_are_refused() -> None:
    table = Evening().sit("Bruno", "Cleo").start()
    few = build_rules("set_i_mig", (), {"table.players": "2-2"})
    many = build_rules("set_i_mig", (), {"table.players": "4-6"})
    table.refused("ana", p.SetRules(id="x", rules=rules_text(few)), "players_number")
    table.refused("ana", p.SetRules(id="x", rules=rules_text(many)), "players_number")


def test_a_stock_that_rules_end_is_proved_at_once() -> None:
    table = playing("Bruno", options={"deck.shuffle": "when_needed"})
    table.play_round()
    rules = build_rules("sete_e_meio", (), {"bets.max": 9})
    table.do("ana", p.SetRules(id="x", rules=rules_text(rules)))
    assert len(table.room.parts) == 2
    assert verify(table.room.parts[0].game.record()).verdict == "holds"


# Money


def test_what_was_paid_counts_in_the_ledger() -> None:
    table = Evening().sit("Bruno")
    table.refused(
        "ana", p.Paid(id="x", payer="Ana", payee="Ana", amount="1", why="settled"), "no_payment"
    )
    table.refused(
        "ana", p.Paid(id="x", payer="Ana", payee="Bruno", amount="0", why="settled"), "no_payment"
    )
    table.refused(
        "ana", p.Paid(id="x", payer="Ana", payee="Zoe", amount="1", why="settled"), "no_such_name"
    )
    table.refused(
        "bruno", p.Paid(id="x", payer="Ana", payee="Bruno", amount="1", why="settled"), "not_host"
    )
    table.do("ana", p.Paid(id="x", payer="Bruno", payee="Ana", amount="20.5", why="buy_in"))
    assert balances(table.room) == {"Ana": -41 * CHIP // 2, "Bruno": 41 * CHIP // 2}
    info = info_for(table.room, "en", ())
    assert info.payments == (Payment("Bruno", "Ana", "20.5", "buy_in"),)
    assert info.transfers == (Transfer("Ana", "Bruno", "20.5"),)


# Talk


def test_chat_is_text_and_can_be_closed() -> None:
    table = Evening().sit("Bruno")
    table.do("bruno", p.Chat(id="x", text=" <b>\x1b[31m\u202ehi\n there "))
    assert table.room.said[-1].text == "<b> [31m hi there"
    table.refused("bruno", p.Chat(id="y", text="\n\x00"), "nothing_said")
    table.refused(WATCHES, p.Chat(id="y", text="hi"), "no_seat")
    table.do("bruno", p.React(id="z", emote="clap"))
    table.do("ana", p.SetSettings(id="s", settings=Settings(chat=False, emotes=False)))
    table.refused("bruno", p.Chat(id="y", text="hi"), "chat_off")
    table.refused("bruno", p.React(id="y", emote="clap"), "emotes_off")
    assert [said.emote for said in table.room.said] == [None, "clap"]


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
