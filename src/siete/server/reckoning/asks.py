"""Who wants to know what of which rules, just now."""

from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from msgspec import Struct

MOST: Final = 64
MOST_OF_ADDRESS: Final = 12
MOST_OF_PERSON: Final = 3
GRACE: Final = 8.0
"""Seconds after an answer within which a client asks again if it still wants to know."""


class Client(NamedTuple):
    """A page of somebody's browser."""

    person: str
    address: str
    page: str


class Ask(Struct, eq=False):
    """What a client wants: a ``picture`` too, or the value alone; ``waiting``: requests open."""

    rules: str
    picture: bool
    until: float = 0.0
    waiting: int = 0


class Asks:
    """The last thing that each client asked for; those that have waited longest come first.

    Who asks for something else does not want any more what it asked for before. There are only so
    many of a person, of an address and of all: above that the oldest is forgotten.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._asks: OrderedDict[Client, Ask] = OrderedDict()

    def __iter__(self) -> Iterator[Ask]:
        return iter(self._asks.values())

    def __len__(self) -> int:
        return len(self._asks)

    def enter(self, client: Client, rules: str, *, picture: bool) -> Ask:
        """Note what a client wants; ``leave`` when its request is answered."""
        ask = self._asks.get(client)
        if ask is None or ask.rules != rules or ask.picture != picture:
            self._asks.pop(client, None)
            ask = self._asks[client] = Ask(rules, picture)
            self._keep_few(client)
        ask.waiting += 1
        return ask

    def leave(self, ask: Ask) -> None:
        """A request was answered."""
        ask.waiting -= 1
        ask.until = self._clock() + GRACE

    def is_wanted(self, ask: Ask) -> bool:
        """Whether its client wants nothing else by now."""
        return any(each is ask for each in self._asks.values())

    def tidy(self) -> None:
        """Forget those who do not ask any more."""
        now = self._clock()
        for client in [
            client for client, ask in self._asks.items() if not ask.waiting and ask.until < now
        ]:
            del self._asks[client]

    def _keep_few(self, client: Client) -> None:
        same_person = [each for each in self._asks if each.person == client.person]
        same_address = [each for each in self._asks if each.address == client.address]
        for found, most in (
            (same_person, MOST_OF_PERSON),
            (same_address, MOST_OF_ADDRESS),
            (list(self._asks), MOST),
        ):
            for each in found[:-most]:
                self._asks.pop(each, None)
