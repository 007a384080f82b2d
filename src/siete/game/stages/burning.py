"""Burning: a first card is changed for another (R4, R15, sheets 000 e2 and 003)."""

from typing import Final

from msgspec.structs import replace

from siete.cards import Card
from siete.game.actions import Burn
from siete.game.choices import Choice
from siete.game.events import Burnt, Event
from siete.game.hands import BIT_OF, mask_of
from siete.game.round import Round, can_draw, with_hand
from siete.game.stages import bank, deal

ONLY_BURN: Final = (Choice("burn"),)


def bank_may(round: Round) -> bool:
    """Whether the banker's one card may be changed for another (R4, sheet 000 e2)."""
    cards = round.hands[-1][0].cards
    return round.facts.bank_burns[cards[0]] and len(cards) == 1 and can_draw(round)


def burn(round: Round, action: Burn, events: list[Event]) -> Round:
    """The first card of the seat at ``turn`` is shown and discarded; another is awaited."""
    events.append(Burnt(action.seat, round.hands[round.turn][0].cards[0]))
    return replace(round, awaits="burn", aim=0)


def card(round: Round, card: Card, events: list[Event]) -> Round:
    """A new first card in the place of a burnt one, which R16 may use from now on."""
    player = round.turn
    burnt = round.hands[player][0]
    of_bank = player == len(round.seats) - 1
    face_up = round.facts.bank_up if of_bank else round.facts.players_up
    if round.stage == "bank":
        face_up = True
    hand = deal.first_card(round.facts, card, burnt.stake, face_up)
    deal.tell(round.seats[player], card, face_up, events)
    bit = BIT_OF[card]
    round = replace(
        round,
        hands=with_hand(round, player, 0, hand),
        out=round.out | bit,
        dealt=round.dealt | bit,
        gone=round.gone | mask_of(burnt.cards),
        awaits="",
    )
    return bank.go_on(round, hand, events) if round.stage == "bank" else round
