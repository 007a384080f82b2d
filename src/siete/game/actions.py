"""Everything that anyone can do, as values.

``seat`` is a seat's number: the table gives each name a number when it first sits down, and keeps
it. A ``hand`` is counted from 1; 0 means that it was not said: the first unfinished hand, and the
first bust one for ``Bust``. Their words (docs/records.md) are those of ``siete.notation``.
"""

from typing import Final, Literal, TypeAlias

import msgspec

from siete.amounts import Amount
from siete.cards import DECK, Card

Face: TypeAlias = Literal["up", "down"]


class Action(msgspec.Struct, frozen=True, tag_field="do", tag=str.lower, gc=False):
    """What a seat does; ``seat`` is the seat's number."""

    seat: int


class Tariff(Action, frozen=True, gc=False):
    """The banker chooses one of ``bets.tariffs`` (R2, sheet 000 b)."""

    name: str


class Propose(Action, frozen=True, gc=False):
    """The banker proposes other limits (R2, sheet 000 b3)."""

    low: Amount
    high: Amount


class Accept(Action, frozen=True, gc=False):
    """A vote for the limits proposed."""


class Reject(Action, frozen=True, gc=False):
    """A vote against the limits proposed."""


class Stake(Action, frozen=True, gc=False):
    """The banker names the one stake of ``bets.form = fixed`` (sheet 001, Piedrahíta)."""

    amount: Amount


class Ready(Action, frozen=True, gc=False):
    """The banker leaves the rest as it was: the deal may begin. Never written in a record."""


class Offer(Action, frozen=True, gc=False):
    """The banker offers seat ``to`` the bank at a price (R1, sheets 001 and 002)."""

    to: int
    price: Amount


class Bid(Action, frozen=True, gc=False):
    """A player bids for the bank."""

    price: Amount


class Buy(Action, frozen=True, gc=False):
    """The player takes the bank that was offered."""


class Sell(Action, frozen=True, gc=False):
    """The banker takes the bid of seat ``to``."""

    to: int


class Decline(Action, frozen=True, gc=False):
    """An offer, a bid, or the cut is declined."""


class Out(Action, frozen=True, gc=False):
    """A player sits out (sheet 000 b)."""


class In(Action, frozen=True, gc=False):
    """A player who sat out comes back."""


class Lower(Action, frozen=True, gc=False):
    """A player asks for lower stakes (sheet 000 b): said to all, binding nobody."""


LAST: Final = -1
"""In the place of the seat after which a new one comes: last in the order of play."""


class Join(Action, frozen=True, gc=False):
    """A new seat, last or after seat ``after``; ``seat`` is -1 so far."""

    name: str
    after: int = LAST


class Leave(Action, frozen=True, gc=False):
    """A seat is given up."""


class Pick(Action, frozen=True, gc=False):
    """Choosing the first banker: a card is picked unseen (sheet 000 a)."""


class High(Action, frozen=True, gc=False):
    """A vote that the highest card takes the bank."""


class Low(Action, frozen=True, gc=False):
    """A vote that the lowest card takes the bank."""


class Cut(Action, frozen=True, gc=False):
    """``count`` cards, 1 to 39, go from the top of the deck to its bottom."""

    count: int


class Valid(Action, frozen=True, gc=False):
    """The banker says that the round is valid (R4, sheet 000 c)."""


class Void(Action, frozen=True, gc=False):
    """The banker's 3 voids the round (R4, sheet 000 e1)."""


class Bet(Action, frozen=True, gc=False):
    """A stake."""

    amount: Amount


class Pass(Action, frozen=True, gc=False):
    """A first card of ``first_card.pass_on`` leaves the round (sheet 000 e1)."""


class Burn(Action, frozen=True, gc=False):
    """A first card of ``first_card.burn_on`` is changed for another (sheets 000 e2 and 003)."""


class Hit(Action, frozen=True, gc=False):
    """One more card, aimed at a hand; with ``raise_to`` (0: no raise) the stake becomes that."""

    face: Face = "up"
    hand: int = 0
    raise_to: Amount = 0


class Open(Action, frozen=True, gc=False):
    """The figure that just came opens a hand of its own; amount 0 is the first hand's stake."""

    amount: Amount = 0


class Keep(Action, frozen=True, gc=False):
    """The figure that just came stays in the hand that it was aimed at."""


class Muerta(Action, frozen=True, gc=False):
    """A 7 asks for one card that nobody sees before settlement (R10, sheet 000 d4)."""

    raise_to: Amount = 0


class Bust(Action, frozen=True, gc=False):
    """A bust is declared (R11, sheet 000 c2)."""

    hand: int = 0


class Stand(Action, frozen=True, gc=False):
    """No more cards for a hand."""

    hand: int = 0


DEALER: Final = -1
"""The number of the dealer, who is chance and sits nowhere: the ``seat`` of the actions below."""


class Begin(Action, frozen=True, gc=False):
    """What is open between rounds ends; the stock is shuffled if it is due (R1)."""


class Lot(Action, frozen=True, gc=False):
    """Chance makes seat ``banker`` the first banker (``bank.first = lot``)."""

    banker: int


class Deal(Action, frozen=True, gc=False):
    """The next card of the stock comes."""

    card: Card


class Reshuffle(Action, frozen=True, gc=False):
    """The stock ran out: what R16 names becomes the new stock."""


BEGIN: Final = Begin(DEALER)
RESHUFFLE: Final = Reshuffle(DEALER)
DEALS: Final[tuple[Deal, ...]] = tuple(Deal(DEALER, card) for card in DECK)
"""The dealer's action by card."""
