"""What is wrong with a set of rules: every clash, each with the option, its value and a code."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from siete.amounts import Amount, format_amount
from siete.errors import SieteError
from siete.rules.options import OPTION_BY_NAME, OPTIONS, Option
from siete.rules.reading import shown
from siete.rules.values import Tariff, ValueRefused


class Problem(msgspec.Struct, frozen=True):
    """One thing that is wrong; its sentence is the message ``problem-CODE`` of the texts.

    ``option`` is the option's name, or ``ruleset``, ``variants``, ``options`` or ``text`` for what
    holds the names. ``value`` is what was given, shortened and printable. ``params`` say what
    would be allowed.
    """

    option: str
    value: str
    code: str
    params: dict[str, str | int] = {}

    def arguments(self) -> dict[str, str | int]:
        """Everything that its sentence may name: ``option``, ``value`` and ``params``."""
        return {"option": self.option, "value": self.value, **self.params}


class RulesError(SieteError):
    """Rules that can't be made; ``problems`` holds everything that is wrong with them."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("rules_refused", count=len(self.problems))

    def __str__(self) -> str:
        """The problems, in English, for programmers and logs."""
        return "; ".join(
            f"{problem.option}={problem.value}: {SieteError(problem.code, **problem.params)}"
            for problem in self.problems
        )


def unknown(what: str, name: object, allowed: Sequence[str]) -> Problem:
    """The problem ``unknown_WHAT``: a name that is none of those allowed.

    ``what`` is ``ruleset``, ``variant`` or ``option``; the problem says the nearest name too where
    one is like it (``near`` is ``yes`` then, else ``no``).
    """
    import difflib

    value = shown(name)
    alike = difflib.get_close_matches(value, allowed, n=1, cutoff=0.6)
    holder = "ruleset" if what == "ruleset" else f"{what}s"
    params: dict[str, str | int] = {"near": "no", "allowed": ", ".join(allowed)}
    if alike:
        params |= {"near": "yes", "nearest": alike[0]}
    return Problem(holder, value, f"unknown_{what}", params)


def unknown_option(name: object) -> Problem:
    """The problem of an option that there is not; of its group's names, where it has a group."""
    every = list(OPTION_BY_NAME)
    group = name.partition(".")[0] if isinstance(name, str) else ""
    return unknown("option", name, [n for n in every if n.startswith(f"{group}.")] or every)


def refusal(option: Option, raw: object, refused: ValueRefused) -> Problem:
    """The problem of a value that its option can't have."""
    return Problem(option.name, shown(raw), refused.code, refused.params)


def misfits(values: Mapping[str, Any]) -> Iterator[Problem]:
    """The problems of values, by option, that no option could have been read as."""
    for option in OPTIONS:
        value = values[option.name]
        text = option.kind.text(value)
        try:
            read = option.kind.read(text)
        except ValueRefused as refused:
            yield refusal(option, text, refused)
        else:
            if read != value:
                params: dict[str, str | int] = {"allowed": option.kind.text(read)}
                yield Problem(option.name, shown(text), "not_in_order", params)


def clashes(values: Mapping[str, Any]) -> Iterator[Problem]:
    """The problems of values, by option, that are each right but contradict one another.

    Options that are missing from ``values`` contradict nothing.
    """
    for option in OPTIONS:
        if option.name in values:
            yield from _over_limit(option, values)
            yield from _off_step(option, values)
            yield from _unmet_need(option, values)


def _over_limit(option: Option, values: Mapping[str, Any]) -> Iterator[Problem]:
    if option.at_most not in values or values[option.name] <= values[option.at_most]:
        return
    limit = OPTION_BY_NAME[option.at_most]
    yield _clash(option, values, "over_limit", limit)


def _off_step(option: Option, values: Mapping[str, Any]) -> Iterator[Problem]:
    if option.multiple_of not in values:
        return
    step = OPTION_BY_NAME[option.multiple_of]
    value: Amount | tuple[Tariff, ...] = values[option.name]
    if isinstance(value, int):
        if value % values[step.name]:
            yield _clash(option, values, "off_step", step)
        return
    for tariff in value:
        for limit in (tariff.low, tariff.high):
            if limit % values[step.name]:
                said = {"name": tariff.name, "limit": format_amount(limit)}
                yield _clash(option, values, "tariff_off_step", step, **said)


def _unmet_need(option: Option, values: Mapping[str, Any]) -> Iterator[Problem]:
    need = option.needs.get(option.kind.text(values[option.name]))
    if need is None or need.option not in values:
        return
    other = OPTION_BY_NAME[need.option]
    if not need.holds(other.kind.text(values[other.name])):
        yield _clash(option, values, "unmet_need", other, allowed=", ".join(need.among))


def _clash(
    option: Option, values: Mapping[str, Any], code: str, other: Option, **params: str
) -> Problem:
    text = shown(option.kind.text(values[option.name]))
    other_text = other.kind.text(values[other.name])
    return Problem(
        option.name, text, code, {"other": other.name, "other_value": other_text, **params}
    )
