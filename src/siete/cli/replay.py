"""``siete replay FILE...``: play records again and say whether their expectations hold."""

import argparse
from typing import TYPE_CHECKING, Any

from siete.cli.guard import REFUSED, refusal
from siete.cli.output import complain, print_json
from siete.cli.parser import add_language
from siete.cli.words import language, word
from siete.errors import SieteError

if TYPE_CHECKING:
    from siete.replay import Came, Mismatch, Replayed

MISMATCH = 1
_LONGEST = 200


def add_parser(subparsers: Any) -> None:
    """Add the command and what it takes to the command line."""
    parser = subparsers.add_parser(
        "replay", help=word("help-replay"), description=word("help-replay")
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help=word("help-replay-files"))
    parser.add_argument("--json", action="store_true", help=word("help-replay-json"))
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Play each file again; the worst exit code counts (docs/records.md).

    0: every expectation holds. 1: some do not. 2: a file can't be read, or an action is not
    allowed.
    """
    return max(_replay(file, as_json=args.json) for file in args.files)


def _replay(file: str, *, as_json: bool) -> int:
    from siete.record import load
    from siete.replay import replay

    try:
        replayed = replay(load(file))
    except SieteError as error:
        complain(refused_line(file, error))
        return REFUSED
    if as_json:
        print_json(_object(file, replayed))
        for mismatch in replayed.mismatches:
            complain(_differs(file, mismatch))
    else:
        _report(file, replayed)
    return MISMATCH if replayed.mismatches else 0


def _object(file: str, replayed: "Replayed") -> dict[str, object]:
    return {
        "file": file,
        "ok": not replayed.mismatches,
        "rounds": [_round(came) for came in replayed.rounds],
    }


def _round(came: "Came") -> dict[str, object]:
    from siete.amounts import format_amount
    from siete.cards import format_cards

    return {
        "net": {name: format_amount(amount) for name, amount in came.net.items()},
        "balances": {name: format_amount(amount) for name, amount in came.balances.items()},
        "banker": came.banker,
        "fouls": list(came.fouls),
        "hands": {
            name: [format_cards(cards) for cards in hands] for name, hands in came.hands.items()
        },
    }


def _report(file: str, replayed: "Replayed") -> None:
    from siete.texts import texts

    say = texts(language())
    for number, came in enumerate(replayed.rounds, 1):
        shown = ", ".join(
            f"{name} {say.amount(amount, signed=True)}" for name, amount in came.net.items()
        )
        print(say.say("replay-round", file=file, round=number, net=shown, banker=came.banker))
    for mismatch in replayed.mismatches:
        print(_differs(file, mismatch))
    count = len(replayed.mismatches)
    print(say.say("replay-differs" if count else "replay-holds", file=file, count=count))


def _differs(file: str, mismatch: "Mismatch") -> str:
    from siete.texts import texts

    return texts(language()).say(
        "replay-mismatch",
        file=file,
        round=mismatch.round,
        what=f"{mismatch.what} {mismatch.who}".strip(),
        expected=mismatch.expected,
        came=mismatch.came or "-",
    )


def _cut(action: str) -> str:
    """An action as a message repeats it; none that can be read is longer."""
    return action if len(action) <= _LONGEST else f"{action[:_LONGEST]}…"


def refused_line(file: str, error: SieteError) -> str:
    """The one line: which file, round and action, why, and what was allowed there."""
    from siete.texts import texts

    say = texts(language()).say
    reason = refusal(error)
    number = getattr(error, "round", 0)
    action = getattr(error, "action", "")
    allowed = getattr(error, "allowed", "")
    if not number:
        return f"{file}: {reason}"
    if action:
        where = say("replay-where-action", file=file, round=number, action=_cut(action))
    else:
        where = say("replay-where-round", file=file, round=number)
    allowance = f" {say('replay-allowed', allowed=allowed)}" if allowed else ""
    return f"{where}: {reason}{allowance}"
