"""What people at a table may want, and what it comes to.

Each command is checked before anything is changed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from siete.errors import SieteError
from siete.game import IllegalAction, legal, to_act
from siete.game import actions as act
from siete.names import printable
from siete.notation import parse_action
from siete.play import Game
from siete.replay import named
from siete.rules import Rules, rules_text
from siete.server import entries as en
from siete.server import protocol as p
from siete.server.asking import (
    MOST_NAMES,
    Asking,
    Plan,
    check_room,
    cleaned,
    get_up,
    link,
    table_name,
)
from siete.server.clock import is_timed, limit_of
from siete.server.entries import Entry
from siete.server.hosting import HOSTING, takes_over
from siete.server.installed import can_coach, check_bot
from siete.server.parts import choices_of
from siete.server.people import Member, People
from siete.server.shown import Settings, Temper

if TYPE_CHECKING:
    from siete.server.room import Room


def plan(room: Room, person: str, command: p.Command, now: int, digest: str) -> Plan | None:
    """What a command comes to; None where nothing changes. Raises SieteError."""
    asking = Asking(room, person, now, digest)
    if type(command) in HOSTING and not takes_over(asking, command):
        asking.check_host()
    if room.closed and not isinstance(command, _WHEN_CLOSED):
        raise SieteError("table_closed")
    handler = _HANDLERS.get(type(command))
    if handler is None:
        raise SieteError("message_unknown")
    found = handler(asking, command)
    if isinstance(found, Entry):
        return Plan(found)
    return found


def opened(
    *,
    code: str,
    name: str,
    rules: Rules,
    settings: Settings,
    host: str,
    seed: int,
    now: int,
    me: str,
    bots: tuple[Temper, ...],
) -> en.Opened:
    """The first entry of a table (``Room.open``)."""
    people = People(host)
    if me:
        me = people.new_name(me, host)
        people.sit(Member(me, host), 0, waits=False)
    low, high = rules.table_players
    # Before they get names, which takes long for very many.
    players = people.count + len(bots)
    if players > high:
        raise SieteError("players_number", players=players, low=low, high=high)
    named_bots = []
    for temper in bots:
        check_bot(temper)
        bot = people.bot_name()
        people.sit(Member(bot, temper=temper), 0, waits=False)
        named_bots.append((bot, temper))
    return en.Opened(
        at=now,
        by=host,
        code=code,
        table=table_name(name),
        rules=rules_text(rules),
        settings=settings,
        seed=seed,
        me=me,
        bots=tuple(named_bots),
    )


# At the table


def _act(asking: Asking, command: p.Act) -> Plan | None:
    room, seat = asking.room, asking.seat
    table = room.table
    assert table is not None
    if room.paused:
        raise SieteError("table_paused")
    if command.turn < room.asked[seat].seq:
        raise SieteError("too_late")
    name = table.names[seat]
    say = " ".join(command.say.split())
    if say == "leave":
        return Plan(get_up(asking, asking.member))
    action = act.Ready(seat) if say == "ready" else parse_action(f"{name} {say}", table)
    if action.seat != seat or isinstance(action, act.Join):
        raise SieteError("not_allowed", seat=name, action=printable(say, 40))
    if isinstance(action, act.Keep) and seat in to_act(table):
        dos = {choice.do for choice in choices_of(table, seat)}
        if "keep" not in dos and any(choice.do == "keep" for choice in legal(table, seat)):
            return None

    def play(game: Game) -> None:
        try:
            game.act(action)
        except IllegalAction as error:
            raise SieteError(error.code, **named(error, game.table)) from None

    return Plan(en.Acted(name=name), play)


def _go(asking: Asking, command: p.Go) -> Entry | None:
    room, seat = asking.room, asking.seat
    table = room.table
    assert table is not None
    name = table.names[seat]
    if table.phase != "between" or name in room.ready:
        return None
    return en.WasReady(name=name)


def _nonce(asking: Asking, command: p.AddNonce) -> Plan | None:
    room = asking.room
    if room.table is None:
        return None
    seat = asking.seat
    return Plan(
        en.NonceAdded(name=asking.member.name), lambda game: game.add_nonce(seat, command.nonce)
    )


def _more_time(asking: Asking, command: p.MoreTime) -> Entry:
    room, seat = asking.room, asking.seat
    asked = room.asked[seat]
    if not asked.acts or asked.more or not limit_of(room, asked) or not is_timed(asking.member):
        raise SieteError("no_more_time")
    return en.TimeGiven(name=asking.member.name)


def _sit(asking: Asking, command: p.Sit) -> Entry:
    room, person = asking.room, asking.person
    people = room.people
    if person in people.removed:
        raise SieteError("was_removed")
    mine = people.of(person)
    if mine is not None and (mine.seated or mine.waiting) and not mine.leaving:
        raise SieteError("already_seated", name=mine.name)
    name = people.new_name(command.name, person)
    if mine is not None and mine.seated and mine.name != name:
        raise SieteError("already_seated", name=mine.name)
    comes_back = name in people.members
    if not comes_back and len(people.members) >= MOST_NAMES:
        raise SieteError("too_many_names", most=MOST_NAMES)
    if not (room.settings.open or comes_back or person == people.host):
        raise SieteError("not_open")
    check_room(room, name)
    return en.Sat(name=name)


def _get_up_self(asking: Asking, command: p.GetUp) -> Entry:
    return get_up(asking, asking.member)


def _chat(asking: Asking, command: p.Chat) -> Entry:
    name = asking.member.name
    if not asking.room.settings.chat:
        raise SieteError("chat_off")
    text = cleaned(command.text)
    if not text:
        raise SieteError("nothing_said")
    return en.WasSaid(name=name, text=text)


def _react(asking: Asking, command: p.React) -> Entry:
    name = asking.member.name
    if not asking.room.settings.emotes:
        raise SieteError("emotes_off")
    return en.WasSaid(name=name, emote=command.emote)


def _seat_link(asking: Asking, command: p.SeatLink) -> Entry:
    return link(asking, asking.member)


def _coach(asking: Asking, command: p.Coach) -> Entry | None:
    member = asking.member
    if command.on and not can_coach():
        raise SieteError("no_coach")
    if command.on and not asking.room.settings.coach:
        raise SieteError("coach_off")
    return None if command.on == member.coach else en.Coached(name=member.name, on=command.on)


def _play_for(asking: Asking, command: p.PlayFor) -> Entry | None:
    member = asking.room.people.named(command.name)
    if member.person != asking.person or not member.person:
        asking.check_host()
    if member.temper is not None:
        raise SieteError("is_bot", name=member.name)
    if not member.seated:
        raise SieteError("not_in_round", seat=member.name)
    if command.on == bool(member.stand_in) and not member.away:
        return None
    return en.PlayedFor(name=member.name, on=command.on)


_WHEN_CLOSED: Final = (p.Close, p.Delete, p.Paid, p.HandOver, p.Chat, p.React, p.SeatLink)
"""What can be done when the evening is over."""

_HANDLERS: Final[dict[type[p.Command], Callable[[Asking, Any], Plan | Entry | None]]] = {
    p.Act: _act,
    p.Go: _go,
    p.AddNonce: _nonce,
    p.MoreTime: _more_time,
    p.Sit: _sit,
    p.GetUp: _get_up_self,
    p.Chat: _chat,
    p.React: _react,
    p.SeatLink: _seat_link,
    p.PlayFor: _play_for,
    p.Coach: _coach,
    **HOSTING,
}
