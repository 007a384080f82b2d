"""Whole records under `siete verify`: honest ones hold, and one changed character is enough.

The records in ``records`` were shuffled by ``by_hand``, not by Siete.
"""

import itertools
import re
import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from siete.errors import SieteError
from siete.fair import Finding
from siete.record import parse_record
from siete.replay import ReplayError
from siete.verify import Verified, verify
from tests.fair.by_hand import Stream

RECORDS = {path.stem: path.read_text("utf-8") for path in Path(__file__).parent.glob("records/*")}
LOT = "lot_and_three_rounds"
DRAWN = "drawn_banker"
LONG = "one_stock_for_several_rounds"
OTHER_DIGIT = dict(zip("0123456789abcdef", "123456789abcdef0", strict=True))
HEX = re.compile(r'"([0-9a-f]{32,})"')
CARDS = re.compile(r"\b(?:[1-7]|1[0-2])[oceb]\b")


def verified(text: str) -> Verified:
    return verify(parse_record(text))


def faults(text: str) -> list[tuple[int, str]]:
    """What fails, with the first round of its stock; 0 for the lot."""
    return [
        (0 if checked.what == "lot" else checked.first, finding.code)
        for checked in verified(text).proofs
        for finding in checked.findings
        if finding.outcome == "fails"
    ]


def changed(name: str, *changes: tuple[str, str]) -> str:
    """A record with each of these texts, which stand in it once, replaced."""
    text = RECORDS[name]
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


def proof_of_round(name: str, number: int) -> str:
    """The proof of a round of a record, as it stands there, without a lot in it."""
    found = re.search(
        rf"\[rounds\.proof\]\nversion = 1\ntable = .*\nround = {number}\n(?:\w+ = .*\n)+",
        RECORDS[name],
    )
    assert found
    return found[0]


@pytest.mark.parametrize(
    ("name", "spans"),
    [
        (LOT, [("lot", 1, 1), ("stock", 1, 1), ("stock", 2, 2), ("stock", 3, 3)]),
        (DRAWN, [("stock", 1, 1), ("stock", 2, 2), ("stock", 3, 3)]),
        (LONG, [("lot", 1, 1), ("stock", 1, 6)]),
    ],
)
def test_an_honest_game_holds(name: str, spans: list[tuple[str, int, int]]) -> None:
    result = verified(RECORDS[name])
    assert result.verdict == "holds"
    assert [(checked.what, checked.first, checked.last) for checked in result.proofs] == spans


def test_a_stock_that_ran_out_in_later_rounds_is_checked_to_its_end() -> None:
    codes = [finding.code for finding in verified(RECORDS[LONG]).proofs[1].findings]
    assert codes == ["commitment_holds", "deck_holds", "reshuffles_hold", "nonces"]


@pytest.mark.parametrize("name", sorted(RECORDS))
def test_one_changed_digit_of_a_secret_commitment_nonce_or_chance_is_enough(name: str) -> None:
    """Every digit of every one of them, in turn, and the proof that fails is its own."""
    text = RECORDS[name]
    proofs = [place.start() for place in re.finditer(r"\[rounds\.proof", text)]
    places = [place for found in HEX.finditer(text) for place in range(*found.span(1))]
    assert len(places) >= len(proofs) * (64 + 64 + 32)
    unnoticed = []
    for place in places:
        digit = OTHER_DIGIT[text[place]]
        result = verified(text[:place] + digit + text[place + 1 :])
        failing = [checked.what for checked in result.proofs if checked.verdict == "fails"]
        header = text[max(start for start in proofs if start < place) :]
        if failing != ["lot" if header.startswith("[rounds.proof.lot]") else "stock"]:
            unnoticed.append(place)
    assert unnoticed == []


@pytest.mark.parametrize("name", [LOT, LONG])
def test_the_records_tell_the_chance_that_the_page_says(name: str) -> None:
    lot = tomllib.loads(RECORDS[name])["rounds"][0]["proof"]["lot"]
    nonces = {who: bytes.fromhex(nonce) for who, nonce in lot["nonces"].items()}
    stream = Stream(bytes.fromhex(lot["secret"]), lot["table"], lot["round"], nonces, "lot", 0)
    assert stream.take(32).hex() == lot["chance"]


@given(st.sampled_from(sorted(RECORDS)), st.data())
def test_two_cards_exchanged_are_enough(name: str, data: st.DataObject) -> None:
    text = RECORDS[name]
    line = data.draw(st.sampled_from(list(re.finditer(r'"[0-9oceb ]{60,}"', text))))
    places = list(CARDS.finditer(text, *line.span()))
    one, other = sorted(data.draw(st.permutations(places))[:2], key=re.Match.start)
    swapped = (
        text[: one.start()]
        + other[0]
        + text[one.end() : other.start()]
        + one[0]
        + text[other.end() :]
    )
    assert verified(swapped).verdict == "fails"


@pytest.mark.parametrize("name", sorted(RECORDS))
def test_every_line_of_a_proof_is_needed(name: str) -> None:
    lines = RECORDS[name].splitlines(keepends=True)
    in_proof = False
    left_out = []
    for place, line in enumerate(lines):
        in_proof = line.startswith("[rounds.proof") or (in_proof and not line.startswith("["))
        may_be_in_play = name == LONG and "round = 1" in lines[place - 2]
        if in_proof and " = " in line and not may_be_in_play:
            left_out.append("".join(lines[:place] + lines[place + 1 :]))
    assert len(left_out) >= 11
    for text in left_out:
        assert verified(text).verdict == "fails"


def test_a_proof_taken_away_or_put_in_the_place_of_another_is_found_out() -> None:
    second, third = proof_of_round(LOT, 2), proof_of_round(LOT, 3)
    assert faults(changed(LOT, (second, ""))) == [(2, "proof_missing")]
    assert faults(changed(LOT, (third, second))) == [(3, "deck_differs"), (3, "round_order")]
    deck_of_second = RECORDS[LOT].split('deck = "')[2].split('"')[0]
    deck_of_third = RECORDS[LOT].split('deck = "')[3].split('"')[0]
    again = changed(LOT, (third, second), (deck_of_third, deck_of_second))
    assert faults(again) == [(3, "round_order")]


def test_the_lot_is_checked_and_where_it_is_not_told_that_is_said() -> None:
    lot = RECORDS[LOT].split("\n[rounds.proof.lot]\n")[1].split("\n[[rounds]]")[0]
    without = changed(LOT, ("\n[rounds.proof.lot]\n" + lot, ""))
    assert verified(without).verdict == "holds"
    assert verified(without).proofs[0].findings[-1] == Finding("note", "lot_missing")
    for banker in ("Ana", "Carme"):
        other = changed(
            LOT,
            (
                'banker = "Blai"\n\n[[rounds]]\ndeck = "12b',
                f'banker = "{banker}"\n\n[[rounds]]\ndeck = "12b',
            ),
        )
        assert (0, "lot_differs") in faults(other)
    first = '[[rounds]]\ndeck = "12b'
    unnamed = changed(LOT, (f'banker = "Blai"\n\n{first}', first))
    assert faults(unnamed) == [(0, "lot_no_banker")]
    turned = changed(LOT, ('among = ["Ana", "Blai"', 'among = ["Blai", "Ana"'))
    assert faults(turned) == [(0, "lot_seats")]


def test_a_record_that_begins_later_needs_no_lot() -> None:
    head, _, second, third = RECORDS[LOT].split("[[rounds]]")
    later = "[[rounds]]".join((head, second, third))
    later = re.sub(r"\[rounds\.expect\]\n(?:\w+ = .*\n)+", "", later)
    assert verified(later).verdict == "holds"
    assert {finding.outcome for finding in verified(later).proofs[0].findings} == {"holds"}


def test_a_nonce_of_somebody_who_was_not_there_is_found_out() -> None:
    proof = proof_of_round(LOT, 2)
    assert faults(changed(LOT, (proof, proof.replace("Carme", "Caterina")))) == [
        (2, "nonce_stranger")
    ]


def test_long_records_and_long_actions_take_no_more_than_their_time() -> None:
    """No stock reads all actions before it, and no action is read again from each of its words."""
    head = RECORDS[DRAWN].partition("[[rounds]]")[0]
    proof = proof_of_round(DRAWN, 1)
    actions = '"A leave", ' * 20
    many = head + f"[[rounds]]\nactions = [{actions}]\n{proof}\n" * 3000
    long = head + f"[[rounds]]\nactions = ['''x{' join after' * 100_000}\n''']\n{proof}"
    for text in (many, long):
        assert verified(text).verdict == "fails"


def without_secret(name: str, number: int) -> str:
    proof = proof_of_round(name, number)
    return changed(name, (proof, re.sub(r"secret = .*\n", "", proof)))


def test_a_secret_is_kept_back_only_while_the_stock_is_in_play() -> None:
    assert faults(without_secret(LOT, 3)) == [(3, "secret_missing")]
    assert faults(without_secret(DRAWN, 0)) == [(1, "secret_missing")]
    in_play = verified(without_secret(LONG, 1))
    assert [checked.verdict for checked in in_play.proofs] == ["holds", "open"]
    assert in_play.verdict == "holds"


def test_a_record_without_any_proof_is_refused() -> None:
    text = re.sub(r"\[rounds\.proof[^\[]*(?:\[\"[^\[]*)?", "", RECORDS[LOT])
    with pytest.raises(SieteError, match="no_proof"):
        verified(text)
    with pytest.raises(SieteError, match="no_proof"):
        verified(RECORDS[LOT].split("[[rounds]]")[0] + "rounds = []\n")


def test_where_the_proofs_hold_and_the_actions_are_not_allowed_that_is_said() -> None:
    with pytest.raises(ReplayError) as refused:
        verified(changed(LOT, ('"Carme cut 11"', '"Carme cut 40"')))
    assert refused.value.round == 1


def test_results_that_the_game_does_not_come_to_are_found_out() -> None:
    balances = re.findall(r"balances = .*", RECORDS[LOT])[-1]
    result = verified(changed(LOT, (balances, "balances = { Ana = 100 }")))
    assert result.verdict == "fails"
    assert {checked.verdict for checked in result.proofs} == {"holds"}
    assert not result.results_hold


def test_a_deck_that_was_changed_is_named_also_where_the_game_can_not_be_played_then() -> None:
    """Every two neighbours of a deck exchanged: some of these records can't be played again."""
    text = RECORDS[DRAWN]
    deck = text.split('deck = "')[2].split('"')[0].split()
    for place, (one, other) in enumerate(itertools.pairwise(deck)):
        moved = " ".join([*deck[:place], other, one, *deck[place + 2 :]])
        assert faults(changed(DRAWN, (" ".join(deck), moved))) == [(2, "deck_differs")]
