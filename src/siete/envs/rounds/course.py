"""The course of a round of two, compiled: the game engine is the truth, each rule a stage of it."""

import numpy as np

from siete.cards import LIMIT
from siete.envs.rounds.compiling import compiled
from siete.envs.rounds.setup import (
    AFTER_DEAL,
    ALL_DOWN,
    ALONE,
    ALONE_DRAWS,
    AS_FOUL,
    AS_MUERTA,
    ASKS,
    BANK_UP,
    BEFORE_DEAL,
    CLASSES_OF_BANKER,
    CLASSES_OF_PLAYER,
    DECK,
    DECLARED,
    DRAWS,
    DRAWS_TO,
    FIXED,
    KIND,
    NOT_PLAYED,
    PAIR,
    PLACED,
    PLAIN,
    PLAYERS_UP,
    POLICY,
    SEVEN,
    SHOWS,
    VALUE,
    WILD_CARD,
    WILD_NATURAL,
)
from siete.envs.rounds.state import (
    BANK,
    BET_HIGH,
    BET_LOW,
    BETS,
    BURN,
    BURNT,
    BUSTED,
    DEAD,
    DEAD_HIGH,
    DOWN,
    FOUL,
    HAND,
    HANDS,
    HIT_DOWN,
    HIT_DOWN_HIGH,
    HIT_UP,
    HIT_UP_HIGH,
    MUERTA,
    OUTCOME,
    OVER,
    POINTS,
    SEAT,
    SETTLED,
    SEVENS,
    SHOWN,
    SIZE,
    STAGE,
    STAKE,
    STAKES,
    STAND,
    STATUS,
    STOOD,
    TOTAL,
    TURNS,
    VALID,
    VALIDITY,
    WILD,
    Small,
    Words,
)
from siete.odds.deck import Ints
from siete.odds.kernel.stream import GONE, LEFT, begin, draw
from siete.rules import BUST, NATURAL, PAIR_OF_SEVENS, SEVEN_AND_A_HALF
from siete.rules import WILD_NATURAL as WILD_CLASS

_1 = np.uint64(1)


@compiled
def total_of(rules: Ints, points: int, size: int, wild: int) -> int:
    """A hand's total in half points (R12)."""
    if not wild:
        return points
    if size == 1:
        return int(rules[ALONE])
    if points % 2:
        return LIMIT if points <= 13 else points + 1
    return 14 if points <= 12 else points + 1


@compiled
def take(rules: Ints, state: Ints, stock: Words, cards: Small, who: int, down: bool) -> None:
    """The next card comes to a hand."""
    card = draw(stock)
    hand = HANDS + who * HAND
    size = state[hand + SIZE]
    cards[who, size] = card
    state[hand + SIZE] = size + 1
    if card == rules[WILD_CARD]:
        state[hand + WILD] = 1
    else:
        state[hand + POINTS] += rules[VALUE + card]
    state[hand + SEVENS] += rules[SEVEN + card]
    state[hand + TOTAL] = total_of(rules, state[hand + POINTS], size + 1, state[hand + WILD])
    if down:
        state[DOWN + who] |= 1 << size


@compiled
def class_of(rules: Ints, state: Ints, who: int) -> int:
    """A hand's class in the pay matrix."""
    hand = HANDS + who * HAND
    total = state[hand + TOTAL]
    if total > LIMIT:
        return PAIR_OF_SEVENS if is_pair(rules, state, who) else BUST
    if total < LIMIT:
        return int(total)
    if state[hand + SIZE] > 2:
        return SEVEN_AND_A_HALF
    if rules[WILD_NATURAL] and state[hand + WILD] and state[hand + SEVENS]:
        return WILD_CLASS
    return NATURAL


@compiled
def is_pair(rules: Ints, state: Ints, who: int) -> bool:
    """Whether a hand is two sevens, where that counts."""
    hand = HANDS + who * HAND
    return bool(rules[PAIR] and state[hand + SIZE] == 2 and state[hand + SEVENS] == 2)


@compiled
def can_draw(stock: Words) -> bool:
    """Whether a card can be asked for (R16)."""
    return bool(stock[LEFT] > 0 or stock[GONE] != 0)


@compiled
def lone_wild_draws(rules: Ints, state: Ints, who: int) -> bool:
    """Whether a hand's one card is a wild card that may not stand."""
    hand = HANDS + who * HAND
    return bool(rules[ALONE_DRAWS] and state[hand + SIZE] == 1 and state[hand + WILD] == 1)


@compiled
def begin_round(rules: Ints, state: Ints, stock: Words, cards: Small, number: int) -> None:
    """Begin the round with this number."""
    begin(stock, np.uint64(number), np.uint64(rules[DECK]))
    state[:] = 0
    if rules[FIXED]:
        state[STAKE] = 1
    elif rules[PLACED] == BEFORE_DEAL:
        state[STAGE] = STAKES
        return
    deal(rules, state, stock, cards)


@compiled
def deal(rules: Ints, state: Ints, stock: Words, cards: Small) -> None:
    """One card each, and the banker's word where it is asked (R3, R4)."""
    take(rules, state, stock, cards, 0, not rules[PLAYERS_UP])
    take(rules, state, stock, cards, 1, not rules[BANK_UP])
    if rules[ASKS] and not rules[POLICY]:
        state[STAGE] = VALIDITY
        state[SEAT] = 1
    else:
        after_the_word(rules, state)


@compiled
def after_the_word(rules: Ints, state: Ints) -> None:
    """The player's stake, or turn."""
    state[SEAT] = 0
    state[STAGE] = BETS if rules[PLACED] == AFTER_DEAL and not rules[FIXED] else TURNS


@compiled
def settle(rules: Ints, state: Ints, played: bool) -> None:
    """The round is over (R7)."""
    how = PLAIN
    if state[FOUL]:
        how = AS_FOUL
    elif state[STATUS] == MUERTA:
        how = AS_MUERTA
    other = class_of(rules, state, 1) if played else NOT_PLAYED
    row = (how * 3 + state[STAKE]) * CLASSES_OF_PLAYER + class_of(rules, state, 0)
    state[OUTCOME] = row * CLASSES_OF_BANKER + other
    state[OVER] = 1


@compiled
def bank_begins(state: Ints) -> None:
    """The banker turns its card up (R6)."""
    state[DOWN + 1] = 0
    state[STAGE] = BANK
    state[SEAT] = 1


@compiled
def bank_goes_on(rules: Ints, state: Ints, stock: Words, cards: Small) -> None:
    """The banker's turn ends by itself, plays itself, or waits for the banker."""
    below = rules[DRAWS_TO] or rules[POLICY]
    hand = HANDS + HAND
    while True:
        total = state[hand + TOTAL]
        if total > LIMIT or (total == LIMIT and rules[SHOWS]):
            settle(rules, state, True)
            return
        if not below:
            return
        draws = total < below or lone_wild_draws(rules, state, 1)
        if total == LIMIT or not draws or not can_draw(stock):
            settle(rules, state, True)
            return
        take(rules, state, stock, cards, 1, False)


@compiled
def burn(rules: Ints, state: Ints, stock: Words, cards: Small) -> None:
    """The one card is discarded for another (R15); a new stock may have it from now on."""
    who = state[SEAT]
    up = rules[BANK_UP] or state[STAGE] == BANK if who else rules[PLAYERS_UP]
    card = np.int64(cards[who, 0])
    state[BURNT + rules[KIND + card]] += 1
    hand = HANDS + who * HAND
    state[hand : hand + HAND] = 0
    state[DOWN + who] = 0
    take(rules, state, stock, cards, who, not up)
    stock[GONE] |= _1 << np.uint64(card)


@compiled
def hit(rules: Ints, state: Ints, stock: Words, cards: Small, down: bool) -> None:
    """The player asks for a card (R8)."""
    if state[HANDS + TOTAL] > LIMIT:
        state[FOUL] = 1
    if down and not (rules[DRAWS] == ALL_DOWN and state[SETTLED]):
        state[DOWN] = 0
    if rules[DRAWS] == ALL_DOWN:
        state[SETTLED] = 2 if down else 1
    take(rules, state, stock, cards, 0, down)
    total = state[HANDS + TOTAL]
    if total < LIMIT:
        return
    if (total == LIMIT and rules[SHOWS]) or (total > LIMIT and is_pair(rules, state, 0)):
        state[STATUS] = SHOWN
        state[DOWN] = 0
        bank_begins(state)
    elif total > LIMIT and not rules[DECLARED]:
        settle(rules, state, False)


@compiled
def act(rules: Ints, state: Ints, stock: Words, cards: Small, op: int) -> None:
    """The seat that acts does something that it may do, and the banker's turn goes on by itself."""
    if op in (HIT_UP_HIGH, HIT_DOWN_HIGH, DEAD_HIGH):
        state[STAKE] = 2
    if op in (HIT_UP, HIT_UP_HIGH, HIT_DOWN, HIT_DOWN_HIGH):
        if state[SEAT]:
            take(rules, state, stock, cards, 1, False)
        else:
            hit(rules, state, stock, cards, op in (HIT_DOWN, HIT_DOWN_HIGH))
    elif op == STAND:
        stand(rules, state)
    elif op in (BET_LOW, BET_HIGH):
        state[STAKE] = 1 + (op == BET_HIGH)
        if state[STAGE] == STAKES:
            deal(rules, state, stock, cards)
        else:
            state[STAGE] = TURNS
    else:
        act_rarely(rules, state, stock, cards, op)
    if state[STAGE] == BANK and not state[OVER]:
        bank_goes_on(rules, state, stock, cards)


@compiled
def stand(rules: Ints, state: Ints) -> None:
    """The player's hand, or the banker's, asks for no more; when bust that is a foul (R11)."""
    if state[SEAT]:
        settle(rules, state, True)
        return
    if state[HANDS + TOTAL] > LIMIT:
        state[FOUL] = 1
    state[STATUS] = STOOD
    bank_begins(state)


@compiled
def act_rarely(rules: Ints, state: Ints, stock: Words, cards: Small, op: int) -> None:
    """What first cards allow, declaring a bust, and the banker's word."""
    if op in (DEAD, DEAD_HIGH):
        state[DOWN] = 0
        take(rules, state, stock, cards, 0, True)
        state[STATUS] = MUERTA
        bank_begins(state)
    elif op == BUSTED:
        settle(rules, state, False)
    elif op == BURN:
        burn(rules, state, stock, cards)
    elif op == VALID:
        after_the_word(rules, state)
    else:
        state[OVER] = 1  # passed, or void: every stake comes back
