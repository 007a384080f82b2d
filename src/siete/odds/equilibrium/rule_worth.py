"""What each house rule is worth: the value of a round with it and without it."""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from siete.odds.equilibrium.game import Progress
from siete.odds.equilibrium.solve import Solution, solve
from siete.rules import Rules, RulesError, build_rules, is_idle, option_text, own_options

WITHOUT: Final = {
    "deck.wild": "none",
    "deck.wild_alone": "half",
    "bank.card": "hidden",
    "bank.draws_to": "none",
    "bank.void_on_three": "no",
    "bets.form": "free",
    "bets.raise": "no",
    "bets.lone_card_cap": "no",
    "cards.first": "down",
    "cards.draws": "up",
    "cards.reach_bank": "no",
    "cards.show_seven_and_a_half": "yes",
    "first_card.pass_on": "none",
    "first_card.burn_on": "none",
    "first_card.bank_burns": "no",
    "specials.natural_beats": "no",
    "specials.pair_of_sevens": "no",
    "specials.muerta": "no",
    "pay.seven_and_a_half": "1",
    "pay.natural": "1",
    "pay.pair_of_sevens": "1",
    "pay.wild_natural": "1",
    "pay.muerta": "1",
    "pay.ties": "bank",
    "pay.bank_seven_and_a_half": "1",
    "pay.both_seven_and_a_half": "1",
    "pay.bank_natural": "1",
}
"""What a game is without a rule: the options that matter between two, at their plainest."""


class RuleWorth(NamedTuple):
    """What one option adds to the value of a round to the player.

    ``option`` is set to ``value`` in the rules, and to ``without`` in those it is compared with;
    ``lower`` and ``upper`` bound what it adds in first stakes (negative: the banker gains by it).
    """

    option: str
    value: str
    without: str
    lower: float
    upper: float


def rules_without(rules: Rules, option: str) -> Rules | None:
    """The rules with one option at its plainest; None where that changes nothing, or can't be.

    Splitting and the pot are never part of it (``Solution.left_out``).
    """
    plain = WITHOUT[option]
    if option_text(rules, option) == plain or is_idle(rules, option):
        return None
    own = {each.name: option_text(rules, each.name) for each in own_options(rules)}
    try:
        return build_rules(rules.ruleset, rules.variants, own | {option: plain})
    except RulesError:
        return None


def rule_worths(
    rules: Rules,
    begins: Callable[[str], None] | None = None,
    solved: Solution | None = None,
    progress: Progress | None = None,
) -> Iterator[RuleWorth]:
    """What each option that is not at its plainest adds, one after the other.

    Where hands may be split it is what an option adds for a player who splits none.
    ``begins`` is told which option is looked at next, ``progress`` what ``solve`` tells; ``solved``
    are the rules solved, where they were before. The options are taken away one at a time, so what
    they add need not sum to the whole.
    """
    mine = (solve(rules, progress=progress, splits=False) if solved is None else solved).dealt
    for option in WITHOUT:
        other = rules_without(rules, option)
        if other is None:
            continue
        if begins is not None:
            begins(option)
        theirs = solve(other, progress=progress, splits=False).dealt
        yield RuleWorth(
            option,
            option_text(rules, option),
            WITHOUT[option],
            mine.lower - theirs.upper,
            mine.upper - theirs.lower,
        )
