"""The mark of Siete: a seven, and behind it a figure, which is the half."""

from typing import Final

from web.deck.glyphs import WIDTH, written
from web.deck.heads import crown
from web.deck.palette import CREAM, DRESSES, RED_DARK
from web.deck.suits import coin
from web.deck.svg import Svg, at, element, inked

_FELT: Final = "#1d6a47"
_SIZE: Final = 128


def mark() -> Svg:
    """The mark alone, for headings: it stands on any ground."""
    return _picture(_shrunk(0.94))


def favicon() -> Svg:
    """The mark on felt with round corners, for the browser's tab."""
    ground = element("rect", width=_SIZE, height=_SIZE, rx=28, fill=_FELT)
    return _picture(ground + _shrunk(0.88))


def app_icon() -> Svg:
    """The mark on felt up to the edges, within what a phone may cut away."""
    return _picture(element("rect", width=_SIZE, height=_SIZE, fill=_FELT) + _shrunk(0.72))


def _picture(inside: Svg) -> Svg:
    return element(
        "svg", inside, xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {_SIZE} {_SIZE}"
    )


def _shrunk(scale: float) -> Svg:
    shift = _SIZE * (1 - scale) / 2
    return at(shift, shift, _cards(), scale=scale)


def _cards() -> Svg:
    sheet = element("rect", x=-34, y=-52, width=68, height=104, rx=9, fill=CREAM)
    seven = written("7", RED_DARK, weight=3.6)
    figure = sheet + at(-17, -19, crown(DRESSES["e"]), scale=0.6)
    front = sheet + at(-WIDTH * 2.6 / 2, -44, seven, scale=2.6) + at(0, 30, coin(), scale=0.72)
    return inked(at(46, 66, figure, turn=-16) + at(79, 67, front, turn=9), width=3)
