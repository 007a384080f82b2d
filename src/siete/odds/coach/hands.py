"""One hand of a player as the compiled part takes it, and what comes back."""

from typing import NamedTuple

import numpy as np

from siete.odds.coach.kernels import NOTHING, Bank
from siete.odds.coach.layout import Layout, Terms, muerta_pay, pay_of
from siete.odds.coach.playing import Streets, play
from siete.odds.coach.replies import NEVER, SAME_DOWN, Mine, Table
from siete.odds.deck import OVER, Bools, Floats, Ints


class Stakes(NamedTuple):
    """Two stakes of a hand, in chips: what it is, or the least, and what it may be at most.

    ``lone`` says whether one card may stand at each of the two, ``raises`` whether the stake may go
    from the one to the other with a card.
    """

    low: float
    high: float
    lone: tuple[bool, bool] = (True, True)
    raises: bool = False


class Around(NamedTuple):
    """What is around a player's hands; see ``playing.Table`` and ``kernels.Bank``.

    ``stands`` (H,) are the hands with which the rules let a player stand. ``memo`` keeps what was
    played already for one answer.
    """

    layout: Layout
    bank: Bank
    pool: Floats
    shown: Floats
    stock: int
    usual: Floats
    others: Floats
    stands: Bools
    memo: "dict[tuple[object, ...], Played]"


class Spot(NamedTuple):
    """A hand, by its place in the deck, or ``NOTHING`` before its first card.

    ``down`` and ``way`` as in ``playing.Mine``.
    """

    root: int
    down: int
    way: int
    unsplit: bool
    first_up: bool = False


class Played(NamedTuple):
    """What a hand is worth, in chips, at the lower and the higher stake.

    ``values`` (2, H, K + 1) and ``found`` (3, 2) as in ``playing.play``; ``by_card`` and ``apart``
    too.
    """

    values: Floats
    found: Floats
    by_card: Floats
    apart: Floats

    def root(self, spot: Spot, width: int) -> Floats:
        """(2,) What the hand itself is worth."""
        column = width if spot.way > SAME_DOWN + 1 else spot.down
        return self.values[:, spot.root, column]


def no_streets(layout: Layout) -> Streets:
    """No card opens a hand."""
    count, width = layout.cards.hands.shape
    return Streets(
        np.zeros(count, np.bool_),
        np.zeros(width, np.bool_),
        np.zeros((2, count, width + 1)),
        np.full(2, NEVER),
    )


def played(
    around: Around,
    spot: Spot,
    stakes: Stakes,
    terms: Terms,
    streets: Streets | None = None,
    *,
    finished: bool = False,
    each_card: bool = False,
    each_way: bool = False,
) -> Played:
    """Play a hand in the best way; ``finished``: it has stood.

    ``by_card`` is empty but where ``each_card``, ``apart`` but where ``each_way``.
    """
    key = _key(around, spot, stakes, terms, finished=finished)
    plain = streets is None and not each_card and not each_way
    if plain and key in around.memo:
        return around.memo[key]
    wanted = (each_card, each_way)
    found = _played(around, spot, stakes, terms, streets, finished=finished, wanted=wanted)
    if plain:
        around.memo[key] = found
    return found


def _key(
    around: Around, spot: Spot, stakes: Stakes, terms: Terms, *, finished: bool
) -> tuple[object, ...]:
    """All that a hand's worth depends on within one answer."""
    arrays = (around.pool, around.shown, around.others)
    return (spot, stakes, terms, finished, *(array.tobytes() for array in arrays))


def _played(
    around: Around,
    spot: Spot,
    stakes: Stakes,
    terms: Terms,
    streets: Streets | None,
    *,
    finished: bool,
    wanted: tuple[bool, bool],
) -> Played:
    layout = around.layout
    count, width = layout.cards.hands.shape
    pay = np.stack([pay_of(layout, stakes.low, terms), pay_of(layout, stakes.high, terms)])
    mine = Mine(
        spot.root,
        spot.down,
        spot.way,
        int(spot.unsplit),
        spot.first_up,
        around.stands,
        np.array(stakes.lone, np.bool_),
        layout.rules.cards_show_seven_and_a_half,
        stakes.raises,
        pay,
    )
    table = Table(
        around.pool,
        around.shown,
        0 if finished else around.stock,
        around.usual,
        around.others,
    )
    values = np.empty((2, count, width + 1))
    found = np.empty((3, 2))
    by_card = np.zeros((2, count, width + 1, width) if wanted[0] else (0, 0, 0, 0))
    apart = np.full((2, 2, count, width + 1) if wanted[1] else (0, 0, 0, 0), NEVER)
    bank = around.bank
    play(
        layout.cards,
        bank,
        mine,
        streets or no_streets(layout),
        table,
        values,
        found,
        by_card,
        apart,
    )
    return Played(values, found, by_card, apart)


def muerta_worth(around: Around, spot: Spot, stake: float, terms: Terms) -> float:
    """What it is worth to ask for one card that nobody sees (R10)."""
    from siete.odds.coach.kernels import ends_in, reply

    layout = around.layout
    pay = muerta_pay(layout, stake, terms)
    pool = around.pool
    shown = np.maximum(around.shown - layout.deck.hands[spot.root], 0.0)
    cards = np.eye(layout.width, dtype=np.int64)
    hands = layout.cards.plus[spot.root]
    made = np.where(hands == OVER, 0, layout.cards.classes[int(spot.unsplit)][hands])
    weight = shown / shown.sum()
    policy = np.empty(len(layout.deck.size), np.int64)
    worth = np.empty(len(layout.deck.size))
    reply(
        layout.cards,
        around.bank,
        shown,
        around.stock - 1,
        cards,
        weight,
        pay[made] + around.others,
        policy,
        worth,
    )
    chance = np.empty(19)
    value = 0.0
    for k in range(layout.width):
        if pool[k] > 0:
            taken: Ints = cards[k]
            bank = around.bank
            ends_in(layout.cards, bank, pool, taken, around.stock - 1, policy, NOTHING, chance)
            value += float(pool[k]) / float(pool.sum()) * float(chance @ pay[made[k]])
    return value
