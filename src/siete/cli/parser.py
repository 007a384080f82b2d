"""The command line's grammar: argparse, with its own words in the player's language."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING, NoReturn

from siete.cli.numbers import given
from siete.cli.words import word
from siete.errors import SieteError
from siete.names import printable

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

_HEADINGS = {"positional arguments": "help-arguments", "options": "help-options"}


class _Formatter(argparse.HelpFormatter):
    def start_section(self, heading: str | None) -> None:
        super().start_section(word(_HEADINGS[heading]) if heading in _HEADINGS else heading)

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        shown = f"{word('help-usage')} " if prefix is None else prefix
        super().add_usage(usage, actions, groups, shown)


class Parser(argparse.ArgumentParser):
    """A parser of one command. ``help``, ``description`` and so on are texts made by ``word``.

    What it can't read it refuses with SieteError ``usage_argument`` (``argument`` and ``usage``),
    ``usage_choice`` (``value`` and ``allowed``) or ``usage_incomplete`` (``usage``), never by
    leaving the program. A ``type`` may refuse a value with a SieteError of its own.
    """

    def __init__(
        self,
        prog: str | None = None,
        description: str | None = None,
        epilog: str | None = None,
    ) -> None:
        super().__init__(
            prog=prog,
            description=description,
            epilog=epilog,
            formatter_class=_Formatter,
            add_help=False,
            allow_abbrev=False,
        )
        self.add_argument("-h", "--help", action="help", help=word("help-help"))

    def print_help(self, file: SupportsWrite[str] | None = None) -> None:
        """As argparse does, but a disk that is full is not passed over in silence."""
        print(self.format_help(), end="", file=file)

    def _get_value(self, action: argparse.Action, arg_string: str) -> object:
        """Say that a number is needed, where argparse would only refuse what there is."""
        if action.type is int:
            try:
                return int(arg_string)
            except ValueError:
                argument = "/".join(action.option_strings) or str(action.metavar or action.dest)
                value = given(printable(arg_string, len(arg_string)))
                raise SieteError("usage_number", argument=argument, value=value) from None
        return super()._get_value(action, arg_string)

    def _check_value(self, action: argparse.Action, value: object) -> None:
        """Name what there is in the player's language, where argparse would in English."""
        if action.choices is not None and value not in action.choices:
            allowed = ", ".join(str(each) for each in action.choices)
            raise SieteError("usage_choice", value=given(str(value)), allowed=allowed)

    def error(self, message: str) -> NoReturn:
        """Argparse's one way to refuse: what it was about is in the exception being handled."""
        usage = " ".join(self.format_usage().split()).removeprefix(f"{word('help-usage')} ")
        refused = sys.exc_info()[1]
        if isinstance(refused, argparse.ArgumentError) and refused.argument_name:
            raise SieteError(
                "usage_argument", argument=refused.argument_name, usage=usage
            ) from None
        said = argparse.ArgumentError(None, message)
        raise SieteError("usage_incomplete", usage=usage) from said


def add_language(parser: argparse.ArgumentParser) -> None:
    """Give a command ``--lang``; ``args.lang`` is then the language to speak, already checked."""
    parser.add_argument(
        "--lang", metavar="es|ca|pt-BR|it|el|en", default=argparse.SUPPRESS, help=word("help-lang")
    )
