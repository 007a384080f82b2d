"""The rule sheet of one set of rules, in a player's words: everything that holds, nothing else."""

from collections.abc import Callable, Iterator
from typing import Final

import msgspec

from siete.rules import OPTION_BY_NAME, Rules, bundled_values, rules_text
from siete.texts.catalogue import Texts
from siete.texts.draft import Draft, Paragraph
from siete.texts.origins import HOUSE, SALA, Source
from siete.texts.pay_table import PayTable, pay_table
from siete.texts.sections import after, before, play
from siete.texts.values import value_words


class Section(msgspec.Struct, frozen=True):
    """A titled part of a sheet; ``table`` follows its paragraphs, with ``legend`` under it."""

    name: str
    title: str
    paragraphs: tuple[Paragraph, ...]
    table: PayTable | None = None
    legend: str = ""


class RuleSheet(msgspec.Struct, frozen=True):
    """A whole sheet: ``about`` are lines under the title, ``house`` says what was changed.

    ``legend`` explains the sources that stand in brackets behind the rules.
    """

    title: str
    about: tuple[str, ...]
    house_title: str
    house: tuple[str, ...]
    sections: tuple[Section, ...]
    sources_title: str
    legend: tuple[str, ...]


_Writer = Callable[[Draft], Iterator[Paragraph]]

_OPENING: Final[dict[str, _Writer]] = {
    "aim": before.aim,
    "cards": before.cards,
    "players": before.players,
    "first": before.first_banker,
    "shuffle": before.shuffle,
    "before": before.before_the_deal,
}
_TURNS: Final[dict[str, _Writer]] = {
    "turn": play.turns,
    "special": play.special_first_cards,
    "split": play.splitting,
    "muerta": play.muerta,
    "honour": after.honour,
    "banker": play.banker,
    "pay": after.payment,
}
_CLOSING: Final[dict[str, _Writer]] = {
    "next": after.next_banker,
    "sale": after.sale,
    "pot": after.pot,
    "stock": after.stock,
    "fair": after.fairness,
}
_STAKES: Final[dict[str, _Writer]] = {"stakes": before.stakes}
_DEAL: Final[dict[str, _Writer]] = {"deal": play.deal, "valid": play.validity}


def rule_sheet(rules: Rules, texts: Texts) -> RuleSheet:
    """The complete rule sheet of exactly these rules, in the language of ``texts``.

    Sections come in the order in which a round is played. Every rule has the sheets, sections and
    readings that it comes from, or says that it is the house's.
    """
    draft = Draft(rules, texts)
    stakes_first = draft.fixed or rules.bets_placed == "before_deal"
    dealing = _STAKES | _DEAL if stakes_first else _DEAL | _STAKES
    sections = [
        *_written(draft, _OPENING | dealing | _TURNS),
        _table(draft),
        *_written(draft, _CLOSING),
    ]
    name = texts.say(f"ruleset-{rules.ruleset}")
    return RuleSheet(
        title=name,
        about=tuple(_about(draft)),
        house_title=texts.say("sheet-house-title", ruleset=name),
        house=tuple(_house(draft)),
        sections=tuple(sections),
        sources_title=texts.say("sheet-sources-title"),
        legend=tuple(_legend(draft, sections)),
    )


def _written(draft: Draft, writers: dict[str, _Writer]) -> Iterator[Section]:
    for name, write in writers.items():
        paragraphs = tuple(write(draft))
        if paragraphs:
            yield Section(name, draft.texts.say(f"sheet-{name}-title"), paragraphs)


def _table(draft: Draft) -> Section:
    say = draft.texts.say
    table, legend = pay_table(draft), say("sheet-table-legend")
    return Section("table", say("sheet-table-title"), (), table, legend)


def _about(draft: Draft) -> Iterator[str]:
    rules, texts = draft.rules, draft.texts
    yield texts.say("sheet-where", place=texts.say(f"ruleset-{rules.ruleset}-where"))
    for name in dict.fromkeys(rules.variants):
        meaning = texts.say(f"variant-{name}-what")
        yield texts.say("sheet-variant", name=texts.say(f"variant-{name}"), meaning=meaning)
    yield texts.say("sheet-link", text=rules_text(rules))


def _house(draft: Draft) -> Iterator[str]:
    rules, texts = draft.rules, draft.texts
    usual = bundled_values(rules.ruleset, rules.variants)
    for name in draft.origins.house_rules:
        field = OPTION_BY_NAME[name].field
        yield texts.say(
            "sheet-house-rule",
            option=texts.say(f"option-{name.replace('.', '-')}"),
            value=value_words(texts, name, getattr(rules, field)),
            usual=value_words(texts, name, usual[name]),
        )


def _legend(draft: Draft, sections: list[Section]) -> Iterator[str]:
    """What the brackets mean: in general, and the sheets that this one draws on."""
    said: set[Source] = set()
    for section in sections:
        for paragraph in section.paragraphs:
            said.update(paragraph.sources)
    sheets = {source if source in (SALA, HOUSE) else source[:3] for source in said}
    readings = {source for source in said if source.startswith("R")}
    yield draft.texts.say("sheet-sources")
    for sheet in sorted(sheets - readings - {HOUSE}):
        if not sheet.startswith("R"):
            yield draft.texts.say(f"source-{sheet}")
    if readings:
        yield draft.texts.say("source-R")
