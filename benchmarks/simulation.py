"""Simulated rounds a second on one core, against bare Fisher-Yates kernels and OpenSpiel.

The aims: 20 million heads-up rounds a second under any rules, 300 times OpenSpiel's blackjack; and
the base rules (``sette_e_mezzo``, both drawing to 5) at least as fast as a bare Fisher-Yates
kernel, then towards three times that.
"""

import random
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from measure import rates, where
from shuffles import base_rounds, deck, shuffles

from siete.odds.job import Job, setup_for
from siete.odds.kernel.run import tally
from siete.odds.policies import DrawTo
from siete.rules import RULESETS, build_rules

GOES: Final = 7
LEAST: Final = 20e6
TIMES_OPENSPIEL: Final = 300
BASE: Final = "sette_e_mezzo"
OPENSPIEL: Final = "OpenSpiel's blackjack, random play"
WHOLE: Final = "bare Fisher-Yates: the whole deck shuffled"
FIVE: Final = "bare Fisher-Yates: five cards"
BARE: Final = "bare Fisher-Yates: base rounds, cards as needed"
ALL_OPTIONS: Final = "sala with wild_any, sevens, triple, royal_double, live, pot"
HARD: Final = "sala, both drawing to 7.5"


def simulated(
    ruleset: str, variants: tuple[str, ...] = (), total: int = 10, seats: int = 2
) -> Callable[[int], None]:
    """Play a number of rounds by the kernel, in this thread."""
    setup = setup_for(Job(build_rules(ruleset, variants), (DrawTo(total),) * seats, 1))
    assert setup is not None

    def play(rounds: int) -> None:
        tally(setup, 1, 0, rounds)

    return play


def openspiel_blackjack(seed: int) -> Callable[[int], None]:
    """Play a number of rounds of OpenSpiel's blackjack, every choice at random."""
    pyspiel: Any = import_module("pyspiel")
    game = pyspiel.load_game("blackjack")
    draw = random.Random(seed).random

    def play(rounds: int) -> None:
        for _ in range(rounds):
            state = game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(actions[int(draw() * len(actions))])
            state.returns()

    return play


def dealing(many: int) -> Callable[[int], None]:
    """Deal so many cards a number of times, by a bare Fisher-Yates."""
    cards = deck()

    def play(rounds: int) -> None:
        shuffles(cards, many, rounds)

    return play


def bare_rounds(rounds: int) -> None:
    """Play a number of rounds of the base rules by a bare Fisher-Yates."""
    base_rounds(deck(), rounds)


def main() -> None:
    """Print the figures as a Markdown table, and which are under the aim."""
    heads_up = {name: simulated(name) for name in RULESETS}
    heads_up[HARD] = simulated("sala", total=15)
    heads_up[ALL_OPTIONS] = simulated(
        "sala", ("wild_any", "sevens", "triple", "royal_double", "live", "pot")
    )
    contestants: dict[str, Callable[[int], None]] = {
        **heads_up,
        **{f"{BASE}, {seats} seats": simulated(BASE, seats=seats) for seats in (4, 12)},
        OPENSPIEL: openspiel_blackjack(1),
        WHOLE: dealing(len(deck())),
        FIVE: dealing(5),
        BARE: bare_rounds,
    }
    measured = rates(contestants, GOES)
    peers = {OPENSPIEL: 0, WHOLE: 1, FIVE: 1, BARE: 1}
    print(f"Rounds a second on one core, median of {GOES} goes in turns. {where()}\n")
    print(f"| | rounds a second | {' | '.join(f'times {peer}' for peer in peers)} |")
    print(f"|---|--:|{'--:|' * len(peers)}")
    for name, rate in measured.items():
        ratios = " | ".join(f"{rate / measured[peer]:,.2f}" for peer in peers)
        print(f"| {name} | {rate:,.0f} | {ratios} |")
    print()
    slowest = min(heads_up, key=lambda name: measured[name])
    report(measured[slowest], LEAST, f"slowest heads-up ({slowest}), rounds a second")
    least = TIMES_OPENSPIEL * measured[OPENSPIEL]
    report(measured[slowest], least, f"the same, and {TIMES_OPENSPIEL} times OpenSpiel")
    for peer in (WHOLE, FIVE, BARE):
        report(measured[BASE], measured[peer], f"{BASE}, and {peer}")


def report(rate: float, aim: float, what: str) -> None:
    """One line: reached or not."""
    print(f"{'reached' if rate >= aim else 'MISSED'}: {what}: {rate:,.0f}, at least {aim:,.0f}.")


if __name__ == "__main__":
    main()
