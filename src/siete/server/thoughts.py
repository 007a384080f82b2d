"""What is thought about beside the server: hints, what choices cost, and moves of an expert.

This runs in a process of its own (``siete.server.thinking``). It is handed what one seat may know,
and nothing else of a table: what it answers can tell nothing more.
"""

import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import msgspec
from msgspec.structs import replace

from siete.amounts import format_amount
from siete.bots.bot import OPTIONAL
from siete.cards import Card
from siete.game import Action, Choice, Event
from siete.game.actions import Face
from siete.game.view import View
from siete.rules import Rules
from siete.server.clock import chosen
from siete.server.logs import fault_facts
from siete.server.shown import ChoiceWorth
from siete.texts import Texts, texts

if TYPE_CHECKING:
    from siete.odds.advice import Advice, Worth

Facts: TypeAlias = dict[str, object]
"""What went wrong, as a log may tell it."""

_PLACES: Final = 2
_SAME: Final = 0.5 / 10**_PLACES
"""Worths that differ by less are shown as the same."""

_OTHER: Final[dict[Face, Face]] = {"up": "down", "down": "up"}


class Knows(msgspec.Struct, frozen=True):
    """What a seat knows when it decides: its view, its choices, what it heard in earlier rounds.

    ``heard`` is from when the deck was last shuffled on, and empty where that is in each round.
    """

    view: View
    choices: tuple[Choice, ...]
    heard: tuple[Event, ...] = ()

    @property
    def remembered(self) -> frozenset[Card]:
        """The cards of earlier rounds that it saw and that can't come any more."""
        from siete.odds.coach.memory import remembered

        return remembered(self.heard, self.view.viewer)


class Did(msgspec.Struct, frozen=True):
    """A decision that was made: what the seat knew, and what it did."""

    knew: Knows
    action: Action


class Said(msgspec.Struct, frozen=True):
    """What the coach says in a language: in a line, what more there is, and choice by choice."""

    text: str
    more: tuple[str, ...] = ()
    worths: tuple[ChoiceWorth, ...] = ()


def hint(knows: Knows, lang: str) -> Said:
    """What each choice is worth to a seat, from what it knows."""
    from siete.odds.coach import advise
    from siete.odds.coach.words import advice_words

    advice = advise(knows.view, knows.choices, knows.remembered)
    say = texts(lang)
    first, *more = advice_words(advice, say)
    if "luck_alone" in advice.assumes:
        return Said(first, tuple(more))
    worths = (*advice.worths, *_other_faces(knows, advice))
    best = advice.worths[advice.best].worth if advice.best >= 0 else float("inf")
    return Said(first, tuple(more), tuple(_shown(worth, best, say) for worth in worths))


def _other_faces(knows: Knows, advice: "Advice") -> list["Worth"]:
    """What a card is worth that lies the other way than the best one, where it may."""
    from siete.odds.coach import advise

    faces = {worth.hand: worth.face for worth in advice.worths if worth.either_face}
    if not faces:
        return []
    choices = tuple(
        replace(choice, faces=(_OTHER[faces[choice.hand]],))
        if choice.do == "hit" and choice.hand in faces
        else choice
        for choice in knows.choices
    )
    found = advise(knows.view, choices, knows.remembered, errors=False)
    return [worth for worth in found.worths if worth.do == "hit" and worth.hand in faces]


def _shown(worth: "Worth", best: float, say: Texts) -> ChoiceWorth:
    low, high = worth.bounds
    return ChoiceWorth(
        do=worth.do,
        hand=worth.hand,
        worth=say.decimal(worth.worth, _PLACES, signed=True),
        best=worth.do not in OPTIONAL and worth.worth > best - _SAME,
        amount=format_amount(worth.amount) if low < high and worth.amount else "",
        face=worth.face if worth.do == "hit" else None,
        name=worth.name,
        to=worth.to,
    )


def costs(decisions: tuple[Did, ...], lang: str) -> Said | None:
    """What the decisions of a round cost, from what the seat knew at each; None of none."""
    from siete.odds.coach import Decided, review
    from siete.odds.coach.words import review_words

    decided = (
        Decided(did.knew.view, did.knew.choices, did.action, did.knew.remembered)
        for did in decisions
    )
    said = review_words(review(decided), texts(lang))
    return Said(said[0], tuple(said[1:])) if said else None


def move(name: str, rules: Rules, seed: int, view: View, choices: tuple[Choice, ...]) -> Action:
    """What a bot of any level does."""
    from siete.odds.levels import make_player

    return chosen(make_player(name, rules, seed), view, choices)


def ready(rules: Rules, lang: str) -> bool:
    """Get ready for these rules, in a language, so that no answer waits for it."""
    from siete.odds.coach import warm

    warm(rules)
    return bool(texts(lang).say("coach-bust-none"))


def answer_on(line: Connection) -> None:
    """Answer questions until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who began this process ends it
    while True:
        try:
            question: tuple[Callable[..., Any], tuple[Any, ...]] = line.recv()
        except (EOFError, OSError):
            return
        line.send(_answer(*question))


def _answer(think: Callable[..., Any], about: tuple[Any, ...]) -> tuple[Any, Facts | None]:
    try:
        return think(*about), None
    except Exception as error:  # noqa: BLE001  # its words may hold anything: they stay here
        return None, fault_facts(error)
