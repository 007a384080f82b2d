"""What a decision is worth, by the game engine alone, in exact fractions: every card, every time.

Worlds that a seat can't tell apart are one situation. In each the seat takes whatever is best, and
whoever else decides does what it is told to. Only for the last few cards of a deck.
"""

from collections.abc import Callable
from fractions import Fraction

import msgspec

from siete.amounts import CHIP
from siete.cards import DECK, Card
from siete.game import DEALER, DEALS, Action, Choice, Round, apply, hears, legal, settlement, to_act
from siete.game import actions as act

Worlds = list[tuple[Fraction, Round]]
"""How likely each is; what the seat knows is the same in all of them."""


def stock(round: Round) -> list[Card]:
    return [card for card in DECK if not round.out >> card & 1 and round.deck >> card & 1]


def actions(choice: Choice, seat: int) -> list[Action]:
    """Every way to take a choice of the turn, at the bounds of its amounts."""
    raises = sorted({0, choice.low, choice.high}) if choice.high else [0]
    match choice.do:
        case "hit":
            return [
                act.Hit(seat, face, choice.hand, amount)
                for face in choice.faces
                for amount in raises
            ]
        case "stand":
            return [act.Stand(seat, choice.hand)]
        case "muerta":
            return [act.Muerta(seat, amount) for amount in raises]
        case "burn":
            return [act.Burn(seat)]
        case "pass":
            return [act.Pass(seat)]
        case "bet":
            return [act.Bet(seat, amount) for amount in sorted({choice.low, choice.high})]
    raise AssertionError(choice)


def value(worlds: Worlds, seat: int, others: Callable[[Round, int], Action]) -> Fraction:
    """What the situation is worth to the seat in chips, times how likely it is."""
    done = Fraction(0)
    heard: dict[bytes, Worlds] = {}
    for weight, round in worlds:
        for part, after, events in _until(weight, round, seat, others, ()):
            if after.stage == "over":
                result = settlement(after)
                won = result.net[result.seats.index(seat)]
                done += part * Fraction(won, CHIP)
            else:
                heard.setdefault(events, []).append((part, after))
    return done + sum((best(told, seat, others) for told in heard.values()), Fraction(0))


def best(worlds: Worlds, seat: int, others: Callable[[Round, int], Action]) -> Fraction:
    """The same where the seat decides now, and takes what is best in all the worlds at once."""
    return max(each for each in worths(worlds, seat, others).values())


def worths(
    worlds: Worlds, seat: int, others: Callable[[Round, int], Action]
) -> dict[Action, Fraction]:
    """What each action is worth, times how likely the situation is."""
    choices = legal(worlds[0][1], seat)
    assert all(legal(round, seat) == choices for _, round in worlds)
    return {
        action: value([(weight, apply(round, action)[0]) for weight, round in worlds], seat, others)
        for choice in choices
        for action in actions(choice, seat)
    }


def _until(
    weight: Fraction,
    round: Round,
    seat: int,
    others: Callable[[Round, int], Action],
    heard: tuple[bytes, ...],
) -> list[tuple[Fraction, Round, bytes]]:
    """Every way for it to go on until the seat decides again or all is over; what it then heard."""
    waiting = to_act(round)
    if not waiting or waiting == (seat,):
        return [(weight, round, b"|".join(heard))]
    if waiting == (DEALER,):
        cards = stock(round)
        following: list[tuple[Fraction, Action]] = [
            (weight / len(cards), DEALS[card]) for card in cards
        ]
    else:
        following = [(weight, others(round, waiting[0]))]
    found = []
    for part, action in following:
        after, events = apply(round, action)
        told = tuple(msgspec.json.encode(event) for event in events if hears(seat, event))
        found += _until(part, after, seat, others, heard + told)
    return found
