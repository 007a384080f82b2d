"""What a player wins in the game engine at most, or by a fixed rule: every deal of a small deck.

A player who does not know the banker's card plays one way with all cards that it may be, so that
what is looked into are not rounds but all rounds that look the same to the player, with weights.
"""

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import partial
from typing import TypeAlias

from siete.amounts import Amount
from siete.cards import DECK, RANK_OF, Card
from siete.game import (
    DEALER,
    DEALS,
    RESHUFFLE,
    Choice,
    Round,
    apply,
    legal,
    settlement,
    start,
    to_act,
)
from siete.game.actions import Action, Bet, Burn, Bust, Hit, Keep, Muerta, Open, Pass, Stand, Valid
from siete.game.hands import mask_of, total_of
from siete.rules import Rules

PLAYER, BANKER = 0, 1
BETWEEN = ("lower", "out")  # what one may still do before the deal, and is no play

Alike: TypeAlias = list[tuple[Round, Fraction]]
"""Rounds that look the same to the player, each with its chance."""

Like: TypeAlias = tuple[int, bool]
"""A card by its rank, and whether it is the wild one."""

Decide: TypeAlias = Callable[[Round], Iterator[Action]]
"""What the player may think of doing in a round."""


def best(rules: Rules, cards: Sequence[Card], banker_draws_to: int) -> Fraction:
    """What the best player wins in a round against a banker who draws to a total, in stakes."""
    return _won(rules, cards, banker_draws_to, _everything)


def drawing(
    rules: Rules, cards: Sequence[Card], player_draws_to: int, banker_draws_to: int
) -> Fraction:
    """What a player wins in a round who draws to a total too."""
    return _won(rules, cards, banker_draws_to, partial(_draws_to, player_draws_to))


def _won(rules: Rules, cards: Sequence[Card], banker_draws_to: int, decide: Decide) -> Fraction:
    begun, _ = start(rules, (PLAYER, BANKER), deck=mask_of(tuple(cards)))
    worth = _worth([(begun, Fraction(1))], banker_draws_to, decide)
    return worth / rules.bets_min


def _worth(alike: Alike, banker_draws_to: int, decide: Decide) -> Fraction:
    """What these rounds come to, times their chances, in amounts."""
    round = alike[0][0]
    if any(one.stage in ("bank", "over") for one, _ in alike):
        return sum((chance * _end(one, banker_draws_to) for one, chance in alike), Fraction(0))
    (actor,) = to_act(round)
    if actor == DEALER:
        return sum((_worth(same, banker_draws_to, decide) for same in _dealt(alike)), Fraction(0))
    if actor == BANKER:
        return _worth(
            [(apply(one, Valid(BANKER))[0], chance) for one, chance in alike],
            banker_draws_to,
            decide,
        )
    return max(
        _worth([(apply(one, action)[0], chance) for one, chance in alike], banker_draws_to, decide)
        for action in decide(round)
    )


def _dealt(alike: Alike) -> Iterator[Alike]:
    """The rounds after the next card: apart where the player sees it, together where not."""
    round = alike[0][0]
    to_banker = round.turn == BANKER
    seen = round.awaits != "muerta" and (not to_banker or round.rules.bank_card == "exposed")
    apart: dict[Like | None, Alike] = {}
    for one, chance in alike:
        for like, dealt, part in _cards(one):
            apart.setdefault(like if seen else None, []).append((dealt, chance * part))
    yield from apart.values()


def _cards(round: Round) -> Iterator[tuple[Like, Round, Fraction]]:
    """The rounds after the next card, one for cards of the same rank: suits do not matter."""
    if not round.stock:
        round, _ = apply(round, RESHUFFLE)
    left = [card for card in DECK if (round.deck & ~round.out) >> card & 1]
    cards: dict[Like, list[Card]] = {}
    for card in left:
        cards.setdefault((RANK_OF[card], card == round.rules.deck_wild), []).append(card)
    for like, same in cards.items():
        yield like, apply(round, DEALS[same[0]])[0], Fraction(len(same), len(left))


def _end(round: Round, banker_draws_to: int) -> Fraction:
    """What a round comes to in which only the banker still has to play, over all cards."""
    if round.stage == "over":
        return Fraction(settlement(round).net[PLAYER])
    (actor,) = to_act(round)
    if actor == DEALER:
        return sum(
            (part * _end(one, banker_draws_to) for _, one, part in _cards(round)), Fraction(0)
        )
    options = {choice.do for choice in legal(round, BANKER)}
    total = total_of(round.hands[-1][0].cards, round.rules)
    asks = "hit" in options and ("stand" not in options or total < banker_draws_to)
    return _end(apply(round, Hit(BANKER) if asks else Stand(BANKER))[0], banker_draws_to)


def _everything(round: Round) -> Iterator[Action]:
    """All that may be done, each card asked for one way, at no stake but the lowest and highest."""
    for choice in legal(round, PLAYER):
        assert choice.do in ACTIONS or choice.do in BETWEEN
        yield from ACTIONS.get(choice.do, _nothing)(choice)


def _nothing(choice: Choice) -> list[Action]:
    return []


ACTIONS: dict[str, Callable[[Choice], list[Action]]] = {
    "bet": lambda choice: [Bet(PLAYER, choice.low)],
    "hit": lambda choice: [
        Hit(PLAYER, choice.faces[0], choice.hand, stake) for stake in _stakes(choice)
    ],
    "muerta": lambda choice: [Muerta(PLAYER, stake) for stake in _stakes(choice)],
    "open": lambda choice: [Open(PLAYER, stake) for stake in {choice.low, choice.high}],
    "stand": lambda choice: [Stand(PLAYER, choice.hand)],
    "bust": lambda choice: [Bust(PLAYER, choice.hand)],
    "burn": lambda choice: [Burn(PLAYER)],
    "pass": lambda choice: [Pass(PLAYER)],
    "keep": lambda choice: [Keep(PLAYER)],
}


def _stakes(choice: Choice) -> tuple[Amount, ...]:
    """Not to raise, and to raise to the highest where that is allowed."""
    return (0, choice.high) if choice.high else (0,)


def _draws_to(total: int, round: Round) -> Iterator[Action]:
    options = {choice.do: choice for choice in legal(round, PLAYER)}
    mine = total_of(round.hands[PLAYER][0].cards, round.rules) if round.hands[PLAYER] else 0
    if "bet" in options:
        yield Bet(PLAYER, options["bet"].low)
    elif "keep" in options:
        yield Keep(PLAYER)
    elif "hit" in options and ("stand" not in options or mine < total):
        yield Hit(PLAYER, options["hit"].faces[0])
    else:
        yield Stand(PLAYER)
