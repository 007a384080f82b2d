"""Who owes whom, with the fewest transfers."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from siete.amounts import Amount

EXACT_UP_TO: Final = 14
"""More people than that are settled well, but perhaps not with the fewest transfers."""


class Transfer(NamedTuple):
    """``payer`` gives ``payee`` an amount, in trillionths of a chip."""

    payer: str
    payee: str
    amount: Amount


def transfers(balances: Mapping[str, Amount]) -> tuple[Transfer, ...]:
    """The transfers that bring every balance to nothing; balances sum to zero.

    People who can settle among themselves do: each such circle saves a transfer, and as many
    circles as there can be are found.
    """
    open_ = {name: amount for name, amount in balances.items() if amount}
    found: list[Transfer] = []
    for circle in _circles(open_):
        found += _within({name: open_[name] for name in circle})
    return tuple(found)


def _circles(balances: Mapping[str, Amount]) -> list[list[str]]:
    """The names in as many groups as possible that each sum to zero."""
    names = list(balances)
    if not names or len(names) > EXACT_UP_TO:
        return [names] if names else []
    size = 1 << len(names)
    sums = [0] * size
    most = [0] * size
    last = [0] * size
    for group in range(1, size):
        low = group & -group
        sums[group] = sums[group ^ low] + balances[names[low.bit_length() - 1]]
        most[group] = -1
        rest = group
        while rest:
            bit = rest & -rest
            rest ^= bit
            if most[group ^ bit] > most[group]:
                most[group], last[group] = most[group ^ bit], bit.bit_length() - 1
        if not sums[group]:
            most[group] += 1
    circles: list[list[str]] = [[]]
    group = size - 1
    while group:
        if not sums[group] and circles[-1]:
            circles.append([])
        circles[-1].append(names[last[group]])
        group ^= 1 << last[group]
    return circles


def _within(balances: dict[str, Amount]) -> list[Transfer]:
    """One transfer fewer than there are people: the largest debt meets the largest claim."""
    found = []
    while any(balances.values()):
        payer = min(balances, key=lambda name: balances[name])
        payee = max(balances, key=lambda name: balances[name])
        amount = min(-balances[payer], balances[payee])
        found.append(Transfer(payer, payee, amount))
        balances[payer] += amount
        balances[payee] -= amount
    return found
