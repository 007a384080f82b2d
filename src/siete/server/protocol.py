"""The messages between a client and the server: the contract of both (docs/protocol.md).

The client's types are written from this file (``siete.server.typescript``). Amounts are decimal
text, cards are codes such as ``7o`` or null where the viewer may not know them, seats are the
numbers of the rules library, times are whole milliseconds from now. Field names are camelCase on
the wire, and every message has its kind in ``t``.
"""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from siete.server.shown import (
    ChoiceWorth,
    Emote,
    Line,
    Said,
    Settings,
    State,
    TableInfo,
    Temper,
)

LARGEST_MESSAGE: Final = 4096
"""Bytes of the longest message that a client may send."""

LONGEST_CHAT: Final = 200
"""Characters of the longest line of chat."""

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
"""What a client calls its own message: sent again under the same id it is done once."""

Words: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]
Short: TypeAlias = Annotated[str, Meta(min_length=1, max_length=60)]
Number: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Nonce: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]

# What a client sends


class ToServer(msgspec.Struct, frozen=True, tag_field="t", tag=str.lower, rename="camel"):
    """A message of a client."""


class Hello(ToServer, frozen=True):
    """The first message, and again to change the language: asks for a ``Welcome``.

    ``watch`` in the first one asks to be nobody here, whoever sends it: a television shows what
    everybody may see, also where it is opened by somebody who sits at the table.
    """

    lang: Annotated[str, Meta(max_length=20)] = "en"
    watch: bool = False


class Command(ToServer, frozen=True):
    """A message that wants something done, and gets ``Update`` or ``Ok``, or ``No``."""

    id: Id


class Act(Command, frozen=True):
    """An action of the sender's seat, in the words of docs/records.md without the name.

    ``turn`` is the ``turn`` of the state that the sender saw: if the seat was asked something else
    since, the action is too late.
    """

    turn: int
    say: Words


class Go(Command, frozen=True):
    """The sender is ready for the next round."""


class AddNonce(Command, frozen=True):
    """The sender's own number for the coming shuffle."""

    nonce: Nonce


class MoreTime(Command, frozen=True):
    """The sender wants more time for this decision."""


class Sit(Command, frozen=True):
    """The sender takes a seat under a name; during a round from the next one on."""

    name: Short


class GetUp(Command, frozen=True):
    """The sender gives up the seat; in a round it is played to the end for them."""


class Chat(Command, frozen=True):
    """A line of chat."""

    text: Words


class React(Command, frozen=True):
    """A small sign to the others."""

    emote: Emote


class SeatLink(Command, frozen=True):
    """A link by which the sender's seat moves to another device; answered by ``Link``."""


class Coach(Command, frozen=True):
    """The sender plays with the coach's hints from here on, or without; everybody is told."""

    on: bool


class Start(Command, frozen=True):
    """Host: the first round begins."""


class AddBot(Command, frozen=True):
    """Host: a bot takes a seat."""

    temper: Temper = "varied"


class Remove(Command, frozen=True):
    """Host: a person, or a bot, is taken from the table."""

    name: Short


class PlayFor(Command, frozen=True):
    """Host: a bot plays a person's seat, or no longer does; its person may do the same."""

    name: Short
    on: bool


class GiveSeat(Command, frozen=True):
    """Host: a link by which somebody who lost everything gets their seat back."""

    name: Short


class SetRules(Command, frozen=True):
    """Host: other rules from the next round on, in the short text form."""

    rules: Annotated[str, Meta(min_length=1, max_length=2000)]


class SetSettings(Command, frozen=True):
    """Host: other settings."""

    settings: Settings


class SetName(Command, frozen=True):
    """Host: another name for the table."""

    name: Short


class Pause(Command, frozen=True):
    """Host: the game pauses, or goes on."""

    on: bool


class HandOver(Command, frozen=True):
    """Host: somebody else is the host.

    Who sits at the table may say their own name when the host has done nothing for ten minutes.
    """

    name: Short


class Paid(Command, frozen=True):
    """Host: chips changed hands outside the rounds.

    A ``buy_in`` is what ``payer`` handed to ``payee``, who keeps the money, before playing; a
    ``correction`` sets a mistake right; a ``settled`` debt was paid. All count for the payer.
    """

    payer: Short
    payee: Short
    amount: Number
    why: Literal["buy_in", "correction", "settled"]


class Close(Command, frozen=True):
    """Host: the evening is over; the table can still be looked at, and opened again."""

    on: bool


class Delete(Command, frozen=True):
    """Host: the table is deleted with all its data."""


ClientMessage: TypeAlias = (
    Hello
    | Act
    | Go
    | AddNonce
    | MoreTime
    | Sit
    | GetUp
    | Chat
    | React
    | SeatLink
    | Coach
    | Start
    | AddBot
    | Remove
    | PlayFor
    | GiveSeat
    | SetRules
    | SetSettings
    | SetName
    | Pause
    | HandOver
    | Paid
    | Close
    | Delete
)


# What the server sends


class ToClient(msgspec.Struct, frozen=True, tag_field="t", tag=str.lower, rename="camel", gc=False):
    """A message of the server; ``seq`` is the number of the table's last entry that it shows."""

    seq: int


class Welcome(ToClient, frozen=True):
    """Everything, from nothing: after ``Hello``, and whenever a client fell behind."""

    lang: str
    name: str | None
    """The viewer's name at this table."""
    host: bool
    table: TableInfo
    state: State
    lines: tuple[Line, ...]
    said: tuple[Said, ...]


class Update(ToClient, frozen=True, omit_defaults=True):
    """What is so now, after entry ``seq``; ``re`` is the id of the viewer's command that it was."""

    state: State
    re: str | None = None
    name: str | None = None
    host: bool = False
    table: TableInfo | None = None
    lines: tuple[Line, ...] = ()
    said: tuple[Said, ...] = ()


class Ok(ToClient, frozen=True):
    """The command was done, now or before, and there is nothing else to show."""

    re: str


class No(ToClient, frozen=True):
    """The command was refused, and nothing changed: why, in the viewer's language."""

    re: str | None
    code: str
    text: str


class Link(ToClient, frozen=True):
    """The answer to ``SeatLink`` and ``GiveSeat``: shown to nobody else, good once.

    ``qr`` is the QR code as the path data of an SVG whose side is ``size``.
    """

    re: str
    url: str
    qr: str
    size: int


class Hint(ToClient, frozen=True):
    """What the coach says of what the viewer is asked, to nobody else: a while after the state.

    ``turn`` is that of the state that it belongs to; where another is shown it is too late.
    ``text`` says it in a line, ``more`` what each choice is worth, how sure that is and what is
    taken for granted.
    """

    turn: int
    text: str
    more: tuple[str, ...]
    worths: tuple[ChoiceWorth, ...]


class Review(ToClient, frozen=True):
    """After round ``played``, what the viewer's choices cost by the coach, to nobody else."""

    played: int
    text: str
    more: tuple[str, ...]


ByeCode: TypeAlias = Literal[
    "stopping", "deleted", "removed", "too_much", "too_slow", "silent", "not_here"
]


class Bye(ToClient, frozen=True):
    """The last message before the server closes the socket: why, and whether to come back."""

    code: ByeCode
    text: str
    again: bool


ServerMessage: TypeAlias = Welcome | Update | Ok | No | Link | Hint | Review | Bye
