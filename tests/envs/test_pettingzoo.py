"""The PettingZoo environment: the official tests, and rounds whose outcome is known."""

import random
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from siete.envs import siete_v0
from siete.envs.aec import RoundEnv
from siete.errors import SieteError
from siete.odds.kernel.stream import Stock

# PettingZoo says this of every environment that has its mask in the observation and is not its own.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning"),
]

official: Any = import_module("pettingzoo.test")  # it has no types

TABLES = (
    ("sette_e_mezzo", 2),
    ("set_i_mig~honour", 4),
    ("siete_y_media~piedrahita", 3),
    ("sette_e_mezzo~pot~split~wild", 3),
    ("eptamisi~splits", 12),
    ("sala", 5),
)


@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_it_passes_the_official_tests(rules: str, seats: int) -> None:
    official.api_test(siete_v0.env(rules, seats), num_cycles=60)
    official.seed_test(lambda: siete_v0.env(rules, seats), num_cycles=60)


@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_it_passes_them_with_one_step_for_all(rules: str, seats: int) -> None:
    official.parallel_api_test(siete_v0.parallel_env(rules, seats), num_cycles=60)
    official.parallel_seed_test(lambda: siete_v0.parallel_env(rules, seats), num_cycles=60)


def test_agents_are_in_order_of_play_and_the_banker_is_the_last() -> None:
    game = siete_v0.env("sette_e_mezzo", 4)
    assert game.possible_agents == ["player_0", "player_1", "player_2", "banker_0"]
    assert str(game) == "siete_v0"


def play_out(game: RoundEnv, luck: random.Random) -> tuple[dict[str, float], list[Any]]:
    """Play a round by the masks: the rewards, and everything that was seen on the way."""
    total = dict.fromkeys(game.possible_agents, 0.0)
    seen: list[Any] = []
    for agent in game.agent_iter():
        observation, reward, over, cut, info = game.last()
        assert observation is not None
        assert not cut
        total[agent] += reward
        seen.append((agent, observation["observation"].tolist(), reward, over, info))
        for other in game.agents:
            mask = game.observe(other)["action_mask"]
            assert mask.any() == (other == agent and not over)
        allowed = np.flatnonzero(observation["action_mask"]).tolist()
        game.step(None if over else luck.choice(allowed))
    return total, seen


@pytest.mark.parametrize(("rules", "seats"), TABLES)
def test_rewards_sum_to_zero_and_the_seed_settles_everything(rules: str, seats: int) -> None:
    games = siete_v0.raw_env(rules, seats), siete_v0.raw_env(rules, seats)
    rounds = []
    for game in games:
        luck = random.Random(1)
        game.reset(seed=42)
        first = play_out(game, luck)
        game.reset()
        rounds.append((first, play_out(game, luck)))
    assert rounds[0] == rounds[1]
    for total, _ in rounds[0]:
        assert sum(total.values()) == pytest.approx(0, abs=1e-9)
    games[0].reset(seed=43)
    assert play_out(games[0], random.Random(1)) != rounds[0][0]


def move(game: RoundEnv, name: str) -> None:
    game.step(game.setting.moves.number(name))


def test_a_round_whose_cards_are_said() -> None:
    game = siete_v0.raw_env("sette_e_mezzo~royal", 3)
    game.reset(seed=1, options={"cards": "7o 5c 6b 12e 3o"})
    move(game, "bet-low")
    assert game.agent_selection == "player_1"
    move(game, "bet-high")
    assert game.agent_selection == "player_0"
    assert game.infos["player_0"] == {"generator": "numpy.PCG64"}
    move(game, "hit-up")  # a natural, which the royal variant pays twice
    assert game.agent_selection == "player_1"
    assert game.rewards == {"player_0": 0, "player_1": 0, "banker_0": 0}
    move(game, "hit-up")  # 5 and 3: bust, ten times the first stake
    assert game.agent_selection == "banker_0"
    move(game, "stand")
    assert game.rewards == {"player_0": 2, "player_1": -10, "banker_0": 8}
    assert all(game.terminations.values())
    assert not any(game.truncations.values())


def test_a_round_has_the_cards_of_a_simulation_s_round() -> None:
    game = siete_v0.raw_env("siete_y_media", 2)
    game.reset(options={"stream": (9, 1234)})
    stock = Stock(9, 1234)
    cards = [stock.next(), stock.next()]
    assert [hand.cards[0] for (hand,) in game.play.round.hands] == cards


def test_a_move_that_is_not_allowed_is_refused_or_in_the_wrappers_ends_the_round(
    capsys: pytest.CaptureFixture[str],
) -> None:
    bare = siete_v0.raw_env("sette_e_mezzo")
    bare.reset(seed=1)
    stand = bare.setting.moves.number("stand")
    with pytest.raises(SieteError) as refused:
        bare.step(stand)
    assert refused.value.code == "env_not_allowed"
    assert bare.agent_selection == "player_0"
    wrapped = siete_v0.env("sette_e_mezzo")
    wrapped.reset(seed=1)
    wrapped.step(stand)
    _, reward, over, _, _ = wrapped.last()
    assert over
    assert reward < -bare.setting.most_lost
    assert wrapped.rewards["banker_0"] == 0


def test_before_a_reset_there_is_no_round() -> None:
    with pytest.raises(SieteError) as refused:
        siete_v0.raw_env().observe("player_0")
    assert refused.value.code == "env_not_reset"


def test_it_tells_what_the_agent_has_heard_whose_turn_it_is() -> None:
    game = siete_v0.raw_env("siete_y_media", 2, render_mode="ansi")
    game.reset(options={"cards": "7o 2c"})
    told = game.render()
    assert told is not None
    assert told.endswith("dealt 0 1 7 down, dealt 1 1 ? down")
    assert siete_v0.raw_env().render() is None


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ({"seats": 1}, "players_number"),
        ({"seats": 13}, "players_number"),
        ({"seats": 3, "cards": "1o 2o"}, "too_few_cards"),
        ({"cards": "1o 9o"}, "no_such_card"),
        ({"cards": "1o 1o"}, "card_twice"),
        ({"rules": "sette_e_mezo"}, "rules_refused"),
    ],
)
def test_what_can_not_be_is_refused(arguments: dict[str, Any], code: str) -> None:
    with pytest.raises(SieteError) as refused:
        siete_v0.raw_env(**arguments)
    assert refused.value.code == code


def test_only_cards_of_the_deck_may_be_said() -> None:
    game = siete_v0.raw_env(cards="1o 2o 3o 10o")
    with pytest.raises(SieteError) as refused:
        game.reset(options={"cards": "7o"})
    assert refused.value.code == "card_not_in_stock"
