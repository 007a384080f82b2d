"""The messages of one language, and the numbers and cards in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

from siete.amounts import ONE, Amount, Multiple, format_amount, format_multiple
from siete.cards import RANK_OF, Card, suit_of
from siete.errors import SieteError
from siete.texts.arguments import REASONS
from siete.texts.languages import LANGUAGES
from siete.texts.numbers import number_words
from siete.texts.templates import Templates, TextError, messages_in

if TYPE_CHECKING:
    from fractions import Fraction

_SIZES: Final = {ONE: "one", 2 * ONE: "two", 3 * ONE: "three", 4 * ONE: "four"}


def message_of(kind: Literal["error", "problem"], code: str) -> str:
    """The id of the message that says an error's or a problem's code."""
    return f"{kind}-{code.replace('_', '-')}"


class Texts:
    """What can be said in one language; ``language`` is its tag, one of ``LANGUAGES``.

    ``messages`` are those of the language by their names, as they are written.
    """

    def __init__(self, language: str, messages: Mapping[str, str]) -> None:
        self.language = language
        self._filled = Templates(language, messages).filled
        self._cards: dict[tuple[str, Card], str] = {}
        """The names of cards that were said already: few, and said over and over."""

    def say(self, message_id: str, /, **args: str | int) -> str:
        """The message with its arguments.

        Amounts and other decimals are given as text made by ``amount`` or ``multiple``; an int
        chooses the plural and is written as ``count`` does, and a ``reason`` is what the system
        said, in English. What can't be seen is escaped. Raises TextError where the message or an
        argument is missing.
        """
        reason = args.get("reason")
        if isinstance(reason, str) and reason in REASONS:
            args["reason"] = self.say(REASONS[reason])
        return self._filled(message_id, args)

    def refusal(self, error: SieteError) -> str:
        """The sentence of an error: what was wrong, where, and what is allowed."""
        return self.say(message_of("error", error.code), **error.params)

    def amount(self, amount: Amount, *, signed: bool = False) -> str:
        """An amount with the decimal mark of the language; ``signed`` puts ``+`` before a gain."""
        return self._number(format_amount(amount), plus=signed and amount > 0)

    def multiple(self, multiple: Multiple, *, signed: bool = False) -> str:
        """A multiple of a stake, as ``amount`` does."""
        return self._number(format_multiple(multiple), plus=signed and multiple > 0)

    def decimal(self, value: float | Fraction, places: int, *, signed: bool = False) -> str:
        """A number rounded to so many decimals, all of them shown.

        ``signed`` puts ``+`` before what is above 0.
        """
        rounded = round(value * 10**places)
        whole, rest = divmod(abs(rounded), 10**places)
        digits = f"{whole}.{rest:0{places}d}" if places else str(whole)
        return self._number(f"-{digits}" if rounded < 0 else digits, plus=signed and rounded > 0)

    def count(self, number: float) -> str:
        """A whole number of things, or the nearest one to it."""
        return self._number(str(round(number)), plus=False)

    def times(self, multiple: Multiple) -> str:
        """A multiple of the stake in words, as the object of a verb: "twice the stake"."""
        return self.say("sheet-times", size=size_of(multiple), times=self.multiple(multiple))

    def points(self, half_points: int) -> str:
        """A total such as ½, 5 or 7½, from half points."""
        whole, half = divmod(half_points, 2)
        return f"{whole or '' if half else whole}{'½' if half else ''}"

    def card(self, card: Card) -> str:
        """A card's name, such as "seven of coins"."""
        return self._named("rank", card)

    def the_card(self, card: Card) -> str:
        """A card's name with its article, as the object of a verb: "the seven of coins"."""
        return self._named("rank-the", card)

    def _named(self, rank: str, card: Card) -> str:
        name = self._cards.get((rank, card))
        if name is None:
            said = self.say(f"{rank}-{RANK_OF[card]}")
            name = self._cards[rank, card] = self.say("card-name", rank=said, suit=suit_of(card))
        return name

    def listed(self, items: Sequence[str], last: Literal["and", "or", "comma"]) -> str:
        """The items, at least one, with commas between them and ``last`` before the last."""
        said, *rest = items
        for place, item in enumerate(rest, 1):
            link = last if place == len(rest) else "comma"
            said = self.say(f"list-{link}", first=said, last=item)
        return said

    def _number(self, digits: str, *, plus: bool) -> str:
        return ("+" if plus else "") + number_words(digits, self.language)


def size_of(multiple: Multiple) -> str:
    """The word by which messages choose how to say a multiple: ``one``, ... ``four``, ``other``."""
    return _SIZES.get(multiple, "other")


@cache
def texts(language: str) -> Texts:
    """The texts of one of ``LANGUAGES``. Raises TextError for another."""
    if language not in LANGUAGES:
        raise TextError(f"no such language: {language}")
    messages: dict[str, str] = {}
    for file in sorted(Path(__file__).with_name(language).glob("*.ftl")):
        messages.update(messages_in(file.read_text(encoding="utf-8")))
    return Texts(language, messages)
