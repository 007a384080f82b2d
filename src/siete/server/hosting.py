"""What the host of a table may want."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from siete.amounts import CHIP, Amount, format_amount, parse_amount
from siete.errors import SieteError
from siete.rules import parse_rules, rules_text
from siete.server import entries as en
from siete.server import protocol as p
from siete.server.asking import MOST_NAMES, Asking, check_room, get_up, link, table_name
from siete.server.entries import Entry
from siete.server.installed import check_bot
from siete.server.people import HOST_AWAY

MOST_PAID: Final[Amount] = 10**9 * CHIP
"""The largest amount that can change hands outside the rounds at once."""

PAID_PLACES: Final = 6
"""Decimals of such an amount that may differ from zero."""

MOST_PAYMENTS: Final = 500
"""How many such lines the ledger of a table takes."""


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
    if len(room.people.members) >= MOST_NAMES:
        raise SieteError("too_many_names", most=MOST_NAMES)
    check_bot(command.temper)
    name = room.people.bot_name()
    check_room(room, name)
    return en.BotSat(name=name, temper=command.temper)


def _remove(asking: Asking, command: p.Remove) -> Entry:
    people = asking.room.people
    member = people.named(command.name)
    removed = member.person != asking.person
    if removed and member.person and member.person not in people.removed:
        # Also who is about to go, or went: they would look on and say things, and come back.
        return en.GotUp(name=member.name, removed=True)
    return get_up(asking, member, removed=removed)


def _give_seat(asking: Asking, command: p.GiveSeat) -> Entry:
    return link(asking, asking.room.people.named(command.name))


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


def takes_over(asking: Asking, command: p.Command) -> bool:
    """Whether somebody who sits here says that they are the host now, as the host is away.

    Raises SieteError ``host_is_there`` where it is too soon.
    """
    people = asking.room.people
    mine = people.of(asking.person)
    if not isinstance(command, p.HandOver) or mine is None or asking.person == people.host:
        return False
    if command.name != mine.name or not mine.seated or mine.leaving:
        return False
    if asking.now - people.host_seen < HOST_AWAY:
        raise SieteError("host_is_there", minutes=HOST_AWAY // 60_000)
    return True


def _hand_over(asking: Asking, command: p.HandOver) -> Entry | None:
    member = asking.room.people.named(command.name)
    if not member.person:
        raise SieteError("is_bot", name=member.name)
    if member.person in asking.room.people.removed:
        raise SieteError("is_removed", name=member.name)
    return None if member.person == asking.room.people.host else en.HandedOver(name=member.name)


def _paid(asking: Asking, command: p.Paid) -> Entry:
    people = asking.room.people
    if len(asking.room.payments) >= MOST_PAYMENTS:
        raise SieteError("too_many_payments", most=MOST_PAYMENTS)
    payer, payee = people.named(command.payer), people.named(command.payee)
    amount = parse_amount(command.amount, PAID_PLACES)
    if payer is payee or not 0 < amount <= MOST_PAID:
        raise SieteError("no_payment", most=format_amount(MOST_PAID))
    return en.WasPaid(payer=payer.name, payee=payee.name, amount=amount, why=command.why)


def _close(asking: Asking, command: p.Close) -> Entry | None:
    return None if command.on == asking.room.closed else en.WasClosed(on=command.on)


def _delete(asking: Asking, command: p.Delete) -> None:
    """Whether the host asks is looked at here; what is deleted is the store's business."""


HOSTING: Final[dict[type[p.Command], Callable[[Asking, Any], Entry | None]]] = {
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
"""The commands that only a host may give."""
