"""A set of rules as JSON, and the schema of that, generated from the OPTIONS table."""

from typing import Final

from siete.cards import LIMIT, RANKS
from siete.rules.bundles import RULESETS, VARIANTS
from siete.rules.options import OPTIONS
from siete.rules.reading import DECIMALS, INTEGER_DIGITS, NONE
from siete.rules.rules import MOST_VARIANTS, Rules, option_value
from siete.rules.values import (
    FIGURE_CODES,
    MOST_TARIFFS,
    TARIFF_NAME,
    AnyKind,
    Chips,
    Choice,
    Count,
    Figure,
    Range,
    Ranks,
    Switch,
    Times,
    Total,
    Words,
)

_DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"
_NUMBER: Final = rf"(0|[1-9][0-9]{{0,{INTEGER_DIGITS - 1}}})(\.[0-9]{{1,{DECIMALS}}})?"
_NOT_ZERO: Final = r"(?!0(\.0*)?$)"
_ONE_AND_UP: Final = r"(?!0(\.|$))"


def rules_json(rules: Rules) -> dict[str, object]:
    """The rules as JSON: ``ruleset``, ``variants`` and ``options``, with every option.

    ``build_rules(**rules_json(rules))`` gives equal rules.
    """
    return {
        "ruleset": rules.ruleset,
        "variants": list(rules.variants),
        "options": {option.name: option_value(rules, option.name) for option in OPTIONS},
    }


def rules_schema() -> dict[str, object]:
    """A JSON schema (2020-12) of what ``rules_json`` writes and ``build_rules`` reads.

    An option that is left out is what the ruleset and the variants say. What options ask of one
    another, and that tariffs have different names, is left to ``build_rules``.
    """
    return {
        "$schema": _DRAFT,
        "title": "Siete rules",
        "type": "object",
        "required": ["ruleset"],
        "properties": {
            "ruleset": {"enum": list(RULESETS)},
            "variants": {
                "type": "array",
                "items": {"enum": list(VARIANTS)},
                "maxItems": MOST_VARIANTS,
                "default": [],
            },
            "options": {
                "type": "object",
                "properties": {option.name: _of(option.kind) for option in OPTIONS},
                "additionalProperties": False,
                "default": {},
            },
        },
    }


def _of(kind: AnyKind) -> dict[str, object]:
    """The schema of the values of a kind."""
    match kind:
        case Switch():
            return {"type": "boolean"}
        case Choice(words=words):
            return {"enum": list(words)}
        case Figure():
            return {"enum": [NONE, *FIGURE_CODES]}
        case Total():
            totals = [Total().text(half_points) for half_points in range(1, LIMIT + 1)]
            return {"enum": [NONE, *totals]}
        case Count(least=least, most=most):
            return {"type": "integer", "minimum": least, "maximum": most}
        case Chips():
            return _decimal(_NOT_ZERO)
        case Times(least=least):
            return _decimal(_ONE_AND_UP if least else "")
    return _of_list(kind)


def _of_list(kind: AnyKind) -> dict[str, object]:
    match kind:
        case Range(least=least, most=most):
            bound: dict[str, object] = {"type": "integer", "minimum": least, "maximum": most}
            return {"type": "array", "items": bound, "minItems": 2, "maxItems": 2}
        case Ranks():
            return {"type": "array", "items": {"enum": list(RANKS)}, "uniqueItems": True}
        case Words(words=words):
            return {"type": "array", "items": {"enum": list(words)}, "uniqueItems": True}
    name = {"type": "string", "pattern": f"^{TARIFF_NAME}$"}
    triple = {
        "type": "array",
        "prefixItems": [name, _decimal(_NOT_ZERO), _decimal(_NOT_ZERO)],
        "minItems": 3,
        "maxItems": 3,
    }
    return {"type": "array", "items": triple, "maxItems": MOST_TARIFFS}


def _decimal(ahead: str) -> dict[str, object]:
    """An exact decimal in a string; ``ahead`` is a pattern that it must meet too."""
    return {"type": "string", "pattern": f"^{ahead}{_NUMBER}$"}
