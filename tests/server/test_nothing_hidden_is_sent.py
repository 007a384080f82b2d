"""What a seat can't know changes nothing of what it is sent.

A table's log is folded a second time with two cards exchanged in one of its shuffles. As long as a
viewer's own view, choices and what they hear stay the same, everything that they are sent must:
states, lines, what changes seldom, when something is due. That the view itself tells nothing is
shown in ``tests/properties``.
"""

import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import ClassVar

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from siete import play
from siete.cards import DECK, VALUE_OF, Card
from siete.errors import SieteError
from siete.fairdealer import FairDealer
from siete.game import SPECTATOR, hears, to_act
from siete.rules import Rules
from siete.server.entries import LotDrawn, decode
from siete.server.parts import choices_of
from siete.server.room import Room
from siete.server.shown import Settings, Temper
from siete.server.snapshot import info_for, state_for
from siete.server.words import lines_for
from tests.properties.effort import examples, report
from tests.server.rooms import WATCHES, Evening, viewers
from tests.server.test_room_properties import some_move
from tests.strategies import valid_rules

counts: Counter[str] = Counter()


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


def sent(room: Room, person: str, now: int) -> bytes:
    """Every byte that a viewer is sent of a table, as it is now."""
    member = room.people.of(person)
    name = None if member is None else member.name
    return msgspec.json.encode(
        (
            state_for(room, person, now),
            lines_for(room, name, "en"),
            info_for(room, "es", ()),
            tuple(room.said),
            None if (due := room.due(now)) is None else (due.at, due.alone),
        )
    )


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


def differs(
    log: list[bytes], person: str, swap: dict[Card, Card], look: Callable[[Room, str, int], bytes]
) -> bool:
    """Whether what a viewer is sent differs while what they know does not."""
    one = Room.fold([decode(log[0])])
    Exchanging.swap, Exchanging.shuffle_number = swap, shuffles_of(log)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(play, "FairDealer", Exchanging)
        other = Room.fold([decode(log[0])])
        for body in log[1:]:
            entry = decode(body)
            with pytest.MonkeyPatch.context() as usual:
                usual.setattr(play, "FairDealer", FairDealer)
                one.take(entry)
            try:
                other.take(entry)
            except SieteError:
                return False
            if known(one, person) != known(other, person):
                return False
            now = entry.at + 100
            if look(one, person, now) != look(other, person, now):
                return True
            counts["moments"] += 1
            if _differ_in_hands(one, other):
                counts["of other hands"] += 1
    return False


def _differ_in_hands(one: Room, other: Room) -> bool:
    return _totals(one) != _totals(other)


def _totals(room: Room) -> list[int]:
    table = room.table
    if table is None or table.round is None:
        return []
    return [
        sum(VALUE_OF[card] for card in hand.cards) for hands in table.round.hands for hand in hands
    ]


def played(rules: Rules, luck: random.Random) -> Evening:
    """A table in the middle of some round."""
    bots: tuple[Temper, ...] = ("varied",) if rules.table_players[1] > 2 else ()
    table = Evening(rules, bots=bots, settings=Settings(timer="quick", pause=1))
    table.sit("Bruno")
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


@examples(25, 150)
@given(valid_rules(), st.integers(0, 2**32))
def test_what_a_seat_can_not_know_changes_nothing_that_it_is_sent(rules: Rules, seed: int) -> None:
    luck = random.Random(seed)
    table = played(rules, luck)
    if table.room.part is None:
        return
    for person in viewers(table.room):
        hidden = unknown(table.room, person)
        if len(hidden) < 2:
            continue
        for _ in range(4):
            a = luck.choice(held(table.room, hidden) or hidden)
            b = luck.choice([card for card in hidden if card != a])
            assert not differs(table.log, person, {a: b, b: a}, sent), (person, a, b)


def test_a_planted_leak_is_found() -> None:
    def leaks(room: Room, person: str, now: int) -> bytes:
        return sent(room, person, now) + str(_totals(room)).encode()

    luck = random.Random(3)
    table = Evening("set_i_mig", settings=Settings(timer="off", pause=1)).sit("Bruno").start()
    while table.table.round is None or not table.table.round.dealt:
        if table.room.due(table.now) is not None:
            table.fire()
        else:
            some_move(luck, table)
    hands = [hand.cards[0] for mine in table.table.round.hands for hand in mine if hand.cards]
    found = [
        differs(table.log, WATCHES, {card: other, other: card}, leaks)
        for card in hands
        for other in unknown(table.room, WATCHES)
        if card != other
    ]
    assert any(found)


def teardown_module() -> None:
    report("nothing hidden is sent", counts)
