"""Links to a table and to a seat, and their QR codes."""

import io
from functools import lru_cache
from typing import Final

import segno

QUIET: Final = 4
"""Modules around a QR code that stay light."""


def table_url(base: str, code: str) -> str:
    """The link to a table."""
    return f"{base}/t/{code}"


def seat_url(base: str, code: str, token: str) -> str:
    """The link to a seat. What stands behind # is never sent to a server by following the link."""
    return f"{base}/t/{code}#seat={token}"


@lru_cache(maxsize=256)
def qr_path(text: str) -> tuple[str, int]:
    """The QR code of a text as the path data of an SVG, and the side of that, margin included."""
    matrix = segno.make(text, error="m", micro=False).matrix
    runs = []
    for y, row in enumerate(matrix, QUIET):
        x = 0
        while x < len(row):
            run = 0
            while x + run < len(row) and row[x + run]:
                run += 1
            if run:
                runs.append(f"M{x + QUIET} {y}h{run}v1h-{run}z")
            x += run or 1
    return "".join(runs), len(matrix) + 2 * QUIET


def terminal_qr(text: str) -> str:
    """The QR code of a text in lines of half blocks, two modules high and one wide a character."""
    out = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(out, border=2, compact=True)
    return out.getvalue()
