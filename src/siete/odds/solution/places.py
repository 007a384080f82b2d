"""The places of a solution as numbers: nodes, and what the player and the banker do in them."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from siete.odds.deck import Ints
from siete.odds.kernel.stream import Words
from siete.odds.solution.book import Book, dotted, part_name
from siete.odds.solution.file import PartOf
from siete.odds.solution.luck import until

NOWHERE: Final = -1

Small: TypeAlias = NDArray[np.int32]

RUN: Final = 0
DOWN: Final = 1
OPEN: Final = 2
"""Forms of a node: one card hidden; settled face down; all cards in sight."""

DO: Final = (
    "stand",
    "hit",
    "hit_raise",
    "down",
    "down_raise",
    "pass",
    "burn",
    "muerta",
    "muerta_raise",
)
"""What a player may do, by number."""


class Unplayable(Exception):
    """Only the engine can play by this solution."""


class Places(NamedTuple):
    """Nodes (N), rows of the player's, and entries of what is done in them.

    Attributes:
        form: (N,) ``RUN``, ``DOWN`` or ``OPEN``.
        row: (N,) its first row. To it comes the hidden card's kind, or ``rank`` of the hand.
        base: (N,) the kind in sight of a hand settled face down.
        rank: (K, H) the number of a hand among those as large with a card of that kind.
        child: (N, 2 K) the node after a card that all see: twice its kind, one more with a raise;
            after a card that nobody sees 0 or 1.
        starts: (rows + 1,) where a row's entries begin.
        does, ends, to: What is done (``DO``), below which lot, and the node where it leads when
            the hand is turned up or its card burnt.
        mixes: (N + 1,) where the banker's policies of a node begin.
        mix_ends, mix_row: Below which lot a policy is chosen, and its row.
    """

    form: Small
    row: Small
    base: Small
    rank: Ints
    child: Small
    starts: Small
    does: Small
    ends: Words
    to: Small
    mixes: Small
    mix_ends: Words
    mix_row: Small


PartKey = tuple[str, tuple[int, ...], tuple[int, ...], tuple[int, ...], int]


class Placed(NamedTuple):
    """The nodes, the first ones of the parts by name, and the parts."""

    places: Places
    roots: dict[str, int]
    parts: list[PartKey]


def places_of(book: Book, policy: Callable[[int, tuple[int, ...]], int]) -> Placed:
    """The places of a book; ``policy`` gives the row of a policy where some cards are burnt."""
    return _Placer(book, policy).placed()


def parsed(name: str) -> PartKey:
    """A part's name taken apart."""
    form, out, first, shown, level = name.split(" ")
    kinds = tuple(int(each) for each in first.split(",") if each)
    return form, _counts(out), kinds, _counts(shown), int(level)


def _counts(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split(".")))


class _Placer:
    def __init__(self, book: Book, policy: Callable[[int, tuple[int, ...]], int]) -> None:
        self.book = book
        self.deck = book.deck
        self.width = book.deck.width
        self.policy = policy
        self.hand_of = {
            dotted(hand): number for number, hand in enumerate(self.deck.hands.tolist())
        }
        self.form: list[int] = []
        self.row: list[int] = []
        self.base: list[int] = []
        self.rows = 0
        self.children: list[tuple[int, int, int]] = []
        self.said: list[tuple[int, int, int, int]] = []
        self.mixed: list[tuple[int, int, int]] = []
        self.roots: dict[str, int] = {}
        self.rank, self.many = self._ranks()
        self.choices: dict[tuple[float, ...], tuple[int, ...]] = {}

    def placed(self) -> Placed:
        parts = {name: parsed(name) for name in self.book.content.parts}
        for name, key in parts.items():
            self.roots[name] = self._node(key, 0)
        for name, key in parts.items():
            content = self.book.content.parts[name]
            if key[0] == "open":
                self._open(key, content, self.roots[name])
            else:
                self._hidden(key, content, self.roots[name])
        return Placed(self._arrays(), self.roots, list(parts.values()))

    # Nodes

    def _node(self, key: PartKey, came: int) -> int:
        """A new node; of a hand settled face down, after so many cards since the part began."""
        form = ("run", "down", "open").index(key[0])
        base = NOWHERE
        rows = self.width
        if form == DOWN:
            base = key[3].index(1)
            rows = self.many[base].get(came + 2, 0)
        elif form == OPEN:
            rows = 1
        self.form.append(form)
        self.base.append(base)
        self.row.append(self.rows)
        self.rows += rows
        return len(self.form) - 1

    def _ranks(self) -> tuple[Ints, list[dict[int, int]]]:
        deck = self.deck
        rank: Ints = np.full((self.width, len(deck.hands)), NOWHERE, np.int64)
        many = []
        for kind in range(self.width):
            found: dict[int, int] = {}
            for hand in np.flatnonzero(deck.hands[:, kind]).tolist():
                size = int(deck.size[hand])
                rank[kind, hand] = found.get(size, 0)
                found[size] = found.get(size, 0) + 1
            many.append(found)
        return rank, many

    def _hidden(self, key: PartKey, content: PartOf, root: int) -> None:
        """The places of a part with a hidden card, or settled face down."""
        nodes = {"": root}
        runs = key[0] == "run"
        base = NOWHERE if runs else self.base[root]

        def node_at(place: str) -> int:
            if place not in nodes:
                cut = max(place.rfind("u"), place.rfind("r")) if runs else len(place) - 1
                before = node_at(place[:cut])
                nodes[place] = self._node(
                    key, place.count("u") + place.count("d") + place.count("r")
                )
                raised = place[cut] == "r"
                way = 2 * int(place[cut + 1 :]) + raised if runs else int(raised)
                self.children.append((before, way, nodes[place]))
            return nodes[place]

        for where, said in content.player.items():
            place, _, own = where.partition("|")
            node = node_at(place)
            private = int(own) if runs else int(self.rank[base, self.hand_of[own]])
            row = self.row[node] + private
            for name, end in zip(said, self._ends(tuple(said.values())), strict=True):
                to = self._leads(key, place, private, name) if name[0] in "db" else NOWHERE
                self.said.append((row, DO.index(name), end, to))
        for place, mix in content.banker.items():
            node = node_at(place)
            for (_, number), end in zip(
                mix, self._ends(tuple(each[0] for each in mix)), strict=True
            ):
                self.mixed.append((node, end, self.policy(number, key[1])))

    def _ends(self, shares: tuple[float, ...]) -> tuple[int, ...]:
        if len(shares) == 1:
            return _ALWAYS
        if shares not in self.choices:
            self.choices[shares] = until(shares)
        return self.choices[shares]

    def _leads(self, key: PartKey, place: str, kind: int, name: str) -> int:
        """The first node of the part in which asking face down, or burning, begins."""
        form, out, first, shown, level = key
        if name == "burn":
            out = (*out[:kind], out[kind] + 1, *out[kind + 1 :])
            return self.roots.get(part_name(form, out, first, shown, level), NOWHERE)
        counts = list(shown)
        counts[kind] += 1
        for move in place.replace("r", "u").split("u")[1:]:
            counts[int(move)] += 1
        form = "down" if self.book.rules.cards_draws == "all_down" else "run"
        level = int(bool(level) or "r" in place or name == "down_raise")
        return self.roots.get(part_name(form, out, first, counts, level), NOWHERE)

    def _open(self, key: PartKey, content: PartOf, root: int) -> None:
        """The places of a part in which all cards lie in sight: hands, and levels of the stake."""
        start = f"{dotted(key[3])} {key[4]}"
        nodes = {start: root}
        for where in content.open:
            if where not in nodes:
                nodes[where] = self._node(key, 0)
        for where, node in nodes.items():
            hand, _, level = where.partition(" ")
            counts = _counts(hand)
            for kind in range(self.width):
                more = dotted((*counts[:kind], counts[kind] + 1, *counts[kind + 1 :]))
                for raised in (0, 1):
                    to = nodes.get(f"{more} {int(bool(int(level) or raised))}")
                    if to is not None:
                        self.children.append((node, 2 * kind + raised, to))
            name = content.open.get(where)
            if name is not None:
                to = NOWHERE
                if name == "burn":
                    kind = counts.index(1)
                    to = self._leads(key, "", kind, name)
                self.said.append((self.row[node], DO.index(name), _ALWAYS[0], to))

    # Arrays

    def _arrays(self) -> Places:
        child: Small = np.full((len(self.form), 2 * self.width), NOWHERE, np.int32)
        for node, way, to in self.children:
            child[node, way] = to
        starts, order = _begun([each[0] for each in self.said], self.rows)
        mixes, mix_order = _begun([each[0] for each in self.mixed], len(self.form))
        return Places(
            form=np.array(self.form, np.int32),
            row=np.array(self.row, np.int32),
            base=np.array(self.base, np.int32),
            rank=self.rank,
            child=child,
            starts=starts,
            does=np.array([each[1] for each in self.said], np.int32)[order],
            ends=np.array([each[2] for each in self.said], np.uint64)[order],
            to=np.array([each[3] for each in self.said], np.int32)[order],
            mixes=mixes,
            mix_ends=np.array([each[1] for each in self.mixed], np.uint64)[mix_order],
            mix_row=np.array([each[2] for each in self.mixed], np.int32)[mix_order],
        )


_ALWAYS: Final = until((1.0,))


def _begun(of: Sequence[int], many: int) -> tuple[Small, Ints]:
    """Where the entries of each begin when they are put in order, and the order."""
    owner = np.array(of, np.int64)
    starts: Small = np.zeros(many + 1, np.int32)
    starts[1:] = np.bincount(owner, minlength=many).cumsum()
    return starts, np.argsort(owner, kind="stable")
