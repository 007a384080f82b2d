"""The kernel plays the game that the engine plays: same cards, same chips for every seat."""

from collections import Counter

import numpy as np
from hypothesis import example, given, settings
from hypothesis import strategies as st

from siete.odds.job import Job, setup_for, tally_of
from siete.odds.kernel.house import house_of
from siete.odds.kernel.lanes import LANES
from siete.odds.kernel.run import by_rounds, empty
from siete.odds.kernel.setup import HIDDEN, Setup
from siete.odds.kernel.stream import MOST_SEED
from siete.odds.policies import DrawTo
from siete.odds.table_rounds import play_round, record_of
from siete.record import format_record, parse_record
from siete.replay import replay
from siete.rules import BUST, Rules, build_rules
from tests.strategies import valid_rules

WILD_POT = build_rules(
    "sala", ("pot", "sevens"), {"pay.one_double": "yes", "pay.bank_seven_and_a_half": "1.5"}
)
FULL = build_rules("eptamisi", (), {"bank.draws_to": "7.5", "deck.wild": "11c"})


def job(rules: Rules, totals: list[int], seed: int = 1) -> Job:
    return Job(rules, tuple(map(DrawTo, totals)), seed)


def won(rules: Rules, totals: list[int], seed: int, number: int) -> list[int]:
    """What the kernel says that each seat wins in a round, in trillionths of a chip."""
    playing = job(rules, totals, seed)
    assert setup_for(playing) is not None
    return [each * playing.unit for each in tally_of(playing, number, 1).sums]


def need(setup: Setup | None) -> Setup:
    assert setup is not None
    return setup


def totals(seats: int) -> st.SearchStrategy[list[int]]:
    return st.lists(st.integers(1, 15), min_size=seats, max_size=seats)


SEATS = st.one_of(st.just(2), st.integers(2, 12), st.just(12))


@given(valid_rules(), SEATS.flatmap(totals), st.integers(0, MOST_SEED), st.integers(0, 2**40))
@example(WILD_POT, [10] * 12, 5, 77)
@example(FULL, [15] * 12, 3, 9)
def test_every_seat_wins_what_it_wins_at_the_table(
    rules: Rules, totals: list[int], seed: int, number: int
) -> None:
    played = play_round(rules, tuple(map(DrawTo, totals)), seed, number)
    came = won(rules, totals, seed, number)
    assert came == list(played.settlement.net)
    assert sum(came) == 0


@settings(max_examples=30)
@given(valid_rules(), totals(2), st.integers(0, MOST_SEED), st.integers(0, 2**40))
@example(build_rules("sala", ("wild_any", "sevens", "live", "triple")), [15, 15], 7, 0)
@example(build_rules("sette_e_mezzo", ("pot", "sevens"), {"pot.opening": "0.5"}), [15, 12], 7, 0)
def test_rounds_side_by_side_are_the_rounds_one_by_one(
    rules: Rules, totals: list[int], seed: int, start: int
) -> None:
    playing = job(rules, totals, seed)
    assert house_of(need(setup_for(playing))) is not None
    together = tally_of(playing, 2 * start, 20 * LANES)
    one_by_one = empty(2)
    for first in (2 * start, 2 * start + 7 * LANES + 1):  # an odd round begins no group of lanes
        many = 20 * LANES - (first - 2 * start) if first % 2 else 7 * LANES + 1
        one_by_one.add(by_rounds(need(setup_for(playing)), seed, first, many))
    assert (together.sums, together.squares) == (one_by_one.sums, one_by_one.squares)
    assert np.array_equal(together.counts, one_by_one.counts)


def test_the_stock_runs_out_as_it_does_at_the_table() -> None:
    ran_out = 0
    for number in range(60):
        played = play_round(FULL, tuple(map(DrawTo, [15] * 12)), 1, number)
        ran_out += len(played.stocks) > 1
        assert won(FULL, [15] * 12, 1, number) == list(played.settlement.net)
    assert ran_out > 3


def test_the_pot_runs_out_and_its_leavings_are_staked_as_at_the_table() -> None:
    rules = build_rules(
        "sette_e_mezzo",
        ("pot",),
        {"pot.opening": "2.500001", "bets.min": "2", "pay.bank_seven_and_a_half": "1.000001"},
    )
    emptied = 0
    odd = 0
    for number in range(150):
        played = play_round(rules, tuple(map(DrawTo, [10] * 8)), 1, number)
        emptied += len(played.settlement.lines) < 7
        odd += any(line.stake < rules.bets_min for line in played.settlement.lines)
        assert won(rules, [10] * 8, 1, number) == list(played.settlement.net)
    assert emptied > 20
    assert odd > 20


def test_hands_are_counted_by_their_classes() -> None:
    rules = build_rules("sala", ("live", "sevens"))
    counted: Counter[tuple[int, int, int]] = Counter()
    for number in range(200):
        lines = play_round(rules, (DrawTo(10),) * 4, 9, number).settlement.lines
        played = any(line.player_class != BUST for line in lines)
        counted.update(
            (line.seat, line.player_class, line.bank_class if played else HIDDEN) for line in lines
        )
    counts = tally_of(job(rules, [10] * 4, 9), 0, 200).counts
    found = {tuple(map(int, place)): int(counts[tuple(place)]) for place in np.argwhere(counts)}
    assert found == dict(counted)


@given(
    valid_rules(), st.integers(2, 12).flatmap(totals), st.integers(0, 100), st.integers(0, 10**6)
)
def test_a_round_is_a_record_that_replays_to_the_same(
    rules: Rules, totals: list[int], seed: int, number: int
) -> None:
    played = play_round(rules, tuple(map(DrawTo, totals)), seed, number)
    record = parse_record(format_record(record_of(played)))
    replayed = replay(record)
    assert replayed.mismatches == ()
    assert list(replayed.rounds[0].net.values()) == won(rules, totals, seed, number)


@given(valid_rules(), st.integers(2, 6).flatmap(totals), st.lists(st.integers(1, 40), max_size=6))
def test_how_rounds_are_shared_out_changes_nothing(
    rules: Rules, totals: list[int], parts: list[int]
) -> None:
    playing = job(rules, totals)
    whole = tally_of(playing, 0, sum(parts))
    assert sum(whole.sums) == 0
    first = 0
    added = tally_of(playing, 0, 0)
    for part in parts:
        added.add(tally_of(playing, first, part))
        first += part
    assert (added.rounds, added.sums, added.squares) == (whole.rounds, whole.sums, whole.squares)
    assert np.array_equal(added.counts, whole.counts)


def test_squares_are_exact_where_amounts_are_large() -> None:
    rules = build_rules(
        "sette_e_mezzo",
        ("pot",),
        {"bets.max": "1000000", "pot.opening": "90000.000001", "pay.bank_seven_and_a_half": "1.5"},
    )
    playing = job(rules, [10] * 5)
    squares = [0] * 5
    for number in range(40):
        net = play_round(rules, playing.policies, 1, number).settlement.net
        squares = [a + b * b for a, b in zip(squares, net, strict=True)]
    assert max(squares) > 2**80
    assert tally_of(playing, 0, 40).squares == [each // playing.unit**2 for each in squares]


def test_amounts_that_only_the_engine_counts_are_played_by_it() -> None:
    large = build_rules(
        "eptamisi",
        ("pot",),
        {
            "pot.opening": "123456789012345",
            "pay.bank_natural": "1.5",
            "bets.max": "999999999999999",
        },
    )
    playing = job(large, [10, 10, 10])
    assert setup_for(playing) is None
    played = [play_round(large, playing.policies, 1, number).settlement.net for number in range(5)]
    assert tally_of(playing, 0, 5).sums == [sum(each) for each in zip(*played, strict=True)]
