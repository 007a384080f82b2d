"""What the seat that acts in a lane may do, and what it sees; compiled."""

import numpy as np

from siete.cards import LIMIT
from siete.envs.observing import OF_HAND, STAGES, STATUSES
from siete.envs.rounds.compiling import compiled
from siete.envs.rounds.course import can_draw, lone_wild_draws
from siete.envs.rounds.setup import (
    ALLOWS,
    AT_BANKER,
    AT_BURNT,
    AT_PLAYER,
    AT_POT,
    AT_STAKES,
    AT_STOCK,
    BANK_BURNS,
    BURNS,
    CAPPED,
    COUNTS,
    DRAWS,
    HAS_POT,
    KIND,
    KINDS,
    MUERTAS,
    PASSES,
    RAISES,
    REACHES,
    TWO_LEVELS,
    UP,
    VALUE,
    VOIDS,
)
from siete.envs.rounds.state import (
    BANK,
    BET_HIGH,
    BET_LOW,
    BURN,
    BURNT,
    BUSTED,
    DEAD,
    DEAD_HIGH,
    DOWN,
    HAND,
    HANDS,
    HIT_DOWN,
    HIT_DOWN_HIGH,
    HIT_UP,
    HIT_UP_HIGH,
    MUERTA,
    PASS,
    SEAT,
    SETTLED,
    SIZE,
    STAGE,
    STAKE,
    STAKES,
    STAND,
    STATUS,
    TOTAL,
    VALID,
    VALIDITY,
    VOID,
    Numbers,
    Small,
    Words,
)
from siete.odds.deck import Floats, Ints
from siete.odds.kernel.stream import LEFT


@compiled
def allowed(rules: Ints, state: Ints, stock: Words, cards: Small) -> int:
    """What the seat that acts may do, as bits by the place in ``OPS``."""
    stage = state[STAGE]
    bets = int(1 << BET_LOW | rules[TWO_LEVELS] << BET_HIGH)
    if stage == STAKES:
        return bets
    if stage == VALIDITY:
        first = np.int64(cards[1, 0])
        found = 1 << VALID
        if rules[ALLOWS + first] & VOIDS:
            found |= 1 << VOID
        if rules[ALLOWS + first] & BANK_BURNS and can_draw(stock):
            found |= 1 << BURN
        return found
    if stage == BANK:
        return allowed_to_bank(rules, state, stock, cards)
    if not state[STAKE]:
        passes = rules[ALLOWS + np.int64(cards[0, 0])] & PASSES
        return bets | 1 << PASS if passes else bets
    return allowed_on_turn(rules, state, stock, cards)


@compiled
def allowed_to_bank(rules: Ints, state: Ints, stock: Words, cards: Small) -> int:
    """What the banker may do on its turn."""
    hand = HANDS + HAND
    if state[hand + TOTAL] == LIMIT or not can_draw(stock):
        return 1 << STAND
    if state[hand + SIZE] > 1:
        return 1 << STAND | 1 << HIT_UP
    found = 1 << HIT_UP
    if rules[ALLOWS + np.int64(cards[1, 0])] & BANK_BURNS:
        found |= 1 << BURN
    return found if lone_wild_draws(rules, state, 1) else found | 1 << STAND


@compiled
def allowed_on_turn(rules: Ints, state: Ints, stock: Words, cards: Small) -> int:
    """What the player may do on its turn, its stake being placed."""
    total = state[HANDS + TOTAL]
    alone = state[HANDS + SIZE] == 1
    if total == LIMIT:
        return 1 << STAND
    allows = rules[ALLOWS + np.int64(cards[0, 0])] if alone else 0
    found = 1 << BUSTED if total > LIMIT else 0
    if allows & PASSES:
        found |= 1 << PASS
    if not can_draw(stock):
        return found | 1 << STAND
    raises = rules[RAISES] and state[STAKE] == 1
    if rules[DRAWS] == UP or state[SETTLED] != 2:
        found |= 1 << HIT_UP | raises << HIT_UP_HIGH
    if rules[DRAWS] != UP and state[SETTLED] != 1:
        found |= 1 << HIT_DOWN | raises << HIT_DOWN_HIGH
    if allows & BURNS:
        found |= 1 << BURN
    if allows & MUERTAS:
        found |= 1 << DEAD | raises << DEAD_HIGH
    draws = (alone and (rules[CAPPED + state[STAKE]] or lone_wild_draws(rules, state, 0))) or (
        rules[REACHES] and total < rules[VALUE + np.int64(cards[1, 0])]
    )
    return found if draws and total <= LIMIT else found | 1 << STAND


@compiled
def observe(
    rules: Ints, amounts: Floats, state: Ints, stock: Words, cards: Small, seen: Numbers
) -> None:
    """Write what the seat that acts sees (``siete.envs.observing``)."""
    seen[:] = 0
    viewer = state[SEAT]
    seen[state[STAGE]] = 1
    seen[len(STAGES) + viewer] = 1
    seen[len(STAGES) + 2 + viewer] = 1
    seen[rules[AT_STOCK]] = stock[LEFT]
    if rules[HAS_POT]:
        seen[rules[AT_STOCK] + 1] = amounts[AT_POT]
    for kind in range(rules[KINDS]):
        seen[rules[AT_BURNT] + kind] = min(state[BURNT + kind], rules[COUNTS + kind])
    for who in range(2):
        at = rules[AT_BANKER] if who else rules[AT_PLAYER]
        if who:
            seen[at] = 1
        else:
            seen[at + state[STATUS]] = 1
            seen[at + len(STATUSES)] = amounts[AT_STAKES + state[STAKE]]
        at += OF_HAND
        down = state[DOWN + who]
        for place in range(state[HANDS + who * HAND + SIZE]):
            kind = rules[KIND + np.int64(cards[who, place])]
            if not down >> place & 1:
                seen[at + kind] += 1
            elif who == viewer and not (place and state[STATUS] == MUERTA):
                seen[at + rules[KINDS] + kind] += 1
            else:
                seen[at - 1] += 1
