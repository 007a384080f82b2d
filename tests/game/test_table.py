"""Between rounds and before the deal: what is refused and why, and what changes."""

import pytest

from siete.amounts import CHIP
from siete.errors import SieteError
from siete.game import (
    BEGIN,
    DEALER,
    DEALS,
    RESHUFFLE,
    IllegalAction,
    apply,
    legal,
    new_table,
    settlement,
    to_act,
)
from siete.game.actions import Begin, Bid, High, Join, Lot, Lower, Offer, Out, Pick, Ready
from siete.game.between.engine import may_join
from siete.game.events import BankPassed, DrawAgain, Reshuffled, SatOut
from siete.rules import build_rules
from tests.driving import Scripted

THREE = ("Ana", "Blai", "Carme")
FOUR = (*THREE, "Dani")


class TestSittingDown:
    def test_names_are_checked_and_there_once(self) -> None:
        rules = build_rules("set_i_mig")
        for names, code in (
            (("Ana", "Ana"), "name_taken"),
            (("Ana", "A\u0301na", "\u00c1na"), "name_taken"),
            (("Ana", "\x1b[31m"), "no_name"),
            (("Ana",), "players_number"),
            (tuple("ABCDEFGHIJKLM"), "players_number"),
        ):
            with pytest.raises(SieteError) as error:
                new_table(rules, names)
            assert error.value.code == code

    def test_a_seat_is_taken_last_or_after_another(self) -> None:
        seated = Scripted("set_i_mig", THREE).do("Dani join", "Elsa join after Ana")
        assert [seated.table.names[seat] for seat in seated.table.order] == [
            "Ana",
            "Elsa",
            "Blai",
            "Carme",
            "Dani",
        ]

    def test_who_comes_back_has_the_old_number_and_balance(self) -> None:
        seated = Scripted("sette_e_mezzo", THREE, "6o 5o 4o").deal()
        seated.do("Blai bet 1", "Carme bet 1", "Blai stand", "Carme stand", "Ana stand")
        seated.do("Blai leave", "Blai join after Carme")
        assert seated.table.number_of("Blai") == 1
        assert seated.table.order == (0, 2, 1)
        assert seated.table.balances == (-2 * CHIP, CHIP, CHIP)

    def test_who_may_not_join(self) -> None:
        seated = Scripted("set_i_mig", THREE, options={"table.players": "2-3"})
        assert not may_join(seated.table)
        assert seated.refuses("Dani join", "table_full").params["seat"] == "Dani"
        seated.refuses("Blai join", "name_taken")
        seated.do("Blai leave")
        assert may_join(seated.table)
        for after in (9, -7):
            with pytest.raises(IllegalAction) as error:
                apply(seated.table, Join(-1, "Dani", after))
            assert error.value.code == "no_such_seat"
        with pytest.raises(IllegalAction) as error:
            apply(seated.table, Join(0, "Dani"))
        assert error.value.code == "not_allowed"
        with pytest.raises(IllegalAction) as error:
            apply(seated.table, Join(-1, "\u200b"))
        assert error.value.code == "no_name"
        seated.deal()
        seated.refuses("Dani join", "not_between_rounds")
        assert not may_join(seated.table)

    def test_twelve_seats_are_the_most_also_while_some_sit_out(self) -> None:
        names = tuple(f"P{number}" for number in range(12))
        seated = Scripted("set_i_mig", names).do("P3 out")
        seated.refuses("Dani join", "table_full")

    def test_the_last_seat_stays(self) -> None:
        seated = Scripted("set_i_mig", ("Ana", "Blai")).do("Blai leave")
        seated.refuses("Ana leave", "last_seat")
        assert to_act(seated.table) == ()
        with pytest.raises(IllegalAction) as error:
            apply(seated.table, BEGIN)
        assert error.value.code == "players_number"

    def test_a_banker_who_leaves_hands_the_bank_to_the_next(self) -> None:
        seated = Scripted("set_i_mig", THREE).do("Blai out", "Ana leave")
        assert seated.table.banker == seated.table.number_of("Carme")
        assert BankPassed(2, "left") in seated.said


class TestSittingOut:
    def test_who_may_not_and_why(self) -> None:
        seated = Scripted("set_i_mig", THREE)
        seated.refuses("Ana out", "banker_stays")
        seated.refuses("Blai in", "is_in")
        seated.do("Blai out")
        seated.refuses("Blai out", "is_out")
        seated.refuses("Carme out", "too_few_left")
        seated.refuses("Blai bid 3", "not_allowed")

    def test_a_full_table_has_no_room_for_who_comes_back(self) -> None:
        seated = Scripted("set_i_mig", THREE, options={"table.players": "2-3"})
        seated.do("Blai out", "Dani join")
        seated.refuses("Blai in", "table_full")

    def test_it_is_open_until_the_deal_and_the_stake_comes_back(self) -> None:
        seated = Scripted("sette_e_mezzo", THREE, "6o 5o").begin()
        seated.do("Carme bet 4", "Carme lower", "Carme out", "Blai bet 1")
        assert SatOut(2) in seated.said
        seated.until_seats_act()
        seated.refuses("Blai out", "not_allowed")
        seated.do("Blai stand", "Ana stand")
        assert seated.table.balances == (-CHIP, CHIP, 0)
        assert seated.table.away == (2,)

    def test_the_banker_never_asks_for_less(self) -> None:
        assert "lower" not in Scripted("set_i_mig", THREE).may("Ana")
        assert "lower" not in Scripted("set_i_mig", THREE).deal().may("Ana")

    def test_who_may_cut_may_sit_out_instead(self) -> None:
        seated = Scripted("set_i_mig", FOUR).begin()
        seated.do("Dani out")
        assert to_act(seated.table) == (2,)
        nobody = Scripted("sete_e_meio", THREE).begin()
        assert to_act(nobody.table) == (1, 2)
        nobody.do("Blai decline", "Carme out")
        assert nobody.table.phase == "round"

    def test_a_vote_goes_on_without_who_sits_out(self) -> None:
        seated = Scripted("set_i_mig", FOUR).begin().do("Dani decline", "Ana propose 2 6")
        seated.do("Blai accept", "Carme reject")
        assert (seated.table.low, seated.table.high) == (CHIP, 3 * CHIP)
        seated.do("Dani out")
        assert seated.table.proposal is None
        seated.refuses("Blai accept", "not_allowed")

    def test_the_pot_begins_with_the_next_who_is_present(self) -> None:
        seated = Scripted("sette_e_mezzo", THREE, "6o 5o", variants=["pot"]).begin()
        seated.do("Carme lower", "Blai out", "Carme bet 10", "Carme stand", "Ana stand")
        assert seated.table.balances == (-10 * CHIP, 0, 10 * CHIP)

    def test_stakes_after_the_deal_leave_out_who_sat_out_before_it(self) -> None:
        seated = Scripted("siete_y_media", FOUR, "6o 5o 4o").begin().act(Out(2))
        seated.do("Blai bet 1", "Dani bet 1")
        assert to_act(seated.table) == (1,)
        seated.refuses("Carme stand", "not_your_turn")

    def test_who_sat_out_has_no_stake_fixed_for_it(self) -> None:
        options = {"bets.form": "fixed", "bets.placed": "on_turn"}
        seated = Scripted("siete_y_media", FOUR, "6o 5o 4o", options=options).begin()
        seated.act(Ready(0)).act(Out(2))
        seated.do("Blai stand", "Dani stand", "Ana stand")
        assert seated.table.balances[2] == 0

    def test_the_last_player_of_a_pot_may_sit_out_too(self) -> None:
        seated = Scripted("sette_e_mezzo", FOUR, "6o 5o", variants=["pot"]).begin()
        seated.do("Dani out", "Blai bet 10", "Blai stand", "Ana stand")
        assert seated.table.balances[1] == 10 * CHIP
        assert seated.table.last is not None
        assert seated.table.last.hands[2] == ()

    def test_without_stakes_before_the_deal_it_is_open_too(self) -> None:
        seated = Scripted("siete_y_media", THREE, "6o 5o").begin()
        assert {choice.do for choice in legal(seated.table, 1)} == {"lower", "out"}
        seated.act(Lower(1)).act(Out(1)).until_seats_act()
        assert to_act(seated.table) == (2,)
        assert "out" not in seated.may("Carme")


class TestTheBank:
    def test_an_offer_stands_alone_until_it_is_answered(self) -> None:
        seated = Scripted("siete_y_media", THREE).do("Ana offer Blai 2.5")
        seated.refuses("Carme out", "answer_first")
        seated.refuses("Blai sell Ana", "answer_first")
        seated.refuses("Dani join", "not_between_rounds")
        assert to_act(seated.table) == (1,)
        seated.do("Blai decline")
        assert seated.table.banker == 0

    def test_a_bid_is_sold_to_who_made_it(self) -> None:
        seated = Scripted("siete_y_media", THREE).do("Carme bid 0.000000000001")
        seated.refuses("Ana sell Blai", "not_to_this_seat")
        seated.do("Ana sell Carme")
        assert seated.table.banker == 2
        assert seated.table.balances == (1, 0, -1)

    def test_what_is_no_offer(self) -> None:
        seated = Scripted("siete_y_media", THREE)
        seated.refuses("Ana offer Ana 3", "not_to_this_seat")
        seated.refuses("Blai offer Carme 3", "not_allowed")
        seated.do("Blai out")
        seated.refuses("Ana offer Blai 3", "not_to_this_seat")
        lonely = Scripted("siete_y_media", ("Ana", "Blai")).do("Blai leave")
        assert "offer" not in lonely.may("Ana")

    def test_prices_are_not_negative(self) -> None:
        table = Scripted("siete_y_media", THREE).table
        for action in (Offer(0, 1, -1), Bid(1, -1)):
            with pytest.raises(IllegalAction) as error:
                apply(table, action)
            assert error.value.code == "no_price"


class TestBeforeTheDeal:
    def test_each_choice_once_a_deal(self) -> None:
        seated = Scripted("set_i_mig", THREE).begin().do("Carme decline", "Ana tariff high")
        assert (seated.table.low, seated.table.high) == (2 * CHIP, 4 * CHIP)
        seated.refuses("Ana tariff traditional", "not_allowed")
        seated.do("Ana propose 1 9", "Blai reject", "Carme reject")
        seated.refuses("Ana propose 1 9", "not_allowed")

    def test_limits_that_are_none(self) -> None:
        seated = Scripted("set_i_mig", THREE).begin().do("Carme decline")
        seated.refuses("Ana tariff royal", "no_such_tariff")
        seated.refuses("Ana propose 5 2", "limits_not_allowed")
        seated.refuses("Ana propose 0 2", "limits_not_allowed")
        seated.refuses("Ana propose 1.5 2", "limits_not_allowed")
        seated.refuses("Ana stake 2", "not_allowed")
        seated.refuses("Blai tariff high", "not_allowed")

    def test_a_cut_leaves_a_card_on_each_side(self) -> None:
        seated = Scripted("set_i_mig", THREE).begin()
        seated.refuses("Carme cut 0", "cut_not_allowed")
        seated.refuses("Carme cut 40", "cut_not_allowed")
        seated.refuses("Blai cut 3", "not_allowed")

    def test_a_fixed_stake_is_the_lowest_again_where_limits_leave_it_outside(self) -> None:
        options = {"bets.form": "fixed"}
        seated = Scripted("set_i_mig", THREE, options=options).begin().do("Carme decline")
        seated.refuses("Ana stake 9", "stake_not_allowed")
        seated.do("Ana stake 1", "Ana tariff high")
        assert seated.table.fixed == 2 * CHIP


class TestTheFirstBanker:
    def test_by_lot(self) -> None:
        table = new_table(build_rules("sette_e_mezzo"), THREE)
        assert to_act(table) == (DEALER,)
        assert legal(table, 0) == ()
        assert [choice.do for choice in legal(table, DEALER)] == ["lot"]
        with pytest.raises(IllegalAction):
            apply(table, Lot(DEALER, 9))
        with pytest.raises(IllegalAction):
            apply(table, BEGIN)
        table, _ = apply(table, Lot(DEALER, 2))
        assert table.banker == 2
        assert to_act(table) == (DEALER,)

    def test_by_drawing_the_lowest_card(self) -> None:
        seated = Scripted("set_i_mig", THREE, "5o 2c 7e", banker=-1)
        seated.refuses("Blai pick", "not_your_turn")
        seated.do("Ana pick", "Blai pick", "Carme pick", "Carme low", "Ana low")
        seated.refuses("Ana high", "not_your_turn")
        seated.do("Blai high")
        assert seated.table.banker == 1
        assert BankPassed(1, "drawn") in seated.said

    def test_cards_are_dealt_only_where_one_was_picked(self) -> None:
        table = new_table(build_rules("set_i_mig"), THREE)
        with pytest.raises(IllegalAction):
            apply(table, DEALS[3])
        table, _ = apply(table, Pick(0))
        table, _ = apply(table, DEALS[3])
        table, _ = apply(table, Pick(1))
        with pytest.raises(IllegalAction) as error:
            apply(table, DEALS[3])
        assert error.value.code == "card_not_in_stock"
        with pytest.raises(IllegalAction):
            apply(table, RESHUFFLE)

    def test_equal_cards_draw_again_and_again_until_the_stock_is_used_twice(self) -> None:
        table = new_table(build_rules("set_i_mig"), ("Ana", "Blai"))
        same = [rank + 10 * suit for rank in range(10) for suit in range(4)]
        events: list[object] = []
        voted = False
        for card in (*same, 0, 1):
            table, said = apply(table, Pick(to_act(table)[0]))
            events += said
            if [choice.do for choice in legal(table, DEALER)] == ["reshuffle"]:
                table, said = apply(table, RESHUFFLE)
                events += said
            table, said = apply(table, DEALS[card])
            events += said
            if table.phase == "vote" and not voted:
                voted = True
                for seat in (0, 1):
                    table, said = apply(table, High(seat))
                    events += said
        assert table.banker == 1
        assert sum(isinstance(event, DrawAgain) for event in events) == 20
        assert [event for event in events if isinstance(event, Reshuffled)] == [
            Reshuffled(DEALER, 40)
        ]


def test_one_contract_for_tables_and_rounds() -> None:
    seated = Scripted("sette_e_mezzo", ("Ana", "Bea"), "6o 5o").deal()
    round = seated.table.round
    assert round is not None
    assert to_act(round) == to_act(seated.table) == (1,)
    assert legal(round, 1) == legal(seated.table, 1)
    with pytest.raises(IllegalAction) as error:
        settlement(round)
    assert error.value.code == "round_not_over"
    with pytest.raises(IllegalAction):
        apply(seated.table, Begin(DEALER))


def test_a_seat_that_is_not_there_can_do_nothing() -> None:
    seated = Scripted("sette_e_mezzo", ("Ana", "Bea"))
    assert legal(seated.table, 5) == ()
    assert legal(seated.begin().table, 5) == ()
    seated = Scripted("sette_e_mezzo", THREE).do("Carme leave")
    seated.refuses("Carme out", "no_such_seat")
    with pytest.raises(IllegalAction) as error:
        apply(seated.table, Begin(0))
    assert error.value.code == "not_allowed"
    with pytest.raises(IllegalAction):
        seated.table.number_of("Nobody")
