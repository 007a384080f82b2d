"""Jack, queen and king of the French deck: half figures, the same from both ends."""

from collections.abc import Callable
from typing import Final

from web.deck.frame import both_ends
from web.deck.heads import king, page, queen
from web.deck.palette import DRESSES, GOLD, GOLD_LIGHT, GREEN, WHITE, Dress
from web.deck.pips import COLOURS, pip
from web.deck.svg import INK, Svg, at, dot, dots, element, flat, inked, line, shape

_TINT: Final = {"o": "#fbe9be", "c": "#f9dccb", "e": "#dbe7f1", "b": "#e2ecd0"}
"""Behind the figures, by suit."""

_SASH: Final = 0.2
"""How steeply the sash falls that hides where the halves meet."""


def court(rank: int, suit: str) -> Svg:
    """The figure of a suit, in its panel: 10 is the jack, 11 the queen, 12 the king."""
    dress = DRESSES[suit]
    half = _HALVES[rank](dress) + at(32.3, 23, pip(suit), scale=0.27)
    panel = element("rect", x=25, y=13, width=70, height=160, rx=4, fill=_TINT[suit], stroke="none")
    edge = element("rect", x=25, y=13, width=70, height=160, rx=4, fill="none")
    drawn = panel + both_ends(half) + _sash(suit) + edge
    return inked(element("g", drawn, transform="translate(4.2 6.5)scale(.93)"))


def _sash(suit: str) -> Svg:
    rise = 35 * _SASH
    band = f"M25 {93 + rise - 6:g}L95 {93 - rise - 6:g}V{93 - rise + 6:g}L25 {93 + rise + 6:g}Z"
    inner = "".join(f"M25 {93 + rise + side:g}L95 {93 - rise + side:g}" for side in (-3.5, 3.5))
    marks = "".join(
        at(60 + step, 93 - step * _SASH, flat("M0-2.3L2.3 0L0 2.3L-2.3 0Z", COLOURS[suit]))
        for step in (-28, -14, 0, 14, 28)
    )
    return shape(band, GOLD) + line(inner, GOLD_LIGHT, 1.1) + marks


def _shoulders(dress: Dress) -> Svg:
    return shape("M25 100V92C29 84 38 79 50 77H70C82 79 91 82 95 88V92Z", dress.main) + flat(
        "M78 79.5C86 81 92 84 94.5 88V90L74 94C77 89 78.5 84 78 79.5Z", dress.deep
    )


def _arm(sleeve: str) -> Svg:
    return shape(
        "M66 96C62 91 66 86 71 86C76 86 78 82 79 77L90 79C90 88 86 93 79 95Z", sleeve
    ) + shape("M78.5 78L79.5 73L91 75L90 80.5Z", WHITE)


def _fist(dress: Dress) -> Svg:
    return dot(85.5, 71.5, 4.8, dress.skin)


def _jack(dress: Dress) -> Svg:
    halberd = (
        line("M86 90V24", INK, 4.6)
        + line("M86 90V24", "#b98352", 1.8)
        + shape(
            "M86 17L89.5 27L88.5 30C92 30 93.5 34 93.3 39C90 36.5 88 37 88 40H84V27L82.5 27Z",
            "#cfe0ec",
        )
    )
    return (
        _shoulders(dress)
        + shape("M53 77H65L62 100H52Z", dress.second)
        + dots(((58.5, 88),), 1.7, GOLD)
        + shape("M30 87C34 82 40 80 44 80L40 97L27 99Z", dress.third)
        + halberd
        + _arm(dress.second)
        + _fist(dress)
        + shape(
            "M43 78C42 73 50 71 58 71C66 71 74 73 73 78C70 84 66 81 62 84"
            "C60 81 56 81 54 84C51 81 46 84 43 78Z",
            WHITE,
        )
        + at(58, 56, page(dress), scale=1.08)
    )


def _queen(dress: Dress) -> Svg:
    flower = (
        line("M86 84C86 70 85 62 86 52", INK, 3.4)
        + line("M86 84C86 70 85 62 86 52", GREEN, 1.4)
        + shape("M86 64C80 64 78 60 78 57C83 57 86 60 86 64Z", GREEN)
        + "".join(
            at(85, 45, shape("M0 0C-5-3-5-8 0-8.5C5-8 5-3 0 0Z", dress.third), turn=turn)
            for turn in (0, 72, 144, 216, 288)
        )
        + dot(85, 45, 2.8, GOLD)
    )
    return (
        flower
        + _shoulders(dress)
        + shape("M42 79C46 92 54 97 60 98C66 97 74 92 78 79C70 73 50 73 42 79Z", dress.second)
        + shape("M49 76C50 83 56 87 60 87.5C64 87 70 83 71 76Z", dress.skin)
        + _arm(dress.main)
        + _fist(dress)
        + shape("M54 66H66V76C64 79 56 79 54 76Z", dress.skin)
        + at(60, 52, queen(dress), scale=1.05)
        + line("M52.5 75C55 79.5 65 79.5 67.5 75", GOLD, 1.8)
        + dot(60, 80, 2.2, dress.third)
    )


def _king(dress: Dress) -> Svg:
    sceptre = (
        line("M86 90V36", INK, 4.8)
        + line("M86 90V36", GOLD, 2)
        + dot(86, 36, 5.5, dress.third)
        + line("M80.5 36H91.5M86 30.5V26.5M83.5 28H88.5", GOLD, 1.8)
    )
    spots = ((34, 90), (42, 86), (49, 92), (68, 91), (75, 86), (38, 82))
    return (
        _shoulders(dress)
        + shape(
            "M27 95C30 84 42 76 58 76C74 76 80 80 84 86C76 92 68 94 62 96L52 98C44 98 34 98 27 95Z",
            WHITE,
        )
        + flat("".join(f"M{x} {y - 2.5}l1.4 4.5h-2.8Z" for x, y in spots), INK)
        + sceptre
        + _arm(dress.main)
        + _fist(dress)
        + at(60.5, 55, king(dress), scale=1.05)
    )


_HALVES: Final[dict[int, Callable[[Dress], Svg]]] = {10: _jack, 11: _queen, 12: _king}
