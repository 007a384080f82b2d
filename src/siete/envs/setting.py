"""What stays the same from round to round of an environment: rules, seats, cards, sizes."""

from collections.abc import Sequence
from fractions import Fraction
from functools import cached_property, lru_cache

from siete.amounts import ONE, Amount
from siete.cards import DECK, Card, parse_cards
from siete.envs.history import Historian
from siete.envs.moves import Moves
from siete.envs.observing import Observer
from siete.errors import SieteError
from siete.game.hands import mask_of
from siete.odds.deck import Deck
from siete.rules import Rules, parse_rules

FEWEST, MOST = 2, 12
"""How many seats an environment may have, the banker included: ``table.players`` is not asked."""


class Setting:
    """Rules, a number of seats and a list of cards, and what follows from them.

    Seats are numbered in order of play from 0; the last one is the banker.

    Attributes:
        rules: The rules.
        seats: How many seats there are.
        cards: The cards of the deck, in the fixed order.
        mask: The same as a set of bits.
        kinds: The kinds of cards that the rules tell apart.
        moves: The actions.
        observer: Writes observations.
        historian: Writes what a seat has heard, in order.
        most_lost: No seat can win or lose more in a round, in first stakes.
    """

    def __init__(self, rules: Rules, seats: int, cards: Sequence[Card]) -> None:
        if not FEWEST <= seats <= MOST:
            raise SieteError("players_number", players=seats, low=FEWEST, high=MOST)
        if len(cards) < seats:
            raise SieteError("too_few_cards", cards=len(cards), seats=seats)
        self.rules = rules
        self.seats = seats
        deck = Deck(rules, cards)
        self.cards = deck.cards
        self.mask = mask_of(self.cards)
        self.kinds = deck.kinds
        self.moves = Moves(rules, cards)
        hands = self.moves.hands
        gain = max(
            rules.pay_seven_and_a_half,
            rules.pay_natural,
            rules.pay_pair_of_sevens,
            rules.pay_wild_natural,
            rules.pay_muerta,
        )
        loss = max(
            ONE + rules.honour_penalty,
            rules.pay_bank_seven_and_a_half,
            rules.pay_both_seven_and_a_half,
            rules.pay_bank_natural,
        )
        stake = rules.bets_max / rules.bets_min
        if rules.pot_on:
            # A small round adds what its hands lose to the pot, none of them staking more than it.
            stake = rules.pot_opening / rules.bets_min * (1 + hands * loss / ONE) ** (seats - 1)
        self.most_lost = (seats - 1) * hands * max(gain, loss) / ONE * stake
        self.observer = Observer(rules, self.kinds, seats, hands, max(1.0, stake))
        self.historian = Historian(rules, self.kinds, seats)

    def in_stakes(self, amount: Amount) -> float:
        """An amount in first stakes (``bets.min``)."""
        return float(Fraction(amount, self.rules.bets_min))

    @cached_property
    def kind_of(self) -> dict[Card, int]:
        """The kind's number by card."""
        return {card: number for number, kind in enumerate(self.kinds) for card in kind.cards}


@lru_cache(maxsize=64)
def _setting(rules: Rules, seats: int, cards: tuple[Card, ...]) -> Setting:
    return Setting(rules, seats, cards)


def setting(
    rules: Rules | str, seats: int = 2, cards: Sequence[Card] | str | None = None
) -> Setting:
    """The setting of an environment, made once.

    Args:
        rules: The rules, or their short form (``sette_e_mezzo~royal``).
        seats: 2 to 12, the banker included.
        cards: The deck's cards, or their codes separated by spaces; the whole deck if not said.

    Raises:
        RulesError: The short form is none.
        SieteError: ``players_number``, ``too_few_cards``, ``odds_deck`` (no cards, or one twice),
            ``no_such_card``, ``card_twice``.
    """
    if isinstance(rules, str):
        rules = parse_rules(rules)
    if isinstance(cards, str):
        cards = parse_cards(cards) or None
    return _setting(rules, seats, DECK if cards is None else tuple(cards))
