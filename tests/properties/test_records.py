"""Whatever is played is recorded, replays to the same result, and is proved; nothing else is."""

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from siete.errors import SieteError
from siete.fair import Proof
from siete.game import DEALER, SPECTATOR, to_act
from siete.game import actions as act
from siete.notation import format_action, parse_action
from siete.play import Game
from siete.record import Expect, Record, RoundRecord, format_record, parse_record
from siete.replay import replay
from siete.rules import Rules
from siete.verify import verify
from tests.properties.effort import examples, report
from tests.properties.playing import said_by_anyone
from tests.strategies import valid_rules

NAMES = (
    "Ana",
    "Ana María",
    "bet",
    "José María",
    "中村",
    "Ελένη",
    "O'Neil",
    "a-b.c_d",
    "Иван",
    "7",
    "Ana Blai",
    "Q1",
)
UNWRITTEN = (act.Begin, act.Ready, act.Deal, act.Reshuffle, act.Lot)
SEEDS = st.integers(0, 2**32)
GOES_ON = {"deck.shuffle": "when_needed"}
"""Then stocks run out, and the record has reshuffles."""


def real_game(rules: Rules, luck: random.Random, actions: int, *, known: bool = True) -> Game:
    """A real game of so many actions, with nonces by ``luck``, and where ``known`` secrets too."""
    low, high = rules.table_players
    names = luck.sample(NAMES, luck.randint(low, high))
    secrets = [{"secret": luck.randbytes(32).hex()} for _ in range(200 * known)]
    banker = luck.choice((-1, 0))
    game = Game(rules, names, banker, table_id=f"t{luck.randrange(10**9)}", earlier=secrets)
    for _ in range(actions):
        action = said_by_anyone(game.table, luck, 30)
        for seat in game.table.order:
            try:
                game.add_nonce(seat, luck.randbytes(16).hex())
            except SieteError:  # too late; between rounds it never is
                assert game.table.phase != "between"
        if action is None:
            game.step()
            continue
        if not isinstance(action, UNWRITTEN):
            written = format_action(action, game.table.names)
            assert parse_action(written, game.table) == action
        game.act(action)
    return game


@examples(100, 2_000)
@given(valid_rules(), SEEDS)
def test_what_was_played_is_written_read_and_replays(rules: Rules, seed: int) -> None:
    luck = random.Random(seed)
    game = real_game(rules, luck, luck.randint(20, 250))
    record = game.record()
    text = format_record(record)
    assert parse_record(text) == record
    assert format_record(parse_record(text)) == text
    if not record.rounds:
        return
    replayed = replay(record)
    assert replayed.mismatches == ()
    assert len(replayed.rounds) == len(record.rounds)


@examples(60, 1_000)
@given(valid_rules(), SEEDS)
def test_a_save_of_any_moment_goes_on_as_the_game_did(rules: Rules, seed: int) -> None:
    luck = random.Random(seed)
    game = real_game(rules, luck, luck.randint(1, 120), known=False)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "game"
        game.save(path)
        game.close()
        again = Game.restore(path)
        again.close()
    # What the dealer did last is not in the save: it does the same again.
    while again.table != game.table and to_act(again.table) == (DEALER,):
        again.step()
    assert again.table == game.table
    assert again.commitment == game.commitment
    assert again.nonces == game.nonces
    for seat in (SPECTATOR, *game.table.order):
        assert again.view(seat) == game.view(seat)
    assert again.record() == game.record()


def exchanged(cards: tuple[int, ...], luck: random.Random) -> tuple[int, ...]:
    """The cards with two of them in each other's place."""
    one, other = luck.sample(range(len(cards)), 2)
    changed = list(cards)
    changed[one], changed[other] = changed[other], changed[one]
    return tuple(changed)


def another_digit(text: str, luck: random.Random) -> str:
    """The hex digits with one of them changed."""
    place = luck.randrange(len(text))
    digit = luck.choice([each for each in "0123456789abcdef" if each != text[place]])
    return text[:place] + digit + text[place + 1 :]


def changed_proofs(proof: Proof, luck: random.Random) -> Iterator[tuple[str, Proof | None]]:
    """The proof with one thing in it changed."""
    yield "secret", replace(proof, secret=another_digit(proof.secret, luck))
    yield "commitment", replace(proof, commitment=another_digit(proof.commitment, luck))
    yield "round", replace(proof, round=proof.round + 1)
    yield "table", replace(proof, table=f"{proof.table}x")
    yield "secret taken away", replace(proof, secret="")
    yield "proof taken away", None
    for number, (name, nonce) in enumerate(proof.nonces):
        others = proof.nonces[:number] + proof.nonces[number + 1 :]
        yield "nonce", replace(proof, nonces=(*others, (name, another_digit(nonce, luck))))
        yield "nonce taken away", replace(proof, nonces=others)
    if proof.lot is not None:
        lot = replace(proof.lot, secret=another_digit(proof.lot.secret, luck))
        yield "lot", replace(proof, lot=lot)


def changed_rounds(
    record: Record, number: int, luck: random.Random
) -> Iterator[tuple[str, RoundRecord]]:
    """An entry of a record with one thing in it changed."""
    entry = record.rounds[number]
    if entry.proof is not None and entry.proof.secret:
        for what, other in changed_proofs(entry.proof, luck):
            if what != "secret taken away" or not _may_be_in_play(record, number):
                yield what, replace(entry, proof=other)
        if entry.deck is not None:
            yield "deck", replace(entry, deck=exchanged(entry.deck, luck))
    proofs = [each.proof for each in record.rounds[: number + 1] if each.proof is not None]
    if proofs[-1].secret:
        for place, stock in enumerate(entry.reshuffles):
            if len(stock) > 1:
                stocks = list(entry.reshuffles)
                stocks[place] = exchanged(stock, luck)
                yield "reshuffle", replace(entry, reshuffles=tuple(stocks))
    assert entry.expect is not None
    yield from (("results", replace(entry, expect=other)) for other in other_results(entry.expect))


def _may_be_in_play(record: Record, number: int) -> bool:
    """Whether a record could have been written while the stock of this entry was in play.

    That it is over, because the bank was sold meanwhile, the record does not say.
    """
    is_last = all(entry.proof is None for entry in record.rounds[number + 1 :])
    return is_last and record.rules.deck_shuffle == "when_needed"


def other_results(expect: Expect) -> Iterator[Expect]:
    """What is expected, with one amount or hand changed."""
    if expect.net:
        name, amount = next(iter(expect.net.items()))
        yield replace(expect, net={**expect.net, name: amount + 1})
    if expect.balances:
        name, amount = next(iter(expect.balances.items()))
        yield replace(expect, balances={**expect.balances, name: amount - 1})
    for name, hands in (expect.hands or {}).items():
        yield replace(expect, hands={**(expect.hands or {}), name: hands[1:]})


def one_of_each(
    changes: Iterable[tuple[str, RoundRecord]], luck: random.Random, most: int
) -> list[tuple[str, RoundRecord]]:
    """Some of the changes, each of another kind; a reshuffle, which is rare, among them."""
    by_kind: dict[str, list[RoundRecord]] = {}
    for what, other in changes:
        by_kind.setdefault(what, []).append(other)
    kinds = luck.sample(sorted(by_kind), min(most, len(by_kind)))
    kinds += [what for what in ("reshuffle",) if what in by_kind and what not in kinds]
    return [(what, luck.choice(by_kind[what])) for what in kinds]


def verdict(record: Record) -> str:
    """What verifying comes to; the code where it is refused."""
    try:
        return verify(record).verdict
    except SieteError as error:
        return error.code


def test_every_real_game_is_proved_and_none_that_was_tampered_with() -> None:
    counts: Counter[str] = Counter()

    @examples(100, 1_000)
    @given(valid_rules() | valid_rules(options=GOES_ON), SEEDS)
    def check(rules: Rules, seed: int) -> None:
        luck = random.Random(seed)
        record = real_game(rules, luck, luck.randint(60, 300)).record()
        if not record.rounds:
            return
        assert verdict(record) in ("holds", "open")
        counts["honest"] += 1
        numbers = range(len(record.rounds))
        ran_out = [number for number in numbers if record.rounds[number].reshuffles]
        for number in {*ran_out[:2], *luck.sample(numbers, min(2, len(numbers)))}:
            for what, other in one_of_each(changed_rounds(record, number, luck), luck, 8):
                rounds = (*record.rounds[:number], other, *record.rounds[number + 1 :])
                found = verdict(replace(record, rounds=rounds))
                assert found not in ("holds", "open"), (what, number)
                counts[what] += 1

    check()
    report("verified", counts)
    assert counts["honest"] > 40
    assert min(counts[what] for what in ("secret", "deck", "nonce", "reshuffle", "results")) > 5
