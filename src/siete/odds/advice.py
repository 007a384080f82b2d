"""What the coach says, as data that can be sent: codes and numbers, no sentences and no numpy.

Worths are floats in chips: they are compared and shown, and no amount of money comes from them.
``siete.odds.coach`` makes these, ``siete.texts`` has the sentences (``coach.ftl``).
"""

from typing import Final, Literal, TypeAlias

import msgspec

from siete.amounts import Amount
from siete.game.actions import Face

Sort: TypeAlias = Literal["exact", "estimate", "sampled"]
"""How sure a worth is, what is assumed given: ``exact`` up to rounding; an ``estimate`` that may be
off by about ``error``; the mean of samples, whose standard error is ``error``."""

Span: TypeAlias = Literal["round", "bank"]
"""What a worth counts: to the end of the round (the next one, between rounds), or also the rounds
for which the bank is held."""

ASSUMPTIONS: Final = (
    "bank_replies",
    "bank_by_rule",
    "others_usual",
    "others_tell",
    "players_best",
    "players_stake",
    "streets_apart",
    "claims_left_out",
    "agreed",
    "rounds_held",
    "luck_alone",
)
"""Every code of ``Advice.assumes``; each has a sentence ``coach-assumes-CODE``."""


class Worth(msgspec.Struct, frozen=True, gc=False):
    """What one legal choice is worth to the seat, taken in the best way.

    ``do`` and ``hand`` are the choice's. ``amount`` is the stake, raise (0: none) or price to take
    it with, ``face`` how to ask for a card (``either_face``:
    it may lie either way), ``name`` the tariff, ``low`` the
    lower of two limits, ``to`` the seat that is meant. ``bounds``
    are the lowest and the highest amount, 0 for no raise, ``least`` and ``most`` what the choice is
    worth at each; both are ``worth`` where there is none to choose. ``error`` is in chips.
    """

    do: str
    hand: int
    worth: float
    error: float = 0.0
    sort: Sort = "exact"
    amount: Amount = 0
    face: Face = "up"
    either_face: bool = False
    name: str = ""
    low: Amount = 0
    to: int = -1
    bounds: tuple[Amount, Amount] = (0, 0)
    least: float = 0.0
    most: float = 0.0


class Advice(msgspec.Struct, frozen=True, gc=False):
    """The worth of every legal choice of a seat, in the order of ``legal``.

    ``best`` is the place of the best among those that answer what the seat is asked (-1: nothing is
    asked). ``bust`` is the chance that the next card busts the hand that asks (-1: no card can be
    asked for), ``assumes`` what is taken for granted of others, ``span`` what a worth counts and
    ``rounds`` for how many rounds the bank is reckoned to be held, where that is in it.
    """

    seat: int
    worths: tuple[Worth, ...]
    best: int
    bust: float = -1.0
    assumes: tuple[str, ...] = ()
    span: Span = "round"
    rounds: float = 0.0


class Cost(msgspec.Struct, frozen=True, gc=False):
    """What one choice of a round cost: what was done is worth ``cost`` less than the best.

    ``number`` counts the seat's decisions of the round from 1, without what luck alone decides;
    ``taken`` is what was done, with what it was worth then, ``best`` what would have been best.
    ``cost`` is in chips, 0 for the best choice, and as sure as the two worths that it is the
    difference of.
    """

    number: int
    taken: Worth
    best: Worth
    cost: float


class Review(msgspec.Struct, frozen=True, gc=False):
    """After a round: every decision of a seat, and what its choices cost in all, in chips."""

    seat: int
    costs: tuple[Cost, ...]
    total: float
