"""The deal (R3): one card each, in order, the banker last."""

from msgspec.structs import replace

from siete.cards import VALUE_OF, Card
from siete.game.events import HIDDEN, Dealt, Event, but
from siete.game.hands import Hand
from siete.game.round import Round
from siete.game.stages import validity
from siete.rules import Rules


def begin(round: Round) -> Round:
    """The first card is awaited."""
    turn = round.first
    while not round.hands[turn]:
        turn += 1
    return replace(round, stage="deal", turn=turn, awaits="first", aim=0)


def first_card(rules: Rules, card: Card, stake: int, face_up: bool) -> Hand:
    """A hand of one card; a lone wild card counts what ``deck.wild_alone`` says."""
    any_value = card == rules.deck_wild and rules.deck_wild_alone == "any"
    return Hand((card,), stake, 14 if any_value else VALUE_OF[card], 0 if face_up else 1)


def show_first(round: Round, card: Card, face_up: bool, events: list[Event]) -> None:
    """Tell who may know it which first card came to the seat at ``turn``."""
    seat = round.seats[round.turn]
    if face_up:
        events.append(Dealt(seat, 1, card, "up", -1))
    else:
        events.append(Dealt(seat, 1, card, "down", seat))
        events.append(Dealt(seat, 1, HIDDEN, "down", but(seat)))


def is_up(round: Round, player: int) -> bool:
    """Whether this seat's first card lies face up."""
    if player == len(round.seats) - 1:
        return round.rules.bank_card == "exposed" or round.stage == "bank"
    return round.rules.cards_first == "up"


def card(round: Round, card: Card, events: list[Event]) -> Round:
    """The first card of the seat at ``turn`` comes."""
    turn = round.turn
    hands = round.hands
    face_up = is_up(round, turn)
    hand = first_card(round.rules, card, hands[turn][0].stake, face_up)
    show_first(round, card, face_up, events)
    hands = hands[:turn] + ((hand,),) + hands[turn + 1 :]
    bit = 1 << card
    banker = len(round.seats) - 1
    if turn == banker:
        round = replace(round, hands=hands, out=round.out | bit, dealt=round.dealt | bit, awaits="")
        return validity.begin(round, events)
    turn += 1
    while turn < round.last and not hands[turn]:
        turn += 1
    if turn >= round.last:
        turn = banker
    return replace(round, hands=hands, out=round.out | bit, dealt=round.dealt | bit, turn=turn)
