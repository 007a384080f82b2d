"""What a seat has seen, as the coach counts it: cards by kind, and what may lie face down."""

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

import numpy as np

from siete.bots.guess import STANDS
from siete.bots.stock import unseen
from siete.cards import DECK, LIMIT, Card
from siete.game.events import HIDDEN
from siete.game.view import HandView, RoundView, View
from siete.odds.coach.layout import Layout, layout_of
from siete.odds.deck import OVER, Floats, Ints

USUAL: Final[Floats] = np.array(STANDS, np.float64) / 100
"""(16,) How likely somebody is thought to stand, by total in half points."""

UNSURE: Final = 0.02
"""Whatever a hand was, it is thought to have asked for a card once in so many times."""


class Hidden(NamedTuple):
    """What a hand that lies there in part may be: P cases.

    ``cards`` (P, K) are those that may lie hidden, ``hands`` (P,) the hands that they make,
    ``OVER`` for one that is bust, and ``chance`` (P,) sums to 1.
    """

    cards: Ints
    hands: Ints
    chance: Floats

    def classes(self, layout: Layout, unsplit: bool) -> Ints:
        """(P,) The classes of the hands."""
        made = layout.cards.classes[int(unsplit)][self.hands]
        return np.where(self.hands == OVER, 0, made)


class Other(NamedTuple):
    """Another player's hand: whose it is, its number (from 1), and whether it is the only one."""

    seat: int
    number: int
    hand: HandView
    unsplit: bool

    @property
    def hides(self) -> int:
        """How many of its cards the viewer does not know."""
        return self.hand.cards.count(HIDDEN)

    @property
    def finished(self) -> bool:
        """Whether it is played, so that it tells something by what it did."""
        return self.hand.status in ("stood", "passed")


Told: TypeAlias = Callable[[Other, Ints], Floats]
"""How likely a hand that stood is to have done what it did, (P,), for each of P that it may be."""


class Seen(NamedTuple):
    """What the viewer has seen in the round under way.

    ``unseen`` (K,) are the cards that may lie anywhere, ``stock`` how many of them can be drawn.
    ``others`` are the other players' hands that have cards and are not bust.
    """

    view: View
    round: RoundView
    layout: Layout
    unseen: Ints
    stock: int
    others: tuple[Other, ...]

    @property
    def mine(self) -> tuple[HandView, ...]:
        """The viewer's own hands."""
        return self.round.hands.get(self.view.viewer, ())

    @property
    def banks(self) -> bool:
        """Whether the viewer is the banker."""
        return self.round.banker == self.view.viewer

    @property
    def own_down(self) -> Ints:
        """(K,) The viewer's cards that the others can't see."""
        cards = [
            card
            for hand in self.mine
            for card, face in zip(hand.cards, hand.faces, strict=True)
            if face == "down" and card != HIDDEN
        ]
        return self.layout.counts(tuple(cards))


def look(view: View, remembered: frozenset[Card] = frozenset()) -> Seen:
    """What the viewer has seen in this round, with what it ``remembered`` from earlier ones."""
    round = view.round
    assert round is not None
    layout = layout_of(view.rules)
    away = unseen(round) - remembered
    hidden = _hidden(round)
    if len(away) <= hidden:
        away = _renewed(round)
    others = tuple(
        Other(seat, number, hand, len(hands) == 1)
        for seat in round.seats
        for hands in (round.hands[seat],)
        if seat not in (view.viewer, round.banker) and _is_here(round, seat)
        for number, hand in enumerate(hands, 1)
        if hand.cards and hand.status != "bust"
    )
    return Seen(view, round, layout, layout.counts(away), max(0, len(away) - hidden), others)


def _hidden(round: RoundView) -> int:
    """How many cards of the hands in play the viewer does not know."""
    return sum(
        hand.cards.count(HIDDEN)
        for seat, hands in round.hands.items()
        if _is_here(round, seat)
        for hand in hands
    )


def _renewed(round: RoundView) -> frozenset[Card]:
    """What may lie anywhere once the stock that ran out is new: all but the hands in play (R16)."""
    held = {
        card
        for seat, hands in round.hands.items()
        if _is_here(round, seat)
        for hand in hands
        if hand.status != "bust"
        for card in hand.cards
    }
    return frozenset(DECK) - held


def _is_here(round: RoundView, seat: int) -> bool:
    """Whether a seat's cards are in play: in a pot those of one player at a time."""
    return round.small < 0 or seat in (round.small, round.banker)


def possible(layout: Layout, other: Other, told: Told | None = None) -> Hidden:
    """What a hand may be by the cards that lie open; ``chance`` is how well what it did fits that.

    A hand that stood is believed to be one that people stand with, and to have been none before:
    by its total alone, unless ``told`` knows better.
    """
    known = tuple(card for card in other.hand.cards if card != HIDDEN)
    base = layout.counts(known)
    if other.hides == 0:
        place = layout.deck.index.get(tuple(map(int, base)), OVER)
        return Hidden(np.zeros((1, layout.width), np.int64), np.array([place]), np.ones(1))
    if other.hides == 1:
        cards = np.eye(layout.width, dtype=np.int64)
        hands = np.array(
            [layout.deck.index.get(tuple(map(int, base + one)), OVER) for one in cards]
        )
    else:
        fits = (layout.deck.size == len(other.hand.cards)) & (layout.deck.hands >= base).all(axis=1)
        hands = np.flatnonzero(fits)
        cards = layout.deck.hands[hands] - base
    return Hidden(cards, hands, _told(layout, other, hands, told or by_total(layout)))


def hidden_in(layout: Layout, other: Other, pool: Floats) -> Hidden:
    """What a hand may be, where ``pool`` (K,) is what may lie there."""
    found = possible(layout, other)
    for weight in (ways(pool, found.cards) * found.chance, ways(pool, found.cards)):
        if weight.sum() > 0:
            return found._replace(chance=weight / weight.sum())
    return found._replace(chance=np.full(len(found.hands), 1.0 / max(len(found.hands), 1)))


def ways(pool: Floats, cards: Ints) -> Floats:
    """(P,) In how many ways such cards (P, K) may be taken from the pool."""
    found = np.ones(len(cards))
    for n in range(int(cards.max(initial=0))):
        left = np.maximum(pool - n, 0.0) / (n + 1)
        found *= np.where(cards > n, left, 1.0).prod(axis=1)
    return found


def _told(layout: Layout, other: Other, hands: Ints, stood: Told) -> Floats:
    """(P,) How likely each hand is to have done what this one did."""
    status = other.hand.status
    if status == "muerta":
        return np.ones(len(hands))
    if status == "passed":
        return np.where(layout.passes, 1.0, 0.0)
    shows = layout.rules.cards_show_seven_and_a_half
    total = np.where(hands == OVER, LIMIT, layout.deck.total[hands])
    fits = (hands != OVER) & (total <= (LIMIT - 1 if shows and _asked(other) else LIMIT))
    if status != "stood":
        return np.where(fits, 1.0, 0.0)
    return np.where(fits, stood(other, hands), 0.0)


def by_total(layout: Layout) -> Told:
    """Who stands is thought to have a total that people mostly stand with."""

    def stood(other: Other, hands: Ints) -> Floats:
        total = np.where(hands == OVER, LIMIT, layout.deck.total[hands])
        likely = USUAL[np.minimum(total, LIMIT)]
        return likely * _asked_on(layout, other) if other.hides == 1 else likely

    return stood


def _asked(other: Other) -> bool:
    return len(other.hand.cards) > 1


def _asked_on(layout: Layout, other: Other) -> Floats:
    """(K,) How likely one was to ask with what the hand was before, by the card that is hidden."""
    found = np.ones(layout.width)
    for hands in before(layout, other):
        total = np.where(hands == OVER, 0, layout.deck.total[hands])
        asked = np.maximum(1.0 - USUAL[np.minimum(total, LIMIT)], UNSURE)
        found *= np.where(hands == OVER, 1.0, asked)
    return found


def before(layout: Layout, other: Other) -> list[Ints]:
    """(K,) each: what a hand was when it asked, since its one hidden card lies there, by that."""
    cards = other.hand.cards
    found = []
    for size in range(cards.index(HIDDEN) + 1, len(cards)):
        part = layout.counts(tuple(card for card in cards[:size] if card != HIDDEN))
        each = part + np.eye(layout.width, dtype=np.int64)
        found.append(np.array([layout.deck.index.get(tuple(map(int, one)), OVER) for one in each]))
    return found


def believed(seen: Seen) -> tuple[Floats, list[Hidden]]:
    """The cards that may still come, (K,), less what finished hands are believed to hide.

    With what each of ``seen.others`` may be. Each hand's cards are weighed with those that the
    others are believed to have out of the way.
    """
    pool = seen.unseen.astype(np.float64)
    layout = seen.layout
    told = [other for other in seen.others if other.hides and other.finished]
    expected = [np.zeros(layout.width) for _ in told]
    for _ in range(2 if len(told) > 1 else 1):
        for n, other in enumerate(told):
            rest = np.maximum(pool - (sum(expected) - expected[n]), 0.0)
            found = hidden_in(layout, other, rest)
            expected[n] = found.chance @ found.cards
    left = np.maximum(pool - sum(expected), 0.0) if told else pool
    hands = []
    for other in seen.others:
        own = next((n for n, each in enumerate(told) if each is other), -1)
        rest = np.maximum(left + expected[own], 0.0) if own >= 0 else left
        hands.append(hidden_in(layout, other, rest))
    return left, hands
