"""The last cards of a deck, dealt so that everything that may come can be tried."""

import random
from collections.abc import Callable
from fractions import Fraction
from typing import NamedTuple

from msgspec.structs import replace

from siete.cards import DECK, Card
from siete.game import DEALS, Action, Choice, Round, apply, legal
from siete.game import actions as act
from siete.game.stages.stakes import start
from siete.game.view import View, told
from siete.rules import Rules, build_rules
from tests.odds import brute

PLAYER, BANKER = 0, 1


class Situation(NamedTuple):
    """What one seat sees, and all that may lie behind it; ``remembered`` are cards long gone."""

    view: View
    choices: tuple[Choice, ...]
    remembered: frozenset[Card]
    worlds: brute.Worlds


def nobody(round: Round, seat: int) -> Action:
    """The rules play for the others, or nobody else decides any more."""
    raise AssertionError(seat)


def truth(
    situation: Situation, seat: int, others: Callable[[Round, int], Action] = nobody
) -> dict[str, Fraction]:
    """What each kind of choice is worth at its best, by the engine, where it is reached."""
    whole = sum((weight for weight, _ in situation.worlds), Fraction(0))
    found: dict[str, Fraction] = {}
    for action, worth in brute.worths(situation.worlds, seat, others).items():
        do = str(action.__struct_config__.tag)
        found[do] = max(found.get(do, worth / whole), worth / whole)
    return found


class Dealing:
    """A round of two with the cards that are left, and what a seat sees of it."""

    def __init__(self, rules: Rules, left: list[Card], seat: int) -> None:
        self.rules = rules
        self.left = left
        gone = sum(1 << card for card in DECK if card not in left)
        self.round, events = start(rules, (PLAYER, BANKER), out=gone)
        self.round = replace(self.round, gone=0)  # what is gone never comes back here
        limits = (rules.bets_min, rules.bets_max)
        view = View(seat, rules, ("Ana", "Blai"), (0, 1), (), (0, 0), BANKER, *limits, 0)
        self.view = told(view, events)

    def do(self, action: Action) -> None:
        self.round, events = apply(self.round, action)
        self.view = told(self.view, events)

    @property
    def remembered(self) -> frozenset[Card]:
        return frozenset(DECK) - frozenset(self.left)


def against_a_rule(luck: random.Random) -> Situation | None:
    """A player's first decision with a card, against a banker for whom the rules draw."""
    options: dict[str, object] = {
        "bank.draws_to": luck.choice(("5", "5.5", "6")),
        "bank.void_on_three": "no",
        "first_card.bank_burns": "no",
        "first_card.burn_on": "none",
        "split.max_hands": 1,
        "cards.draws": luck.choice(("up", "one_down", "all_down")),
        "bets.placed": "before_deal",
        "bets.raise": luck.choice(("yes", "no")),
        "specials.natural_beats": "yes",
        "pay.natural": 3,
    }
    ruleset = luck.choice(("sette_e_mezzo", "sete_e_meio", "set_i_mig", "siete_y_media"))
    rules = build_rules(ruleset, luck.choice(((), ("wild",), ("sevens",))), options)
    dealing = Dealing(rules, luck.sample(DECK, luck.randint(5, 6)), PLAYER)
    dealing.do(act.Bet(PLAYER, rules.bets_min))
    mine, *rest = dealing.left
    dealing.do(DEALS[mine])
    shown = rules.bank_card == "exposed"
    may = rest[:1] if shown else rest
    worlds = [(Fraction(1, len(may)), apply(dealing.round, DEALS[card])[0]) for card in may]
    dealing.do(DEALS[rest[0]])
    choices = legal(dealing.round, PLAYER)
    if not choices:
        return None
    return Situation(dealing.view, choices, dealing.remembered, worlds)


def before_a_hidden_card(
    luck: random.Random, likely: Callable[[Rules, Card, int], Fraction]
) -> Situation | None:
    """The banker's turn against a hand that stood on one hidden card.

    It may be any of the cards that the banker has not seen, weighed by how ``likely`` it is to
    stand with it: by the rules, the card and its total in half points.
    """
    rules = build_rules(
        "siete_y_media",
        (),
        {"bets.placed": "before_deal", "split.max_hands": 1, "pay.natural": 3},
    )
    dealing = Dealing(rules, luck.sample(DECK, 7), BANKER)
    mine, theirs, *rest = dealing.left
    worlds: brute.Worlds = []
    for hidden in (theirs, *rest):
        other = Dealing(rules, dealing.left, BANKER)
        for action in (act.Bet(PLAYER, 2 * rules.bets_min), DEALS[hidden], DEALS[mine]):
            other.do(action)
        other.do(act.Stand(PLAYER))
        total = other.round.hands[PLAYER][0].total
        worlds.append((likely(rules, hidden, total), other.round))
        if hidden == theirs:
            dealing = other
    return Situation(dealing.view, legal(dealing.round, BANKER), dealing.remembered, worlds)
