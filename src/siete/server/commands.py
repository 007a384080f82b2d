"""What people at a table may want, and what it comes to.

Each command is checked before anything is changed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from siete.amounts import CHIP, Amount, format_amount, parse_amount
from siete.errors import SieteError
from siete.game import IllegalAction, legal, to_act
from siete.game import actions as act
from siete.names import printable
from siete.notation import parse_action
from siete.play import Game
from siete.replay import named
from siete.rules import Rules, parse_rules, rules_text
from siete.server import entries as en
from siete.server import protocol as p
from siete.server.clock import is_timed, limit_of
from siete.server.entries import Entry
from siete.server.parts import choices_of
from siete.server.people import LINK_LASTS, Member, People

if TYPE_CHECKING:
    from siete.server.room import Plan, Room

MOST_PAID: Final[Amount] = 10**9 * CHIP
"""The largest amount that can change hands outside the rounds at once."""

PAID_PLACES: Final = 6
"""Decimals of such an amount that may differ from zero."""

LONGEST_TABLE_NAME: Final = 60


class Asking:
    """A command with who sent it: a person, perhaps a member, at a table at a time."""

    def __init__(self, room: Room, person: str, now: int, digest: str) -> None:
        self.room = room
        self.person = person
        self.now = now
        self.digest = digest

    @property
    def member(self) -> Member:
        """Who sent it. Raises SieteError ``no_seat`` for who has no name here."""
        member = self.room.people.of(self.person)
        if member is None or self.person in self.room.people.removed:
            raise SieteError("no_seat")
        return member

    @property
    def seat(self) -> int:
        """The sender's seat in the game. Raises SieteError ``no_seat`` or ``not_started``."""
        member = self.member
        if self.room.table is None:
            raise SieteError("not_started")
        seat = self.room.seat_of(member.name)
        if seat < 0:
            raise SieteError("no_seat")
        return seat

    def check_host(self) -> None:
        """Raises SieteError ``not_host``."""
        if self.person != self.room.people.host:
            raise SieteError("not_host")


def plan(room: Room, person: str, command: p.Command, now: int, digest: str) -> Plan | None:
    """What a command comes to; None where nothing changes. Raises SieteError."""
    asking = Asking(room, person, now, digest)
    if isinstance(command, _BY_HOST):
        asking.check_host()
    if room.closed and not isinstance(command, _WHEN_CLOSED):
        raise SieteError("table_closed")
    handler = _HANDLERS.get(type(command))
    if handler is None:
        raise SieteError("message_unknown")
    found = handler(asking, command)
    if isinstance(found, Entry):
        from siete.server.room import Plan

        return Plan(found)
    return found


def opened(
    *,
    code: str,
    name: str,
    rules: Rules,
    settings: p.Settings,
    host: str,
    seed: int,
    now: int,
    me: str,
    bots: tuple[p.Temper, ...],
) -> en.Opened:
    """The first entry of a table (``Room.open``)."""
    people = People(host)
    if me:
        me = people.new_name(me, host)
        people.sit(Member(me, host), 0, waits=False)
    named_bots = []
    for temper in bots:
        bot = people.bot_name()
        people.sit(Member(bot, temper=temper), 0, waits=False)
        named_bots.append((bot, temper))
    low, high = rules.table_players
    if people.count > high:
        raise SieteError("players_number", players=people.count, low=low, high=high)
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


def table_name(name: str) -> str:
    """A table's name without what can't be seen. Raises SieteError ``no_table_name``."""
    name = cleaned(name)
    if not name or len(name) > LONGEST_TABLE_NAME:
        raise SieteError("no_table_name", longest=LONGEST_TABLE_NAME)
    return name


def cleaned(text: str) -> str:
    """What somebody wrote, without control characters and what else can't be printed."""
    signs = (sign if sign.isprintable() else " " for sign in text)
    return " ".join("".join(signs).split())


# At the table


def _act(asking: Asking, command: p.Act) -> Plan | None:
    from siete.server.room import Plan

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
        return Plan(_get_up(asking, asking.member))
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
    from siete.server.room import Plan

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
    if not (room.settings.open or comes_back or person == people.host):
        raise SieteError("not_open")
    _check_room(room, name)
    return en.Sat(name=name)


def _check_room(room: Room, name: str) -> None:
    rules = room.next_rules or room.rules
    if room.people.count >= min(rules.table_players[1], room.rules.table_players[1]):
        raise SieteError("table_full", seat=name)


def _get_up_self(asking: Asking, command: p.GetUp) -> Entry:
    return _get_up(asking, asking.member)


def _get_up(asking: Asking, member: Member, *, removed: bool = False) -> Entry:
    if not (member.seated or member.waiting) or member.leaving:
        raise SieteError("no_seat")
    return en.GotUp(name=member.name, removed=removed)


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
    return _link(asking, asking.member)


def _link(asking: Asking, member: Member) -> Entry:
    if member.temper is not None:
        raise SieteError("is_bot", name=member.name)
    assert asking.digest
    return en.LinkMade(name=member.name, digest=asking.digest, until=asking.now + LINK_LASTS)


def _play_for(asking: Asking, command: p.PlayFor) -> Entry | None:
    member = asking.room.people.named(command.name)
    if member.person != asking.person or not member.person:
        asking.check_host()
    if member.temper is not None:
        raise SieteError("is_bot", name=member.name)
    if not (member.seated or member.waiting):
        raise SieteError("no_such_name", name=member.name)
    if command.on == bool(member.stand_in) and not member.away:
        return None
    return en.PlayedFor(name=member.name, on=command.on)


# The host's


def _start(asking: Asking, command: p.Start) -> Entry:
    room = asking.room
    if room.parts:
        raise SieteError("already_started")
    if not room.may_begin():
        low, high = room.rules.table_players
        raise SieteError("players_number", players=room.people.count, low=low, high=high)
    return en.Started()


def _add_bot(asking: Asking, command: p.AddBot) -> Entry:
    room = asking.room
    name = room.people.bot_name()
    _check_room(room, name)
    return en.BotSat(name=name, temper=command.temper)


def _remove(asking: Asking, command: p.Remove) -> Entry:
    member = asking.room.people.named(command.name)
    return _get_up(asking, member, removed=member.person != asking.person)


def _give_seat(asking: Asking, command: p.GiveSeat) -> Entry:
    return _link(asking, asking.room.people.named(command.name))


def _set_rules(asking: Asking, command: p.SetRules) -> Entry | None:
    room = asking.room
    rules = parse_rules(command.rules)
    if rules == (room.next_rules or room.rules):
        return None
    low, high = rules.table_players
    seats = room.people.count
    if seats > high or (room.parts and seats < low):
        raise SieteError("players_number", players=seats, low=low, high=high)
    return en.RulesSet(rules=rules_text(rules))


def _set_settings(asking: Asking, command: p.SetSettings) -> Entry | None:
    if command.settings == asking.room.settings:
        return None
    return en.SettingsSet(settings=command.settings)


def _set_name(asking: Asking, command: p.SetName) -> Entry | None:
    name = table_name(command.name)
    return None if name == asking.room.name else en.Renamed(table=name)


def _pause(asking: Asking, command: p.Pause) -> Entry | None:
    return None if command.on == asking.room.paused else en.Paused(on=command.on)


def _hand_over(asking: Asking, command: p.HandOver) -> Entry | None:
    member = asking.room.people.named(command.name)
    if not member.person:
        raise SieteError("is_bot", name=member.name)
    return None if member.person == asking.person else en.HandedOver(name=member.name)


def _paid(asking: Asking, command: p.Paid) -> Entry:
    people = asking.room.people
    payer, payee = people.named(command.payer), people.named(command.payee)
    amount = parse_amount(command.amount, PAID_PLACES)
    if payer is payee or not 0 < amount <= MOST_PAID:
        raise SieteError("no_payment", most=format_amount(MOST_PAID))
    return en.WasPaid(payer=payer.name, payee=payee.name, amount=amount, why=command.why)


def _close(asking: Asking, command: p.Close) -> Entry | None:
    return None if command.on == asking.room.closed else en.WasClosed(on=command.on)


def _delete(asking: Asking, command: p.Delete) -> None:
    """Whether the host asks is looked at here; what is deleted is the store's business."""


_BY_HOST: Final = (
    p.Start,
    p.AddBot,
    p.Remove,
    p.GiveSeat,
    p.SetRules,
    p.SetSettings,
    p.SetName,
    p.Pause,
    p.HandOver,
    p.Paid,
    p.Close,
    p.Delete,
)

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
    p.Start: _start,
    p.AddBot: _add_bot,
    p.Remove: _remove,
    p.GiveSeat: _give_seat,
    p.SetRules: _set_rules,
    p.SetSettings: _set_settings,
    p.SetName: _set_name,
    p.Pause: _pause,
    p.HandOver: _hand_over,
    p.Paid: _paid,
    p.Close: _close,
    p.Delete: _delete,
}
