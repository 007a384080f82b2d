"""A rule sheet as plain text: headings with #, rules as a list, wrapped to a width."""

import unicodedata
from collections.abc import Iterator, Sequence
from typing import Final

from siete.texts.catalogue import Texts
from siete.texts.draft import Paragraph
from siete.texts.origins import HOUSE, Source
from siete.texts.pay_table import PayTable
from siete.texts.sheet import RuleSheet

WIDTH: Final = 80
_GAP: Final = 2
_NO_BREAK: Final = "\N{NO-BREAK SPACE}"


def plain_sheet(sheet: RuleSheet, texts: Texts, width: int = WIDTH) -> str:
    """The sheet as lines of at most ``width`` columns, where the words allow it."""
    return "\n".join(_lines(sheet, texts, width)) + "\n"


def _lines(sheet: RuleSheet, texts: Texts, width: int) -> Iterator[str]:
    yield f"# {sheet.title}"
    yield ""
    for line in sheet.about:
        yield from wrap(line, width)
    if sheet.house:
        yield from _heading(sheet.house_title, width)
        for line in sheet.house:
            yield from wrap(line, width, "- ")
    for section in sheet.sections:
        yield from _heading(section.title, width)
        for paragraph in section.paragraphs:
            bullet = "  " * paragraph.deep + "- "
            yield from wrap(_with_sources(paragraph, texts), width, bullet)
        if section.table:
            yield from _table(section.table, width)
            yield ""
            yield from wrap(section.legend, width)
    yield from _heading(sheet.sources_title, width)
    for line in sheet.legend:
        yield from wrap(line, width, "- ")


def _heading(title: str, width: int) -> Iterator[str]:
    yield ""
    yield from wrap(title, width, "## ")
    yield ""


def _with_sources(paragraph: Paragraph, texts: Texts) -> str:
    if not paragraph.sources:
        return paragraph.text
    return f"{paragraph.text} [{sources_text(paragraph.sources, texts)}]"


def sources_text(sources: Sequence[Source], texts: Texts) -> str:
    """Sources in short: ``000 b1, c; R5``, sheets before readings, the house's own in words.

    What belongs together is joined by no-break spaces.
    """
    sections: dict[str, list[str]] = {}
    for source in sorted(sources, key=_rank):
        if source == HOUSE:
            sections[texts.say("sheet-house")] = []
        elif source.startswith("R"):
            sections.setdefault("", []).append(source)
        else:
            sheet, _, section = source.partition(" ")
            sections.setdefault(sheet, []).extend([section] if section else [])
    pieces = []
    for sheet, found in sections.items():
        first, *rest = [section.replace(" ", _NO_BREAK) for section in found or [""]]
        pieces.append(", ".join([f"{sheet}{_NO_BREAK}{first}".strip(_NO_BREAK), *rest]))
    return "; ".join(pieces)


def _rank(source: Source) -> tuple[bool, int, str]:
    """Readings last, in the order of their numbers."""
    reading = source.startswith("R")
    return reading, int(source[1:] or 0) if reading else 0, source


def wrap(text: str, width: int, first: str = "") -> Iterator[str]:
    """Lines of whole words, at most ``width`` columns wide where no word is wider than that.

    ``first`` stands before the first line; the others are set in by as much. No-break spaces do
    not break, and come out as spaces.
    """
    line, empty = first, True
    for word in text.split(" "):
        if not empty and columns_of(line) + 1 + columns_of(word) > width:
            yield line.replace(_NO_BREAK, " ")
            line, empty = " " * len(first), True
        line += word if empty else f" {word}"
        empty = False
    yield line.replace(_NO_BREAK, " ")


def columns_of(text: str) -> int:
    """How many columns of a terminal the text takes."""
    return sum(
        0 if unicodedata.combining(char) else 2 if unicodedata.east_asian_width(char) in "WF" else 1
        for char in text
    )


def _table(table: PayTable, width: int) -> Iterator[str]:
    """The table with its headings broken over lines, so that it fits where it can."""
    side = max(columns_of(name) for name in (table.corner, *(row[0] for row in table.rows)))
    each = (width - side) // len(table.columns) - _GAP
    headings = [list(wrap(name, each)) for name in table.columns]
    widths = [max(map(columns_of, lines)) for lines in headings]
    height = max(map(len, headings))
    # Headings stand at the bottom of their lines, next to the cells.
    raised = [[""] * (height - len(lines)) + lines for lines in headings]
    for number in range(height):
        name = table.corner if number == height - 1 else ""
        yield _row(name, [lines[number] for lines in raised], side, widths)
    yield _row("-" * side, ["-" * wide for wide in widths], side, widths)
    for name, *cells in table.rows:
        yield _row(name, cells, side, widths)


def _row(name: str, cells: Sequence[str], side: int, widths: Sequence[int]) -> str:
    padded = [
        " " * (wide + _GAP - columns_of(cell)) + cell
        for cell, wide in zip(cells, widths, strict=True)
    ]
    return (name + " " * (side - columns_of(name)) + "".join(padded)).rstrip()
