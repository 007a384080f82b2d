"""A solution to look things up in: what the player does, and how the banker replies.

Where a certificate says nothing, since the banker's best reply to a hand that it sees follows from
the rules, that reply is worked out here: to hands in sight, and to a muerta.
"""

from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import Final, NamedTuple

import numpy as np

from siete.cards import parse_cards
from siete.errors import SieteError
from siete.odds.deck import Deck
from siete.odds.equilibrium.bank import Bank, Policies
from siete.odds.solution.file import Certificate, SolutionPolicy, content_of
from siete.odds.solution.luck import until
from siete.rules import parse_rules

SIGNS: Final = "sdb"
"""What the banker does, as certificates write it: stand, draw, burn."""


class Mix(NamedTuple):
    """Choices and where the lots of each end (``luck``)."""

    choices: tuple[str, ...]
    ends: tuple[int, ...]


class Reply(NamedTuple):
    """How the banker plays its turn: the place of each of its states in ``letters``."""

    places: dict[str, int]
    letters: str

    def at(self, past: Sequence[int], hand: Sequence[int]) -> str:
        """The letter after burning these cards with this hand, or nothing."""
        place = self.places.get(f"{dotted(past)} {dotted(hand)}", -1)
        return self.letters[place] if 0 <= place < len(self.letters) else ""


def dotted(counts: Sequence[int]) -> str:
    """How many cards of each kind, as certificates write it."""
    return ".".join(map(str, counts))


def part_name(
    form: str, out: Sequence[int], first: Sequence[int], shown: Sequence[int], level: int
) -> str:
    """The name of a part: form, cards burnt, the banker's first cards, those in sight, stake."""
    return f"{form} {dotted(out)} {','.join(map(str, first))} {dotted(shown)} {level}"


class Setting:
    """The banker's turn with these cards burnt before it and its first card one of these kinds."""

    def __init__(self, deck: Deck, out: tuple[int, ...], first: tuple[int, ...]) -> None:
        self.out = out
        self.first = first
        self.bank = Bank(deck, out, frozenset(first))
        self.names = [
            f"{dotted(past)} {dotted(deck.hands[hand])}" for past, hand in self.bank.states
        ]
        self.places = {name: place for place, name in enumerate(self.names)}

    @cached_property
    def known(self) -> Policies:
        """(H, S) the best reply to each hand that the banker sees."""
        hands = np.arange(len(self.bank.deck.hands), dtype=np.int64)[:, None]
        return self.bank.reply(np.ones(hands.shape), hands).policies

    @cached_property
    def muerta(self) -> Policies:
        """(S,) the best reply to a muerta."""
        found: Policies = self.bank.muerta_met()[2][0]
        return found

    def reply(self, policy: Policies) -> Reply:
        """One of these as a reply to look up."""
        return Reply(self.places, "".join(SIGNS[each] for each in policy))


class Book:
    """What a certificate says.

    Attributes:
        content: The certificate.
        rules: The rules that were solved.
        deck: The kinds of cards and the hands.
    """

    def __init__(self, content: Certificate) -> None:
        self.content = content
        self.rules = parse_rules(content.rules)
        self.deck = Deck(self.rules, parse_cards(content.cards))
        self._states = {
            out: {name: place for place, name in enumerate(names)}
            for out, names in content.states.items()
        }
        self._settings: dict[tuple[tuple[int, ...], tuple[int, ...]], Setting] = {}

    def word(self, out: Sequence[int], kind: int) -> str:
        """What the banker does with a first card after these were burnt: valid, void or burn."""
        said = self.content.deals.get(dotted(out))
        if said is None:
            return "valid"
        return "void" if kind in said.voided else "burn" if kind in said.burnt else "valid"

    def first(self, out: Sequence[int], exposed: int) -> tuple[int, ...]:
        """The kinds that the banker's first card may be, for who sees ``exposed`` (-1: nothing)."""
        if exposed >= 0:
            return (exposed,)
        said = self.content.deals.get(dotted(out))
        return () if said is None else tuple(sorted(said.played))

    def player(self, part: str, where: str) -> Mix | None:
        """What the player does in a place with what it has; None where nothing is said."""
        found = self.content.parts.get(part)
        if found is None:
            return None
        if part.startswith("open "):
            choice = found.open.get(where)
            return None if choice is None else Mix((choice,), until((1.0,)))
        said = found.player.get(where)
        return Mix(tuple(said), until(tuple(said.values()))) if said else None

    def banker(self, part: str, place: str) -> Mix | None:
        """The policies from which the banker chooses when the player stands in a place."""
        found = self.content.parts.get(part)
        said = found.banker.get(place) if found is not None else None
        if not said:
            return None
        return Mix(
            tuple(str(number) for _, number in said), until(tuple(share for share, _ in said))
        )

    def policy(self, number: int, out: Sequence[int]) -> Reply:
        """A policy of the certificate's where these cards are burnt."""
        return Reply(self._states.get(dotted(out), {}), self.content.policies[number])

    def setting(self, out: tuple[int, ...], first: tuple[int, ...]) -> Setting:
        """The banker's turn with these cards burnt and these first cards."""
        if (out, first) not in self._settings:
            self._settings[out, first] = Setting(self.deck, out, first)
        return self._settings[out, first]


@lru_cache(maxsize=2)
def book_of(policy: SolutionPolicy) -> Book:
    """The book of a policy, made once. Raises SieteError ``no_solution`` (``file``)."""
    content = content_of(policy)
    book = Book(content)
    kinds = [parse_cards(kind) for kind in content.kinds]
    if kinds != [kind.cards for kind in book.deck.kinds]:
        raise SieteError("no_solution", file=policy.name[-80:])
    return book
