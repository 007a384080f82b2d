"""``siete verify FILE...``: whether the cards of records were shuffled as their proofs say."""

import argparse
from typing import TYPE_CHECKING, Any

from siete.cli.guard import REFUSED
from siete.cli.output import complain
from siete.cli.parser import add_language
from siete.cli.replay import refused_line
from siete.cli.words import language, word
from siete.errors import SieteError

if TYPE_CHECKING:
    from siete.fair import Finding
    from siete.record import Record
    from siete.texts import Texts
    from siete.verify import Verified

_CODES = {"holds": 0, "fails": 1, "open": REFUSED}


def add_parser(subparsers: Any) -> None:
    """Add the command and what it takes to the command line."""
    parser = subparsers.add_parser(
        "verify", help=word("help-verify"), description=word("help-verify")
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help=word("help-verify-files"))
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    """Check each file; the worst exit code counts.

    0: the proofs hold. 1: one does not, or the results are others. 2: a file is no record, has no
    proof, or has none that can be checked yet.
    """
    return max(_verify(file) for file in args.files)


def _verify(file: str) -> int:
    from siete.record import load
    from siete.texts import texts
    from siete.verify import verify

    try:
        record = load(file)
        verified = verify(record)
    except SieteError as error:
        complain(refused_line(file, error))
        return REFUSED
    say = texts(language())
    if verified.verdict == "open":
        complain(say.say("fair-file-open", file=file))
    else:
        print("\n".join(_report(file, record, verified, say)))
    return _CODES[verified.verdict]


def _report(file: str, record: "Record", verified: "Verified", say: "Texts") -> list[str]:
    """The file's verdict, then what was looked at, proof by proof."""
    from siete.texts.proofs import proof_words

    checked = [proof for proof in verified.proofs if proof.verdict != "open"]
    bad = sum(proof.verdict == "fails" for proof in checked)
    lines = []
    if bad:
        lines.append(say.say("fair-file-fails", file=file, bad=bad, count=len(checked)))
    else:
        lines.append(say.say("fair-file-holds", file=file, count=len(checked)))
    if not verified.results_hold:
        lines.append(f"  {say.say('fair-results-differ')}")
    for proof in verified.proofs:
        what = proof_words(proof, record, say)
        lines.append(f"  {say.say(f'fair-{proof.verdict}', what=what)}")
        lines += [f"    {_sentence(finding, say)}" for finding in proof.findings]
    return lines


def _sentence(finding: "Finding", say: "Texts") -> str:
    args = {
        name: value if not isinstance(value, tuple) else say.listed(value, "and") if value else ""
        for name, value in finding.params.items()
    }
    return say.say(f"fair-{finding.code.replace('_', '-')}", **args)
