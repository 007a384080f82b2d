"""What a rule sheet says because an option has a value."""

import inspect
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Final

from siete.rules import OPTION_BY_NAME, Option, Rules, Where, build_rules
from siete.rules.values import Choice, Switch
from siete.texts import Texts, texts
from siete.texts.draft import Draft, Paragraph
from siete.texts.sections import after, before, play

RULESET: Final = "sette_e_mezzo"
"""Whose sheet is read: it has one sentence for each thing, and little that others lean on."""

_SAMPLES: Final = {
    "deck.wild": "12o",
    "bank.draws_to": "5",
    "bank.claimed_by": "seven_and_a_half-natural",
    "bets.tariffs": "low-1-3-high-2-4",
    "first_card.pass_on": "3",
    "first_card.burn_on": "4",
    "split.max_hands": "12",
    "honour.penalty": "1",
}
"""A telling value of the options that may have any of very many."""

_PAID: Final = "2"


class _Listening(Draft):
    """A sheet on its way, which remembers what was said for an option."""

    def __init__(self, rules: Rules, words: Texts, option: str) -> None:
        super().__init__(rules, words)
        self._option = option
        self._said: list[str] = []
        self._items: list[str] = []

    @property
    def said(self) -> str:
        """What was said, with the items of a list at the end."""
        return " ".join([*self._said, "; ".join(self._items)]).strip()

    def rule(
        self,
        message: str,
        options: tuple[str, ...] = (),
        *,
        topic: str = "",
        deep: int = 0,
        **args: str | int,
    ) -> Paragraph:
        """A rule, as every sheet has it."""
        paragraph = super().rule(message, options, topic=topic, deep=deep, **args)
        if self._option in options:
            self._said.append(paragraph.text)
        elif self._said and deep:
            self._items.append(paragraph.text)
        return paragraph


def sentences(option: Option) -> Iterator[tuple[str, str]]:
    """Values of an option, all or a telling one, each with what a sheet says because of it."""
    needed = dict(map(_met, option.acts_where))
    for value in _values(option):
        options = {**needed, option.name: value}
        if value in option.needs:
            options |= dict((_met(option.needs[value]),))
        draft = _Listening(build_rules(RULESET, options=options), texts("en"), option.name)
        for write in _writers():
            list(write(draft))
        if draft.said:
            yield value, draft.said


def _values(option: Option) -> tuple[str, ...]:
    match option.kind:
        case Choice(words=words):
            return words
        case Switch():
            return "yes", "no"
    if option.group == "pay":
        return (_PAID,)
    return (_SAMPLES.get(option.name) or option.kind.text(option.default),)


def _met(where: Where) -> tuple[str, str]:
    """An option with a value under which the condition holds."""
    if where.among:
        return where.option, where.among[0]
    return where.option, _values(OPTION_BY_NAME[where.option])[0]


def _writers() -> Iterator[Callable[[Draft], Iterator[Paragraph]]]:
    """Whatever writes a section of a sheet."""
    for module in (before, play, after):
        yield from _own_generators(module)


def _own_generators(module: ModuleType) -> Iterator[Callable[[Draft], Iterator[Paragraph]]]:
    for name, member in vars(module).items():
        if inspect.isgeneratorfunction(member) and not name.startswith("_"):
            yield member
