"""How a hand with one hidden card is played by itself, and what the banker's best reply leaves.

A hand that always asks face down is, to the banker, what lies in sight of it, in whatever order it
came, and one new hidden card. So each such place is a game of its own, of eight unknowns at most:
how often to stand with each hidden card.
"""

from typing import Final, NamedTuple

import highspy
import numba
import numpy as np

from siete.cards import IS_FIGURE, LIMIT
from siete.odds.deck import OVER, Bools, Deck, Floats, Ints
from siete.odds.equilibrium.bank import DRAW, NONE, STAND, Policies, ways_to
from siete.odds.equilibrium.program import silent_solver
from siete.odds.equilibrium.streets import Banker, banker_chances, begins, chance_of, replied
from siete.rules import BUST

_ROUNDS: Final = 60
_CLOSE: Final = 1e-7


class Shown(NamedTuple):
    """What lies in sight of a hand (G), and one more card of a kind (K), hidden.

    Attributes:
        cards: (G, K) the cards in sight beyond the beginning; the first are none.
        classes: (G, K) the class of the hand with that card, ``NONE`` where it is bust.
        next: (G, K) what lies in sight when that card does too, ``NONE`` where it ends the hand.
        opens: (K,) whether a card of that kind may open another hand beside the first figures.
    """

    cards: Ints
    classes: Ints
    next: Ints
    opens: Bools


def shown_of(deck: Deck, begun: int) -> Shown:
    """What may lie in sight of a hand that begins as the hand ``begun``, in sight."""
    place = {begun: 0}
    hands = [begun]
    classes: list[list[int]] = []
    following: list[list[int]] = []
    for shown in hands:
        whole = deck.joined[shown]
        classes.append([NONE if each == OVER else int(deck.split_classes[each]) for each in whole])
        row = []
        for each in whole.tolist():
            if each == OVER or deck.ends[each]:
                row.append(NONE)
                continue
            if each not in place:
                place[each] = len(hands)
                hands.append(each)
            row.append(place[each])
        following.append(row)
    figures = np.array([IS_FIGURE[kind.cards[0]] for kind in deck.kinds])
    cards = deck.hands[hands] - deck.hands[begun]
    return Shown(cards, np.array(classes, np.int64), np.array(following, np.int64), figures)


def may_plan(deck: Deck) -> bool:
    """Whether hands are as they are taken to be here: one card is hidden until the end."""
    rules = deck.rules
    hides = rules.cards_draws == "one_down" and not rules.cards_show_seven_and_a_half
    reaches = rules.cards_reach_bank and rules.bank_card == "exposed"
    return hides and not reaches and int(deck.total.max()) <= LIMIT


def plan_of(
    banker: Banker, left: Ints, shown: Shown, stake: float, rest: Floats, leave: float
) -> tuple[Floats, float]:
    """How often to stand with each hidden card (G, K), and what that is worth.

    It is best for a hand that is the player's only unfinished one, when others get ``rest`` (19,)
    from each class of the banker's whatever cards are out. ``leave`` is what it is worth, given
    that it comes to that, to open another hand with a figure that came as the first card; ``-inf``
    for nothing.
    """
    shares = np.zeros(shown.classes.shape)
    found = np.zeros(len(shares))
    one = np.ones(1)
    for place in range(len(shares) - 1, -1, -1):
        value = 0.0
        outs, gets, following, kinds = [], [], [], []
        for kind in range(len(left)):
            out = shown.cards[place].copy()
            out[kind] += 1
            chance = chance_of(left, out)
            if chance == 0.0:
                continue
            chance *= begins(left, out, banker)
            if shown.classes[place, kind] == NONE:
                alone = reply_to(left, out[None], one, rest[None], banker, np.zeros(1))
                value += alone - stake * chance
                continue
            after = shown.next[place, kind]
            goes = -np.inf if after == NONE else found[after]
            if place == 0 and shown.opens[kind]:
                goes = max(goes, leave * chance)
            outs.append(out)
            gets.append(rest + stake * banker.pay[shown.classes[place, kind]])
            following.append(goes)
            kinds.append(kind)
        if kinds:
            share, worth = _mixed(banker, left, np.array(outs), np.array(gets), np.array(following))
            shares[place, kinds] = share
            value += worth
        found[place] = value
    nothing = np.zeros(len(left), np.int64)
    return shares, float(found[0] / begins(left, nothing, banker))


def _mixed(
    banker: Banker, left: Ints, outs: Ints, gets: Floats, following: Floats
) -> tuple[Floats, float]:
    """How often to stand with each hidden card: cutting planes, as in ``program``."""
    many = len(outs)
    must = ~np.isfinite(following)
    after = np.where(must, 0.0, following)
    scale = 1.0 / max(float(np.abs(after).max()), 1e-9)
    infinite = highspy.kHighsInf
    model = silent_solver()
    model.addCols(
        many + 1,
        np.append(after * scale, -1.0),
        np.append(np.where(must, 1.0, 0.0), -infinite),
        np.append(np.ones(many), infinite),
        0,
        np.zeros(many + 1, np.int32),
        np.array([], np.int32),
        np.array([]),
    )
    share = np.ones(many)
    chosen, best = share, -np.inf
    columns = np.arange(many + 1, dtype=np.int32)
    for _ in range(_ROUNDS):
        worths = np.zeros(many)
        value = reply_to(left, outs, share, gets, banker, worths)
        value += float(((1.0 - share) * after).sum())
        if value > best:
            chosen, best = share, value
        cut = np.append(-worths * scale, 1.0)
        zero = np.zeros(1)
        model.addRows(1, zero - infinite, zero, many + 1, np.zeros(1, np.int32), columns, cut)
        model.run()
        solved = np.array(model.getSolution().col_value)
        most = solved[-1] / scale + float(((1.0 - solved[:-1]) * after).sum())
        if most - best <= _CLOSE / scale:
            break
        share = np.clip(solved[:-1], np.where(must, 1.0, 0.0), 1.0)
    return chosen, best


@numba.njit(cache=True)
def reply_to(
    left: Ints, outs: Ints, weights: Floats, gets: Floats, banker: Banker, worths: Floats
) -> float:
    """What the player gets from the banker's best reply, when it holds one of some hands (N).

    ``outs`` (N, K) are the cards that are out then, of those ``left`` (K,); ``weights`` (N,) how
    often the player holds them, given that they came; ``gets`` (N, 19) what they get from each
    class of the banker's. What each gets from that reply goes into ``worths`` (N,), without its
    weight. All is times the chance of the cards in one order.
    """
    states, many = len(banker.card), len(outs)
    stand, bust, worth = np.zeros(states), np.zeros(states), np.zeros(states)
    banks = np.zeros((many, states))
    policy = np.zeros(states, np.int8)
    for i in range(many):
        weigh(left, outs[i], weights[i], gets[i], banker, banks[i], stand, bust)
    value: float = replied(stand, bust, banker, worth, policy)
    ways = np.zeros(states)
    ways_to(policy, banker.after, banker.burnt, banker.firsts, ways)
    for i in range(many):
        worths[i] = _followed(policy, ways, banks[i], gets[i], banker)
    return value


@numba.njit(cache=True)
def weigh(
    left: Ints,
    out: Ints,
    weight: float,
    gets: Floats,
    banker: Banker,
    banks: Floats,
    stand: Floats,
    bust: Floats,
) -> None:
    """Add what a hand gets to ``stand`` and ``bust`` (S,), as ``replied`` wants them.

    ``banks`` (S,) is filled with the chances of these cards out and then the banker's.
    """
    came = chance_of(left, out)
    if came == 0.0:
        banks[:] = 0.0
        return
    banker_chances(left, out, banker, banks)
    over = gets[BUST] * weight
    for s in range(len(banks)):
        banks[s] *= came
        stand[s] += banks[s] * weight * gets[banker.classes[s]]
        bust[s] += banks[s] * over


@numba.njit(cache=True)
def _followed(policy: Policies, ways: Floats, banks: Floats, gets: Floats, banker: Banker) -> float:
    """What a hand gets from a policy of the banker's, which comes to each state in so many ways."""
    found = 0.0
    for s in range(len(ways)):
        if policy[s] == STAND:
            found += ways[s] * banks[s] * gets[banker.classes[s]]
        elif policy[s] == DRAW and ways[s] != 0.0:
            over = banks[s]
            for t in banker.after[s]:
                if t != NONE:
                    over -= banks[t]
            found += ways[s] * over * gets[BUST]
    return found
