"""Elements of SVG as text: presentation attributes only, so a strict policy for pages can hold."""

from collections.abc import Iterable
from typing import Final, TypeAlias

Svg: TypeAlias = str
"""A piece of SVG markup."""

INK: Final = "#2a1a17"
"""The colour of all outlines."""


def number(value: float) -> str:
    """A number with at most two digits after the point, as short as it can be written."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return {"-0": "0"}.get(text, text)


def element(name: str, inside: Svg = "", /, **attributes: str | float | None) -> Svg:
    """An element; ``stroke_width`` becomes ``stroke-width``, an attribute of None is left out."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="'
        f'{value if isinstance(value, str) else number(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{written}>{inside}</{name}>" if inside else f"<{name}{written}/>"


def shape(d: str, fill: str = "none", /, **attributes: str | float | None) -> Svg:
    """A path with the outline of the group that it stands in."""
    return element("path", d=d, fill=fill, **attributes)


def flat(d: str, fill: str, opacity: float | None = None) -> Svg:
    """A path without outline: light, shade and pattern."""
    return element("path", d=d, fill=fill, stroke="none", fill_opacity=opacity)


def line(d: str, colour: str = INK, width: float | None = None) -> Svg:
    """An open path that is only drawn along."""
    return element("path", d=d, fill="none", stroke=colour, stroke_width=width)


def dot(
    x: float, y: float, r: float, fill: str, /, outline: bool = True, ry: float | None = None
) -> Svg:
    """A circle, or with ``ry`` an ellipse."""
    stroke = None if outline else "none"
    if ry is None:
        return element("circle", cx=x, cy=y, r=r, fill=fill, stroke=stroke)
    return element("ellipse", cx=x, cy=y, rx=r, ry=ry, fill=fill, stroke=stroke)


def dots(places: Iterable[tuple[float, float]], r: float, fill: str) -> Svg:
    """Small circles without outline, as one path."""
    drawn = (
        f"M{number(x - r)} {number(y)}a{number(r)} {number(r)} 0 1 0 {number(2 * r)} 0"
        f"a{number(r)} {number(r)} 0 1 0 {number(-2 * r)} 0"
        for x, y in places
    )
    return flat("".join(drawn), fill)


def at(x: float, y: float, inside: Svg, /, scale: float = 1, turn: float = 0) -> Svg:
    """What was drawn around the origin, moved to a place; ``turn`` in degrees clockwise."""
    transform = f"translate({number(x)} {number(y)})"
    if turn:
        transform += f"rotate({number(turn)})"
    if scale != 1:
        transform += f"scale({number(scale)})"
    return element("g", inside, transform=transform)


def inked(inside: Svg, /, width: float = 1.6) -> Svg:
    """A group whose shapes have the outline of the deck."""
    return element(
        "g",
        inside,
        stroke=INK,
        stroke_width=width,
        stroke_linejoin="round",
        stroke_linecap="round",
    )
