"""An honest proof holds; whatever is changed in it or in the cards is found, and named."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from siete.cards import CODE_OF, DECK, parse_cards
from siete.fair import (
    Finding,
    Proof,
    Stock,
    check_lot,
    check_round,
    check_stocks,
    close,
    deck_of,
    lot_of,
    lot_proof,
    new_proof,
    shuffle,
    without_secret,
)

SEATS = ("Ana", "Blai", "Carme")
USED = tuple(parse_cards(text) for text in ("1o 2o 10c 7e 3b", "12e 11b 4c 4o 6e 6o 2c"))
NONCES = {"Blai": "0b" * 16, "Carme": "0c" * 32}
SECRET = bytes(range(32))


def a_proof(number: int = 7, table: str = "evening") -> Proof:
    return close(new_proof(table, number, SECRET), NONCES)


def an_honest_stock(proof: Proof | None = None, **changed: Any) -> Stock:
    honest = a_proof() if proof is None else proof
    stock = Stock(
        first=1,
        last=1,
        proof=honest,
        deck=deck_of(honest),
        reshuffles=[shuffle(honest, cards, n) for n, cards in enumerate(USED, 1)],
        reshuffled_from=[frozenset(cards) for cards in USED],
        seats=SEATS,
    )
    return replace(stock, **changed)


def found(stock: Stock) -> tuple[Finding, ...]:
    return check_stocks([stock])[0]


def faults(stock: Stock) -> list[str]:
    return [finding.code for finding in found(stock) if finding.outcome == "fails"]


def the_fault(stock: Stock) -> Finding:
    (fault,) = (finding for finding in found(stock) if finding.outcome == "fails")
    return fault


def test_an_honest_stock_holds_and_says_what_was_looked_at() -> None:
    assert found(an_honest_stock()) == (
        Finding("holds", "commitment_holds", {"commitment": a_proof().commitment}),
        Finding("holds", "deck_holds", {"cards": 40}),
        Finding("holds", "reshuffles_hold", {"count": 2}),
        Finding("holds", "nonces", {"count": 2, "names": ("Blai", "Carme")}),
    )


def test_it_holds_too_without_a_replay_without_reshuffles_and_without_nonces() -> None:
    alone = close(new_proof("evening", 7, SECRET), {})
    stock = an_honest_stock(alone, reshuffles=(), reshuffled_from=None)
    assert [finding.code for finding in found(stock)] == [
        "commitment_holds",
        "deck_holds",
        "nonces",
    ]
    assert faults(an_honest_stock(reshuffled_from=None)) == []


def flipped(hexadecimal: str) -> str:
    """The same hex with its last digit changed."""
    return hexadecimal[:-1] + ("1" if hexadecimal[-1] == "0" else "0")


@pytest.mark.parametrize(
    ("changed", "codes"),
    [
        ({"version": 2}, ["version_unknown"]),
        ({"version": 0}, ["field_missing"]),
        ({"secret": flipped(a_proof().secret)}, ["commitment_differs"]),
        ({"secret": ""}, ["secret_missing"]),
        ({"secret": SECRET.hex().upper()}, ["secret_malformed"]),
        ({"secret": SECRET.hex()[2:]}, ["secret_malformed"]),
        ({"secret": "é" * 64}, ["secret_malformed"]),
        ({"commitment": flipped(a_proof().commitment)}, ["commitment_differs"]),
        ({"commitment": ""}, ["field_missing"]),
        ({"commitment": "0x" + "0" * 62}, ["commitment_malformed"]),
        ({"table": "another"}, ["commitment_differs"]),
        ({"table": ""}, ["field_missing"]),
        ({"table": "a table"}, ["table_malformed"]),
        ({"round": 8}, ["commitment_differs"]),
        ({"round": -1}, ["field_missing"]),
        ({"round": 10**15}, ["round_malformed"]),
        ({"table": "", "round": -1}, ["field_missing", "field_missing"]),
        ({"nonces": (("Blai", "0b" * 16), ("Carme", "0c" * 31 + "0d"))}, ["deck_differs"]),
        ({"nonces": (("Blai", "0b" * 16),)}, ["deck_differs"]),
        ({"nonces": (("Ana", "0a" * 16), *a_proof().nonces)}, ["deck_differs"]),
        ({"nonces": (("Ana", "0b" * 16), ("Carme", "0c" * 32))}, ["deck_differs"]),
        ({"nonces": (("Blai", "0b"), ("Carme", "0c" * 32))}, ["nonce_malformed"]),
        ({"nonces": (("Blai", "0b" * 16), ("Blai", "0b" * 16))}, ["nonce_twice"]),
        ({"nonces": (("Blai", "0b" * 16), ("Carmeta", "0c" * 32))}, ["nonce_stranger"]),
    ],
)
def test_a_proof_that_was_changed_is_found_out(
    changed: dict[str, object], codes: list[str]
) -> None:
    proof = replace(a_proof(), **changed)
    stock = replace(an_honest_stock(), proof=proof, reshuffles=(), reshuffled_from=())
    assert faults(stock) == codes


def test_a_changed_nonce_moves_most_cards_and_a_changed_card_few() -> None:
    changed = replace(a_proof(), nonces=(("Blai", "0b" * 17),))
    assert the_fault(an_honest_stock(changed, deck=deck_of(a_proof()))).params["most"] == "yes"
    deck = list(deck_of(a_proof()))
    deck[2], deck[30] = deck[30], deck[2]
    assert the_fault(an_honest_stock(deck=deck)).params == {
        "position": "3",
        "expected": CODE_OF[deck[30]],
        "has": CODE_OF[deck[2]],
        "differing": 2,
        "most": "no",
    }


@given(st.permutations(DECK))
def test_no_other_deck_holds(deck: list[int]) -> None:
    assert faults(an_honest_stock(deck=deck)) == ["deck_differs"]


@pytest.mark.parametrize(
    ("deck", "code"),
    [
        (None, "deck_missing"),
        (deck_of(a_proof())[:39], "deck_not_whole"),
        (deck_of(a_proof())[:39] + deck_of(a_proof())[:1], "deck_not_whole"),
        ((), "deck_not_whole"),
    ],
    ids=["none", "39 cards", "a card twice", "empty"],
)
def test_a_deck_that_is_no_deck_does_not_hold(deck: tuple[int, ...] | None, code: str) -> None:
    assert faults(an_honest_stock(deck=deck)) == [code]


def exchange(cards: tuple[int, ...]) -> tuple[int, ...]:
    return (cards[1], cards[0], *cards[2:])


REFILLS = tuple(shuffle(a_proof(), cards, n) for n, cards in enumerate(USED, 1))


@pytest.mark.parametrize(
    ("reshuffles", "codes"),
    [
        ((REFILLS[0], exchange(REFILLS[1])), ["reshuffle_differs"]),
        ((exchange(REFILLS[0]), exchange(REFILLS[1])), ["reshuffle_differs"] * 2),
        ((REFILLS[0], REFILLS[1][1:]), ["reshuffle_cards"]),
        (REFILLS[:1], ["reshuffle_cards"]),
        ((*REFILLS, REFILLS[0]), ["reshuffle_cards"]),
        ((), ["reshuffle_cards"] * 2),
        ((shuffle(a_proof(), USED[0], 2), REFILLS[1]), ["reshuffle_differs"]),
    ],
)
def test_a_reshuffle_that_was_changed_is_found_out(
    reshuffles: tuple[tuple[int, ...], ...], codes: list[str]
) -> None:
    assert faults(an_honest_stock(reshuffles=reshuffles)) == codes


def test_which_reshuffle_and_which_card_is_said() -> None:
    changed = an_honest_stock(reshuffles=(REFILLS[0], exchange(REFILLS[1])))
    assert the_fault(changed).params == {
        "number": "2",
        "position": "1",
        "expected": CODE_OF[REFILLS[1][0]],
        "has": CODE_OF[REFILLS[1][1]],
        "differing": 2,
        "most": "no",
    }


def test_a_secret_may_be_kept_only_while_its_stock_is_in_play() -> None:
    stock = replace(an_honest_stock(), proof=without_secret(a_proof()), in_play=True)
    assert [(finding.outcome, finding.code) for finding in found(stock)] == [
        ("open", "secret_in_play"),
        ("holds", "nonces"),
    ]
    assert faults(replace(stock, in_play=False)) == ["secret_missing"]


def test_a_stock_without_a_proof_is_found_out() -> None:
    stocks = [an_honest_stock(), replace(an_honest_stock(), proof=None)]
    assert [finding.code for finding in check_stocks(stocks)[1]] == ["proof_missing"]


@pytest.mark.parametrize(
    ("second", "codes"),
    [
        (a_proof(8), []),
        (a_proof(20), []),
        (a_proof(7), ["round_order"]),
        (a_proof(6), ["round_order"]),
        (a_proof(8, "another"), ["table_differs"]),
    ],
)
def test_proofs_are_of_one_table_and_their_rounds_grow(second: Proof, codes: list[str]) -> None:
    stocks = [an_honest_stock(), an_honest_stock(second)]
    findings = check_stocks(stocks)[1]
    assert [finding.code for finding in findings if finding.outcome == "fails"] == codes


# --- the lot --------------------------------------------------------------------------------------


def a_lot() -> Proof:
    return lot_proof(a_proof(0), SEATS)


def lot_faults(lot: Proof, banker: str | None, seats: tuple[str, ...] = SEATS) -> list[str]:
    return [f.code for f in check_lot(lot, seats, banker) if f.outcome == "fails"]


def test_an_honest_lot_holds() -> None:
    banker = lot_of(a_lot(), SEATS)
    findings = check_lot(a_lot(), SEATS, banker)
    assert Finding("holds", "lot_holds", {"banker": banker}) in findings
    assert lot_faults(a_lot(), banker) == []


def test_another_banker_than_the_lots_is_found_out() -> None:
    for banker in set(SEATS) - {lot_of(a_lot(), SEATS)}:
        assert lot_faults(a_lot(), banker) == ["lot_differs"]


def test_a_changed_nonce_is_found_out_also_where_the_lot_makes_the_same_banker() -> None:
    banker = lot_of(a_lot(), SEATS)
    others = [close(a_lot(), {**NONCES, "Blai": f"{number:032x}"}) for number in range(60)]
    same = [lot for lot in others if lot_of(lot, SEATS) == banker]
    assert len(same) > 10  # twenty are expected by chance
    for lot in same:
        assert lot_faults(lot, banker) == ["lot_chance_differs"]


def test_a_lot_in_a_record_that_names_no_first_banker_is_found_out() -> None:
    assert lot_faults(a_lot(), None) == ["lot_no_banker"]


@pytest.mark.parametrize(
    ("change", "codes"),
    [
        (lambda lot: replace(lot, among=SEATS[::-1]), ["lot_seats"]),
        (lambda lot: replace(lot, among=SEATS[:2]), ["lot_seats"]),
        (lambda lot: replace(lot, among=()), ["lot_seats"]),
        (lambda lot: replace(lot, round=1), ["commitment_differs"]),
        (lambda lot: replace(lot, secret=""), ["secret_missing"]),
        (lambda lot: replace(lot, version=3), ["version_unknown"]),
        (lambda lot: replace(lot, table=""), ["field_missing"]),
        (lambda lot: replace(lot, chance=""), ["field_missing"]),
        (lambda lot: replace(lot, chance=lot.chance.upper()), ["chance_malformed"]),
        (lambda lot: replace(lot, chance=lot.chance[2:]), ["chance_malformed"]),
        (lambda lot: replace(lot, chance=flipped(lot.chance)), ["lot_chance_differs"]),
        (lambda lot: replace(lot, nonces=()), ["lot_chance_differs"]),
        (lambda lot: replace(lot, nonces=lot.nonces[1:]), ["lot_chance_differs"]),
        (lambda lot: close(lot, {**NONCES, "Ana": "0a" * 16}), ["lot_chance_differs"]),
    ],
)
def test_a_lot_that_was_changed_is_found_out(
    change: Callable[[Proof], Proof], codes: list[str]
) -> None:
    assert lot_faults(change(a_lot()), lot_of(a_lot(), SEATS)) == codes


def test_a_lot_belongs_to_the_table_and_comes_before_its_first_round_only() -> None:
    def codes(*proofs: Proof) -> list[str]:
        findings = check_stocks([an_honest_stock(proof) for proof in proofs])[-1]
        return [finding.code for finding in findings if finding.outcome == "fails"]

    def with_lot(proof: Proof, lot: Proof) -> Proof:
        return replace(proof, lot=lot)

    assert codes(with_lot(a_proof(1), a_lot())) == []
    assert codes(with_lot(a_proof(0), a_lot())) == ["round_order"]
    assert codes(with_lot(a_proof(1, "another"), a_lot())) == ["table_differs"]
    assert codes(with_lot(a_proof(1), a_lot()), with_lot(a_proof(2), a_lot())) == ["lot_late"]


# --- nothing that a record can say breaks the check -----------------------------------------------

ANY_TEXT = st.one_of(st.text(max_size=70), st.just(SECRET.hex()), st.just(a_proof().commitment))
ANY_CARDS = st.lists(st.sampled_from(DECK), max_size=50)


@given(
    st.builds(
        Proof,
        version=st.sampled_from([0, 1, 1, 1, 2, 10**40]),
        table=ANY_TEXT,
        round=st.integers(),
        commitment=ANY_TEXT,
        secret=ANY_TEXT,
        nonces=st.lists(st.tuples(st.sampled_from(SEATS), ANY_TEXT), max_size=3).map(tuple),
        among=st.lists(st.sampled_from(SEATS), max_size=3).map(tuple),
        chance=ANY_TEXT,
    ),
    st.none() | ANY_CARDS,
    st.lists(ANY_CARDS, max_size=3),
)
def test_whatever_a_record_says_there_is_a_finding_and_no_error(
    proof: Proof, deck: list[int] | None, reshuffles: list[list[int]]
) -> None:
    findings = check_round(proof, deck, reshuffles, None, SEATS)
    assert any(finding.outcome == "fails" for finding in findings)
    assert any(finding.outcome == "fails" for finding in check_lot(proof, SEATS, "Ana"))
