"""The OpenSpiel game: the official test, and OpenSpiel's own solver against a linear program."""

import random
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from siete.cards import parse_cards
from siete.envs import openspiel
from siete.errors import SieteError
from siete.rules import parse_rules
from tests.envs.sequence_form import lowest_and_highest, value

pyspiel: Any = import_module("pyspiel")
expected: Any = import_module("open_spiel.python.algorithms.expected_game_score")


def load(rules: str, cards: str = "", players: int = 2, chance: str = "kinds") -> Any:
    given = {"rules": rules, "cards": cards, "players": players, "chance": chance}
    return pyspiel.load_game(openspiel.NAME, given)


@pytest.mark.parametrize("chance", ["kinds", "cards"])
@pytest.mark.parametrize(
    ("rules", "players"),
    [
        ("sette_e_mezzo", 2),
        ("set_i_mig~honour", 2),
        ("siete_y_media", 5),
        ("sette_e_mezzo~pot~split~wild", 3),
        ("sala", 12),
    ],
)
def test_it_passes_the_official_test(rules: str, players: int, chance: str) -> None:
    pyspiel.random_sim_test(load(rules, "", players, chance), 3, True, False)


# Others, without a choice of the first stake, are in test_solvers_agree.
SMALL = [
    ("sete_e_meio~bets.max~2", "4c 6e 7b 3o"),
    ("set_i_mig~split.max_hands~1", "3o 4c 7e 10b"),
    ("siete_y_media~bets.max~1", "10o 11c 6e 4b"),
]


@pytest.mark.parametrize(("rules", "cards"), SMALL)
def test_openspiel_s_solver_finds_the_value_of_a_small_deck(rules: str, cards: str) -> None:
    game = load(rules, cards)
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(50):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    won, lost = expected.policy_value(game.new_initial_state(), [policy, policy])
    assert won == pytest.approx(-lost)
    by_program = value(parse_rules(rules), parse_cards(cards), lowest_and_highest)
    # Best replies to the two strategies enclose the value, and this is half the room between them.
    room = pyspiel.exploitability(game, policy)
    assert room < 5e-3
    assert abs(won - by_program) <= 2 * room + 1e-9


def test_it_does_not_matter_whether_chance_tells_cards_of_a_kind_apart() -> None:
    values = []
    for chance in ("kinds", "cards"):
        game = load("sette_e_mezzo~bets.max~1", "10o 11c 12e 7b 5o", chance=chance)
        policy = pyspiel.UniformRandomPolicy(game)
        values.append(expected.policy_value(game.new_initial_state(), [policy, policy]))
    assert values[0] == pytest.approx(values[1], abs=1e-12)


def test_a_round_move_by_move() -> None:
    state = load("siete_y_media~bets.max~4").new_initial_state()
    assert state.is_chance_node()
    chances = {state.action_to_string(action): chance for action, chance in state.chance_outcomes()}
    assert chances == pytest.approx({"figure": 0.3, **{str(number): 0.1 for number in range(1, 8)}})
    for said in ("3", "7", "bet-high", "hit-down", "figure", "stand"):
        player = state.current_player()
        state.apply_action(
            next(
                action
                for action in state.legal_actions()
                if state.action_to_string(player, action) == said
            )
        )
    assert state.current_player() == 1
    shown = "dealt 0 1 3 down, dealt 1 1 ? down"
    assert shown in state.information_state_string(0)
    assert "dealt 0 1 ? down, dealt 1 1 7 down" in state.information_state_string(1)
    assert "0-1-up-3=1" in state.observation_string(1)
    assert "0-1-unknown=1" in state.observation_string(1)
    state.apply_action(state.legal_actions()[0])
    assert state.is_terminal()
    assert state.returns() == [-4, 4]


def _possible(state: Any) -> list[int]:
    """What a seat may do here, or chance."""
    if state.is_chance_node():
        return [action for action, _ in state.chance_outcomes()]
    return list(state.legal_actions())


def test_what_one_copy_does_another_does_not_see() -> None:
    state = load("set_i_mig").new_initial_state()
    luck = random.Random(4)
    while not state.is_terminal():
        copy = state.clone()
        before = str(state), state.legal_actions()
        copy.apply_action(luck.choice(_possible(copy)))
        assert (str(state), state.legal_actions()) == before
        state = copy
    assert sum(state.returns()) == 0


def test_a_state_written_and_read_is_the_same() -> None:
    game = load("sette_e_mezzo~pot", "", 3)
    state = game.new_initial_state()
    luck = random.Random(8)
    for _ in range(6):
        state.apply_action(luck.choice(_possible(state)))
    text = pyspiel.serialize_game_and_state(game, state)
    again_game, again = pyspiel.deserialize_game_and_state(text)
    assert str(again) == str(state)
    assert str(again_game) == str(game)


def test_a_tensor_and_a_string_say_who_knows_what() -> None:
    states = []
    for hidden in ("7", "1"):
        state = load("siete_y_media").new_initial_state()
        for said in ("3", hidden):
            state.apply_action(
                next(
                    action
                    for action in state.legal_actions()
                    if state.action_to_string(action) == said
                )
            )
        states.append(state)
    for seat, same in ((0, True), (1, False)):
        ones, others = (
            [
                np.array(state.information_state_tensor(seat)),
                np.array(state.observation_tensor(seat)),
            ]
            for state in states
        )
        for one, other in zip(ones, others, strict=True):
            assert np.array_equal(one, other) == same
        strings = {state.information_state_string(seat) for state in states}
        assert (len(strings) == 1) == same


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"chance": "suits"}, "env_chance"),
        ({"players": 13}, "players_number"),
        ({"rules": "sette"}, "rules_refused"),
    ],
)
def test_what_can_not_be_is_refused(given: dict[str, Any], code: str) -> None:
    with pytest.raises(SieteError) as refused:
        openspiel.SieteGame(given)
    assert refused.value.code == code


def test_an_observer_takes_no_parameters() -> None:
    with pytest.raises(SieteError) as refused:
        openspiel.SieteGame().make_py_observer(None, {"public": True})
    assert refused.value.code == "env_observer"
