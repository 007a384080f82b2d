"""The whole game of one player and the banker as a tree, by the game engine alone, and its value.

Every card is dealt, every action taken, and what a seat knows is what it was told: events with the
suits left out. The value is proved in exact fractions: a linear program (sequence form) suggests a
strategy for each side, and the exact best replies to them are an upper and a lower bound.
"""

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from typing import NamedTuple

import highspy
import msgspec
import numpy as np

from siete.cards import LIMIT, RANK_OF, Card, parse_cards
from siete.game import (
    DEALER,
    DEALS,
    Action,
    Choice,
    Event,
    Round,
    apply,
    hears,
    legal,
    settlement,
    start,
    to_act,
)
from siete.game import actions as act
from siete.rules import Rules

PLAYER, BANKER = 0, 1
GRAIN = 2**44
"""A probability is a multiple of this part of 1: sums stay exact and short."""


class NewStock(Exception):
    """The stock may run out: such a deck is too small to be compared with."""


class TooLarge(Exception):
    """The tree has more nodes than were allowed."""


class Leaf(NamedTuple):
    """The end of a round: what the player won, in first stakes."""

    won: Fraction


class Chance(NamedTuple):
    """A card comes."""

    after: tuple[tuple[Fraction, "Node"], ...]


class Decision(NamedTuple):
    """A seat decides; ``known`` is the number of what it knows."""

    seat: int
    known: int
    after: tuple["Node", ...]


Node = Leaf | Chance | Decision


class Tree:
    """The tree, and for each seat how many actions there are by what it knows."""

    def __init__(self, rules: Rules, cards: str, most: int, stakes: bool) -> None:
        self.rules = rules
        self.most = most
        self.stakes = stakes
        self.cards = parse_cards(cards)
        self.names: tuple[dict[tuple[object, ...], int], ...] = ({}, {})
        self.options: tuple[list[list[str]], ...] = ([], [])
        self.told: dict[tuple[object, ...], int] = {}
        deck = sum(1 << card for card in self.cards)
        begun, events = start(rules, (PLAYER, BANKER), deck=deck)
        self.nodes = 0
        heard = self._hear(0, PLAYER, events), self._hear(0, BANKER, events)
        self.root = self._node(begun, heard)

    def _hear(self, before: int, seat: int, events: Iterable[Event]) -> int:
        """The number of what a seat was told so far."""
        heard = tuple(self._said(event) for event in events if hears(seat, event))
        return self.told.setdefault((before, *heard), len(self.told) + 1) if heard else before

    def _said(self, event: Event) -> tuple[object, ...]:
        fields = msgspec.structs.asdict(event)
        for name in ("card", "cards"):
            if name in fields:
                cards = fields[name] if name == "cards" else (fields[name],)
                fields[name] = tuple(card if card < 0 else self.kind(card) for card in cards)
        return (type(event).__name__, *map(str, fields.values()))

    def kind(self, card: Card) -> str:
        """A card without its suit, which never matters but for the wild card's."""
        return "wild" if card == self.rules.deck_wild else str(RANK_OF[card])

    def _node(self, round: Round, told: tuple[int, int]) -> Node:
        self.nodes += 1
        if self.nodes > self.most:
            raise TooLarge
        waiting = to_act(round)
        if not waiting:
            won = settlement(round).net[PLAYER]
            return Leaf(Fraction(won, self.rules.bets_min))
        if waiting == (DEALER,):
            return self._card(round, told)
        (seat,) = waiting
        choices = legal(round, seat)
        actions = [each for choice in choices for each in actions_of(choice, seat, self.stakes)]
        hand = round.hands[seat][0]
        if round.stage in ("turns", "bank") and not round.stock and hand.total < LIMIT:
            raise NewStock
        if len(actions) == 1:
            return self._after(round, actions[0], told)
        labels = [str(action) for action in actions]
        known = self.names[seat].setdefault((told[seat],), len(self.options[seat]))
        if known == len(self.options[seat]):
            self.options[seat].append(labels)
        assert self.options[seat][known] == labels
        after = tuple(self._after(round, action, told) for action in actions)
        return Decision(seat, known, after)

    def _card(self, round: Round, told: tuple[int, int]) -> Node:
        if not round.stock:
            raise NewStock
        left = [card for card in self.cards if not round.out >> card & 1]
        groups: dict[str, list[Card]] = {}
        for card in left:
            groups.setdefault(self.kind(card), []).append(card)
        return Chance(
            tuple(
                (Fraction(len(same), len(left)), self._after(round, DEALS[same[0]], told))
                for same in groups.values()
            )
        )

    def _after(self, round: Round, action: Action, told: tuple[int, int]) -> Node:
        following, events = apply(round, action)
        if following.stage == "over":  # nobody decides any more, whatever is told
            return self._node(following, told)
        heard = self._hear(told[0], PLAYER, events), self._hear(told[1], BANKER, events)
        return self._node(following, heard)


PLAIN: dict[str, Callable[[int], Action]] = {
    "burn": act.Burn,
    "pass": act.Pass,
    "valid": act.Valid,
    "void": act.Void,
    "bust": act.Bust,
    "keep": act.Keep,
}
"""What is done without saying more."""


def actions_of(choice: Choice, seat: int, stakes: bool) -> list[Action]:
    """Every way to take a choice: raises to every step, and with ``stakes`` every first stake."""
    if choice.do in PLAIN:
        return [PLAIN[choice.do](seat)]
    raises = [0]
    if choice.do in ("hit", "muerta") and choice.high:
        raises += range(choice.low, choice.high + 1, choice.step)
    match choice.do:
        case "hit":
            return [act.Hit(seat, face, choice.hand, up) for face in choice.faces for up in raises]
        case "muerta":
            return [act.Muerta(seat, up) for up in raises]
        case "bet":
            high = choice.high if stakes else choice.low
            return [act.Bet(seat, up) for up in range(choice.low, high + 1, choice.step)]
        case "stand":
            return [act.Stand(seat, choice.hand)]
        case "open":
            return [act.Open(seat, up) for up in range(choice.low, choice.high + 1, choice.step)]
        case "lower":
            return []
    raise AssertionError(choice)


Strategy = list[list[Fraction]]
"""How often each action is chosen, by what the seat knows."""


class Value(NamedTuple):
    """Proved bounds of the value in first stakes, and the size of the game."""

    lower: Fraction
    upper: Fraction
    nodes: int


def value_of(rules: Rules, cards: str, most: int = 100_000, *, stakes: bool = False) -> Value:
    """The value of a round to the player, between bounds that lie very close together.

    With ``stakes`` the player chooses the first stake, else it is the lowest. Raises NewStock where
    the stock may run out, TooLarge where the tree has more than ``most``
    nodes.
    """
    tree = Tree(rules, cards, most, stakes)
    player, banker = suggested(tree)
    lower = -best_reply(tree.root, BANKER, player)
    return Value(lower, best_reply(tree.root, PLAYER, banker), tree.nodes)


def best_reply(root: Node, seat: int, other: Strategy) -> Fraction:
    """What the seat gets at most in first stakes against the other's strategy."""
    return _best([(Fraction(1), root)], seat, other)


def _best(worlds: list[tuple[Fraction, Node]], seat: int, other: Strategy) -> Fraction:
    done = Fraction(0)
    deciding: dict[int, list[tuple[Fraction, Decision]]] = {}
    waiting = worlds
    while waiting:
        weight, node = waiting.pop()
        if isinstance(node, Leaf):
            done += weight * node.won if seat == PLAYER else -weight * node.won
        elif isinstance(node, Chance):
            waiting.extend((weight * share, after) for share, after in node.after)
        elif node.seat == seat:
            deciding.setdefault(node.known, []).append((weight, node))
        else:
            shares = other[node.known]
            pairs = zip(shares, node.after, strict=True)
            waiting.extend((weight * share, after) for share, after in pairs if share)
    for same in deciding.values():
        done += max(
            _best([(weight, node.after[which]) for weight, node in same], seat, other)
            for which in range(len(same[0][1].after))
        )
    return done


# The linear program


def suggested(tree: Tree) -> tuple[Strategy, Strategy]:
    """A strategy for each side: the player's solution of the linear program, and its dual.

    Sequence form (Koller, Megiddo and von Stengel, 1996): a variable for each sequence of the
    player's and for what each of the banker's decisions is worth.
    """
    parents: tuple[list[int], list[int]] = (
        [-1] * len(tree.options[0]),
        [-1] * len(tree.options[1]),
    )
    begins = [np.cumsum([1] + [len(each) for each in options]) for options in tree.options]
    gets: dict[tuple[int, int], Fraction] = {}
    for weight, mine, its, won in _leaves(tree.root, begins, parents):
        gets[its, mine] = gets.get((its, mine), Fraction(0)) + weight * won
    sequences = int(begins[PLAYER][-1])
    rows: list[dict[int, float]] = []
    limits: list[tuple[float, float]] = []
    # One row for each of the banker's sequences: what it is worth is at most what it brings.
    brings: list[dict[int, float]] = [{} for _ in range(int(begins[BANKER][-1]))]
    for (its, mine), worth in gets.items():
        brings[its][mine] = -float(worth)
    for known, parent in enumerate(parents[BANKER]):
        brings[parent][sequences + 1 + known] = -1.0
        for which in range(len(tree.options[BANKER][known])):
            brings[int(begins[BANKER][known]) + which][sequences + 1 + known] = 1.0
    brings[0][sequences] = 1.0
    rows += brings
    limits += [(-highspy.kHighsInf, 0.0)] * len(brings)
    for known, parent in enumerate(parents[PLAYER]):
        first = int(begins[PLAYER][known])
        row = {first + which: 1.0 for which in range(len(tree.options[PLAYER][known]))}
        rows.append({**row, parent: -1.0})
        limits.append((0.0, 0.0))
    rows.append({0: 1.0})
    limits.append((1.0, 1.0))
    columns = sequences + 1 + len(parents[BANKER])
    primal, dual = _solved(rows, limits, columns, sequences)
    return (
        _behaviour(tree, PLAYER, primal[:sequences], begins[PLAYER]),
        _behaviour(tree, BANKER, np.abs(dual[: len(brings)]), begins[BANKER]),
    )


def _leaves(
    root: Node, begins: list[np.ndarray], parents: tuple[list[int], list[int]]
) -> Iterator[tuple[Fraction, int, int, Fraction]]:
    """The chance of each end, the sequences of both sides, and what the player won."""
    waiting: list[tuple[Fraction, int, int, Node]] = [(Fraction(1), 0, 0, root)]
    while waiting:
        weight, mine, its, node = waiting.pop()
        if isinstance(node, Leaf):
            yield weight, mine, its, node.won
        elif isinstance(node, Chance):
            waiting.extend((weight * share, mine, its, after) for share, after in node.after)
        else:
            at = mine if node.seat == PLAYER else its
            assert parents[node.seat][node.known] in (-1, at)  # a seat forgets nothing
            parents[node.seat][node.known] = at
            for which, after in enumerate(node.after, int(begins[node.seat][node.known])):
                pair = (which, its) if node.seat == PLAYER else (mine, which)
                waiting.append((weight, *pair, after))


def _solved(
    rows: list[dict[int, float]], limits: list[tuple[float, float]], columns: int, sequences: int
) -> tuple[np.ndarray, np.ndarray]:
    make: Callable[[], highspy.Highs] = highspy.Highs
    solver = make()
    for name, value in (
        ("output_flag", False),
        ("primal_feasibility_tolerance", 1e-10),
        ("dual_feasibility_tolerance", 1e-10),
    ):
        solver.setOptionValue(name, value)
    model = highspy.HighsLp()
    model.num_col_, model.num_row_ = columns, len(rows)
    model.sense_ = highspy.ObjSense.kMaximize
    cost = np.zeros(columns)
    cost[sequences] = 1.0
    low = np.full(columns, -highspy.kHighsInf)
    low[:sequences] = 0.0
    model.col_cost_, model.col_lower_ = cost, low
    model.col_upper_ = np.full(columns, highspy.kHighsInf)
    model.row_lower_ = np.array([low for low, _ in limits])
    model.row_upper_ = np.array([high for _, high in limits])
    model.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
    model.a_matrix_.start_ = np.cumsum([0] + [len(row) for row in rows])
    model.a_matrix_.index_ = np.array([column for row in rows for column in row])
    model.a_matrix_.value_ = np.array([value for row in rows for value in row.values()])
    solver.passModel(model)
    solver.run()
    assert solver.getModelStatus() == highspy.HighsModelStatus.kOptimal
    solution = solver.getSolution()
    return np.array(solution.col_value), np.array(solution.row_dual)


def _behaviour(tree: Tree, seat: int, plan: np.ndarray, begins: np.ndarray) -> Strategy:
    """Chances that are exact and sum to 1, from how often each sequence is played."""
    found: Strategy = []
    for known, options in enumerate(tree.options[seat]):
        begin = int(begins[known])
        weights = np.maximum(plan[begin : begin + len(options)], 0.0)
        total = float(weights.sum())
        if total <= 1e-12:
            found.append([Fraction(1), *([Fraction(0)] * (len(options) - 1))])
            continue
        shares = [Fraction(round(weight / total * GRAIN), GRAIN) for weight in weights]
        most = int(weights.argmax())
        shares[most] += 1 - sum(shares)
        found.append(shares)
    return found
