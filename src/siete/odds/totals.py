"""Totals to draw to, as people write them: ``5``, ``5.5``, ``5,5`` or ``5½``."""

import re
from typing import Final

from siete.cards import LIMIT

_TOTAL: Final = re.compile(r"([0-7]?)(?:([.,][05])|(½))?", re.ASCII)


def half_points(text: str) -> int | None:
    """A total in half points, 1 to 15; None for what is no total that a hand may have."""
    matched = _TOTAL.fullmatch(text)
    if matched is None or not text:
        return None
    whole, decimals, half = matched.groups()
    found = 2 * int(whole or 0) + (bool(half) or (decimals or "").endswith("5"))
    return found if 0 < found <= LIMIT else None
