"""The environment of many rounds steps as the game engine does, on the same cards."""

from collections import Counter
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from siete.cards import DECK, Card
from siete.envs.playing import Play
from siete.envs.rounds import Rounds
from siete.envs.rounds.setup import OPS
from siete.errors import SieteError
from siete.game import legal
from siete.odds.kernel.stream import Stock
from siete.odds.policies import DrawTo
from siete.rules import Rules
from tests.properties.effort import examples
from tests.strategies import valid_rules

NO_SPLIT = {"split.max_hands": "1"}
LANES = 6
STEPS = 40


def walk(rounds: Rounds, seed: int, moves: np.random.Generator, total: int | None) -> int:
    """Step all lanes and the engine beside them; how many rounds ended."""
    setting = rounds.setting
    opponent = None if total is None else DrawTo(total)

    def begun(number: int) -> Play:
        play = Play(setting, Stock(seed, int(number), setting.cards))
        played_by_bank(play, opponent)
        return play

    plays = [begun(number) for number in rounds.numbers]
    ended = 0
    for _ in range(STEPS):
        for lane, play in enumerate(plays):
            assert rounds.seats[lane] == play.seat
            assert rounds.masks[lane].tolist() == play.mask(play.seat)
            seen = play.observation(play.seat)
            assert rounds.observations[lane].tolist() == seen.tolist(), [
                (entry.name, mine, its)
                for entry, mine, its in zip(
                    setting.observer.entries, rounds.observations[lane], seen, strict=True
                )
                if mine != its
            ]
        chosen = [int(moves.choice(np.flatnonzero(mask))) for mask in rounds.masks]
        counts.update(setting.moves.all[move]._replace(hand=0).name for move in chosen)
        _, rewards, dones = rounds.step(np.array(chosen, np.int8))
        for lane, play in enumerate(plays):
            play.step(chosen[lane])
            played_by_bank(play, opponent)
            assert dones[lane] == (play.seat < 0)
            assert rewards[lane] == play.returns()[0]
            if dones[lane]:
                ended += 1
                plays[lane] = begun(rounds.numbers[lane])
    return ended


def played_by_bank(play: Play, opponent: DrawTo | None) -> None:
    while opponent is not None and play.seat == 1:
        play.act(opponent.choose(play.view(1), legal(play.round, 1)))


counts: Counter[str] = Counter()


@examples(60, 1_500)
@given(
    rules=valid_rules(options=NO_SPLIT),
    seed=st.integers(0, 2**64 - 1),
    total=st.none() | st.integers(1, 15),
    cards=st.none() | st.lists(st.sampled_from(DECK), unique=True, min_size=2, max_size=9),
)
def test_lanes_step_as_the_engine_does_under_any_rules(
    rules: Rules, seed: int, total: int | None, cards: list[Card] | None
) -> None:
    policy = None if total is None else f"draw-to:{total / 2:g}"
    rounds = Rounds(rules, LANES, banker=policy, cards=cards, seed=seed)
    walk(rounds, seed, np.random.default_rng(seed), total)


@pytest.mark.parametrize(
    ("rules", "cards"),
    [
        ("set_i_mig~honour~split.max_hands~1~deck.wild~12o~deck.wild_alone~draws", None),
        ("siete_y_media~piedrahita~split.max_hands~1", None),
        ("sete_e_meio~bets.lone_card_cap~yes", None),
        ("sette_e_mezzo~royal_double~triple~burn_threes~pot~wild", None),
        ("sala~live~bank.draws_to~none", None),
        ("set_i_mig~split.max_hands~1", "3o 4o 4c 4e 7o 10o"),  # runs out, and is made again
    ],
)
def test_lanes_step_as_the_engine_does(rules: str, cards: str | None) -> None:
    for policy in (None, 10, 15):
        name = None if policy is None else f"draw-to:{policy / 2:g}"
        rounds = Rounds(rules, 20, banker=name, cards=cards, seed=11)
        assert walk(rounds, 11, np.random.default_rng(1), policy) > 100


def test_every_move_was_made_in_the_rounds_that_were_compared() -> None:
    for rules in ("set_i_mig~honour~split.max_hands~1", "sete_e_meio"):
        walk(Rounds(rules, 40, banker=None, seed=5), 5, np.random.default_rng(2), None)
    assert {move.name for move in OPS} <= counts.keys()


def test_the_seed_and_the_number_of_a_round_settle_its_cards() -> None:
    """Eight lanes have at once what two lanes have one after the other."""
    seen: dict[int, list[float]] = {}
    for lanes in (8, 2):
        rounds = Rounds("sala~bank.draws_to~none", lanes, seed=4)
        low, stand = (rounds.setting.moves.number(name) for name in ("bet-low", "stand"))
        hit = rounds.setting.moves.number("hit-up")
        while min(rounds.numbers) < 8:
            begun = rounds.masks[:, low] == 1
            moves = np.where(begun, low, np.where(rounds.masks[:, stand] == 1, stand, hit))
            rounds.step(moves.astype(np.int8))
            for lane in np.flatnonzero(begun):  # two open cards
                number = int(rounds.numbers[lane])
                told = rounds.observations[lane].tolist()
                assert seen.setdefault(number, told) == told
    assert set(range(8)) <= seen.keys()
    assert len({tuple(told) for told in seen.values()}) > 4


def test_a_reset_begins_again_and_another_seed_is_another_evening() -> None:
    rounds = Rounds("siete_y_media~split.max_hands~1", 16, seed=1)
    first = played(rounds)
    rounds.reset()
    assert played(rounds) == first
    rounds.reset(seed=2)
    assert played(rounds) != first
    rounds.reset(seed=1)
    assert played(rounds) == first


def played(rounds: Rounds) -> list[object]:
    seen: list[object] = []
    for _ in range(30):
        observations, rewards, dones = rounds.step(rounds.any_moves())
        seen.append((observations.tolist(), rewards.tolist(), dones.tolist()))
    return seen


def test_moves_at_random_are_those_of_the_mask_each_as_often() -> None:
    rounds = Rounds("set_i_mig~split.max_hands~1", 30_000, banker=None, seed=3)
    rounds.step(rounds.any_moves())
    moves = rounds.any_moves()
    assert rounds.masks[np.arange(len(moves)), moves].all()
    kinds, which = np.unique(rounds.masks, axis=0, return_inverse=True)
    for number, mask in enumerate(kinds):
        mine = moves[which == number]
        for move in np.flatnonzero(mask):
            share = (mine == move).mean()
            error = 5 * (1 / mask.sum() / len(mine)) ** 0.5
            assert abs(share - 1 / mask.sum()) < error


def test_a_move_that_is_not_allowed_changes_no_lane() -> None:
    rounds = Rounds("sette_e_mezzo", 4, seed=1)
    before = rounds.observations.copy()
    low, stand = (rounds.setting.moves.number(name) for name in ("bet-low", "stand"))
    for wrong in (stand, -1, 99):
        with pytest.raises(SieteError) as refused:
            rounds.step(np.array([low, low, wrong, low], np.int8))
        assert refused.value.code == "env_not_allowed"
        assert refused.value.params == {"move": wrong, "seat": 0}
        assert np.array_equal(rounds.observations, before)
    other: Any = np.zeros(4, np.int64)
    for shape in (np.zeros(3, np.int8), other):
        with pytest.raises(SieteError) as refused:
            rounds.step(shape)
        assert refused.value.code == "env_actions"


@pytest.mark.parametrize(
    ("rules", "more", "code"),
    [
        ("set_i_mig", {}, "env_no_lanes"),
        ("sette_e_mezzo~split", {}, "env_no_lanes"),
        ("sette_e_mezzo", {"banker": "bold"}, "env_no_lanes"),
        ("sette_e_mezzo", {"banker": "draw-to:8"}, "no_such_total"),
        ("sette_e_mezzo", {"lanes": 0}, "env_lanes"),
        ("sette_e_mezzo", {"seed": -1}, "simulate_seed"),
    ],
)
def test_what_it_does_not_cover_is_refused(rules: str, more: dict[str, Any], code: str) -> None:
    with pytest.raises(SieteError) as refused:
        Rounds(rules, **{"lanes": 4, **more})
    assert refused.value.code == code
