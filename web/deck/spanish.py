"""The forty cards of the Spanish deck."""

from siete.cards import CODE_OF, FIGURES, RANK_OF, suit_of
from web.deck.figures import figure
from web.deck.frame import blank, index, pinta_frame, symbol
from web.deck.layout import COINS, CUPS, STAVES
from web.deck.palette import SUIT_INK
from web.deck.suits import chalice, club, coin, cup, sun, sword, wreath
from web.deck.svg import Svg, at, inked

LEAFY = 3
"""The highest rank whose clubs have room for leaves."""


def spanish_deck() -> Svg:
    """All symbols, in the fixed order of the cards."""
    return "\n".join(
        symbol(code, _face(RANK_OF[card], suit_of(card))) for card, code in enumerate(CODE_OF)
    )


def _face(rank: int, suit: str) -> Svg:
    if rank in FIGURES:
        middle = figure(rank, suit)
    elif rank == 1:
        middle = inked(_ace(suit))
    else:
        middle = inked(_pips(rank, suit))
    return blank() + pinta_frame(suit) + middle + index(str(rank), SUIT_INK[suit])


def _ace(suit: str) -> Svg:
    if suit == "o":
        return at(60, 93, sun())
    if suit == "c":
        return at(60, 96, wreath(), scale=1.0) + at(60, 88, chalice())
    if suit == "e":
        return at(60, 108, wreath(), scale=0.95) + at(60, 93, sword(92), scale=1.5)
    return at(60, 108, wreath(), scale=0.95) + at(60, 93, club(92), scale=1.5)


def _pips(rank: int, suit: str) -> Svg:
    if suit == "o":
        radius, places = COINS[rank]
        return "".join(at(x, y, coin(), scale=radius / 20) for x, y in places)
    if suit == "c":
        height, places = CUPS[rank]
        return "".join(at(x, y, cup(), scale=height / 46) for x, y in places)
    length, scale, places = STAVES[rank]
    length /= scale
    pip = sword(length) if suit == "e" else club(length, leafy=rank <= LEAFY)
    return "".join(at(x, y, pip, scale=scale) for x, y in places)
