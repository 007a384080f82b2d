"""What happened, told to those who may know it.

``to`` says who hears an event: everybody (``ALL``), one seat alone (its number), or everybody but
one (``but(seat)``). A hidden card is two events: one for its owner with the card, one for the
others without. Nothing else tells a hidden card, so what a seat may know is the fold of what it
hears (``siete.game.view``).
"""

from typing import Final, Literal

import msgspec

from siete.amounts import Amount
from siete.cards import Card
from siete.game.actions import Face

ALL: Final = -1
"""Everybody hears it, those who only watch too."""

HIDDEN: Final = -1
"""In the place of a card that the hearer may not know."""

NOT_SHOWN: Final = -1
"""In the place of the class of the banker's hand, when nobody is left against whom it plays."""

SPECTATOR: Final = -1
"""The hearer who has no seat."""


def but(seat: int) -> int:
    """The audience of everybody except one seat."""
    return -2 - seat


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=str.lower, gc=False):
    """Something that happened; ``seat`` is whom it happened to, or who did it (-1: nobody)."""

    seat: int


def hears(seat: int, event: Event) -> bool:
    """Whether a seat (or ``SPECTATOR``) hears an event."""
    if isinstance(event, Dealt):
        to = event.to
        return to in (ALL, seat) or (to < ALL and to != but(seat))
    return not isinstance(event, Kept) or event.seat == seat


# Between rounds and before the deal


class Joined(Event, frozen=True, gc=False):
    """A new seat, or one that comes back; ``after`` is the seat before it, -1 for last."""

    name: str
    after: int


class Left(Event, frozen=True, gc=False):
    """A seat was given up."""


class SatOut(Event, frozen=True, gc=False):
    """A player sits out from this round on."""


class CameBack(Event, frozen=True, gc=False):
    """A player who sat out plays again."""


class AskedLower(Event, frozen=True, gc=False):
    """A player asks the table for lower stakes."""


class Offered(Event, frozen=True, gc=False):
    """The banker offers the bank to ``buyer`` at a price."""

    buyer: int
    price: Amount


class WasBid(Event, frozen=True, gc=False):
    """A player bids for the bank."""

    price: Amount


class Sold(Event, frozen=True, gc=False):
    """``seat`` sold the bank to ``buyer``."""

    buyer: int
    price: Amount


class Declined(Event, frozen=True, gc=False):
    """The offer, or the bid, was declined."""


class Picked(Event, frozen=True, gc=False):
    """A card was picked unseen (sheet 000 a)."""


class Voted(Event, frozen=True, gc=False):
    """A vote: ``high``, ``low``, ``accept`` or ``reject``."""

    vote: Literal["high", "low", "accept", "reject"]


class Revealed(Event, frozen=True, gc=False):
    """A picked card is turned."""

    card: Card


class DrawAgain(Event, frozen=True, gc=False):
    """Equal cards: these seats pick again."""

    seats: tuple[int, ...]


class BankPassed(Event, frozen=True, gc=False):
    """``seat`` is the banker of the next round; why it is."""

    why: Literal["drawn", "lot", "claimed", "rotated", "left", "sold"]


class Shuffled(Event, frozen=True, gc=False):
    """All the cards were shuffled."""


class CutMade(Event, frozen=True, gc=False):
    """The deck was cut: ``count`` cards went from its top to its bottom."""

    count: int


class TariffChosen(Event, frozen=True, gc=False):
    """The banker chose a tariff; the limits are now these."""

    name: str
    low: Amount
    high: Amount


class LimitsProposed(Event, frozen=True, gc=False):
    """The banker proposes limits."""

    low: Amount
    high: Amount


class LimitsVoted(Event, frozen=True, gc=False):
    """The vote is over: whether the limits hold, how many were for them, how many voted."""

    accepted: bool
    votes_for: int
    votes: int
    low: Amount
    high: Amount


class StakeNamed(Event, frozen=True, gc=False):
    """The banker named everybody's stake."""

    amount: Amount


# In a round


class RoundBegan(Event, frozen=True, gc=False):
    """A round begins: ``seat`` banks, ``seats`` play in this order, the banker last; the limits."""

    seats: tuple[int, ...]
    low: Amount
    high: Amount


class PotIs(Event, frozen=True, gc=False):
    """What the pot holds now; ``seat`` is the player of the small round that it is for."""

    amount: Amount


class Staked(Event, frozen=True, gc=False):
    """A hand's stake is this."""

    hand: int
    amount: Amount


class Returned(Event, frozen=True, gc=False):
    """A player's stake comes back."""

    amount: Amount


class Dealt(Event, frozen=True, gc=False):
    """A card comes to a hand; ``card`` is ``HIDDEN`` for those who may not know it."""

    hand: int
    card: Card
    face: Face
    to: int


class Turned(Event, frozen=True, gc=False):
    """The ``place``-th card of a hand (from 0), which lay face down, is turned up."""

    hand: int
    place: int
    card: Card


class SaidValid(Event, frozen=True, gc=False):
    """The banker says that the round is valid."""


class Voided(Event, frozen=True, gc=False):
    """The banker shows a 3 and voids the round."""

    card: Card


class Passed(Event, frozen=True, gc=False):
    """A player leaves the round on its first card."""


class Burnt(Event, frozen=True, gc=False):
    """A first card is shown and discarded; another comes in its place."""

    card: Card


class Asked(Event, frozen=True, gc=False):
    """A card is asked for; ``stake`` is the hand's stake now, ``raised`` whether it went up."""

    hand: int
    face: Face
    stake: Amount
    raised: bool


class Opened(Event, frozen=True, gc=False):
    """A figure of hand ``source`` opens hand ``hand``, where it lies face up."""

    source: int
    hand: int
    card: Card
    amount: Amount


class Kept(Event, frozen=True, gc=False):
    """A figure stays in its hand: told to its owner alone, for others may not know the card."""

    hand: int


class AskedMuerta(Event, frozen=True, gc=False):
    """A 7 is turned up and one card asked for that nobody sees (R10)."""

    stake: Amount
    raised: bool


class Busted(Event, frozen=True, gc=False):
    """A hand is bust and shown; a player's stake is collected."""

    hand: int
    cards: tuple[Card, ...]
    stake: Amount


class Shown(Event, frozen=True, gc=False):
    """A hand is shown: at once (``seven_and_a_half``, ``pair_of_sevens``) or at ``settlement``."""

    hand: int
    cards: tuple[Card, ...]
    why: Literal["seven_and_a_half", "pair_of_sevens", "settlement"]


class Stood(Event, frozen=True, gc=False):
    """A hand asks for no more cards."""

    hand: int


class Reshuffled(Event, frozen=True, gc=False):
    """The stock ran out; it is now this many cards (R16)."""

    count: int


class HandSettled(Event, frozen=True, gc=False):
    """How one hand of a player was settled; the line of a settlement too.

    ``amount`` is what it won (or lost, negative), classes are those of the pay matrix;
    ``bank_class`` is ``NOT_SHOWN`` where nobody was left in play and the banker's card stays down
    (R6). ``why``:
    ``bust``, ``foul``, ``bank_bust``, ``higher``, ``lower``, ``tie_lost``, ``tie_off``, ``muerta``.
    ``struck`` says that ``pay.one_double`` or ``pay.leftmost_double`` brought its multiple down to
    1, ``short`` that the pot did not hold all that was due.
    """

    hand: int
    cards: tuple[Card, ...]
    stake: Amount
    amount: Amount
    why: str
    player_class: int
    bank_class: int
    struck: bool = False
    short: bool = False


class RoundOver(Event, frozen=True, gc=False):
    """The round is settled: what each of ``seats`` won or lost, fouls, and the next banker."""

    seats: tuple[int, ...]
    net: tuple[Amount, ...]
    fouls: tuple[int, ...]
    banker: int
