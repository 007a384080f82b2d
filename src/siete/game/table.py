"""A table as an immutable value: its seats, the bank, what is owed, the round under way."""

from typing import Literal, TypeAlias, final

import msgspec
from msgspec.structs import replace

from siete.amounts import Amount
from siete.cards import Card
from siete.game.errors import IllegalAction
from siete.game.events import BankPassed, Event
from siete.game.round import Round, Settlement
from siete.names import check_name
from siete.rules import Rules

Phase: TypeAlias = Literal["pick", "vote", "lot", "between", "cut", "before", "round"]


class Standing(msgspec.Struct, frozen=True, gc=False):
    """The offer or bid that stands: ``buyer`` would pay ``price``; ``answers`` decides."""

    buyer: int
    price: Amount
    answers: int


class Draw(msgspec.Struct, frozen=True, gc=False):
    """Choosing the first banker (sheet 000 a).

    ``waiting`` are the seats still to pick, ``picks`` the cards of this draw by seat, ``votes`` who
    voted for the highest card (True) or the lowest; ``out`` and ``gone`` are sets of cards as bits.
    """

    waiting: tuple[int, ...]
    picks: tuple[tuple[int, Card], ...] = ()
    votes: tuple[tuple[int, bool], ...] = ()
    high: bool | None = None
    picking: int = -1
    out: int = 0
    gone: int = 0


class Proposal(msgspec.Struct, frozen=True, gc=False):
    """Limits that the banker proposed, and the votes so far."""

    low: Amount
    high: Amount
    votes: tuple[tuple[int, bool], ...] = ()


@final
class Table(msgspec.Struct, frozen=True, gc=False):
    """A table between rounds, or with a round under way.

    ``names`` and ``balances`` are by seat number and keep those who left; ``order`` has the numbers
    of those seated in order of play and ``away`` those of them who sit out. ``low`` and ``high``
    are the limits in force and ``fixed`` everybody's stake (0 under ``bets.form = free``), in
    trillionths of a chip. ``said`` are the banker's choices of this deal; ``declined`` who declined
    the cut. ``out`` is the set of cards that the stock lacks.
    """

    rules: Rules
    names: tuple[str, ...]
    order: tuple[int, ...]
    away: tuple[int, ...]
    balances: tuple[Amount, ...]
    banker: int
    phase: Phase
    low: Amount
    high: Amount
    fixed: Amount
    draw: Draw | None = None
    standing: Standing | None = None
    proposal: Proposal | None = None
    said: tuple[str, ...] = ()
    declined: tuple[int, ...] = ()
    out: int = 0
    shuffle_due: bool = True
    last_banker: int = -1
    played: int = 0
    round: Round | None = None
    last: Settlement | None = None

    @property
    def present(self) -> tuple[int, ...]:
        """The seats that play, in order of play from the start of ``order``."""
        return tuple(seat for seat in self.order if seat not in self.away)

    @property
    def in_play_order(self) -> tuple[int, ...]:
        """The seats that play, from the one after the banker to the banker."""
        present = self.present
        place = present.index(self.banker) + 1
        return present[place:] + present[:place]

    def number_of(self, name: str) -> int:
        """The seat number of a name, also of one who left. Raises SieteError ``no_such_name``."""
        try:
            return self.names.index(name)
        except ValueError:
            raise IllegalAction("no_such_name", name=name[:40]) from None


def new_table(rules: Rules, names: tuple[str, ...], banker: int = -1) -> Table:
    """A table with these names in order of play.

    With no ``banker`` (a place in ``names``) the first one is chosen by ``bank.first``. Raises
    SieteError ``no_name`` or ``name_taken`` for a name that is none or is there twice, and
    ``players_number`` for too few or too many.
    """
    low, high = rules.table_players
    if not low <= len(names) <= high:
        raise IllegalAction("players_number", players=len(names), low=low, high=high)
    names = tuple(check_name(name) for name in names)
    for place, name in enumerate(names):
        if name in names[:place]:
            raise IllegalAction("name_taken", name=name)
    order = tuple(range(len(names)))
    draw = None
    phase: Phase = "between"
    if banker < 0:
        phase = "pick" if rules.bank_first == "draw" else "lot"
        draw = Draw(order) if phase == "pick" else None
    fixed = rules.bets_min if rules.bets_form == "fixed" else 0
    return Table(
        rules,
        names,
        order,
        (),
        (0,) * len(names),
        banker,
        phase,
        rules.bets_min,
        rules.bets_max,
        fixed,
        draw,
    )


def seated(order: tuple[int, ...], seat: int, after: int) -> tuple[int, ...]:
    """The order of play with another seat in it, ``after`` one of them or (-1) last."""
    place = len(order) if after < 0 else order.index(after) + 1
    return (*order[:place], seat, *order[place:])


def fixed_within(fixed: Amount, low: Amount, high: Amount) -> Amount:
    """The fixed stake under new limits: the lowest again where they leave it outside (R2)."""
    return fixed if not fixed or low <= fixed <= high else low


def transferred(
    balances: tuple[Amount, ...], payer: int, payee: int, amount: Amount
) -> tuple[Amount, ...]:
    """The balances after ``payer`` gave ``payee`` an amount."""
    return settled(balances, (payer, payee), (-amount, amount))


def settled(
    balances: tuple[Amount, ...], seats: tuple[int, ...], won: tuple[Amount, ...]
) -> tuple[Amount, ...]:
    """The balances after each of ``seats`` won (or lost, negative) what is in its place."""
    changed = list(balances)
    for seat, amount in zip(seats, won, strict=True):
        changed[seat] += amount
    return tuple(changed)


def with_banker(
    table: Table,
    seat: int,
    why: Literal["drawn", "lot", "claimed", "rotated", "left", "sold"],
    events: list[Event],
) -> Table:
    """The table with another banker."""
    events.append(BankPassed(seat, why))
    return replace(table, banker=seat)
