"""What charts show: the sum of many rounds, the squares of a strategy, and the files drawn."""

import re
from collections import defaultdict
from fractions import Fraction
from html.parser import HTMLParser
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from siete.cards import LIMIT
from siete.cli.solve_chart import chart_words
from siete.errors import SieteError
from siete.odds.charts.data import FIRST, OPEN, SETTLED, SHOWN, Grid, grids_of
from siete.odds.charts.evening import Evening, evening
from siete.odds.charts.evening_blocks import bars
from siete.odds.charts.html import chart_html
from siete.odds.charts.sheet import chart_png, chart_svg
from siete.odds.charts.style import ACTIONS
from siete.odds.charts.words import ChartWords, percents
from siete.texts import LANGUAGES, texts
from tests.odds.charted import WORTHS, charted, solved

Chances = dict[Fraction, Fraction]

# An evening


def by_hand(once: Chances, rounds: int) -> Chances:
    """The sum of so many, one after the other, in exact fractions."""
    found = {Fraction(0): Fraction(1)}
    for _ in range(rounds):
        longer: Chances = defaultdict(Fraction)
        for before, chance in found.items():
            for net, share in once.items():
                longer[before + net] += chance * share
        found = longer
    return found


def sums_of(found: Evening) -> dict[Fraction, float]:
    return {
        found.lowest + place * found.step: float(chance)
        for place, chance in enumerate(found.chances)
    }


LOSE, WIN, DOUBLE = Fraction(-1), Fraction(3, 2), Fraction(2)
ONCE: Chances = {
    LOSE: Fraction(1, 2),
    Fraction(0): Fraction(1, 10),
    WIN: Fraction(3, 10),
    DOUBLE: Fraction(1, 10),
}
RESULTS = [(float(net), float(chance)) for net, chance in ONCE.items()]


@pytest.mark.parametrize("rounds", [1, 2, 7, 40])
def test_an_evening_is_the_sum_of_its_rounds(rounds: int) -> None:
    found, exact = evening(RESULTS, rounds), by_hand(ONCE, rounds)
    drawn = sums_of(found)
    assert set(exact) <= set(drawn)
    for net, chance in drawn.items():
        assert chance == pytest.approx(float(exact.get(net, 0)), abs=1e-13)


def test_an_evening_in_numbers() -> None:
    found, exact = evening(RESULTS, 7), by_hand(ONCE, 7)
    # A round: -1/2 + 9/20 + 1/5 = 3/20; squares 1/2 + 27/40 + 2/5 = 63/40.
    assert found.mean == pytest.approx(7 * 0.15)
    assert found.deviation**2 == pytest.approx(7 * (63 / 40 - 9 / 400))
    for chance, side in ((found.behind, -1), (found.even, 0), (found.ahead, 1)):
        assert chance == pytest.approx(
            float(sum(each for net, each in exact.items() if (net > 0) - (net < 0) == side))
        )
    for share in (0.05, 0.5, 0.95):
        reached = Fraction(0)
        for net in sorted(exact):
            reached += exact[net]
            if reached >= share:
                break
        assert found.quantile(share) == net


def test_two_rounds_of_one_stake_come_to_three_sums() -> None:
    found = evening([(1.0, 0.25), (-1.0, 0.5), (1.0, 0.25)], 2)
    assert sums_of(found) == pytest.approx({-2: 0.25, 0: 0.5, 2: 0.25})
    assert (found.behind, found.even, found.ahead) == pytest.approx((0.25, 0.5, 0.25))
    assert [found.quantile(share) for share in (0.25, 0.26, 0.75, 0.76)] == [-2, 0, 0, 2]


def test_nobody_is_even_where_sums_leave_nothing_out() -> None:
    assert evening([(1.0, 0.5), (-1.0, 0.5)], 3).even == 0.0
    assert evening([(1.0, 1.0)], 3).ahead == 1.0
    assert evening([(0.0, 1.0)], 3).even == 1.0
    assert evening([(-2.5, 1.0)], 2).behind == 1.0


def test_an_evening_that_can_not_be_is_refused() -> None:
    for rounds in (0, -3, 10_001):
        with pytest.raises(SieteError, match="chart_rounds"):
            evening(RESULTS, rounds)
    with pytest.raises(SieteError, match="chart_rounds"):  # too many different sums
        evening([(-1000.0, 0.5), (0.0, 0.3), (0.001, 0.2)], 1000)


def test_a_long_evening_keeps_its_mean() -> None:
    found = evening(RESULTS, 10_000)
    assert found.chances @ found.sums == pytest.approx(found.mean)
    assert found.mean == pytest.approx(1500)
    assert found.ahead > 0.999


@pytest.mark.parametrize("ruleset", ["sette_e_mezzo", "sala"])
def test_an_evening_of_a_ruleset_has_the_value_of_its_rounds(ruleset: str) -> None:
    found = charted(ruleset).evening
    assert found.mean == pytest.approx(100 * solved(ruleset).value, abs=1e-9)
    assert found.chances @ found.sums == pytest.approx(found.mean, abs=1e-9)


def test_bars_show_all_but_the_far_ends() -> None:
    found = evening(RESULTS, 100)
    shown = bars(found)
    assert len(shown) <= 80
    assert sum(bar.chance for bar in shown) == pytest.approx(1.0, abs=2e-3)
    assert sum(bar.even for bar in shown) == pytest.approx(found.even)
    assert sum(bar.ahead for bar in shown) == pytest.approx(found.ahead, abs=1e-3)
    for bar, following in pairwise(shown):
        assert bar.low <= bar.high < following.low


# The grids


def test_a_hidden_card_is_told_apart_by_what_lies_in_sight() -> None:
    (grid,) = charted("sette_e_mezzo").grids
    assert (grid.form, grid.bank) == (SHOWN, "")
    assert [head.card for head in grid.columns] == ["figure", *"1234567"]
    assert [head.points for head in grid.rows] == list(range(14))
    # Nothing in sight and a 7 hidden: everybody stands; with a figure everybody asks.
    assert grid.squares[0, 7].actions == {"stand": 1.0}
    assert grid.squares[0, 0].actions == {"hit": 1.0}
    assert grid.squares[0, 7].chance == pytest.approx(0.1)
    assert (1, 7) not in grid.squares  # after that nothing comes


@pytest.mark.parametrize("ruleset", ["sette_e_mezzo", "sala"])
def test_the_terminal_has_the_table_of_the_page(ruleset: str) -> None:
    words = texts("en")
    drawn = Page(chart_html(charted(ruleset), words)).tables[0]
    lines = [*chart_words(solved(ruleset), words)]
    table = [line for line in lines[lines.index("") :] if line][1:]
    assert table[0].split()[-len(drawn[0]) + 1 :] == drawn[0][1:]
    assert [re.split(r"  +", line)[0] for line in table[1:]] == [row[0] for row in drawn[1:]]


def test_hands_in_sight_are_told_apart_by_the_banker_s_card() -> None:
    (grid,) = charted("sala").grids
    assert (grid.form, grid.bank) == (OPEN, "")
    assert {head.card for head in grid.columns} == {"wild", "figure", *"1234567"}
    column = [head.card for head in grid.columns].index("7")
    row = [(head.points, head.wild) for head in grid.rows].index((13, False))
    # Nobody may stand with 6½ against an open 7 (cards.reach_bank).
    assert grid.squares[row, column].actions == {"hit": 1.0}


@pytest.mark.parametrize("ruleset", ["sette_e_mezzo", "sala"])
def test_squares_hold_all_that_is_decided(ruleset: str) -> None:
    cells = [cell for cell in solved(ruleset).chart if cell.total < LIMIT]
    squares = [square for grid in grids_of(solved(ruleset)) for square in grid.squares.values()]
    assert sum(square.chance for square in squares) == pytest.approx(
        sum(cell.chance for cell in cells)
    )
    for name in ("stand", "hit"):
        assert sum(each.chance * each.actions.get(name, 0.0) for each in squares) == pytest.approx(
            sum(each.chance * each.actions.get(name, 0.0) for each in cells)
        )
    assert all(0.99 < sum(square.actions.values()) < 1.01 for square in squares)


def test_every_action_has_a_sign_and_looks_of_its_own() -> None:
    looks = list(ACTIONS.values())
    assert len({look.sign for look in looks}) == len(looks)
    assert len({look.hatch for look in looks}) == len(looks)
    assert len({look.fill for look in looks}) == len(looks)


# Drawings


@pytest.mark.parametrize("ruleset", ["sette_e_mezzo", "sala"])
def test_a_drawing_is_a_whole_svg_that_needs_nothing_else(ruleset: str) -> None:
    drawn = chart_svg(charted(ruleset, each_rule=True), texts("en"))
    root = ElementTree.fromstring(drawn)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    title = root.find("{http://www.w3.org/2000/svg}title")
    assert title is not None
    assert title.text == ChartWords(charted(ruleset), texts("en")).title
    links = [value for each in root.iter() for name, value in each.items() if "href" in name]
    assert links
    assert all(link.startswith("#") for link in links)
    # The words stand beside their outlines, as comments.
    said = re.findall(r"<!-- (.*?) -->", drawn.decode())
    assert {"stand", "ask", "How the player plays", "100 rounds"} <= set(said)
    assert any(line.startswith("+0.0625") for line in said)


def test_the_same_chart_is_drawn_the_same() -> None:
    chart = charted("sala")
    assert chart_svg(chart, texts("es")) == chart_svg(chart, texts("es"))
    assert b"date" not in chart_svg(chart, texts("es")).lower()


def test_a_picture_is_a_png() -> None:
    drawn = chart_png(charted("sala"), texts("el"))
    assert drawn.startswith(b"\x89PNG\r\n\x1a\n")
    assert len(drawn) < 600_000


def test_drawing_leaves_matplotlib_as_it_was() -> None:
    import matplotlib as mpl

    with mpl.rc_context({"font.size": 31.0, "svg.hashsalt": "mine"}):
        before = dict(mpl.rcParams)
        chart_svg(charted("sala"), texts("en"))
        assert dict(mpl.rcParams) == before


# The page


class Page(HTMLParser):
    """The tables, headings and what else of a page one looks for."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tables: list[list[list[str]]] = []
        self.headings: list[str] = []
        self.names: list[str] = []
        self.ids: list[str] = []
        self.language: str | None = None
        self._open = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        known = dict(attrs)
        self.names.append(tag)
        self.ids += [value for name, value in attrs if name == "id" and value]
        if tag == "html":
            self.language = known.get("lang")
        elif tag == "table":
            self.tables.append([])
        elif tag == "tr":
            self.tables[-1].append([])
        elif tag in ("td", "th"):
            self.tables[-1][-1].append("")
        elif tag in ("h1", "h2"):
            self.headings.append("")
        self._open = tag if tag in ("td", "th", "h1", "h2") else ""

    def handle_endtag(self, tag: str) -> None:
        self._open = self._open.removeprefix(tag)

    def handle_data(self, data: str) -> None:
        if self._open in ("td", "th"):
            self.tables[-1][-1][-1] += data
        elif self._open:
            self.headings[-1] += data


def squares_said(grid: Grid, words: ChartWords) -> list[list[str]]:
    return [
        [
            words.square(grid.squares[row, column]) if (row, column) in grid.squares else ""
            for column in range(len(grid.columns))
        ]
        for row in range(len(grid.rows))
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_every_square_as_words_in_every_language(language: str) -> None:
    chart = charted("sala", each_rule=True)
    words = ChartWords(chart, texts(language))
    page = Page(chart_html(chart, texts(language)))
    assert page.language == language
    assert page.headings == [words.title, *words.parts]
    (grid,) = chart.grids
    assert [row[1:] for row in page.tables[0][1:]] == squares_said(grid, words)
    assert page.tables[0][0][1:] == [words.head(head) for head in grid.columns]
    assert [row[0] for row in page.tables[0][1:]] == [words.head(head) for head in grid.rows]
    assert len(page.tables[-1]) == 1 + len(WORTHS)


def test_the_page_says_how_often_each_thing_is_done() -> None:
    chart = charted("sette_e_mezzo")
    (grid,) = chart.grids
    mixed = [square for square in grid.squares.values() if len(percents(square)) > 1]
    assert mixed
    page = Page(chart_html(chart, texts("en")))
    said = [cell for row in page.tables[0] for cell in row]
    for square in mixed:
        stands = round(100 * square.actions["stand"])
        assert any(f"stand {stands}\N{NO-BREAK SPACE}%" in cell and "ask" in cell for cell in said)


def test_the_page_has_the_numbers_that_are_drawn() -> None:
    chart = charted("sette_e_mezzo", each_rule=True)
    page = Page(chart_html(chart, texts("en")))
    _, numbers, drawn, rules = page.tables
    assert numbers[2][1] == f"{100 * chart.evening.ahead:.2f}\N{NO-BREAK SPACE}%"
    assert numbers[3][1].replace("−", "-") == f"{chart.evening.mean:.2f}"
    assert len(drawn) == 1 + len(bars(chart.evening))
    assert rules[1][1:] == ["5", "no fixed total", "+0.0625"]
    assert rules[2][3] == "−0.2500"
    assert rules[3][3] == "+0.1250 to +0.1875"


def test_the_page_needs_nothing_else_and_runs_nothing() -> None:
    text = chart_html(charted("sala"), texts("it"))
    page = Page(text)
    assert not {"script", "link", "img", "iframe", "object"} & set(page.names)
    assert not re.search(r"""(?:src|href)=["'](?!#)|url\((?!#)|@import""", text)
    assert len(page.ids) == len(set(page.ids))
    assert page.names.count("svg") == 2 * 2  # for a screen with room, and for a phone


def test_the_page_says_what_is_not_on_it() -> None:
    for each_rule in (False, True):
        text = chart_html(charted("sala", each_rule=each_rule), texts("en"))
        assert ("--each-rule" in text) is not each_rule
        assert ("What each rule adds</h2>" in text) is each_rule


def test_grids_have_forms_that_have_words() -> None:
    for form in (OPEN, FIRST, SHOWN, SETTLED):
        said = {texts(language).say("chart-form", form=form) for language in LANGUAGES}
        assert len(said) == len(LANGUAGES)
