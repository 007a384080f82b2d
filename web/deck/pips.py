"""The pips of the French suits, drawn around the origin, about 40 wide."""

from typing import Final

from web.deck.svg import Svg, flat

COLOURS: Final = {"o": "#c42b2b", "c": "#c42b2b", "e": "#221d27", "b": "#221d27"}
"""Red and black, as everywhere; the shapes tell the suits of one colour apart."""

OUTLINES: Final = {
    "o": "M0-23C5-13 10-6 17 0C10 6 5 13 0 23C-5 13-10 6-17 0C-10-6-5-13 0-23Z",
    "c": "M0 21C-4 12-20 4-20-8C-20-20-4-22 0-11C4-22 20-20 20-8C20 4 4 12 0 21Z",
    "e": "M0-22C-4-12-20-4-20 7C-20 17-8 18-3 11C-3 16-5 20-8 22H8C5 20 3 16 3 11C8 18 20 17 20 7"
    "C20-4 4-12 0-22Z",
    "b": "M-3 8C-7 16-20 14-20 3C-20-5-12-8-7-5C-13-11-9-22 0-22C9-22 13-11 7-5C12-8 20-5 20 3"
    "C20 14 7 16 3 8C3 15 5 19.5 8 22H-8C-5 19.5-3 15-3 8Z",
}


def pip(suit: str) -> Svg:
    """The suit's pip, 44 high."""
    return flat(OUTLINES[suit], COLOURS[suit])
