"""What commands share that solve a game: a file tried beforehand, and a line that tells how far."""

import math
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from siete.cli.numbers import NOTHING
from siete.cli.rewritten import Rewritten
from siete.errors import SieteError

if TYPE_CHECKING:
    from siete.odds.equilibrium.parts import Step
    from siete.texts import Texts

_BETWEEN_LINES: Final = 0.2
"""Seconds between two looks at how far it is."""
_PLACES: Final = 9


@contextmanager
def file_to_write(name: str, code: str) -> Iterator[Path]:
    """A file that can be written, tried before the work begins; not there if that fails.

    Whatever ends the program meanwhile, no empty file is left where there was none.

    Raises SieteError ``code`` where it can't be written (``unwritten``).
    """
    file = Path(name)
    fresh = not file.exists()
    if fresh or file.is_dir() or file.is_file():
        try:
            file.open("ab").close()
            if fresh:
                file.unlink()
            else:  # what takes its place is written beside it
                tempfile.TemporaryFile(dir=file.resolve().parent).close()
        except OSError as error:
            raise unwritten(name, code, error) from error
    try:
        yield file
    except BaseException:
        if fresh:
            file.unlink(missing_ok=True)
        raise


def unwritten(name: str, code: str, error: OSError) -> SieteError:
    """The refusal ``code`` of a file, with its name, or its folder's that is missing; and why."""
    name = str(Path(name).parent) if isinstance(error, FileNotFoundError) else name
    return SieteError(code, file=name or NOTHING, reason=error.strerror or type(error).__name__)


class Line:
    """A line on a terminal that says how far it is; elsewhere nothing."""

    def __init__(self, words: "Texts") -> None:
        self._words = words
        self._begun = time.monotonic()
        self._due = 0.0
        self._option = ""
        self._line = Rewritten()

    def __enter__(self) -> "Line":
        return self

    def __exit__(self, *_error: object) -> None:
        self._line.clear()

    def rule(self, option: str) -> None:
        """The game without this option is looked at next."""
        self._option = option

    def parts(self, step: "Step") -> None:
        """So many parts of the game at hand are solved, and so far is one more."""
        now = time.monotonic() - self._begun
        if now < self._due or not self._line.is_seen:
            return
        self._due = now + _BETWEEN_LINES
        said = self._words.say("solve-progress", parts=step.parts, seconds=str(round(now)))
        if math.isfinite(step.apart):
            apart = self._words.decimal(step.apart, _PLACES)
            said = self._words.say(
                "solve-progress-round", progress=said, round=step.rounds, apart=apart
            )
        if self._option:
            said = self._words.say("solve-progress-rule", option=self._option, progress=said)
        self._line.say(said)
