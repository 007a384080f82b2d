"""Tables: making one, what everybody with the link may know of it, and taking a seat by a link."""

from typing import Annotated, Final

from litestar import get, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from siete.rules import FEWEST_SEATS, parse_rules, rules_text
from siete.server.api.given import Code, From, Here, Spoken
from siete.server.api.my import rules_info
from siete.server.api.rules import LONGEST_TEXT
from siete.server.languages import language_of
from siete.server.links import qr_path, table_url
from siete.server.live import LiveTable
from siete.server.protocol import Start
from siete.server.room import Room
from siete.server.shown import RulesInfo, Settings, Temper
from siete.texts import texts

_RULESETS: Final = {
    "es": "siete_y_media",
    "ca": "set_i_mig",
    "pt-BR": "sete_e_meio",
    "it": "sette_e_mezzo",
    "el": "eptamisi",
    "en": "sette_e_mezzo",
}
"""What is played at once by who speaks a language."""

_OPPONENT: Final[Temper] = "varied"
_AT_ONCE: Final = 4
"""Seats of a table that is played at once, where its rules allow as many."""

_LONGEST_LIST: Final = 1000
"""Bots of a table to be made that are counted, so that the refusal can say how many may play."""

Name = Annotated[str, Meta(max_length=60)]
Lang = Annotated[str, Meta(max_length=20)]


class TableToMake(Struct, frozen=True):
    """A new table. ``me`` is the name under which its host sits down, empty for not yet."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    rules: Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]
    lang: Lang = ""
    me: Name = ""
    bots: Annotated[tuple[Temper, ...], Meta(max_length=_LONGEST_LIST)] = ()
    settings: Settings = Settings()


class GameAtOnce(Struct, frozen=True):
    """A table against bots that begins at once."""

    lang: Lang = ""
    me: Name = ""
    ruleset: Name = ""


class TableMade(Struct, frozen=True):
    """The code of a table, and the link to it."""

    code: str
    url: str


class Seat(Struct, frozen=True):
    """Who sits at a table."""

    name: str
    bot: bool


class TableFacts(Struct, frozen=True, rename="camel"):
    """What everybody who has the link may know. ``you`` is the caller's name there, if any.

    ``mayJoin`` says whether the caller could sit down now.
    """

    code: str
    url: str
    name: str
    rules: RulesInfo
    seats: tuple[Seat, ...]
    free_seats: int
    started: bool
    closed: bool
    may_join: bool
    may_watch: bool
    you: str | None
    host: bool


class TableQr(Struct, frozen=True):
    """A link with its QR code: the path data of an SVG whose side is ``size``."""

    url: str
    qr: str
    size: int


class SeatToTake(Struct, frozen=True):
    """The token of a link to a seat."""

    token: Annotated[str, Meta(min_length=1, max_length=100)]


class SeatTaken(Struct, frozen=True):
    """Whose seat it is."""

    name: str


def _url(caller: From, services: Here, code: str) -> str:
    return table_url(services.site.base(caller.host, caller.scheme), code)


@post("/api/tables")
async def make_table(caller: From, services: Here, data: JSONBody[TableToMake]) -> TableMade:
    """Make a table; the caller is its host."""
    rules = parse_rules(data.rules)
    services.limits.table(caller.person, caller.address)
    table = await services.hub.create(
        host=caller.person,
        name=data.name,
        rules=rules,
        settings=data.settings,
        me=data.me,
        bots=data.bots,
    )
    return TableMade(table.room.code, _url(caller, services, table.room.code))


@post("/api/play")
async def play_at_once(
    caller: From, services: Here, data: JSONBody[GameAtOnce], language: Spoken
) -> TableMade:
    """Make a table against bots, and begin."""
    lang = language_of(data.lang, "") if data.lang else language
    words = texts(lang)
    rules = parse_rules(data.ruleset or _RULESETS[lang])
    services.limits.table(caller.person, caller.address)
    low, high = rules.table_players
    seats = min(max(low, _AT_ONCE, FEWEST_SEATS), high)
    table = await services.hub.create(
        host=caller.person,
        name=words.say(f"ruleset-{rules.ruleset}"),
        rules=rules,
        settings=Settings(timer="off", pause=0),
        me=data.me or words.say("serve-guest"),
        bots=[_OPPONENT] * (seats - 1),
    )
    await table.take(lambda room, at: room.do(caller.person, Start("start"), at))
    return TableMade(table.room.code, _url(caller, services, table.room.code))


@get("/api/tables/{code:str}")
async def get_table(caller: From, services: Here, code: Code, language: Spoken) -> TableFacts:
    """What everybody who has the link may know of a table."""
    table = await services.hub.table(code)
    return facts(table, caller, services, language)


def facts(table: LiveTable, caller: From, services: Here, language: str) -> TableFacts:
    """The facts of a table for a caller."""
    room, person = table.room, caller.person
    people = room.people
    member = people.of(person)
    removed = person in people.removed
    free = free_seats(room)
    return TableFacts(
        code=room.code,
        url=_url(caller, services, room.code),
        name=room.name,
        rules=rules_info(rules_text(room.next_rules or room.rules), language),
        seats=tuple(
            Seat(each.name, each.temper is not None)
            for each in people
            if (each.seated or each.waiting) and not each.leaving
        ),
        free_seats=free,
        started=bool(room.parts),
        closed=room.closed,
        may_join=not removed
        and not room.closed
        and (room.settings.open or member is not None or person == people.host)
        and free > 0,
        may_watch=table.may_watch(person),
        you=None if member is None or removed else member.name,
        host=person == people.host,
    )


def free_seats(room: Room) -> int:
    """How many more may sit down, by the rules of now and those that come."""
    most = min(each.table_players[1] for each in (room.rules, room.next_rules or room.rules))
    return max(0, most - room.people.count)


@get("/api/tables/{code:str}/qr")
async def get_table_qr(caller: From, services: Here, code: Code) -> TableQr:
    """The link to a table as a QR code."""
    table = await services.hub.table(code)
    url = _url(caller, services, table.room.code)
    path, size = qr_path(url)
    return TableQr(url, path, size)


@post("/api/tables/{code:str}/seat", status_code=200)
async def take_seat(
    caller: From, services: Here, code: Code, data: JSONBody[SeatToTake]
) -> SeatTaken:
    """Take a seat by its link, which is good once."""
    person = caller.person
    table = await services.hub.table(code)
    await table.take(lambda room, at: room.take_seat(person, data.token, at))
    await table.remember(person)
    member = table.room.people.of(person)
    return SeatTaken("" if member is None else member.name)
