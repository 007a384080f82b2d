"""Before the deal (R2): the banker's tariff, proposal and fixed stake, and the vote."""

from msgspec.structs import replace

from siete.amounts import Amount
from siete.game.actions import Accept, Propose, Reject, Stake, Tariff
from siete.game.choices import Choice
from siete.game.events import (
    Event,
    LimitsProposed,
    LimitsVoted,
    StakeNamed,
    TariffChosen,
    Voted,
)
from siete.game.table import Proposal, Table, fixed_within

VOTE = (Choice("accept"), Choice("reject"))


def has_choices(table: Table) -> bool:
    """Whether these rules leave the banker anything to say before the deal."""
    rules = table.rules
    return bool(rules.bets_tariffs) or rules.bets_proposal or rules.bets_form == "fixed"


def choices(table: Table) -> tuple[Choice, ...]:
    """What the banker may still say, each once a deal, or that it is ready."""
    rules = table.rules
    found = []
    if rules.bets_tariffs and "tariff" not in table.said:
        names = tuple(tariff.name for tariff in rules.bets_tariffs)
        found.append(Choice("tariff", names=names))
    if rules.bets_proposal and "propose" not in table.said:
        found.append(Choice("propose", low=rules.bets_step, high=-1, step=rules.bets_step))
    if rules.bets_form == "fixed" and "stake" not in table.said:
        found.append(Choice("stake", 0, (), table.low, table.high, rules.bets_step))
    return (*found, Choice("ready"))


def with_limits(table: Table, low: Amount, high: Amount) -> Table:
    """The table with other limits; a fixed stake that they leave outside is the lowest again."""
    return replace(table, low=low, high=high, fixed=fixed_within(table.fixed, low, high))


def tariff(table: Table, action: Tariff, events: list[Event]) -> Table:
    """The banker chooses a tariff, which lasts until changed (sheet 000 b)."""
    chosen = next(known for known in table.rules.bets_tariffs if known.name == action.name)
    events.append(TariffChosen(action.seat, chosen.name, chosen.low, chosen.high))
    table = with_limits(table, chosen.low, chosen.high)
    return replace(table, said=(*table.said, "tariff"))


def stake(table: Table, action: Stake, events: list[Event]) -> Table:
    """The banker names everybody's stake (sheet 001, Piedrahíta)."""
    events.append(StakeNamed(action.seat, action.amount))
    return replace(table, fixed=action.amount, said=(*table.said, "stake"))


def propose(table: Table, action: Propose, events: list[Event]) -> Table:
    """The banker proposes limits; the others present vote (sheet 000 b3)."""
    events.append(LimitsProposed(action.seat, action.low, action.high))
    proposal = Proposal(action.low, action.high)
    return replace(table, proposal=proposal, said=(*table.said, "propose"))


def voters(table: Table, proposal: Proposal) -> tuple[int, ...]:
    """The other players present who have not voted yet."""
    voted = {seat for seat, _ in proposal.votes}
    return tuple(seat for seat in table.in_play_order[:-1] if seat not in voted)


def vote(table: Table, proposal: Proposal, action: Accept | Reject, events: list[Event]) -> Table:
    """A vote on the proposal."""
    accepts = isinstance(action, Accept)
    events.append(Voted(action.seat, "accept" if accepts else "reject"))
    return counted(
        table, replace(proposal, votes=(*proposal.votes, (action.seat, accepts))), events
    )


def counted(table: Table, proposal: Proposal, events: list[Event]) -> Table:
    """The table with these votes; when all have voted the limits hold with ¾ of the others."""
    if voters(table, proposal):
        return replace(table, proposal=proposal)
    votes = [accepts for seat, accepts in proposal.votes if seat not in table.away]
    accepted = 4 * sum(votes) >= 3 * len(votes)
    events.append(
        LimitsVoted(table.banker, accepted, sum(votes), len(votes), proposal.low, proposal.high)
    )
    if accepted:
        table = with_limits(table, proposal.low, proposal.high)
    return replace(table, proposal=None)
