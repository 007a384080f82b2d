"""Settlement (R7): the pay matrix, and what comes after it.

The muerta (R10), fouls (R11), the pot (R13), ``pay.leftmost_double`` and ``pay.one_double`` (R18)
are applied here and nowhere else; so is who banks next.
"""

import msgspec
from msgspec.structs import replace

from siete.amounts import ONE, Amount, Multiple, times
from siete.cards import Card
from siete.game.errors import IllegalAction
from siete.game.events import Event, HandSettled, PotIs, RoundOver, Shown
from siete.game.hands import MUERTA, PASSED, STOOD, Hand, class_by_total
from siete.game.round import Round
from siete.rules import (
    BUST,
    NATURAL,
    PAIR_OF_SEVENS,
    SEVEN_AND_A_HALF,
    WILD_NATURAL,
    Rules,
    rank_of,
)

SEVEN_AND_A_HALVES = (SEVEN_AND_A_HALF, NATURAL, WILD_NATURAL)


class Settlement(msgspec.Struct, frozen=True, gc=False):
    """What a round came to.

    ``net`` has what each of ``seats`` won or lost, in trillionths of a chip; it sums to zero.
    ``hands`` has each seat's hands in the order received, without those that passed or were voided.
    ``fouls`` are the seats of R11; ``banker`` is the seat that banks next, ``claimed`` whether by
    its hand.
    """

    seats: tuple[int, ...]
    net: tuple[Amount, ...]
    hands: tuple[tuple[tuple[Card, ...], ...], ...]
    lines: tuple[HandSettled, ...]
    fouls: tuple[int, ...]
    banker: int
    claimed: bool
    voided: bool
    wild_dealt: bool


WINS = ("higher", "bank_bust")


def void(round: Round, events: list[Event]) -> Round:
    """End the round without winners or losers; in a pot that small round alone (R4, R13)."""
    hands = tuple(
        tuple(replace(hand, state=PASSED, stake=0) for hand in mine)
        if round.first <= player < round.last
        else mine
        for player, mine in enumerate(round.hands[:-1])
    )
    voided = round.pot < 0
    return close(
        replace(round, hands=(*hands, round.hands[-1]), voided=voided, gone=round.out), events
    )


def settle(round: Round, events: list[Event]) -> Round:
    """Settle the (small) round: show the hands, pay and collect in order."""
    rules = round.rules
    bank = round.hands[-1][0]
    bank_class = class_by_total(bank.total, bank.cards, True, rules)
    lines = list(round.lines)
    before = len(lines)
    pot = round.pot
    doubled = rules.pay_one_double and any(counts_for_double(line) for line in lines)
    for player in range(round.first, round.last):
        mine = round.hands[player]
        seat = round.seats[player]
        struck = False
        for number, hand in enumerate(mine, 1):
            if hand.state == PASSED:
                continue
            if hand.state == STOOD or hand.state == MUERTA:
                events.append(Shown(seat, number, hand.cards, "settlement"))
            line = settle_hand(
                round, seat, number, hand, len(mine) == 1, bank_class, doubled or struck
            )
            if counts_for_double(line):
                struck = struck or rules.pay_leftmost_double
                doubled = doubled or rules.pay_one_double
            if pot >= 0:
                if line.amount > pot:
                    line = replace(line, amount=pot, short=True)
                pot -= line.amount
            lines.append(line)
    events.extend(lines[before:])
    bank_hands = (*round.bank_hands, bank)
    return close(
        replace(round, lines=tuple(lines), pot=pot, bank_hands=bank_hands, gone=round.out), events
    )


def settle_hand(
    round: Round,
    seat: int,
    number: int,
    hand: Hand,
    unsplit: bool,
    bank_class: int,
    struck: bool,
) -> HandSettled:
    """What one hand wins or loses; ``struck``: its seven and a half is paid 1 (R18)."""
    rules = round.rules
    player_class = class_by_total(hand.total, hand.cards, unsplit, rules)
    multiple = round.matrix[player_class][bank_class]
    stake = hand.stake
    if hand.foul:
        amount = -stake - times(stake, rules.honour_penalty)
        return HandSettled(
            seat, number, hand.cards, stake, amount, "foul", player_class, bank_class
        )
    why = reason(player_class, bank_class, multiple, rules)
    cut_down = False
    if multiple > 0:
        if hand.state == MUERTA:
            why = "muerta"
            if player_class != PAIR_OF_SEVENS and bank_class < SEVEN_AND_A_HALF:
                multiple = rules.pay_muerta
        elif struck and multiple > ONE and player_class in SEVEN_AND_A_HALVES:
            cut_down = True
            multiple = ONE
    return HandSettled(
        seat,
        number,
        hand.cards,
        stake,
        times(stake, multiple),
        why,
        player_class,
        bank_class,
        cut_down,
    )


def reason(player_class: int, bank_class: int, multiple: Multiple, rules: Rules) -> str:
    """Why a hand won or lost, as in the event ``HandSettled``."""
    if player_class == BUST:
        return "bust"
    if bank_class == BUST:
        return "bank_bust"
    if multiple > 0:
        return "higher"
    if multiple == 0:
        return "tie_off"
    tie = rank_of(rules, player_class) == rank_of(rules, bank_class)
    return "tie_lost" if tie else "lower"


def counts_for_double(line: HandSettled) -> bool:
    """Whether this is a winning seven and a half: R18 lets only one be paid its multiple."""
    return line.player_class in SEVEN_AND_A_HALVES and line.why in WINS


# Who banks next


def claim_level(hand_class: int, rules: Rules) -> int:
    """How strongly a hand of this class claims the bank; 0: not at all (``bank.claimed_by``)."""
    claims = rules.bank_claimed_by
    if hand_class == PAIR_OF_SEVENS:
        return 3 if "pair_of_sevens" in claims else 0
    if hand_class == WILD_NATURAL and "wild_natural" in claims:
        return 3
    if hand_class in (NATURAL, WILD_NATURAL) and "natural" in claims:
        return 2
    return 1 if hand_class in SEVEN_AND_A_HALVES and "seven_and_a_half" in claims else 0


def claimer(round: Round) -> int:
    """Whose winning hand claims the bank, the highest class first, then the nearest; or -1."""
    best = 0
    seat = -1
    for line in round.lines:
        level = claim_level(line.player_class, round.rules) if line.why in WINS else 0
        if level > best:
            best, seat = level, line.seat
    return seat


def next_banker(round: Round, claimer: int) -> int:
    """The seat that banks next: who claims, else by ``bank.passes``."""
    rules = round.rules
    if claimer >= 0:
        return claimer
    if round.voided:
        return round.banker
    if rules.bank_claimed_by:
        for hand in round.bank_hands:
            if claim_level(class_by_total(hand.total, hand.cards, True, rules), rules):
                return round.banker
    if rules.bank_passes == "stays":
        return round.banker
    player = 0
    while not round.hands[player]:
        player += 1
    return round.seats[player]


def close(round: Round, events: list[Event]) -> Round:
    """After a (small) round: the pot's next small round is due, or all is over (R13)."""
    if round.pot >= 0:
        for player in range(round.last, len(round.seats) - 1):
            if round.pot and round.hands[player]:
                return replace(round, stage="next", first=player, last=player + 1)
        events.append(PotIs(round.seats[-1], round.pot))
    by_hand = claimer(round) if round.rules.bank_claimed_by else -1
    banker = next_banker(round, by_hand)
    won = net_of(round)
    events.append(RoundOver(round.seats[-1], round.seats, won, fouls(round), banker))
    return replace(round, stage="over", claimer=by_hand, next_banker=banker, net=won)


# What it came to


def net_of(round: Round) -> tuple[Amount, ...]:
    """What each seat won or lost, the banker last."""
    seats = round.seats
    won = [0] * len(seats)
    for line in round.lines:
        won[seats.index(line.seat)] += line.amount
        won[-1] -= line.amount
    return tuple(won)


def fouls(round: Round) -> tuple[int, ...]:
    """The seats that committed the foul of R11, each once."""
    found: dict[int, None] = {}
    for line in round.lines:
        if line.why == "foul":
            found[line.seat] = None
    return tuple(found)


def settlement(round: Round) -> Settlement:
    """What a round that is over came to. Raises IllegalAction ``round_not_over`` before that."""
    if round.stage != "over":
        raise IllegalAction("round_not_over")
    hands = [
        tuple(hand.cards for hand in mine if hand.state != PASSED and hand.cards)
        for mine in round.hands[:-1]
    ]
    if round.voided:
        hands = [()] * len(hands)
    bank = tuple(hand.cards for hand in round.bank_hands)
    wild = round.rules.deck_wild
    return Settlement(
        round.seats,
        round.net,
        (*hands, bank),
        round.lines,
        fouls(round),
        round.next_banker,
        round.claimer >= 0,
        round.voided,
        wild is not None and bool(round.dealt >> wild & 1),
    )
