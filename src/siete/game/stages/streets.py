"""Splitting (R9): a figure that comes may open a hand of its own."""

from msgspec.structs import replace

from siete.amounts import Amount
from siete.cards import IS_FIGURE, LIMIT, Card
from siete.game.actions import Keep, Open
from siete.game.choices import Choice
from siete.game.events import Event, Kept, Opened
from siete.game.hands import STOOD, Hand, all_figures, total_of
from siete.game.round import Round, with_hand, with_hands
from siete.game.stages import deal, reveal, turns


def may_open(round: Round, hand: Hand, card: Card) -> bool:
    """Whether the card that just came, the last of ``hand``, may open another hand."""
    rules = round.rules
    mine = round.hands[round.turn]
    if not IS_FIGURE[card] or len(mine) >= rules.split_max_hands:
        return False
    if rules.split_when == "run":
        return all_figures(mine)
    return len(hand.cards) == 2 and IS_FIGURE[hand.cards[0]]


def bounds(round: Round) -> tuple[Amount, Amount]:
    """The lowest and highest stake of a further hand (``split.stake``; fixed stakes are equal)."""
    first = round.hands[round.turn][0].stake
    rule = round.rules.split_stake
    if rule == "equal" or round.fixed:
        return first, first
    return (first if rule == "at_least" else round.low), round.high


def choices(round: Round) -> tuple[Choice, ...]:
    """Open a hand with the figure that just came, or keep it where it is."""
    low, high = bounds(round)
    return (
        Choice("open", round.figure, (), low, high, round.rules.bets_step),
        Choice("keep", round.figure),
    )


def open_(round: Round, action: Open, events: list[Event]) -> Round:
    """The figure leaves its hand and lies face up as a hand of its own."""
    player = round.turn
    mine = round.hands[player]
    source = round.figure - 1
    hand = mine[source]
    card = hand.cards[-1]
    cards = hand.cards[:-1]
    hand = replace(
        hand,
        cards=cards,
        total=total_of(cards, round.rules),
        down=hand.down & ((1 << len(cards)) - 1),
    )
    amount = action.amount or mine[0].stake
    opened = deal.first_card(round.facts, card, amount, face_up=True)
    events.append(Opened(action.seat, round.figure, len(mine) + 1, card, amount))
    changed = (*mine[:source], hand, *mine[source + 1 :], opened)
    return replace(round, hands=with_hands(round.hands, player, changed), figure=0)


def keep(round: Round, action: Keep, events: list[Event]) -> Round:
    """The figure stays; a seven and a half that it makes with a wild card may be shown now."""
    index = round.figure - 1
    hand = round.hands[round.turn][index]
    events.append(Kept(action.seat, round.figure))
    if hand.total == LIMIT and round.rules.cards_show_seven_and_a_half:
        reveal.show_at_once(action.seat, index, hand, False, events)
        hand = replace(hand, state=STOOD, down=0)
        return turns.go_on(round, with_hand(round, round.turn, index, hand), events)
    return replace(round, figure=0)
