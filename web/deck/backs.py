"""The backs: glazed tiles around a sun, the same from both ends."""

from typing import Final, NamedTuple

from web.deck.frame import MIDDLE, blank, symbol
from web.deck.palette import CREAM, EDGE
from web.deck.suits import petals, ring
from web.deck.svg import Svg, at, dot, dots, element, flat


class Glaze(NamedTuple):
    """The colours of a back."""

    ground: str
    deep: str
    light: str
    spark: str


GLAZES: Final = {
    "back": Glaze("#b5472f", "#8c3222", "#f6dcae", "#f0b646"),
    "back-night": Glaze("#2f4374", "#202f57", "#dfe3ee", "#e8b455"),
}
"""By the id of the symbol: for the light theme and for the dark one."""

_COLUMNS, _ROWS = 4, 6
_LEFT, _TOP, _WIDTH, _HEIGHT = 10.0, 10.0, 25.0, 166 / 6


def backs() -> Svg:
    """The symbols of all backs."""
    return "\n".join(symbol(name, _back(glaze)) for name, glaze in GLAZES.items())


def _back(glaze: Glaze) -> Svg:
    field = element("rect", x=7, y=7, width=106, height=172, rx=5.5, fill=glaze.ground)
    edge = element(
        "rect",
        x=9,
        y=9,
        width=102,
        height=168,
        rx=4,
        fill="none",
        stroke=glaze.light,
        stroke_width=0.9,
    )
    return blank(CREAM, EDGE) + field + _tiles(glaze) + edge + at(*MIDDLE, _sun(glaze))


def _tiles(glaze: Glaze) -> Svg:
    middles = [
        (_LEFT + _WIDTH * (column + 0.5), _TOP + _HEIGHT * (row + 0.5))
        for column in range(_COLUMNS)
        for row in range(_ROWS)
    ]
    corners = [
        (_LEFT + _WIDTH * column, _TOP + _HEIGHT * row)
        for column in range(1, _COLUMNS)
        for row in range(1, _ROWS)
    ]
    return (
        flat("".join(petals(4, 3, 13.2, 5, around=place) for place in middles), glaze.deep)
        + flat(
            "".join(petals(4, 2.5, 10.5, 3.4, start=1 / 8, around=place) for place in middles),
            glaze.light,
        )
        + dots(middles, 2.1, glaze.spark)
        + dots(corners, 4.6, glaze.deep)
        + flat("".join(petals(4, 0, 4.2, 1.6, around=place) for place in corners), glaze.spark)
    )


def _sun(glaze: Glaze) -> Svg:
    return (
        dot(0, 0, 33, glaze.ground, outline=False)
        + element("circle", r=32, fill=glaze.deep, stroke=glaze.light, stroke_width=1.2)
        + flat(petals(16, 15, 30, 4), glaze.spark)
        + flat(petals(16, 15, 26, 2.4, start=1 / 32), glaze.light)
        + element("circle", r=15.5, fill=glaze.ground, stroke=glaze.light, stroke_width=1.2)
        + flat(petals(8, 2, 12.5, 4.4), glaze.light)
        + dots(ring(8, 11.5, start=0.5), 1.2, glaze.spark)
        + dot(0, 0, 3.2, glaze.spark, outline=False)
    )
