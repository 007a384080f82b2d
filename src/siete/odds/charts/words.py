"""The words of the charts, the same in drawings and pages."""

from collections.abc import Iterator
from typing import Final

from siete import __version__
from siete.odds.charts.data import FIRST, OPEN, SETTLED, SHOWN, Chart, Grid, Head, Square
from siete.odds.equilibrium.rule_worth import RuleWorth
from siete.odds.equilibrium.solve import EXACT, POT, SPLIT
from siete.rules import OPTION_BY_NAME, rules_text
from siete.texts import Texts
from siete.texts.values import value_words

QUANTILES: Final = (0.05, 0.25, 0.5, 0.75, 0.95)
_NOTHING: Final = "–"
_AXES: Final = {
    OPEN: ("total", "bank"),
    FIRST: ("hidden", "bank"),
    SHOWN: ("shown", "hidden"),
    SETTLED: ("total", "shown"),
}
"""What rows and columns are, by the form of a grid."""
_PLACES: Final = 4
"""Decimals of values in first stakes."""


class ChartWords:
    """What the charts of a ruleset say in a language."""

    def __init__(self, chart: Chart, texts: Texts) -> None:
        self.chart = chart
        self.texts = texts
        self.say = texts.say

    # Above it all

    @property
    def title(self) -> str:
        """What the whole is called."""
        return self.say("chart-title", ruleset=self.say(f"ruleset-{self.chart.rules.ruleset}"))

    @property
    def rules(self) -> str:
        """The rules in short."""
        return rules_text(self.chart.rules)

    @property
    def value(self) -> str:
        """What a round is worth, as sentences."""
        return " ".join(self._value())

    def _value(self) -> Iterator[str]:
        chart = self.chart
        split = SPLIT in chart.left_out
        value = self.number(chart.value)
        yield self.say("solve-value", least="yes" if split else "no", value=value)
        who = "banker" if chart.value < 0 else "player"
        if abs(chart.value) <= EXACT:
            who = "nobody"
        elif split:
            who = "banker_most" if chart.value < 0 else "player_least"
        chips = self.texts.decimal(abs(100 * chart.value), 2)
        yield self.say("solve-keeps", who=who, chips=chips)
        if split:
            yield self.say("solve-left-split")
        if POT in chart.left_out:
            yield self.say("solve-left-pot")
        lower, upper = self.number(chart.lower), self.number(chart.upper)
        if lower != upper:
            yield self.say("solve-bounds", split="yes" if split else "no", lower=lower, upper=upper)

    @property
    def source(self) -> str:
        """Where it comes from."""
        return self.say("chart-source", version=__version__)

    @property
    def parts(self) -> list[str]:
        """The titles of the parts that there are."""
        found = [self.strategy_title, self.evening_title]
        return found if self.chart.worths is None else [*found, self.say("solve-rules-title")]

    @property
    def missing(self) -> str:
        """What is not among the parts, and how to get it, where no rules were looked at."""
        return self.say("chart-rules-missing")

    # How to play

    @property
    def strategy_title(self) -> str:
        """The title of the grids."""
        return self.say("solve-chart-title")

    def form(self, grid: Grid) -> str:
        """What a grid's rows and columns are, as a sentence."""
        return self.say("chart-form", form=grid.form)

    def bank(self, grid: Grid) -> str:
        """The banker's card that a grid is for; empty where it is for all."""
        return self.say("solve-bank-card", card=self.kind(grid.bank)) if grid.bank else ""

    def axes(self, grid: Grid) -> tuple[str, str]:
        """What rows and what columns are called."""
        rows, columns = _AXES[grid.form]
        return self.say(f"chart-axis-{rows}"), self.say(f"chart-axis-{columns}")

    def axes_said(self, grid: Grid) -> str:
        """The same with arrows, as one line."""
        rows, columns = self.axes(grid)
        return f"↓ {rows} · → {columns}"

    def head(self, head: Head) -> str:
        """The name of a row or column."""
        return head_words(head, self.texts)

    def kind(self, name: str) -> str:
        """A kind of cards."""
        return kind_words(name, self.texts)

    def action(self, name: str) -> str:
        """Something that is done."""
        return self.say("solve-do", action=name)

    def square(self, square: Square) -> str:
        """All that is done in a square, and how often where that differs."""
        often = percents(square)
        if len(often) == 1:
            return self.action(next(iter(often)))
        shares = [
            self.say("chart-share", what=self.action(name), percent=str(share))
            for name, share in often.items()
        ]
        return self.texts.listed(shares, "comma")

    # The evening

    @property
    def evening_title(self) -> str:
        """The title of the evening."""
        return self.say("chart-evening-title", rounds=self.chart.evening.rounds)

    @property
    def evening_about(self) -> str:
        """What is assumed of the evening."""
        about = self.say("chart-evening-about")
        changes = self.chart.bank_changes
        if not changes:
            return about
        percent = self.texts.decimal(100 * changes, 1)
        how = "always" if changes > 1.0 - EXACT else "some"
        return f"{about} {self.say('chart-evening-changes', how=how, percent=percent)}"

    def evening_numbers(self) -> Iterator[tuple[str, str]]:
        """What the evening's distribution comes to, name by name."""
        evening = self.chart.evening
        for name in ("behind", "even", "ahead"):
            yield self.say(f"chart-{name}"), self.percent(getattr(evening, name))
        yield self.say("chart-mean"), self.texts.decimal(evening.mean, 2, signed=True)
        yield self.say("chart-deviation"), self.texts.decimal(evening.deviation, 2)
        for share in QUANTILES:
            name = self.say("chart-quantile", percent=str(round(100 * share)))
            yield name, self.net(evening.quantile(share))

    def percent(self, chance: float) -> str:
        """A chance."""
        return f"{self.texts.decimal(100 * chance, 2)}\N{NO-BREAK SPACE}%"

    def net(self, net: float) -> str:
        """A sum of first stakes, with no more decimals than it needs."""
        places = next((places for places in range(3) if abs(round(net, places) - net) < 1e-9), 3)
        return self.texts.decimal(net, places, signed=True)

    # Rules

    def rule(self, worth: RuleWorth) -> tuple[str, str, str]:
        """An option's name, its value, and the value without it."""
        name = worth.option.replace(".", "-")
        return (
            self.say(f"option-{name}"),
            self._option(worth.option, worth.value),
            self._option(worth.option, worth.without),
        )

    def adds(self, worth: RuleWorth) -> str:
        """What it adds."""
        lower, upper = self.number(worth.lower), self.number(worth.upper)
        return lower if lower == upper else self.say("solve-between", lower=lower, upper=upper)

    def _option(self, option: str, value: str) -> str:
        return value_words(self.texts, option, OPTION_BY_NAME[option].kind.read(value))

    def number(self, value: float) -> str:
        """A value in first stakes."""
        return self.texts.decimal(value, _PLACES, signed=True)


def head_words(head: Head, texts: Texts) -> str:
    """The name of a grid's row or column."""
    if head.card:
        return kind_words(head.card, texts)
    points = texts.points(head.points) if head.points else _NOTHING
    if not head.wild:
        return points
    wild = kind_words("wild", texts)
    return texts.say("solve-wild", wild=wild, points=points) if head.points else wild


def kind_words(name: str, texts: Texts) -> str:
    """A kind of cards."""
    return texts.say("odds-kind", kind=name) if name.isalpha() else name


def percents(square: Square) -> dict[str, int]:
    """How often each thing is done in a square, in percent; what hardly ever is, is left out."""
    often = {name: round(100 * share) for name, share in square.actions.items()}
    return {name: share for name, share in often.items() if share}
