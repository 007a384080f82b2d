"""What a sheet says of the game itself and of what comes before the first card."""

from collections.abc import Iterator

from siete.texts.draft import Draft, Paragraph


def aim(draft: Draft) -> Iterator[Paragraph]:
    """What everybody tries to do."""
    yield draft.rule("sheet-aim", topic="aim")


def cards(draft: Draft) -> Iterator[Paragraph]:
    """The deck, values, the wild card, and what a natural is."""
    yield draft.rule("sheet-deck", topic="deck")
    yield draft.rule("sheet-values", topic="values")
    wild = draft.rules.deck_wild
    if wild is not None:
        yield draft.rule("sheet-wild", ("deck.wild",), card=draft.texts.card(wild))
        alone = draft.rules.deck_wild_alone
        yield draft.rule(f"sheet-wild-alone-{alone}", ("deck.wild_alone",))
    if draft.natural_matters:
        yield draft.rule("sheet-natural", ("specials.natural_beats", "pay.natural"))
        if wild is not None:
            yield draft.rule("sheet-natural-wild", ("deck.wild",))


def players(draft: Draft) -> Iterator[Paragraph]:
    """How many play, which way round, and who may sit out."""
    low, high = draft.rules.table_players
    exact = "yes" if low == high else "no"
    yield draft.rule("sheet-players", ("table.players",), exact=exact, low=low, high=high)
    yield draft.rule(f"sheet-direction-{draft.rules.table_direction}", ("table.direction",))
    yield draft.rule("sheet-sitting-out", topic="between", low=low)


def first_banker(draft: Draft) -> Iterator[Paragraph]:
    """How the first banker is chosen."""
    yield draft.rule(f"sheet-first-{draft.rules.bank_first}", ("bank.first",))


def shuffle(draft: Draft) -> Iterator[Paragraph]:
    """When the deck is shuffled and who cuts."""
    if draft.rules.deck_shuffle == "every_round":
        yield draft.rule("sheet-shuffle-every_round", ("deck.shuffle",))
    else:
        wild = "yes" if draft.has_wild else "no"
        yield draft.rule("sheet-shuffle-when_needed", ("deck.shuffle",), wild=wild)
    yield draft.rule(f"sheet-cut-{draft.rules.bank_cut}", ("bank.cut",))


def before_the_deal(draft: Draft) -> Iterator[Paragraph]:
    """What the banker may choose, propose or name before the deal."""
    rules, texts = draft.rules, draft.texts
    if rules.bets_tariffs:
        yield draft.rule("sheet-tariffs", ("bets.tariffs",))
    for tariff in rules.bets_tariffs:
        yield draft.rule(
            "sheet-tariff",
            deep=1,
            name=texts.say("tariff-name", name=tariff.name),
            low=texts.amount(tariff.low),
            high=texts.amount(tariff.high),
        )
    if rules.bets_proposal:
        yield draft.rule("sheet-proposal", ("bets.proposal",))
    changeable = bool(rules.bets_tariffs or rules.bets_proposal)
    if draft.fixed:
        yield draft.rule(
            "sheet-fixed",
            ("bets.form", "bets.min", "bets.max", "bets.step"),
            low=texts.amount(rules.bets_min),
            high=texts.amount(rules.bets_max),
            step=texts.amount(rules.bets_step),
        )
        if changeable:
            yield draft.rule("sheet-fixed-limits", ("bets.form",))
    if changeable:
        yield draft.rule("sheet-once", topic="before")


def stakes(draft: Draft) -> Iterator[Paragraph]:
    """How much may be staked, when, and whether it may go up."""
    rules, texts = draft.rules, draft.texts
    if not draft.fixed:
        changeable = rules.bets_tariffs or rules.bets_proposal
        yield draft.rule(
            "sheet-limits-begin" if changeable else "sheet-limits",
            ("bets.min", "bets.max", "bets.step"),
            exact="yes" if rules.bets_min == rules.bets_max else "no",
            low=texts.amount(rules.bets_min),
            high=texts.amount(rules.bets_max),
            step=texts.amount(rules.bets_step),
        )
        yield draft.rule(f"sheet-placed-{rules.bets_placed}", ("bets.placed",))
        raised = "sheet-raise" if rules.bets_raise else "sheet-no-raise"
        yield draft.rule(raised, ("bets.raise",))
    if rules.bets_lone_card_cap:
        yield draft.rule("sheet-lone-cap", ("bets.lone_card_cap",))
