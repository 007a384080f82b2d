"""The language in which a browser is spoken to."""

from functools import lru_cache
from typing import Final

from siete.errors import SieteError
from siete.texts import choose_language

_FALLBACK: Final = "en"
_LONGEST: Final = 200


@lru_cache(maxsize=512)
def language_of(asked: str, accepted: str) -> str:
    """The tag to speak: what was asked for, else the best of an ``Accept-Language`` header.

    What names none of the languages that there are counts for nothing; English is left.
    """
    for tag in (asked[:_LONGEST], *_preferred(accepted[:_LONGEST])):
        try:
            return choose_language(tag, {})
        except SieteError:
            continue
    return _FALLBACK


def _preferred(accepted: str) -> list[str]:
    """The tags of an ``Accept-Language`` header, the most wanted first."""
    wanted = []
    for place, part in enumerate(accepted.split(",")):
        tag, _, quality = part.strip().partition(";")
        weight = _weight(quality.strip())
        if tag and weight > 0:
            wanted.append((-weight, place, tag.strip()))
    return [tag for _, _, tag in sorted(wanted)]


def _weight(quality: str) -> float:
    if not quality:
        return 1.0
    name, _, value = quality.partition("=")
    try:
        return float(value) if name.strip() == "q" else 1.0
    except ValueError:
        return 0.0
