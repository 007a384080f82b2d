"""What happens when a command does not end well: one sentence and an exit code, no traceback."""

import os
from collections.abc import Callable
from typing import Final

from siete.cli.output import close_output, complain, flush
from siete.cli.words import language, word
from siete.errors import SieteError

REFUSED: Final = 2
INTERRUPTED: Final = 130
"""What a shell gives a program that Ctrl-C ended."""

_FILE_ERRORS: Final[tuple[tuple[type[OSError], str], ...]] = (
    (FileNotFoundError, "error-file-missing"),
    (PermissionError, "error-file-permission"),
    (IsADirectoryError, "error-file-directory"),
)


def guarded(work: Callable[[], int]) -> int:
    """The exit code of ``work``, or of what stopped it, said in the language of the command.

    A closed pipe and Ctrl-C are quiet. With SIETE_DEBUG set a fault of the program's own is raised.
    """
    try:
        code = _ended(work)
        flush()
    except KeyboardInterrupt:
        code = INTERRUPTED
    except BrokenPipeError:
        code = REFUSED
    except SieteError as error:
        code = _refuse(refusal(error))
    except OSError as error:
        code = _refuse(file_refusal(error))
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("siete"):
            raise
        code = _refuse(word("help-extra-missing"))
    except Exception as error:
        if os.environ.get("SIETE_DEBUG"):
            raise
        code = _refuse(f"{word('help-fault')} [{type(error).__name__}: {error}]")
    close_output()
    return code


def refusal(error: SieteError) -> str:
    """The sentence that says why something was refused; of rules that clash, all that is wrong."""
    from siete.rules import RulesError
    from siete.texts import texts

    say = texts(language()).say
    if isinstance(error, RulesError):
        return " ".join(say(_message("problem", each.code), **each.params) for each in error.problems)
    return say(_message("error", error.code), **error.params)


def file_refusal(error: OSError) -> str:
    """The sentence that says which file could not be used, and why."""
    from siete.texts import texts

    for kind, message in _FILE_ERRORS:
        if isinstance(error, kind) and error.filename is not None:
            return texts(language()).say(message, file=os.fsdecode(error.filename))
    reason = error.strerror or type(error).__name__
    place = "-" if error.filename is None else os.fsdecode(error.filename)
    return texts(language()).say("error-file-other", file=place, reason=reason)


def _ended(work: Callable[[], int]) -> int:
    try:
        return work()
    except SystemExit as end:  # argparse, after --help and --version
        return end.code if isinstance(end.code, int) else 0


def _message(kind: str, code: str) -> str:
    return f"{kind}-{code.replace('_', '-')}"


def _refuse(sentence: str) -> int:
    complain(sentence)
    return REFUSED
