"""Heads-up rounds a second of the whole engine, events on, against the peers, in the same run.

Every round is played as any caller plays it: ``to_act``, ``legal``, ``apply``, until it is settled;
by itself, and at a table that also cuts, keeps balances and passes the bank on. The aim is
30,000 rounds a second and three times rlcard's blackjack.
"""

import random
import warnings
from collections.abc import Callable
from typing import Final

from measure import rates, where
from peers import pokerkit_kuhn, rlcard_blackjack, rlcard_steps

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
from siete.game.actions import (
    Action,
    Bet,
    Burn,
    Decline,
    Hit,
    Keep,
    Muerta,
    Open,
    Pass,
    Ready,
    Stand,
    Valid,
    Void,
)
from siete.rules import RULESETS, Rules, build_rules

GOES: Final = 7
LEAST: Final = 30_000
TIMES_RLCARD: Final = 3
CARDS: Final = len(DECK)
RLCARD: Final = "rlcard's blackjack"
STEPS: Final = "rlcard's blackjack, bare steps"
POKERKIT: Final = "pokerkit's Kuhn poker"


def rounds_alone(rules: Rules, seed: int) -> Callable[[int], None]:
    """Play a number of rounds, one player against the banker."""
    draw = random.Random(seed).random

    def play(rounds: int) -> None:
        for _ in range(rounds):
            round, _events = start(rules, (0, 1))
            while actors := to_act(round):
                seat = actors[0]
                action = _card(round, draw) if seat == DEALER else _decision(round, seat, draw)
                round, _events = apply(round, action)
            settlement(round)

    return play


def rounds_at_a_table(rules: Rules, seed: int) -> Callable[[int], None]:
    """Play a number of rounds at a table of two."""
    draw = random.Random(seed).random

    def play(rounds: int) -> None:
        table = new_table(rules, ("Ana", "Blai"), banker=0)
        while table.played < rounds:
            seat = to_act(table)[0]
            round = table.round
            if round is None:
                action = _BETWEEN[legal(table, seat)[0].do](seat)
            else:
                action = _card(round, draw) if seat == DEALER else _decision(round, seat, draw)
            table, _events = apply(table, action)

    return play


def _card(round: Round, draw: Callable[[], float]) -> Action:
    """A card that is not out yet: nobody shuffles a deck of which few cards are used."""
    out = round.out
    if out == round.deck:
        return RESHUFFLE
    card = int(draw() * CARDS)
    while out >> card & 1:
        card = int(draw() * CARDS)
    return DEALS[card]


def _decision(round: Round, seat: int, draw: Callable[[], float]) -> Action:
    """The lowest stake, then anything that is legal, as rlcard's own agent plays."""
    choices = legal(round, seat)
    if round.stage == "stakes":
        return Bet(seat, choices[0].low)
    choice = choices[int(draw() * len(choices))]
    return _ACTIONS[choice.do](seat, choice)


_ACTIONS: Final[dict[str, Callable[[int, Choice], Action]]] = {
    "bet": lambda seat, choice: Bet(seat, choice.low),
    "hit": lambda seat, choice: Hit(seat, choice.faces[0], choice.hand),
    "stand": lambda seat, choice: Stand(seat, choice.hand),
    "open": lambda seat, _choice: Open(seat),
    "keep": lambda seat, _choice: Keep(seat),
    "pass": lambda seat, _choice: Pass(seat),
    "burn": lambda seat, _choice: Burn(seat),
    "muerta": lambda seat, _choice: Muerta(seat),
    "valid": lambda seat, _choice: Valid(seat),
    "void": lambda seat, _choice: Void(seat),
}

_BETWEEN: Final[dict[str, Callable[[int], Action]]] = {
    "begin": lambda _seat: BEGIN,
    "cut": Decline,
    "decline": Decline,
    "tariff": Ready,
    "propose": Ready,
    "ready": Ready,
}


def main() -> None:
    """Print the figures as a Markdown table, and which are under the aim."""
    warnings.simplefilter("ignore")
    peers = {RLCARD: rlcard_blackjack(1), STEPS: rlcard_steps(1), POKERKIT: pokerkit_kuhn(1)}
    contestants = dict(peers)
    for ruleset in RULESETS:
        rules = build_rules(ruleset, options={"table.players": "2-12"})
        contestants[ruleset] = rounds_alone(rules, 1)
        contestants[f"{ruleset}, at a table"] = rounds_at_a_table(rules, 1)
    found = rates(contestants, GOES)
    print(f"Rounds a second of CPU time on one core, median of {GOES} goes. {where()}\n")
    print(f"| | a second | {' | '.join(f'times {peer}' for peer in peers)} |")
    print(f"|---|--:|{'--:|' * len(peers)}")
    for name, rate in found.items():
        ratios = " | ".join(f"{rate / found[peer]:.1f}" for peer in peers)
        print(f"| {name} | {rate:,.0f} | {ratios} |")
    print()
    asked: dict[str, float] = {f"{LEAST:,} a second": LEAST}
    asked |= {
        f"{TIMES_RLCARD} times {peer}": TIMES_RLCARD * found[peer] for peer in (RLCARD, STEPS)
    }
    for what, least in asked.items():
        slow = ", ".join(ruleset for ruleset in RULESETS if found[ruleset] < least)
        print(f"Under {what}: {slow or 'none'}.")


if __name__ == "__main__":
    main()
