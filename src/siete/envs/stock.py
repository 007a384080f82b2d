"""The order of the cards in an environment: by a seeded generator, or as a caller says."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from siete.cards import CODE_OF, Card, full_deck, parse_cards
from siete.envs.playing import Play, Stock
from siete.envs.setting import Setting
from siete.errors import SieteError


class Shuffled:
    """A stock in a random order, all orders being as likely; ``first`` come before the others."""

    def __init__(
        self, cards: Sequence[Card], generator: np.random.Generator, first: Sequence[Card] = ()
    ) -> None:
        self._generator = generator
        self._cards: list[Card] = []
        if first:
            self._cards = list(reversed(full_deck(tuple(first), cards)))
        else:
            self.renew(cards)

    def renew(self, cards: Sequence[Card]) -> None:
        """From now on these cards are the stock."""
        self._cards = [cards[place] for place in self._generator.permutation(len(cards)).tolist()]

    def next(self) -> Card:
        """The next card."""
        return self._cards.pop()


def deal(
    setting: Setting, generator: np.random.Generator, options: Mapping[str, Any] | None
) -> Play:
    """A new round.

    Its cards are the generator's. Options say otherwise: ``cards``, by their codes, come
    first, the rest of the deck after them in the fixed order; ``stream``, a seed and the number of
    a round, has the cards of that round of a simulation (``siete.odds.kernel.stream``). Raises
    SieteError ``no_such_card``, ``card_twice``, or ``card_not_in_stock`` for one that the deck has
    not.
    """
    options = options or {}
    stock: Stock
    if "stream" in options:
        from siete.odds.kernel import stream

        seed, number = options["stream"]
        stock = stream.Stock(stream.checked_seed(seed), number, setting.cards)
    else:
        first = parse_cards(options.get("cards", ""))
        for card in first:
            if card not in setting.kind_of:
                raise SieteError("card_not_in_stock", card=CODE_OF[card])
        stock = Shuffled(setting.cards, generator, first)
    return Play(setting, stock)


def generator_name(generator: np.random.Generator) -> str:
    """The generator's name as an environment's info has it, such as ``numpy.PCG64``."""
    return f"numpy.{type(generator.bit_generator).__name__}"
