"""One frozen set of rules, and how it is made from a ruleset, variants and single options."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, Literal

import msgspec

from siete.amounts import Amount, Multiple
from siete.cards import Card
from siete.rules.bundles import RULESETS, VARIANTS, bundled_values
from siete.rules.options import OPTION_BY_NAME, OPTIONS, Option
from siete.rules.problems import (
    Problem,
    RulesError,
    clashes,
    misfits,
    refusal,
    unknown,
    unknown_option,
)
from siete.rules.reading import shown
from siete.rules.values import Tariff, ValueRefused

MOST_VARIANTS: Final = 100
"""A bound on what one set of rules may begin with, so that the text form has one too."""

_NO_OPTIONS: Final[Mapping[str, object]] = MappingProxyType({})


class Rules(msgspec.Struct, frozen=True, kw_only=True, cache_hash=True):
    """The value of every option (docs/rules-reference.md), and where the values came from.

    A field is an option's name with the point become a low line. Amounts are in trillionths of a
    chip, multiples in millionths (``siete.amounts``), totals in half points.
    """

    ruleset: str
    """The ruleset that it began with."""
    variants: tuple[str, ...]
    """The variants on top of it, in the order given."""

    deck_wild: Card | None
    deck_wild_alone: Literal["half", "draws", "any"]
    deck_shuffle: Literal["every_round", "when_needed"]
    table_direction: Literal["right", "left"]
    table_players: tuple[int, int]
    """The fewest and the most seats, the banker included."""
    bank_first: Literal["draw", "lot"]
    bank_cut: Literal["left", "anyone", "banker", "none"]
    bank_card: Literal["hidden", "exposed"]
    bank_draws_to: int
    """Half points; 0 is none."""
    bank_void_on_three: bool
    bank_passes: Literal["stays", "rotates"]
    bank_claimed_by: tuple[str, ...]
    """Of ``CLAIMS``, in that order."""
    bank_sale: bool
    bets_placed: Literal["before_deal", "after_deal", "on_turn"]
    bets_form: Literal["free", "fixed"]
    bets_min: Amount
    bets_max: Amount
    bets_step: Amount
    bets_tariffs: tuple[Tariff, ...]
    bets_proposal: bool
    bets_raise: bool
    bets_lone_card_cap: bool
    cards_first: Literal["down", "up"]
    cards_draws: Literal["up", "one_down", "all_down"]
    cards_reach_bank: bool
    cards_show_seven_and_a_half: bool
    first_card_pass_on: tuple[int, ...]
    """Ranks, in ascending order."""
    first_card_burn_on: tuple[int, ...]
    """Ranks, in ascending order."""
    first_card_bank_burns: bool
    split_max_hands: int
    split_when: Literal["run", "pair"]
    split_stake: Literal["equal", "at_least", "free"]
    split_target: Literal["in_order", "named"]
    specials_natural_beats: bool
    specials_pair_of_sevens: bool
    specials_muerta: bool
    pay_seven_and_a_half: Multiple
    pay_natural: Multiple
    pay_pair_of_sevens: Multiple
    pay_wild_natural: Multiple
    pay_muerta: Multiple
    pay_one_double: bool
    pay_leftmost_double: bool
    pay_ties: Literal["bank", "push", "push_all", "push_but_five"]
    pay_bank_seven_and_a_half: Multiple
    pay_both_seven_and_a_half: Multiple
    pay_bank_natural: Multiple
    pot_on: bool
    pot_opening: Amount
    honour_bust: Literal["automatic", "declared"]
    honour_penalty: Multiple

    def problems(self) -> tuple[Problem, ...]:
        """Everything that is wrong with these rules: none, if ``build_rules`` made them."""
        values = values_of(self)
        wrong = tuple(misfits(values))
        for problem in wrong:
            del values[problem.option]
        return (*_unknown_names(self.ruleset, self.variants), *wrong, *clashes(values))


def values_of(rules: Rules) -> dict[str, Any]:
    """The value of every option, by its name."""
    return {option.name: getattr(rules, option.field) for option in OPTIONS}


def build_rules(
    ruleset: str,
    variants: Sequence[str] = (),
    options: Mapping[str, object] = _NO_OPTIONS,
) -> Rules:
    """The rules of a ruleset, with variants on top in this order, and single options on top.

    The values of ``options`` are text in the grammar of ``--set``, or what TOML or JSON give: a
    bool, int, Decimal, str or list. Raises RulesError with everything that is wrong.
    """
    problems = _unknown_names(ruleset, variants)
    known = not problems
    values = bundled_values(ruleset, tuple(variants)) if known else {}
    if not isinstance(options, Mapping):
        raise RulesError((*problems, Problem("options", shown(options), "not_a_table")))
    for name, raw in options.items():
        option = _option(name)
        if option is None:
            problems.append(unknown_option(name))
            continue
        try:
            values[name] = option.kind.read(raw)
        except ValueRefused as refused:
            values.pop(name, None)
            problems.append(refusal(option, raw, refused))
    problems.extend(clashes(values))
    if problems:
        raise RulesError(problems)
    fields = {option.field: values[option.name] for option in OPTIONS}
    return Rules(ruleset=ruleset, variants=tuple(variants), **fields)


def own_options(rules: Rules) -> tuple[Option, ...]:
    """The options that have another value than the ruleset with its variants gives them."""
    base = bundled_values(rules.ruleset, rules.variants)
    return tuple(each for each in OPTIONS if getattr(rules, each.field) != base[each.name])


def option_text(rules: Rules, name: str) -> str:
    """An option's value in the grammar of links and ``--set``.

    Raises RulesError ``unknown_option``.
    """
    option = _known_option(name)
    return option.kind.text(getattr(rules, option.field))


def option_value(rules: Rules, name: str) -> object:
    """An option's value in JSON: a bool, int, str or list; amounts and multiples are str.

    Raises RulesError ``unknown_option``.
    """
    option = _known_option(name)
    return option.kind.json(getattr(rules, option.field))


def is_idle(rules: Rules, name: str) -> bool:
    """Whether an option has nothing to act on, such as ``pot.opening`` without a pot.

    Raises RulesError ``unknown_option``.
    """
    conditions = _known_option(name).acts_where
    return not all(where.holds(option_text(rules, where.option)) for where in conditions)


def _option(name: object) -> Option | None:
    return OPTION_BY_NAME.get(name) if isinstance(name, str) else None


def _known_option(name: str) -> Option:
    option = _option(name)
    if option is None:
        raise RulesError((unknown_option(name),))
    return option


def _unknown_names(ruleset: object, variants: object) -> list[Problem]:
    problems = []
    if not isinstance(ruleset, str) or ruleset not in RULESETS:
        problems.append(unknown("ruleset", ruleset, list(RULESETS)))
    if not isinstance(variants, list | tuple):
        problems.append(Problem("variants", shown(variants), "not_a_list"))
        return problems
    if len(variants) > MOST_VARIANTS:
        number = str(len(variants))
        problems.append(Problem("variants", number, "too_many", {"most": MOST_VARIANTS}))
        return problems
    problems.extend(
        unknown("variant", name, list(VARIANTS))
        for name in variants
        if not isinstance(name, str) or name not in VARIANTS
    )
    return problems
