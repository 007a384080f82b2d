"""What holds at every table, under any rules, whatever is done: a machine that plays and probes.

``Play.do`` checks chips, cards, stakes, turns, lengths and views after every action.
"""

import random
from collections import Counter
from collections.abc import Iterator
from typing import ClassVar

import msgspec
import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test

from siete.game import DEALER, Action, IllegalAction, Table, apply, legal, to_act
from siete.rules import Rules
from tests.properties.effort import examples, report
from tests.properties.moves import allowed, any_action, around, at_the_bounds, mutated, some_action
from tests.properties.playing import Play
from tests.strategies import valid_rules

SEEDS = st.integers(0, 2**32)


def taken_or_refused(table: Table, action: Action) -> str:
    """An action is taken where the choices have it; else it is refused and nothing changes."""
    before = msgspec.json.encode(table)
    fits = allowed(table, action)
    if fits:
        apply(table, action)
    else:
        with pytest.raises(IllegalAction) as refused:
            apply(table, action)
        assert refused.value.code
    assert msgspec.json.encode(table) == before
    return "taken" if fits else "refused"


class AnyTable(RuleBasedStateMachine):
    """A table under any rules, at which anybody does anything."""

    counts: ClassVar[Counter[str]] = Counter()

    @initialize(rules=valid_rules(), seats=st.integers(0, 10), seed=SEEDS, banker=st.booleans())
    def sit_down(self, rules: Rules, seats: int, seed: int, banker: bool) -> None:
        low, high = rules.table_players
        number = min(low + seats, high)
        self.play = Play(rules, number, random.Random(seed), 0 if banker else -1)

    @rule(count=st.integers(5, 60), seed=SEEDS)
    def play_on(self, count: int, seed: int) -> None:
        self.play.luck = random.Random(seed)
        for _ in range(count):
            self.play.do(self.play.any_action())
            self.counts["played"] += 1

    @rule(seed=SEEDS)
    def take_every_choice_at_its_bounds(self, seed: int) -> None:
        table = self.play.table
        actions = [
            action
            for seat in (DEALER, *table.order)
            for choice in legal(table, seat)
            if choice.do != "deal"
            for action in at_the_bounds(seat, choice)
        ]
        luck = random.Random(seed)
        for action in luck.sample(actions, min(len(actions), 60)):
            assert taken_or_refused(table, action) == "taken"
            self.counts["bounds"] += 1

    @rule(seed=SEEDS)
    def try_what_is_near_and_what_is_not(self, seed: int) -> None:
        table, luck = self.play.table, random.Random(seed)
        near = around(table)
        for action in self._tries(table, luck):
            for tried in (mutated(luck, action, near), some_action(luck, near)):
                self.counts[taken_or_refused(table, tried)] += 1

    def _tries(self, table: Table, luck: random.Random) -> Iterator[Action]:
        waiting = to_act(table)
        for seat in (*waiting, luck.choice(table.order)):
            for choice in legal(table, seat):
                if choice.do != "deal":
                    yield from (any_action(luck, seat, choice) for _ in range(3))
        if waiting == (DEALER,):
            yield self.play.chance()


def test_at_every_table_what_must_hold_holds() -> None:
    AnyTable.counts.clear()
    run_state_machine_as_test(AnyTable, settings=examples(160, 2_500, stateful_step_count=40))
    counts = AnyTable.counts
    report("counts", counts)
    assert counts["played"] > 30_000
    assert counts["bounds"] > 10_000
    assert counts["refused"] > 8_000
    assert counts["taken"] > 2_000
