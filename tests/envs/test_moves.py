"""The actions of the environments: what the mask has is what the game accepts, and nothing else."""

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from siete.amounts import CHIP
from siete.cards import parse_cards
from siete.envs.moves import Move, Moves
from siete.envs.playing import Play
from siete.envs.setting import setting
from siete.errors import SieteError
from siete.game import IllegalAction, Round, apply, legal
from siete.game import actions as act
from siete.rules import Rules, build_rules
from tests.envs.rounds_of import Script, at_random, shuffled
from tests.properties.effort import examples
from tests.strategies import valid_rules

PLAIN = {"pass": act.Pass, "burn": act.Burn, "valid": act.Valid, "void": act.Void, "keep": act.Keep}


def in_the_game_s_words(move: Move, round: Round, seat: int) -> act.Action:
    """A move as an action of the game, by the limits in force; choices are not asked."""
    amount = {"": 0, "low": round.low, "high": round.high}[move.amount]
    if move.do == "open":
        first = round.hands[round.turn][0].stake
        free = round.rules.split_stake == "free" and not round.fixed
        amount = amount if move.amount == "high" or free else first
        return act.Open(seat, amount)
    if move.do == "hit":
        return act.Hit(seat, move.face or "up", move.hand, amount)
    if move.do == "muerta":
        return act.Muerta(seat, amount)
    if move.do == "bet":
        return act.Bet(seat, amount)
    if move.do == "stand":
        return act.Stand(seat, move.hand)
    if move.do == "bust":
        return act.Bust(seat, move.hand)
    return PLAIN[move.do](seat)


def accepts(round: Round, action: act.Action) -> bool:
    try:
        apply(round, action)
    except IllegalAction:
        return False
    return True


def says_the_same(move: Move, play: Play) -> bool:
    """Whether the highest amount is the lowest too, so that another move has it."""
    if move.amount != "high" or move.do not in ("bet", "open"):
        return False
    low = in_the_game_s_words(move._replace(amount="low"), play.round, play.seat)
    return low == in_the_game_s_words(move, play.round, play.seat)


@examples(80, 2_000)
@given(rules=valid_rules(), seats=st.integers(2, 12), seed=st.integers(0, 2**32))
def test_a_mask_has_all_that_the_game_accepts_and_nothing_else(
    rules: Rules, seats: int, seed: int
) -> None:
    luck = random.Random(seed)
    about = setting(rules, seats)
    play = Play(about, Script(shuffled(about, luck)))
    for _ in at_random(play, luck):
        mask = play.mask(play.seat)
        assert sum(mask) == len(play.actions) > 0
        for number, move in enumerate(about.moves.all):
            action = in_the_game_s_words(move, play.round, play.seat)
            if mask[number]:
                assert apply(play.round, action) == apply(play.round, play.actions[number])
            elif not says_the_same(move, play):
                assert not accepts(play.round, action), (move, play.seat)
        for seat in range(seats):
            assert seat == play.seat or not any(play.mask(seat))


@examples(60, 1_000)
@given(rules=valid_rules(), seats=st.integers(2, 5), seed=st.integers(0, 2**32))
def test_each_choice_of_the_game_is_a_move_at_its_lowest_and_at_its_highest(
    rules: Rules, seats: int, seed: int
) -> None:
    luck = random.Random(seed)
    about = setting(rules, seats)
    play = Play(about, Script(shuffled(about, luck)))
    for _ in at_random(play, luck):
        moves = [(about.moves.all[number], each) for number, each in play.actions.items()]
        for choice in legal(play.round, play.seat):
            if choice.do in ("lower", "out"):
                assert choice.do not in {move.do for move in about.moves.all}
                continue
            mine = [
                (move, action)
                for move, action in moves
                if move.do == choice.do and getattr(action, "hand", choice.hand) == choice.hand
            ]
            assert {move.face for move, _ in mine} == set(choice.faces or ("",))
            amounts = {
                amount
                for _, action in mine
                for amount in (getattr(action, "raise_to", 0) or getattr(action, "amount", 0),)
                if amount
            }
            least = {choice.low} if choice.do in ("bet", "open") else set()
            assert amounts == least | ({choice.high} if choice.high else set())


@examples(60, 1_000)
@given(rules=valid_rules(), seed=st.integers(0, 2**32))
def test_what_is_refused_changes_nothing(rules: Rules, seed: int) -> None:
    luck = random.Random(seed)
    about = setting(rules, 3)
    play = Play(about, Script(shuffled(about, luck)))
    for _ in at_random(play, luck):
        before = play.round, [list(heard) for heard in play.heard], dict(play.actions)
        for number in (-1, len(about.moves), *range(len(about.moves))):
            if number not in play.actions:
                with pytest.raises(SieteError) as refused:
                    play.step(number)
                assert refused.value.code == "env_not_allowed"
        assert (play.round, play.heard, play.actions) == before


@examples(40, 500)
@given(rules=valid_rules(), seed=st.integers(0, 2**32))
def test_an_action_of_the_game_has_its_number(rules: Rules, seed: int) -> None:
    luck = random.Random(seed)
    about = setting(rules, 2)
    play = Play(about, Script(shuffled(about, luck)))
    for move in at_random(play, luck):
        assert about.moves.encode(play.round, play.actions[move]) == move
        said = in_the_game_s_words(about.moves.all[move], play.round, play.seat)
        assert about.moves.encode(play.round, said) == move


def test_an_amount_in_between_is_no_move() -> None:
    about = setting("sette_e_mezzo", 2)
    play = Play(about, Script(parse_cards("7o 2c")))
    assert about.moves.encode(play.round, act.Bet(0, 10 * CHIP)) == 1
    with pytest.raises(SieteError) as refused:
        about.moves.encode(play.round, act.Bet(0, 5 * CHIP))
    assert refused.value.code == "env_no_move"


def test_the_moves_of_rules_are_those_that_may_come_up() -> None:
    names = [move.name for move in setting("sette_e_mezzo").moves.all]
    assert names == ["bet-low", "bet-high", "stand", "hit-up"]
    assert setting("sette_e_mezzo").moves.number("hit-up") == 3
    with pytest.raises(SieteError) as refused:
        setting("sette_e_mezzo").moves.number("hit-down")
    assert refused.value.code == "env_no_move"
    named = build_rules("set_i_mig", ["honour"], {"split.max_hands": 2})
    assert [move.name for move in setting(named).moves.all] == [
        *("bet-low", "bet-high"),
        *("stand-1", "hit-1-up", "hit-1-up-high", "hit-1-down", "hit-1-down-high", "bust-1"),
        *("stand-2", "hit-2-up", "hit-2-up-high", "hit-2-down", "hit-2-down-high", "bust-2"),
        *("keep", "open-low", "open-high", "pass", "burn", "muerta", "muerta-high"),
        *("valid", "void"),
    ]


def test_a_deck_without_figures_opens_no_hands() -> None:
    assert Moves(build_rules("set_i_mig"), parse_cards("1o 2o 3o 10o")).hands == 1
    assert Moves(build_rules("set_i_mig"), parse_cards("1o 11o 3o 10o")).hands == 2


def test_every_kind_of_move_comes_up_in_the_rulesets() -> None:
    seen: Counter[str] = Counter()
    luck = random.Random(5)
    for rules in ("set_i_mig~honour", "siete_y_media", "eptamisi~splits~closed"):
        about = setting(rules, 3)
        for _ in range(150):
            play = Play(about, Script(shuffled(about, luck)))
            for move in at_random(play, luck):
                seen[about.moves.all[move].do] += 1
    assert seen.keys() == {*PLAIN, "bet", "hit", "stand", "open", "muerta", "bust"}
