"""What Siete shuffles is what docs/fairness.md says, computed twice: there and in Siete."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from siete.cards import DECK, format_cards, parse_cards
from siete.fair import (
    chance_of_lot,
    close,
    commitment_of,
    deck_of,
    lot_of,
    lot_proof,
    new_proof,
    shuffle,
)
from tests.fair.by_hand import FIXED_ORDER, Stream, commitment

_PAGE = Path(__file__).parents[2] / "docs" / "fairness.md"


def examples() -> list[dict[str, Any]]:
    blocks = re.findall(r"```toml\n(.*?)```", _PAGE.read_text(encoding="utf-8"), re.DOTALL)
    found = [block for block in blocks if "[[examples]]" in block]
    return [example for block in found for example in tomllib.loads(block)["examples"]]


@pytest.mark.parametrize("example", examples(), ids=lambda example: str(example["table"]))
def test_the_examples_of_the_page_follow_from_the_page(example: dict[str, Any]) -> None:
    secret = bytes.fromhex(example["secret"])
    nonces = {name: bytes.fromhex(nonce) for name, nonce in example["nonces"].items()}
    start = (secret, example["table"], example["round"])
    assert commitment(*start).hex() == example["commitment"]
    deck = " ".join(example["deck"].split())
    assert Stream(*start, nonces, "shuffle", 0).shuffled(FIXED_ORDER) == deck
    assert Stream(*start, nonces, "lot", 0).below(example["seats"]) == example["lot"]
    assert Stream(*start, nonces, "lot", 0).take(32).hex() == example["chance"]
    if "reshuffle" in example:
        again = example["cards_again"].split()
        assert Stream(*start, nonces, "shuffle", 1).shuffled(again) == example["reshuffle"]
        assert Stream(*start, nonces, "shuffle", 0).take(32).hex() == example["first_bytes"]


@pytest.mark.parametrize("example", examples(), ids=lambda example: str(example["table"]))
def test_siete_makes_the_examples_of_the_page(example: dict[str, Any]) -> None:
    proof = new_proof(example["table"], example["round"], bytes.fromhex(example["secret"]))
    proof = close(proof, example["nonces"])
    assert proof.commitment == example["commitment"]
    assert format_cards(deck_of(proof)) == " ".join(example["deck"].split())
    seats = tuple(str(place) for place in range(example["seats"]))
    assert lot_of(proof, seats) == str(example["lot"])
    assert lot_proof(proof, seats).chance == example["chance"]
    if "reshuffle" in example:
        again = parse_cards(example["cards_again"])
        assert format_cards(shuffle(proof, again, 1)) == example["reshuffle"]


def test_there_are_examples_with_and_without_nonces() -> None:
    counts = sorted(len(example["nonces"]) for example in examples())
    assert counts == [0, 3]


SECRETS = st.binary(min_size=32, max_size=32)
TABLES = st.text("abcXYZ019._~-", min_size=1, max_size=64)
ROUNDS = st.integers(0, 10**15 - 1)
NAMES = st.text(st.sampled_from("aZÑç·ñλΩ漢𝔸'. -_"), min_size=1, max_size=24)
NONCES = st.dictionaries(NAMES, st.binary(min_size=16, max_size=64), max_size=12)


@given(SECRETS, TABLES, ROUNDS, NONCES, st.integers(0, 30), st.sets(st.sampled_from(DECK)))
def test_any_shuffle_and_any_lot_is_the_pages(
    secret: bytes, table: str, number: int, nonces: dict[str, bytes], stream: int, cards: set[int]
) -> None:
    proof = new_proof(table, number, secret)
    proof = close(proof, {name: nonce.hex() for name, nonce in nonces.items()})
    start = (secret, table, number)
    assert commitment_of(*start) == commitment(*start) == bytes.fromhex(proof.commitment)
    codes = format_cards(list(cards)).split()
    by_hand = Stream(*start, nonces, "shuffle", stream)
    assert format_cards(shuffle(proof, cards, stream)) == by_hand.shuffled(codes)
    seats = tuple(f"seat {place}" for place in range(1 + stream))
    drawn = Stream(*start, nonces, "lot", 0).below(len(seats))
    assert lot_of(proof, seats) == f"seat {drawn}"
    assert chance_of_lot(proof) == Stream(*start, nonces, "lot", 0).take(32).hex()
