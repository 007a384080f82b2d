"""The environment of many rounds: arrays in, arrays out, the next round begins by itself."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from siete.cards import Card
from siete.envs.rounds import kernel
from siete.envs.rounds.setup import setup_of
from siete.envs.rounds.state import STATE, Flags, Numbers, Small
from siete.envs.setting import setting
from siete.errors import SieteError
from siete.odds.deck import Floats, Ints
from siete.odds.kernel import stream
from siete.odds.policies import DrawTo, parse_policy
from siete.rules import Rules

MOST_LANES: Final = 2**24
MOST_CARDS: Final = 40
PLAYER, BANKER = 0, 1


class Rounds:
    """Rounds of one player against the banker, one in each of ``lanes`` lanes.

    Covered is all that the game has for two at the table but splitting: stakes (before and after
    the deal, on the turn, fixed), raises, cards face up and down, passing, burning by both, the
    void, the muerta, declared busts and fouls, wild cards, an exposed banker's card, the bank that
    draws by rule, every payment and the pot. Moves, masks and observations are those of the other
    environments with the same rules.

    The arrays are written over by every step: copy what is to be kept.

    Args:
        rules: Rules or their short form. Rules with which hands split are refused:
            ``split.max_hands~1`` switches that off.
        lanes: How many rounds at a time.
        banker: ``draw-to:T``: the environment plays the banker, who draws below T points and else
            does the plain thing (``siete.odds.policies.DrawTo``). None: both sides are stepped,
            and ``seats`` says whose decision each lane waits for.
        cards: The deck, the forty cards if not said.
        seed: With the number of a round it gives the round's cards, as in a simulation.

    Attributes:
        setting: Rules, moves, observations.
        observations: (lanes, size) what the seat that acts sees, ``float32``.
        masks: (lanes, moves) 1 where it may make a move, ``int8``.
        seats: (lanes,) who acts, ``PLAYER`` or ``BANKER``, ``int8``.
        rewards: (lanes,) first stakes that the player won in the round that the last step ended,
            else 0, ``float64``; the banker's are their negatives.
        dones: (lanes,) whether the last step ended a round.
        numbers: (lanes,) the number of the round under way: the lane's own at first, and after
            each of its rounds as many more as there are lanes. So lanes never share a round.

    Raises:
        SieteError: ``env_no_lanes`` (``option``, ``value``) for rules that are not covered, or a
            banker who does not draw to a total; ``env_lanes`` for a number of lanes that can't be;
            and what ``setting`` and ``parse_policy`` raise.
    """

    def __init__(
        self,
        rules: Rules | str,
        lanes: int,
        *,
        banker: str | None = "draw-to:5",
        cards: Sequence[Card] | str | None = None,
        seed: int = 0,
    ) -> None:
        if not 1 <= lanes <= MOST_LANES:
            raise SieteError("env_lanes", lanes=lanes, most=MOST_LANES)
        policy = None if banker is None else parse_policy(banker)
        if policy is not None and not isinstance(policy, DrawTo):
            raise SieteError("env_no_lanes", option="banker", value=policy.name)
        self.setting = setting(rules, 2, cards)
        self._setup = setup_of(self.setting, policy.total if policy else 0)
        size, moves = self.setting.observer.size, len(self.setting.moves)
        self.observations: Numbers = np.zeros((lanes, size), np.float32)
        self.masks: Small = np.zeros((lanes, moves), np.int8)
        self.seats: Small = np.zeros(lanes, np.int8)
        self.rewards: Floats = np.zeros(lanes, np.float64)
        self.dones: Flags = np.zeros(lanes, np.bool_)
        self.numbers: Ints = np.arange(lanes, dtype=np.int64)
        self._states: Ints = np.zeros((lanes, STATE), np.int64)
        self._stocks = np.zeros((lanes, stream.STATE), np.uint64)
        self._cards: Small = np.zeros((lanes, 2, MOST_CARDS), np.int8)
        self._moves: Small = np.zeros(lanes, np.int8)
        self._luck = np.zeros(1, np.uint64)
        self.seed = seed
        self.reset(seed)

    def reset(self, seed: int | None = None) -> Numbers:
        """Begin each lane's first round, of another seed if one is given: the observations."""
        self.seed = stream.checked_seed(self.seed if seed is None else seed)
        self._stocks[:, stream.KEY] = self.seed & 0xFFFFFFFF
        self._stocks[:, stream.KEY + 1] = self.seed >> 32
        self._luck[0] = (self.seed * 2 + 1) % 2**64
        self.numbers[:] = np.arange(len(self.numbers))
        self.rewards[:] = 0
        self.dones[:] = False
        kernel.reset_all(
            *self._setup,
            self._states,
            self._stocks,
            self._cards,
            self.numbers,
            self.observations,
            self.masks,
            self.seats,
        )
        return self.observations

    def step(self, actions: Small) -> tuple[Numbers, Floats, Flags]:
        """Make a move in each lane, (lanes,) ``int8``: observations, rewards and dones.

        Where a round ended the observation is the first of the next one. Raises SieteError
        ``env_not_allowed`` (``move``, ``seat``) for a move that a mask does not have, and
        ``env_actions`` for another shape; then no lane has changed.
        """
        if actions.shape != self.seats.shape or actions.dtype != np.int8:
            raise SieteError("env_actions", given=str(actions.shape), needed=len(self.seats))
        lane = kernel.first_refused(self.masks, actions)
        if lane >= 0:
            raise SieteError("env_not_allowed", move=int(actions[lane]), seat=int(self.seats[lane]))
        kernel.step_all(
            *self._setup,
            self._states,
            self._stocks,
            self._cards,
            self.numbers,
            actions,
            self.observations,
            self.masks,
            self.seats,
            self.rewards,
            self.dones,
        )
        return self.observations, self.rewards, self.dones

    def any_moves(self) -> Small:
        """A move at random for each lane, of those that are allowed; written over like the rest."""
        kernel.any_move(self.masks, self._luck, self._moves)
        return self._moves
