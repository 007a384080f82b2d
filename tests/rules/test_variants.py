"""The variants, typed by hand from the sheets: what each changes on top of a ruleset."""

import pytest

from siete.rules import OPTIONS, RULESETS, VARIANTS, build_rules, option_text

# On the ruleset of the variant's own sheet (of `sala` for `live`): exactly what becomes different.
CHANGES = {
    ("siete_y_media", "piedrahita"): {
        "bets.form": "fixed",
        "pay.bank_seven_and_a_half": "2",
        "pay.both_seven_and_a_half": "4",
    },
    ("siete_y_media", "claim"): {"bank.claimed_by": "seven_and_a_half"},
    ("sette_e_mezzo", "wild"): {"deck.wild": "12o"},
    ("eptamisi", "wild_any"): {"deck.wild": "12o", "deck.wild_alone": "any"},
    ("sette_e_mezzo", "royal"): {"bank.claimed_by": "natural", "pay.natural": "2"},
    ("sette_e_mezzo", "royal_double"): {
        "bank.claimed_by": "natural",
        "pay.natural": "2",
        "pay.bank_natural": "2",
    },
    ("sette_e_mezzo", "triple"): {
        "bank.claimed_by": "pair_of_sevens-wild_natural",
        "specials.pair_of_sevens": "yes",
        "pay.pair_of_sevens": "3",
        "pay.wild_natural": "3",
    },
    ("sette_e_mezzo", "burn"): {"first_card.burn_on": "4"},
    ("sette_e_mezzo", "burn_threes"): {"first_card.burn_on": "3-4"},
    ("sette_e_mezzo", "pot"): {"pot.on": "yes"},
    ("sette_e_mezzo", "split"): {
        "split.max_hands": "2",
        "split.when": "pair",
        "split.stake": "equal",
    },
    ("eptamisi", "emblee"): {"specials.natural_beats": "yes", "pay.natural": "2"},
    ("eptamisi", "sevens"): {
        "bank.claimed_by": "seven_and_a_half-pair_of_sevens",
        "specials.pair_of_sevens": "yes",
        "pay.pair_of_sevens": "3",
    },
    ("eptamisi", "closed"): {"cards.draws": "one_down"},
    ("eptamisi", "splits"): {
        "split.max_hands": "12",
        "split.when": "pair",
        "split.stake": "at_least",
    },
    ("set_i_mig", "honour"): {"honour.bust": "declared"},
    ("sala", "live"): {"pay.ties": "push_but_five", "pay.wild_natural": "1.5"},
    # On rulesets where what they set is not there yet.
    ("eptamisi", "royal_double"): {
        "bank.claimed_by": "seven_and_a_half-natural",
        "specials.natural_beats": "yes",
        "pay.natural": "2",
        "pay.bank_natural": "2",
    },
    ("eptamisi", "piedrahita"): {
        "bets.form": "fixed",
        "pay.seven_and_a_half": "2",
        "pay.natural": "2",
        "pay.bank_seven_and_a_half": "2",
        "pay.both_seven_and_a_half": "4",
    },
    ("set_i_mig", "burn"): {"first_card.bank_burns": "no"},
    ("set_i_mig", "burn_threes"): {
        "first_card.burn_on": "3-4",
        "first_card.bank_burns": "no",
    },
    ("set_i_mig", "split"): {
        "split.max_hands": "2",
        "split.when": "pair",
        "split.stake": "equal",
        "split.target": "in_order",
    },
    ("set_i_mig", "splits"): {
        "split.when": "pair",
        "split.stake": "at_least",
        "split.target": "in_order",
    },
}


def test_the_variants_are_the_seventeen_in_order() -> None:
    assert list(VARIANTS) == [
        "piedrahita",
        "claim",
        "wild",
        "wild_any",
        "royal",
        "royal_double",
        "triple",
        "burn",
        "burn_threes",
        "pot",
        "split",
        "emblee",
        "sevens",
        "closed",
        "splits",
        "honour",
        "live",
    ]


@pytest.mark.parametrize(("bundle", "changes"), CHANGES.items())
def test_a_variant_changes_exactly_this(bundle: tuple[str, str], changes: dict[str, str]) -> None:
    ruleset, variant = bundle
    without, rules = build_rules(ruleset), build_rules(ruleset, [variant])
    different = {
        option.name: option_text(rules, option.name)
        for option in OPTIONS
        if option_text(rules, option.name) != option_text(without, option.name)
    }
    assert different == changes


def test_every_variant_is_tried_on_the_ruleset_of_its_sheet() -> None:
    sheets = {variant: RULESETS[ruleset].sheet for ruleset, variant in reversed(CHANGES)}
    assert sheets == {name: variant.source[:3] for name, variant in VARIANTS.items()}


def test_a_later_variant_wins() -> None:
    assert build_rules("sette_e_mezzo", ["split", "splits"]).split_max_hands == 12
    assert build_rules("sette_e_mezzo", ["splits", "split"]).split_max_hands == 2


def test_what_claims_the_bank_adds_and_claim_itself_replaces() -> None:
    added = build_rules("sette_e_mezzo", ["claim", "triple", "royal"])
    everyone = ("seven_and_a_half", "natural", "pair_of_sevens", "wild_natural")
    assert added.bank_claimed_by == everyone
    assert build_rules("sette_e_mezzo", ["royal", "claim"]).bank_claimed_by == ("seven_and_a_half",)


def test_an_option_replaces_what_variants_claim() -> None:
    rules = build_rules("eptamisi", ["sevens"], {"bank.claimed_by": "natural"})
    assert rules.bank_claimed_by == ("natural",)


def test_rules_remember_where_they_came_from() -> None:
    rules = build_rules("sette_e_mezzo", ["wild", "royal", "wild"])
    assert (rules.ruleset, rules.variants) == ("sette_e_mezzo", ("wild", "royal", "wild"))
