"""What happens when a card that was asked for comes."""

from msgspec.structs import replace

from siete.cards import LIMIT, VALUE_OF, Card
from siete.game.events import HIDDEN, Dealt, Event, but
from siete.game.hands import BUSTED, MUERTA, STOOD, Hand, is_pair_of_sevens, mask_of, total_of
from siete.game.round import Round, with_hand
from siete.game.stages import bank, deal, reveal, streets, turns
from siete.rules import Rules


def added(hand: Hand, card: Card, down: bool, rules: Rules) -> Hand:
    """The hand with one card more."""
    cards = hand.cards + (card,)
    total = hand.total + VALUE_OF[card] if rules.deck_wild is None else total_of(cards, rules)
    mask = hand.down | (1 << len(hand.cards)) if down else hand.down
    return Hand(cards, hand.stake, total, mask, hand.state, hand.settled, hand.foul)


def hit(round: Round, card: Card, events: list[Event]) -> Round:
    """A card that the seat at ``turn`` asked for, the banker too."""
    player = round.turn
    index = round.aim
    seat = round.seats[player]
    rules = round.rules
    down = round.face == "down"
    hand = added(round.hands[player][index], card, down, rules)
    if down:
        events.append(Dealt(seat, index + 1, card, "down", seat))
        events.append(Dealt(seat, index + 1, HIDDEN, "down", but(seat)))
    else:
        events.append(Dealt(seat, index + 1, card, "up", -1))
    out = round.out | 1 << card
    dealt = round.dealt | 1 << card
    if round.stage == "bank":
        hands = with_hand(round, player, index, hand)
        return bank.go_on(
            replace(round, hands=hands, out=out, dealt=dealt, awaits=""), hand, events
        )
    gone = round.gone
    figure = 0
    total = hand.total
    if total > LIMIT:
        if rules.specials_pair_of_sevens and is_pair_of_sevens(hand.cards):
            reveal.show_at_once(seat, index, hand, True, events)
            hand = replace(hand, state=STOOD, down=0)
        elif rules.honour_bust == "automatic":
            reveal.bust(seat, index, hand, events)
            hand = replace(hand, state=BUSTED, down=0)
            gone |= mask_of(hand.cards)
    else:
        if rules.split_max_hands > 1:
            others = round.hands[player]
            mine = (*others[:index], hand, *others[index + 1 :])
            figure = index + 1 if streets.may_open(round, mine, hand, card) else 0
        if total == LIMIT and rules.cards_show_seven_and_a_half and not figure:
            reveal.show_at_once(seat, index, hand, False, events)
            hand = replace(hand, state=STOOD, down=0)
    hands = with_hand(round, player, index, hand)
    if hand.state == "playing":
        return replace(round, hands=hands, out=out, dealt=dealt, awaits="", figure=figure)
    round = replace(round, out=out, dealt=dealt, gone=gone, awaits="")
    return turns.go_on(round, hands, events)


def after_burn(round: Round, card: Card, events: list[Event]) -> Round:
    """A new first card in the place of a burnt one, which R16 may use from now on."""
    player = round.turn
    burnt = round.hands[player][0]
    face_up = deal.is_up(round, player)
    hand = deal.first_card(round.facts, card, burnt.stake, face_up)
    deal.tell(round.seats[player], card, face_up, events)
    bit = 1 << card
    round = replace(
        round,
        hands=with_hand(round, player, 0, hand),
        out=round.out | bit,
        dealt=round.dealt | bit,
        gone=round.gone | mask_of(burnt.cards),
        awaits="",
    )
    return bank.go_on(round, hand, events) if round.stage == "bank" else round


def muerta(round: Round, card: Card, events: list[Event]) -> Round:
    """The card of a muerta, which nobody sees before settlement (R10)."""
    player = round.turn
    seat = round.seats[player]
    hand = added(round.hands[player][0], card, True, round.rules)
    hand = replace(hand, state=MUERTA)
    events.append(Dealt(seat, 1, HIDDEN, "down", -1))
    bit = 1 << card
    hands = with_hand(round, player, 0, hand)
    round = replace(round, out=round.out | bit, dealt=round.dealt | bit, awaits="")
    return turns.go_on(round, hands, events)
