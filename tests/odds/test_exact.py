"""Exact odds of a hand by itself: counted by hand, and against every order of small decks."""

from collections import Counter
from fractions import Fraction
from itertools import permutations
from math import comb, perm

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from siete.cards import CODE_OF, DECK, RANK_OF, Card, parse_card, parse_cards
from siete.errors import SieteError
from siete.odds.deck import Deck
from siete.odds.exact import (
    bust_next,
    bust_next_by_hand,
    draw_to,
    figures_in_a_row,
    next_card,
    two_cards,
)
from siete.odds.position import parse_total, points, position
from siete.rules import RULESETS, Rules, build_rules

PLAIN = build_rules("sette_e_mezzo")
SEVENS = build_rules("eptamisi", ("sevens",))
CASINO = build_rules("sala")
ANY = build_rules("eptamisi", ("wild_any",))
ALL_RULES = (PLAIN, SEVENS, CASINO, ANY)

# A hand's total in half points as a person counts it: a figure ½, others their rank, and the wild
# card whatever is best.
VALUES = {rank: 2 * rank for rank in range(1, 8)} | {10: 1, 11: 1, 12: 1}


def counted(cards: tuple[Card, ...], rules: Rules) -> int:
    """A hand's total in half points, over 15 when it is bust."""
    plain = sum(VALUES[RANK_OF[card]] for card in cards if card != rules.deck_wild)
    if rules.deck_wild not in cards:
        return plain
    if len(cards) == 1:
        return 14 if rules.deck_wild_alone == "any" else 1
    fits = [plain + value for value in VALUES.values() if plain + value <= 15]
    return max(fits, default=16)


def ends(cards: tuple[Card, ...], rules: Rules) -> str:
    """What to call a hand that asks for no more."""
    sevens = all(RANK_OF[card] == 7 for card in cards)
    if rules.specials_pair_of_sevens and len(cards) == 2 and sevens:
        return "pair"
    total = counted(cards, rules)
    return "bust" if total > 15 else points(total)


def played(order: tuple[Card, ...], draws_to: int, rules: Rules) -> tuple[Card, ...]:
    """The cards of who draws to a total from a deck in this order."""
    for many in range(1, len(order)):
        cards = order[:many]
        alone = many == 1 and cards[0] == rules.deck_wild and rules.deck_wild_alone == "draws"
        if not alone and (counted(cards, rules) >= draws_to or ends(cards, rules) == "pair"):
            return cards
    return order


def by_every_order(cards: tuple[Card, ...], draws_to: int, rules: Rules) -> dict[str, Fraction]:
    orders = list(permutations(cards))
    seen = Counter(ends(played(order, draws_to, rules), rules) for order in orders)
    return {name: Fraction(many, len(orders)) for name, many in seen.items()}


def shown(cards: tuple[Card, ...], draws_to: int, rules: Rules) -> dict[str, Fraction]:
    ending = draw_to(Deck(rules, cards), (draws_to,))[draws_to]
    found = {points(total): chance for total, chance in ending.totals.items()}
    found |= {"bust": ending.bust, "pair": ending.pair_of_sevens}
    return {name: chance for name, chance in found.items() if chance}


@pytest.mark.parametrize("rules", ALL_RULES, ids=lambda rules: str(rules.ruleset))
@pytest.mark.parametrize("text", ["7o 12o 4o 1o 10c 2c 7c", "12o 7e 10b 5c 3o 11o 6e"])
def test_endings_are_those_of_every_order_of_a_small_deck(rules: Rules, text: str) -> None:
    cards = parse_cards(text)
    for draws_to in range(1, 16):
        assert shown(cards, draws_to, rules) == by_every_order(cards, draws_to, rules)


@settings(max_examples=25)
@given(
    st.sampled_from(ALL_RULES),
    st.lists(st.sampled_from(DECK), min_size=1, max_size=6, unique=True),
    st.integers(1, 15),
)
def test_endings_are_those_of_every_order_of_any_small_deck(
    rules: Rules, cards: list[Card], draws_to: int
) -> None:
    expected = by_every_order(tuple(cards), draws_to, rules)
    assert shown(tuple(cards), draws_to, rules) == expected


def test_first_two_cards_are_as_counted_by_hand() -> None:
    two = two_cards(Deck(PLAIN))
    # A seven and a figure, either first: 2 x 4 x 12 of 40 x 39 ordered pairs.
    assert two.natural == Fraction(2 * 4 * 12, 40 * 39) == Fraction(4, 65)
    assert two.pair_of_sevens == Fraction(4 * 3, 40 * 39)
    assert two.wild_natural == 0
    wild = two_cards(Deck(CASINO))
    # Sevens with the 11 other figures, the wild king with 11 figures, and with 4 sevens.
    assert wild.natural == Fraction(4 * 11 + 11 + 4, comb(40, 2))
    assert wild.wild_natural == Fraction(4, comb(40, 2))


def test_figures_in_a_row_are_as_counted_by_hand() -> None:
    chances = figures_in_a_row(Deck(PLAIN))
    assert chances[:3] == [
        Fraction(12, 40),
        Fraction(12 * 11, 40 * 39),
        Fraction(12 * 11 * 10, 40 * 39 * 38),
    ]
    assert len(chances) == 12
    assert chances[-1] == Fraction(1, comb(40, 12))
    assert figures_in_a_row(Deck(CASINO)) == chances  # a wild king is a king


def test_the_next_card_of_one_card_is_as_counted_by_hand() -> None:
    deck = Deck(PLAIN)
    seven = deck.hand_of(parse_cards("7o"))
    coming = next_card(deck, seven)
    assert coming.totals == {15: Fraction(12, 39)}
    assert coming.bust == Fraction(27, 39)
    by_hand = bust_next_by_hand(deck)
    assert by_hand[seven] == Fraction(27, 39)
    assert by_hand[deck.hand_of(parse_cards("6o"))] == Fraction(23, 39)  # all from 2 to 7
    # 5 as one card: 3 to 7 are 20 less one; as 4 and 1: 20 less one of 38.
    fives = bust_next(deck)[10]
    assert fives.least == Fraction(19, 39)
    assert by_hand[deck.hand_of(parse_cards("4o 1o"))] == Fraction(19, 38)
    assert fives.least < fives.chance < fives.most


@pytest.mark.parametrize("rules", ALL_RULES, ids=lambda rules: str(rules.ruleset))
def test_bust_by_the_next_card_is_that_of_every_order(rules: Rules) -> None:
    cards = parse_cards("7o 12o 4o 1o 10c 2c 3c")
    orders = list(permutations(cards))
    found = bust_next(Deck(rules, cards))
    seen = set()
    for total in range(1, 15):
        reached = busts = 0
        for order in orders:
            hand = next(
                (order[:many] for many in range(1, 8) if counted(order[:many], rules) >= total), ()
            )
            if hand and counted(hand, rules) == total and len(hand) < len(order):
                reached += 1
                busts += ends(order[: len(hand) + 1], rules) == "bust"
        if reached:
            seen.add(total)
            assert found[total].chance == Fraction(busts, reached), total
    assert seen <= set(found)


def test_standing_on_anything_leaves_the_first_card() -> None:
    ending = draw_to(Deck(PLAIN))[1]
    assert ending.bust == 0
    assert ending.totals == {1: Fraction(12, 40)} | {
        2 * rank: Fraction(4, 40) for rank in range(1, 8)
    }


def test_a_natural_is_met_by_who_draws_on_with_a_seven_or_a_figure() -> None:
    endings = draw_to(Deck(PLAIN))
    assert endings[15].natural == Fraction(4, 65)  # asks with a seven too
    assert endings[14].natural == Fraction(2, 65)  # stands with a seven, not with a figure


def test_a_wild_card_alone_has_to_ask_where_it_may_not_stand() -> None:
    draws = draw_to(Deck(CASINO), (1,))[1]
    may = draw_to(Deck(build_rules("sala", (), {"deck.wild_alone": "half"})), (1,))[1]
    # The wild card is first one time in 40, and makes 7½ with eleven figures and four sevens.
    assert draws.seven_and_a_half == Fraction(1, 40) * Fraction(15, 39)
    assert may.seven_and_a_half == 0


@pytest.mark.parametrize("name", RULESETS)
def test_every_distribution_sums_to_one(name: str) -> None:
    for ending in draw_to(Deck(build_rules(name))).values():
        assert sum(ending.totals.values()) + ending.bust + ending.pair_of_sevens == 1


def test_who_draws_to_more_is_bust_more_often() -> None:
    busts = [ending.bust for ending in draw_to(Deck(PLAIN)).values()]
    assert busts == sorted(busts)


def test_from_a_position_on_the_other_cards_alone_may_come() -> None:
    place = position(PLAIN, parse_cards("7o"), parse_cards("10c 3b"))
    # 37 cards are unseen, 11 of them figures.
    assert next_card(place.deck, place.hand).totals == {15: Fraction(11, 37)}
    endings = draw_to(place.deck, start=place.hand)
    assert endings[15].seven_and_a_half == Fraction(11, 37)
    assert endings[14].totals == {14: Fraction(1)}


def test_a_position_goes_on_as_every_order_of_the_rest_does() -> None:
    cards = parse_cards("12o 4o 7o 1o 10c 2c 3c")
    hand, rest = cards[:2], cards[2:]
    deck = Deck(PLAIN, cards)
    for draws_to in range(1, 16):
        orders = [hand + order for order in permutations(rest)]
        ended: Counter[str] = Counter()
        for order in orders:
            many = next(
                (n for n in range(2, 8) if counted(order[:n], PLAIN) >= draws_to), len(order)
            )
            ended[ends(order[:many], PLAIN)] += 1
        ending = draw_to(deck, (draws_to,), deck.hand_of(hand))[draws_to]
        found = {points(total): chance for total, chance in ending.totals.items()}
        found |= {"bust": ending.bust} if ending.bust else {}
        assert found == {name: Fraction(n, len(orders)) for name, n in ended.items()}


@pytest.mark.parametrize(
    ("hand", "seen", "code"),
    [
        ("", "", "odds_no_cards"),
        ("7o 1o", "", "odds_hand_bust"),
        ("7o 7c", "", "odds_hand_bust"),
        ("7o", "10c 7o", "odds_card_seen"),
    ],
)
def test_a_position_that_can_not_be_is_refused(hand: str, seen: str, code: str) -> None:
    with pytest.raises(SieteError) as refused:
        position(PLAIN, parse_cards(hand), parse_cards(seen))
    assert refused.value.code == code


def test_two_sevens_are_a_hand_where_they_count() -> None:
    place = position(SEVENS, parse_cards("7o 7c"))
    assert place.deck.ends[place.hand]


def test_the_bank_card_can_not_be_elsewhere_too() -> None:
    with pytest.raises(SieteError) as refused:
        position(CASINO, parse_cards("7o"), parse_cards("3c"), parse_card("3c"))
    assert refused.value.params == {"card": CODE_OF[parse_card("3c")]}


@pytest.mark.parametrize("text", ["0", "8", "5.25", "five", "", "7.50", "-1", "٥"])
def test_what_is_no_total_is_refused(text: str) -> None:
    with pytest.raises(SieteError) as refused:
        parse_total(text)
    assert refused.value.code == "odds_total"


def test_totals_are_read_as_they_are_written() -> None:
    assert [parse_total(points(total)) for total in range(1, 16)] == list(range(1, 16))
    assert parse_total("5.0") == 10


def test_a_deck_of_no_cards_is_refused() -> None:
    with pytest.raises(SieteError) as refused:
        Deck(PLAIN, ())
    assert refused.value.code == "odds_deck"


def test_the_number_of_deals_is_that_of_all_orders() -> None:
    # Of the hands of who asks for a second card and no more, every ordered pair is one.
    ending = draw_to(Deck(PLAIN), (15,))[15]
    assert ending.natural * perm(40, 2) == 2 * 4 * 12
