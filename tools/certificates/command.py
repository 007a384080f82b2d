"""The command: reads a certificate, checks it, and says what was found."""

import gzip
import json
import os
import sys
import zlib
from pathlib import Path
from typing import Any, Final

from siete.errors import SieteError
from siete.rules import RulesError
from siete.texts import Texts, choose_language, message_of, texts
from tools.certificates.cards import Unfit
from tools.certificates.walk import TOLERANCE, Checker

HOLDS, FAILS, REFUSED = 0, 1, 2

_MALFORMED = (ValueError, KeyError, TypeError, IndexError, AttributeError, OverflowError)
"""What is raised where the content is not as docs/certificates.md says."""

_BOUNDS: Final = ("highest", "lower", "upper")
_KEYS: Final = ("rules", "cards", *_BOUNDS, "kinds", "deals", "states", "policies", "parts")


class Unreadable(Exception):
    """Why a file is no certificate: the message that says so, and its arguments."""

    def __init__(self, message: str, **params: str) -> None:
        super().__init__(message)
        self.message, self.params = message, params


def main(arguments: list[str]) -> int:
    """Check the file that is named; print what was found."""
    files, asked = list(arguments), None
    if "--lang" in files[:-1]:
        asked = files.pop(files.index("--lang") + 1)
        files.remove("--lang")
    say = texts(choose_language(None, os.environ))
    try:
        say = texts(choose_language(asked, os.environ))
    except SieteError as error:
        return _print(REFUSED, say.refusal(error))
    if {"--help", "-h"} & set(files):
        return _print(HOLDS, f"{say.say('certificate-usage')}\n\n{say.say('certificate-help')}")
    if len(files) != 1:
        return _print(REFUSED, say.say("certificate-usage"))
    try:
        return _check(load(Path(files[0])), say)
    except Unfit as unfit:
        said = say.say(unfit.message, **unfit.params)
        return _print(FAILS, f"{said}\n{say.say('certificate-fails')}")
    except Unreadable as unreadable:
        reason = say.say(unreadable.message, **unreadable.params)
    except RulesError as error:
        problems = [say.say(message_of("problem", p.code), **p.arguments()) for p in error.problems]
        reason = " ".join(problems)
    except SieteError as error:
        reason = say.refusal(error)
    except OSError as error:
        reason = error.strerror or type(error).__name__
    except RecursionError:
        reason = say.say("certificate-nested")
    except _MALFORMED:
        reason = say.say("certificate-malformed")
    reason = reason.removesuffix(".")
    return _print(REFUSED, say.say("certificate-unreadable", file=files[0], reason=reason))


def load(path: Path) -> dict[str, Any]:
    """The content of a certificate, packed or not. Raises OSError, Unreadable, RecursionError."""
    data = path.read_bytes()
    try:
        data = gzip.decompress(data) if data[:2] == b"\x1f\x8b" else data
    except (OSError, EOFError, zlib.error):
        raise Unreadable("certificate-torn") from None
    try:
        content = json.loads(data)
    except ValueError:
        raise Unreadable("certificate-no-json") from None
    if not isinstance(content, dict) or content.get("siete") != "certificate":
        raise Unreadable("certificate-other")
    missing = [key for key in ("version", *_KEYS) if key not in content]
    if content.get("version") not in (1, None):
        raise Unreadable("certificate-version", version=str(content["version"])[:40])
    if missing:
        raise Unreadable("certificate-key", key=missing[0])
    return content


def bounds(content: dict[str, Any]) -> tuple[float, float]:
    """Both bounds in first stakes, worked out again. Raises Unfit and what reading raises."""
    checker = Checker(content)
    return checker.deal(checker.cards.none)


def _check(content: dict[str, Any], say: Texts) -> int:
    checker = Checker(content)
    lower, upper = checker.deal(checker.cards.none)
    claimed_lower, claimed_upper = float(content["lower"]), float(content["upper"])
    lines = [say.say("certificate-bounds", lower=repr(lower), upper=repr(upper))]
    if checker.rules.split_max_hands > 1:
        lines.append(say.say("certificate-no-split"))
    if checker.rules.pot_on:
        lines.append(say.say("certificate-no-pot"))
    wrong = []
    if not lower >= claimed_lower - TOLERANCE:
        wrong.append(say.say("certificate-lower", claimed=repr(claimed_lower)))
    if not upper <= claimed_upper + TOLERANCE:
        wrong.append(say.say("certificate-upper", claimed=repr(claimed_upper)))
    lines += wrong or [say.say("certificate-holds")]
    if wrong:
        lines.append(say.say("certificate-fails"))
    return _print(FAILS if wrong else HOLDS, "\n".join(lines))


def _print(code: int, said: str) -> int:
    sys.stdout.write(f"{said}\n")
    return code
