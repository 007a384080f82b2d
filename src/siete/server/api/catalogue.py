"""What there is to choose from when a table is made, in words: rulesets, variants, options."""

from functools import cache
from typing import Final, Literal

from litestar import get
from msgspec import Struct

from siete.bots.levels import CHARACTERS
from siete.cards import LIMIT, RANKS
from siete.odds.levels import is_offered
from siete.odds.levels.words import bot_words
from siete.rules import FEWEST_SEATS, MOST_SEATS, OPTIONS, RULESETS, VARIANTS, Option
from siete.rules.reading import NONE
from siete.rules.values import (
    FIGURE_CODES,
    AnyKind,
    Chips,
    Choice,
    Count,
    Figure,
    Range,
    Ranks,
    Switch,
    Tariffs,
    Times,
    Total,
    Words,
)
from siete.server.api.given import Spoken
from siete.texts import LANGUAGES, Texts, texts
from siete.texts.values import value_words

KindName = Literal[
    "switch",
    "choice",
    "amount",
    "multiple",
    "figure",
    "total",
    "count",
    "range",
    "ranks",
    "words",
    "tariffs",
]

_KINDS: Final[dict[type, KindName]] = {
    Switch: "switch",
    Choice: "choice",
    Chips: "amount",
    Times: "multiple",
    Figure: "figure",
    Total: "total",
    Count: "count",
    Range: "range",
    Ranks: "ranks",
    Words: "words",
    Tariffs: "tariffs",
}


class Language(Struct, frozen=True):
    """A language, by its own name."""

    tag: str
    name: str


class RulesetWords(Struct, frozen=True):
    """A ruleset: where it is played, and what is special about it."""

    name: str
    title: str
    where: str
    special: str
    sheet: str


class VariantWords(Struct, frozen=True):
    """A variant; ``sheet`` is that of the ruleset that it comes from, if it comes from one."""

    name: str
    title: str
    what: str
    sheet: str


class ValueWords(Struct, frozen=True):
    """A value that an option may have, in the grammar of links, and in words."""

    value: str
    words: str


class OptionWords(Struct, frozen=True):
    """An option. ``choices`` are the values of one, or the items of a list of them.

    ``low`` and ``high`` bound numbers. ``none`` is what no item at all is called, where that may
    be.
    """

    name: str
    title: str
    what: str
    kind: KindName
    default: str
    choices: tuple[ValueWords, ...] = ()
    low: int | None = None
    high: int | None = None
    none: str | None = None


class GroupWords(Struct, frozen=True):
    """Options that belong together."""

    name: str
    title: str
    options: tuple[OptionWords, ...]


class Catalogue(Struct, frozen=True, rename="camel"):
    """All that there is to choose from; ``tempers`` are all bots that can play here."""

    lang: str
    languages: tuple[Language, ...]
    rulesets: tuple[RulesetWords, ...]
    variants: tuple[VariantWords, ...]
    groups: tuple[GroupWords, ...]
    tempers: tuple[ValueWords, ...]
    least_seats: int
    most_seats: int


@get("/api/catalogue", sync_to_thread=False)
def get_catalogue(language: Spoken) -> Catalogue:
    """What there is to choose from, in words."""
    return catalogue(language)


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue in one of ``LANGUAGES``."""
    words = texts(language)
    say = words.say
    groups = dict.fromkeys(option.group for option in OPTIONS)
    return Catalogue(
        lang=language,
        languages=tuple(
            Language(tag, texts(tag).say("terminal-language-name")) for tag in LANGUAGES
        ),
        rulesets=tuple(
            RulesetWords(
                name,
                say(f"ruleset-{name}"),
                say(f"ruleset-{name}-where"),
                say(f"ruleset-{name}-special"),
                ruleset.sheet,
            )
            for name, ruleset in RULESETS.items()
        ),
        variants=tuple(
            VariantWords(
                name, say(f"variant-{name}"), say(f"variant-{name}-what"), variant.source[:3]
            )
            for name, variant in VARIANTS.items()
        ),
        groups=tuple(
            GroupWords(
                group,
                say(f"group-{group}"),
                tuple(_option(words, option) for option in OPTIONS if option.group == group),
            )
            for group in groups
        ),
        tempers=tuple(
            ValueWords(name, bot_words(name, words)) for name in CHARACTERS if is_offered(name)
        ),
        least_seats=FEWEST_SEATS,
        most_seats=MOST_SEATS,
    )


def _option(words: Texts, option: Option) -> OptionWords:
    message = f"option-{option.name.replace('.', '-')}"
    kind = option.kind
    low, high = _bounds(kind)
    return OptionWords(
        option.name,
        words.say(message),
        words.say(f"{message}-what"),
        _KINDS[type(kind)],
        kind.text(option.default),
        _choices(words, option),
        low,
        high,
        _none(words, option),
    )


def _choices(words: Texts, option: Option) -> tuple[ValueWords, ...]:
    match option.kind:
        case Switch():
            values = ["yes", "no"]
        case Choice(words=among):
            values = list(among)
        case Figure():
            values = [NONE, *FIGURE_CODES]
        case Total():
            values = [NONE, *(Total().text(half_points) for half_points in range(1, LIMIT + 1))]
        case Words(words=among):
            values = list(among)
        case Ranks():
            return tuple(ValueWords(str(rank), words.say(f"rank-{rank}")) for rank in RANKS)
        case _:
            return ()
    read = option.kind.read
    return tuple(
        ValueWords(value, value_words(words, option.name, read(value))) for value in values
    )


def _none(words: Texts, option: Option) -> str | None:
    if not isinstance(option.kind, Ranks | Words | Tariffs):
        return None
    return value_words(words, option.name, option.kind.read(NONE))


def _bounds(kind: AnyKind) -> tuple[int | None, int | None]:
    match kind:
        case Count(least=least, most=most) | Range(least=least, most=most):
            return least, most
        case Times(least=least):
            return least, None
        case Chips():
            return 0, None
    return None, None
