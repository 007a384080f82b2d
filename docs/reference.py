"""What ``docs/rules-reference.md`` says of rulesets, options and variants, as Markdown."""

import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, Final

from docs.sentences import sentences
from siete.cards import RANKS
from siete.rules import (
    CLAIMS,
    OPTION_BY_NAME,
    OPTIONS,
    RULESETS,
    VARIANTS,
    Option,
    Variant,
    Where,
)
from siete.rules.values import (
    FIGURE_CODES,
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
from siete.texts import Texts, texts
from siete.texts.origins import SALA, Source
from siete.texts.plain import sources_text
from siete.texts.values import value_words

SHEETS: Final = tuple(dict.fromkeys(each.sheet or SALA for each in RULESETS.values()))

_READING: Final = re.compile(r"\bR(\d+)\b")


def _words() -> Texts:
    return texts("en")


def sheets() -> str:
    """The source sheets by number, and what stands outside them."""
    return _list(_words().say(f"source-{sheet}") for sheet in SHEETS)


def rulesets() -> str:
    """Each ruleset with where it is played, what is special in it, and its sheet."""
    say = _words().say
    rows = [
        (
            _code(name),
            say(f"ruleset-{name}"),
            say(f"ruleset-{name}-where"),
            say(f"ruleset-{name}-special"),
            ruleset.sheet or "none",
        )
        for name, ruleset in RULESETS.items()
    ]
    return _table(("Ruleset", "Title", "Played in", "What is special", "Sheet"), rows)


# Options


def options() -> str:
    """Every option, by groups: what it says, its values, and what it has to do with others."""
    parts = []
    for group, members in groupby(OPTIONS, lambda option: option.group):
        parts.append(f"### {_words().say(f'group-{group}')}\n")
        parts += map(_option, members)
    return "\n".join(parts)


def _option(option: Option) -> str:
    say = _words().say
    message = _message(option.name)
    about = f"**{say(message)}.** {say(f'{message}-what')}"
    return f"#### `{option.name}`\n\n{about}\n\n{_list(_facts(option))}"


def _facts(option: Option) -> Iterator[str]:
    yield f"Values: {_allowed(option)}"
    yield f"Default: {_value(option, option.default)}"
    yield f"From: {_sources(option.sources)}"
    yield from (f"Needs for {_code(value)}: {_only(need)}" for value, need in option.needs.items())
    if option.at_most:
        yield f"At most: {_link(option.at_most)}"
    if option.multiple_of:
        yield f"In steps of: {_link(option.multiple_of)}"
    yield from (f"Idle {_when_not(where)}" for where in option.acts_where)
    said = (f"\n  - {_code(value)}: {sentence}" for value, sentence in sentences(option))
    yield f"A rule sheet says{''.join(said)}"


def _allowed(option: Option) -> str:
    """What an option may be, with the words for each value that has some."""
    match option.kind:
        case Switch():
            return "`yes` or `no`"
        case Choice(words=words):
            return "; ".join(_value(option, word) for word in words)
        case Chips():
            return "an amount above 0"
        case Times(least=least):
            return f"a multiple of the stake, {least} and up"
        case Figure():
            return _or_none(option, f"a figure's code: {_codes(FIGURE_CODES)}")
        case Total():
            return _or_none(option, "a total from `0.5` to `7.5`")
        case Count(least=least, most=most):
            return f"a whole number from {least} to {most}"
        case Range(least=least, most=most):
            return f"two whole numbers from {least} to {most}, the lower first, such as `2-12`"
        case Ranks():
            return _or_none(option, f"any of {_codes(tuple(map(str, RANKS)))}")
        case Words(words=words):
            return _or_none(option, f"any of {_codes(words)}")
        case Tariffs():
            return _or_none(option, "names with their limits, such as `low-1-3-high-2-4`")
    raise TypeError(option.name)


def _or_none(option: Option, otherwise: str) -> str:
    """What an option may be that may also be none."""
    none: dict[type, Any] = {Figure: None, Total: 0, Ranks: (), Words: (), Tariffs: ()}
    return f"{_value(option, none[type(option.kind)])}, or {otherwise}"


def _value(option: Option, value: Any) -> str:
    """A value as it is written, with its words where these say more."""
    text, words = option.kind.text(value), value_words(_words(), option.name, value)
    plain = isinstance(option.kind, Switch | Chips | Count | Range | Times) or text == words
    return _code(text) if plain else f"{_code(text)} ({words})"


def _only(where: Where) -> str:
    return f"{_link(where.option)} {' or '.join(map(_code, where.among))}"


def _when_not(where: Where) -> str:
    """In which case a condition does not hold."""
    if where.among:
        return f"unless {_link(where.option)} is {' or '.join(map(_code, where.among))}"
    return f"while {_link(where.option)} is {_code(where.other_than)}"


def _sources(sources: Sequence[Source]) -> str:
    said = sources_text(sources or (SALA,), _words()).replace("\N{NO-BREAK SPACE}", " ")
    return _READING.sub(r"[R\1](#r\1)", said)


# Values and variants


def values() -> str:
    """The value of every option in every ruleset; what is not the default is in bold."""
    rows = []
    for option in OPTIONS:
        cells = []
        for ruleset in RULESETS.values():
            value = ruleset.values[option.name]
            text = _code(option.kind.text(value))
            cells.append(text if value == option.default else f"**{text}**")
        rows.append((_link(option.name), *cells))
    return _table(("Option", *map(_code, RULESETS)), rows)


def variants() -> str:
    """Every variant with what it means, what it sets, and where it comes from."""
    say = _words().say
    rows = [
        (
            _code(name),
            f"**{say(f'variant-{name}')}.** {say(f'variant-{name}-what')}",
            _sets(variant),
            _sources((variant.source or SALA,)),
        )
        for name, variant in VARIANTS.items()
    ]
    return _table(("Variant", "What it means", "What it sets", "From"), rows)


def _sets(variant: Variant) -> str:
    said = [f"all of {_code(name)}" for name in variant.includes]
    for name, value in variant.values.items():
        said.append(_code(f"{name}={OPTION_BY_NAME[name].kind.text(value)}"))
    claims = [claim for claim in CLAIMS if claim in variant.claims]
    if claims:
        said.append(f"{' and '.join(map(_code, claims))} added to {_code('bank.claimed_by')}")
    return ", ".join(said)


# Markdown


def _message(name: str) -> str:
    return f"option-{name.replace('.', '-')}"


def _link(name: str) -> str:
    """An option's name, leading to its entry."""
    return f"[{_code(name)}](#{name.replace('.', '')})"


def _code(text: str) -> str:
    return f"`{text}`"


def _codes(items: Sequence[str]) -> str:
    return ", ".join(map(_code, items))


def _list(items: Iterator[str]) -> str:
    return "".join(f"- {item}\n" for item in items)


def _table(heading: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [heading, ["---"] * len(heading), *rows]
    return "".join(f"| {' | '.join(cells)} |\n" for cells in lines)
