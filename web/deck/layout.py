"""Where the pips of the number cards stand, by suit and rank."""

from typing import Final, TypeAlias

Place: TypeAlias = tuple[float, float]


def _grid(columns: tuple[float, ...], rows: tuple[float, ...]) -> tuple[Place, ...]:
    return tuple((x, y) for y in rows for x in columns)


_MIDDLE: Final[Place] = (60, 93)

COINS: Final[dict[int, tuple[float, tuple[Place, ...]]]] = {
    2: (26, _grid((60,), (53, 133))),
    3: (23, _grid((60,), (40, 93, 146))),
    4: (20, _grid((37, 83), (55, 131))),
    5: (19.5, (*_grid((37, 83), (54, 132)), _MIDDLE)),
    6: (18.5, _grid((37, 83), (51, 93, 135))),
    7: (16, (*_grid((34, 86), (48.5, 93, 137.5)), (60, 70.8))),
}
"""Radius and places of the coins, by rank."""

CUPS: Final[dict[int, tuple[float, tuple[Place, ...]]]] = {
    2: (64, _grid((60,), (53, 133))),
    3: (49, _grid((60,), (40, 93, 146))),
    4: (46, _grid((40, 80), (59, 127))),
    5: (39, (*_grid((36, 84), (55, 131)), _MIDDLE)),
    6: (38, _grid((41, 79), (50, 93, 136))),
    7: (34, (*_grid((33.5, 86.5), (55, 94, 133)), (60, 74))),
}
"""Height and places of the cups, by rank."""

STAVES: Final[dict[int, tuple[float, float, tuple[Place, ...]]]] = {
    2: (126, 1.25, _grid((42, 78), (93,))),
    3: (124, 0.98, _grid((35, 60, 85), (93,))),
    4: (72, 0.95, _grid((42, 78), (53, 133))),
    5: (68, 0.9, (*_grid((39, 81), (53, 133)), _MIDDLE)),
    6: (72, 0.84, _grid((37.5, 60, 82.5), (53, 133))),
    7: (52, 0.76, (*_grid((38.5, 60, 81.5), (41.5, 144.5)), _MIDDLE)),
}
"""Length, thickness and places of the swords and of the clubs, by rank."""
