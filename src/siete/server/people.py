"""Who is at a table: names and the persons that they belong to, bots, the host, links to seats."""

from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Final, Literal, TypeAlias

import msgspec

from siete.errors import SieteError
from siete.names import LONGEST, look, printable, typed_name, without_piles
from siete.notation import check_told_apart
from siete.server.shown import Temper

HOST_AWAY: Final = 10 * 60 * 1000
"""Milliseconds after which somebody else may be host, if the host does nothing for so long."""

LINK_LASTS: Final = 24 * 60 * 60 * 1000
"""Milliseconds for which a link to a seat is good."""

BOT_NAMES: Final = (
    "Aurora",
    "Benet",
    "Carmela",
    "Dimitri",
    "Elvira",
    "Fausto",
    "Gaia",
    "Horacio",
    "Irene",
    "Jacint",
    "Kostas",
    "Lucia",
)
"""What bots are called, in this order."""

StandIn: TypeAlias = Literal["", "away", "asked"]


class Member(msgspec.Struct):
    """Somebody with a name, who sits at the table now or did before.

    ``person`` is the id of the one whom the name belongs to, empty for a bot, whose temperament is
    ``temper``. ``since`` is the entry with which they sat down. ``missed`` counts decisions in a
    row for which time ran out; who is ``away`` sits out from the next round on, until they do
    something. ``stand_in`` says why a bot plays the seat: nobody was there, or it was asked for.
    ``coach`` says that they want the coach's hints.
    """

    name: str
    person: str = ""
    temper: Temper | None = None
    since: int = 0
    seated: bool = False
    waiting: bool = False
    leaving: bool = False
    away: bool = False
    missed: int = 0
    stand_in: StandIn = ""
    coach: bool = False

    @property
    def here(self) -> bool:
        """Whether a person sits here, or will, who takes part."""
        return (
            self.temper is None
            and (self.seated or self.waiting)
            and not (self.leaving or self.away or self.stand_in)
        )

    def did_something(self) -> None:
        """The person is there: nothing is done in their place any more."""
        self.missed, self.away = 0, False
        if self.stand_in == "away":
            self.stand_in = ""


class SeatKey(msgspec.Struct, frozen=True):
    """A link to a seat: the hash of its token, and until when it is good."""

    digest: str
    until: int


class People:
    """Everybody who ever sat at a table; names are unique there for ever."""

    def __init__(self, host: str) -> None:
        self.host = host
        self.host_seen = 0
        """When the host last did something."""
        self.host_left = False
        """Whether the host gave up their seat when nobody else sat here."""
        self.members: dict[str, Member] = {}
        self.names: dict[str, str] = {}
        self.removed: set[str] = set()
        self.links: dict[str, SeatKey] = {}

    def __iter__(self) -> Iterator[Member]:
        return iter(self.members.values())

    def of(self, person: str) -> Member | None:
        """Who a person is at this table."""
        name = self.names.get(person)
        return None if name is None else self.members[name]

    def named(self, name: str) -> Member:
        """The member of a name. Raises SieteError ``no_such_name``."""
        try:
            return self.members[name]
        except KeyError:
            raise SieteError("no_such_name", name=printable(name, 40)) from None

    @property
    def host_name(self) -> str:
        """The host's name, empty where the host has none."""
        return self.names.get(self.host, "")

    @property
    def lobby(self) -> tuple[str, ...]:
        """Those who sit, in the order in which they sat down."""
        seated = sorted((member for member in self if member.seated), key=lambda each: each.since)
        return tuple(member.name for member in seated)

    @property
    def waiting(self) -> tuple[str, ...]:
        """Those who sit down when the round is over, in the order in which they came."""
        waiting = sorted((member for member in self if member.waiting), key=lambda each: each.since)
        return tuple(member.name for member in waiting)

    @property
    def count(self) -> int:
        """How many will sit when those who wait have sat down and those who leave have left."""
        return sum((each.seated or each.waiting) and not each.leaving for each in self)

    def new_name(self, name: str, person: str) -> str:
        """The name under which a person may sit down, from how it was typed.

        One that looks like a name that is there is that name: Ana and ana are one. Raises
        SieteError ``no_name``, ``seat_is_taken`` for the name of another person, ``name_taken`` for
        a bot's, or ``name_ambiguous``.
        """
        name = typed_name(name)
        if name not in self.members:
            alike = look(name)
            name = next((other for other in self.members if look(other) == alike), name)
        known = self.members.get(name)
        if known is not None and known.person and known.person != person:
            raise SieteError("seat_is_taken", name=name)
        if known is not None and not (person and known.person):
            raise SieteError("name_taken", name=name)
        if known is None:
            if name != without_piles(name):
                raise SieteError("no_name", name=printable(name, 40), longest=LONGEST)
            check_told_apart((*self.members, name))
        return name

    def bot_name(self) -> str:
        """A name for a bot that nobody here has, or had."""
        numbered = (f"Bot {number}" for number in range(1, len(self.members) + 2))
        for name in (*BOT_NAMES, *numbered):
            try:
                return self.new_name(name, "")
            except SieteError:
                continue
        raise AssertionError

    def sit(self, member: Member, since: int, *, waits: bool) -> None:
        """Somebody new sits down, or somebody comes back; or waits for the end of the round."""
        known = self.members.setdefault(member.name, member)
        known.person, known.leaving, known.stand_in = member.person, False, ""
        known.did_something()
        if not known.seated:
            known.since, known.waiting, known.seated = since, waits, not waits
        if member.person:
            self.names[member.person] = member.name
            if self.host_left:
                self.host, self.host_left = member.person, False

    def bind(self, name: str, person: str) -> None:
        """A name belongs to another person from here on, who is host where the one before was."""
        member = self.members[name]
        before = member.person
        if self.names.get(before) == name:
            del self.names[before]
            if self.host == before:
                self.host = person
        member.person = person
        self.names[person] = name
        self.removed.discard(person)
        member.did_something()

    def next_host(self, *, leaves: bool) -> None:
        """The person who has sat longest and is there is the host now.

        Where the host ``leaves`` it is one who is not there, if nobody else sits, or whoever sits
        down next; else nothing changes: a table always has a host.
        """
        others = [each for each in self if each.person and each.person != self.host]
        seated = [each for each in others if each.seated and not each.leaving]
        here = [each for each in seated if each.here]
        if here or (leaves and seated):
            self.host = min(here or seated, key=lambda each: each.since).person
        elif leaves:
            self.host_left = True

    def by_link(self, token: str, now: int) -> str:
        """The name whose seat a link's token gives. Raises SieteError ``link_used``."""
        digest = digest_of(token)
        for name, link in self.links.items():
            if link.digest == digest and now < link.until:
                return name
        raise SieteError("link_used")

    def sync(self, seated: Iterable[str]) -> None:
        """Take over from the game who sits; the rest was said when they came or went."""
        here = set(seated)
        for member in self:
            member.seated = member.name in here
            if member.seated:
                member.waiting = False
            else:
                member.leaving, member.away, member.stand_in = False, False, ""


def digest_of(token: str) -> str:
    """The hash by which a link's token is known: the token itself is kept nowhere."""
    return sha256(token.encode()).hexdigest()
