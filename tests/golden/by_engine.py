"""Counting rounds through the engine: every action that is legal, every card that may come."""

from collections.abc import Iterator

from siete.amounts import Amount
from siete.cards import DECK, VALUE_OF, Card
from siete.game import DEALER, DEALS, Action, Choice, Round, apply, legal, to_act
from tests.properties.moves import OPTIONAL, taking


def count(round: Round, depth: int, *, alike: bool = True) -> int:
    """How many rounds there are from here, each cut off after ``depth`` actions, cards included.

    Where ``alike``, cards of one value are tried once and counted as many times as there are, and
    so are stakes where none can be raised; else each is tried.
    """
    if depth == 0 or round.stage == "over":
        return 1
    return sum(
        ways * count(apply(round, action)[0], depth - 1, alike=alike)
        for ways, action in moves(round, alike)
    )


def moves(round: Round, alike: bool) -> Iterator[tuple[int, Action]]:
    """All that may be done, and in how many ways that are alike."""
    for seat in to_act(round):
        if seat == DEALER:
            yield from cards(round, alike)
            continue
        for choice in legal(round, seat):
            if choice.do in OPTIONAL:
                continue
            fitting = every_amount(choice)
            ways = 1
            if alike and not round.rules.bets_raise and fitting:
                ways, fitting = len(fitting), fitting[:1]
            yield from ((ways, action) for action in taking(choice, seat, fitting))


def cards(round: Round, alike: bool) -> Iterator[tuple[int, Action]]:
    """The cards that may come next."""
    stock = [card for card in DECK if not round.out >> card & 1]
    groups: dict[tuple[int, bool], list[Card]] = {}
    for card in stock:
        groups.setdefault((VALUE_OF[card], card == round.rules.deck_wild), []).append(card)
    for group in groups.values():
        tried = group[:1] if alike else group
        yield from ((len(group) // len(tried), DEALS[card]) for card in tried)


def every_amount(choice: Choice) -> list[Amount]:
    """Every amount that a choice takes; none where it takes none."""
    if not choice.step or not choice.high:
        return []
    return list(range(choice.low, choice.high + 1, choice.step))
