"""Bots play every decision, by the rules and as a person who knows the game would."""

import time
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from siete.bots import TEMPERAMENTS, make_bot
from siete.cards import DECK, LIMIT, RANK_OF
from siete.errors import SieteError
from siete.game.actions import Action, Bet, Burn, Bust, Hit, Open, Pass, Stand
from siete.game.hands import class_of, total_of
from siete.rules import BUST, RULESETS, Rules, build_rules
from tests.bots.table import Decision, bots, decisions
from tests.properties.effort import examples
from tests.strategies import valid_rules

SIX = ("cautious", "bold", "varied", "varied", "bold", "cautious")
VARIED_RULES = [
    build_rules(ruleset, variants)
    for ruleset in RULESETS
    for variants in ((), ("honour", "splits"), ("wild_any", "triple", "burn_threes", "pot"))
]


def seats_of(rules: Rules) -> tuple[str, ...]:
    """A seat more than the rules ask for, where they have room for it."""
    low, high = rules.table_players
    return tuple(SIX[seat % len(SIX)] for seat in range(min(low + 1, high)))


def played(rounds: int, seed: int = 1) -> Iterator[Decision]:
    for rules in VARIED_RULES:
        yield from decisions(rules, bots(rules, *seats_of(rules)), rounds, seed)


@examples(35, 600)
@given(valid_rules(), st.data(), st.integers(0, 2**32))
def test_under_any_rules_bots_play_rounds_to_the_end(
    rules: Rules, data: st.DataObject, seed: int
) -> None:
    low, high = rules.table_players
    number = data.draw(st.integers(low, high))
    who = data.draw(st.lists(st.sampled_from(TEMPERAMENTS), min_size=number, max_size=number))
    taken = list(decisions(rules, bots(rules, *who, seed=seed), 3, seed))
    # An action that is not allowed raises; the last decision was of the last round.
    assert taken[-1].table.played == 2


def hands_to_ask_for(rounds: int, *, hidden_bank: bool = False) -> Iterator[tuple[float, Decision]]:
    """Decisions of players who may ask or stand with their only hand; their chance of a bust."""
    for decision in played(rounds):
        view = decision.view
        round = view.round
        if round is None or decision.seat == round.banker or round.reshuffles:
            continue
        hands = round.hands[decision.seat]
        if len(hands) > 1 or not {"hit", "stand"} <= {each.do for each in decision.choices}:
            continue
        if hidden_bank and view.rules.bank_card == "exposed":
            continue
        seen = {card for mine in round.hands.values() for hand in mine for card in hand.cards}
        coming = set(DECK) - seen - set(round.seen)
        made = [class_of((*hands[0].cards, card), True, view.rules) for card in coming]
        if total_of(hands[0].cards, view.rules) < LIMIT:
            yield made.count(BUST) / len(made), decision


def test_no_bot_stands_where_no_card_can_hurt_it() -> None:
    """With a figure, and whenever every card that would be too much has been seen."""
    safe = [decision for chance, decision in hands_to_ask_for(40) if chance == 0]
    assert len(safe) > 300
    assert [each for each in safe if isinstance(each.action, Stand)] == []


def test_no_bot_asks_where_two_cards_in_three_are_too_much() -> None:
    """Where the banker's card is hidden, a 7 is a good hand already."""
    full = [
        decision
        for chance, decision in hands_to_ask_for(40, hidden_bank=True)
        if chance > 0.65 and not decision.view.rules.specials_pair_of_sevens
    ]
    assert len(full) > 80
    assert [each for each in full if isinstance(each.action, Hit)] == []


def test_a_bust_under_honour_is_always_declared() -> None:
    rules = build_rules("set_i_mig", ("honour",))
    busts = 0
    for _, seat, view, choices, action in decisions(rules, bots(rules, *SIX), 150, 5):
        if any(choice.do == "bust" for choice in choices):
            busts += 1
            assert isinstance(action, Bust)
        if isinstance(action, Hit | Stand) and view.round and seat != view.round.banker:
            hand = view.round.hands[seat][action.hand - 1]
            assert total_of(hand.cards, rules) <= LIMIT
    assert busts > 50


def test_threes_pass_fours_burn_and_figures_open_streets() -> None:
    rules = build_rules("set_i_mig")
    seen: dict[type[Action], set[int]] = {}
    for _, seat, view, _, action in decisions(rules, bots(rules, *SIX), 150, 3):
        if isinstance(action, Pass | Burn | Open) and view.round:
            last = view.round.hands[seat][0].cards[-1]
            seen.setdefault(type(action), set()).add(RANK_OF[last])
    assert seen[Pass] == {3}
    assert seen[Burn] == {4}
    assert seen[Open] <= {10, 11, 12}


@pytest.mark.parametrize("temperament", TEMPERAMENTS)
def test_the_bank_plays_on_while_it_loses_and_stands_once_it_has_won(temperament: str) -> None:
    """Against one player, whose cards all lie face up, nothing is left to guess."""
    rules = build_rules("sette_e_mezzo", (), {"cards.first": "up"})
    behind = won = 0
    players = bots(rules, temperament, temperament)
    for _, seat, view, choices, action in decisions(rules, players, 300, 2):
        round = view.round
        asked = {choice.do for choice in choices}
        if round is None or seat != round.banker or not {"hit", "stand"} <= asked:
            continue
        player = total_of(round.hands[round.seats[0]][0].cards, rules)
        if total_of(round.hands[seat][0].cards, rules) >= player:
            won += 1
            assert isinstance(action, Stand)
        elif player < LIMIT:
            behind += 1
            assert isinstance(action, Hit)
    assert behind > 100
    assert won > 30


@pytest.mark.parametrize("ruleset", sorted(RULESETS))
def test_cautious_and_bold_are_two_ways_to_play(ruleset: str) -> None:
    rules = build_rules(ruleset)
    stakes: dict[str, list[int]] = {}
    cards: dict[str, list[int]] = {}
    for who in ("cautious", "bold"):
        number = max(2, rules.table_players[0])
        for _, seat, view, _, action in decisions(rules, bots(rules, *[who] * number), 150, 11):
            if isinstance(action, Bet):
                stakes.setdefault(who, []).append(action.amount)
            if isinstance(action, Hit | Stand) and view.round and seat != view.round.banker:
                cards.setdefault(who, []).append(isinstance(action, Hit))

    def mean(numbers: list[int]) -> float:
        return sum(numbers) / len(numbers)

    assert mean(stakes["bold"]) > 1.3 * mean(stakes["cautious"])
    assert mean(cards["bold"]) > mean(cards["cautious"])


def test_one_that_varies_stakes_now_like_one_now_like_the_other() -> None:
    rules = build_rules("sette_e_mezzo")
    staked = {
        action.amount
        for _, _, _, _, action in decisions(rules, bots(rules, "varied", "varied"), 200, 4)
        if isinstance(action, Bet)
    }
    assert len(staked) >= 8
    assert {rules.bets_min, rules.bets_max} <= staked


def test_the_same_seed_plays_the_same_and_another_plays_otherwise() -> None:
    rules = build_rules("set_i_mig")

    def actions(seed: int) -> list[Action]:
        return [each.action for each in decisions(rules, bots(rules, *SIX, seed=seed), 10, 8)]

    assert actions(3) == actions(3)
    assert actions(3) != actions(4)


def test_a_bot_answers_the_same_from_the_same_view_whatever_came_before() -> None:
    """So a game that was saved and resumed goes on as it would have."""
    rules = build_rules("sete_e_meio")
    for _, seat, view, choices, action in decisions(rules, bots(rules, "bold", "varied"), 20, 6):
        again = make_bot("bold" if seat == 0 else "varied", rules, seat)
        assert again.choose(view, choices) == action


def test_a_decision_takes_less_than_five_milliseconds() -> None:
    rules = build_rules("set_i_mig", ("wild_any",))
    taken = list(decisions(rules, bots(rules, *SIX * 2), 10, 1))
    players = bots(rules, *SIX * 2)
    start = time.process_time()
    for _, seat, view, choices, _ in taken:
        players[seat](view, choices)
    assert (time.process_time() - start) / len(taken) < 0.005


def test_an_unknown_temperament_is_refused() -> None:
    with pytest.raises(SieteError) as refused:
        make_bot("reckless", build_rules("sala"), 0)
    assert refused.value.code == "no_such_temperament"
    allowed = "beginner, casual, steady, expert, cautious, bold, varied"
    assert refused.value.params["allowed"] == allowed
