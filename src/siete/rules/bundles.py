"""Rulesets and variants: the data of rulesets.toml and variants.toml."""

import tomllib
from collections.abc import Iterator, Mapping
from decimal import Decimal
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

import msgspec

from siete.rules.options import CLAIMS, OPTION_BY_NAME, OPTIONS


class Ruleset(msgspec.Struct, frozen=True):
    """A complete set of values.

    ``sheet`` is the number of its source sheet, ``""`` for ``sala``, which has none. ``values`` are
    by option name, all of them.
    """

    name: str
    sheet: str
    values: Mapping[str, Any]


class Variant(msgspec.Struct, frozen=True):
    """A bundle of values that goes on top of a ruleset.

    ``source`` is its sheet and section, ``""`` for ``live``, which has none. ``includes`` are
    variants that it applies first. ``values`` replace; ``claims`` are added to
    ``bank.claimed_by``.
    """

    name: str
    source: str
    includes: tuple[str, ...]
    claims: tuple[str, ...]
    values: Mapping[str, Any]

    def apply(self, values: dict[str, Any]) -> None:
        """Change ``values`` (by option name) to what they are under this variant."""
        for name in self.includes:
            VARIANTS[name].apply(values)
        values.update(self.values)
        claims = {*values["bank.claimed_by"], *self.claims}
        values["bank.claimed_by"] = tuple(name for name in CLAIMS if name in claims)


def _bundles(file_name: str) -> Iterator[tuple[str, dict[str, Any], dict[str, Any]]]:
    """Each bundle's name, what it says of itself, and the values of its options."""
    text = Path(__file__).with_name(file_name).read_text(encoding="utf-8")
    for name, bundle in tomllib.loads(text, parse_float=Decimal).items():
        values = {
            f"{group}.{key}": OPTION_BY_NAME[f"{group}.{key}"].kind.read(raw)
            for group, keys in bundle.items()
            if isinstance(keys, dict)
            for key, raw in keys.items()
        }
        yield name, bundle, values


_DEFAULTS: Final = {option.name: option.default for option in OPTIONS}

RULESETS: Final[Mapping[str, Ruleset]] = MappingProxyType(
    {
        name: Ruleset(name, about["sheet"], MappingProxyType(_DEFAULTS | values))
        for name, about, values in _bundles("rulesets.toml")
    }
)
"""The rulesets by name, in the order of rulesets.toml."""

VARIANTS: Final[Mapping[str, Variant]] = MappingProxyType(
    {
        name: Variant(
            name,
            about["source"],
            tuple(about.get("includes", ())),
            tuple(about.get("claims", ())),
            MappingProxyType(values),
        )
        for name, about, values in _bundles("variants.toml")
    }
)
"""The variants by name, in the order of variants.toml."""


def bundled_values(ruleset: str, variants: tuple[str, ...]) -> dict[str, Any]:
    """The value of every option under a ruleset with variants in this order, the last one winning.

    The names must be known.
    """
    values = dict(RULESETS[ruleset].values)
    for name in variants:
        VARIANTS[name].apply(values)
    return values
