"""Who leaves a table online, who is its host, and seats that move by a link."""

import pytest

from siete.errors import SieteError
from siete.server import protocol as p
from siete.server.asking import MOST_NAMES
from siete.server.ledger import evening as balances
from siete.server.people import HOST_AWAY, LINK_LASTS
from siete.server.shown import Settings
from tests.server.rooms import WATCHES, Evening, playing, seats, shown

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
    table.refused("ana", p.HandOver(id="y", name="Bruno"), "is_removed")
    table.do("ana", p.GiveSeat(id="z", name="Bruno"), token="t" * 20)
    table.take_seat("bruno", "t" * 20)
    table.sit("Bruno")
    assert seats(table) == ("Ana", "Bruno")


def test_who_is_removed_has_no_use_of_a_link_from_before() -> None:
    table = Evening().sit("Bruno")
    table.do("bruno", p.SeatLink(id="x"), token="a-token")
    table.do("ana", p.Remove(id="y", name="Bruno"))
    with pytest.raises(SieteError, match="link_used"):
        table.take_seat("bruno", "a-token")
    table.refused("bruno", p.Sit(id="z", name="Bruno"), "was_removed")


@pytest.mark.parametrize("under_way", [False, True])
def test_who_gets_up_can_still_be_removed(under_way: bool) -> None:
    table = playing("Bruno", "Cleo") if under_way else Evening().sit("Bruno", "Cleo")
    table.do("bruno", p.GetUp(id="x"))
    table.do("ana", p.Remove(id="y", name="Bruno"))
    assert table.kinds()[-1] == "removed"
    table.refused("bruno", p.Chat(id="z", text="hi"), "no_seat")
    table.refused("bruno", p.Sit(id="z", name="Bruno"), "was_removed")
    table.refused("ana", p.Remove(id="w", name="Bruno"), "no_seat")


def test_who_sits_down_is_no_host_where_another_was_named() -> None:
    table = Evening().sit("Bruno")
    for person in ("bruno", "ana"):
        table.do(person, p.GetUp(id="x"))
    table.do("ana", p.HandOver(id="y", name="Bruno"))
    table.sit("Cleo")
    assert table.room.people.host == "bruno"


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


def test_a_host_with_another_name_stays_host_when_the_one_before_is_given_away() -> None:
    table = Evening().sit("Bruno")
    table.do("ana", p.GiveSeat(id="x", name="Bruno"), token="b-token")
    table.do("bruno", p.GetUp(id="x"))
    table.do("ana", p.GetUp(id="y"))
    table.take_seat("ana", "b-token")
    table.do("ana", p.GiveSeat(id="z", name="Ana"), token="a-token")
    table.take_seat("dora", "a-token")
    assert table.room.people.host == "ana"


@pytest.mark.parametrize("like", ["zwölfkopf", "ZWÖLFKOPF", "\uff3awölfkopf", "Zwo\u0308lfkopf"])
def test_nobody_sits_down_under_a_name_that_looks_like_another(like: str) -> None:
    table = playing("Zwölfkopf")
    table.refused("bruno", p.Sit(id="x", name=like), "seat_is_taken")
    assert table.room.people.new_name(like, "zwölfkopf") == "Zwölfkopf"
