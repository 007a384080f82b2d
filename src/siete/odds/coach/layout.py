"""What the rules come to for the compiled part: a deck's arrays, what binds the banker, pay."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from siete.amounts import CHIP, Amount
from siete.cards import IS_FIGURE
from siete.game.facts import VOIDING_RANK
from siete.game.hands import MUERTA_RANK
from siete.odds.coach.kernels import DRAW, NOTHING, STAND, Bank, Cards
from siete.odds.deck import OVER, Bools, Deck, Floats, Ints, added, deck_of
from siete.rules import SEVEN_AND_A_HALF, WILD_NATURAL, Rules


class Layout(NamedTuple):
    """A deck under some rules, made once.

    ``forced`` (H,) is what the banker must do with a hand, 0 where it chooses. By kind (K,):
    ``bank_burns``, ``burns``, ``passes``, ``voids``, ``figures`` (may open a hand), ``muertas``.
    ``stands`` (H,): hands with which a player may stand, where no card of the banker's is to be
    reached. ``streets`` (H,): hands whose next figure may open a hand.
    """

    rules: Rules
    deck: Deck
    cards: Cards
    forced: Ints
    bank_burns: Bools
    burns: Bools
    passes: Bools
    voids: Bools
    figures: Bools
    muertas: Bools
    stands: Bools
    streets: Bools

    @property
    def width(self) -> int:
        """How many kinds of cards there are (K)."""
        return self.deck.width

    def counts(self, cards: "tuple[int, ...] | frozenset[int]") -> Ints:
        """(K,) how many of these cards are of each kind."""
        found = np.zeros(self.width, np.int64)
        for card in cards:
            found[self.deck.kind_of[card]] += 1
        return found

    def bank(self, root: int = NOTHING, prior: Floats | None = None) -> Bank:
        """The bank with a hand that lies open, or a hidden card (``prior``: its weights)."""
        weights = np.ones(self.width) if prior is None else prior
        return Bank(root, weights, self.forced, self.bank_burns)


@lru_cache(maxsize=64)
def layout_of(rules: Rules) -> Layout:
    """The forty cards under these rules, made once."""
    deck = deck_of(rules)
    by_kind = [kind.cards[0] for kind in deck.kinds]
    rank = np.array([_rank(card) for card in by_kind], np.int64)
    figures = np.array([IS_FIGURE[card] for card in by_kind], np.bool_)
    burns = np.array([kind.burns for kind in deck.kinds], np.bool_)
    bank_burns = burns if rules.first_card_bank_burns else np.zeros_like(burns)
    stands, forced = _bound(rules, deck)
    return Layout(
        rules=rules,
        deck=deck,
        cards=_cards(deck),
        forced=forced,
        bank_burns=bank_burns if not rules.bank_draws_to else np.zeros_like(burns),
        burns=burns,
        passes=np.array([kind.passes for kind in deck.kinds], np.bool_),
        voids=(rank == VOIDING_RANK) & rules.bank_void_on_three,
        figures=figures,
        muertas=(rank == MUERTA_RANK) & rules.specials_muerta,
        stands=stands,
        streets=_streets(rules, deck, figures),
    )


def _rank(card: int) -> int:
    from siete.cards import RANK_OF

    return RANK_OF[card]


def _cards(deck: Deck) -> Cards:
    count, width = deck.hands.shape
    plus = np.full((count, width), OVER, np.int64)
    before = np.full((count, width), OVER, np.int64)
    for hand, place in deck.index.items():
        for k in range(width):
            larger = deck.index.get(added(hand, k), OVER)
            plus[place, k] = larger
            if larger >= 0:
                before[larger, k] = place
    return Cards(
        deck.hands,
        deck.size,
        deck.total,
        deck.ends,
        deck.after,
        plus,
        before,
        deck.single,
        np.stack([deck.split_classes, deck.classes]),
        (deck.hands > 0).argmax(axis=1),
    )


def _bound(rules: Rules, deck: Deck) -> tuple[Bools, Ints]:
    """With which hands one may stand, and what the banker must do with each."""
    stands = np.ones(len(deck.total), np.bool_)
    if rules.deck_wild is not None and rules.deck_wild_alone == "draws":
        wilds = [k for k, kind in enumerate(deck.kinds) if kind.wild]
        stands[deck.single[wilds]] = False
    forced = np.where(stands, 0, DRAW)
    if rules.bank_draws_to:
        forced = np.where((deck.total < rules.bank_draws_to) | ~stands, DRAW, STAND)
    return stands, forced.astype(np.int64)


def _streets(rules: Rules, deck: Deck, figures: Bools) -> Bools:
    """The hands whose next figure may open another (R9)."""
    if rules.split_max_hands < 2:
        return np.zeros(len(deck.total), np.bool_)
    all_figures = deck.hands[:, ~figures].sum(axis=1) == 0
    found: Bools = all_figures & (deck.size == 1) if rules.split_when == "pair" else all_figures
    return found


class Terms(NamedTuple):
    """On what terms a hand is paid besides the pay matrix.

    ``first`` is the chance that its seven and a half is paid its multiple (R18), ``pot`` what the
    pot holds, in chips, or -1.
    """

    first: float = 1.0
    pot: float = -1.0


def pay_of(layout: Layout, stake: float, terms: Terms = Terms()) -> Floats:  # noqa: B008
    """What a hand with this stake gets, (19, 19) by its class and the bank's, in chips."""
    pay = layout.deck.pay.copy()
    if terms.first < 1.0:
        sevens = pay[SEVEN_AND_A_HALF : WILD_NATURAL + 1]
        sevens[:] = np.where(sevens > 1.0, 1.0 + terms.first * (sevens - 1.0), sevens)
    pay *= stake
    return np.minimum(pay, terms.pot) if terms.pot >= 0 else pay


def muerta_pay(layout: Layout, stake: float, terms: Terms = Terms()) -> Floats:  # noqa: B008
    """The same for a muerta (R10): it is paid ``pay.muerta`` unless the bank has seven and a half.

    A winning hand against such a bank, a natural that beats it, is paid as a hand of its class.
    """
    from siete.amounts import ONE
    from siete.rules import PAIR_OF_SEVENS

    pay = layout.deck.pay.copy()
    better = layout.rules.pay_muerta / ONE
    low = pay[:PAIR_OF_SEVENS, :SEVEN_AND_A_HALF]
    low[:] = np.where(low > 0, better, low)
    pay *= stake
    return np.minimum(pay, terms.pot) if terms.pot >= 0 else pay


def chips(amount: Amount) -> float:
    """An amount in chips, for reckoning: no money comes from it."""
    return amount / CHIP
