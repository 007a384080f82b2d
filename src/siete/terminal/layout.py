"""Where everything on the table lies, for any window and any number of seats."""

from typing import Final, NamedTuple

from siete.terminal.cards import INLINE, LARGE, MEDIUM, SMALL, Size

_AROUND: Final = (
    (0, 0, 0),
    (0, 1, 0),
    (0, 2, 0),
    (1, 1, 1),
    (1, 2, 1),
    (1, 3, 1),
    (2, 2, 2),
    (2, 3, 2),
    (2, 4, 2),
    (3, 3, 3),
    (3, 4, 3),
    (3, 5, 3),
)
"""How many of the other seats sit at the right, at the top and at the left, by their number."""

_BOXES: Final = ((7, MEDIUM), (5, SMALL), (3, INLINE))
"""Heights of a seat's box, the largest first, with the size of the cards in it."""

_WIDEST_SIDE: Final = 24
_WIDEST_TOP: Final = 24
_LEAST_CENTRE: Final = 5
_LEAST_WIDTH: Final = 60
_AROUND_THE_TABLE: Final = 6
"""Lines of a window that are not the table's: the head, the bar below it, the foot."""
_LARGE_CARDS_FROM: Final = 26
"""A table this high has large cards for the seat in front."""


class Box(NamedTuple):
    """A rectangle of cells."""

    x: int
    y: int
    width: int
    height: int


class Layout(NamedTuple):
    """``seats`` are the boxes of the others in order of play, beginning after the one in front."""

    seats: tuple[Box, ...]
    cards: Size
    centre: Box
    own: Box
    own_cards: Size


def least(others: int) -> tuple[int, int]:
    """Width and height of the smallest window for a seat in front and ``others`` around."""
    right, top, left = _AROUND[others]
    box = _BOXES[-1][0]
    table = MEDIUM.height + 1 + (box if top else 0) + max(box * max(right, left), _LEAST_CENTRE)
    return max(_LEAST_WIDTH, 16 * top), table + _AROUND_THE_TABLE


def arrange(width: int, height: int, others: int, *, to_right: bool) -> Layout:
    """The layout of a table of that many cells with one seat in front and ``others`` around.

    ``to_right``: play runs anticlockwise, so whoever plays after the seat in front sits at its
    right.
    """
    own_cards = LARGE if height >= _LARGE_CARDS_FROM else MEDIUM
    own_height = own_cards.height + 1
    room = height - own_height
    right, top, left = _AROUND[others]
    box_height, cards = _box_size(room, max(right, left), top)
    side = min(_WIDEST_SIDE, max(16, width * 2 // 9)) if right else 0
    top_height = box_height if top else 0
    centre = Box(side, top_height, width - 2 * side, room - top_height)
    boxes = [
        *_column(width - side, side, centre, right, box_height)[::-1],
        *_row(width, top, box_height)[::-1],
        *_column(0, side, centre, left, box_height),
    ]
    if not to_right:
        boxes.reverse()
    return Layout(tuple(boxes), cards, centre, Box(0, room, width, own_height), own_cards)


def _box_size(room: int, rows: int, top: int) -> tuple[int, Size]:
    for height, cards in _BOXES:
        above = height if top else 0
        if room - above >= max(rows * height, _LEAST_CENTRE):
            return height, cards
    return _BOXES[-1]


def _column(x: int, width: int, centre: Box, count: int, height: int) -> list[Box]:
    """Boxes one above the other beside the centre, from the top down."""
    spare = centre.height - count * height
    return [
        Box(x, centre.y + spare * (k + 1) // (count + 1) + k * height, width, height)
        for k in range(count)
    ]


def _row(width: int, count: int, height: int) -> list[Box]:
    """Boxes side by side along the top, from the left."""
    if not count:
        return []
    each = min(_WIDEST_TOP, width // count)
    spare = width - count * each
    return [Box(spare * (k + 1) // (count + 1) + k * each, 0, each, height) for k in range(count)]
