"""A solved game as lines of text, in the words of a language."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Final

from siete.amounts import ONE
from siete.cli.columns import columns, heading, paragraph
from siete.cli.solve_chart import chart_words
from siete.odds.equilibrium.rule_worth import RuleWorth
from siete.odds.equilibrium.solve import EXACT, POT, SPLIT, Solution
from siete.rules import rules_text
from siete.texts import Texts

_WHY: Final = (
    "bank_bust",
    "higher",
    "muerta",
    "tie_off",
    "pass",
    "void",
    "tie_lost",
    "lower",
    "bust",
)
"""What rounds come to, the player's gains first."""
_PLACES: Final = 6
"""Decimals of what is worth something."""
_MANY_PLACES: Final = 12
"""Decimals of bounds that are not the same, but nearly so."""
_FAR_APART: Final = 1e-4


def solution_words(solution: Solution, rounds: int, words: Texts) -> Iterator[str]:
    """What a round is worth and comes to, how the player plays, and what simpler play loses."""
    say = words.say
    yield f"# {say('solve-title')}"
    yield ""
    yield rules_text(solution.rules)
    yield from paragraph(say("solve-about"))
    yield from heading(say("solve-value-title"))
    yield from _value(solution, words)
    yield from heading(say("solve-bank-title"))
    yield from _bank(solution, rounds, words)
    yield from heading(say("solve-results-title"))
    yield from _results(solution, words)
    yield from heading(say("solve-chart-title"))
    yield from chart_words(solution, words)
    yield from heading(say("solve-simple-title"))
    yield from _simple(solution, words)


def rules_words(worths: Sequence[RuleWorth], words: Texts) -> Iterator[str]:
    """What each rule adds to the value."""
    say = words.say
    yield from heading(say("solve-rules-title"))
    if not worths:
        yield from paragraph(say("solve-rules-none"))
        return
    yield from paragraph(say("solve-rules-legend"))
    yield ""
    yield from columns(
        [say("solve-rule"), say("solve-without"), say("solve-adds")],
        [
            [f"{each.option}={each.value}", each.without, _between(each.lower, each.upper, words)]
            for each in worths
        ],
    )


def _value(solution: Solution, words: Texts) -> Iterator[str]:
    say = words.say
    split = SPLIT in solution.left_out
    value = words.decimal(solution.value, _PLACES, signed=True)
    left_out = "yes" if split else "no"
    yield from paragraph(say("solve-value", least=left_out, value=value))
    who = _who(-solution.value)
    if split:
        who = {"banker": "banker_most", "player": "player_least"}.get(who, who)
    chips = words.decimal(abs(100 * solution.value), 2)
    yield from paragraph(say("solve-keeps", who=who, chips=chips))
    if split:
        yield from paragraph(say("solve-left-split"))
    if POT in solution.left_out:
        yield from paragraph(say("solve-left-pot"))
    if solution.upper - solution.lower <= EXACT:
        apart = "yes" if solution.left_out else "no"
        yield from paragraph(say("solve-exact", apart=apart, gap=words.decimal(EXACT, 9)))
    else:
        places = _PLACES if solution.upper - solution.lower > _FAR_APART else _MANY_PLACES
        lower, upper = (
            words.decimal(each, places, signed=True) for each in (solution.lower, solution.upper)
        )
        yield from paragraph(say("solve-bounds", split=left_out, lower=lower, upper=upper))
    yield ""
    yield from paragraph(
        say(
            "solve-found",
            seconds=words.decimal(solution.seconds, 1),
            player=words.count(solution.player_infosets),
            banker=words.count(solution.banker_infosets),
        )
    )


def _who(edge: float) -> str:
    """Whom an edge of the banker's favours, by the message's names."""
    if abs(edge) <= EXACT:
        return "nobody"
    return "banker" if edge > 0 else "player"


def _bank(solution: Solution, rounds: int, words: Texts) -> Iterator[str]:
    say = words.say
    changes = solution.bank_changes
    how = "never" if changes <= EXACT else "always" if changes >= 1.0 - EXACT else "some"
    percent = words.decimal(100 * changes, 2)
    yield from paragraph(say("solve-bank-changes", how=how, percent=percent))
    worth = solution.bank_worth(rounds)
    yield from paragraph(
        say(
            "solve-bank-worth",
            who=_who(worth),
            rounds=words.count(rounds),
            worth=words.decimal(abs(worth), 4),
        )
    )


def _results(solution: Solution, words: Texts) -> Iterator[str]:
    """How often what happens, by what the player gets."""
    say = words.say
    chances: dict[tuple[int, float], float] = defaultdict(float)
    for each in solution.results:
        chances[_WHY.index(each.why), -each.net] += each.chance
    wins = sum(chance for (_, loss), chance in chances.items() if loss < 0)
    loses = sum(chance for (_, loss), chance in chances.items() if loss > 0)
    shown = [words.decimal(100 * each, 2) for each in (wins, loses, abs(1.0 - wins - loses))]
    yield from paragraph(say("solve-results", wins=shown[0], loses=shown[1], even=shown[2]))
    yield ""
    yield from columns(
        [say("solve-result"), say("solve-net"), "%"],
        [
            [
                say("solve-why", why=_WHY[why]),
                words.multiple(round(-loss * ONE), signed=True),
                words.decimal(100 * chance, 2),
            ]
            for (why, loss), chance in sorted(chances.items())
        ],
    )


def _simple(solution: Solution, words: Texts) -> Iterator[str]:
    say = words.say
    simple = solution.simple
    best = solution.unsplit if solution.left_out else solution.value
    yield from paragraph(say("solve-simple-legend"))
    yield ""
    rows = [
        (say("solve-simple-best"), best),
        (say("solve-simple-chart"), simple.by_chart),
        (say("solve-simple-total", total=words.points(simple.stands_from)), simple.by_total),
    ]
    yield from columns(
        [say("solve-way"), say("solve-worth"), say("solve-loses")],
        [
            [
                name,
                words.decimal(worth, _PLACES, signed=True),
                words.decimal(best - worth, _PLACES),
            ]
            for name, worth in rows
        ],
    )


def _between(lower: float, upper: float, words: Texts) -> str:
    least, most = (words.decimal(each, _PLACES, signed=True) for each in (lower, upper))
    return least if least == most else words.say("solve-between", lower=least, upper=most)
