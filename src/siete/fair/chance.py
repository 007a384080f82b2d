"""The commitment, and chance that nobody at the table can choose: shuffles and the lot.

The exact bytes are written down in ``docs/fairness.md``, with examples.
"""

import hashlib
import hmac
import secrets
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from itertools import count, islice
from typing import Final, Literal, TypeAlias

import msgspec

from siete.cards import DECK, Card
from siete.errors import SieteError
from siete.fair.proof import (
    HASH_BYTES,
    NONCE_BYTES,
    VERSION,
    Proof,
    check_nonces,
    check_well_formed,
    is_round_number,
    is_table_id,
    sorted_nonces,
)

Purpose: TypeAlias = Literal["shuffle", "lot"]
"""What a stream of chance is for: no two purposes ever share their bytes."""

_LABEL: Final = "siete fairness 1: "
_LENGTH_BYTES: Final = 4
_COUNTER_BYTES: Final = 8
_BYTE: Final = 256


# --- the life of a stock --------------------------------------------------------------------------


def new_secret() -> bytes:
    """A fresh secret of 256 bits from the operating system."""
    return secrets.token_bytes(HASH_BYTES)


def new_nonce() -> str:
    """A fresh nonce of 128 bits, in hex, for a player whose client is this program."""
    return secrets.token_hex(NONCE_BYTES[0])


def new_table_id() -> str:
    """A fresh id for a table that has no other: 128 bits in hex."""
    return secrets.token_hex(16)


def new_proof(table: str, number: int, secret: bytes | None = None) -> Proof:
    """A fresh secret with its commitment, for round ``number`` (from 0) of a table.

    A number is used once at a table, and numbers grow; 0 is the choice of the first banker. The
    proof must be on disk before its commitment is shown. ``secret`` is for tests. Raises SieteError
    ``bad_table_id``, ``bad_round_number`` or ``bad_secret``.
    """
    secret = new_secret() if secret is None else secret
    return Proof(
        version=VERSION,
        table=table,
        round=number,
        commitment=commitment_of(secret, table, number).hex(),
        secret=secret.hex(),
    )


def close(proof: Proof, nonces: Mapping[str, str]) -> Proof:
    """The proof with the players' nonces, by name, in hex: the list is closed.

    The list, as it stands in the result, is shown to everybody before the first card and never
    changes again. Raises SieteError ``bad_nonce`` (with ``name``) for a nonce that is not 16 to 64
    bytes in small hex digits, ``nonce_twice`` for two names that are the same in NFC.
    """
    closed = sorted_nonces(nonces.items())
    check_nonces(closed)
    return msgspec.structs.replace(proof, nonces=closed)


def lot_proof(proof: Proof, among: tuple[str, ...]) -> Proof:
    """The proof of a lot: published at once, then kept as ``lot`` of the first round's proof.

    Raises SieteError when the proof is badly formed (``check_well_formed``).
    """
    return msgspec.structs.replace(proof, among=among, chance=chance_of_lot(proof))


# --- chance ---------------------------------------------------------------------------------------


def commitment_of(secret: bytes, table: str, number: int) -> bytes:
    """The 32 bytes that bind a table to ``secret`` for one of its rounds.

    Raises SieteError ``bad_secret``, ``bad_table_id`` or ``bad_round_number``.
    """
    if len(secret) != HASH_BYTES:
        raise SieteError("bad_secret", digits=2 * HASH_BYTES)
    if not is_table_id(table):
        raise SieteError("bad_table_id", table=table[:64])
    if not is_round_number(number):
        raise SieteError("bad_round_number", number=number)
    return hashlib.sha256(_fields("commitment", table, str(number), secret)).digest()


def shuffle(proof: Proof, cards: Iterable[Card] = DECK, stream: int = 0) -> tuple[Card, ...]:
    """``cards``, all different, shuffled; the first is the top of the stock.

    ``stream`` is 0 for the deck and 1, 2, ... for each time that this stock ran out (R16), counted
    over all the rounds that it lasts. The result depends on which cards they are, not on their
    order. Raises SieteError when the proof is badly formed (``check_well_formed``).
    """
    chance = _chance(proof, "shuffle", stream)
    return fisher_yates(sorted(cards), partial(below, chance))


def deck_of(proof: Proof) -> tuple[Card, ...]:
    """The forty cards of the round, from the top, before any cut; raises as ``shuffle`` does."""
    return shuffle(proof)


def lot_of(proof: Proof, among: tuple[str, ...]) -> str:
    """Whom the lot makes banker (``bank.first = lot``), of 1 to 256 seats in order of play.

    Raises SieteError when the proof is badly formed (``check_well_formed``).
    """
    return among[below(_chance(proof, "lot", 0), len(among))]


def chance_of_lot(proof: Proof) -> str:
    """The first 32 bytes of the lot's stream, in hex; raises as ``lot_of`` does.

    The banker alone would not tell a changed nonce: one in so many seats, it is the same one.
    """
    return bytes(islice(_chance(proof, "lot", 0), HASH_BYTES)).hex()


def fisher_yates(cards: list[Card], draw: Callable[[int], int]) -> tuple[Card, ...]:
    """``cards`` shuffled, last place to second; ``draw(n)`` gives one of 0 to n - 1."""
    cards = list(cards)
    for last in range(len(cards) - 1, 0, -1):
        other = draw(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return tuple(cards)


def below(chance: Iterator[int], bound: int) -> int:
    """One of 0 to ``bound`` - 1, each as likely, from uniform bytes; bound 1 to 256.

    A byte at or above the largest multiple of the bound is thrown away: if its remainder counted,
    low numbers would come more often. Single bytes make that case common, so that a mistake in it
    shows in any test. Raises StopIteration when ``chance`` ends.
    """
    limit = _BYTE - _BYTE % bound
    byte = next(chance)
    while byte >= limit:
        byte = next(chance)
    return byte % bound


def _chance(proof: Proof, purpose: Purpose, number: int) -> Iterator[int]:
    """The endless bytes of one stream."""
    check_well_formed(proof)
    listed: list[str | bytes] = []
    for name, nonce in sorted_nonces(proof.nonces):
        listed += (name, bytes.fromhex(nonce))
    message = _fields(
        "stream",
        proof.table,
        str(proof.round),
        bytes.fromhex(proof.commitment),
        str(len(proof.nonces)),
        *listed,
        purpose,
        str(number),
    )
    return _blocks(bytes.fromhex(proof.secret), message)


def _blocks(key: bytes, message: bytes) -> Iterator[int]:
    for counter in count():
        yield from hmac.digest(key, message + counter.to_bytes(_COUNTER_BYTES, "big"), "sha256")


def _fields(label: str, *values: str | bytes) -> bytes:
    """A label and values, each with its length in front: no two lists of values look alike."""
    parts = [(_LABEL + label).encode()]
    parts += [value.encode() if isinstance(value, str) else value for value in values]
    return b"".join(len(part).to_bytes(_LENGTH_BYTES, "big") + part for part in parts)
