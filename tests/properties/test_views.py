"""No seat learns what it can't know: by an event, its view, its choices or whose turn it is."""

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from siete.cards import IS_FIGURE, RANK_OF
from siete.game import DEALER, SPECTATOR, Action, Choice, Event, Table, apply, legal, to_act
from siete.game import events as ev
from siete.game.events import HIDDEN
from siete.rules import RULESETS, Rules, build_rules
from tests.properties.effort import examples, report
from tests.properties.pairs import Engine, pairs
from tests.properties.playing import Play
from tests.strategies import valid_rules

HONEST = Engine(apply, legal, to_act)


def play_some(rules: Rules, seats: int, luck: random.Random) -> Play:
    """A table that is left somewhere in a round, mostly with hidden cards on it."""
    low, high = rules.table_players
    play = Play(rules, min(low + seats, high), luck, luck.choice((-1, 0)))
    for _ in range(luck.randint(5, 60)):
        play.do(play.any_action(40))
    for _ in range(200):
        if play.table.round is not None and play.witness.dealt and luck.randrange(4) == 0:
            break
        play.do(play.any_action(40))
    return play


def test_what_a_seat_cannot_know_changes_nothing_for_it() -> None:
    counts: Counter[str] = Counter()

    @examples(200, 1_500)
    @given(valid_rules(), st.integers(0, 4), st.integers(0, 2**32))
    def check(rules: Rules, seats: int, seed: int) -> None:
        luck = random.Random(seed)
        play = play_some(rules, seats, luck)
        for pair in pairs(HONEST, play, luck, 6):
            assert pair.difference == "", (pair.seat, pair.hidden)
            counts["trivial" if pair.is_trivial else "not trivial"] += 1
            if pair.seat == SPECTATOR and not pair.is_trivial:
                counts["not trivial, for a spectator"] += 1

    check()
    report("pairs", counts)
    assert counts["not trivial"] > 2_000
    assert counts["not trivial, for a spectator"] > 300


# Planted leaks: each must be found.


def figures_told(table: Table, action: Action) -> tuple[Table, tuple[Event, ...]]:
    """Who may not know a card is told whether it is a figure."""
    after, events = apply(table, action)
    card = getattr(action, "card", 0)
    return after, tuple(
        replace(event, card=HIDDEN - 1)
        if isinstance(event, ev.Dealt) and event.card == HIDDEN and IS_FIGURE[card]
        else event
        for event in events
    )


def sevens_shown(table: Table, action: Action) -> tuple[Table, tuple[Event, ...]]:
    """Everybody hears when a hand that lies hidden comes to seven."""
    after, events = apply(table, action)
    round = after.round
    if round is None or not hasattr(action, "card"):
        return after, events
    totals = [hand.total for hands in round.hands for hand in hands]
    return after, (*events, ev.AskedLower(totals.index(14))) if 14 in totals else events


def choices_betray_the_bank(table: Table, seat: int) -> tuple[Choice, ...]:
    """The highest stake is another where the banker holds a figure."""
    choices = legal(table, seat)
    if table.round is None or not table.round.hands[-1][0].cards:
        return choices
    if not IS_FIGURE[table.round.hands[-1][0].cards[0]]:
        return choices
    return tuple(replace(each, low=each.low + 1) for each in choices)


def waits_for_threes_only(table: Table) -> tuple[int, ...]:
    """The banker is asked about validity only where it could void."""
    round = table.round
    if round is not None and round.stage == "validity" and not round.awaits:
        return to_act(table) if RANK_OF[round.hands[-1][0].cards[0]] == 3 else (DEALER,)
    return to_act(table)


LEAKS = {
    "heard": Engine(figures_told, legal, to_act),
    "heard by all": Engine(sevens_shown, legal, to_act),
    "choices": Engine(apply, choices_betray_the_bank, to_act),
    "to_act": Engine(apply, legal, waits_for_threes_only),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_found(leak: str) -> None:
    found: Counter[str] = Counter()
    for seed in range(60):
        luck = random.Random(seed)
        rules = build_rules("set_i_mig" if leak == "to_act" else luck.choice(sorted(RULESETS)))
        play = play_some(rules, luck.randint(0, 3), luck)
        found.update(pair.difference for pair in pairs(LEAKS[leak], play, luck, 6))
    assert found[leak.split(maxsplit=1)[0]] >= 3, found
