"""The OpenSpiel game ``python_siete``: one round, the dealer's cards as chance.

Importing this module registers it.

>>> import pyspiel
>>> from siete.envs import openspiel
>>> game = pyspiel.load_game("python_siete", {"rules": "sette_e_mezzo", "cards": "1o 2c 10e 7b"})
>>> game.new_initial_state().current_player()
0
"""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Final

import numpy as np
import pyspiel

from siete.cards import CODE_OF, DECK
from siete.envs.observing import Vector, acting, kind_names
from siete.envs.playing import first_view
from siete.envs.setting import FEWEST, MOST, Setting, setting
from siete.errors import SieteError
from siete.game import DEALS, RESHUFFLE, Action, Event, Round, apply, hears, legal, start
from siete.game import settlement as settlement_of
from siete.game.view import told

NAME: Final = "python_siete"

DEFAULTS: Final[dict[str, str | int]] = {
    "rules": "sette_e_mezzo",
    "players": 2,
    "cards": "",
    "chance": "kinds",
}
"""The parameters: rules in their short form, the number of seats, the deck's cards by their codes
(all forty when there are none), and what the outcomes of chance are: ``kinds`` of cards that the
rules tell apart, or ``cards``, whose tree is many times as large and comes to the same."""

MOST_KEPT: Final = 50_000
"""How many nodes of its tree a game keeps, at some kilobytes each."""

GAME_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Siete: seven and a half",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MOST,
    min_num_players=FEWEST,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


class SieteGame(pyspiel.Game):
    """One round under some rules. Utilities are what a seat wins or loses, in first stakes.

    Attributes:
        setting: Rules, seats and cards.
        shared: What all states share.
    """

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**DEFAULTS, **(params or {})}
        if given["chance"] not in ("kinds", "cards"):
            raise SieteError("env_chance", chance=str(given["chance"])[:24])
        self.setting = setting(str(given["rules"]), int(given["players"]), str(given["cards"]))
        by_card = given["chance"] == "cards"
        self.shared = Shared(self.setting, by_card)
        seats, cards = self.setting.seats, len(self.setting.cards)
        most = self.setting.most_lost
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.setting.moves),
            max_chance_outcomes=len(DECK) if by_card else len(self.setting.kinds),
            num_players=seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            # Each card takes a question and an answer at most, each seat a stake and a stand. Only
            # endless burning could go beyond.
            max_game_length=3 * cards + 3 * seats,
        )
        super().__init__(GAME_TYPE, info, given)

    def new_initial_state(self) -> "SieteState":
        """The beginning of a round."""
        return SieteState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SieteObserver":
        """What writes a seat's observation, or with perfect recall its information state."""
        if params:
            raise SieteError("env_observer", given=", ".join(map(str, params))[:40])
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SieteObserver(self.setting, kind.perfect_recall)


class Shared:
    """What all states of a game share, so that a copy of a state does not copy it.

    Attributes:
        setting: Rules, seats and cards.
        by_card: Whether chance tells cards apart.
        root: The beginning of a round.
        kept: How many nodes are kept below their parents.
    """

    def __init__(self, setting: Setting, by_card: bool) -> None:
        self.setting = setting
        self.by_card = by_card
        self.kept = 0
        seats = setting.seats
        round, events = start(setting.rules, tuple(range(seats)), deck=setting.mask)
        nobody: tuple[tuple[Event, ...], ...] = ((),) * seats
        self.root = Node(self, round, *told_too(setting, nobody, ("",) * seats, events))

    def __deepcopy__(self, memo: object) -> "Shared":
        return self


class Node:
    """A round and what each seat has heard. It never changes, so a copy is the same node.

    The nodes below are kept, up to ``MOST_KEPT`` a game: solvers walk the same tree again and
    again.
    """

    def __init__(
        self,
        shared: Shared,
        round: Round,
        heard: tuple[tuple[Event, ...], ...],
        words: tuple[str, ...],
    ) -> None:
        self.shared = shared
        self.round = round
        self.heard = heard
        self.words = words
        self.seat = acting(round)
        self._below: dict[int, Node] = {}

    def __deepcopy__(self, memo: object) -> "Node":
        return self

    @cached_property
    def allowed(self) -> dict[int, Action]:
        """What the seat that acts may do."""
        return self.shared.setting.moves.allowed(legal(self.round, self.seat), self.seat)

    @cached_property
    def outcomes(self) -> dict[int, tuple[Action, float]]:
        """What chance may do, with the chances: cards, or kinds.

        Which card of a kind it is matters to nobody, so it is the first one.
        """
        left = self.round.deck & ~self.round.out
        cards = [card for card in DECK if left >> card & 1]
        if self.shared.by_card:
            return {card: (DEALS[card], 1 / len(cards)) for card in cards}
        kinds = [self.shared.setting.kind_of[card] for card in cards]
        return {
            kind: (DEALS[cards[kinds.index(kind)]], kinds.count(kind) / len(cards))
            for kind in sorted(set(kinds))
        }

    def below(self, number: int) -> "Node":
        """The node after a move, or after an outcome of chance."""
        found = self._below.get(number)
        if found is None:
            by_chance = bool(self.round.awaits)
            done = self.outcomes[number][0] if by_chance else self.allowed[number]
            found = self._after(done)
            if self.shared.kept < MOST_KEPT:
                self.shared.kept += 1
                self._below[number] = found
        return found

    def _after(self, action: Action) -> "Node":
        round, events = apply(self.round, action)
        setting = self.shared.setting
        node = Node(self.shared, round, *told_too(setting, self.heard, self.words, events))
        if round.awaits and round.out == round.deck:
            return node._after(RESHUFFLE)  # the cards that come are chance, that they come is not
        return node


def told_too(
    setting: Setting,
    heard: tuple[tuple[Event, ...], ...],
    words: tuple[str, ...],
    events: Sequence[Event],
) -> tuple[tuple[tuple[Event, ...], ...], tuple[str, ...]]:
    """What each seat has heard, and that as text, after these events."""
    more = [tuple(event for event in events if hears(seat, event)) for seat in range(len(heard))]
    said = [setting.historian.text(each) for each in more]
    return (
        tuple(before + each for before, each in zip(heard, more, strict=True)),
        tuple(
            ", ".join(part for part in (before, each) if part)
            for before, each in zip(words, said, strict=True)
        ),
    )


class SieteState(pyspiel.State):
    """A round as it stands. Actions are numbers of moves; of chance, kinds of cards, or cards."""

    def __init__(self, game: SieteGame) -> None:
        super().__init__(game)
        self.node = game.shared.root

    def current_player(self) -> Any:
        """The seat that acts, chance, or nobody any more."""
        if self.node.round.awaits:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.node.seat < 0 else self.node.seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.node.allowed) if player == self.node.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards, or kinds, that may come next, with their chances."""
        return [(number, chance) for number, (_, chance) in self.node.outcomes.items()]

    def _apply_action(self, action: int) -> None:
        self.node = self.node.below(action)

    def _action_to_string(self, player: int, action: int) -> str:
        shared = self.node.shared
        if player != pyspiel.PlayerId.CHANCE:
            return shared.setting.moves.all[action].name
        return CODE_OF[action] if shared.by_card else kind_names(shared.setting.kinds)[action]

    def is_terminal(self) -> bool:
        """Whether the round is over."""
        return self.node.round.result is not None

    def returns(self) -> list[float]:
        """What each seat won or lost, in first stakes; all 0 until the round is over."""
        setting = self.node.shared.setting
        if self.node.round.result is None:
            return [0.0] * setting.seats
        return [setting.in_stakes(won) for won in settlement_of(self.node.round).net]

    def __str__(self) -> str:
        """What all the seats have heard, together."""
        return "\n".join(self.node.words)


class SieteObserver:
    """Writes what a seat sees now, or with ``recall`` all that it has heard.

    Attributes:
        tensor: The numbers, one after the other.
        dict: The same under their name, in their shape.
    """

    def __init__(self, setting: Setting, recall: bool) -> None:
        self.setting = setting
        self.recall = recall
        historian = setting.historian
        shape: tuple[int, ...] = (setting.observer.size,)
        if recall:
            shape = (historian.length, historian.width)
        self.tensor: Vector = np.zeros(int(np.prod(shape)), np.float32)
        self.dict = {"heard" if recall else "seen": self.tensor.reshape(shape)}

    def set_from(self, state: SieteState, player: int) -> None:
        """Fill the tensor with what this seat knows of a state."""
        self.tensor[:] = self._numbers(state, player).reshape(-1)

    def _numbers(self, state: SieteState, player: int) -> Vector:
        heard = state.node.heard[player]
        if self.recall:
            return self.setting.historian.tensor(heard)
        view = told(first_view(self.setting.rules, self.setting.seats, player), heard)
        return self.setting.observer.vector(view, state.node.round)

    def string_from(self, state: SieteState, player: int) -> str:
        """The same as text; of an observation, what is not 0 in it."""
        if self.recall:
            return f"{player}: {state.node.words[player]}"
        entries = self.setting.observer.entries
        numbers = self._numbers(state, player)
        return " ".join(f"{entries[k].name}={numbers[k]:g}" for k in np.flatnonzero(numbers))


pyspiel.register_game(GAME_TYPE, SieteGame)
