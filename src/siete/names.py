"""Names of seats (docs/records.md), and how a text that is none may be shown."""

import unicodedata
from typing import Final

from siete.errors import SieteError

LONGEST: Final = 24
MOST_MARKS: Final = 4
"""How many marks a sign may have that people are to read."""

_SIGNS: Final = frozenset("_-.'")


def check_name(name: str) -> str:
    """The name in NFC, as it is kept and compared.

    1 to 24 characters: letters of any script with their marks, digits, ``_ - . '`` and single
    spaces between words. Raises SieteError ``no_name`` for anything else: control characters,
    escape codes, invisible or look-alike empty names.
    """
    composed = unicodedata.normalize("NFC", name)
    if not 1 <= len(composed) <= LONGEST or not all(map(_is_word, composed.split(" "))):
        raise SieteError("no_name", name=printable(composed, 40), longest=LONGEST)
    return composed


def typed_name(text: str) -> str:
    """The name that somebody typed, without spaces around it: a curly apostrophe is ``'``.

    Keyboards of phones put U+2019 by themselves; names have one apostrophe, so that D'Anna is one
    name however it was typed. Raises SieteError ``no_name`` as ``check_name``.
    """
    return check_name(text.strip().replace("\N{RIGHT SINGLE QUOTATION MARK}", "'"))


def look(name: str) -> str:
    """What a name looks like: the same for names that differ in capitals or in forms of letters."""
    return unicodedata.normalize("NFKC", name).casefold()


def _is_word(word: str) -> bool:
    """Letters, marks that follow something, digits, signs; at least one letter or digit."""
    if not word or unicodedata.category(word[0])[0] == "M":
        return False
    seen = False
    for sign in word:
        category = unicodedata.category(sign)
        if (category[0] == "L" and sign not in _BLANK_LETTERS) or category == "Nd":
            seen = True
        elif sign in _BLANK_MARKS or (category[0] != "M" and sign not in _SIGNS):
            return False
    return seen


_BLANK_LETTERS: Final = frozenset("\u115f\u1160\u3164\uffa0")
"""Letters of Unicode that show as nothing (Hangul fillers)."""

_BLANK_MARKS: Final = frozenset(
    ["\u034f", "\u17b4", "\u17b5", *(chr(k) for k in range(0x180B, 0x1810))]
    + [chr(k) for k in range(0xFE00, 0xFE10)]
    + [chr(k) for k in range(0xE0100, 0xE01F0)]
)
"""Marks of Unicode that show as nothing (joiners and variation selectors)."""


def without_piles(text: str) -> str:
    """A text in NFC in which no more marks follow a sign than any script needs.

    Those that come after would be drawn over what stands above and below.
    """
    found: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", text):
        marks = marks + 1 if unicodedata.category(sign)[0] == "M" else 0
        if marks <= MOST_MARKS:
            found.append(sign)
    return "".join(found)


def printable(text: str, longest: int) -> str:
    """What somebody wrote as a message may show it: cut, and escaped where it is not printable."""
    return "".join(
        sign if sign.isprintable() else sign.encode("unicode_escape").decode()
        for sign in text[:longest]
    )
