"""The log: what happened, in sentences, as one seat heard it."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from siete.amounts import Amount
from siete.cards import Card
from siete.game import Event, hears
from siete.game import events as ev
from siete.game.events import HIDDEN
from siete.rules import SEVEN_AND_A_HALF, HandClass, Rules, class_name
from siete.texts import Texts

_REMEMBERED: Final = 400
"""Events of a game that is gone on with whose sentences are made again."""


class Log:
    """The sentences that a seat (or ``SPECTATOR``) has heard, the newest last."""

    def __init__(self, viewer: int, rules: Rules, texts: Texts) -> None:
        self.viewer = viewer
        self.texts = texts
        self.sentences: list[str] = []
        self._names: tuple[str, ...] = ()
        self._limits = (rules.bets_min, rules.bets_max)
        self._split: set[int] = set()

    def add(self, events: Iterable[Event], names: tuple[str, ...]) -> list[str]:
        """Add what the seat hears of these events; return the new sentences."""
        self._names = names
        new: list[str] = []
        for event in events:
            if hears(self.viewer, event):
                self._take_note(event)
                new += _SAY[type(event)](self, event)
        self.sentences += new
        return new

    def catch_up(self, events: list[Event], names: tuple[str, ...]) -> None:
        """Begin again, with the last of all events of a game so far."""
        self.sentences = []
        self.add(events[-_REMEMBERED:], names)

    def _take_note(self, event: Event) -> None:
        """Remember what later sentences need: the limits, and whose hands have numbers."""
        match event:
            case ev.RoundBegan(low=low, high=high) | ev.TariffChosen(low=low, high=high):
                self._limits = (low, high)
            case ev.LimitsVoted(accepted=True, low=low, high=high):
                self._limits = (low, high)
            case ev.Opened(seat=seat):
                self._split.add(seat)
        if isinstance(event, ev.RoundBegan | ev.PotIs):
            self._split.clear()

    # Words

    def _name(self, seat: int, hand: int = 0) -> str:
        name = self._names[seat] if seat >= 0 else ""
        if hand and seat in self._split:
            return self.texts.say("game-hand", seat=name, hand=hand)
        return name

    def _names_of(self, seats: Iterable[int]) -> str:
        return self.texts.listed([self._names[seat] for seat in seats], "comma")

    def _cards(self, cards: tuple[Card, ...]) -> str:
        return self.texts.listed([self.texts.card(card) for card in cards], "comma")

    def _class(self, hand: HandClass) -> str:
        if 0 < hand < SEVEN_AND_A_HALF:
            return self.texts.points(hand)
        return self.texts.say(f"class-{class_name(hand)}")

    def _about(self, message: str, event: Event, hand: int = 0, **args: str | int) -> list[str]:
        """One sentence about the seat of an event."""
        return [self.texts.say(f"game-{message}", seat=self._name(event.seat, hand), **args)]

    def _amount(self, amount: Amount) -> str:
        return self.texts.amount(amount)

    # Sentences that need more than words for a seat

    def _dealt(self, event: ev.Dealt) -> list[str]:
        """A card that came; one that the hearer may not know needs no words of its own."""
        if event.card == HIDDEN:
            return []
        card = self.texts.card(event.card)
        return self._about("dealt", event, event.hand, kind=event.face, card=card)

    def _asked(self, event: ev.Asked) -> list[str]:
        return self._about(
            "asked",
            event,
            event.hand,
            face=event.face,
            raised=_yes(event.raised),
            stake=self._amount(event.stake),
        )

    def _asked_muerta(self, event: ev.AskedMuerta) -> list[str]:
        stake = self._amount(event.stake)
        return self._about("asked-muerta", event, raised=_yes(event.raised), stake=stake)

    def _busted(self, event: ev.Busted) -> list[str]:
        """Only the banker's hand has no stake."""
        return self._about(
            "busted",
            event,
            event.hand,
            banker=_yes(not event.stake),
            cards=self._cards(event.cards),
            stake=self._amount(event.stake),
        )

    def _shown(self, event: ev.Shown) -> list[str]:
        cards = self._cards(event.cards)
        return self._about("shown", event, event.hand, why=event.why, cards=cards)

    def _voted_on(self, event: ev.LimitsVoted) -> list[str]:
        low, high = self._limits
        said = self.texts.say(
            "game-limits-voted",
            accepted=_yes(event.accepted),
            votes_for=event.votes_for,
            votes=event.votes,
            low=self._amount(low),
            high=self._amount(high),
        )
        return [said]

    def _settled(self, event: ev.HandSettled) -> list[str]:
        said = self._about(
            "hand-settled",
            event,
            event.hand,
            why=event.why,
            amount=self._amount(abs(event.amount)),
            mine=self._class(event.player_class),
            bank=self._class(event.bank_class),
        )
        if event.struck:
            said.append(self.texts.say("game-struck"))
        if event.short:
            said.append(self.texts.say("game-short"))
        return [" ".join(said)]

    def _over(self, event: ev.RoundOver) -> list[str]:
        net = [
            self.texts.say(
                "game-net", seat=self._names[seat], amount=self.texts.amount(won, signed=True)
            )
            for seat, won in zip(event.seats, event.net, strict=True)
        ]
        said = [self.texts.say("game-round-over", net=self.texts.listed(net, "comma"))]
        if event.fouls:
            seats = self._names_of(event.fouls)
            said.append(self.texts.say("game-fouls", count=len(event.fouls), seats=seats))
        return said


def _yes(value: bool) -> str:
    return "yes" if value else "no"


def _simply(message: str) -> Callable[[Log, Any], list[str]]:
    return lambda log, event: log._about(message, event)


def _limits(message: str) -> Callable[[Log, Any], list[str]]:
    return lambda log, event: log._about(
        message, event, low=log._amount(event.low), high=log._amount(event.high)
    )


def _card(message: str) -> Callable[[Log, Any], list[str]]:
    return lambda log, event: log._about(
        message, event, getattr(event, "hand", 0), card=log.texts.card(event.card)
    )


def _priced(message: str) -> Callable[[Log, Any], list[str]]:
    return lambda log, event: log._about(
        message, event, buyer=log._names[event.buyer], price=log._amount(event.price)
    )


_SAY: Final[dict[type[Event], Callable[[Log, Any], list[str]]]] = {
    ev.Joined: _simply("joined"),
    ev.Left: _simply("left"),
    ev.SatOut: _simply("sat-out"),
    ev.CameBack: _simply("came-back"),
    ev.AskedLower: _simply("asked-lower"),
    ev.Offered: _priced("offered"),
    ev.WasBid: lambda log, event: log._about("was-bid", event, price=log._amount(event.price)),
    ev.Sold: _priced("sold"),
    ev.Declined: _simply("declined"),
    ev.Picked: _simply("picked"),
    ev.Voted: lambda log, event: log._about("voted", event, vote=event.vote),
    ev.Revealed: _card("revealed"),
    ev.DrawAgain: lambda log, event: [
        log.texts.say("game-draw-again", seats=log._names_of(event.seats))
    ],
    ev.BankPassed: lambda log, event: log._about("bank-passed", event, why=event.why),
    ev.Shuffled: lambda log, event: [log.texts.say("game-shuffled")],
    ev.CutMade: lambda log, event: log._about("cut-made", event, count=event.count),
    ev.TariffChosen: lambda log, event: log._about(
        "tariff-chosen",
        event,
        name=log.texts.say("tariff-name", name=event.name),
        low=log._amount(event.low),
        high=log._amount(event.high),
    ),
    ev.LimitsProposed: _limits("limits-proposed"),
    ev.LimitsVoted: Log._voted_on,
    ev.StakeNamed: lambda log, event: log._about(
        "stake-named", event, amount=log._amount(event.amount)
    ),
    ev.RoundBegan: lambda log, event: log._about(
        "round-began",
        event,
        players=log._names_of(event.seats[:-1]),
        low=log._amount(event.low),
        high=log._amount(event.high),
    ),
    ev.PotIs: lambda log, event: [log.texts.say("game-pot-is", amount=log._amount(event.amount))],
    ev.Staked: lambda log, event: log._about(
        "staked", event, event.hand, amount=log._amount(event.amount)
    ),
    ev.Returned: lambda log, event: log._about(
        "returned", event, amount=log._amount(event.amount)
    ),
    ev.Dealt: Log._dealt,
    ev.Turned: _card("turned"),
    ev.SaidValid: _simply("said-valid"),
    ev.Voided: _card("voided"),
    ev.Passed: _simply("passed"),
    ev.Burnt: _card("burnt"),
    ev.Asked: Log._asked,
    ev.Opened: lambda log, event: log._about(
        "opened", event, card=log.texts.card(event.card), amount=log._amount(event.amount)
    ),
    ev.Kept: _simply("kept"),
    ev.AskedMuerta: Log._asked_muerta,
    ev.Busted: Log._busted,
    ev.Shown: Log._shown,
    ev.Stood: lambda log, event: log._about("stood", event, event.hand),
    ev.Reshuffled: lambda log, event: [log.texts.say("game-reshuffled", count=event.count)],
    ev.HandSettled: Log._settled,
    ev.RoundOver: Log._over,
}
"""How each event is said."""
