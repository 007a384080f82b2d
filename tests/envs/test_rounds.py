"""The environment of many rounds steps as the game engine does, on the same cards."""

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from siete.envs.playing import Play
from siete.envs.rounds import Rounds
from siete.game import legal
from siete.odds.kernel.stream import Stock
from siete.odds.policies import DrawTo
from siete.rules import Rules
from tests.strategies import valid_rules

NO_SPLIT = {"split.max_hands": "1"}
LANES = 6
STEPS = 40


def walk(rounds: Rounds, seed: int, moves: np.random.Generator, opponent: DrawTo | None) -> int:
    """Step all lanes and the engine beside them; how many rounds ended."""
    setting = rounds.setting

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


@settings(deadline=None, max_examples=60)
@given(
    rules=valid_rules(options=NO_SPLIT),
    seed=st.integers(0, 2**64 - 1),
    total=st.none() | st.integers(1, 15),
)
def test_lanes_step_as_the_engine_does_under_any_rules(
    rules: Rules, seed: int, total: int | None
) -> None:
    policy = None if total is None else f"draw-to:{total / 2:g}"
    rounds = Rounds(rules, LANES, banker=policy, seed=seed)
    opponent = None if total is None else DrawTo(total)
    walk(rounds, seed, np.random.default_rng(seed), opponent)
