"""Rounds of a simulation by the game engine: the truth, slower, and open to every policy.

The cards are those that the kernel deals for the same seed and round.
"""

from collections.abc import Iterable, Sequence
from typing import Final, Protocol, runtime_checkable

import msgspec
from msgspec.structs import replace

from siete.amounts import Amount
from siete.cards import DECK, Card
from siete.dealer import undealt
from siete.game import (
    BEGIN,
    DEALER,
    DEALS,
    RESHUFFLE,
    Action,
    Settlement,
    Table,
    apply,
    legal,
    new_table,
    to_act,
)
from siete.game.actions import Decline, Ready
from siete.game.events import Event, Reshuffled, hears
from siete.game.view import View, told, view_of
from siete.notation import format_action
from siete.odds.kernel.stream import Stock
from siete.odds.policies import Chooser, Policy, chooser
from siete.odds.solution.file import SolutionPolicy
from siete.record import Expect, Record, RoundRecord
from siete.rules import Rules

BANKER: Final = "Banker"
PLAYER: Final = "Player"


@runtime_checkable
class Listener(Protocol):
    """Whoever goes by more of what its seat hears than a view keeps, such as when a raise came.

    ``unplaced`` is in how many decisions it had nothing to go by.
    """

    unplaced: int

    def hear(self, events: Iterable[Event]) -> None:
        """What happened, as far as its seat hears it."""


def seat_names(seats: int) -> tuple[str, ...]:
    """The names of the seats in order of play: ``Player1``, ``Player2``, ... and ``Banker``."""
    return (*(f"{PLAYER}{number}" for number in range(1, seats)), BANKER)


def table_rules(rules: Rules, seats: int) -> Rules:
    """The rules at a table of so many: the bounds of ``table.players`` are widened to let them."""
    low, high = rules.table_players
    if low <= seats <= high:
        return rules
    return replace(rules, table_players=(min(low, seats), max(high, seats)))


class Played(msgspec.Struct, frozen=True):
    """A round that was played: what it came to, and all that is needed to play it again.

    ``stocks`` has the cards of each stock in the order in which they came, ``actions`` what the
    seats did. ``unplaced`` is in how many decisions a solution said nothing.
    """

    table: Table
    settlement: Settlement
    stocks: tuple[tuple[Card, ...], ...]
    actions: tuple[Action, ...]
    unplaced: int = 0


def play_round(
    rules: Rules,
    policies: Sequence[Policy],
    seed: int,
    number: int,
    cards: Sequence[Card] = DECK,
) -> Played:
    """Play round ``number`` of a simulation, a policy for each seat, the banker's last.

    ``cards`` is the deck; with fewer than forty it has to be large enough never to run out.
    """
    rules = table_rules(rules, len(policies))
    choosers = [_chooser(policy, rules, seed, number, seat) for seat, policy in enumerate(policies)]
    table = new_table(rules, seat_names(len(policies)), len(policies) - 1)
    return _played(table, choosers, Stock(seed, number, cards))


def _chooser(policy: Policy, rules: Rules, seed: int, number: int, seat: int) -> Chooser:
    """Who plays a seat in this round."""
    if not isinstance(policy, SolutionPolicy):
        return chooser(policy, rules, _seed_of_seat(seed, number, seat))
    from siete.odds.solution.book import book_of
    from siete.odds.solution.player import SolutionSeat

    return SolutionSeat(book_of(policy), seed, number)


def _seed_of_seat(seed: int, number: int, seat: int) -> int:
    """A bot's seed: another in every round, so that its whims and moods change."""
    return (seed << 68) + (number << 4) + seat


def _played(table: Table, choosers: Sequence[Chooser], stock: Stock) -> Played:
    views = [view_of(table, seat) for seat in range(len(choosers))]
    stocks: list[list[Card]] = [[]]
    actions: list[Action] = []
    listening = [(at, each) for at, each in enumerate(choosers) if isinstance(each, Listener)]
    while not table.played:
        seat = to_act(table)[0]
        action = _dealer(table, stock) if seat == DEALER else _seat(table, seat, views, choosers)
        table, events = apply(table, action)
        if seat != DEALER:
            actions.append(action)
        elif action in DEALS:
            stocks[-1].append(DEALS.index(action))
        if any(isinstance(event, Reshuffled) for event in events):
            stock.renew(undealt(table))
            stocks.append([])
        views = [told(view, events) for view in views]
        for place, each in listening:
            each.hear([event for event in events if hears(place, event)])
    assert table.last is not None
    unplaced = sum(each.unplaced for _, each in listening)
    return Played(table, table.last, tuple(map(tuple, stocks)), tuple(actions), unplaced)


def _dealer(table: Table, stock: Stock) -> Action:
    if table.phase == "between":
        return BEGIN
    return DEALS[stock.next()] if len(stock) else RESHUFFLE


def _seat(table: Table, seat: int, views: Sequence[View], choosers: Sequence[Chooser]) -> Action:
    """Nobody cuts, and nothing is said before the deal: the seat decides in its round."""
    if table.phase == "cut":
        return Decline(seat)
    if table.phase == "before":
        return Ready(seat)
    return choosers[seat].choose(views[seat], legal(table, seat))


def record_of(played: Played) -> Record:
    """The round as a record, with what it came to as its expectations."""
    table, settlement = played.table, played.settlement
    names = table.names
    first, *others = played.stocks
    actions = tuple(
        format_action(action, names)
        for action in played.actions
        if not isinstance(action, Decline | Ready)
    )
    net: dict[str, Amount] = {
        names[seat]: won for seat, won in zip(settlement.seats, settlement.net, strict=True)
    }
    hands = {
        names[seat]: cards
        for seat, cards in zip(settlement.seats, settlement.hands, strict=True)
        if cards
    }
    expect = Expect(net=net, hands=hands)
    entry = RoundRecord(first, tuple(others), actions, expect)
    return Record(table.rules, names, names[-1], (entry,))
