"""What happens at a table by itself: time that runs out, bots, the next round."""

import itertools
from typing import Any

import pytest

from siete.game import Choice
from siete.game import actions as act
from siete.server import protocol as p
from siete.server.clock import (
    BOT_PAUSE,
    BOTS_ALONE_PAUSE,
    CARD_PAUSE,
    CARDS_PAUSE_MOST,
    LIMITS,
    SEAL_PAUSE,
    plain_choice,
)
from siete.server.shown import Clock, Person, Settings, Timer
from siete.server.snapshot import info_for
from tests.server.rooms import WATCHES, Evening, plainly


def playing(*names: str, timer: Timer = "relaxed", pause: int = 12, **more: Any) -> Evening:
    settings = Settings(timer=timer, pause=pause)
    table = Evening("sete_e_meio", settings=settings, **more)
    table.sit(*names).start()
    table.until_asked()
    return table


def person_of(table: Evening, name: str) -> Person:
    return next(each for each in info_for(table.room, "en", ()).people if each.name == name)


@pytest.mark.parametrize("timer", ["relaxed", "quick"])
def test_a_plain_choice_is_made_when_time_is_up(timer: Timer) -> None:
    table = playing("Bruno", timer=timer)
    name = table.until_asked()
    clock = table.state(name.lower()).clock
    assert clock == Clock(LIMITS[timer], LIMITS[timer], more=True)
    assert table.wait(LIMITS[timer] / 1000 - 0.001) == 0
    assert table.state(name.lower()).clock == Clock(1, LIMITS[timer], more=True)
    assert table.wait(0.001) == 1
    assert table.kinds()[-1] == "time_out"
    assert table.room.people.members[name].missed == 1


def test_more_time_is_as_much_again_once_a_decision() -> None:
    table = playing("Bruno", timer="quick")
    name = table.until_asked()
    person = name.lower()
    table.now += 15_000
    table.do(person, p.MoreTime(id="x"))
    assert table.state(person).clock == Clock(25_000, 40_000, more=False)
    table.refused(person, p.MoreTime(id="y"), "no_more_time")


def test_without_a_timer_nobody_is_hurried_but_the_host_can_have_a_bot_play() -> None:
    table = playing("Bruno", timer="off")
    name = table.until_asked()
    assert table.room.due(table.now) is None
    assert table.state(name.lower()).clock is None
    assert table.wait(10**6) == 0
    table.refused(name.lower(), p.MoreTime(id="y"), "no_more_time")
    table.do("ana", p.PlayFor(id="x", name=name, on=True))
    assert person_of(table, name).stand_in
    assert table.wait(1)
    table.do(name.lower(), p.PlayFor(id="z", name=name, on=False))
    assert not person_of(table, name).stand_in


def test_a_bot_plays_for_a_person_until_they_act() -> None:
    table = playing("Bruno", "Cleo", timer="off")
    name = table.until_asked()
    table.do(name.lower(), p.PlayFor(id="x", name=name, on=True))
    assert table.act(name, plainly(table.state(name.lower()))) is not None
    assert not person_of(table, name).stand_in
    assert table.kinds().count("bot_plays") == 1


def test_only_the_host_and_the_person_have_a_bot_play() -> None:
    table = playing("Bruno", "Cleo", bots=("bold",))
    table.refused("cleo", p.PlayFor(id="x", name="Bruno", on=True), "not_host")
    table.refused("ana", p.PlayFor(id="x", name="Aurora", on=True), "is_bot")
    table.refused("ana", p.PlayFor(id="x", name="Zoe", on=True), "no_such_name")


def test_who_is_away_sits_out_and_comes_back() -> None:
    table = playing("Bruno", "Cleo", timer="quick", pause=1)
    # Cleo answers never, the others always.
    while not person_of(table, "Cleo").stand_in and "away" not in table.kinds():
        if table.table.phase == "between":
            table.fire()
            continue
        asked = table.until_asked()
        if asked == "Cleo":
            table.wait(20)
        else:
            table.act(asked, plainly(table.state(asked.lower())))
    if "away" in table.kinds():
        table.play_round()
        assert table.room.seat_of("Cleo") in table.state("ana").away
        table.act("Cleo", "in")
        assert table.room.seat_of("Cleo") not in table.state("ana").away
    assert table.room.people.members["Cleo"].missed in (0, 3)


def test_where_too_few_are_left_a_bot_plays_for_who_is_away() -> None:
    table = playing("Bruno", timer="quick", pause=1)
    table.wait(20 * 12)
    assert person_of(table, "Ana").stand_in
    assert person_of(table, "Bruno").stand_in
    rounds = len(table.room.rounds)
    due = table.room.due(table.now)
    assert due is not None
    assert due.alone
    table.wait(60)
    assert len(table.room.rounds) > rounds
    table.do("bruno", p.Chat(id="x", text="I am back"))
    assert not person_of(table, "Bruno").stand_in


def test_the_host_who_is_away_hands_over_to_one_who_is_there() -> None:
    table = playing("Bruno", "Cleo", timer="quick", pause=1)
    for _ in range(60):
        if table.room.people.host != "ana":
            break
        if table.table.phase == "between":
            table.fire()
            continue
        asked = table.until_asked()
        if asked == "Ana":
            table.wait(20)
        else:
            table.act(asked, plainly(table.state(asked.lower())))
    assert table.room.people.host_name in ("Bruno", "Cleo")
    assert "host" in table.kinds()


def test_bots_take_their_time_whatever_they_hold() -> None:
    table = playing(bots=("bold", "varied"), timer="off")
    pauses, dealt, before = set(), set(), 0
    while len(table.room.rounds) < 6:
        due = table.room.due(table.now)
        round = table.state(WATCHES).round
        hands = [] if round is None or round.over else [*itertools.chain(*round.hands)]
        held = sum(len(hand.cards) for hand in hands)
        cards, before = held - before, held
        if due is None:
            table.act("Ana", plainly(table.state("ana")))
        elif due.kind == "bot":
            # The others see as many cards come before, and nothing else of them counts.
            pauses.add(due.at - table.room.moved_at - min(CARD_PAUSE * cards, CARDS_PAUSE_MOST))
            dealt.add(cards)
            table.fire()
        elif due.kind == "next":
            table.do("ana", p.Go(id=table.id))
            table.fire()
        else:
            table.fire()
    assert pauses == {BOT_PAUSE}
    assert len(dealt) > 1


def test_bots_alone_play_faster() -> None:
    table = Evening("sete_e_meio", bots=("bold", "varied", "cautious"), me="")
    table.start()
    for _ in range(30):
        due = table.room.due(table.now)
        assert due is not None
        assert due.alone
        if due.kind == "bot":
            assert due.at == table.room.moved_at + BOTS_ALONE_PAUSE
        table.fire()


def test_the_next_round_begins_when_all_are_ready() -> None:
    unsold = {"bank.sale": False}  # a bot that offers the bank would be asked first
    table = playing("Bruno", bots=("bold",), timer="off", options=unsold)
    while not table.room.rounds:
        if table.room.due(table.now) is None:
            asked = table.until_asked()
            table.act(asked, plainly(table.state(asked.lower())))
        else:
            table.fire()
    assert table.state("ana").next_in == 12_000
    table.do("ana", p.Go(id="a"))
    assert table.state("ana").ready == (table.room.seat_of("Ana"),)
    assert table.state("ana").next_in == 12_000
    assert table.do("ana", p.Go(id="b")) is None
    table.do("bruno", p.Go(id="c"))
    assert table.state("ana").next_in == SEAL_PAUSE
    for person in ("ana", "bruno"):
        table.do(person, p.AddNonce(id=table.id, nonce="5" * 32))
    assert table.state("ana").next_in == 0
    table.fire()
    assert table.state("ana").ready == ()


def test_who_makes_a_table_whole_again_has_the_whole_pause() -> None:
    table = playing("Bruno", timer="off").play_round()
    table.do("bruno", p.GetUp(id="x"))
    assert table.room.due(table.now) is None
    table.now += 10**6
    table.sit("Cleo")
    assert table.state("cleo").next_in == 12_000


def test_the_next_round_waits_for_everybody_where_the_pause_has_no_end() -> None:
    table = playing("Bruno", timer="off", pause=0)
    while not table.room.rounds:
        asked = table.until_asked()
        table.act(asked, plainly(table.state(asked.lower())))
    assert table.state("ana").next_in is None
    assert table.room.due(table.now) is None
    table.do("ana", p.Go(id="a"))
    assert table.room.due(table.now) is None
    table.do("bruno", p.Go(id="c"))
    assert table.room.due(table.now) is not None


@pytest.mark.parametrize(
    ("choices", "action"),
    [
        ((Choice("cut", low=1, high=39, step=1), Choice("decline")), act.Decline(3)),
        ((Choice("buy"), Choice("decline")), act.Decline(3)),
        ((Choice("accept"), Choice("reject")), act.Reject(3)),
        ((Choice("high"), Choice("low")), act.High(3)),
        ((Choice("pick"),), act.Pick(3)),
        ((Choice("tariff", names=("a",)), Choice("ready")), act.Ready(3)),
        ((Choice("valid"), Choice("void"), Choice("burn")), act.Valid(3)),
        ((Choice("bet", low=2, high=9, step=1), Choice("pass")), act.Bet(3, 2)),
        ((Choice("bust", 2), Choice("hit", 2, ("up",)), Choice("stand", 2)), act.Bust(3, 2)),
        ((Choice("hit", 1, ("up", "down"), 2, 9, 1), Choice("stand", 1)), act.Stand(3, 1)),
        ((Choice("hit", 1, ("up", "down"), 2, 9, 1), Choice("muerta")), act.Hit(3, "up", 1)),
        ((Choice("hit", 1, ("down",), 2, 9, 1),), act.Hit(3, "down", 1)),
        ((Choice("open", 1, (), 2, 9, 1), Choice("keep", 1)), act.Keep(3)),
        ((Choice("open", 1, (), 2, 9, 1), Choice("hit", 1, ("up",))), act.Hit(3, "up", 1)),
    ],
)
def test_the_plain_choice_is_the_one_of_least_consequence(
    choices: tuple[Choice, ...], action: act.Action
) -> None:
    assert plain_choice(3, choices) == action
