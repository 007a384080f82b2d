"""A player's strategy as tables that a person can learn: a sign for what is done where."""

from collections.abc import Iterator, Sequence
from typing import Final

from siete.cli.columns import columns, paragraph
from siete.odds.charts.data import FIRST, OPEN, SETTLED, SHOWN, Grid, Head, Square, grids_of
from siete.odds.charts.style import ACTIONS
from siete.odds.charts.words import head_words, kind_words, percents
from siete.odds.equilibrium.solve import Solution
from siete.texts import Texts

_CORNERS: Final = {
    OPEN: "odds-total",
    FIRST: "solve-first",
    SHOWN: "solve-shown",
    SETTLED: "odds-total",
}


def chart_words(solution: Solution, words: Texts) -> Iterator[str]:
    """Tables of what the player does in the situations that come, and what the signs mean."""
    grids = grids_of(solution)
    yield from paragraph(_legend(grids, words))
    for grid in grids:
        yield ""
        yield from paragraph(_title(grid, words))
        yield ""
        yield from _table(grid, words)


def _legend(grids: Sequence[Grid], words: Texts) -> str:
    used = {name for grid in grids for square in grid.squares.values() for name in percents(square)}
    signs = [
        words.say("solve-sign", sign=look.sign, meaning=words.say("solve-do", action=name))
        for name, look in ACTIONS.items()
        if name in used
    ]
    return words.say("solve-legend", signs=words.listed(signs, "comma"))


def _title(grid: Grid, words: Texts) -> str:
    """What a table is about, with the banker's card where it is for one."""
    about = words.say(f"solve-chart-{grid.form}")
    if not grid.bank:
        return about
    return f"{words.say('solve-bank-card', card=kind_words(grid.bank, words))} {about}"


def _table(grid: Grid, words: Texts) -> Iterator[str]:
    across = [_column(head, grid, words) for head in grid.columns]
    lines = [
        [
            head_words(head, words),
            *(_done(grid.squares.get((row, column))) for column in range(len(across))),
        ]
        for row, head in enumerate(grid.rows)
    ]
    yield from columns([words.say(_CORNERS[grid.form]), *across], lines)


def _column(head: Head, grid: Grid, words: Texts) -> str:
    """A column's name; the banker's card that nobody sees has none."""
    hidden = grid.form == OPEN and not head.card
    return words.say("solve-hidden") if hidden else head_words(head, words)


def _done(square: Square | None) -> str:
    """The sign of what is done, or signs and how many times in a hundred each."""
    often = {} if square is None else percents(square)
    if len(often) == 1:
        return ACTIONS[next(iter(often))].sign
    return "".join(f"{ACTIONS[name].sign}{share}" for name, share in often.items())
