"""The letters and numbers of the corners, drawn as strokes: no font is needed or waited for."""

from typing import Final

from web.deck.svg import Svg, at, element

WIDTH: Final = 12.5
"""Of a glyph, in units of the card; its height is 20."""

_STEP: Final = 10.9
"""From one glyph to the next: the 1, which alone comes first of two, is narrow."""

_STROKES: Final = {
    "0": "M6.2 1.5C-.2 1.5-.2 19 6.2 19C12.6 19 12.6 1.5 6.2 1.5Z",
    "1": "M2.5 5.8L8 1.5V19",
    "2": "M1.5 6C1.5-.3 11-.3 11 5.7C11 10 1.5 14.5 1.5 19H11.3",
    "3": "M1.5 1.5H10.5L5.5 8C13 7.5 13 19 5.7 19C3.6 19 2 18.2 1.2 16.6",
    "4": "M8.7 19V1.5L1 13.7H12",
    "5": "M10.5 1.5H3L2.1 9.2C4.5 7 11.3 7 11.3 13C11.3 19.3 4 20.7 1.2 16.6",
    "6": "M9.6 1.5C4.5 4.5 1.5 9 1.5 13.6C1.5 20.8 11.3 20.8 11.3 13.7C11.3 7.2 3.2 7.4 1.7 12.4",
    "7": "M1.2 1.5H11C8 7 6.2 12 5.4 19M3.6 10.8H10.2",
    "A": "M.8 19L6.3 1.5L11.8 19M2.9 13.3H9.7",
    "J": "M3.5 1.5H10M9.5 1.5V13.5C9.5 20.6 1.3 20.6 1.3 14.3",
    "Q": "M6.2 1.5C-.4 1.5-.4 18.5 6.2 18.5C12.8 18.5 12.8 1.5 6.2 1.5ZM6.8 13.3L11.5 19.8",
    "K": "M2 1.5V19M11 1.5L2 11.7M5.2 8.3L11.5 19",
}


def written(text: str, colour: str, /, weight: float = 3.3) -> Svg:
    """The text from the origin to the right and down, in a colour."""
    strokes = "".join(
        at(place * _STEP, 0, element("path", d=_STROKES[letter]))
        if place
        else element("path", d=_STROKES[letter])
        for place, letter in enumerate(text)
    )
    return element(
        "g",
        strokes,
        fill="none",
        stroke=colour,
        stroke_width=weight,
        stroke_linecap="round",
        stroke_linejoin="round",
    )
