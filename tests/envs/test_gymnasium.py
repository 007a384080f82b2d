"""The Gymnasium environments: the official check, and rounds whose outcome is known."""

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from siete.bots import make_bot
from siete.envs.single import SeatEnv, id_of
from siete.errors import SieteError
from siete.game import Choice
from siete.game.actions import Action
from siete.game.events import HIDDEN
from siete.game.view import View
from siete.rules import RULESETS, build_rules


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize(
    "how", [{}, {"seats": 4, "seat": 1, "opponents": ["bold", "draw-to:5.5", "cautious"]}]
)
def test_every_ruleset_passes_the_official_check(ruleset: str, how: dict[str, Any]) -> None:
    check_env(gymnasium.make(id_of(ruleset), **how).unwrapped)


@pytest.mark.parametrize("ruleset", [name for name in RULESETS if name != "sala"])
def test_the_banker_s_seat_passes_it_too(ruleset: str) -> None:
    check_env(gymnasium.make(id_of(ruleset), seats=3, seat=-1).unwrapped)


def test_the_ids_have_a_version() -> None:
    assert {id_of(ruleset) for ruleset in RULESETS} == {
        "siete/SetIMig-v0",
        "siete/SieteYMedia-v0",
        "siete/SeteEMeio-v0",
        "siete/SetteEMezzo-v0",
        "siete/Eptamisi-v0",
        "siete/Sala-v0",
    }


def test_variants_and_options_go_on_top_of_a_ruleset() -> None:
    made = gymnasium.make("siete/SetteEMezzo-v0", variants=["royal"], options={"bets.max": 5})
    game = made.unwrapped
    assert isinstance(game, SeatEnv)
    assert game.setting.rules == build_rules("sette_e_mezzo", ["royal"], {"bets.max": 5})
    assert SeatEnv("sala~bets.max~5").setting.rules == build_rules("sala", (), {"bets.max": 5})


def play_out(game: SeatEnv, luck: random.Random, seed: int | None) -> tuple[float, list[Any]]:
    """Play a round by the masks: the reward, and everything that was seen on the way."""
    observation, info = game.reset(seed=seed)
    seen: list[Any] = []
    while True:
        assert observation["action_mask"].tolist() == info["action_mask"].tolist()
        seen.append((observation["observation"].tolist(), info["action_mask"].tolist()))
        allowed = np.flatnonzero(info["action_mask"]).tolist()
        observation, reward, over, cut, info = game.step(luck.choice(allowed))
        assert not cut
        if over:
            assert not info["action_mask"].any()
            return reward, seen
        assert reward == 0


@pytest.mark.parametrize("seat", [0, 2, -1])
def test_the_seed_settles_the_cards_and_what_the_others_do(seat: int) -> None:
    games = [SeatEnv("set_i_mig", seats=4, seat=seat) for _ in range(2)]
    played = []
    for game in games:
        luck = random.Random(3)
        played.append([play_out(game, luck, 7)] + [play_out(game, luck, None) for _ in range(20)])
    assert played[0] == played[1]
    assert len({reward for reward, _ in played[0]}) > 3


def move(game: SeatEnv, name: str) -> tuple[float, bool]:
    _, reward, over, _, _ = game.step(game.setting.moves.number(name))
    return reward, over


def test_a_round_whose_cards_are_said() -> None:
    game = SeatEnv("sette_e_mezzo", options={"bets.min": 2, "bets.max": 8}, opponents="draw-to:5")
    _, info = game.reset(options={"cards": "5o 4c 2b 1e"})
    assert info["generator"] == "numpy.PCG64"
    assert move(game, "bet-high") == (0, False)
    assert move(game, "hit-up") == (0, False)
    # 5 and 2 against 4 and 1, at which the banker stands: won 8 chips, four first stakes.
    assert move(game, "stand") == (4, True)
    with pytest.raises(SieteError) as refused:
        move(game, "stand")
    assert refused.value.code == "env_over"


def test_a_move_that_is_not_allowed_is_worse_than_any_loss() -> None:
    game = SeatEnv("set_i_mig", variants=["honour"])
    game.reset(seed=1)
    observation, reward, over, _, info = game.step(game.setting.moves.number("stand-7"))
    assert over
    assert reward < -game.setting.most_lost
    assert not observation["action_mask"].any()
    assert not info["action_mask"].any()
    with pytest.raises(SieteError) as refused:
        game.step(0)
    assert refused.value.code == "env_over"


def test_rounds_without_a_decision_of_the_seat_are_passed_over_and_told() -> None:
    game = SeatEnv("sette_e_mezzo", seat=1, opponents="draw-to:7.5")
    passed, brought = 0, 0.0
    for number in range(60):
        _, info = game.reset(seed=None if number else 5)
        passed += info["passed_over"]
        brought += info["brought"]
    # A player who draws up to 7½ is bust mostly, before the banker has anything to decide.
    assert passed > 60
    assert brought == passed
    with pytest.raises(SieteError) as refused:
        game.reset(options={"cards": "7o 1c 6b"})
    assert refused.value.code == "env_no_decision"


def test_a_seat_that_never_decides_is_refused() -> None:
    with pytest.raises(SieteError) as refused:
        SeatEnv("sala", seat=-1, opponents="draw-to:1").reset(seed=1)
    assert refused.value.code == "env_no_decision"


def test_others_decide_by_what_they_know() -> None:
    asked: list[View] = []

    class Watcher:
        def __init__(self) -> None:
            self._bot = make_bot("varied", build_rules("siete_y_media"), 1)

        def choose(self, view: View, choices: tuple[Choice, ...]) -> Action:
            asked.append(view)
            return self._bot.choose(view, choices)

    game = SeatEnv("siete_y_media", seats=3, seat=1, opponents=[Watcher()])
    luck = random.Random(2)
    for _ in range(30):
        play_out(game, luck, None)
    assert {view.viewer for view in asked} == {0, 2}
    for view in asked:
        assert view.round is not None
        hands = view.round.hands
        assert all(HIDDEN not in hand.cards for hand in hands[view.viewer])
        others = [hand for seat in hands if seat != view.viewer for hand in hands[seat]]
        assert all(
            card == HIDDEN for hand in others if hand.faces == ("down",) for card in hand.cards
        )


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ({"seat": 2}, "no_such_seat"),
        ({"ruleset": "sala~live", "variants": ["live"]}, "rules_refused"),
        ({"seat": -2}, "no_such_seat"),
        ({"seats": 4, "opponents": ["bold", "bold"]}, "env_opponents"),
        ({"opponents": "draw-to:8"}, "no_such_total"),
        ({"opponents": "nobody"}, "no_such_policy"),
    ],
)
def test_what_can_not_be_is_refused(arguments: dict[str, Any], code: str) -> None:
    with pytest.raises(SieteError) as refused:
        SeatEnv(**arguments)
    assert refused.value.code == code


def test_it_tells_what_the_seat_has_heard() -> None:
    game = SeatEnv("siete_y_media", render_mode="ansi")
    game.reset(options={"cards": "7o 2c"})
    assert str(game.render()).endswith("dealt 0 1 7 down, dealt 1 1 ? down")
    with pytest.raises(SieteError) as refused:
        SeatEnv("siete_y_media").step(0)
    assert refused.value.code == "env_not_reset"
