"""Stakes after the deal, in order (R5)."""

from typing import Final

from msgspec.structs import replace

from siete.game.actions import Bet, Pass
from siete.game.choices import Choice
from siete.game.events import Event, Passed, Returned, Staked
from siete.game.hands import PASSED, Hand
from siete.game.round import Round, Stage, with_hand
from siete.game.stages import turns

ONLY_PASS: Final = (Choice("pass"),)


def after_the_word(round: Round) -> tuple[Stage, int]:
    """The stage after the deal and the banker's word, and whose turn it is: the first player's."""
    player = round.first
    while not round.hands[player]:
        player += 1
    stakes_now = round.rules.bets_placed == "after_deal" and not round.fixed
    return "bets" if stakes_now else "turns", player


def next_better(
    round: Round, hands: tuple[tuple[Hand, ...], ...], player: int, events: list[Event]
) -> Round:
    """The stake of ``player`` or of the next who is present; after the last, the turns."""
    while player < round.last and not hands[player]:
        player += 1
    if player < round.last:
        return replace(round, hands=hands, turn=player)
    return turns.next_turn(round, hands, round.first, events)


def choices(round: Round) -> tuple[Choice, ...]:
    """A stake within the limits, or passing on a card that allows it."""
    found = (Choice("bet", 0, (), round.low, round.high, round.rules.bets_step),)
    card = round.hands[round.turn][0].cards[0]
    return found + ONLY_PASS if round.facts.passes[card] else found


def place(round: Round, action: Bet, events: list[Event]) -> tuple[tuple[Hand, ...], ...]:
    """The hands with the stake of the seat at ``turn``."""
    player = round.turn
    events.append(Staked(action.seat, 1, action.amount))
    return with_hand(round, player, 0, replace(round.hands[player][0], stake=action.amount))


def bet(round: Round, action: Bet, events: list[Event]) -> Round:
    """Place a stake; the next player's is awaited."""
    return next_better(round, place(round, action, events), round.turn + 1, events)


def leave(round: Round, action: Pass, events: list[Event]) -> tuple[tuple[Hand, ...], ...]:
    """A player passes: its stake comes back and its card stays hidden."""
    player = round.turn
    hand = round.hands[player][0]
    events.append(Passed(action.seat))
    if hand.stake:
        events.append(Returned(action.seat, hand.stake))
    return with_hand(round, player, 0, replace(hand, state=PASSED))


def pass_(round: Round, action: Pass, events: list[Event]) -> Round:
    """Pass instead of staking."""
    return next_better(round, leave(round, action, events), round.turn + 1, events)
