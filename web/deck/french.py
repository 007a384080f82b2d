"""The same forty cards with French suits: ace, two to seven, jack, queen and king."""

from typing import Final

from siete.cards import CODE_OF, FIGURES, RANK_OF, suit_of
from web.deck.court import court
from web.deck.frame import MIDDLE, blank, both_ends, symbol, upside_down
from web.deck.glyphs import written
from web.deck.palette import CREAM
from web.deck.pips import COLOURS, OUTLINES, pip
from web.deck.svg import Svg, at, element

LETTERS: Final = {1: "A", 10: "J", 11: "Q", 12: "K"}

_TOP, _HALF = 36.0, MIDDLE[1]

UPPER: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    2: ((60, _TOP),),
    3: ((60, _TOP),),
    4: ((44, _TOP), (76, _TOP)),
    5: ((44, _TOP), (76, _TOP)),
    6: ((44, _TOP), (76, _TOP)),
    7: ((44, _TOP), (76, _TOP)),
}
"""Pips of the upper half, which return upside down in the lower, by rank."""

BETWEEN: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    3: (MIDDLE,),
    5: (MIDDLE,),
    6: ((44, _HALF), (76, _HALF)),
    7: ((44, _HALF), (76, _HALF), (60, 64.5)),
}
"""Pips that stand upright, by rank."""


def french_deck() -> Svg:
    """All symbols, in the fixed order of the cards."""
    return "\n".join(
        symbol(code, _face(RANK_OF[card], suit_of(card))) for card, code in enumerate(CODE_OF)
    )


def _face(rank: int, suit: str) -> Svg:
    if rank in FIGURES:
        middle = court(rank, suit)
    elif rank == 1:
        middle = _ace(suit)
    else:
        upper = "".join(at(x, y, pip(suit), scale=0.67) for x, y in UPPER[rank])
        upright = "".join(at(x, y, pip(suit), scale=0.67) for x, y in BETWEEN.get(rank, ()))
        middle = upper + upright + upside_down(upper)
    return blank() + middle + _corners(rank, suit)


def _corners(rank: int, suit: str) -> Svg:
    letter = written(LETTERS.get(rank, str(rank)), COLOURS[suit])
    return both_ends(at(6.6, 9, letter, scale=1.18) + at(14, 47.5, pip(suit), scale=0.41))


def _ace(suit: str) -> Svg:
    ornament = element(
        "path", d=OUTLINES[suit], fill="none", stroke=CREAM, stroke_width=1, transform="scale(.74)"
    )
    return at(*MIDDLE, pip(suit) + ornament, scale=1.7)
