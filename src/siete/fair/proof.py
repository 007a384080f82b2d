"""The proof of a shuffle as a value, and as it stands in a record (docs/records.md).

``siete.fair.chance`` makes bytes from it, ``siete.fair.check`` checks it.
"""

import re
import unicodedata
from collections.abc import Collection, Iterable, Mapping
from typing import Final

import msgspec

from siete.cards import Card
from siete.errors import SieteError
from siete.names import check_name, printable
from siete.toml import toml_key, toml_value

VERSION: Final = 1
"""The version of the fairness format (``docs/fairness.md``) that Siete makes and checks."""

FIRST_ROUND: Final = 1
"""The number of a table's first round; 0 is the choice of its first banker."""

HASH_BYTES: Final = 32
"""Bytes of a secret, of a commitment, and of a stream's beginning where it is told."""

NONCE_BYTES: Final = (16, 64)
"""The fewest and the most bytes of a nonce."""

_HEX: Final = re.compile(r"(?:[0-9a-f]{2})+", re.ASCII)
_TABLE: Final = re.compile(r"[A-Za-z0-9._~-]{1,64}", re.ASCII)
_ROUND_LIMIT: Final = 10**15
_EVERY_PROOF: Final = ("version", "table", "round", "commitment", "secret", "nonces")


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What makes the shuffles of one stock checkable.

    Texts are as written, well formed or not; a field that is not there has the value below.
    """

    version: int = 0
    """The version of the format."""
    table: str = ""
    """The table's id."""
    round: int = -1
    """The number, at this table, of the round before which the secret was made."""
    commitment: str = ""
    """What was shown before the stakes, in hex."""
    secret: str = ""
    """In hex; empty until it is published."""
    nonces: tuple[tuple[str, str], ...] = ()
    """Names and what each added, in hex, in the order of ``sorted_nonces``."""
    among: tuple[str, ...] = ()
    """In the proof of a lot: the seats that it was drawn among, in order of play."""
    chance: str = ""
    """In the proof of a lot: the first 32 bytes of its stream, in hex."""
    lot: "Proof | None" = None
    """The proof of the lot that chose the first banker, in the proof of the round after it."""


def sorted_nonces(nonces: Iterable[tuple[str, str]]) -> tuple[tuple[str, str], ...]:
    """Names in NFC with their nonces, in the order in which they are hashed: by code points."""
    return tuple(sorted((canonical_name(name), nonce) for name, nonce in nonces))


def without_secret(proof: Proof) -> Proof:
    """The same proof with nothing in it that tells a card: what may be shown during play."""
    return msgspec.structs.replace(proof, secret="")


def without_undealt(cards: Iterable[Card], undealt: Collection[Card]) -> tuple[Card, ...]:
    """A deck or new stock of which nothing is told but the cards that came, each in its place.

    The ``undealt`` stand in the other places in the fixed order: so a record of a stock that is
    still in play replays and tells nothing of what comes.
    """
    rest = iter(sorted(undealt))
    return tuple(next(rest) if card in undealt else card for card in cards)


# --- in a record ----------------------------------------------------------------------------------


def parse_proof(table: object) -> Proof:
    """The proof that a TOML or JSON table holds.

    Fields that are missing or badly formed are kept, for ``siete.fair.check`` to name; of a version
    that is not known nothing else is. Raises SieteError ``proof_unreadable`` (with ``field``) where
    a field is of another type or has no business there, ``no_name`` for what can't be a seat's
    name.
    """
    return _parse(table, (*_EVERY_PROOF, "lot"))


def _parse(table: object, allowed: tuple[str, ...]) -> Proof:
    if not isinstance(table, Mapping):
        raise SieteError("proof_unreadable", field="proof")
    version = table.get("version", 0)
    if type(version) is int and version not in (0, VERSION):
        return Proof(version=version)
    fields: dict[str, object] = {}
    for name, value in table.items():
        parsed = _parse_field(name, value) if name in allowed else None
        if parsed is None:
            raise SieteError("proof_unreadable", field=printable(str(name), 40))
        fields[name] = parsed
    return msgspec.convert(fields, Proof)


def _parse_field(name: str, value: object) -> object:
    """The value of a field, or None where its type is wrong."""
    match name:
        case "version" | "round":
            return value if type(value) is int else None
        case "nonces":
            return _parse_nonces(value)
        case "among":
            return _parse_seats(value)
        case "lot":
            return _parse(value, (*_EVERY_PROOF, "among", "chance"))
        case _:
            return value if isinstance(value, str) else None


def _parse_nonces(value: object) -> tuple[tuple[str, str], ...] | None:
    if not isinstance(value, Mapping):
        return None
    pairs = [
        (check_name(str(name)), nonce) for name, nonce in value.items() if isinstance(nonce, str)
    ]
    return sorted_nonces(pairs) if len(pairs) == len(value) else None


def _parse_seats(value: object) -> tuple[str, ...] | None:
    if not isinstance(value, list):
        return None
    seats = tuple(check_name(seat) for seat in value if isinstance(seat, str))
    return seats if len(seats) == len(value) else None


def proof_table(proof: Proof) -> dict[str, object]:
    """The proof as a table for TOML or JSON, without what is empty; ``parse_proof`` reads it."""
    table: dict[str, object] = {"version": proof.version}
    if proof.table:
        table["table"] = proof.table
    if proof.round >= 0:
        table["round"] = proof.round
    if proof.commitment:
        table["commitment"] = proof.commitment
    if proof.secret:
        table["secret"] = proof.secret
    table["nonces"] = dict(proof.nonces)
    if proof.among:
        table["among"] = list(proof.among)
    if proof.chance:
        table["chance"] = proof.chance
    if proof.lot is not None:
        table["lot"] = proof_table(proof.lot)
    return table


def format_proof(proof: Proof, header: str = "rounds.proof") -> str:
    """The proof as lines of TOML under ``[header]``, as they stand in a record."""
    lines = [f"[{header}]"]
    for name, value in proof_table(proof).items():
        if not isinstance(value, dict):
            lines.append(f"{name} = {toml_value(value)}")
        elif name == "nonces":
            pairs = ", ".join(
                f"{toml_key(who)} = {toml_value(nonce)}" for who, nonce in value.items()
            )
            lines.append(f"{name} = {{ {pairs} }}" if pairs else f"{name} = {{}}")
    text = "\n".join(lines) + "\n"
    if proof.lot is not None:
        text += "\n" + format_proof(proof.lot, f"{header}.lot")
    return text


# --- what is well formed --------------------------------------------------------------------------


def canonical_name(name: str) -> str:
    """A name as it is hashed: in Unicode NFC."""
    return unicodedata.normalize("NFC", name)


def is_table_id(table: str) -> bool:
    """Whether this is 1 to 64 ASCII letters, digits and ``.`` ``_`` ``~`` ``-``."""
    return _TABLE.fullmatch(table) is not None


def is_round_number(number: int) -> bool:
    """Whether this is a number of a round: 0 or more, 15 digits at most."""
    return 0 <= number < _ROUND_LIMIT


def is_hash(text: str) -> bool:
    """Whether this is a secret, a commitment or a lot's chance: 64 small hex digits."""
    return len(text) == 2 * HASH_BYTES and _HEX.fullmatch(text) is not None


def is_nonce(text: str) -> bool:
    """Whether this is a nonce: 16 to 64 bytes in small hex digits."""
    fewest, most = NONCE_BYTES
    return _HEX.fullmatch(text) is not None and fewest <= len(text) // 2 <= most


def check_well_formed(proof: Proof) -> None:
    """Refuses a proof from which nothing can be computed.

    Raises SieteError ``bad_table_id``, ``bad_round_number``, ``bad_secret``, ``bad_commitment``,
    ``bad_nonce`` (with ``name``) or ``nonce_twice`` (with ``name``).
    """
    if not is_table_id(proof.table):
        raise SieteError("bad_table_id", table=proof.table[:64])
    if not is_round_number(proof.round):
        raise SieteError("bad_round_number", number=proof.round)
    if not is_hash(proof.secret):
        raise SieteError("bad_secret", digits=2 * HASH_BYTES)
    if not is_hash(proof.commitment):
        raise SieteError("bad_commitment", digits=2 * HASH_BYTES)
    check_nonces(proof.nonces)


def check_nonces(nonces: Iterable[tuple[str, str]]) -> None:
    """Refuses a list of nonces: raises SieteError ``bad_nonce`` or ``nonce_twice``."""
    seen: set[str] = set()
    for name, nonce in nonces:
        if not is_nonce(nonce):
            fewest, most = NONCE_BYTES
            raise SieteError("bad_nonce", name=name, fewest=2 * fewest, most=2 * most)
        if canonical_name(name) in seen:
            raise SieteError("nonce_twice", name=name)
        seen.add(canonical_name(name))
