"""The contract of a round: who acts, what is legal, and what an action makes of it."""

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from siete.amounts import Amount
from siete.cards import Card
from siete.game import refusal
from siete.game.actions import (
    DEALER,
    Action,
    Bet,
    Burn,
    Bust,
    Deal,
    Hit,
    Keep,
    Lower,
    Muerta,
    Open,
    Out,
    Pass,
    Reshuffle,
    Stand,
    Valid,
    Void,
)
from siete.game.choices import Choice
from siete.game.errors import IllegalAction
from siete.game.events import Event, Reshuffled, RoundBegan
from siete.game.round import WHOLE_DECK, Round
from siete.game.stages import bank, bets, cards, deal, stakes, streets, turns, validity
from siete.rules import Rules, pay_matrix

Handler = Callable[[Round, int, Any, list[Event]], Round]


def start(
    rules: Rules,
    seats: tuple[int, ...],
    *,
    limits: tuple[Amount, Amount] | None = None,
    fixed: Amount = 0,
    deck: int = WHOLE_DECK,
    out: int = 0,
) -> tuple[Round, tuple[Event, ...]]:
    """A new round for these seats in order of play, the banker last.

    ``limits`` are the lowest and highest stake in force (default: those of the rules), ``fixed`` is
    everybody's stake under ``bets.form = fixed`` (default: the lowest). ``deck`` and ``out`` are
    sets of cards as bits: those that play, and those that earlier rounds took from the stock.
    Raises IllegalAction ``too_few_cards`` when the deck has not a card for every seat.
    """
    if deck.bit_count() < len(seats):
        raise IllegalAction("too_few_cards", cards=deck.bit_count(), seats=len(seats))
    floor, ceiling = limits or (rules.bets_min, rules.bets_max)
    hands = ((stakes.NO_HAND,),) * len(seats)
    pot = rules.pot_opening if rules.pot_on else -1
    round = Round(
        rules,
        pay_matrix(rules),
        seats,
        floor,
        ceiling,
        (fixed or floor) if rules.bets_form == "fixed" else 0,
        deck,
        "deal",
        0,
        "",
        0,
        "up",
        0,
        hands,
        0,
        1 if rules.pot_on else len(seats) - 1,
        floor,
        ceiling,
        out & deck,
        out & deck,
        0,
        pot,
    )
    events: list[Event] = [RoundBegan(seats[-1], seats, floor, ceiling)]
    round = stakes.begin(round, events)
    return round, tuple(events)


def to_act(round: Round) -> tuple[int, ...]:
    """The seats that have a decision, ``(DEALER,)`` where a card is awaited, () when it is over."""
    if round.awaits:
        return (DEALER,)
    if round.stage == "stakes":
        return stakes.waiting(round)
    if round.stage == "over":
        return ()
    return (round.seats[round.turn],)


_last_asked: list[tuple[Round | None, int, tuple[Choice, ...]]] = [(None, DEALER, ())]
"""The last answer of ``legal``: whoever plays asks, and then ``apply`` asks the same again."""


def legal(round: Round, seat: int) -> tuple[Choice, ...]:
    """All that a seat (or the dealer) may do, with bounds; nothing else is accepted.

    Sitting out and asking for lower stakes are there too while they are open (R1), also for seats
    that ``to_act`` does not name.
    """
    asked, by, found = _last_asked[0]
    if asked is round and by == seat:
        return found
    found = _legal(round, seat)
    _last_asked[0] = round, seat, found
    return found


def _legal(round: Round, seat: int) -> tuple[Choice, ...]:
    if seat == DEALER:
        if not round.awaits:
            return ()
        return (Choice("deal" if round.out != round.deck else "reshuffle"),)
    found: tuple[Choice, ...] = ()
    stage = round.stage
    if not round.awaits:
        if stage == "stakes":
            if seat in round.seats[:-1]:
                found = stakes.choices(round, round.seats.index(seat))
        elif stage != "over" and seat == round.seats[round.turn]:
            if stage == "turns":
                return turns.choices(round)
            if stage == "bank":
                return bank.choices(round)
            return bets.choices(round) if stage == "bets" else validity.choices(round)
    if not round.dealt and seat in round.seats:
        return found + stakes.until_the_deal(round, round.seats.index(seat))
    return found


_HANDLERS: Final[dict[tuple[str, type[Action]], Handler]] = {
    ("stakes", Bet): stakes.bet,
    ("stakes", Out): stakes.sit_out,
    ("stakes", Lower): stakes.ask_lower,
    ("deal", Out): stakes.sit_out,
    ("deal", Lower): stakes.ask_lower,
    ("validity", Valid): validity.say_valid,
    ("validity", Void): validity.void,
    ("validity", Burn): validity.burn,
    ("bets", Bet): bets.bet,
    ("bets", Pass): bets.pass_,
    ("turns", Bet): turns.bet,
    ("turns", Pass): turns.pass_,
    ("turns", Burn): turns.burn,
    ("turns", Hit): turns.hit,
    ("turns", Open): streets.open_,
    ("turns", Keep): streets.keep,
    ("turns", Muerta): turns.muerta,
    ("turns", Bust): turns.bust,
    ("turns", Stand): turns.stand,
    ("bank", Hit): bank.hit,
    ("bank", Stand): bank.stand,
    ("bank", Burn): bank.burn,
}

_CARDS: Final[dict[str, Callable[[Round, Card, list[Event]], Round]]] = {
    "first": deal.card,
    "hit": cards.hit,
    "burn": cards.after_burn,
    "muerta": cards.muerta,
}


def apply(round: Round, action: Action) -> tuple[Round, tuple[Event, ...]]:
    """The next round and what happened.

    Raises IllegalAction, with a stable code, for anything that ``legal`` does not have; the round
    given is never changed.
    """
    events: list[Event] = []
    if type(action) is Deal:
        if not round.awaits or action.seat != DEALER:
            raise IllegalAction("no_card_awaited")
        if not 0 <= action.card < round.deck.bit_length():
            raise IllegalAction("no_such_card", card=action.card)
        bit = 1 << action.card
        if round.out & bit or not round.deck & bit:
            raise refusal.of_card(round, action.card)
        after = _CARDS[round.awaits](round, action.card, events)
    elif type(action) is Reshuffle:
        after = _reshuffle(round, action, events)
    else:
        refusal.check(legal(round, action.seat), action, round)
        handler = _HANDLERS[round.stage, type(action)]
        after = handler(round, round.seats.index(action.seat), action, events)
    if after.stage == "next":
        after = stakes.begin(after, events)
    return after, tuple(events)


def _reshuffle(round: Round, action: Reshuffle, events: list[Event]) -> Round:
    """The stock ran out: what R16 names becomes the new stock."""
    if not round.awaits or round.out != round.deck or action.seat != DEALER:
        raise IllegalAction("reshuffle_not_needed")
    events.append(Reshuffled(DEALER, round.gone.bit_count()))
    return replace(round, out=round.out & ~round.gone, gone=0)
