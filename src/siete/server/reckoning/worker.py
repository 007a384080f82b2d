"""The process that works out figures: ``python -m siete.server.reckoning.worker``.

Orders come as lines of JSON on standard input, answers go as such to standard output. It has the
lowest priority, lets estimates go before the solution that it is at, and ends when its input does,
however the server ended.
"""

import contextlib
import os
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Final, Self

from siete.rules import Rules, parse_rules
from siete.server.reckoning.figures import (
    Answer,
    Drop,
    Dropped,
    Failed,
    Found,
    Task,
    encode,
    read_order,
)

MOST_BYTES: Final = 2**31
"""Memory with which a solution is given up."""

_LOWEST: Final = 19
_KIB: Final = 1024


class NotWanted(Exception):
    """The task was dropped."""


class Inbox:
    """The orders, read by a thread of their own; the process ends with its input."""

    def __init__(self, source: BinaryIO) -> None:
        self._source = source
        self._tasks: deque[Task] = deque()
        self._dropped: set[int] = set()
        self._come = threading.Condition()
        threading.Thread(target=self._read, daemon=True).start()

    def next(self) -> Task:
        """The next task, estimates first; waits for one."""
        with self._come:
            self._come.wait_for(lambda: self._tasks)
            task = next((each for each in self._tasks if not each.solve), self._tasks[0])
            self._tasks.remove(task)
            return task

    def next_estimate(self) -> Task | None:
        """An estimate that waits, if there is one."""
        with self._come:
            found = next((each for each in self._tasks if not each.solve), None)
            if found is not None:
                self._tasks.remove(found)
            return found

    @property
    def has_tasks(self) -> bool:
        """Whether something waits to be done."""
        return bool(self._tasks)

    def is_dropped(self, task: Task) -> bool:
        """Whether nobody wants a task any more."""
        return task.number in self._dropped

    def _read(self) -> None:
        for line in self._source:
            order = read_order(line)
            with self._come:
                if isinstance(order, Drop):
                    self._dropped.add(order.number)
                else:
                    self._tasks.append(order)
                    self._come.notify()
        os._exit(0)  # nobody is there any more to be told


class Worker:
    """Does the tasks of an inbox."""

    def __init__(self, inbox: Inbox, answers: BinaryIO) -> None:
        self._inbox = inbox
        self._answers = answers

    def run(self) -> None:
        """Work until the process ends."""
        with contextlib.suppress(Exception):  # the first task would say what is wrong
            self._load()
        while True:
            self._do(self._inbox.next())

    def _load(self) -> None:
        from siete.server.reckoning.work import warmed

        warmed(lambda: not self._inbox.has_tasks)

    def _do(self, task: Task) -> None:
        with _Attempt(lambda found: self._answer(task, found)):
            rules = parse_rules(task.rules)
            if task.solve:
                self._solve(task, rules)
            else:
                from siete.server.reckoning.work import estimated

                self._answer(task, estimated(rules))

    def _solve(self, task: Task, rules: Rules) -> None:
        from siete.server.reckoning.work import picture_of, solved

        def progress(_step: object) -> None:
            if self._inbox.is_dropped(task):
                raise NotWanted
            if memory() > MOST_BYTES:
                raise MemoryError
            while (other := self._inbox.next_estimate()) is not None:
                self._do(other)

        edge, solution = solved(rules, progress)
        self._answer(task, edge, last=not task.picture)
        if task.picture:
            self._answer(task, picture_of(solution))

    def _answer(self, task: Task, found: Found, *, last: bool = True) -> None:
        self._answers.write(encode(Answer(task.number, found, last)) + b"\n")
        self._answers.flush()


class _Attempt:
    """What is done inside may fail in any way: that is an answer, and the process goes on."""

    def __init__(self, answer: Callable[[Found], None]) -> None:
        self._answer = answer

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> bool:
        if kind is None or not isinstance(error, Exception):
            return False
        self._answer(Dropped() if kind is NotWanted else Failed(kind.__name__))
        if kind is MemoryError:
            os._exit(1)  # the next task gets a process that has it all again
        return True


def memory() -> int:
    """The most bytes that this process had in memory; 0 where the system does not say.

    Linux counts for ``getrusage`` what the process was that started this one, so that under a large
    server every solution would be too large; what it says of the memory itself begins anew.
    """
    if sys.platform == "win32":
        return 0
    if sys.platform == "linux":
        with contextlib.suppress(OSError):
            for line in Path("/proc/self/status").read_text(encoding="utf-8").splitlines():
                if line.startswith("VmHWM:"):
                    return int(line.split()[1]) * _KIB
    import resource  # there is none on Windows

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * _KIB


def main() -> None:
    """Work until standard input ends."""
    # Ctrl-C is for the server, which ends this process in its own time.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        with contextlib.suppress(OSError):
            os.nice(_LOWEST)
    # What a package prints must not get between the answers.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    with contextlib.suppress(BrokenPipeError):
        Worker(Inbox(sys.stdin.buffer), answers).run()


if __name__ == "__main__":
    main()
