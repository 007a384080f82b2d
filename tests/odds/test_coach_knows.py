"""A hint never uses what its seat can't know: the same exchange of cards as for views."""

import random
from collections import Counter
from collections.abc import Callable

import msgspec
import pytest
from msgspec.structs import replace

from siete.bots.bot import OPTIONAL
from siete.cards import Card
from siete.game import Action, Choice, Table, apply, legal, to_act
from siete.game import actions as act
from siete.game.errors import IllegalAction
from siete.game.events import HIDDEN
from siete.game.view import View, told, view_of
from siete.odds.coach import advise
from siete.odds.coach.words import advice_words
from siete.rules import RULESETS, build_rules
from siete.texts import texts
from tests.properties.effort import report
from tests.properties.pairs import Pair, pairs
from tests.properties.playing import Play
from tests.properties.test_views import HONEST, play_some

Coach = Callable[[Table, View, tuple[Choice, ...]], bytes]


def honest(table: Table, view: View, choices: tuple[Choice, ...]) -> bytes:
    """What is sent and what is said, to the last byte: from the view and the choices alone."""
    advice = advise(view, choices)
    return msgspec.json.encode((advice, advice_words(advice, texts("en"))))


def peeks(table: Table, view: View, choices: tuple[Choice, ...]) -> bytes:
    """A coach who looks under the cards that lie face down."""
    assert view.round is not None
    assert table.round is not None
    hands = {
        seat: tuple(
            replace(hand, cards=real.cards) if HIDDEN in hand.cards else hand
            for hand, real in zip(mine, under, strict=False)
        )
        for (seat, mine), under in zip(
            ((seat, view.round.hands[seat]) for seat in table.round.seats),
            table.round.hands,
            strict=True,
        )
    }
    return honest(table, replace(view, round=replace(view.round, hands=hands)), choices)


def last_hints(
    coach: Coach, start: Table, actions: list[Action], seat: int, swap: dict[Card, Card]
) -> list[bytes]:
    """What the coach says at the last two decisions of a seat in a history."""
    table, view = start, view_of(start, seat)
    asked: list[tuple[Table, View, tuple[Choice, ...]]] = []
    for action in actions:
        if isinstance(action, act.Deal):
            action = act.Deal(action.seat, swap.get(action.card, action.card))
        try:
            table, events = apply(table, action)
        except IllegalAction:
            continue  # a figure that is kept: there may have been none
        view = told(view, events)
        choices = tuple(each for each in legal(table, seat) if each.do not in OPTIONAL)
        if seat in to_act(table) and choices and table.round is not None and view.round is not None:
            asked.append((table, view, choices))
    return [coach(*each) for each in asked[-2:]]


def differs(coach: Coach, play: Play, pair: Pair) -> bool | None:
    """Whether a hint is another one in the other history; None where there was no hint."""
    since = play.history[play.shuffled_at :]
    start, actions = since[0][0], [action for _, action, _ in since]
    a, b = pair.hidden
    one = last_hints(coach, start, actions, pair.seat, {})
    other = last_hints(coach, start, actions, pair.seat, {a: b, b: a})
    return None if not one else one != other


def tried(coach: Coach, seeds: range) -> Counter[str]:
    counts: Counter[str] = Counter()
    for seed in seeds:
        luck = random.Random(seed)
        rules = build_rules(luck.choice(sorted(RULESETS)), luck.choice(((), ("wild",), ("pot",))))
        play = play_some(rules, luck.randint(0, 3), luck)
        for pair in pairs(HONEST, play, luck, 3):
            if pair.is_trivial or pair.seat < 0:
                continue
            found = differs(coach, play, pair)
            if found is not None:
                counts["other" if found else "the same"] += 1
    return counts


def test_a_hint_is_the_same_whatever_lies_where_the_seat_can_t_look() -> None:
    counts = tried(honest, range(40))
    report("hints of histories that are the same for a seat", counts)
    assert counts["other"] == 0
    assert counts["the same"] > 100


@pytest.mark.parametrize("coach", [peeks], ids=["peeks"])
def test_a_coach_who_looks_under_the_cards_is_found_out(coach: Coach) -> None:
    assert tried(coach, range(30))["other"] >= 3
