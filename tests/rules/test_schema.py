"""The JSON schema: it takes what valid rules are in JSON, and refuses what no option takes."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given

from siete.rules import OPTIONS, RULESETS, Rules, build_rules, rules_json, rules_schema
from tests.strategies import valid_rules

SCHEMA = json.loads(json.dumps(rules_schema()))
TYPES = {"object": dict, "array": list, "string": str, "boolean": bool, "integer": int}

# What each keyword of the schema asks of a value.
KEYWORDS: dict[str, Callable[[Any, Any], bool]] = {
    "type": lambda value, said: type(value) is TYPES[said],
    "enum": lambda value, said: any(type(value) is type(item) and value == item for item in said),
    "required": lambda value, said: all(name in value for name in said),
    "properties": lambda value, said: all(
        fits(value[name], said[name]) for name in said if name in value
    ),
    "pattern": lambda value, said: re.search(said, value, re.ASCII) is not None,
    "minimum": lambda value, said: bool(value >= said),
    "maximum": lambda value, said: bool(value <= said),
    "minItems": lambda value, said: len(value) >= said,
    "maxItems": lambda value, said: len(value) <= said,
    "uniqueItems": lambda value, _: len(set(value)) == len(value),
    "items": lambda value, said: all(fits(item, said) for item in value),
    "prefixItems": lambda value, said: all(map(fits, value, said)),
}
NOTES = {"$schema", "title", "default", "additionalProperties"}


def fits(value: Any, schema: dict[str, Any]) -> bool:
    """Whether a JSON value fits, by the keywords that this schema uses and no others."""
    if schema.get("additionalProperties") is False and value.keys() - schema["properties"].keys():
        return False
    return all(KEYWORDS[word](value, said) for word, said in schema.items() if word not in NOTES)


@given(valid_rules())
def test_valid_rules_fit_the_schema_and_come_back(rules: Rules) -> None:
    form = json.loads(json.dumps(rules_json(rules)))
    assert fits(form, SCHEMA)
    assert build_rules(**form) == rules


def test_the_json_form() -> None:
    form = rules_json(build_rules("siete_y_media", ["claim"], {"bets.tariffs": "low-1-2.5"}))
    assert form["ruleset"] == "siete_y_media"
    assert form["variants"] == ["claim"]
    options = form["options"]
    assert isinstance(options, dict)
    assert list(options) == [option.name for option in OPTIONS]
    some = {
        "bets.step": "0.1",
        "bets.tariffs": [["low", "1", "2.5"]],
        "table.players": [2, 12],
        "bank.claimed_by": ["seven_and_a_half"],
        "bank.sale": True,
        "deck.wild": "none",
        "split.max_hands": 12,
        "pay.natural": "2",
    }
    assert {name: options[name] for name in some} == some


@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_ruleset_alone_fits(ruleset: str) -> None:
    assert fits({"ruleset": ruleset}, SCHEMA)


@pytest.mark.parametrize(
    "form",
    [
        {},
        [],
        {"ruleset": "poker"},
        {"ruleset": "sala", "variants": "honour"},
        {"ruleset": "sala", "variants": ["honor"]},
        {"ruleset": "sala", "variants": ["honour"] * 101},
        {"ruleset": "sala", "options": {"bets.mx": "1"}},
        {"ruleset": "sala", "options": {"pot.on": "yes"}},
        {"ruleset": "sala", "options": {"bets.form": "x"}},
        {"ruleset": "sala", "options": {"bets.min": "0"}},
        {"ruleset": "sala", "options": {"bets.min": "0.000"}},
        {"ruleset": "sala", "options": {"bets.min": "1.0000001"}},
        {"ruleset": "sala", "options": {"bets.min": "1" * 16}},
        {"ruleset": "sala", "options": {"bets.min": "01"}},
        {"ruleset": "sala", "options": {"pay.natural": "0.5"}},
        {"ruleset": "sala", "options": {"honour.penalty": "-1"}},
        {"ruleset": "sala", "options": {"deck.wild": "7o"}},
        {"ruleset": "sala", "options": {"bank.draws_to": "8"}},
        {"ruleset": "sala", "options": {"split.max_hands": 0}},
        {"ruleset": "sala", "options": {"table.players": [1, 4]}},
        {"ruleset": "sala", "options": {"table.players": [4]}},
        {"ruleset": "sala", "options": {"first_card.pass_on": [8]}},
        {"ruleset": "sala", "options": {"first_card.pass_on": [3, 3]}},
        {"ruleset": "sala", "options": {"bank.claimed_by": ["bust"]}},
        {"ruleset": "sala", "options": {"bets.tariffs": [["Low", "1", "2"]]}},
        {"ruleset": "sala", "options": {"bets.tariffs": [["low", "1"]]}},
        {"ruleset": "sala", "options": {"bets.tariffs": [["low", "0", "2"]]}},
    ],
)
def test_what_is_no_set_of_rules_does_not_fit(form: Any) -> None:
    assert not fits(form, SCHEMA)
