"""Settlement (R7): the pay matrix, and what comes after it.

The muerta (R10), fouls (R11), the pot (R13), ``pay.leftmost_double`` and ``pay.one_double`` (R18)
are applied here and nowhere else; so is who banks next.
"""

from typing import Final

from msgspec.structs import replace

from siete.amounts import ONE, Amount, times
from siete.cards import LIMIT, Card
from siete.game.errors import IllegalAction
from siete.game.events import NOT_SHOWN, Event, HandSettled, PotIs, RoundOver, Shown
from siete.game.hands import IN_PLAY, MUERTA, PASSED, Hand, class_by_total
from siete.game.round import Round, Settlement
from siete.game.stages import stakes
from siete.rules import PAIR_OF_SEVENS, SEVEN_AND_A_HALF, WILD_NATURAL

WINS: Final = ("higher", "bank_bust")


def void(round: Round, events: list[Event]) -> Round:
    """End the round without winners or losers; in a pot that small round alone (R4, R13)."""
    hands = tuple(
        tuple(replace(hand, state=PASSED, stake=0) for hand in mine)
        if round.first <= player < round.last
        else mine
        for player, mine in enumerate(round.hands[:-1])
    )
    hands = (*hands, round.hands[-1])
    if round.pot < 0:
        round = replace(round, voided=True)
    return close(round, hands, round.lines, round.bank_hands, round.pot, events)


def settle(round: Round, hands: tuple[tuple[Hand, ...], ...], events: list[Event]) -> Round:
    """Settle the (small) round with these hands: show them, pay and collect in order."""
    rules = round.rules
    bank = hands[-1][0]
    bank_class = NOT_SHOWN if bank.down else bank.total
    if bank_class >= LIMIT:
        bank_class = class_by_total(bank_class, bank.cards, True, rules)
    pot = round.pot
    lines: list[HandSettled] = []
    earlier = round.lines
    doubled = bool(earlier) and rules.pay_one_double and any(map(counts_for_double, earlier))
    for player in range(round.first, round.last):
        mine = hands[player]
        seat = round.seats[player]
        struck = False
        for number, hand in enumerate(mine, 1):
            state = hand.state
            if state == PASSED:
                continue
            if state in IN_PLAY:
                events.append(Shown(seat, number, hand.cards, "settlement"))
            line = settle_hand(
                round, seat, number, hand, len(mine) == 1, bank_class, doubled or struck
            )
            if line.player_class >= SEVEN_AND_A_HALF and counts_for_double(line):
                struck = struck or rules.pay_leftmost_double
                doubled = doubled or rules.pay_one_double
            if pot >= 0:
                if line.amount > pot:
                    line = replace(line, amount=pot, short=True)
                pot -= line.amount
            lines.append(line)
    events.extend(lines)
    return close(round, hands, earlier + tuple(lines), round.bank_hands + (bank,), pot, events)


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
    player_class = hand.total
    if player_class >= LIMIT:
        player_class = class_by_total(player_class, hand.cards, unsplit, round.rules)
    facts = round.facts
    # Only bust hands meet a banker's hand that is not shown, and they lose against any.
    multiple = facts.matrix[player_class][bank_class]
    why = facts.why[player_class][bank_class]
    stake = hand.stake
    cut_down = False
    amount = times(stake, multiple)
    if hand.foul:
        why = "foul"
        amount = -stake - times(stake, round.rules.honour_penalty)
    elif multiple > 0:
        if hand.state == MUERTA:
            why = "muerta"
            if muerta_pays(player_class, bank_class):
                amount = times(stake, round.rules.pay_muerta)
        elif struck and multiple > ONE and SEVEN_AND_A_HALF <= player_class <= WILD_NATURAL:
            cut_down = True
            amount = stake
    return HandSettled(
        seat, number, hand.cards, stake, amount, why, player_class, bank_class, cut_down
    )


def muerta_pays(player_class: int, bank_class: int) -> bool:
    """Whether a muerta is paid ``pay.muerta`` for this hand against the banker's (R10)."""
    return SEVEN_AND_A_HALF <= player_class < PAIR_OF_SEVENS and bank_class < SEVEN_AND_A_HALF


def counts_for_double(line: HandSettled) -> bool:
    """Whether this is a winning seven and a half: R18 lets only one be paid its multiple."""
    return SEVEN_AND_A_HALF <= line.player_class <= WILD_NATURAL and line.why in WINS


# Who banks next


def claimer(round: Round, lines: tuple[HandSettled, ...]) -> int:
    """Whose winning hand claims the bank, the highest class first, then the nearest; or -1."""
    best = 0
    seat = -1
    for line in lines:
        level = round.facts.claims[line.player_class] if line.why in WINS else 0
        if level > best:
            best, seat = level, line.seat
    return seat


def next_banker(round: Round, claimer: int, bank_hands: tuple[Hand, ...]) -> int:
    """The seat that banks next: who claims, else by ``bank.passes``."""
    rules = round.rules
    if claimer >= 0:
        return claimer
    if round.voided or rules.bank_passes == "stays":
        return round.banker
    if rules.bank_claimed_by:
        for hand in bank_hands:
            if round.facts.claims[class_by_total(hand.total, hand.cards, True, rules)]:
                return round.banker
    player = 0
    while not round.hands[player]:
        player += 1
    return round.seats[player]


def close(
    round: Round,
    hands: tuple[tuple[Hand, ...], ...],
    lines: tuple[HandSettled, ...],
    bank_hands: tuple[Hand, ...],
    pot: Amount,
    events: list[Event],
) -> Round:
    """After a (small) round: the pot's next small round begins, or all is over (R13).

    The hands, lines, banker's hands and pot are those after what was just settled or voided.
    """
    seats = round.seats
    if pot >= 0:
        for player in range(round.last, len(seats) - 1):
            if pot and hands[player]:
                following = replace(
                    round,
                    hands=hands,
                    lines=lines,
                    bank_hands=bank_hands,
                    pot=pot,
                    gone=round.out,
                    first=player,
                    last=player + 1,
                )
                return stakes.begin(following, events)
        events.append(PotIs(seats[-1], pot))
    by_hand = claimer(round, lines) if round.rules.bank_claimed_by else -1
    banker = next_banker(round, by_hand, bank_hands)
    net, fouls = sums(seats, lines)
    events.append(RoundOver(seats[-1], seats, net, fouls, banker))
    wild = round.rules.deck_wild
    result = Settlement(
        seats,
        net,
        cards_of(round, hands, bank_hands),
        lines,
        fouls,
        banker,
        by_hand >= 0,
        round.voided,
        wild is not None and bool(round.dealt >> wild & 1),
    )
    return replace(
        round,
        stage="over",
        hands=hands,
        lines=lines,
        bank_hands=bank_hands,
        pot=pot,
        gone=round.out,
        result=result,
    )


# What it came to


def sums(
    seats: tuple[int, ...], lines: tuple[HandSettled, ...]
) -> tuple[tuple[Amount, ...], tuple[int, ...]]:
    """What each seat won or lost, the banker last; the seats that committed the foul of R11."""
    won = [0] * len(seats)
    fouls: tuple[int, ...] = ()
    for line in lines:
        seat = line.seat
        amount = line.amount
        won[seats.index(seat)] += amount
        won[-1] -= amount
        if line.why == "foul" and seat not in fouls:
            fouls += (seat,)
    return tuple(won), fouls


def cards_of(
    round: Round, hands: tuple[tuple[Hand, ...], ...], bank_hands: tuple[Hand, ...]
) -> tuple[tuple[tuple[Card, ...], ...], ...]:
    """The cards of each seat's hands, as a settlement has them."""
    found: list[tuple[tuple[Card, ...], ...]] = []
    for mine in hands[:-1]:
        kept: tuple[tuple[Card, ...], ...] = ()
        for hand in mine:
            if hand.state != PASSED and hand.cards and not round.voided:
                kept += (hand.cards,)
        found.append(kept)
    found.append(tuple([hand.cards for hand in bank_hands]))
    return tuple(found)


def settlement(round: Round) -> Settlement:
    """What a round that is over came to. Raises IllegalAction ``round_not_over`` before that."""
    if round.result is None:
        raise IllegalAction("round_not_over")
    return round.result
