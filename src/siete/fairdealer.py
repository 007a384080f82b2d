"""The dealer of a real game: commits, shuffles and proves (docs/fairness.md)."""

from collections import deque
from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any, Final

from siete import fair
from siete.cards import Card
from siete.dealer import Dealer
from siete.errors import SieteError
from siete.fair import Proof
from siete.game import Action, Event, Table
from siete.journal import Journal

_KINDS: Final = frozenset(("secret", "nonce", "closed"))
"""The lines of a journal that a dealer writes."""


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
        self.nonces: dict[str, str] = {}
        self._journal = journal
        self._earlier: deque[Mapping[str, Any]] = deque()
        self._already_written = 0
        self._dealer = Dealer()
        self._is_closed = True
        self._streams = 0
        self.recall(earlier)

    def recall(self, lines: Sequence[Mapping[str, Any]]) -> None:
        """Use the secrets and nonces of these lines again before fresh ones are made."""
        self._earlier += (line for line in lines if not _KINDS.isdisjoint(line))
        self._add_again()

    def commit(self, number: int) -> None:
        """Make the secret of the next shuffle; it is on disk before its commitment can be shown."""
        earlier = self._again("secret")
        secret = None if earlier is None else bytes.fromhex(earlier)
        self.coming = fair.new_proof(self.id, number, secret)
        self.nonces = {}
        self._is_closed = False
        if earlier is None:
            self._journal.write({"secret": self.coming.secret})
        self._add_again()

    def _add_again(self) -> None:
        while (added := self._again("nonce")) is not None:
            self.nonces |= added

    def commit_if_needed(self, number: int) -> None:
        """Make another secret where the last one is used up.

        Where the stock goes on the secret stays, with the nonces added to it: a secret made later
        could be chosen to suit them. Saves once had another for each round all the same.
        """
        if self._is_closed or self._comes_again("secret"):
            self.commit(number)

    def _comes_again(self, kind: str) -> bool:
        return bool(self._earlier) and kind in self._earlier[0]

    def _again(self, kind: str) -> Any:
        """What the next of the earlier lines says, if it is of this kind; it is written again."""
        if not self._comes_again(kind):
            return None
        line = self._earlier.popleft()
        if self._already_written:
            self._already_written -= 1
        else:
            self._journal.write(dict(line))
        return line[kind]

    def write_earlier(self) -> None:
        """Write all lines that are still to be used again now, so that none can be lost."""
        for line in islice(self._earlier, self._already_written, None):
            self._journal.write(dict(line))
        self._already_written = len(self._earlier)

    def add_nonce(self, name: str, nonce: str) -> None:
        """A player's own nonce for the next shuffle.

        Raises SieteError ``bad_nonce``; ``nonces_closed`` between the end of the list for one
        shuffle and the secret of the next.
        """
        if self._is_closed:
            raise SieteError("nonces_closed", name=name)
        fair.close(self.coming, {name: nonce})
        self.nonces[name] = nonce
        self._journal.write({"nonce": {name: nonce}})

    def close(self, names: Sequence[str]) -> Proof:
        """Close the list of nonces: those added, and a fresh one for each other name here."""
        closed = self._again("closed")
        if closed is None:
            closed = {name: fair.new_nonce() for name in names} | self.nonces
            self._journal.write({"closed": closed})
        self._is_closed = True
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
