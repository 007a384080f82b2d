"""The pips of the Spanish suits, each drawn around the origin."""

from math import cos, pi, sin

from web.deck.layout import Place
from web.deck.palette import (
    BARK,
    BARK_DARK,
    BLUE,
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    GREEN,
    GREEN_DARK,
    RED,
    RED_DARK,
    STEEL,
    STEEL_DARK,
    WHITE,
    WOOD,
)
from web.deck.svg import Svg, at, dot, dots, flat, line, number, shape


def petals(
    count: int, inner: float, outer: float, width: float, start: float = 0, around: Place = (0, 0)
) -> str:
    """The path of a rosette: rounded petals from one radius to another; start in turns."""
    x0, y0 = around
    middle = (inner + outer) / 2
    parts = []
    for place in range(count):
        angle = 2 * pi * (place / count + start) - pi / 2
        x, y = cos(angle), sin(angle)
        tip = f"{number(x0 + x * outer)} {number(y0 + y * outer)}"
        root = f"{number(x0 + x * inner)} {number(y0 + y * inner)}"
        left = f"{number(x0 + x * middle + y * width)} {number(y0 + y * middle - x * width)}"
        right = f"{number(x0 + x * middle - y * width)} {number(y0 + y * middle + x * width)}"
        parts.append(f"M{root}Q{left} {tip}Q{right} {root}Z")
    return "".join(parts)


def ring(count: int, radius: float, start: float = 0) -> list[Place]:
    """Places spread evenly around the origin, the first on top; start in steps."""
    angles = [2 * pi * (place + start) / count - pi / 2 for place in range(count)]
    return [(cos(angle) * radius, sin(angle) * radius) for angle in angles]


def coin() -> Svg:
    """Oros: a gold coin with a rosette, 40 wide."""
    return (
        dot(0, 0, 20, GOLD)
        + flat("M14.1 -14.1A20 20 0 0 1 -14.1 14.1A23 23 0 0 0 14.1 -14.1Z", GOLD_DARK)
        + dot(0, 0, 20, "none")
        + dot(0, 0, 14.2, RED)
        + flat(petals(8, 2, 13, 4.6), GOLD_LIGHT)
        + dot(0, 0, 3.8, GOLD)
        + dots(ring(16, 17.2), 1.1, RED_DARK)
    )


def cup() -> Svg:
    """Copas: a red goblet with golden rim, belt and foot, 34 wide and 46 high."""
    return (
        shape("M-3.5 6L-3 13C-5 16.5-12 16.5-12.5 22.5H12.5C12 16.5 5 16.5 3 13L3.5 6Z", GOLD)
        + flat("M.5 8L1 14C2 17.5 6.5 18 7.5 22.5H12C11.5 17 5 16.5 3 13L3.5 8Z", GOLD_DARK)
        + shape("M-16-18.5C-16.5-5-12 6.5-4.5 8.5H4.5C12 6.5 16.5-5 16-18.5Z", RED)
        + flat("M6.5-16C7.5-4 5 5 1 8L4.3 8C11.5 6 15.8-4 15.4-16Z", RED_DARK)
        + flat("M-12.5-12C-12.3-7-11 -2.5-9 .8", "none")
        + shape("M-15.9-11.5C-8-8 8-8 15.9-11.5L15.2-5.5C8-2 -8-2 -15.2-5.5Z", GOLD)
        + dots(((-10, -7.3), (-3.4, -6.3), (3.4, -6.3), (10, -7.3)), 1.5, RED_DARK)
        + dot(0, -18.5, 16, GOLD_LIGHT, ry=4.4)
        + dot(0, -18, 12, RED_DARK, ry=2.5)
        + dot(0, 11, 4.6, GOLD, ry=2.5)
    )


def sword(length: float) -> Svg:
    """Espadas: a straight sword, point up, 22 wide."""
    top = -length / 2
    low = length / 2 - 22
    blade = (
        f"M-4 {number(low)}V{number(top + 8)}L0 {number(top)}L4 {number(top + 8)}V{number(low)}Z"
    )
    edge = f"M0 {number(low)}V{number(top + 1)}L3.7 {number(top + 8.2)}V{number(low)}Z"
    return shape(blade, STEEL) + flat(edge, STEEL_DARK) + at(0, low, hilt())


def hilt() -> Svg:
    """The hilt of a sword, 22 high; its guard is at the origin."""
    return (
        shape("M-2.7 2H2.7L2.3 15H-2.3Z", RED)
        + line("M-2.4 6.5L2.4 5M-2.3 10.5L2.3 9", GOLD_LIGHT, 1.3)
        + shape(
            "M-4.5-2.5H4.5C6.5-2.5 7.5-4.5 9.5-4.5C12-4.5 12-.5 10 .3C8 1 7 2.8 4.5 2.8"
            "H-4.5C-7 2.8-8 1-10 .3C-12-.5-12-4.5-9.5-4.5C-7.5-4.5-6.5-2.5-4.5-2.5Z",
            GOLD,
        )
        + dot(0, 17.5, 3.7, GOLD)
        + dot(0, 17.5, 1.3, BLUE, outline=False)
    )


def club(length: float, leafy: bool = True) -> Svg:
    """Bastos: a cudgel with cut twigs and leaves, the thick end up, about 26 wide."""
    half = length / 2
    reach = length / 100
    top = number(3 - half)
    neck = number(15 - half)
    foot = number(half - 2)

    def y(part: float) -> str:
        return number(part * reach)

    trunk = (
        f"M-3.4 {foot}C-4 {y(28)} -4.4 {y(18)} -5.2 {y(9)}C-7.4 {y(5)} -5.6 {y(-3)} -6.6 {y(-12)}"
        f"C-7.6 {y(-20)} -11 {neck} -8.6 {top}H8.6C11 {neck} 9 {y(-24)} 7.2 {y(-17)}"
        f"C8.8 {y(-10)} 6 {y(-6)} 5.6 {y(0)}C4.8 {y(12)} 4.2 {y(28)} 3.4 {foot}"
        f"C2 {number(half)} -2 {number(half)} -3.4 {foot}Z"
    )
    shade = (
        f"M1 {number(half - 1)}C2 {y(20)} 3 {y(0)} 4.5 {number(5 - half)}"
        f"L8 {number(4 - half)}C10 {neck} 8.4 {y(-24)} 6.5 {y(-17)}"
        f"C8 {y(-10)} 5.3 {y(-6)} 4.9 {y(0)}C4.1 {y(12)} 3.6 {y(28)} 2.8 {foot}Z"
    )
    leaves = at(-6.5, -18 * reach, _leaf(), turn=-42) + at(6, 3 * reach, _leaf(), turn=48)
    return (
        (leaves if leafy else "")
        + at(-7, -14 * reach, _stump(), turn=-62)
        + at(6.6, -12 * reach, _stump(), turn=60)
        + at(-5.2, 10 * reach, _stump(), turn=-62, scale=0.85)
        + shape(trunk, BARK)
        + flat(shade, BARK_DARK)
        + line(
            f"M-4.5 {y(-34)}V{y(-25)}M-1 {y(-29)}V{y(-20)}M-2.5 {y(-6)}V{y(3)}M0 {y(10)}V{y(19)}",
            BARK_DARK,
            1.4,
        )
        + dot(0, 3 - half, 8.6, WOOD, ry=3)
        + line(
            f"M-4 {number(3.2 - half)}C-3 {number(1.8 - half)} 3 {number(1.8 - half)} 4 {top}",
            BARK_DARK,
            1,
        )
        + shape(f"M-4.3 {y(29)}H4.3L4 {y(36)}H-4Z", GREEN)
    )


def _stump() -> Svg:
    return shape("M-3.5 2L-3-5H3L3.5 2Z", BARK) + dot(0, -5.5, 3.4, WOOD, ry=2.3)


def _leaf() -> Svg:
    return shape("M0 0C-6-4-6-12 0-16C6-12 6-4 0 0Z", GREEN) + line("M0-2V-11", GREEN_DARK, 1.2)


def sun() -> Svg:
    """The ace of oros: a coin like a sun that looks back, 96 wide."""
    return (
        shape(petals(12, 30, 48, 9.5), GOLD)
        + shape(petals(12, 30, 44, 5.5, start=1 / 24), RED)
        + dot(0, 0, 35, GOLD)
        + dots(ring(28, 31.6), 1.5, RED_DARK)
        + dot(0, 0, 28, GOLD_LIGHT)
        + flat("M19.8-19.8A28 28 0 0 1-19.8 19.8A33 33 0 0 0 19.8-19.8Z", GOLD)
        + dot(0, 0, 28, "none")
        + flat("M-21 4a5 4 0 1 0 10 0a5 4 0 1 0-10 0M11 4a5 4 0 1 0 10 0a5 4 0 1 0-10 0", RED, 0.55)
        + line("M-15.5-8.5C-12-12.5-7-12-4-8.5C-1.5-5-2.5 1-4.5 5.5C-3 8 1 8 3 7", width=1.8)
        + line("M15.5-8.5C12-12.5 7-12 4.5-9", width=1.8)
        + line("M-14-3.5C-11.5-6.5-7.5-6.5-5.5-3.5M5.5-3.5C7.5-6.5 11.5-6.5 14-3.5", width=1.8)
        + dots(((-9.6, -3.4), (9.6, -3.4)), 2.2, "#2a1a17")
        + shape("M-9 12.5C-4 15 4 15 9 12.5C6 19.5-6 19.5-9 12.5Z", RED)
    )


def wreath() -> Svg:
    """Two sprigs of laurel tied below, 80 wide and 60 high: for the great aces."""
    one = line("M0 30C-26 28-38 8-34-26", GREEN_DARK, 2) + "".join(
        at(x, y, shape("M0 0C-5-4-5-11 0-15C5-11 5-4 0 0Z", GREEN), turn=turn)
        for x, y, turn in (
            (-13, 27, -100),
            (-22, 21, -20),
            (-24, 20, -92),
            (-30, 9, 6),
            (-31, 9, -72),
            (-34, -4, 18),
            (-34, -4, -52),
            (-35, -16, 26),
            (-34.5, -17, -34),
            (-34, -25, -4),
        )
    )
    return (
        one
        + at(0, 0, one).replace("translate(0 0)", "scale(-1 1)")
        + shape("M-2 30L-12 41L-9 42L-8 45L0 33L8 45L9 42L12 41L2 30Z", RED)
        + dot(0, 30, 3.6, GOLD)
    )


def chalice() -> Svg:
    """The ace of copas: a covered goblet, about 56 wide and 92 high."""
    return (
        at(0, 8, cup(), scale=1.62)
        + shape("M-25-23C-24-37-10-40-5-42H5C10-40 24-37 25-23C12-18-12-18-25-23Z", RED)
        + flat("M9-40C16-37 15-26 13-20.5C18-21 22-22 24.5-23C23.5-35 14-38.5 9-40Z", RED_DARK)
        + shape("M-26-25C-14-20 14-20 26-25V-19.5C14-14.5-14-14.5-26-19.5Z", GOLD)
        + dots(((-17, -20), (-6, -18.4), (6, -18.4), (17, -20)), 1.8, RED_DARK)
        + shape("M-6-41C-6-46 6-46 6-41Z", GOLD)
        + dot(0, -48.5, 4.6, GOLD)
        + dot(-1.3, -50, 1.2, WHITE, outline=False)
    )
