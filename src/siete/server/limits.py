"""How much one connection, one person and one address may ask for.

A family behind one router is one address: its bounds are wide, those of a connection are those of
somebody who plays very fast. Times are in seconds of a clock that never goes back.
"""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Final

import msgspec

from siete.errors import SieteError

Clock = Callable[[], float]


class Rate(msgspec.Struct, frozen=True):
    """``each`` a second over time, and ``burst`` at once."""

    each: float
    burst: float


MESSAGES: Final = Rate(10, 60)
"""Messages of one connection."""

UNREADABLE: Final = Rate(0.2, 8)
"""Messages of one connection that are none."""

ADDRESS_MESSAGES: Final = Rate(300, 2000)
"""Messages of one address."""

REQUESTS: Final = Rate(30, 300)
"""HTTP requests of one address."""

CHAT: Final = Rate(0.5, 6)
"""Lines of chat and signs of one person."""

TABLES: Final = Rate(30 / 3600, 30)
"""New tables of one person: thirty an hour."""

ADDRESS_TABLES: Final = Rate(300 / 3600, 300)
"""New tables of one address, whose people may be many."""

ODDS: Final = Rate(2, 60)
"""Questions of one person about what rules are worth."""

PERSON_CONNECTIONS: Final = 12
ADDRESS_CONNECTIONS: Final = 400

ADDRESS_WAITING: Final = 20
"""Rounds told again and records for one address that are not answered yet."""

_KEPT: Final = 10_000


class Bucket:
    """A token bucket."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left = rate.burst
        self._at = now

    def take(self, now: float, cost: float = 1) -> bool:
        """Take from it, if there is enough; else nothing is taken."""
        left = min(self._rate.burst, self._left + (now - self._at) * self._rate.each)
        self._at = now
        self._left = left if left < cost else left - cost
        return left >= cost


class Buckets:
    """One bucket for each key; the keys that were not heard of for longest are forgotten."""

    def __init__(self, rate: Rate, clock: Clock = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        """Take one from the bucket of ``key``."""
        now = self._clock()
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, now)
            if len(self._buckets) > _KEPT:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.take(now)


class Limits:
    """All that is counted across connections."""

    def __init__(self, clock: Clock = time.monotonic, *, loosely: bool = False) -> None:
        self.clock = clock
        self._by_address: Counter[str] = Counter()
        self._by_person: Counter[str] = Counter()
        self._requests = Buckets(REQUESTS, clock)
        self._messages = Buckets(ADDRESS_MESSAGES, clock)
        self._chat = Buckets(CHAT, clock)
        self._tables = Buckets(TABLES, clock)
        self._address_tables = Buckets(ADDRESS_TABLES, clock)
        self._odds = Buckets(ODDS, clock)
        self._loosely = loosely
        """Whether addresses are not counted: a load test has only one."""

    def connect(self, person: str, address: str) -> bool:
        """Count one more connection, if there may be one; ``disconnect`` takes it off again."""
        if self._by_person[person] >= PERSON_CONNECTIONS:
            return False
        if self._by_address[address] >= ADDRESS_CONNECTIONS and not self._loosely:
            return False
        self._by_person[person] += 1
        self._by_address[address] += 1
        return True

    def disconnect(self, person: str, address: str) -> None:
        """A connection that was counted is gone."""
        for counter, key in ((self._by_person, person), (self._by_address, address)):
            counter[key] -= 1
            if counter[key] <= 0:
                del counter[key]

    def message(self, address: str) -> bool:
        """Whether an address may send one more message."""
        return self._loosely or self._messages.take(address)

    def request(self, address: str) -> None:
        """One more HTTP request. Raises SieteError ``too_many_requests``."""
        if not self._loosely and not self._requests.take(address):
            raise SieteError("too_many_requests")

    def chat(self, person: str) -> None:
        """One more line of chat, or sign. Raises SieteError ``chat_too_fast``."""
        if not self._chat.take(person):
            raise SieteError("chat_too_fast")

    def odds(self, person: str) -> None:
        """One more question about rules. Raises SieteError ``too_many_requests``."""
        if not self._odds.take(person):
            raise SieteError("too_many_requests")

    def table(self, person: str, address: str) -> None:
        """One more new table. Raises SieteError ``too_many_tables``."""
        if not self._tables.take(person):
            raise SieteError("too_many_tables")
        if not self._loosely and not self._address_tables.take(address):
            raise SieteError("too_many_tables")
