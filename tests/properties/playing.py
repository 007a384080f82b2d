"""A table played action by action, with everything that must hold checked after each of them."""

import random
from collections.abc import Iterable

import msgspec

from siete.amounts import Amount
from siete.bots.stock import unseen
from siete.cards import DECK, Card
from siete.game import (
    BEGIN,
    DEALER,
    DEALS,
    RESHUFFLE,
    SPECTATOR,
    Action,
    Event,
    Table,
    apply,
    legal,
    new_table,
    to_act,
)
from siete.game import actions as act
from siete.game import events as ev
from siete.game.events import HIDDEN
from siete.game.view import View, told, view_of
from siete.rules import Rules
from tests.properties.moves import OPTIONAL, any_action
from tests.properties.witness import Witness

MOST_ACTIONS = 2_000
"""No round is longer, whatever is played: those that may be said for ever are not counted."""

FOR_EVER = ("burn", "lower")


def said_by_anyone(table: Table, luck: random.Random, optional: int) -> Action | None:
    """An action that a seat may do now; None where the dealer does something."""
    waiting = to_act(table)
    if not waiting or luck.randrange(optional) == 0:
        free = [
            (seat, choice)
            for seat in table.order
            for choice in legal(table, seat)
            if choice.do in OPTIONAL
        ]
        if not waiting:
            free = [each for each in free if each[1].do == "in"]
            if not free:
                return act.Join(-1, f"Q{len(table.names)}")
        if free:
            return any_action(luck, *luck.choice(free))
    if waiting == (DEALER,):
        return None
    seat = luck.choice(waiting)
    asked = [choice for choice in legal(table, seat) if choice.do not in OPTIONAL]
    return any_action(luck, seat, luck.choice(asked))


class Play:
    """One table with its dealer, its witness and everybody's view."""

    def __init__(self, rules: Rules, seats: int, luck: random.Random, banker: int = -1) -> None:
        names = tuple(f"P{seat}" for seat in range(seats))
        self.rules = rules
        self.luck = luck
        self.table: Table = new_table(rules, names, banker)
        self.witness = Witness(rules)
        self.views: dict[int, View] = {
            seat: view_of(self.table, seat) for seat in (SPECTATOR, *range(seats))
        }
        self.history: list[tuple[Table, Action, tuple[Event, ...]]] = []
        self.shuffled_at = 0
        """Where in the history the cards in play were shuffled."""
        self.counted = 0
        self.pot: Amount = 0
        self.won: dict[int, Amount] = {}
        self.limits: tuple[Amount, Amount] = (0, 0)

    # Playing

    def chance(self) -> Action:
        """What the dealer does now."""
        do = legal(self.table, DEALER)[0].do
        if do == "begin":
            return BEGIN
        if do == "lot":
            return act.Lot(DEALER, self.luck.choice(self.table.order))
        if do == "reshuffle":
            return RESHUFFLE
        return DEALS[self.luck.choice(sorted(self.witness.stock))]

    def any_action(self, optional: int = 12) -> Action:
        """Something allowed: what is waited for, and once in ``optional`` times what is not."""
        return said_by_anyone(self.table, self.luck, optional) or self.chance()

    def do(self, action: Action) -> tuple[Event, ...]:
        """Do an action and check everything."""
        before = self.table
        after, events = apply(before, action)
        self.table = after
        shuffles = self.witness.shuffles
        self.witness.follow(before, action, after)
        if self.witness.shuffles > shuffles:
            self.shuffled_at = len(self.history)
        self.history.append((before, action, events))
        for seat, view in self.views.items():
            self.views[seat] = told(view, events)
        if isinstance(action, act.Join):
            for seat in after.order:
                if seat not in self.views:
                    watched = self.views[SPECTATOR]
                    self.views[seat] = msgspec.structs.replace(watched, viewer=seat)
        self.check_cards()
        self.check_turns()
        self.check_chips(before, events)
        self.check_stakes(before, action, events)
        self.check_length(before, action)
        self.check_views()
        return events

    # What must hold

    def check_cards(self) -> None:
        """Forty distinct cards: in the stock, in a hand, or where a new stock will come from."""
        table = self.table
        stock = self.witness.stock
        state = table.round or table.draw
        if state is None:
            if table.played or table.phase in ("cut", "before"):
                assert stock == cards_of(~table.out)
            return
        assert stock == cards_of(~state.out)
        held = list(self.witness.in_use())
        gone = cards_of(state.gone)
        assert len(held) == len(set(held))
        assert len(stock) + len(held) + len(gone) == 40
        assert stock | set(held) | gone == set(DECK)

    def check_turns(self) -> None:
        """In a round somebody acts, who has a choice; others may only do what nobody waits for."""
        table = self.table
        waiting = to_act(table)
        low, high = self.rules.table_players
        if table.phase != "between" or low <= len(table.present) <= high or table.standing:
            assert waiting
        for seat in (DEALER, *table.order):
            asked = [choice for choice in legal(table, seat) if choice.do not in OPTIONAL]
            assert bool(asked) == (seat in waiting), (seat, asked, waiting)

    def check_chips(self, before: Table, events: Iterable[Event]) -> None:
        """All that is won is lost by somebody, and it is what the hands were settled for."""
        balances = dict(enumerate((*before.balances, *[0] * len(self.table.balances))))
        for event in events:
            match event:
                case ev.Sold(seat=seat, buyer=buyer, price=price):
                    balances[buyer] -= price
                    balances[seat] += price
                case ev.RoundBegan():
                    self.won = dict.fromkeys(event.seats, 0)
                    self.pot = self.rules.pot_opening
                case ev.PotIs(amount=amount):
                    assert amount == self.pot >= 0
                case ev.HandSettled(seat=seat, amount=amount):
                    self.won[seat] += amount
                    self.pot -= amount
                case ev.RoundOver(seats=seats, net=net):
                    assert sum(net) == 0
                    for seat, amount in zip(seats, net, strict=True):
                        balances[seat] += amount
                        assert seat == seats[-1] or self.won[seat] == amount
        assert list(self.table.balances) == [balances[k] for k in range(len(self.table.balances))]
        assert sum(self.table.balances) == 0

    def check_stakes(self, before: Table, action: Action, events: Iterable[Event]) -> None:
        """Every stake lies within the limits that hold for it (R2, R13) and on the step."""
        for event in events:
            if isinstance(event, ev.RoundBegan):
                assert (event.low, event.high) == (before.low, before.high)
                self.limits = event.low, event.high
            if isinstance(event, ev.PotIs) and event.amount:
                most = event.amount
                low, step = before.low, self.rules.bets_step
                self.limits = (low, most - most % step) if most >= low else (most, most)
        round = self.table.round
        if round is None:
            return
        low, high = self.limits
        for streets in round.hands[round.first : round.last]:
            for hand in streets:
                if self.rules.bets_form == "fixed":
                    fixed = self.table.fixed
                    assert hand.stake == (fixed if round.pot < 0 else min(fixed, round.pot))
                elif hand.stake:
                    on_step = hand.stake == low or not hand.stake % self.rules.bets_step
                    assert low <= hand.stake <= high
                    assert on_step
        if isinstance(action, act.Open) and before.round is not None:
            player = before.round.turn
            first, opened = before.round.hands[player][0].stake, round.hands[player][-1].stake
            rule = self.rules.split_stake
            assert rule == "free" or opened >= first
            assert rule != "equal" or opened == first

    def check_length(self, before: Table, action: Action) -> None:
        """A round ends; what may be said for ever, such as burning under odd rules, is apart."""
        if before.round is None:
            self.counted = 0
        burning = before.round is not None and before.round.awaits == "burn"
        if not burning and action.__struct_config__.tag not in FOR_EVER:
            self.counted += 1
        assert self.counted < MOST_ACTIONS

    def check_views(self) -> None:
        """What each seat was told is what is public and its own, and nothing else."""
        table = self.table
        standing = table.standing and (table.standing.buyer, table.standing.price)
        for viewer, view in self.views.items():
            assert view.viewer == viewer
            for name in ("names", "order", "balances", "banker", "low", "high", "fixed"):
                assert getattr(view, name) == getattr(table, name), name
            assert sorted(view.away) == sorted(table.away)
            assert (view.offer and view.offer[1:]) == standing
            limits = table.proposal and (table.proposal.low, table.proposal.high)
            assert view.proposal == limits
            assert set(view.picks.values()) <= self.witness.public | {HIDDEN}
            self._check_round(viewer, view)

    def _check_round(self, viewer: int, view: View) -> None:
        round = self.table.round
        seen = view.round
        if seen is None:
            assert round is None
            return
        told_hands = {
            seat: [(hand.cards, hand.faces) for hand in hands]
            for seat, hands in seen.hands.items()
            if any(hand.cards for hand in hands)
        }
        if round is not None or not seen.over:
            assert told_hands == self.witness.sees(viewer)
        if round is None:
            return
        assert set(seen.seen) <= self.witness.knows(viewer)
        assert (seen.seats, seen.banker, seen.pot) == (round.seats, round.banker, round.pot)
        # Nothing that lies in the stock may seem to be gone.
        assert self.witness.stock <= unseen(seen)
        for player in range(round.first, round.last):
            stakes = [hand.stake for hand in round.hands[player] if hand.state != "passed"]
            hands = seen.hands[round.seats[player]]
            assert stakes == [hand.stake for hand in hands if hand.status != "passed"]


def cards_of(bits: int) -> set[Card]:
    """The cards of a set that is told as bits."""
    return {card for card in DECK if bits >> card & 1}
