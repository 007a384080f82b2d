"""The Gymnasium environment: one seat against bots.

Importing this module registers an environment for each ruleset, ``siete/SetIMig-v0`` and so on.

>>> import gymnasium
>>> from siete.envs import single
>>> game = gymnasium.make("siete/SetteEMezzo-v0", variants=["royal"])
>>> game.spec.id
'siete/SetteEMezzo-v0'
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import gymnasium
import numpy as np

from siete.cards import Card
from siete.envs.playing import Play
from siete.envs.setting import setting
from siete.envs.spaces import Observation, action_space, observation_space, seen, shown
from siete.envs.stock import deal, generator_name
from siete.errors import SieteError
from siete.game import legal
from siete.odds.policies import Chooser, chooser, parse_policy
from siete.rules import RULESETS, Rules, build_rules, rules_text

VERSION: Final = 0
"""It grows when the same seed and actions would no longer make the same round."""

METADATA: Final[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}

MOST_PASSED: Final = 1000
"""A seat that has no decision in so many rounds never has any."""

MOST_SEED: Final = 2**31
"""Bots' seeds are below this."""


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One round of the game for one seat; the others are played by bots or other opponents.

    An observation has its ``action_mask`` (``siete.envs.spaces``), which ``info`` has too. The
    reward is what the seat won or lost, in first stakes, when the round is over, and 0 until then.
    A move that is not allowed ends the round, and its reward is worse than any loss. A round that
    is over before the seat has had a decision is no episode: the next one is dealt, and ``info``
    has how many were passed over and what they brought (``passed_over``, ``brought``).

    Args:
        ruleset: The name of a ruleset; or, with no variants and options, Rules or their short form.
        variants: Variants on top of a ruleset.
        options: Options on top of both, as ``siete.rules.build_rules`` takes them.
        seats: 2 to 12, the banker included.
        seat: The seat in order of play, from 0; -1 is the banker.
        opponents: Who plays the others: a bot's name, ``draw-to:T``, or a list of these and
            of objects that choose as a bot does: one for all of the other seats, or one for each,
            in order of play.
        cards: The deck, the forty cards if not said.
        render_mode: ``ansi``: ``render`` tells what the seat has heard.
    """

    metadata: dict[str, Any] = METADATA

    def __init__(
        self,
        ruleset: Rules | str = "sette_e_mezzo",
        variants: Sequence[str] = (),
        options: Mapping[str, Any] | None = None,
        seats: int = 2,
        seat: int = 0,
        opponents: Sequence[str | Chooser] = "varied",
        cards: Sequence[Card] | str | None = None,
        render_mode: str | None = None,
    ) -> None:
        if variants or options:
            name = ruleset if isinstance(ruleset, str) else rules_text(ruleset)
            ruleset = build_rules(name, variants, options or {})
        self.setting = setting(ruleset, seats, cards)
        if not -1 <= seat < seats:
            raise SieteError("no_such_seat", seat=seat)
        self.seat = seat % seats
        named = [opponents] if isinstance(opponents, str) else list(opponents)
        self._opponents = named * (seats - 1) if len(named) == 1 else named
        if len(self._opponents) != seats - 1:
            raise SieteError("env_opponents", given=len(self._opponents), needed=seats - 1)
        for each in named:
            if isinstance(each, str):
                parse_policy(each)
        self.observation_space = observation_space(self.setting)
        self.action_space = action_space(self.setting)
        self.render_mode = render_mode
        self._play: Play | None = None
        self._spoilt = False
        self._others: dict[int, Chooser] = {}

    @property
    def play(self) -> Play:
        """The round under way. Raises SieteError ``env_not_reset`` before the first one."""
        if self._play is None:
            raise SieteError("env_not_reset")
        return self._play

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a round and play it up to the seat's first decision.

        For ``options`` see ``siete.envs.stock.deal``. Raises SieteError ``env_no_decision`` for a
        seat that never has any, such as a banker who draws by rule; and where the options say the
        cards and with them it has none.
        """
        super().reset(seed=seed)
        self._spoilt = False
        passed, brought = 0, 0.0
        while True:
            play = self._play = deal(self.setting, self.np_random, options)
            self._seat_others()
            self._play_others(play)
            if play.seat >= 0:
                return seen(play, self.seat), {
                    **self._info(play),
                    "passed_over": passed,
                    "brought": brought,
                }
            if passed == MOST_PASSED or (options and options.keys() & {"cards", "stream"}):
                raise SieteError("env_no_decision", seat=self.seat)
            passed += 1
            brought += play.returns()[self.seat]

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make a move and play on up to the seat's next decision, or the end of the round."""
        play = self.play
        if self._spoilt or play.seat < 0:
            raise SieteError("env_over")
        if int(action) not in play.actions:
            self._spoilt = True
            observation = seen(play, self.seat)
            observation["action_mask"][:] = 0
            info = {**self._info(play), "action_mask": observation["action_mask"].copy()}
            return observation, -self.setting.most_lost - 1, True, False, info
        play.step(int(action))
        self._play_others(play)
        over = play.seat < 0
        return seen(play, self.seat), play.returns()[self.seat], over, False, self._info(play)

    def render(self) -> str | None:
        """What the seat has heard, as text."""
        return shown(self.play, self.seat) if self.render_mode else None

    def _seat_others(self) -> None:
        """The opponents of a round: bots of other seeds, so that their moods change."""
        seats = [seat for seat in range(self.setting.seats) if seat != self.seat]
        seeds = self.np_random.integers(MOST_SEED, size=len(seats)).tolist()
        self._others = {
            seat: chooser(parse_policy(named), self.setting.rules, seed)
            if isinstance(named, str)
            else named
            for seat, named, seed in zip(seats, self._opponents, seeds, strict=True)
        }

    def _play_others(self, play: Play) -> None:
        """Play on until the seat has a decision or the round is over."""
        while play.seat >= 0 and play.seat != self.seat:
            by = play.seat
            play.act(self._others[by].choose(play.view(by), legal(play.round, by)))

    def _info(self, play: Play) -> dict[str, Any]:
        return {
            "generator": generator_name(self.np_random),
            "action_mask": np.array(play.mask(self.seat), np.int8),
        }


def id_of(ruleset: str) -> str:
    """The id under which a ruleset is registered: ``siete/SetteEMezzo-v0``."""
    return f"siete/{''.join(word.capitalize() for word in ruleset.split('_'))}-v{VERSION}"


def register() -> None:
    """Register an environment for each ruleset, once."""
    for ruleset in RULESETS:
        if id_of(ruleset) not in gymnasium.registry:
            gymnasium.register(id_of(ruleset), f"{__name__}:SeatEnv", kwargs={"ruleset": ruleset})


register()
