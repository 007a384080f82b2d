"""Checking proofs: everything is computed again, and each thing that was looked at is a finding.

A proof speaks of a stock: the deck of one round, or under ``deck.shuffle = when_needed`` of
several, with every time that it ran out. Whatever a record holds becomes a finding, not an error.
"""

from collections.abc import Collection, Sequence
from itertools import zip_longest
from typing import Literal, TypeAlias

import msgspec

from siete.cards import CODE_OF, DECK, Card
from siete.fair.chance import chance_of_lot, commitment_of, lot_of, shuffle
from siete.fair.proof import (
    VERSION,
    Proof,
    canonical_name,
    is_hash,
    is_nonce,
    is_round_number,
    is_table_id,
)

Outcome: TypeAlias = Literal["holds", "fails", "open", "note"]
"""``open``: it can't be checked yet, and need not be. ``note``: said, and neither good nor bad."""


Param: TypeAlias = str | int | tuple[str, ...]


class Finding(msgspec.Struct, frozen=True):
    """One thing that was looked at; its sentence is the message ``fair-CODE`` (with hyphens).

    ``params`` are its arguments; a tuple is a list of names, still to be joined in the language.
    """

    outcome: Outcome
    code: str
    params: dict[str, Param] = {}


class Stock(msgspec.Struct, frozen=True):
    """One stock of a record, from one shuffle of the whole deck to the next."""

    first: int
    """The first of its rounds, counted in the record from 1."""
    last: int
    """The last of its rounds."""
    proof: Proof | None
    """The proof that stands in its first round."""
    deck: Sequence[Card] | None
    """Its cards from the top, before any cut, as the record says; None: it does not say."""
    reshuffles: Sequence[Sequence[Card]] = ()
    """The new stock each time it ran out (R16), as the record says."""
    reshuffled_from: Sequence[Collection[Card]] | None = None
    """For each of those the cards that R16 names, found by replay; None: not replayed."""
    seats: Collection[str] = ()
    """Everybody who may have added a nonce."""
    in_play: bool = False
    """Whether its secret may still be kept, because the stock still goes on."""


def check_stocks(stocks: Sequence[Stock]) -> tuple[tuple[Finding, ...], ...]:
    """What checking each of a record's stocks in turn finds: a tuple for each stock.

    Beside each stock by itself: all are of one table, and the numbers of their rounds grow, so that
    no proof stands in for another. A stock without a proof fails.
    """
    found: list[tuple[Finding, ...]] = []
    before: Proof | None = None
    for stock in stocks:
        proof = stock.proof
        if proof is None:
            found.append((_fails("proof_missing"),))
            continue
        findings = check_round(
            proof,
            stock.deck,
            stock.reshuffles,
            stock.reshuffled_from,
            stock.seats,
            in_play=stock.in_play,
        )
        if proof.version == VERSION:
            findings += _after(proof, before)
            before = proof
        found.append(findings)
    return tuple(found)


def check_round(
    proof: Proof,
    deck: Sequence[Card] | None,
    reshuffles: Sequence[Sequence[Card]],
    reshuffled_from: Sequence[Collection[Card]] | None,
    seats: Collection[str],
    *,
    in_play: bool = False,
) -> tuple[Finding, ...]:
    """What checking one stock's proof finds; the arguments are the fields of ``Stock``.

    Where the commitment fails the cards are not looked at: they would all differ.
    """
    if proof.version != VERSION:
        return (_check_version(proof),)
    badly_formed = (*_check_fields(proof), *_check_names(proof, seats))
    if badly_formed:
        return badly_formed
    nonces = _who_added(proof)
    if not proof.secret:
        return (_secret_missing(in_play), nonces)
    commitment = _check_commitment(proof)
    if commitment.outcome == "fails":
        return (commitment,)
    cards = (_check_deck(proof, deck), *_check_reshuffles(proof, reshuffles, reshuffled_from))
    return (commitment, *cards, nonces)


def check_lot(proof: Proof, seats: Sequence[str], banker: str | None) -> tuple[Finding, ...]:
    """What checking the lot that chose the first banker finds.

    ``proof`` is the ``lot`` of the first round's proof, ``seats`` are the table's in order of play,
    and ``banker`` is the first banker as the record says; None: it does not say. Where the chance
    is another one the banker is not looked at.
    """
    if proof.version != VERSION:
        return (_check_version(proof),)
    badly_formed = (*_check_fields(proof), *_check_chance(proof), *_check_names(proof, seats))
    if badly_formed:
        return badly_formed
    if not proof.secret:
        return (_secret_missing(in_play=False),)
    commitment = _check_commitment(proof)
    if commitment.outcome == "fails":
        return (commitment,)
    names = tuple(canonical_name(name) for name in seats)
    if proof.among != names:
        return (commitment, _fails("lot_seats", seats=proof.among))
    if (made := chance_of_lot(proof)) != proof.chance:
        differs = _fails("lot_chance_differs", made=made, chance=proof.chance)
        return (commitment, differs, _who_added(proof))
    if banker is None:
        return (commitment, _fails("lot_no_banker"), _who_added(proof))
    drawn = lot_of(proof, names)
    if drawn != canonical_name(banker):
        return (commitment, _fails("lot_differs", drawn=drawn, banker=banker), _who_added(proof))
    return (commitment, _holds("lot_holds", banker=drawn), _who_added(proof))


# --- one thing each -------------------------------------------------------------------------------


def _check_version(proof: Proof) -> Finding:
    if not proof.version:
        return _fails("field_missing", field="version")
    return _fails("version_unknown", version=str(proof.version)[:20], known=str(VERSION))


def _check_fields(proof: Proof) -> list[Finding]:
    """The fields of a known version that are missing or badly formed; a secret may be missing."""
    formed = {
        "table": is_table_id(proof.table),
        "round": is_round_number(proof.round),
        "commitment": is_hash(proof.commitment),
        "secret": not proof.secret or is_hash(proof.secret),
    }
    missing = {
        "table": not proof.table,
        "round": proof.round < 0,
        "commitment": not proof.commitment,
    }
    return [
        _fails("field_missing" if missing.get(field) else f"{field}_malformed", field=field)
        for field, good in formed.items()
        if not good
    ]


def _check_chance(proof: Proof) -> list[Finding]:
    """Whether a lot lacks its chance or has a badly formed one."""
    if is_hash(proof.chance):
        return []
    return [_fails("chance_malformed" if proof.chance else "field_missing", field="chance")]


def _check_names(proof: Proof, seats: Collection[str]) -> list[Finding]:
    known = {canonical_name(name) for name in seats}
    seen: set[str] = set()
    found = []
    for name, nonce in proof.nonces:
        canonical = canonical_name(name)
        if not is_nonce(nonce):
            found.append(_fails("nonce_malformed", name=name))
        if canonical in seen:
            found.append(_fails("nonce_twice", name=name))
        elif canonical not in known:
            found.append(_fails("nonce_stranger", name=name))
        seen.add(canonical)
    return found


def _secret_missing(in_play: bool) -> Finding:
    return Finding("open", "secret_in_play") if in_play else _fails("secret_missing")


def _check_commitment(proof: Proof) -> Finding:
    made = commitment_of(bytes.fromhex(proof.secret), proof.table, proof.round).hex()
    if made == proof.commitment:
        return _holds("commitment_holds", commitment=proof.commitment)
    return _fails("commitment_differs", made=made, commitment=proof.commitment)


def _check_deck(proof: Proof, deck: Sequence[Card] | None) -> Finding:
    if deck is None:
        return _fails("deck_missing")
    if sorted(deck) != list(DECK):
        return _fails("deck_not_whole", cards=len(set(deck)))
    difference = _difference(shuffle(proof), deck)
    return (
        _fails("deck_differs", **difference)
        if difference
        else _holds("deck_holds", cards=len(deck))
    )


def _check_reshuffles(
    proof: Proof,
    reshuffles: Sequence[Sequence[Card]],
    reshuffled_from: Sequence[Collection[Card]] | None,
) -> list[Finding]:
    pools = reshuffles if reshuffled_from is None else reshuffled_from
    found = []
    for number, (has, pool) in enumerate(zip_longest(reshuffles, pools), start=1):
        if has is None or pool is None or sorted(has) != sorted(pool):
            found.append(_fails("reshuffle_cards", number=str(number)))
        elif difference := _difference(shuffle(proof, pool, number), has):
            found.append(_fails("reshuffle_differs", number=str(number), **difference))
    if not found and reshuffles:
        found.append(_holds("reshuffles_hold", count=len(reshuffles)))
    return found


def _difference(expected: Sequence[Card], has: Sequence[Card]) -> dict[str, Param]:
    """The first place, from 1 at the top, where cards differ, and how many do; empty: none.

    ``most`` says whether more than half differ: a changed card moves few, a changed nonce most.
    """
    places = [
        place for place, (one, other) in enumerate(zip(expected, has, strict=False)) if one != other
    ]
    if not places:
        return {}
    first = places[0]
    return {
        "position": str(first + 1),
        "expected": CODE_OF[expected[first]],
        "has": CODE_OF[has[first]],
        "differing": len(places),
        "most": "yes" if 2 * len(places) > len(has) else "no",
    }


def _after(proof: Proof, before: Proof | None) -> tuple[Finding, ...]:
    """Whether a proof may follow the one before it, or the lot of the first."""
    previous = proof.lot if before is None else before
    found: list[Finding] = []
    if before is not None and proof.lot is not None:
        found.append(_fails("lot_late"))
    if previous is None or previous.version != VERSION:
        return tuple(found)
    if proof.table != previous.table:
        found.append(_fails("table_differs", table=proof.table, before=previous.table))
    if proof.round <= previous.round:
        found.append(_fails("round_order", round=str(proof.round), before=str(previous.round)))
    return tuple(found)


def _who_added(proof: Proof) -> Finding:
    names = tuple(name for name, _ in proof.nonces)
    return _holds("nonces", count=len(proof.nonces), names=names)


def _holds(code: str, **params: Param) -> Finding:
    return Finding("holds", code, params)


def _fails(code: str, **params: Param) -> Finding:
    return Finding("fails", code, params)
