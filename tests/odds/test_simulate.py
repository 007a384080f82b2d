"""Simulations: right means, honest errors, and nothing that depends on how the work is shared."""

from fractions import Fraction
from math import inf, sqrt
from threading import Event
from typing import Any

import numpy as np
import pytest

from siete.errors import SieteError
from siete.odds.deck import deck_of
from siete.odds.exact import draw_to
from siete.odds.job import Job
from siete.odds.simulate import Progress, job_of, play_again, simulate
from siete.odds.table_rounds import play_round
from siete.rules import BUST, NATURAL, Rules, build_rules
from tests.odds.by_recursion import ranks, worth

BASE = build_rules("sette_e_mezzo")
REACHING = build_rules("sete_e_meio", ("wild_any", "royal_double"), {"cards.reach_bank": "yes"})


@pytest.mark.parametrize(
    ("rules", "player", "banker"),
    [
        (BASE, "5", "5"),
        (build_rules("sala"), "5.5", "5"),
        (build_rules("sala", ("live", "sevens", "triple")), "4", "5"),
        (
            build_rules("sete_e_meio", ("wild_any", "royal_double"), {"cards.reach_bank": "yes"}),
            "6",
            "4.5",
        ),
        (build_rules("eptamisi", ("piedrahita",), {"pay.ties": "push"}), "7.5", "7"),
    ],
)
def test_means_are_those_of_all_cards_gone_through(rules: Rules, player: str, banker: str) -> None:
    found = simulate(
        rules, 40_000_000, player=f"draw-to:{player}", banker=f"draw-to:{banker}", seed=11
    )
    seat = found.seats["Player1"]
    exact = worth(rules, round(2 * float(player)), round(2 * float(banker)), range(40))
    assert seat.error < 1e-3 / 4  # so that four errors are less than a mistake of 1e-3
    assert abs(seat.mean - exact) < 4 * seat.error


def test_means_with_a_small_deck_are_those_of_all_cards_gone_through() -> None:
    cards = ranks(3, 5, 6, 7, 12)
    rules = build_rules("sala", ("sevens",), {"bank.draws_to": "none"})
    found = simulate(rules, 400_000, cards=cards, player="draw-to:5.5", banker="draw-to:6")
    seat = found.seats["Player1"]
    assert abs(seat.mean - worth(rules, 11, 12, cards)) < 4 * seat.error < 0.01


def test_hands_end_as_often_as_the_exact_odds_say() -> None:
    rounds = 20_000_000
    counts = simulate(BASE, rounds, player="draw-to:5.5").counts[0].sum(axis=1)
    ending = draw_to(deck_of(BASE))[11]
    chances = {BUST: ending.bust, NATURAL: ending.natural}
    chances |= {total: chance for total, chance in ending.totals.items() if total < 15}
    for made, chance in chances.items():
        error = sqrt(rounds * chance * (1 - chance))
        assert abs(counts[made] - rounds * chance) < 4.5 * error


def test_mean_and_error_are_those_of_the_rounds_played() -> None:
    rules = build_rules("set_i_mig", (), {"bets.min": "2", "bets.max": "4"})
    found = simulate(rules, 50, seats=4, seed=3)
    job = job_of(rules, seats=4, player="draw-to:5", banker="draw-to:5", seed=3)
    nets = [play_round(rules, job.policies, 3, number).settlement.net for number in range(50)]
    for place, seat in enumerate(found.seats.values()):
        won = [Fraction(net[place], rules.bets_min) for net in nets]
        mean = sum(won) / 50
        spread = sum((each - mean) ** 2 for each in won) / 49
        assert seat.mean == float(mean)
        assert seat.error == pytest.approx(sqrt(spread / 50), rel=1e-15)
        assert seat.total == sum(net[place] for net in nets)
    assert sum(seat.total for seat in found.seats.values()) == 0


def results(**how: Any) -> tuple[object, ...]:
    found = simulate(BASE, 9_000_001, **how)
    return found.rounds, found.seats, found.counts.tolist()


def test_threads_change_nothing() -> None:
    assert results(threads=1) == results(threads=2) == results(threads=5)


@pytest.mark.parametrize("seats", [2, 5])
def test_another_sharing_out_changes_nothing(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = simulate(BASE, 30_001, seats=seats)
    monkeypatch.setattr("siete.odds.workers.stretch", lambda job: 777)
    parts = simulate(BASE, 30_001, seats=seats, threads=3)
    assert whole.seats == parts.seats
    assert np.array_equal(whole.counts, parts.counts)


def test_bots_in_two_processes_play_as_in_one() -> None:
    rules = build_rules("set_i_mig")
    alone = simulate(rules, 25, seats=3, player="varied", banker="bold", threads=1)
    together = simulate(rules, 25, seats=3, player="varied", banker="bold", threads=2)
    assert alone.by == together.by == "engine"
    assert alone.seats == together.seats
    assert np.array_equal(alone.counts, together.counts)
    assert alone.policies == {"Player1": "varied", "Player2": "varied", "Banker": "bold"}


def test_bots_and_policies_by_totals_are_dealt_the_same_cards() -> None:
    rules = build_rules("sala", (), {"bank.draws_to": "5"})
    plain = play_again(rules, 12)
    bot = play_again(rules, 12, player="cautious")
    shorter = min(len(plain.stocks[0]), len(bot.stocks[0]))
    assert plain.stocks[0][:shorter] == bot.stocks[0][:shorter]


def test_moods_and_whims_of_bots_change_from_round_to_round() -> None:
    rules = build_rules("sette_e_mezzo")
    stakes = {
        play_again(rules, number, player="varied").settlement.lines[0].stake for number in range(12)
    }
    assert len(stakes) > 3


def test_another_seed_or_round_is_another_game() -> None:
    one, two = simulate(BASE, 10_000, seed=1), simulate(BASE, 10_000, seed=2)
    assert one.seats != two.seats
    spread = sqrt(one.seats["Banker"].error ** 2 + two.seats["Banker"].error ** 2)
    assert abs(one.seats["Banker"].mean - two.seats["Banker"].mean) < 5 * spread


def test_what_was_stopped_is_the_first_of_the_rounds() -> None:
    stop = Event()
    told: list[Progress] = []

    def look(progress: Progress) -> None:
        told.append(progress)
        if len(told) == 2:
            stop.set()

    stopped = simulate(BASE, 10**12, threads=2, progress=look, stop=stop)
    assert 0 < stopped.rounds < 10**9
    assert stopped.asked == 10**12
    assert [each.done for each in told] == sorted(each.done for each in told)
    again = simulate(BASE, stopped.rounds)
    assert again.seats == stopped.seats


def test_a_simulation_stopped_at_once_has_nothing_to_tell() -> None:
    stop = Event()
    stop.set()
    assert simulate(BASE, 1000, stop=stop).rounds == 0


def test_one_round_has_no_error_to_tell() -> None:
    assert simulate(BASE, 1).seats["Banker"].error == inf


@pytest.mark.parametrize(
    ("how", "code"),
    [
        ({"seats": 1}, "simulate_seats"),
        ({"seats": 13}, "simulate_seats"),
        ({"rounds": 0}, "simulate_rounds"),
        ({"rounds": 2**70}, "simulate_rounds"),
        ({"seed": -1}, "simulate_seed"),
        ({"seed": 2**64}, "simulate_seed"),
        ({"threads": 0}, "simulate_threads"),
        ({"player": "draw-to:0"}, "no_such_total"),
        ({"player": "draw-to:8"}, "no_such_total"),
        ({"player": "draw-to:5.2"}, "no_such_total"),
        ({"player": "draw-to:"}, "no_such_total"),
        ({"banker": "reckless"}, "no_such_policy"),
        ({"cards": (1, 1)}, "odds_deck"),
        ({"cards": (1, 2, 3), "seats": 4}, "too_few_cards"),
        ({"cards": range(30), "banker": "bold"}, "simulate_deck"),
    ],
)
def test_what_can_not_be_is_refused(how: dict[str, Any], code: str) -> None:
    with pytest.raises(SieteError) as refused:
        simulate(BASE, **{"rounds": 10, **how})
    assert refused.value.code == code


def test_a_job_is_the_same_for_the_same_game() -> None:
    def made() -> Job:
        return job_of(BASE, seats=3, player="draw-to:5", banker="draw-to:.5", seed=4)

    assert made() == made()
    assert [policy.name for policy in made().policies] == ["draw-to:5", "draw-to:5", "draw-to:0.5"]
