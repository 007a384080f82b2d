"""The banker's turn, face up, when somebody is left in play (R6)."""

from msgspec.structs import replace

from siete.cards import LIMIT, VALUE_OF
from siete.game import settle
from siete.game.actions import Burn, Hit, Stand
from siete.game.choices import UP, Choice
from siete.game.events import Asked, Burnt, Busted, Event, Shown, Stood
from siete.game.hands import MUERTA, STOOD, is_pair_of_sevens
from siete.game.round import Round, can_draw
from siete.game.stages import reveal, validity

HIT = Choice("hit", 1, UP)
STAND = Choice("stand", 1)
BURN = Choice("burn")


def shown_value(round: Round) -> int:
    """The value in half points of the banker's exposed card; a wild card counts ½."""
    return VALUE_OF[round.hands[-1][0].cards[0]]


def somebody_plays(round: Round) -> bool:
    """Whether a hand is left in play: a muerta and an undeclared bust are."""
    for hands in round.hands[round.first : round.last]:
        for hand in hands:
            if hand.state in (STOOD, MUERTA):
                return True
    return False


def begin(round: Round, events: list[Event]) -> Round:
    """The banker turns its card up; where nobody is left it does not play."""
    if not somebody_plays(round):
        return settle.settle(round, events)
    hand = round.hands[-1][0]
    reveal.turn_up(round.seats[-1], 0, hand, events)
    round = replace(
        round,
        stage="bank",
        turn=len(round.seats) - 1,
        hands=(*round.hands[:-1], (replace(hand, down=0),)),
        figure=0,
    )
    return go_on(round, events)


def go_on(round: Round, events: list[Event]) -> Round:
    """After each card: the turn ends by itself, plays itself, or waits for the banker."""
    hand = round.hands[-1][0]
    rules = round.rules
    seat = round.seats[-1]
    if hand.total > LIMIT:
        if rules.specials_pair_of_sevens and is_pair_of_sevens(hand.cards):
            events.append(Shown(seat, 1, hand.cards, "pair_of_sevens"))
        else:
            events.append(Busted(seat, 1, hand.cards, 0))
        return settle.settle(round, events)
    if hand.total == LIMIT and rules.cards_show_seven_and_a_half:
        events.append(Shown(seat, 1, hand.cards, "seven_and_a_half"))
        return settle.settle(round, events)
    if not rules.bank_draws_to:
        return round
    if can_draw(round) and (hand.total < rules.bank_draws_to or lone_wild_draws(round)):
        return ask(round, events)
    events.append(Stood(seat, 1))
    return settle.settle(round, events)


def lone_wild_draws(round: Round) -> bool:
    """Whether the banker's one card is a wild card that may not stand (``deck.wild_alone``)."""
    cards = round.hands[-1][0].cards
    rules = round.rules
    return rules.deck_wild_alone == "draws" and len(cards) == 1 and cards[0] == rules.deck_wild


def ask(round: Round, events: list[Event]) -> Round:
    """The banker's next card is awaited, face up."""
    events.append(Asked(round.seats[-1], 1, "up", 0, False))
    return replace(round, awaits="hit", aim=0, face="up")


def choices(round: Round) -> tuple[Choice, ...]:
    """All that the banker may do on its turn."""
    if round.hands[-1][0].total == LIMIT:
        return (STAND,)
    if not can_draw(round):
        return (STAND,)
    found = (HIT,) if lone_wild_draws(round) else (HIT, STAND)
    return (*found, BURN) if validity.may_burn(round) else found


def hit(round: Round, player: int, action: Hit, events: list[Event]) -> Round:
    """The banker asks for a card."""
    return ask(round, events)


def stand(round: Round, player: int, action: Stand, events: list[Event]) -> Round:
    """The banker stands."""
    events.append(Stood(action.seat, 1))
    return settle.settle(round, events)


def burn(round: Round, player: int, action: Burn, events: list[Event]) -> Round:
    """The banker's first card is discarded; another is awaited (sheet 000 e2)."""
    events.append(Burnt(action.seat, round.hands[-1][0].cards[0]))
    return replace(round, awaits="burn", aim=0)
