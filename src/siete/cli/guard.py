"""What happens when a command does not end well: one sentence and an exit code, no traceback."""

import _thread
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Timer
from typing import Final

from siete.cli.output import close_output, complain, flush
from siete.cli.words import language, word
from siete.errors import SieteError

REFUSED: Final = 2
INTERRUPTED: Final = 130
"""What a shell gives a program that Ctrl-C ended."""

_AGAIN: Final = 0.02
"""Seconds until a Ctrl-C that was dropped is raised again."""

_FILE_ERRORS: Final[tuple[tuple[type[OSError], str], ...]] = (
    (FileNotFoundError, "error-file-missing"),
    (PermissionError, "error-file-permission"),
    (IsADirectoryError, "error-file-directory"),
)
_OTHER: Final = "error-file-other"


def guarded(work: Callable[[], int]) -> int:
    """The exit code of ``work``, or of what stopped it, said in the language of the command.

    A closed pipe and Ctrl-C are quiet. With SIETE_DEBUG set a fault of the program's own is raised.
    """
    try:
        with _interrupts():
            code = _ended(work)
            flush()
    except KeyboardInterrupt:
        code = INTERRUPTED
    except BrokenPipeError:
        code = REFUSED
    except Exception as error:
        if _is_interrupt(error):
            close_output()
            return INTERRUPTED
        sentence = _sentence(error)
        if not sentence:
            raise
        complain(sentence)
        code = REFUSED
    close_output()
    return code


@contextmanager
def _interrupts() -> Iterator[None]:
    """Make Ctrl-C an exception, where ``siete.__main__`` lets it end the program.

    Compiled code that calls Python may drop the exception: then it is raised again a little later.
    """
    ends_it = signal.getsignal(signal.SIGINT) is signal.SIG_DFL
    if ends_it:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    report = sys.unraisablehook

    def dropped(told: "sys.UnraisableHookArgs") -> None:
        if isinstance(told.exc_value, KeyboardInterrupt):
            Timer(_AGAIN, _thread.interrupt_main).start()  # not in here, where it is dropped too
        else:
            report(told)

    sys.unraisablehook = dropped
    try:
        yield
    finally:
        sys.unraisablehook = report
        if ends_it:
            signal.signal(signal.SIGINT, signal.SIG_DFL)


def _is_interrupt(error: BaseException | None) -> bool:
    """Whether Ctrl-C became a fault in compiled code, which keeps it as that fault's cause.

    What was refused after Ctrl-C, as a report on a full disk, is refused all the same.
    """
    if isinstance(error, SieteError | OSError):
        return False
    seen: set[int] = set()
    while error is not None and id(error) not in seen:
        if isinstance(error, KeyboardInterrupt):
            return True
        seen.add(id(error))
        error = error.__cause__ or error.__context__
    return False


def _sentence(error: Exception) -> str:
    """What to say of an error; nothing where whoever looks for a fault wants to see it all."""
    try:
        if isinstance(error, SieteError):
            return refusal(error)
        if isinstance(error, OSError):
            return file_refusal(error)
    except ModuleNotFoundError as missing:  # Fluent, which has the words
        error = missing
    if isinstance(error, ModuleNotFoundError) and not (error.name or "siete").startswith("siete"):
        return word("help-extra-missing")
    if os.environ.get("SIETE_DEBUG"):
        return ""
    return f"{word('help-fault')} [{type(error).__name__}: {error}]"


def refusal(error: SieteError) -> str:
    """The sentence that says why something was refused; of rules that clash, all that is wrong."""
    from siete.rules import RulesError
    from siete.texts import TextError, message_of, texts

    words = texts(language())
    try:
        if not isinstance(error, RulesError):
            return words.refusal(error)
        return " ".join(
            words.say(message_of("problem", problem.code), **problem.arguments())
            for problem in error.problems
        )
    except TextError:  # a fault, but what was refused is told all the same
        return str(error)


def file_refusal(error: OSError) -> str:
    """The sentence that says which file could not be used, and why."""
    from siete.texts import texts

    say = texts(language()).say
    reason = error.strerror or type(error).__name__
    if error.filename is None:
        return say("error-input-output", reason=reason)
    message = next((name for kind, name in _FILE_ERRORS if isinstance(error, kind)), _OTHER)
    return say(message, file=os.fsdecode(error.filename), reason=reason)


def _ended(work: Callable[[], int]) -> int:
    try:
        return work()
    except SystemExit as end:  # argparse, after --help and --version
        return end.code if isinstance(end.code, int) else 0
