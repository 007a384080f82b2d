"""What a simulation plays, and how a stretch of its rounds is played, on whichever machine."""

from functools import lru_cache
from typing import TYPE_CHECKING, Final

import msgspec

from siete.cards import DECK, Card
from siete.game.events import HandSettled
from siete.odds.kernel.house import house_of
from siete.odds.kernel.run import Tally, empty, tally
from siete.odds.kernel.setup import HIDDEN, Setup, setup_of
from siete.odds.policies import BotPolicy, DrawTo, Policy
from siete.odds.solution.file import SolutionPolicy
from siete.odds.table_rounds import play_round
from siete.rules import Rules

if TYPE_CHECKING:
    from siete.odds.solution.packed import Packed

FEWEST: Final = 2
MOST: Final = 12
"""Seats of a simulation, the banker included."""

_BY_LANES: Final = 2**22
_BY_ROUNDS: Final = 2**18
_BY_SOLUTION: Final = 2**17

KERNEL: Final = "kernel"
ENGINE: Final = "engine"


class Job(msgspec.Struct, frozen=True):
    """Everything that the rounds of a simulation follow from; it can be sent to another machine.

    ``policies`` has one for each seat, the banker's last; ``cards`` is the deck.
    """

    rules: Rules
    policies: tuple[Policy, ...]
    seed: int
    cards: tuple[Card, ...] = DECK

    @property
    def seats(self) -> int:
        """How many sit at the table, the banker included."""
        return len(self.policies)

    @property
    def by(self) -> str:
        """Who plays the rounds: ``KERNEL``, or ``ENGINE`` where that can't."""
        return ENGINE if setup_for(self) is None and tables_for(self) is None else KERNEL

    @property
    def unit(self) -> int:
        """Trillionths of a chip in a unit of its tallies."""
        setup = setup_for(self)
        return 1 if setup is None else setup.unit


@lru_cache(maxsize=16)
def setup_for(job: Job) -> Setup | None:
    """The tables that the kernel plays a job by; None where the game engine has to."""
    draws = [policy.draws for policy in job.policies if isinstance(policy, DrawTo)]
    return setup_of(job.rules, draws, job.cards) if len(draws) == job.seats else None


@lru_cache(maxsize=4)
def tables_for(job: Job) -> "Packed | None":
    """The tables that rounds by a solution are compiled with; None where they can't be."""
    player, banker = job.policies[0], job.policies[-1]
    by = {each.digest: each for each in job.policies if isinstance(each, SolutionPolicy)}
    if len(by) != 1 or isinstance(player, BotPolicy) or isinstance(banker, BotPolicy):
        return None
    from siete.odds.solution.book import book_of
    from siete.odds.solution.packed import packed
    from siete.odds.solution.tables import tables_of

    tables = tables_of(job.rules, player, banker, book_of(*by.values()))
    return None if tables is None else packed(tables)


def stretch(job: Job) -> int:
    """How many rounds are played at once: some hundredths of a second of one core."""
    setup = setup_for(job)
    if setup is None:
        return 4 if tables_for(job) is None else _BY_SOLUTION
    return _BY_LANES if house_of(setup) is not None else _BY_ROUNDS // job.seats


def tally_of(job: Job, first: int, rounds: int) -> Tally:
    """What the rounds from number ``first`` came to."""
    setup = setup_for(job)
    if setup is not None:
        return tally(setup, job.seed, first, rounds)
    tables = tables_for(job)
    if tables is not None:
        from siete.odds.solution.rounds import tally_by

        return tally_by(tables, job.rules, job.seed, first, rounds)
    found = empty(job.seats)
    for number in range(first, first + rounds):
        _add_round(job, number, found)
    return found


def _add_round(job: Job, number: int, found: Tally) -> None:
    """Play one round by the engine and add what it came to."""
    played = play_round(job.rules, job.policies, job.seed, number, job.cards)
    settlement = played.settlement
    found.rounds += 1
    found.unplaced += played.unplaced
    for seat, won in enumerate(settlement.net):
        found.sums[seat] += won
        found.squares[seat] += won * won
    small: dict[int, list[HandSettled]] = {}
    for line in settlement.lines:
        small.setdefault(line.seat if job.rules.pot_on else 0, []).append(line)
    for lines in small.values():
        shown = any(line.why != "bust" for line in lines)
        for line in lines:
            found.counts[line.seat, line.player_class, line.bank_class if shown else HIDDEN] += 1
