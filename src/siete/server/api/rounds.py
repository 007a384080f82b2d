"""What was played: finished rounds, their records, proofs and replays, and the ledger."""

from typing import Annotated, Any, Final

from litestar import Response, get
from litestar.params import FromPath, PathParameter
from msgspec import Struct

from siete.amounts import format_amount
from siete.cards import format_cards
from siete.errors import SieteError
from siete.fair import proof_table
from siete.record import Record, format_record
from siete.rules import rules_text
from siete.server.api.given import Code, From, Here, Spoken
from siete.server.api.rules import rules_title
from siete.server.ledger import csv
from siete.server.replays import Replay, public_record, replay
from siete.server.room import Room
from siete.texts import texts

Number = Annotated[int, PathParameter(ge=0, le=100_000)]

_RECORD: Final = ".toml"
_TOML: Final = "application/toml; charset=utf-8"
_CSV: Final = "text/csv"


class PlayedRound(Struct, frozen=True):
    """A round that is over: ``part`` and ``entry`` say where it is recorded, counted from 0.

    ``rules`` is what the rules of its part are called: the ruleset with its variants. ``net`` is
    what each name won, as decimal text.
    """

    rules: str
    part: int
    entry: int
    number: int
    banker: str
    net: dict[str, str]


class ProofOfRound(Struct, frozen=True):
    """What the shuffle of a round is checked by (docs/fairness.md).

    ``proof`` is null where the stock was shuffled for an earlier round; ``deck`` and ``reshuffles``
    are codes of cards with spaces between them, ``deck`` null where no new one was shuffled. While
    a stock is in play its secret and what was not dealt of it are left out; its rounds are not
    there yet where one ended with cards that not everybody saw.
    """

    part: int
    entry: int
    rules: str
    seats: tuple[str, ...]
    banker: str | None
    deck: str | None
    reshuffles: tuple[str, ...]
    actions: tuple[str, ...]
    proof: dict[str, Any] | None


async def _room(caller: From, services: Here, code: str) -> Room:
    """The room of a table that the caller may see."""
    table = await services.hub.table(code)
    table.check_welcome(caller.person)
    return table.room


def _record(room: Room, part: int) -> Record:
    if part >= len(room.parts):
        raise SieteError("no_such_round")
    record = public_record(room.parts[part])
    if not record.rounds:
        raise SieteError("no_such_round")
    return record


@get("/api/tables/{code:str}/rounds")
async def get_rounds(
    caller: From, services: Here, code: Code, language: Spoken
) -> list[PlayedRound]:
    """The rounds that are over, in the order in which they were played."""
    room = await _room(caller, services, code)
    words = texts(language)
    titles = [rules_title(each.rules.ruleset, each.rules.variants, words) for each in room.parts]
    return [
        PlayedRound(
            titles[past.part],
            past.part,
            past.entry,
            past.number,
            past.banker,
            {name: format_amount(amount) for name, amount in past.net.items()},
        )
        for past in room.rounds
    ]


@get("/api/tables/{code:str}/record/{file:str}", media_type=_TOML)
async def get_record(
    caller: From, services: Here, code: Code, file: FromPath[str]
) -> Response[bytes]:
    """The rounds under one set of rules as a record (docs/records.md): ``0.toml``, ``1.toml``..."""
    number = file.removesuffix(_RECORD)
    if number == file or not (number.isascii() and number.isdigit()) or len(number) > 5:
        raise SieteError("no_such_round")
    room = await _room(caller, services, code)
    async with services.slowly.turn(caller.address):
        text = format_record(_record(room, int(number)))
    return _download(text, _TOML, f"siete-{room.code}-{number}{_RECORD}")


@get("/api/tables/{code:str}/ledger.csv", media_type=_CSV)
async def get_ledger(caller: From, services: Here, code: Code, language: Spoken) -> Response[bytes]:
    """Who won what in each round, what was paid besides, and what settles it, for a spreadsheet."""
    room = await _room(caller, services, code)
    # The mark at the beginning tells spreadsheets that it is UTF-8.
    text = "\N{ZERO WIDTH NO-BREAK SPACE}" + csv(room, texts(language))
    return _download(text, _CSV, f"siete-{room.code}.csv")


@get("/api/tables/{code:str}/proof/{part:int}/{entry:int}")
async def get_proof(
    caller: From, services: Here, code: Code, part: Number, entry: Number
) -> ProofOfRound:
    """What proves that the cards of a round were shuffled fairly."""
    room = await _room(caller, services, code)
    async with services.slowly.turn(caller.address):
        record = _record(room, part)
    if entry >= len(record.rounds):
        raise SieteError("no_such_round")
    found = record.rounds[entry]
    return ProofOfRound(
        part,
        entry,
        rules_text(room.parts[part].rules),
        record.seats,
        record.banker,
        None if found.deck is None else format_cards(found.deck),
        tuple(map(format_cards, found.reshuffles)),
        found.actions,
        None if found.proof is None else proof_table(found.proof),
    )


@get("/api/tables/{code:str}/replay/{part:int}/{entry:int}")
async def get_replay(
    caller: From,
    services: Here,
    code: Code,
    part: Number,
    entry: Number,
    language: Spoken,
) -> Replay:
    """A round step by step, as who watched it saw it."""
    room = await _room(caller, services, code)
    async with services.slowly.turn(caller.address):
        return replay(room, part, entry, language)


def _download(text: str, kind: str, name: str) -> Response[bytes]:
    headers = {
        "content-disposition": f'attachment; filename="{name}"',
        "cache-control": "no-store",
    }
    return Response(text.encode(), media_type=kind, headers=headers)
