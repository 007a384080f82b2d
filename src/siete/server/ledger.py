"""Who owes whom across an evening: rounds under all its rules, and what was paid besides."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from siete.amounts import Amount, format_amount
from siete.debts import transfers
from siete.server.room import Room
from siete.server.shown import Transfer
from siete.texts import Texts

_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""What a spreadsheet takes for the beginning of a formula, where it is no number."""


def evening(room: Room) -> dict[str, Amount]:
    """The balance of everybody who ever sat here, by name; they sum to zero."""
    balances = dict.fromkeys((member.name for member in room.people), 0)
    for part in room.parts:
        for name, amount in zip(part.table.names, part.table.balances, strict=True):
            balances[name] += amount
    for payer, payee, amount, _ in room.payments:
        balances[payer] += amount
        balances[payee] -= amount
    return balances


def settling(balances: Mapping[str, Amount]) -> tuple[Transfer, ...]:
    """The fewest payments that settle the balances of an evening, by name."""
    return _settling(tuple(balances.items()))


@lru_cache(maxsize=1024)
def _settling(balances: tuple[tuple[str, Amount], ...]) -> tuple[Transfer, ...]:
    """Reckoned once for these balances: the fewest payments of many people take a while."""
    return tuple(
        Transfer(each.payer, each.payee, format_amount(each.amount))
        for each in transfers(dict(balances))
    )


def csv(room: Room, say: Texts) -> str:
    """The ledger as comma-separated values (RFC 4180), in a language.

    A line for each round and payment, then the balances and the payments that settle them; amounts
    are plain decimals. No cell can be taken for a formula by a spreadsheet.
    """
    names = [member.name for member in room.people]
    rows: list[Sequence[str]] = [
        [say.say("ledger-what"), say.say("ledger-banker"), *names],
    ]
    for past in room.rounds:
        what = say.say("ledger-round", number=past.number)
        rows.append([what, past.banker, *(_amount(past.net.get(name)) for name in names)])
    for what, bank_sold in _sales(room, say):
        rows.append([what, "", *(_amount(bank_sold.get(name)) for name in names)])
    for payer, payee, amount, why in room.payments:
        moved = {payer: amount, payee: -amount}
        what = say.say("ledger-paid", why=why)
        rows.append([what, "", *(_amount(moved.get(name)) for name in names)])
    balances = evening(room)
    rows.append([say.say("ledger-balance"), "", *(_amount(balances[name]) for name in names)])
    rows.append([])
    rows.append([say.say("ledger-payer"), say.say("ledger-payee"), say.say("ledger-amount")])
    rows += [[each.payer, each.payee, each.amount] for each in settling(balances)]
    return "".join(",".join(map(cell, row)) + "\r\n" for row in rows)


def _sales(room: Room, say: Texts) -> Sequence[tuple[str, dict[str, Amount]]]:
    """What the bank was sold for: what the balances have besides the rounds."""
    found = []
    for part in room.parts:
        left = dict(zip(part.table.names, part.table.balances, strict=True))
        for past in room.rounds:
            if past.part == part.number:
                for name, amount in past.net.items():
                    left[name] -= amount
        if any(left.values()):
            found.append((say.say("ledger-sales"), left))
    return found


def _amount(amount: Amount | None) -> str:
    return "" if amount is None else format_amount(amount)


def cell(text: str) -> str:
    """A cell that a spreadsheet shows as it is: quoted, and never the beginning of a formula."""
    if text.startswith(_FORMULA) and not _is_number(text):
        text = f"'{text}"
    return f'"{text.replace(chr(34), chr(34) * 2)}"' if any(c in text for c in '",\r\n') else text


def _is_number(text: str) -> bool:
    digits = text.removeprefix("-")
    whole, _, decimals = digits.partition(".")
    return whole.isascii() and whole.isdigit() and (not decimals or decimals.isdigit())
