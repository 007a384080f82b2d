"""A game with the people and bots who play it at this keyboard."""

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias

from msgspec.structs import replace

from siete.bots import Bot, is_bot
from siete.errors import SieteError
from siete.game import DEALER, SPECTATOR, Action, Choice, Event, legal, to_act
from siete.game import actions as act
from siete.game.between.engine import may_join
from siete.game.view import View
from siete.odds.levels import make_player
from siete.play import Game
from siete.record import format_record
from siete.rules import Rules
from siete.terminal.log import Log
from siete.terminal.moves import OPTIONAL
from siete.terminal.saves import Hold, Saves, write_text
from siete.texts import Texts

PERSON = "person"

_TOLD_AGAIN = 3000
"""Events of a game that is gone on with whose sentences are made again."""

Kind: TypeAlias = Literal["person", "between", "stuck", "self"]
"""Who is awaited: a person; all, between rounds; more players; or nobody, it goes on by itself."""


class Place(NamedTuple):
    """Who sits down: a name, and ``person`` or a bot's level, temperament or both."""

    name: str
    kind: str


class Due(NamedTuple):
    """What the game waits for; ``seat`` is the person's, or the bot's, or -1."""

    kind: Kind
    seat: int = DEALER


class Session:
    """One game at one keyboard."""

    def __init__(self, game: Game, saves: Saves) -> None:
        self.game = game
        self.saves = saves
        self._unsaved: SieteError | None = None
        self._hold: Hold | None = None
        self._bots: dict[int, Bot] = {}
        self._volunteers: list[int] | None = None

    # How it begins and ends

    @classmethod
    def begin(
        cls,
        rules: Rules,
        places: Sequence[Place],
        saves: Saves,
        extra: Mapping[str, Any] | None = None,
    ) -> "Session":
        """A new game. Raises SieteError for names or numbers that can't be.

        Where it can't be saved ``trouble`` says why, and it can be played all the same.
        """
        kinds = {place.name: place.kind for place in places}
        game = Game(rules, [place.name for place in places], extra={**(extra or {}), "kinds": {}})
        session = cls(game, saves)
        named = zip(game.table.names, kinds.values(), strict=True)
        game.keep({**game.extra, "kinds": dict(named)})
        session.save()
        return session

    @classmethod
    def resume(cls, path: Path, saves: Saves) -> "Session":
        """The game that was saved in a file. Raises SieteError where it can't be gone on with."""
        hold = Hold(path)
        hold.take()
        try:
            session = cls(Game.restore(path), saves)
        except SieteError:
            hold.release()
            raise
        session._hold = hold
        return session

    @property
    def trouble(self) -> SieteError | None:
        """Why the game is not being saved; None while it is."""
        return self._unsaved or self.game.trouble

    def save(self) -> None:
        """Save the game from here on, if it can be saved; ``trouble`` says if not."""
        try:
            path = self.game.path or self.saves.new_path(self.game.table.rules)
            if self._hold is None:
                hold = Hold(path)
                hold.take()
                self._hold = hold
            self.game.save(path)
            self._unsaved = None
        except SieteError as error:
            self._unsaved = error

    def close(self) -> None:
        """Let go of the save."""
        self.game.close()
        if self._hold is not None:
            self._hold.release()
            self._hold = None

    def write_record(self) -> Path:
        """Write the whole rounds so far as a record.

        Raises SieteError ``nothing_to_record`` before the end of the first, or ``save_failed``.
        """
        if not self.game.table.played:
            raise SieteError("nothing_to_record")
        path = self.saves.record_path(self.game.table.rules)
        write_text(path, format_record(self.game.record()))
        return path

    # Who plays

    def kind(self, seat: int) -> str:
        """``person``, or what the bot in a seat is called."""
        kinds = self.game.extra.get("kinds")
        name = self.game.table.names[seat]
        kind = kinds.get(name) if isinstance(kinds, Mapping) else None
        return str(kind) if is_bot(kind) else PERSON

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of the people at this keyboard, in order of play."""
        return tuple(seat for seat in self.game.table.order if self.kind(seat) == PERSON)

    @property
    def all_out(self) -> bool:
        """Whether none of the people at this keyboard is in for the next round."""
        return set(self.people) <= set(self.game.table.away)

    @property
    def bots(self) -> frozenset[int]:
        """The seats of bots."""
        return frozenset(self.game.table.order) - frozenset(self.people)

    def _bot(self, seat: int) -> Bot:
        if seat not in self._bots:
            seed = secrets.randbelow(1 << 32)
            self._bots[seat] = make_player(self.kind(seat), self.game.table.rules, seed)
        return self._bots[seat]

    # What is known

    def view(self, seat: int) -> View:
        """What a seat (or ``SPECTATOR``) may know."""
        return self.game.view(seat)

    def table_of(self, seat: int) -> View:
        """What a seat sees lying on the table: the view, without a round that was cleared away.

        That is done when the next round is prepared.
        """
        prepared = self.game.table.phase in ("cut", "before")
        return replace(self.view(seat), round=None) if prepared else self.view(seat)

    def story(self, viewer: int, texts: Texts) -> Log:
        """The log of what a seat (or ``SPECTATOR``) has heard; of a long game the last part."""
        table = self.game.table
        log = Log(viewer, table.rules, table.names, texts)
        log.add(self.game.history[-_TOLD_AGAIN:])
        return log

    def has_secrets(self, seat: int) -> bool:
        """Whether a seat's view shows a card that not everybody may know."""
        round, public = self.view(seat).round, self.view(SPECTATOR).round
        return (
            round is not None
            and public is not None
            and not round.over
            and round.hands != public.hands
        )

    def choices(self, seat: int) -> tuple[Choice, ...]:
        """All that a seat may do now."""
        return legal(self.game.table, seat)

    def unasked(self, seat: int) -> tuple[Choice, ...]:
        """What a seat may do now without being asked."""
        return tuple(choice for choice in self.choices(seat) if choice.do in OPTIONAL)

    @property
    def may_join(self) -> bool:
        """Whether somebody may sit down now."""
        return may_join(self.game.table)

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats that have a decision now."""
        if self.game.table.phase == "between" and self.game.table.standing is None:
            return ()
        return tuple(seat for seat in to_act(self.game.table) if seat != DEALER)

    # What is done

    def due(self) -> Due:
        """What the game waits for."""
        table = self.game.table
        seats = to_act(table)
        if table.phase == "between" and table.standing is None:
            if not seats:
                return Due("stuck")
            return Due("between") if self._volunteers is None else Due("self")
        if seats == (DEALER,):
            return Due("self")
        seat = seats[0]
        return Due("person" if self.kind(seat) == PERSON else "self", seat)

    def next_round(self) -> None:
        """The pause between two rounds is over: it goes on by itself from here."""
        self._volunteers = list(self.bots)

    def advance(self) -> tuple[Event, ...]:
        """Do the next thing that waits for no person: the dealer's, or a bot's."""
        due = self.due()
        assert due.kind == "self"
        if due.seat != DEALER:
            bot = self._bot(due.seat)
            return self.act(bot.choose(self.view(due.seat), self.choices(due.seat)))
        if self.game.table.phase == "between":
            action = self._volunteered()
            if action is not None:
                return self.act(action)
            self._volunteers = None
        return self._saved(self.game.step())

    def _volunteered(self) -> Action | None:
        while self._volunteers:
            seat = self._volunteers.pop(0)
            choices = self.choices(seat)
            action = self._bot(seat).volunteer(self.view(seat), choices) if choices else None
            if action is not None:
                return action
        return None

    def act(self, action: Action) -> tuple[Event, ...]:
        """A seat's action. Raises IllegalAction and changes nothing."""
        return self._saved(self.game.act(action))

    def join(self, name: str, kind: str, after: int = -1) -> tuple[Event, ...]:
        """Somebody sits down, last (-1) or after a seat. Raises SieteError where that can't be."""
        events = self.act(act.Join(DEALER, name, after))
        joined = self.game.table.names[events[0].seat]
        self.game.keep({**self.game.extra, "kinds": {**self.game.extra["kinds"], joined: kind}})
        self._bots.pop(events[0].seat, None)
        return events

    def remember(self, **extra: Any) -> None:
        """Keep something with the save, such as the speed."""
        self.game.keep({**self.game.extra, **extra})

    def _saved(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        """Try again to save a game that could not be saved so far."""
        if self._unsaved is not None:
            self.save()
        return events
