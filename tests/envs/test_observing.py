"""What a seat is shown: what it can know, all of it in the information state, none of the rest."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from siete.cards import Card, parse_cards
from siete.envs.observing import Vector
from siete.envs.playing import Play
from siete.envs.setting import Setting, setting
from siete.game.events import HIDDEN
from siete.rules import Rules, build_rules
from tests.envs.rounds_of import Script, at_random, shuffled
from tests.properties.effort import examples, report
from tests.strategies import valid_rules


def entries(play: Play, seat: int) -> dict[str, float]:
    """What is not 0 in an observation, by name."""
    seen = play.observation(seat)
    return {
        entry.name: float(number)
        for entry, number in zip(play.setting.observer.entries, seen, strict=True)
        if number
    }


def played(about: Setting, cards: Sequence[Card], moves: Sequence[str]) -> Play:
    play = Play(about, Script(cards))
    for move in moves:
        play.step(about.moves.number(move))
    return play


def played_alike(about: Setting, cards: Sequence[Card], moves: Sequence[int]) -> Play | None:
    """The same moves with other cards; None where they are not allowed."""
    play = Play(about, Script(cards))
    for move in moves:
        if move not in play.actions:
            return None
        play.step(move)
    return play


def pairs(
    rules: Rules, seats: int, luck: random.Random, counts: Counter[str]
) -> Iterator[tuple[Play, Play, int]]:
    """Two rounds and a seat that has heard the same in both, though not all cards are the same."""
    about = setting(rules, seats)
    cards = shuffled(about, luck)
    play = Play(about, Script(cards))
    moves: list[int] = []
    until = luck.randrange(1, 12)
    for move in at_random(play, luck):
        if len(moves) == until:
            break
        moves.append(move)
    held = [card for mine in play.round.hands for hand in mine for card in hand.cards]
    for viewer in 3 * tuple(range(seats)):
        seen = play.view(viewer).round
        assert seen is not None
        unseen = [card for card in about.cards if card not in seen.seen]
        hidden = [card for card in held if card in unseen]
        if not hidden or seen.reshuffles:
            continue
        one, other = luck.choice(hidden), luck.choice(unseen)
        swapped = {one: other, other: one}
        alike = played_alike(about, [swapped.get(card, card) for card in cards], moves)
        if alike is None or alike.heard[viewer] != play.heard[viewer] or alike.seat != play.seat:
            continue  # somebody else's cards made another round of it
        counts["pairs"] += 1
        counts["not trivial"] += alike.round != play.round
        counts["of who acts"] += viewer == play.seat
        yield play, alike, viewer


def given_the_same(one: Play, other: Play, viewer: int) -> bool:
    return (
        np.array_equal(one.observation(viewer), other.observation(viewer))
        and np.array_equal(one.information_state(viewer), other.information_state(viewer))
        and one.mask(viewer) == other.mask(viewer)
    )


def test_cards_that_a_seat_has_not_seen_change_nothing_that_it_is_given() -> None:
    counts: Counter[str] = Counter()

    @examples(100, 2_000)
    @given(rules=valid_rules(), seats=st.integers(2, 5), seed=st.integers(0, 2**32))
    def look(rules: Rules, seats: int, seed: int) -> None:
        for one, other, viewer in pairs(rules, seats, random.Random(seed), counts):
            assert given_the_same(one, other, viewer)

    look()
    report("pairs of rounds", counts)
    assert counts["not trivial"] > 100
    assert counts["of who acts"] > 30


def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Play.observation

    def leaks(play: Play, seat: int) -> Vector:
        seen = honest(play, seat)
        seen[-1] += sum(play.round.hands[-1][0].cards) % 2
        return seen

    monkeypatch.setattr(Play, "observation", leaks)
    luck = random.Random(3)
    rules = build_rules("sette_e_mezzo")
    found = [
        given_the_same(one, other, viewer)
        for _ in range(60)
        for one, other, viewer in pairs(rules, 3, luck, Counter())
    ]
    assert found.count(False) > 5


@examples(60, 500)
@given(rules=valid_rules(), seats=st.integers(2, 6), seed=st.integers(0, 2**32))
def test_an_observation_lies_within_its_bounds_and_counts_each_card_once(
    rules: Rules, seats: int, seed: int
) -> None:
    luck = random.Random(seed)
    about = setting(rules, seats)
    play = Play(about, Script(shuffled(about, luck)))
    for _ in at_random(play, luck):
        for viewer in range(seats):
            seen = play.observation(viewer)
            assert all(
                0 <= number <= entry.most
                for number, entry in zip(seen, about.observer.entries, strict=True)
            )
            view = play.view(viewer).round
            assert view is not None
            cards = [c for mine in view.hands.values() for hand in mine for c in hand.cards]
            named = entries(play, viewer)
            unknown = sum(named[name] for name in named if name.endswith("-unknown"))
            assert unknown == cards.count(HIDDEN)
            known = sum(named[name] for name in named if "-up-" in name or "-down-" in name)
            assert unknown + known == len(cards)


def test_what_a_player_and_the_banker_see_of_the_same_hands() -> None:
    about = setting("siete_y_media~bets.max~4", 2)
    play = played(about, parse_cards("3o 7c 2b 12e"), ["bet-high", "hit-down"])
    # The 3 was turned up when a card was asked for face down.
    assert entries(play, 0) == {
        "stage-turns": 1,
        "viewer-0": 1,
        "turn-0": 1,
        "stock": 37,
        "0-1-playing": 1,
        "0-1-stake": 4,
        "0-1-up-3": 1,
        "0-1-down-2": 1,
        "1-1-playing": 1,
        "1-1-unknown": 1,
    }
    assert entries(play, 1) == {
        "stage-turns": 1,
        "viewer-1": 1,
        "turn-0": 1,
        "stock": 37,
        "0-1-playing": 1,
        "0-1-stake": 4,
        "0-1-up-3": 1,
        "0-1-unknown": 1,
        "1-1-playing": 1,
        "1-1-down-7": 1,
    }


def test_a_burnt_card_and_the_card_of_a_muerta() -> None:
    about = setting("set_i_mig", 2)
    play = played(
        about, parse_cards("4o 1c 7e 11b 2o"), ["valid", "bet-low", "burn", "muerta-high"]
    )
    mine, bank_s = entries(play, 0), entries(play, 1)
    assert mine["burnt-4"] == bank_s["burnt-4"] == 1
    assert mine["0-1-muerta"] == mine["0-1-unknown"] == mine["0-1-up-7"] == 1
    assert mine["0-1-stake"] == 3
    assert {name: mine[name] for name in mine if name[:2] == "0-"} == {
        name: bank_s[name] for name in bank_s if name[:2] == "0-"
    }


def test_a_pot_is_told_in_first_stakes() -> None:
    about = setting("sette_e_mezzo~pot~bets.min~2~pot.opening~9", 3)
    play = played(about, parse_cards("6o 7c 6e"), ["bet-high", "stand"])
    # 9 in the pot; of 2, 3, ... in steps of 1 it could take a stake of 9.
    assert entries(play, 0)["0-1-stake"] == 4.5
    assert entries(play, 0)["pot"] == 4.5


def test_the_information_state_keeps_apart_what_an_observation_does_not() -> None:
    about = setting("siete_y_media", 2)
    moves = ["bet-low", "hit-up", "hit-up"]
    one = played(about, parse_cards("10o 7c 1b 2e"), moves)
    other = played(about, parse_cards("10o 7c 2e 1b"), moves)
    for seat in (0, 1):
        assert np.array_equal(one.observation(seat), other.observation(seat))
        assert not np.array_equal(one.information_state(seat), other.information_state(seat))
        words = [about.historian.text(play.heard[seat]) for play in (one, other)]
        assert words[0] != words[1]


@examples(40, 500)
@given(rules=valid_rules(), seats=st.integers(2, 4), seed=st.integers(0, 2**32))
def test_an_information_state_has_every_event_that_was_heard(
    rules: Rules, seats: int, seed: int
) -> None:
    luck = random.Random(seed)
    about = setting(rules, seats)
    play = Play(about, Script(shuffled(about, luck)))
    for _ in at_random(play, luck):
        for seat in range(seats):
            state = play.information_state(seat)
            assert state.shape == (about.historian.length, about.historian.width)
            told = int(state[:, :18].sum())
            heard = len(play.heard[seat]) - sum(
                type(event).__name__ in ("HandSettled", "RoundOver") for event in play.heard[seat]
            )
            assert told == min(heard, about.historian.length)
            if not rules.first_card_burn_on:
                assert heard <= about.historian.length
    assert sum(play.returns()) == 0 or abs(sum(play.returns())) < 1e-9 * about.most_lost
    assert max(map(abs, play.returns())) <= about.most_lost
