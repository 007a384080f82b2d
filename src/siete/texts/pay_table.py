"""The table "who pays whom", made from the pay matrix of one set of rules."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

import msgspec

from siete.rules import (
    BUST,
    NATURAL,
    PAIR_OF_SEVENS,
    SEVEN_AND_A_HALF,
    WILD_NATURAL,
    HandClass,
    PayMatrix,
    pay_matrix,
)
from siete.texts.catalogue import Texts
from siete.texts.draft import Draft

Meets: TypeAlias = Callable[[HandClass, HandClass], bool]
"""Whether a player's class and the banker's class belong to a row."""

_POINTS: Final = tuple(range(BUST + 1, SEVEN_AND_A_HALF))
_NAMES: Final = {
    SEVEN_AND_A_HALF: "seven",
    NATURAL: "natural",
    WILD_NATURAL: "wild",
    PAIR_OF_SEVENS: "pair",
}
_CANNOT_HAPPEN: Final = "—"


class PayTable(msgspec.Struct, frozen=True):
    """Columns are the player's hands, rows the banker's; ``corner`` stands above the rows' names.

    ``rows`` have their name first and then a cell for each of ``columns``.
    """

    corner: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def pay_table(draft: Draft) -> PayTable:
    """The table of these rules; hands that they do not tell apart share a column or a row."""
    texts = draft.texts
    matrix = pay_matrix(draft.rules)
    there = _classes(draft)
    players = _told_apart(there, [tuple(matrix[p][b] for b in there) for p in there])
    bankers = _told_apart(there, [tuple(matrix[p][b] for p in there) for b in there])
    columns = {"bust": (BUST,), "points": _POINTS} | {_NAMES[p]: (p,) for p in players}
    rows = tuple(
        (name, *(_cell(texts, matrix, classes, there, meets) for classes in columns.values()))
        for name, meets in _rows(texts, matrix, bankers)
    )
    headings = tuple(texts.say("sheet-table-hand", hand=name) for name in columns)
    return PayTable(texts.say("sheet-table-corner"), headings, rows)


def _classes(draft: Draft) -> tuple[HandClass, ...]:
    """The classes that hands can have under these rules."""
    there = [BUST, *_POINTS, SEVEN_AND_A_HALF, NATURAL]
    if draft.has_wild:
        there.append(WILD_NATURAL)
    if draft.rules.specials_pair_of_sevens:
        there.append(PAIR_OF_SEVENS)
    return tuple(there)


def _told_apart(there: tuple[HandClass, ...], lines: list[tuple[int, ...]]) -> list[HandClass]:
    """Seven and a half and up, without those whose line of the matrix is that of the last."""
    apart: list[HandClass] = []
    last: tuple[int, ...] = ()
    for hand, line in zip(there, lines, strict=True):
        if hand in _NAMES and line != last:
            apart.append(hand)
            last = line
    return apart


def _rows(texts: Texts, matrix: PayMatrix, bankers: list[HandClass]) -> Iterator[tuple[str, Meets]]:
    """The rows' names, and which hands meet in each. Every row has the player's bust hands."""
    equals = {total: matrix[total][total] for total in _POINTS}
    usual = Counter(equals.values()).most_common(1)[0][0]
    odd = [total for total, multiple in equals.items() if multiple != usual]

    def named(name: str) -> str:
        return texts.say("sheet-table-hand", hand=name)

    yield named("bust"), _banker_has(BUST)
    yield named("below"), _in_points(lambda player, banker: banker < player)
    yield named("equal"), _in_points(lambda player, banker: banker == player not in odd)
    for total in odd:
        yield texts.say("sheet-table-both", total=texts.points(total)), _both_have(total)
    yield named("above"), _in_points(lambda player, banker: banker > player)
    for hand in bankers:
        yield named(_NAMES[hand]), _banker_has(hand)


def _banker_has(hand: HandClass) -> Meets:
    return lambda _, banker: banker == hand


def _both_have(total: HandClass) -> Meets:
    return _in_points(lambda player, banker: player == banker == total)


def _in_points(meets: Meets) -> Meets:
    return lambda player, banker: banker in _POINTS and (player == BUST or meets(player, banker))


def _cell(
    texts: Texts,
    matrix: PayMatrix,
    players: tuple[HandClass, ...],
    bankers: tuple[HandClass, ...],
    meets: Meets,
) -> str:
    """The multiple in a cell: one for all the hands that meet there."""
    multiples = {matrix[p][b] for p in players for b in bankers if meets(p, b)}
    if not multiples:
        return _CANNOT_HAPPEN
    (multiple,) = multiples
    return texts.multiple(multiple, signed=True)
