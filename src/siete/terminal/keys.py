"""Which key does what: letters come from the texts, so that each language has its own."""

import unicodedata
from typing import Final

from siete.texts import Texts

_GREEK: Final = dict(zip("αβψδεφγηιξκλμνοπρστθωςχυζ", "abcdefghijklmnoprstuvwxyz", strict=True))
"""The Latin letter on the same key of a keyboard, so that a forgotten layout does no harm."""


def same_key(sign: str) -> str:
    """The sign as it is compared: small, without accents, Greek as the Latin letter of its key.

    The name of a key, such as ``right``, stays as it is.
    """
    if len(sign) != 1:
        return sign
    plain = unicodedata.normalize("NFD", sign.lower())[:1]
    return _GREEK.get(plain, plain)


def key_of(name: str, texts: Texts) -> str:
    """The letter of something that can be done, as it is shown."""
    return texts.say(f"terminal-key-{name}")


GLOBAL: Final = (
    *("help", "rules", "ledger", "log", "quit", "table", "fair", "save", "speed", "coach"),
)
"""What can be done at any time, by the names of ``terminal-key-NAME`` and ``terminal-do-NAME``."""

MOVES: Final = (
    "hit",
    "hit-up",
    "hit-down",
    "stand",
    "bust",
    "pass",
    "burn",
    "muerta",
    "open",
    "keep",
    "valid",
    "void",
    "accept",
    "reject",
    "high",
    "low",
    "decline",
    "propose",
    "buy",
    "sell",
    "ready",
)
"""The moves that have a letter; the others have Enter, tariffs have their number."""
