"""Who owes whom, with the fewest transfers."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from siete.debts import Transfer, transfers


def test_who_is_even_owes_nothing() -> None:
    assert transfers({"Ana": 0, "Blai": 0}) == ()
    assert transfers({}) == ()


def test_one_debt_is_one_transfer() -> None:
    assert transfers({"Ana": 5, "Blai": -5, "Carme": 0}) == (Transfer("Blai", "Ana", 5),)


def test_two_pairs_who_can_settle_among_themselves_do() -> None:
    # Largest debt to largest claim alone would need four transfers here.
    found = transfers({"Ana": 5, "Blai": 4, "Carme": -3, "Dídac": -2, "Eli": -4})
    assert len(found) == 3
    assert Transfer("Eli", "Blai", 4) in found


@given(st.lists(st.integers(-4, 4), min_size=1, max_size=6))
def test_all_are_even_afterwards_and_no_way_has_fewer_transfers(amounts: list[int]) -> None:
    balances = {str(k): amount for k, amount in enumerate([*amounts, -sum(amounts)])}
    left = dict(balances)
    found = transfers(balances)
    for payer, payee, amount in found:
        assert amount > 0
        left[payer] += amount
        left[payee] -= amount
    assert not any(left.values())
    assert len(found) == fewest(tuple(amount for amount in balances.values() if amount))


def fewest(amounts: tuple[int, ...]) -> int:
    """By trying every way to split people into circles: one transfer fewer than people in each."""
    if not amounts:
        return 0
    first, rest = amounts[0], amounts[1:]
    best = len(amounts) - 1
    for size in range(1, len(rest)):
        for chosen in combinations(range(len(rest)), size):
            if first + sum(rest[k] for k in chosen) == 0:
                others = tuple(amount for k, amount in enumerate(rest) if k not in chosen)
                best = min(best, size + fewest(others))
    return best


def test_many_people_are_settled_too() -> None:
    balances = {str(k): 1 if k % 2 else -1 for k in range(40)}
    assert len(transfers(balances)) == 20
