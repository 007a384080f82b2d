"""The beginning of a round, and stakes placed before the deal (R2)."""

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from siete.amounts import Amount
from siete.game.actions import Bet, Lower, Out
from siete.game.choices import Choice
from siete.game.errors import IllegalAction
from siete.game.events import AskedLower, Event, PotIs, Returned, RoundBegan, SatOut, Staked
from siete.game.facts import facts_of
from siete.game.hands import Hand
from siete.game.round import WHOLE_DECK, Round, with_hands
from siete.game.stages import deal
from siete.rules import Rules

NO_HAND = Hand((), 0, 0, 0)


def start(
    rules: Rules,
    seats: tuple[int, ...],
    *,
    limits: tuple[Amount, Amount] | None = None,
    fixed: Amount = 0,
    deck: int = WHOLE_DECK,
    out: int = 0,
) -> tuple[Round, tuple[Event, ...]]:
    """A new round for these seats in order of play, the banker last.

    ``limits`` are the lowest and highest stake in force (default: those of the rules), ``fixed`` is
    everybody's stake under ``bets.form = fixed`` (default: the lowest). ``deck`` and ``out`` are
    sets of cards as bits: those that play, and those that earlier rounds took from the stock.
    Raises IllegalAction ``too_few_cards`` when the deck has not a card for every seat.
    """
    return _started(
        rules, seats, limits or (rules.bets_min, rules.bets_max), fixed, deck, out & deck
    )


@lru_cache(maxsize=256)
def _started(
    rules: Rules,
    seats: tuple[int, ...],
    limits: tuple[Amount, Amount],
    fixed: Amount,
    deck: int,
    out: int,
) -> tuple[Round, tuple[Event, ...]]:
    """The beginning of ``start``, made once: while a table stays as it is, every round has it."""
    if deck.bit_count() < len(seats):
        raise IllegalAction("too_few_cards", cards=deck.bit_count(), seats=len(seats))
    floor, ceiling = limits
    round = Round(
        rules,
        facts_of(rules),
        seats,
        floor,
        ceiling,
        (fixed or floor) if rules.bets_form == "fixed" else 0,
        deck,
        "stakes",
        0,
        "",
        0,
        "up",
        0,
        ((NO_HAND,),) * len(seats),
        0,
        1 if rules.pot_on else len(seats) - 1,
        floor,
        ceiling,
        out,
        out,
        0,
        rules.pot_opening if rules.pot_on else -1,
    )
    events: list[Event] = [RoundBegan(seats[-1], seats, floor, ceiling)]
    if round.pot >= 0 or round.fixed:
        round = begin(round, events)
    elif rules.bets_placed != "before_deal":
        round = deal.begin(round, round.hands)
    return round, tuple(events)


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
    hands = list(round.hands)
    for player in range(round.first, round.last):
        hands[player] = (hand,)
    hands[-1] = (NO_HAND,)
    round = replace(round, hands=tuple(hands), stage="stakes", awaits="", low=low, high=high)
    if fixed or round.rules.bets_placed != "before_deal":
        return deal.begin(round, round.hands)
    return round


def waiting(round: Round) -> tuple[int, ...]:
    """The seats that have not staked yet."""
    found = []
    for player in range(round.first, round.last):
        hands = round.hands[player]
        if hands and not hands[0].stake:
            found.append(round.seats[player])
    return tuple(found)


def bet(round: Round, action: Bet, events: list[Event]) -> Round:
    """Place a stake; when all are placed the deal begins."""
    seat = action.seat
    amount = action.amount
    hands = with_hands(round.hands, round.seats.index(seat), (Hand((), amount, 0, 0),))
    events.append(Staked(seat, 1, amount))
    for mine in hands[round.first : round.last]:
        if mine and not mine[0].stake:
            return replace(round, hands=hands)
    return deal.begin(round, hands)


LOWER: Final = (Choice("lower"),)
LOWER_OR_OUT: Final = (Choice("lower"), Choice("out"))


def before_the_deal(round: Round, seat: int) -> tuple[Choice, ...]:
    """A stake within the limits, once, where stakes come first; and what is open until the deal.

    That is asking for lower stakes, and sitting out while enough are left (R1).
    """
    seats = round.seats
    if seat not in seats:
        return ()
    player = seats.index(seat)
    hands = round.hands
    mine = hands[player]
    if not mine or player == len(seats) - 1:
        return ()
    found: tuple[Choice, ...] = ()
    if not round.dealt:
        left = len(hands) - hands.count(())
        found = LOWER_OR_OUT if left > round.rules.table_players[0] else LOWER
    if round.stage == "stakes" and not mine[0].stake and round.first <= player < round.last:
        return (Choice("bet", 0, (), round.low, round.high, round.rules.bets_step), *found)
    return found


def sit_out(round: Round, action: Out, events: list[Event]) -> Round:
    """A player sits out after all; a stake already placed comes back (R1)."""
    player = round.seats.index(action.seat)
    stake = round.hands[player][0].stake
    hands = with_hands(round.hands, player, ())
    if stake:
        events.append(Returned(action.seat, stake))
    events.append(SatOut(action.seat))
    round = replace(round, hands=hands)
    if round.pot >= 0 and player == round.first:
        following = next(k for k in range(player + 1, len(hands)) if hands[k])
        return begin(replace(round, first=following, last=following + 1), events)
    if round.stage == "stakes" and waiting(round):
        return round
    return deal.begin(round, hands)


def ask_lower(round: Round, action: Lower, events: list[Event]) -> Round:
    """A player asks for lower stakes; nothing changes but that all know (sheet 000 b)."""
    events.append(AskedLower(action.seat))
    return round
