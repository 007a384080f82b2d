"""The kinds of values that options have, and the one grammar in which they are written.

The grammar is shared by ``--set``, links, TOML and JSON. Each kind reads what was written (text,
or a value of TOML or JSON) into the value that ``Rules`` holds, and writes it again as text and
as JSON. Whatever it is given, reading raises nothing but ``ValueRefused``.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final, Protocol, TypeAlias, TypeVar

import msgspec

from siete.amounts import CHIP, ONE, Amount, Multiple, format_amount, format_multiple
from siete.cards import CODE_OF, DECK, IS_FIGURE, LIMIT, RANKS, Card
from siete.errors import SieteError
from siete.rules.reading import DECIMALS, NONE, decimal, items, whole

FIGURE_CODES: Final = tuple(code for code, figure in zip(CODE_OF, IS_FIGURE, strict=True) if figure)
TARIFF_NAME: Final = "[a-z][a-z0-9_]{0,23}"
"""What a tariff may be called: a hyphen would end the name in the text form."""
MOST_TARIFFS: Final = 24
"""A bound that no table reaches, so that the text form has one too."""

_SWITCHES: Final[Mapping[str, bool]] = {"yes": True, "true": True, "no": False, "false": False}
_TARIFF_NAME: Final = re.compile(TARIFF_NAME, re.ASCII)

T = TypeVar("T")


class ValueRefused(SieteError):
    """A value that its option can't have; ``code`` and ``params`` say what is allowed."""


class Tariff(msgspec.Struct, frozen=True):
    """Limits that the banker may choose by name (sheet 000 b1 and b2)."""

    name: str
    low: Amount
    high: Amount


class Kind(Protocol[T]):
    """How the values of an option are read and written."""

    def read(self, raw: object) -> T:
        """The value that text in the grammar, or a value of TOML or JSON, says.

        Raises ValueRefused with what is allowed.
        """

    def text(self, value: T) -> str:
        """The value in the grammar of links and ``--set``."""

    def json(self, value: T) -> object:
        """The value in JSON, where decimals are strings."""


AnyKind: TypeAlias = Kind[Any]


class Switch(msgspec.Struct, frozen=True):
    """Yes or no."""

    def read(self, raw: object) -> bool:
        """The bool of a bool, or of yes, no, true or false. Raises ``not_a_switch``."""
        if isinstance(raw, bool):
            return raw
        if isinstance(raw, str) and raw in _SWITCHES:
            return _SWITCHES[raw]
        raise ValueRefused("not_a_switch")

    def text(self, value: bool) -> str:
        """Yes or no."""
        return "yes" if value else "no"

    def json(self, value: bool) -> bool:
        """The bool itself."""
        return value


class Choice(msgspec.Struct, frozen=True):
    """One of some words."""

    words: tuple[str, ...]

    def read(self, raw: object) -> str:
        """The word. Raises ``not_a_choice``."""
        if isinstance(raw, str) and raw in self.words:
            return raw
        raise ValueRefused("not_a_choice", allowed=", ".join(self.words))

    def text(self, value: str) -> str:
        """The word."""
        return value

    json = text


class Chips(msgspec.Struct, frozen=True):
    """An amount of chips above 0, with at most six decimals."""

    def read(self, raw: object) -> Amount:
        """The ``Amount`` of a decimal. Raises ``not_an_amount``."""
        amount = decimal(raw)
        if not amount:
            raise ValueRefused("not_an_amount", places=DECIMALS)
        return amount

    def text(self, value: Amount) -> str:
        """Exact decimal digits."""
        return format_amount(value)

    json = text


class Times(msgspec.Struct, frozen=True):
    """A multiple of the stake, ``least`` and up, with at most six decimals."""

    least: int

    def read(self, raw: object) -> Multiple:
        """The ``Multiple`` of a decimal. Raises ``not_a_multiple``."""
        amount = decimal(raw)
        if amount is None or amount < self.least * CHIP:
            raise ValueRefused("not_a_multiple", least=self.least, places=DECIMALS)
        return amount // ONE

    def text(self, value: Multiple) -> str:
        """Exact decimal digits."""
        return format_multiple(value)

    json = text


class Figure(msgspec.Struct, frozen=True):
    """A figure's code such as ``12o``, or none."""

    def read(self, raw: object) -> Card | None:
        """The card, or None for none. Raises ``not_a_figure``."""
        if raw == NONE:
            return None
        if isinstance(raw, str) and raw in FIGURE_CODES:
            return CODE_OF.index(raw)
        raise ValueRefused("not_a_figure", allowed=", ".join(FIGURE_CODES))

    def text(self, value: Card | None) -> str:
        """The card's code, or none."""
        if value is None:
            return NONE
        return CODE_OF[value] if value in DECK else str(value)

    json = text


class Total(msgspec.Struct, frozen=True):
    """A total from ½ to 7½, in half points; 0 is none."""

    def read(self, raw: object) -> int:
        """The half points of a decimal such as ``5.5``; 0 for none. Raises ``not_a_total``."""
        if raw == NONE:
            return 0
        amount = decimal(raw)
        if amount and amount * 2 <= LIMIT * CHIP and amount * 2 % CHIP == 0:
            return amount * 2 // CHIP
        raise ValueRefused("not_a_total", most=format_amount(LIMIT * CHIP // 2))

    def text(self, value: int) -> str:
        """The total as a decimal, or none."""
        return format_amount(value * CHIP // 2) if value else NONE

    json = text


class Count(msgspec.Struct, frozen=True):
    """A whole number between two bounds."""

    least: int
    most: int

    def read(self, raw: object) -> int:
        """The number. Raises ``not_a_count``."""
        number = whole(raw)
        if number is None or not self.least <= number <= self.most:
            raise ValueRefused("not_a_count", least=self.least, most=self.most)
        return number

    def text(self, value: int) -> str:
        """The number's digits."""
        return str(value)

    def json(self, value: int) -> int:
        """The number itself."""
        return value


class Range(msgspec.Struct, frozen=True):
    """Two whole numbers between bounds, the lower first: ``2-12``."""

    least: int
    most: int

    def read(self, raw: object) -> tuple[int, int]:
        """The lower and the higher number. Raises ``not_a_range``."""
        match [whole(item) for item in items(raw) or ()]:
            case [int(low), int(high)] if self.least <= low <= high <= self.most:
                return low, high
        raise ValueRefused("not_a_range", least=self.least, most=self.most)

    def text(self, value: tuple[int, int]) -> str:
        """Both numbers joined by a hyphen."""
        return "-".join(map(str, value))

    def json(self, value: tuple[int, int]) -> list[int]:
        """Both numbers."""
        return list(value)


class Ranks(msgspec.Struct, frozen=True):
    """Different ranks of cards; they are kept in ascending order."""

    def read(self, raw: object) -> tuple[int, ...]:
        """The ranks, in order. Raises ``not_ranks``."""
        found = items(raw)
        ranks = None if found is None else _in_order(map(whole, found), RANKS)
        if ranks is None:
            raise ValueRefused("not_ranks", allowed=", ".join(map(str, RANKS)))
        return ranks

    def text(self, value: tuple[int, ...]) -> str:
        """The ranks joined by hyphens, or none."""
        return "-".join(map(str, value)) or NONE

    def json(self, value: tuple[int, ...]) -> list[int]:
        """The ranks."""
        return list(value)


class Words(msgspec.Struct, frozen=True):
    """Some of these words, each at most once; they are kept in this order."""

    words: tuple[str, ...]

    def read(self, raw: object) -> tuple[str, ...]:
        """The words, in order. Raises ``not_words``."""
        found = items(raw)
        words = None if found is None else _in_order(found, self.words)
        if words is None:
            raise ValueRefused("not_words", allowed=", ".join(self.words))
        return words

    def text(self, value: tuple[str, ...]) -> str:
        """The words joined by hyphens, or none."""
        return "-".join(value) or NONE

    def json(self, value: tuple[str, ...]) -> list[str]:
        """The words."""
        return list(value)


class Tariffs(msgspec.Struct, frozen=True):
    """Named limits: ``low-1-2-high-2-4`` as text, ``[["low", "1", "2"], ...]`` in JSON.

    A table ``{name, min, max}`` may stand for a triple in TOML and JSON.
    """

    def read(self, raw: object) -> tuple[Tariff, ...]:
        """The tariffs, as listed.

        Raises ``not_tariffs``, ``tariff_min_above_max`` or ``tariff_twice``.
        """
        found = items(raw)
        if found is not None and isinstance(raw, str) and not raw.startswith("["):
            found = [found[place : place + 3] for place in range(0, len(found), 3)]
        if found is None or len(found) > MOST_TARIFFS:
            raise _not_tariffs()
        tariffs = tuple(map(_tariff, found))
        names = [tariff.name for tariff in tariffs]
        for place, name in enumerate(names):
            if name in names[:place]:
                raise ValueRefused("tariff_twice", name=name)
        return tariffs

    def text(self, value: tuple[Tariff, ...]) -> str:
        """The triples joined by hyphens, or none."""
        parts = (
            f"{tariff.name}-{format_amount(tariff.low)}-{format_amount(tariff.high)}"
            for tariff in value
        )
        return "-".join(parts) or NONE

    def json(self, value: tuple[Tariff, ...]) -> list[list[str]]:
        """Lists of name, min and max."""
        return [[item.name, format_amount(item.low), format_amount(item.high)] for item in value]


def _not_tariffs() -> ValueRefused:
    return ValueRefused("not_tariffs", places=DECIMALS, most=MOST_TARIFFS)


def _tariff(raw: object) -> Tariff:
    match raw:
        case [name, low, high]:
            pass
        case dict() if raw.keys() == {"name", "min", "max"}:
            name, low, high = raw["name"], raw["min"], raw["max"]
        case _:
            raise _not_tariffs()
    least, most = decimal(low), decimal(high)
    if not isinstance(name, str) or not _TARIFF_NAME.fullmatch(name) or not least or not most:
        raise _not_tariffs()
    if least > most:
        low_text, high_text = format_amount(least), format_amount(most)
        raise ValueRefused("tariff_min_above_max", name=name, min=low_text, max=high_text)
    return Tariff(name, least, most)


def _in_order(found: Iterable[object], order: tuple[T, ...]) -> tuple[T, ...] | None:
    """What was found, in this order; None if something is not in it or comes twice."""
    listed = list(found)
    kept = tuple(item for item in order if item in listed)
    return kept if len(kept) == len(listed) else None
