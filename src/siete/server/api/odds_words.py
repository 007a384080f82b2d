"""Solved rules in words and signs, for the page of a ruleset."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from typing import Final, Literal

from msgspec import Struct

from siete.rules import OPTION_BY_NAME
from siete.server.reckoning.figures import Bar, Edge, Evening, Grid, Head, Picture, Result, Without
from siete.texts import Texts
from siete.texts.values import value_words

Tone = Literal["won", "lost", "even"]

_RARE: Final = 0.005
"""An action chosen less often than this in a square is not shown there."""
_ALMOST: Final = 1e-9


class Share(Struct, frozen=True):
    """Something that happens, as words, and in how many of 100 cases."""

    words: str
    percent: float
    tone: Tone


class Done(Struct, frozen=True):
    """An action of a square by its name, and in how many of 100 cases it is chosen."""

    action: str
    percent: int


class GridWords(Struct, frozen=True):
    """A part of the strategy as a table; a cell is what is done there, and may be empty.

    ``form`` says what rows and columns are, and ``bank`` which card of the banker's it is for,
    where it is for one.
    """

    form: str
    bank: str
    corner: str
    across: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, tuple[tuple[Done, ...], ...]], ...]


class ActionWords(Struct, frozen=True):
    """What an action is called."""

    action: str
    words: str


class EveningWords(Struct, frozen=True):
    """What an evening comes to for the player: numbers of first stakes, and of 100 evenings."""

    rounds: int
    mean: float
    behind: float
    even: float
    ahead: float
    low: float
    high: float
    bars: tuple[Bar, ...]


class RuleAdds(Struct, frozen=True):
    """What a rule adds to what the player gets of every 100 chips first staked.

    ``lower`` and ``upper`` are the same where it is known, and null where it isn't yet, or where
    ``failed`` it can't be.
    """

    option: str
    value: str
    plain: str
    lower: float | None
    upper: float | None


class OddsPage(Struct, frozen=True):
    """The page of solved rules: how to play, what a round and an evening come to, and why.

    ``changes`` is in how many of 100 rounds the bank changes hands.
    """

    grids: tuple[GridWords, ...]
    actions: tuple[ActionWords, ...]
    sums: tuple[Share, ...]
    results: tuple[Share, ...]
    evening: EveningWords
    changes: float
    rules: tuple[RuleAdds, ...]


def page_words(
    edge: Edge, picture: Picture, edge_of: Callable[[str], Edge | None], words: Texts
) -> OddsPage:
    """A picture in a language; ``edge_of`` gives the value of other rules where it is known."""
    chosen = {
        name
        for grid in picture.grids
        for row in grid.squares
        for square in row
        for name, share in square.items()
        if share > _RARE
    }
    return OddsPage(
        grids=tuple(_grid(grid, words) for grid in picture.grids),
        actions=tuple(
            ActionWords(name, words.say("solve-do", action=name))
            for name in _ORDER
            if name in chosen
        ),
        sums=tuple(_sums(picture.results, words)),
        results=tuple(_results(picture.results, words)),
        evening=_evening(picture.evening),
        changes=100.0 * picture.bank_changes,
        rules=tuple(_adds(each, edge, edge_of(each.rules), words) for each in picture.without),
    )


_ORDER: Final = (
    "stand", "hit", "hit_raise", "down", "down_raise", "burn", "pass", "muerta", "muerta_raise",
)  # fmt: skip


_AXES: Final = {
    "open": ("total", "bank"),
    "first": ("hidden", "bank"),
    "shown": ("shown", "hidden"),
    "settled": ("total", "shown"),
}
"""What rows and columns are, by the form of a grid."""


def _grid(grid: Grid, words: Texts) -> GridWords:
    corner, across = _AXES[grid.form]
    named = any(head.card or head.points for head in grid.columns)
    return GridWords(
        form=grid.form,
        bank=_kind(grid.bank, words) if grid.bank else "",
        corner=corner,
        across=across if named else "",
        columns=tuple(_head(head, words) for head in grid.columns),
        rows=tuple(
            (_head(head, words), tuple(_done(square) for square in squares))
            for head, squares in zip(grid.rows, grid.squares, strict=True)
        ),
    )


def _head(head: Head, words: Texts) -> str:
    if head.card:
        return _kind(head.card, words)
    points = words.points(head.points) if head.points else "–"
    if not head.wild:
        return points
    wild = _kind("wild", words)
    return words.say("solve-wild", wild=wild, points=points) if head.points else wild


def _kind(name: str, words: Texts) -> str:
    return words.say("odds-kind", kind=name) if name.isalpha() else name


def _done(square: Mapping[str, float]) -> tuple[Done, ...]:
    often = [(name, round(100 * share)) for name, share in square.items() if share > _RARE]
    return tuple(Done(name, share) for name, share in often)


def _sums(results: tuple[Result, ...], words: Texts) -> Iterator[Share]:
    """What the player gets, from the most to the least."""
    chances: dict[float, float] = defaultdict(float)
    for each in results:
        chances[round(each.net, 6)] += each.chance
    for net in sorted(chances, reverse=True):
        places = next((places for places in range(3) if abs(round(net, places) - net) < 1e-6), 3)
        yield Share(words.decimal(net, places, signed=net != 0), 100.0 * chances[net], _tone(net))


def _results(results: tuple[Result, ...], words: Texts) -> Iterator[Share]:
    """Why, the likeliest first."""
    chances: dict[str, float] = defaultdict(float)
    nets: dict[str, float] = defaultdict(float)
    for each in results:
        chances[each.why] += each.chance
        nets[each.why] += each.chance * each.net
    for why in sorted(chances, key=lambda name: -chances[name]):
        yield Share(words.say("solve-why", why=why), 100.0 * chances[why], _tone(nets[why]))


def _tone(net: float) -> Tone:
    if abs(net) < _ALMOST:
        return "even"
    return "won" if net > 0 else "lost"


def _evening(evening: Evening) -> EveningWords:
    return EveningWords(
        rounds=evening.rounds,
        mean=evening.mean,
        behind=100.0 * evening.behind,
        even=100.0 * evening.even,
        ahead=100.0 * evening.ahead,
        low=evening.from_,
        high=evening.to,
        bars=tuple(Bar(bar.low, bar.high, 100.0 * bar.chance) for bar in evening.bars),
    )


def _adds(without: Without, edge: Edge, theirs: Edge | None, words: Texts) -> RuleAdds:
    option = OPTION_BY_NAME[without.option]
    value, plain = (
        value_words(words, option.name, option.kind.read(each))
        for each in (without.value, without.plain)
    )
    lower = upper = None
    if theirs is not None:
        lower, upper = 100.0 * (edge.lower - theirs.upper), 100.0 * (edge.upper - theirs.lower)
        alike = edge.left_out and edge.left_out == theirs.left_out
        if alike and edge.without is not None and theirs.without is not None:
            lower = upper = 100.0 * (edge.without - theirs.without)
    title = words.say(f"option-{option.name.replace('.', '-')}")
    return RuleAdds(title, value, plain, lower, upper)
