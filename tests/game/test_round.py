"""The contract of a round: who acts, what is legal, what is refused and why."""

import pytest

from siete.amounts import CHIP
from siete.cards import parse_card
from siete.game import (
    DEALER,
    DEALS,
    RESHUFFLE,
    IllegalAction,
    apply,
    legal,
    settlement,
    start,
    to_act,
)
from siete.game.actions import Bet, Deal, Hit, Reshuffle, Stand
from siete.game.hands import class_of
from siete.game.round import Round
from siete.rules import BUST, NATURAL, PAIR_OF_SEVENS, WILD_NATURAL, Rules, build_rules
from tests.driving import Scripted

PLAIN = build_rules("sette_e_mezzo")


def started(rules: Rules = PLAIN, seats: int = 2) -> Round:
    round, _ = start(rules, tuple(range(seats)))
    return round


def dealt(*codes: str) -> Round:
    round, _ = apply(started(), Bet(0, CHIP))
    for code in codes:
        round, _ = apply(round, DEALS[parse_card(code)])
    return round


def refused(round: Round, action: Bet | Deal | Hit | Reshuffle | Stand) -> str:
    with pytest.raises(IllegalAction) as error:
        apply(round, action)
    return error.value.code


def test_a_round_takes_the_limits_of_the_rules_unless_others_are_in_force() -> None:
    (bet, *_) = legal(started(), 0)
    assert (bet.low, bet.high) == (CHIP, 10 * CHIP)
    other, _ = start(PLAIN, (0, 1), limits=(2 * CHIP, 3 * CHIP))
    (bet, *_) = legal(other, 0)
    assert (bet.low, bet.high) == (2 * CHIP, 3 * CHIP)


def test_a_deck_must_have_a_card_for_every_seat() -> None:
    with pytest.raises(IllegalAction) as error:
        start(PLAIN, (0, 1, 2), deck=0b11)
    assert error.value.code == "too_few_cards"


def test_a_round_that_is_not_over_has_no_settlement() -> None:
    with pytest.raises(IllegalAction) as error:
        settlement(started())
    assert error.value.code == "round_not_over"


def test_the_dealer_deals_each_card_once_and_only_when_one_is_awaited() -> None:
    assert refused(started(), DEALS[0]) == "no_card_awaited"
    round = dealt("5o")
    assert to_act(round) == (DEALER,)
    assert [choice.do for choice in legal(round, DEALER)] == ["deal"]
    assert refused(round, DEALS[parse_card("5o")]) == "card_not_in_stock"
    assert refused(round, Deal(DEALER, 40)) == "no_such_card"
    assert refused(round, Deal(DEALER, -1)) == "no_such_card"
    assert refused(round, Deal(0, 3)) == "no_card_awaited"
    assert refused(round, RESHUFFLE) == "reshuffle_not_needed"
    assert legal(dealt("5o", "6o"), DEALER) == ()


def test_a_seat_that_is_not_in_the_round_can_do_nothing() -> None:
    assert legal(dealt("5o", "6o"), 7) == ()
    assert refused(dealt("5o", "6o"), Stand(7)) == "not_in_round"


def test_nobody_acts_for_another_or_while_a_card_is_awaited() -> None:
    assert refused(dealt("5o", "6o"), Stand(1)) == "not_your_turn"
    assert refused(dealt("5o"), Stand(0)) == "not_your_turn"
    assert refused(dealt("5o", "6o"), Bet(0, CHIP)) == "not_allowed"


def test_a_round_that_is_over_awaits_nobody() -> None:
    round, _ = apply(dealt("5o", "6o"), Stand(0))
    round, _ = apply(round, Stand(1))
    assert to_act(round) == ()
    assert legal(round, 0) == legal(round, 1) == legal(round, DEALER) == ()
    assert settlement(round).net == (-CHIP, CHIP)


def test_a_small_deck_of_a_test_is_a_deck_like_any_other() -> None:
    deck = sum(1 << parse_card(code) for code in ("5o", "6o", "1c"))
    round, _ = start(PLAIN, (0, 1), deck=deck)
    for action in (Bet(0, CHIP), DEALS[parse_card("5o")], DEALS[parse_card("6o")]):
        round, _ = apply(round, action)
    round, _ = apply(round, Hit(0))
    assert refused(round, DEALS[parse_card("7o")]) == "card_not_in_stock"
    round, _ = apply(round, DEALS[parse_card("1c")])
    assert round.stock == 0
    assert refused(round, Hit(0)) == "no_cards_left"


def test_where_no_card_is_left_and_none_is_gone_all_may_only_stand() -> None:
    rules = build_rules("sette_e_mezzo", (), {"table.players": "2-12"})
    deck = sum(1 << parse_card(code) for code in ("7o", "6o", "7c"))
    round, _ = start(rules, (0, 1, 2), deck=deck)
    for action in (Bet(0, CHIP), Bet(1, CHIP)):
        round, _ = apply(round, action)
    for code in ("7o", "6o", "7c"):
        round, _ = apply(round, DEALS[parse_card(code)])
    assert {choice.do for choice in legal(round, 0)} == {"stand"}


def test_a_reshuffle_comes_before_the_card_that_needs_it() -> None:
    deck = sum(1 << parse_card(code) for code in ("7o", "6o", "5c", "6c"))
    round, _ = start(PLAIN, (0, 1, 2), deck=deck)
    for action in (Bet(0, CHIP), Bet(1, CHIP)):
        round, _ = apply(round, action)
    for code in ("7o", "6o", "5c"):
        round, _ = apply(round, DEALS[parse_card(code)])
    round, _ = apply(round, Hit(0))
    round, _ = apply(round, DEALS[parse_card("6c")])  # bust: 7o and 6c are gone
    round, _ = apply(round, Hit(1))
    assert [choice.do for choice in legal(round, DEALER)] == ["reshuffle"]
    assert refused(round, DEALS[parse_card("7o")]) == "reshuffle_first"
    round, _ = apply(round, RESHUFFLE)
    assert round.stock == 2
    round, _ = apply(round, DEALS[parse_card("7o")])
    assert settlement(round).net == (-CHIP, -CHIP, 2 * CHIP)  # 6o and 7o: nobody is left


def test_classes_of_hands() -> None:
    wild = build_rules("sette_e_mezzo", ("wild", "triple"))
    cards = {code: parse_card(code) for code in ("7o", "7c", "12o", "12c", "5o")}
    assert class_of((cards["7o"], cards["12o"]), True, wild) == WILD_NATURAL
    assert class_of((cards["12c"], cards["12o"]), True, wild) == NATURAL
    assert class_of((cards["7o"], cards["7c"]), True, wild) == PAIR_OF_SEVENS
    assert class_of((cards["7o"], cards["5o"]), True, wild) == BUST
    assert class_of((cards["7o"], cards["12o"]), True, build_rules("sette_e_mezzo", ("wild",))) == (
        NATURAL
    )


class TestReasons:
    """Each refusal says why in its code."""

    def test_stakes(self) -> None:
        seated = Scripted("set_i_mig", ("Ana", "Blai", "Carme"), "6o 5o 5c").deal()
        seated.refuses("Carme bet 1", "not_your_turn")
        seated.refuses("Blai stand", "not_allowed")

    def test_a_stake_outside_the_limits_or_off_the_step(self) -> None:
        seated = Scripted("set_i_mig", ("Ana", "Blai"), "6o 5o")
        seated.deal()
        error = seated.refuses("Blai bet 4", "stake_not_allowed")
        assert error.params["low"] == "1"
        assert error.params["high"] == "3"
        seated.refuses("Blai bet 1.5", "stake_not_allowed")
        seated.refuses("Blai bet 0", "stake_not_allowed")

    def test_raises_and_faces(self) -> None:
        seated = Scripted("set_i_mig", ("Ana", "Blai"), "6o 5o 1o")
        seated.deal().do("Blai bet 2")
        seated.refuses("Blai hit raise 2", "raise_not_allowed")
        seated.refuses("Blai hit raise 4", "raise_not_allowed")
        seated.refuses("Blai hit hand 2", "no_such_hand")
        for odd in (Hit(1, hand=-1), Stand(1, hand=-2)):
            with pytest.raises(IllegalAction) as refused:
                apply(seated.table, odd)
            assert refused.value.code == "no_such_hand"
        seated.refuses("Blai stand", "lone_card_must_draw")
        seated.do("Blai hit raise 3")
        seated.refuses("Blai hit raise 4", "no_raise")
        plain = Scripted("sette_e_mezzo", ("Ana", "Bea"), "6o 5o 1o").deal().do("Bea bet 1")
        plain.refuses("Bea hit down", "face_not_allowed")
        plain.refuses("Bea hit raise 2", "no_raise")

    def test_first_cards(self) -> None:
        seated = Scripted("set_i_mig", ("Ana", "Blai"), "6o 5o 1o")
        seated.deal()
        seated.refuses("Blai pass", "pass_needs_card")
        seated.do("Blai bet 1")
        seated.refuses("Blai pass", "pass_needs_card")
        seated.refuses("Blai burn", "burn_needs_card")
        seated.refuses("Blai muerta", "muerta_needs_seven")
        seated.refuses("Blai open 1", "no_figure_came")
        seated.refuses("Blai keep", "no_figure_came")
        seated.refuses("Blai bust", "not_bust")
        seated.refuses("Blai accept", "not_allowed")

    def test_a_muerta_is_raised_like_any_card(self) -> None:
        seated = Scripted("set_i_mig", ("Ana", "Blai"), "7o 5o 1o")
        seated.deal().do("Blai bet 1")
        seated.refuses("Blai muerta raise 9", "raise_not_allowed")

    def test_seven_and_a_half_stands(self) -> None:
        seated = Scripted("set_i_mig", ("Ana", "Blai"), "7o 5o 10o")
        seated.deal().do("Blai bet 1", "Blai hit")
        seated.refuses("Blai hit", "seven_and_a_half_stands")

    def test_hands_in_order(self) -> None:
        seated = Scripted("siete_y_media", ("Ana", "Blai"), "10o 5o 11o 6c").deal()
        seated.do("Blai bet 1", "Blai hit", "Blai open 2")
        seated.refuses("Blai hit hand 2", "hands_in_order")
        seated.refuses("Blai stand hand 2", "hands_in_order")

    def test_an_opened_hand_has_a_stake_within_bounds(self) -> None:
        seated = Scripted("sette_e_mezzo", ("Ana", "Bea"), "10o 5o 11o", variants=["split"])
        seated.deal().do("Bea bet 2", "Bea hit")
        seated.refuses("Bea open 3", "stake_not_allowed")

    def test_the_bank(self) -> None:
        seated = Scripted("sala", ("Ana", "Bea"), "3o 4o").deal().do("Bea bet 1")
        seated.refuses("Bea stand", "below_bank_card")
        wild = Scripted(
            "sette_e_mezzo",
            ("Ana", "Bea", "Cleo", "Dia"),
            "5o 6o 5c 12o 1o",
            options={"deck.wild": "12o", "deck.wild_alone": "draws"},
        ).deal()
        wild.do("Bea bet 1", "Cleo bet 1", "Dia bet 1", "Bea stand", "Cleo stand", "Dia stand")
        wild.refuses("Ana stand", "wild_alone_must_draw")
        wild.refuses("Ana hit down", "face_not_allowed")
        wild.refuses("Ana void", "void_needs_three")
