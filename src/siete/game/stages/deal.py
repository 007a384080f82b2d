"""The deal (R3): one card each, in order, the banker last."""

from msgspec.structs import replace

from siete.amounts import Amount
from siete.cards import Card
from siete.game.events import ALL, HIDDEN, Dealt, Event, but
from siete.game.facts import Facts
from siete.game.hands import BIT_OF, Hand
from siete.game.round import Round, with_hands
from siete.game.stages import validity


def begin(round: Round, hands: tuple[tuple[Hand, ...], ...]) -> Round:
    """The first card is awaited, of a round with these hands without a card."""
    turn = round.first
    while not hands[turn]:
        turn += 1
    return replace(round, hands=hands, stage="deal", turn=turn, awaits="first", aim=0)


def first_card(facts: Facts, card: Card, stake: Amount, face_up: bool) -> Hand:
    """A hand of one card; a lone wild card counts what ``deck.wild_alone`` says."""
    return Hand((card,), stake, facts.alone[card], 0 if face_up else 1)


def tell(seat: int, card: Card, face_up: bool, events: list[Event]) -> None:
    """Tell who may know it which first card came to a seat."""
    if face_up:
        events.append(Dealt(seat, 1, card, "up", ALL))
    else:
        events.append(Dealt(seat, 1, card, "down", seat))
        events.append(Dealt(seat, 1, HIDDEN, "down", but(seat)))


def card(round: Round, card: Card, events: list[Event]) -> Round:
    """The first card of the seat at ``turn`` comes; after the banker's the deal is over."""
    turn = round.turn
    hands = round.hands
    facts = round.facts
    banker = len(hands) - 1
    face_up = facts.players_up if turn < banker else facts.bank_up
    tell(round.seats[turn], card, face_up, events)
    hand = first_card(facts, card, hands[turn][0].stake, face_up)
    hands = with_hands(hands, turn, (hand,))
    bit = BIT_OF[card]
    out = round.out | bit
    dealt = round.dealt | bit
    if turn == banker:
        stage, turn = validity.after_the_deal(round)
        return replace(round, hands=hands, out=out, dealt=dealt, stage=stage, turn=turn, awaits="")
    turn += 1
    while turn < round.last and not hands[turn]:
        turn += 1
    if turn >= round.last:
        turn = banker
    return replace(round, hands=hands, out=out, dealt=dealt, turn=turn)
