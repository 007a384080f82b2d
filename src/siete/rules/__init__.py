"""The rules as options: rulesets, variants, validation, the short text form and the pay matrix."""

from siete.rules.bundles import RULESETS, VARIANTS, Ruleset, Variant, bundled_values
from siete.rules.options import (
    CLAIMS,
    FEWEST_SEATS,
    MOST_SEATS,
    OPTION_BY_NAME,
    OPTIONS,
    Option,
    Where,
)
from siete.rules.pay import (
    BUST,
    CLASSES,
    NATURAL,
    PAIR_OF_SEVENS,
    SEVEN_AND_A_HALF,
    WILD_NATURAL,
    HandClass,
    PayMatrix,
    class_name,
    pay_matrix,
    rank_of,
)
from siete.rules.problems import Problem, RulesError
from siete.rules.rules import (
    Rules,
    build_rules,
    is_idle,
    option_text,
    option_value,
    own_options,
)
from siete.rules.schema import rules_json, rules_schema
from siete.rules.text import parse_rules, rules_said, rules_text
from siete.rules.values import Tariff

__all__ = [
    "BUST",
    "CLAIMS",
    "CLASSES",
    "FEWEST_SEATS",
    "MOST_SEATS",
    "NATURAL",
    "OPTIONS",
    "OPTION_BY_NAME",
    "PAIR_OF_SEVENS",
    "RULESETS",
    "SEVEN_AND_A_HALF",
    "VARIANTS",
    "WILD_NATURAL",
    "HandClass",
    "Option",
    "PayMatrix",
    "Problem",
    "Rules",
    "RulesError",
    "Ruleset",
    "Tariff",
    "Variant",
    "Where",
    "build_rules",
    "bundled_values",
    "class_name",
    "is_idle",
    "option_text",
    "option_value",
    "own_options",
    "parse_rules",
    "pay_matrix",
    "rank_of",
    "rules_json",
    "rules_said",
    "rules_schema",
    "rules_text",
]
