"""What somebody keeps here: rules under a name, and the tables they have a name at."""

from typing import Annotated, Final

from litestar import delete, get, put
from litestar.params import JSONBody, PathParameter
from msgspec import Meta, Struct

from siete.errors import SieteError
from siete.rules import parse_rules, rules_text
from siete.server import entries as en
from siete.server.api.given import From, Here, Spoken
from siete.server.api.rules import LONGEST_TEXT, described
from siete.server.entries import decode
from siete.server.services import now
from siete.server.shown import RulesInfo
from siete.server.store import StoredTable

MOST_TABLES: Final = 50
"""Tables of one person that are listed."""

RulesName = Annotated[str, PathParameter(min_length=1, max_length=60)]


class RulesToSave(Struct, frozen=True):
    """Rules as their short text."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]


class Saved(Struct, frozen=True):
    """Rules under a name; ``rules`` is null where they can't be any more."""

    name: str
    text: str
    rules: RulesInfo | None
    at: int


class MyTable(Struct, frozen=True):
    """A table, the name it was made under, and when that was; ``at`` is in UTC milliseconds."""

    code: str
    name: str
    rules: RulesInfo
    at: int
    closed: bool


def rules_info(text: str, language: str) -> RulesInfo:
    """Rules as they are called. Raises RulesError."""
    read = described(parse_rules(text), language, with_sheet=False)
    return RulesInfo(read.text, read.title, read.where)


@get("/api/my/rules")
async def get_my_rules(caller: From, services: Here, language: Spoken) -> list[Saved]:
    """All rules that the caller saved, the newest first."""
    found = await services.store.saved_rules(caller.person)
    return [Saved(each.name, each.rules, _info(each.rules, language), each.at) for each in found]


@put("/api/my/rules/{name:str}", status_code=200)
async def put_my_rules(
    caller: From,
    services: Here,
    language: Spoken,
    name: RulesName,
    data: JSONBody[RulesToSave],
) -> Saved:
    """Save rules under a name, in place of what had that name."""
    text = rules_text(parse_rules(data.text))
    at = now()
    await services.store.save_rules(caller.person, name, text, at=at)
    return Saved(name, text, _info(text, language), at)


@delete("/api/my/rules/{name:str}")
async def delete_my_rules(caller: From, services: Here, name: RulesName) -> None:
    """Forget rules."""
    if not await services.store.delete_rules(caller.person, name):
        raise SieteError("no_such_rules")


@get("/api/my/tables")
async def get_my_tables(caller: From, services: Here, language: Spoken) -> list[MyTable]:
    """The tables at which the caller has a name, or is host, the last one first."""
    found = await services.store.tables_of(caller.person, MOST_TABLES)
    tables = [await _table(services, each, language) for each in found]
    return [table for table in tables if table is not None]


async def _table(services: Here, stored: StoredTable, language: str) -> MyTable | None:
    name, rules = "", ""
    room = services.hub.in_memory(stored.code)
    if room is not None:
        name, rules = room.name, rules_text(room.rules)
    else:
        first = await services.store.first_row(stored.id)
        entry = None if first is None else decode(first.body)
        if not isinstance(entry, en.Opened):
            return None
        name, rules = entry.table, entry.rules
    info = _info(rules, language)
    if info is None:
        return None
    return MyTable(stored.code, name, info, stored.created, stored.closed is not None)


def _info(text: str, language: str) -> RulesInfo | None:
    """Rules as they are called; None where an older release knew what this one does not."""
    try:
        return rules_info(text, language)
    except SieteError:
        return None
