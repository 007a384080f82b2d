"""Numbers as a command line may say them, the same for every command."""

import re
from typing import Final

_WHOLE: Final = re.compile(r"([0-9]{1,19})(?:\.([0-9]{1,19}))?(?:[eE]\+?([0-9]{1,2}))?", re.ASCII)
_SHOWN: Final = 40
"""How much of a value a refusal repeats."""
NOTHING: Final = '""'
"""How a sentence shows that what was given is empty."""


def whole(text: str) -> int | None:
    """A whole number from 0, also one written like ``1e9`` or ``2.5e6``; None for anything else.

    ``10.000`` is ten to some and ten thousand to others, so it is none.
    """
    matched = _WHOLE.fullmatch(text)
    if matched is None:
        return None
    decimals, power = matched[2] or "", int(matched[3] or 0)
    if decimals[power:].strip("0") or (len(decimals) == 3 and not power):
        return None
    return int(matched[1] + decimals[:power].ljust(power, "0"))


def given(text: str) -> str:
    """What was given, for the sentence that refuses it: its beginning; ``""`` where it is empty."""
    return text[:_SHOWN] or NOTHING
