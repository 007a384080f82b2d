"""A simulation on a Dask cluster: its workers play stretches of rounds, and may come and go.

What a worker that dies was playing, and what it alone still knew, is played again by others: the
same rounds, which come to the same.
"""

import re
from collections.abc import Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager
from importlib import import_module
from typing import Any, Final

from siete.errors import SieteError
from siete.odds.job import Job, stretch, tally_of
from siete.odds.kernel.run import Tally
from siete.odds.workers import Pending, Workers

_ADDRESS: Final = re.compile(r"(?:[a-z]+://)?(?:[^\s/@:\[\]]+|\[[0-9a-f:.]+\]):[0-9]{1,5}")
_PATIENCE: Final = 5
"""Seconds that a scheduler has to answer, and to have a worker."""
_LONGER: Final = 16
"""A stretch is so many times one of this machine's threads: each costs some messages."""


@contextmanager
def cluster_workers(job: Job, address: str) -> Iterator[Workers]:
    """The workers of the scheduler at an address such as ``tcp://192.168.1.7:8786``.

    Raises SieteError ``simulate_cluster`` where none answers, ``simulate_no_workers`` where it has
    no workers (``address``), and ModuleNotFoundError without Dask.
    """
    if not _ADDRESS.fullmatch(address):
        raise SieteError("simulate_cluster", address=address[:80] or '""')
    distributed: Any = import_module("distributed")
    try:
        client = distributed.Client(address, timeout=_PATIENCE, set_as_default=False)
    except (OSError, ValueError):
        raise SieteError("simulate_cluster", address=address[:80] or '""') from None
    with client:
        try:
            client.wait_for_workers(1, timeout=_PATIENCE)
        except TimeoutError:
            raise SieteError("simulate_no_workers", address=address[:80]) from None
        yield _Cluster(job, client, address)


class _Cluster:
    def __init__(self, job: Job, client: Any, address: str) -> None:
        self.many = max(1, sum(client.nthreads().values()))
        self.stretch = _LONGER * stretch(job)
        self._client = client
        self._address = address
        self._job = client.scatter(job, broadcast=True, hash=False)

    def submit(self, first: int, rounds: int) -> Pending:
        """Begin to play ``rounds`` rounds from number ``first``."""
        future = self._client.submit(tally_of, self._job, first, rounds, pure=False)
        return _Played(future, self._address)


class _Played:
    """A stretch of rounds that some worker plays."""

    def __init__(self, future: Any, address: str) -> None:
        self._future = future
        self._address = address

    def cancel(self) -> bool:
        """Nobody waits for it any more."""
        self._future.cancel()
        return True

    def result(self, timeout: float | None = None) -> Tally:
        """What it came to. Raises TimeoutError, CancelledError or SieteError ``simulate_lost``."""
        distributed: Any = import_module("distributed")
        try:
            tally: Tally = self._future.result(timeout=timeout)
        except TimeoutError:
            raise
        except CancelledError:
            raise
        except (OSError, distributed.scheduler.KilledWorker) as error:
            name = type(error).__name__
            raise SieteError("simulate_lost", address=self._address[:80], reason=name) from None
        return tally
