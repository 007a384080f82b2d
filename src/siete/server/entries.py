"""The entries of a table's log: all that ever happened there, one row of the database each.

A table's state (``siete.server.room``) is the fold of its entries and nothing else. They hold the
secrets of the deal, so no entry leaves the server: what a client is sent is made by
``siete.server.snapshot`` and ``siete.server.words``.
"""

from typing import Any, Final, Literal, TypeAlias

import msgspec

from siete.amounts import Amount
from siete.errors import SieteError
from siete.server.shown import Emote, Settings, Temper

JournalLine: TypeAlias = dict[str, Any]
"""A line of a game's journal (``siete.play.Game.take_lines``)."""

Reason: TypeAlias = Literal["buy_in", "correction", "settled"]


class Entry(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="e", tag=str.lower, omit_defaults=True
):
    """Something that happened.

    ``at`` is when, in milliseconds of UTC; ``by`` the id of the person who did it and ``id`` what
    they called their message, both empty where it happened by itself. ``lines`` are what the
    journal of the game under way got by it, ``begun`` those of a game that begins with it.
    ``stood_in`` are names whose seats a bot plays from here on, as nobody else could.
    """

    at: int = 0
    by: str = ""
    id: str = ""
    lines: tuple[JournalLine, ...] = ()
    begun: tuple[JournalLine, ...] = ()
    stood_in: tuple[str, ...] = ()


class Opened(Entry, frozen=True):
    """The table is made; ``by`` is its host, who sits down as ``me`` (empty: only watches).

    ``bots`` are names with temperaments, ``seed`` makes them play apart from others.
    """

    code: str
    table: str
    rules: str
    settings: Settings
    seed: int
    me: str = ""
    bots: tuple[tuple[str, Temper], ...] = ()


class Sat(Entry, frozen=True):
    """A person takes a seat under ``name``, or asks for one from the next round on."""

    name: str


class BotSat(Entry, frozen=True):
    """A bot takes a seat."""

    name: str
    temper: Temper


class GotUp(Entry, frozen=True):
    """A seat is given up, or taken away by the host (``removed``)."""

    name: str
    removed: bool = False


class Started(Entry, frozen=True):
    """The first round may begin: the lobby is over."""


class Acted(Entry, frozen=True):
    """A person's seat did something."""

    name: str


class Played(Entry, frozen=True):
    """A seat's decision was made for it: by a bot, or plainly as ``time`` ran out.

    ``then`` says what that led to: the seat counts as ``away``, or a bot plays it from here on.
    """

    name: str
    why: Literal["bot", "stand_in", "time", "leaving", "away"]
    then: Literal["", "away", "stand_in"] = ""


class Offered(Entry, frozen=True):
    """A bot offers the bank, or bids for it, between two rounds."""

    name: str


class LotDrawn(Entry, frozen=True):
    """Chance makes a seat the first banker."""


class Went(Entry, frozen=True):
    """What is between two rounds ended: the next one begins."""


class WasReady(Entry, frozen=True):
    """A person is ready for the next round."""

    name: str


class NonceAdded(Entry, frozen=True):
    """A person's number for the coming shuffle; its journal line says which."""

    name: str


class TimeGiven(Entry, frozen=True):
    """A person takes more time for this decision."""

    name: str


class WasSaid(Entry, frozen=True):
    """A line of chat, or a sign."""

    name: str
    text: str = ""
    emote: Emote | None = None


class LinkMade(Entry, frozen=True):
    """A link to a seat: the hash of its token, and until when it is good."""

    name: str
    digest: str
    until: int


class SeatTaken(Entry, frozen=True):
    """``by`` has the seat ``name`` from here on, who came by a link."""

    name: str


class PlayedFor(Entry, frozen=True):
    """A bot plays a person's seat, or no longer does."""

    name: str
    on: bool


class Coached(Entry, frozen=True):
    """A person plays with the coach's hints, or no longer does."""

    name: str
    on: bool


class RulesSet(Entry, frozen=True):
    """Other rules, from the next round on where one is under way."""

    rules: str


class SettingsSet(Entry, frozen=True):
    """Other settings."""

    settings: Settings


class Renamed(Entry, frozen=True):
    """Another name for the table."""

    table: str


class Paused(Entry, frozen=True):
    """The game pauses, or goes on."""

    on: bool


class HandedOver(Entry, frozen=True):
    """Another person is the host."""

    name: str


class WasPaid(Entry, frozen=True):
    """Chips changed hands outside the rounds (``siete.server.protocol.Paid``)."""

    payer: str
    payee: str
    amount: Amount
    why: Reason


class WasClosed(Entry, frozen=True):
    """The evening is over, or goes on after all."""

    on: bool


AnyEntry: TypeAlias = (
    Opened
    | Sat
    | BotSat
    | GotUp
    | Started
    | Acted
    | Played
    | Offered
    | LotDrawn
    | Went
    | WasReady
    | NonceAdded
    | TimeGiven
    | WasSaid
    | LinkMade
    | SeatTaken
    | PlayedFor
    | Coached
    | RulesSet
    | SettingsSet
    | Renamed
    | Paused
    | HandedOver
    | WasPaid
    | WasClosed
)

_DECODER: Final = msgspec.json.Decoder(AnyEntry)
_ENCODER: Final = msgspec.json.Encoder()


def encode(entry: Entry) -> bytes:
    """The body of an entry's row."""
    return _ENCODER.encode(entry)


def decode(body: bytes) -> AnyEntry:
    """The entry that a row's body holds. Raises SieteError ``row_unreadable``."""
    try:
        return _DECODER.decode(body)
    except msgspec.MsgspecError:
        raise SieteError("row_unreadable") from None
