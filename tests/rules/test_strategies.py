"""The random rules that property tests run on reach every option."""

import pytest
from hypothesis import Phase, find, given, settings

from siete.rules import OPTIONS, RULESETS, Rules
from tests.strategies import valid_rules


@pytest.mark.parametrize("name", [option.name for option in OPTIONS])
def test_random_rules_differ_from_their_ruleset_in(name: str) -> None:
    field = name.replace(".", "_")

    def differs(rules: Rules) -> bool:
        return bool(getattr(rules, field) != RULESETS[rules.ruleset].values[name])

    quick = settings(phases=[Phase.generate], max_examples=400, derandomize=True, database=None)
    assert differs(find(valid_rules(), differs, settings=quick))


@given(valid_rules(rulesets=("sala", "eptamisi"), options={"pot.on": "yes"}))
def test_rulesets_and_options_can_be_held_fast(rules: Rules) -> None:
    assert rules.ruleset in {"sala", "eptamisi"}
    assert rules.pot_on
