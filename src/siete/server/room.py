"""A table online: its state is the fold of its entries, and what people and time do to it.

Pure but for the secrets that a deal needs: it does no input or output, has no clock of its own and
waits for nothing. One process may have a ``Room`` of a table while others have theirs; whoever gets
the next entry into the database first is right, and the others ``take`` it.
"""

from array import array
from collections import deque
from collections.abc import Collection, Iterable
from typing import Final, TypeAlias

import msgspec
from msgspec.structs import replace

from siete.amounts import Amount, format_amount
from siete.errors import SieteError
from siete.game import SPECTATOR, Choice, Table, hears, legal, to_act
from siete.game import events as ev
from siete.play import Game
from siete.rules import Rules, parse_rules
from siete.server import clock, commands, effects, notes
from siete.server import entries as en
from siete.server.asking import Plan
from siete.server.between import tidy
from siete.server.clock import Due, Thought
from siete.server.decisions import Decisions
from siete.server.entries import Entry, JournalLine
from siete.server.logbook import Logbook, Note
from siete.server.parts import Part, PastRound, choices_of, deal_on, is_open, past_rounds
from siete.server.people import Member, People
from siete.server.protocol import Command
from siete.server.shown import Payment, Said, Settings, Temper

SAID_KEPT: Final = 50
"""How many of the last lines of chat and signs a table remembers."""

MOVES_KEPT: Final = 50
"""How many of somebody's last moves a table knows to be done: what was asked meanwhile makes older
ones too late."""

DONE_KEPT: Final = 500
"""The same of all other commands, which could be done twice at any time."""


class Asked(msgspec.Struct, frozen=True, gc=False):
    """What a seat was last asked: since which entry, and when; ``more`` time was taken for it."""

    seq: int
    at: int
    choices: tuple[Choice, ...]
    acts: bool
    more: bool = False


Spent: TypeAlias = tuple[str, str, Amount, en.Reason]


class Room:
    """One table; ``seq`` is the number of its last entry, ``at`` that entry's time."""

    def __init__(self, opened: en.Opened) -> None:
        self.code = opened.code
        self.name = opened.table
        self.rules: Rules = parse_rules(opened.rules)
        self.next_rules: Rules | None = None
        self.settings = opened.settings
        self.seed = opened.seed
        self.people = People(opened.by)
        self.parts: list[Part] = []
        self.rounds: list[PastRound] = []
        self.payments: list[Spent] = []
        self.paused = False
        self.closed = False
        self.seq = 0
        self.at = 0
        self.log = Logbook()
        self.said: deque[Said] = deque(maxlen=SAID_KEPT)
        self.asked: dict[int, Asked] = {}
        self.ready: set[str] = set()
        self.offered: set[str] = set()
        """The bots that were asked in this pause whether they want to sell or buy the bank."""
        self.rest_at = 0
        """When the pause between two rounds began."""
        self.moved_at = 0
        """When the last thing happened in the game."""
        self.dealt = 0
        """How many cards were dealt with it, as everybody saw."""
        self.sealed_at = 0
        """When the secret of the coming shuffle, or lot, was made."""
        self.decided = Decisions()
        """What those decided in this round who play with the coach."""
        self._asked_of: Table | None = None
        """The table of which everybody was asked last."""
        self._enough = False
        """Whether enough sat there after the last entry to go on."""
        self._done: dict[tuple[str, bool], array[int]] = {}
        """The ids of the last commands that were done, by person, and whether they are moves: their
        hashes, of which an evening's take little room."""
        if opened.me:
            self.people.sit(Member(opened.me, opened.by), 0, waits=False)
        for name, temper in opened.bots:
            self.people.sit(Member(name, temper=temper), 0, waits=False)
        self._after(opened, ())

    # How it comes to be

    @classmethod
    def open(
        cls,
        *,
        code: str,
        name: str,
        rules: Rules,
        settings: Settings,
        host: str,
        seed: int,
        now: int,
        me: str = "",
        bots: Iterable[Temper] = (),
    ) -> "tuple[Room, Entry]":
        """A new table and its first entry.

        ``host`` is a person's id and ``me`` the name under which they sit, if they do; ``seed`` is
        any number of 32 bits that nobody knows. Raises SieteError for names and rules that can't
        be, ``players_number`` for more seats than the rules have.
        """
        opened = commands.opened(
            code=code,
            name=name,
            rules=rules,
            settings=settings,
            host=host,
            seed=seed,
            now=now,
            me=me,
            bots=tuple(bots),
        )
        return cls(opened), opened

    @classmethod
    def fold(cls, rows: Iterable[Entry]) -> "Room":
        """The table that all its entries tell, the first of them ``Opened``."""
        first, *rest = rows
        assert isinstance(first, en.Opened)
        room = cls(first)
        for entry in rest:
            room.take(entry)
        return room

    def take(self, entry: Entry) -> None:
        """Fold one entry that somebody else appended after the last one of this room."""
        game = self.game
        knew = self.decided.before(self, entry)
        if game is not None and entry.lines:
            game.feed(entry.lines)
            if isinstance(entry, en.LotDrawn) and game.table.phase == "lot":
                game.step()  # a lot has no line of its own: it follows from what was closed
            deal_on(game)
            game.take_lines()
        noted = effects.fold(self, entry)
        if entry.begun:
            self.begin_part(Game.from_lines(entry.begun))
        self.decided.after(knew, entry)
        self._after(entry, noted)

    # What is done

    def do(self, person: str, command: Command, now: int, digest: str = "") -> Entry | None:
        """Do what a person wants, and return the entry to append; None where nothing changes.

        ``digest`` is that of the token of a new link, for ``SeatLink`` and ``GiveSeat``. Raises
        SieteError and changes nothing.
        """
        plan = commands.plan(self, person, command, max(now, self.at), digest)
        if plan is None:
            return None
        return self.carry_out(plan, person, command.id, now)

    def take_seat(self, person: str, token: str, now: int) -> Entry:
        """A person takes a seat by its link.

        Raises SieteError ``link_used`` where it is none, not good any more or used, and
        ``already_seated`` for who sits here under another name.
        """
        name = self.people.by_link(token, now)
        mine = self.people.of(person)
        if mine is not None and mine.name != name and (mine.seated or mine.waiting):
            raise SieteError("already_seated", name=mine.name)
        return self.carry_out(Plan(en.SeatTaken(name=name)), person, "", now)

    def answered(self, person: str, command: str) -> bool:
        """Whether a person's command, by its id, was done already."""
        id_ = hash(command)
        return any(id_ in self._done.get((person, moves), ()) for moves in (True, False))

    def due(self, now: int) -> Due | None:
        """What happens next by itself, and when; None where nothing does."""
        return clock.due(self, now)

    def fire(self, now: int, thought: Thought | None = None) -> Entry | None:
        """Do what is due now, and return the entry to append; None where nothing is due.

        ``thought`` is what bots came to that think beside the game.
        """
        due = clock.due(self, now)
        if due is None or due.at > now:
            return None
        return self.carry_out(clock.plan(self, due, thought or {}), "", "", now)

    def carry_out(self, plan: Plan, by: str, command: str, now: int) -> Entry:
        """Do what was planned. Raises what the game raises, and then changes nothing."""
        game = self.game
        knew = self.decided.before(self, plan.entry)
        if plan.play is not None and game is not None:
            plan.play(game)
            deal_on(game)
        entry = replace(plan.entry, at=max(now, self.at), by=by, id=command)
        noted = effects.fold(self, entry)
        begun, stood_in = tidy(self, started=isinstance(entry, en.Started))
        lines: tuple[JournalLine, ...] = () if game is None else tuple(game.take_lines())
        entry = replace(entry, lines=lines, stood_in=stood_in)
        if begun is not None:
            deal_on(begun)
            entry = replace(entry, begun=tuple(begun.take_lines()))
            self.begin_part(begun)
        self.decided.after(knew, entry)
        self._after(entry, noted)
        return entry

    def begin_part(self, game: Game) -> None:
        """A new part of the evening begins."""
        deal_on(game)
        game.take_lines()
        self.parts.append(Part(len(self.parts), game))
        if self.next_rules is not None:
            self.rules, self.next_rules = self.next_rules, None
        self.asked.clear()

    def _after(self, entry: Entry, noted: Collection[Note]) -> None:
        """What follows from an entry when all of it has happened."""
        self.seq += 1
        self.at = max(self.at, entry.at)
        part = self.part
        for name in entry.stood_in:
            member = self.people.members[name]
            member.away, member.stand_in = False, "away"
        if part is not None:
            self.people.sync(part.table.names[seat] for seat in part.table.order)
        if entry.by == self.people.host or any(note.kind == "host" for note in noted):
            self.people.host_seen = self.at
        self._tell(entry, noted)
        self._ask(entry)
        if entry.id:
            moves = isinstance(entry, en.Acted | en.NonceAdded)
            done = self._done.setdefault((entry.by, moves), array("q"))
            done.append(hash(entry.id))
            if len(done) > (MOVES_KEPT if moves else DONE_KEPT):
                del done[0]

    def _tell(self, entry: Entry, noted: Iterable[Note]) -> None:
        """Add what happened to the log: first the notes, then what the games tell."""
        if _moves(entry):
            self.dealt = 0
        begun = self.parts[-1] if entry.begun else None
        old = self.parts[: -1 if begun else None]
        for note in notes.of(self, entry, noted):
            self.log.note(max(len(old) - 1, 0), note)
        if old:
            self._tell_part(old[-1])
        if begun is not None:
            for note in notes.of_new_part(self, begun):
                self.log.note(begun.number, note)
            self._tell_part(begun)

    def _tell_part(self, part: Part) -> None:
        place = part.logged
        events = part.new_events()
        self.log.tell(part.number, events, place)
        self.dealt += sum(
            isinstance(event, ev.Dealt) and hears(SPECTATOR, event) for event in events
        )
        self.rounds += past_rounds(part, events, len(self.rounds))

    def _ask(self, entry: Entry) -> None:
        """Note what each seat is asked now, and since when."""
        table = self.table
        if table is None:
            return
        if _moves(entry):
            self.moved_at = self.at
        if any("secret" in line for line in (*entry.lines, *entry.begun)):
            self.sealed_at = self.at
        goes_on = isinstance(entry, en.Paused | en.WasClosed) and not entry.on
        if table is not self._asked_of or goes_on:
            self._asked_of = table
            acted = {line["action"]["seat"] for line in entry.lines if "action" in line}
            acting = () if is_open(table) else to_act(table)
            for seat in table.order:
                choices, acts = choices_of(table, seat), seat in acting
                asked = self.asked.get(seat)
                if (
                    asked is None
                    or seat in acted
                    or goes_on
                    or (asked.choices, asked.acts) != (choices, acts)
                ):
                    self.asked[seat] = Asked(self.seq, self.at, choices, acts)
        self._rest(entry, table)

    def _rest(self, entry: Entry, table: Table) -> None:
        if table.phase != "between":
            self.ready.clear()
            self.offered.clear()
            self.rest_at = 0
        elif (
            not (self.rest_at and self._enough)
            or entry.begun
            or isinstance(entry, en.Paused | en.WasClosed)
        ):
            self.rest_at = self.at
        self._enough = table.standing is not None or self.may_begin()

    # What is so

    @property
    def part(self) -> Part | None:
        """The part under way; None in the lobby."""
        return self.parts[-1] if self.parts else None

    @property
    def game(self) -> Game | None:
        """The game under way; None in the lobby."""
        return self.parts[-1].game if self.parts else None

    @property
    def table(self) -> Table | None:
        """The game's table; None in the lobby."""
        return self.parts[-1].game.table if self.parts else None

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of those who sit, in order of play."""
        table = self.table
        if table is None:
            return self.people.lobby
        return tuple(table.names[seat] for seat in table.order)

    def seat_of(self, name: str | None) -> int:
        """The seat's number of a name in the game under way, or -1; in the lobby its place."""
        if name is None:
            return -1
        table = self.table
        if table is None:
            lobby = self.people.lobby
            return lobby.index(name) if name in lobby else -1
        seat = table.names.index(name) if name in table.names else -1
        return seat if seat in table.order else -1

    def may_begin(self) -> bool:
        """Whether a round could begin now: enough sit, and nobody is asked anything."""
        table = self.table
        if table is None:
            low, high = self.rules.table_players
            return low <= len(self.people.lobby) <= high
        return is_open(table) and bool(to_act(table))

    def payments_shown(self) -> tuple[Payment, ...]:
        """The ledger's lines as they are sent."""
        return tuple(
            Payment(payer, payee, format_amount(amount), why)
            for payer, payee, amount, why in self.payments
        )

    def legal(self, seat: int) -> tuple[Choice, ...]:
        """All that the library allows a seat now."""
        table = self.table
        return () if table is None else legal(table, seat)


def _moves(entry: Entry) -> bool:
    """Whether something happens in the game, beside numbers for the coming shuffle."""
    return bool(entry.begun) or any("action" in line or "closed" in line for line in entry.lines)
