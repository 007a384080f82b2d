"""The best reply to a banker who draws to a total, against the engine and what is published."""

from fractions import Fraction

import pytest

from siete.cards import parse_card, parse_cards
from siete.errors import SieteError
from siete.odds.deck import Deck
from siete.odds.position import advice, position
from siete.odds.reply import Reply
from siete.odds.split_bounds import bounds_of_hand
from siete.odds.turn import Game
from siete.rules import Rules, build_rules
from tests.odds.search import best, drawing

ONE_HAND = {"split.max_hands": 1}

# Rules, the cards of a small deck, and the total to which the banker draws, in half points.
SMALL = {
    "plain": (build_rules("sette_e_mezzo"), "7o 12o 4o 5o 1o 6c 3c", 10),
    "sevens": (build_rules("eptamisi", ("sevens", "royal")), "7o 7c 12o 4o 5o 1o", 12),
    "casino": (build_rules("sala"), "7o 12o 4o 5o 11o 2c", 10),
    "live": (build_rules("sala", ("live",)), "7o 12o 3o 5o 11o 5c", 10),
    "wild any": (build_rules("sette_e_mezzo", ("wild_any",)), "12o 4o 11o 5o 7c 3c", 9),
    "raises, muerta, passing, burning": (
        build_rules("set_i_mig", (), ONE_HAND),
        "7o 12o 4o 5o 3o 4c 6o 6c",
        10,
    ),
    "raises, exposed": (build_rules("sete_e_meio"), "7o 12o 4o 5o 1o 6c", 10),
    "fixed": (build_rules("siete_y_media", ("piedrahita",), ONE_HAND), "7o 12o 4o 5o 1o 6c", 8),
    "muerta, natural beats": (
        build_rules("sala", ("triple", "royal_double"), {"specials.muerta": "yes"}),
        "7o 7c 12o 11o 4o 5o",
        11,
    ),
    "raises half a step": (
        build_rules(
            "eptamisi", ("emblee",), {"bets.raise": "yes", "bets.max": "2.5", "bets.step": "0.5"}
        ),
        "7o 12o 4o 5o 1o 6c",
        10,
    ),
}


def reply(rules: Rules, text: str, banker_draws_to: int) -> Reply:
    return Reply(Deck(rules, parse_cards(text)), banker_draws_to)


@pytest.mark.parametrize(("rules", "text", "total"), SMALL.values(), ids=SMALL)
def test_the_best_reply_wins_what_the_best_play_of_the_engine_wins(
    rules: Rules, text: str, total: int
) -> None:
    found = reply(rules, text, total)
    assert found.value == best(rules, parse_cards(text), total)
    assert found.bounds == (found.value, found.value)


@pytest.mark.parametrize(("rules", "text", "total"), SMALL.values(), ids=SMALL)
def test_drawing_to_a_total_wins_what_it_wins_in_the_engine(
    rules: Rules, text: str, total: int
) -> None:
    found = reply(rules, text, total)
    for draws_to in (1, 6, 10, 13, 15):
        assert found.draw_to[draws_to] == drawing(rules, parse_cards(text), draws_to, total)


@pytest.mark.parametrize("name", ["sette_e_mezzo", "sala", "set_i_mig", "sete_e_meio"])
def test_who_looks_at_more_wins_no_less(name: str) -> None:
    found = Reply(Deck(build_rules(name)), 10)
    for draws_to in found.draw_to.values():
        assert draws_to <= found.by_threshold
    assert found.by_threshold <= found.by_totals <= found.value


def test_the_casino_keeps_what_is_printed() -> None:
    """99.68 % is printed for a player by totals: 99.6877 % comes of the best total to draw to."""
    found = Reply(Deck(build_rules("sala")), 10)
    returned = 100 * (1 + found.by_threshold)
    assert Fraction("99.68") < returned < Fraction("99.69")
    assert 100 * (1 + found.by_totals) > Fraction("99.72")
    assert 100 * (1 + found.value) > Fraction("99.82")


def test_standing_from_five_is_best_where_seven_and_a_half_is_paid_double() -> None:
    """The published advice against a banker who draws to 5."""
    assert Reply(Deck(build_rules("siete_y_media")), 10).stand_from == {None: 10}
    assert Reply(Deck(build_rules("sette_e_mezzo")), 10).stand_from == {None: 8}


def test_a_banker_follows_the_rules_first() -> None:
    found = Reply(Deck(build_rules("sala")), 13)
    assert found.game.banker_draws_to == 10


def test_choices_are_those_of_hands_that_come_about() -> None:
    found = Reply(Deck(build_rules("sette_e_mezzo")), 10)
    choices = {choice.hand: choice for choice in found.choices()}
    one = choices[found.deck.hand_of(parse_cards("1o"))]
    assert one.chance == Fraction(4, 40)
    assert one.best == "hit"
    assert one.options["hit"] > one.options["stand"]
    five = choices[found.deck.hand_of(parse_cards("1o 4c"))]
    assert five.chance == Fraction(4, 40) * Fraction(4, 39)  # with the 4 first one stands
    singles = [choices[int(hand)] for hand in found.deck.single]
    assert sum(each.chance for each in singles) == 1
    assert sum(each.chance * each.options[each.best] for each in singles) == found.value


def test_every_option_of_a_first_card_has_its_worth() -> None:
    found = Reply(Deck(build_rules("set_i_mig")), 10)
    options = {
        found.deck.code(kind): set(choice.options)
        for kind, hand in enumerate(found.deck.single)
        for choice in found.choices()
        if choice.hand == hand
    }
    assert options["3o"] == {"stand", "hit", "hit_raise", "pass"}
    assert options["4o"] == {"stand", "hit", "hit_raise", "burn"}
    assert options["7o"] == {"stand", "hit", "hit_raise", "muerta", "muerta_raise"}


MORE = [
    ("sette_e_mezzo", {}, {"pay.seven_and_a_half": "2"}),
    ("sette_e_mezzo", {}, {"pay.natural": "2"}),
    ("sette_e_mezzo", {"specials.pair_of_sevens": "yes"}, {"pay.pair_of_sevens": "3"}),
    ("sala", {}, {"pay.wild_natural": "1.5"}),
    ("set_i_mig", {}, {"pay.muerta": "9"}),
    ("sette_e_mezzo", {}, {"pay.ties": "push"}),
    ("sette_e_mezzo", {"pay.ties": "push"}, {"pay.ties": "push_all"}),
    ("sette_e_mezzo", {}, {"first_card.burn_on": "4"}),
    ("sette_e_mezzo", {}, {"first_card.pass_on": "3"}),
    ("sete_e_meio", {"bets.raise": "no"}, {"bets.raise": "yes"}),
    ("sete_e_meio", {}, {"bets.max": "20"}),
    ("set_i_mig", {"specials.muerta": "no"}, {"specials.muerta": "yes"}),
]


@pytest.mark.parametrize(("name", "less", "more"), MORE)
def test_what_only_helps_the_player_never_costs(
    name: str, less: dict[str, str], more: dict[str, str]
) -> None:
    with_less = Reply(Deck(build_rules(name, (), less)), 10).value
    assert Reply(Deck(build_rules(name, (), less | more)), 10).value >= with_less


def test_rules_that_pay_more_than_fits_a_number_of_64_bits_are_exact() -> None:
    cards = parse_cards("7o 12o 4o 5o 1o 6c")
    rules = build_rules("sette_e_mezzo", (), {"pay.seven_and_a_half": "999999999999.000001"})
    assert Reply(Deck(rules, cards), 10).value == best(rules, cards, 10)


def test_burning_on_and_on_has_bounds() -> None:
    rules = build_rules("sette_e_mezzo", (), {"first_card.burn_on": "1-2-3-4-5-6"})
    found = Reply(Deck(rules), 10)
    four = Reply(Deck(build_rules("sette_e_mezzo", (), {"first_card.burn_on": "4"})), 10)
    lower, upper = found.bounds
    assert four.value < lower < upper < 1


def test_a_player_alone_is_refused() -> None:
    with pytest.raises(SieteError) as refused:
        Game(Deck(build_rules("sala"), parse_cards("7o")), 10)
    assert refused.value.code == "odds_deck"


# Splitting: decks that are large enough for no stock to run out, which is left out of the bounds.
SPLIT = {
    "pair": (
        build_rules("sette_e_mezzo", ("split",)),
        "12o 11o 7o 7c 7e 6o 6c 5o 5c 5e 4o",
    ),
    "run, two hands": (
        build_rules("siete_y_media", (), {"split.max_hands": 2}),
        "12o 11o 10o 7o 7c 7e 6o 6c 6e 5o 5c",
    ),
    # At a stake of 10 it is best to stand with the first figure, so that the next hand opens one.
    "run, three hands": (
        build_rules("siete_y_media", (), {"split.max_hands": 3, "cards.draws": "up"}),
        "12o 11o 10o 7o 7c 7e 6o 6c 6e",
    ),
    "wild": (
        build_rules("siete_y_media", ("wild",), {"bets.max": 3}),
        "12o 11o 7o 7c 7e 6o 6c 6e 5o 5c 5e",
    ),
    "raises, one double": (
        build_rules("set_i_mig", (), {"first_card.burn_on": "none"}),
        "12o 11o 7o 7c 7e 6o 6c 5o 5c 5e",
    ),
}


@pytest.mark.parametrize(("rules", "text"), SPLIT.values(), ids=SPLIT)
def test_the_best_play_with_several_hands_lies_within_the_bounds(rules: Rules, text: str) -> None:
    found = reply(rules, text, 10)
    lower, upper = found.bounds
    won = best(rules, parse_cards(text), 10)
    assert found.value < lower <= won <= upper
    assert upper - lower < Fraction(1, 30)


@pytest.mark.long
def test_the_best_play_with_three_hands_lies_within_the_bounds() -> None:
    text = "12o 11o 10o 7o 7c 7e 6o 6c 6e 5o 5c 5e"
    for rules in (
        build_rules("siete_y_media", (), {"bets.max": 3}),
        build_rules("eptamisi", ("splits",)),
    ):
        lower, upper = reply(rules, text, 10).bounds
        assert lower <= best(rules, parse_cards(text), 10) <= upper


@pytest.mark.parametrize(
    ("name", "variants"),
    [("sette_e_mezzo", ("split",)), ("siete_y_media", ()), ("eptamisi", ("splits",))],
)
def test_bounds_of_splitting_are_narrow(name: str, variants: tuple[str, ...]) -> None:
    found = Reply(Deck(build_rules(name, variants)), 10)
    lower, upper = found.bounds
    assert found.value < lower <= upper < lower + Fraction(1, 100)


def test_a_position_is_worth_what_its_part_of_the_best_reply_is() -> None:
    rules = build_rules("sala")
    found = Reply(Deck(rules), 10)
    bank = parse_card("5c")
    place = position(rules, parse_cards("4o 1o"), (), bank)
    known = advice(place, 10)
    (choice,) = (
        each
        for each in found.choices(found.deck.kind_of[bank])
        if each.hand == found.deck.hand_of(place.cards)
    )
    assert (known.options, known.best) == (choice.options, choice.best)


def test_a_hidden_bank_card_is_any_that_was_not_seen() -> None:
    rules = build_rules("sette_e_mezzo")
    cards = parse_cards("7o 12o 4o 5o 1o 6c 3c")
    place = position(rules, cards[:1], [card for card in range(40) if card not in cards])
    # 7 against the banker's 12, 4, 5, 1, 6 or 3, who draws to 5 from the others.
    known = advice(place, 10)
    deck = Deck(rules, cards)
    (choice,) = (each for each in Reply(deck, 10).choices() if each.hand == deck.hand_of(cards[:1]))
    assert known.options == choice.options


def test_a_figure_that_may_split_has_bounds() -> None:
    rules = build_rules("siete_y_media")
    known = advice(position(rules, parse_cards("12o")), 10)
    assert known.options["hit"] < known.bounds.lower <= known.bounds.upper
    four = advice(position(rules, parse_cards("4o")), 10)
    assert four.bounds == (four.options[four.best],) * 2


def test_a_card_that_may_be_changed_for_a_figure_has_bounds_too() -> None:
    rules = build_rules("sette_e_mezzo", ("burn", "split"))
    game = Game(Deck(rules), 10)
    hand = game.deck.hand_of(parse_cards("4o"))
    lower, upper = bounds_of_hand(game, None, hand)
    burning = advice(position(rules, parse_cards("4o")), 10).options["burn"]
    assert burning < lower <= upper


def test_two_players_of_no_card_are_refused() -> None:
    rules = build_rules("sala")
    seen = [card for card in range(40) if card != parse_card("7o")]
    with pytest.raises(SieteError) as refused:
        advice(position(rules, parse_cards("7o"), seen), 10)
    assert refused.value.code == "odds_no_banker"
