"""Actions as words (docs/records.md): ``Blai hit down raise 3``, read and written."""

from siete.notation.reading import (
    USAGE,
    ActionError,
    check_told_apart,
    joining_name,
    parse_action,
    parse_said,
)
from siete.notation.writing import UNWRITTEN, format_action, format_choice

__all__ = [
    "UNWRITTEN",
    "USAGE",
    "ActionError",
    "check_told_apart",
    "format_action",
    "format_choice",
    "joining_name",
    "parse_action",
    "parse_said",
]
