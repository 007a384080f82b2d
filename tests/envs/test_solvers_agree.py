"""OpenSpiel's solver on our OpenSpiel game, a linear program over the engine, and ``siete solve``.

Three ways to the value of the same small decks that share nothing but the game engine, and the last
one not even that.
"""

from importlib import import_module
from typing import Any

import pytest

from siete.cards import parse_cards
from siete.envs import openspiel
from siete.game import Round
from siete.game.actions import Action, Bet
from siete.odds.equilibrium.solve import solve
from siete.rules import parse_rules
from tests.envs.sequence_form import lowest_and_highest, value

pyspiel: Any = import_module("pyspiel")
expected: Any = import_module("open_spiel.python.algorithms.expected_game_score")

WITHOUT_RAISES = [
    ("sette_e_mezzo~bets.max~1", "4o 5o 6o 7o 4c 10e"),
    ("sette_e_mezzo~royal_double~triple~bets.max~1", "4o 5o 7e 7o 4c 10e"),
    ("eptamisi~wild_any~bets.max~1", "12o 4o 5e 7o 3c 6e"),
    ("siete_y_media~split.max_hands~1~bets.max~1", "4o 5o 6o 7o 10c"),
    ("sala~bets.max~1", "4o 5o 6o 7o 3c 4e"),
    ("sala~bank.draws_to~none~bets.max~1", "4o 5o 6o 7o 3c 10e"),
]

WITH_RAISES = [
    ("sete_e_meio", "4o 5o 6o 7o 4c"),
    ("sete_e_meio", "4o 6o 7o 10o 5c 3e"),
    ("set_i_mig~split.max_hands~1", "5o 4o 7o 6c 7e 4c 6b"),
]


@pytest.mark.parametrize(("rules", "cards"), WITHOUT_RAISES)
def test_openspiel_s_solver_agrees_with_solve(rules: str, cards: str) -> None:
    game = pyspiel.load_game(openspiel.NAME, {"rules": rules, "cards": cards})
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(60):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    won, _ = expected.policy_value(game.new_initial_state(), [policy, policy])
    found = solve(parse_rules(rules), parse_cards(cards))
    # Best replies to the two strategies enclose the value, and this is half the room between them.
    room = pyspiel.exploitability(game, policy)
    assert room < 4e-3
    assert abs(won - found.value) <= 2 * room + 1e-9


@pytest.mark.parametrize(("rules", "cards"), WITHOUT_RAISES + WITH_RAISES)
def test_a_linear_program_over_the_engine_agrees_with_solve(rules: str, cards: str) -> None:
    by_program = value(parse_rules(rules), parse_cards(cards), first_stake_the_lowest)
    found = solve(parse_rules(rules), parse_cards(cards))
    assert found.value == pytest.approx(by_program, abs=1e-9)
    assert found.lower - 1e-9 <= by_program <= found.upper + 1e-9


def first_stake_the_lowest(round: Round, seat: int) -> list[Action]:
    """Every choice, its amounts at both ends, but the first stake at the lowest."""
    found = lowest_and_highest(round, seat)
    least = min((action.amount for action in found if isinstance(action, Bet)), default=0)
    return [action for action in found if not isinstance(action, Bet) or action.amount == least]
