"""Walks over a run's places that numba compiles: best replies, plans, and names of variables.

Both kinds of runs look the same from here (``Tree``): places in an order in which each comes after
its parent, hands that the player may have in them, and *links* that say which hand becomes which
when a card comes. Walks that build something on the player's strategy go only where it goes.
"""

from typing import Final, NamedTuple

import numba
import numpy as np
from numpy.typing import NDArray

from siete.odds.deck import Bools, Floats, Ints
from siete.odds.equilibrium.bank import NONE

STAND: Final = 0
ASK: Final = 1
ASK_RAISED: Final = 2
LEAVE: Final = 3
ACTIONS: Final = 4


class Tree(NamedTuple):
    """How the places (P) of a run hang together.

    Attributes:
        child: (P, 2, C) places that follow after asking without and with a raise, or ``NONE``.
        parent: (P,) the place before, ``NONE`` at a first place.
        how: (P,) 1 where the place was come to by a raise, else 0.
        depth: (P,) cards that came.
        hand: (P, M) the player's hand, ``NONE`` for none.
        first, last: (D,) by depth, which of the links are for the next card.
        before, after: (L,) which hand of a place becomes which hand of one that follows.
        share: (L,) how much of the chance to have been there goes to the later hand.
    """

    child: NDArray[np.int32]
    parent: Ints
    how: Ints
    depth: Ints
    hand: Ints
    first: Ints
    last: Ints
    before: Ints
    after: Ints
    share: Floats


class Gains(NamedTuple):
    """What can be got in the places, each (P, M) in first stakes times the chance of the hand.

    ``stand``, ``leave``: what these get, ``-inf`` where they may not be done. ``ask``, ``raised``:
    what asking without and with a raise brings by itself, ``-inf`` likewise.
    """

    stand: Floats
    ask: Floats
    raised: Floats
    leave: Floats


@numba.njit(cache=True)
def best_reply(tree: Tree, gains: Gains) -> tuple[Floats, NDArray[np.int8]]:
    """(P, M): what the best reply gets from there on, and its action; 0 and ``NONE`` for no hand.

    Of actions as good as each other it is the first.
    """
    places, most = tree.hand.shape
    best = np.zeros((places, most))
    choice = np.full((places, most), NONE, np.int8)
    kept = np.empty(most)
    raised = np.empty(most)
    for p in range(places - 1, -1, -1):
        _following(tree, p, 0, best, kept)
        _following(tree, p, 1, best, raised)
        for m in range(most):
            if tree.hand[p, m] == NONE:
                continue
            most_yet = gains.stand[p, m]
            action = STAND
            if gains.ask[p, m] + kept[m] > most_yet:
                most_yet = gains.ask[p, m] + kept[m]
                action = ASK
            if gains.raised[p, m] + raised[m] > most_yet:
                most_yet = gains.raised[p, m] + raised[m]
                action = ASK_RAISED
            if gains.leave[p, m] > most_yet:
                most_yet = gains.leave[p, m]
                action = LEAVE
            best[p, m] = most_yet
            choice[p, m] = action
    return best, choice


@numba.njit(cache=True)
def _following(tree: Tree, place: int, how: int, best: Floats, found: Floats) -> None:
    """What the places bring that follow after asking in one way, by hand, into the last (M,)."""
    found[:] = 0.0
    depth = tree.depth[place]
    for c in range(tree.child.shape[2]):
        child = tree.child[place, how, c]
        if child != NONE:
            for link in range(tree.first[depth], tree.last[depth]):
                found[tree.before[link]] += tree.share[link] * best[child, tree.after[link]]


@numba.njit(cache=True)
def reached_by(tree: Tree, used: Bools) -> Bools:
    """(P, M): the hands and places that come about where only ``used`` (P, M, 4) is done."""
    places, most = tree.hand.shape
    reached = np.zeros((places, most), np.bool_)
    for p in range(places):
        if tree.parent[p] == NONE:
            reached[p] = tree.hand[p] != NONE
        for m in range(most):
            if reached[p, m]:
                _reach_on(tree, p, m, used, reached)
    return reached


@numba.njit(cache=True)
def _reach_on(tree: Tree, place: int, m: int, used: Bools, reached: Bools) -> None:
    depth = tree.depth[place]
    for how in range(2):
        if used[place, m, ASK + how]:
            for c in range(tree.child.shape[2]):
                child = tree.child[place, how, c]
                if child != NONE:
                    for link in range(tree.first[depth], tree.last[depth]):
                        after = tree.after[link]
                        if tree.before[link] == m and tree.hand[child, after] != NONE:
                            reached[child, after] = True


@numba.njit(cache=True)
def best_of_used(tree: Tree, gains: Gains, used: Bools, reached: Bools) -> Floats:
    """(P, M): as ``best_reply``, but of ``used`` actions only, and only where ``reached``."""
    places, most = tree.hand.shape
    best = np.zeros((places, most))
    kept = np.empty(most)
    raised = np.empty(most)
    for p in range(places - 1, -1, -1):
        if not reached[p].any():
            continue
        _following(tree, p, 0, best, kept)
        _following(tree, p, 1, best, raised)
        for m in range(most):
            if reached[p, m]:
                most_yet = -np.inf
                if used[p, m, STAND]:
                    most_yet = gains.stand[p, m]
                if used[p, m, ASK]:
                    most_yet = max(most_yet, gains.ask[p, m] + kept[m])
                if used[p, m, ASK_RAISED]:
                    most_yet = max(most_yet, gains.raised[p, m] + raised[m])
                if used[p, m, LEAVE]:
                    most_yet = max(most_yet, gains.leave[p, m])
                best[p, m] = most_yet
    return best


@numba.njit(cache=True)
def take_up(
    tree: Tree,
    best: Floats,
    choice: NDArray[np.int8],
    mine: Floats,
    least: Floats,
    used: Bools,
) -> int:
    """Add the best reply's actions to ``used`` where they gain over it; how many there are.

    ``mine`` is what the used actions get (``best_of_used``); they gain where ``best`` is better by
    more than ``least`` (P, M). Wherever one of them leads something is used.
    """
    places, most = tree.hand.shape
    reached = np.zeros((places, most), np.bool_)
    found = 0
    for p in range(places):
        if tree.parent[p] == NONE:
            reached[p] = tree.hand[p] != NONE
        for m in range(most):
            if reached[p, m]:
                action = choice[p, m]
                if not used[p, m, action] and (
                    not used[p, m].any() or best[p, m] - mine[p, m] > least[p, m]
                ):
                    used[p, m, action] = True
                    found += 1
                _reach_on(tree, p, m, used, reached)
    return found


@numba.njit(cache=True)
def name_variables(
    tree: Tree, used: Bools, reached: Bools, sources: Ints, columns: int, merges: bool
) -> tuple[Ints, Ints, Ints, Ints, int, Ints, Ints, Floats]:
    """The variables and flow rows of a program, the fields of ``Layout`` but for ``constants``.

    ``sources`` (B, M) are the variables, the first so many, that lead to the first places. With
    ``merges`` an action that is the only one, where one variable leads, has no variable of its own.
    """
    many, rows, most_named = _room(tree, used, reached)
    at = np.empty((4, many), np.int64)
    starts = np.empty(rows, np.int64)
    named = np.empty(most_named, np.int64)
    value = np.empty(most_named)
    asked = np.full((len(reached), 2, reached.shape[1]), NONE, np.int32)
    many = rows = entries = 0
    for here in np.argwhere(reached):
        p, m = here[0], here[1]
        coming = _coming(tree, p, m, sources, asked, named[entries:], value[entries:])
        alone = merges and coming == 1 and used[p, m].sum() == 1
        only = named[entries]
        if not alone:
            starts[rows] = entries
            rows += 1
            entries += coming
        for action in range(ACTIONS):
            if used[p, m, action]:
                column = only if alone else columns
                if not alone:
                    named[entries] = column
                    value[entries] = 1.0
                    entries += 1
                    columns += 1
                at[0, many], at[1, many], at[2, many], at[3, many] = p, m, action, column
                many += 1
                if action in (ASK, ASK_RAISED):
                    asked[p, action - ASK, m] = column
    return (
        at[0],
        at[1],
        at[2],
        at[3],
        columns,
        starts[:rows],
        named[:entries],
        value[:entries],
    )


@numba.njit(cache=True)
def _room(tree: Tree, used: Bools, reached: Bools) -> tuple[int, int, int]:
    """How many actions and rows there are, and how many entries the rows have at most."""
    actions = rows = links = 0
    for p in range(len(reached)):
        here = reached[p].sum()
        if here:
            rows += here
            depth = tree.depth[p]
            links += here if depth == 0 else tree.last[depth - 1] - tree.first[depth - 1]
            for m in range(reached.shape[1]):
                if reached[p, m]:
                    actions += used[p, m].sum()
    return actions, rows, actions + links


@numba.njit(cache=True)
def _coming(
    tree: Tree,
    place: int,
    m: int,
    sources: Ints,
    asked: NDArray[np.int32],
    named: Ints,
    value: Floats,
) -> int:
    """The variables that lead to a hand in a place, and less their shares, into the last two.

    ``asked`` (P, 2, M) are the variables of asking without and with a raise. How many lead there.
    """
    depth = tree.depth[place]
    if depth == 0:
        named[0] = sources[place, m]
        value[0] = -1.0
        return 1
    coming = 0
    for link in range(tree.first[depth - 1], tree.last[depth - 1]):
        if tree.after[link] == m:
            source = asked[tree.parent[place], tree.how[place], tree.before[link]]
            if source != NONE:
                named[coming] = source
                value[coming] = -tree.share[link]
                coming += 1
    return coming


@numba.njit(cache=True)
def realize(tree: Tree, chosen: Floats, staked: Floats, plan: Floats) -> Ints:
    """The realization plan of a behaviour into zeros (P, M, 4); the places where it may come.

    ``chosen`` (P, M, 4) is how often what is done where, ``staked`` (B, M) how often each
    beginning is chosen.
    """
    places, most = tree.hand.shape
    there = np.empty(places, np.int64)
    found = 0
    came = np.empty(most)
    comes = np.zeros(places, np.bool_)
    for p in range(places):
        parent = tree.parent[p]
        came[:] = 0.0
        if parent == NONE:
            came[:] = staked[p]
        elif not comes[parent]:
            continue
        else:
            depth = tree.depth[p] - 1
            action = ASK + tree.how[p]
            for link in range(tree.first[depth], tree.last[depth]):
                came[tree.after[link]] += tree.share[link] * plan[parent, tree.before[link], action]
        for m in range(most):
            if came[m] != 0.0 and tree.hand[p, m] != NONE:
                comes[p] = True
                for action in range(ACTIONS):
                    plan[p, m, action] = came[m] * chosen[p, m, action]
        if comes[p]:
            there[found] = p
            found += 1
    return there[:found]


@numba.njit(cache=True)
def shares_of(plan: Floats, allowed: Bools) -> Floats:
    """How often each action is chosen in its place, (P, M, 4), from a realization plan.

    Where the plan never comes all that are allowed are as likely; they are never asked for.
    """
    shares = np.zeros(plan.shape)
    places, most, actions = plan.shape
    for p in range(places):
        for m in range(most):
            whole = 0.0
            many = 0
            for action in range(actions):
                if allowed[p, m, action]:
                    many += 1
                    whole += max(plan[p, m, action], 0.0)
            for action in range(actions):
                if allowed[p, m, action]:
                    if whole > 0.0:
                        shares[p, m, action] = max(plan[p, m, action], 0.0) / whole
                    else:
                        shares[p, m, action] = 1.0 / many
    return shares
