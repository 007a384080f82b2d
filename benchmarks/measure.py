"""How the benchmarks measure: CPU time, contestants in turns, and the median of several goes."""

import os
import platform
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path


def rates(contestants: Mapping[str, Callable[[int], None]], goes: int) -> dict[str, float]:
    """Rounds a second of CPU time of each contestant: the median of so many goes of about 0.5 s.

    They go in turns, so that a busy moment of the machine does not fall on one of them alone.
    """
    rounds = {name: _rounds_in_half_a_second(play) for name, play in contestants.items()}
    seen: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(goes):
        for name, play in contestants.items():
            seen[name].append(rounds[name] / _seconds(play, rounds[name]))
    return {name: statistics.median(each) for name, each in seen.items()}


def start_times(commands: Mapping[str, Sequence[str]], goes: int) -> dict[str, float]:
    """CPU milliseconds, user and system, of each command: the median of so many goes, in turns."""
    seen: dict[str, list[float]] = {name: [] for name in commands}
    for _ in range(goes):
        for name, command in commands.items():
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
            seen[name].append(1000 * used)
    return {name: statistics.median(each) for name, each in seen.items()}


def where() -> str:
    """The commit and the machine that figures belong to, on one line."""
    root = Path(__file__).parents[1]
    asked = ["git", "-C", str(root), "describe", "--always", "--dirty"]
    try:
        commit = subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        commit = "no commit"
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{commit}, {python}, {platform.system()} {_processor()}, {os.cpu_count()} cores"


def _processor() -> str:
    if sys.platform == "linux":
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.machine()


def _seconds(play: Callable[[int], None], rounds: int) -> float:
    start = time.process_time()
    play(rounds)
    return time.process_time() - start


def _rounds_in_half_a_second(play: Callable[[int], None]) -> int:
    rounds = 100
    play(rounds)
    while (seconds := _seconds(play, rounds)) < 0.1:
        rounds *= 2
    return max(1, round(rounds * 0.5 / seconds))
