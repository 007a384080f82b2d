"""The figures of the Spanish deck: what they hold, and which drawing a rank has."""

from collections.abc import Callable
from typing import Final

from web.deck.horse import caballo
from web.deck.palette import DRESSES, GRASS, Dress
from web.deck.standing import rey, sota
from web.deck.suits import club, coin, cup, sword
from web.deck.svg import Svg, at, dot, element, flat, inked

_DRAWN: Final[dict[int, Callable[[Dress, Svg], Svg]]] = {10: sota, 11: caballo, 12: rey}

_FITTED: Final = {
    10: "translate(1.5 8)scale(.955)",
    11: "translate(2 13.5)scale(.92)",
    12: "translate(2.5 7)scale(.96)",
}
"""How a figure is moved so that it stays clear of the numbers in the corners, by rank."""


def figure(rank: int, suit: str) -> Svg:
    """The sota (10), caballo (11) or rey (12) of a suit, with its ground."""
    dress = DRESSES[suit]
    drawn = _DRAWN[rank](dress, held(suit, dress))
    return inked(_ground() + element("g", drawn, transform=_FITTED[rank]))


def held(suit: str, dress: Dress) -> Svg:
    """The suit's symbol with the fist that holds it, which is at the origin."""
    fist = dot(0, 0, 4.6, dress.skin)
    if suit == "o":
        return at(0, -14.5, coin(), scale=0.72) + fist
    if suit == "c":
        return at(0, -11, cup(), scale=0.78) + fist
    if suit == "e":
        return at(0, -21, sword(66)) + fist
    return at(0, -16, club(70)) + fist


def _ground() -> Svg:
    return flat("M13 169.5C24 162 74 162 84 169.5C82 173 15 173 13 169.5Z", GRASS, 0.6)
