"""The dealer of a real game: commits, shuffles and proves (docs/fairness.md)."""

from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any

from siete import fair
from siete.cards import Card
from siete.dealer import Dealer
from siete.fair import Proof
from siete.game import Action, Event, Table
from siete.journal import Journal


class FairDealer:
    """The stock of a table whose every shuffle is committed to before the stakes.

    ``coming`` is the proof of the next shuffle, ``current`` that of the stock in play. ``earlier``
    are lines of a journal: secrets and nonces that are used again, in order, before fresh ones are
    made. ``nonces`` are those that players added to the next shuffle, in hex by name.
    """

    def __init__(
        self, table_id: str, journal: Journal, earlier: Sequence[Mapping[str, Any]] = ()
    ) -> None:
        self.id = table_id
        self.coming: Proof
        self.current: Proof | None = None
        self.deck: tuple[Card, ...] | None = None
        self.reshuffles: list[tuple[Card, ...]] = []
        self._journal = journal
        self._earlier = deque(line for line in earlier if "secret" in line or "closed" in line)
        self._dealer = Dealer()
        self.nonces: dict[str, str] = {}
        self._streams = 0

    def commit(self, number: int) -> None:
        """Make the secret of the next shuffle; it is on disk before its commitment can be shown."""
        earlier = self._next("secret")
        secret = None if earlier is None else bytes.fromhex(earlier)
        self.coming = fair.new_proof(self.id, number, secret)
        self.nonces = {}
        self._journal.write({"secret": self.coming.secret})

    def _next(self, key: str) -> Any:
        if self._earlier and key in self._earlier[0]:
            return self._earlier.popleft()[key]
        return None

    def add_nonce(self, name: str, nonce: str) -> None:
        """A player's own nonce for the next shuffle. Raises SieteError ``bad_nonce``."""
        fair.close(self.coming, {name: nonce})
        self.nonces[name] = nonce

    def close(self, names: Sequence[str]) -> Proof:
        """Close the list of nonces: those added, and a fresh one for each other name here."""
        closed = self._next("closed")
        if closed is None:
            closed = {name: self.nonces.get(name) or fair.new_nonce() for name in names}
        self._journal.write({"closed": closed})
        return fair.close(self.coming, closed)

    def shuffle(self, names: Sequence[str]) -> tuple[Card, ...]:
        """Shuffle the whole deck; the proof that was coming is now that of the stock."""
        self.current = self.close(names)
        self._streams = 0
        self.deck = fair.deck_of(self.current)
        return self.deck

    def open_stock(self, names: Sequence[str]) -> None:
        """A shuffled deck for choosing the first banker, which nobody cuts."""
        self._dealer = Dealer(self.shuffle(names))

    def action(self, table: Table) -> Action:
        """The dealer's next card, or a new stock (R16)."""
        return self._dealer.action(table)

    def after(self, action: Action, table: Table, events: Sequence[Event]) -> None:
        """Take note of what happened."""
        names = [table.names[seat] for seat in table.present]
        self._dealer = self._dealer.after(
            action, table, events, lambda: self.shuffle(names), self._new_stock
        )

    def _new_stock(self, cards: frozenset[Card]) -> tuple[Card, ...]:
        assert self.current is not None
        self._streams += 1
        shuffled = fair.shuffle(self.current, cards, self._streams)
        self.reshuffles.append(shuffled)
        return shuffled

    def end_entry(self) -> tuple[tuple[Card, ...] | None, tuple[tuple[Card, ...], ...]]:
        """The deck and the reshuffles of the entry that ends, for its record."""
        ended = self.deck, tuple(self.reshuffles)
        self.deck, self.reshuffles = None, []
        return ended
