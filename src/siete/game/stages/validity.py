"""Validity (R4): the banker says whether the round is valid, and may void it with a 3."""

from typing import Final

from msgspec.structs import replace

from siete.game import settle
from siete.game.actions import Valid, Void
from siete.game.choices import Choice
from siete.game.events import Event, Returned, SaidValid, Voided
from siete.game.round import Round, Stage
from siete.game.stages import bets, burning

ONLY_VALID: Final = (Choice("valid"),)
VALID_OR_VOID: Final = (Choice("valid"), Choice("void"))


def after_the_deal(round: Round) -> tuple[Stage, int]:
    """The stage after the deal and whose turn it is: the banker is asked, or the stakes come."""
    if round.facts.asks_validity:
        return "validity", len(round.seats) - 1
    return bets.after_the_word(round)


def choices(round: Round) -> tuple[Choice, ...]:
    """Valid; void with a 3; burn with a card that may."""
    found = VALID_OR_VOID if round.facts.voids[round.hands[-1][0].cards[0]] else ONLY_VALID
    return found + burning.ONLY_BURN if burning.bank_may(round) else found


def say_valid(round: Round, action: Valid, events: list[Event]) -> Round:
    """The round is valid."""
    events.append(SaidValid(action.seat))
    stage, turn = bets.after_the_word(round)
    return replace(round, stage=stage, turn=turn)


def void(round: Round, action: Void, events: list[Event]) -> Round:
    """Every stake comes back and nobody wins or loses (sheet 000 e1)."""
    hand = round.hands[-1][0]
    events.append(Voided(action.seat, hand.cards[0]))
    players = range(round.first, round.last)
    events.extend(
        Returned(round.seats[index], hand.stake)
        for index in players
        for hand in round.hands[index]
        if hand.stake
    )
    return settle.void(round, events)
