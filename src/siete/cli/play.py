"""``siete play``: a table in the terminal, drawn or in plain lines."""

import argparse
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from siete.cli.house import add_house_rules, options_asked_for, rules_asked_for
from siete.cli.parser import add_language
from siete.cli.words import word
from siete.errors import SieteError

if TYPE_CHECKING:
    from siete.rules import Rules
    from siete.terminal.saves import Saves
    from siete.terminal.session import Place, Session
    from siete.texts import Texts

_PLAYERS: Final = 4


def add_parser(subparsers: Any) -> None:
    """Add the sub-command."""
    about = word("help-play")
    parser = subparsers.add_parser("play", help=about, description=about)
    parser.add_argument("ruleset", metavar="RULESET", nargs="?", help=word("help-rules-ruleset"))
    add_house_rules(parser)
    parser.add_argument("--players", metavar="N", type=int, help=word("help-play-players"))
    parser.add_argument("--bots", metavar="N|NAME,...", type=_bots, help=word("help-play-bots"))
    parser.add_argument("--names", metavar="A,B,...", help=word("help-play-names"))
    parser.add_argument("--plain", action="store_true", help=word("help-play-plain"))
    parser.add_argument("--coach", action="store_true", help=word("help-play-coach"))
    parser.add_argument("--resume", action="store_true", help=word("help-play-resume"))
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Play. Exit code 0 when the table is left; the game is saved at every action."""
    from siete.home import home
    from siete.terminal.saves import Saves
    from siete.texts import texts

    words = texts(args.lang)
    saves = Saves(home(os.environ))
    if args.resume and _begins_a_game(args):
        raise SieteError("play_resume_alone")
    places = _places(args, words)
    if args.resume:
        session = _resume(saves)
    elif args.ruleset:
        session = _begin(_rules(args), places, saves)
    else:
        _check_some_rules_allow(args.variants, args.options)
        session = None
    if args.plain or _is_plain():
        return _play_plain(session, args, places, words, saves)
    return _play_drawn(session, args, places, words, saves)


def _bots(said: str) -> int | tuple[str, ...]:
    """How many bots, or what each is called. Raises SieteError for a name that is none."""
    from siete.bots.levels import character

    if said.lstrip("-").isdigit() or not said:
        return int(said)
    names = tuple(name.strip() for name in said.split(","))
    if any(character(name).level == "expert" for name in names):
        import siete.odds.levels.expert  # noqa: F401  # says now if the extra is missing
    return names


def _begins_a_game(args: argparse.Namespace) -> bool:
    """Whether something is said that only a new game can be played by."""
    seats = (args.players, args.bots, args.names)
    named = args.ruleset or args.variants or args.options
    return bool(named) or any(said is not None for said in seats)


def _rules(args: argparse.Namespace) -> "Rules":
    from siete.rules import RulesError

    try:
        return rules_asked_for(args.ruleset, args.variants, args.options)
    except RulesError as error:
        first = error.problems[0]
        if args.names and first.code == "unknown_ruleset" and "nearest" not in first.params:
            raise SieteError("play_names_apart", argument=args.ruleset, names=args.names) from None
        raise


def _check_some_rules_allow(variants: Sequence[str], options: Sequence[str]) -> None:
    """Refuse, before anything is asked, house rules that no ruleset allows; as the first does."""
    from siete.rules import RULESETS

    refused = []
    for ruleset in RULESETS:
        try:
            rules_asked_for(ruleset, variants, options)
        except SieteError as error:
            refused.append(error)
        else:
            return
    raise refused[0]


def _places(args: argparse.Namespace, words: "Texts") -> "list[Place]":
    """Who sits down: ``--players`` in all, ``--bots`` of them bots; people have the first names."""
    from siete.bots import TEMPERAMENTS
    from siete.rules import FEWEST_SEATS, MOST_SEATS
    from siete.terminal.plan import people_and_bots

    names = [name.strip() for name in args.names.split(",")] if args.names else []
    players, bots = args.players, args.bots
    called: Sequence[str] = TEMPERAMENTS
    if isinstance(bots, tuple):
        called, bots = bots, len(bots)
    if players is None:
        players = max(_PLAYERS, len(names)) if bots is None else bots + 1
    if bots is None:
        bots = max(players - 1, 0)
    for number in (players, bots):
        if not 0 <= number <= MOST_SEATS:
            raise SieteError("players_number", players=number, low=FEWEST_SEATS, high=MOST_SEATS)
    if bots > players:
        raise SieteError("play_bots", bots=bots, players=players)
    if len(names) > players:
        raise SieteError("play_names", names=len(names), players=players)
    return people_and_bots(players - bots, bots, names, words, called)


def _begin(rules: "Rules", places: "list[Place]", saves: "Saves") -> "Session":
    from siete.terminal.session import Session

    return Session.begin(rules, places, saves)


def _resume(saves: "Saves") -> "Session":
    from siete.terminal.session import Session

    try:
        return Session.resume(saves.newest().path, saves)
    except SieteError as error:
        if error.code == "save_in_use" and len(saves.all()) > 1:
            raise SieteError("play_resume_in_use", **error.params) from None
        raise


def _is_plain() -> bool:
    """Whether this is no terminal on which a table can be drawn."""
    if not (sys.stdin and sys.stdin.isatty() and sys.stdout and sys.stdout.isatty()):
        return True
    encoding = (sys.stdout.encoding or "").lower().replace("-", "")
    return os.environ.get("TERM", "") in ("", "dumb") or not encoding.startswith("utf")


def _play_plain(
    session: "Session | None",
    args: argparse.Namespace,
    places: "list[Place]",
    words: "Texts",
    saves: "Saves",
) -> int:
    from siete.terminal.lines import Lines
    from siete.terminal.plain import PlainTable, choose_ruleset

    lines = Lines()
    if session is None:
        ruleset = choose_ruleset(words, lines)
        if not ruleset:
            return 0
        rules = rules_asked_for(ruleset, args.variants, args.options)
        session = _begin(rules, places, saves)
    try:
        PlainTable(session, words, lines, coach=args.coach).play()
    finally:
        session.close()
    return 0


def _play_drawn(
    session: "Session | None",
    args: argparse.Namespace,
    places: "list[Place]",
    words: "Texts",
    saves: "Saves",
) -> int:
    from siete.terminal.app import SieteApp

    app = SieteApp(
        words,
        saves,
        session=session,
        places=places,
        variants=args.variants,
        options=options_asked_for(args.options),
        coach=args.coach,
    )
    said = app.run()
    if said:
        print(said)
    return app.return_code or 0
