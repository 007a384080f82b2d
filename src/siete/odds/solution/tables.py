"""A solution as arrays of whole numbers: what ``rounds`` plays by.

A *node* is what everybody has seen of the player's hand: a place of a part. A *row* is a node with
what the player has in hand; its entries are what it does there. ``places`` makes both of a book.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from siete.cards import LIMIT
from siete.odds.deck import Bools, Deck, Ints
from siete.odds.equilibrium.bank import BURN, DRAW, STAND, Policies
from siete.odds.kernel.stream import ORDER, PLACE_OF
from siete.odds.policies import PLAIN, DrawTo
from siete.odds.solution.book import SIGNS, Book, Setting, dotted, part_name
from siete.odds.solution.file import SolutionPolicy
from siete.odds.solution.places import NOWHERE, Places, Unplayable, places_of
from siete.rules import Rules

PLAY: Final = 0
VOID: Final = 1
AGAIN: Final = 2
"""The banker's word on its first card: valid, void, burnt."""

ALL_POLICIES: Final = 2**28
"""More policies times states than this are not put into an array."""


class Tables(NamedTuple):
    """What the compiled rounds need to know: K kinds of cards, H hands, N nodes, D deals.

    T are settings (cards burnt, first cards that the banker may have), O sets of burnt cards, S the
    most states of the banker's, R its policies.

    Attributes:
        deck: The cards that play, as bits by their places in ``stream.ORDER``.
        kind: (40,) the kind of the card at each place.
        value: (K,) half points of a card, 1 for a wild one.
        single, after: (K,) and (H, K), as in ``Deck``.
        total, classes: (H,) as in ``Deck``.
        shows: (H,) whether a hand is shown as soon as it is made.
        lone_wild: The hand that may not stand since it is the wild card alone, or -1.
        reaches: Whether a hand may not stand below the banker's card.
        open: Whether all of the player's cards lie in sight.
        raises: Whether the stake may be raised.
        asks: Half points below which a player by totals draws; 0 for one by the solution.
        by_book: Whether the banker plays by the solution.
        word, following: (D, K) its word on a first card, and the deal after it was burnt.
        root, begins: (D, K) the player's first node, and the setting.
        burns: (T, K) the setting after the player burnt a card.
        known, muerta, plain: (T, H), (T,), (T,) the policy against a hand in sight, a muerta, and
            where the solution says nothing or the banker plays by totals.
        out: (T,) which set of cards is burnt.
        firsts, draws, burnt: (O, K), (O, S, K), (O, S, K) the banker's states: after its first
            card, one more, and one in the place of the only one burnt.
        bank_class: (O, S) the class of the banker's hand.
        policies: (R, S) what a policy says.
        places: The nodes.
    """

    deck: np.uint64
    kind: Ints
    value: Ints
    single: Ints
    after: Ints
    total: Ints
    classes: Ints
    shows: Bools
    lone_wild: int
    reaches: bool
    open: bool
    raises: bool
    asks: int
    by_book: bool
    word: Ints
    following: Ints
    root: Ints
    begins: Ints
    burns: Ints
    known: Ints
    muerta: Ints
    plain: Ints
    out: Ints
    firsts: Ints
    draws: Ints
    burnt: Ints
    bank_class: Ints
    policies: Policies
    places: Places


def tables_of(
    rules: Rules, player: SolutionPolicy | DrawTo, banker: SolutionPolicy | DrawTo, book: Book
) -> Tables | None:
    """The tables of a round of these two, of whom those by a solution play by this one.

    None where only the engine can play them: with a pot, or a book whose parts do not hang
    together.
    """
    if rules.pot_on:
        return None
    try:
        return _Compiler(book, player, banker).tables()
    except Unplayable:
        return None


class _Compiler:
    """Numbers settings and policies."""

    def __init__(
        self, book: Book, player: SolutionPolicy | DrawTo, banker: SolutionPolicy | DrawTo
    ) -> None:
        self.book = book
        self.deck: Deck = book.deck
        self.player = player
        self.banker = banker
        self.by_book = isinstance(banker, SolutionPolicy)
        self.settings: dict[tuple[tuple[int, ...], tuple[int, ...]], int] = {}
        self.outs: dict[tuple[int, ...], int] = {}
        self.made: list[Setting] = []
        self.policies: dict[bytes, int] = {}
        self.rows: list[Policies] = []
        self._numbers: dict[tuple[int, tuple[int, ...]], int] = {}

    def tables(self) -> Tables:
        book, deck, rules = self.book, self.deck, self.book.rules
        places = places_of(book, self._policy)
        deals = {out: number for number, out in enumerate(book.content.deals)}
        word, following, root, begins = self._deals(list(deals), deals, places.roots)
        for out, first in {each[1:3] for each in places.parts}:
            self._setting(out, first)
        burns = self._burns()
        known, muerta, plain = self._replies()
        most = max(len(each.bank.states) for each in self.made)
        if most * len(self.rows) > ALL_POLICIES:
            raise Unplayable
        firsts, draws, burnt, bank_class = self._states(most)
        policies: Policies = np.zeros((len(self.rows), most), np.int8)
        for number, row in enumerate(self.rows):
            policies[number, : len(row)] = row
        lone = rules.deck_wild_alone == "draws" and deck.kinds[0].wild
        shows = (deck.total > LIMIT) | ((deck.total == LIMIT) & rules.cards_show_seven_and_a_half)
        return Tables(
            deck=np.uint64(sum(1 << PLACE_OF[card] for card in deck.cards)),
            kind=np.array([deck.kind_of.get(card, NOWHERE) for card in ORDER], np.int64),
            value=np.array([kind.value for kind in deck.kinds], np.int64),
            single=deck.single,
            after=deck.after,
            total=deck.total,
            classes=deck.classes,
            shows=shows,
            lone_wild=int(deck.single[0]) if lone else NOWHERE,
            reaches=rules.cards_reach_bank and rules.bank_card == "exposed",
            open=rules.cards_first == "up",
            raises=book.content.highest > 1.0,
            asks=min(self.player.total, LIMIT) if isinstance(self.player, DrawTo) else 0,
            by_book=self.by_book,
            word=word,
            following=following,
            root=root,
            begins=begins,
            burns=burns,
            known=known,
            muerta=muerta,
            plain=plain,
            out=np.array([self.outs[each.out] for each in self.made], np.int64),
            firsts=firsts,
            draws=draws,
            burnt=burnt,
            bank_class=bank_class,
            policies=policies,
            places=places.places,
        )

    def _setting(self, out: tuple[int, ...], first: tuple[int, ...]) -> int:
        if (out, first) not in self.settings:
            self.settings[out, first] = len(self.made)
            self.made.append(self.book.setting(out, first))
            self.outs.setdefault(out, len(self.outs))
        return self.settings[out, first]

    def _deals(
        self, outs: Sequence[str], numbers: dict[str, int], roots: dict[str, int]
    ) -> tuple[Ints, Ints, Ints, Ints]:
        """``word``, ``following``, ``root`` and ``begins``; a deal without a burnt card first."""
        width = self.deck.width
        found = np.full((4, len(outs), width), NOWHERE, np.int64)
        found[0] = PLAY
        exposed = self.book.rules.bank_card == "exposed"
        form = "open" if self.book.rules.cards_first == "up" else "run"
        if not outs or any(int(each) for each in outs[0].split(".")):
            raise Unplayable
        for name, deal in numbers.items():
            out = tuple(map(int, name.split(".")))
            for kind in np.flatnonzero(self.deck.counts - np.array(out)):
                word = self.book.word(out, int(kind)) if self.by_book else "valid"
                if word == "void":
                    found[0, deal, kind] = VOID
                    continue
                if word == "burn":
                    again = dotted((*out[:kind], out[kind] + 1, *out[kind + 1 :]))
                    found[0, deal, kind] = AGAIN
                    found[1, deal, kind] = numbers.get(again, NOWHERE)
                    if again not in numbers:
                        raise Unplayable
                    continue
                first = self.book.first(out, int(kind) if exposed else -1)
                part = part_name(form, out, first, (0,) * width, 0)
                found[2, deal, kind] = roots.get(part, NOWHERE)
                found[3, deal, kind] = self._setting(out, first)
        return found[0], found[1], found[2], found[3]

    def _burns(self) -> Ints:
        """The setting after the player burnt a card, by setting and kind."""
        found: Ints = np.full((len(self.made), self.deck.width), NOWHERE, np.int64)
        for (out, first), number in self.settings.items():
            for kind in range(self.deck.width):
                more = (*out[:kind], out[kind] + 1, *out[kind + 1 :])
                found[number, kind] = self.settings.get((more, first), NOWHERE)
        return found

    # Policies

    def _policy(self, number: int, out: tuple[int, ...]) -> int:
        """The row of one of the certificate's policies where these cards are burnt."""
        if (number, out) not in self._numbers:
            reply = self.book.policy(number, out)
            setting = self._of_out(out)
            said = [
                SIGNS.find(reply.letters[place]) if 0 <= place < len(reply.letters) else NOWHERE
                for place in (reply.places.get(name, NOWHERE) for name in setting.names)
            ]
            self._numbers[number, out] = self._row(setting, np.array(said, np.int8))
        return self._numbers[number, out]

    def _of_out(self, out: tuple[int, ...]) -> Setting:
        """A setting with these cards burnt: the states are the same in all of them."""
        found = next((each for each in self.made if each.out == out), None)
        left = np.flatnonzero(self.deck.counts - np.array(out)).tolist()
        return found or self.book.setting(out, tuple(left))

    def _row(self, setting: Setting, said: Policies) -> int:
        """The row of a policy, within what the rules allow; -1 draws below 5."""
        may = setting.bank.may
        plain = np.where(self._draws(setting, PLAIN.total), DRAW, STAND)
        said = np.where(said == NOWHERE, plain, said).astype(np.int8)
        said = np.where((said == BURN) & ~may[:, BURN], STAND, said).astype(np.int8)
        said = np.where((said == DRAW) & ~may[:, DRAW], STAND, said).astype(np.int8)
        said = np.where((said == STAND) & ~may[:, STAND], DRAW, said).astype(np.int8)
        name = said.tobytes()
        if name not in self.policies:
            self.policies[name] = len(self.rows)
            self.rows.append(said)
        return self.policies[name]

    def _draws(self, setting: Setting, total: int) -> Bools:
        """(S,) whether a banker who draws below a total draws."""
        found: Bools = self.deck.total[setting.bank.hand] < total
        return found

    def _replies(self) -> tuple[Ints, Ints, Ints]:
        known: Ints = np.full((len(self.made), len(self.deck.hands)), NOWHERE, np.int64)
        muerta: Ints = np.full(len(self.made), NOWHERE, np.int64)
        plain: Ints = np.full(len(self.made), NOWHERE, np.int64)
        total = self.banker.total if isinstance(self.banker, DrawTo) else PLAIN.total
        sevens = any(kind.value == LIMIT - 1 for kind in self.deck.kinds)
        for number, setting in enumerate(self.made):
            draws = np.where(self._draws(setting, total), DRAW, STAND).astype(np.int8)
            plain[number] = self._row(setting, draws)
            if not self.by_book:
                continue
            for hand, policy in enumerate(setting.known):
                known[number, hand] = self._row(setting, policy)
            if self.book.rules.specials_muerta and sevens:
                muerta[number] = self._row(setting, setting.muerta)
        return known, muerta, plain

    def _states(self, most: int) -> tuple[Ints, Ints, Ints, Ints]:
        many, width = len(self.outs), self.deck.width
        firsts: Ints = np.full((many, width), NOWHERE, np.int64)
        draws: Ints = np.full((many, most, width), NOWHERE, np.int64)
        burnt: Ints = np.full((many, most, width), NOWHERE, np.int64)
        classes: Ints = np.zeros((many, most), np.int64)
        for setting in self.made:
            bank, out = setting.bank, self.outs[setting.out]
            count = len(bank.states)
            draws[out, :count], burnt[out, :count] = bank.after, bank.burnt
            classes[out, :count] = self.deck.classes[bank.hand]
            none = (0,) * width
            for kind in range(width):
                state = bank.place.get((none, int(self.deck.single[kind])), NOWHERE)
                firsts[out, kind] = state
        return firsts, draws, burnt, classes
