"""What happened, in words: one sentence an event, for whoever may hear it."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from siete.amounts import Amount
from siete.cards import Card
from siete.game import events as ev
from siete.game.events import HIDDEN, Event
from siete.rules import Rules
from siete.texts.catalogue import Texts
from siete.texts.hands import hand_words


class Narrator:
    """Tells the events of one table in order, as one hearer hears them.

    It remembers the names of the seats, the limits, whose hands must be told apart, whether the
    bank is on offer, and the votes on the first banker. ``names`` are those of the table when the
    story begins, by number of seat.
    """

    def __init__(self, texts: Texts, rules: Rules, names: Sequence[str]) -> None:
        self.texts = texts
        self.rules = rules
        self.names = list(names)
        self.low, self.high = rules.bets_min, rules.bets_max
        self._split: set[int] = set()
        self._offered = False
        self._votes: list[str] = []

    def tell(self, event: Event) -> str:
        """The sentence of an event that is heard here (``siete.game.events.hears``)."""
        self._prepare(event)
        sentence = _SENTENCES[type(event)](self, event)
        self._remember(event)
        return sentence

    def pass_over(self, event: Event) -> None:
        """Take note of an event of which no sentence is wanted."""
        self._prepare(event)
        self._remember(event)

    def _prepare(self, event: Event) -> None:
        if isinstance(event, ev.Joined) and event.seat == len(self.names):
            self.names.append(event.name)
        if isinstance(event, ev.RoundBegan | ev.PotIs):
            self._split.clear()
        if isinstance(event, ev.Opened):
            self._split.add(event.seat)

    def _remember(self, event: Event) -> None:
        match event:
            case ev.Offered() | ev.WasBid():
                self._offered = True
            case ev.Declined() | ev.Sold():
                self._offered = False
            case ev.Voted(vote="high" | "low" as vote):
                self._votes.append(vote)
            case ev.Revealed():
                self._votes.clear()
            case (
                ev.RoundBegan(low=low, high=high)
                | ev.TariffChosen(low=low, high=high)
                | ev.LimitsVoted(accepted=True, low=low, high=high)
            ):
                self.low, self.high = low, high
            case _:
                pass

    @property
    def offered(self) -> bool:
        """Whether the bank is on offer, so that to decline is not to decline the cut."""
        return self._offered

    def before(self, event: Event) -> str:
        """What is to be said before the sentence of an event; mostly nothing.

        Before the first card is turned it is what the vote on it came to, which has no event: most
        votes, and the highest card on a tie (``bank.first``).
        """
        if not self._votes or not isinstance(event, ev.Revealed):
            return ""
        high, low = self._votes.count("high"), self._votes.count("low")
        best = "high" if high >= low else "low"
        return self.texts.say("game-vote-result", high=high, low=low, best=best)

    def say(self, message: str, event: Event, **args: str | int) -> str:
        """A message about the seat of an event, and its hand where the seat has several."""
        return self.texts.say(message, seat=self._seat(event), **args)

    def name(self, seat: int) -> str:
        """The name of a seat; nothing for who sits nowhere."""
        return self.names[seat] if seat >= 0 else ""

    def seats(self, seats: Sequence[int]) -> str:
        """Names with commas between them."""
        return self.texts.listed([self.name(seat) for seat in seats], "comma")

    def cards(self, cards: Sequence[Card]) -> str:
        """Cards with commas between them."""
        return self.texts.listed([self.texts.card(card) for card in cards], "comma")

    def limits(self, low: Amount, high: Amount) -> dict[str, str]:
        """Limits as arguments of a message."""
        return {"low": self.texts.amount(low), "high": self.texts.amount(high)}

    def limits_now(self) -> dict[str, str]:
        """The limits that hold, as arguments of a message."""
        return self.limits(self.low, self.high)

    def _seat(self, event: Event) -> str:
        name = self.name(event.seat)
        hand = getattr(event, "hand", 0)
        if hand and event.seat in self._split:
            return self.texts.say("game-hand", seat=name, hand=hand)
        return name


_Tell = Callable[[Narrator, Any], str]


def _plain(message: str) -> _Tell:
    """A sentence that needs nothing but the seat."""
    return lambda narrator, event: narrator.say(message, event)


def _amount(message: str, field: str = "amount") -> _Tell:
    """A sentence with one amount, which has the name of its field."""

    def tell(narrator: Narrator, event: Any) -> str:
        amount = narrator.texts.amount(getattr(event, field))
        return narrator.say(message, event, **{field: amount})

    return tell


def _card(message: str) -> _Tell:
    """A sentence with one card, with its article."""
    return lambda narrator, event: narrator.say(
        message, event, card=narrator.texts.the_card(event.card)
    )


def _price(message: str) -> _Tell:
    """A sentence about the bank, a buyer and a price."""
    return lambda narrator, event: narrator.say(
        message,
        event,
        buyer=narrator.name(event.buyer),
        price=narrator.texts.amount(event.price),
    )


def _yes(it_is: bool) -> str:
    return "yes" if it_is else "no"


def _declined(narrator: Narrator, event: ev.Declined) -> str:
    if narrator.offered:
        return narrator.say("game-declined", event)
    return narrator.say("game-cut-made", event, count=0)


def _limits_voted(narrator: Narrator, event: ev.LimitsVoted) -> str:
    return narrator.say(
        "game-limits-voted",
        event,
        accepted=_yes(event.accepted),
        votes_for=event.votes_for,
        votes=event.votes,
        **(narrator.limits(event.low, event.high) if event.accepted else narrator.limits_now()),
    )


def _round_began(narrator: Narrator, event: ev.RoundBegan) -> str:
    players = narrator.seats(event.seats[:-1])
    limits = narrator.limits(event.low, event.high)
    return narrator.say("game-round-began", event, players=players, **limits)


def _dealt(narrator: Narrator, event: ev.Dealt) -> str:
    if event.card == HIDDEN:
        return narrator.say("game-dealt", event, kind="hidden", card="")
    card = narrator.texts.the_card(event.card)
    return narrator.say("game-dealt", event, kind=event.face, card=card)


def _asked(narrator: Narrator, event: ev.Asked) -> str:
    stake = narrator.texts.amount(event.stake)
    raised = _yes(event.raised)
    return narrator.say("game-asked", event, face=event.face, raised=raised, stake=stake)


def _asked_muerta(narrator: Narrator, event: ev.AskedMuerta) -> str:
    stake = narrator.texts.amount(event.stake)
    return narrator.say("game-asked-muerta", event, raised=_yes(event.raised), stake=stake)


def _opened(narrator: Narrator, event: ev.Opened) -> str:
    card = narrator.texts.the_card(event.card)
    return narrator.say("game-opened", event, card=card, amount=narrator.texts.amount(event.amount))


def _busted(narrator: Narrator, event: ev.Busted) -> str:
    stake = narrator.texts.amount(event.stake)
    cards = narrator.cards(event.cards)
    return narrator.say(
        "game-busted", event, cards=cards, stake=stake, banker=_yes(not event.stake)
    )


def _hand_settled(narrator: Narrator, event: ev.HandSettled) -> str:
    sentences = [
        narrator.say(
            "game-hand-settled",
            event,
            why=event.why,
            amount=narrator.texts.amount(abs(event.amount)),
            mine=hand_words(narrator.texts, narrator.rules, event.player_class),
            bank=""
            if event.bank_class == ev.NOT_SHOWN
            else hand_words(narrator.texts, narrator.rules, event.bank_class),
        )
    ]
    if event.struck:
        sentences.append(narrator.texts.say("game-struck"))
    if event.short:
        sentences.append(narrator.texts.say("game-short"))
    return " ".join(sentences)


def _round_over(narrator: Narrator, event: ev.RoundOver) -> str:
    texts = narrator.texts
    net = [
        texts.say("game-net", seat=narrator.name(seat), amount=texts.amount(amount, signed=True))
        for seat, amount in zip(event.seats, event.net, strict=True)
    ]
    sentences = [texts.say("game-round-over", net=texts.listed(net, "comma"))]
    if event.fouls:
        seats = narrator.seats(event.fouls)
        sentences.append(texts.say("game-fouls", count=len(event.fouls), seats=seats))
    return " ".join(sentences)


_SENTENCES: Final[dict[type[Event], _Tell]] = {
    ev.Joined: _plain("game-joined"),
    ev.Left: _plain("game-left"),
    ev.SatOut: _plain("game-sat-out"),
    ev.CameBack: _plain("game-came-back"),
    ev.AskedLower: _plain("game-asked-lower"),
    ev.Offered: _price("game-offered"),
    ev.WasBid: _amount("game-was-bid", "price"),
    ev.Sold: _price("game-sold"),
    ev.Declined: _declined,
    ev.Picked: _plain("game-picked"),
    ev.Voted: lambda narrator, event: narrator.say("game-voted", event, vote=event.vote),
    ev.Revealed: lambda narrator, event: narrator.say(
        "game-revealed", event, card=narrator.texts.card(event.card)
    ),
    ev.DrawAgain: lambda narrator, event: narrator.texts.say(
        "game-draw-again", seats=narrator.seats(event.seats)
    ),
    ev.BankPassed: lambda narrator, event: narrator.say("game-bank-passed", event, why=event.why),
    ev.Shuffled: lambda narrator, event: narrator.texts.say("game-shuffled"),
    ev.CutMade: lambda narrator, event: narrator.say("game-cut-made", event, count=event.count),
    ev.TariffChosen: lambda narrator, event: narrator.say(
        "game-tariff-chosen",
        event,
        name=narrator.texts.say("tariff-name", name=event.name),
        **narrator.limits(event.low, event.high),
    ),
    ev.LimitsProposed: lambda narrator, event: narrator.say(
        "game-limits-proposed", event, **narrator.limits(event.low, event.high)
    ),
    ev.LimitsVoted: _limits_voted,
    ev.StakeNamed: _amount("game-stake-named"),
    ev.RoundBegan: _round_began,
    ev.PotIs: lambda narrator, event: narrator.texts.say(
        "game-pot-is", amount=narrator.texts.amount(event.amount)
    ),
    ev.Staked: _amount("game-staked"),
    ev.Returned: _amount("game-returned"),
    ev.Dealt: _dealt,
    ev.Turned: _card("game-turned"),
    ev.SaidValid: _plain("game-said-valid"),
    ev.Voided: _card("game-voided"),
    ev.Passed: _plain("game-passed"),
    ev.Burnt: _card("game-burnt"),
    ev.Asked: _asked,
    ev.Opened: _opened,
    ev.Kept: _plain("game-kept"),
    ev.AskedMuerta: _asked_muerta,
    ev.Busted: _busted,
    ev.Shown: lambda narrator, event: narrator.say(
        "game-shown", event, why=event.why, cards=narrator.cards(event.cards)
    ),
    ev.Stood: _plain("game-stood"),
    ev.Reshuffled: lambda narrator, event: narrator.texts.say("game-reshuffled", count=event.count),
    ev.HandSettled: _hand_settled,
    ev.RoundOver: _round_over,
}
