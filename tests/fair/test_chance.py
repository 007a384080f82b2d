"""Numbers without a bias, shuffles without a favourite, secrets that nobody else has."""

import itertools
import unicodedata
from collections import Counter

import pytest

from siete.cards import DECK
from siete.errors import SieteError
from siete.fair import (
    Proof,
    below,
    close,
    commitment_of,
    deck_of,
    fisher_yates,
    lot_of,
    new_nonce,
    new_proof,
    new_secret,
    new_table_id,
    shuffle,
    without_secret,
    without_undealt,
)

SECRET = bytes(range(32))
NONCES = {"Ana": "0a" * 16, "Blai": "0b" * 16}


def a_proof() -> Proof:
    return close(new_proof("evening", 7, SECRET), NONCES)


@pytest.mark.parametrize("bound", range(1, 257))
def test_over_all_bytes_each_number_below_a_bound_comes_equally_often(bound: int) -> None:
    chance = iter(range(256))
    drawn: Counter[int] = Counter()
    try:
        while True:
            drawn[below(chance, bound)] += 1
    except StopIteration:
        pass
    assert drawn == Counter(dict.fromkeys(range(bound), 256 // bound))


def test_over_all_draws_each_order_of_the_cards_comes_once() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for draws in itertools.product(range(5), range(4), range(3), range(2)):
        in_turn = dict(zip((5, 4, 3, 2), draws, strict=True))
        orders[fisher_yates(list(DECK[:5]), in_turn.__getitem__)] += 1
    assert orders == Counter(itertools.permutations(DECK[:5]))


def test_a_shuffle_has_the_same_cards_and_does_not_depend_on_the_order_given() -> None:
    cards = DECK[3:20]
    shuffled = shuffle(a_proof(), cards, 1)
    assert sorted(shuffled) == list(cards)
    assert shuffled == shuffle(a_proof(), reversed(cards), 1)
    assert shuffled == shuffle(a_proof(), shuffled, 1)


def test_every_stream_is_a_chance_of_its_own() -> None:
    assert len({shuffle(a_proof(), DECK, stream) for stream in range(50)}) == 50


def test_the_lot_shares_no_bytes_with_the_shuffle() -> None:
    seats = tuple(str(card) for card in DECK)
    same = 0
    for number in range(400):
        proof = new_proof("t", number, SECRET)
        # The first number below 40 of a shuffle says which card comes last.
        same += lot_of(proof, seats) == str(deck_of(proof)[-1])
    assert same < 30  # ten are expected by chance


def test_secrets_nonces_and_table_ids_are_never_the_same() -> None:
    assert len({new_secret() for _ in range(1000)}) == 1000
    assert len({new_nonce() for _ in range(1000)}) == 1000
    assert len({new_table_id() for _ in range(1000)}) == 1000
    assert {len(new_secret()) for _ in range(10)} == {32}
    assert new_proof("t", 1).secret != new_proof("t", 1).secret


def test_a_commitment_is_of_one_secret_one_table_and_one_round() -> None:
    other = SECRET[:-1] + b"\x00"
    made = {
        commitment_of(secret, table, number)
        for secret in (SECRET, other)
        for table in ("t", "t1", "t11")
        for number in (0, 1, 11)
    }
    assert len(made) == 18


def test_each_part_of_a_proof_changes_the_deck() -> None:
    proofs = [
        a_proof(),
        close(new_proof("evening", 8, SECRET), NONCES),
        close(new_proof("Evening", 7, SECRET), NONCES),
        close(new_proof("evening", 7, bytes(32)), NONCES),
        close(new_proof("evening", 7, SECRET), {}),
        close(new_proof("evening", 7, SECRET), {"Ana": NONCES["Ana"]}),
        close(new_proof("evening", 7, SECRET), {"Ana": NONCES["Blai"], "Blai": NONCES["Ana"]}),
        close(new_proof("evening", 7, SECRET), {**NONCES, "Blai": "0b" * 17}),
        close(new_proof("evening", 7, SECRET), {"Ana": NONCES["Ana"], "Blaia": NONCES["Blai"]}),
    ]
    assert len({deck_of(proof) for proof in proofs}) == len(proofs)


def test_the_list_of_nonces_has_one_order_and_one_spelling() -> None:
    name = unicodedata.normalize("NFD", "Núria")
    one = close(new_proof("t", 1, SECRET), {name: "0a" * 16, "Blai": "0b" * 16})
    other = close(new_proof("t", 1, SECRET), {"Blai": "0b" * 16, "Núria": "0a" * 16})
    assert one == other
    assert [who for who, _ in one.nonces] == ["Blai", "Núria"]


def test_what_may_be_shown_during_play_has_no_secret_in_it() -> None:
    shown = without_secret(a_proof())
    assert SECRET.hex() not in repr(shown)
    assert (shown.commitment, shown.nonces) == (a_proof().commitment, a_proof().nonces)
    with pytest.raises(SieteError, match="bad_secret"):
        deck_of(shown)


def test_of_a_stock_in_play_only_the_cards_that_came_keep_their_places() -> None:
    deck = deck_of(a_proof())
    undealt = frozenset(deck[:10] + deck[25:])
    shown = without_undealt(deck, undealt)
    assert shown[10:25] == deck[10:25]
    assert shown[:10] + shown[25:] == tuple(sorted(undealt))


@pytest.mark.parametrize("nonce", ["", "0a" * 15, "0a" * 65, "0A" * 16, "0g" * 16, "0a" * 16 + "0"])
def test_a_nonce_that_is_no_nonce_is_refused(nonce: str) -> None:
    with pytest.raises(SieteError) as refused:
        close(new_proof("t", 1), {"Ana": nonce})
    assert refused.value.code == "bad_nonce"
    assert refused.value.params["name"] == "Ana"


def test_two_spellings_of_one_name_are_refused() -> None:
    nonces = {"Núria": "0a" * 16, unicodedata.normalize("NFD", "Núria"): "0b" * 16}
    with pytest.raises(SieteError, match="nonce_twice"):
        close(new_proof("t", 1), nonces)


@pytest.mark.parametrize(
    ("table", "number", "secret", "code"),
    [
        ("", 1, SECRET, "bad_table_id"),
        ("a b", 1, SECRET, "bad_table_id"),
        ("x" * 65, 1, SECRET, "bad_table_id"),
        ("t\n", 1, SECRET, "bad_table_id"),
        ("t", -1, SECRET, "bad_round_number"),
        ("t", 10**15, SECRET, "bad_round_number"),
        ("t", 1, SECRET[1:], "bad_secret"),
    ],
)
def test_a_commitment_to_nonsense_is_refused(
    table: str, number: int, secret: bytes, code: str
) -> None:
    with pytest.raises(SieteError) as refused:
        new_proof(table, number, secret)
    assert refused.value.code == code
