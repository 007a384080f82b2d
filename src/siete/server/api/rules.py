"""Rules in words: what a set of them says, what clashes in it, and its rule sheet."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Any, Final

from litestar import post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from siete.rules import (
    OPTION_BY_NAME,
    OPTIONS,
    RULESETS,
    VARIANTS,
    Rules,
    RulesError,
    build_rules,
    own_options,
    parse_rules,
    rules_said,
    rules_text,
)
from siete.rules.bundles import bundled_values
from siete.rules.rules import MOST_VARIANTS
from siete.rules.values import ValueRefused
from siete.server.api.given import Spoken
from siete.server.api.saying import idle_words, problem_words
from siete.server.languages import language_of
from siete.texts import Texts, texts
from siete.texts.pay_table import PayTable
from siete.texts.plain import sources_text
from siete.texts.sheet import RuleSheet, rule_sheet
from siete.texts.values import value_words

LONGEST_TEXT: Final = 2000
"""Characters of the short text of rules that a table is made with."""

Short = Annotated[str, Meta(max_length=60)]


class RulesAsked(Struct, frozen=True):
    """Rules as their short ``text``, or as a ruleset with variants and options on top."""

    lang: Annotated[str, Meta(max_length=20)] = ""
    text: Annotated[str, Meta(max_length=LONGEST_TEXT)] | None = None
    ruleset: Short = ""
    variants: Annotated[tuple[Short, ...], Meta(max_length=MOST_VARIANTS)] = ()
    options: Annotated[dict[Short, Any], Meta(max_length=2 * len(OPTIONS))] = {}
    sheet: bool = True
    """Whether the rule sheet is wanted too."""


class ProblemWords(Struct, frozen=True):
    """Something that is wrong: where, and in words."""

    option: str
    text: str


class OptionValue(Struct, frozen=True):
    """What an option is: its value in the grammar of links, and in words.

    ``idle`` says why it has nothing to act on under these rules, and is empty where it has;
    ``changed``: it is not what ruleset and variants say.
    """

    value: str
    words: str
    idle: str
    changed: bool


class SheetParagraph(Struct, frozen=True):
    """A rule; ``sources`` says where it comes from, ``deep`` is 1 for an item of a list."""

    text: str
    sources: str
    deep: int


class SheetTable(Struct, frozen=True):
    """Who pays whom: a column for each of the player's hands, a row for each of the banker's.

    ``corner`` stands above the names of the rows; a row has its name and its cells.
    """

    corner: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, tuple[str, ...]], ...]


class SheetSection(Struct, frozen=True):
    """A part of a rule sheet."""

    name: str
    title: str
    paragraphs: tuple[SheetParagraph, ...]
    table: SheetTable | None
    legend: str


class Sheet(Struct, frozen=True, rename="camel"):
    """A rule sheet."""

    title: str
    about: tuple[str, ...]
    house_title: str
    house: tuple[str, ...]
    sections: tuple[SheetSection, ...]
    sources_title: str
    legend: tuple[str, ...]


class RulesRead(Struct, frozen=True):
    """What the rules say. Where they can't be, ``problems`` say why and there is no ``text``."""

    ok: bool
    text: str
    title: str
    where: str
    ruleset: str
    variants: tuple[str, ...]
    problems: tuple[ProblemWords, ...]
    options: dict[str, OptionValue]
    sheet: Sheet | None


@post("/api/rules", status_code=200, sync_to_thread=False)
def read_rules(data: JSONBody[RulesAsked], language: Spoken) -> RulesRead:
    """What rules say in words, and whether they can be."""
    asked = language_of(data.lang, "") if data.lang else language
    words = texts(asked)
    try:
        if data.text is not None:
            rules = parse_rules(data.text)
        else:
            rules = build_rules(data.ruleset, data.variants, data.options)
    except RulesError as error:
        return _refused(data, error, words)
    return described(rules, asked, with_sheet=data.sheet)


@lru_cache(maxsize=256)
def described(rules: Rules, language: str, *, with_sheet: bool = True) -> RulesRead:
    """Rules in words."""
    words = texts(language)
    changed = {option.name for option in own_options(rules)}
    options = {
        option.name: OptionValue(
            option.kind.text(getattr(rules, option.field)),
            value_words(words, option.name, getattr(rules, option.field)),
            idle_words(rules, option.name, words),
            option.name in changed,
        )
        for option in OPTIONS
    }
    return RulesRead(
        ok=True,
        text=rules_text(rules),
        title=rules_title(rules.ruleset, rules.variants, words),
        where=words.say(f"ruleset-{rules.ruleset}-where"),
        ruleset=rules.ruleset,
        variants=rules.variants,
        problems=(),
        options=options,
        sheet=_sheet(rule_sheet(rules, words), words) if with_sheet else None,
    )


def rules_title(ruleset: str, variants: tuple[str, ...], words: Texts) -> str:
    """What rules are called: the ruleset, and the variants on top of it."""
    named = [f"ruleset-{ruleset}", *(f"variant-{name}" for name in dict.fromkeys(variants))]
    return " · ".join(words.say(name) for name in named)


def _refused(data: JSONBody[RulesAsked], error: RulesError, words: Texts) -> RulesRead:
    """Why there are no such rules, and what of them can be kept: what is known and can be read."""
    ruleset, variants, options = data.ruleset, data.variants, data.options
    if data.text is not None:
        ruleset, named, options = rules_said(data.text)
        variants = tuple(name for name in named if name in VARIANTS)[:MOST_VARIANTS]
    said = ruleset in RULESETS and all(name in VARIANTS for name in variants)
    return RulesRead(
        ok=False,
        text="",
        title=rules_title(ruleset, variants, words) if said else "",
        where=words.say(f"ruleset-{ruleset}-where") if said else "",
        ruleset=ruleset if said else "",
        variants=variants if said else (),
        problems=tuple(
            ProblemWords(each.option, problem_words(each, words)) for each in error.problems
        ),
        options=_readable(ruleset, variants, options, words) if said else {},
        sheet=None,
    )


def _readable(
    ruleset: str, variants: tuple[str, ...], given: Mapping[str, Any], words: Texts
) -> dict[str, OptionValue]:
    """The options of rules that clash, those that can't be read as ruleset and variants say."""
    usual = bundled_values(ruleset, variants)
    values = dict(usual)
    for name, raw in given.items():
        option = OPTION_BY_NAME.get(name)
        if option is None:
            continue
        try:
            values[name] = option.kind.read(raw)
        except ValueRefused:
            continue
    return {
        name: OptionValue(
            OPTION_BY_NAME[name].kind.text(value),
            value_words(words, name, value),
            idle="",
            changed=value != usual[name],
        )
        for name, value in values.items()
    }


def _sheet(sheet: RuleSheet, words: Texts) -> Sheet:
    return Sheet(
        title=sheet.title,
        about=sheet.about,
        house_title=sheet.house_title,
        house=sheet.house,
        sections=tuple(
            SheetSection(
                section.name,
                section.title,
                tuple(
                    SheetParagraph(each.text, sources_text(each.sources, words), each.deep)
                    for each in section.paragraphs
                ),
                None if section.table is None else _table(section.table),
                section.legend,
            )
            for section in sheet.sections
        ),
        sources_title=sheet.sources_title,
        legend=sheet.legend,
    )


def _table(table: PayTable) -> SheetTable:
    rows = tuple((name, tuple(cells)) for name, *cells in table.rows)
    return SheetTable(table.corner, table.columns, rows)
