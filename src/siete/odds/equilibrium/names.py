"""Names of places and actions, the same in certificates, charts and rows."""

import numpy as np

from siete.odds.equilibrium.bank import NONE
from siete.odds.equilibrium.parts import FIRST, HIGH, LOW, Exit, Key, Part
from siete.odds.equilibrium.tree import RAISE, Run
from siete.odds.equilibrium.walks import ASK, ASK_RAISED, LEAVE, STAND


def place_names(part: Part, base: int) -> dict[int, str]:
    """The places of one of the parts solved together, by what was asked for and came.

    ``u3`` is a card of kind 3 that was asked for and came up, ``r3`` the same with a raise; in a
    hand settled face down ``d`` and ``r`` are cards asked for.
    """
    run = part.run
    places = np.flatnonzero(run.origin == base)
    parents = run.parent[places]
    if isinstance(run, Run):
        raised = run.child[parents, RAISE, run.card[places]] == places
        signs = [
            f"{'r' if raises else 'u'}{card}"
            for raises, card in zip(raised.tolist(), run.card[places].tolist(), strict=True)
        ]
    else:
        raised = run.place_after[parents, 1] == places
        signs = ["r" if raises else "d" for raises in raised.tolist()]
    found: dict[int, str] = {}
    for place, parent, sign in zip(places.tolist(), parents.tolist(), signs, strict=True):
        found[place] = found[parent] + sign if parent != NONE else ""
    return found


def actions_at(key: Key, part: Part, place: int, hand: int) -> dict[str, float]:
    """How often each action is chosen in a place with a hand, by its name."""
    chosen = part.chosen[place, hand]
    found = {
        name: float(chosen[action])
        for action, name in ((STAND, "stand"), (ASK, "hit"), (ASK_RAISED, "hit_raise"))
        if chosen[action] > 0.0
    }
    if chosen[LEAVE] > 0.0:
        found[leave_name(key, part, place, hand)] = float(chosen[LEAVE])
    return found


def leave_name(key: Key, part: Part, place: int, hand: int) -> str:
    """What the player does in order to leave a run."""
    how = int(part.leaves[place, hand])
    if how >= FIRST:
        return exit_name(part.exits[hand][how - FIRST], key.level)
    raised = how == HIGH and key.level == LOW and not bool(part.run.raised[place])
    return "down_raise" if raised else "down"


def exit_name(way: Exit, level: int) -> str:
    """What a first card allows, by name, where the stake is of ``level``."""
    raised = way.name == "muerta" and way.level != level
    return f"{way.name}_raise" if raised else way.name
