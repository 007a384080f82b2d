"""What one of a player's several hands may come to, and the banker's states, as arrays for kernels.

Several hands lie beside each other after a split (R9), and every chance depends on all cards that
are out. So what is counted here are cards beyond those that lay on the table when the hands were
split: a multiset of them comes in one order with some chance, and values are kept times that.
"""

from typing import Final, NamedTuple

import numba
import numpy as np
from numpy.typing import NDArray

from siete.cards import IS_FIGURE, LIMIT
from siete.odds.deck import OVER, Bools, Deck, Floats, Ints
from siete.odds.equilibrium.bank import BURN, DRAW, NONE, STAND, Bank, ways_to
from siete.rules import CLASSES

CLASS_COUNT: Final = len(CLASSES)

SEEN: Final = 2 * (LIMIT + 1) + 1
SEEN_BUST: Final = SEEN - 1
"""What the banker sees of a hand: the total in sight and whether a card is hidden; or bust."""


class Banker(NamedTuple):
    """The banker's states (S) as plain arrays; see ``Bank`` for most of them.

    ``own`` (S, K) are its cards, those that it burnt included.
    ``parent`` (S,) is a state with one card fewer, ``card`` (S,) the kind that it lacks, and
    ``before`` (S, 2) how many of that kind and how many cards it has; ``classes`` (S,) is the class
    in the pay matrix, and ``pay`` (19, 19) in stakes.
    """

    after: Ints
    burnt: Ints
    may: Bools
    firsts: Ints
    before: Ints
    parent: Ints
    card: Ints
    classes: Ints
    pay: Floats
    own: Ints


def banker_of(bank: Bank) -> Banker:
    """The states of a banker for whom no card is out, those that its first cards lead to."""
    deck = bank.deck
    there = _states_of(bank)
    place = np.full(len(bank.states) + 1, NONE, np.int64)  # the last is for no state
    place[there] = np.arange(len(there))
    after, burnt = place[bank.after[there]], place[bank.burnt[there]]
    parent = np.full(len(there), NONE, np.int64)
    card = np.full(len(there), NONE, np.int64)
    for state in range(len(there)):
        for table in (after, burnt):
            for kind in range(deck.width):
                following = table[state, kind]
                if following != NONE:
                    parent[following], card[following] = state, kind
    own = bank.own[there]
    for state in np.flatnonzero(parent == NONE).tolist():
        card[state] = int(np.flatnonzero(own[state])[0])
    return Banker(
        after,
        burnt,
        bank.may[there],
        place[bank.firsts],
        np.column_stack((own[np.arange(len(card)), card], own.sum(axis=1))) - 1,
        parent,
        card,
        deck.classes[bank.hand[there]],
        deck.pay,
        own,
    )


def _states_of(bank: Bank) -> Ints:
    """The states that may come about, in order: none comes before one that leads to it."""
    there = np.zeros(len(bank.states) + 1, np.bool_)
    there[bank.firsts] = True
    for state in range(len(bank.states)):
        if there[state]:
            there[bank.after[state]] = True
            there[bank.burnt[state]] = True
            there[OVER] = False
    found: Ints = np.flatnonzero(there)
    return found


class Hands(NamedTuple):
    """What a hand that begins with some figures may come to: N states, the first the beginning.

    A state is the cards in sight and a hidden one or none; later states have as many cards or more.

    Attributes:
        hand: (N,) the whole hand, an index into the deck's.
        cards: (N, K) its cards beyond the beginning.
        classes: (N,) its class in the pay matrix, as one of several hands.
        seen: (N,) what the banker sees of it.
        up, down: (N, K) the state after a card asked for face up and face down, ``NONE`` for none.
        bust: (N, K) which of ``busts`` a card makes it, ``NONE`` for none.
        stands: (N,) whether it may stand.
        figures: (N,) how many figures it has, 0 where another card is among them.
        busts: (B, K) the cards of the bust hands beyond the beginning, each multiset once.
    """

    hand: Ints
    cards: Ints
    classes: Ints
    seen: Ints
    up: Ints
    down: Ints
    bust: Ints
    stands: Bools
    figures: Ints
    busts: Ints


def hides(deck: Deck) -> bool:
    """Whether a hand may have a card that the banker does not know after a split."""
    return deck.rules.cards_draws == "one_down"


def hands_of(deck: Deck, begun: int, reach: int = 0, *, capped: bool = False) -> Hands:
    """The states of a hand that begins as the hand ``begun`` in sight, under cards up or one down.

    ``reach`` is the total in half points below which no hand may stand, ``capped`` says that a
    single card may not (its stake is above the lowest, R17).
    """
    may_hide = hides(deck)
    place: dict[tuple[int, int], int] = {(begun, NONE): 0}
    states = [(begun, NONE)]
    first = 0
    busts: dict[tuple[int, ...], int] = {}
    rows: dict[str, list[list[int]]] = {"up": [], "down": [], "bust": []}
    while first < len(states):
        shown, hidden = states[first]
        whole = shown if hidden == NONE else int(deck.joined[shown, hidden])
        up, down, bust = ([NONE] * deck.width for _ in range(3))
        for kind in range(deck.width):
            if deck.ends[whole]:
                break
            after = int(deck.joined[whole, kind])
            if after == OVER:
                cards = deck.hands[whole].copy()
                cards[kind] += 1
                if cards[kind] <= deck.counts[kind]:
                    bust[kind] = busts.setdefault(tuple(cards.tolist()), len(busts))
                continue
            raised = (int(deck.joined[shown, kind]), hidden)
            ways = [(up, raised)] + ([(down, (whole, kind))] if may_hide else [])
            for row, state in ways:
                if state not in place:
                    place[state] = len(states)
                    states.append(state)
                row[kind] = place[state]
        for name, row in (("up", up), ("down", down), ("bust", bust)):
            rows[name].append(row)
        first += 1
    hand = np.array([s if h == NONE else int(deck.joined[s, h]) for s, h in states], np.int64)
    return Hands(
        hand,
        deck.hands[hand] - deck.hands[begun],
        deck.split_classes[hand],
        np.array([_seen(deck, shown, hidden) for shown, hidden in states], np.int64),
        np.array(rows["up"], np.int64),
        np.array(rows["down"], np.int64),
        np.array(rows["bust"], np.int64),
        _may_stand(deck, hand, reach, capped=capped),
        _figures(deck, hand),
        np.array([*busts], np.int64).reshape(len(busts), deck.width) - deck.hands[begun],
    )


def _seen(deck: Deck, shown: int, hidden: int) -> int:
    if hidden == NONE:
        return min(2 * int(deck.total[shown]), 2 * LIMIT)
    whole = int(deck.joined[shown, hidden])
    if deck.rules.cards_show_seven_and_a_half and deck.total[whole] >= LIMIT:
        return 2 * LIMIT
    return min(2 * int(deck.total[shown]), 2 * LIMIT) + 1


def _may_stand(deck: Deck, hand: Ints, reach: int, *, capped: bool) -> Bools:
    lone = deck.size[hand] == 1
    stands = (deck.total[hand] >= min(reach, LIMIT)) & ~(lone & capped)
    if deck.rules.deck_wild_alone == "draws" and deck.kinds[0].wild:
        stands &= ~(lone & (deck.hands[hand, 0] > 0))
    found: Bools = stands
    return found


def _figures(deck: Deck, hand: Ints) -> Ints:
    figure = np.array([IS_FIGURE[kind.cards[0]] for kind in deck.kinds])
    others = deck.hands[hand][:, ~figure].sum(axis=1)
    found: Ints = np.where(others == 0, deck.size[hand], 0)
    return found


def figure_of(deck: Deck) -> int:
    """The kind of most figures, but for the wild card; NONE where there is no such."""
    kinds = [
        (len(kind.cards), place)
        for place, kind in enumerate(deck.kinds)
        if IS_FIGURE[kind.cards[0]] and not kind.wild
    ]
    return max(kinds)[1] if kinds else NONE


def banker_totals(bank: Bank) -> Ints:
    """(S,) the totals of the banker's hands in half points, by the states of ``banker_of``."""
    found: Ints = bank.deck.total[bank.hand[_states_of(bank)]]
    return found


@numba.njit(cache=True)
def chance_of(left: Ints, cards: Ints) -> float:
    """The chance that cards (K,) come in one order from those left (K,)."""
    chance = 1.0
    many = left.sum()
    for kind in range(len(left)):
        for step in range(cards[kind]):
            chance *= max(0, left[kind] - step) / max(1, many)
            many -= 1
    return chance


@numba.njit(cache=True)
def begins(left: Ints, out: Ints, banker: Banker) -> float:
    """The chance that the banker has one of its first cards (``Banker.firsts``) with these out."""
    there = 0
    for state in banker.firsts:
        there += max(0, left[banker.card[state]] - out[banker.card[state]])
    found: float = there / max(1, left.sum() - out.sum())
    return found


@numba.njit(cache=True)
def banker_chances(left: Ints, out: Ints, banker: Banker, chance: Floats) -> None:
    """By state of the banker (S,), the chance of its cards in one order, into the last.

    ``out`` (K,) are cards that are gone from those left.
    """
    many = left.sum() - out.sum()
    for state in range(len(chance)):
        kind = banker.card[state]
        before = banker.parent[state]
        remain = left[kind] - out[kind] - banker.before[state, 0]
        known = chance[before] if before != NONE else 1.0
        chance[state] = known * max(0, remain) / max(1, many - banker.before[state, 1])


@numba.njit(cache=True)
def replied(
    stand: Floats, bust: Floats, banker: Banker, worth: Floats, policy: NDArray[np.int8]
) -> float:
    """What the player gets when the banker replies its best.

    Args:
        stand: (S,) what the player gets where the banker stands, times the chance of its cards.
        bust: (S,) what it gets from a banker who is bust, times the chance to come to the state.
        banker: The banker.
        worth: (S,) is filled with what each state is worth.
        policy: (S,) is filled with what the banker does.
    """
    for state in range(len(stand) - 1, -1, -1):
        best = stand[state] if banker.may[state, STAND] else np.inf
        policy[state] = STAND
        if banker.may[state, DRAW]:
            draw = bust[state]
            for following in banker.after[state]:
                if following != NONE:
                    draw += worth[following] - bust[following]
            if draw < best:
                best = draw
                policy[state] = DRAW
        if banker.may[state, BURN]:
            burn = 0.0
            for following in banker.burnt[state]:
                if following != NONE:
                    burn += worth[following]
            if burn < best:
                best = burn
                policy[state] = BURN
        worth[state] = best
    value = 0.0
    for state in banker.firsts:
        value += worth[state]
    return value


def threshold_ways(banker: Banker, totals: Ints, limits: Ints) -> Floats:
    """(T, S) in how many orders a banker comes to stand in a state who draws below each limit.

    ``totals`` (S,) are those of its hands in half points. It does what it must, and burns nothing.
    """
    found = np.zeros((len(limits), len(totals)))
    for row, limit in enumerate(limits):
        wants = (totals < limit) | ~banker.may[:, STAND]
        policy = np.where(wants & banker.may[:, DRAW], DRAW, STAND).astype(np.int8)
        ways_to(policy, banker.after, banker.burnt, banker.firsts, found[row])
        found[row][policy != STAND] = 0.0
    return found
