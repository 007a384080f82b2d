"""The record format: what is no record is refused with the reason and the place."""

from pathlib import Path

import msgspec
import pytest

from siete.amounts import CHIP
from siete.cards import parse_cards
from siete.errors import SieteError
from siete.record import Expect, Record, RecordError, RoundRecord, format_record, load, parse_record
from siete.replay import replay
from siete.rules import RulesError, build_rules

CASES = Path(__file__).parents[1] / "cases"
HEAD = 'format = "siete/1"\nruleset = "sette_e_mezzo"\nseats = ["Ana", "Bea"]\nbanker = "Ana"\n'
PLAY = 'deck = "6o 5o"\nactions = ["Bea bet 1", "Bea stand", "Ana stand"]\n'


def refused(text: str) -> SieteError:
    with pytest.raises(SieteError) as error:
        replay(parse_record(text))
    return error.value


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("format = ", "record_toml"),
        ("x = " + "[" * 3000, "record_nested"),
        ("", "record_format"),
        ('format = "siete/2"', "record_format"),
        ('format = "siete/1"', "record_missing"),
        (HEAD, "record_missing"),
        (HEAD + "colour = 3\nrounds = []", "record_key"),
        (HEAD + '"\\u001b[2J" = 3\nrounds = []', "record_key"),
        (HEAD + 'rounds = "none"', "record_type"),
        (HEAD + "rounds = [3]", "record_type"),
        (HEAD.replace('"sette_e_mezzo"', "3") + "rounds = []", "record_type"),
        (HEAD.replace('["Ana", "Bea"]', '"Ana"') + "rounds = []", "record_type"),
        (HEAD.replace('["Ana", "Bea"]', '["Ana", 3]') + "rounds = []", "record_type"),
        (HEAD.replace('"Bea"', '""') + "rounds = []", "no_name"),
        (HEAD.replace('banker = "Ana"', 'banker = "Zoe"') + "rounds = []", "record_banker_unknown"),
        (HEAD.replace('banker = "Ana"', "") + "rounds = []", "record_no_banker"),
        (HEAD + "variants = 3\nrounds = []", "record_type"),
        (HEAD + "options = 3\nrounds = []", "record_type"),
        (HEAD + "[[rounds]]\ndeck = 3", "record_type"),
        (HEAD + '[[rounds]]\ndeck = "8o"', "no_such_card"),
        (HEAD + '[[rounds]]\ndeck = "7o 7o"', "card_twice"),
        (HEAD + "[[rounds]]\nreshuffles = 3", "record_type"),
        (HEAD + '[[rounds]]\nreshuffles = ["8o"]', "no_such_card"),
        (HEAD + "[[rounds]]\nactions = [3]", "record_type"),
        (HEAD + "[[rounds]]\nmoves = []", "record_key"),
        (HEAD + "[[rounds]]\nexpect = 3", "record_type"),
        (HEAD + "[[rounds]]\n[rounds.expect]\nwinner = 3", "record_key"),
        (HEAD + "[[rounds]]\n[rounds.expect]\nnet = 3", "record_type"),
        (HEAD + "[[rounds]]\n[rounds.expect]\nnet = { Ana = true }", "record_type"),
        (HEAD + "[[rounds]]\n[rounds.expect]\nnet = { Ana = nan }", "record_type"),
        (HEAD + "[[rounds]]\n[rounds.expect]\nnet = { Ana = 1e900 }", "record_type"),
        (HEAD + f"[[rounds]]\n[rounds.expect]\nnet = {{ Ana = {10**40} }}", "no_amount"),
        (HEAD + '[[rounds]]\n[rounds.expect]\nnet = { Ana = "much" }', "no_amount"),
        (HEAD + f"[[rounds]]\n[rounds.expect]\nnet = {{ Ana = 1e{10**20} }}", "record_type"),
        (HEAD + "x = " + "[" * 5000 + "]" * 5000, "record_nested"),
        (HEAD + "x" + ".x" * 100_000 + " = 1", "record_nested"),
        (HEAD + "['a' . \"b\" ." + "x." * 100_000 + "y]", "record_nested"),
        (HEAD + "[[rounds]]\n[rounds.expect]\nbanker = 3", "record_type"),
        (HEAD + '[[rounds]]\n[rounds.expect]\nfouls = "Ana"', "record_type"),
        (HEAD + '[[rounds]]\n[rounds.expect]\nhands = { Ana = "5o" }', "record_type"),
        (HEAD + "[[rounds]]\nproof = 3", "record_type"),
        (HEAD + "[[rounds]]\n[rounds.proof]\nversion = 1\nsecret = 3", "proof_unreadable"),
        (HEAD + "[[rounds]]\nactions = []", "record_unfinished"),
        (HEAD + f"[[rounds]]\n{PLAY}reshuffles = ['1o']", "record_reshuffle_not_needed"),
        (
            HEAD + "[[rounds]]\n" + PLAY.replace('"Ana stand"', '"Ana stand", "Bea out"'),
            "record_after_end",
        ),
        (HEAD + "[[rounds]]\n" + PLAY.replace("Bea bet 1", "Zoe bet 1"), "action_unknown_name"),
    ],
)
def test_what_is_no_record_says_why(text: str, code: str) -> None:
    assert refused(text).code == code


KINDS = {
    '"Ana"': "text",
    "[1]": "list",
    "{ a = 1 }": "table",
    "true": "boolean",
    "1979-05-27": "time",
    "07:32:00": "time",
    "3": "number",
    "2.5": "number",
}


@pytest.mark.parametrize(
    ("place", "expected", "also"),
    [
        ("seats = {}", "list", ()),
        ("ruleset = {}", "text", ()),
        ("options = {}", "table", ()),
        ("[[rounds]]\nactions = [{}]", "text", ()),
        ("[[rounds]]\n[rounds.expect]\nnet = {{ Ana = {} }}", "amount", ("text", "number")),
    ],
)
def test_of_a_wrong_value_it_is_told_what_is_needed_and_what_is_there(
    place: str, expected: str, also: tuple[str, ...]
) -> None:
    key = place.partition(" = ")[0]
    head = "".join(line for line in HEAD.splitlines(keepends=True) if not line.startswith(key))
    for value, found in KINDS.items():
        if found == expected or found in also:
            continue
        text = head + place.format(value) + ("" if "rounds" in place else "\nrounds = []")
        error = refused(text)
        assert error.code == "record_type", text
        told = {"expected": expected, "found": found}
        assert told.items() <= error.params.items(), text
    for value in ("nan", "-inf", "1e900") if expected == "amount" else ():
        error = refused(head + place.format(value))
        assert (error.params["expected"], error.params["found"]) == ("amount", "other")


def test_the_entry_at_fault_is_told() -> None:
    error = refused(HEAD + f"[[rounds]]\n{PLAY}[[rounds]]\ndeck = '9o'")
    assert isinstance(error, RecordError)
    assert error.round == 2
    error = refused(HEAD + f"[[rounds]]\n{PLAY}[[rounds]]\nactions = ['Bea bet 2']\n")
    assert isinstance(error, RecordError)
    assert error.round == 2


def test_rules_that_clash_are_refused_with_all_that_is_wrong() -> None:
    with pytest.raises(RulesError) as error:
        parse_record(HEAD + '[options]\n"bets.min" = 20\n"deck.wild" = "7o"\n[[rounds]]\n')
    assert len(error.value.problems) == 2


def test_nothing_is_said_after_the_card_that_ended_the_round() -> None:
    bust = HEAD + "[[rounds]]\ndeck = '6o 5o 5c'\nactions = ['Bea bet 1', 'Bea hit', 'Bea leave']\n"
    assert refused(bust).code == "record_after_end"


def test_a_deck_is_refused_where_the_stock_goes_on() -> None:
    head = HEAD + '[options]\n"deck.shuffle" = "when_needed"\n"bank.passes" = "stays"\n'
    error = refused(f"{head}[[rounds]]\n{PLAY}[[rounds]]\n{PLAY}")
    assert error.code == "record_deck_not_due"


def test_a_new_stock_has_only_cards_that_are_gone() -> None:
    record = load(CASES / "options" / "deck__shuffle__when_needed__runs_out.toml")
    place, entry = next((k, each) for k, each in enumerate(record.rounds) if each.reshuffles)
    came = replay(record).rounds[place]
    in_play = came.hands[record.seats[0]][0][0]
    changed = msgspec.structs.replace(entry, reshuffles=((in_play,),))
    with pytest.raises(RecordError) as error:
        replay(
            msgspec.structs.replace(
                record, rounds=(*record.rounds[:place], changed, *record.rounds[place + 1 :])
            )
        )
    assert error.value.code == "record_reshuffle_card"
    assert error.value.round == place + 1


def test_files_that_can_not_be_read(tmp_path: Path) -> None:
    def code_of(path: Path) -> str:
        with pytest.raises(RecordError) as error:
            load(path)
        return error.value.code

    assert code_of(tmp_path / "missing.toml") == "file_unreadable"
    assert code_of(tmp_path) == "file_unreadable"
    with pytest.raises(RecordError):
        load("nul\0byte")
    latin = tmp_path / "latin.toml"
    latin.write_bytes('format = "siete/1" # ñ'.encode("latin-1"))
    assert code_of(latin) == "record_encoding"
    large = tmp_path / "large.toml"
    with large.open("wb") as file:
        file.truncate(33 * 1024 * 1024)
    assert code_of(large) == "file_too_large"


def test_the_first_of_thousands_of_unknown_options_is_told() -> None:
    many = "\n".join(f"x{number} = 1" for number in range(100_000))
    error = refused(HEAD + f"rounds = []\n[options]\n{many}")
    assert error.code == "record_key"
    assert error.params["key"] == "x0"


def test_many_points_that_are_no_key_are_no_fault() -> None:
    parse_record(HEAD + "# " + "x." * 10 + "y" * 1_000_000 + "\n[[rounds]]\n")
    parse_record(HEAD + "# wait " + "." * 1000 + ' "a" ' * 100 + "\n[[rounds]]\n")


def test_a_byte_order_mark_is_no_fault(tmp_path: Path) -> None:
    path = tmp_path / "marked.toml"
    path.write_text("\ufeff" + HEAD + "[[rounds]]\n" + PLAY, encoding="utf-8")
    assert replay(load(path)).rounds[0].net == {"Ana": -CHIP, "Bea": CHIP}


def test_a_record_written_and_read_is_equal() -> None:
    expect = Expect(
        net={"Ana": -CHIP // 2, "D'Àrtagnan Jr.": CHIP // 2},
        balances={},
        banker="Ana",
        fouls=(),
        hands={"Ana": (parse_cards("5o 10b"),)},
    )
    rounds = (
        RoundRecord(parse_cards("5o"), (parse_cards("1o 2o"), ()), ("Ana bet 1",), expect),
        RoundRecord(None, (), (), Expect(hands={}, net={}, fouls=("Ana",))),
        RoundRecord((), (), (), Expect()),
        RoundRecord((), (), ("Ana out",)),
    )
    options = {
        "bets.step": "0.5",
        "bets.tariffs": "low-0.5-2-high-2-4",
        "deck.wild": "12o",
        "bank.draws_to": "5.5",
    }
    record = Record(
        build_rules("set_i_mig", ("honour", "wild"), options),
        ("Ana", "D'Àrtagnan Jr."),
        "Ana",
        rounds,
    )
    assert parse_record(format_record(record)) == record
    without = Record(build_rules("set_i_mig"), ("Ana", "Bea"))
    assert parse_record(format_record(without)) == without
    only_options = Record(build_rules("set_i_mig", (), {"bets.max": "9"}), ("Ana", "Bea"))
    assert parse_record(format_record(only_options)) == only_options


def test_amounts_are_expected_as_numbers_or_texts() -> None:
    text = HEAD + f"[[rounds]]\n{PLAY}[rounds.expect]\n"
    for net in ('{ Ana = "-1", Bea = "1" }', "{ Ana = -1, Bea = 1.0 }", "{ Ana = -1.00, Bea = 1 }"):
        assert replay(parse_record(f"{text}net = {net}")).mismatches == ()


def test_what_does_not_hold_is_told_with_what_came() -> None:
    expect = '[rounds.expect]\nnet = { Ana = 1, Zoe = 2 }\nbanker = "Ana"\nfouls = ["Bea"]\n'
    expect += 'balances = { Bea = 0.5 }\nhands = { Bea = ["6o 1o"], Ana = ["5o"] }\n'
    found = replay(parse_record(f"{HEAD}[[rounds]]\n{PLAY}{expect}")).mismatches
    assert [(each.what, each.who, each.expected, each.came) for each in found] == [
        ("net", "Ana", "1", "-1"),
        ("net", "Zoe", "2", ""),
        ("balances", "Bea", "0.5", "1"),
        ("banker", "", "Ana", "Bea"),
        ("fouls", "", "[Bea]", "[]"),
        ("hands", "Bea", "[6o 1o]", "[6o]"),
    ]
