"""What a seat may know: the fold of the events that it hears, and nothing else.

A view begins between rounds (``view_of``) with what is public there, and ``told`` folds each event
into it. Cards that the viewer may not know are ``HIDDEN``.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from siete.amounts import Amount
from siete.cards import Card
from siete.game import events as ev
from siete.game.actions import Face
from siete.game.events import HIDDEN, Event, hears
from siete.game.table import Table, fixed_within, seated, settled, transferred
from siete.rules import Rules

HandStatus: TypeAlias = Literal["playing", "stood", "bust", "muerta", "passed", "shown"]


class HandView(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """A hand as the viewer sees it: ``cards`` with ``HIDDEN`` in the place of those unknown.

    ``faces`` says how each lies on the table, as everybody sees it. Once settled, ``won`` is what
    the hand won or lost and ``why`` the reason of ``HandSettled``.
    """

    cards: tuple[Card, ...] = ()
    faces: tuple[Face, ...] = ()
    stake: Amount = 0
    status: HandStatus = "playing"
    why: str = ""
    won: Amount = 0


class RoundView(msgspec.Struct, frozen=True, gc=False):
    """The round under way, or the last one, as the viewer sees it.

    ``hands`` are by seat number, for each of ``seats`` (in order of play, the banker last).
    ``burnt`` are the cards shown and discarded. ``pot`` is -1 where there is none, ``small`` the
    player of its small round.
    """

    seats: tuple[int, ...]
    banker: int
    low: Amount
    high: Amount
    hands: dict[int, tuple[HandView, ...]]
    pot: Amount = -1
    small: int = -1
    burnt: tuple[Card, ...] = ()
    seen: tuple[Card, ...] = ()
    reshuffles: int = 0
    voided: bool = False
    over: bool = False
    net: dict[int, Amount] = {}
    fouls: tuple[int, ...] = ()


class View(msgspec.Struct, frozen=True, gc=False):
    """What one seat (``viewer``; ``SPECTATOR`` for who only watches) knows of its table."""

    viewer: int
    rules: Rules
    names: tuple[str, ...]
    order: tuple[int, ...]
    away: tuple[int, ...]
    balances: tuple[Amount, ...]
    banker: int
    low: Amount
    high: Amount
    fixed: Amount
    offer: tuple[int, int, Amount] | None = None
    proposal: tuple[Amount, Amount] | None = None
    picks: dict[int, Card] = {}
    round: RoundView | None = None


def view_of(table: Table, viewer: int) -> View:
    """A view that begins now. Nothing hidden is in it, so it can only begin between rounds."""
    return View(
        viewer,
        table.rules,
        table.names,
        table.order,
        table.away,
        table.balances,
        table.banker,
        table.low,
        table.high,
        table.fixed,
    )


def told(view: View, events: Iterable[Event]) -> View:
    """The view after these events; those that the viewer does not hear change nothing."""
    viewer, round = view.viewer, view.round
    for event in events:
        if not hears(viewer, event):
            continue
        kind = type(event)
        fold = _TABLE.get(kind)
        if fold is not None:
            view = fold(view if round is view.round else replace(view, round=round), event)
            round = view.round
        in_round = _ROUND.get(kind)
        if in_round is not None and round is not None:
            round = in_round(round, event)
    return view if round is view.round else replace(view, round=round)


# Between rounds


def _joined(view: View, event: ev.Joined) -> View:
    names, balances = view.names, view.balances
    if event.seat >= len(names):
        names, balances = (*names, event.name), (*balances, 0)
    order = seated(view.order, event.seat, event.after)
    return replace(view, names=names, balances=balances, order=order)


def _left(view: View, event: ev.Left) -> View:
    return replace(
        view,
        order=tuple(seat for seat in view.order if seat != event.seat),
        away=tuple(seat for seat in view.away if seat != event.seat),
    )


def _sat_out(view: View, event: ev.SatOut) -> View:
    view = replace(view, away=(*view.away, event.seat))
    if view.round is None or view.round.over:
        return view
    hands = {**view.round.hands, event.seat: ()}
    return replace(view, round=replace(view.round, hands=hands))


def _came_back(view: View, event: ev.CameBack) -> View:
    return replace(view, away=tuple(seat for seat in view.away if seat != event.seat))


def _sold(view: View, event: ev.Sold) -> View:
    balances = transferred(view.balances, event.buyer, event.seat, event.price)
    return replace(view, balances=balances, offer=None)


def _with_limits(view: View, low: Amount, high: Amount) -> View:
    return replace(view, low=low, high=high, fixed=fixed_within(view.fixed, low, high))


def _limits_voted(view: View, event: ev.LimitsVoted) -> View:
    view = replace(view, proposal=None)
    return _with_limits(view, event.low, event.high) if event.accepted else view


def _began(view: View, event: ev.RoundBegan) -> View:
    # No event tells a fixed stake: nobody decides it. In a pot it waits for its small round.
    stake = 0 if view.rules.pot_on else view.fixed
    hands: dict[int, tuple[HandView, ...]] = {
        seat: (HandView(stake=0 if seat == event.seat else stake),) for seat in event.seats
    }
    return replace(view, round=RoundView(event.seats, event.seat, event.low, event.high, hands))


def _pot(view: View, event: ev.PotIs) -> View:
    round = view.round
    if round is None:
        return view
    if event.seat == round.banker:
        return replace(view, round=replace(round, pot=event.amount))
    stake = min(view.fixed, event.amount)
    hands = {
        **round.hands,
        event.seat: (HandView(stake=stake),),
        round.banker: (HandView(),),
    }
    return replace(view, round=replace(round, pot=event.amount, small=event.seat, hands=hands))


def _over(view: View, event: ev.RoundOver) -> View:
    return replace(view, balances=settled(view.balances, event.seats, event.net))


_TABLE: Final[dict[type[Event], Callable[[View, Any], View]]] = {
    ev.Joined: _joined,
    ev.Left: _left,
    ev.SatOut: _sat_out,
    ev.CameBack: _came_back,
    ev.Offered: lambda view, event: replace(view, offer=(event.seat, event.buyer, event.price)),
    ev.WasBid: lambda view, event: replace(view, offer=(event.seat, event.seat, event.price)),
    ev.Sold: _sold,
    ev.Declined: lambda view, event: replace(view, offer=None),
    ev.BankPassed: lambda view, event: replace(view, banker=event.seat, picks={}),
    ev.Picked: lambda view, event: replace(view, picks={**view.picks, event.seat: HIDDEN}),
    ev.Revealed: lambda view, event: replace(view, picks={**view.picks, event.seat: event.card}),
    ev.TariffChosen: lambda view, event: _with_limits(view, event.low, event.high),
    ev.LimitsProposed: lambda view, event: replace(view, proposal=(event.low, event.high)),
    ev.LimitsVoted: _limits_voted,
    ev.StakeNamed: lambda view, event: replace(view, fixed=event.amount),
    ev.RoundBegan: _began,
    ev.PotIs: _pot,
    ev.RoundOver: _over,
}


# In a round


def _changed(round: RoundView, seat: int, number: int, **fields: Any) -> RoundView:
    hands = round.hands[seat]
    hand = replace(hands[number - 1], **fields)
    mine = (*hands[: number - 1], hand, *hands[number:])
    return replace(round, hands={**round.hands, seat: mine})


def _staked(round: RoundView, event: ev.Staked) -> RoundView:
    return _changed(round, event.seat, event.hand, stake=event.amount)


def _returned(round: RoundView, event: ev.Returned) -> RoundView:
    hands = tuple(replace(hand, stake=0) for hand in round.hands[event.seat])
    return replace(round, hands={**round.hands, event.seat: hands})


def _dealt(round: RoundView, event: ev.Dealt) -> RoundView:
    hands, place = round.hands[event.seat], event.hand - 1
    hand, card = hands[place], event.card
    hand = replace(hand, cards=(*hand.cards, card), faces=(*hand.faces, event.face))
    mine = (hand,) if len(hands) == 1 else (*hands[:place], hand, *hands[place + 1 :])
    seen = round.seen
    if card != HIDDEN and card not in seen:
        seen = (*seen, card)
    return replace(round, hands={**round.hands, event.seat: mine}, seen=seen)


def _turned(round: RoundView, event: ev.Turned) -> RoundView:
    hand = round.hands[event.seat][event.hand - 1]
    place = event.place
    up: tuple[Face, ...] = ("up",)
    round = replace(round, seen=_with(round.seen, (event.card,)))
    return _changed(
        round,
        event.seat,
        event.hand,
        cards=(*hand.cards[:place], event.card, *hand.cards[place + 1 :]),
        faces=hand.faces[:place] + up + hand.faces[place + 1 :],
    )


def _with(seen: tuple[Card, ...], cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return (*seen, *[card for card in cards if card not in seen])


def _shown(status: HandStatus) -> Callable[[RoundView, Any], RoundView]:
    def fold(round: RoundView, event: ev.Busted | ev.Shown) -> RoundView:
        up: tuple[Face, ...] = ("up",)
        round = replace(round, seen=_with(round.seen, event.cards))
        return _changed(
            round,
            event.seat,
            event.hand,
            cards=event.cards,
            faces=up * len(event.cards),
            status=status,
        )

    return fold


def _voided(round: RoundView, event: ev.Voided) -> RoundView:
    round = replace(round, voided=round.pot < 0, seen=_with(round.seen, (event.card,)))
    return _changed(round, event.seat, 1, cards=(event.card,), faces=("up",))


def _burnt(round: RoundView, event: ev.Burnt) -> RoundView:
    seen = _with(round.seen, (event.card,))
    round = replace(round, burnt=(*round.burnt, event.card), seen=seen)
    return _changed(round, event.seat, 1, cards=(), faces=())


def _opened(round: RoundView, event: ev.Opened) -> RoundView:
    source = round.hands[event.seat][event.source - 1]
    round = replace(round, seen=_with(round.seen, (event.card,)))
    round = _changed(
        round, event.seat, event.source, cards=source.cards[:-1], faces=source.faces[:-1]
    )
    opened = HandView((event.card,), ("up",), event.amount)
    hands = (*round.hands[event.seat], opened)
    return replace(round, hands={**round.hands, event.seat: hands})


def _reshuffled(round: RoundView, event: ev.Reshuffled) -> RoundView:
    return replace(round, seen=(), reshuffles=round.reshuffles + 1)


def _settled(round: RoundView, event: ev.HandSettled) -> RoundView:
    return _changed(round, event.seat, event.hand, why=event.why, won=event.amount)


def _ended(round: RoundView, event: ev.RoundOver) -> RoundView:
    net = dict(zip(event.seats, event.net, strict=True))
    return replace(round, over=True, net=net, fouls=event.fouls)


_ROUND: Final[dict[type[Event], Callable[[RoundView, Any], RoundView]]] = {
    ev.Staked: _staked,
    ev.Returned: _returned,
    ev.Dealt: _dealt,
    ev.Turned: _turned,
    ev.Voided: _voided,
    ev.Passed: lambda round, event: _changed(round, event.seat, 1, status="passed"),
    ev.Burnt: _burnt,
    ev.Asked: lambda round, event: _changed(round, event.seat, event.hand, stake=event.stake),
    ev.Opened: _opened,
    ev.AskedMuerta: lambda round, event: _changed(
        round, event.seat, 1, stake=event.stake, status="muerta"
    ),
    ev.Busted: _shown("bust"),
    ev.Shown: _shown("shown"),
    ev.Stood: lambda round, event: _changed(round, event.seat, event.hand, status="stood"),
    ev.Reshuffled: _reshuffled,
    ev.HandSettled: _settled,
    ev.RoundOver: _ended,
}
