"""What is said outside a player's turn: limits, votes, a stake named, the sale, the first card."""

from typing import Final

from msgspec.structs import replace

from siete.amounts import CHIP, Amount
from siete.game.choices import Choice
from siete.game.view import View
from siete.odds.advice import Worth
from siete.odds.coach.fresh import Fresh, fresh_round
from siete.odds.coach.seen import Seen

EVENING: Final = 10
"""For so many rounds a bank is reckoned to be held that nothing takes from its holder."""


class Evening:
    """What a seat may expect of the rounds to come."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.rules = view.rules
        self.fresh = self.at(view.low, view.high)
        present = [seat for seat in view.order if seat not in view.away]
        self.players = max(len(present) - 1, 1)
        self.banks = view.viewer == view.banker

    def at(self, low: Amount, high: Amount) -> Fresh:
        """A round with these limits."""
        if self.rules.bets_form == "fixed":
            fixed = self.view.fixed
            low = high = fixed if low <= fixed <= high else low
        return fresh_round(self.rules, low, high)

    def playing(self, fresh: Fresh) -> float:
        """What a round is worth to a player, who stakes as it is best."""
        if self.rules.bets_placed == "before_deal" or self.rules.bets_form == "fixed":
            return max(fresh.low, fresh.high)
        return fresh.free

    def banking(self, fresh: Fresh) -> float:
        """What a round is worth to the bank, against all players present."""
        return fresh.bank * self.players

    def coming(self, fresh: Fresh | None = None) -> float:
        """What the coming round is worth to the viewer."""
        fresh = fresh or self.fresh
        if self.view.viewer in self.view.away or self.view.viewer not in self.view.order:
            return 0.0
        return self.banking(fresh) if self.banks else self.playing(fresh)

    @property
    def rounds(self) -> float:
        """For how many rounds the bank is held, if it is not sold again."""
        rules = self.rules
        if rules.bank_passes == "rotates":
            return 1.0
        if not rules.bank_claimed_by:
            return float(EVENING)
        kept = (1.0 - self.fresh.claims) ** self.players
        return min(float(EVENING), 1.0 / max(1.0 - kept, 1e-9))

    @property
    def bank(self) -> float:
        """What holding the bank is worth more than playing, over all those rounds."""
        return (self.banking(self.fresh) - self.playing(self.fresh)) * self.rounds

    def price(self) -> Amount:
        """The price at which the bank is neither cheap nor dear, a multiple of the step."""
        step = self.rules.bets_step
        fair = int(self.bank * 10**6) * CHIP // 10**6
        return max(0, fair - fair % step)


def _sure(evening: Evening, worth: Worth) -> Worth:
    """With how much it matters how the others stake, where the viewer banks."""
    if not evening.banks or worth.do in ("pick", "high", "low", "out", "leave"):
        return worth
    return replace(worth, sort="estimate", error=evening.players * evening.fresh.spread)


def said_between(evening: Evening, choice: Choice) -> tuple[Worth, ...]:
    """What a choice outside a round is worth; several where a name or seat is to be chosen."""
    return tuple(_sure(evening, worth) for worth in _said(evening, choice))


def _said(evening: Evening, choice: Choice) -> tuple[Worth, ...]:
    view, do = evening.view, choice.do
    coming = evening.coming()
    match do:
        case "pick" | "high" | "low":
            return (Worth(do, 0, 0.0),)
        case "tariff":
            return tuple(
                Worth(do, 0, evening.coming(evening.at(*limits)), name=name)
                for name, limits in _tariffs(evening, choice)
            )
        case "propose":
            low, high = proposed(evening)
            worth = evening.coming(evening.at(low, high))
            return (Worth(do, 0, worth, amount=high, low=low),)
        case "accept":
            assert view.proposal is not None
            return (Worth(do, 0, evening.coming(evening.at(*view.proposal))),)
        case "stake":
            return (_named(evening, choice),)
        case "out" | "leave":
            return (Worth(do, 0, 0.0),)
        case "in":
            return (Worth(do, 0, evening.playing(evening.fresh)),)
        case "offer" | "bid":
            to = choice.seats[0] if choice.seats else -1
            return (Worth(do, 0, coming, amount=evening.price(), to=to),)
        case "buy" | "sell":
            return (_sold(evening, choice),)
        case _:
            return (Worth(do, 0, coming),)


def _tariffs(evening: Evening, choice: Choice) -> list[tuple[str, tuple[Amount, Amount]]]:
    tariffs = {tariff.name: (tariff.low, tariff.high) for tariff in evening.rules.bets_tariffs}
    return [(name, tariffs[name]) for name in choice.names]


def proposed(evening: Evening) -> tuple[Amount, Amount]:
    """Limits worth proposing: twice as high for a bank that wins by it, else as low as can be."""
    view, step = evening.view, evening.rules.bets_step
    if evening.fresh.bank > 0:
        return 2 * view.low, 2 * view.high
    return step, step


def _named(evening: Evening, choice: Choice) -> Worth:
    low = evening.banking(fresh_round(evening.rules, choice.low, choice.low))
    last = choice.high - choice.high % choice.step if choice.high > choice.low else choice.low
    high = evening.banking(fresh_round(evening.rules, last, last))
    best, amount = (high, last) if high > low else (low, choice.low)
    bounds = (choice.low, last)
    return Worth("stake", 0, best, amount=amount, bounds=bounds, least=low, most=high)


def _sold(evening: Evening, choice: Choice) -> Worth:
    offer = evening.view.offer
    assert offer is not None
    price = offer[2] / CHIP
    gain = evening.bank - price if choice.do == "buy" else price - evening.bank
    to = choice.seats[0] if choice.seats else -1
    return Worth(choice.do, 0, evening.coming() + gain, amount=offer[2], to=to)


def said_valid(seen: Seen, evening: Evening, choice: Choice) -> Worth:
    """The banker's word on its first card (R4): valid, void, or another card for it."""
    layout = seen.layout
    by_card = evening.fresh.by_card * evening.players
    kind = layout.deck.kind_of[seen.mine[0].cards[0]]
    error = evening.players * evening.fresh.spread
    if choice.do == "void":
        return Worth("void", 0, 0.0)
    if choice.do == "valid":
        return Worth("valid", 0, float(by_card[kind]), error, "estimate")
    better = [max(worth, 0.0) if layout.voids[k] else worth for k, worth in enumerate(by_card)]
    chance = seen.unseen / max(seen.unseen.sum(), 1)
    return Worth("burn", 0, float(chance @ better), error, "estimate")
