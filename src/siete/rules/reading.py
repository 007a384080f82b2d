"""The bottom of the grammar of values: numbers and lists, as text or as TOML and JSON have them.

Nothing here trusts what it is given: whatever is no number or no list comes back as None, however
long, deep or odd it is.
"""

import re
from decimal import Decimal
from typing import Final

import msgspec

from siete.amounts import Amount, parse_amount
from siete.errors import SieteError

NONE: Final = "none"
"""The word for an empty list and for "no such thing"."""

DECIMALS: Final = 6
"""How many decimals an amount or a multiple among the options may have."""

_SHOWN: Final = 40
_SHOWN_DEPTH: Final = 3
INTEGER_DIGITS: Final = 15
"""How many digits an amount may have before its point."""
_WHOLE: Final = re.compile(r"0|[1-9][0-9]{0,5}", re.ASCII)
_JSON: Final = msgspec.json.Decoder(float_hook=Decimal)


def whole(raw: object) -> int | None:
    """The whole number, 0 to 999999, that a number or its digits say, or None."""
    if isinstance(raw, str):
        return int(raw) if _WHOLE.fullmatch(raw) else None
    if isinstance(raw, int) and not isinstance(raw, bool) and 0 <= raw < 10**6:
        return raw
    return None


def decimal(raw: object) -> Amount | None:
    """The amount, 0 and up, of at most six decimals that a number or its digits say, or None.

    A binary float is no exact number and gives None (R19).
    """
    match raw:
        case str():
            text = raw
        case bool():
            return None
        case int() if 0 <= raw < 10**INTEGER_DIGITS:
            text = str(raw)
        # The exponent is looked at first: writing out 1e999999 would take a million digits.
        case Decimal() if raw.is_finite() and abs(raw.adjusted()) <= INTEGER_DIGITS:
            text = f"{raw:f}"
        case _:
            return None
    try:
        return parse_amount(text, DECIMALS)
    except SieteError:
        return None


def items(raw: object) -> list[object] | None:
    """The items of a list: joined by hyphens or commas, ``none``, a JSON array, or a list.

    None where it is no list. The items of text are text.
    """
    if isinstance(raw, list | tuple):
        return list(raw)
    if not isinstance(raw, str):
        return None
    if raw == NONE:
        return []
    if raw.startswith("["):
        try:
            array = _JSON.decode(raw)
        except (msgspec.DecodeError, RecursionError, ValueError, ArithmeticError):
            return None
        return list(array)
    return [item.strip() for item in raw.split("," if "," in raw else "-")]


def shown(raw: object, depth: int = _SHOWN_DEPTH) -> str:
    """A refused value as an error repeats it: short, printable, and safe for any value."""
    match raw:
        case bool():
            text = str(raw).lower()
        case str():
            # Twice the length, so that what is cut is still seen to be cut.
            text = "".join(c if c.isprintable() else "\ufffd" for c in raw[: 2 * _SHOWN])
        case int() if abs(raw) >= 10**_SHOWN:
            text = "…"
        case int() | float() | Decimal():
            text = str(raw)
        case list() | tuple() if depth:
            inner = ", ".join(shown(item, depth - 1) for item in raw[:_SHOWN])
            text = f"[{inner}]"
        case None:
            text = "null"
        case _:
            text = "…"
    return text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"
