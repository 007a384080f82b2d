"""The value of an option in words, for house rules and for switches."""

from typing import Any

from siete.rules import OPTION_BY_NAME
from siete.rules.reading import NONE
from siete.rules.values import (
    Chips,
    Choice,
    Count,
    Figure,
    Range,
    Ranks,
    Switch,
    Tariff,
    Tariffs,
    Times,
    Total,
    Words,
)
from siete.texts.catalogue import Texts


def value_words(texts: Texts, name: str, value: Any) -> str:
    """The value that ``Rules`` holds for an option, as a person reads it."""
    kind = OPTION_BY_NAME[name].kind
    if kind.text(value) == NONE:
        return texts.say(f"value-{name.replace('.', '-')}-none")
    match kind:
        case Switch():
            return texts.say("value-yes" if value else "value-no")
        case Choice():
            return texts.say(f"value-{name.replace('.', '-')}-{value}")
        case Chips():
            return texts.amount(value)
        case Times():
            return texts.say("value-times", times=texts.multiple(value))
        case Figure():
            return texts.card(value)
        case Total():
            return texts.points(value)
        case Range():
            low, high = map(str, value)
            return texts.say("value-range", low=low, high=high)
        case Words() | Ranks() | Tariffs():
            return texts.listed([_item(texts, item) for item in value], "comma")
        case Count():
            return str(value)
    raise TypeError(name)


def _item(texts: Texts, item: str | int | Tariff) -> str:
    if isinstance(item, Tariff):
        return _tariff(texts, item)
    return str(item) if isinstance(item, int) else texts.say(f"class-{item}")


def _tariff(texts: Texts, tariff: Tariff) -> str:
    name = texts.say("tariff-name", name=tariff.name)
    low, high = texts.amount(tariff.low), texts.amount(tariff.high)
    return texts.say("value-tariff", name=name, low=low, high=high)
