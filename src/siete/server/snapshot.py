"""What one viewer may see of a table now, as it is sent.

The game's part comes from the viewer's ``View``, their own choices and what is public; nothing else
that a game holds is looked at here.
"""

from collections.abc import Callable, Collection, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from siete import amounts
from siete.amounts import Amount
from siete.cards import CODE_OF, Card
from siete.game import Choice, Table, to_act
from siete.game.events import HIDDEN
from siete.game.hands import total_of
from siete.game.view import HandView, RoundView, View
from siete.rules import Rules, rules_text
from siete.server.clock import is_timed, limit_of, next_at
from siete.server.installed import can_coach
from siete.server.ledger import evening, settling
from siete.server.parts import Part, is_open
from siete.server.people import Member
from siete.server.room import Room
from siete.server.shown import (
    ChoiceState,
    Clock,
    Fairness,
    HandState,
    Person,
    RoundState,
    RulesInfo,
    Standing,
    State,
    TableInfo,
)
from siete.texts import Texts, texts

format_amount = lru_cache(maxsize=4096)(amounts.format_amount)
"""The same few amounts are shown to everybody, over and over."""


ShowHand: TypeAlias = Callable[[HandView, Rules], HandState]


class Public(NamedTuple):
    """What everybody sees of a table alike, reckoned once for all its viewers.

    ``state`` is that of who only watches; ``part`` is None in the lobby; ``shown`` makes hands.
    """

    state: State
    part: Part | None
    shown: ShowHand


def public(room: Room, now: int, shown: ShowHand | None = None) -> Public:
    """What everybody sees of a table; hands as ``shown`` makes them, or ``hand_state``."""
    part, shown = room.part, shown or hand_state
    if part is None:
        return Public(_lobby(room), None, shown)
    table, view, proof = part.table, part.view(None), part.game.proof
    nonces = dict(proof.nonces) or part.game.nonces
    still = is_open(table) or room.paused or room.closed
    acting = () if still else tuple(seat for seat in to_act(table) if seat >= 0)
    ready = (room.seat_of(name) for name in room.ready)
    offer = view.offer
    state = State(
        phase=table.phase,
        turn=0,
        me=-1,
        names=view.names,
        order=view.order,
        away=view.away,
        balances=_formatted(view.balances),
        banker=view.banker,
        low=format_amount(view.low),
        high=format_amount(view.high),
        fixed=format_amount(view.fixed) if view.fixed else None,
        to_act=acting,
        choices=(),
        offer=None if offer is None else _standing(offer, view),
        proposal=None if view.proposal is None else _pair(view.proposal),
        votes=_votes(table),
        picks=tuple((seat, _code(card)) for seat, card in view.picks.items()),
        round=None
        if view.round is None
        else round_state(view.round, view.rules, _out(table), shown),
        ready=tuple(sorted(seat for seat in ready if seat >= 0)),
        clock=_clock(room, -1, table, now),
        next_in=_next_in(room, now),
        may_start=room.may_begin(),
        fairness=Fairness(proof.round, proof.commitment, not proof.nonces, nonces, mine=False),
    )
    return Public(state, part, shown)


def state_for(room: Room, person: str, now: int, seen: Public | None = None) -> State:
    """All that a person may see of the game now; who has no name here sees what everybody does.

    ``seen`` is what ``public`` gave for the same table at the same time, where somebody has it. A
    seat knows more than everybody of nothing but its own hands.
    """
    state, part, shown = seen or public(room, now)
    member = room.people.of(person)
    if member is None:
        return state
    name = member.name
    me = room.seat_of(name)
    if part is None:
        return state if me < 0 else replace(state, me=me)
    asked = room.asked.get(me)
    fairness = state.fairness
    assert fairness is not None
    return replace(
        state,
        turn=0 if asked is None else asked.seq,
        me=me,
        choices=()
        if asked is None or room.paused or room.closed
        else tuple(map(choice_state, asked.choices)),
        round=_with_own_hands(state.round, part, name, shown),
        clock=state.clock if me not in state.to_act else _clock(room, me, part.table, now),
        fairness=replace(fairness, mine=True) if name in fairness.nonces else fairness,
    )


def _with_own_hands(
    round: RoundState | None, part: Part, name: str, shown: ShowHand
) -> RoundState | None:
    """A round as everybody sees it, with the hands of one seat as that seat sees them."""
    seat = part.seat_of(name)
    if round is None or seat not in round.seats:
        return round
    view = part.view(name)
    assert view.round is not None
    mine = tuple([shown(hand, view.rules) for hand in view.round.hands[seat]])
    place = round.seats.index(seat)
    if mine == round.hands[place]:
        return round
    return replace(round, hands=(*round.hands[:place], mine, *round.hands[place + 1 :]))


@lru_cache(maxsize=1024)
def _formatted(balances: tuple[Amount, ...]) -> tuple[str, ...]:
    return tuple(map(format_amount, balances))


def _lobby(room: Room) -> State:
    names = room.people.lobby
    rules = room.rules
    return State(
        phase="lobby",
        turn=0,
        me=-1,
        names=names,
        order=tuple(range(len(names))),
        away=(),
        balances=("0",) * len(names),
        banker=-1,
        low=format_amount(rules.bets_min),
        high=format_amount(rules.bets_max),
        fixed=format_amount(rules.bets_min) if rules.bets_form == "fixed" else None,
        to_act=(),
        choices=(),
        offer=None,
        proposal=None,
        votes=0,
        picks=(),
        round=None,
        ready=(),
        clock=None,
        next_in=None,
        may_start=room.may_begin(),
        fairness=None,
    )


def _pair(amounts: tuple[Amount, Amount]) -> tuple[str, str]:
    low, high = amounts
    return format_amount(low), format_amount(high)


def _standing(offer: tuple[int, int, Amount], view: View) -> Standing:
    """An offer of the bank is answered by its buyer, a bid by the banker."""
    by, buyer, price = offer
    return Standing(buyer, format_amount(price), view.banker if by == buyer else buyer)


def _votes(table: Table) -> int:
    """How many have voted, on limits or on the first banker: everybody hears each vote."""
    if table.proposal is not None:
        return len(table.proposal.votes)
    return 0 if table.draw is None else len(table.draw.votes)


def _out(table: Table) -> int:
    """How many cards are not in the stock: everybody sees each leave it."""
    state = table.draw or table.round
    return (table.out if state is None else state.out).bit_count()


def _clock(room: Room, me: int, table: Table, now: int) -> Clock | None:
    """The viewer's own time where they have to decide, else the one that runs out first."""
    if room.settings.timer == "off" or room.paused or room.closed or is_open(table):
        return None
    found: Clock | None = None
    for seat in to_act(table):
        asked = room.asked.get(seat)
        if asked is None or not is_timed(room.people.members[table.names[seat]]):
            continue
        whole = limit_of(room, asked)
        if not whole:
            continue
        left = max(0, asked.at + whole - now)
        if seat == me:
            return Clock(left, whole, not asked.more)
        if found is None or left < found.left:
            found = Clock(left, whole, more=False)
    return found


def _next_in(room: Room, now: int) -> int | None:
    at = next_at(room)
    return None if at is None else max(0, at - now)


@lru_cache(maxsize=4096)
def choice_state(choice: Choice) -> ChoiceState:
    """A choice as it is sent."""
    bounded = choice.step > 0 or choice.high < 0
    asks = bounded and (choice.high != 0 or choice.low != 0)
    counts = choice.do == "cut"
    show = str if counts else format_amount
    return ChoiceState(
        choice.do,
        choice.hand,
        choice.faces,
        show(choice.low) if asks else None,
        show(choice.high) if asks and choice.high >= 0 else None,
        show(choice.step) if asks and choice.step else None,
        choice.names,
        choice.seats,
    )


# A round


def round_state(
    round: RoundView, rules: Rules, out: int, shown: ShowHand | None = None
) -> RoundState:
    """A round as it is sent, from a view of it; ``out`` cards are not in the stock.

    Hands are as ``shown`` makes them, else as ``hand_state`` does.
    """
    shown = shown or hand_state
    over = round.over
    return RoundState(
        seats=round.seats,
        banker=round.banker,
        hands=tuple(
            tuple([shown(hand, rules) for hand in round.hands[seat]]) for seat in round.seats
        ),
        pot=None if round.pot < 0 else format_amount(round.pot),
        small=round.small,
        burnt=tuple(CODE_OF[card] for card in round.burnt),
        seen=out,
        reshuffles=round.reshuffles,
        voided=round.voided,
        over=over,
        net=tuple(format_amount(round.net[seat]) for seat in round.seats) if over else None,
        fouls=round.fouls,
    )


def hand_state(hand: HandView, rules: Rules) -> HandState:
    """A hand as it is sent: its total is that of the cards that the viewer knows."""
    known = tuple(card for card in hand.cards if card != HIDDEN)
    return HandState(
        cards=tuple(map(_code, hand.cards)),
        faces=hand.faces,
        stake=format_amount(hand.stake),
        total=points(total_of(known, rules)) if known else "",
        partial=len(known) < len(hand.cards),
        status=hand.status,
        why=hand.why,
        won=format_amount(hand.won) if hand.why else None,
    )


def points(half_points: int) -> str:
    """A total such as ½, 5 or 7½."""
    whole, half = divmod(half_points, 2)
    return f"{whole or '' if half else whole}{'½' if half else ''}"


def _code(card: Card) -> str | None:
    return None if card == HIDDEN else CODE_OF[card]


# What changes seldom


def info_for(
    room: Room, lang: str, online: Collection[str], watching: int | None = None
) -> TableInfo:
    """What changes seldom, in a language.

    ``online`` are the ids of the persons who are connected; ``watching`` how many of them only
    watch, reckoned from ``online`` where it is not given.
    """
    balances = evening(room)
    rules, say = room.rules, texts(lang)
    people = tuple(
        _person(room, member, online, balances.get(member.name, 0)) for member in room.people
    )
    if watching is None:
        watching = sum(not _sits(room, person) for person in online)
    coming = room.next_rules
    return TableInfo(
        code=room.code,
        name=room.name,
        rules=_rules_info(rules, say),
        next_rules=None if coming is None else _rules_info(coming, say),
        settings=room.settings,
        people=people,
        watching=watching,
        played=len(room.rounds),
        paused=room.paused,
        closed=room.closed,
        payments=room.payments_shown(),
        transfers=settling(balances),
        least_seats=rules.table_players[0],
        most_seats=rules.table_players[1],
        direction=rules.table_direction,
        coach=can_coach(),
    )


def _sits(room: Room, person: str) -> bool:
    member = room.people.of(person)
    return member is not None and (member.seated or member.waiting)


def _person(room: Room, member: Member, online: Collection[str], balance: Amount) -> Person:
    return Person(
        name=member.name,
        seat=room.seat_of(member.name),
        bot=member.temper,
        host=bool(member.person) and member.person == room.people.host,
        online=member.temper is not None or member.person in online,
        stand_in=bool(member.stand_in),
        waiting=member.waiting,
        leaving=member.leaving,
        balance=format_amount(balance),
        coach=member.coach and room.settings.coach,
    )


@lru_cache(maxsize=256)
def _rules_info(rules: Rules, say: Texts) -> RulesInfo:
    """Rules with the name of their ruleset and those of the variants."""
    names: Sequence[str] = [f"ruleset-{rules.ruleset}"]
    names = [*names, *(f"variant-{variant}" for variant in dict.fromkeys(rules.variants))]
    return RulesInfo(
        rules_text(rules),
        " · ".join(say.say(name) for name in names),
        say.say(f"ruleset-{rules.ruleset}-where"),
    )
