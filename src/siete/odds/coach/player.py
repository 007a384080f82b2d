"""A player's decisions in a round: what every choice is worth, by the best play from there."""

from typing import Final, NamedTuple

import numpy as np

from siete.cards import VALUE_OF
from siete.game.events import HIDDEN
from siete.game.stages.stakes import limits_in_pot
from siete.game.view import HandView
from siete.odds.coach.hands import Around, Played, Spot, Stakes, played
from siete.odds.coach.kernels import DRAW, NOTHING, STAND, Bank, ends_in
from siete.odds.coach.layout import Layout, Terms, chips, muerta_pay, pay_of
from siete.odds.coach.playing import Streets
from siete.odds.coach.replies import ALL_DOWN, NEVER, NEW_DOWN, SAME_DOWN
from siete.odds.coach.seen import USUAL, Hidden, Other, Seen, believed
from siete.odds.deck import OVER, Floats, Ints
from siete.rules import PAIR_OF_SEVENS, SEVEN_AND_A_HALF

USUAL_STAND: Final = 10
"""From what total, in half points, those who have still to play are thought to stand."""


class Ways(NamedTuple):
    """What a hand is worth by how it goes on, in chips at the lower and the higher stake (2,).

    ``NEVER`` where it may not.
    """

    stand: Floats
    up: Floats
    down: Floats
    raises: bool

    @property
    def asking(self) -> Floats:
        """(2,) Asking in the better way; at the lower stake without raising it."""
        return np.maximum(self.up, self.down)

    @property
    def best(self) -> Floats:
        """(2,) The best of all."""
        best = np.maximum(self.stand, self.asking)
        return np.array([max(best[0], self.asking[1]), best[1]]) if self.raises else best


class Player:
    """A player's hands and what is around them.

    ``plain`` is one that reckons with everything: this one then leaves out what is only estimated.
    """

    def __init__(self, seen: Seen, *, plain: "Player | None" = None) -> None:
        self.seen = seen
        self.plain = plain is not None
        self.memo: dict[tuple[object, ...], Played] = {} if plain is None else plain.memo
        self.layout = seen.layout
        self.rules = seen.view.rules
        self.pool, self.hidden = believed(seen)
        if self.plain:
            self.pool = seen.unseen.astype(np.float64)
        self.floor = chips(seen.round.low)
        low, high = seen.round.low, seen.round.high
        if seen.round.pot >= 0:
            low, high = limits_in_pot(self.rules, seen.round.low, seen.round.pot)
        self.low, self.high = chips(low), chips(high)
        self.bank = self._bank()
        self.others = self._others()
        self.stands = self._stands()

    # What is around

    def _bank(self) -> Bank:
        seen, layout = self.seen, self.layout
        hands = seen.round.hands[seen.round.banker]
        cards = tuple(card for hand in hands for card in hand.cards)
        if cards and HIDDEN not in cards:
            return layout.bank(layout.deck.hand_of(cards))
        return layout.bank(prior=np.where(layout.voids, 0.0, 1.0))

    def _stands(self) -> "np.ndarray[tuple[int], np.dtype[np.bool_]]":
        stands = self.layout.stands
        root = self.bank.root
        if not (self.rules.cards_reach_bank and root >= 0):
            return stands
        hands = self.seen.round.hands[self.seen.round.banker]
        return stands & (self.layout.deck.total >= VALUE_OF[hands[0].cards[0]])

    def _others(self) -> Floats:
        """(19,) What the other players' hands may get by the class of the bank's, in chips."""
        found = np.zeros(19)
        finals = usual_finals(self.layout, self.pool, NOTHING)
        for other, hidden in zip(self.seen.others, self.hidden, strict=True):
            if other.hand.status == "passed":
                continue
            stake = chips(other.hand.stake) or self.low
            if other.hand.status == "playing":
                root = int(hidden.hands[0]) if not other.hides else NOTHING
                chance = usual_finals(self.layout, self.pool, root) if root >= 0 else finals
                found += chance @ pay_of(self.layout, stake)
                continue
            muerta = other.hand.status == "muerta"
            pay = muerta_pay(self.layout, stake) if muerta else pay_of(self.layout, stake)
            found += hidden.chance @ pay[hidden.classes(self.layout, other.unsplit)]
        return found

    def around(self, open_cards: Ints) -> Around:
        """What is around a hand that has these cards face up, (K,)."""
        shown = self.seen.unseen + self.seen.own_down + open_cards
        return Around(
            self.layout,
            self.bank,
            self.pool,
            shown.astype(np.float64),
            self.seen.stock,
            USUAL,
            self.others,
            self.stands,
            self.memo,
        )

    # Stakes

    def may_raise(self) -> bool:
        """Whether a stake may go up with a card."""
        return self.rules.bets_raise and self.rules.bets_form != "fixed"

    def stakes(self, low: float, high: float, *, raises: bool) -> Stakes:
        """Two stakes, and whether one card may stand at each."""
        cap = self.rules.bets_lone_card_cap
        lone = (not cap or low <= self.floor, not cap or high <= self.floor)
        return Stakes(low, high, lone, raises and high > low)

    def stakes_of(self, hand: HandView) -> Stakes:
        """The stake of a hand, and the highest that it may be raised to."""
        stake = chips(hand.stake)
        high = max(stake, self.high) if self.may_raise() else stake
        return self.stakes(stake, high, raises=True)

    def terms(self, number: int) -> Terms:
        """On what terms a hand of the player's is paid, by its number from 1."""
        pot = chips(self.seen.round.pot) if self.seen.round.pot >= 0 else -1.0
        if self.plain:
            return Terms(1.0, pot)
        first = 1.0
        if self.rules.pay_one_double:
            for other, hidden in zip(self.seen.others, self.hidden, strict=True):
                if self._before_me(other) and other.hand.status != "passed":
                    first *= 1.0 - self._has_seven(other, hidden)
        if self.rules.pay_leftmost_double or self.rules.pay_one_double:
            for hand in self.seen.mine[: number - 1]:
                place = self.place_of(hand)
                made = place >= 0 and self.layout.deck.total[place] == 15
                if hand.status in ("stood", "shown") and made:
                    first = 0.0
        return Terms(first, pot)

    def _before_me(self, other: Other) -> bool:
        seats = self.seen.round.seats
        return seats.index(other.seat) < seats.index(self.seen.view.viewer)

    def _has_seven(self, other: Other, hidden: Hidden) -> float:
        made = hidden.classes(self.layout, other.unsplit)
        sevens = (made >= SEVEN_AND_A_HALF) & (made < PAIR_OF_SEVENS)
        return float(hidden.chance[sevens].sum()) if other.hand.status == "stood" else 0.0

    # Hands

    def place_of(self, hand: HandView) -> int:
        """The hand's place in the deck, ``OVER`` when it is bust."""
        known = tuple(card for card in hand.cards if card != HIDDEN)
        return self.layout.deck.hand_of(known) if known else NOTHING

    def kind_of(self, card: int) -> int:
        """The kind of a card."""
        return self.layout.deck.kind_of[card]

    def open_cards(self, hand: HandView) -> Ints:
        """(K,) The cards of a hand that lie face up."""
        pairs = zip(hand.cards, hand.faces, strict=True)
        return self.layout.counts(tuple(card for card, face in pairs if face == "up"))

    def spots(self, hand: HandView, unsplit: bool, faces: tuple[str, ...] = ()) -> list[Spot]:
        """The hand as it may go on: the same way throughout, or (``all_down``) either of two."""
        width = self.layout.width
        root = self.place_of(hand)
        down = [
            self.kind_of(card)
            for card, face in zip(hand.cards, hand.faces, strict=True)
            if face == "down"
        ]
        lies = down[0] if down else width
        if self.rules.cards_draws == "up":
            return [Spot(root, lies, SAME_DOWN, unsplit)]
        if self.rules.cards_draws == "one_down":
            return [Spot(root, lies, NEW_DOWN, unsplit)]
        first = self.kind_of(hand.cards[0])
        up = Spot(root, lies, SAME_DOWN, unsplit)
        covered = Spot(root, first, ALL_DOWN, unsplit)
        if len(hand.cards) > 1 and not faces:
            return [covered] if hand.faces[1] == "down" else [up]
        if faces == ("up",):
            return [up]
        return [covered] if faces == ("down",) else [up, covered]

    def ways(
        self,
        hand: HandView,
        number: int,
        stakes: Stakes,
        *,
        unsplit: bool,
        faces: tuple[str, ...] = (),
        depth: int = 1,
    ) -> Ways:
        """What a hand is worth by how it goes on."""
        around = self.around(self.open_cards(hand))
        terms = self.terms(number)
        never = np.full(2, NEVER)
        found = Ways(never, never, never, stakes.raises)
        for spot in self.spots(hand, unsplit, faces):
            streets = self.streets(around, spot, hand, stakes, terms, depth)
            result = played(around, spot, stakes, terms, streets).found
            if spot.way == ALL_DOWN:
                # Asked for face down its first card is turned up: as it is it stands otherwise.
                alone = len(hand.cards) == 1 and found.stand[0] > NEVER
                stand = found.stand if alone else result[0]
                found = found._replace(stand=stand, down=result[1])
            else:
                found = found._replace(stand=result[0], up=result[1], down=result[2])
        return found

    def finished(self, hand: HandView, number: int, *, unsplit: bool) -> float:
        """What a hand is worth that stands, or is bust, at its stake."""
        stake = chips(hand.stake)
        if hand.status == "passed":
            return 0.0
        place = self.place_of(hand)
        if hand.status == "bust" or place == OVER:
            return -stake
        shown = hand.status == "shown"
        cards = self.layout.counts(hand.cards) if shown else self.open_cards(hand)
        around = self.around(cards)
        spot = self.spots(hand, unsplit)[0]
        if shown:
            spot = Spot(place, self.layout.width, SAME_DOWN, unsplit)
        stakes = Stakes(stake, stake)
        return float(played(around, spot, stakes, self.terms(number), finished=True).found[0, 0])

    def worth(self, number: int, *, unsplit: bool) -> float:
        """What one of the player's hands is worth at its stake, played on in the best way."""
        hand = self.seen.mine[number - 1]
        if hand.status != "playing" or self.place_of(hand) == OVER:
            return self.finished(hand, number, unsplit=unsplit)
        ways = self.ways(hand, number, self.stakes_of(hand), unsplit=unsplit)
        return float(ways.best[0])

    # Further hands, the streets of R9

    def may_open(self, hand: HandView) -> bool:
        """Whether it is reckoned with that a figure to come may open another hand.

        It hardly matters any more for a hand that has kept a figure already.
        """
        if len(self.seen.mine) >= self.rules.split_max_hands or self.plain:
            return False
        if len(hand.cards) > 1:
            return False
        place = self.place_of(hand)
        if place < 0 or not self.layout.streets[place]:
            return False
        if self.rules.split_when == "pair":
            return True
        figures = self.layout.figures
        return all(figures[self.kind_of(card)] for each in self.seen.mine for card in each.cards)

    def new_stakes(self, stakes: Stakes) -> Stakes:
        """The lowest and highest stake of a further hand."""
        rule = self.rules.split_stake
        if rule == "equal" or self.rules.bets_form == "fixed":
            return self.stakes(stakes.low, stakes.high, raises=stakes.raises)
        first = chips(self.seen.mine[0].stake) or stakes.low
        low = first if rule == "at_least" else self.low
        return self.stakes(min(low, self.high), self.high, raises=self.may_raise())

    def new_hand(self, around: Around, stakes: Stakes, terms: Terms, depth: int = 0) -> Floats:
        """(2,) What a figure is worth as a hand of its own, at both stakes."""
        figure = self.figure()
        count = int(self.layout.deck.single[figure])
        width = self.layout.width
        way = {"up": SAME_DOWN, "one_down": NEW_DOWN, "all_down": SAME_DOWN}[self.rules.cards_draws]
        spot = Spot(count, width, way, unsplit=False)
        one = np.eye(width)[figure]
        around = around._replace(
            pool=np.maximum(around.pool - one, 0.0),
            shown=np.maximum(around.shown, one),
        )
        streets = self.streets_at(around, spot, stakes, terms, depth)
        return played(around, spot, stakes, terms, streets).root(spot, width)

    def figure(self) -> int:
        """The kind of card that most often opens a hand."""
        counts = np.where(self.layout.figures, self.layout.deck.counts, 0)
        return int(counts.argmax())

    def streets(
        self,
        around: Around,
        spot: Spot,
        hand: HandView,
        stakes: Stakes,
        terms: Terms,
        depth: int,
    ) -> Streets | None:
        """What figures to come may open from this hand; None where none may."""
        return self.streets_at(around, spot, stakes, terms, depth) if self.may_open(hand) else None

    def streets_at(
        self, around: Around, spot: Spot, stakes: Stakes, terms: Terms, depth: int
    ) -> Streets | None:
        """The same where any hand may; ``depth`` is how many more one reckons with."""
        if depth <= 0 or self.rules.split_max_hands < 2 or self.plain:
            return None
        one = np.eye(self.layout.width)[self.figure()]
        fewer = around._replace(pool=np.maximum(around.pool - one, 0.0))
        split = spot._replace(unsplit=False)
        inner = self.streets_at(fewer, split, stakes, terms, depth - 1)
        left = played(fewer, split, stakes, terms, inner).values
        opened = self.new_hand(around, self.new_stakes(stakes), terms, depth - 1)
        equal = self.rules.split_stake == "equal" or self.rules.bets_form == "fixed"
        gain = opened if equal else np.full(2, opened.max())
        return Streets(self.layout.streets, self.layout.figures, left, gain)


def usual_finals(layout: Layout, pool: Floats, root: int) -> Floats:
    """(19,) Where a player's hand ends who draws below 5, by class; from a root or from nothing."""
    policy = np.where(layout.deck.total < USUAL_STAND, DRAW, STAND)
    chance = np.empty(19)
    none = np.zeros(layout.width, np.int64)
    bank = layout.bank(root)._replace(burns=np.zeros(layout.width, np.bool_))
    ends_in(layout.cards, bank, pool, none, 40, policy, NOTHING, chance)
    return chance
