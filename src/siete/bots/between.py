"""What a bot says outside a round: first banker, cut, limits, votes and the price of the bank."""

from siete.amounts import CHIP, Amount
from siete.bots.amounts import rounded, stake_at
from siete.bots.bank import bank_worth
from siete.bots.temperament import Temperament
from siete.bots.whim import Whim
from siete.game.actions import (
    Accept,
    Action,
    Bid,
    Buy,
    Cut,
    Decline,
    High,
    In,
    Low,
    Offer,
    Pick,
    Propose,
    Ready,
    Reject,
    Sell,
    Stake,
    Tariff,
)
from siete.game.choices import Choice
from siete.game.view import View

ROUNDS_HELD = 4
"""How many rounds a bank that stays is reckoned to stay."""

SELDOM = 8
"""Once in so many times a bot does of its own accord what it need not do."""


def first_banker(view: View, whim: Whim, options: dict[str, Choice]) -> Action:
    """Pick a card, or vote whether the highest or the lowest takes the bank: nobody can know."""
    if "pick" in options:
        return Pick(view.viewer)
    return Low(view.viewer) if whim.one_in(2) else High(view.viewer)


def cut(view: View, whim: Whim, choice: Choice) -> Action:
    """The cut, somewhere in the middle, or none at all."""
    if whim.one_in(3):
        return Decline(view.viewer)
    third = (choice.high - choice.low) // 3
    return Cut(view.viewer, whim.between(choice.low + third, choice.high - third))


def before_deal(
    view: View, temperament: Temperament, whim: Whim, options: dict[str, Choice]
) -> Action:
    """The banker's word before the deal: limits seldom change, a fixed stake follows the mood."""
    seat = view.viewer
    if "tariff" in options and whim.one_in(SELDOM):
        name = wanted_tariff(view, temperament)
        if name:
            return Tariff(seat, name)
    if "propose" in options and whim.one_in(SELDOM):
        limits = wanted_limits(view, temperament)
        if limits:
            return Propose(seat, *limits)
    if "stake" in options:
        named = whim.between(temperament.least, temperament.most)
        amount = stake_at(options["stake"], named)
        if amount != view.fixed:
            return Stake(seat, amount)
    return Ready(seat)


def highest_liked(view: View, temperament: Temperament) -> Amount:
    """The highest limit that a bot plays for."""
    return view.rules.bets_max * temperament.accepts // 100


def wanted_tariff(view: View, temperament: Temperament) -> str:
    """The tariff that a banker would rather have than the limits in force, or nothing."""
    liked = highest_liked(view, temperament)
    known = [tariff for tariff in view.rules.bets_tariffs if tariff.high <= liked]
    best = max(known, key=lambda tariff: tariff.high, default=None)
    if best is None or (best.low, best.high) == (view.low, view.high):
        return ""
    return best.name


def wanted_limits(view: View, temperament: Temperament) -> tuple[Amount, Amount] | None:
    """Limits twice as high, or half, towards what a bot likes to play for; None: let them be."""
    liked = highest_liked(view, temperament)
    step = view.rules.bets_step
    if 2 * view.high <= liked:
        return 2 * view.low, 2 * view.high
    if view.high > liked:
        low = max(step, rounded(view.low // 2, step))
        return low, max(low, rounded(view.high // 2, step))
    return None


def vote(view: View, temperament: Temperament) -> Action:
    """A vote on the limits proposed: those that are lower, or that a bot likes to play for."""
    assert view.proposal is not None
    high = view.proposal[1]
    if high <= max(view.high, highest_liked(view, temperament)):
        return Accept(view.viewer)
    return Reject(view.viewer)


def fair_price(view: View) -> Amount:
    """What holding the bank is worth, by the usual stakes and the rounds that one holds it."""
    rules = view.rules
    players = len(view.order) - len(view.away) - 1
    rounds = 1 if rules.bank_passes == "rotates" else ROUNDS_HELD
    thousandths = max(0, int(1000 * bank_worth(rules)))
    usual = (view.low + view.high) // 2
    return rounded(usual * players * rounds * thousandths // 1000, rules.bets_step)


def answer(view: View, temperament: Temperament, options: dict[str, Choice]) -> Action:
    """Buy, sell or decline, by what the bank is worth."""
    assert view.offer is not None
    price, fair = view.offer[2], fair_price(view)
    if "buy" in options and price * 100 <= fair * temperament.buys_at:
        return Buy(view.viewer)
    if "sell" in options and price * 100 >= fair * temperament.sells_at and price:
        return Sell(view.viewer, options["sell"].seats[0])
    return Decline(view.viewer)


def volunteer(
    view: View, temperament: Temperament, whim: Whim, options: dict[str, Choice]
) -> Action | None:
    """What nobody asked for: seldom an offer of the bank, or a bid for it."""
    if "in" in options:
        return In(view.viewer)
    if not whim.one_in(SELDOM):
        return None
    fair = fair_price(view)
    step = view.rules.bets_step
    if "offer" in options:
        price = rounded(fair * temperament.sells_at // 100, step)
        buyers = options["offer"].seats
        return Offer(view.viewer, buyers[whim.below(len(buyers))], price or min(step, CHIP))
    if "bid" in options:
        price = rounded(fair * temperament.buys_at // 100, step)
        return Bid(view.viewer, price) if price else None
    return None
