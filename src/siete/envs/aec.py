"""The PettingZoo environment: every seat an agent that acts when it is its turn (AEC).

>>> from siete.envs.aec import env
>>> game = env("sette_e_mezzo", seats=3)
>>> game.possible_agents
['player_0', 'player_1', 'banker_0']
"""

from collections.abc import Sequence
from typing import Any, Final

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from pettingzoo.utils.env import AECEnv, ParallelEnv

from siete.cards import Card
from siete.envs.playing import Play
from siete.envs.setting import setting
from siete.envs.spaces import Observation, action_space, observation_space, seen, shown
from siete.envs.stock import deal, generator_name
from siete.errors import SieteError
from siete.rules import Rules

NAME: Final = "siete_v0"
"""Its number grows when the same seed and actions would no longer make the same round."""

RULES: Final = "sette_e_mezzo"


class RoundEnv(AECEnv[str, Observation, int | None]):
    """One round of the game. The agents are the seats in order of play, ``banker_0`` the last.

    An agent's observation has its ``action_mask``, all zeros off turn (``siete.envs.spaces``). The
    reward is what the seat won or lost, in first stakes, when the round is over, and 0 until then.
    ``infos`` name the ``generator`` of the cards.

    Args:
        rules: Rules or their short form.
        seats: 2 to 12, the banker included.
        cards: The deck, the forty cards if not said.
        render_mode: ``ansi``: ``render`` tells what the agent whose turn it is has heard.
    """

    def __init__(
        self,
        rules: Rules | str = RULES,
        seats: int = 2,
        cards: Sequence[Card] | str | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.metadata = {"name": NAME, "render_modes": ["ansi"], "is_parallelizable": False}
        self.setting = setting(rules, seats, cards)
        self.render_mode = render_mode
        self.possible_agents = [*(f"player_{seat}" for seat in range(seats - 1)), "banker_0"]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._actions = {agent: action_space(self.setting) for agent in self.possible_agents}
        self._sees = {agent: observation_space(self.setting) for agent in self.possible_agents}
        self._generator, _ = seeding.np_random()
        self._play: Play | None = None

    def __str__(self) -> str:
        return NAME

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        """What this agent's observations are taken from."""
        return self._sees[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """One action for each move."""
        return self._actions[agent]

    @property
    def play(self) -> Play:
        """The round under way. Raises SieteError ``env_not_reset`` before the first one."""
        if self._play is None:
            raise SieteError("env_not_reset")
        return self._play

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a round; for ``options`` see ``siete.envs.stock.deal``."""
        if seed is not None:
            self._generator, _ = seeding.np_random(seed)
        play = self._play = deal(self.setting, self._generator, options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        name = generator_name(self._generator)
        self.infos = {agent: {"generator": name} for agent in self.agents}
        self.agent_selection = self.possible_agents[play.seat]

    def observe(self, agent: str) -> Observation:
        """What this agent sees now."""
        return seen(self.play, self.seat_of[agent])

    def step(self, action: int | None) -> None:
        """The agent whose turn it is does this. Raises SieteError ``env_not_allowed``."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        play = self.play
        play.step(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if play.seat < 0:
            self.rewards = dict(zip(self.possible_agents, play.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[play.seat]
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """What the agent whose turn it is has heard, as text."""
        if self.render_mode is None:
            return None
        return shown(self.play, self.seat_of[self.agent_selection])

    def close(self) -> None:
        """There is nothing to release."""


def raw_env(
    rules: Rules | str = RULES,
    seats: int = 2,
    cards: Sequence[Card] | str | None = None,
    render_mode: str | None = None,
) -> RoundEnv:
    """The bare environment: a move that is not allowed raises SieteError."""
    return RoundEnv(rules, seats, cards, render_mode)


def env(
    rules: Rules | str = RULES,
    seats: int = 2,
    cards: Sequence[Card] | str | None = None,
    render_mode: str | None = None,
) -> AECEnv[str, Observation, int | None]:
    """The environment in PettingZoo's usual wrappers.

    A move that is not allowed ends the round: its agent gets what is worse than any loss, the
    others nothing.
    """
    bare = raw_env(rules, seats, cards, render_mode)
    worst = -bare.setting.most_lost - 1
    guarded = wrappers.TerminateIllegalWrapper(bare, illegal_reward=worst)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))


def parallel_env(
    rules: Rules | str = RULES,
    seats: int = 2,
    cards: Sequence[Card] | str | None = None,
    render_mode: str | None = None,
) -> ParallelEnv[str, Observation, int | None]:
    """The same with one step for all: only the action of the agent whose turn it is counts.

    Whose turn it is, is in ``infos`` (``active_agent``) and in the masks.
    """
    return turn_based_aec_to_parallel(env(rules, seats, cards, render_mode))
