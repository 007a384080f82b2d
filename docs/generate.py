"""Writes the parts of the pages in ``docs/`` that are made from the program: ``make docs``.

A part stands between two comments, ``<!-- made: NAME -->`` and ``<!-- end -->``. Everything around
them is written by hand.
"""

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from docs import reference, wire

FOLDER: Final = Path(__file__).parent

PARTS: Final[Mapping[str, Callable[[], str]]] = {
    "sheets": reference.sheets,
    "rulesets": reference.rulesets,
    "options": reference.options,
    "values": reference.values,
    "variants": reference.variants,
    "client_messages": wire.client_messages,
    "server_messages": wire.server_messages,
    "message_values": wire.values,
    "paths": wire.paths,
    "limits": wire.limits,
}
"""What a part holds, by its name."""

_PART: Final = re.compile(r"(<!-- made: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def filled(page: str) -> str:
    """The page with all its parts as the program has them now. Raises KeyError for no such part."""
    return _PART.sub(lambda part: f"{part[1]}\n{PARTS[part[2]]()}\n{part[3]}", page)


def main() -> None:
    """Write every page anew that is not as it should be."""
    for path in sorted(FOLDER.glob("*.md")):
        page = path.read_text(encoding="utf-8")
        if page != filled(page):
            path.write_text(filled(page), encoding="utf-8")


if __name__ == "__main__":
    main()
