"""Entry point of the command: finds the sub-command and the language, and lets it run.

A sub-command is a module ``siete.cli.NAME`` with ``add_parser(subparsers)``, which calls
``subparsers.add_parser(NAME, help=word("help-NAME"))``, and ``run(args) -> int``, which returns the
exit code. Only the one asked for is imported.
"""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from types import ModuleType
from typing import Final

from siete import __version__
from siete.cli.guard import guarded
from siete.cli.output import flush, prepare_streams
from siete.cli.parser import Parser, add_language
from siete.cli.words import use_language, word
from siete.errors import SieteError

COMMANDS: Final = (
    "play",
    "serve",
    "rules",
    "replay",
    "verify",
    "odds",
    "solve",
    "chart",
    "simulate",
    "tournament",
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run what the command line asks for; return its exit code (docs/records.md).

    0: done. 1: as the sub-command says. 2: refused, with one line on standard error. 130: Ctrl-C.
    """
    said = list(sys.argv[1:] if arguments is None else arguments)
    prepare_streams()
    return guarded(lambda: _run(said))


def _run(said: Sequence[str]) -> int:
    from siete.texts import choose_language

    use_language(choose_language(None, os.environ))  # the words for refusing what --lang says
    language = choose_language(_language_asked_for(said), os.environ)
    use_language(language)
    flush()  # where there is no output at all nothing is begun
    name = _command_asked_for(said)
    parser, command = _parser(name)
    args, unknown = parser.parse_known_args(said)
    if unknown:
        if getattr(args, "names", None) and not unknown[0].startswith("-"):
            raise SieteError("play_names_apart", argument=unknown[0], names=args.names)
        raise SieteError("usage_unknown", argument=unknown[0], help=_help_of(name))
    if command is None:
        parser.print_help()
        return 0
    args.lang = language
    return int(command.run(args))


def _parser(name: str | None) -> tuple[Parser, ModuleType | None]:
    parser = Parser(prog="siete", description=word("help-siete"))
    version = f"%(prog)s {__version__}"
    parser.add_argument("--version", action="version", version=version, help=word("help-version"))
    add_language(parser)
    subparsers = parser.add_subparsers(
        title=word("help-commands"), dest="command", metavar=word("help-command")
    )
    command = None
    for each in COMMANDS:
        if each == name:
            command = import_module(f"siete.cli.{each}")
            command.add_parser(subparsers)
        else:
            subparsers.add_parser(each, help=word(f"help-{each}"))
    return parser, command


def _language_asked_for(said: Sequence[str]) -> str | None:
    asked = None
    for place, argument in enumerate(said):
        if argument == "--lang":
            asked = said[place + 1] if place + 1 < len(said) else asked
        elif argument.startswith("--lang="):
            asked = argument.removeprefix("--lang=")
    return asked


def _command_asked_for(said: Sequence[str]) -> str | None:
    """The first argument that is a command's name; what stands before it is refused later."""
    return next((argument for argument in said if argument in COMMANDS), None)


def _help_of(name: str | None) -> str:
    return f"siete {name} --help" if name else "siete --help"
