"""Counting rounds from the sheets, without the engine.

Nothing here knows a card: a stock is how many cards of each value are left, a hand is its half
points, its number of cards and where its stake stands. What the rulesets differ in is written down
again, from the readings and the sheets.
"""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

VALUES = (1, 2, 4, 6, 8, 10, 12, 14)
FIGURE, THREE, FOUR, SEVEN = 1, 6, 8, 14
WILD = len(VALUES)
FULL = (12, 4, 4, 4, 4, 4, 4, 4, 0)
FULL_WITH_WILD = (11, 4, 4, 4, 4, 4, 4, 4, 1)
LIMIT = 15
HOUSE_DRAWS_TO = 10


class Sheet(NamedTuple):
    """What one ruleset says, as far as it changes what may be done.

    ``faces``: in how many ways a card may be asked for, and whether the first one ``settles`` it.
    ``first_cards``: threes pass and void, fours burn, a seven may be a muerta. ``house``: the game
    of the casinos, whose banker plays by rule, whose players reach its card, and with a wild card.
    """

    seats: int
    when: str
    stakes: int
    raises: bool = False
    faces: int = 1
    settles: bool = False
    streets: int = 1
    named: bool = False
    shown: bool = False
    cap: bool = False
    first_cards: bool = False
    house: bool = False


SHEETS = {
    "set_i_mig": Sheet(
        2, "after", 3, raises=True, faces=2, streets=12, named=True, cap=True, first_cards=True
    ),
    "siete_y_media": Sheet(2, "after", 91, faces=2, streets=12),
    "sete_e_meio": Sheet(2, "turn", 10, raises=True, faces=2, settles=True),
    "sette_e_mezzo": Sheet(2, "before", 10, shown=True),
    "eptamisi": Sheet(4, "before", 10, shown=True),
    "sala": Sheet(2, "before", 10, shown=True, house=True),
}


class Street(NamedTuple):
    """A hand: half points without the wild card, whether it has that, its cards and its stake.

    ``stake`` counts from the lowest, -1 for none yet; where none can be raised all are alike.
    """

    points: int = 0
    wild: bool = False
    cards: int = 0
    stake: int = -1
    settled: bool = False
    state: str = "plays"

    @property
    def total(self) -> int:
        if not self.wild or self.cards == 1:
            return self.points + self.wild
        fitting = [self.points + value for value in VALUES if self.points + value <= LIMIT]
        return max(fitting, default=LIMIT + 1)

    def with_card(self, kind: int) -> "Street":
        if kind == WILD:
            return self._replace(wild=True, cards=self.cards + 1)
        return self._replace(points=self.points + VALUES[kind], cards=self.cards + 1)


Player = tuple[Street, ...]


class Spot(NamedTuple):
    """A moment of a round: what is awaited of whom, the cards left, and everybody's hands.

    ``phase``: ``stakes``, ``first`` card, the banker's ``word``, ``bets``, a ``turn``, or the card
    that ``street`` asked for (``card``, ``burn``, ``muerta``). ``figure``: the last card of
    ``street`` may still open one of its own. The banker is the last of ``players``.
    """

    phase: str
    who: int
    stock: tuple[int, ...]
    players: tuple[Player, ...]
    street: int = 0
    figure: bool = False

    def put(self, player: Player) -> "Spot":
        """The same with other hands of who is to act."""
        return self._replace(
            players=(*self.players[: self.who], player, *self.players[self.who + 1 :])
        )

    def put_street(self, number: int, street: Street) -> "Spot":
        """The same with another state of one hand of who is to act."""
        mine = self.players[self.who]
        return self.put((*mine[:number], street, *mine[number + 1 :]))


Way = tuple[int, Spot | None]
"""In how many ways something may be done, and where it leads; None: the round is over."""


class Rounds:
    """Counts the rounds of one sheet, each cut off after a number of actions, cards included."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.banker = sheet.seats - 1
        self.count = cache(self._count)

    def start(self) -> Spot:
        stock = FULL_WITH_WILD if self.sheet.house else FULL
        phase = "stakes" if self.sheet.when == "before" else "first"
        return Spot(phase, 0, stock, ((Street(),),) * self.sheet.seats)

    def _count(self, spot: Spot | None, depth: int) -> int:
        if spot is None or depth == 0:
            return 1
        return sum(ways * self.count(after, depth - 1) for ways, after in self.ways(spot))

    def ways(self, spot: Spot) -> Iterator[Way]:
        match spot.phase:
            case "stakes":
                return self.stakes(spot)
            case "word":
                return self.word(spot)
            case "bets":
                return self.bets(spot)
            case "turn":
                return self.bank(spot) if spot.who == self.banker else self.turn(spot)
            case _:
                return self.cards(spot)

    # Stakes

    def staked(self, at_least: int = 0) -> Iterator[tuple[int, int]]:
        """In how many ways a stake may be placed, and where it stands."""
        if self.sheet.raises:
            yield from ((1, stake) for stake in range(at_least, self.sheet.stakes))
        else:
            yield self.sheet.stakes, 0

    def raised(self, stake: int) -> Iterator[int]:
        """Where a stake may stand with a card asked for."""
        return iter(range(stake, self.sheet.stakes if self.sheet.raises else stake + 1))

    def stakes(self, spot: Spot) -> Iterator[Way]:
        """Before the deal, in any order."""
        waiting = [k for k in range(self.banker) if spot.players[k][0].stake < 0]
        for who in waiting:
            for ways, stake in self.staked():
                after = spot._replace(who=who).put((Street(stake=stake),))
                last = len(waiting) == 1
                yield ways, after._replace(who=0, phase="first" if last else "stakes")

    def bets(self, spot: Spot) -> Iterator[Way]:
        """After the deal, in order; a three may pass."""
        hand = spot.players[spot.who][0]
        for ways, stake in self.staked():
            yield ways, self.next_bet(spot.put_street(0, hand._replace(stake=stake)))
        if self.sheet.first_cards and hand.points == THREE:
            yield 1, self.next_bet(spot.put_street(0, hand._replace(state="passed")))

    def next_bet(self, spot: Spot) -> Spot | None:
        if spot.who + 1 < self.banker:
            return spot._replace(who=spot.who + 1)
        return self.next_turn(spot._replace(who=-1))

    # Cards

    def cards(self, spot: Spot) -> Iterator[Way]:
        """The next card: in as many ways as there are cards of its value."""
        for kind, left in enumerate(spot.stock):
            if left:
                stock = (*spot.stock[:kind], left - 1, *spot.stock[kind + 1 :])
                yield left, self.came(spot._replace(stock=stock), kind)

    def came(self, spot: Spot, kind: int) -> Spot | None:
        street = spot.players[spot.who][spot.street]
        if spot.phase in ("first", "burn"):
            return self.first_came(
                spot.put_street(0, street._replace(points=0, wild=False, cards=0).with_card(kind)),
                dealt=spot.phase == "first",
            )
        street = street.with_card(kind)
        if spot.phase == "muerta":
            return self.next_turn(spot.put_street(0, street._replace(state="muerta")))
        if spot.who == self.banker:
            return self.bank_goes_on(spot.put_street(0, street)._replace(phase="turn"))
        total = street.total
        if total > LIMIT:
            street = street._replace(state="bust")
        elif total == LIMIT and self.sheet.shown:
            street = street._replace(state="stood")
        after = spot.put_street(spot.street, street)._replace(phase="turn")
        mine = after.players[spot.who]
        run = all(each.points == each.cards for each in mine)
        return self.go_on(after._replace(figure=run and len(mine) < self.sheet.streets))

    def first_came(self, spot: Spot, *, dealt: bool) -> Spot | None:
        if not dealt:
            by_word = spot.who == self.banker and spot.players[0][0].stake < 0
            return spot._replace(phase="word" if by_word else "turn")
        if spot.who < self.banker:
            return spot._replace(who=spot.who + 1)
        if self.sheet.first_cards:
            return spot._replace(phase="word")
        return self.after_deal(spot)

    def after_deal(self, spot: Spot) -> Spot | None:
        if self.sheet.when == "after":
            return spot._replace(phase="bets", who=0)
        return self.next_turn(spot._replace(who=-1))

    def word(self, spot: Spot) -> Iterator[Way]:
        """The banker says that the round is valid; a three may void, a four may be burnt."""
        yield 1, self.after_deal(spot)
        points = spot.players[self.banker][0].points
        if points == THREE:
            yield 1, None
        if points == FOUR:
            yield 1, spot._replace(phase="burn")

    # Turns

    def next_turn(self, spot: Spot) -> Spot | None:
        """The next player with a hand to play, then the banker if somebody is left."""
        for who in range(spot.who + 1, self.banker):
            if spot.players[who][0].state == "plays":
                return spot._replace(phase="turn", who=who, street=0, figure=False)
        left = any(s.state in ("stood", "muerta") for mine in spot.players for s in mine)
        if not left:
            return None
        after = spot._replace(phase="turn", who=self.banker, street=0, figure=False)
        return self.bank_goes_on(after) if self.sheet.house else after

    def go_on(self, spot: Spot) -> Spot | None:
        if any(street.state == "plays" for street in spot.players[spot.who]):
            return spot
        return self.next_turn(spot)

    def turn(self, spot: Spot) -> Iterator[Way]:
        mine = spot.players[spot.who]
        if mine[0].stake < 0:
            for ways, stake in self.staked():
                yield ways, spot.put_street(0, mine[0]._replace(stake=stake))
            return
        if spot.figure:
            yield from self.split(spot)
        playing = [k for k, street in enumerate(mine) if street.state == "plays"]
        for number in playing if self.sheet.named else playing[:1]:
            yield from self.one_street(spot, number)
        if len(mine) == 1 and mine[0].cards == 1 and self.sheet.first_cards:
            yield from self.first_card(spot, mine[0])

    def split(self, spot: Spot) -> Iterator[Way]:
        """The figure that came opens a street of its own, or is kept."""
        yield 1, spot._replace(figure=False)
        mine = spot.players[spot.who]
        hand = mine[spot.street]
        left = hand._replace(points=hand.points - FIGURE, cards=hand.cards - 1)
        for ways, stake in self.staked():
            opened = Street(points=FIGURE, cards=1, stake=stake)
            streets = (*mine[: spot.street], left, *mine[spot.street + 1 :], opened)
            yield ways, spot.put(streets)._replace(figure=False)

    def one_street(self, spot: Spot, number: int) -> Iterator[Way]:
        street = spot.players[spot.who][number]
        if street.total < LIMIT:
            faces = 1 if street.settled else self.sheet.faces
            for stake in self.raised(street.stake):
                asked = street._replace(stake=stake, settled=self.sheet.settles)
                yield (
                    faces,
                    spot.put_street(number, asked)._replace(
                        phase="card", street=number, figure=False
                    ),
                )
        if self.may_stand(spot, street):
            yield (
                1,
                self.go_on(
                    spot.put_street(number, street._replace(state="stood"))._replace(figure=False)
                ),
            )

    def may_stand(self, spot: Spot, street: Street) -> bool:
        if street.total == LIMIT:
            return True
        if self.sheet.cap and street.cards == 1:
            return street.stake == 0
        if self.sheet.house:
            bank = spot.players[self.banker][0]
            lone_wild = street.wild and street.cards == 1
            return not lone_wild and street.total >= bank.total
        return True

    def first_card(self, spot: Spot, hand: Street) -> Iterator[Way]:
        match hand.points:
            case points if points == THREE:
                yield 1, self.go_on(spot.put_street(0, hand._replace(state="passed")))
            case points if points == FOUR:
                yield 1, spot._replace(phase="burn")
            case points if points == SEVEN:
                for stake in self.raised(hand.stake):
                    yield 1, spot.put_street(0, hand._replace(stake=stake))._replace(phase="muerta")

    # The bank

    def bank_goes_on(self, spot: Spot) -> Spot | None:
        """After each of the banker's cards: its turn ends, or goes on, in the casinos by itself."""
        bank = spot.players[self.banker][0]
        if bank.total > LIMIT or (bank.total == LIMIT and self.sheet.shown):
            return None
        if not self.sheet.house:
            return spot
        if bank.total < HOUSE_DRAWS_TO or (bank.wild and bank.cards == 1):
            return spot._replace(phase="card")
        return None

    def bank(self, spot: Spot) -> Iterator[Way]:
        bank = spot.players[self.banker][0]
        yield 1, None
        if bank.total == LIMIT:
            return
        yield 1, spot._replace(phase="card")
        if self.sheet.first_cards and bank.cards == 1 and bank.points == FOUR:
            yield 1, spot._replace(phase="burn")
