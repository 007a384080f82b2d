"""All lanes at once: reset, step, and moves at random; compiled."""

import numpy as np

from siete.envs.rounds.compiling import compiled
from siete.envs.rounds.course import act, begin_round
from siete.envs.rounds.setup import (
    OP,
)
from siete.envs.rounds.sight import allowed, observe
from siete.envs.rounds.state import (
    OUTCOME,
    OVER,
    SEAT,
    Flags,
    Numbers,
    Small,
    Words,
)
from siete.odds.deck import Floats, Ints


@compiled
def show(
    rules: Ints,
    amounts: Floats,
    states: Ints,
    stocks: Words,
    cards: Small,
    seen: Numbers,
    masks: Small,
    seats: Small,
    lane: int,
) -> None:
    """Write what a lane gives to whoever acts in it."""
    state, stock = states[lane], stocks[lane]
    seats[lane] = state[SEAT]
    may = allowed(rules, state, stock, cards[lane])
    for move in range(masks.shape[1]):
        masks[lane, move] = may >> rules[OP + move] & 1
    observe(rules, amounts, state, stock, cards[lane], seen[lane])


@compiled
def reset_all(
    rules: Ints,
    amounts: Floats,
    states: Ints,
    stocks: Words,
    cards: Small,
    numbers: Ints,
    seen: Numbers,
    masks: Small,
    seats: Small,
) -> None:
    """Begin the round of each lane that ``numbers`` say."""
    for lane in range(len(numbers)):
        begin_round(rules, states[lane], stocks[lane], cards[lane], numbers[lane])
        show(rules, amounts, states, stocks, cards, seen, masks, seats, lane)


@compiled
def first_refused(masks: Small, actions: Small) -> int:
    """The first lane whose action is not allowed, or -1."""
    moves = masks.shape[1]
    for lane in range(len(actions)):
        action = np.int64(actions[lane])
        if action < 0 or action >= moves or not masks[lane, action]:
            return lane
    return -1


@compiled
def step_all(
    rules: Ints,
    amounts: Floats,
    states: Ints,
    stocks: Words,
    cards: Small,
    numbers: Ints,
    actions: Small,
    seen: Numbers,
    masks: Small,
    seats: Small,
    rewards: Floats,
    dones: Flags,
) -> None:
    """Do an action in each lane; where that ends the round begin the lane's next one."""
    lanes = len(numbers)
    for lane in range(lanes):
        state, stock = states[lane], stocks[lane]
        op = rules[OP + np.int64(actions[lane])]
        act(rules, state, stock, cards[lane], op)
        over = state[OVER] == 1
        rewards[lane] = amounts[state[OUTCOME]] if over else 0.0
        dones[lane] = over
        if over:
            numbers[lane] += lanes
            begin_round(rules, state, stock, cards[lane], numbers[lane])
        show(rules, amounts, states, stocks, cards, seen, masks, seats, lane)


@compiled
def any_move(masks: Small, luck: Words, moves: Small) -> None:
    """A move for each lane, all that are allowed being about as likely (xorshift64*)."""
    for lane in range(len(moves)):
        bits = luck[0]
        bits ^= bits >> np.uint64(12)
        bits ^= bits << np.uint64(25)
        bits ^= bits >> np.uint64(27)
        luck[0] = bits
        may = np.int64(0)
        for move in range(masks.shape[1]):
            may += masks[lane, move]
        high = (bits * np.uint64(2685821657736338717)) >> np.uint64(40)
        skip = np.int64(high * np.uint64(may) >> np.uint64(24))
        for move in range(masks.shape[1]):
            if masks[lane, move]:
                if skip == 0:
                    moves[lane] = move
                    break
                skip -= 1
