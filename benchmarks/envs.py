"""Actions a second of the environments on one core, against peers in the same run.

Actions are at random among those that are allowed, and choosing them is counted, for us and for
the peers. These are OpenSpiel's blackjack (written in C++, stepped from Python as its users do)
and Gymnasium's. The aim: five million actions a second of rounds side by side.
"""

import random
import warnings
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

import gymnasium
import numpy as np
from measure import rates, where

from siete.envs import openspiel, siete_v0
from siete.envs.rounds import Rounds
from siete.envs.single import SeatEnv

GOES: Final = 7
LANES: Final = 4096
LEAST: Final = 5_000_000
OPENSPIEL: Final = "OpenSpiel's blackjack"
GYMNASIUM: Final = "Gymnasium's Blackjack-v1"
pyspiel: Final[Any] = import_module("pyspiel")


def side_by_side(rules: str, banker: str | None) -> Callable[[int], None]:
    """Rounds of two side by side; ``None``: both sides are stepped."""
    rounds = Rounds(rules, LANES, banker=banker, seed=1)

    def play(actions: int) -> None:
        for _ in range(-(-actions // LANES)):
            rounds.step(rounds.any_moves())

    return play


def spiel(game: Any) -> Callable[[int], None]:
    """A game of OpenSpiel's, state by state; what chance does is not counted."""
    draw = random.Random(1).random

    def play(actions: int) -> None:
        left = actions
        while left > 0:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    at, sought = -1, draw()
                    while sought >= 0 and at < len(outcomes) - 1:
                        at += 1
                        sought -= outcomes[at][1]
                    state.apply_action(outcomes[at][0])
                else:
                    moves = state.legal_actions()
                    state.apply_action(moves[int(draw() * len(moves))])
                    left -= 1

    return play


def blackjack() -> Callable[[int], None]:
    """Gymnasium's blackjack, without its wrappers."""
    game = gymnasium.make("Blackjack-v1").unwrapped
    draw = random.Random(1).random
    game.reset(seed=1)

    def play(actions: int) -> None:
        for _ in range(actions):
            if game.step(int(draw() * 2))[2]:
                game.reset()

    return play


def one_seat(rules: str) -> Callable[[int], None]:
    """Our Gymnasium environment, the banker drawing to 5."""
    game = SeatEnv(rules, opponents="draw-to:5")
    draw = random.Random(1).random
    _, first = game.reset(seed=1)
    info = [first]

    def play(actions: int) -> None:
        for _ in range(actions):
            moves = np.flatnonzero(info[0]["action_mask"])
            _, _, over, _, info[0] = game.step(moves[int(draw() * len(moves))])
            if over:
                _, info[0] = game.reset()

    return play


def all_seats(rules: str) -> Callable[[int], None]:
    """Our PettingZoo environment, two seats, observed at every turn."""
    game = siete_v0.raw_env(rules)
    draw = random.Random(1).random
    game.reset(seed=1)

    def play(actions: int) -> None:
        for _ in range(actions):
            moves = np.flatnonzero(game.observe(game.agent_selection)["action_mask"])
            game.step(int(moves[int(draw() * len(moves))]))
            if any(game.terminations.values()):
                game.reset()

    return play


def main() -> None:
    """Print the figures as a Markdown table, and which are under the aim."""
    warnings.simplefilter("ignore")
    ours = {
        f"side by side, {rules.partition('~')[0]}, {how}": side_by_side(rules, banker)
        for rules in ("sette_e_mezzo", "set_i_mig~split.max_hands~1", "sete_e_meio", "sala")
        for how, banker in (("against draw-to:5", "draw-to:5"), ("both sides", None))
    }
    peers = {OPENSPIEL: spiel(pyspiel.load_game("blackjack")), GYMNASIUM: blackjack()}
    one_by_one = {
        "PettingZoo, sette_e_mezzo": all_seats("sette_e_mezzo"),
        "Gymnasium, sette_e_mezzo": one_seat("sette_e_mezzo"),
        f"OpenSpiel, {openspiel.NAME}": spiel(pyspiel.load_game(openspiel.NAME)),
    }
    found = rates({**ours, **one_by_one, **peers}, GOES)
    print(f"Actions a second of CPU time on one core, median of {GOES} goes; {LANES} lanes.")
    print(f"{where()}\n")
    print(f"| | a second | {' | '.join(f'times {peer}' for peer in peers)} |")
    print(f"|---|--:|{'--:|' * len(peers)}")
    for name, rate in found.items():
        ratios = " | ".join(f"{rate / found[peer]:.1f}" for peer in peers)
        print(f"| {name} | {rate:,.0f} | {ratios} |")
    slow = ", ".join(name for name in ours if found[name] < LEAST)
    print(f"\nSide by side under {LEAST:,} a second: {slow or 'none'}.")


if __name__ == "__main__":
    main()
