"""Colours, hatchings and signs of the charts: no meaning is carried by a colour alone."""

from typing import Final, NamedTuple

PAPER: Final = "#fdf9f0"
INK: Final = "#2c2119"
SOFT: Final = "#665544"
LINE: Final = "#d9cab2"
"""As on the table's own pages (web/src/styles/base.css)."""
DARK: Final = {"paper": "#272019", "ink": "#f2e8d8", "soft": "#baa890", "line": "#4a3d30"}
"""The same four, where somebody likes it dark."""
GOOD: Final = "#a9cdb9"
BAD: Final = "#e6b5a6"
NEITHER: Final = "#e4ddd0"


class Look(NamedTuple):
    """How a kind of thing looks: its ``sign``, the colour it is filled with, and its hatching."""

    sign: str
    fill: str
    hatch: str = ""


ACTIONS: Final = {
    "stand": Look("=", "#eee3cd"),
    "hit": Look("+", "#bcd9c8", "///"),
    "hit_raise": Look("↑", "#8fc3aa", "\\\\\\"),
    "down": Look("•", "#c6d6ea", ".."),
    "down_raise": Look("‡", "#a0b9de", "xxx"),
    "pass": Look("←", "#dcd8d2", "---"),
    "burn": Look("×", "#f0cab8", "|||"),
    "muerta": Look("m", "#dccbe3", "++"),
    "muerta_raise": Look("M", "#c2a9d0", "oo"),
}
"""What a player does, by name: the signs are those of ``siete odds`` and ``siete solve``."""

BEHIND: Final = Look("", BAD, "\\\\\\")
EVEN: Final = Look("", NEITHER)
AHEAD: Final = Look("", GOOD, "///")
