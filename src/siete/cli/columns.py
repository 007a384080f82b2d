"""Lines of plain text for a terminal: headings, paragraphs, and tables in columns."""

from collections.abc import Iterator, Sequence

from siete.texts.plain import WIDTH, columns_of, wrap


def heading(title: str) -> Iterator[str]:
    """A heading with an empty line above and below it."""
    yield ""
    yield f"## {title}"
    yield ""


def paragraph(text: str, first: str = "") -> Iterator[str]:
    """A sentence or some, in lines that fit; ``first`` stands before the first line."""
    yield from wrap(text, WIDTH, first)


def columns(names: Sequence[str], rows: Sequence[Sequence[str]], gap: int = 2) -> Iterator[str]:
    """A table: the first column is set left, the others right, as wide as what is in them."""
    lines = [names, *rows]
    widths = [max(columns_of(line[place]) for line in lines) for place in range(len(names))]
    for line in lines:
        side, *cells = line
        padded = side + " " * (widths[0] - columns_of(side))
        for cell, width in zip(cells, widths[1:], strict=True):
            padded += " " * (gap + width - columns_of(cell)) + cell
        yield padded.rstrip()
