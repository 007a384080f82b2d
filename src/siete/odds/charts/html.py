"""The charts of a ruleset as one page: drawings, and the same numbers as tables."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from html import escape
from itertools import groupby
from typing import Final

from siete.odds.charts.canvas import MARGIN, NARROW, POINT, ROOM, Block, svg
from siete.odds.charts.data import Chart, Grid
from siete.odds.charts.evening_blocks import bars, evening_blocks, rules_blocks
from siete.odds.charts.grid_blocks import strategy_blocks
from siete.odds.charts.style import DARK, INK, LINE, PAPER, SOFT
from siete.odds.charts.words import ChartWords
from siete.texts import Texts

_METADATA: Final = re.compile(r"<metadata>.*?</metadata>", re.DOTALL)
_ID: Final = re.compile(r'(\bid="|href="#|url\(#)')
_SIZE: Final = re.compile(r'width="[^"]*" height="[^"]*" viewBox="0 0 (\S+) (\S+)"')
_ROOMS: Final = {"wide": ROOM, "narrow": NARROW}
"""The drawings of a part: for a screen with room, and for a phone."""
_SIDE: Final = "1.5rem"
"""What a page leaves free at each side."""
_STYLE: Final = f"""
:root {{ color-scheme: light dark; --paper: {PAPER}; --ink: {INK}; --soft: {SOFT};
  --line: {LINE}; --shade: rgb(44 33 25 / 35%); }}
@media (prefers-color-scheme: dark) {{
  :root {{ {"; ".join(f"--{name}: {color}" for name, color in DARK.items())};
    --shade: rgb(0 0 0 / 80%); }}
  figure {{ padding: .75rem; border-radius: .5rem; }}
}}
body {{ margin: 0 auto; max-width: 60rem; padding: {_SIDE}; background: var(--paper);
  color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }}
h1, h2 {{ font-family: Georgia, serif; line-height: 1.2; }}
h2 {{ margin-top: 2.5rem; }}
a {{ color: inherit; }}
code {{ overflow-wrap: anywhere; color: var(--soft); }}
figure {{ margin: 1rem 0; background: {PAPER}; }}
figure svg {{ display: block; width: 100%; height: auto; }}
.narrow {{ display: none; }}
/* Where there is more of a table than fits, that side of it is in a shade. */
.table {{ overflow-x: auto; margin: 1rem 0; background:
  linear-gradient(to right, var(--paper) 30%, transparent) left / 3rem 100% no-repeat local,
  linear-gradient(to left, var(--paper) 30%, transparent) right / 3rem 100% no-repeat local,
  linear-gradient(to right, var(--shade), transparent) left / 1rem 100% no-repeat scroll,
  linear-gradient(to left, var(--shade), transparent) right / 1rem 100% no-repeat scroll; }}
table {{ border-collapse: collapse; font-size: .9rem; }}
caption {{ text-align: left; font-weight: bold; padding: .3rem 0; }}
caption span {{ display: block; position: sticky; left: 0; width: fit-content;
  max-width: min(60rem, 100vw - 2 * {_SIDE}); }}
th, td {{ border: 1px solid var(--line); padding: .25rem .5rem; text-align: left;
  vertical-align: top; }}
td.number {{ text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }}
footer {{ margin-top: 3rem; color: var(--soft); font-size: .85rem; }}
@media (max-width: 40rem) {{
  .wide {{ display: none; }}
  .narrow {{ display: block; }}
  table {{ font-size: .8rem; }}
  th, td {{ padding: .2rem .3rem; }}
}}
"""


def chart_html(chart: Chart, texts: Texts) -> str:
    """The charts as a page that needs nothing else: no script, no other file."""
    return "\n".join(_page(ChartWords(chart, texts))) + "\n"


def _page(words: ChartWords) -> Iterator[str]:
    yield "<!doctype html>"
    yield f'<html lang="{words.texts.language}">'
    yield '<head><meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>{escape(words.title)}</title>"
    yield f"<style>{_STYLE}</style></head>"
    yield "<body><main>"
    yield f"<h1>{escape(words.title)}</h1>"
    yield f"<p><code>{escape(words.rules)}</code></p>"
    yield f"<p>{escape(words.value)}</p>"
    yield from _contents(words)
    yield from _strategy(words)
    yield from _evening(words)
    if words.chart.worths is not None:
        yield from _rules(words)
    yield f"</main><footer>{escape(words.source)}</footer></body></html>"


def _contents(words: ChartWords) -> Iterator[str]:
    name = escape(words.say("chart-parts"))
    yield f'<nav aria-label="{name}"><p>{name}</p><ul>'
    for number, part in enumerate(words.parts, 1):
        yield f'<li><a href="#part-{number}">{escape(part)}</a></li>'
    yield "</ul></nav>"
    if words.chart.worths is None:
        yield f"<p>{escape(words.missing)}</p>"


def _part(
    words: ChartWords,
    number: int,
    about: str,
    blocks: Callable[[ChartWords, float], Iterable[Block]],
) -> Iterator[str]:
    """A heading, what the part is about, and its drawings: one of them is seen."""
    title = words.parts[number - 1]
    yield f'<h2 id="part-{number}">{escape(title)}</h2>'
    yield f"<p>{escape(about)}</p>"
    for kind, room in _ROOMS.items():
        drawn = [*blocks(words, room)]
        if drawn:
            inline = _inline(svg(drawn, title, about, room), title, f"part-{number}-{kind}-")
            yield f'<figure class="{kind}">{inline}</figure>'


def _inline(drawn: bytes, title: str, own: str) -> str:
    """An SVG file as part of a page: without head and margins, with a name and ids of its own."""
    text = _METADATA.sub("", drawn.decode("utf-8"))
    text = _ID.sub(rf"\1{own}", text)
    size = _SIZE.search(text)
    assert size is not None
    cut = MARGIN / POINT
    wide, high = (float(each) - 2 * cut for each in size.groups())
    shown = f'role="img" aria-label="{escape(title)}" viewBox="{cut:g} {cut:g} {wide:g} {high:g}"'
    return text[text.index("<svg ") :].replace(size[0], shown, 1)


def _strategy(words: ChartWords) -> Iterator[str]:
    about = words.say("chart-strategy-about")
    yield from _part(words, 1, about, strategy_blocks)
    for _, grids in groupby(words.chart.grids, key=lambda grid: grid.form):
        for grid in grids:
            yield from _grid(words, grid)


def _grid(words: ChartWords, grid: Grid) -> Iterator[str]:
    row_axis, column_axis = words.axes(grid)
    caption = " ".join(said for said in (words.bank(grid), words.form(grid)) if said)
    rows = [
        [
            words.head(head),
            *(
                words.square(grid.squares[row, column]) if (row, column) in grid.squares else ""
                for column in range(len(grid.columns))
            ),
        ]
        for row, head in enumerate(grid.rows)
    ]
    corner = f"{row_axis} / {column_axis}"
    yield from _table(caption, [corner, *map(words.head, grid.columns)], rows)


def _evening(words: ChartWords) -> Iterator[str]:
    yield from _part(words, 2, words.evening_about, evening_blocks)
    numbers = [list(pair) for pair in words.evening_numbers()]
    yield from _table(words.say("chart-evening-numbers"), [], numbers, numeric=True)
    shown = [
        [
            words.net(bar.low)
            if bar.low == bar.high
            else words.say("solve-between", lower=words.net(bar.low), upper=words.net(bar.high)),
            words.percent(bar.chance),
        ]
        for bar in bars(words.chart.evening)
    ]
    titles = [words.say("chart-net"), words.say("chart-chance")]
    yield f"<details><summary>{escape(words.say('chart-bars'))}</summary>"
    yield from _table(words.say("chart-bars"), titles, shown, numeric=True)
    yield "</details>"


def _rules(words: ChartWords) -> Iterator[str]:
    worths = words.chart.worths or ()
    about = words.say("solve-rules-legend" if worths else "solve-rules-none")
    yield from _part(words, 3, about, rules_blocks)
    if worths:
        names = ("solve-rule", "chart-rule-value", "solve-without", "solve-adds")
        rows = [[*words.rule(each), words.adds(each)] for each in worths]
        yield from _table(words.say("solve-rules-title"), [*map(words.say, names)], rows)


def _table(
    caption: str,
    titles: Sequence[str],
    rows: Iterable[Sequence[str]],
    *,
    numeric: bool = False,
) -> Iterator[str]:
    """A table whose first column names its rows."""
    kind = ' class="number"' if numeric else ""
    name = escape(caption)
    # What may be wider than a screen is scrolled with the keyboard, too.
    yield f'<div class="table" role="region" tabindex="0" aria-label="{name}">'
    yield f"<table><caption><span>{name}</span></caption>"
    if titles:
        heads = "".join(f'<th scope="col">{escape(title)}</th>' for title in titles)
        yield f"<thead><tr>{heads}</tr></thead>"
    yield "<tbody>"
    for name, *cells in rows:
        said = "".join(f"<td{kind}>{escape(cell)}</td>" for cell in cells)
        yield f'<tr><th scope="row">{escape(name)}</th>{said}</tr>'
    yield "</tbody></table></div>"
