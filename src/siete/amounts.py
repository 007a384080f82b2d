"""Exact amounts of chips: whole numbers of a fine unit, shown as decimals (R19).

An ``Amount`` counts trillionths of a chip. Stakes, limits and steps may have six decimals and so
may multiples, which makes every product exact; a price of the bank may have all twelve.
"""

import re
from typing import Final, TypeAlias

from siete.errors import SieteError

Amount: TypeAlias = int
"""An exact amount in trillionths of a chip."""

Multiple: TypeAlias = int
"""An exact multiple of a stake, in millionths: ``2 * ONE`` pays twice the stake."""

ONE: Final[Multiple] = 10**6
CHIP: Final[Amount] = 10**12

_DECIMAL: Final = re.compile(r"[0-9]{1,15}(?:\.[0-9]+)?", re.ASCII)
_PLACES: Final = 12


def parse_amount(text: str, places: int = _PLACES) -> Amount:
    """The amount that digits, or digits, a point and digits say (docs/records.md).

    ``places`` is how many decimals may differ from zero. Raises SieteError ``no_amount`` (with
    ``amount`` and ``places``) for anything else, signs and exponents included.
    """
    if not _DECIMAL.fullmatch(text):
        raise SieteError("no_amount", amount=text[:40], places=places)
    whole, _, decimals = text.partition(".")
    decimals = decimals.rstrip("0")
    if len(decimals) > places:
        raise SieteError("no_amount", amount=text[:40], places=places)
    return int(whole + decimals.ljust(_PLACES, "0"))


def format_amount(amount: Amount) -> str:
    """Exact decimal digits without trailing zeros, with ``-`` in front of a negative amount."""
    whole, rest = divmod(abs(amount), CHIP)
    decimals = f"{rest:012d}".rstrip("0")
    sign = "-" if amount < 0 else ""
    return f"{sign}{whole}.{decimals}" if decimals else f"{sign}{whole}"


def parse_multiple(text: str) -> Multiple:
    """A multiple of a stake, six decimals at most. Raises SieteError ``no_amount``."""
    return parse_amount(text, 6) // ONE


def format_multiple(multiple: Multiple) -> str:
    """Exact decimal digits without trailing zeros."""
    return format_amount(multiple * ONE)


def times(stake: Amount, multiple: Multiple) -> Amount:
    """``stake`` times ``multiple``, exactly where the stake has six decimals at most.

    Only a pot's leavings have more (R13); below a trillionth what they come to is cut off.
    """
    return stake * multiple // ONE
