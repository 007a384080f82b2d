"""How long the coach takes to answer, by ruleset: CPU milliseconds of the middle and of the worst.

Every decision of some rounds is asked about, at tables of two, six and twelve, under each ruleset
as it is and with variants on top, whatever is played: by bots, and by chance, which comes to more
streets and stranger hands. The aim is 50 ms for 99 answers of 100.
"""

import random
import time
from collections.abc import Callable, Iterator
from typing import Final

from measure import where

from siete.bots import make_bot
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
from siete.odds.coach import advise, warm
from siete.odds.coach.acting import action_of
from siete.odds.coach.fresh import _fresh
from siete.rules import RULESETS, Rules, build_rules

VARIANTS: Final = ((), ("wild_any", "triple"), ("splits", "burn_threes"), ("pot",))
SEATS: Final = (2, 6, 12)
ROUNDS: Final = 12
AIM: Final = 50.0

Player = Callable[[View, tuple[Choice, ...]], Action]


def by_chance(luck: random.Random) -> Player:
    """Somebody who takes any choice, in the way in which the coach would."""

    def choose(view: View, choices: tuple[Choice, ...]) -> Action:
        advice = advise(view, choices, errors=False)
        asked = [worth for worth in advice.worths if worth.do not in ("out", "lower", "leave")]
        return action_of(luck.choice(asked), view.viewer)

    return choose


def chance(table: Table, luck: random.Random) -> Action:
    """What the dealer does."""
    do = legal(table, DEALER)[0].do
    if do == "begin":
        return BEGIN
    if do == "lot":
        return Lot(DEALER, luck.choice(table.order))
    if do == "reshuffle":
        return RESHUFFLE
    state = table.round or table.draw
    assert state is not None
    return DEALS[luck.choice([card for card in range(40) if not state.out >> card & 1])]


def decisions(
    rules: Rules, players: list[Player], rounds: int, luck: random.Random
) -> Iterator[tuple[View, tuple[Choice, ...]]]:
    """What is asked in so many rounds, and what each seat knows then."""
    table = new_table(rules, tuple(f"P{seat}" for seat in range(len(players))), banker=0)
    views = [view_of(table, seat) for seat in range(len(players))]
    while table.played < rounds:
        seat = to_act(table)[0]
        if seat == DEALER:
            action = chance(table, luck)
        else:
            choices = legal(table, seat)
            yield views[seat], choices
            action = players[seat](views[seat], choices)
        table, events = apply(table, action)
        views = [told(view, events) for view in views]


def measured(ruleset: str) -> list[float]:
    """CPU milliseconds of each answer."""
    found = []
    for variants in VARIANTS:
        for seats in SEATS:
            rules = build_rules(ruleset, variants, {"table.players": "2-12"})
            warm(rules)
            luck = random.Random(seats)
            bots: list[Player] = [make_bot("varied", rules, seat).choose for seat in range(seats)]
            for players in (bots, [by_chance(luck)] * seats):
                for view, choices in decisions(rules, players, max(2, ROUNDS // seats), luck):
                    start = time.process_time()
                    advise(view, choices)
                    found.append(1000 * (time.process_time() - start))
    return sorted(found)


def main() -> None:
    """Print the table."""
    print(f"coach, CPU ms an answer: {where()}")
    rules = build_rules("sette_e_mezzo")
    start = time.process_time()
    warm(rules)
    first = time.process_time() - start
    _fresh.cache_clear()
    start = time.process_time()
    warm(rules)
    print(
        f"warm: {first:.2f} s the first time, {time.process_time() - start:.3f} s for other rules"
    )
    print(f"{'ruleset':16}{'answers':>9}{'p50':>8}{'p99':>8}{'worst':>8}")
    for ruleset in RULESETS:
        each = measured(ruleset)
        p50, p99 = each[len(each) // 2], each[int(len(each) * 0.99)]
        held = "" if p99 <= AIM else f"  over {AIM:.0f} ms"
        print(f"{ruleset:16}{len(each):9}{p50:8.1f}{p99:8.1f}{each[-1]:8.1f}{held}")


if __name__ == "__main__":
    main()
