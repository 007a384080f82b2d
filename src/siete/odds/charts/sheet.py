"""The whole chart of a ruleset as one drawing."""

from collections.abc import Iterator

from siete.odds.charts.canvas import Block, gap, paragraph, png, svg
from siete.odds.charts.data import Chart
from siete.odds.charts.evening_blocks import evening_blocks, rules_blocks
from siete.odds.charts.grid_blocks import strategy_blocks
from siete.odds.charts.style import SOFT
from siete.odds.charts.words import ChartWords
from siete.texts import Texts


def chart_svg(chart: Chart, texts: Texts) -> bytes:
    """The chart as an SVG file; the same bytes for the same chart and language."""
    words = ChartWords(chart, texts)
    return svg([*_all(words)], words.title, words.value)


def chart_png(chart: Chart, texts: Texts) -> bytes:
    """The chart as a PNG file."""
    words = ChartWords(chart, texts)
    return png([*_all(words)], words.title, words.value)


def _all(words: ChartWords) -> Iterator[Block]:
    yield paragraph(words.title, 17.0, family="serif", bold=True)
    yield gap(0.06)
    yield paragraph(words.rules, 8.0, SOFT, "mono")
    yield gap(0.1)
    yield paragraph(words.value, 10.0)
    yield from _heading(words.strategy_title, words.say("chart-strategy-about"))
    yield from strategy_blocks(words)
    yield from _heading(words.evening_title, words.evening_about)
    yield from evening_blocks(words)
    if words.chart.worths is not None:
        about = "solve-rules-legend" if words.chart.worths else "solve-rules-none"
        yield from _heading(words.say("solve-rules-title"), words.say(about))
        yield from rules_blocks(words)
    yield gap(0.25)
    yield paragraph(words.source, 7.5, SOFT)


def _heading(title: str, about: str) -> Iterator[Block]:
    yield gap(0.3)
    yield paragraph(title, 13.0, family="serif", bold=True)
    yield gap(0.04)
    yield paragraph(about, 9.0, SOFT)
    yield gap(0.08)
