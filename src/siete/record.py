"""Records of rounds (docs/records.md): the TOML format, read and written."""

import re
import tomllib
from collections.abc import Mapping
from decimal import Decimal, InvalidOperation
from pathlib import Path
from typing import Any, Final

import msgspec

from siete.amounts import Amount, format_amount, parse_amount
from siete.cards import Card, format_cards, parse_cards
from siete.errors import SieteError
from siete.fair import Proof, format_proof, parse_proof
from siete.names import check_name, printable
from siete.rules import OPTIONS, Rules, build_rules, option_value, own_options
from siete.toml import toml_key, toml_value

FORMAT: Final = "siete/1"
LARGEST_FILE: Final = 32 * 1024 * 1024
"""Bytes of the largest file that is read."""

_LONG_KEY: Final = re.compile(
    r"""(?<![A-Za-z0-9_-])(?:(?:[A-Za-z0-9_-]+|"[^"\n]*"|'[^'\n]*')[ \t]*\.[ \t]*){16}"""
)
"""A dotted key that is not read: the time and room that a long one needs grow with its square."""
_DECIMAL: Final = re.compile(r"[0-9]+(\.[0-9]+)?")
_KINDS: Final[dict[str, Any]] = {
    "text": str,
    "list": list,
    "table": dict,
    "boolean": bool,  # before the numbers, which Python counts it among
    "number": int | Decimal,
}
"""What a value can be beside a date or a time: names for ``expected`` and ``found``."""
_TOP: Final = frozenset(("format", "ruleset", "variants", "seats", "banker", "options", "rounds"))
_ROUND: Final = frozenset(("deck", "reshuffles", "actions", "expect", "proof"))
_EXPECT: Final = frozenset(("net", "balances", "banker", "fouls", "hands"))


class Expect(msgspec.Struct, frozen=True):
    """What a round should come to; None is not looked at, and names may be left out.

    Amounts are in trillionths of a chip; ``hands`` are by name, in the order received.
    """

    net: dict[str, Amount] | None = None
    balances: dict[str, Amount] | None = None
    banker: str | None = None
    fouls: tuple[str, ...] | None = None
    hands: dict[str, tuple[tuple[Card, ...], ...]] | None = None


class RoundRecord(msgspec.Struct, frozen=True):
    """One entry: the cards named of its deck (None: no deck) and of each new stock, the actions."""

    deck: tuple[Card, ...] | None = None
    reshuffles: tuple[tuple[Card, ...], ...] = ()
    actions: tuple[str, ...] = ()
    expect: Expect | None = None
    proof: Proof | None = None


class Record(msgspec.Struct, frozen=True):
    """Rounds as they were played under one set of rules, by ``seats`` in order of play.

    ``banker`` is the first round's, None where the first entry chooses one.
    """

    rules: Rules
    seats: tuple[str, ...]
    banker: str | None = None
    rounds: tuple[RoundRecord, ...] = ()


class RecordError(SieteError):
    """A file is no record; ``round`` is the entry (from 1) that the fault is in, 0 for the head."""

    def __init__(self, code: str, round: int = 0, **params: str | int) -> None:
        super().__init__(code, **params)
        self.round = round


# Reading


def load(path: str | Path) -> Record:
    """Read a record from a file.

    Raises what ``read_text`` and ``parse_record`` raise.
    """
    return parse_record(read_text(path))


def read_text(path: str | Path) -> str:
    """The text of a UTF-8 file.

    Raises RecordError ``file_unreadable``, ``file_too_large`` or ``record_encoding``.
    """
    try:
        with Path(path).open("rb") as file:
            data = file.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else None
        raise RecordError("file_unreadable", reason=reason or type(error).__name__) from None
    if len(data) > LARGEST_FILE:
        raise RecordError("file_too_large", most=LARGEST_FILE)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RecordError("record_encoding", byte=error.start) from None


def parse_record(text: str) -> Record:
    """The record that a TOML text holds.

    Raises RecordError for what is no record, RulesError for rules that contradict one another.
    """
    if _LONG_KEY.search(text):
        raise RecordError("record_nested")
    try:
        top = tomllib.loads(text, parse_float=_exact)
    except RecursionError:
        raise RecordError("record_nested") from None
    except ValueError as error:
        raise RecordError("record_toml", reason=str(error)[:200]) from None
    _only(top, _TOP, 0)
    if top.get("format") != FORMAT:
        raise RecordError("record_format", format=FORMAT)
    for key in ("ruleset", "seats", "rounds"):
        if key not in top:
            raise RecordError("record_missing", key=key)
    variants = _texts(top.get("variants", []), "variants", 0)
    options = _table(top.get("options", {}), "options", 0)
    if len(options) > len(OPTIONS):  # then the nearest name is not looked for, thousands of times
        _only(options, frozenset(option.name for option in OPTIONS), 0)
    rules = build_rules(_text(top["ruleset"], "ruleset", 0), variants, options)
    seats = tuple(check_name(name) for name in _texts(top["seats"], "seats", 0))
    banker = None
    if "banker" in top:
        banker = _name(top["banker"], "banker", 0)
        if banker not in seats:
            raise RecordError("record_banker_unknown", name=banker)
    rounds = tuple(
        _round(_table(entry, "rounds", number), number)
        for number, entry in enumerate(_list(top["rounds"], "rounds", 0), 1)
    )
    return Record(rules, seats, banker, rounds)


def _exact(text: str) -> Decimal:
    """A decimal; infinity, which nothing allows, for an exponent that no decimal can have."""
    try:
        return Decimal(text)
    except InvalidOperation:
        return Decimal("Infinity")


def _only(table: Mapping[str, Any], known: frozenset[str], number: int) -> None:
    for key in table:
        if key not in known:
            shown = printable(key, 40)
            raise RecordError("record_key", number, key=shown, known=" ".join(sorted(known)))


def _wrong_kind(value: object, expected: str, key: str, number: int) -> RecordError:
    found = next((name for name, kind in _KINDS.items() if isinstance(value, kind)), "time")
    if (expected, found) == ("amount", "number"):
        found = "other"
    return RecordError("record_type", number, key=key, expected=expected, found=found)


def _typed(value: object, expected: str, key: str, number: int) -> Any:
    if not isinstance(value, _KINDS[expected]):
        raise _wrong_kind(value, expected, key, number)
    return value


def _text(value: object, key: str, number: int) -> str:
    return str(_typed(value, "text", key, number))


def _list(value: object, key: str, number: int) -> list[Any]:
    return list(_typed(value, "list", key, number))


def _table(value: object, key: str, number: int) -> dict[str, Any]:
    return dict(_typed(value, "table", key, number))


def _texts(value: object, key: str, number: int) -> tuple[str, ...]:
    return tuple(_text(item, key, number) for item in _list(value, key, number))


def _name(value: object, key: str, number: int) -> str:
    return check_name(_text(value, key, number))


def _round(entry: dict[str, Any], number: int) -> RoundRecord:
    _only(entry, _ROUND, number)
    deck = entry.get("deck")
    try:
        named = None if deck is None else parse_cards(_text(deck, "deck", number))
        reshuffles = tuple(
            parse_cards(text) for text in _texts(entry.get("reshuffles", []), "reshuffles", number)
        )
        actions = _texts(entry.get("actions", []), "actions", number)
        expect = entry.get("expect")
        proof = entry.get("proof")
        return RoundRecord(
            named,
            reshuffles,
            actions,
            None if expect is None else _expect(_table(expect, "expect", number), number),
            None if proof is None else parse_proof(_table(proof, "proof", number)),
        )
    except RecordError:
        raise
    except SieteError as error:
        raise RecordError(error.code, number, **error.params) from None


def _expect(table: dict[str, Any], number: int) -> Expect:
    _only(table, _EXPECT, number)
    hands = table.get("hands")
    fouls = table.get("fouls")
    return Expect(
        _amounts(table, "net", number),
        _amounts(table, "balances", number),
        _name(table["banker"], "banker", number) if "banker" in table else None,
        None if fouls is None else tuple(map(check_name, _texts(fouls, "fouls", number))),
        None
        if hands is None
        else {
            check_name(name): tuple(map(parse_cards, _texts(cards, "hands", number)))
            for name, cards in _table(hands, "hands", number).items()
        },
    )


def _amounts(table: dict[str, Any], key: str, number: int) -> dict[str, Amount] | None:
    if key not in table:
        return None
    return {
        check_name(name): _amount(value, key, number)
        for name, value in _table(table[key], key, number).items()
    }


def _amount(value: object, key: str, number: int) -> Amount:
    """A signed exact amount: a TOML number, or the text of one as in JSON."""
    if isinstance(value, bool) or not isinstance(value, int | Decimal | str):
        raise _wrong_kind(value, "amount", key, number)
    if isinstance(value, Decimal):
        if not value.is_finite() or abs(value.adjusted()) > 30:
            raise _wrong_kind(value, "amount", key, number)
        value = f"{value:f}"
    text = str(value) if isinstance(value, str) or abs(value) < 10**30 else ""
    amount = parse_amount(text.removeprefix("-"))
    return -amount if text.startswith("-") else amount


# Writing


def format_record(record: Record) -> str:
    """The record as TOML; ``parse_record`` gives an equal record back."""
    rules = record.rules
    lines = [f"format = {toml_value(FORMAT)}", f"ruleset = {toml_value(rules.ruleset)}"]
    if rules.variants:
        lines.append(f"variants = {toml_value(rules.variants)}")
    lines.append(f"seats = {toml_value(record.seats)}")
    if record.banker is not None:
        lines.append(f"banker = {toml_value(record.banker)}")
    if not record.rounds:
        lines.append("rounds = []")
    options = [
        f"{toml_value(option.name)} = {_option(option_value(rules, option.name))}"
        for option in own_options(rules)
    ]
    if options:
        lines += ["", "[options]", *options]
    for entry in record.rounds:
        lines += ["", "[[rounds]]", *_round_lines(entry)]
    return "\n".join(lines) + "\n"


def _round_lines(entry: RoundRecord) -> list[str]:
    lines = []
    if entry.deck is not None:
        lines.append(f"deck = {toml_value(format_cards(entry.deck))}")
    if entry.reshuffles:
        lines.append(
            f"reshuffles = {toml_value([format_cards(cards) for cards in entry.reshuffles])}"
        )
    if entry.actions:
        lines.append("actions = [")
        lines += [f"  {toml_value(action)}," for action in entry.actions]
        lines.append("]")
    if entry.expect is not None:
        lines += ["", "[rounds.expect]", *_expect_lines(entry.expect)]
    if entry.proof is not None:
        lines += ["", *format_proof(entry.proof).splitlines()]
    return lines


def _expect_lines(expect: Expect) -> list[str]:
    lines = []
    for key, amounts in (("net", expect.net), ("balances", expect.balances)):
        if amounts is not None:
            shown = ", ".join(
                f"{toml_key(name)} = {format_amount(won)}" for name, won in amounts.items()
            )
            lines.append(f"{key} = {{ {shown} }}" if shown else f"{key} = {{}}")
    if expect.banker is not None:
        lines.append(f"banker = {toml_value(expect.banker)}")
    if expect.fouls is not None:
        lines.append(f"fouls = {toml_value(expect.fouls)}")
    if expect.hands is not None:
        shown = ", ".join(
            f"{toml_key(name)} = {toml_value([format_cards(cards) for cards in hands])}"
            for name, hands in expect.hands.items()
        )
        lines.append(f"hands = {{ {shown} }}" if shown else "hands = {}")
    return lines


def _option(value: object) -> str:
    """The value of an option, in which a text of digits is an exact number."""
    if isinstance(value, list):
        return f"[{', '.join(map(_option, value))}]"
    if isinstance(value, str) and _DECIMAL.fullmatch(value):
        return value
    return toml_value(value)
