"""What a sheet says of settling a round and of what goes on beside it."""

from collections.abc import Iterator

from siete.amounts import ONE
from siete.rules import OPTION_BY_NAME
from siete.texts.catalogue import size_of
from siete.texts.draft import Draft, Paragraph

_BANK_PAY = ("bank_seven_and_a_half", "both_seven_and_a_half", "bank_natural")


def payment(draft: Draft) -> Iterator[Paragraph]:
    """Who wins, and how much."""
    rules = draft.rules
    yield draft.rule("sheet-order", topic="wins")
    yield draft.rule("sheet-rank", topic="wins")
    if rules.specials_natural_beats:
        yield draft.rule("sheet-rank-natural", ("specials.natural_beats",))
    else:
        yield draft.rule("sheet-rank-no-natural", ("specials.natural_beats",), topic="wins")
    if rules.specials_pair_of_sevens:
        yield draft.rule("sheet-rank-pair", ("specials.pair_of_sevens",))
        if draft.has_wild:
            yield draft.rule("sheet-rank-pair-wild", ("deck.wild",))
    multiple = max(rules.pay_seven_and_a_half, rules.pay_natural) > ONE
    yield draft.rule("sheet-bank-bust", topic="bank_bust", multiple="yes" if multiple else "no")
    yield draft.rule(f"sheet-ties-{rules.pay_ties}", ("pay.ties",))
    yield from _what_is_paid(draft)
    yield from _what_is_taken(draft)
    yield from _doubles(draft)


def _what_is_paid(draft: Draft) -> Iterator[Paragraph]:
    rules = draft.rules
    yield draft.rule("sheet-pay-one", topic="wins")
    said = {
        "seven_and_a_half": rules.pay_seven_and_a_half != ONE,
        "natural": rules.pay_natural != rules.pay_seven_and_a_half,
        "wild_natural": draft.has_wild and rules.pay_wild_natural > rules.pay_natural,
        "pair_of_sevens": rules.specials_pair_of_sevens and rules.pay_pair_of_sevens != ONE,
    }
    for hand in (hand for hand, it_is in said.items() if it_is):
        option = f"pay.{hand}"
        pay = draft.texts.times(getattr(rules, OPTION_BY_NAME[option].field))
        yield draft.rule("sheet-pay-special", (option,), hand=hand, pay=pay)


def _what_is_taken(draft: Draft) -> Iterator[Paragraph]:
    yield draft.rule("sheet-pay-lost", topic="wins")
    raised = 0
    for name in _BANK_PAY:
        option = f"pay.{name}"
        multiple = getattr(draft.rules, OPTION_BY_NAME[option].field)
        if multiple > ONE:
            raised += 1
            pay = draft.texts.times(multiple)
            yield draft.rule("sheet-bank-takes", (option,), what=name, pay=pay)
    if raised > 1:
        yield draft.rule("sheet-bank-largest", topic="wins")
    if raised:
        yield draft.rule("sheet-bust-once", topic="bust")


def _doubles(draft: Draft) -> Iterator[Paragraph]:
    rules = draft.rules
    one, leftmost = rules.pay_one_double, rules.pay_leftmost_double and draft.splits
    if one:
        yield draft.rule("sheet-one-double", ("pay.one_double",))
    if leftmost:
        yield draft.rule("sheet-leftmost-double", ("pay.leftmost_double",))
    if one and draft.splits:
        yield draft.rule("sheet-doubles-order", ("pay.one_double",))


def next_banker(draft: Draft) -> Iterator[Paragraph]:
    """Who banks the next round."""
    rules = draft.rules
    claims = draft.claims
    claimed = "yes" if claims else "no"
    yield draft.rule(f"sheet-passes-{rules.bank_passes}", ("bank.passes",), claimed=claimed)
    if not claims:
        return
    hands = draft.hands(claims)
    yield draft.rule("sheet-claims", ("bank.claimed_by",), hands=hands)
    levels = {"wild_natural" if name == "pair_of_sevens" else name for name in claims}
    several = "sheet-claims-several" if len(levels) > 1 else "sheet-claims-nearest"
    yield draft.rule(several, ("bank.claimed_by",))
    if {"wild_natural", "pair_of_sevens"} <= set(claims):
        yield draft.rule("sheet-claims-wild-pair", ("bank.claimed_by",))
    if draft.natural_matters and "seven_and_a_half" in claims:
        above = "yes" if "natural" in claims else "no"
        yield draft.rule("sheet-claims-natural", ("bank.claimed_by",), above=above)
    if rules.bank_passes == "rotates":
        yield draft.rule("sheet-claims-keeps", ("bank.claimed_by",), hands=hands)


def sale(draft: Draft) -> Iterator[Paragraph]:
    """Selling the bank."""
    if draft.rules.bank_sale:
        yield draft.rule("sheet-sale", ("bank.sale",))


def pot(draft: Draft) -> Iterator[Paragraph]:
    """The game with a pot."""
    rules = draft.rules
    if not rules.pot_on:
        return
    opening, low = draft.texts.amount(rules.pot_opening), draft.texts.amount(rules.bets_min)
    yield draft.rule("sheet-pot", ("pot.on", "pot.opening"), opening=opening)
    if draft.fixed:
        yield draft.rule("sheet-pot-fixed", ("pot.on", "bets.form"))
    else:
        yield draft.rule("sheet-pot-limit", ("pot.on",), low=low)
    yield draft.rule("sheet-pot-pay", ("pot.on",))
    yield draft.rule("sheet-pot-end", ("pot.on",))
    if rules.bank_void_on_three:
        passes = rules.bank_passes
        yield draft.rule("sheet-pot-void", ("pot.on", "bank.void_on_three"), passes=passes)
    if draft.claims:
        keeps = "yes" if rules.bank_passes == "rotates" else "no"
        yield draft.rule("sheet-pot-claims", ("pot.on", "bank.claimed_by"), keeps=keeps)
    if rules.pay_one_double:
        yield draft.rule("sheet-pot-double", ("pot.on", "pay.one_double"))


def honour(draft: Draft) -> Iterator[Paragraph]:
    """Declaring a bust."""
    rules = draft.rules
    if rules.honour_bust != "declared":
        return
    yield draft.rule("sheet-honour", ("honour.bust",))
    yield draft.rule("sheet-honour-foul", ("honour.bust",))
    if rules.honour_penalty:
        size, times = size_of(rules.honour_penalty), draft.texts.multiple(rules.honour_penalty)
        yield draft.rule("sheet-honour-penalty", ("honour.penalty",), size=size, times=times)
    if draft.splits:
        yield draft.rule("sheet-honour-hands", ("honour.bust",))
    yield draft.rule("sheet-honour-false", ("honour.bust",))


def stock(draft: Draft) -> Iterator[Paragraph]:
    """When there are no cards left to deal."""
    rules = draft.rules
    burn = "yes" if rules.first_card_burn_on else "no"
    yield draft.rule("sheet-stock", topic="stock", burn=burn)
    if rules.deck_shuffle == "when_needed":
        yield draft.rule("sheet-stock-earlier", topic="stock")
    if rules.pot_on:
        yield draft.rule("sheet-stock-pot", topic="stock")


def fairness(draft: Draft) -> Iterator[Paragraph]:
    """How nobody can choose the cards, and what the proof shows."""
    rules = draft.rules
    yield draft.rule("sheet-fair")
    when = "pot" if rules.pot_on and rules.deck_shuffle == "every_round" else rules.deck_shuffle
    yield draft.rule("sheet-fair-published", when=when)
