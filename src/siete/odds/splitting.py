"""Going through all ways to split against a banker who draws to a total.

While all cards of a player's are figures, a further hand may be opened with each (R9). Which hands
and stakes there are is solved by going through all ways in which that can come about. Then each
hand is worth what it is worth by itself, given the cards that are out, wherever the banker ends:
the sum of that is reached by who plays each hand without looking at what his others draw later,
which is the lower bound. Looking at them adds a little: the upper bound adds an estimate of all
that it can (``siete.odds.hindsight``).
"""

from collections.abc import Callable
from fractions import Fraction
from math import ceil, factorial
from typing import Final

from siete.cards import IS_FIGURE
from siete.odds.deck import OVER
from siete.odds.doubles import both_made
from siete.odds.hindsight import Gains
from siete.odds.street import Street, Streets, packed, single_card, unpacked
from siete.odds.turn import BURN, STAND, Burnt, Game, Turn, largest_stake

_MOST_FIGURES: Final = 8

_MOST_DOUBLED: Final = 4
"""With more cards, only the first of a player's hands is taken to be paid double."""


class Splitting:
    """One player who may split, against a banker who draws to a total.

    Args:
        game: The round without splitting.
        looking: What each hand gains at most by looking at what the others draw, as
            ``gains_by_looking`` has it. With it values are an upper bound, without it a lower one.
        split: The game of a hand among several, if there is one already.
        most_figures: From so many figures in a row on, further hands are not looked into.
    """

    def __init__(
        self,
        game: Game,
        looking: Gains | None = None,
        split: Game | None = None,
        *,
        most_figures: int = _MOST_FIGURES,
    ) -> None:
        deck, rules = game.deck, game.deck.rules
        total = game.banker_draws_to
        once = (rules.pay_leftmost_double or rules.pay_one_double) and not looking
        self.game = game
        self._first = split or Game(deck, total, split=True)
        self._other = Game(deck, total, split=True, struck=True) if once else self._first
        self._looking = looking
        self._most = rules.split_max_hands
        self._most_figures = most_figures
        self._pairs = rules.split_when == "pair"
        self._in_order = rules.split_target == "in_order"
        self._top = int(largest_stake(rules) * game.widened)
        self._figure = [IS_FIGURE[kind.cards[0]] for kind in deck.kinds]
        self._hands = [packed(row) for row in deck.hands.tolist()]
        self._sizes: list[int] = deck.size.tolist()
        self._singles: list[int] = deck.single.tolist()
        self._after = deck.after.tolist()
        self._ends = deck.ends.tolist()
        self._splits: dict[tuple[int | None, int, Streets, int], int] = {}
        self._alones: dict[tuple[int | None, int, int, int], dict[Street, int]] = {}
        self._doubles: dict[tuple[int | None, int, Street, Street], int] = {}
        self._unseen: dict[tuple[int | None, int], list[int]] = {}

    def value(self, told: Callable[[], None] | None = None) -> Fraction:
        """What a round is worth, in first stakes; ``told`` is called after each bank card."""
        game = self.game
        total = 0
        for first in game.firsts:
            many = 1 if first is None else int(game.deck.counts[first])
            total += many * sum(
                count * self._begun(first, 0, kind)
                for kind, count in enumerate(self._left(first, 0))
                if count
            )
            if told is not None:
                told()
        return Fraction(total, game.unit * factorial(len(game.deck.cards)))

    def of_hand(self, first: int | None, hand: int) -> Fraction:
        """What a hand is worth from which on one may split (``may_split``), in first stakes."""
        unseen = factorial(sum(self._left(first, self._hands[hand])))
        if self._sizes[hand] == 1:
            worth = self._begun(first, 0, self._singles.index(hand))
        else:
            worth = self._split(first, 0, (Street(hand, high=False, first=True),), 1)
        return Fraction(worth, self.game.unit * unseen)

    def _begun(self, first: int | None, burnt: int, kind: int) -> int:
        """What a first card is worth with these cards burnt before it."""
        game = self.game
        hand = self._singles[kind]
        out = self._unpacked(burnt)
        options = dict(game.turn(first, out).options[hand])
        if BURN in options and sum(out) < game.deepest:
            burnt_too = burnt + self._hands[hand]
            options[BURN] = sum(
                count * self._begun(first, burnt_too, new)
                for new, count in enumerate(self._left(first, burnt_too))
                if count
            )
        worth = max(options.values())
        if not self._figure[kind]:
            return worth
        return max(worth, self._split(first, burnt, (Street(hand, high=False, first=True),), 1))

    def orders(self, first: int | None, out: int, streets: Streets) -> int:
        """In how many orders the cards may lie that the player has not seen who has these hands."""
        return self._first.orders(self._left(first, self._known(out, streets)))

    def split(self, first: int | None, out: int, streets: Streets) -> int:
        """What hands of figures alone are worth, in ``Game.unit`` times the orders of the unseen.

        ``out`` are cards out besides, packed.
        """
        return self._split(first, out, streets, len(streets))

    def asked(self, first: int | None, out: int, streets: Streets) -> int:
        """The same where a card is asked for, for the first hand."""
        return self._asked(first, out, streets, len(streets), 0)

    def _split(self, first: int | None, out: int, streets: Streets, many: int) -> int:
        """What hands are worth that have figures only, with these cards out besides.

        ``many`` is how many hands the player has opened.
        """
        key = (first, out, streets, many)
        worth = self._splits.get(key)
        if worth is None:
            worth = self._splits[key] = self._looked_into(first, out, streets, many)
        return worth

    def _looked_into(self, first: int | None, out: int, streets: Streets, many: int) -> int:
        known = self._known(out, streets)
        worth = self._by_themselves(first, out, streets, many, known)
        left = self._left(first, known)
        if many == self._most or sum(left) <= self.game.aside(first):
            return worth
        if sum(self._sizes[street.hand] for street in streets) >= self._most_figures:
            return worth + self._beyond(left, many)
        stood = self._stood(first, out, streets, many)
        if stood is not None:
            worth = max(worth, stood)
        for place in self._targets(streets):
            worth = max(worth, self._asked(first, out, streets, many, place))
            street = streets[place]
            if self.game.highest > 1 and not street.high:
                raised = self._with(streets, place, street._replace(high=True))
                again = (
                    raised.index(street._replace(high=True))
                    if place and not self._in_order
                    else place
                )
                worth = max(worth, self._asked(first, out, raised, many, again))
        return worth

    def _targets(self, streets: Streets) -> list[int]:
        """The hands that a card may be asked for, hands that are alike once (R9)."""
        unfinished = [
            place for place, each in enumerate(streets) if not (each.stood or self._ends[each.hand])
        ]
        if self._in_order:
            return unfinished[:1]
        return [place for place in unfinished if streets.index(streets[place]) == place]

    def _stood(self, first: int | None, out: int, streets: Streets, many: int) -> int | None:
        """What it is worth to stand with the first unfinished hand; None where that is nothing."""
        unfinished = self._targets(streets)
        if not self._in_order or self._pairs or not unfinished:
            return None
        (place,) = unfinished
        street = streets[place]
        capped = self.game.deck.rules.bets_lone_card_cap and self._sizes[street.hand] == 1
        if STAND not in self._turn(first, self._known(out, streets), street, many).options[
            street.hand
        ] or (street.high and capped):
            return None
        return self._split(
            first, out, self._with(streets, place, street._replace(stood=True)), many
        )

    def _with(self, streets: Streets, place: int, street: Street) -> Streets:
        """The hands with one of them changed, or one more at the end.

        Those after the first are sorted where their order does not matter.
        """
        changed = (*streets[:place], street, *streets[place + 1 :])
        return changed if self._in_order else (changed[0], *sorted(changed[1:]))

    def _changed(self, streets: Streets, place: int, hand: int) -> Streets:
        """The hands with another in the place of one, in any order."""
        street = streets[place]
        changed = Street(hand, street.high, street.first, street.stood)
        return (*streets[:place], changed, *streets[place + 1 :])

    def _asked(self, first: int | None, out: int, streets: Streets, many: int, place: int) -> int:
        """What it is worth to ask for a card for one of the hands."""
        street = streets[place]
        known = self._known(out, streets)
        left = self._left(first, known)
        opens = not self._pairs or self._opens(street)
        worth = 0
        for kind, count in enumerate(left):
            if not count:
                continue
            after = self._after[street.hand][kind]
            if after == OVER:
                lost = self._stake(street) * self.game.banker.unit * self._after_one(left, kind)
                dealt = known + single_card(kind)
                gone = out + self._hands[street.hand] + single_card(kind)
                others = streets[:place] + streets[place + 1 :]
                worth += count * (self._by_themselves(first, gone, others, many, dealt) - lost)
                continue
            if not self._figure[kind]:
                dealt = known + single_card(kind)
                kept = self._changed(streets, place, after)
                worth += count * self._by_themselves(first, out, kept, many, dealt)
                continue
            kept = self._with(streets, place, street._replace(hand=after))
            best = self._split(first, out, kept, many)
            if opens:
                new = self._singles[kind]
                for high in self.stakes(streets):
                    more = self._with(streets, len(streets), Street(new, high, first=False))
                    best = max(best, self._split(first, out, more, many + 1))
            worth += count * best
        return worth

    def stakes(self, streets: Streets) -> tuple[bool, ...]:
        """Whether a further hand may be opened at the lowest stake, the highest, or either."""
        high = streets[0].high
        if self._top == self.game.widened:
            return (False,)
        rule = self.game.deck.rules.split_stake
        if rule == "equal" or (rule == "at_least" and high):
            return (high,)
        return (False, True)

    def _by_themselves(
        self, first: int | None, out: int, streets: Streets, many: int, known: int
    ) -> int:
        """The sum of what the hands are worth each by itself, all the cards being ``known``."""
        room = 0
        if self._pairs and many > 1:
            lone = sum(self._opens(street) for street in streets)
            room = self._most - many if self._looking else (self._most - many) // max(lone, 1)
        worths = self._alones.setdefault((first, known, many, room), {})
        worth = 0
        for street in streets:
            one = worths.get(street)
            if one is None:
                one = self._alone(first, known, street, many, room)
            worth += one
        if self._other is not self._first and many > 1 and out == 0:
            worth += self._doubled(first, known, streets)
        return worth

    def _doubled(self, first: int | None, known: int, streets: Streets) -> int:
        """What the best of the other hands gains at least by being paid double itself.

        It is, where the first hand comes to no seven and a half.
        """
        one, *others = streets
        if not one.first or sum(self._sizes[street.hand] for street in streets) > _MOST_DOUBLED:
            return 0
        return max((self._gains(first, known, one, other) for other in set(others)), default=0)

    def _gains(self, first: int | None, known: int, one: Street, other: Street) -> int:
        key = (first, known, one, other)
        gain = self._doubles.get(key)
        if gain is None:
            held = [
                (street.hand, street.high, self._unpacked(known - self._hands[street.hand]))
                for street in (one, other)
            ]
            both = both_made(self._first, first, *held)
            gain = 0
            if both is not None:
                scale = self._stake(other) * factorial(sum(self._left(first, known)))
                lost = both * scale * self._first.doubled
                paid = other._replace(first=True)
                more = self._unsplit(first, known, paid, 2) - self._unsplit(first, known, other, 2)
                gain = max(0, more - ceil(lost))
            self._doubles[key] = gain
        return gain

    def _alone(self, first: int | None, known: int, street: Street, many: int, room: int) -> int:
        """What a hand is worth by itself, all cards that the player knows being these.

        ``room`` is how many hands more may come of it, where its next figure may open one.
        """
        worths = self._alones.setdefault((first, known, many, room), {})
        worth = worths.get(street)
        if worth is None:
            worth = self._unsplit(first, known, street, many)
            if room and self._opens(street):
                raised = street._replace(high=True)
                for each in {street, raised} if self.game.highest > 1 else {street}:
                    worth = max(worth, self._asked_alone(first, known, each, many, room))
            worths[street] = worth
        return worth

    def _asked_alone(
        self, first: int | None, known: int, street: Street, many: int, room: int
    ) -> int:
        """What it is worth to ask for a card for a hand of one figure, which may open another."""
        worth = 0
        for kind, count in enumerate(self._left(first, known)):
            if not count:
                continue
            dealt = known + single_card(kind)
            kept = street._replace(hand=self._after[street.hand][kind])
            best = self._unsplit(first, dealt, kept, many)
            if self._figure[kind]:
                rest = self._alone(first, dealt, street, many + 1, room - 1)
                for high in self.stakes((street,)):
                    more = Street(self._singles[kind], high, first=False)
                    opened = self._alone(first, dealt, more, many + 1, room - 1)
                    best = max(best, rest + opened)
            worth += count * best
        return worth

    def _unsplit(self, first: int | None, known: int, street: Street, many: int) -> int:
        """What a hand is worth by itself that opens no other.

        For the upper bound it gains by what is seen of the others' cards, but for the first one
        where hands are played in order.
        """
        game = self.game
        turn = self._turn(first, known, street, many)
        if street.stood:
            stands = turn.options[street.hand][STAND]
            return stands // game.widened * self._top if street.high else stands
        worth = turn.high[street.hand] * self._top if street.high else turn.best[street.hand]
        if not self._looking or many == 1 or (self._in_order and street.first):
            return worth
        gains = self._looking[first]
        gain = gains[min(many, len(gains) - 1)][street.high]
        left = self._left(first, known)
        scale = self._stake(street) * game.banker.unit * self._first.orders(left)
        part, whole = gain.as_integer_ratio()
        return worth - (-part * scale // whole)  # rounded up

    def _turn(self, first: int | None, known: int, street: Street, many: int) -> Turn:
        """The turn of a hand by itself, all cards that the player knows being these."""
        among = self._first if street.first else self._other
        elsewhere = self._unpacked(known - self._hands[street.hand])
        return (among if many > 1 else self.game).turn(first, elsewhere)

    def _opens(self, street: Street) -> bool:
        """Whether a figure makes two figures and nothing else of a hand."""
        return self._sizes[street.hand] == 1

    def _beyond(self, left: list[int], many: int) -> int:
        """What hands are worth at most that are not looked into and could still be opened."""
        if not self._looking:
            return 0
        banker = self.game.banker
        figures = sum(
            count * self._after_one(left, kind)
            for kind, (count, figure) in enumerate(zip(left, self._figure, strict=True))
            if count and figure
        )
        each = max(int(banker.pay.max()), banker.unit) * self._top
        return (self._most - many) * each * figures

    def _after_one(self, left: list[int], kind: int) -> int:
        """In how many orders the others of these cards may lie after one of a kind."""
        return self._first.orders([*left[:kind], left[kind] - 1, *left[kind + 1 :]])

    def _stake(self, street: Street) -> int:
        """A hand's stake in first stakes times ``Game.widened``."""
        return self._top if street.high else self.game.widened

    def _known(self, out: int, streets: Streets) -> int:
        """All cards that the player knows but for the bank card."""
        return out + sum(self._hands[street.hand] for street in streets)

    def _left(self, first: int | None, known: int) -> list[int]:
        """How many cards of each kind the player has not seen."""
        left = self._unseen.get((first, known))
        if left is None:
            game = self.game
            found: list[int] = (game.deck.counts - game.gone(first, self._unpacked(known))).tolist()
            left = self._unseen[first, known] = found
        return left

    def _unpacked(self, cards: int) -> Burnt:
        """How many cards of each kind there are in a multiset."""
        return unpacked(cards, self.game.deck.width)
