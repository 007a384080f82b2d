"""A proof as it stands in a record: written, read again, and refused where it makes no sense."""

import tomllib
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from siete.errors import SieteError
from siete.fair import (
    Proof,
    close,
    format_proof,
    lot_proof,
    new_proof,
    parse_proof,
    proof_table,
    without_secret,
)

LETTERS = "aZ9Ñçλ漢𝔸_-.'"
NAMES = st.text(LETTERS, min_size=1, max_size=12).map(lambda text: f"N {text}x")
NONCES = st.dictionaries(NAMES, st.binary(min_size=16, max_size=64).map(bytes.hex), max_size=5)
PROOFS = st.builds(
    lambda table, number, nonces: close(new_proof(table, number), nonces),
    st.text("abcXYZ019._~-", min_size=1, max_size=64),
    st.integers(0, 10**15 - 1),
    NONCES,
)
SEATS = st.lists(NAMES, min_size=2, max_size=12, unique=True).map(tuple)
WITH_LOT = st.builds(
    lambda proof, lot, seats: msgspec.structs.replace(proof, lot=lot_proof(lot, seats)),
    PROOFS,
    PROOFS,
    SEATS,
)


def read(text: str) -> Proof:
    return parse_proof(tomllib.loads(f"[[rounds]]\n\n{text}")["rounds"][0]["proof"])


@given(PROOFS | WITH_LOT | PROOFS.map(without_secret) | st.just(Proof(version=1)))
def test_a_proof_that_is_written_is_read_again_as_it_was(proof: Proof) -> None:
    assert read(format_proof(proof)) == proof
    assert parse_proof(msgspec.json.decode(msgspec.json.encode(proof_table(proof)))) == proof


def test_it_stands_in_a_record_as_the_page_shows_it() -> None:
    lot = lot_proof(close(new_proof("evening", 0, bytes(32)), {}), ("Ana", "Blai d'Oc"))
    proof = close(new_proof("evening", 1), {"Blai d'Oc": "0a" * 16, "Ana": "0b" * 16})
    assert format_proof(msgspec.structs.replace(without_secret(proof), lot=lot)) == (
        "[rounds.proof]\n"
        "version = 1\n"
        'table = "evening"\n'
        "round = 1\n"
        f'commitment = "{proof.commitment}"\n'
        f'nonces = {{ Ana = "{"0b" * 16}", "Blai d\'Oc" = "{"0a" * 16}" }}\n'
        "\n"
        "[rounds.proof.lot]\n"
        "version = 1\n"
        'table = "evening"\n'
        "round = 0\n"
        f'commitment = "{lot.commitment}"\n'
        f'secret = "{"00" * 32}"\n'
        "nonces = {}\n"
        'among = ["Ana", "Blai d\'Oc"]\n'
        f'chance = "{lot.chance}"\n'
    )


GOOD: dict[str, Any] = proof_table(close(new_proof("t", 1, bytes(32)), {"Ana": "0a" * 16}))


@pytest.mark.parametrize(
    ("changed", "field"),
    [
        ({"version": "1"}, "version"),
        ({"version": True}, "version"),
        ({"round": 1.0}, "round"),
        ({"table": 7}, "table"),
        ({"secret": ["00"]}, "secret"),
        ({"commitment": {}}, "commitment"),
        ({"nonces": ["0a"]}, "nonces"),
        ({"nonces": {"Ana": 7}}, "nonces"),
        ({"among": ["Ana"]}, "among"),
        ({"chance": "00" * 32}, "chance"),
        ({"lot": 3}, "proof"),
        ({"lot": GOOD | {"among": "Ana"}}, "among"),
        ({"lot": GOOD | {"among": ["Ana", 3]}}, "among"),
        ({"lot": GOOD | {"chance": 7}}, "chance"),
        ({"lot": GOOD | {"lot": GOOD}}, "lot"),
        ({"secrets": "00"}, "secrets"),
        ({"\x1b[2J": "00"}, "\\x1b[2J"),
    ],
    ids=str,
)
def test_what_can_not_be_a_proof_is_refused(changed: dict[str, object], field: str) -> None:
    with pytest.raises(SieteError) as refused:
        parse_proof(GOOD | changed)
    assert (refused.value.code, refused.value.params) == ("proof_unreadable", {"field": field})


@pytest.mark.parametrize("what", [None, 3, "proof", [GOOD]])
def test_a_proof_is_a_table(what: object) -> None:
    with pytest.raises(SieteError, match="proof_unreadable"):
        parse_proof(what)


@pytest.mark.parametrize("name", ["", "\x1b[2J", "a  b", "x" * 25])
def test_a_name_that_no_seat_may_have_is_refused(name: str) -> None:
    with pytest.raises(SieteError, match="no_name"):
        parse_proof(GOOD | {"nonces": {name: "0a" * 16}})


@pytest.mark.parametrize("version", [2, -1, 10**30])
def test_of_another_version_nothing_else_is_read(version: int) -> None:
    assert parse_proof({"version": version, "new": [1, 2]}) == Proof(version=version)
