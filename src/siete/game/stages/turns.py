"""The players' turns, in order (R6): asking, standing, and what a first card allows."""

from typing import Final

from msgspec.structs import replace

from siete.amounts import Amount
from siete.cards import DECK, LIMIT
from siete.game.actions import Bet, Bust, Face, Hit, Muerta, Pass, Stand
from siete.game.choices import DOWN, UP, UP_OR_DOWN, Choice
from siete.game.events import Asked, AskedMuerta, Event, Stood
from siete.game.hands import BUSTED, PLAYING, STOOD, Hand, mask_of
from siete.game.round import Round, can_draw, lone_wild_draws, with_hand
from siete.game.stages import bank, bets, burning, reveal, streets


def next_turn(
    round: Round, hands: tuple[tuple[Hand, ...], ...], player: int, events: list[Event]
) -> Round:
    """The turn of ``player`` or of the next who has a hand to play, at last the banker's."""
    while player < round.last:
        mine = hands[player]
        if mine and mine[0].state == PLAYING:
            return replace(round, hands=hands, stage="turns", turn=player, figure=0)
        player += 1
    return bank.begin(round, hands, events)


def go_on(round: Round, hands: tuple[tuple[Hand, ...], ...], events: list[Event]) -> Round:
    """The same player's turn while a hand is unfinished, else the next player's."""
    for hand in hands[round.turn]:
        if hand.state == PLAYING:
            return replace(round, hands=hands, figure=0)
    return next_turn(round, hands, round.turn + 1, events)


# Choices


MOST_HANDS: Final = len(DECK)

HITS: Final = tuple(Choice("hit", number, UP) for number in range(MOST_HANDS + 1))
STANDS: Final = tuple(Choice("stand", number) for number in range(MOST_HANDS + 1))
BUSTS: Final = tuple(Choice("bust", number) for number in range(MOST_HANDS + 1))
"""By number of the hand, from 1: choices without bounds are made once."""

ONLY_STAND: Final = (STANDS[1],)
HIT_OR_STAND: Final = (HITS[1], STANDS[1])


def faces(round: Round, hand: Hand) -> tuple[Face, ...]:
    """How the next card of a hand may be asked for (R8)."""
    draws = round.rules.cards_draws
    if draws == "up" or hand.settled == "up":
        return UP
    return DOWN if hand.settled == "down" else UP_OR_DOWN


def raises(round: Round, hand: Hand) -> tuple[Amount, Amount]:
    """What the stake may be raised to with a card, lowest and highest; 0 and 0 where it may not."""
    if not round.rules.bets_raise or round.fixed or hand.stake >= round.high:
        return 0, 0
    step = round.rules.bets_step
    return hand.stake - hand.stake % step + step, round.high


def must_draw(round: Round, hand: Hand) -> str:
    """Why a hand that may ask for a card may not stand (an option's name), or nothing."""
    if hand.total > LIMIT:
        return ""
    rules = round.rules
    if rules.bets_lone_card_cap and len(hand.cards) == 1 and hand.stake > round.floor:
        return "bets.lone_card_cap"
    if lone_wild_draws(round, hand):
        return "deck.wild_alone"
    if round.facts.reaches_bank and hand.total < bank.shown_value(round):
        return "cards.reach_bank"
    return ""


def choices(round: Round) -> tuple[Choice, ...]:
    """All that the seat at ``turn`` may do."""
    mine = round.hands[round.turn]
    first = mine[0]
    if not first.stake:
        return bets.choices(round)
    drawable = can_draw(round)
    if round.facts.plain_turns:
        return HIT_OR_STAND if drawable and first.total < LIMIT else ONLY_STAND
    found: tuple[Choice, ...] = ()
    if len(mine) == 1 and not round.figure:
        found = _of_hand(round, first, 1, drawable)
        if len(first.cards) == 1 and round.facts.allows[first.cards[0]]:
            return found + _of_first_card(round, first, drawable)
        return found
    if round.figure:
        found = streets.choices(round)
        if mine[round.figure - 1].total == LIMIT and round.rules.cards_show_seven_and_a_half:
            return found
    for number, hand in enumerate(mine, 1):
        if hand.state == PLAYING:
            found += _of_hand(round, hand, number, drawable)
            if round.rules.split_target == "in_order":
                break
    return found


def _of_hand(round: Round, hand: Hand, number: int, drawable: bool) -> tuple[Choice, ...]:
    """Declaring a bust, asking and standing."""
    total = hand.total
    if total == LIMIT:
        return (STANDS[number],)
    found = (BUSTS[number],) if total > LIMIT else ()
    if not drawable:
        return found + (STANDS[number],)
    rules = round.rules
    if rules.bets_raise:
        low, high = raises(round, hand)
        hit = Choice("hit", number, faces(round, hand), low, high, rules.bets_step)
    elif rules.cards_draws == "up":
        hit = HITS[number]
    else:
        hit = Choice("hit", number, faces(round, hand), 0, 0, rules.bets_step)
    # What makes a hand draw is its one card, or the banker's.
    if (len(hand.cards) == 1 or round.facts.reaches_bank) and must_draw(round, hand):
        return found + (hit,)
    return found + (hit, STANDS[number])


def _of_first_card(round: Round, hand: Hand, drawable: bool) -> tuple[Choice, ...]:
    """Passing, burning and the muerta, for an unsplit hand of one card (R6, R10)."""
    facts = round.facts
    card = hand.cards[0]
    found: tuple[Choice, ...] = bets.ONLY_PASS if facts.passes[card] else ()
    if drawable and facts.burns[card]:
        found += burning.ONLY_BURN
    if drawable and facts.muertas[card]:
        low, high = raises(round, hand)
        found += (Choice("muerta", 0, (), low, high, round.rules.bets_step),)
    return found


# Actions


def bet(round: Round, action: Bet, events: list[Event]) -> Round:
    """Place a stake as the turn begins (``bets.placed = on_turn``)."""
    return replace(round, hands=bets.place(round, action, events))


def pass_(round: Round, action: Pass, events: list[Event]) -> Round:
    """Pass on the turn."""
    return go_on(round, bets.leave(round, action, events), events)


def target(hands: tuple[Hand, ...]) -> int:
    """The place of the first unfinished hand, which is meant where none was said."""
    index = 0
    while hands[index].state != PLAYING:
        index += 1
    return index


def hit(round: Round, action: Hit, events: list[Event]) -> Round:
    """A card is asked for, the stake raised before it is seen (sheet 000 b4, c1)."""
    player = round.turn
    mine = round.hands[player]
    index = action.hand - 1 if action.hand else target(mine)
    hand = mine[index]
    face = action.face
    stake = action.raise_to or hand.stake
    raised = stake != hand.stake
    events.append(Asked(action.seat, index + 1, face, stake, raised))
    draws = round.rules.cards_draws
    if draws == "up" and not raised and hand.total <= LIMIT:
        return replace(round, awaits="hit", aim=index, face=face, figure=0)
    down = hand.down
    settled = hand.settled
    if face == "down" and not (draws == "all_down" and settled):
        reveal.turn_up(action.seat, index, hand, events)
        down = 0
    if draws == "all_down":
        settled = face
    foul = hand.foul or hand.total > LIMIT
    hand = Hand(hand.cards, stake, hand.total, down, PLAYING, settled, foul)
    hands = with_hand(round, player, index, hand)
    return replace(round, hands=hands, awaits="hit", aim=index, face=face, figure=0)


def stand(round: Round, action: Stand, events: list[Event]) -> Round:
    """A hand asks for no more; standing when bust, undeclared, is a foul (R11)."""
    mine = round.hands[round.turn]
    index = action.hand - 1 if action.hand else target(mine)
    hand = mine[index]
    events.append(Stood(action.seat, index + 1))
    hand = replace(hand, state=STOOD, foul=hand.foul or hand.total > LIMIT)
    return go_on(round, with_hand(round, round.turn, index, hand), events)


def bust(round: Round, action: Bust, events: list[Event]) -> Round:
    """A bust is declared: the hand is shown and its stake collected (R11, sheet 000 c2)."""
    player = round.turn
    mine = round.hands[player]
    index = action.hand - 1
    if index < 0:
        index = next(
            k for k, hand in enumerate(mine) if hand.state == PLAYING and hand.total > LIMIT
        )
    hand = replace(mine[index], state=BUSTED, down=0)
    reveal.bust(action.seat, index, hand, events)
    hands = with_hand(round, player, index, hand)
    return go_on(replace(round, gone=round.gone | mask_of(hand.cards)), hands, events)


def muerta(round: Round, action: Muerta, events: list[Event]) -> Round:
    """The 7 is turned up and a card asked for that nobody sees (R10, sheet 000 d4)."""
    player = round.turn
    hand = round.hands[player][0]
    stake = action.raise_to or hand.stake
    events.append(AskedMuerta(action.seat, stake, stake != hand.stake))
    reveal.turn_up(action.seat, 0, hand, events)
    hands = with_hand(round, player, 0, replace(hand, stake=stake, down=0))
    return replace(round, hands=hands, awaits="muerta", aim=0, face="down")
