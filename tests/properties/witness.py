"""Who may know which card, told from the actions and the rules alone.

A witness stands behind the table and sees every card. It hears none of the engine's events and
reads none of its face-down marks: R3 to R12 say what is turned up when. Views are held against it.
"""

from collections.abc import Iterator
from typing import NamedTuple

from siete.cards import DECK, LIMIT, Card
from siete.game import Action, Round, Table
from siete.game import actions as act
from siete.game.events import HIDDEN
from siete.game.hands import is_pair_of_sevens, total_of
from siete.rules import Rules

IN_PLAY = ("stood", "muerta")


class Held(NamedTuple):
    """A card of a hand: whether it lies face up, and whether even its owner has not seen it."""

    card: Card
    up: bool
    secret: bool = False


class Street:
    """A hand as it lies on the table."""

    def __init__(self, *held: Held) -> None:
        self.held = list(held)
        self.status = "playing"
        self.settled = False

    @property
    def cards(self) -> tuple[Card, ...]:
        return tuple(held.card for held in self.held)

    def seen(self, own: bool) -> tuple[Card, ...]:
        """The cards as one sees them whose hand it is, or anybody else."""
        return tuple(
            held.card if held.up or (own and not held.secret) else HIDDEN for held in self.held
        )

    @property
    def faces(self) -> tuple[str, ...]:
        return tuple("up" if held.up else "down" for held in self.held)

    def turn_up(self) -> None:
        self.held = [Held(held.card, up=True) for held in self.held]


class Witness:
    """Follows one table, action by action."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.hands: dict[int, list[Street]] = {}
        self.picks: dict[int, Held] = {}
        self.burning: Card | None = None
        self.dealt: list[Card] = []
        """The cards of the round under way, or of the last one."""
        self.stock: set[Card] = set(DECK)
        self.shuffles = 0
        self.last_banker = -1
        self.public: set[Card] = set()
        """The cards that lay open at some time since the shuffle."""
        self.own: dict[int, set[Card]] = {}
        """The cards that each seat has held and looked at since the shuffle."""

    def knows(self, seat: int) -> set[Card]:
        """The cards that a seat (or a spectator) has seen since the shuffle."""
        return self.public | self.own.get(seat, set())

    def sees(self, viewer: int) -> dict[int, list[tuple[tuple[Card, ...], tuple[str, ...]]]]:
        """Every hand that has cards, as the viewer sees it: cards and faces."""
        return {
            seat: [(street.seen(seat == viewer), street.faces) for street in streets]
            for seat, streets in self.hands.items()
            if any(street.held for street in streets)
        }

    def facts(self) -> object:
        """What everybody at the table can see for themselves."""
        hands = [
            (seat, street.seen(own=False), street.faces, street.status)
            for seat, streets in sorted(self.hands.items())
            for street in streets
        ]
        picks = [
            (seat, held.card if held.up else HIDDEN) for seat, held in sorted(self.picks.items())
        ]
        return hands, picks, self.shuffles, len(self.stock)

    def in_use(self) -> Iterator[Card]:
        """The cards that no new stock may have (R16): of hands in play, and one being burnt.

        While the first banker is chosen, those are the cards picked in this draw.
        """
        yield from (held.card for held in self.picks.values() if not held.up)
        for streets in self.hands.values():
            for street in streets:
                if street.status not in ("bust", "over"):
                    yield from street.cards
        if self.burning is not None:
            yield self.burning

    # What happens

    def follow(self, before: Table, action: Action, after: Table) -> None:
        """Take in one action, which led from one table to another."""
        if isinstance(action, act.Begin) and self._shuffle_is_due(before):
            self.public, self.own = set(), {}
            self.stock = set(DECK)
            self.shuffles += 1
        if isinstance(action, act.Deal):
            self.stock.remove(action.card)
        if isinstance(action, act.Reshuffle):
            self.stock = set(DECK).difference(self.in_use())
        if before.draw is not None:
            self._draw(before, action, after)
        if before.round is None:
            if after.round is not None:
                self.hands, self.dealt = {}, []
                self.last_banker = after.banker
            return
        round = before.round
        if isinstance(action, act.Deal):
            self.dealt.append(action.card)
            self._deal(round, action.card, after.round)
        elif action.seat in self.hands:
            self._said(round, action)
        self._remember()
        self._ends(before, action, after)
        self._remember()

    def _shuffle_is_due(self, before: Table) -> bool:
        """The words of ``deck.shuffle`` in docs/rules-reference.md."""
        return (
            self.rules.deck_shuffle == "every_round"
            or before.banker != self.last_banker
            or self.rules.deck_wild in self.dealt
            or not self.stock
        )

    def _draw(self, before: Table, action: Action, after: Table) -> None:
        draw = before.draw
        assert draw is not None
        if isinstance(action, act.Deal):
            self.picks[draw.picking] = Held(action.card, up=False, secret=True)
        if after.draw is None or (after.phase == "pick" and not after.draw.picks):
            turned = {seat: Held(held.card, up=True) for seat, held in self.picks.items()}
            self.public |= {held.card for held in turned.values()}
            self.picks = turned if after.draw is not None else {}
        if after.draw is None:
            self.public, self.own = set(), {}

    def _remember(self) -> None:
        for seat, streets in self.hands.items():
            for street in streets:
                self.public |= {card for card in street.seen(own=False) if card != HIDDEN}
                mine = {card for card in street.seen(own=True) if card != HIDDEN}
                self.own.setdefault(seat, set()).update(mine)

    def _deal(self, round: Round, card: Card, after: Round | None) -> None:
        player = round.turn
        seat = round.seats[player]
        banks = player == len(round.seats) - 1
        turned = round.stage == "bank" or (
            self.rules.bank_card == "exposed" if banks else self.rules.cards_first == "up"
        )
        match round.awaits:
            case "first" | "burn":
                self.hands[seat] = [Street(Held(card, turned))]
                self.burning = None
            case "muerta":
                street = self.hands[seat][0]
                street.held.append(Held(card, up=False, secret=True))
                street.status = "muerta"
            case "hit":
                street = self.hands[seat][round.aim]
                street.held.append(Held(card, round.stage == "bank" or round.face == "up"))
                self._made(street, banks, after)

    def _made(self, street: Street, banks: bool, after: Round | None) -> None:
        """What a hand is now that a card came: shown, bust, or still anybody's guess."""
        total = total_of(street.cards, self.rules)
        may_open = after is not None and after.figure > 0
        if total > LIMIT:
            if self.rules.specials_pair_of_sevens and is_pair_of_sevens(street.cards):
                self._shown(street)
            elif self.rules.honour_bust == "automatic" or banks:
                street.turn_up()
                street.status = "bust"
        elif total == LIMIT and self.rules.cards_show_seven_and_a_half and not may_open:
            self._shown(street)

    def _shown(self, street: Street) -> None:
        street.turn_up()
        street.status = "stood"

    def _said(self, round: Round, action: Action) -> None:
        streets = self.hands[action.seat]
        match action:
            case act.Hit() | act.Stand() | act.Bust():
                self._said_of_hand(round, action, streets)
            case act.Burn():
                self.burning = streets[0].held[0].card
                self.public.add(self.burning)
                streets[0].held = []
            case act.Muerta():
                streets[0].turn_up()
            case act.Pass():
                streets[0].status = "passed"
            case act.Void():
                streets[0].turn_up()
            case act.Open():
                held = streets[round.figure - 1].held.pop()
                streets.append(Street(Held(held.card, up=True)))
            case act.Keep():
                street = streets[round.figure - 1]
                if (
                    total_of(street.cards, self.rules) == LIMIT
                    and self.rules.cards_show_seven_and_a_half
                ):
                    self._shown(street)

    def _said_of_hand(
        self, round: Round, action: act.Hit | act.Stand | act.Bust, streets: list[Street]
    ) -> None:
        unfinished = [street for street in streets if street.status == "playing"]
        if action.hand:
            street = streets[action.hand - 1]
        elif isinstance(action, act.Bust):
            street = next(s for s in unfinished if total_of(s.cards, self.rules) > LIMIT)
        else:
            street = unfinished[0]
        match action:
            case act.Stand():
                street.status = "stood"
            case act.Bust():
                street.turn_up()
                street.status = "bust"
            case act.Hit(face=face) if round.stage == "turns":
                # R8: one card lies down; under all_down only the first card asked for turns it.
                if face == "down" and not (self.rules.cards_draws == "all_down" and street.settled):
                    street.turn_up()
                street.settled = True

    def _ends(self, before: Table, action: Action, after: Table) -> None:
        """The banker turns its card up when its turn comes; at settlement every hand is shown."""
        round = before.round
        assert round is not None
        now = after.round
        over = now is None or now.first != round.first
        banker = round.seats[-1]
        streets = [
            street
            for seat in round.seats[round.first : round.last]
            for street in self.hands.get(seat, [])
        ]
        begun = over or (now is not None and now.stage == "bank")
        if begun and any(street.status in IN_PLAY for street in streets):
            self.hands[banker][0].turn_up()
            if over and not isinstance(action, act.Void):
                for street in streets:
                    if street.status in IN_PLAY:
                        street.turn_up()
        if over:
            self._remember()
            for street in (*streets, *self.hands.get(banker, ())):
                street.status = "over"
            if now is not None:
                self.hands[banker] = []
