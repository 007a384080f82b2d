"""Evenings that were played, and the same with other cards where somebody can't know them."""

import random
from collections.abc import Iterator, Sequence
from typing import ClassVar, NamedTuple

import msgspec
import pytest

from siete import play
from siete.cards import DECK, VALUE_OF, Card
from siete.errors import SieteError
from siete.fairdealer import FairDealer
from siete.game import SPECTATOR, hears, to_act
from siete.rules import Rules
from siete.server.entries import LotDrawn, decode
from siete.server.parts import choices_of
from siete.server.protocol import Coach
from siete.server.room import Room
from siete.server.shown import Settings, Temper
from tests.server.rooms import Evening
from tests.server.test_room_properties import some_move


class Exchanging(FairDealer):
    """A dealer in one of whose shuffles two cards have changed places."""

    swap: ClassVar[dict[Card, Card]] = {}
    shuffle_number = 0
    shuffles = 0

    def shuffle(self, names: Sequence[str]) -> tuple[Card, ...]:
        self.shuffles += 1
        self.deck = self._changed(super().shuffle(names))
        return self.deck

    def _new_stock(self, cards: frozenset[Card]) -> tuple[Card, ...]:
        stock = self._changed(super()._new_stock(frozenset(self._changed(tuple(cards)))))
        self.reshuffles[-1] = stock
        return stock

    def _changed(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        if self.shuffles != self.shuffle_number:
            return cards
        return tuple(self.swap.get(card, card) for card in cards)


def known(room: Room, person: str) -> bytes:
    """What the rules library lets a viewer know."""
    part = room.part
    if part is None:
        return b""
    member = room.people.of(person)
    seat = SPECTATOR if member is None else part.seat_of(member.name)
    heard = [event for event in part.game.history[-80:] if hears(seat, event)]
    choices = () if seat == SPECTATOR else choices_of(part.table, seat)
    return msgspec.json.encode((part.game.view(seat), heard, choices, to_act(part.table)))


def unknown(room: Room, person: str) -> list[Card]:
    """The cards that a viewer has not seen in the round under way."""
    member, part = room.people.of(person), room.part
    assert part is not None
    view = part.view(None if member is None else member.name)
    seen: set[Card] = set()
    if view.round is not None:
        seen = {*view.round.seen, *view.round.burnt}
        for hands in view.round.hands.values():
            seen.update(card for hand in hands for card in hand.cards)
    return [card for card in DECK if card not in seen]


def held(room: Room, cards: list[Card]) -> list[Card]:
    """Those of the cards that lie in somebody's hand."""
    round = room.parts[-1].table.round
    hands = () if round is None else round.hands
    dealt = {card for mine in hands for hand in mine for card in hand.cards}
    return [card for card in cards if card in dealt]


def shuffles_of(log: list[bytes]) -> int:
    entries = [entry for entry in map(decode, log) if not isinstance(entry, LotDrawn)]
    return sum("closed" in line for entry in entries for line in entry.lines)


def totals(room: Room) -> list[int]:
    """What each hand counts, hidden cards too."""
    table = room.table
    if table is None or table.round is None:
        return []
    return [
        sum(VALUE_OF[card] for card in hand.cards) for hands in table.round.hands for hand in hands
    ]


class Moment(NamedTuple):
    """An evening and what it might as well have been, for all that a viewer knows."""

    one: Room
    other: Room
    now: int
    last: bool


def walk(log: list[bytes], person: str, swap: dict[Card, Card]) -> Iterator[Moment]:
    """The same evening twice, in one with cards exchanged, while a viewer knows no difference."""
    one = Room.fold([decode(log[0])])
    Exchanging.swap, Exchanging.shuffle_number = swap, shuffles_of(log)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(play, "FairDealer", Exchanging)
        other = Room.fold([decode(log[0])])
        for number, body in enumerate(log[1:], 2):
            entry = decode(body)
            with pytest.MonkeyPatch.context() as usual:
                usual.setattr(play, "FairDealer", FairDealer)
                one.take(entry)
            try:
                other.take(entry)
            except SieteError:
                return
            if known(one, person) != known(other, person):
                return
            yield Moment(one, other, entry.at + 100, number == len(log))


def exchanges(
    table: Evening, person: str, luck: random.Random, number: int
) -> Iterator[dict[Card, Card]]:
    """Cards that might be exchanged without a viewer's knowing, some of them in somebody's hand."""
    hidden = unknown(table.room, person)
    for _ in range(number if len(hidden) > 1 else 0):
        a = luck.choice(held(table.room, hidden) or hidden)
        b = luck.choice([card for card in hidden if card != a])
        yield {a: b, b: a}


def played(rules: Rules, luck: random.Random) -> Evening:
    """A table in the middle of some round."""
    bots: tuple[Temper, ...] = ("varied",) if rules.table_players[1] > 2 else ()
    table = Evening(rules, bots=bots, settings=Settings(timer="quick", pause=1))
    table.sit("Bruno")
    for person in ("ana", "bruno"):
        table.do(person, Coach(id=table.id, on=True))
    try:
        table.start()
    except SieteError:
        return table
    for _ in range(luck.randrange(10, 60)):
        due = table.room.due(table.now)
        if due is not None and luck.random() < 0.5:
            table.fire()
        else:
            some_move(luck, table)
    for _ in range(12):
        if table.table.round is not None and table.table.round.dealt:
            break
        if table.room.due(table.now) is not None:
            table.fire()
    return table
