"""An evening and the worth of rules, drawn."""

from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import Final, NamedTuple

from matplotlib.ticker import MaxNLocator

from siete.odds.charts.canvas import (
    MARGIN,
    POINT,
    ROOM,
    Block,
    Sheet,
    Side,
    gap,
    in_lines,
    width_of,
    wrapped,
)
from siete.odds.charts.evening import Evening
from siete.odds.charts.style import AHEAD, BEHIND, EVEN, INK, LINE, PAPER, SOFT
from siete.odds.charts.words import ChartWords
from siete.odds.equilibrium.rule_worth import RuleWorth

_HIGH: Final = 2.2
"""Of the bars, in inches."""
_SIDE: Final = 0.45
_NAMES: Final = 8.5
"""The size of rules' names, in points, and how high a line of them is, in inches."""
_STEP: Final = 1.4 * _NAMES * POINT
_MOST_BARS: Final = 80
_FULL: Final = 0.86
"""How much of the room between two bars' middles a bar fills."""
_UNSEEN: Final = 5e-4
"""So much of an evening's chances at either end is not drawn."""


class Bar(NamedTuple):
    """The chance of sums from ``low`` to ``high``, by what they mean for the player."""

    low: float
    high: float
    behind: float
    even: float
    ahead: float

    @property
    def chance(self) -> float:
        """The chance of them all."""
        return self.behind + self.even + self.ahead


def bars(evening: Evening) -> list[Bar]:
    """The distribution as at most eighty bars of the same number of sums, without far ends."""
    cumulated = evening.chances.cumsum()
    first = int((cumulated < _UNSEEN).sum())
    last = int((cumulated < 1.0 - _UNSEEN).sum())
    together = (last - first) // _MOST_BARS + 1
    found = []
    for begin in range(first, last + 1, together):
        sums = evening.sums[begin : begin + together]
        chances = evening.chances[begin : begin + together]
        none = abs(sums) < float(evening.step) / 4
        found.append(
            Bar(
                float(sums[0]),
                float(sums[-1]),
                float(chances[(sums < 0) & ~none].sum()),
                float(chances[none].sum()),
                float(chances[(sums > 0) & ~none].sum()),
            )
        )
    return found


def evening_blocks(words: ChartWords, room: float = ROOM) -> Iterator[Block]:
    """The distribution, and the chances to end behind, even and ahead."""
    yield _chances(words, room)
    yield gap(0.1)
    yield _distribution(words, room)


def _chances(words: ChartWords, room: float) -> Block:
    evening = words.chart.evening
    looks = [
        (BEHIND, f"{words.say('chart-behind')} {words.percent(evening.behind)}"),
        (EVEN, f"{words.say('chart-even')} {words.percent(evening.even)}"),
        (AHEAD, f"{words.say('chart-ahead')} {words.percent(evening.ahead)}"),
    ]
    places = in_lines([0.75 + width_of(said, 9.0) for _, said in looks], room)

    def draw(sheet: Sheet, y: float) -> None:
        for (x, line), (look, said) in zip(places, looks, strict=True):
            left, top = MARGIN + x, y + 0.08 + 0.3 * line
            sheet.box(left, top, 0.32, 0.22, look)
            sheet.outline(left, top, 0.32, 0.22)
            sheet.text(left + 0.42, top + 0.11, said)

    return Block(0.05 + 0.3 * (1 + places[-1][1]), draw)


def _distribution(words: ChartWords, room: float) -> Block:
    evening = words.chart.evening
    shown = bars(evening)
    half = float(evening.step) / 2
    low, high = min(shown[0].low - half, 0.0), max(shown[-1].high + half, 0.0)
    tallest = 1.12 * max(bar.chance for bar in shown)
    left, wide = MARGIN + _SIDE, room - _SIDE
    ticks = MaxNLocator(10 if room >= ROOM else 5, integer=True).tick_values(low, high)

    def across(net: float) -> float:
        return left + wide * (net - low) / (high - low)

    def draw(sheet: Sheet, y: float) -> None:
        bottom = y + 0.2 + _HIGH
        for tick in MaxNLocator(4).tick_values(0.0, 100 * tallest):
            level = bottom - _HIGH * tick / (100 * tallest)
            if not y + 0.2 <= level <= bottom:
                continue
            sheet.line((left, left + wide), (level, level))
            said = words.texts.decimal(tick, 0 if float(tick).is_integer() else 1)
            sheet.text(left - 0.08, level, said, 7.5, "right", SOFT)
        sheet.text(left - 0.3, y + 0.02, words.say("chart-chance"), 7.5, color=SOFT)
        for bar in shown:
            begin, end = across(bar.low - half), across(bar.high + half)
            width = _FULL * (end - begin)
            begin += (end - begin - width) / 2
            level = bottom
            for chance, look in ((bar.behind, BEHIND), (bar.even, EVEN), (bar.ahead, AHEAD)):
                tall = _HIGH * chance / tallest
                level -= tall
                if chance:
                    sheet.box(begin, level, width, tall, look)
        sheet.line((left, left + wide), (bottom, bottom), INK)
        for tick in ticks:
            if low <= tick <= high:
                x = across(tick)
                sheet.line((x, x), (bottom, bottom + 0.05), INK)
                said = words.net(tick)
                x = min(x, left + wide - width_of(said, 7.5) / 2)  # nothing is cut off
                sheet.text(x, bottom + 0.15, said, 7.5, "center")
        sheet.text(left + wide / 2, bottom + 0.36, words.say("chart-net"), 7.5, "center", SOFT)
        zero, mean = across(0.0), across(evening.mean)
        sheet.line((zero, zero), (y + 0.2, bottom), INK)
        sheet.line((mean, mean), (y + 0.2, bottom), INK, dashed=True)
        said = f"{words.say('chart-mean')} {words.texts.decimal(evening.mean, 1, signed=True)}"
        side: Side = "right" if evening.mean < 0 else "left"  # away from the line at 0
        room = mean - left if side == "right" else left + wide - mean
        if width_of(said, 8.0) + 0.07 > room:
            side = "left" if side == "right" else "right"
        away = -0.07 if side == "right" else 0.07
        sheet.text(mean + away, y + 0.28, said, 8.0, side, around=PAPER)

    return Block(0.2 + _HIGH + 0.45, draw)


def rules_blocks(words: ChartWords, room: float = ROOM) -> Iterator[Block]:
    """What each rule adds, the greatest gain of the player's first, as bars about a line at 0."""
    if words.chart.worths:
        yield _added(words, words.chart.worths, room)


def _added(words: ChartWords, worths: Sequence[RuleWorth], room: float) -> Block:
    worths = sorted(worths, key=lambda each: -(each.lower + each.upper))
    names = []
    for each in worths:
        rule, value, _ = words.rule(each)
        names.append(words.say("chart-rule", rule=rule, value=value))
    beside = room >= ROOM
    # Where there is no room for a name beside its bar it stands above it.
    above = [[] if beside else wrapped(name, room, _NAMES) for name in names]
    side = min(max(width_of(name, _NAMES) for name in names) + 0.15, 0.58 * room) if beside else 0.0
    heights = [0.0 if beside else 0.1 + _STEP * len(lines) for lines in above]
    tops = [0.0, *accumulate(height + 0.3 for height in heights)]
    number = max(width_of(words.adds(each), _NAMES) for each in worths) + 0.15
    low = min(0.0, *(each.lower for each in worths), *(each.upper for each in worths))
    high = max(0.0, *(each.upper for each in worths), 1e-9)
    left, wide = MARGIN + side, room - side - number

    def across(adds: float) -> float:
        return left + wide * (adds - low) / (high - low)

    zero = across(0.0)

    def draw(sheet: Sheet, y: float) -> None:
        for place, (name, each) in enumerate(zip(names, worths, strict=True)):
            for count, line in enumerate(above[place]):
                sheet.text(MARGIN, y + tops[place] + 0.1 + (count + 0.5) * _STEP, line, _NAMES)
            middle = y + tops[place] + heights[place] + 0.15
            helps = each.lower + each.upper > 0
            far = across((each.lower + each.upper) / 2)
            begin, end = sorted((zero, far))
            sheet.box(begin, middle - 0.09, end - begin, 0.18, AHEAD if helps else BEHIND)
            if each.upper - each.lower > 1e-9:
                sheet.line((across(each.lower), across(each.upper)), (middle, middle), INK)
            if beside:
                sheet.text(left - 0.1, middle, name, _NAMES, "right")
            sheet.text(left + wide + number, middle, words.adds(each), _NAMES, "right")
            sheet.line((zero, zero), (middle - 0.15, middle + 0.15), INK)
        sheet.line((MARGIN, MARGIN + room), (y + tops[-1],) * 2, LINE)

    return Block(tops[-1] + 0.05, draw)
