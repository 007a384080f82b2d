"""What happens when a card that was asked for comes."""

from msgspec.structs import replace

from siete.cards import LIMIT, Card
from siete.game.events import ALL, HIDDEN, Dealt, Event, but
from siete.game.hands import (
    BIT_OF,
    BUSTED,
    MUERTA,
    PLAYING,
    STOOD,
    added,
    is_pair_of_sevens,
    mask_of,
)
from siete.game.round import Round, with_hand
from siete.game.stages import bank, reveal, streets, turns


def hit(round: Round, card: Card, events: list[Event]) -> Round:
    """A card that the seat at ``turn`` asked for, the banker too."""
    if round.stage == "bank":
        return bank.card(round, card, events)
    player = round.turn
    index = round.aim
    seat = round.seats[player]
    rules = round.rules
    mine = round.hands[player]
    if round.face == "down":
        hand = added(mine[index], card, True, rules)
        events.append(Dealt(seat, index + 1, card, "down", seat))
        events.append(Dealt(seat, index + 1, HIDDEN, "down", but(seat)))
    else:
        hand = added(mine[index], card, False, rules)
        events.append(Dealt(seat, index + 1, card, "up", ALL))
    bit = BIT_OF[card]
    total = hand.total
    if total < LIMIT:
        opens = rules.split_max_hands > 1 and streets.may_open(round, hand, card)
        return replace(
            round,
            hands=with_hand(round, player, index, hand),
            out=round.out | bit,
            dealt=round.dealt | bit,
            awaits="",
            figure=index + 1 if opens else 0,
        )
    gone = round.gone
    figure = 0
    if total == LIMIT:
        if rules.split_max_hands > 1 and streets.may_open(round, hand, card):
            figure = index + 1
        elif rules.cards_show_seven_and_a_half:
            reveal.show_at_once(seat, index, hand, False, events)
            hand = replace(hand, state=STOOD, down=0)
    elif rules.specials_pair_of_sevens and is_pair_of_sevens(hand.cards):
        reveal.show_at_once(seat, index, hand, True, events)
        hand = replace(hand, state=STOOD, down=0)
    elif rules.honour_bust == "automatic":
        reveal.bust(seat, index, hand, events)
        hand = replace(hand, state=BUSTED, down=0)
        gone |= mask_of(hand.cards)
    hands = with_hand(round, player, index, hand)
    round = replace(
        round, out=round.out | bit, dealt=round.dealt | bit, gone=gone, awaits="", figure=figure
    )
    if hand.state == PLAYING:
        return replace(round, hands=hands)
    return turns.go_on(round, hands, events)


def muerta(round: Round, card: Card, events: list[Event]) -> Round:
    """The card of a muerta, which nobody sees before settlement (R10)."""
    player = round.turn
    seat = round.seats[player]
    hand = added(round.hands[player][0], card, True, round.rules)
    hand = replace(hand, state=MUERTA)
    events.append(Dealt(seat, 1, HIDDEN, "down", ALL))
    bit = BIT_OF[card]
    hands = with_hand(round, player, 0, hand)
    round = replace(round, out=round.out | bit, dealt=round.dealt | bit, awaits="")
    return turns.go_on(round, hands, events)
