"""Playing records again (docs/records.md): what each round came to, and which expectations fail."""

from collections.abc import Sequence
from copy import copy

import msgspec
from msgspec.structs import replace

from siete.amounts import Amount, format_amount
from siete.cards import Card, format_cards, full_deck
from siete.dealer import Dealer
from siete.errors import SieteError
from siete.game import (
    BEGIN,
    DEALER,
    Action,
    Event,
    IllegalAction,
    Table,
    apply,
    legal,
    new_table,
    to_act,
)
from siete.game import actions as act
from siete.game.choices import tag_of
from siete.game.events import Reshuffled, RoundBegan, Shuffled
from siete.notation import format_choice, parse_action
from siete.record import Record, RecordError, RoundRecord


class Came(msgspec.Struct, frozen=True):
    """What a round came to, by name, as docs/records.md tells it; amounts in trillionths of a chip.

    ``shuffled`` says whether the whole deck was shuffled for it, ``reshuffled_from`` which cards
    each new stock had (R16).
    """

    net: dict[str, Amount]
    balances: dict[str, Amount]
    banker: str
    fouls: tuple[str, ...]
    hands: dict[str, tuple[tuple[Card, ...], ...]]
    shuffled: bool = False
    reshuffled_from: tuple[frozenset[Card], ...] = ()


class Mismatch(msgspec.Struct, frozen=True):
    """An expectation that does not hold: ``what`` it is (``net``), of whom (or ""), both values."""

    round: int
    what: str
    who: str
    expected: str
    came: str


class Replayed(msgspec.Struct, frozen=True):
    """A record played again: its table now, what each round came to, and what does not hold."""

    table: Table
    rounds: tuple[Came, ...]
    mismatches: tuple[Mismatch, ...]


class ReplayError(RecordError):
    """An action is not allowed, or a round is not as its record says.

    ``action`` is the text (or ""), ``allowed`` what was allowed there, in words of the grammar.
    """

    def __init__(
        self, error: SieteError, table: Table, round: int, action: str, allowed: str
    ) -> None:
        super().__init__(error.code, round, **named(error, table))
        self.action = action
        self.allowed = allowed


def named(error: SieteError, table: Table) -> dict[str, str | int]:
    """The parameters of an error with names in the place of seat numbers."""
    return {
        key: table.names[value]
        if key in ("seat", "to") and isinstance(value, int) and 0 <= value < len(table.names)
        else value
        for key, value in error.params.items()
    }


def allowed_now(table: Table) -> str:
    """What is allowed here, as actions of the grammar with their bounds."""
    found = []
    for seat in to_act(table):
        if seat != DEALER:
            words = [
                format_choice(choice, table.names)
                for choice in legal(table, seat)
                if choice.do not in ("ready", "out", "lower")
            ]
            found += [f"{table.names[seat]} {' | '.join(words)}"] if words else []
    return "; ".join(found)


def replay(record: Record) -> Replayed:
    """Play the rounds of a record again.

    Raises ReplayError for what is not allowed, RecordError or SieteError for seats, a banker and
    decks that can't be.
    """
    banker = -1 if record.banker is None else record.seats.index(record.banker)
    table = new_table(record.rules, record.seats, banker)
    if banker < 0 and record.rules.bank_first == "lot":
        raise RecordError("record_no_banker")
    came: list[Came] = []
    mismatches: list[Mismatch] = []
    dealer = Dealer()
    for number, entry in enumerate(record.rounds, 1):
        replaying = _Replaying(table, dealer, entry, number)
        replaying.play()
        table, dealer = replaying.table, replaying.dealer
        came.append(replaying.came())
        mismatches += _mismatches(number, entry, came[-1])
    return Replayed(table, tuple(came), tuple(mismatches))


_BEFORE_THE_DEAL = (
    act.Tariff,
    act.Propose,
    act.Accept,
    act.Reject,
    act.Stake,
    act.Offer,
    act.Bid,
    act.Buy,
    act.Sell,
    act.Decline,
    act.Out,
    act.In,
    act.Lower,
    act.Join,
    act.Leave,
    act.Cut,
)


class _Replaying:
    """Plays one entry: its actions, and what a record may leave out."""

    def __init__(self, table: Table, dealer: Dealer, entry: RoundRecord, number: int) -> None:
        self.table = table
        self.dealer = dealer
        self.entry = entry
        self.number = number
        self.chooses_banker = table.draw is not None
        self.shuffled = self.table.draw is not None
        self.reshuffled_from: list[frozenset[Card]] = []
        self.rounds = table.played
        if self.chooses_banker:
            self.dealer = Dealer(full_deck(entry.deck or ()))

    @property
    def over(self) -> bool:
        """Whether the entry has come to its end."""
        if self.chooses_banker:
            return self.table.draw is None
        return self.table.played > self.rounds

    def refuse(self, code: str, action: str = "", **params: str | int) -> ReplayError:
        """What is wrong with the entry itself: nothing would be allowed instead."""
        return ReplayError(SieteError(code, **params), self.table, self.number, action, "")

    def refused(self, error: SieteError, action: str) -> ReplayError:
        """What is wrong with an action, and what is allowed in its place."""
        return ReplayError(error, self.table, self.number, action, self.allowed())

    def allowed(self) -> str:
        """What is allowed here, also after what a record may leave out."""
        found = []
        ahead = copy(self)
        ahead.reshuffled_from = [*self.reshuffled_from]
        while not ahead.over:
            now = allowed_now(ahead.table)
            found += [now] if now else []
            implied = ahead.implied()
            if implied is None or isinstance(implied, act.Keep):
                break
            ahead.table, events = apply(ahead.table, implied)
            if any(isinstance(event, Reshuffled) for event in events):
                break
            ahead.dealer = ahead.dealer.after(
                implied, ahead.table, events, self.deck, ahead.new_stock
            )
        return "; ".join(found)

    def play(self) -> None:
        for text in self.entry.actions:
            self.deal_on()
            if self.over:
                raise self.refuse("record_after_end", text)
            try:
                self.say(parse_action(text, self.table), text)
            except ReplayError:
                raise
            except SieteError as error:
                raise self.refused(error, text) from None
        while not self.over:
            implied = self.implied()
            if implied is None:
                raise self.refused(SieteError("record_unfinished"), "")
            self.do(implied, "")
        if len(self.reshuffled_from) < len(self.entry.reshuffles):
            raise self.refuse("record_reshuffle_not_needed")

    def deal_on(self) -> None:
        """Deal what is awaited, which may end the round; before its first card more may be said."""
        while (round := self.table.round) is not None and round.dealt and round.awaits:
            self.do(self.dealer.action(self.table), "")

    def say(self, action: Action, text: str) -> None:
        """Do an action, after what was left out before it."""
        before_all, first = copy(self), None
        while True:
            try:
                self.do(action, text)
            except IllegalAction as error:
                if self.over or self.is_open(action):
                    raise self.refused(error, text) from None
                # What belongs before the deal is refused for what was wrong there.
                if first is None and isinstance(action, _BEFORE_THE_DEAL):
                    first = error
                implied = self.implied()
                if implied is None and first is not None:
                    raise before_all.refused(first, text) from None
                if implied is None:
                    raise self.refused(error, text) from None
                self.do(implied, text)
            else:
                return

    def is_open(self, action: Action) -> bool:
        """Whether this seat may do such a thing here, with other bounds perhaps."""
        return any(choice.do == tag_of(action) for choice in legal(self.table, action.seat))

    def implied(self) -> Action | None:
        """What a record may leave out here, or the dealer's action; None: somebody must act."""
        table = self.table
        acting = to_act(table)
        if not acting:
            return None
        seat = acting[0]
        if seat == DEALER:
            return BEGIN if table.phase == "between" else self.dealer.action(table)
        choices = [choice.do for choice in legal(table, seat)]
        if table.phase == "cut":
            return act.Decline(seat)
        for do, make in (("ready", act.Ready), ("valid", act.Valid), ("keep", act.Keep)):
            if do in choices:
                return make(seat)
        return None

    def do(self, action: Action, text: str) -> None:
        self.table, events = apply(self.table, action)
        self.hear(action, events, text)

    def hear(self, action: Action, events: Sequence[Event], text: str) -> None:
        for event in events:
            if isinstance(event, Shuffled):
                self.shuffled = True
            if isinstance(event, RoundBegan) and not self.shuffled and self.entry.deck is not None:
                raise self.refuse("record_deck_not_due", text)
        self.dealer = self.dealer.after(action, self.table, events, self.deck, self.new_stock)

    def deck(self) -> tuple[Card, ...]:
        return full_deck(self.entry.deck or ())

    def came(self) -> Came:
        """What the entry came to."""
        return replace(
            came_of(self.table, chose_banker=self.chooses_banker),
            shuffled=self.shuffled,
            reshuffled_from=tuple(self.reshuffled_from),
        )

    def new_stock(self, cards: frozenset[Card]) -> tuple[Card, ...]:
        number = len(self.reshuffled_from)
        self.reshuffled_from.append(cards)
        named = self.entry.reshuffles[number] if number < len(self.entry.reshuffles) else ()
        for card in named:
            if card not in cards:
                raise self.refuse("record_reshuffle_card", cards=format_cards((card,)))
        return full_deck(named, cards)


def came_of(table: Table, *, chose_banker: bool) -> Came:
    """What the entry that just ended came to: the last round, or the choice of the first banker."""
    names = table.names
    result = None if chose_banker else table.last
    won = dict.fromkeys(range(len(names)), 0)
    hands = {}
    if result is not None:
        won.update(zip(result.seats, result.net, strict=True))
        shown = dict(zip(result.seats, result.hands, strict=True))
        hands = {names[seat]: shown[seat] for seat in sorted(shown) if shown[seat]}
    return Came(
        {names[seat]: amount for seat, amount in won.items()},
        dict(zip(names, table.balances, strict=True)),
        names[table.banker],
        () if result is None else tuple(names[seat] for seat in result.fouls),
        hands,
    )


def _mismatches(number: int, entry: RoundRecord, came: Came) -> list[Mismatch]:
    expect = entry.expect
    if expect is None:
        return []
    found: list[tuple[str, str, str, str]] = []
    for what, expected, amounts in (
        ("net", expect.net, came.net),
        ("balances", expect.balances, came.balances),
    ):
        for name, amount in (expected or {}).items():
            shown = format_amount(amounts[name]) if name in amounts else ""
            found.append((what, name, format_amount(amount), shown))
    if expect.banker is not None:
        found.append(("banker", "", expect.banker, came.banker))
    if expect.fouls is not None:
        found.append(("fouls", "", _list(sorted(expect.fouls)), _list(sorted(came.fouls))))
    for name, hands in (expect.hands or {}).items():
        found.append(("hands", name, _hands(hands), _hands(came.hands.get(name, ()))))
    return [
        Mismatch(number, what, who, expected, shown)
        for what, who, expected, shown in found
        if expected != shown
    ]


def _list(names: Sequence[str]) -> str:
    return f"[{', '.join(names)}]"


def _hands(hands: tuple[tuple[Card, ...], ...]) -> str:
    return _list([format_cards(cards) for cards in hands])
