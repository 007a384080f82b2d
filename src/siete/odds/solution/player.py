"""A seat of the game's own table that plays from a solution, by what it sees and hears."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from siete.cards import LIMIT, Card
from siete.game.actions import Action, Bet, Burn, Bust, Hit, Keep, Muerta, Pass, Stand, Valid, Void
from siete.game.choices import Choice
from siete.game.events import Asked, Burnt, Event
from siete.game.view import HandView, View
from siete.odds.solution.book import Book, Reply, dotted, part_name
from siete.odds.solution.luck import BANKER, PLAYER, lot, pick

FALLBACK: int = 10
"""Half points below which a banker draws who is told nothing: as ``draw-to:5``."""


class Position(NamedTuple):
    """Where a player's hand is in a solution, as the banker sees it: a part, and a place in it."""

    part: str
    place: str


class SolutionSeat:
    """Plays one round from a book: the player against the banker, or the banker.

    ``seed`` and ``number`` are those of the round, from which all that is left to luck follows.
    """

    def __init__(self, book: Book, seed: int, number: int) -> None:
        self.book = book
        self.deck = book.deck
        self.seed = seed
        self.number = number
        self.unplaced = 0
        """In how many decisions the book said nothing."""
        self._burnt: list[tuple[int, int]] = []
        self._raised: list[bool] = []
        self._reply: Reply | None = None
        self._before = 0

    def hear(self, events: Iterable[Event]) -> None:
        """Take note of what the seat hears: who burnt what, and which card came with a raise."""
        for event in events:
            if isinstance(event, Burnt):
                self._burnt.append((event.seat, self.deck.kind_of[event.card]))
            elif isinstance(event, Asked):
                self._raised.append(event.raised)

    def choose(self, view: View, choices: tuple[Choice, ...]) -> Action:
        """The action of a seat that has a decision in a round."""
        seat = view.viewer
        options = {choice.do: choice for choice in reversed(choices)}
        if "bet" in options:
            return Bet(seat, options["bet"].low)
        if "open" in options:
            return Keep(seat)
        if "bust" in options:
            return Bust(seat)
        assert view.round is not None
        if seat != view.round.banker:
            return self._player(view, options)
        return self._word(view, options) if "valid" in options else self._bank(view, options)

    # The player

    def _player(self, view: View, options: dict[str, Choice]) -> Action:
        seat = view.viewer
        assert view.round is not None
        hand = view.round.hands[seat][0]
        out = self._out(self._burnt)
        position = self._position(view, hand, out)
        own = self._own(hand)
        where = position.place if own is None else f"{position.place}|{own}"
        mix = self.book.player(position.part, where)
        name = ""
        if mix is not None:
            moment = len(hand.cards) + sum(by == seat for by, _ in self._burnt)
            name = mix.choices[self._pick(mix.ends, moment, PLAYER)]
        elif self.deck.total[self.deck.hand_of(hand.cards)] < LIMIT:
            self.unplaced += 1
        return _action(seat, name, options)

    def _own(self, hand: HandView) -> str | None:
        """What the player has that the banker does not see, as places name it."""
        down = [place for place, face in enumerate(hand.faces) if face == "down"]
        if not down:
            return None
        if self._settled(hand):
            return dotted(self._counts(hand.cards))
        return str(self.deck.kind_of[hand.cards[down[0]]])

    def _settled(self, hand: HandView) -> bool:
        """Whether the hand is settled face down: then its first card lies face up."""
        return self.book.rules.cards_draws == "all_down" and hand.faces[0] == "up"

    def _position(self, view: View, hand: HandView, out: Sequence[int]) -> Position:
        """Where the hand is: the cards before the hidden one lay in sight before it came."""
        first = self._first(view)
        raised = next(
            (place for place, each in enumerate(self._raised, 1) if each), len(hand.cards)
        )
        cards = hand.cards
        if self.book.rules.cards_first == "up":
            level = int(raised < len(cards))
            part = part_name("open", out, first, self._counts(()), 0)
            return Position(part, f"{dotted(self._counts(cards))} {level}")
        if self._settled(hand):
            part = part_name("down", out, first, self._counts(cards[:1]), int(raised <= 1))
            came = ("r" if place == raised else "d" for place in range(2, len(cards)))
            return Position(part, "".join(came))
        hidden = hand.faces.index("down")
        part = part_name("run", out, first, self._counts(cards[:hidden]), int(raised <= hidden))
        place = "".join(
            f"{'r' if place == raised else 'u'}{self.deck.kind_of[cards[place]]}"
            for place in range(hidden + 1, len(cards))
        )
        return Position(part, place)

    # The banker

    def _word(self, view: View, options: dict[str, Choice]) -> Action:
        seat = view.viewer
        assert view.round is not None
        kind = self.deck.kind_of[view.round.hands[seat][0].cards[0]]
        word = self.book.word(self._out(self._burnt), kind)
        if word not in options:
            return Valid(seat)
        return Void(seat) if word == "void" else Burn(seat) if word == "burn" else Valid(seat)

    def _bank(self, view: View, options: dict[str, Choice]) -> Action:
        seat = view.viewer
        assert view.round is not None
        if self._reply is None:
            self._before = len(self._burnt)
            self._reply = self._begin(view)
        past = self._out(self._burnt[self._before :])
        hand = view.round.hands[seat][0].cards
        letter = self._reply.at(past, self._counts(hand))
        if not letter:
            made = self.deck.hand_of(hand)
            letter = "d" if self.deck.total[made] < FALLBACK else "s"
        if letter == "b" and "burn" in options:
            return Burn(seat)
        if "hit" in options and (letter == "d" or "stand" not in options):
            return Hit(seat)
        return Stand(seat)

    def _begin(self, view: View) -> Reply:
        """How the banker plays this turn: the player's is over."""
        round = view.round
        assert round is not None
        hand = round.hands[round.seats[0]][0]
        out = self._out(self._burnt)
        first = self._first(view)
        if hand.status == "muerta":
            setting = self.book.setting(out, first)
            return setting.reply(setting.muerta)
        if "down" not in hand.faces:
            setting = self.book.setting(out, first)
            return setting.reply(setting.known[self.deck.hand_of(hand.cards)])
        mix = self.book.banker(*self._position(view, hand, out))
        if mix is None:
            self.unplaced += 1
            return Reply({}, "")
        return self.book.policy(int(mix.choices[self._pick(mix.ends, 0, BANKER)]), out)

    # Both

    def _pick(self, ends: Sequence[int], moment: int, side: int) -> int:
        """The choice that the lot makes, where there is more than one."""
        return pick(lot(self.seed, self.number, moment, side), ends) if len(ends) > 1 else 0

    def _first(self, view: View) -> tuple[int, ...]:
        """The kinds that the banker's first card may be, as the player knows it."""
        round = view.round
        assert round is not None
        banker = round.banker
        early = [each for each in self._burnt[: self._before or None] if each[0] == banker]
        exposed = -1
        if self.book.rules.bank_card == "exposed":
            exposed = self.deck.kind_of[round.hands[banker][0].cards[0]]
        return self.book.first(self._out(early), exposed)

    def _out(self, burnt: Iterable[tuple[int, int]]) -> tuple[int, ...]:
        """How many cards of each kind were burnt."""
        counts = [0] * self.deck.width
        for _, kind in burnt:
            counts[kind] += 1
        return tuple(counts)

    def _counts(self, cards: Sequence[Card]) -> tuple[int, ...]:
        return self._out((0, self.deck.kind_of[card]) for card in cards)


def _action(seat: int, name: str, options: dict[str, Choice]) -> Action:
    """The action of this name in a certificate; where it can't be, to stand, or else to ask."""
    plain = name.removesuffix("_raise")
    if plain in ("hit", "down") and "hit" in options:
        hit = options["hit"]
        face = hit.faces[0] if plain == "hit" else "down"
        return Hit(seat, face, raise_to=hit.high if name != plain else 0)
    if plain == "muerta" and "muerta" in options:
        return Muerta(seat, options["muerta"].high if name != plain else 0)
    if plain == "burn" and "burn" in options:
        return Burn(seat)
    if plain == "pass" and "pass" in options:
        return Pass(seat)
    return Stand(seat) if "stand" in options else Hit(seat, options["hit"].faces[0])
