"""The command: reads a certificate, checks it, and says what was found."""

import gzip
import json
import os
import sys
from pathlib import Path
from typing import Any

from siete.errors import SieteError
from siete.texts import Texts, choose_language, texts
from tools.certificates.cards import Unfit
from tools.certificates.walk import TOLERANCE, Checker

HOLDS, FAILS, REFUSED = 0, 1, 2

_MALFORMED = (EOFError, ValueError, KeyError, TypeError, IndexError, AttributeError)
"""What reading raises where a file is not of the format."""


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
    if len(files) != 1:
        return _print(REFUSED, say.say("certificate-usage"))
    try:
        return _check(load(Path(files[0])), say)
    except Unfit as unfit:
        said = say.say(unfit.message, **unfit.params)
        return _print(FAILS, f"{said}\n{say.say('certificate-fails')}")
    except SieteError as error:
        reason = say.refusal(error)
    except OSError as error:
        reason = error.strerror or repr(error)
    except _MALFORMED as error:
        reason = repr(error)
    return _print(REFUSED, say.say("certificate-unreadable", file=files[0], reason=reason))


def load(path: Path) -> dict[str, Any]:
    """The content of a certificate, packed or not. Raises OSError, EOFError, ValueError."""
    data = path.read_bytes()
    content = json.loads(gzip.decompress(data) if data[:2] == b"\x1f\x8b" else data)
    if not isinstance(content, dict) or content.get("siete") != "certificate":
        raise ValueError("siete")
    if content["version"] != 1:
        raise ValueError("version", content["version"])
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
