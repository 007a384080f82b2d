"""What `siete verify` says of records and changed copies, for the browser's check to compare.

``python -m tests.fair.for_browser`` writes ``browser/findings.json``; the client's tests read it.
``--play`` plays the games of ``browser/*.toml`` anew before, with fresh secrets.
"""

import json
import re
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from siete.bots import make_bot
from siete.errors import SieteError
from siete.game import DEALER, legal, to_act
from siete.game.actions import Join
from siete.play import Game
from siete.record import format_record, parse_record
from siete.rules import Rules, build_rules
from siete.verify import verify

HERE: Final = Path(__file__).parent
PLAYED: Final = HERE / "browser"
FINDINGS: Final = PLAYED / "findings.json"
NAMES: Final = ("Zoë", "Ana", "Ζωή", "O'Neil-Ríos", "𐐀lma")
"""Names whose order differs between code points, UTF-16 units and a language's own sort."""

Edits = dict[int, str | None]
"""New texts of lines, by number from 0; None takes the line away."""

_HEX: Final = re.compile(r'"([0-9a-f]{32,})"')
_CARDS: Final = re.compile(r"(\d+[oceb]) (\d+[oceb])")
_WRITTEN_OTHERWISE: Final = {
    "version": (
        ("another version", "version = 2"),
        ("a text as version", 'version = "1"'),
        ("a decimal as version", "version = 1.0"),
    ),
    "table": (("another table", 'table = "another"'),),
    "round": (("another round", "round = 999"), ("a round below 0", "round = -1")),
    "nonces": (
        ("all nonces", "nonces = {}"),
        ("a stranger's nonce", f'nonces = {{ Nobody = "{"00" * 16}" }}'),
        ("a short nonce", 'nonces = { Ana = "0011" }'),
    ),
    "secret": (("a short secret", 'secret = "00"'),),
    "among": (("seats of the lot", 'among = ["Ana"]'),),
}
_DIGIT: Final = dict(zip("0123456789abcdef", "123456789abcdef0", strict=True))
_GAMES: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "played_every_round": ("siete_y_media", ()),
    "played_with_joiner": ("siete_y_media", ()),
    "played_with_cuts": ("set_i_mig", ()),
    "played_pot": ("sette_e_mezzo", ("pot", "wild", "split")),
}


def records() -> dict[str, str]:
    """The records that are checked on both sides, by name."""
    files = sorted([*(HERE / "records").glob("*.toml"), *PLAYED.glob("*.toml")])
    return {file.stem: file.read_text("utf-8") for file in files}


def changes(lines: Sequence[str]) -> Iterator[tuple[str, Edits]]:
    """What somebody may have changed in a record, one thing at a time."""
    yield "nothing", {}
    for number, line in enumerate(lines):
        key = line.partition(" = ")[0]
        for place, found in enumerate(_HEX.finditer(line)):
            if place < 2:
                at = found.start(1) + 5
                yield f"a digit of {key}", {number: line[:at] + _DIGIT[line[at]] + line[at + 1 :]}
        if key in ("deck", "reshuffles"):
            yield f"two cards of {key}", {number: _CARDS.sub(r"\2 \1", line, count=1)}
            yield f"a card twice in {key}", {number: _CARDS.sub(r"\1 \1", line, count=1)}
            yield f"no {key}", {number: None}
        if key in ("version", "table", "commitment", "nonces", "among", "chance", "secret"):
            yield f"no {key}", {number: None}
        for what, instead in _WRITTEN_OTHERWISE.get(key, ()):
            yield what, {number: instead}
        if " cut " in line:
            yield "the cut", {number: re.sub(r"cut \d+", "cut 33", line)}
        if key == "banker" and number < lines.index("[[rounds]]"):
            other = next(name for name in re.findall(r'"(.+?)"', lines[2]) if name not in line)
            yield "the first banker", {number: f'banker = "{other}"'}


@cache
def cases() -> list[dict[str, Any]]:
    """Every change of every record, and what `siete verify` finds then."""
    found = []
    for name, text in records().items():
        lines = text.splitlines()
        for what, edits in changes(lines):
            edited = [edits.get(number, line) for number, line in enumerate(lines)]
            changed = "\n".join(line for line in edited if line is not None) + "\n"
            found.append({"record": name, "what": what, "edits": edits} | _verdict(changed))
    plain: list[dict[str, Any]] = json.loads(json.dumps(found))
    return plain


def _verdict(text: str) -> dict[str, Any]:
    try:
        record = parse_record(text)
        verified = verify(record)
    except SieteError as error:
        return {"refused": error.code}
    proofs = [
        {
            "what": checked.what,
            "first": checked.first,
            "last": checked.last,
            "verdict": checked.verdict,
            "findings": [
                [each.code, each.params]
                for each in checked.findings
                if each.outcome != "holds" or verified.verdict == "holds"
            ],
        }
        for checked in verified.proofs
        if checked.verdict != "holds" or verified.verdict == "holds"
    ]
    return {
        "verdict": verified.verdict,
        "proofs": proofs,
        "results": verified.results_hold,
        "stockGoesOn": record.rules.deck_shuffle == "when_needed",
        "bankByLot": record.rules.bank_first == "lot",
    }


def _play(rules: Rules, rounds: int, joiner: str | None) -> Game:
    game = Game(rules, NAMES)
    names = list(NAMES)
    while game.table.played < rounds:
        (seat, *_) = to_act(game.table)
        if seat != DEALER:
            bot = make_bot("varied", rules, seat)
            game.act(bot.choose(game.view(seat), legal(game.table, seat)))
            continue
        if game.table.phase == "between":
            if joiner is not None and game.table.played == 1 and joiner not in names:
                game.act(Join(DEALER, joiner))
                names.append(joiner)
            game.add_nonce(0, "ab" * 32)
        game.step()
    return game


def main() -> None:
    """Write what the client's tests read."""
    if "--play" in sys.argv:
        for name, (ruleset, variants) in _GAMES.items():
            rules = build_rules(ruleset, variants)
            joiner = "Dídac" if name == "played_with_joiner" else None
            played = format_record(_play(rules, 3, joiner).record())
            (PLAYED / f"{name}.toml").write_text(played, "utf-8")
    written = ",\n".join(json.dumps(case, ensure_ascii=False) for case in cases())
    FINDINGS.write_text(f"[\n{written}\n]\n", "utf-8")


if __name__ == "__main__":
    main()
