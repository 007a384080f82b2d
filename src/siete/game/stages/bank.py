"""The banker's turn, face up, when somebody is left in play (R6)."""

from typing import Final

from msgspec.structs import replace

from siete.cards import LIMIT, VALUE_OF, Card
from siete.game import settle
from siete.game.actions import Hit, Stand
from siete.game.choices import UP, Choice
from siete.game.events import ALL, Asked, Busted, Dealt, Event, Shown, Stood
from siete.game.hands import BIT_OF, IN_PLAY, Hand, added, is_pair_of_sevens
from siete.game.round import Round, can_draw, lone_wild_draws, with_hands
from siete.game.stages import burning, reveal

HIT: Final = Choice("hit", 1, UP)
STAND: Final = Choice("stand", 1)
ONLY_HIT: Final = (HIT,)
ONLY_STAND: Final = (STAND,)
HIT_OR_STAND: Final = (HIT, STAND)


def shown_value(round: Round) -> int:
    """The value in half points of the banker's exposed card; a wild card counts ½."""
    return VALUE_OF[round.hands[-1][0].cards[0]]


def somebody_plays(round: Round, hands: tuple[tuple[Hand, ...], ...]) -> bool:
    """Whether a hand is left in play: a muerta and an undeclared bust are."""
    for mine in hands[round.first : round.last]:
        for hand in mine:
            if hand.state in IN_PLAY:
                return True
    return False


def begin(round: Round, hands: tuple[tuple[Hand, ...], ...], events: list[Event]) -> Round:
    """The banker turns its card up; where nobody is left it does not play."""
    if not somebody_plays(round, hands):
        return settle.settle(round, hands, events)
    hand = hands[-1][0]
    banker = len(round.seats) - 1
    if hand.down:
        reveal.turn_up(round.seats[banker], 0, hand, events)
        hand = replace(hand, down=0)
        hands = with_hands(hands, banker, (hand,))
    round = replace(round, stage="bank", turn=banker, hands=hands, figure=0)
    return go_on(round, hand, events)


def go_on(round: Round, hand: Hand, events: list[Event]) -> Round:
    """After each card: the turn ends by itself, plays itself, or waits for the banker."""
    rules = round.rules
    total = hand.total
    if total > LIMIT:
        if rules.specials_pair_of_sevens and is_pair_of_sevens(hand.cards):
            events.append(Shown(round.seats[-1], 1, hand.cards, "pair_of_sevens"))
        else:
            events.append(Busted(round.seats[-1], 1, hand.cards, 0))
        return settle.settle(round, round.hands, events)
    if total == LIMIT and rules.cards_show_seven_and_a_half:
        events.append(Shown(round.seats[-1], 1, hand.cards, "seven_and_a_half"))
        return settle.settle(round, round.hands, events)
    if not rules.bank_draws_to:
        return round
    if can_draw(round) and (total < rules.bank_draws_to or lone_wild_draws(round, hand)):
        return ask(round, events)
    events.append(Stood(round.seats[-1], 1))
    return settle.settle(round, round.hands, events)


def card(round: Round, card: Card, events: list[Event]) -> Round:
    """A card that the banker asked for comes, face up."""
    hands = round.hands
    hand = added(hands[-1][0], card, False, round.rules)
    events.append(Dealt(round.seats[-1], 1, card, "up", ALL))
    bit = BIT_OF[card]
    round = replace(
        round,
        hands=with_hands(hands, len(hands) - 1, (hand,)),
        out=round.out | bit,
        dealt=round.dealt | bit,
        awaits="",
    )
    return go_on(round, hand, events)


def ask(round: Round, events: list[Event]) -> Round:
    """The banker's next card is awaited, face up."""
    events.append(Asked(round.seats[-1], 1, "up", 0, False))
    return replace(round, awaits="hit", aim=0, face="up")


def choices(round: Round) -> tuple[Choice, ...]:
    """All that the banker may do on its turn."""
    hand = round.hands[-1][0]
    if hand.total == LIMIT or not can_draw(round):
        return ONLY_STAND
    if len(hand.cards) > 1:
        return HIT_OR_STAND
    found = ONLY_HIT if lone_wild_draws(round, hand) else HIT_OR_STAND
    return found + burning.ONLY_BURN if burning.bank_may(round) else found


def hit(round: Round, action: Hit, events: list[Event]) -> Round:
    """The banker asks for a card."""
    return ask(round, events)


def stand(round: Round, action: Stand, events: list[Event]) -> Round:
    """The banker stands."""
    events.append(Stood(action.seat, 1))
    return settle.settle(round, round.hands, events)
