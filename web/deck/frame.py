"""What all faces share: the card, its frame with the pintas, and the corners."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from web.deck.glyphs import written
from web.deck.palette import CREAM, EDGE, SUIT_INK
from web.deck.svg import Svg, element, number

CARD_WIDTH: Final = 120
CARD_HEIGHT: Final = 186
MIDDLE: Final = (CARD_WIDTH / 2, CARD_HEIGHT / 2)

INSET: Final = 7.5
"""From the card's edge to the frame."""

ROUND: Final = 7

PINTAS: Final[dict[str, tuple[float, ...]]] = {
    "o": (),
    "c": (60,),
    "e": (47, 73),
    "b": (38, 60, 82),
}
"""Middles of the frame's breaks, by suit: none, one, two, three."""

BREAK: Final = 8
"""Width of a break."""


def symbol(code: str, inside: Svg) -> Svg:
    """A card that a page can ask for by its code."""
    return element("symbol", inside, id=code, viewBox=f"0 0 {CARD_WIDTH} {CARD_HEIGHT}")


def blank(fill: str = CREAM, edge: str = EDGE) -> Svg:
    """The card itself."""
    return element(
        "rect",
        x=0.6,
        y=0.6,
        width=118.8,
        height=184.8,
        rx=9.5,
        fill=fill,
        stroke=edge,
        stroke_width=1.2,
    )


def upside_down(inside: Svg) -> Svg:
    """The same, turned by half a turn around the card's middle."""
    return element("g", inside, transform=f"rotate(180 {MIDDLE[0]:g} {MIDDLE[1]:g})")


def both_ends(inside: Svg) -> Svg:
    """The same at the top left and, turned, at the bottom right."""
    return inside + upside_down(inside)


def pinta_frame(suit: str) -> Svg:
    """The line around the card, broken at top and bottom as the suit says."""
    return element(
        "path",
        d=_outline(PINTAS[suit]),
        fill="none",
        stroke=SUIT_INK[suit],
        stroke_width=1.8,
        stroke_linecap="round",
    )


def _outline(breaks: Sequence[float]) -> str:
    left, right = INSET, CARD_WIDTH - INSET
    top, bottom = INSET, CARD_HEIGHT - INSET
    if not breaks:
        return (
            f"M{left + ROUND} {top}H{right - ROUND}q7 0 7 7V{bottom - ROUND}q0 7-7 7"
            f"H{left + ROUND}q-7 0-7-7V{top + ROUND}q0-7 7-7Z"
        )
    half = BREAK / 2
    first, last = breaks[0] - half, breaks[-1] + half
    between = list(pairwise(breaks))
    pieces = [
        f"M{number(first)} {top}H{left + ROUND}q-7 0-7 7V{bottom - ROUND}q0 7 7 7H{number(first)}",
        f"M{number(last)} {top}H{right - ROUND}q7 0 7 7V{bottom - ROUND}q0 7-7 7H{number(last)}",
        *(
            f"M{number(one + half)} {y}H{number(other - half)}"
            for y in (top, bottom)
            for one, other in between
        ),
    ]
    return "".join(pieces)


def index(text: str, colour: str) -> Svg:
    """The number in the two corners, inside the frame."""
    scale = "scale(.9)" if len(text) > 1 else "scale(1.03)"
    return both_ends(element("g", written(text, colour), transform=f"translate(13 12.8){scale}"))
