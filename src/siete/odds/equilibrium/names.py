"""Names of places and actions, the same in certificates, charts and rows."""

from siete.odds.equilibrium.game import FIRST, HIGH, LOW, Exit, Key, Part
from siete.odds.equilibrium.layout import ASK, ASK_RAISED, LEAVE, STAND
from siete.odds.equilibrium.tree import RAISE, Run


def place_names(part: Part, base: int) -> dict[int, str]:
    """The places of one of the parts solved together, by what was asked for and came.

    ``u3`` is a card of kind 3 that was asked for and came up, ``r3`` the same with a raise; in a
    hand settled face down ``d`` and ``r`` are cards asked for.
    """
    run = part.run
    found = {base: ""} if isinstance(run, Run) else {0: ""}
    for place in range(len(run.parent)):
        parent = int(run.parent[place])
        if parent in found:
            before = found[parent]
            if isinstance(run, Run):
                card = int(run.card[place])
                sign = "r" if run.child[parent, RAISE, card] == place else "u"
                found[place] = f"{before}{sign}{card}"
            else:
                found[place] = before + ("r" if run.place_after[parent, 1] == place else "d")
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
