"""Games that are really played are proved: every ruleset, a pot, and stocks that go on."""

import itertools

import pytest
from msgspec.structs import replace

from siete.bots import make_bot
from siete.fair import Proof, new_nonce
from siete.game import DEALER, legal, to_act
from siete.game import actions as act
from siete.play import Game
from siete.record import Record, format_record, parse_record
from siete.rules import RULESETS, Rules, build_rules
from siete.verify import Verified, verify

NAMES = ("Ana", "Blai", "Carme", "Dídac", "Elna")


def play(rules: Rules, rounds: int, names: tuple[str, ...] = NAMES) -> Game:
    """A game of bots, in which the first seat adds a nonce before each round."""
    game = Game(rules, names)
    bots = [make_bot("varied", rules, seat) for seat in range(len(names))]
    while game.table.played < rounds:
        (seat, *_) = to_act(game.table)
        if seat != DEALER:
            game.act(bots[seat].choose(game.view(seat), legal(game.table, seat)))
            continue
        if game.table.phase == "between":
            game.add_nonce(0, new_nonce())
        game.step()
    return game


def read_again(game: Game) -> Record:
    return parse_record(format_record(game.record()))


def codes(verified: Verified) -> set[str]:
    return {finding.code for checked in verified.proofs for finding in checked.findings}


@pytest.mark.parametrize(
    ("ruleset", "variants"),
    [*((name, ()) for name in RULESETS), ("sette_e_mezzo", ("pot", "wild", "split"))],
)
def test_a_game_is_proved_from_its_first_banker_on(ruleset: str, variants: tuple[str, ...]) -> None:
    rules = build_rules(ruleset, variants)
    verified = verify(read_again(play(rules, 6)))
    assert verified.verdict == "holds"
    assert {checked.verdict for checked in verified.proofs} == {"holds"}
    first = verified.proofs[0]
    assert first.what == ("lot" if rules.bank_first == "lot" else "stock")


def with_another_nonce(proof: Proof, place: int, digit: int) -> Proof:
    """The proof with one digit of one player's nonce changed to the next one."""
    name, nonce = proof.nonces[place]
    other = format((int(nonce[digit], 16) + 1) % 16, "x")
    changed = nonce[:digit] + other + nonce[digit + 1 :]
    return replace(
        proof, nonces=(*proof.nonces[:place], (name, changed), *proof.nonces[place + 1 :])
    )


@pytest.mark.parametrize("seats", range(2, 6))
def test_a_game_by_lot_tells_of_every_changed_nonce(seats: int) -> None:
    """The banker alone would not: of two seats it stays the same one every second time."""
    rules = build_rules("siete_y_media")
    assert rules.bank_first == "lot"
    record = read_again(play(rules, 1, NAMES[:seats]))
    assert verify(record).verdict == "holds"
    proof = record.rounds[0].proof
    assert proof is not None
    assert proof.lot is not None
    changed = []
    for place, digit in itertools.product(range(seats), range(32)):
        changed.append(replace(proof, lot=with_another_nonce(proof.lot, place, digit)))
        changed.append(with_another_nonce(proof, place, digit))
    for other in changed:
        told = replace(record, rounds=(replace(record.rounds[0], proof=other),))
        failing = [checked.what for checked in verify(told).proofs if checked.verdict == "fails"]
        assert failing == ["stock" if other.lot == proof.lot else "lot"]


def test_stocks_that_go_on_over_rounds_are_proved_with_their_reshuffles() -> None:
    rules = build_rules("set_i_mig", (), {"deck.shuffle": "when_needed"})
    verified = verify(read_again(play(rules, 60)))
    assert verified.verdict == "holds"
    assert any(checked.last > checked.first for checked in verified.proofs[:-1])
    assert "reshuffles_hold" in codes(verified)


def test_the_secret_of_a_stock_in_play_is_not_told() -> None:
    rules = build_rules(
        "siete_y_media", (), {"deck.shuffle": "when_needed", "bank.passes": "stays"}
    )
    verified = verify(read_again(play(rules, 1)))
    assert [checked.verdict for checked in verified.proofs] == ["holds", "open"]


def test_a_record_of_a_stock_in_play_tells_no_card_that_is_still_to_come() -> None:
    """What the record says follows from the cards that came: in their places, the rest in order."""
    rules = build_rules(
        "siete_y_media", (), {"deck.shuffle": "when_needed", "bank.passes": "stays"}
    )
    seen = {"deck": 0, "reshuffle": 0}
    for rounds in range(1, 9):
        game = play(rules, rounds)
        record = game.record()
        stocks = [entry for entry in record.rounds if entry.proof is not None]
        if stocks[-1].proof is None or stocks[-1].proof.secret:
            continue
        assert verify(read_again(game)).results_hold
        later = record.rounds[record.rounds.index(stocks[-1]) :]
        refills = [cards for entry in later for cards in entry.reshuffles]
        stock = refills[-1] if refills else stocks[-1].deck
        assert stock is not None
        to_come = [card for card in stock if not game.table.out >> card & 1]
        assert to_come == sorted(to_come)
        seen["reshuffle" if refills else "deck"] += len(to_come) > 2
    assert min(seen.values()) > 0


def test_while_the_bank_may_come_back_the_secret_is_kept_back() -> None:
    """The bank passed on, which ends a stock; but sold back before the deal, it goes on."""
    options = {"deck.shuffle": "when_needed", "bank.passes": "rotates", "bank.sale": "yes"}
    always = {"bank.claimed_by": "none", "bank.void_on_three": "no"}  # whatever the cards
    game = play(build_rules("set_i_mig", (), options | always), 1, ("Ana", "Blai"))
    now, before = game.table.banker, game.table.last_banker
    assert now != before
    passed = game.record().rounds[-1].proof
    game.act(act.Bid(before, 0))
    game.act(act.Sell(now, before))
    back = game.record().rounds[-1].proof
    game.step()
    assert game.table.out
    for proof in (passed, back):
        assert proof is not None
        assert not proof.secret
    assert verify(game.record()).proofs[-1].verdict == "open"
