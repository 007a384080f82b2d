"""A list with most of it put away: what a long evening leaves behind takes little room.

Python's objects take some ten times the room of what they say. What was added last stays as it is;
what is older is kept pressed together, and is made anew, the same values, whenever it is asked for.
"""

import pickle
import zlib
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, TypeVar, overload

_QUICKLY: Final = 1
"""In half the time, to a twentieth more."""

T = TypeVar("T")


class Packed(Sequence[T]):
    """A list of values that can be pickled; ``put_away`` says when something is old."""

    __slots__ = ("_away", "_begins", "_fresh")

    def __init__(self) -> None:
        self._away: list[bytes] = []
        """What is put away, a part at a time."""
        self._begins: list[int] = []
        """The places at which these parts begin, and at last the one at which they end."""
        self._fresh: list[T] = []

    def append(self, value: T) -> None:
        """Add a value at the end."""
        self._fresh.append(value)

    def extend(self, values: Iterable[T]) -> None:
        """Add values at the end."""
        self._fresh.extend(values)

    def put_away(self, upto: int) -> None:
        """Put away all that is before this place, as one part."""
        fresh = upto - self._ended
        if fresh > 0:
            self._begins = self._begins or [0]
            # Nobody else's bytes are ever unpickled: these never leave the list.
            part = pickle.dumps(self._fresh[:fresh], protocol=5)
            self._away.append(zlib.compress(part, _QUICKLY))
            self._begins.append(self._begins[-1] + fresh)
            del self._fresh[:fresh]

    def keep_last(self, count: int) -> None:
        """Forget the oldest parts, as many as leave so many values: places count from there."""
        gone = max(bisect_right(self._begins, len(self) - count) - 1, 0)
        if gone:
            del self._away[:gone], self._begins[:gone]
            self._begins = [begin - self._begins[0] for begin in self._begins]

    @property
    def fresh(self) -> int:
        """How many of the last are not put away."""
        return len(self._fresh)

    @property
    def _ended(self) -> int:
        return self._begins[-1] if self._begins else 0

    def _part(self, number: int) -> list[T]:
        part: list[T] = pickle.loads(zlib.decompress(self._away[number]))  # noqa: S301
        return part

    def __len__(self) -> int:
        return self._ended + len(self._fresh)

    @overload
    def __getitem__(self, place: int) -> T: ...
    @overload
    def __getitem__(self, place: slice) -> list[T]: ...
    def __getitem__(self, place: int | slice) -> T | list[T]:
        """A value, or values as a list of their own."""
        if isinstance(place, slice):
            start, stop, step = place.indices(len(self))
            if start >= self._ended and step > 0:
                return self._fresh[start - self._ended : max(stop - self._ended, 0) : step]
            return [*self][place]
        found = range(len(self))[place]
        if found >= self._ended:
            return self._fresh[found - self._ended]
        part = bisect_right(self._begins, found) - 1
        return self._part(part)[found - self._begins[part]]

    def __iter__(self) -> Iterator[T]:
        for number in range(len(self._away)):
            yield from self._part(number)
        yield from self._fresh

    def __reversed__(self) -> Iterator[T]:
        yield from reversed(self._fresh)
        for number in range(len(self._away) - 1, -1, -1):
            yield from reversed(self._part(number))
