"""Heads-up rounds a second of the whole engine, events on, against the peers, in the same run.

Every round is played as any caller plays it: ``to_act``, ``legal``, ``apply``, until it is settled;
by itself, and at a table that also cuts, keeps balances and passes the bank on. DESIGN asks for
30,000 rounds a second and three times rlcard's blackjack.
"""

import random
import sys
import warnings
from collections.abc import Callable
from typing import Final

from measure import rates, where
from peers import pokerkit_kuhn, rlcard_blackjack

from siete.cards import DECK
from siete.game import (
    BEGIN,
    DEALER,
    DEALS,
    RESHUFFLE,
    Choice,
    Round,
    apply,
    legal,
    new_table,
    settlement,
    start,
    to_act,
)
from siete.game.actions import Action, Bet, Decline, Hit, Ready, Stand, Valid
from siete.rules import RULESETS, Rules, build_rules

GOES: Final = 7
LEAST: Final = 30_000
TIMES_RLCARD: Final = 3
DRAWS_BELOW: Final = 10
"""Five, in half points."""
RLCARD: Final = "rlcard's blackjack"
POKERKIT: Final = "pokerkit's Kuhn poker"


def rounds_alone(rules: Rules, seed: int) -> Callable[[int], None]:
    """Play a number of rounds, one player against the banker."""
    chance = random.Random(seed)

    def play(rounds: int) -> None:
        for _ in range(rounds):
            round, _events = start(rules, (0, 1))
            while actors := to_act(round):
                round, _events = apply(round, _action(round, actors[0], chance))
            settlement(round)

    return play


def rounds_at_a_table(rules: Rules, seed: int) -> Callable[[int], None]:
    """Play a number of rounds at a table of two."""
    chance = random.Random(seed)
    names = ("Ana", "Blai")

    def play(rounds: int) -> None:
        table = new_table(rules, names, banker=0)
        while table.played < rounds:
            seat = to_act(table)[0]
            if table.round is not None:
                action = _action(table.round, seat, chance)
            else:
                action = _BETWEEN[legal(table, seat)[0].do](seat)
            table, _events = apply(table, action)

    return play


def _action(round: Round, seat: int, chance: random.Random) -> Action:
    if seat == DEALER:
        return _card(round, chance)
    choices = legal(round, seat)
    first = choices[0]
    if first.do == "bet":
        return Bet(seat, first.low)
    if first.do == "valid":
        return Valid(seat)
    return _hit_or_stand(round, seat, choices)


def _card(round: Round, chance: random.Random) -> Action:
    """A card that is not out yet: nobody shuffles a deck of which few cards are used."""
    if round.out == round.deck:
        return RESHUFFLE
    while True:
        card = int(chance.random() * len(DECK))
        if not round.out >> card & 1:
            return DEALS[card]


def _hit_or_stand(round: Round, seat: int, choices: tuple[Choice, ...]) -> Action:
    """The first hand that may still draw does so below five, and stands from five on."""
    hands = round.hands[round.turn]
    for choice in choices:
        if choice.do == "hit" and hands[choice.hand - 1].total < DRAWS_BELOW:
            return Hit(seat, choice.faces[0], choice.hand)
        if choice.do == "stand":
            return Stand(seat, choice.hand)
    drawing = next(choice for choice in choices if choice.do == "hit")
    return Hit(seat, drawing.faces[0], drawing.hand)


_BETWEEN: Final[dict[str, Callable[[int], Action]]] = {
    "begin": lambda _seat: BEGIN,
    "cut": Decline,
    "decline": Decline,
    "tariff": Ready,
    "propose": Ready,
    "ready": Ready,
}


def main() -> int:
    """Print the figures as a Markdown table; return 1 when one is under what DESIGN asks for."""
    warnings.simplefilter("ignore")
    contestants = {RLCARD: rlcard_blackjack(1), POKERKIT: pokerkit_kuhn(1)}
    for ruleset in RULESETS:
        rules = build_rules(ruleset, options={"table.players": "2-12"})
        contestants[ruleset] = rounds_alone(rules, 1)
        contestants[f"{ruleset}, at a table"] = rounds_at_a_table(rules, 1)
    found = rates(contestants, GOES)
    print(f"Rounds a second of CPU time on one core, median of {GOES} goes. {where()}\n")
    print(f"| | a second | times {RLCARD} | times {POKERKIT} |\n|---|--:|--:|--:|")
    for name, rate in found.items():
        print(
            f"| {name} | {rate:,.0f} | {rate / found[RLCARD]:.1f} | {rate / found[POKERKIT]:.1f} |"
        )
    slow = [
        ruleset
        for ruleset in RULESETS
        if found[ruleset] < LEAST or found[ruleset] < TIMES_RLCARD * found[RLCARD]
    ]
    if slow:
        print(f"\nUnder {LEAST:,} a second or {TIMES_RLCARD} times rlcard: {', '.join(slow)}")
    return int(bool(slow))


if __name__ == "__main__":
    sys.exit(main())
