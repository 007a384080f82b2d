"""Who plays the rounds of a simulation on this machine: threads, or processes for the engine."""

import os
import signal
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Protocol

from siete.odds.job import KERNEL, Job, stretch, tally_of
from siete.odds.kernel.run import Tally


class Pending(Protocol):
    """A stretch of rounds that is being played, as ``concurrent.futures`` have it."""

    def cancel(self) -> bool:
        """Do not begin it; False where it has begun."""

    def result(self, timeout: float | None = None) -> Tally:
        """What it came to. Raises TimeoutError, or CancelledError where it was not begun."""


class Workers(Protocol):
    """Plays stretches of rounds, several at a time."""

    many: int
    """How many are played at the same time."""
    stretch: int
    """How many rounds a stretch has, best."""

    def submit(self, first: int, rounds: int) -> Pending:
        """Begin to play ``rounds`` rounds from number ``first``."""


class Local:
    """Threads or processes of this machine."""

    def __init__(self, job: Job, pool: Executor, many: int) -> None:
        self.many = many
        self.stretch = stretch(job)
        self._job = job
        self._pool = pool

    def submit(self, first: int, rounds: int) -> Pending:
        """Begin to play ``rounds`` rounds from number ``first``."""
        return self._pool.submit(tally_of, self._job, first, rounds)


@contextmanager
def local_workers(job: Job, threads: int | None) -> Iterator[Workers]:
    """So many workers, or one for each core that this process may use."""
    many = threads or cores()
    pool: Executor
    if job.by == KERNEL or many == 1:
        pool = ThreadPoolExecutor(many)
    else:
        pool = ProcessPoolExecutor(many, get_context("spawn"), initializer=_ignore_interrupts)
    try:
        yield Local(job, pool, many)
    finally:
        pool.shutdown(cancel_futures=True)


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _ignore_interrupts() -> None:
    """Ctrl-C goes to every process of a terminal; the one that began the others stops them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
