"""Colours: of the suits, and of the people who stand for them."""

from dataclasses import dataclass
from typing import Final

CREAM: Final = "#fdf6e4"
EDGE: Final = "#8d7752"
"""The rim of a card: holds the cream apart from a light page."""

GOLD: Final = "#edb63b"
GOLD_DARK: Final = "#bf7c1b"
GOLD_LIGHT: Final = "#ffe291"
RED: Final = "#c93f2d"
RED_DARK: Final = "#96281f"
BLUE: Final = "#3f76b5"
BLUE_DARK: Final = "#264f86"
STEEL: Final = "#cfe0ec"
STEEL_DARK: Final = "#88aac6"
GREEN: Final = "#5b9140"
GREEN_DARK: Final = "#37682d"
BARK: Final = "#a5673a"
BARK_DARK: Final = "#7a4527"
WOOD: Final = "#f0c98b"
WHITE: Final = "#fffdf6"
GRASS: Final = "#9cb86a"

SUIT_INK: Final = {"o": "#8a5400", "c": "#ab2a1e", "e": "#234f8a", "b": "#2f6425"}
"""Frame and index, by suit: all at least 5.5 to 1 on the cream."""


@dataclass(frozen=True, slots=True)
class Dress:
    """What the three figures of a suit wear, and whose faces they are."""

    main: str
    deep: str
    second: str
    third: str
    skin: str
    blush: str
    hair: str
    elder: str
    horse: str
    mane: str
    beard: str


DRESSES: Final = {
    "o": Dress(
        main="#eeb53a",
        deep="#c67f1c",
        second="#c8402e",
        third="#2f6f7e",
        skin="#f6cfa5",
        blush="#e8896a",
        hair="#6b3a1f",
        elder="#f3ece0",
        horse="#f4eee2",
        mane="#c9b79b",
        beard="pointed",
    ),
    "c": Dress(
        main="#c93f2d",
        deep="#8f261f",
        second="#3b8f8c",
        third="#f0bd4d",
        skin="#e9b084",
        blush="#d6705a",
        hair="#2e201d",
        elder="#6d4029",
        horse="#b9683a",
        mane="#5b2c1b",
        beard="round",
    ),
    "e": Dress(
        main="#3f76b5",
        deep="#264f86",
        second="#efb944",
        third="#c8402e",
        skin="#f9d9b8",
        blush="#ee9a82",
        hair="#d98b2b",
        elder="#b5552a",
        horse="#59606e",
        mane="#2b2f3a",
        beard="forked",
    ),
    "b": Dress(
        main="#5b9140",
        deep="#37682d",
        second="#e58a3a",
        third="#8d3b5e",
        skin="#b97d52",
        blush="#9d523b",
        hair="#231815",
        elder="#3a2a26",
        horse="#d9ad6c",
        mane="#fbeccb",
        beard="short",
    ),
}
