"""What is sent when something happened: to each client its own, made once where it is the same."""

from typing import Final, cast
from weakref import WeakKeyDictionary

import msgspec

from siete.game.view import HandView
from siete.rules import Rules
from siete.server.connections import Connection, encoded
from siete.server.protocol import Ok, Update, Welcome
from siete.server.room import Room
from siete.server.seldom import info_of
from siete.server.services import now
from siete.server.shown import HandState, Line, Said, State, TableInfo
from siete.server.snapshot import hand_state, public, state_for
from siete.server.words import lines_for


class _Hands:
    """The hands of a table for the encoder alone, which takes them as they are.

    Each is encoded once for all viewers, and for as long as it stays what it is.
    """

    def __init__(self, before: "_Hands | None") -> None:
        self._before = {} if before is None else before._made
        self._made: dict[tuple[HandView, Rules], HandState] = {}

    def encoded(self, hand: HandView, rules: Rules) -> HandState:
        """A hand as it is sent."""
        key = (hand, rules)
        found = self._made.get(key)
        if found is None:
            found = self._before.get(key)
            if found is None:
                found = cast(HandState, msgspec.Raw(encoded(hand_state(hand, rules))))
            self._made[key] = found
        return found


_HANDS: Final[WeakKeyDictionary[Room, _Hands]] = WeakKeyDictionary()


class Publication:
    """A room as it is now, for all who are there. ``online`` are the persons with a socket."""

    def __init__(self, room: Room, online: frozenset[str]) -> None:
        self._room = room
        self._online = online
        self._now = now()
        hands = _HANDS[room] = _Hands(_HANDS.get(room))
        self._seen = public(room, self._now, hands.encoded)
        self._states: dict[str | None, State] = {}
        self._infos: dict[str, TableInfo] = {}
        self._lines: dict[tuple[str | None, str, int], tuple[Line, ...]] = {}

    def message(self, connection: Connection) -> bytes:
        """All that is new for a client, which counts as sent from here on."""
        room, lang = self._room, connection.lang
        member = room.people.of(connection.viewer)
        name = None if member is None else member.name
        host = room.people.host == connection.viewer
        # Who changes seats hears other things: then all of it is told again.
        whole = connection.whole or name != connection.name
        info = self._info(lang)
        state = self._state(connection.viewer, name)
        done, connection.done = connection.done, []
        message: Welcome | Update
        if whole:
            message = Welcome(
                seq=room.seq,
                lang=lang,
                name=name,
                host=host,
                table=info,
                state=state,
                lines=self._told(name, lang, -1),
                said=self._said(-1),
            )
        else:
            message = Update(
                seq=room.seq,
                state=state,
                re=done.pop() if done else None,
                name=name,
                host=host,
                table=None if info == connection.info else info,
                lines=self._told(name, lang, connection.line),
                said=self._said(connection.said),
            )
        text = encoded(message)
        connection.behind = connection.whole = False
        connection.info, connection.name = info, name
        if message.lines:
            connection.line = message.lines[-1].n
        if message.said:
            connection.said = message.said[-1].n
        for id_ in done:
            connection.answer_after(Ok(seq=room.seq, re=id_))
        return text

    def _info(self, lang: str) -> TableInfo:
        found = self._infos.get(lang)
        if found is None:
            found = self._infos[lang] = info_of(self._room, lang, self._online)
        return found

    def _state(self, person: str, name: str | None) -> State:
        """What a person sees; who has no name sees what everybody without one does."""
        found = self._states.get(name)
        if found is None:
            found = self._states[name] = state_for(self._room, person, self._now, self._seen)
        return found

    def _told(self, name: str | None, lang: str, after: int) -> tuple[Line, ...]:
        """The lines after a number, as somebody hears them: mostly everybody hears the same."""
        hearer = name if self._room.log.private > after else None
        key = (hearer, lang, after)
        found = self._lines.get(key)
        if found is None:
            found = self._lines[key] = lines_for(self._room, hearer, lang, after=after)
        return found

    def _said(self, after: int) -> tuple[Said, ...]:
        if not self._room.said or self._room.said[-1].n <= after:
            return ()
        return tuple(said for said in self._room.said if said.n > after)
