"""Exact odds as lines of text, in the words of a language."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Final

from siete.cards import LIMIT, format_cards
from siete.cli.columns import columns, heading, paragraph
from siete.odds.deck import Deck
from siete.odds.exact import (
    Ending,
    bust_next,
    draw_to,
    figures_in_a_row,
    next_card,
    two_cards,
)
from siete.odds.position import Advice, Position
from siete.odds.report import PAIR
from siete.rules import rules_text
from siete.texts import Texts

_NOTHING: Final = "·"
_FIGURES: Final = 4
"""So many figures in a row are shown: more are hardly ever dealt."""
_FROM: Final = 2
"""The lowest total (half points) that is shown in a table of how hands end, so that it fits."""


def chances_words(deck: Deck, words: Texts) -> Iterator[str]:
    """The odds of a hand dealt from a deck: its first cards, its next one, and how it ends."""
    say = words.say
    yield f"# {say('odds-title')}"
    yield ""
    yield rules_text(deck.rules)
    yield from paragraph(say("odds-cards", cards=len(deck.cards)))
    yield from heading(say("odds-first-title"))
    yield from columns(*_first_cards(deck, words))
    yield from heading(say("odds-next-title"))
    yield from paragraph(say("odds-next-legend"))
    yield ""
    names = [say("odds-total"), say("odds-bust"), say("odds-least"), say("odds-most")]
    yield from columns(
        names,
        [
            [words.points(total), *(words.decimal(100 * each, 1) for each in found)]
            for total, found in bust_next(deck).items()
        ],
    )
    yield from heading(say("odds-draw-title"))
    yield from paragraph(say("odds-draw-legend"))
    yield ""
    yield from _endings(draw_to(deck, range(_FROM, LIMIT + 1)), words)


def position_words(place: Position, advised: Advice | None, words: Texts) -> Iterator[str]:
    """The odds of a position, and what is best in it against a banker where one was named."""
    say = words.say
    deck, hand = place.deck, place.hand
    total = int(deck.total[hand])
    yield f"# {say('odds-position-title')}"
    yield ""
    yield rules_text(deck.rules)
    yield from paragraph(
        say("odds-hand", cards=format_cards(place.cards), total=total_words(total, words))
    )
    unseen = len(deck.cards) - len(place.cards)
    yield from paragraph(say("odds-unseen", cards=unseen) if unseen else say("odds-none-left"))
    if deck.ends[hand]:
        yield from paragraph(say("odds-over"))
    elif not unseen:
        yield from paragraph(say("odds-stands"))
    else:
        yield from heading(say("odds-next-title"))
        coming = next_card(deck, hand)
        yield from columns(
            [say("odds-becomes"), "%", ""],
            [
                _chance(name, chance, words)
                for name, chance in (
                    (say("odds-bust"), coming.bust),
                    *((total_words(new, words), each) for new, each in coming.totals.items()),
                )
            ],
        )
        yield from heading(say("odds-draw-title"))
        yield from paragraph(say("odds-draw-legend"))
        yield ""
        yield from _endings(draw_to(deck, range(total + 1, LIMIT + 1), hand), words)
    if advised is not None:
        yield from _advice(advised, words)


def _advice(advised: Advice, words: Texts) -> Iterator[str]:
    say = words.say
    yield from heading(say("odds-reply-title", total=words.points(advised.banker_draws_to)))
    best_first = sorted(advised.options.items(), key=lambda option: -option[1])
    yield from columns(
        [say("odds-choice-title"), say("odds-worth-title")],
        [
            [say("odds-option", option=name), words.decimal(worth, 4, signed=True)]
            for name, worth in best_first
        ],
    )
    lower, upper = advised.bounds
    if lower != advised.options[advised.best] or upper != lower:
        yield ""
        yield from paragraph(_between(lower, upper, words))


def _between(lower: Fraction, upper: Fraction, words: Texts) -> str:
    return words.say(
        "odds-between",
        lower=words.decimal(lower, 4, signed=True),
        upper=words.decimal(upper, 4, signed=True),
    )


def _first_cards(deck: Deck, words: Texts) -> tuple[list[str], list[list[str]]]:
    """The table of what the first cards may be."""
    say = words.say
    two = two_cards(deck)
    found = [(say("odds-natural"), two.natural)]
    if deck.rules.deck_wild in deck.kind_of:
        found.append((say("odds-wild-natural"), two.wild_natural))
    found.append((say("odds-pair"), two.pair_of_sevens))
    for many, chance in enumerate(figures_in_a_row(deck)[:_FIGURES], 1):
        found.append((say("odds-figures", many=many), chance))
    return ["", "%", ""], [_chance(name, chance, words) for name, chance in found]


def _chance(name: str, chance: Fraction, words: Texts) -> list[str]:
    """A name, a chance in percent, and exactly."""
    return [name, words.decimal(100 * chance, 2), str(chance)]


def _endings(endings: Mapping[int, Ending], words: Texts) -> Iterator[str]:
    """The table of how hands end, by the total from which one stands; in percent."""
    say = words.say
    pairs = any(ending.pair_of_sevens for ending in endings.values())
    totals = sorted({total for ending in endings.values() for total in ending.totals})
    names = [say("odds-stand-from"), say("odds-bust"), *map(words.points, totals)]
    rows = []
    for drawn_to, ending in endings.items():
        cells = [ending.bust, *(ending.totals.get(total, Fraction(0)) for total in totals)]
        if pairs:
            cells.append(ending.pair_of_sevens)
        shown = [words.decimal(100 * each, 1) if each else _NOTHING for each in cells]
        rows.append([words.points(drawn_to), *shown])
    yield from columns([*names, "7+7"] if pairs else names, rows, gap=1)


def total_words(total: int, words: Texts) -> str:
    """A total in half points, or a pair of sevens."""
    return words.say("class-pair_of_sevens") if total == PAIR else words.points(total)
