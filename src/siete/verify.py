"""Verifying a record (docs/records.md): every proof in it is checked, and it is played again."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from siete.cards import Card, full_deck
from siete.errors import SieteError
from siete.fair import FIRST_ROUND, Finding, Stock, check_lot, check_stocks
from siete.game.between.engine import stock_is_done
from siete.notation import joining_name
from siete.record import Record
from siete.replay import Came, Replayed, replay

Verdict: TypeAlias = Literal["holds", "fails", "open"]
"""``open``: nothing failed, but the secret is still kept, as it may be."""


class Checked(msgspec.Struct, frozen=True):
    """One proof: of the lot for the first banker, or of the stock of some rounds (from 1)."""

    what: Literal["lot", "stock"]
    first: int
    last: int
    findings: tuple[Finding, ...]

    @property
    def verdict(self) -> Verdict:
        """What the findings come to."""
        outcomes = {finding.outcome for finding in self.findings}
        return "fails" if "fails" in outcomes else "open" if "open" in outcomes else "holds"


class Verified(msgspec.Struct, frozen=True):
    """All proofs of a record in order, and whether its results are those that it expects."""

    proofs: tuple[Checked, ...]
    results_hold: bool

    @property
    def verdict(self) -> Verdict:
        """``fails`` where anything does; ``open`` where nothing could be checked yet."""
        verdicts = {checked.verdict for checked in self.proofs}
        if "fails" in verdicts or not self.results_hold:
            return "fails"
        return "holds" if "holds" in verdicts else "open"


def verify(record: Record) -> Verified:
    """Check every proof of a record and play it again.

    A record in which some stock has a proof must have one for each. Raises SieteError ``no_proof``
    where it has none at all, and what ``replay`` raises where the proofs hold but the record can't
    be played: then the actions are wrong, not the cards.
    """
    if all(entry.proof is None for entry in record.rounds):
        raise SieteError("no_proof")
    replayed: Replayed | None = None
    refused: SieteError | None = None
    try:
        replayed = replay(record)
    except SieteError as error:
        refused = error
    stocks = stocks_of(record, replayed)
    found = check_stocks(stocks)
    if _lot_is_not_told(record):
        found = ((*found[0], Finding("note", "lot_missing")), *found[1:])
    proofs = [
        Checked("stock", stock.first, stock.last, findings)
        for stock, findings in zip(stocks, found, strict=True)
    ]
    verified = Verified((*_lot(record), *proofs), replayed is None or not replayed.mismatches)
    if refused is not None and verified.verdict != "fails":
        raise refused
    return verified


def stocks_of(record: Record, replayed: Replayed | None) -> list[Stock]:
    """The stocks of a record; ``replayed`` is what ``replay`` gave, None where it refused.

    Without a replay the cards of a reshuffle are taken to be those that the record names.
    """
    came = None if replayed is None else replayed.rounds
    starts = [
        number
        for number, entry in enumerate(record.rounds)
        if number == 0
        or entry.deck is not None
        or entry.proof is not None
        or (came is not None and came[number].shuffled)
    ]
    ends = [*starts[1:], len(record.rounds)]
    seats = _seats_by_entry(record)
    stocks = [
        _stock(record, came, seats[start], (start, end))
        for start, end in zip(starts, ends, strict=True)
    ]
    goes_on = record.rules.deck_shuffle == "when_needed"
    if goes_on and (replayed is None or not stock_is_done(replayed.table)):
        stocks[-1] = replace(stocks[-1], in_play=True)
    return stocks


def _stock(
    record: Record, came: Sequence[Came] | None, seats: tuple[str, ...], span: tuple[int, int]
) -> Stock:
    """The stock of the entries of a span, counted from 0, its end not among them."""
    start, end = span
    entries = record.rounds[start:end]
    named = [cards for entry in entries for cards in entry.reshuffles]
    pools = None
    if came is not None:
        named = [cards for number in range(start, end) for cards in _refills(record, came, number)]
        pools = [pool for round_came in came[start:end] for pool in round_came.reshuffled_from]
    first = entries[0]
    return Stock(
        first=start + 1,
        last=end,
        proof=first.proof,
        deck=None if first.deck is None else full_deck(first.deck),
        reshuffles=named,
        reshuffled_from=pools,
        seats=seats,
    )


def _refills(record: Record, came: Sequence[Came], number: int) -> list[tuple[Card, ...]]:
    """Each new stock of one entry in full: the cards named, then the others in the fixed order."""
    named = record.rounds[number].reshuffles
    pools = came[number].reshuffled_from
    return [
        full_deck(first, pool)
        for first, pool in zip((*named, *((),) * (len(pools) - len(named))), pools, strict=True)
    ]


def _seats_by_entry(record: Record) -> list[tuple[str, ...]]:
    """Everybody who sat at the table by the end of each entry."""
    seats, found = record.seats, []
    for entry in record.rounds:
        joined = filter(None, map(joining_name, entry.actions))
        seats = (*seats, *dict.fromkeys(name for name in joined if name not in seats))
        found.append(seats)
    return found


def _lot(record: Record) -> list[Checked]:
    """The check of the lot for the first banker, where the record has one."""
    proof = record.rounds[0].proof
    if proof is None or proof.lot is None:
        return []
    return [Checked("lot", 1, 1, check_lot(proof.lot, record.seats, record.banker))]


def _lot_is_not_told(record: Record) -> bool:
    """Whether a record begins with its table's first round, and says nothing of a lot before it."""
    proof = record.rounds[0].proof
    by_lot = record.rules.bank_first == "lot"
    return by_lot and proof is not None and proof.lot is None and proof.round <= FIRST_ROUND
