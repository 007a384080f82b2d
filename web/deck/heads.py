"""Faces, hair and hats of all figures; each head is drawn around the middle of its face."""

from web.deck.palette import GOLD, GOLD_DARK, GOLD_LIGHT, RED, RED_DARK, WHITE, Dress
from web.deck.svg import INK, Svg, at, dot, dots, flat, line, shape

_FACE = "M-12-9C-13 5-8 14.5 0 14.5C8 14.5 13 5 12-9C10-17-10-17-12-9Z"


_UPPER = "M-12.8-6C-11-4-10.5 1-9 4.5C-6 6.5-3 5.8 0 5.8C3 5.8 6 6.5 9 4.5C10.5 1 11-4 12.8-6"

_BEARDS = {
    "pointed": _UPPER + "C15 6 15 15 10 20C8 24 3 29 0 31C-3 29-8 24-10 20C-15 15-15 6-12.8-6Z",
    "round": _UPPER + "C16 4 18 14 14 20C9 27-9 27-14 20C-18 14-16 4-12.8-6Z",
    "forked": _UPPER
    + "C16 6 16 15 13 20C12 25 8 29 5 30C5 26 3 23 0 21C-3 23-5 26-5 30C-8 29-12 25-13 20"
    "C-16 15-16 6-12.8-6Z",
    "short": _UPPER
    + "C14.5 2 14.5 9 12 13C10 18 5 21.5 0 21.5C-5 21.5-10 18-12 13C-14.5 9-14.5 2-12.8-6Z",
}
_STRANDS = {
    "pointed": "M-5.5 17C-5 20-3.5 22.5-2 24M5.5 17C5 20 3.5 22.5 2 24M0 18V25",
    "round": "M-9 14C-8.5 17-7 19-5 20.5M9 14C8.5 17 7 19 5 20.5M-3 16.5"
    "C-2.5 19-1 21 0 21.5C1 21 2.5 19 3 16.5",
    "forked": "M-8 15C-8 19-7 22-6.5 24M8 15C8 19 7 22 6.5 24M0 15V20.5",
    "short": "M-6 14.5C-5 16.5-4 17.5-3 18M6 14.5C5 16.5 4 17.5 3 18",
}


def face(dress: Dress, smile: bool = True) -> Svg:
    """A face of about 24 by 31, looking a little to the side."""
    return (
        shape(_FACE, dress.skin)
        + flat("M-10.5 5a3.3 2.6 0 1 0 6.6 0a3.3 2.6 0 1 0-6.6 0", dress.blush, 0.75)
        + flat("M4.6 5a3.3 2.6 0 1 0 6.6 0a3.3 2.6 0 1 0-6.6 0", dress.blush, 0.75)
        + line("M-8.2-4.8C-7-6.6-4.4-6.6-2.8-5.2M8.4-4.8C7.2-6.6 4.6-6.6 3-5.2", width=1.5)
        + dot(-5.1, -0.6, 1.55, INK, outline=False, ry=1.95)
        + dot(5.3, -0.6, 1.55, INK, outline=False, ry=1.95)
        + line("M-.6-.5L-1.9 4.6H.7", width=1.2)
        + (
            line("M-3.6 8.6C-1.5 10.6 2 10.6 4 8.4", "#8c2b20", 1.6)
            if smile
            else line("M-3 9.3C-1 8.6 1.5 8.6 3.2 9.2", "#8c2b20", 1.6)
        )
    )


def page(dress: Dress) -> Svg:
    """The sota: a bob of hair under a flat cap with a feather."""
    return (
        shape(
            "M-14-10C-18 2-17 12-13 15C-9 15-7 13-7 11L7 11C7 13 10 15 13.5 15C17 12 18 2 14-10Z",
            dress.hair,
        )
        + face(dress)
        + shape("M-13-4C-9-6-6-9-5-12C0-8 8-7 13-4L14-12L-13-13Z", dress.hair)
        + at(10, -16, _feather(dress.third), turn=-38)
        + shape("M-16-11C-20-22-6-28 5-25C16-24 21-17 16-10.5C8-14-8-14-16-11Z", dress.main)
        + flat("M6-24C15-23 19-17 15.5-11.5C12-12.8 9-13.3 7-13.5C11-17 10-21 6-24Z", dress.deep)
        + shape("M-16.5-11C-8-15 8-15 16.5-10.5L16-7C8-11-8-11-16-7.5Z", dress.second)
        + dot(11, -11.5, 2.4, GOLD)
    )


def _feather(colour: str) -> Svg:
    return shape("M0 4C-2-4 2-15 12-18C16-14 14-12 15-9C12-2 6 2 0 4Z", colour) + line(
        "M1 3C3-4 6-10 11-14", WHITE, 1.2
    )


def rider(dress: Dress) -> Svg:
    """The caballo's rider: a moustache, and a hat with a turned brim."""
    return (
        shape("M-13-8C-16 2-15 8-12.5 10H12.5C15 8 16 2 13-8Z", dress.hair)
        + face(dress)
        + shape(
            "M0 6.4C-3 5-7 6-8.5 9C-5 9.5-2 9.6 0 8C2 9.6 5 9.5 8.5 9C7 6 3 5 0 6.4Z", dress.hair
        )
        + shape("M-10-12C-11-26-4-29 0-27C5-30 11-25 10.5-12Z", dress.second)
        + shape("M-10.6-16.5C-4-14.5 4-14.5 10.6-16.5L10.8-11H-10.6Z", dress.third)
        + shape(
            "M-20-12C-17-8-10-10.5 0-10.5C10-10.5 17-8 20-12"
            "C18-15.5 14-13.5 0-13.5C-14-13.5-18-15.5-20-12Z",
            dress.second,
        )
        + _plume()
        + dot(10, -14, 2.3, GOLD)
    )


def _plume() -> Svg:
    return shape(
        "M10-14C16-25 6-37-10-35C-17-34-20-30-16.5-27.5"
        "C-20.5-26-20-21.5-15-21.5C-17-18-13-16-9-17.5"
        "C-2-20 5-19 10-14Z",
        WHITE,
    ) + line("M8-16C3-25-4-29-11-29.5M0-22C-4-24-8-25-11-24.5", "#b9a98c", 1.2)


def king(dress: Dress) -> Svg:
    """The rey: a full beard, and an open crown with three points."""
    return (
        shape("M-14-8C-18 2-17 10-14 14H14C17 10 18 2 14-8Z", dress.elder)
        + face(dress, smile=False)
        + shape(_BEARDS[dress.beard], dress.elder)
        + flat("M-4 10.3C-1.5 9 1.5 9 4 10.3C2 12.6-2 12.6-4 10.3Z", RED)
        + line(_STRANDS[dress.beard], width=1)
        + crown(dress)
    )


def queen(dress: Dress) -> Svg:
    """The queen: long waves of hair, a small crown, a drop at each ear."""
    return (
        shape(
            "M-14-10C-20 0-16 8-20 15C-23 22-18 27-12.5 25C-8 23-9 17-7.5 13H7.5C9 17 8 23 12.5 25"
            "C18 27 23 22 20 15C16 8 20 0 14-10C8-20-8-20-14-10Z",
            dress.hair,
        )
        + line("M-14.5 8C-14 13-17 17-15.5 21M14.5 8C14 13 17 17 15.5 21", dress.skin, 0.9)
        + face(dress)
        + line("M-8.3-2.5L-9.8-3.6M8.5-2.5L10-3.6", width=1.3)
        + flat("M-3 8.3C-1.5 7.3-.5 7.6 .2 8.1C1 7.6 2 7.3 3.4 8.2C2.2 11-1.7 11-3 8.3Z", RED_DARK)
        + line("M-3.6 8.3C-1.5 9.2 1.5 9.2 4 8.2", RED_DARK, 1)
        + shape(
            "M-12.5-4C-8-6-3-10 0-15C3-10 8-6 12.5-4C15-8 14-14 10-16H-10C-14-14-15-8-12.5-4Z",
            dress.hair,
        )
        + shape("M-12-14L-14-26L-7-20L0-29L7-20L14-26L12-14C6-16.5-6-16.5-12-14Z", GOLD)
        + flat("M8.5-15L11-22L13-23.5L11.5-14.6Z", GOLD_DARK)
        + shape(
            "M-12.5-15C-6-18-6-17.8 0-17.8C6-17.8 6-18 12.5-15L12-11C6-13.5-6-13.5-12-11Z",
            dress.third,
        )
        + dots(((-7, -14), (0, -15), (7, -14)), 1.2, GOLD_LIGHT)
        + dot(0, -30, 2.4, RED)
        + dot(-14, -27, 1.9, GOLD)
        + dot(14, -27, 1.9, GOLD)
        + dot(-12.3, 8, 1.7, GOLD)
        + dot(12.3, 8, 1.7, GOLD)
    )


def crown(dress: Dress) -> Svg:
    """A crown that sits on a head drawn around the origin."""
    return (
        shape("M-15-11L-19-27L-9-20L0-31L9-20L19-27L15-11C8-14-8-14-15-11Z", GOLD)
        + flat("M11-12L14-23L18-25.5L14.6-12Z", GOLD_DARK)
        + flat("M-6-18L0-27L2-24.5L-3-17Z", GOLD_LIGHT)
        + shape("M-15.5-12C-8-15.5 8-15.5 15.5-12L15-7C8-10.5-8-10.5-15-7Z", dress.second)
        + dots(((-9, -11.3), (0, -12), (9, -11.3)), 1.5, GOLD_LIGHT)
        + dot(-19, -28, 2.3, GOLD)
        + dot(0, -32.5, 2.7, RED)
        + dot(19, -28, 2.3, GOLD)
    )
