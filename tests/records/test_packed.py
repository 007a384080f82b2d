"""A list that puts away what is old is to everybody who reads it a list like any other."""

from hypothesis import given
from hypothesis import strategies as st

from siete.packed import Packed

PLACES = st.integers(-60, 60)
SLICES = st.builds(
    slice, st.none() | PLACES, st.none() | PLACES, st.none() | st.sampled_from((-3, -1, 1, 2))
)
MOST_AT_ONCE = 9
DONE = st.lists(st.lists(st.integers(), max_size=MOST_AT_ONCE) | st.integers(0, 60), max_size=12)


@given(DONE, st.lists(SLICES, max_size=5), PLACES)
def test_it_reads_like_a_list(done: list[list[int] | int], slices: list[slice], place: int) -> None:
    packed: Packed[int] = Packed()
    plain: list[int] = []
    for each in done:
        if isinstance(each, list):
            packed.extend(each)
            plain.extend(each)
        elif each <= len(plain):
            packed.put_away(each)
    assert [*packed] == plain
    assert [*reversed(packed)] == plain[::-1]
    assert len(packed) == len(plain)
    for part in slices:
        assert packed[part] == plain[part]
    if -len(plain) <= place < len(plain):
        assert packed[place] == plain[place]


def test_what_is_put_away_is_the_same_again() -> None:
    packed: Packed[object] = Packed()
    huge = 10**40
    packed.extend([("Ana", huge), None, [1.5]])
    packed.put_away(2)
    packed.append("new")
    assert packed.fresh == 2
    assert [*packed] == [("Ana", huge), None, [1.5], "new"]
    assert packed[0] == ("Ana", huge)


@given(st.lists(st.tuples(st.integers(1, MOST_AT_ONCE), st.integers(0, 5)), max_size=20), PLACES)
def test_it_forgets_the_oldest_and_no_more_than_it_may(
    added: list[tuple[int, int]], place: int
) -> None:
    packed: Packed[int] = Packed()
    for keep in (7, 20):
        for count, fresh in added:
            packed.extend(range(len(packed), len(packed) + count))
            packed.put_away(len(packed) - fresh)
            before = [*packed]
            packed.keep_last(keep)
            kept = len(packed)
            assert [*packed] == before[len(before) - kept :]
            assert kept >= min(keep, len(before))
            assert kept < keep + MOST_AT_ONCE + 5
            if -kept <= place < kept:
                assert packed[place] == [*packed][place]
