"""Selling the bank (``bank.sale``, sheets 001 and 002): one offer or bid stands and is answered."""

from msgspec.structs import replace

from siete.game.actions import Bid, Buy, Decline, Offer, Sell
from siete.game.choices import Choice
from siete.game.events import Declined, Event, Offered, Sold, WasBid
from siete.game.table import Standing, Table, transferred, with_banker


def choices(table: Table, seat: int) -> list[Choice]:
    """The banker may offer the bank to a player, a player may bid for it, at any price."""
    if not table.rules.bank_sale or seat in table.away or seat not in table.order:
        return []
    if seat != table.banker:
        return [Choice("bid", high=-1)]
    others = tuple(other for other in table.present if other != seat)
    return [Choice("offer", high=-1, seats=others)] if others else []


def answers(table: Table, standing: Standing, seat: int) -> tuple[Choice, ...]:
    """The answer to what stands: buy or sell, or decline."""
    if seat != standing.answers:
        return ()
    if seat == table.banker:
        return (Choice("sell", seats=(standing.buyer,)), Choice("decline"))
    return (Choice("buy"), Choice("decline"))


def offer(table: Table, action: Offer, events: list[Event]) -> Table:
    """The banker offers the bank."""
    events.append(Offered(action.seat, action.to, action.price))
    return replace(table, standing=Standing(action.to, action.price, action.to))


def bid(table: Table, action: Bid, events: list[Event]) -> Table:
    """A player bids for the bank."""
    events.append(WasBid(action.seat, action.price))
    return replace(table, standing=Standing(action.seat, action.price, table.banker))


def sold(table: Table, action: Buy | Sell, events: list[Event]) -> Table:
    """The bank changes hands at the price, which goes into the balances at once."""
    standing = table.standing
    assert standing is not None
    events.append(Sold(table.banker, standing.buyer, standing.price))
    balances = transferred(table.balances, standing.buyer, table.banker, standing.price)
    table = with_banker(table, standing.buyer, "sold", events)
    return replace(table, balances=balances, standing=None)


def decline(table: Table, action: Decline, events: list[Event]) -> Table:
    """The offer or bid is declined."""
    events.append(Declined(action.seat))
    return replace(table, standing=None)
