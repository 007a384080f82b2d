"""A player's strategy as tables that a person can learn: a sign for what is done where."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple, TypeAlias

from siete.cards import LIMIT
from siete.cli.columns import columns, paragraph
from siete.odds.equilibrium.solve import Solution
from siete.odds.equilibrium.strategy import Cell
from siete.texts import Texts

_SIGNS: Final = {
    "stand": "=",
    "hit": "+",
    "hit_raise": "↑",
    "down": "•",
    "down_raise": "‡",
    "pass": "←",
    "burn": "×",
    "muerta": "m",
    "muerta_raise": "M",
}
_NOTHING: Final = "–"
"""Nothing lies in sight."""


class _Line(NamedTuple):
    """A line or column of a table: where it comes, and its name."""

    place: int
    name: str


_Square: TypeAlias = tuple[_Line, _Line]


def chart_words(solution: Solution, words: Texts) -> Iterator[str]:
    """Tables of what the player does in the situations that come, and what the signs mean."""
    chart = _Chart(solution, words)
    yield from paragraph(_legend(chart.cells, words))
    for title, corner, squares in chart.tables():
        yield ""
        yield from paragraph(title)
        yield ""
        yield from _table(corner, squares)


def _legend(cells: Iterable[Cell], words: Texts) -> str:
    used = {name for cell in cells for name in cell.actions}
    signs = [
        words.say("solve-sign", sign=sign, meaning=words.say("solve-do", action=name))
        for name, sign in _SIGNS.items()
        if name in used
    ]
    return words.say("solve-legend", signs=words.listed(signs, "comma"))


class _Chart:
    """The cells of a solution's chart, put in tables by what is known of them."""

    def __init__(self, solution: Solution, words: Texts) -> None:
        self.words = words
        # With 7½, or a pair of sevens that is a hand, there is nothing to choose.
        self.cells = [cell for cell in solution.chart if cell.total < LIMIT]
        kinds = solution.game.deck.kinds
        self.order = {kind.name: place for place, kind in reversed([*enumerate(kinds)])}
        self.value = {kind.name: kind.value for kind in kinds}
        self.wild = self._card("wild")
        self.open = solution.rules.cards_first == "up"

    def tables(self) -> Iterator[tuple[str, str, dict[_Square, list[Cell]]]]:
        """What each table is about, its corner, and its squares."""
        say = self.words.say
        if self.open:
            yield say("solve-chart-open"), say("odds-total"), self._squares(self.cells, "open")
            return
        own = [cell for cell in self.cells if cell.hidden]
        if all(cell.bank and not cell.shown for cell in own):
            yield say("solve-chart-first"), say("solve-first"), self._squares(own, "first")
        else:
            yield from self._by_bank(own, "shown", "solve-chart-shown", say("solve-shown"))
        settled = [cell for cell in self.cells if not cell.hidden]
        yield from self._by_bank(settled, "settled", "solve-chart-settled", say("odds-total"))

    def _by_bank(
        self, cells: list[Cell], form: str, message: str, corner: str
    ) -> Iterator[tuple[str, str, dict[_Square, list[Cell]]]]:
        """One table for each card of the banker's."""
        said = self.words.say(message)
        for bank in sorted({cell.bank for cell in cells}, key=lambda bank: self.order.get(bank, 0)):
            against = said
            if bank:
                card = self.words.say("solve-bank-card", card=self._card(bank))
                against = f"{card} {said}"
            yield against, corner, self._squares([c for c in cells if c.bank == bank], form)

    def _squares(self, cells: Iterable[Cell], form: str) -> dict[_Square, list[Cell]]:
        found: dict[_Square, list[Cell]] = defaultdict(list)
        for cell in cells:
            found[self._square(cell, form)].append(cell)
        return found

    def _square(self, cell: Cell, form: str) -> _Square:
        """Line and column of a cell."""
        if form == "open":
            return self._hand(cell), self._of_card(cell.bank)
        if form == "first":
            return self._of_card(cell.hidden), self._of_card(cell.bank)
        if form == "settled":
            return self._points(cell.total), self._points(cell.shown)
        return self._in_sight(cell), self._of_card(cell.hidden)

    def _points(self, total: int) -> _Line:
        return _Line(total, self.words.points(total) if total else _NOTHING)

    def _of_card(self, name: str) -> _Line:
        """A card by its kind; the banker's that nobody sees has no name."""
        return _Line(self.order.get(name, 0), self._card(name) or self.words.say("solve-hidden"))

    def _hand(self, cell: Cell) -> _Line:
        """A hand in sight: its total, and with a wild card what lies beside that."""
        if cell.total == cell.shown:
            return self._points(cell.total)
        return self._with_wild(cell)

    def _in_sight(self, cell: Cell) -> _Line:
        """What lies in sight beside a hidden card."""
        if cell.hidden == "wild" or cell.total == cell.shown + self.value[cell.hidden]:
            return self._points(cell.shown)
        return self._with_wild(cell)

    def _with_wild(self, cell: Cell) -> _Line:
        rest = cell.shown - 1
        name = self.words.say("solve-wild", wild=self.wild, points=self.words.points(rest))
        return _Line(LIMIT + 1 + rest, name if rest else self.wild)

    def _card(self, name: str) -> str:
        return self.words.say("odds-kind", kind=name) if name.isalpha() else name


def _table(corner: str, squares: dict[_Square, list[Cell]]) -> Iterator[str]:
    lines = sorted({line for line, _ in squares})
    across = sorted({column for _, column in squares})
    yield from columns(
        [corner, *(column.name for column in across)],
        [
            [line.name, *(_done(squares.get((line, column), [])) for column in across)]
            for line in lines
        ],
    )


def _done(cells: list[Cell]) -> str:
    """The sign of what is done, or signs and how many times in a hundred each."""
    if not cells:
        return ""
    chance = sum(cell.chance for cell in cells)
    shares: dict[str, float] = defaultdict(float)
    for cell in cells:
        for name, share in cell.actions.items():
            shares[name] += share * cell.chance / chance
    often = {name: round(100 * share) for name, share in shares.items()}
    some = sorted((name for name in _SIGNS if often.get(name)), key=lambda name: -often[name])
    if len(some) == 1:
        return _SIGNS[some[0]]
    return "".join(f"{_SIGNS[name]}{often[name]}" for name in some)
