"""Pairs of histories that one seat can't tell apart: what it can't know is exchanged.

The second history is the first with two cards exchanged in every deal since the shuffle, two that
the seat never saw: hidden cards of others, the banker's, a muerta's, or cards still in the stock.
It makes a pair where the same actions are allowed and everybody at the table sees the same
(``facts`` of the witness, who asks the engine nothing). What the seat hears, sees and may do must
then be the same.
"""

import random
from collections.abc import Callable, Iterator
from typing import NamedTuple

import msgspec

from siete.cards import DECK, VALUE_OF, Card
from siete.game import SPECTATOR, Action, Choice, Event, IllegalAction, Table, hears
from siete.game import actions as act
from siete.game.view import told, view_of
from tests.properties.playing import Play
from tests.properties.witness import Witness


class Engine(NamedTuple):
    """The three functions of the contract: the game's own, or with a leak planted."""

    apply: Callable[[Table, Action], tuple[Table, tuple[Event, ...]]]
    legal: Callable[[Table, int], tuple[Choice, ...]]
    to_act: Callable[[Table], tuple[int, ...]]


class Moment(NamedTuple):
    """What a seat has after one action: every byte of what it hears, its view and its choices."""

    heard: bytes
    view: bytes
    choices: bytes
    to_act: tuple[int, ...]


class Story(NamedTuple):
    """A history as one seat lives it, and what everybody can see at each moment of it."""

    moments: list[Moment]
    facts: list[object]
    dealt: list[Card]


class Pair(NamedTuple):
    """Two histories for one seat; ``hidden`` are the cards exchanged, of one value or of two."""

    seat: int
    one: Story
    other: Story
    hidden: tuple[Card, Card]

    @property
    def is_trivial(self) -> bool:
        """Whether no card that was dealt has another value in the other history."""
        values = [[VALUE_OF[card] for card in story.dealt] for story in (self.one, self.other)]
        return values[0] == values[1]

    @property
    def difference(self) -> str:
        """What the seat could tell the two histories apart by; nothing where it can't."""
        for one, other in zip(self.one.moments, self.other.moments, strict=True):
            for what in Moment._fields:
                if getattr(one, what) != getattr(other, what):
                    return what
        return ""


def lived(
    engine: Engine, start: Table, actions: list[Action], seat: int, swap: dict[Card, Card]
) -> Story | None:
    """A history with cards exchanged, as ``seat`` lives it; None where it is not allowed."""
    table, view, witness = start, view_of(start, seat), Witness(start.rules)
    story = Story([], [], [])
    for action in actions:
        if isinstance(action, act.Deal):
            action = act.Deal(action.seat, swap.get(action.card, action.card))
            story.dealt.append(action.card)
        heard: list[Event] = []
        try:
            after, events = engine.apply(table, action)
        except IllegalAction:
            if not isinstance(action, act.Keep) or action.seat == seat:
                return None
            # That a figure stays is said to nobody: there may have been none.
        else:
            witness.follow(table, action, after)
            heard = [event for event in events if hears(seat, event)]
            table, view = after, told(view, events)
        story.moments.append(
            Moment(
                msgspec.json.encode(heard),
                msgspec.json.encode(view),
                msgspec.json.encode(() if seat == SPECTATOR else engine.legal(table, seat)),
                engine.to_act(table),
            )
        )
        story.facts.append((witness.facts(), table.balances, table.banker, table.played))
    return story


def pairs(engine: Engine, play: Play, luck: random.Random, most: int) -> Iterator[Pair]:
    """Some pairs of the history so far, for a spectator and for every seat."""
    since = play.history[play.shuffled_at :]
    start, actions = since[0][0], [action for _, action, _ in since]
    dealt = {action.card for action in actions if isinstance(action, act.Deal)}
    for seat in (SPECTATOR, *start.order):
        unknown = set(DECK) - play.witness.knows(seat)
        hidden = sorted(dealt & unknown)
        swaps = [(a, b) for a in hidden for b in unknown if a != b and (a < b or b not in dealt)]
        if not swaps:
            continue
        one = lived(engine, start, actions, seat, {})
        assert one is not None
        for a, b in luck.sample(sorted(swaps), min(most, len(swaps))):
            other = lived(engine, start, actions, seat, {a: b, b: a})
            if other is not None and other.facts == one.facts:
                yield Pair(seat, one, other, (a, b))
