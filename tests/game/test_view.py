"""What a seat sees: its own cards, what lies face up, and nothing else."""

from siete.amounts import CHIP
from siete.cards import format_cards, parse_card
from siete.game import ALL, HIDDEN, SPECTATOR, hears
from siete.game.actions import Ready
from siete.game.events import Dealt, Kept, PotIs, but
from siete.game.view import HandView, View, told, view_of
from tests.driving import Scripted

THREE = ("Ana", "Blai", "Carme")


def seen(seated: Scripted, name: str = "") -> View:
    """The view of a seat (nobody: of who only watches) from the beginning."""
    start = Scripted(seated.table.rules.ruleset, THREE).table
    viewer = seated.table.number_of(name) if name else SPECTATOR
    return told(view_of(start, viewer), seated.said)


def cards(hand: HandView) -> str:
    return " ".join("?" if card == HIDDEN else format_cards([card]) for card in hand.cards)


def hands(view: View, name: str) -> list[str]:
    assert view.round is not None
    return [cards(hand) for hand in view.round.hands[view.names.index(name)]]


def test_who_hears_what() -> None:
    mine = Dealt(1, 1, 5, "down", 1)
    theirs = Dealt(1, 1, HIDDEN, "down", but(1))
    public = Dealt(1, 1, 5, "up", ALL)
    kept = Kept(1, 1)
    assert [hears(seat, mine) for seat in (0, 1, SPECTATOR)] == [False, True, False]
    assert [hears(seat, theirs) for seat in (0, 1, SPECTATOR)] == [True, False, True]
    assert [hears(seat, public) for seat in (0, 1, SPECTATOR)] == [True, True, True]
    assert [hears(seat, kept) for seat in (0, 1, SPECTATOR)] == [False, True, False]


def test_a_first_card_is_its_holders_alone() -> None:
    seated = Scripted("set_i_mig", THREE, "6o 5o 4o").deal()
    assert hands(seen(seated, "Blai"), "Blai") == ["6o"]
    assert hands(seen(seated, "Blai"), "Carme") == ["?"]
    assert hands(seen(seated, "Ana"), "Ana") == ["4o"]
    assert hands(seen(seated), "Ana") == ["?"]
    view = seen(seated, "Blai")
    assert view.round is not None
    assert view.round.seen == (parse_card("6o"),)


def test_a_card_asked_for_face_down_turns_up_the_one_before() -> None:
    seated = Scripted("set_i_mig", THREE, "1o 5o 4o 2o 3o 1c").deal()
    seated.do("Blai bet 1", "Carme bet 1", "Blai hit down", "Blai hit up", "Blai hit down")
    seated.until_seats_act()
    assert hands(seen(seated, "Carme"), "Blai") == ["1o 2o 3o ?"]
    assert hands(seen(seated, "Blai"), "Blai") == ["1o 2o 3o 1c"]
    view = seen(seated)
    assert view.round is not None
    assert view.round.hands[1][0].faces == ("up", "up", "up", "down")


def test_a_bust_hand_is_shown_and_a_standing_one_only_at_settlement() -> None:
    seated = Scripted("set_i_mig", THREE, "6o 5o 4o 6c").deal()
    seated.do("Blai bet 1", "Carme bet 1", "Blai hit down")
    seated.until_seats_act()
    view = seen(seated, "Carme")
    assert hands(view, "Blai") == ["6o 6c"]
    assert view.round is not None
    assert view.round.hands[1][0].status == "bust"
    seated.do("Carme stand")
    assert hands(seen(seated), "Carme") == ["?"]
    assert hands(seen(seated), "Ana") == ["4o"]
    seated.do("Ana stand")
    over = seen(seated).round
    assert over is not None
    assert over.over
    assert over.net == {1: -CHIP, 2: CHIP, 0: 0}
    assert over.hands[2][0].why == "higher"
    assert over.hands[2][0].won == CHIP
    assert hands(seen(seated), "Carme") == ["5o"]
    assert seen(seated).balances == (0, -CHIP, CHIP)


def test_nobody_sees_the_card_of_a_muerta() -> None:
    seated = Scripted("set_i_mig", THREE, "7o 5o 4o 12o").deal()
    seated.do("Blai bet 1", "Carme bet 1", "Blai muerta raise 2").until_seats_act()
    for name in ("Ana", "Blai", "Carme", ""):
        view = seen(seated, name)
        assert hands(view, "Blai") == ["7o ?"]
        assert view.round is not None
        assert view.round.hands[1][0].stake == 2 * CHIP
    seated.do("Carme stand", "Ana stand")
    assert hands(seen(seated, "Carme"), "Blai") == ["7o 12o"]


def test_a_pass_does_not_show_the_card_and_a_burn_does() -> None:
    seated = Scripted("set_i_mig", THREE, "3o 4o 5o 2o").deal()
    seated.do("Blai pass", "Carme bet 1", "Carme burn").until_seats_act()
    view = seen(seated, "Ana")
    assert hands(view, "Blai") == ["?"]
    assert hands(view, "Carme") == ["?"]
    assert view.round is not None
    assert view.round.burnt == (parse_card("4o"),)
    assert view.round.hands[1][0].status == "passed"
    assert hands(seen(seated, "Carme"), "Carme") == ["2o"]


def test_a_stake_that_comes_back_is_gone_from_the_hand() -> None:
    seated = Scripted("set_i_mig", THREE, "3o 4o 5o").deal()
    seated.do("Blai bet 2", "Carme bet 1", "Blai pass")
    view = seen(seated)
    assert view.round is not None
    assert view.round.hands[1][0].stake == 0


def test_a_void_round_shows_the_bankers_card() -> None:
    seated = Scripted("set_i_mig", THREE, "5o 4o 3o").begin()
    seated.do("Carme decline", "Ana tariff high", "Ana propose 1 5", "Blai accept", "Carme accept")
    seated.act(Ready(0)).do("Ana void")
    view = seen(seated)
    assert hands(view, "Ana") == ["3o"]
    assert view.round is not None
    assert view.round.voided
    assert view.round.over
    assert (view.low, view.high) == (CHIP, 5 * CHIP)


def test_streets_lie_apart_and_their_figure_is_seen() -> None:
    seated = Scripted("set_i_mig", THREE, "10o 4o 5o 11o 12o").deal()
    seated.do("Blai bet 1", "Carme bet 1", "Blai hit down", "Blai open 2", "Blai hit down hand 2")
    seated.until_seats_act()
    assert hands(seen(seated, "Ana"), "Blai") == ["10o", "11o ?"]
    assert hands(seen(seated, "Blai"), "Blai") == ["10o", "11o 12o"]
    before = seen(seated, "Ana")
    seated.do("Blai keep")
    view = seen(seated, "Ana")
    assert view == before
    assert view.round is not None
    assert [hand.stake for hand in view.round.hands[1]] == [CHIP, 2 * CHIP]


def test_seats_the_bank_and_the_limits_are_known_to_all() -> None:
    seated = Scripted("siete_y_media", THREE)
    seated.do("Ana offer Blai 2", "Blai decline", "Carme bid 3", "Ana sell Carme")
    seated.do("Dani join after Ana", "Blai out", "Blai in", "Ana leave", "Elsa join", "Elsa leave")
    view = seen(seated, "Blai")
    table = seated.table
    assert view.names == table.names
    assert view.order == table.order
    assert view.away == table.away
    assert view.balances == table.balances
    assert view.banker == table.banker == 2
    assert view.offer is None


def test_offers_bids_and_proposals_are_known_while_they_stand() -> None:
    seated = Scripted("siete_y_media", THREE).do("Ana offer Blai 2")
    assert seen(seated).offer == (0, 1, 2 * CHIP)
    seated.do("Blai decline", "Carme bid 3")
    assert seen(seated).offer == (2, 2, 3 * CHIP)
    limits = Scripted("set_i_mig", THREE).begin().do("Carme decline", "Ana propose 1 9")
    assert seen(limits).proposal == (CHIP, 9 * CHIP)
    limits.do("Blai reject", "Carme reject")
    assert seen(limits).proposal is None
    assert (seen(limits).low, seen(limits).high) == (CHIP, 3 * CHIP)


def test_picked_cards_are_seen_when_all_have_voted() -> None:
    seated = Scripted("set_i_mig", THREE, "5o 12c 12e 3o 1c", banker=-1)
    seated.do("Ana pick", "Blai pick", "Carme pick")
    assert seen(seated, "Ana").picks == {0: HIDDEN, 1: HIDDEN, 2: HIDDEN}
    seated.do("Ana high", "Blai high", "Carme low")
    assert seen(seated, "Ana").picks == {
        0: parse_card("5o"),
        1: parse_card("12c"),
        2: parse_card("12e"),
    }


def test_a_fixed_stake_follows_the_limits() -> None:
    options = {"bets.form": "fixed"}
    seated = Scripted("set_i_mig", THREE, "5o 4o 6o", options=options).begin().do("Carme decline")
    view = view_of(seated.table, 1)
    before = len(seated.said)
    seated.do("Ana stake 1", "Ana tariff high")
    assert told(view, seated.said[before:]).fixed == seated.table.fixed == 2 * CHIP


def test_the_pot_is_known_and_the_banker_has_a_new_hand_in_each_small_round() -> None:
    seated = Scripted("sette_e_mezzo", THREE, "6o 5o 6c 4o", variants=["pot"]).begin()
    seated.do("Blai bet 2", "Blai stand", "Ana stand", "Carme bet 3").until_seats_act()
    view = seen(seated, "Carme")
    assert view.round is not None
    assert view.round.pot == 8 * CHIP
    assert view.round.small == 2
    assert hands(view, "Ana") == ["?"]
    seated.do("Carme stand", "Ana stand")
    over = seen(seated).round
    assert over is not None
    assert over.pot == 5 * CHIP


def test_what_is_told_of_a_round_that_a_view_does_not_know_changes_nothing() -> None:
    view = view_of(Scripted("sette_e_mezzo", THREE).table, 1)
    assert told(view, [PotIs(1, CHIP), Dealt(1, 1, 5, "up", ALL)]) == view


def test_who_comes_back_to_the_table_is_known_by_the_old_name() -> None:
    seated = Scripted("sette_e_mezzo", THREE).do("Carme leave", "Carme join after Ana")
    view = seen(seated, "Ana")
    assert (view.names, view.order) == (seated.table.names, seated.table.order)


def test_who_sits_out_before_the_deal_has_no_hand() -> None:
    seated = Scripted("sette_e_mezzo", THREE, "6o 5o").begin().do("Blai bet 2", "Blai out")
    view = seen(seated, "Ana")
    assert view.round is not None
    assert view.round.hands[1] == ()
    assert view.away == (1,)


def test_a_reshuffle_makes_seen_cards_unseen() -> None:
    seated = Scripted(
        "sette_e_mezzo",
        THREE,
        "7o 6o 5o",
        options={"deck.shuffle": "when_needed", "bank.passes": "stays"},
    )
    view = None
    while view is None or not view.reshuffles:
        seated.deal()
        for name in ("Blai", "Carme"):
            seated.do(f"{name} bet 1")
        for name in ("Blai", "Carme", "Ana"):
            while seated.until_seats_act().table.round is not None and "hit" in seated.may(name):
                seated.do(f"{name} hit")
        view = seen(seated).round
    held = {card for mine in view.hands.values() for hand in mine for card in hand.cards}
    assert set(view.seen) <= held
