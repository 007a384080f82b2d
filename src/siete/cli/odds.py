"""``siete odds RULESET``: exact odds, and the best play against a banker who draws to a total."""

import argparse
from typing import TYPE_CHECKING, Any

from siete.cards import Card, parse_card, parse_cards
from siete.cli.house import add_house_rules, rules_asked_for
from siete.cli.output import print_json
from siete.cli.parser import add_language
from siete.cli.rewritten import Rewritten
from siete.cli.words import word
from siete.errors import SieteError

if TYPE_CHECKING:
    from siete.odds.deck import Deck
    from siete.odds.reply import Reply
    from siete.rules import Rules
    from siete.texts import Texts


def add_parser(subparsers: Any) -> None:
    """Add the command and what it takes to the command line."""
    about = word("help-odds")
    parser = subparsers.add_parser("odds", help=about, description=about)
    parser.add_argument("ruleset", metavar="RULESET", help=word("help-rules-ruleset"))
    add_house_rules(parser)
    parser.add_argument("--hand", metavar="CARDS", help=word("help-odds-hand"))
    parser.add_argument("--seen", metavar="CARDS", default="", help=word("help-odds-seen"))
    parser.add_argument("--bank-card", metavar="CARD", help=word("help-odds-bank-card"))
    parser.add_argument("--banker-draws-to", metavar="T", help=word("help-odds-banker"))
    parser.add_argument("--json", action="store_true", help=word("help-rules-json"))
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Print the odds; exit code 0.

    Raises RulesError for rules that can't be, and SieteError for cards or totals that can't.
    """
    from siete.odds.position import parse_total

    rules = rules_asked_for(args.ruleset, args.variants, args.options)
    seen = parse_cards(args.seen)
    total = None if args.banker_draws_to is None else parse_total(args.banker_draws_to)
    bank = None if args.bank_card is None else parse_card(args.bank_card)
    if bank is not None and args.hand is None:
        raise SieteError("odds_bank_card_alone")
    if bank is not None and rules.bank_card != "exposed":
        raise SieteError("odds_bank_card_hidden")
    if args.hand is None:
        _of_a_deal(args, rules, seen, total)
    else:
        _of_a_position(args, rules, parse_cards(args.hand), seen, total, bank)
    return 0


def _of_a_deal(
    args: argparse.Namespace, rules: "Rules", seen: tuple[Card, ...], total: int | None
) -> None:
    from siete.odds.position import unseen_deck
    from siete.odds.reply import Reply
    from siete.texts import texts

    deck = unseen_deck(rules, seen)
    words = texts(args.lang)
    with _Line(words) as line:
        reply = None if total is None else Reply(deck, total, line.tell)
        found = _object(deck, reply) if args.json else {}
        lines = [] if args.json else _lines(deck, reply, words)
    if args.json:
        print_json(found)
    else:
        print(*lines, sep="\n")


def _object(deck: "Deck", reply: "Reply | None") -> dict[str, object]:
    from siete.odds.report import about, chances_object, reply_object

    found = about(deck) | chances_object(deck)
    if reply is not None:
        found["best_reply"] = reply_object(reply)
    return found


def _lines(deck: "Deck", reply: "Reply | None", words: "Texts") -> list[str]:
    from siete.cli.odds_words import chances_words
    from siete.cli.reply_words import reply_words

    lines = [*chances_words(deck, words)]
    if reply is not None:
        lines += reply_words(reply, words)
    return lines


def _of_a_position(
    args: argparse.Namespace,
    rules: "Rules",
    hand: tuple[Card, ...],
    seen: tuple[Card, ...],
    total: int | None,
    bank: Card | None,
) -> None:
    from siete.odds.position import advice, position
    from siete.texts import texts

    words = texts(args.lang)
    place = position(rules, hand, seen, bank)
    advised = None if total is None else advice(place, total)
    if args.json:
        from siete.odds.report import about, position_object

        print_json(about(place.deck) | position_object(place, advised))
        return
    from siete.cli.odds_words import position_words

    print(*position_words(place, advised, words), sep="\n")


class _Line:
    """A line on a terminal that says how much is worked out; elsewhere nothing."""

    def __init__(self, words: "Texts") -> None:
        self._words = words
        self._line = Rewritten()

    def __enter__(self) -> "_Line":
        return self

    def __exit__(self, *_error: object) -> None:
        self._line.clear()

    def tell(self, done: int, parts: int) -> None:
        """So many parts are done."""
        self._line.say(self._words.say("odds-progress", percent=str(100 * done // parts)))
