"""Choosing the first banker (``bank.first``, sheet 000 a)."""

from msgspec.structs import replace

from siete.cards import DECK, RANK_OF, Card
from siete.game.actions import DEALER, High, Lot, Low, Pick
from siete.game.choices import Choice
from siete.game.errors import IllegalAction
from siete.game.events import DrawAgain, Event, Picked, Reshuffled, Revealed, Voted
from siete.game.round import WHOLE_DECK
from siete.game.table import Draw, Table, with_banker

PICK = (Choice("pick"),)
VOTE = (Choice("high"), Choice("low"))


def to_act(table: Table, draw: Draw) -> tuple[int, ...]:
    """Who picks, the dealer for the card picked, or all who have still to vote."""
    if draw.picking >= 0:
        return (DEALER,)
    if table.phase == "pick":
        return draw.waiting[:1]
    voted = {seat for seat, _ in draw.votes}
    return tuple(seat for seat in table.order if seat not in voted)


def choices(table: Table, draw: Draw, seat: int) -> tuple[Choice, ...]:
    """Pick in order; vote in any order, once."""
    if seat not in to_act(table, draw):
        return ()
    if seat == DEALER:
        return (Choice("deal" if draw.out != WHOLE_DECK else "reshuffle"),)
    return PICK if table.phase == "pick" else VOTE


def pick(table: Table, draw: Draw, action: Pick, events: list[Event]) -> Table:
    """A card is picked unseen."""
    events.append(Picked(action.seat))
    return replace(table, draw=replace(draw, picking=action.seat))


def card(table: Table, draw: Draw, card: Card, events: list[Event]) -> Table:
    """The card picked, which stays face down until all have picked and voted."""
    if card not in DECK or draw.out >> card & 1:
        raise IllegalAction("card_not_in_stock", card=card)
    draw = replace(
        draw,
        out=draw.out | 1 << card,
        waiting=draw.waiting[1:],
        picks=(*draw.picks, (draw.picking, card)),
        picking=-1,
    )
    if not draw.waiting:
        if draw.high is not None:
            return turn(table, draw, events)
        return replace(table, draw=draw, phase="vote")
    return replace(table, draw=draw)


def reshuffle(table: Table, draw: Draw, events: list[Event]) -> Table:
    """The stock ran out over equal cards: those of the draws before go back."""
    events.append(Reshuffled(DEALER, draw.gone.bit_count()))
    return replace(table, draw=replace(draw, out=draw.out & ~draw.gone, gone=0))


def vote(table: Table, draw: Draw, action: High | Low, events: list[Event]) -> Table:
    """A vote; after the last the cards are turned: most votes, and high on a tie."""
    is_high = isinstance(action, High)
    events.append(Voted(action.seat, "high" if is_high else "low"))
    draw = replace(draw, votes=(*draw.votes, (action.seat, is_high)))
    if len(draw.votes) < len(table.order):
        return replace(table, draw=draw)
    for_high = sum(voted for _, voted in draw.votes)
    return turn(table, replace(draw, high=2 * for_high >= len(draw.votes)), events)


def turn(table: Table, draw: Draw, events: list[Event]) -> Table:
    """The picked cards are turned: the best takes the bank, equal ones draw again."""
    events.extend(Revealed(seat, picked) for seat, picked in draw.picks)
    ranks = [RANK_OF[picked] for _, picked in draw.picks]
    best = max(ranks) if draw.high else min(ranks)
    tied = tuple(seat for seat, picked in draw.picks if RANK_OF[picked] == best)
    if len(tied) > 1:
        events.append(DrawAgain(-1, tied))
        again = replace(draw, waiting=tied, picks=(), gone=draw.out)
        return replace(table, draw=again, phase="pick")
    table = with_banker(table, tied[0], "drawn", events)
    return replace(table, draw=None, phase="between")


def lot(table: Table, action: Lot, events: list[Event]) -> Table:
    """Chance made a seat the banker."""
    if action.banker not in table.order:
        raise IllegalAction("not_allowed", seat=action.banker, action="lot")
    return replace(with_banker(table, action.banker, "lot", events), phase="between")
