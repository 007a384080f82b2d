"""Simulation: what each seat wins a round, by playing many: any rules, 2 to 12 seats.

What comes out follows from the rules, the policies, the seed and the number of rounds alone: not
from how many threads, processes or machines played them, or how the rounds were shared out.
"""

import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import CancelledError
from contextlib import AbstractContextManager
from fractions import Fraction
from math import inf, sqrt
from threading import Event
from typing import Final

import msgspec

from siete.cards import DECK, Card
from siete.errors import SieteError
from siete.odds.deck import Ints
from siete.odds.job import ENGINE, FEWEST, KERNEL, MOST, Job
from siete.odds.kernel.lanes import LANES
from siete.odds.kernel.run import Tally, empty
from siete.odds.kernel.stream import GENERATOR, MOST_ROUND, checked_seed
from siete.odds.policies import PLAIN, Policy, policy_of
from siete.odds.solution.file import SEATS, SolutionPolicy, check_fits
from siete.odds.table_rounds import Played, play_round, seat_names
from siete.odds.workers import Pending, Workers, local_workers
from siete.rules import Rules

ROUNDS: Final = 1_000_000
SEED: Final = 1
_AHEAD: Final = 2
"""How many stretches of rounds are begun for each worker, so that none waits for the next."""
_LOOK: Final = 0.2
"""Seconds between two looks at whether it was stopped."""


class Seat(msgspec.Struct, frozen=True):
    """What a seat won: the mean of a round in first stakes, and its standard error.

    ``error`` is infinite where a single round was played. ``total`` is what all rounds came to, in
    trillionths of a chip, exactly.
    """

    mean: float
    error: float
    total: int


class Simulated(msgspec.Struct, frozen=True):
    """What a simulation came to.

    Attributes:
        rounds: How many rounds were played: fewer than asked for where it was stopped.
        asked: How many were asked for.
        seconds: How long the rounds took; not what had to be loaded and compiled before the first.
        seats: What each seat won, by name, in order of play, the banker last.
        policies: By name of the seat.
        seed: The seed.
        generator: The name of what makes the cards from the seed and a round's number.
        by: ``kernel``, or ``engine`` where the game engine played the rounds.
        counts: (seats - 1, 19, 20) how many hands each player had of each class of the pay matrix,
            by the class of the banker's hand; the last of these where the banker did not play.
        unplaced: In how many decisions a solution said nothing, so that plain play took its place.
    """

    rounds: int
    asked: int
    seconds: float
    seats: dict[str, Seat]
    policies: dict[str, str]
    seed: int
    generator: str
    by: str
    counts: Ints
    unplaced: int

    @property
    def rate(self) -> float:
        """Rounds a second."""
        return self.rounds / self.seconds if self.seconds else 0.0


class Progress(msgspec.Struct, frozen=True):
    """How far a simulation is: rounds played and asked for, and seconds since the first of them."""

    done: int
    asked: int
    seconds: float

    @property
    def rate(self) -> float:
        """Rounds a second so far."""
        return self.done / self.seconds if self.seconds else 0.0

    @property
    def left(self) -> float:
        """Seconds that are left at this rate; infinite before the first rounds."""
        return (self.asked - self.done) / self.rate if self.done else inf


def simulate(
    rules: Rules,
    rounds: int = ROUNDS,
    *,
    seats: int = 2,
    player: Policy | str = PLAIN,
    banker: Policy | str = PLAIN,
    seed: int = SEED,
    cards: Sequence[Card] = DECK,
    threads: int | None = None,
    cluster: str | None = None,
    progress: Callable[[Progress], None] | None = None,
    stop: Event | None = None,
) -> Simulated:
    """Play rounds, each from a whole shuffled deck, and say what each seat wins.

    Args:
        rules: Any rules; the bounds of ``table.players`` are not looked at.
        rounds: How many.
        seats: 2 to 12, the banker included.
        player: How every player plays, a policy or its name: ``draw-to:5``, or a bot's.
        banker: How the banker plays.
        seed: 0 to 2**64 - 1.
        cards: The deck, each card once; bots know the forty only.
        threads: How many threads play, or processes for bots. As many as there are cores unless
            said.
        cluster: The address of a Dask scheduler, whose workers play instead.
        progress: Is told how far it is after each stretch of rounds, in order.
        stop: When this is set no more rounds are begun, and those played so far count.

    Raises SieteError ``simulate_seats``, ``simulate_rounds``, ``simulate_seed``,
    ``simulate_threads``, ``simulate_deck``, ``odds_deck``, ``too_few_cards``, ``no_such_policy``,
    ``no_such_total`` or ``simulate_cluster``.
    """
    job = job_of(rules, seats=seats, player=player, banker=banker, seed=seed, cards=cards)
    checked_rounds(rounds)
    if threads is not None and threads < 1:
        raise SieteError("simulate_threads", threads=str(threads)[:40])
    with _workers(job, threads, cluster) as workers:
        _make_ready(job, workers, stop)
        begun = time.perf_counter()
        found = _play(job, rounds, workers, begun, progress, stop)
        seconds = time.perf_counter() - begun
    return _result(job, found, rounds, seconds)


def play_again(
    rules: Rules,
    number: int,
    *,
    seats: int = 2,
    player: Policy | str = PLAIN,
    banker: Policy | str = PLAIN,
    seed: int = SEED,
) -> Played:
    """Play one round of a simulation by the game engine; ``record_of`` makes it a record.

    ``number`` counts from 0. Raises what ``simulate`` raises.
    """
    job = job_of(rules, seats=seats, player=player, banker=banker, seed=seed)
    if not 0 <= number < MOST_ROUND:
        raise SieteError("simulate_round", round=str(number)[:40])
    return play_round(job.rules, job.policies, job.seed, number)


def job_of(
    rules: Rules,
    *,
    seats: int,
    player: Policy | str,
    banker: Policy | str,
    seed: int,
    cards: Sequence[Card] = DECK,
) -> Job:
    """What a simulation plays. Raises what ``simulate`` raises."""
    if not FEWEST <= seats <= MOST:
        raise SieteError("simulate_seats", seats=str(seats)[:40], low=FEWEST, high=MOST)
    if not cards or len(set(cards)) != len(cards):
        raise SieteError("odds_deck", cards=len(cards))
    if len(cards) < seats:
        raise SieteError("too_few_cards", cards=len(cards))
    playing = policy_of(player) if isinstance(player, str) else player
    banking = policy_of(banker) if isinstance(banker, str) else banker
    policies = (*(playing for _ in range(seats - 1)), banking)
    job = Job(rules, policies, checked_seed(seed), tuple(sorted(cards)))
    for policy in policies:
        if isinstance(policy, SolutionPolicy):
            if seats > SEATS:
                raise SieteError("solution_seats", file=policy.name[-80:])
            check_fits(policy, rules, job.cards)
    if job.cards != DECK and job.by == ENGINE:
        raise SieteError("simulate_deck")
    return job


def checked_rounds(rounds: int) -> int:
    """The number of rounds. Raises SieteError ``simulate_rounds`` for one that can't be."""
    if not 0 < rounds <= MOST_ROUND:
        raise SieteError("simulate_rounds", rounds=str(rounds)[:40])
    return rounds


def _workers(job: Job, threads: int | None, cluster: str | None) -> AbstractContextManager[Workers]:
    if cluster is None:
        return local_workers(job, threads)
    from siete.odds.cluster import cluster_workers

    return cluster_workers(job, cluster)


def _make_ready(job: Job, workers: Workers, stop: Event | None) -> None:
    """Play some rounds that do not count: what plays them is loaded, and compiled if need be.

    The first rounds of a machine would take as long as millions that come later.
    """
    few = LANES + 1 if job.by == KERNEL else 1  # both those side by side and those one by one
    waiting = [workers.submit(0, few) for _ in range(workers.many)]
    while waiting and not (stop is not None and stop.is_set()):
        try:
            waiting[-1].result(_LOOK)
        except TimeoutError:
            continue
        waiting.pop()
    for future in waiting:
        future.cancel()


def _play(
    job: Job,
    rounds: int,
    workers: Workers,
    begun: float,
    progress: Callable[[Progress], None] | None,
    stop: Event | None,
) -> Tally:
    """Hand out the rounds in order and add up what they came to.

    What was stopped is always the first so many rounds, and so depends on their number alone.
    """
    found = empty(job.seats)
    given = 0
    waiting: deque[Pending] = deque()
    while found.rounds < rounds:
        stopped = stop is not None and stop.is_set()
        while not stopped and given < rounds and len(waiting) < _AHEAD * workers.many:
            many = min(workers.stretch, rounds - given)
            waiting.append(workers.submit(given, many))
            given += many
        if stopped:
            for future in reversed(waiting):
                future.cancel()
        if not waiting:
            break
        try:
            found.add(waiting[0].result(_LOOK))
        except TimeoutError:
            continue
        except CancelledError:
            break
        waiting.popleft()
        if progress is not None:
            progress(Progress(found.rounds, rounds, time.perf_counter() - begun))
    return found


def _result(job: Job, found: Tally, asked: int, seconds: float) -> Simulated:
    names = seat_names(job.seats)
    return Simulated(
        found.rounds,
        asked,
        seconds,
        {
            name: _seat(found.rounds, total, squares, job)
            for name, total, squares in zip(names, found.sums, found.squares, strict=True)
        },
        {name: policy.name for name, policy in zip(names, job.policies, strict=True)},
        job.seed,
        GENERATOR,
        job.by,
        found.counts,
        found.unplaced,
    )


def _seat(rounds: int, total: int, squares: int, job: Job) -> Seat:
    """Mean and standard error from exact sums in units."""
    stakes = Fraction(job.unit, job.rules.bets_min)
    if not rounds:
        return Seat(0.0, inf, 0)
    mean = float(total * stakes / rounds)
    error = inf
    if rounds > 1:
        spread = Fraction(rounds * squares - total * total, rounds * rounds * (rounds - 1))
        error = sqrt(spread * stakes**2)
    return Seat(mean, error, total * job.unit)
