"""The deal (R3): one card each, in order, the banker last."""

from msgspec.structs import replace

from siete.cards import Card
from siete.game.events import HIDDEN, Dealt, Event, but
from siete.game.facts import Facts
from siete.game.hands import Hand
from siete.game.round import Round, with_hands
from siete.game.stages import validity


def begin(round: Round, hands: tuple[tuple[Hand, ...], ...]) -> Round:
    """The first card is awaited, of a round with these hands without a card."""
    turn = round.first
    while not hands[turn]:
        turn += 1
    return replace(round, hands=hands, stage="deal", turn=turn, awaits="first", aim=0)


def first_card(facts: Facts, card: Card, stake: int, face_up: bool) -> Hand:
    """A hand of one card; a lone wild card counts what ``deck.wild_alone`` says."""
    return Hand((card,), stake, facts.alone[card], 0 if face_up else 1)


def tell(seat: int, card: Card, face_up: bool, events: list[Event]) -> None:
    """Tell who may know it which first card came to a seat."""
    if face_up:
        events.append(Dealt(seat, 1, card, "up", -1))
    else:
        events.append(Dealt(seat, 1, card, "down", seat))
        events.append(Dealt(seat, 1, HIDDEN, "down", but(seat)))


def is_up(round: Round, player: int) -> bool:
    """Whether this seat's first card lies face up."""
    if player == len(round.seats) - 1:
        return round.facts.bank_up or round.stage == "bank"
    return round.facts.players_up


def card(round: Round, card: Card, events: list[Event]) -> Round:
    """The first card of the seat at ``turn`` comes."""
    turn = round.turn
    facts = round.facts
    banker = len(round.seats) - 1
    face_up = is_up(round, turn)
    hand = first_card(facts, card, round.hands[turn][0].stake, face_up)
    tell(round.seats[turn], card, face_up, events)
    hands = with_hands(round.hands, turn, (hand,))
    bit = 1 << card
    if turn == banker:
        return validity.begin(
            replace(round, hands=hands, out=round.out | bit, dealt=round.dealt | bit, awaits=""),
            events,
        )
    turn += 1
    while turn < round.last and not hands[turn]:
        turn += 1
    if turn >= round.last:
        turn = banker
    return replace(round, hands=hands, out=round.out | bit, dealt=round.dealt | bit, turn=turn)
