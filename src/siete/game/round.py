"""A round as an immutable value: from the first stake or card to the settlement."""

from typing import Final, Literal, TypeAlias, final

import msgspec

from siete.amounts import Amount
from siete.cards import DECK, Card
from siete.game.actions import Face
from siete.game.events import HandSettled
from siete.game.facts import Facts
from siete.game.hands import Hand
from siete.rules import Rules

Stage: TypeAlias = Literal["stakes", "deal", "validity", "bets", "turns", "bank", "over"]
Awaited: TypeAlias = Literal["", "first", "hit", "burn", "muerta"]

WHOLE_DECK: Final = (1 << len(DECK)) - 1


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


@final
class Round(msgspec.Struct, frozen=True, gc=False):
    """A round between its first stake or card and its settlement.

    ``seats`` are the numbers of those present in order of play, the banker last; ``hands`` has a
    tuple of hands for each of them (none for who sat out after all), the banker's last. The players
    of the (small) round under way are those at ``first`` up to, not including, ``last``. Sets of
    cards are bits: ``deck`` all that play, ``out`` those not in the stock, ``gone`` those of
    ``out`` that become the new stock when it runs out (R16), ``dealt`` those that came in this
    round. ``awaits`` is what the dealer's next card is for, hand ``aim`` (from 0) of the seat at
    ``turn`` getting it with ``face``. ``figure`` is the hand, from 1, whose last card may still
    open a hand of its own. Amounts are trillionths of a chip; ``low`` to ``high`` bound a stake
    now, ``floor`` and ``ceiling`` are the table's limits, ``pot`` is -1 where there is none.
    ``result`` is what the round came to, once it is over.
    """

    rules: Rules
    facts: Facts
    seats: tuple[int, ...]
    floor: Amount
    ceiling: Amount
    fixed: Amount
    deck: int
    stage: Stage
    turn: int
    awaits: Awaited
    aim: int
    face: Face
    figure: int
    hands: tuple[tuple[Hand, ...], ...]
    first: int
    last: int
    low: Amount
    high: Amount
    out: int
    gone: int
    dealt: int
    pot: Amount
    lines: tuple[HandSettled, ...] = ()
    bank_hands: tuple[Hand, ...] = ()
    voided: bool = False
    result: Settlement | None = None

    @property
    def banker(self) -> int:
        """The banker's seat number."""
        return self.seats[-1]

    @property
    def stock(self) -> int:
        """How many cards the stock has."""
        return (self.deck & ~self.out).bit_count()


def can_draw(round: Round) -> bool:
    """Whether a card can be asked for: the stock has one, or R16 makes a new stock."""
    return round.out != round.deck or round.gone != 0


def lone_wild_draws(round: Round, hand: Hand) -> bool:
    """Whether a hand's one card is a wild card that may not stand (``deck.wild_alone``)."""
    cards = hand.cards
    return round.facts.lone_wild_draws and len(cards) == 1 and cards[0] == round.rules.deck_wild


def with_hand(round: Round, player: int, index: int, hand: Hand) -> tuple[tuple[Hand, ...], ...]:
    """The round's hands with one of them in another state."""
    hands = round.hands
    mine = hands[player]
    changed = (hand,) if len(mine) == 1 else mine[:index] + (hand,) + mine[index + 1 :]
    if len(hands) == 2:
        return (hands[0], changed) if player else (changed, hands[1])
    return hands[:player] + (changed,) + hands[player + 1 :]


def with_hands(
    hands: tuple[tuple[Hand, ...], ...], player: int, mine: tuple[Hand, ...]
) -> tuple[tuple[Hand, ...], ...]:
    """The hands of all with those of one changed."""
    if len(hands) == 2:  # one player against the banker, the most frequent round by far: no slices
        return (hands[0], mine) if player else (mine, hands[1])
    return hands[:player] + (mine,) + hands[player + 1 :]
