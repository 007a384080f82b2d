"""What the server says of itself: one JSON object a line on standard error.

A line has ``at``, ``level``, ``event`` and numbers. It never holds a name, an address, a cookie, a
card or what anybody wrote; a table is told by a short digest of its code.
"""

import hashlib
import logging
import sys
import traceback
from datetime import UTC, datetime
from functools import lru_cache
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Final, Self, TextIO

import msgspec

from siete.errors import SieteError

if TYPE_CHECKING:
    from siete.server.metrics import Metrics

_LOGGER: Final = logging.getLogger("siete.server")
_LOGGERS: Final = {
    _LOGGER.name: logging.DEBUG,
    "uvicorn": logging.WARNING,
    "litestar": logging.ERROR,
}
"""The loggers that are heard, and from which level up at least."""

_ENCODER: Final = msgspec.json.Encoder()
_FRAMES: Final = 12


class _Lines(logging.Handler):
    """Writes records as JSON; of other libraries' records only where they are from."""

    def __init__(self, stream: TextIO) -> None:
        super().__init__()
        self._stream = stream

    def emit(self, record: logging.LogRecord) -> None:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
        }
        if record.name.startswith(_LOGGER.name):
            line["event"] = record.msg
            line |= getattr(record, "facts", {})
        else:
            line |= {"event": "library", "name": record.name, "line": record.lineno}
        if record.exc_info and record.exc_info[1] is not None:
            line |= fault_facts(record.exc_info[1])
        try:
            self._stream.write(_ENCODER.encode(line).decode() + "\n")
            self._stream.flush()
        except (OSError, ValueError):  # nobody reads it
            return


def fault_facts(error: BaseException) -> dict[str, object]:
    """An exception as a log may tell it: its kind and where; its message may hold anything."""
    frames = traceback.extract_tb(error.__traceback__)[-_FRAMES:]
    where = [f"{Path(frame.filename).name}:{frame.lineno}" for frame in frames]
    return {"fault": type(error).__name__, "where": where}


def begin_logging(level: int = logging.INFO, stream: TextIO | None = None) -> None:
    """Send everything from ``level`` up to standard error as JSON lines, other libraries' too.

    These only from warnings up: their messages hold addresses.
    """
    handler = _Lines(stream or sys.stderr)
    for name, lowest in _LOGGERS.items():
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(max(level, lowest))
        logger.propagate = False


def log(event: str, level: int = logging.INFO, /, **facts: str | int | float) -> None:
    """Say that something happened; ``facts`` are numbers, codes and ``table_hash``."""
    _LOGGER.log(level, event, extra={"facts": facts})


def log_fault(event: str, error: BaseException, **facts: str | int | float) -> None:
    """Say that something failed that should not have: a fault of the program's own."""
    info = (type(error), error, error.__traceback__)
    _LOGGER.error(event, exc_info=info, extra={"facts": facts})


class Watched:
    """What is done inside may fail: a fault is logged, counted and goes no further.

    ``failed`` says afterwards whether there was one. Refusals and cancellations pass through.
    """

    def __init__(self, event: str, metrics: "Metrics", /, **facts: str | int | float) -> None:
        self.failed = False
        self._event = event
        self._metrics = metrics
        self._facts = facts

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> bool:
        if not isinstance(error, Exception) or isinstance(error, SieteError | OSError):
            return False
        self.failed = True
        self._metrics.faults.inc()
        log_fault(self._event, error, **self._facts)
        return True


@lru_cache(maxsize=4096)
def table_hash(code: str) -> str:
    """What a log calls a table: who reads it can't come to the table by it."""
    return hashlib.sha256(code.encode()).hexdigest()[:10]
