"""Actions for the tests: what a choice takes, at its bounds and inside, and what it does not take.

``allowed`` says from the words of the readings and of docs/records.md whether a choice has an
action; it is written apart from the engine's own check.
"""

import itertools
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from siete.amounts import CHIP, Amount
from siete.cards import DECK
from siete.errors import SieteError
from siete.game import DEALER, Action, Choice, Hand, Table, legal
from siete.game import actions as act
from siete.names import check_name

BY_TAG: Final[dict[str, type[Action]]] = {
    str(kind.__struct_config__.tag): kind for kind in Action.__subclasses__()
}
OPTIONAL: Final = frozenset(("out", "in", "lower", "leave", "offer", "bid"))
PRICES: Final = (0, 1, CHIP // 3, CHIP, 7 * CHIP)


def amounts(choice: Choice) -> list[Amount]:
    """The lowest, the next, one in the middle and the highest amount that a choice takes."""
    low, high, step = choice.low, choice.high, choice.step
    if not step:
        return [low]
    first = low + -low % step
    steps = (high - first) // step
    found = [low]
    if steps >= 0:
        found += [first + n * step for n in (0, 1, steps // 2, steps) if n <= steps]
    return list(dict.fromkeys(found))


def fields_of(choice: Choice, fitting: Sequence[Amount]) -> dict[str, Sequence[object]]:
    """What the fields of an action of this choice may be; ``fitting`` are amounts that it takes."""
    raises = (0, *(fitting if choice.high else ()))
    step = choice.step
    known: dict[str, dict[str, Sequence[object]]] = {
        "bet": {"amount": fitting},
        "stake": {"amount": fitting},
        "open": {"amount": fitting},
        "hit": {"face": choice.faces, "hand": (choice.hand,), "raise_to": raises},
        "muerta": {"raise_to": raises},
        "stand": {"hand": (choice.hand,)},
        "bust": {"hand": (choice.hand,)},
        "propose": {"low": (step, 2 * step), "high": (2 * step, 3 * step, 1000 * step)},
        "cut": {"count": range(1, 40)},
        "tariff": {"name": choice.names},
        "offer": {"to": choice.seats, "price": PRICES},
        "bid": {"price": PRICES},
        "sell": {"to": choice.seats},
        "lot": {"banker": choice.seats},
    }
    return known.get(choice.do, {})


def any_action(luck: random.Random, seat: int, choice: Choice) -> Action:
    """Some action that a choice takes."""
    low, high, step = choice.low, choice.high, choice.step
    first = low + -low % step if step else low
    fitting = [low]
    if step and first <= high:
        fitting.append(first + luck.randint(0, (high - first) // step) * step)
    fields = fields_of(choice, fitting)
    return _made(choice.do, seat, {name: luck.choice(may) for name, may in fields.items()})


def at_the_bounds(seat: int, choice: Choice) -> Iterator[Action]:
    """Every way to take a choice, with amounts at its bounds and a step inside."""
    return taking(choice, seat, amounts(choice))


def taking(choice: Choice, seat: int, fitting: Sequence[Amount]) -> Iterator[Action]:
    """Every way to take a choice with one of these amounts, or with none where none need be."""
    fields = fields_of(choice, fitting)
    for values in itertools.product(*fields.values()):
        yield _made(choice.do, seat, dict(zip(fields, values, strict=True)))


def _made(do: str, seat: int, fields: Mapping[str, object]) -> Action:
    return msgspec.convert({"do": do, "seat": seat, **fields}, BY_TAG[do])


class Around(NamedTuple):
    """Values near what a table allows: some fit, most do not."""

    seats: tuple[int, ...]
    amounts: tuple[Amount, ...]

    def value(self, luck: random.Random, field: str) -> object:
        """Something that this field of an action might be said to be."""
        match field:
            case "amount" | "price" | "raise_to" | "low" | "high":
                return luck.choice(self.amounts)
            case "hand":
                return luck.choice((-2, -1, 0, 1, 2, 3, 12))
            case "face":
                return luck.choice(("up", "down"))
            case "name":
                return luck.choice(("P0", "Q", "high", "", " ", "\x1b[1m", "x" * 25))
            case "seat" | "to" | "after" | "banker":
                return luck.choice(self.seats)
            case "count":
                return luck.choice((-1, 0, 1, 39, 40))
            case "card":
                return luck.choice((-1, 40, *DECK))
        raise AssertionError(field)


def around(table: Table) -> Around:
    """Values near what is allowed at this table now."""
    step = table.rules.bets_step
    marks = {0, step, table.low, table.high}
    for seat in table.order:
        for choice in legal(table, seat):
            marks |= {choice.low, choice.high}
    near = {mark + change for mark in marks for change in (-step, -1, 0, 1, step, step // 2)}
    return Around((-7, DEALER, *table.order, 99), tuple(sorted(near)))


def some_action(luck: random.Random, near: Around) -> Action:
    """Any action at all, of anybody."""
    kind = luck.choice(tuple(BY_TAG.values()))
    make: Callable[..., Action] = kind  # what its fields may be is not asked here
    return make(*(near.value(luck, field) for field in kind.__struct_fields__))


def mutated(luck: random.Random, action: Action, near: Around) -> Action:
    """The action with one of its fields said otherwise."""
    field = luck.choice(action.__struct_fields__)
    return replace(action, **{field: near.value(luck, field)})


def allowed(table: Table, action: Action) -> bool:
    """Whether the choices of its seat have this action."""
    if isinstance(action, act.Join):
        return _may_join(table, action)
    return any(
        choice.do == action.__struct_config__.tag and _takes(table, choice, action)
        for choice in legal(table, action.seat)
    )


def _may_join(table: Table, action: act.Join) -> bool:
    try:
        name = check_name(action.name)
    except SieteError:
        return False
    seated = [table.names[seat] for seat in table.order]
    return (
        action.seat == -1
        and table.phase == "between"
        and table.standing is None
        and name not in seated
        and len(seated) < 12
        and len(table.present) < table.rules.table_players[1]
        and (action.after == -1 or action.after in table.order)
    )


def _between(choice: Choice, amount: Amount) -> bool:
    inside = choice.low <= amount <= choice.high
    return inside and (amount == choice.low or not amount % choice.step)


def _takes(table: Table, choice: Choice, action: Action) -> bool:
    match action:
        case act.Bet(amount=amount) | act.Stake(amount=amount):
            return _between(choice, amount)
        case act.Open(amount=amount):
            return _between(choice, amount or _own(table)[0].stake)
        case act.Hit() | act.Muerta() | act.Stand() | act.Bust():
            return _takes_of_hand(table, choice, action)
        case act.Propose(low=low, high=high):
            return 0 < low <= high and not low % choice.step and not high % choice.step
        case act.Cut(count=count):
            return 1 <= count <= 39
        case act.Tariff(name=name):
            return name in choice.names
        case act.Offer(to=to, price=price):
            return to in choice.seats and price >= 0
        case act.Bid(price=price):
            return price >= 0
        case act.Sell(to=seat) | act.Lot(banker=seat):
            return seat in choice.seats
        case act.Deal(card=card):
            return card in DECK and not _out(table) >> card & 1
        case _:
            return True


def _takes_of_hand(
    table: Table, choice: Choice, action: act.Hit | act.Muerta | act.Stand | act.Bust
) -> bool:
    raised = getattr(action, "raise_to", 0)
    if raised and not (choice.high and _between(choice, raised)):
        return False
    match action:
        case act.Hit(face=face, hand=hand):
            return face in choice.faces and choice.hand == (hand or _first_unfinished(table))
        case act.Stand(hand=hand):
            return choice.hand == (hand or _first_unfinished(table))
        case act.Bust(hand=hand):
            return hand in (0, choice.hand)
        case act.Muerta():
            return True


def _out(table: Table) -> int:
    state = table.round or table.draw
    return state.out if state else 0


def _own(table: Table) -> tuple[Hand, ...]:
    assert table.round is not None
    return table.round.hands[table.round.turn]


def _first_unfinished(table: Table) -> int:
    """The hand that is meant where none is said (R9)."""
    return next(number for number, hand in enumerate(_own(table), 1) if hand.state == "playing")
