"""Bots are worth playing against, and the price that they set on the bank is no gift."""

import random

import pytest
from msgspec.structs import replace

from siete.amounts import CHIP
from siete.bots import TEMPERAMENTS, make_bot
from siete.game import Choice, apply, legal, new_table
from siete.game.actions import Accept, Action, Bid, Buy, Decline, Offer, Reject, Sell
from siete.game.view import View, told, view_of
from siete.rules import build_rules
from tests.bots.table import Player, balances
from tests.properties.moves import OPTIONAL, any_action

RULESETS = ("set_i_mig", "siete_y_media", "sete_e_meio", "sette_e_mezzo", "sala")


def by_chance(seed: int) -> Player:
    """Somebody who does whatever is allowed, without a thought."""
    luck = random.Random(seed)

    def choose(view: View, choices: tuple[Choice, ...]) -> Action:
        asked = tuple(choice for choice in choices if choice.do not in OPTIONAL)
        return any_action(luck, view.viewer, luck.choice(asked))

    return choose


@pytest.mark.parametrize("temperament", TEMPERAMENTS)
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_bot_beats_a_player_who_plays_by_chance(temperament: str, ruleset: str) -> None:
    """Over 300 rounds with the bank and 300 against it."""
    rules = build_rules(ruleset, (), {"bank.passes": "stays", "bank.claimed_by": "none"})
    won = 0
    for bank in (0, 1):
        players = {0: make_bot(temperament, rules, bank).choose, 1: by_chance(bank)}
        won += balances(rules, players, 300, seed=bank, banker=bank)[0]
    assert won > 0


def answer(temperament: str, price: int, *, bid: bool) -> Action:
    """What a bot says to an offer of the bank, or to a bid for its own, at this price."""
    rules = build_rules("siete_y_media")
    table = new_table(rules, ("Ana", "Blai", "Carme"), banker=0)
    said: Action = Bid(1, price) if bid else Offer(0, 1, price)
    table, events = apply(table, said)
    seat = 0 if bid else 1
    view = told(view_of(table, seat), events)
    return make_bot(temperament, rules, 7).choose(view, legal(table, seat))


@pytest.mark.parametrize("temperament", TEMPERAMENTS)
def test_the_bank_is_bought_when_cheap_and_sold_when_dear(temperament: str) -> None:
    assert answer(temperament, CHIP // 10, bid=False) == Buy(1)
    assert answer(temperament, 50 * CHIP, bid=False) == Decline(1)
    assert answer(temperament, 50 * CHIP, bid=True) == Sell(0, 1)
    assert answer(temperament, CHIP // 10, bid=True) == Decline(0)
    assert answer(temperament, 0, bid=True) == Decline(0)


def test_a_bold_one_pays_more_for_the_bank_than_a_cautious_one() -> None:
    prices = [n * CHIP // 10 for n in range(1, 300)]

    def most(temperament: str) -> int:
        return max(p for p in prices if answer(temperament, p, bid=False) == Buy(1))

    assert most("bold") > 1.5 * most("cautious")


@pytest.mark.parametrize("temperament", TEMPERAMENTS)
def test_offers_and_bids_are_seldom_and_no_bot_would_laugh_at_them(temperament: str) -> None:
    rules = build_rules("siete_y_media")
    table = new_table(rules, ("Ana", "Blai", "Carme"), banker=0)
    for seat in (0, 1):
        view = view_of(table, seat)
        said = [
            make_bot(temperament, rules, seed).volunteer(view, legal(table, seat))
            for seed in range(400)
        ]
        made = [each for each in said if each is not None]
        assert 20 <= len(made) <= 90
        for each in made:
            assert isinstance(each, Bid if seat else Offer)
            assert CHIP // 10 <= each.price < 20 * CHIP
            apply(table, each)


def test_limits_are_voted_on_by_how_high_one_likes_to_play() -> None:
    rules = build_rules("set_i_mig")
    table = new_table(rules, ("Ana", "Blai"), banker=0)
    choices = (Choice("accept"), Choice("reject"))

    def vote(temperament: str, high: int) -> Action:
        view = replace(view_of(table, 1), proposal=(CHIP, high * CHIP))
        return make_bot(temperament, rules, 1).choose(view, choices)

    assert vote("cautious", 2) == vote("bold", 2) == Accept(1)
    assert vote("cautious", 6) == Reject(1)
    assert vote("bold", 6) == Accept(1)
    assert vote("bold", 50) == vote("varied", 50) == Reject(1)


def test_a_bot_is_not_asked_where_nothing_waits_for_it() -> None:
    rules = build_rules("siete_y_media")
    table = new_table(rules, ("Ana", "Blai"), banker=0)
    with pytest.raises(ValueError, match="no decision"):
        make_bot("bold", rules, 1).choose(view_of(table, 1), legal(table, 1))


def test_a_bot_that_was_made_to_sit_out_comes_back() -> None:
    rules = build_rules("sala")
    table = new_table(rules, ("Ana", "Blai", "Carme"), banker=0)
    out = next(choice for choice in legal(table, 1) if choice.do == "out")
    table, _ = apply(table, any_action(random.Random(1), 1, out))
    back = make_bot("varied", rules, 1).volunteer(view_of(table, 1), legal(table, 1))
    assert back is not None
    apply(table, back)
