"""Messages of one language with their arguments put in, formatted by Fluent once for each wording.

Fluent takes long for a message, and a table says the same few with other names and numbers over and
over. So it is asked for the wording with marks where arguments go, and they are put in afterwards.
What a message chooses its words by can't wait: each value of that has a wording of its own.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache
from itertools import pairwise
from typing import Any, Final

from siete.texts.arguments import FEWEST_DIGITS, shown
from siete.texts.numbers import number_words

_NAME: Final = re.compile(r"^[a-z][\w-]* =", re.MULTILINE)
"""Where a message begins; its other lines are indented."""
_LONGEST: Final = 900
"""More than Fluent takes at once; by a longer text no message chooses."""
_FIRST_MARK: Final = 0xE000
"""Marks are signs for private use: in what people wrote they can't be, where they are escaped."""
_KEPT: Final = 4096


class TextError(Exception):
    """A message that is missing, or that lacks an argument: a fault of the program."""


def messages_in(text: str) -> Iterator[tuple[str, str]]:
    """The messages of a file by their names, each as it is written there."""
    begins = [found.start() for found in _NAME.finditer(text)]
    for begin, end in pairwise((*begins, len(text))):
        message = text[begin:end]
        yield message.partition(" ")[0], message


class Templates:
    """The messages of a language; ``language`` is its tag, ``messages`` are as they are written.

    Each is read when it is first said: all of them take a quarter of a second and five megabytes,
    and a program says few.
    """

    def __init__(self, language: str, messages: Mapping[str, str]) -> None:
        from fluent.runtime import FluentBundle

        self._language = language
        self._number = _numbers(language)
        self._messages = messages
        self._bundle = FluentBundle([language], use_isolating=False)
        self._chosen_by = cache(self._read)
        self._wording = lru_cache(maxsize=_KEPT)(self._worded)

    def filled(self, message_id: str, args: Mapping[str, str | int]) -> str:
        """A message with its arguments. Raises TextError where it or an argument is missing."""
        chosen_by = self._chosen_by(message_id)
        told: list[tuple[str, str | int]] = []
        names: list[str] = []
        put: list[str] = []
        for name, value in args.items():
            if isinstance(value, int) and abs(value) < FEWEST_DIGITS:
                told.append((name, value))
                continue
            text = (
                number_words(str(value), self._language) if isinstance(value, int) else shown(value)
            )
            if name in chosen_by and len(text) <= _LONGEST:
                told.append((name, text))
            else:
                names.append(name)
                put.append(text)
        said = self._wording(message_id, tuple(told), tuple(names))
        for place, text in enumerate(put):
            said = said.replace(_mark(place), text)
        return said

    def _worded(
        self, message_id: str, told: tuple[tuple[str, str | int], ...], names: tuple[str, ...]
    ) -> str:
        """A message with marks for those arguments that are only ``names``."""
        from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment

        args: dict[str, Any] = {name: _mark(place) for place, name in enumerate(names)}
        for name, value in told:
            args[name] = self._number(value) if isinstance(value, int) else value
        pattern = self._bundle.get_message(message_id).value
        assert pattern is not None
        # As ``FluentBundle.format_pattern``, which makes numbers of its own of all that are given.
        faults: list[Exception] = []
        said = pattern(ResolverEnvironment(self._bundle, faults, CurrentEnvironment(args)))
        if faults:
            raise TextError(f"{self._language}: {message_id}: {faults[0]}")
        return str(said)

    def _read(self, message_id: str) -> frozenset[str]:
        """Read a message; the arguments that it chooses its words by."""
        from fluent.syntax import FluentParser

        written = self._messages.get(message_id)
        if written is None:
            raise TextError(f"{self._language}: no message {message_id}")
        self._bundle.add_resource(FluentParser(with_spans=False).parse(written))
        pattern = self._bundle.get_message(message_id).value
        if pattern is None:
            raise TextError(f"{self._language}: {message_id} says nothing")
        return frozenset(_choosing(pattern))


def _numbers(language: str) -> Callable[[int], Any]:
    """What makes numbers that choose plurals, and are written as everywhere."""
    from fluent.runtime.types import FluentInt

    class Number(FluentInt):
        """Written by us, not by Fluent's own rules, which differ from a browser's."""

        def format(self, *_locale: object) -> str:
            return number_words(str(int(self)), language)

    return Number


@cache
def _mark(place: int) -> str:
    return chr(_FIRST_MARK + place)


def _choosing(node: Any, *, chooses: bool = False) -> Iterator[str]:
    """The arguments in a part of a message by which words are chosen; all, where it ``chooses``.

    What is handed on to another message or a function may be chosen by there.
    """
    from fluent.syntax import ast

    if isinstance(node, list | tuple):
        for each in node:
            yield from _choosing(each, chooses=chooses)
    elif isinstance(node, ast.VariableReference):
        if chooses:
            yield node.id.name
    elif isinstance(node, ast.SelectExpression):
        yield from _choosing(node.selector, chooses=True)
        yield from _choosing(node.variants, chooses=chooses)
    elif isinstance(node, ast.BaseNode):
        handed_on = isinstance(node, ast.CallArguments)
        yield from _choosing(list(vars(node).values()), chooses=chooses or handed_on)
