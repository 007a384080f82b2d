"""What a client is shown of a table: the parts of the server's messages (docs/protocol.md).

The notation is that of ``siete.server.protocol``.
"""

from typing import Annotated, Literal, TypeAlias, get_args

import msgspec
from msgspec import Meta

from siete.bots.levels import CHARACTERS

Timer: TypeAlias = Literal["off", "relaxed", "quick"]
Emote: TypeAlias = Literal["cheers", "clap", "laugh", "ouch", "think", "hurry", "heart", "luck"]
Temper: TypeAlias = Literal[
    "beginner", "casual", "steady", "expert",
    "cautious", "bold", "varied",
    "beginner-cautious", "beginner-bold", "beginner-varied",
    "casual-cautious", "casual-bold", "casual-varied",
    "steady-cautious", "steady-bold", "steady-varied",
    "expert-cautious", "expert-bold", "expert-varied",
]  # fmt: skip
"""How a bot plays: a level, a temperament, or both."""

assert get_args(Temper) == CHARACTERS


class Settings(msgspec.Struct, frozen=True, rename="camel", gc=False):
    """What the host sets for the table, apart from its rules."""

    timer: Timer = "relaxed"
    pause: Annotated[int, Meta(ge=0, le=120)] = 12
    """Seconds after which the next round begins by itself; 0 waits for everybody."""
    chat: bool = True
    emotes: bool = True
    open: bool = True
    """Whether who has the link may sit down without being seated by the host."""
    watch: bool = True
    """Whether who has the link may watch."""
    coach: bool = True
    """Whether who wants to may play with the coach's hints."""


class Person(msgspec.Struct, frozen=True, rename="camel", gc=False):
    """Somebody at the table: who has a name, sits now or sat before.

    ``seat`` is -1 for who has none now; ``bot`` says how a bot plays, ``stand_in`` that a bot plays
    the seat of a person. ``balance`` is that of the evening: rounds and what was paid.
    """

    name: str
    seat: int
    bot: Temper | None = None
    host: bool = False
    online: bool = False
    stand_in: bool = False
    waiting: bool = False
    """Sits down when the round is over."""
    leaving: bool = False
    """Gets up when the round is over."""
    balance: str = "0"
    coach: bool = False
    """Plays with the coach's hints, as everybody may know."""


class Payment(msgspec.Struct, frozen=True, rename="camel", gc=False):
    """A line of the ledger (``Paid``)."""

    payer: str
    payee: str
    amount: str
    why: Literal["buy_in", "correction", "settled"]


class Transfer(msgspec.Struct, frozen=True, rename="camel", gc=False):
    """One of the fewest payments that settle the evening."""

    payer: str
    payee: str
    amount: str


class RulesInfo(msgspec.Struct, frozen=True, rename="camel", gc=False):
    """The rules in force: the short text, and their name in the viewer's language."""

    text: str
    title: str
    where: str


class TableInfo(msgspec.Struct, frozen=True, rename="camel", gc=False):
    """What changes seldom: sent in a ``Welcome``, and in an ``Update`` when it changed."""

    code: str
    name: str
    rules: RulesInfo
    next_rules: RulesInfo | None
    """Rules that hold from the next round on."""
    settings: Settings
    people: tuple[Person, ...]
    watching: int
    played: int
    """Rounds that are over."""
    paused: bool
    closed: bool
    payments: tuple[Payment, ...]
    transfers: tuple[Transfer, ...]
    least_seats: int
    most_seats: int
    direction: Literal["right", "left"]
    """Which way play goes round, for who looks to the middle of the table."""
    coach: bool
    """Whether hints are installed here; whether they are allowed is one of the settings."""


class HandState(msgspec.Struct, frozen=True, rename="camel", gc=False):
    """A hand as the viewer may see it.

    ``total`` is of the cards that the viewer knows, such as "5½"; ``partial`` says that there are
    others. ``won`` and ``why`` are told once it is settled.
    """

    cards: tuple[str | None, ...]
    faces: tuple[Literal["up", "down"], ...]
    stake: str
    total: str
    partial: bool
    status: str
    why: str = ""
    won: str | None = None


class RoundState(msgspec.Struct, frozen=True, rename="camel", gc=False):
    """The round under way or just over; ``hands`` has a list of hands for each of ``seats``."""

    seats: tuple[int, ...]
    banker: int
    hands: tuple[tuple[HandState, ...], ...]
    pot: str | None
    small: int
    burnt: tuple[str, ...]
    seen: int
    """Cards of this stock that everybody has seen or that lie on the table, face down ones too."""
    reshuffles: int
    voided: bool
    over: bool
    net: tuple[str, ...] | None
    fouls: tuple[int, ...]


class ChoiceState(msgspec.Struct, frozen=True, rename="camel", gc=False):
    """One kind of action that is allowed now, with its bounds (``siete.game.Choice``).

    ``high`` is null where there is no upper bound, and both are null where no amount is asked for.
    """

    do: str
    hand: int = 0
    faces: tuple[Literal["up", "down"], ...] = ()
    low: str | None = None
    high: str | None = None
    step: str | None = None
    names: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()


class Clock(msgspec.Struct, frozen=True, rename="camel", gc=False):
    """The time that is left for what is asked now; ``more`` says whether more can be asked for."""

    left: int
    whole: int
    more: bool


class Standing(msgspec.Struct, frozen=True, rename="camel", gc=False):
    """The offer or bid that stands."""

    buyer: int
    price: str
    answers: int


class Fairness(msgspec.Struct, frozen=True, rename="camel", gc=False):
    """What is published of the shuffle: the coming one while its nonces are open, else the last.

    ``nonces`` are in hex by name; ``mine`` says whether the viewer's is among them.
    """

    round: int
    commitment: str
    open: bool
    nonces: dict[str, str]
    mine: bool


class State(msgspec.Struct, frozen=True, rename="camel", gc=False):
    """All that the viewer may see of the game now; ``me`` is their seat, or -1.

    ``phase`` is ``lobby`` before the first round, else that of the rules library. ``turn`` belongs
    in the viewer's next ``Act``. ``balances`` are those of the rounds under these rules.
    """

    phase: Literal["lobby", "pick", "vote", "lot", "between", "cut", "before", "round"]
    turn: int
    me: int
    names: tuple[str, ...]
    order: tuple[int, ...]
    away: tuple[int, ...]
    balances: tuple[str, ...]
    banker: int
    low: str
    high: str
    fixed: str | None
    to_act: tuple[int, ...]
    """The seats that are waited for: none while the table is paused or closed."""
    choices: tuple[ChoiceState, ...]
    offer: Standing | None
    proposal: tuple[str, str] | None
    votes: int
    picks: tuple[tuple[int, str | None], ...]
    round: RoundState | None
    ready: tuple[int, ...]
    """Who is ready for the next round."""
    clock: Clock | None
    next_in: int | None
    """Milliseconds until the next round begins by itself."""
    may_start: bool
    """Whether a round could begin: enough seats, nobody asked anything."""
    fairness: Fairness | None


class Line(msgspec.Struct, frozen=True, rename="camel", gc=False):
    """A sentence of the log: ``kind`` is the event's, ``seat`` whom it is about (-1: nobody)."""

    n: int
    round: int
    kind: str
    seat: int
    text: str


class Said(msgspec.Struct, frozen=True, rename="camel", gc=False):
    """A line of chat (``text``) or a sign (``emote``) of somebody."""

    n: int
    name: str
    text: str = ""
    emote: Emote | None = None


class ChoiceWorth(msgspec.Struct, frozen=True, rename="camel", gc=False):
    """What a choice is worth to the viewer by the coach, in chips, as it is written.

    ``do`` and ``hand`` are the choice's, ``face`` is how the card would lie, ``name`` the tariff,
    ``to`` the seat that is meant (-1: none). ``amount`` is the stake or raise with which it is
    worth that, "" where none is to be chosen or none is best.
    """

    do: str
    hand: int
    worth: str
    best: bool
    amount: str = ""
    face: Literal["up", "down"] | None = None
    name: str = ""
    to: int = -1
