"""The contract of a table between rounds: who acts, what is legal, what an action makes of it."""

from collections.abc import Callable
from typing import Any, Final, Literal

from msgspec.structs import replace

from siete.game.actions import (
    DEALER,
    Accept,
    Action,
    Begin,
    Bid,
    Buy,
    Cut,
    Deal,
    Decline,
    High,
    In,
    Join,
    Leave,
    Lot,
    Low,
    Lower,
    Offer,
    Out,
    Pick,
    Propose,
    Ready,
    Reject,
    Reshuffle,
    Sell,
    Stake,
    Tariff,
)
from siete.game.between import cutting, first_banker, limits, refusal, sale, seating
from siete.game.choices import Choice
from siete.game.errors import IllegalAction
from siete.game.events import Event, Shuffled
from siete.game.round import WHOLE_DECK, Round
from siete.game.settle import settlement
from siete.game.stages.stakes import start
from siete.game.table import Table, settled, with_banker

Handler = Callable[[Table, Any, list[Event]], Table]


def shuffle_is_due(table: Table) -> bool:
    """Whether the next deal needs a shuffle (``deck.shuffle``)."""
    return stock_is_done(table) or table.banker != table.last_banker


def stock_is_done(table: Table) -> bool:
    """Whether the stock is done with, whatever happens until the next deal.

    That the bank passed does not end it for good: who held it may get it back before the deal.
    """
    return table.shuffle_due or table.rules.deck_shuffle == "every_round" or table.out == WHOLE_DECK


def to_act(table: Table) -> tuple[int, ...]:
    """The seats that have a decision, or ``(DEALER,)``; () while too few are present."""
    if table.draw is not None:
        return first_banker.to_act(table, table.draw)
    if table.standing is not None:
        return (table.standing.answers,)
    if table.phase == "cut":
        return cutting.cutters(table)
    if table.proposal is not None:
        return limits.voters(table, table.proposal)
    if table.phase == "before":
        return (table.banker,)
    if table.phase == "between" and not _right_number(table):
        return ()
    return (DEALER,)


def _right_number(table: Table) -> bool:
    low, high = table.rules.table_players
    return low <= len(table.present) <= high


def legal(table: Table, seat: int) -> tuple[Choice, ...]:
    """All that a seat (or the dealer) may do, with bounds; nothing else is accepted.

    A new seat (-1 is the dealer's number too) may ``join`` between rounds; that is told by
    ``may_join``.
    """
    if table.draw is not None:
        return first_banker.choices(table, table.draw, seat)
    if seat == DEALER:
        if table.phase == "lot":
            return (Choice("lot", seats=table.order),)
        return (Choice("begin"),) if to_act(table) == (DEALER,) else ()
    if seat not in table.order or table.phase == "lot":
        return ()
    if table.standing is not None:
        return sale.answers(table, table.standing, seat)
    found = [*_of_phase(table, seat)]
    if seat != table.banker and seat not in table.away:
        found.append(Choice("lower"))
        if not seating.why_not_out(table, seat):
            found.append(Choice("out"))
    return tuple(found)


def _of_phase(table: Table, seat: int) -> tuple[Choice, ...] | list[Choice]:
    if table.phase == "between":
        return _between(table, seat)
    if table.phase == "cut":
        return cutting.CHOICES if seat in cutting.cutters(table) else ()
    if table.proposal is not None:
        return limits.VOTE if seat in limits.voters(table, table.proposal) else ()
    return limits.choices(table) if seat == table.banker else ()


def _between(table: Table, seat: int) -> list[Choice]:
    found = sale.choices(table, seat)
    if not seating.why_not_in(table, seat):
        found.append(Choice("in"))
    if not seating.why_not_leave(table, seat):
        found.append(Choice("leave"))
    return found


def may_join(table: Table) -> bool:
    """Whether a new seat may be taken now."""
    return (
        table.phase == "between" and table.standing is None and not seating.why_not_join(table, "")
    )


def _begin(table: Table, action: Begin, events: list[Event]) -> Table:
    """What was open between rounds ends; the stock is shuffled where it is due."""
    if not shuffle_is_due(table):
        return _before(table, events)
    events.append(Shuffled(DEALER))
    table = replace(table, out=0, shuffle_due=False, phase="cut", declined=())
    return table if cutting.cutters(table) else _before(table, events)


def _cut(table: Table, action: Cut, events: list[Event]) -> Table:
    return _before(cutting.cut(table, action, events), events)


def _decline(table: Table, action: Decline, events: list[Event]) -> Table:
    if table.standing is not None:
        return sale.decline(table, action, events)
    table = cutting.decline(table, action, events)
    return table if cutting.cutters(table) else _before(table, events)


def _out(table: Table, action: Out, events: list[Event]) -> Table:
    table = seating.out(table, action, events)
    if table.phase == "cut" and not cutting.cutters(table):
        return _before(table, events)
    if table.proposal is not None:
        return limits.counted(table, table.proposal, events)
    return table


def _vote(table: Table, action: Accept | Reject, events: list[Event]) -> Table:
    assert table.proposal is not None
    return limits.vote(table, table.proposal, action, events)


def _before(table: Table, events: list[Event]) -> Table:
    """The banker's word before the deal, where there is one to say."""
    table = replace(table, phase="before", said=())
    return table if limits.has_choices(table) else _deal(table, events)


def _deal(table: Table, events: list[Event]) -> Table:
    """The round begins."""
    round, began = start(
        table.rules,
        table.in_play_order,
        limits=(table.low, table.high),
        fixed=table.fixed,
        out=table.out,
    )
    events.extend(began)
    return replace(table, round=round, phase="round")


_HANDLERS: Final[dict[type[Action], Handler]] = {
    Begin: _begin,
    Cut: _cut,
    Decline: _decline,
    Ready: lambda table, action, events: _deal(table, events),
    Tariff: limits.tariff,
    Propose: limits.propose,
    Stake: limits.stake,
    Accept: _vote,
    Reject: _vote,
    Offer: sale.offer,
    Bid: sale.bid,
    Buy: sale.sold,
    Sell: sale.sold,
    Out: _out,
    In: seating.come_back,
    Lower: seating.lower,
    Leave: seating.leave,
    Lot: first_banker.lot,
}


def apply(table: Table, action: Action) -> tuple[Table, tuple[Event, ...]]:
    """The next table and what happened.

    Raises IllegalAction, with a stable code, for anything that ``legal`` does not have; the table
    given is never changed.
    """
    events: list[Event] = []
    if table.draw is not None:
        return _draw(table, action, events), tuple(events)
    if isinstance(action, Join):
        if not (table.phase == "between" and table.standing is None):
            raise IllegalAction("not_between_rounds", action="join")
        if action.seat != DEALER:
            raise IllegalAction("not_allowed", seat=action.seat, action="join")
        return seating.join(table, action, events), tuple(events)
    refusal.check(table, legal(table, action.seat), action)
    return _HANDLERS[type(action)](table, action, events), tuple(events)


def _draw(table: Table, action: Action, events: list[Event]) -> Table:
    draw = table.draw
    assert draw is not None
    refusal.check(table, first_banker.choices(table, draw, action.seat), action)
    if isinstance(action, Deal):
        return first_banker.card(table, draw, action.card, events)
    if isinstance(action, Reshuffle):
        return first_banker.reshuffle(table, draw, events)
    if isinstance(action, Pick):
        return first_banker.pick(table, draw, action, events)
    assert isinstance(action, High | Low)
    return first_banker.vote(table, draw, action, events)


def with_round(
    table: Table, round: Round, action: Action, events: tuple[Event, ...]
) -> tuple[Table, tuple[Event, ...]]:
    """The table after something happened in its round; at the end the balances and the bank."""
    if isinstance(action, Out):
        table = replace(table, away=(*table.away, action.seat))
    if round.stage != "over":
        return replace(table, round=round), events
    result = settlement(round)
    table = replace(
        table,
        round=None,
        last=result,
        phase="between",
        balances=settled(table.balances, result.seats, result.net),
        out=round.out,
        last_banker=table.banker,
        played=table.played + 1,
        shuffle_due=result.wild_dealt,
    )
    if result.banker == table.banker:
        return table, events
    passed: list[Event] = []
    why: Literal["claimed", "rotated"] = "claimed" if result.claimed else "rotated"
    return with_banker(table, result.banker, why, passed), (*events, *passed)
