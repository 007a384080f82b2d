"""The player's strategy as rows and as a chart that a person can learn."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np

from siete.odds.deck import Floats, Ints
from siete.odds.equilibrium.evaluate import realized
from siete.odds.equilibrium.game import Game
from siete.odds.equilibrium.names import actions_at, exit_name, place_names
from siete.odds.equilibrium.outcomes import Outcomes
from siete.odds.equilibrium.parts import HIGH, Key, Part
from siete.odds.equilibrium.tree import Run

MIXES: Final = 1e-6
"""An action chosen less often than this, or more often than all but this, is no mix."""


@dataclass(frozen=True)
class Decision:
    """What the player does in one information set.

    ``bank`` is the banker's exposed card (``""`` for a hidden one), ``hidden`` the player's hidden
    cards and ``shown`` those in sight in the order in which they came, all by names of kinds
    (``figure``, ``3``, ``wild``; ``Kind.name``). ``raised`` says whether the stake is the highest,
    ``total`` is in half points, ``chance`` how often the place comes in a round, and ``actions``
    how often each is chosen there: ``stand``, ``hit``, ``hit_raise`` (to the highest stake),
    ``down`` and ``down_raise`` (asking face down), ``pass``, ``burn``, ``muerta`` and
    ``muerta_raise``. ``settled`` says whether every further card comes face down.
    """

    bank: str
    hidden: tuple[str, ...]
    shown: tuple[str, ...]
    raised: bool
    total: int
    chance: float
    actions: dict[str, float]
    settled: bool = False


@dataclass(frozen=True)
class Cell:
    """One cell of the chart: all places with the same bank's card, hidden card and totals.

    ``hidden`` is a kind's name, or empty where every card is in sight and in a hand settled face
    down. ``shown`` is the total of the cards in sight, a wild one counting 1, and ``total`` that of
    the whole hand, both in half points; ``chance`` is how often it comes, ``actions`` how often
    what is chosen on average, and ``mixes`` whether that differs from place to place or is left to
    luck.
    """

    bank: str
    hidden: str
    shown: int
    total: int
    chance: float
    actions: dict[str, float]
    mixes: bool


def decisions(game: Game, outcomes: Outcomes) -> Iterator[Decision]:
    """Every information set of the player's that comes and in which there is a choice to make."""
    for key, weights in outcomes.reached.items():
        if key.form == "open":
            found = _open(game, key, float(weights[0]))
            if found is not None:
                yield found
        else:
            yield from _of_part(game, key, game.part(key), weights)


def _of_part(game: Game, key: Key, part: Part, weights: Floats) -> Iterator[Decision]:
    run = part.run
    deck = game.deck
    names = [kind.name for kind in deck.kinds]
    there = outcomes_there(part, weights)
    bank = bank_name(game, key)
    for base in np.flatnonzero(weights).tolist():
        moves = place_names(part, base)
        places = np.array([*moves])
        shown = deck.hands[run.base[base]] if run.base[base] != game.empty else deck.hands[0] * 0
        in_sight = _names(names, shown)
        for row, hand in np.argwhere(there[places] > 0.0).tolist():
            place = int(places[row])
            whole = deck.hands[run.hand[place, hand]]
            if isinstance(run, Run):
                hidden: tuple[str, ...] = (names[hand],)
                came = in_sight + tuple(names[int(kind)] for kind in _cards(moves[place]))
            else:
                hidden, came = _names(names, whole - shown), in_sight
            yield Decision(
                bank,
                hidden,
                came,
                bool(run.raised[place]) or key.level == HIGH,
                int(deck.total[run.hand[place, hand]]),
                float(there[place, hand]),
                actions_at(key, part, place, hand),
                not isinstance(run, Run),
            )


def _names(names: list[str], counts: Ints) -> tuple[str, ...]:
    return tuple(
        name for name, many in zip(names, counts.tolist(), strict=True) for _ in range(many)
    )


def _cards(moves: str) -> list[str]:
    return moves.replace("r", "u").split("u")[1:]


def outcomes_there(part: Part, weights: Floats) -> Floats:
    """(P, M): how often each place comes with each hand, when the parts begin so often."""
    run = part.run
    plan = realized(run, part.chosen, part.staked).whole.sum(axis=2)
    found: Floats = plan * run.chance * weights[run.origin][:, None]
    return found


def bank_name(game: Game, key: Key) -> str:
    """The banker's exposed card by its kind's name, empty for a hidden one."""
    if game.rules.bank_card != "exposed":
        return ""
    (first,) = key.first
    return game.deck.kinds[first].name


def _open(game: Game, key: Key, chance: float) -> Decision | None:
    if key.shown == game.empty:
        return None
    place = game.open(key)
    names = [kind.name for kind in game.deck.kinds]
    choice = {"ask": "hit", "ask_raised": "hit_raise"}.get(place.choice, place.choice)
    if place.exit is not None:
        choice = exit_name(place.exit, key.level)
    shown = np.repeat(np.arange(game.deck.width), game.deck.hands[key.shown])
    return Decision(
        bank_name(game, key),
        (),
        tuple(names[k] for k in shown),
        key.level == HIGH,
        int(game.deck.total[key.shown]),
        chance,
        {choice: 1.0},
    )


def chart(game: Game, outcomes: Outcomes) -> list[Cell]:
    """The strategy by the bank's card, the hidden card and the total shown, likeliest first."""
    values = {kind.name: kind.value for kind in game.deck.kinds}
    chances: dict[tuple[str, str, int, int], float] = defaultdict(float)
    actions: dict[tuple[str, str, int, int], dict[str, float]] = defaultdict(
        lambda: defaultdict(float)
    )
    for each in decisions(game, outcomes):
        shown = sum(values[name] for name in each.shown)
        hidden = "" if each.settled or not each.hidden else each.hidden[0]
        key = (each.bank, hidden, shown, each.total)
        chances[key] += each.chance
        for name, share in each.actions.items():
            actions[key][name] += each.chance * share
    found = [
        Cell(*key, chance, _shares(actions[key], chance), _mixes(actions[key], chance))
        for key, chance in chances.items()
        if chance > 0.0
    ]
    return sorted(found, key=lambda cell: -cell.chance)


def _shares(actions: dict[str, float], chance: float) -> dict[str, float]:
    return {name: share / chance for name, share in actions.items()}


def _mixes(actions: dict[str, float], chance: float) -> bool:
    return sum(share > MIXES * chance for share in actions.values()) > 1
