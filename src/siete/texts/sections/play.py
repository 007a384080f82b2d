"""What a sheet says of a round from the deal to the banker's last card."""

from collections.abc import Iterator

from siete.texts.draft import Draft, Paragraph


def deal(draft: Draft) -> Iterator[Paragraph]:
    """The first cards."""
    yield draft.rule(f"sheet-deal-{draft.rules.cards_first}", ("cards.first",), topic="deal")
    yield draft.rule(f"sheet-bank-{draft.rules.bank_card}", ("bank.card",))


def validity(draft: Draft) -> Iterator[Paragraph]:
    """Whether the banker lets the round be played."""
    rules = draft.rules
    if rules.bank_void_on_three:
        yield draft.rule("sheet-valid", ("bank.void_on_three",))
        if rules.first_card_burn_on and rules.first_card_bank_burns:
            yield draft.rule("sheet-valid-burn", ("first_card.bank_burns",))


def turns(draft: Draft) -> Iterator[Paragraph]:
    """Asking and standing."""
    rules = draft.rules
    limited = rules.bets_lone_card_cap or draft.reaches or draft.wild_alone_draws
    yield draft.rule("sheet-turn", topic="turn", limited="yes" if limited else "no")
    if rules.cards_draws == "up":
        message = f"sheet-draws-up-{rules.cards_first}"
        yield draft.rule(message, ("cards.draws", "cards.first"))
    else:
        yield draft.rule(f"sheet-draws-{rules.cards_draws}", ("cards.draws",))
    shown = rules.cards_show_seven_and_a_half
    yield draft.rule(
        "sheet-show-yes" if shown else "sheet-show-no",
        ("cards.show_seven_and_a_half",),
        topic="enough",
    )
    if rules.specials_pair_of_sevens:
        yield draft.rule("sheet-pair-shown", ("specials.pair_of_sevens",))
    if draft.reaches:
        wild = "yes" if draft.has_wild else "no"
        yield draft.rule("sheet-reach", ("cards.reach_bank",), wild=wild)
    if rules.honour_bust == "automatic":
        yield draft.rule("sheet-bust", ("honour.bust",), topic="bust")


def special_first_cards(draft: Draft) -> Iterator[Paragraph]:
    """First cards that may pass or be changed."""
    rules = draft.rules
    if rules.first_card_pass_on:
        yield draft.rule(
            "sheet-pass",
            ("first_card.pass_on",),
            ranks=draft.ranks(rules.first_card_pass_on),
            placed="before_deal" if draft.fixed else rules.bets_placed,
        )
    if rules.first_card_burn_on:
        yield draft.rule(
            "sheet-burn",
            ("first_card.burn_on",),
            ranks=draft.ranks(rules.first_card_burn_on),
            first=rules.cards_first,
        )
        yield draft.rule("sheet-burn-rights", ("first_card.burn_on",))
        when = "never"
        if rules.first_card_bank_burns:
            on_turn = not rules.bank_draws_to
            when = "turn" if on_turn else "deal"
            if on_turn and rules.bank_void_on_three:
                when = "both"
        yield draft.rule("sheet-burn-bank", ("first_card.bank_burns",), when=when)


def splitting(draft: Draft) -> Iterator[Paragraph]:
    """Several hands of one player."""
    rules = draft.rules
    if not draft.splits:
        return
    yield draft.rule(f"sheet-split-{rules.split_when}", ("split.when",))
    if draft.has_wild:
        yield draft.rule("sheet-split-wild", ("deck.wild",))
    yield draft.rule("sheet-split-max", ("split.max_hands",), max=rules.split_max_hands)
    if draft.fixed:
        yield draft.rule("sheet-split-fixed", ("bets.form",))
    else:
        yield draft.rule(f"sheet-split-stake-{rules.split_stake}", ("split.stake",))
    yield draft.rule(f"sheet-split-target-{rules.split_target}", ("split.target",))
    if rules.cards_draws == "one_down":
        yield draft.rule("sheet-split-down", ("split.when",))
    if draft.natural_matters:
        yield draft.rule("sheet-split-natural", ("split.when",))
    yield draft.rule("sheet-split-bank", ("split.when",))


def muerta(draft: Draft) -> Iterator[Paragraph]:
    """The 7 with a card that nobody sees."""
    rules = draft.rules
    if not rules.specials_muerta:
        return
    yield draft.rule("sheet-muerta", ("specials.muerta",))
    if rules.bets_raise and not draft.fixed:
        yield draft.rule("sheet-muerta-raise", ("bets.raise",))
    pay = draft.texts.times(rules.pay_muerta)
    yield draft.rule("sheet-muerta-pay", ("pay.muerta",), pay=pay)
    yield draft.rule("sheet-muerta-lost", ("specials.muerta",))
    if rules.specials_pair_of_sevens:
        yield draft.rule("sheet-muerta-sevens", ("specials.muerta",))
    if draft.claims:
        yield draft.rule("sheet-muerta-claim", ("specials.muerta",))
    if rules.pay_one_double:
        yield draft.rule("sheet-muerta-double", ("specials.muerta",))


def banker(draft: Draft) -> Iterator[Paragraph]:
    """The banker's turn."""
    rules = draft.rules
    yield draft.rule(f"sheet-banker-{rules.bank_card}", ("bank.card",), topic="banker")
    if rules.bank_draws_to:
        total = draft.texts.points(rules.bank_draws_to)
        yield draft.rule("sheet-banker-draws", ("bank.draws_to",), total=total)
    else:
        yield draft.rule("sheet-banker-free", ("bank.draws_to",), topic="banker")
    yield draft.rule("sheet-banker-idle", topic="nobody")
    if rules.specials_muerta:
        yield draft.rule("sheet-banker-idle-muerta", ("specials.muerta",))
    if rules.honour_bust == "declared":
        yield draft.rule("sheet-banker-idle-honour", ("honour.bust",))
