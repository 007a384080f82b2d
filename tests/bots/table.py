"""A table where every seat is played by a function of its view and its choices."""

import random
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from siete.bots import make_bot
from siete.cards import DECK
from siete.game import (
    BEGIN,
    DEALER,
    DEALS,
    RESHUFFLE,
    Action,
    Choice,
    Table,
    apply,
    legal,
    new_table,
    to_act,
)
from siete.game.actions import Lot
from siete.game.view import View, told, view_of
from siete.rules import Rules

Player = Callable[[View, tuple[Choice, ...]], Action]


class Decision(NamedTuple):
    """One decision that a seat took, and what it knew."""

    table: Table
    seat: int
    view: View
    choices: tuple[Choice, ...]
    action: Action


def bots(rules: Rules, *temperaments: str, seed: int = 0) -> dict[int, Player]:
    return {
        seat: make_bot(temperament, rules, seed + seat).choose
        for seat, temperament in enumerate(temperaments)
    }


def dealt(table: Table, dealer: random.Random) -> Action:
    """What chance does now."""
    do = legal(table, DEALER)[0].do
    if do == "begin":
        return BEGIN
    if do == "lot":
        return Lot(DEALER, dealer.choice(table.order))
    if do == "reshuffle":
        return RESHUFFLE
    state = table.round or table.draw
    assert state is not None
    return DEALS[dealer.choice([card for card in DECK if not state.out >> card & 1])]


def decisions(
    rules: Rules, players: Mapping[int, Player], rounds: int, seed: int, banker: int = -1
) -> Iterator[Decision]:
    """Every decision of so many rounds; an illegal one raises."""
    dealer = random.Random(seed)
    table = new_table(rules, tuple(f"P{seat}" for seat in players), banker)
    views = {seat: view_of(table, seat) for seat in players}
    while table.played < rounds:
        waiting = to_act(table)
        if waiting == (DEALER,):
            action = dealt(table, dealer)
        else:
            seat = waiting[0]
            choices = legal(table, seat)
            action = players[seat](views[seat], choices)
            yield Decision(table, seat, views[seat], choices, action)
        table, events = apply(table, action)
        views = {seat: told(view, events) for seat, view in views.items()}


def balances(
    rules: Rules, players: Mapping[int, Player], rounds: int, seed: int, banker: int = -1
) -> tuple[int, ...]:
    """What every seat has won after so many rounds."""
    known: View | None = None
    for decision in decisions(rules, players, rounds, seed, banker):
        known = decision.view
    assert known is not None
    return known.balances
