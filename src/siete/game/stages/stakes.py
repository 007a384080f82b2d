"""The beginning of a round, and stakes placed before the deal (R2)."""

from msgspec.structs import replace

from siete.amounts import Amount
from siete.game.actions import Bet, Lower, Out
from siete.game.choices import Choice
from siete.game.events import AskedLower, Event, PotIs, Returned, SatOut, Staked
from siete.game.hands import Hand
from siete.game.round import Round
from siete.game.stages import deal
from siete.rules import Rules

NO_HAND = Hand((), 0, 0, 0)


def limits_in_pot(rules: Rules, floor: Amount, pot: Amount) -> tuple[Amount, Amount]:
    """The lowest and highest stake when the pot holds ``pot`` (R13, sheet 003, juego de bote)."""
    if pot < floor:
        return pot, pot
    return floor, pot - pot % rules.bets_step


def begin(round: Round, events: list[Event]) -> Round:
    """Begin a round, or the next small round of a pot: stakes first where they come first."""
    fixed = round.fixed
    low, high = round.floor, round.ceiling
    if round.pot >= 0:
        low, high = limits_in_pot(round.rules, round.floor, round.pot)
        fixed = min(fixed, round.pot)
        events.append(PotIs(round.seats[round.first], round.pot))
    hand = Hand((), fixed, 0, 0) if fixed else NO_HAND
    hands = tuple(
        (hand,) if mine and round.first <= player < round.last else mine
        for player, mine in enumerate(round.hands[:-1])
    )
    round = replace(round, hands=(*hands, (NO_HAND,)), low=low, high=high)
    if fixed or round.rules.bets_placed != "before_deal":
        return deal.begin(round)
    return replace(round, stage="stakes", awaits="")


def waiting(round: Round) -> tuple[int, ...]:
    """The seats that have not staked yet."""
    return tuple(
        round.seats[player]
        for player in range(round.first, round.last)
        if round.hands[player] and not round.hands[player][0].stake
    )


def choices(round: Round, player: int) -> tuple[Choice, ...]:
    """A stake within the limits, once."""
    if round.seats[player] not in waiting(round):
        return ()
    return (Choice("bet", 0, (), round.low, round.high, round.rules.bets_step),)


def bet(round: Round, player: int, action: Bet, events: list[Event]) -> Round:
    """Place a stake; when all are placed the deal begins."""
    hands = round.hands
    hand = Hand((), action.amount, 0, 0)
    round = replace(round, hands=hands[:player] + ((hand,),) + hands[player + 1 :])
    events.append(Staked(action.seat, 1, action.amount))
    return round if waiting(round) else deal.begin(round)


def may_leave(round: Round, player: int) -> bool:
    """Whether a player may still sit out: until the deal, and while enough are left (R1)."""
    left = sum(1 for mine in round.hands if mine)
    return (
        not round.dealt
        and player < len(round.seats) - 1
        and bool(round.hands[player])
        and left > round.rules.table_players[0]
    )


def may_ask(round: Round, player: int) -> bool:
    """Whether a player may still ask for lower stakes: until the deal (R1)."""
    return not round.dealt and player < len(round.seats) - 1 and bool(round.hands[player])


def sit_out(round: Round, player: int, action: Out, events: list[Event]) -> Round:
    """A player sits out after all; a stake already placed comes back (R1)."""
    stake = round.hands[player][0].stake
    hands = round.hands[:player] + ((),) + round.hands[player + 1 :]
    if stake:
        events.append(Returned(action.seat, stake))
    events.append(SatOut(action.seat))
    round = replace(round, hands=hands)
    if round.pot >= 0 and player == round.first:
        following = next(k for k in range(player + 1, len(hands)) if hands[k])
        return begin(replace(round, first=following, last=following + 1), events)
    if round.stage == "stakes" and waiting(round):
        return round
    return deal.begin(round)


def ask_lower(round: Round, player: int, action: Lower, events: list[Event]) -> Round:
    """A player asks for lower stakes; nothing changes but that all know (sheet 000 b)."""
    events.append(AskedLower(action.seat))
    return round
