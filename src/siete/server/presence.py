"""Who is connected where: what processes on one database tell each other of their sockets.

It is kept nowhere: each process says again and again who is there, and what one said fades when it
says nothing any more.
"""

import asyncio
import secrets
from collections.abc import Callable, Collection
from typing import Final, TypeAlias

import msgspec

BEAT_SECONDS: Final = 5.0
"""A process says so often who is connected to it."""

FADES_SECONDS: Final = 15.0
"""What a process said is forgotten when it was silent for so long."""

_TOGETHER_SECONDS: Final = 0.05
"""What changes within this time is told together."""

_LARGEST: Final = 7_900
"""Bytes of what is said at once; PostgreSQL takes fewer than 8,000."""

Persons: TypeAlias = frozenset[str]
_NOBODY: Final[Persons] = frozenset()


class _Here(msgspec.Struct, frozen=True, array_like=True):
    """What a process says: who is connected to it at a table, or without one: who is with you?"""

    process: str
    table_id: str = ""
    persons: tuple[str, ...] = ()


class Presence:
    """Who is connected at each table, told to other processes and heard from them.

    ``say`` tells the others some texts, which they ``hear``; None where there are no others. Times
    are the event loop's, in seconds; persons are ids, that of who only looks on is empty.
    """

    def __init__(self, say: Callable[[Collection[str]], None] | None) -> None:
        self._say = say
        self._process = secrets.token_hex(8)
        self._here: dict[str, Persons] = {}
        self._elsewhere: dict[str, dict[str, tuple[float, Persons]]] = {}
        self._changed: set[str] = set()
        self._beat = 0.0

    def elsewhere(self, table_id: str) -> Persons:
        """Who is connected at a table to other processes."""
        said = self._elsewhere.get(table_id)
        return _NOBODY if said is None else _NOBODY.union(*(who for _, who in said.values()))

    def here(self, table_id: str, persons: Persons) -> None:
        """Note who is connected to this process at a table now, and tell the others soon."""
        if self._say is None or self._here.get(table_id, _NOBODY) == persons:
            return
        if persons:
            self._here[table_id] = persons
        else:
            del self._here[table_id]
        if not self._changed:
            asyncio.get_running_loop().call_later(_TOGETHER_SECONDS, self.tell)
        self._changed.add(table_id)

    def tell(self) -> None:
        """Tell the others at once what changed here."""
        changed, self._changed = self._changed, set()
        if changed and self._say is not None:
            self._say([self._text(table_id) for table_id in sorted(changed)])

    def ask(self) -> None:
        """Ask the others who is with them, and tell them all of it: some may not have heard."""
        if self._say is not None:
            self._say([_encode(_Here(self._process))])
        self._changed.update(self._here)
        self.tell()

    def hear(self, text: str, time: float) -> str:
        """Take note of what a process said; the id of the table at which that changes something.

        It is empty where nothing changes.
        """
        try:
            said = msgspec.json.decode(text, type=_Here)
        except (msgspec.MsgspecError, ValueError):
            return ""
        if said.process == self._process:
            return ""
        if not said.table_id:
            self._changed.update(self._here)
            self.tell()
            return ""
        before = self.elsewhere(said.table_id)
        processes = self._elsewhere.setdefault(said.table_id, {})
        if said.persons:
            processes[said.process] = time + FADES_SECONDS, frozenset(said.persons)
        else:
            processes.pop(said.process, None)
        if not processes:
            del self._elsewhere[said.table_id]
        return "" if self.elsewhere(said.table_id) == before else said.table_id

    def tick(self, time: float) -> set[str]:
        """Say again who is here where it is time to; the ids of tables at which some faded."""
        if time >= self._beat + BEAT_SECONDS:
            self._beat = time
            self._changed.update(self._here)
            self.tell()
        faded: set[str] = set()
        for table_id, processes in tuple(self._elsewhere.items()):
            for process, (until, _) in tuple(processes.items()):
                if until <= time:
                    del processes[process]
                    faded.add(table_id)
            if not processes:
                del self._elsewhere[table_id]
        return faded

    def _text(self, table_id: str) -> str:
        persons = sorted(self._here.get(table_id, _NOBODY))
        while len(text := _encode(_Here(self._process, table_id, tuple(persons)))) > _LARGEST:
            persons.pop()
        return text


def _encode(said: _Here) -> str:
    return msgspec.json.encode(said).decode()
