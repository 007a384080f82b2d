"""``siete rules``: the rulesets there are, the sheet of any set of rules, and their schema."""

import argparse
import shutil
from typing import TYPE_CHECKING, Any, Final

from siete.cli.house import add_house_rules, rules_asked_for
from siete.cli.output import print_json
from siete.cli.parser import add_language
from siete.cli.words import word

if TYPE_CHECKING:
    from siete.rules import Rules
    from siete.texts import Texts

_NARROWEST: Final = 40


def add_parser(subparsers: Any) -> None:
    """Add the command with its own three: ``list``, ``show`` and ``schema``."""
    parser = subparsers.add_parser("rules", help=word("help-rules"), description=word("help-rules"))
    add_language(parser)
    parser.set_defaults(do=lambda args: parser.print_help())
    commands = parser.add_subparsers(title=word("help-commands"))
    listing = _add(commands, "list")
    listing.add_argument("--json", action="store_true", help=word("help-rules-json"))
    listing.set_defaults(do=_list)
    showing = _add(commands, "show")
    showing.add_argument("ruleset", metavar="RULESET", help=word("help-rules-ruleset"))
    add_house_rules(showing)
    showing.add_argument("--json", action="store_true", help=word("help-rules-json"))
    showing.set_defaults(do=_show)
    _add(commands, "schema").set_defaults(do=_schema)


def run(args: argparse.Namespace) -> int:
    """Do what was asked for; exit code 0. Raises RulesError for rules that can't be."""
    args.do(args)
    return 0


def _add(commands: Any, name: str) -> argparse.ArgumentParser:
    about = word(f"help-rules-{name}")
    parser: argparse.ArgumentParser = commands.add_parser(name, help=about, description=about)
    add_language(parser)
    return parser


def _list(args: argparse.Namespace) -> None:
    from siete.rules import RULESETS, VARIANTS
    from siete.texts import texts

    say = texts(args.lang).say
    rulesets = [
        {
            "name": name,
            "title": say(f"ruleset-{name}"),
            "where": say(f"ruleset-{name}-where"),
            "special": say(f"ruleset-{name}-special"),
            "sheet": ruleset.sheet,
        }
        for name, ruleset in RULESETS.items()
    ]
    variants = [
        {
            "name": name,
            "title": say(f"variant-{name}"),
            "meaning": say(f"variant-{name}-what"),
            "source": variant.source,
        }
        for name, variant in VARIANTS.items()
    ]
    if args.json:
        print_json({"rulesets": rulesets, "variants": variants})
    else:
        _print_list(texts(args.lang), rulesets, variants)


def _print_list(
    texts: "Texts", rulesets: list[dict[str, str]], variants: list[dict[str, str]]
) -> None:
    from siete.texts.plain import wrap

    width = _width()
    print(f"# {texts.say('sheet-rulesets-title')}")
    for each in rulesets:
        print(f"\n{each['name']}")
        for line in (f"{each['title']} · {each['where']}", each["special"]):
            print(*wrap(line, width, "  "), sep="\n")
    print(f"\n# {texts.say('sheet-variants-title')}\n")
    for each in variants:
        line = f"{each['title']}: {each['meaning']}"
        print(each["name"], *wrap(line, width, "  "), sep="\n")


def _show(args: argparse.Namespace) -> None:
    rules = rules_asked_for(args.ruleset, args.variants, args.options)
    if args.json:
        print_json(rules_object(rules))
        return
    from siete.texts import texts
    from siete.texts.plain import plain_sheet
    from siete.texts.sheet import rule_sheet

    words = texts(args.lang)
    print(plain_sheet(rule_sheet(rules, words), words, _width()), end="")


def rules_object(rules: "Rules") -> dict[str, object]:
    """Rules as ``siete rules show --json`` prints them.

    ``ruleset``, ``variants``, ``text`` (the short form), ``options`` (every one by its name) and
    ``matrix``: by the player's class of hand and then the banker's, the multiple of the stake that
    the player gets, as an exact decimal.
    """
    from siete.amounts import format_multiple
    from siete.rules import class_name, pay_matrix, rules_json, rules_text

    known = rules_json(rules)
    matrix = {
        class_name(player): {
            class_name(banker): format_multiple(multiple) for banker, multiple in enumerate(row)
        }
        for player, row in enumerate(pay_matrix(rules))
    }
    return {
        "ruleset": known["ruleset"],
        "variants": known["variants"],
        "text": rules_text(rules),
        "options": known["options"],
        "matrix": matrix,
    }


def _schema(args: argparse.Namespace) -> None:
    from siete.rules import rules_schema

    print_json(rules_schema())


def _width() -> int:
    from siete.texts.plain import WIDTH

    return max(_NARROWEST, min(WIDTH, shutil.get_terminal_size((WIDTH, 24)).columns))
