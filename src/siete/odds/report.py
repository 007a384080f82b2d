"""The exact odds as plain objects: for JSON, and as tables that pandas and polars take.

Numbers are floats with all their digits. In objects the exact fraction stands beside each number,
as text, under the same name with ``_fraction``; totals are texts such as ``5.5``. Tables are lists
of dicts, one for each row: ``pandas.DataFrame(rows)`` and ``polars.DataFrame(rows)`` take them.
"""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any, TypeAlias

from siete.cards import CODE_OF, DECK, IS_FIGURE, RANK_OF
from siete.odds.deck import Deck
from siete.odds.exact import (
    Ending,
    bust_next,
    bust_next_by_hand,
    draw_to,
    figures_in_a_row,
    next_card,
    two_cards,
)
from siete.odds.position import Advice, Position, points
from siete.odds.reply import Choice, Reply
from siete.odds.split_bounds import Bounds
from siete.rules import rules_text

Object: TypeAlias = dict[str, Any]
Row: TypeAlias = dict[str, str | float | bool | None]

PAIR: int = 28
"""The total of a pair of sevens, in half points."""


def about(deck: Deck) -> Object:
    """What odds are of: the ``ruleset``, the ``rules`` in short, the cards ``seen`` elsewhere."""
    return {
        "ruleset": deck.rules.ruleset,
        "rules": rules_text(deck.rules),
        "seen": [CODE_OF[card] for card in DECK if card not in deck.kind_of],
    }


def chances_object(deck: Deck) -> Object:
    """The odds of a hand dealt from a deck.

    ``cards`` is how many there are; ``natural``, ``wild_natural`` and ``pair_of_sevens`` are for
    two cards; ``figures`` by how many in a row; ``bust_next`` by total, with ``least`` and ``most``
    of the hands of that total; ``draw_to`` by total, what ``ending_object`` says.
    """
    first = two_cards(deck)
    figures = figures_in_a_row(deck)
    return {
        "cards": len(deck.cards),
        **number("natural", first.natural),
        **number("wild_natural", first.wild_natural),
        **number("pair_of_sevens", first.pair_of_sevens),
        **numbers("figures", {str(many): each for many, each in enumerate(figures, 1)}),
        "bust_next": {
            points(total): number("chance", each.chance)
            | number("least", each.least)
            | number("most", each.most)
            for total, each in bust_next(deck).items()
        },
        "draw_to": {points(total): ending_object(each) for total, each in draw_to(deck).items()},
    }


def ending_object(ending: Ending) -> Object:
    """How a hand ends: ``bust``, ``seven_and_a_half`` and its kinds, and all ``totals``."""
    return {
        **number("bust", ending.bust),
        **number("seven_and_a_half", ending.seven_and_a_half),
        **number("natural", ending.natural),
        **number("wild_natural", ending.wild_natural),
        **number("pair_of_sevens", ending.pair_of_sevens),
        **numbers("totals", {points(total): each for total, each in ending.totals.items()}),
    }


def position_object(place: Position, advised: Advice | None) -> Object:
    """A position: its ``total``, what the ``next`` card does, ``draw_to`` from here, the ``best``.

    ``total`` is none for a pair of sevens that is a hand. ``next`` has the chance to be ``bust``
    and the new ``totals``; ``best_reply`` is there against a banker who draws to a total.
    """
    deck, hand = place.deck, place.hand
    total = int(deck.total[hand])
    coming = next_card(deck, hand)
    found: Object = {
        "hand": [CODE_OF[card] for card in place.cards],
        "bank_card": None if place.bank is None else CODE_OF[place.bank],
        "total": None if total == PAIR else points(total),
        "over": bool(deck.ends[hand]),
        "next": {
            **number("bust", coming.bust),
            **number("pair_of_sevens", coming.totals.get(PAIR, Fraction(0))),
            **numbers(
                "totals",
                {points(total): each for total, each in coming.totals.items() if total != PAIR},
            ),
        },
        "draw_to": {
            points(total): ending_object(each) for total, each in draw_to(deck, start=hand).items()
        },
    }
    if advised is not None:
        found["best_reply"] = advice_object(advised)
    return found


def advice_object(advised: Advice) -> Object:
    """What is best in a position: ``options`` is what each thing that may be done is worth.

    ``value``, ``lower`` and ``upper`` are of best play, further hands and all, in first stakes.
    """
    return {
        "banker_draws_to": points(advised.banker_draws_to),
        **_bounds(advised.bounds),
        "best": advised.best,
        **numbers("options", advised.options),
    }


def _bounds(bounds: Bounds) -> Object:
    """The lower one of two bounds is the ``value``: somebody who knows how to play gets it."""
    lower, upper = bounds
    return {
        **number("value", lower),
        **number("lower", lower),
        **number("upper", upper),
        "exact": lower == upper,
    }


def reply_object(reply: Reply) -> Object:
    """The best reply to a banker who draws to a total, values in first stakes to the player.

    ``value``, ``lower`` and ``upper`` are of best play, ``exact`` whether they are the same;
    ``by_totals`` is what one gets who looks at nothing but the total (and an exposed bank card),
    standing at ``stands_at``; ``draw_to`` what one gets who draws to each total, whatever the bank
    card, and ``stand_from`` the best such total by bank card; ``choices`` has the rows of
    ``choices_table``. Bank cards are named as in that table, a hidden one ``hidden``.
    """
    return {
        "banker_draws_to": points(reply.game.banker_draws_to),
        **_bounds(reply.bounds),
        **number("without_splitting", reply.value),
        **number("by_totals", reply.by_totals),
        **numbers("draw_to", {points(total): each for total, each in reply.draw_to.items()}),
        "stand_from": {
            bank_name(reply.deck, bank): points(total) for bank, total in reply.stand_from.items()
        },
        "stands_at": {
            bank_name(reply.deck, bank): list(map(points, totals))
            for bank, totals in reply.stands_at.items()
        },
        "choices": choices_table(reply),
    }


def draw_to_table(deck: Deck) -> list[Row]:
    """One row for each total to draw to and each way to end.

    ``draw_to``, ``ends`` (``bust``, ``pair_of_sevens`` or a total) and ``chance``.
    """
    return [
        {"draw_to": total / 2, "ends": name, "chance": float(each)}
        for total, ending in draw_to(deck).items()
        for name, each in _ends(ending)
    ]


def _ends(ending: Ending) -> Iterable[tuple[str, Fraction]]:
    yield "bust", ending.bust
    for total, each in ending.totals.items():
        yield points(total), each
    yield "pair_of_sevens", ending.pair_of_sevens


def bust_table(deck: Deck) -> list[Row]:
    """One row for each hand that may ask for a card.

    ``hand`` (its cards, as ``hand_name`` writes them), ``cards``, ``total`` and ``bust_next``, the
    chance that the next card busts it.
    """
    return [
        {
            "hand": hand_name(deck, hand),
            "cards": int(deck.size[hand]),
            "total": int(deck.total[hand]) / 2,
            "bust_next": float(each),
        }
        for hand, each in enumerate(bust_next_by_hand(deck))
        if not deck.ends[hand]
    ]


def choices_table(reply: Reply) -> list[Row]:
    """One row for each bank card and hand that comes about in best play.

    ``bank``, ``hand``, ``cards``, ``total``, ``chance`` (with this bank card), ``best``, and a
    column for everything that may be done with what it is worth, none where it may not be done.
    """
    found = [each for bank in reply.game.firsts for each in reply.choices(bank)]
    names = sorted({name for each in found for name in each.options})
    return [_choice_row(reply.deck, each, names) for each in found]


def _choice_row(deck: Deck, choice: Choice, names: Iterable[str]) -> Row:
    worth: Row = {
        name: float(choice.options[name]) if name in choice.options else None for name in names
    }
    return {
        "bank": bank_name(deck, choice.bank),
        "hand": hand_name(deck, choice.hand),
        "cards": int(deck.size[choice.hand]),
        "total": choice.total / 2,
        "chance": float(choice.chance),
        "best": choice.best,
        **worth,
    }


def kind_name(deck: Deck, kind: int) -> str:
    """What a kind of cards is called: ``wild``, a rank, ``figure``, or some figures' ranks."""
    cards = deck.kinds[kind].cards
    if deck.kinds[kind].wild or not IS_FIGURE[cards[0]]:
        return deck.kinds[kind].name
    alike = sum(IS_FIGURE[each.cards[0]] and not each.wild for each in deck.kinds)
    return "figure" if alike == 1 else "-".join(map(str, sorted({RANK_OF[card] for card in cards})))


def hand_kinds(deck: Deck, hand: int) -> list[str]:
    """The kinds of a hand's cards, by value, as ``kind_name`` calls them."""
    return [
        kind_name(deck, kind)
        for kind, many in enumerate(deck.hands[hand].tolist())
        for _ in range(many)
    ]


def hand_name(deck: Deck, hand: int) -> str:
    """A hand's cards by their kinds, with spaces between them: ``figure figure 4``."""
    return " ".join(hand_kinds(deck, hand))


def bank_name(deck: Deck, bank: int | None) -> str:
    """The kind of an exposed bank card, or ``hidden``."""
    return "hidden" if bank is None else kind_name(deck, bank)


def number(name: str, value: Fraction) -> Object:
    """A number and, beside it, the exact fraction."""
    return {name: float(value), f"{name}_fraction": str(value)}


def numbers(name: str, values: Mapping[str, Fraction]) -> Object:
    """Numbers by name and, beside them, the exact fractions."""
    return {
        name: {each: float(value) for each, value in values.items()},
        f"{name}_fraction": {each: str(value) for each, value in values.items()},
    }
