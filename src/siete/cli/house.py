"""The rules that a command line asks for: a ruleset, ``--with`` and ``--set``."""

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING

from siete.cli.words import word
from siete.errors import SieteError

if TYPE_CHECKING:
    from siete.rules import Rules


def add_house_rules(parser: argparse.ArgumentParser) -> None:
    """Give a command ``--with VARIANT`` and ``--set OPTION=VALUE``, as often as one likes."""
    parser.add_argument(
        "--with",
        dest="variants",
        metavar="VARIANT",
        action="append",
        default=[],
        help=word("help-rules-with"),
    )
    parser.add_argument(
        "--set",
        dest="options",
        metavar="OPTION=VALUE",
        action="append",
        default=[],
        help=word("help-rules-set"),
    )


def rules_asked_for(ruleset: str, variants: Sequence[str], options: Sequence[str]) -> "Rules":
    """The rules of a ruleset or of a text form, with more variants and options on top.

    Raises RulesError, and SieteError ``usage_set`` for an option that is not ``OPTION=VALUE``.
    """
    from siete.rules import build_rules, option_text, own_options, parse_rules

    said = options_asked_for(options)
    if "~" not in ruleset:
        return build_rules(ruleset, variants, said)
    begun = parse_rules(ruleset)
    own = {option.name: option_text(begun, option.name) for option in own_options(begun)}
    return build_rules(begun.ruleset, (*begun.variants, *variants), own | said)


def options_asked_for(said: Sequence[str]) -> dict[str, str]:
    """The options of ``--set`` by name. Raises SieteError ``usage_set`` for what is none."""
    options = {}
    for each in said:
        name, equals, value = each.partition("=")
        if not equals:
            raise SieteError("usage_set", argument=each[:60])
        options[name.strip()] = _plain(name.strip(), value.strip())
    return options


def _plain(name: str, value: str) -> str:
    """A value as options have it: a total may also be written ``5,5`` or ``5½``."""
    from siete.odds.totals import half_points
    from siete.rules import OPTION_BY_NAME
    from siete.rules.values import Total

    option = OPTION_BY_NAME.get(name)
    if option is None or not isinstance(option.kind, Total):
        return value
    total = half_points(value)
    return value if total is None else option.kind.text(total)
