"""A simulation on a real Dask scheduler with workers in processes of their own."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from siete.cli import main
from siete.odds.simulate import simulate
from siete.rules import build_rules
from tests.odds.running import Running

QUIET = ("--no-dashboard",)


class Cluster:
    """A scheduler and workers, each a process."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / "scheduler.json"
        self.processes = [
            self._start("dask_scheduler", "--scheduler-file", str(self.file), "--port", "0")
        ]
        self.workers: list[subprocess.Popen[bytes]] = []
        until = time.monotonic() + 60
        while not self.file.exists() or not self.file.read_text(encoding="utf-8"):
            assert time.monotonic() < until
            time.sleep(0.05)
        self.address: str = json.loads(self.file.read_text(encoding="utf-8"))["address"]

    def _start(self, kind: str, *arguments: str) -> "subprocess.Popen[bytes]":
        return subprocess.Popen(
            [sys.executable, "-m", f"distributed.cli.{kind}", *arguments, *QUIET],
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env=os.environ | {"DASK_DISTRIBUTED__WORKER__PROFILE__ENABLED": "False"},
        )

    def add_worker(self) -> None:
        worker = self._start("dask_worker", self.address, "--nthreads", "1", "--no-nanny")
        self.workers.append(worker)

    def close(self) -> None:
        for process in (*self.workers, *self.processes):
            process.kill()
            process.wait()


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    running = Cluster(tmp_path_factory.mktemp("cluster"))
    try:
        yield running
    finally:
        running.close()


ASKED = ("siete_y_media", "--seats", "4", "--json", "--cluster")


def test_a_worker_that_is_killed_changes_nothing(cluster: Cluster) -> None:
    rounds = 5_000_001
    for _ in range(3):
        cluster.add_worker()
    running = Running(*ASKED, cluster.address, "--rounds", str(rounds))
    running.line()  # some of the rounds are done, others under way
    cluster.workers[0].send_signal(signal.SIGKILL)
    found = json.loads(running.printed())
    assert running.process.returncode == 0
    same = simulate(build_rules("siete_y_media"), rounds, seats=4)
    assert found["rounds"] == rounds
    assert found["seats"] == {
        name: {"mean": seat.mean, "error": seat.error} for name, seat in same.seats.items()
    }


def test_ctrl_c_prints_what_the_cluster_has_played(cluster: Cluster) -> None:
    running = Running(*ASKED, cluster.address, "--rounds", "1e15")
    running.line()
    found = json.loads(running.interrupt())
    assert running.process.returncode == 130
    assert 0 < found["rounds"] < 10**15
    same = simulate(build_rules("siete_y_media"), found["rounds"], seats=4)
    assert found["seats"]["Banker"]["mean"] == same.seats["Banker"].mean


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "somewhere over there", "127.0.0.1"])
def test_where_nobody_answers_is_said_in_a_sentence(
    address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *ASKED, address, "--rounds", "10", "--lang", "en"]) == 2
    printed, complaints = capsys.readouterr()
    assert printed == ""
    assert f"No Dask scheduler answers at {address}." in complaints
    assert complaints.count("\n") == 1
