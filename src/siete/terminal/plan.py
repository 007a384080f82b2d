"""What was chosen so far of a new game: rules, and who sits down."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from decimal import Decimal
from typing import Any, Final

from siete.bots import TEMPERAMENTS
from siete.errors import SieteError
from siete.odds.levels import offered
from siete.odds.levels.words import bot_words
from siete.rules import OPTION_BY_NAME, Problem, Rules, RulesError, build_rules
from siete.rules.bundles import bundled_values
from siete.rules.values import Chips, Choice, Count, Figure, Switch, Times, Total, ValueRefused
from siete.terminal.session import PERSON, Place
from siete.texts import Texts
from siete.texts.values import value_words


def kinds() -> tuple[str, ...]:
    """Who may sit in a place: a person, or a bot of those that there are here."""
    return (PERSON, *offered())


_NONE: Final = "none"
_FIGURES: Final = ("none", *(f"{rank}{suit}" for suit in "oceb" for rank in (10, 11, 12)))


def kind_words(kind: str, texts: Texts) -> str:
    """Who sits in a place: a person, or what kind of bot."""
    return texts.say("terminal-kind-person") if kind == PERSON else bot_words(kind, texts)


def people_and_bots(
    people: int, bots: int, names: list[str], texts: Texts, called: Sequence[str] = TEMPERAMENTS
) -> list[Place]:
    """Places for so many people and bots; names that are not given are made up, each once.

    The names given are the people's first, then the bots'. Bots are ``called`` one after the other
    as these are.
    """
    usual_people = texts.say("terminal-names-people").split(", ")
    usual_bots = texts.say("terminal-names-bots").split(", ")
    places = []
    given = list(names)
    taken = set(names)
    for place in range(people + bots):
        kind = PERSON if place < people else called[(place - people) % len(called)]
        usual = usual_people if kind == PERSON else usual_bots
        name = given.pop(0) if given else free_name(usual, taken)
        taken.add(name)
        places.append(Place(name, kind))
    return places


def free_name(usual: list[str], taken: set[str]) -> str:
    """The first of the usual names that is not taken, or one with a number."""
    for name in usual:
        if name not in taken:
            return name
    number = 2
    while f"{usual[0]} {number}" in taken:
        number += 1
    return f"{usual[0]} {number}"


class HouseRules:
    """A ruleset with variants and options on top, as they are being chosen; they may clash."""

    def __init__(
        self,
        ruleset: str,
        variants: list[str] | None = None,
        options: Mapping[str, str] | None = None,
    ) -> None:
        self.ruleset = ruleset
        self.variants = list(variants or ())
        self.options: dict[str, str] = dict(options or {})

    @property
    def seating(self) -> Rules:
        """Rules that say who may sit down: those chosen, or the ruleset's own while they clash."""
        try:
            return self.rules()
        except RulesError:
            return build_rules(self.ruleset)

    def rules(self) -> Rules:
        """The rules as chosen. Raises RulesError where they clash."""
        return build_rules(self.ruleset, self.variants, self.options)

    def problems(self) -> tuple[Problem, ...]:
        """Everything that clashes."""
        try:
            self.rules()
        except RulesError as error:
            return error.problems
        return ()

    def toggle(self, variant: str) -> None:
        """Take a variant on, after the others, or off."""
        if variant in self.variants:
            self.variants.remove(variant)
        else:
            self.variants.append(variant)

    def text(self, name: str) -> str:
        """The value of an option as it stands, in the grammar of ``--set``."""
        if name in self.options:
            return self.options[name]
        values = bundled_values(self.ruleset, tuple(self.variants))
        return OPTION_BY_NAME[name].kind.text(values[name])

    def words(self, name: str, texts: Texts) -> str:
        """The value of an option as a person reads it; as it was written where that is no value."""
        kind = OPTION_BY_NAME[name].kind
        try:
            return value_words(texts, name, kind.read(self.text(name)))
        except ValueRefused:
            return self.text(name)

    def set(self, name: str, text: str) -> None:
        """Give an option a value; the one that it has anyway is forgotten."""
        self.options.pop(name, None)
        if self.text(name) != text:
            self.options[name] = text

    def has_few(self, name: str) -> bool:
        """Whether an option has so few values that each is a step away."""
        return isinstance(OPTION_BY_NAME[name].kind, Switch | Choice | Figure)

    def step(self, name: str, step: int) -> bool:
        """Go to an option's next or previous value, or number; False where it is to be written."""
        kind: Any = OPTION_BY_NAME[name].kind
        match kind:
            case Switch():
                values: tuple[str, ...] = ("no", "yes")
            case Choice():
                values = kind.words
            case Figure():
                values = _FIGURES
            case _ if name == "bets.step":  # every other step would clash with the limits
                return False
            case Chips() if OPTION_BY_NAME[name].multiple_of:
                return self._step_number(name, Decimal(self.text("bets.step")) * step)
            case Times() | Total():
                return self._step_number(name, Decimal(step) / 2)
            case Chips() | Count():
                return self._step_number(name, Decimal(step))
            case _:
                return False
        text = self.text(name)
        place = values.index(text) if text in values else 0
        self.set(name, values[(place + step) % len(values)])
        return True

    def _step_number(self, name: str, step: Decimal) -> bool:
        """Go to the next number; stay where that is no value of the option."""
        kind: Any = OPTION_BY_NAME[name].kind
        text = self.text(name)
        number = step if text == _NONE else Decimal(text) + step
        with suppress(ValueRefused):
            self.set(name, kind.text(kind.read(f"{number:f}" if number else _zero(kind))))
        return True


def _zero(kind: Any) -> str:
    return _NONE if isinstance(kind, Total) else "0"


def check_places(rules: Rules, places: list[Place]) -> None:
    """Raises SieteError where these people and bots can't sit down under these rules."""
    from siete.game import new_table

    if not places:
        raise SieteError("players_number", players=0, low=2, high=12)
    new_table(rules, tuple(place.name for place in places))
