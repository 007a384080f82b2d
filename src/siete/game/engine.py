"""The contract: who acts, what is legal, and what an action makes of it.

A table with a round under way acts as its round does; between rounds it is ``between.engine``.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

from msgspec.structs import replace

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
    Join,
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
from siete.game.between import engine as between
from siete.game.choices import Choice
from siete.game.errors import IllegalAction
from siete.game.events import Event, Reshuffled
from siete.game.round import Round
from siete.game.stages import bank, bets, burning, cards, deal, stakes, streets, turns, validity
from siete.game.table import Table

State = TypeVar("State", Table, Round)

Handler = Callable[[Round, Any, list[Event]], Round]

ONLY_DEALER: Final = (DEALER,)
DEAL: Final = (Choice("deal"),)
RESHUFFLE: Final = (Choice("reshuffle"),)


def to_act(state: Table | Round) -> tuple[int, ...]:
    """The seats that have a decision, ``(DEALER,)`` for chance, () when nothing is to be done."""
    if type(state) is not Round:
        if state.round is None:
            return between.to_act(state)
        state = state.round
    if state.awaits:
        return ONLY_DEALER
    stage = state.stage
    if stage == "stakes":
        return stakes.waiting(state)
    return () if stage == "over" else (state.seats[state.turn],)


_CHOICES: Final[Mapping[str, Callable[[Round], tuple[Choice, ...]]]] = {
    "validity": validity.choices,
    "bets": bets.choices,
    "turns": turns.choices,
    "bank": bank.choices,
}
"""By stage, those in which one seat after the other decides."""

_last_asked: list[tuple[Round | None, int, tuple[Choice, ...]]] = [(None, DEALER, ())]
"""The last answer of ``legal``: whoever plays asks, and then ``apply`` asks the same again."""


def legal(state: Table | Round, seat: int) -> tuple[Choice, ...]:
    """All that a seat (or ``DEALER``) may do, with bounds; nothing else is accepted.

    Sitting out and asking for lower stakes are there too while they are open (R1), also for seats
    that ``to_act`` does not name.
    """
    if type(state) is not Round:
        if state.round is None:
            return between.legal(state, seat)
        state = state.round
    asked, by, found = _last_asked[0]
    if asked is state and by == seat:
        return found
    of_stage = None if state.awaits else _CHOICES.get(state.stage)
    if of_stage is not None:
        found = of_stage(state) if seat == state.seats[state.turn] else ()
    elif seat == DEALER:
        found = _of_dealer(state)
    else:
        found = stakes.before_the_deal(state, seat)
    _last_asked[0] = state, seat, found
    return found


def _of_dealer(round: Round) -> tuple[Choice, ...]:
    """A card, or a new stock, where a card is awaited."""
    if not round.awaits:
        return ()
    return DEAL if round.out != round.deck else RESHUFFLE


def _reshuffle(round: Round, action: Reshuffle, events: list[Event]) -> Round:
    """The stock ran out: what R16 names becomes the new stock."""
    events.append(Reshuffled(DEALER, round.gone.bit_count()))
    return replace(round, out=round.out & ~round.gone, gone=0)


_HANDLERS: Final[Mapping[str, Mapping[type[Action], Handler]]] = {
    "stakes": {Bet: stakes.bet, Out: stakes.sit_out, Lower: stakes.ask_lower},
    "deal": {Out: stakes.sit_out, Lower: stakes.ask_lower, Reshuffle: _reshuffle},
    "validity": {
        Valid: validity.say_valid,
        Void: validity.void,
        Burn: burning.burn,
        Reshuffle: _reshuffle,
    },
    "bets": {Bet: bets.bet, Pass: bets.pass_},
    "turns": {
        Bet: turns.bet,
        Pass: turns.pass_,
        Burn: burning.burn,
        Hit: turns.hit,
        Open: streets.open_,
        Keep: streets.keep,
        Muerta: turns.muerta,
        Bust: turns.bust,
        Stand: turns.stand,
        Reshuffle: _reshuffle,
    },
    "bank": {Hit: bank.hit, Stand: bank.stand, Burn: burning.burn, Reshuffle: _reshuffle},
}

_CARDS: Final[Mapping[str, Callable[[Round, Card, list[Event]], Round]]] = {
    "first": deal.card,
    "hit": cards.hit,
    "burn": burning.card,
    "muerta": cards.muerta,
}


def apply(state: State, action: Action) -> tuple[State, tuple[Event, ...]]:
    """The next state and what happened; the state given never changes.

    Raises IllegalAction, with a stable code, for anything that ``legal`` does not have.
    """
    if type(state) is not Round:
        if state.round is None:
            return between.apply(state, action)
        if isinstance(action, Join):
            raise IllegalAction("not_between_rounds", action="join")
        round, heard = apply(state.round, action)
        return between.with_round(state, round, action, heard)
    events: list[Event] = []
    if type(action) is Deal:
        awaits = state.awaits
        if not awaits or action.seat != DEALER:
            raise IllegalAction("no_card_awaited")
        card = action.card
        if card < 0 or state.out >> card & 1 or not state.deck >> card & 1:
            raise refusal.of_card(state, card)
        return _CARDS[awaits](state, card, events), tuple(events)
    kind = type(action)
    asked, by, choices = _last_asked[0]
    if asked is not state or by != action.seat:
        choices = legal(state, action.seat)
    do, fits = refusal.KINDS[kind]
    for choice in choices:
        if choice.do == do and (fits is None or fits(choice, action, state)):
            return _HANDLERS[state.stage][kind](state, action, events), tuple(events)
    raise refusal.why_not(choices, action, state)
