"""Writes the pictures of the cards for the browser: ``python -m web.deck``."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from web.deck.backs import backs
from web.deck.french import french_deck
from web.deck.marks import app_icon, favicon, mark
from web.deck.spanish import spanish_deck
from web.deck.svg import Svg

PUBLIC: Final = Path(__file__).parent.parent / "public"
"""Where the client's build takes files as they are."""


def sprite(*symbols: Svg) -> Svg:
    """A file of symbols, of which a page uses one by its id."""
    return "\n".join(('<svg xmlns="http://www.w3.org/2000/svg">', *symbols, "</svg>", ""))


PICTURES: Final[dict[str, Callable[[], Svg]]] = {
    "cards/spanish.svg": lambda: sprite(spanish_deck(), backs()),
    "cards/french.svg": lambda: sprite(french_deck(), backs()),
    "cards/backs.svg": lambda: sprite(backs()),
    "mark.svg": lambda: mark() + "\n",
    "favicon.svg": lambda: favicon() + "\n",
    "icon.svg": lambda: app_icon() + "\n",
}
"""What is in each file, by its path from PUBLIC; a deck brings its backs along."""


def write_pictures(folder: Path = PUBLIC) -> None:
    """Write all pictures into this folder, which is made if it is not there."""
    for name, picture in PICTURES.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(picture(), encoding="utf-8")


if __name__ == "__main__":
    write_pictures(Path(sys.argv[1]) if len(sys.argv) > 1 else PUBLIC)
