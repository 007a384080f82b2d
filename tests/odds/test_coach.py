"""What the coach says is right, and it says it of every choice at every decision."""

import math
import random
from collections import Counter
from fractions import Fraction
from math import isfinite

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from siete.amounts import CHIP
from siete.bots.bot import OPTIONAL
from siete.bots.guess import STANDS
from siete.cards import DECK, LIMIT, Card
from siete.game import DEALS, Choice, apply, legal, new_table, to_act
from siete.game import actions as act
from siete.game.events import HIDDEN
from siete.game.stages.stakes import start
from siete.game.view import View, told, view_of
from siete.odds.advice import Advice
from siete.odds.coach import advise, habits
from siete.odds.coach.acting import action_of
from siete.odds.coach.memory import remembered
from siete.odds.coach.review import Decided, cost_of, review
from siete.odds.coach.seen import UNSURE
from siete.odds.deck import Deck
from siete.rules import RULESETS, Rules, build_rules
from tests.odds.situations import (
    BANKER,
    PLAYER,
    Dealing,
    against_a_rule,
    before_a_hidden_card,
    truth,
)
from tests.properties.effort import examples, report
from tests.properties.moves import allowed
from tests.properties.playing import Play
from tests.strategies import valid_rules

# Against every card


@pytest.mark.parametrize("seed", range(24))
def test_a_player_s_choices_are_worth_what_every_card_tried_says(seed: int) -> None:
    situation = against_a_rule(random.Random(seed))
    if situation is None:
        return
    exact = truth(situation, PLAYER)
    advice = advise(situation.view, situation.choices, situation.remembered)
    assert {worth.do for worth in advice.worths} == set(exact)
    for worth in advice.worths:
        assert worth.worth == pytest.approx(float(exact[worth.do]), abs=1e-8)
        assert worth.sort == "exact"
    assert "bank_by_rule" in advice.assumes


@pytest.mark.parametrize("seed", range(12))
def test_the_bank_s_choices_weigh_a_hidden_card_by_who_would_stand_with_it(seed: int) -> None:
    """Most stand by the total alone, the sharp ones by what it is worth to them."""

    def likely(rules: Rules, card: Card, total: int) -> Fraction:
        deck = Deck(rules)
        kind = deck.kind_of[card]
        sharp = habits.habits_of(rules, rules.bets_min, rules.bets_max, HIDDEN)
        bluffs = Fraction(float(sharp.stands[0, deck.single[kind], kind]))
        share = Fraction(habits.SHARP)
        return (1 - share) * Fraction(STANDS[total], 100) + share * bluffs

    situation = before_a_hidden_card(random.Random(seed), likely)
    assert situation is not None
    exact = truth(situation, BANKER)
    advice = advise(situation.view, situation.choices, situation.remembered)
    for worth in advice.worths:
        assert worth.worth == pytest.approx(float(exact[worth.do]), abs=1e-8)
        assert worth.error == 0


@pytest.mark.parametrize("ruleset", ["sette_e_mezzo", "eptamisi", "siete_y_media"])
def test_who_is_sharp_stands_the_likelier_the_more_it_is_worth(ruleset: str) -> None:
    """By what the coach tells that player of the very same card."""
    rules = build_rules(ruleset, (), {"bets.placed": "before_deal", "split.max_hands": 1})
    deck = Deck(rules)
    sharp = habits.habits_of(rules, rules.bets_min, rules.bets_max, HIDDEN)
    for kind, each in enumerate(deck.kinds):
        card = each.cards[0]
        dealing = Dealing(rules, list(DECK), PLAYER)
        for action in (act.Bet(PLAYER, rules.bets_min), DEALS[card], DEALS[(card + 1) % 40]):
            dealing.do(action)
        advice = advise(dealing.view, legal(dealing.round, PLAYER))
        worths = {worth.do: worth.worth for worth in advice.worths}
        more = (worths["stand"] - worths["hit"]) / habits.NEAR
        expected = max(1 / (1 + math.exp(-more)), UNSURE)
        assert sharp.stands[0, deck.single[kind], kind] == pytest.approx(expected, abs=1e-6)


def test_a_bank_that_some_would_bluff_has_less_reason_to_ask() -> None:
    """With a 5, against one card that lies hidden and stood: a low one loses to a 5 as it is."""
    # The cards by their half points, without the 5 of the bank. If all stood by their total alone,
    # the bank would ask: also if it has to stand after one card, and with 7½ there is no more.
    cards = {1: 12, 2: 4, 4: 4, 6: 4, 8: 4, 10: 3, 12: 4, 14: 4}
    stood = {total: Fraction(STANDS[total] * many, 100) for total, many in cards.items()}

    def paid(bank: int, player: int) -> int:
        return 1 if player <= bank <= LIMIT else -1

    as_it_is = sum(weight * paid(10, player) for player, weight in stood.items())
    with_a_card = sum(
        weight * Fraction(many - (card == player), 38) * paid(10 + card, player)
        for player, weight in stood.items()
        for card, many in cards.items()
    )
    assert as_it_is < with_a_card

    rules = build_rules("sette_e_mezzo")
    round, events = start(rules, (PLAYER, BANKER))
    limits = (rules.bets_min, rules.bets_max)
    view = View(BANKER, rules, ("Ana", "Blai"), (0, 1), (), (0, 0), BANKER, *limits, 0)
    for action in (act.Bet(PLAYER, CHIP), act.Deal(-1, 9), act.Deal(-1, 4), act.Stand(PLAYER)):
        view = told(view, events)
        round, events = apply(round, action)
    view = told(view, events)
    by_do = {each.do: each.worth for each in advise(view, legal(round, BANKER)).worths}
    assert by_do["hit"] < by_do["stand"]


def test_the_chance_of_a_bust_counts_the_cards_not_seen() -> None:
    """With a 6: of the 39 others the figures and the four aces are no bust."""
    rules = build_rules("sette_e_mezzo")
    table = Play(rules, 2, random.Random(0), banker=1)
    while not any(choice.do == "hit" for choice in legal(table.table, PLAYER)):
        if to_act(table.table) == (PLAYER,):
            table.do(act.Bet(PLAYER, CHIP))
        elif table.table.round is not None and not table.table.round.dealt:
            table.do(act.Deal(-1, 5))  # the six of coins
        else:
            table.do(table.any_action(10**6))
    advice = advise(table.views[PLAYER], legal(table.table, PLAYER))
    assert advice.bust == pytest.approx(1 - 16 / 39)


# At every decision


def checked(table: Play, seat: int) -> Advice:
    choices = legal(table.table, seat)
    advice = advise(table.views[seat], choices)
    names = [choice.do for choice in choices for _ in (choice.names or ("",))]
    assert [worth.do for worth in advice.worths] == names
    for worth in advice.worths:
        assert all(map(isfinite, (worth.worth, worth.error, worth.least, worth.most)))
        assert abs(worth.worth) < 10**7
        assert worth.error >= 0
    asked = [worth for worth in advice.worths if worth.do not in OPTIONAL]
    if asked:
        best = advice.worths[advice.best]
        assert best.worth == max(worth.worth for worth in asked)
        assert allowed(table.table, action_of(best, seat)), (best, choices)
    assert advice.bust == -1 or 0 <= advice.bust <= 1
    assert msgspec.json.decode(msgspec.json.encode(advice), type=Advice) == advice
    return advice


def test_every_choice_of_every_seat_has_its_worth_under_any_rules() -> None:
    counts: Counter[str] = Counter()

    def walk(table: Play, steps: int, optional: int) -> None:
        for step in range(steps):
            waiting = to_act(table.table)
            for seat in table.table.order:
                if legal(table.table, seat) and (seat in waiting or step % 8 == 0):
                    counts.update(worth.do for worth in checked(table, seat).worths)
            table.do(table.any_action(optional))

    @examples(20, 600)
    @given(valid_rules(), st.integers(0, 10), st.integers(0, 2**32))
    def check(rules: Rules, more: int, seed: int) -> None:
        luck = random.Random(seed)
        low, high = rules.table_players
        walk(Play(rules, min(low + more, high), luck, luck.choice((-1, 0))), 36, 12)

    check()
    for ruleset in ("siete_y_media", "set_i_mig"):
        walk(Play(build_rules(ruleset), 3, random.Random(1), banker=0), 200, 3)
    report("choices", counts)
    missing = {
        *("pick", "high", "low", "cut", "decline", "tariff", "propose", "accept", "reject"),
        *("ready", "stake", "valid", "void", "bet", "pass", "burn", "hit", "stand", "muerta"),
        *("open", "keep", "bust", "offer", "bid", "buy", "sell", "out", "in", "lower", "leave"),
    } - set(counts)
    assert missing == set()


@pytest.mark.parametrize("ruleset", list(RULESETS))
def test_twelve_seats_are_no_harder(ruleset: str) -> None:
    rules = build_rules(ruleset, (), {"table.players": "2-12"})
    table = Play(rules, 12, random.Random(3), banker=0)
    for _ in range(120):
        for seat in to_act(table.table):
            if seat >= 0:
                checked(table, seat)
        table.do(table.any_action(10**6))


# What it is worth to say


def test_where_nobody_can_know_anything_nothing_makes_a_difference() -> None:
    for phase in ("pick", "cut"):
        table = new_table(build_rules("set_i_mig"), ("Ana", "Blai"), -1 if phase == "pick" else 0)
        seat = to_act(table)[0]
        if seat < 0:
            from siete.game import BEGIN, apply

            table, _ = apply(table, BEGIN)
            seat = to_act(table)[0]
        asked = tuple(choice for choice in legal(table, seat) if choice.do not in OPTIONAL)
        advice = advise(view_of(table, seat), asked)
        assert "luck_alone" in advice.assumes
        assert len({worth.worth for worth in advice.worths}) == 1


def test_the_bank_is_worth_buying_below_a_price_and_not_above_it() -> None:
    rules = build_rules("sette_e_mezzo", (), {"bank.sale": "yes", "bank.passes": "stays"})
    table = new_table(rules, ("Ana", "Blai", "Carme"), banker=0)
    view = replace(view_of(table, 1), offer=(0, 1, 0))
    choices = (Choice("buy"), Choice("decline"))

    def gain(price: int) -> float:
        buy, decline = advise(replace(view, offer=(0, 1, price)), choices).worths
        return buy.worth - decline.worth

    assert gain(0) > 0 > gain(1000 * CHIP)
    assert gain(0) - gain(CHIP) == pytest.approx(1)
    (bid,) = [w for w in advise(replace(view, offer=None), legal(table, 1)).worths if w.do == "bid"]
    assert abs(gain(bid.amount)) < 2 * rules.bets_step / CHIP


def test_a_proposal_is_voted_on_by_what_the_new_limits_are_worth() -> None:
    rules = build_rules("sette_e_mezzo", (), {"bets.proposal": "yes"})
    table = new_table(rules, ("Ana", "Blai"), banker=0)
    view = replace(view_of(table, 1), proposal=(2 * CHIP, 20 * CHIP))
    accept, reject = advise(view, (Choice("accept"), Choice("reject"))).worths
    # Who plays against the bank here loses by it, and twice as much at twice the stakes.
    assert accept.worth < reject.worth < 0
    assert accept.worth == pytest.approx(2 * reject.worth)


def test_nothing_to_advise_on_is_refused() -> None:
    view = view_of(new_table(build_rules("sala"), ("Ana", "Blai"), banker=0), 1)
    with pytest.raises(ValueError, match="no choice"):
        advise(view, ())


# Afterwards


@pytest.mark.parametrize("seed", range(8))
def test_a_choice_costs_what_the_best_one_was_worth_more(seed: int) -> None:
    situation = against_a_rule(random.Random(100 + seed))
    if situation is None:
        return
    exact = truth(situation, PLAYER)
    for do in exact:
        choice = next(each for each in situation.choices if each.do == do)
        for action in actions_of(choice):
            cost = cost_of(Decided(situation.view, situation.choices, action, situation.remembered))
            assert cost.cost >= 0
            assert cost.cost >= float(max(exact.values()) - exact[do]) - 1e-8
    best = advise(situation.view, situation.choices, situation.remembered)
    taken = action_of(best.worths[best.best], PLAYER)
    found = review([Decided(situation.view, situation.choices, taken, situation.remembered)])
    assert found.total == 0


def actions_of(choice: Choice) -> list[act.Action]:
    match choice.do:
        case "hit":
            raises = {0, choice.low, choice.high} if choice.high else {0}
            return [
                act.Hit(PLAYER, face, choice.hand, amount)
                for face in choice.faces
                for amount in sorted(raises)
            ]
        case "stand":
            return [act.Stand(PLAYER, choice.hand)]
        case "muerta":
            return [act.Muerta(PLAYER)]
        case "pass":
            return [act.Pass(PLAYER)]
    raise AssertionError(choice)


def test_a_higher_stake_on_a_losing_card_costs_in_proportion() -> None:
    """Without raising a stake is worth so much a chip: three too many cost three times one."""
    rules = build_rules("siete_y_media", (), {"bets.step": 1})
    table = Play(rules, 2, random.Random(5), banker=1)
    while not (to_act(table.table) == (PLAYER,) and table.views[PLAYER].round):
        table.do(table.any_action(10**6))
    view, choices = table.views[PLAYER], legal(table.table, PLAYER)
    advice = advise(view, choices)
    assert [worth.do for worth in advice.worths] == ["bet"]

    def worth(amount: int) -> float:
        return review([Decided(view, choices, act.Bet(PLAYER, amount * CHIP))]).costs[0].taken.worth

    assert view.round is not None
    if not any(card % 10 > 6 for hand in view.round.hands[PLAYER] for card in hand.cards):
        assert worth(4) - worth(1) == pytest.approx(3 * (worth(2) - worth(1)), abs=1e-6)
    assert worth(10) == pytest.approx(advice.worths[0].most, abs=1e-6)


def test_what_luck_decides_is_not_numbered_among_the_decisions() -> None:
    pick = new_table(build_rules("set_i_mig"), ("Ana", "Blai"), -1)
    seat = to_act(pick)[0]
    luck = Decided(view_of(pick, seat), legal(pick, seat), act.Pick(seat))
    assert review([luck]).costs == ()
    table = Play(build_rules("sette_e_mezzo"), 2, random.Random(5), banker=1)
    while not (to_act(table.table) == (PLAYER,) and table.views[PLAYER].round):
        table.do(table.any_action(10**6))
    bet = Decided(table.views[PLAYER], legal(table.table, PLAYER), act.Bet(PLAYER, 10 * CHIP))
    (cost,) = review([luck, bet]).costs
    assert (cost.number, cost.taken.do) == (1, "bet")
    assert cost.cost > 0


# What a seat remembers


STAYS = {"bank.passes": "stays"}


def test_what_was_seen_in_earlier_rounds_is_known_until_the_cards_are_shuffled() -> None:
    known = 0
    for seed in range(8):
        luck = random.Random(seed)
        rules = build_rules("sette_e_mezzo", (), {"deck.shuffle": "when_needed", **STAYS})
        table = Play(rules, 3, luck, banker=0)
        for _ in range(90):
            table.do(table.any_action(10**6))
            said = [event for _, _, events in table.history for event in events]
            seen = table.views[1].round
            if table.table.round is None or seen is None or seen.reshuffles:
                continue
            earlier = remembered(said, 1)
            now = set(seen.seen)
            assert earlier | now == table.witness.knows(1)
            known += bool(earlier)
    assert known > 50
